package types

import (
	"slices"

	"inspect/java/ast"
	"inspect/java/source"
)

// Sequences and sets are no values that could be kept: a model field of such a type stands
// for what its represents clause says, a variable of \let for its value, a parameter of a
// model method for what is handed over, wherever it is named.
//
//	model \locset footprint; represents footprint = \set_union(this.*, table[*]);
//	model JMLObjectSet nodes; represents nodes = \reach(head, Node, next);
//
// A ghost variable that is a sequence holds an array of its elements, of a class of its own
// that no code can name. Nobody writes to it: who sets the variable makes a new one. null
// there is the empty sequence.

// expandedTypes are these types, by their names. Those of JML's library are so where there
// is no class of that name.
var expandedTypes = map[string]BasicKind{`\seq`: Seq, `\locset`: LocSet, "JMLObjectSet": ObjectSet, "JMLObjectSequence": Seq}

// modelLibrary is the package of JML's library.
const modelLibrary = "org.jmlspecs.models."

// declaredOf is what such a type is declaredOf of.
type declaredOf uint8

const (
	ofOther declaredOf = iota
	ofModelField
	ofGhost
	ofLet
	ofParam // of a model method
	ofResult
	ofBound // of a quantifier or comprehension
)

// expandedType is such a type where it may stand: of a ghost variable that is a sequence
// the class of what it holds.
func (s *typeScope) expandedType(k BasicKind, t ast.TypeExpr, args []ast.TypeExpr) Type {
	name, at := t.Span().Text(), t.Span()
	refused := func(what, remedy string) Type {
		s.error(source.NotSupported(at, what, remedy))
		return Of(Invalid)
	}
	const model = "declare a model field, and write what it represents"
	if known := s.w.Info.TypeOf[t]; s.declares == ofOther && known != nil && !IsKind(known, Invalid) {
		return known // the declaration was looked at before
	}
	switch {
	case s.declares == ofBound:
		return refused("a quantifier over "+name, map[BasicKind]string{
			Seq:       "quantify over the indices of one sequence, or over what it is made of",
			LocSet:    "name the sets of locations, or say it of each of their locations",
			ObjectSet: `quantify over the objects, and ask \reach or a comprehension which are in the set`,
		}[k])
	case s.declares == ofOther && k == Seq:
		return refused("a "+name+" here", "declare a model or ghost field, a ghost variable, or a variable of \\let")
	case s.declares == ofOther:
		return refused("a "+name+" that is no model field", model)
	case k == LocSet && s.declares == ofParam:
		return Of(k)
	case k != Seq && (s.declares == ofGhost || s.declares == ofParam || s.declares == ofResult):
		return refused("a "+name+" that is "+map[declaredOf]string{ofGhost: "ghost", ofParam: "a parameter", ofResult: "a result"}[s.declares], model)
	case k != Seq || s.declares == ofModelField && len(args) == 0 || s.declares == ofLet:
		return Of(k)
	}
	elem := s.seqElem(args, name)
	switch e := elem.(type) {
	case nil:
		return refused("the "+name+" "+s.called+", of which nothing says what its elements are,", `write \seq<int> or the like, or cast an element: (int) `+s.called+"[i]")
	case *Basic:
		if IsKind(e, Invalid) {
			return e
		}
		if IsKind(e, Void, BigInt, Real, TypeType, Seq, LocSet, ObjectSet) {
			return refused("a sequence of values of type "+e.String()+" here", "use Java's numbers, booleans and objects")
		}
	case *Array:
		return refused("a sequence of arrays here", "put the arrays into objects")
	}
	if s.declares == ofGhost {
		return s.w.StoredSequence(elem)
	}
	return s.w.sequence(elem)
}

// seqElem is the type of the elements of a sequence that is declaredOf: as it says, or
// as casts of its elements do. nil: neither says so.
func (s *typeScope) seqElem(args []ast.TypeExpr, name string) Type {
	if len(args) > 0 {
		t, _ := s.of(ofOther, "").resolve(args[0])
		return t
	}
	var found Type
	one := true
	ast.Walk(s.file, func(n ast.Node) bool {
		c, ok := n.(*ast.Cast)
		if !ok || indexed(c.X) != s.called {
			return true
		}
		withoutReports := *s.of(ofOther, "")
		withoutReports.report = nil
		if t, _ := withoutReports.resolve(c.Type); !IsKind(t, Invalid) {
			one = one && (found == nil || found == t)
			found = t
		}
		return true
	})
	switch {
	case !one:
		return nil
	case found == nil && name != `\seq`:
		return s.w.object() // of JML's library
	}
	return found
}

// indexed is the name of the sequence that an expression is an element of.
func indexed(e ast.Expr) string {
	switch e := ast.Unparen(e).(type) {
	case *ast.Index:
		return lastName(e.X)
	case *ast.JMLCall:
		if e.Name == `\seq_get` && len(e.Args) == 2 {
			return lastName(e.Args[0])
		}
	}
	return ""
}

// seqParts adds the methods that give the length and the elements of what the model
// methods of c return that are sequences. They override those of what these override.
func (w *World) seqParts(c *Class) {
	for _, m := range slices.Clone(c.Methods) {
		s, ok := m.Result.(*Sequence)
		if !ok || m.TakesSequence() {
			continue
		}
		part := func(name string, d Derived, result Type, more ...*Var) *Method {
			p := &Method{Class: c, Name: m.Name + name, Derived: d, Bridged: m, Static: m.Static, Abstract: m.Abstract, Model: true, Pure: true,
				Params: append(slices.Clone(m.Params), more...), Result: result, Span: m.Span}
			w.state(p).private = w.state(m).private
			c.Methods = append(c.Methods, p)
			return p
		}
		if w.seqs == nil {
			w.seqs = map[*Method]SeqParts{}
		}
		k := &Var{Kind: ParamVar, Name: "k", Type: Of(Int), Span: m.Span}
		w.seqs[m] = SeqParts{part(" length", SeqLength, Of(Int)), part(" element", SeqElement, s.Elem, k)}
	}
}

// SeqParts are the methods that give the length of what a method returns that is a
// sequence, and the element at the index that is their last parameter.
type SeqParts struct{ Length, Element *Method }

// TakesSequence reports whether a parameter is a sequence or a set of locations. A call of such a method is what it
// returns, with the argument in the place of the parameter.
func (m *Method) TakesSequence() bool {
	return slices.ContainsFunc(m.Params, func(p *Var) bool { return p.HasNoValue() })
}

// SeqParts are those of m, nil where it returns no sequence.
func (w *World) SeqParts(m *Method) SeqParts { return w.seqs[m] }

func lastName(e ast.Expr) string {
	switch e := ast.Unparen(e).(type) {
	case *ast.Ident:
		return e.Name
	case *ast.Select:
		return e.Name.Text
	case *ast.Call:
		return e.Name.Text
	}
	return ""
}

// varTypeOf is varType of what may be such a variable.
func (r *resolver) varTypeOf(what declaredOf, v *Var, t ast.TypeExpr) {
	saved := r.types
	r.types = *saved.of(what, v.Name)
	r.varType(v, t)
	r.types = saved
}

// isExpanded reports whether a field stands for what it represents.
func isExpanded(f *Field) bool { return f.Model && IsKind(f.Type, Seq, LocSet, ObjectSet) }

// StoredSequence is the class of what ghost variables hold that are sequences of elem.
func (w *World) StoredSequence(elem Type) *Array {
	a := w.storedSeqs[elem]
	if a == nil {
		a = &Array{Elem: elem, Seq: true}
		w.storedSeqs[elem] = a
	}
	return a
}

// HasNoValue reports whether a parameter has no value, but stands for what is handed over.
func (v *Var) HasNoValue() bool { return IsSequence(v.Type) || IsKind(v.Type, LocSet) }

// IsSequence reports whether a variable that is declared of type t is a sequence.
func IsSequence(t Type) bool {
	a, ok := t.(*Array)
	_, seq := t.(*Sequence)
	return seq || ok && a.IsSequence()
}

// valueType is the type of the value of a variable that is declaredOf of type t.
func (w *World) valueType(t Type) Type {
	if a, ok := t.(*Array); ok && a.IsSequence() {
		return w.sequence(a.Elem)
	}
	return t
}

// fits reports whether a sequence may be where one of type t is asked for.
func (s *Sequence) fits(t Type) bool {
	to, ok := t.(*Sequence)
	if !ok {
		return IsKind(t, Seq, Invalid)
	}
	return s == to || IsKind(s.Elem, Void) || IsReference(s.Elem) && IsAssignable(s.Elem, to.Elem)
}

// Representations are the clauses that say what a model field is, in the classes that have it:
// those of subclasses come before those of the classes above.
func (w *World) Representations(f *Field) []*Clause {
	var ks []*Clause
	for _, c := range w.inheriting(f.Class) {
		w.Header(c)
		for _, m := range c.Methods {
			if m.Derived == ModelField && m.Field == f && m.Clause != nil {
				ks = append(ks, m.Clause)
			}
		}
	}
	slices.SortStableFunc(ks, func(a, b *Clause) int { return depth(b.Class) - depth(a.Class) })
	return ks
}

// depth is how many classes and interfaces there are from c up to the farthest.
func depth(c *Class) int {
	n := 0
	for _, k := range c.Interfaces {
		n = max(n, depth(k))
	}
	if c.Super != nil {
		n = max(n, depth(c.Super))
	}
	return n + 1
}

// Representing is the clause that says what a model field is: the only one that its class
// and those below it have for it.
func (w *World) Representing(f *Field) *Clause {
	if ks := w.Representations(f); len(ks) == 1 {
		return ks[0]
	}
	return nil
}

// unrepresented is a class of objects of which no clause says what a model field is; nil:
// there is none.
func (w *World) unrepresented(f *Field, ks []*Clause) *Class {
	for _, c := range w.inheriting(f.Class) {
		if c.Abstract || c.IsInterface() || slices.ContainsFunc(ks, func(k *Clause) bool { return c.IsSubclassOf(k.Class) }) {
			continue
		}
		return c
	}
	return nil
}

// representedType is the type of a model field that stands for what it represents.
func (r *resolver) representedType(f *Field, at source.Span) Type {
	ks := r.w.Representations(f)
	what := "the " + f.Type.String() + " " + f.QName()
	unsaid := func(k *Clause) bool { return k.SuchThat || k.Y == nil }
	if len(ks) == 0 || slices.ContainsFunc(ks, unsaid) || len(ks) > 1 && IsKind(f.Type, ObjectSet) {
		return r.unsupported(at, what, "write one represents clause "+f.Name+" = value; in its class")
	}
	if c := r.w.unrepresented(f, ks); c != nil && len(ks) > 1 {
		return r.unsupported(at, what+", which nothing represents in "+c.Name, "write represents "+f.Name+" = value; there")
	}
	var found Type
	for _, k := range ks {
		u := r.w.clauseUnit(k)
		if u.state != done {
			return r.unsupported(at, what+", which is represented by itself", "say what it is by a quantifier")
		}
		for _, d := range u.diags {
			r.unit.report(d)
		}
		r.unit.refs.join(&u.refs)
		t := r.w.Info.Types[k.Y]
		if IsKind(f.Type, LocSet) && r.w.isPlace(k.Y) {
			t = f.Type
		}
		if !isOfExpanded(f, t) {
			return Of(Invalid)
		}
		if found = sameType(found, t); found == nil {
			return r.unsupported(at, what+", whose elements are of another type in each class", "represent it by sequences of one type")
		}
	}
	return found
}

// sameType is the type of what is of type a or b, which are of one kind; nil: there is none. A
// sequence without elements is of any.
func sameType(a, b Type) Type {
	empty := func(t Type) bool { s, ok := t.(*Sequence); return ok && IsKind(s.Elem, Void) }
	switch {
	case a == nil || a == b || empty(a):
		return b
	case empty(b):
		return a
	}
	return nil
}

// isOfExpanded reports whether a value of type t can be what a model field represents.
func isOfExpanded(f *Field, t Type) bool {
	if _, seq := t.(*Sequence); seq {
		return IsKind(f.Type, Seq)
	}
	return t == f.Type && !IsKind(t, Seq)
}

// isPlace reports whether an expression names a field or an element.
func (w *World) isPlace(e ast.Expr) bool {
	switch e := ast.Unparen(e).(type) {
	case *ast.Index:
		_, array := w.Info.Types[e.X].(*Array)
		return array
	case *ast.Ident, *ast.Select:
		f, ok := w.Info.Uses[e].(*Field)
		return ok && !f.Model
	}
	return false
}

// IsPlace reports whether a value of a represents clause stands for the location that it is.
func (w *World) IsPlace(e ast.Expr) bool { return !IsKind(w.Info.Types[e], LocSet) && w.isPlace(e) }

// representsExpanded resolves a represents clause of such a field; false: it is of none.
func (r *resolver) representsExpanded(c *ast.Clause) bool {
	fs := r.w.fieldNamed(r.class, represented(c.X))
	if len(fs) != 1 || !isExpanded(fs[0]) || c.SuchThat || c.Y == nil {
		return false
	}
	f := fs[0]
	r.w.Info.Uses[ast.Unparen(c.X)] = f
	r.record(c.X, f.Type)
	if t := r.value(c.Y); IsKind(f.Type, LocSet) && r.w.isPlace(c.Y) { // the set of that location
	} else if !isOfExpanded(f, t) && !IsKind(t, Invalid) {
		r.errorf(IncompatibleTypes, c.Y.Span(), "a %s is represented by one, not by a value of type %s", f.Type, r.w.Erasure(t))
	}
	return true
}
