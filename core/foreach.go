package core

import (
	"inspect/ast"
	"inspect/types"
)

// iteration lowers an enhanced for over an Iterable (JLS 14.14.2):
//
//	for (Iterator i = x.iterator(); i.hasNext(); ) { T v = (T) i.next(); body }
func (l *lowering) iteration(s *ast.ForEach) Stmt {
	each := l.info.ForEachs[s]
	if each == nil || each.Iterator == nil || each.HasNext == nil || each.Next == nil {
		return l.refuse(s, "a for loop over this", "loop over an array")
	}
	at := Loc{&absent{s.X.Span()}}
	call := func(x Expr, m *types.Method) *Call {
		return &Call{Typed: Typed{Loc: at, T: m.Result}, X: x, Method: m, Virtual: true}
	}
	i := &types.Var{Kind: types.ValueVar, Name: "iterator", Type: each.Iterator.Result, Span: s.X.Span()}
	iterator := func() Expr { return &Local{Typed{Loc: at, T: i.Type}, i} }
	v := l.info.Defs[s.Var]
	next := Expr(call(iterator(), each.Next))
	if !types.IsReference(v.Type) {
		next = l.adapt(next, l.p.w.Erasure(each.Elem)) // the box
	}
	k := &Loop{Step: step(s), Count: l.info.Counts[s], Spec: l.loopSpec(s.Spec), Cond: call(iterator(), each.HasNext)}
	l.targets[s] = k
	k.Contract = l.loopContract(s.Spec, s)
	k.Init = append([]Stmt{&Let{Step{at}, i, call(l.expr(s.X), each.Iterator)}}, l.marks(types.State{Of: s, Kind: types.BeforeLoop})...)
	body := []Stmt{&Let{step(s.Var), v, l.adapt(next, v.Type)}}
	k.Body = &Block{step(s.Body), append(body, l.turn(s, s.Body))}
	return k
}

// NextElement tells whether an expression is the element that an enhanced for comes to,
// which stands at what it loops over.
func NextElement(x Expr) bool {
	for {
		c, ok := x.(*Cast)
		if !ok {
			break
		}
		x = c.X
	}
	c, ok := x.(*Call)
	if !ok || c.Method.Name != "next" || len(c.Args) > 0 {
		return false
	}
	_, made := c.From.(*absent)
	return made
}
