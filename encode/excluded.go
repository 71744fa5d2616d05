package encode

import "inspect/smtlib"

// Condition is a Bool term as an encoding of the graph has it.
type Condition func(*Encoding) *smtlib.Term

// exclude excludes the executions of which a condition of Goal.Excluded holds.
//
// Meaning kept: satisfiable iff there is an execution as the rest of the goal says of which none of the
// conditions holds.
func (r *run) exclude() {
	for _, c := range r.goal.Excluded {
		r.assert(r.b.Not(c(r.Encoding)), "it is none that is known")
	}
}
