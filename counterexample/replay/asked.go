package replay

import (
	"inspect/java/types"
)

// queryResults tells which of the conditions of Config.Queries hold in the pre-state, once it is
// admitted. One that cannot be evaluated counts as holding.
func (r *runner) queryResults() []bool {
	var out []bool
	for _, c := range r.m.config.Queries {
		out = append(out, r.holdsBefore(c))
	}
	return out
}

// holdsBefore evaluates a condition over the parameters of the method that is checked.
func (r *runner) holdsBefore(c *types.Clause) (holds bool) {
	var err error
	before := r.m.mark()
	defer func() {
		if err != nil { // in the midst of a specification, perhaps
			r.m.restore(before)
			holds = true
		}
	}()
	defer failed(&err)
	p := r.m.condition(r.method, c)
	fr := r.fr
	fr.vars = make([]value, p.vars)
	copy(fr.vars, r.fr.vars[:len(r.method.Params)])
	if end := r.m.guard(func() { holds, _ = r.m.holds(&fr, &p.predicate) }); end.cutOff != nil || end.blocked != nil || end.stop {
		return true
	}
	return holds
}

// condition is a compiled condition, with the number of its variables.
type condition struct {
	predicate
	vars int
}

// condition compiles one over the parameters of a method.
func (m *Machine) condition(method *types.Method, k *types.Clause) condition {
	c := m.compiler(method.Class, nil)
	for i, p := range method.Params {
		c.slots[p] = i
	}
	c.vars = len(method.Params)
	p := c.clause(m.prog.Clause(k))
	return condition{p, c.vars}
}
