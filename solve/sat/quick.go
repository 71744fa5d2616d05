package sat

import "context"

// quick tries the embedded solver on small formulas first, with a bounded
// effort: it needs a millisecond where a program takes several to start. What it
// does not decide goes to the program.
type quick struct{ then engine }

// Bounds of the first try. They count clauses and conflicts, not time, so that
// who answers does not depend on the machine.
const (
	quickClauses   = 15000
	quickConflicts = 60
)

func (q *quick) name() string    { return q.then.name() }
func (q *quick) certifies() bool { return q.then.certifies() }
func (q *quick) counts() bool    { return q.then.counts() }

func (q *quick) run(ctx context.Context, f *CNF, l limits) (verdict, error) {
	if f.Clauses > quickClauses {
		return q.then.run(ctx, f, l)
	}
	first := l
	if first.conflicts == 0 || first.conflicts > quickConflicts {
		first.conflicts = quickConflicts
	}
	g := &gopher{certify: q.certifies()}
	v, err := g.run(ctx, f, first)
	if err != nil || v.status != undecided || first.conflicts == l.conflicts {
		v.by = g.name()
		return v, err
	}
	return q.then.run(ctx, f, l)
}
