package core

import (
	"inspect/java/ast"
	"inspect/java/types"
)

// notModified lowers \not_modified(x, …): each has the value that it had. Of the elements
// of an array, a[*] or a[lo..hi], each has it, and the array is as long as it was. Of an
// object, x.*, each field has it, those of its own class included, and of a class, T.*, each
// static field.
func (l *lowering) notModified(e *ast.JMLCall, h Typed) Expr {
	args, refs := []ast.Expr{}, map[ast.Expr]*ast.StoreRef{}
	for _, r := range e.Locs {
		args = append(args, r.X)
		refs[r.X] = r
	}
	unchanged := func(x, again Expr) Expr {
		same := Op("==")
		if types.IsFloating(x.Type()) {
			same = SameNumber
		}
		return &Binary{h, same, x, &Old{Typed{Loc: Loc{x.Origin()}, T: x.Type()}, again, l.state(l.info.States[e])}}
	}
	return l.all(args, h, func(a ast.Expr) Expr {
		r := refs[a]
		switch {
		case r.Fields:
			return l.fieldsUnchanged(r, h, func(read func() Expr) Expr { return unchanged(read(), read()) })
		case !r.Elements && r.Lo == nil && r.Hi == nil:
			return unchanged(l.expr(a), l.expr(a))
		}
		length := func() Expr { return &Len{Typed{Loc: Loc{a}, T: types.Of(types.Int)}, l.expr(a)} }
		elements := l.everyElement(e, a, h, func(i, x func() Expr) (rng, body Expr) {
			if r.Lo != nil {
				rng = &Binary{h, "<=", l.expr(r.Lo), i()}
			}
			if r.Hi != nil {
				if hi := (&Binary{h, "<=", i(), l.expr(r.Hi)}); rng != nil {
					rng = &Binary{h, "&&", rng, hi}
				} else {
					rng = hi
				}
			}
			return rng, unchanged(x(), x())
		})
		return &Binary{h, "&&", unchanged(length(), length()), elements}
	})
}

// fieldsUnchanged states of the fields that an entry x.* or T.* names what kept says.
//
//	x.f == \old(x.f) && (x instanceof D ==> ((D) x).g == \old(((D) x).g))
func (l *lowering) fieldsUnchanged(r *ast.StoreRef, h Typed, unchanged func(read func() Expr) Expr) Expr {
	var all Expr = always(r)
	if c, ok := l.info.Uses[r.X].(*types.Class); ok {
		for _, f := range l.p.w.NamedFields(c) {
			if f.Static && !f.Final {
				all = both(h, all, unchanged(func() Expr { return l.fieldNamed(r, nil, f) }))
			}
		}
		return all
	}
	c := l.p.w.Erasure(l.info.Types[r.X]).(*types.Class)
	x := func() Expr { return l.expr(r.X) }
	all = &Unary{h, "!", isNull(x())}
	for _, f := range l.p.w.NamedFields(c) {
		if !f.Static {
			all = both(h, all, unchanged(func() Expr { return l.fieldNamed(r, x(), f) }))
		}
	}
	for _, d := range l.p.w.Below(c) {
		var own Expr
		for _, f := range d.Fields {
			switch {
			case f.Static:
			case f.Model || types.IsSequence(f.Type):
				return l.unsupported(h, "the field "+f.QName()+" in "+`\not_modified(x.*) of a `+c.ShortName(), "name the fields", all)
			default:
				own = both(h, own, unchanged(func() Expr { return l.fieldNamed(r, x(), f) }))
			}
		}
		if own != nil {
			all = both(h, all, &Binary{h, "==>", &InstanceOf{h, x(), d, nil}, own})
		}
	}
	return all
}

// fieldNamed is what a field of an object holds, nil for a static one.
func (l *lowering) fieldNamed(at ast.Node, x Expr, f *types.Field) Expr {
	h := Typed{Loc: Loc{&absent{f.Span}}, T: f.Type}
	if x != nil {
		x = narrowed(x, f.Class, at)
	}
	if m := l.modelRead(h, f, x); m != nil {
		return m
	}
	if x == nil {
		return &StaticField{h, nil, f}
	}
	return &Field{h, x, f}
}
