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

// ask translates a script. The error is ctx.Err() or that of Blaster.Blast.
func ask(ctx context.Context, s *smtlib.Script) (*question, error) {
	q := &question{blaster: NewBlaster()}
	terms := make([]*smtlib.Term, 0, len(s.Assertions)+len(s.Assumptions))
	for _, a := range s.Assertions {
		terms = append(terms, a.Term)
	}
	terms = append(terms, s.Assumptions...)
	if err := q.blaster.Blast(ctx, terms...); err != nil {
		return nil, err
	}
	roots := make([]Lit, len(terms))
	for i, t := range terms {
		roots[i] = q.blaster.Word(t)[0]
	}
	n := len(s.Assertions)
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
	for _, t := range q.blaster.Consts {
		word := q.blaster.Word(t)
		m.Consts[t.Name] = wordValue(t.Sort, func(i int) bool {
			v := q.cnf.Literal(word[i]) // inputs are positive literals
			return v != 0 && values[v]
		})
	}
	return m
}
