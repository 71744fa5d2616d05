package cfg

import (
	"inspect/java/core"
)

// A call that gives any object of before the call of the checked method gives an input of its
// own, each time that it is executed: a graph executes no edge twice.

// anyObject notes the type of what a call gives.
func (s *scope) anyObject(n *core.AnyObject) {
	s.place(n.T, s.w.AnyContents(n.AnyObject))
	s.knownAny = append(s.knownAny, n.Known...)
}

// anyObject lowers such a call.
func (l *code) anyObject(e *core.AnyObject) *Expr {
	for _, x := range e.Args {
		l.expr(x)
	}
	if l.cur == nil {
		return l.deadValue(e.T)
	}
	in := l.component(&Component{Kind: Local, Name: e.Root.Name, Type: e.T, Any: true})
	l.g.Inputs = append(l.g.Inputs, in)
	l.mk.fixed[in] = true
	x := l.read(in)
	l.readIn(l.g.Entry, func() { l.assumeOf(x, e) })
	out := l.component(&Component{Kind: Local, Name: "any", Type: e.T, Temp: true, Any: true})
	l.step(Edge{Op: Assign, Comp: out, Value: x, Span: e.Span()})
	if !e.NonNull {
		return x
	}
	if d := l.noObject(e.T, e.Span(), e.Root.Name+" can give none"); d != nil {
		l.g.Missing = append(l.g.Missing, d)
	}
	l.step(Edge{Op: Assume, Cond: l.mk.nonNull(x), Span: e.Span()})
	return x
}

// assumeOf assumes what the type of such a call says of x, which it gives.
func (l *code) assumeOf(x *Expr, e *core.AnyObject) {
	name := "what " + e.Root.Name + " gives"
	assume := func(cond *Expr, text string) {
		l.g.Pre = append(l.g.Pre, Assumption{Cond: cond, Span: e.Span(), Text: text, Kind: "type"})
	}
	for _, k := range e.Known {
		if l.scope.readsPlace(k.Place) {
			assume(l.forAllAlong(x, k.Path, 0, func(x *Expr) *Expr { return l.isA(x, k.Of) }), knownText(name, k))
		}
	}
	for _, c := range l.w.AnyContents(e.AnyObject) {
		assume(l.holding(x, c.Path, c), contentText(name, c))
	}
}

// Gives is the input that a call gives at an edge; nil: none does.
func (e *Edge) Gives() *Component {
	if e.Op == Assign && e.Comp.Any {
		return e.Value.Comp
	}
	return nil
}
