package core

import (
	"inspect/java/ast"
	"inspect/java/types"
)

// convert lowers the conversion of x to the type t: boxing and unboxing (JLS 5.1.7,
// 5.1.8) and to text (5.1.11) are calls; all else is a Convert.
func (l *lowering) convert(x Expr, e ast.Expr, t types.Type) Expr {
	h := l.at(e)
	h.T = t
	from := x.Type()
	if c, ok := x.(*Const); ok && types.IsString(t) {
		if k := l.constText(c); k != nil {
			return k
		}
	}
	if _, refused := x.(*Unsupported); refused || types.IsKind(from, types.Null) {
		return &Convert{Typed: h, X: x}
	}
	h.Value = nil
	switch {
	case types.IsString(t):
		return l.text(x, h)
	case types.IsReference(t) && !types.IsReference(from) && types.IsKind(from, types.Void, types.Invalid):
	case types.IsReference(t) && !types.IsReference(from):
		return l.box(x, t, h)
	case !types.IsReference(t) && types.IsReference(from):
		return l.unbox(x, t, h)
	case types.Unboxed(t) != nil && types.IsReference(from): // in front of an unboxing
		return &Cast{h, x}
	}
	h.Value = l.info.Consts[e]
	return &Convert{Typed: h, X: x}
}

// box puts a value into a box: one of type t, or that of its own type.
func (l *lowering) box(x Expr, t types.Type, h Typed) Expr {
	class, ok := t.(*types.Class)
	if !ok || types.Unboxed(t) == nil {
		class = l.p.w.Boxed(x.Type())
	}
	if class == nil {
		return l.unsupported(h, "a value of type "+x.Type().String()+" as an object", "use a Java type")
	}
	h.T = class
	return &Call{Typed: h, Method: l.p.w.BoxOf(class), Args: []Expr{as(x, types.Unboxed(class))}}
}

// as is x converted to a primitive type.
func as(x Expr, t types.Type) Expr {
	if x.Type() == t {
		return x
	}
	return &Convert{Typed: Typed{Loc: Loc{x.Origin()}, T: t, Value: nil}, X: x}
}

// unbox takes the value out of a box and widens it to t.
func (l *lowering) unbox(x Expr, t types.Type, h Typed) Expr {
	class, ok := x.Type().(*types.Class)
	if !ok || types.Unboxed(class) == nil {
		class = l.p.w.Boxed(t)
		if class == nil {
			return l.unsupported(h, "an object as a value of type "+t.String(), "use a Java type")
		}
		cast := h
		cast.T = class
		x = &Cast{cast, x}
	}
	h.T = types.Unboxed(class)
	return as(&Call{Typed: h, X: x, Method: l.p.w.ValueOf(class)}, t)
}

// text turns a value into text.
func (l *lowering) text(x Expr, h Typed) Expr {
	h.T = l.p.w.Concat().Class
	if c, ok := x.(*Const); ok && types.IsString(c.T) {
		return x
	}
	if c, ok := x.(*Call); ok && (c.Method == l.p.w.Concat() || c.Method.Static && c.Method.Name == "valueOf" && types.IsString(c.Method.Class)) {
		return x // never null
	}
	if types.IsKind(x.Type(), types.Invalid, types.Void) { // it is not resolved
		return l.unsupported(h, "conversion to text", "", x)
	}
	if types.IsKind(x.Type(), types.Null) {
		x = &Convert{Typed: h, X: x} // a String that is null
	}
	m := l.p.w.TextOfValue(x.Type())
	if to := m.Params[0].Type; !types.IsReference(to) {
		x = as(x, to)
	}
	return &Call{Typed: h, Method: m, Args: []Expr{x}}
}

// constText is the text of a constant; nil: that depends on the width of int.
func (l *lowering) constText(c *Const) Expr {
	k := l.p.w.ConstText(c.Value)
	if k == nil {
		return nil
	}
	h := c.Typed
	h.T, h.Value = k.Type, k
	return &Const{h}
}

// concat joins two texts.
func (l *lowering) concat(h Typed, x, y Expr) Expr {
	h.Value, h.T = nil, l.p.w.Concat().Class
	return &Call{Typed: h, Method: l.p.w.Concat(), Args: []Expr{l.text(x, h), l.text(y, h)}}
}

// changed lowers a change of a place that holds a box or text: the place is evaluated
// once, change makes its new value of the old one. With the value of before, that is
// what the expression has.
//
//	a[i++] += "x"   {T[] v = a; int w = i++; v[w] = plus(v[w], "x")}
func (l *lowering) changed(h Typed, place Expr, before bool, change func(old Expr) Expr) Expr {
	h.Value = nil
	var ss []Stmt
	at := Step{h.Loc}
	keep := func(x Expr, name string) Expr {
		switch x := x.(type) {
		case *This, *Const:
			return x
		}
		v := &types.Var{Kind: types.ValueVar, Name: name, Type: x.Type(), Span: x.Span()}
		ss = append(ss, &Let{Step: at, Var: v, Init: x})
		return &Local{Typed{Loc: Loc{x.Origin()}, T: v.Type}, v}
	}
	switch p := place.(type) {
	case *Field:
		q := *p
		q.X = keep(p.X, "object")
		place = &q
	case *StaticField:
		if p.X != nil {
			ss = append(ss, &Eval{at, p.X})
			q := *p
			q.X = nil
			place = &q
		}
	case *Elem:
		q := *p
		q.X = keep(p.X, "array")
		q.I = keep(p.I, "index")
		place = &q
	case *Unsupported:
		return p
	}
	old := place
	if before {
		old = keep(place, "old")
	}
	set := &Assign{h, place, change(old)}
	if before {
		return &Seq{h, append(ss, &Eval{at, set}), old, nil}
	}
	if len(ss) == 0 {
		return set
	}
	return &Seq{h, ss, set, nil}
}

// update lowers a compound assignment.
func (l *lowering) update(e *ast.Assign, h Typed) Expr {
	place, op := l.place(e.X), Op(e.Op[:len(e.Op)-1])
	t := l.holds(e.X, place)
	switch {
	case l.joins(e):
		return l.changed(h, place, false, func(old Expr) Expr { return l.concat(h, old, l.unconverted(e.Y)) })
	case types.Unboxed(t) == nil:
		return &Update{h, op, place, l.expr(e.Y)}
	}
	return l.changed(h, place, false, func(old Expr) Expr { return l.reboxed(h, op, l.adapt(old, t), l.expr(e.Y)) })
}

// joins reports whether a compound assignment adds a text to a place of a wider type:
//
//	Object o;  o += "x"    // o = String.valueOf(o) + "x"
func (l *lowering) joins(e *ast.Assign) bool {
	t := l.info.Operand[e]
	return e.Op == "+=" && t != nil && types.IsString(t)
}

// holds is the type of what a place holds: where the place is of a type variable's type,
// what that stands for.
//
//	Box<Integer> b;  b.value++    // (Integer) b.value
func (l *lowering) holds(e ast.Expr, place Expr) types.Type {
	t := l.p.w.Erasure(l.info.FullType(e))
	if types.IsString(t) || types.Unboxed(t) != nil {
		return t
	}
	return place.Type()
}

// reboxed is a box of what an operator makes of the value in another one.
func (l *lowering) reboxed(h Typed, op Op, old, y Expr) Expr {
	t := types.Unboxed(old.Type())
	x := l.unbox(old, t, h)
	common := t
	switch {
	case types.IsKind(t, types.Boolean):
	case op == "<<" || op == ">>" || op == ">>>":
		common = types.Promote(t)
		x = as(x, common)
	default:
		common = types.Promote2(t, y.Type())
		x, y = as(x, common), as(y, common)
	}
	h.T = common
	return l.box(as(&Binary{h, op, x, y}, t), old.Type(), h)
}

// step lowers ++ and --.
func (l *lowering) incDec(e *ast.IncDec, h Typed) Expr {
	by, op := 1, Op("+")
	if e.Op == "--" {
		by, op = -1, "-"
	}
	place := l.place(e.X)
	t := l.holds(e.X, place)
	if types.Unboxed(t) == nil {
		return &IncDec{h, by, e.Prefix, place}
	}
	return l.changed(h, place, !e.Prefix, func(old Expr) Expr { return l.reboxed(h, op, l.adapt(old, t), number(e, 1)) })
}
