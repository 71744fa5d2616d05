package cfg

import (
	"strings"

	"inspect/java/core"
	"inspect/java/source"
	"inspect/java/types"
)

// A method with a measure (measured_by) that is called while an activation of it runs must
// have a smaller one in the new call, not negative: of the last such activation, as it
// began. With that a call of a method by its own contract proves something. Of a call by
// contract the graph does not see what calls back, so there the measure of the method called
// is compared with that of a method that it may call:
//
//	even: measured_by n; calls odd(n - 1)        // by contract: n - 1 of odd < n of even
//	odd:  measured_by n; calls even(n - 1)

// measured is the value of a measure: on is whether it counts, parts are compared in
// lexicographic order.
type measured struct {
	on    *Expr
	parts []value3
}

// at is a measure in the state of node n.
func (x measured) at(mk *maker, n *Node) measured {
	y := measured{on: mk.at(n, x.on)}
	for _, p := range x.parts {
		y.parts = append(y.parts, value3{mk.at(n, p.v), mk.at(n, p.def), mk.at(n, p.in)})
	}
	return y
}

// measures are the values of a method's measures where cur is, in the context of a case:
// those of a case count where its precondition holds.
func (l *code) measures(m *types.Method, context func(k *core.SpecCase) *spec) map[*core.Clause]measured {
	out := map[*core.Clause]measured{}
	if m.Constructor || !m.IsMeasured() {
		return out
	}
	cases := l.contractOf(m)
	for _, k := range cases {
		for _, c := range k.Measures {
			if c.X == nil {
				continue
			}
			s := context(k)
			on := s.pure(l.mk.yes)
			if len(cases) > 1 {
				on = l.required(s, k)
			}
			if c.When != nil {
				x := s.given(on.v, l.stated(s, c.When, c.When.Whole()))
				on = s.strict(l.mk.and(on.v, x.v), on, x)
			}
			l.bounded(on, c, c.Span())
			out[c] = measured{on: l.mk.and(on.def, on.v), parts: l.parts(s, c)}
		}
	}
	return out
}

// parts are the values of the parts of a measure.
func (l *code) parts(s *spec, c *core.Clause) []value3 {
	var out []value3
	for _, x := range c.Measure() {
		out = append(out, l.stated(s, x, x.Whole()))
	}
	return out
}

// measureText is a measure as it is written.
func measureText(c *core.Clause) string {
	var parts []string
	for _, x := range c.Measure() {
		parts = append(parts, source.OneLine(x.Whole().Text()))
	}
	return strings.Join(parts, ", ")
}

// less reports whether a measure is less than another: in the first part in which they
// differ, which for natural must not be negative.
func (l *code) less(now, before []value3, natural bool) value3 {
	out := value3{l.mk.no, l.mk.yes, l.mk.yes}
	same := l.mk.yes
	for i := range now {
		x, y := now[i], before[i]
		a, b := l.mk.toSameType(x.v, y.v)
		smaller := l.mk.lt(a, b)
		if natural {
			smaller = l.mk.and(l.notNegative(x), smaller)
		}
		out.v = l.mk.or(out.v, l.mk.and(same, smaller))
		out.def, out.in = l.mk.and(out.def, x.def, y.def), l.mk.and(out.in, x.in, y.in)
		same = l.mk.and(same, l.mk.eq(a, b))
	}
	return out
}

// notNegative reports whether a part of a measure is not negative.
func (l *code) notNegative(x value3) *Expr {
	zero, v := l.mk.toSameType(l.mk.num(x.v.Type, 0), x.v)
	return l.mk.le(zero, v)
}

// startMeasures notes the measures of an activation as it begins, and checks them against those of
// the last activation of the same method.
func (l *code) startMeasures(call core.Node) {
	a := l.act
	a.measures = l.measures(a.method, func(k *core.SpecCase) *spec {
		s := l.spec(a.this)
		if k.Of != nil && k.Of != a.method {
			for i, p := range k.Of.Params {
				s.env[p] = l.variableOf(a.method.Params[i])
			}
		}
		s.olds(k, nil)
		return s
	})
	if len(a.measures) > 0 && call != nil {
		l.act = a.caller // whose call it is
		l.decreases(call, a.method, a.caller, a.measures)
		l.act = a
	}
	for c, x := range a.measures {
		a.measures[c] = x.at(l.mk, l.cur)
	}
}

// variableOf is the value of a parameter.
func (l *lowering) variableOf(v *types.Var) *Expr {
	if b, ok := l.lookup(v); ok && b.comp == nil && b.value != nil {
		return b.value
	}
	return l.read(l.variable(v))
}

// decreases checks the measures of a call against those of the last activation in which
// they count: of the same method, or of one that inherits them.
func (l *code) decreases(call core.Node, m *types.Method, caller *activation, now map[*core.Clause]measured) {
	at := call.Span()
	if len(now) == 0 {
		return
	}
	for _, k := range l.contractOf(m) {
		for i, c := range k.Measures {
			x, ok := now[c]
			if !ok {
				continue
			}
			last := x.on // it counts in the call, and in no later activation
			for a := caller; a != nil && last != l.mk.no && l.cur != nil; a = a.caller {
				y, ok := a.measures[c]
				if !ok {
					continue
				}
				p := l.property(Decreases, call, 1+i, at, measureText(c)+" of "+m.QName()+" does not decrease at its call, or is negative")
				s := l.less(x.parts, y.parts, true)
				cond := l.mk.and(last, y.on)
				l.demand(p, value3{l.mk.implies(cond, s.v), l.mk.implies(cond, s.def), l.mk.implies(cond, s.in)}, at)
				last = l.mk.and(last, l.mk.not(y.on))
			}
		}
	}
}

// mutual checks the measures of a call by contract against those of the last activation
// with a measure that the method called may come back to. One that counts in both was
// compared already, and others count only where none does so.
func (l *code) mutual(call core.Node, m *types.Method, now map[*core.Clause]measured) {
	if len(now) == 0 {
		return
	}
	for a := l.act; a != nil; a = a.caller {
		if len(a.measures) > 0 && l.scope.comesBack(m, a.method) {
			l.compared(call, m, now, a)
			return
		}
	}
}

// compared checks each measure of a call against each other one of an activation.
func (l *code) compared(call core.Node, m *types.Method, now map[*core.Clause]measured, a *activation) {
	at, differ := call.Span(), l.mk.not(l.common(now, a))
	for _, k := range l.contractOf(m) {
		for i, c := range k.Measures {
			for _, o := range l.contractOf(a.method) {
				for _, d := range o.Measures {
					x, y := now[c], a.measures[d]
					if c == d || l.cur == nil || x.on == nil || y.on == nil {
						continue
					}
					n := min(len(x.parts), len(y.parts))
					s, cond := l.less(x.parts[:n], y.parts[:n], true), l.mk.and(x.on, y.on, differ)
					p := l.property(Decreases, measurePair{call.Origin(), d}, 1+i, at, measureText(c)+" of "+m.QName()+", which may call "+a.method.QName()+", is not less than "+measureText(d)+", or is negative")
					l.demand(p, value3{l.mk.implies(cond, s.v), l.mk.implies(cond, s.def), l.mk.implies(cond, s.in)}, at)
				}
			}
		}
	}
}

// measurePair is a call of which a measure is compared with another one.
type measurePair struct {
	call any
	with *core.Clause
}

// common reports whether a measure counts both in a call and in an activation.
func (l *code) common(now map[*core.Clause]measured, a *activation) *Expr {
	any := l.mk.no
	for _, k := range l.contractOf(a.method) {
		for _, c := range k.Measures {
			if x, ok := now[c]; ok && a.measures[c].on != nil {
				any = l.mk.or(any, l.mk.and(x.on, a.measures[c].on))
			}
		}
	}
	return any
}

// counts reports whether any of some measures of a method counts.
func (l *code) counts(m *types.Method, of map[*core.Clause]measured) *Expr {
	any := l.mk.no
	for _, k := range l.contractOf(m) {
		for _, c := range k.Measures {
			if x, ok := of[c]; ok {
				any = l.mk.or(any, x.on)
			}
		}
	}
	return any
}
