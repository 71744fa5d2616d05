package cfg

import "inspect/java/types"

// Condition is assumed of the call of the method that is checked, beside what its contract
// says: nobody has written it, and it changes nothing of what the method may do.
type Condition struct {
	Clause *types.Clause // a precondition of the method, resolved: World.Suppose
	Not    bool          // assumed is that it does not hold, or has no value
}

// Need is the kind of the assumption that a Condition makes.
const Need = "need"

// conditions assumes the conditions of the call.
func (l *code) conditions() {
	for _, c := range l.opt.Conditions {
		k := l.prog.Clause(c.Clause)
		x := l.clauseValue(l.spec(l.act.this), k)
		if c.Not {
			x.v, x.def = l.mk.not(l.mk.and(x.def, x.v)), l.mk.yes
		}
		l.assume(x, k.Span(), Need, k.Text())
	}
}
