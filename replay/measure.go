package replay

import (
	"inspect/core"
	"inspect/source"
	"inspect/types"
)

// measure is one of a method.
type measure struct {
	clause *core.Clause
	parts  []eval
	when   predicate
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
	if method.Constructor || !method.Measured() {
		return k
	}
	c := m.compiler(method.Class, nil)
	for i, p := range method.Params {
		c.slots[p] = i
	}
	c.vars = len(method.Params)
	for _, sc := range m.prog.Contract(method).Cases {
		for i, p := range sc.Of.Params {
			c.slots[p] = i
		}
		for _, cl := range sc.Measures {
			if cl.X != nil {
				d := measure{clause: cl, parts: c.measure(cl)}
				if cl.When != nil {
					d.when = c.predicate(cl.When)
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

// begun checks the measures of a method that is entered against those of its last
// activation, until left is called.
func (m *Machine) begun(k *measuring, method *types.Method, this *object, args []value, at source.Span) (left func()) {
	if m.begin == nil {
		m.begin = map[*core.Clause][][]value{}
	}
	fr := frame{m: m, this: this, vars: make([]value, k.vars), old: preState}
	copy(fr.vars, args)
	fail := func(what string) {
		m.violate(&Violation{Kind: Decreases, Span: at, Message: what})
		panic(stop{})
	}
	var noted []*core.Clause
	for _, d := range k.of {
		if ok, _ := m.holds(&fr, &d.when); !ok {
			continue
		}
		now, u := m.partsOf(&fr, d.parts)
		if before := m.begin[d.clause]; len(before) > 0 {
			if u != nil {
				fail("the measure of " + method.QName() + " is undefined: " + u.what)
			}
			last := before[len(before)-1]
			switch i := firstChange(now, last); {
			case last == nil || i < 0 || compareExact(now[i], last[i]) > 0:
				fail("the measure of " + method.QName() + " does not decrease")
			case compareExact(now[i], value{}) < 0:
				fail("the measure of " + method.QName() + " is negative")
			}
		}
		m.begin[d.clause] = append(m.begin[d.clause], now)
		noted = append(noted, d.clause)
	}
	return func() {
		for _, c := range noted {
			if s := m.begin[c]; len(s) > 0 {
				m.begin[c] = s[:len(s)-1]
			}
		}
	}
}
