package core

import (
	"inspect/java/ast"
	"inspect/java/types"
)

// iteration lowers an enhanced for over an Iterable (JLS 14.14.2):
//
//	for (Iterator i = x.iterator(); i.hasNext(); ) { T v = (T) i.next(); body }
func (l *lowering) iteration(s *ast.ForEach) Stmt {
	forEach := l.info.ForEachs[s]
	if forEach == nil || forEach.Iterator == nil || forEach.HasNext == nil || forEach.Next == nil {
		return l.refuse(s, "a for loop over this", "loop over an array")
	}
	at := Loc{&absent{s.X.Span()}}
	call := func(x Expr, m *types.Method) *Call {
		return &Call{Typed: Typed{Loc: at, T: m.Result}, X: x, Method: m, Virtual: true}
	}
	i := &types.Var{Kind: types.ValueVar, Name: "iterator", Type: forEach.Iterator.Result, Span: s.X.Span()}
	iterator := func() Expr { return &Local{Typed{Loc: at, T: i.Type}, i} }
	v := l.info.Defs[s.Var]
	next := Expr(call(iterator(), forEach.Next))
	if !types.IsReference(v.Type) {
		next = l.adapt(next, l.p.w.Erasure(forEach.Elem)) // the box
	}
	k := &Loop{Step: step(s), Count: l.info.Counts[s], Spec: l.loopSpec(s.Spec), Cond: call(iterator(), forEach.HasNext)}
	l.targets[s] = k
	k.Contract = l.loopContract(s.Spec, s)
	values := l.loopValues(s)
	k.Known = values.known
	k.Init = append([]Stmt{&Let{Step: Step{at}, Var: i, Init: call(l.expr(s.X), forEach.Iterator)}}, l.marks(types.State{Of: s, Kind: types.BeforeLoop})...)
	k.Init = append(values.begin, k.Init...)
	body := append([]Stmt{&Let{Step: step(s.Var), Var: v, Init: l.adapt(next, v.Type)}}, values.add...)
	k.Body = &Block{step(s.Body), append(body, l.turn(s, s.Body))}
	return k
}

// values are what keeps \values of an enhanced for: what stands before the loop, what each
// turn begins with once the variable has its value, and what holds in between.
type values struct {
	begin, add []Stmt
	known      Expr
}

// loopValues is zero where no annotation asks for \values of s.
func (l *lowering) loopValues(s *ast.ForEach) (k values) {
	all := l.info.Values[s]
	if all == nil {
		return k
	}
	at := Loc{s.Var}
	h := Typed{Loc: at, T: all.Type}
	a := all.Type.(*types.Array)
	stored := l.arraySeq(s.Var, func() Expr { return &Local{h, all} }, a)
	x := l.info.Defs[s.Var]
	last := &sequence{x.Type, func() Expr { return number(s.Var, 1) }, func(func() Expr) Expr { return &Local{Typed{Loc: at, T: x.Type}, x} }, nil}
	set := &Assign{h, stored.stored(), l.keep(s.Var, l.concatenated(s.Var, x.Type, stored, last), a, s)}
	k.begin = []Stmt{&Let{Step: Step{at}, Var: all}}
	k.add = []Stmt{&Annotation{Step{at}, &Clause{Loc: at, Kind: SetGhost, X: set}}}
	k.known = l.compared(s.Var, "==", stored.length(), &Local{l.intAt(s.Var), l.info.Counts[s]})
	return k
}

// valuesSeq lowers \values: of the values that are kept those of the turns that ended. In
// the body of the loop the last one is that of the turn that has not.
func (l *lowering) valuesSeq(e *ast.JMLCall) *sequence {
	s, _ := l.info.TurnsOf[e].(*ast.ForEach)
	all := l.info.Values[s]
	a := all.Type.(*types.Array)
	stored := l.arraySeq(e, func() Expr { return &Local{Typed{Loc: Loc{e}, T: a}, all} }, a)
	return &sequence{a.Elem, func() Expr { return &Local{l.intAt(e), l.info.Counts[s]} }, stored.at, nil}
}

// IsNextElement reports whether an expression is the element that an enhanced for comes to,
// which stands at what it loops over.
func IsNextElement(x Expr) bool {
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
	_, generated := c.From.(*absent)
	return generated
}
