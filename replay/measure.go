package replay

import (
	"inspect/core"
	"inspect/source"
	"inspect/types"
)

// measure is one of a method.
type measure struct {
	clause *core.Clause
	value  predicate
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
				k.of = append(k.of, measure{cl, c.clause(cl)})
			}
		}
	}
	k.vars = c.vars
	return k
}

// begun checks the measures of a method that is entered against those of its last
// activation, until left is called.
func (m *Machine) begun(k *measuring, method *types.Method, this *object, args []value, at source.Span) (left func()) {
	if m.begin == nil {
		m.begin = map[*core.Clause][]value{}
	}
	fr := frame{m: m, this: this, vars: make([]value, k.vars), old: preState}
	copy(fr.vars, args)
	fail := func(what string) {
		m.violate(&Violation{Kind: Decreases, Span: at, Message: what})
		panic(stop{})
	}
	for _, d := range k.of {
		v, u := m.evaluate(&fr, d.value.eval)
		if before := m.begin[d.clause]; len(before) > 0 {
			switch {
			case u != nil:
				fail("the measure of " + method.QName() + " is undefined: " + u.what)
			case compareExact(v, value{}) < 0:
				fail("the measure of " + method.QName() + " is negative")
			case compareExact(v, before[len(before)-1]) >= 0:
				fail("the measure of " + method.QName() + " does not decrease")
			}
		}
		m.begin[d.clause] = append(m.begin[d.clause], v)
	}
	return func() {
		for _, d := range k.of {
			if s := m.begin[d.clause]; len(s) > 0 {
				m.begin[d.clause] = s[:len(s)-1]
			}
		}
	}
}
