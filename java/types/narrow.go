package types

import "inspect/java/ast"

// A constant expression has the value that Java gives it. Where --bits makes types
// narrower, an expression on variables computes at those widths, and a constant one
// may mean something else there than in Java: (1 << 4) == 1 is true at 4 bits. The
// two must not differ in silence: such an expression needs more bits.

// ConstAt computes a constant expression anew where types have other widths than
// Java's: each operation wraps around at the width of its type, as one on variables
// does. nil: e is no constant integer or boolean.
func (w *World) ConstAt(e ast.Expr, width func(BasicKind) int) *Const {
	f := folding{func(k BasicKind) uint {
		if bitsOf[k] == 0 {
			return 0
		}
		return uint(width(k))
	}}
	return w.constAt(e, f)
}

func (w *World) constAt(e ast.Expr, f folding) *Const {
	k := w.Info.Consts[e]
	if k == nil || k.Int == nil {
		return k // text and floating-point numbers are the same at every width
	}
	part := func(e ast.Expr) *Const { return w.constAt(e, f) }
	switch e := e.(type) {
	case *ast.Paren:
		return part(e.X)
	case *ast.Old:
		return part(e.X)
	case *ast.Unary:
		return f.unary(e.Op, part(e.X), k.Type)
	case *ast.Cast:
		return f.convert(part(e.X), k.Type)
	case *ast.Cond:
		c := part(e.C)
		switch {
		case c == nil:
			return nil
		case c.Int.Sign() != 0:
			return f.convert(part(e.X), k.Type)
		}
		return f.convert(part(e.Y), k.Type)
	case *ast.Binary:
		operand := w.Info.Operand[e]
		if operand == nil {
			operand = k.Type
		}
		return f.binary(e.Op, part(e.X), part(e.Y), operand, k.Type)
	}
	if x, ok := w.Info.Uses[e].(*Field); ok && x.Decl != nil && x.Decl.Init != nil && w.Info.Consts[x.Decl.Init] != nil {
		return f.convert(part(x.Decl.Init), k.Type)
	}
	return &Const{Type: k.Type, Int: f.wrap(k.Int, k.Type), Width: k.Width}
}

// ConstNeeds is the least --bits, from the given one on, at which a constant
// expression computes to the value that Java gives it; width is that of a type at
// some --bits.
func (w *World) ConstNeeds(e ast.Expr, bits int, width func(k BasicKind, bits int) int) int {
	k := w.Info.Consts[e]
	if _, literal := e.(*ast.Literal); literal || k == nil || k.Int == nil || k.Width {
		return bits
	}
	for ; bits < int(bitsOf[Int]); bits++ {
		at := func(k BasicKind) int { return width(k, bits) }
		have := w.ConstAt(e, at)
		if have == nil {
			continue
		}
		want := k.Int
		if k.Hex {
			want = folding{func(k BasicKind) uint { return uint(at(k)) }}.wrap(want, k.Type)
		}
		if have.Int.Cmp(want) == 0 {
			break
		}
	}
	return bits
}
