package cfg

import (
	"inspect/java/core"
	"inspect/java/source"
	"inspect/java/types"
)

// A variable that is declared non_null never holds null: each assignment to it is checked,
// that of its initialiser included. That is an assertion, and no check of the JVM: nothing
// is thrown.
//
//	/*@ non_null @*/ String s = map.get(k);   // violated, where that is null

// holdsNonNull checks that x, which is about to be assigned to a variable, is not null where that
// keeps none. of is what assigns it, and at the value.
func (l *code) holdsNonNull(v *types.Var, x *Expr, of core.Node, at source.Span) {
	if !v.NeverNull || l.cur == nil || !types.IsReference(x.Type) {
		return
	}
	l.flush()
	bad := l.known(l.mk.not(l.mk.nonNull(x)))
	if l.cur == nil || bad == l.mk.no {
		return
	}
	p := l.property(Assertion, of, nonNullVar, at, v.Name+" may not be null, and null is assigned to it")
	l.violate(p, bad, at, p.Message)
	if bad == l.mk.yes {
		l.cur = nil
		return
	}
	l.step(Edge{Op: Assume, Cond: l.mk.not(bad), Span: at})
}

// nonNullVar tells the property of an assignment from others of the same node.
const nonNullVar = 1

// storesText reports whether a node gives a text to a variable that never holds null, so
// that somebody looks at the text.
func storesText(n core.Node) bool {
	var v *types.Var
	switch n := n.(type) {
	case *core.Let:
		v = n.Var
	case *core.Bind:
		v = n.Var
	case *core.Assign:
		if x, ok := n.X.(*core.Local); ok {
			v = x.Var
		}
	}
	return v != nil && v.NeverNull && isString(v.Type)
}
