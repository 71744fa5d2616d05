package core

import "inspect/types"

// bridge casts the arguments of a bridge method and calls the method that it leads to.
func (l *lowering) bridge(b *Body) []Stmt {
	m, at := b.Method.Bridged, b.From
	call := &Call{Typed: Typed{Loc: Loc{at}, T: m.Result}, X: &This{Typed{Loc: Loc{at}, T: m.Class}, Implied}, Method: m}
	for i, x := range l.params(b.Method) {
		call.Args = append(call.Args, l.adapt(x, m.Params[i].Type))
	}
	if types.IsKind(m.Result, types.Void) {
		return []Stmt{&Eval{step(at), call}}
	}
	return []Stmt{&Return{step(at), call}}
}

// answer gives the next answer of a function of any answers, if it gives any.
func (l *lowering) answer(b *Body) []Stmt {
	m, at := types.AnswerOf(b.Method.Class), b.From
	if m == nil {
		return nil
	}
	call := &Call{Typed: Typed{Loc: Loc{at}, T: m.Result}, X: &This{Typed{Loc: Loc{at}, T: m.Class}, Implied}, Method: m}
	return []Stmt{&Return{step(at), l.adapt(call, b.Method.Result)}}
}

// adapt brings a value that nobody wrote to an erased type as Java does in a loose
// invocation context (JLS 5.3): a reference that is wider is cast, and a box that is
// unboxed is cast before that.
func (l *lowering) adapt(x Expr, to types.Type) Expr {
	from := x.Type()
	switch {
	case from == to:
		return x
	case types.IsReference(from) && types.IsReference(to):
		if types.Assignable(from, to) {
			return x
		}
		return &Cast{Typed{Loc: Loc{x.Origin()}, T: to}, x}
	case types.IsReference(from) && types.IsKind(to, types.Void), types.IsKind(from, types.Null):
	case types.IsReference(from):
		return l.unbox(x, to, Typed{Loc: Loc{x.Origin()}})
	case types.IsReference(to):
		return l.box(x, to, Typed{Loc: Loc{x.Origin()}})
	}
	return &Convert{Typed{Loc: Loc{x.Origin()}, T: to}, x}
}
