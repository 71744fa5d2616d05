package sat

import "slices"

// CNF is a formula in conjunctive normal form over variables 1..Vars. No clause
// has a variable twice.
type CNF struct {
	Vars    int
	Clauses int
	// Trivial is set when the formula is false without search: it then has an
	// empty clause.
	Trivial bool

	// Clauses stand one behind the other, each ended by 0, as in DIMACS: those in
	// full first, in blocks that are never copied, then those in last.
	full [][]int32
	last []int32
	// varOf leads from a circuit's node to its variable, 0: none.
	varOf []int32
}

// blockSize is the number of literals, zeros included, of most blocks.
const blockSize = 1 << 18

// add adds a clause. Repeated literals are dropped, as is a clause that has both
// a literal and its negation.
func (f *CNF) add(lits ...int32) {
	if len(f.last)+len(lits) >= cap(f.last) {
		f.block(len(lits) + 1)
	}
	if len(lits) > 32 {
		f.addLong(lits)
		return
	}
	start := len(f.last)
next:
	for _, l := range lits {
		for _, k := range f.last[start:] {
			switch k {
			case l:
				continue next
			case -l:
				f.last = f.last[:start]
				return
			}
		}
		f.last = append(f.last, l)
	}
	f.Trivial = f.Trivial || len(f.last) == start
	f.last = append(f.last, 0)
	f.Clauses++
}

// block makes room for n more literals: blocks double in size up to blockSize.
func (f *CNF) block(n int) {
	if len(f.last) > 0 {
		f.full = append(f.full, f.last)
	}
	f.last = make([]int32, 0, max(n, min(2*cap(f.last), blockSize), 64))
}

// share gives a copy to which clauses can be added without changing f.
func (f *CNF) share() *CNF {
	g := *f
	g.full = slices.Clip(f.full)
	g.last = slices.Clip(f.last)
	return &g
}

// addLong is add for clauses that are too long to compare their literals in pairs.
func (f *CNF) addLong(lits []int32) {
	seen := make(map[int32]bool, len(lits))
	for _, l := range lits {
		if seen[-l] {
			return
		}
		seen[l] = true
	}
	for _, l := range lits {
		if seen[l] {
			f.last = append(f.last, l)
			delete(seen, l)
		}
	}
	f.last = append(f.last, 0)
	f.Clauses++
}

// ForAll yields every clause, in order. The slice is only valid during the call.
func (f *CNF) ForAll(yield func(clause []int32) bool) {
	for block := range f.blocks {
		start := 0
		for i, l := range block {
			if l == 0 {
				if !yield(block[start:i]) {
					return
				}
				start = i + 1
			}
		}
	}
}

// blocks yields all literals and the zeros after each clause.
func (f *CNF) blocks(yield func([]int32) bool) {
	for _, b := range f.full {
		if !yield(b) {
			return
		}
	}
	yield(f.last)
}

// Literal gives the DIMACS literal of a circuit's literal, 0 when the clauses do
// not mention it (constants included).
func (f *CNF) Literal(l Lit) int32 {
	n := l.Node()
	if int(n) >= len(f.varOf) || f.varOf[n] == 0 {
		return 0
	}
	if l.Negated() {
		return -f.varOf[n]
	}
	return f.varOf[n]
}

// falsified gives a clause that is false under values by variable, or nil.
func (f *CNF) falsified(values []bool) []int32 {
	for c := range f.ForAll {
		good := false
		for _, l := range c {
			if l > 0 && values[l] || l < 0 && !values[-l] {
				good = true
				break
			}
		}
		if !good {
			return c
		}
	}
	return nil
}
