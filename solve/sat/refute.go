package sat

import (
	"context"
	"slices"

	"inspect/smtlib"
)

// maxRefuteWork bounds the work of Refute: the visits of a clause by a literal.
// It counts steps, not time, so that what is found does not depend on the machine.
const maxRefuteWork = 30_000_000

// Refute tells which of the cases, Bool, cannot be true when all of the facts,
// Bool, are: those that unit propagation alone leads to a contradiction, each also
// with the help of the cases refuted before it. It is one-sided: a case of which
// it says nothing may be impossible as well. Facts that are contradictory refute
// every case. The error is ctx.Err(), or says that a term is not of QF_BV.
func Refute(ctx context.Context, facts, cases []*smtlib.Term) ([]bool, error) {
	b := NewBlaster()
	if err := b.Blast(ctx, facts...); err != nil {
		return nil, err
	}
	if err := b.Blast(ctx, cases...); err != nil {
		return nil, err
	}
	var roots, more []Lit
	for _, t := range facts {
		roots = append(roots, b.Word(t)[0])
	}
	for _, c := range b.thresholds(slices.Concat(facts, cases)) {
		roots = append(roots, b.Circuit.Or(c...))
	}
	for _, t := range cases { // a refuted case says something too
		l := b.Word(t)[0]
		more = append(more, l, l.Not())
	}
	cnf, err := b.Circuit.Clauses(ctx, roots, more)
	if err != nil {
		return nil, err
	}
	p := newPropagator(cnf, make([]int8, cnf.Vars+1))
	contradiction := !p.run()
	out := make([]bool, len(cases))
	unrefuted := 0 // so many cases in a row were not refuted
	for i := 0; unrefuted < len(cases) && p.work < maxRefuteWork; i = (i + 1) % len(cases) {
		l := cnf.Literal(more[2*i])
		switch {
		case out[i]:
			unrefuted++
		case contradiction || more[2*i] == False || l != 0 && p.canRefute(l):
			out[i], unrefuted = true, 0
			contradiction = contradiction || l != 0 && (!p.set(-l) || !p.propagate())
		default:
			unrefuted++
			if err := ctx.Err(); err != nil {
				return nil, err
			}
		}
	}
	return out, nil
}

// canRefute reports whether a literal, made true, leads to a contradiction. It leaves
// the values as they were. The literal is not yet false.
func (p *propagator) canRefute(l int32) bool {
	mark := p.done
	ok := p.set(l) && p.propagate()
	for _, l := range p.queue[mark:p.done] {
		i := literalIndex(-l)
		for _, c := range p.occurs[p.from[i]:p.from[i+1]] {
			p.open[c]++
		}
	}
	for _, l := range p.queue[mark:] {
		p.value[max(l, -l)] = 0
	}
	p.queue, p.done = p.queue[:mark], mark
	return !ok
}
