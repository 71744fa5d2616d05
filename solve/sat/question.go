package sat

import (
	"context"

	"inspect/smtlib"
)

// question is a script as clauses: satisfiable iff the script's assertions are
// under all of its assumptions.
type question struct {
	blaster *Blaster
	cnf     *CNF
	base    *CNF    // cnf without the assumptions
	assumed []int32 // literals of the script's assumptions, in order
}

// translate translates a script, with bits for all its constants or only for those of
// which more than the order matters. The error is ctx.Err() or that of
// Blaster.Blast.
func translate(ctx context.Context, s *smtlib.Script, bits bool) (*question, error) {
	q := &question{blaster: NewBlaster()}
	terms := make([]*smtlib.Term, 0, len(s.Assertions)+len(s.Assumptions))
	for _, a := range s.Assertions {
		terms = append(terms, a.Term)
	}
	terms = append(terms, s.Assumptions...)
	blast := q.blaster.blastOrdered
	if bits {
		blast = q.blaster.Blast
	}
	if err := blast(ctx, terms...); err != nil {
		return nil, err
	}
	roots := q.blaster.orders.axioms(q.blaster.Circuit)
	n := len(roots) + len(s.Assertions)
	for _, t := range terms {
		roots = append(roots, q.blaster.Word(t)[0])
	}
	cnf, err := q.blaster.Circuit.Clauses(ctx, roots[:n], roots[n:])
	if err != nil {
		return nil, err
	}
	q.base = cnf
	for _, l := range roots[n:] {
		q.assumed = append(q.assumed, cnf.Literal(l))
	}
	q.cnf = q.without(make([]bool, len(q.assumed)))
	return q, nil
}

// Size counts the variables and clauses that a solver gets for a script. The error
// is ctx.Err(), or says that the script is not in QF_BV.
func Size(ctx context.Context, s *smtlib.Script) (variables, clauses int, err error) {
	q, err := translate(ctx, s, false)
	if err != nil {
		return 0, 0, err
	}
	return q.cnf.Vars, q.cnf.Clauses, nil
}

// without is the question's formula under some of its assumptions only.
func (q *question) without(drop []bool) *CNF {
	f := q.base.share()
	for i, l := range q.assumed {
		if !drop[i] {
			f.add(l)
		}
	}
	return f
}

// model reads the values of the script's constants from a model of the clauses.
func (q *question) model(values []bool) *smtlib.Model {
	m := &smtlib.Model{Consts: make(map[string]smtlib.Value, len(q.blaster.Consts))}
	value := func(l Lit) bool {
		v := q.cnf.Literal(l) // inputs are positive literals
		return v != 0 && values[v]
	}
	for _, k := range q.blaster.orders.classes() {
		for i, v := range k.values(value) {
			m.Consts[k.consts[i].Name] = wordValue(k.consts[i].Sort, func(j int) bool { return hasBit(v, j) })
		}
	}
	for _, t := range q.blaster.Consts {
		if q.blaster.orders.isOrdered(t) {
			continue
		}
		word := q.blaster.Word(t)
		m.Consts[t.Name] = wordValue(t.Sort, func(i int) bool {
			return value(word[i])
		})
	}
	return m
}
