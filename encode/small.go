package encode

import (
	"fmt"
	"math/big"
	"math/bits"

	"inspect/cfg"
	"inspect/java/types"
	"inspect/smtlib"
)

// Small asks for a small execution. Only the ground encoding honours it.
type Small struct {
	// Calls is how many of the inputs of the names in Selectors are not 0 at most: that many calls
	// a sequence makes. Negative: any number.
	Calls     int
	Selectors map[string]bool
	Aside     func(types.Type) bool // objects of a class that do not count; nil: all do
	Objects   int                   // at most so many objects in the pre-state; negative: any number
	Steps     int                   // at most so many edges that are shown (Weight); negative: any number
	Magnitude *big.Int              // at most this sum of the distances of the pre-state's values from zero (IntDistance), array lengths among them; nil: any
	Values    []*big.Int            // the integers of the pre-state are among these, those that their types have; lengths and other numbers are any; nil: all are any
}

// Weight is what an edge counts of the steps of a path: one when it is shown.
func Weight(e *cfg.Edge) int {
	if e.Step == cfg.Hidden || e.Step == cfg.Unobserved {
		return 0
	}
	return 1
}

// small asserts that the pre-state is small, when the goal asks for that.
func (m *ground) small(r *run) {
	s := r.goal.Small
	if s == nil {
		return
	}
	if len(s.Selectors) > 0 && s.Calls >= 0 {
		var allocations []*smtlib.Term
		for _, c := range m.Graph.Inputs {
			if t := m.initial[c]; s.Selectors[c.Name] && t != nil {
				allocations = append(allocations, m.b.Not(m.b.Eq(t.one, m.b.BV(0, t.one.Sort.Width))))
			}
		}
		if s.Calls < len(allocations) {
			r.assert(m.atMost(allocations, s.Calls), fmt.Sprintf("at most %d calls", s.Calls))
		}
	}
	var exist []*smtlib.Term
	for _, sort := range m.Graph.Sorts {
		for _, k := range sort.Kinds {
			if s.Aside != nil && s.Aside(k.Type) {
				continue
			}
			exist = append(exist, m.initial[k.Counter].cells[len(k.Constants):k.Pre]...)
		}
	}
	if s.Objects >= 0 && s.Objects < len(exist) {
		r.assert(m.atMost(exist, s.Objects), fmt.Sprintf("at most %d objects", s.Objects))
	}
	if s.Values != nil {
		r.assert(m.among(s.Values), "the integers before the call are boundary values")
	}
	if s.Magnitude != nil {
		r.assert(m.sumWithin(s.Magnitude), fmt.Sprintf("the distances of the values from zero add up to at most %s", s.Magnitude))
	}
}

// among says that the integers of the pre-state are among some numbers.
func (m *ground) among(numbers []*big.Int) *smtlib.Term {
	var all []*smtlib.Term
	for _, x := range m.values {
		if x.format == nil {
			all = append(all, x.among(m.b, numbers))
		}
	}
	return m.b.And(all...)
}

// sumWithin says that the distances of the values of the pre-state add up to at
// most limit. The sum is as wide as it needs to be.
func (m *ground) sumWithin(limit *big.Int) *smtlib.Term {
	b := m.b
	xs := append([]preValue{}, m.values...)
	for _, s := range m.Graph.Sorts {
		for _, k := range s.Kinds {
			if !k.IsArray() {
				continue
			}
			for _, n := range m.lengths.pre[k][len(k.Constants):] {
				xs = append(xs, preValue{term: n, size: true})
			}
		}
	}
	width := 1
	for _, x := range xs {
		width = max(width, x.bits())
	}
	width += bits.Len(uint(len(xs)))
	if limit.BitLen() >= width {
		return b.True()
	}
	if limit.Sign() == 0 { // the same, without adders
		var zero []*smtlib.Term
		for _, x := range xs {
			zero = append(zero, b.Eq(x.term, b.BV(0, x.term.Sort.Width)))
		}
		return b.And(zero...)
	}
	sum := b.BV(0, width)
	for _, x := range xs {
		sum = b.Add(sum, x.distance(b, width))
	}
	return b.ULe(sum, b.BVBig(limit, width))
}

// short says that an execution that ends by the edge takes at most as many steps
// as the goal admits.
func (m *ground) short(r *run, e *cfg.Edge) *smtlib.Term {
	s := r.goal.Small
	if s == nil || s.Steps < 0 {
		return m.b.True()
	}
	n := m.flow.length(e.From)
	most := uint64(max(s.Steps-Weight(e), 0))
	if s.Steps < Weight(e) {
		return m.b.False()
	}
	if bits.Len64(most) > n.Sort.Width {
		return m.b.True()
	}
	return m.b.ULe(n, m.b.BV(most, n.Sort.Width))
}

// length is the number of steps of the execution that comes to a node, which it
// does.
func (f *groundFlow) length(n *cfg.Node) *smtlib.Term {
	b := f.m.b
	if f.lengths == nil {
		f.lengths = map[*cfg.Node]*smtlib.Term{}
		longest := make([]int, len(f.m.Graph.Nodes))
		for _, e := range f.m.Graph.Edges {
			longest[e.To.ID] = max(longest[e.To.ID], longest[e.From.ID]+Weight(e))
		}
		f.longest = max(1, bits.Len(uint(longest[f.m.Graph.Exit.ID])))
	}
	if t := f.lengths[n]; t != nil {
		return t
	}
	w := f.longest
	weight := func(e *cfg.Edge) *smtlib.Term { return b.BV(uint64(Weight(e)), w) }
	var t *smtlib.Term
	switch in := f.in[n.ID]; {
	case n == f.m.Graph.Entry || len(in) == 0:
		t = b.BV(0, w)
	case len(in) == 1:
		t = b.Add(f.length(in[0].From), weight(in[0]))
	default:
		rest := map[*cfg.Node]*smtlib.Term{n: b.BV(0, w)} // from a node of the region to n
		for _, x := range f.region(n) {
			var out *smtlib.Term
			for i := len(x.Out) - 1; i >= 0; i-- {
				e := x.Out[i]
				if !f.alive[e.ID] || rest[e.To] == nil {
					continue
				}
				path := b.Add(rest[e.To], weight(e))
				if out == nil {
					out = path
				} else {
					out = b.Ite(f.cond(e), path, out)
				}
			}
			rest[x] = out
		}
		d := f.idom[n.ID]
		t = b.Add(f.length(d), rest[d])
	}
	f.lengths[n] = t
	return t
}
