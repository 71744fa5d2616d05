package sat

import "context"

// tseitin builds clauses for a circuit, from the highest node to the lowest, so
// that all that uses a node comes before it. need has two bits for each node:
// the definition is needed for the positive literal (1), for the negative (2)
// (Plaisted and Greenbaum 1986: only the direction of a definition that the
// formula's polarity uses).
type tseitin struct {
	c     *Circuit
	f     *CNF
	need  []uint8
	uses  []uint8 // of a node by others and by roots: 0, 1, 2 for more
	buf   []int32
	in    []Lit
	parts []Lit
	cases [2][]choice
}

// Clauses is satisfiable iff all of the roots can be true at once, and a model
// of it gives the circuit's inputs values that make them true. It also has
// variables for the literals of more, with the clauses that make each imply its
// gate's function. The error is ctx.Err().
func (c *Circuit) Clauses(ctx context.Context, roots, more []Lit) (*CNF, error) {
	t := &tseitin{
		c:    c,
		f:    &CNF{varOf: make([]int32, c.Nodes())},
		need: make([]uint8, c.Nodes()),
		uses: make([]uint8, c.Nodes()),
	}
	t.count(roots, more)
	t.roots(roots)
	for _, l := range more {
		t.lit(l)
	}
	for n := int32(c.Nodes()) - 1; n >= 0; n-- {
		if n%(1<<16) == 0 && ctx.Err() != nil {
			return nil, ctx.Err()
		}
		if need := t.need[n]; need != 0 {
			t.define(n, need)
		}
	}
	return t.f, nil
}

// count finds how often the nodes below the roots are used.
func (t *tseitin) count(lists ...[]Lit) {
	use := func(l Lit) {
		if n := l.Node(); t.uses[n] < 2 {
			t.uses[n]++
		}
	}
	for _, list := range lists {
		for _, l := range list {
			use(l)
		}
	}
	for n := int32(t.c.Nodes()) - 1; n > 0; n-- {
		if t.uses[n] > 0 {
			for _, l := range t.c.inputs(n) {
				use(l)
			}
		}
	}
}

// lit gives the variable of a literal, making it when it is new, and asks for
// the definition in the literal's direction.
func (t *tseitin) lit(l Lit) int32 {
	n := l.Node()
	v := t.f.varOf[n]
	if v == 0 {
		t.f.Vars++
		v = int32(t.f.Vars)
		t.f.varOf[n] = v
	}
	t.need[n] |= 1 << (l & 1)
	if l.Negated() {
		return -v
	}
	return v
}

// roots asserts the roots: conjunctions are taken apart, disjunctions become
// one clause.
func (t *tseitin) roots(roots []Lit) {
	seen := map[Lit]bool{}
	stack := make([]Lit, len(roots))
	for i, r := range roots {
		stack[len(roots)-1-i] = r
	}
	for len(stack) > 0 {
		l := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		if l == True || seen[l] {
			continue
		}
		seen[l] = true
		n := l.Node()
		switch {
		case l == False:
			t.f.add()
		case t.c.kind[n] == andGate && !l.Negated():
			in := t.c.inputs(n)
			for i := len(in) - 1; i >= 0; i-- {
				stack = append(stack, in[i])
			}
		case t.c.kind[n] == andGate:
			t.implies(t.buf[:0], l)
		default:
			t.f.add(t.lit(l))
		}
	}
}

// isSingleUse reports whether a literal is that of an and gate, negated or not as
// asked, that nothing else uses.
func (t *tseitin) isSingleUse(l Lit, negated bool) bool {
	n := l.Node()
	return t.c.kind[n] == andGate && t.uses[n] == 1 && l.Negated() == negated
}

// conjuncts appends what an and gate is the conjunction of: and gates that only
// it uses are taken apart.
func (t *tseitin) conjuncts(out []Lit, n int32) []Lit {
	for _, x := range t.c.inputs(n) {
		if t.isSingleUse(x, false) {
			out = t.conjuncts(out, x.Node())
		} else {
			out = append(out, x)
		}
	}
	return out
}

// implies adds the clause: one of head, or l. A disjunction is taken apart; l's
// gate must be one that nothing else uses, or a root.
func (t *tseitin) implies(head []int32, l Lit) {
	t.in = t.conjuncts(t.in[:0], l.Node())
	for _, x := range t.in {
		head = append(head, t.lit(x.Not()))
	}
	t.f.add(head...)
	t.buf = head
}

// define adds the clauses that make the needed literals of a node imply its
// gate's function.
func (t *tseitin) define(n int32, need uint8) {
	in := t.c.inputs(n)
	v := t.f.varOf[n]
	pos, neg := need&1 != 0, need&2 != 0
	switch t.c.kind[n] {
	case input:
		if n == 0 && neg {
			t.f.add(v)
		}
	case andGate:
		in := t.conjuncts(t.parts[:0], n)
		t.parts = in
		if pos {
			for _, x := range in {
				if !neg && t.isSingleUse(x, true) {
					t.implies(append(t.buf[:0], -v), x)
				} else {
					t.f.add(-v, t.lit(x))
				}
			}
		}
		if neg {
			t.buf = append(t.buf[:0], v)
			for _, x := range in {
				t.buf = append(t.buf, t.lit(x.Not()))
			}
			t.f.add(t.buf...)
		}
	case xorGate:
		a, b := in[0], in[1]
		if pos {
			t.f.add(-v, t.lit(a), t.lit(b))
			t.f.add(-v, t.lit(a.Not()), t.lit(b.Not()))
		}
		if neg {
			t.f.add(v, t.lit(a.Not()), t.lit(b))
			t.f.add(v, t.lit(a), t.lit(b.Not()))
		}
	case majGate:
		for i, a := range in {
			b := in[(i+1)%3]
			if pos {
				t.f.add(-v, t.lit(a), t.lit(b))
			}
			if neg {
				t.f.add(v, t.lit(a.Not()), t.lit(b.Not()))
			}
		}
	case muxGate:
		t.mux(n, v, pos, neg)
	}
}
