package core

import (
	"math/big"

	"inspect/java/ast"
	"inspect/java/types"
)

// invariantFor is what the method types.InvariantFor of a class gives.
//
//	super.invariant && 0 <= size && elems != null
func (l *lowering) invariantFor(b *Body) Expr {
	c, h := b.Method.Class, Typed{Loc: Loc{b.From}, T: types.Of(types.Boolean)}
	var parts []Expr
	this := func(as *types.Class) Expr { return &This{Typed{Loc: Loc{b.From}, T: as}, Implied} }
	for _, m := range l.p.w.InvariantParents(c) {
		parts = append(parts, &Call{Typed: h, X: this(c), Method: m})
	}
	for _, f := range l.p.w.NonNullFields(c) {
		at := Loc{&absent{f.Span}}
		read := func() Expr { return &Field{Typed{Loc: at, T: f.Type}, this(c), f} }
		in := Typed{Loc: at, T: h.T}
		if f.NonNull {
			parts = append(parts, &Unary{in, "!", isNull(read())})
		}
		if f.ElemNonNull {
			parts = append(parts, &Binary{in, "||", isNull(read()), elementsNonNull(in, read)})
		}
	}
	for _, s := range c.Specs {
		if s.Kind == ast.Invariant && !s.Static && !s.Redundantly {
			if k := l.p.lowering(c).clause(s.Clause); k.X != nil {
				parts = append(parts, k.X)
			}
		}
	}
	if len(parts) == 0 {
		yes := h
		yes.Value = &types.Const{Type: h.T, Int: big.NewInt(1)}
		return &Const{yes}
	}
	x := parts[0]
	for _, y := range parts[1:] {
		x = &Binary{h, "&&", x, y}
	}
	return x
}

// elementsNonNull states that no element of an array, at any depth, is null.
func elementsNonNull(h Typed, array func() Expr) Expr {
	t := array().Type().(*types.Array)
	intT := Typed{Loc: h.Loc, T: types.Of(types.Int)}
	v := &types.Var{Kind: types.BoundVar, Name: "i", Type: intT.T, Span: h.Span()}
	i := func() Expr { return &Local{intT, v} }
	elem := func() Expr { return &Elem{Typed{Loc: h.Loc, T: t.Elem}, array(), i()} }
	var body Expr = &Unary{h, "!", isNull(elem())}
	if nested, ok := t.Elem.(*types.Array); ok && types.IsReference(nested.Elem) {
		body = &Binary{h, "&&", body, elementsNonNull(h, elem)}
	}
	within := &Binary{h, "&&", &Binary{h, "<=", number(h.From, 0), i()}, &Binary{h, "<", i(), &Len{intT, array()}}}
	return &Quantified{Typed: h, Kind: `\forall`, Vars: []*Bound{{Loc{h.From}, v}}, Range: within, Body: body}
}

// inv lowers x.\inv and \inv.
func (l *lowering) inv(e *ast.JMLCall, h Typed) Expr {
	if len(e.Args) > 0 {
		return l.invariantsFor(e, h)
	}
	m := l.p.w.InvariantMethod(l.class)
	return &Call{Typed: h, X: l.self(e, l.class, Implied), Method: m, Virtual: true}
}

// invariantsFor lowers \invariant_for(x, …).
func (l *lowering) invariantsFor(e *ast.JMLCall, h Typed) Expr {
	return l.all(e.Args, h, func(a ast.Expr) Expr {
		x := l.expr(a)
		c, ok := x.Type().(*types.Class)
		if !ok {
			return l.unsupported(h, e.Name, "name an object", x)
		}
		m := l.p.w.InvariantMethod(c)
		return &Call{Typed: h, X: x, Method: m, Virtual: true}
	})
}
