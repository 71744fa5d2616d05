package replay

import (
	"slices"

	"inspect/java/core"
	"inspect/java/source"
	"inspect/java/types"
)

// measure is one of a method.
type measure struct {
	clause *core.Clause
	parts  []eval
	when   []predicate // where it counts: the precondition of its case, its condition
}

// measuring are the measures of a method.
type measuring struct {
	of   []measure
	vars int
}

// measuresOf compiles the measures of a method.
func (m *Machine) measuresOf(method *types.Method) *measuring {
	if k, ok := m.measured[method]; ok {
		return k
	}
	k := &measuring{}
	if m.measured == nil {
		m.measured = map[*types.Method]*measuring{}
	}
	m.measured[method] = k
	if method.Constructor || !method.IsMeasured() {
		return k
	}
	c := m.compiler(method.Class, nil)
	for i, p := range method.Params {
		c.slots[p] = i
	}
	c.vars = len(method.Params)
	cases := m.prog.Contract(method).Cases
	for _, sc := range cases {
		for i, p := range sc.Of.Params {
			c.slots[p] = i
		}
		for _, o := range sc.Olds {
			c.olds[o.Var] = c.converted(o.Init, o.Var.Type)
		}
		var satisfied []predicate
		for _, x := range sc.Requires {
			if len(cases) > 1 && len(sc.Measures) > 0 {
				satisfied = append(satisfied, c.clause(x))
			}
		}
		for _, cl := range sc.Measures {
			if cl.X != nil {
				d := measure{clause: cl, parts: c.measure(cl), when: slices.Clone(satisfied)}
				if cl.When != nil {
					d.when = append(d.when, c.predicate(cl.When))
				}
				k.of = append(k.of, d)
			}
		}
	}
	k.vars = c.vars
	return k
}

// measure compiles the parts of a measure.
func (c *compiler) measure(cl *core.Clause) []eval {
	var out []eval
	for _, x := range cl.Measure() {
		out = append(out, c.predicate(x).eval)
	}
	return out
}

// measured are the values of the parts of a measure.
func (m *Machine) partsOf(fr *frame, parts []eval) ([]value, *thrown) {
	var out []value
	for _, p := range parts {
		v, u := m.evaluate(fr, p)
		if u != nil {
			return nil, u
		}
		out = append(out, v)
	}
	return out, nil
}

// firstChange is the first part in which two measures differ; -1: none.
func firstChange(now, before []value) int {
	for i := range now {
		if compareExact(now[i], before[i]) != 0 {
			return i
		}
	}
	return -1
}

// doAllHold reports whether some predicates hold, none of which is undefined.
func (m *Machine) doAllHold(fr *frame, ps []predicate) bool {
	for i := range ps {
		if ok, _ := m.holds(fr, &ps[i]); !ok {
			return false
		}
	}
	return true
}

// counted are the values of the measures that count in an activation.
type counted map[*core.Clause][]value

// isDistinct reports whether no measure counts in both activations.
func (now counted) isDistinct(before counted) bool {
	for c := range now {
		if _, ok := before[c]; ok {
			return false
		}
	}
	return true
}

// enterMeasured checks the measures of a method that is entered against those of its last
// activation, until left is called.
func (m *Machine) enterMeasured(k *measuring, method *types.Method, this *object, args []value, at source.Span) (left func()) {
	if m.begin == nil {
		m.begin, m.counted = map[*core.Clause][][]value{}, map[*types.Method][]counted{}
	}
	fr := frame{m: m, this: this, vars: make([]value, k.vars), old: preState}
	copy(fr.vars, args)
	fail := func(what string) {
		m.violate(&Violation{Kind: Decreases, Span: at, Message: what})
		panic(stop{})
	}
	all := counted{}
	for _, d := range k.of {
		if !m.doAllHold(&fr, d.when) {
			continue
		}
		now, u := m.partsOf(&fr, d.parts)
		before := m.begin[d.clause]
		if u != nil && len(before) > 0 {
			fail("the measure of " + method.QName() + " is undefined: " + u.what)
		}
		if len(before) > 0 {
			if why := notLess(now, before[len(before)-1]); why != "" {
				fail("the measure of " + method.QName() + why)
			}
		}
		all[d.clause] = now
	}
	if others := m.counted[method]; len(others) > 0 && all.isDistinct(others[len(others)-1]) {
		for _, now := range all {
			for _, last := range others[len(others)-1] {
				if n := min(len(now), len(last)); now != nil && last != nil && notLess(now[:n], last[:n]) != "" {
					fail("the measure of " + method.QName() + " does not decrease")
				}
			}
		}
	}
	for c, now := range all {
		m.begin[c] = append(m.begin[c], now)
	}
	m.counted[method] = append(m.counted[method], all)
	return func() {
		for c := range all {
			if s := m.begin[c]; len(s) > 0 {
				m.begin[c] = s[:len(s)-1]
			}
		}
		if s := m.counted[method]; len(s) > 0 {
			m.counted[method] = s[:len(s)-1]
		}
	}
}

// notLess says why a measure is not less than another, or is negative; empty: it is less.
func notLess(now, last []value) string {
	if last == nil {
		return " does not decrease" // it was undefined
	}
	switch i := firstChange(now, last); {
	case i < 0 || compareExact(now[i], last[i]) > 0:
		return " does not decrease"
	case compareExact(now[i], value{}) < 0:
		return " is negative"
	}
	return ""
}
