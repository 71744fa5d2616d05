package sat

// choice is one case of a multiplexer: when guard, the value is value.
type choice struct{ guard, value Lit }

// mux adds the clauses of a multiplexer. A chain of them whose guards exclude
// each other, as reading a cell of one of several objects makes it,
//
//	g1 ? a1 : (g2 ? a2 : (g3 ? a3 : d))
//
// needs no variables for its inner ones: each guard alone decides.
//
//	-v -g1  a1      v -g1 -a1
//	-v -g2  a2      v -g2 -a2
//	-v -g3  a3      v -g3 -a3
//	-v g1 g2 g3 d   v g1 g2 g3 -d
//
// That all cases agree would be two more clauses, which propagate but cost more
// than they bring: without them the linked structures take 0.4 to 1 of the time.
func (t *tseitin) mux(n, v int32, pos, neg bool) {
	cases, last := t.chain(n)
	side := func(v int32, sign Lit) {
		for _, c := range cases {
			switch x := c.value ^ sign; x {
			case True:
			case False:
				t.f.add(v, t.lit(c.guard.Not()))
			default:
				t.f.add(v, t.lit(c.guard.Not()), t.lit(x))
			}
		}
		t.buf = append(t.buf[:0], v)
		for _, c := range cases {
			t.buf = append(t.buf, t.lit(c.guard))
		}
		if x := last ^ sign; x != True {
			if x != False {
				t.buf = append(t.buf, t.lit(x))
			}
			t.f.add(t.buf...)
		}
	}
	if pos {
		side(-v, 0)
	}
	if neg {
		side(v, 1)
	}
}

// maxChain bounds the cases of one multiplexer: guards are compared in pairs.
const maxChain = 64

// chain takes a multiplexer apart: the cases of its longest chain of gates that
// nothing else uses and whose guards exclude each other, and the value when no
// guard holds.
func (t *tseitin) chain(n int32) ([]choice, Lit) {
	in := t.c.inputs(n)
	s, a, b := in[0], in[1], in[2]
	first, last := t.follow(append(t.cases[0][:0], choice{s, a}), b)
	t.cases[0] = first
	if len(first) == 1 {
		second, rest := t.follow(append(t.cases[1][:0], choice{s.Not(), b}), a)
		t.cases[1] = second
		if len(second) > 1 {
			return second, rest
		}
	}
	return first, last
}

// follow lengthens a chain by what its last value is.
func (t *tseitin) follow(cases []choice, l Lit) ([]choice, Lit) {
next:
	for len(cases) < maxChain && t.uses[l.Node()] == 1 {
		in := t.c.inputs(l.Node())
		sign := l & 1
		var options [2]struct {
			choice
			rest Lit
		}
		switch {
		case t.c.kind[l.Node()] == muxGate:
			options[0].choice, options[0].rest = choice{in[0], in[1] ^ sign}, in[2]^sign
			options[1].choice, options[1].rest = choice{in[0].Not(), in[2] ^ sign}, in[1]^sign
		case t.c.kind[l.Node()] == andGate && len(in) == 2:
			options[0].choice, options[0].rest = choice{in[0].Not(), False ^ sign}, in[1]^sign
			options[1].choice, options[1].rest = choice{in[1].Not(), False ^ sign}, in[0]^sign
		}
		for _, o := range options {
			if o.guard > False && t.isExcluded(o.guard, cases) {
				cases = append(cases, o.choice)
				l = o.rest
				continue next
			}
		}
		break
	}
	return cases, l
}

// isExcluded reports whether a guard contradicts all guards of a chain.
func (t *tseitin) isExcluded(g Lit, cases []choice) bool {
	for _, c := range cases {
		if !t.areExclusive(g, c.guard) {
			return false
		}
	}
	return true
}

// areExclusive reports whether two literals cannot both be true because one is a
// conjunction with the negation of the other, or of a conjunct of the other.
func (t *tseitin) areExclusive(a, b Lit) bool {
	for _, x := range t.guards(&a) {
		for _, y := range t.guards(&b) {
			if x == y.Not() {
				return true
			}
		}
	}
	return false
}

// guards gives the conjuncts of a literal.
func (t *tseitin) guards(l *Lit) []Lit {
	if n := l.Node(); t.c.kind[n] == andGate && !l.Negated() {
		return t.c.inputs(n)
	}
	return []Lit{*l}
}
