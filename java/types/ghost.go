package types

import (
	"inspect/java/ast"
	"inspect/java/source"
)

// A ghost variable that is an array of which set statements of its file set elements holds
// an array of a class of its own, which no code can name: what a set statement changes is
// never an array that the program sees. Such an array is made where a ghost variable is
// given one.
//
//	ghost int[] seen = new int[n];  set seen[i] = x;

// ghostInCode reports a ghost variable that Java code uses.
func (r *resolver) ghostInCode(at source.Span, what string) {
	r.errorf(BadSpec, at, "%s is ghost: only annotations can use it", what)
}

// SpecInit reports whether the first value of a ghost field is one of specifications, and not of
// code: it is of type \bigint, or says what only JML has words for. Such a value must be
// defined.
//
//	ghost int positive = (\num_of int i; 0 <= i && i < a.length; a[i] > 0);
func (f *Field) SpecInit() bool {
	if !f.Ghost || f.Decl == nil || f.Decl.Init == nil {
		return false
	}
	found := IsKind(f.Type, BigInt)
	if f.Static { // class initialisation executes code
		return found
	}
	ast.Walk(f.Decl.Init, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.Quantified, *ast.Result, *ast.Reach, *ast.Old, *ast.JMLCall, *ast.Let, *ast.SetComp, *ast.Informal:
			found = true
		case *ast.Binary:
			found = found || specOperators[n.Op]
		}
		return !found
	})
	return found
}

// specOperators are the connectives that Java has not.
var specOperators = map[string]bool{"==>": true, "<==": true, "<==>": true, "<=!=>": true}

// ghostContext is what a value given to a ghost variable may mention.
func ghostContext(what string) *specContext { return &specContext{what: what, old: true} }

// ghostVar resolves the declaration of a ghost variable.
func (r *resolver) ghostVar(s *ast.LocalVar, v *Var) {
	saved := r.spec
	r.spec = ghostContext("a ghost variable")
	defer func() { r.spec = saved }()
	r.varTypeOf(ofGhost, v, s.Type)
	if IsKind(v.Type, Void) {
		v.Type = r.errorf(IncompatibleTypes, s.Type.Span(), "a variable cannot be void")
	}
	if t := r.w.ghostType(r.class.File, v.Name, v.Type); t != v.Type {
		v.Type = t
		delete(r.w.Info.VarTypes, v)
	}
	r.localNullity(v, s.Modifiers)
	r.define(v, false)
	if s.Init != nil {
		r.initialise(s.Init, r.w.valueType(r.w.Info.VarType(v)))
	}
}

// ghostType is the type of a ghost variable that is declared of type t in a file.
func (w *World) ghostType(f *ast.File, name string, t Type) Type {
	a, ok := t.(*Array)
	if !ok || a.Seq || !w.elementsSet(f)[name] {
		return t
	}
	switch a.Elem.(type) {
	case *Basic, *Class:
		return w.ghostArray(a.Elem)
	}
	return t
}

// elementsSet are the names of the ghost variables of a file of which set statements set
// elements, and of those that one gives its value to another of them.
func (w *World) elementsSet(f *ast.File) map[string]bool {
	if names, ok := w.setting[f]; ok {
		return names
	}
	names, ghosts, given := map[string]bool{}, map[string]bool{}, [][2]string{}
	gives := func(to string, x ast.Expr) {
		ast.Walk(x, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.Ident, *ast.Select:
				given = append(given, [2]string{to, lastName(n.(ast.Expr))})
				return false
			case *ast.Paren, *ast.Cond:
				return true
			}
			return false
		})
	}
	ast.Walk(f, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.FieldDecl:
			if n.Modifiers.HasJML("ghost") {
				ghosts[n.Name.Text] = true
				gives(n.Name.Text, n.Init)
			}
		case *ast.LocalVar:
			if n.JML {
				ghosts[n.Name.Text] = true
				gives(n.Name.Text, n.Init)
			}
		case *ast.JMLStmt:
			if a, ok := ast.Unparen(n.Clause.X).(*ast.Assign); ok && n.Clause.Kind == ast.Set {
				if of := indexed(a.X); of != "" {
					names[of] = true
				} else {
					gives(lastName(a.X), a.Y)
				}
			}
		}
		return true
	})
	for again := true; again; {
		again = false
		for _, g := range given {
			if ghosts[g[0]] && ghosts[g[1]] && names[g[0]] != names[g[1]] {
				names[g[0]], names[g[1]], again = true, true, true
			}
		}
	}
	if !w.frozen {
		w.setting[f] = names
	}
	return names
}

// ghostArray is the class of what ghost variables hold that are arrays with elements that
// are set.
func (w *World) ghostArray(elem Type) *Array {
	a := w.ghosts[elem]
	if a == nil {
		a = &Array{Elem: elem, Seq: true, Changing: true}
		w.ghosts[elem] = a
	}
	return a
}

func isGhostArray(t Type) bool {
	a, ok := t.(*Array)
	return ok && a.Changing
}

// newGhostArray resolves new T[n] where a ghost variable is given an array of class a.
func (r *resolver) newGhostArray(e *ast.NewArray, a *Array) {
	elem := r.w.Erasure(r.fullTypeExpr(e.Elem))
	for _, d := range e.Dims {
		r.promoteTo(d, r.value(d), Of(Int), "an array's length")
	}
	r.recordAs(e, a, a)
	if IsKind(elem, Invalid) {
		return
	}
	if elem != a.Elem || len(e.Dims)+e.Extra != 1 {
		r.w.Info.Types[e] = r.unsupported(e.Span(), "another array than "+a.Elem.String()+"[] in this ghost variable", "make one of its type")
		return
	}
	if e.Init != nil {
		r.arrayLit(e.Init, a)
	}
}

// betweenGhosts refuses an array of code as the value of a ghost variable whose elements are
// set, and the other way round; false: it is neither.
func (r *resolver) betweenGhosts(e ast.Expr, from, to Type) bool {
	_, array := from.(*Array)
	switch {
	case array && isGhostArray(to):
		r.unsupported(e.Span(), "an array of code in a ghost variable of which set statements set elements", "make a new one, and set its elements")
	case isGhostArray(from) && IsReference(to):
		r.unsupported(e.Span(), "a ghost array of which set statements set elements as a "+to.String(), "speak of its elements")
	default:
		return false
	}
	return true
}

// setsGhost reports a set statement that sets no ghost variable and no element of one.
func (r *resolver) setsGhost(x ast.Expr) {
	const rule = "a set statement assigns to ghost variables and fields only"
	i, element := ast.Unparen(x).(*ast.Index)
	of := ast.Unparen(x)
	if element {
		of = ast.Unparen(i.X)
	}
	ghost := false
	switch o := r.w.Info.Uses[of].(type) {
	case *Var:
		ghost = o.Ghost
	case *Field:
		ghost = o.Ghost
	}
	switch {
	case element && isGhostArray(r.w.Info.Types[i.X]) || !element && ghost:
	case element && ghost && IsSequence(r.w.Info.Types[i.X]):
		r.errorf(BadSpec, x.Span(), "a sequence does not change: set %s = \\seq_upd(%[1]s, i, x);", of.Span().Text())
	case element && ghost:
		r.unsupported(x.Span(), "setting elements of this ghost array", "set them in the file that declares it, of an array of numbers, booleans or objects")
	default:
		r.errorf(BadSpec, x.Span(), rule)
	}
}

// set resolves a set statement: a simple assignment to a ghost variable or field.
func (r *resolver) set(s *ast.JMLStmt) {
	a, ok := ast.Unparen(s.Clause.X).(*ast.Assign)
	if !ok || a.Op != "=" {
		r.unsupported(s.Span(), "a set statement that is no simple assignment", "write set x = value;")
		return
	}
	saved := r.spec
	r.spec = ghostContext("a set statement")
	defer func() { r.spec = saved }()
	r.spec.set = true
	t := r.lvalue(a.X)
	r.spec.set = false
	if !IsKind(t, Invalid) {
		r.setsGhost(a.X)
	}
	r.initialise(a.Y, t)
	r.record(a, t)
}
