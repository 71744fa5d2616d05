package core

import (
	"slices"

	"inspect/java/ast"
	"inspect/java/types"
)

// modelValue is what a represents clause says, or any value where there is none; at is the
// place of the clause or of the field.
func (l *lowering) modelValue(m *types.Method, at ast.Node) Expr {
	switch k := m.Clause; {
	case k != nil && k.Y != nil && k.SuchThat:
		return l.chosenField(m, at)
	case k != nil && k.Y != nil:
		return l.expr(k.Y)
	}
	in := l.choosing(m, m.Field, m.Field.Name, at)
	return in.chosen(m, nil, at, "the value of the model field "+m.Field.QName(), "write represents "+m.Field.Name+" = value; in its class")
}

// modelRead is the value of a model field of the object x, nil for other fields; x nil:
// of a class.
func (l *lowering) modelRead(h Typed, f *types.Field, x Expr) Expr {
	if !f.Model {
		return nil
	}
	if own, ok := x.(*This); l.choice != nil && l.choice.field == f && (x == nil || ok && own.How != Super) {
		return &Local{h, l.choice.value.Var}
	}
	m := l.p.w.ModelMethod(f)
	if m == nil {
		return l.unsupported(h, "the model field "+f.QName(), "write what it represents")
	}
	return &Call{Typed: h, X: x, Method: m, Virtual: !f.Static}
}

// meant is an expression that a name stands for, and what lowers it.
type meant struct {
	in *lowering
	x  ast.Expr
}

// represented is what a name stands for that is no value of core: what a clause says of a
// model field, for the object that stands there, what a variable of \let is, or what is
// handed over. nil: nothing, and why says so.
func (l *lowering) represented(e ast.Expr, what string) (in *lowering, x ast.Expr, why *Unsupported) {
	reps, why := l.representations(e, what)
	if why == nil && len(reps) > 1 {
		why = l.unsupported(Typed{Loc: Loc{e}, T: types.Of(types.Invalid)}, "a "+what+" that several classes represent", "write one represents clause for it")
	}
	if why != nil {
		return nil, nil, why
	}
	return reps[0].in, reps[0].x, nil
}

// representation is what a model field stands for where its object is of the class of: x, as
// in lowers it. The object is of, unless the field is static or of a variable.
type representation struct {
	in     *lowering
	x      ast.Expr
	of     *types.Class
	object Expr
}

// representations are what a name stands for, by the class of the object: of an object that is
// of several of the classes, the first counts.
func (l *lowering) representations(e ast.Expr, what string) ([]representation, *Unsupported) {
	h := Typed{Loc: Loc{e}, T: types.Of(types.Invalid)}
	if v, ok := l.info.Uses[e].(*types.Var); ok && l.means[v].x != nil {
		return []representation{{in: l.means[v].in, x: l.means[v].x}}, nil
	}
	f, ok := l.info.Uses[e].(*types.Field)
	if !ok || !f.Model {
		return nil, l.unsupported(h, "this "+what, "declare it model, and write what it represents")
	}
	object := func() Expr {
		if f.Static {
			return nil
		}
		if s, ok := e.(*ast.Select); ok {
			return l.object(s.X, f.Class)
		}
		if l.info.Outer[e] > 0 {
			return l.enclosing(e, l.info.Outer[e])
		}
		return l.self(e, f.Class, Implied)
	}
	var reps []representation
	for _, k := range l.p.w.Representations(f) {
		if k.Y == nil {
			reps = nil
			break
		}
		r := representation{in: l.p.lowering(k.Class), x: k.Y, of: k.Class, object: object()}
		r.in.receiver = narrowed(object(), k.Class, e)
		reps = append(reps, r)
	}
	if reps == nil {
		return nil, l.unsupported(h, "the "+what+" "+f.QName(), "write one represents clause for it")
	}
	return reps, nil
}

// is reports whether the object is of the class of a representation.
func (r representation) is(e ast.Node) Expr {
	return &InstanceOf{Typed{Loc: Loc{e}, T: types.Of(types.Boolean)}, r.object, r.of, nil}
}

// locations are those of an entry of a frame: a field is a data group, and stands for the
// fields that are in it, and for what maps clauses put into it. A model field stands for
// its own value where nothing represents it, any other for itself.
func (l *lowering) locations(r *ast.StoreRef) []*Location {
	if r.X != nil && !r.Fields && types.IsKind(l.info.Types[r.X], types.LocSet) {
		ls := l.locSetOf(r.X)
		for _, k := range ls {
			k.From = r
		}
		return ls
	}
	if c := l.staticsOf(r); c != nil {
		var ls []*Location
		for _, f := range l.p.w.StaticFields(c) {
			ls = append(ls, &Location{Loc: Loc{r}, X: &StaticField{Typed{Loc: Loc{r}, T: f.Type}, nil, f}})
		}
		if ls == nil {
			ls = []*Location{{Loc: Loc{r}, Nothing: true}}
		}
		return ls
	}
	k := l.location(r)
	group, x := grouping(k)
	if group == nil || !group.Model && !l.p.w.IsGroup(group) {
		return []*Location{k}
	}
	var ls []*Location
	if !group.Model {
		ls = append(ls, k)
	}
	seen := map[*types.Field]bool{}
	place := func(x Expr) { ls = append(ls, &Location{Loc: Loc{r}, X: x, ForAll: k.ForAll}) }
	var add func(f *types.Field)
	add = func(f *types.Field) {
		if seen[f] {
			return
		}
		seen[f] = true
		if v := l.p.w.Free(f); v != nil {
			h := Typed{Loc: Loc{r}, T: v.Type}
			if v.Static {
				place(&StaticField{h, nil, v})
			} else {
				place(&Field{h, x, v})
			}
		}
		for _, m := range l.p.w.GroupMaps(f) {
			to := l.mapped(m, x, r)
			to.ForAll = slices.Concat(k.ForAll, to.ForAll)
			ls = append(ls, to)
		}
		for _, g := range l.p.w.GroupMembers(f) {
			h := Typed{Loc: Loc{r}, T: g.Type}
			switch {
			case seen[g] || g.Model:
			case g.Static:
				place(&StaticField{h, nil, g})
			default:
				place(&Field{h, narrowed(x, g.Class, r), g})
			}
			add(g)
		}
	}
	add(group)
	return ls
}

// grouping is the field that a location is, which is a data group, and of which object; nil:
// it is none.
func grouping(k *Location) (f *types.Field, of Expr) {
	if k.Fields || k.Elements || k.Lo != nil {
		return nil, nil
	}
	switch x := k.X.(type) {
	case *Call:
		if x.Method.Derived == types.ModelField {
			return x.Method.Field, x.X
		}
	case *Field:
		return x.Field, x.X
	case *StaticField:
		return x.Field, nil
	}
	return nil, nil
}

// staticsOf is the class whose static fields an entry T.* names; nil: it is none.
func (l *lowering) staticsOf(r *ast.StoreRef) *types.Class {
	if !r.Fields || r.X == nil {
		return nil
	}
	if _, super := ast.Unparen(r.X).(*ast.SuperRef); super {
		return nil
	}
	c, _ := l.info.Uses[r.X].(*types.Class)
	return c
}

// mapped is the location that a maps clause puts into a group of the object x.
func (l *lowering) mapped(k *types.Clause, x Expr, at *ast.StoreRef) *Location {
	in := l.p.lowering(k.Class)
	if x != nil {
		in.receiver = narrowed(x, k.Class, at)
	}
	m := in.location(k.Locs[0])
	m.From = at
	return m
}

// narrowed is an object as one of a class, which it may not be.
func narrowed(x Expr, c *types.Class, at ast.Node) Expr {
	if x == nil || types.IsAssignable(x.Type(), c) {
		return x
	}
	return &Cast{Typed{Loc: Loc{at}, T: c}, x}
}
