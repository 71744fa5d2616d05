package sat

// CNF is a formula in conjunctive normal form over variables 1..Vars. Clauses
// are stored one behind the other, each ended by 0, as in DIMACS. No clause has
// a variable twice.
type CNF struct {
	Vars    int
	Clauses int
	Data    []int32
	// Trivial is set when the formula is false without search: it then has an
	// empty clause.
	Trivial bool
	// varOf leads from a circuit's node to its variable, 0: none.
	varOf []int32
}

// add adds a clause. Repeated literals are dropped, as is a clause that has both
// a literal and its negation.
func (f *CNF) add(lits ...int32) {
	start := len(f.Data)
	if len(lits) > 32 {
		f.addLong(lits)
		return
	}
next:
	for _, l := range lits {
		for _, k := range f.Data[start:] {
			switch k {
			case l:
				continue next
			case -l:
				f.Data = f.Data[:start]
				return
			}
		}
		f.Data = append(f.Data, l)
	}
	f.Trivial = f.Trivial || len(f.Data) == start
	f.Data = append(f.Data, 0)
	f.Clauses++
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
			f.Data = append(f.Data, l)
			delete(seen, l)
		}
	}
	f.Data = append(f.Data, 0)
	f.Clauses++
}

// Each yields every clause, in order. The slice is only valid during the call.
func (f *CNF) Each(yield func(clause []int32) bool) {
	start := 0
	for i, l := range f.Data {
		if l == 0 {
			if !yield(f.Data[start:i]) {
				return
			}
			start = i + 1
		}
	}
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
	start, good := 0, false
	for i, l := range f.Data {
		switch {
		case l > 0:
			good = good || values[l]
		case l < 0:
			good = good || !values[-l]
		case !good:
			return f.Data[start:i]
		default:
			start, good = i+1, false
		}
	}
	return nil
}
