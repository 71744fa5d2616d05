package encode

import (
	"fmt"
	"maps"

	"inspect/smtlib"
)

// skolemise replaces the outermost existential quantifiers of a condition by
// constants. Alternatives share their constants, and so do conditions of which
// only one is demanded, as those of the edges into the exit: solvers then meet
// one set of objects and indexes that break a specification, not one for every
// property (measured on the heap of testdata/dijkstra: 2-80 times faster).
//
// Meaning kept: for some values of the constants the result holds in a state iff
// t holds there.
func (e *Encoding) skolemise(t *smtlib.Term) *smtlib.Term {
	t, _ = skolems{}.replace(e, t, true)
	return t
}

// skolems counts the constants in use by sort.
type skolems map[*smtlib.Sort]int

// replace treats t, or its negation when it is not demanded to be true, and
// gives the constants in use after it.
func (n skolems) replace(e *Encoding, t *smtlib.Term, demanded bool) (*smtlib.Term, skolems) {
	b := e.b
	switch {
	case t.Op == smtlib.OpNot:
		x, m := n.replace(e, t.Args[0], !demanded)
		return b.Not(x), m
	case t.Op == smtlib.OpAnd && demanded:
		xs := make([]*smtlib.Term, len(t.Args))
		for i, a := range t.Args {
			xs[i], n = n.replace(e, a, true)
		}
		return b.And(xs...), n
	case t.Op == smtlib.OpAnd:
		xs, most := make([]*smtlib.Term, len(t.Args)), maps.Clone(n)
		for i, a := range t.Args {
			var m skolems
			xs[i], m = n.replace(e, a, false)
			for s, k := range m {
				most[s] = max(most[s], k)
			}
		}
		return b.And(xs...), most
	case t.Op == smtlib.OpExists && demanded, t.Op == smtlib.OpForall && !demanded:
		n = maps.Clone(n)
		by := map[*smtlib.Term]*smtlib.Term{}
		for _, v := range t.Bound {
			name := "!some_Bool"
			if v.Sort.IsBitVec() {
				name = fmt.Sprintf("!some_%d", v.Sort.Width)
			}
			by[v] = e.constant(fmt.Sprintf("%s_%d", name, n[v.Sort]), owner{of: v.Sort, role: "some", i: n[v.Sort]}, v.Sort)
			n[v.Sort]++
		}
		return n.replace(e, b.Substitute(t.Args[0], by), demanded)
	}
	return t, n
}
