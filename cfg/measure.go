package cfg

import (
	"inspect/core"
	"inspect/source"
	"inspect/types"
)

// A method with a measure (measured_by) that is called while an activation of it runs must
// have a smaller one in the new call, not negative: of the last such activation, as it
// began. With that a call of a method by its own contract proves something.

// measures are the values of a method's measures where cur is, in the context of a case.
func (l *code) measures(m *types.Method, context func(k *core.SpecCase) *spec) map[*core.Clause]value3 {
	out := map[*core.Clause]value3{}
	if m.Constructor || !m.Measured() {
		return out
	}
	for _, k := range l.contractOf(m) {
		for _, c := range k.Measures {
			if c.X != nil {
				out[c] = l.stated(context(k), c.X, c.X.Whole())
			}
		}
	}
	return out
}

// begun notes the measures of an activation as it begins, and checks them against those of
// the last activation of the same method.
func (l *code) begun(call core.Node) {
	a := l.act
	a.measures = l.measures(a.method, func(k *core.SpecCase) *spec {
		s := l.spec(a.this)
		if k.Of != nil && k.Of != a.method {
			for i, p := range k.Of.Params {
				s.env[p] = l.variableOf(a.method.Params[i])
			}
		}
		return s
	})
	if len(a.measures) > 0 && call != nil {
		l.act = a.caller // whose call it is
		l.decreases(call, a.method, a.caller, a.measures)
		l.act = a
	}
	for c, x := range a.measures {
		a.measures[c] = value3{l.mk.at(l.cur, x.v), l.mk.at(l.cur, x.def), l.mk.at(l.cur, x.in)}
	}
}

// variableOf is the value of a parameter.
func (l *lowering) variableOf(v *types.Var) *Expr {
	if b, ok := l.lookup(v); ok && b.comp == nil && b.value != nil {
		return b.value
	}
	return l.read(l.variable(v))
}

// decreases checks the measures of a call against those of the last activation that has
// them: of the same method, or of one that inherits them.
func (l *code) decreases(call core.Node, m *types.Method, caller *activation, now map[*core.Clause]value3) {
	at := call.Span()
	if len(now) == 0 {
		return
	}
	for _, k := range l.contractOf(m) {
		for i, c := range k.Measures {
			last := caller
			for last != nil && last.measures[c].v == nil {
				last = last.caller
			}
			if last == nil {
				continue
			}
			x, y := now[c], last.measures[c]
			if l.cur == nil || x.v == nil || y.v == nil {
				continue
			}
			zero, v := l.mk.alike(l.mk.num(x.v.Type, 0), x.v)
			smaller, before := l.mk.alike(x.v, y.v)
			p := l.property(Decreases, call, 1+i, at, source.OneLine(c.X.Whole().Text())+" of "+m.QName()+" does not decrease at its call, or is negative")
			l.demand(p, value3{l.mk.and(l.mk.le(zero, v), l.mk.lt(smaller, before)), l.mk.and(x.def, y.def), l.mk.and(x.in, y.in)}, at)
		}
	}
}
