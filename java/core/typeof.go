package core

import (
	"math/big"

	"inspect/java/ast"
	"inspect/java/types"
)

// JML's \TYPE is no type of core: its expressions occur as operands of ==, != and <:,
// and those are tests of the objects that they are about.
//
//	\typeof(x) == \type(T)             x is just a T
//	\typeof(x) <: \type(T)             x instanceof T, x not null
//	\elemtype(\typeof(a)) == \type(T)  a is just a T[]

// typeTerm is an expression of type \TYPE: that of the object X or the type Of, Elem
// steps into arrays further.
type typeTerm struct {
	x    ast.Expr
	of   types.Type
	elem int
}

func (l *lowering) typeTerm(e ast.Expr) (typeTerm, bool) {
	switch e := e.(type) {
	case *ast.Paren:
		return l.typeTerm(e.X)
	case *ast.TypeName:
		t := l.info.TypeOf[e.Type]
		return typeTerm{of: t}, t != nil
	case *ast.JMLCall:
		switch e.Name {
		case `\type`:
			t := l.info.TypeOf[e.Types[0]]
			return typeTerm{of: t}, t != nil
		case `\typeof`:
			if t := l.info.Types[e.Args[0]]; !types.IsReference(t) {
				return typeTerm{of: t}, t != nil
			}
			return typeTerm{x: e.Args[0]}, true
		case `\elemtype`:
			t, ok := l.typeTerm(e.Args[0])
			if a, array := t.of.(*types.Array); array {
				return typeTerm{of: a.Elem}, ok
			}
			t.elem++
			return t, ok && t.of == nil
		}
	}
	return typeTerm{}, false
}

// typeTest lowers an operator on types.
func (l *lowering) typeTest(e *ast.Binary, h Typed) Expr {
	x, ok := l.typeTerm(e.X)
	y, ok2 := l.typeTerm(e.Y)
	if !ok || !ok2 {
		return l.unsupported(h, "this expression of types", `compare \typeof(x) with \type(T)`, l.parts(e)...)
	}
	if e.Op != "<:" && x.of != nil {
		x, y = y, x
	}
	var test Expr
	switch {
	case x.of != nil && y.of != nil:
		is := x.of == y.of
		if e.Op == "<:" {
			is = types.IsAssignable(x.of, y.of)
		}
		test = l.truth(h, is)
	case x.of != nil || e.Op == "<:" && y.of == nil || y.of == nil && (x.elem > 0 || y.elem > 0):
		return l.unsupported(h, "this comparison of types", `compare \typeof(x) with \type(T)`, l.parts(e)...)
	case y.of == nil:
		test = &SameType{h, l.expr(x.x), l.expr(y.x)}
	default:
		test = &TypeIs{h, l.expr(x.x), l.p.arrays(y.of, x.elem), e.Op == "<:"}
	}
	if e.Op == "!=" {
		return &Unary{h, "!", test}
	}
	return test
}

// arrays is the type of arrays over t, n deep.
func (p *Program) arrays(t types.Type, n int) types.Type {
	for ; n > 0; n-- {
		t = p.w.ArrayOf(t)
	}
	return t
}

func (l *lowering) truth(h Typed, is bool) Expr {
	k := &types.Const{Type: types.Of(types.Boolean), Int: new(big.Int)}
	if is {
		k.Int = big.NewInt(1)
	}
	h.T, h.Value = k.Type, k
	return &Const{h}
}
