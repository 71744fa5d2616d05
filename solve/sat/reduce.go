package sat

import (
	"context"
	"slices"
	"strconv"
	"strings"

	"github.com/crillab/gophersat/solver"
)

// reduced is a formula after unit propagation, in new variables 0, 1, … for
// those that still occur: gophersat's own propagation takes quadratic time. All
// clauses have two literals at least, of different variables.
type reduced struct {
	contradiction bool
	lits          []int32 // solver literals: twice the variable, plus one if negated
	start         []int32 // of the clauses in lits, and the end
	vars          []int32 // new variable to old
	value         []int8  // by old variable: 1, -1, or 0 when still open
}

// reduce propagates the unit clauses of a formula.
func reduce(ctx context.Context, f *CNF) (*reduced, error) {
	r := &reduced{value: make([]int8, f.Vars+1), start: []int32{0}}
	p := newPropagator(f, r.value)
	if !p.run() {
		r.contradiction = true
		return r, nil
	}
	if err := ctx.Err(); err != nil {
		return nil, err
	}
	newVar := make([]int32, f.Vars+1)
	var clause []int32
	n := 0
	for c := range f.ForAll {
		if n++; n%4096 == 0 && ctx.Err() != nil {
			return nil, ctx.Err()
		}
		if clause = r.rest(clause[:0], c); len(clause) == 0 {
			continue
		}
		for _, l := range clause {
			v := max(l, -l)
			if newVar[v] == 0 {
				r.vars = append(r.vars, v)
				newVar[v] = int32(len(r.vars))
			}
			n := 2 * (newVar[v] - 1)
			if l < 0 {
				n++
			}
			r.lits = append(r.lits, n)
		}
		r.start = append(r.start, int32(len(r.lits)))
	}
	return r, ctx.Err()
}

// rest appends the open literals of a clause, none when it is true.
func (r *reduced) rest(out, clause []int32) []int32 {
	for _, l := range clause {
		switch truth(r.value, l) {
		case 1:
			return out[:0]
		case 0:
			out = append(out, l)
		}
	}
	return out
}

// truth is 1 for a true literal, -1 for a false one, 0 for an open one.
func truth(value []int8, l int32) int8 {
	if l < 0 {
		return -value[-l]
	}
	return value[l]
}

// problem is the formula for gophersat, and the array that its clauses share.
func (r *reduced) problem() (*solver.Problem, []solver.Lit) {
	pb := solver.ParseSliceNb(nil, len(r.vars))
	pb.Status = solver.Indet
	lits := make([]solver.Lit, len(r.lits))
	for i, l := range r.lits {
		lits[i] = solver.Lit(l)
	}
	for i, from := range r.start[:len(r.start)-1] {
		to := r.start[i+1]
		pb.Clauses = append(pb.Clauses, solver.NewClause(lits[from:to:to]))
	}
	return pb, lits
}

// extend gives the values of all old variables from those of the new ones.
// Variables in no clause are false.
func (r *reduced) extend(values []bool) []bool {
	out := make([]bool, len(r.value))
	for v, x := range r.value {
		out[v] = x == 1
	}
	for i, v := range values {
		out[r.vars[i]] = v
	}
	return out
}

// original appends a clause that gophersat learned, in the old variables. Its
// last line is an empty clause.
func (r *reduced) original(proof []byte, clause string) []byte {
	for word := range strings.FieldsSeq(clause) {
		n, err := strconv.Atoi(word)
		if err != nil || max(n, -n) > len(r.vars) {
			panic("sat: gophersat learned " + strconv.Quote(clause))
		}
		switch {
		case n > 0:
			n = int(r.vars[n-1])
		case n < 0:
			n = -int(r.vars[-n-1])
		}
		proof = append(strconv.AppendInt(proof, int64(n), 10), ' ')
	}
	return append(proof, '\n')
}

// propagator finds all consequences of unit clauses. Each clause counts its
// literals that are not false.
type propagator struct {
	data   []int32 // clauses, each ended by 0
	value  []int8
	start  []int32 // of clauses in data
	open   []int32 // by clause
	occurs []int32 // clauses by literal
	from   []int32 // of literals in occurs
	queue  []int32 // true literals
	done   int     // so many of the queue have been propagated
	work   int     // visits of clauses
}

func literalIndex(l int32) int32 {
	if l < 0 {
		return -2*l + 1
	}
	return 2 * l
}

func newPropagator(f *CNF, value []int8) *propagator {
	p := &propagator{value: value, from: make([]int32, 2*f.Vars+3)}
	for block := range f.blocks {
		p.data = append(p.data, block...)
	}
	begin := int32(0)
	for i, l := range p.data {
		if l == 0 {
			p.start = append(p.start, begin)
			p.open = append(p.open, int32(i)-begin)
			begin = int32(i) + 1
		} else {
			p.from[literalIndex(l)+1]++
		}
	}
	for i := range p.from[1:] {
		p.from[i+1] += p.from[i]
	}
	p.occurs = make([]int32, p.from[len(p.from)-1])
	next := slices.Clone(p.from)
	c := int32(0)
	for _, l := range p.data {
		if l == 0 {
			c++
			continue
		}
		i := literalIndex(l)
		p.occurs[next[i]] = c
		next[i]++
	}
	return p
}

// run returns false when there is a contradiction.
func (p *propagator) run() bool {
	for c, n := range p.open {
		if n == 0 || n == 1 && !p.set(p.data[p.start[c]]) {
			return false
		}
	}
	return p.propagate()
}

// propagate follows the literals of the queue. It returns false when there is a
// contradiction; then it has visited all clauses of the literals before done.
func (p *propagator) propagate() bool {
	ok := true
	for ok && p.done < len(p.queue) {
		i := literalIndex(-p.queue[p.done])
		p.done++
		clauses := p.occurs[p.from[i]:p.from[i+1]]
		p.work += len(clauses)
		for _, c := range clauses {
			if p.open[c]--; ok && p.open[c] <= 1 {
				ok = p.last(c)
			}
		}
	}
	return ok
}

// last sets the one literal of a clause that is not false.
func (p *propagator) last(c int32) bool {
	for _, l := range p.data[p.start[c]:] {
		if l == 0 {
			return false
		}
		if truth(p.value, l) >= 0 {
			return p.set(l)
		}
	}
	return false
}

// set makes a literal true.
func (p *propagator) set(l int32) bool {
	switch truth(p.value, l) {
	case -1:
		return false
	case 0:
		p.queue = append(p.queue, l)
		if l < 0 {
			p.value[-l] = -1
		} else {
			p.value[l] = 1
		}
	}
	return true
}
