package core

import (
	"inspect/java/ast"
	"inspect/java/types"
)

// choice is a value of which a predicate says what it is: that of the model field, or,
// where that is nil, \result.
type choice struct {
	field *types.Field
	value *Bound
}

// choosing is a lowering of predicates of the value of m.
func (l *lowering) choosing(m *types.Method, field *types.Field, name string, at ast.Node) *lowering {
	in := l.p.lowering(m.Class)
	in.choice = &choice{field, &Bound{Loc{at}, &types.Var{Kind: types.BoundVar, Name: name, Type: m.Result, Span: at.Span()}}}
	return in
}

// chosenField is the value of a model field of which a clause says what holds of it.
func (l *lowering) chosenField(m *types.Method, at ast.Node) Expr {
	in := l.choosing(m, m.Field, m.Field.Name, at)
	return in.chosen(m, in.expr(m.Clause.Y), at, `a represents clause with \such_that for a model field of type `+m.Result.String(),
		"write represents "+m.Field.Name+" = value;, or let the predicate say what "+m.Field.Name+" equals")
}

// kindOf is what a method without a body is called.
func kindOf(m *types.Method) string {
	if m.Model {
		return "the model method "
	}
	return "the pure method "
}

// chosenResult is the value of a model method that has no body: one that its contract
// admits, where that lets the method be called.
func (l *lowering) chosenResult(m *types.Method) Expr {
	const remedy = "give it a body, or let its contract say what the result equals"
	at := m.Decl
	h := Typed{Loc: Loc{at}, T: types.Of(types.Boolean)}
	in := l.choosing(m, nil, `\result`, at)
	var cases []*types.Case
	if m.Contract != nil {
		cases = m.Contract.Cases
	}
	var called, is Expr // nil: true
	for i, k := range cases {
		stated := in.predicates(k)
		if stated == nil || k.Of != m {
			return l.unsupported(Typed{Loc: Loc{at}, T: m.Result}, kindOf(m)+m.QName()+", which has no body, with such a specification", remedy)
		}
		requires, ensures := stated[0], stated[1]
		switch {
		case i == 0:
			called = requires
		case called == nil || requires == nil:
			called = nil
		default:
			called = &Binary{h, "||", called, requires}
		}
		if ensures != nil && requires != nil && len(cases) > 1 {
			ensures = &Binary{h, "==>", requires, ensures}
		}
		is = both(h, is, ensures)
	}
	return in.chosen(m, both(h, called, is), at, kindOf(m)+m.QName()+", which has no body,", remedy)
}

// Function is the body that a pure method without one has in clauses: what its contract says that the
// result equals, or what the method gives as a function of its arguments and of the state. nil: it
// has a body, or is no such function.
//
//	//@ ensures \result == x + 1;
//	static native /*@ pure @*/ int next(int x);
//	interface Shape { /*@ pure @*/ int area(); }      // without implementors
func (p *Program) Function(m *types.Method) *Body {
	if m.Derived == types.UnknownCallee && m.Bridged != nil {
		m = m.Bridged
	}
	if m.Version == nil || p.Body(m) != nil {
		return nil
	}
	p.w.ResolveContract(m)
	return p.shared(m.Version, func() any {
		l := p.lowering(m.Class)
		b := &Body{Method: m, Stmts: []Stmt{&Return{step(m.Decl), l.chosenResult(m)}}}
		b.From = m.Decl
		return b
	}).(*Body)
}

// choose lowers \choose: to what its predicate says that the value equals, or else to the
// value that a hidden field holds, which is one for one state.
func (l *lowering) choose(e *ast.Quantified, h Typed) Expr {
	v, is := l.chosenIn(e)
	if v == nil {
		return l.unsupported(h, `this \choose`, "")
	}
	if x, rest := determined(is, v); x != nil {
		return &Chosen{Typed: h, X: x, Value: v, Is: rest}
	}
	const remedy = "let the predicate say what the value equals, or write a quantifier"
	m := l.info.Choices[e]
	if m == nil || m.Chosen == nil {
		return l.unsupported(h, `\choose of type `+v.Var.Type.String(), remedy, v, is)
	}
	if what := beyondState(is, v); what != "" {
		return l.unsupported(h, `\choose whose predicate mentions `+what, remedy, v, is)
	}
	c := &Call{Typed: h, Method: m}
	if !m.Static {
		c.X = l.self(e, m.Class, Implied)
	}
	return c
}

// chosenIn are the variable and the predicate of a \choose.
func (l *lowering) chosenIn(e *ast.Quantified) (v *Bound, is Expr) {
	d := l.info.Defs[e.Vars[0]]
	if d == nil {
		return nil, nil
	}
	h := Typed{Loc: Loc{e}, T: types.Of(types.Boolean)}
	v, is = &Bound{Loc{e.Vars[0]}, d}, both(h, l.maybe(e.Range), l.expr(e.Body))
	if types.IsReference(d.Type) && d.NonNull {
		is = both(h, &Unary{h, "!", isNull(&Local{Typed{Loc: Loc{e.Vars[0]}, T: d.Type}, d})}, is)
	}
	return v, is
}

// choiceOf is the value of a \choose as its hidden field holds it.
func (l *lowering) choiceOf(m *types.Method) Expr {
	e := l.info.Chooses[m]
	v, is := l.chosenIn(e)
	return &Chosen{Typed: Typed{Loc: Loc{e}, T: m.Result}, Field: m.Chosen, Value: v, Is: is}
}

// beyondState names what a predicate of a value mentions that is no part of the state; "":
// nothing.
func beyondState(is Expr, v *Bound) (what string) {
	own := map[*types.Var]bool{v.Var: true}
	Walk(is, func(n Node) bool {
		if b, ok := n.(*Bound); ok {
			own[b.Var] = true
		}
		return true
	})
	Walk(is, func(n Node) bool {
		switch n := n.(type) {
		case *Local:
			if !own[n.Var] {
				what = "the variable " + n.Var.Name
			}
		case *Result:
			what = `\result`
		case *Old:
			what = `\old`
		case *Fresh:
			what = `\fresh`
		case *Did:
			what = n.Name
		}
		return what == ""
	})
	return what
}

// predicates are what a case requires and ensures, nil for what is always true. nil: it
// says something else besides.
func (l *lowering) predicates(k *types.Case) []Expr {
	if len(k.Olds)+len(k.Quants)+len(k.Signals)+len(k.Free) > 0 || k.Behavior == ast.ExceptionalBehavior {
		return nil
	}
	stated := make([]Expr, 2)
	for i, cs := range [][]*types.Clause{k.Requires, k.Ensures} {
		for _, c := range cs {
			x := l.clause(c.Clause)
			if x.Same {
				return nil
			}
			stated[i] = both(Typed{Loc: Loc{c.Clause}, T: types.Of(types.Boolean)}, stated[i], x.X)
		}
	}
	return stated
}

// both is the conjunction of two predicates, of which nil is true.
func both(h Typed, x, y Expr) Expr {
	switch {
	case x == nil:
		return y
	case y == nil:
		return x
	}
	return &Binary{h, "&&", x, y}
}

// chosen is the value of m, of which is says what holds. What cannot be said of it is
// named by what.
func (l *lowering) chosen(m *types.Method, is Expr, at ast.Node, what, remedy string) Expr {
	h := Typed{Loc: Loc{at}, T: m.Result}
	v := l.choice.value
	if m.Derived == types.ModelField {
		is = both(Typed{Loc: Loc{at}, T: types.Of(types.Boolean)}, notNull(m.Field, v, at), is)
	}
	if is == nil {
		is = always(at)
	}
	if x, rest := determined(is, v); x != nil {
		return &Chosen{Typed: h, X: x, Value: v, Is: rest}
	}
	f := m.Chosen
	if m.Version != nil {
		f = m.Version
	}
	if f == nil || f.IsVersion() && Mentions(is, []*Bound{v}) {
		return l.unsupported(h, what, remedy, v, is)
	}
	k := &Chosen{Typed: h, Field: f, Value: v, Is: is}
	if f.IsVersion() {
		if !m.Static {
			k.Args = append(k.Args, l.self(at, m.Class, Implied))
		}
		for _, p := range m.Params {
			k.Args = append(k.Args, &Local{Typed{Loc: Loc{at}, T: p.Type}, p})
		}
	}
	return k
}

// notNull says that the value of a model field is not null where that may not be; nil:
// nothing.
func notNull(f *types.Field, v *Bound, at ast.Node) (is Expr) {
	if !types.IsReference(f.Type) {
		return nil
	}
	h := Typed{Loc: Loc{at}, T: types.Of(types.Boolean)}
	read := func() Expr { return &Local{Typed{Loc: h.Loc, T: f.Type}, v.Var} }
	if f.NonNull {
		is = &Unary{h, "!", isNull(read())}
	}
	if f.ElemNonNull {
		is = both(h, is, &Binary{h, "||", isNull(read()), elementsNonNull(h, read)})
	}
	return is
}

// always is the predicate that is true.
func always(at ast.Node) Expr { return truth(at, true) }

// determined is what a predicate says that the value equals, and what it says besides; nil:
// nothing of the sort.
func determined(is Expr, v *Bound) (x, rest Expr) {
	value := func(e Expr) bool {
		x, ok := e.(*Local)
		return ok && x.Var == v.Var
	}
	equals := func(c Expr) Expr {
		b, ok := c.(*Binary)
		if !ok || b.Op != "==" && b.Op != "<==>" || types.IsFloating(v.Var.Type) {
			return nil
		}
		for _, s := range [][]Expr{{b.X, b.Y}, {b.Y, b.X}} {
			if value(s[0]) && s[1].Type() == v.Var.Type && !Mentions(s[1], []*Bound{v}) {
				return s[1]
			}
		}
		return nil
	}
	for _, c := range Conjuncts(is) {
		if y := equals(c); x == nil && y != nil {
			x = y
			continue
		}
		rest = both(Typed{Loc: Loc{c.Origin()}, T: types.Of(types.Boolean)}, rest, c)
	}
	if rest == nil {
		rest = always(is.Origin())
	}
	return x, rest
}

// Depends are the parts of the state that the predicate of a hidden field looks at.
type Depends struct {
	// Own are the fields of the object whose hidden field it is, Wide those of any object,
	// and static ones.
	Own, Wide map[*types.Field]bool
	// Elems are the types of the arrays whose elements it looks at.
	Elems []*types.Array
	// Objects are the types over whose objects it quantifies.
	Objects []types.Type
	// All: it may look at anything.
	All bool
	// Other is a part that looks at another hidden field; nil: none does.
	Other Node
}

// Depends finds what a hidden field may change with. Of a model method without a body it is
// not known what it looks at, unless it says that it looks at nothing.
func (p *Program) Depends(f *types.Field) *Depends {
	if f == f.Chooses.Version {
		return &Depends{All: !f.Chooses.IsHeapFree()}
	}
	d := &depending{p: p, out: &Depends{Own: map[*types.Field]bool{}, Wide: map[*types.Field]bool{}}, of: f, seen: map[dependingOn]bool{}, groups: map[*types.Field]bool{}, values: map[*Bound]bool{}}
	d.out.All = f.Chooses.IsUnwritten() && !f.Chooses.IsHeapFree()
	if types.IsReference(f.Type) && !f.IsFree() {
		d.out.Objects = append(d.out.Objects, f.Type) // a new one may be it
	}
	if f.IsFree() {
		d.group(f.Chooses.Field)
	}
	d.method(f.Chooses, true)
	return d.out
}

// group looks at all that is in the data group of a model field, and at what the model
// fields in it look at.
func (d *depending) group(f *types.Field) {
	if d.groups[f] {
		return
	}
	d.groups[f] = true
	for _, g := range d.p.w.GroupMembers(f) {
		switch v := d.p.w.Free(g); {
		case g.Model:
			if v != nil {
				d.dependsOn(v, !v.Static)
			}
			for _, m := range d.p.w.ModelMethods(g) {
				d.method(m, true)
			}
		default:
			d.dependsOn(g, !g.Static)
		}
		d.group(g)
	}
	for _, k := range d.p.w.GroupMaps(f) {
		x := d.p.lowering(k.Class).location(k.Locs[0])
		switch place := x.X.(type) {
		case *Field:
			if !x.Fields && !x.Elements && x.Lo == nil {
				_, own := place.X.(*This)
				d.dependsOn(place.Field, own)
				continue
			}
		case *StaticField:
			if !x.Fields && !x.Elements && x.Lo == nil {
				d.dependsOn(place.Field, false)
				continue
			}
		case *Elem:
			d.out.Elems = append(d.out.Elems, place.X.Type().(*types.Array))
			continue
		}
		if a, ok := x.X.Type().(*types.Array); ok && !x.Fields {
			d.out.Elems = append(d.out.Elems, a)
			continue
		}
		if c, ok := x.X.Type().(*types.Class); ok {
			for _, g := range d.p.w.AllFields(c) {
				d.dependsOn(g, false)
			}
		}
	}
}

// dependsOn notes a field of the object itself or of any.
func (d *depending) dependsOn(f *types.Field, own bool) {
	if own {
		d.out.Own[f] = true
	} else {
		d.out.Wide[f] = true
	}
}

// dependingOn is a method that is called on the object itself or on another.
type dependingOn struct {
	m   *types.Method
	own bool
}

type depending struct {
	p      *Program
	out    *Depends
	of     *types.Field
	seen   map[dependingOn]bool
	groups map[*types.Field]bool
	values map[*Bound]bool // of which predicates are known
}

func (d *depending) method(m *types.Method, own bool) {
	k := dependingOn{m, own}
	if d.seen[k] {
		return
	}
	d.seen[k] = true
	if b := d.p.Body(m); b != nil {
		d.node(b, own)
	}
}

// targets are the methods that a call may run.
func (p *Program) targets(c *Call) []*types.Method {
	if !c.Virtual {
		return []*types.Method{c.Method}
	}
	var ms []*types.Method
	for _, k := range p.w.Subclasses(c.Method.Class) {
		if m := p.w.Dispatch(c.Method, k); m != nil {
			ms = append(ms, m)
		}
	}
	return ms
}

// node looks at code or a predicate, in which `this` is the object itself if own.
func (d *depending) node(n Node, own bool) {
	itself := func(x Expr) bool { _, this := x.(*This); return this && own }
	Walk(n, func(n Node) bool {
		switch n := n.(type) {
		case *Field:
			d.dependsOn(n.Field, itself(n.X))
		case *StaticField:
			d.out.Wide[n.Field] = true
		case *Elem:
			if a, ok := n.X.Type().(*types.Array); ok {
				d.out.Elems = append(d.out.Elems, a)
			}
		case *ForEach:
			if a, ok := n.X.Type().(*types.Array); ok {
				d.out.Elems = append(d.out.Elems, a)
			}
		case *Reach:
			d.out.All = d.out.All || !n.Named
			for _, f := range n.Fields {
				d.out.Wide[f] = true
			}
		case *Bound:
			if types.IsReference(n.Var.Type) && !d.values[n] {
				d.out.Objects = append(d.out.Objects, n.Var.Type)
			}
		case *Chosen:
			d.values[n.Value] = true
			switch {
			case n.Field == nil || n.Field == d.of:
			case d.of.IsFree():
				d.dependsOn(n.Field, own && !n.Field.Static)
			default:
				d.out.Other = n
			}
		case *Call:
			for _, m := range d.p.targets(n) {
				if m == d.of.Chooses {
					d.out.Other = n // of another object, or in a circle
				}
				d.method(m, itself(n.X))
			}
		}
		return true
	})
}
