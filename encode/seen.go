package encode

import (
	"fmt"

	"inspect/cfg"
	"inspect/java/types"
	"inspect/smtlib"
)

// OpSeen: which new objects can be reached from objects that existed before and
// from what the method hands over. There are as many new objects as the graph has
// allocations, so this is a closure over few: a new object is held by an old one or
// by a root (base), or by another new one (step).
//
// Meaning kept: seen(x) iff x existed at the entry, or some new object that base
// holds leads to x by steps.

// rooted is a reference with its family.
type rooted struct {
	term *smtlib.Term
	sort *cfg.Sort
}

// newObject is one that the graph may make: the number that it has if so.
type newObject struct {
	kind *cfg.Kind
	ref  *smtlib.Term
}

// seenObjects are the new objects of an OpSeen in one state, and when each is seen.
type seenObjects struct {
	objects []newObject
	seen    []*smtlib.Term
}

// follow computes when each new object is seen, from base and steps.
func follow(b *smtlib.Builder, objects []newObject, base func(newObject) *smtlib.Term, step func(from, to newObject) *smtlib.Term) *seenObjects {
	s := &seenObjects{objects: objects}
	to := make([][]*smtlib.Term, len(objects))
	bases := make([]*smtlib.Term, len(objects))
	for i, o := range objects {
		bases[i] = base(o)
		to[i] = make([]*smtlib.Term, len(objects))
		for j, p := range objects {
			to[i][j] = b.Bool(i == j)
			if i != j {
				to[i][j] = step(o, p)
			}
		}
	}
	transitive(b, to)
	for j := range objects {
		var some []*smtlib.Term
		for i := range objects {
			some = append(some, b.And(bases[i], to[i][j]))
		}
		s.seen = append(s.seen, b.Or(some...))
	}
	return s
}

// transitive closes a relation (Warshall).
func transitive(b *smtlib.Builder, to [][]*smtlib.Term) {
	for k := range to {
		for i := range to {
			ik := to[i][k]
			if ik.IsFalse() || i == k {
				continue
			}
			for j := range to {
				kj := to[k][j]
				if kj.IsFalse() || to[i][j].IsTrue() {
					continue
				}
				to[i][j] = b.Or(to[i][j], b.And(ik, kj))
			}
		}
	}
}

// maxSeen bounds the new objects, whose closure takes cubic space.
const maxSeen = 120

// fresh is how many new objects an OpSeen speaks of.
func freshOf(x *cfg.Expr) int {
	n := 0
	for _, k := range x.Kinds {
		n += k.Fresh
	}
	return n
}

// holders are the components of an OpSeen that may refer to a new object from an
// object of kind k: those that something was written to.
func (s *shape) holders(x *cfg.Expr, k *cfg.Kind, at *cfg.Node) []*cfg.Component {
	var out []*cfg.Component
	for _, c := range x.Comps {
		if c.Sort == k.Sort && at.Version[c.ID] != x.At.Version[c.ID] && hasCells(k, c) {
			out = append(out, c)
		}
	}
	return out
}

// seen of the ground encoding: new objects have fixed numbers.
func (m *ground) seen(x *cfg.Expr, object rooted, roots []rooted, at *cfg.Node) *smtlib.Term {
	b := m.b
	s := m.seenAt(x, roots, at)
	all := []*smtlib.Term{}
	for i, o := range s.objects {
		if o.kind.Sort == object.sort {
			v, _ := number(o.ref)
			all = append(all, b.Implies(m.equals(object.term, v), s.seen[i]))
		}
	}
	return b.And(all...)
}

func (m *ground) seenAt(x *cfg.Expr, roots []rooted, at *cfg.Node) *seenObjects {
	key := stateKey{x.ID, at.ID}
	if s := m.seens[key]; s != nil {
		return s
	}
	var objects []newObject
	for _, k := range x.Kinds {
		cells := m.at(k.Counter, at).cells
		for v := k.First + k.Pre; v <= k.Last(); v++ {
			if !cells[v-k.First].IsFalse() {
				objects = append(objects, newObject{k, m.shape.ref(k.Sort, v)})
			}
		}
	}
	if len(objects) > maxSeen {
		panic(oversize(m.Options.Encoding, "%d new objects, at most %d can be told from those that were dropped: lower --unwind", len(objects), maxSeen))
	}
	// holds says that one of an object's cells refers to a new object.
	holds := func(k *cfg.Kind, v int, o newObject) *smtlib.Term {
		var some []*smtlib.Term
		n, _ := number(o.ref)
		for _, c := range m.shape.holders(x, k, at) {
			if m.Graph.SortByType[c.Type] != o.kind.Sort {
				continue
			}
			state := m.at(c, at)
			cells := state.rows
			if c.Kind == cfg.Field {
				some = append(some, m.equals(state.cells[v], n))
				continue
			}
			for _, e := range cells[v] {
				some = append(some, m.equals(e, n))
			}
		}
		return m.b.Or(some...)
	}
	s := follow(m.b, objects, func(o newObject) *smtlib.Term {
		var some []*smtlib.Term
		n, _ := number(o.ref)
		for _, r := range roots {
			if r.sort == o.kind.Sort {
				some = append(some, m.equals(r.term, n))
			}
		}
		for _, sort := range m.Graph.Sorts {
			for _, k := range sort.Kinds {
				for v := k.First; v < k.First+k.Pre; v++ {
					some = append(some, holds(k, v, o))
				}
			}
		}
		return m.b.Or(some...)
	}, func(from, to newObject) *smtlib.Term {
		v, _ := number(from.ref)
		return holds(from.kind, v, to)
	})
	m.seens[key] = s
	return s
}

// seen of the quantified encoding: the new objects of a kind have the numbers
// behind the last one that existed at the entry.
func (m *quantified) seen(x *cfg.Expr, object rooted, roots []rooted, at *cfg.Node) *smtlib.Term {
	b := m.b
	s := m.seenAt(x, roots, at)
	some := []*smtlib.Term{m.exists(object.sort.Kinds, object.term, x.At)}
	for _, k := range object.sort.Kinds {
		if !hasKind(x.Kinds, k) { // no matter how they came about
			some = append(some, m.inKinds(object.sort, []*cfg.Kind{k}, object.term))
		}
	}
	for i, o := range s.objects {
		if o.kind.Sort == object.sort {
			some = append(some, b.And(b.Eq(object.term, o.ref), s.seen[i]))
		}
	}
	return b.Or(some...)
}

func (m *quantified) seenAt(x *cfg.Expr, roots []rooted, at *cfg.Node) *seenObjects {
	b := m.b
	key := stateKey{x.ID, at.ID}
	if s := m.seens[key]; s != nil {
		return s
	}
	var objects []newObject
	for _, k := range x.Kinds {
		for j := 1; j <= k.Fresh; j++ {
			objects = append(objects, newObject{k, b.Add(m.at(k.Counter, x.At), m.shape.ref(k.Sort, j))})
		}
	}
	// held says that a cell of an object of a kind refers to a new object.
	stored := func(k *cfg.Kind, holder *smtlib.Term, o newObject) *smtlib.Term {
		var some []*smtlib.Term
		for _, c := range m.shape.holders(x, k, at) {
			if m.Graph.SortByType[c.Type] != o.kind.Sort {
				continue
			}
			if c.Kind == cfg.Field {
				some = append(some, b.Eq(m.field(c, holder, at), o.ref))
				continue
			}
			i, w := m.index(), m.shape.intWidth()
			in := b.And(b.SLe(b.BV(0, w), i), b.SLt(i, m.length(c.Sort, holder, nil)))
			some = append(some, b.Exists([]*smtlib.Term{i}, b.And(in, b.Eq(m.elem(c, holder, i, at), o.ref))))
		}
		return b.Or(some...)
	}
	s := follow(b, objects, func(o newObject) *smtlib.Term {
		var some []*smtlib.Term
		for _, r := range roots {
			if r.sort == o.kind.Sort {
				some = append(some, b.Eq(r.term, o.ref))
			}
		}
		for _, sort := range m.Graph.Sorts {
			for _, k := range sort.Kinds {
				old := m.bound(fmt.Sprintf("holder %d", sort.ID), "h", m.shape.refSort(sort))
				if h := stored(k, old, o); !h.IsFalse() && k.Pre > 0 {
					some = append(some, b.Exists([]*smtlib.Term{old}, b.And(m.exists([]*cfg.Kind{k}, old, x.At), h)))
				}
			}
		}
		return b.Or(some...)
	}, func(from, to newObject) *smtlib.Term { return stored(from.kind, from.ref, to) })
	m.seens[key] = s
	return s
}

// checkSeen tells why a graph has too many new objects.
func checkSeen(g *cfg.Graph) error {
	for _, x := range g.Exprs {
		if x.Op == cfg.OpSeen && freshOf(x) > maxSeen {
			return oversize(Quantified, "impossible bounds: %d new objects of %s, at most %d can be told from those that were dropped; lower --unwind",
				freshOf(x), types.SimpleName(x.Args[0].Type), maxSeen)
		}
	}
	return nil
}
