package encode

import (
	"fmt"
	"math/bits"
	"slices"

	"inspect/cfg"
	"inspect/smtlib"
)

// arrayLengths are the lengths of arrays in the ground encoding: an array has one for
// as long as it exists.
type arrayLengths struct {
	m      *ground
	pre    map[*cfg.Kind][]*smtlib.Term // of the pre-state's arrays
	any    map[*cfg.Kind][]*smtlib.Term // the unknown ones, and of arrays that calls by their contracts hand out
	allocs map[*cfg.Kind]map[int][]*cfg.Edge
	sizes  map[*cfg.Kind]map[int]newSize // of new arrays
}

// newSize is the length of a new array by so many allocations, those that were known to
// be alive.
type newSize struct {
	term  *smtlib.Term
	edges int
}

func newArrayLengths(m *ground) *arrayLengths {
	l := &arrayLengths{m: m, pre: map[*cfg.Kind][]*smtlib.Term{}, any: map[*cfg.Kind][]*smtlib.Term{},
		allocs: map[*cfg.Kind]map[int][]*cfg.Edge{}, sizes: map[*cfg.Kind]map[int]newSize{}}
	for _, x := range m.Graph.Edges {
		if k := createdBy(x); k != nil {
			if l.allocs[k] == nil {
				l.allocs[k] = map[int][]*cfg.Edge{}
			}
			n := freshNumber(k, x)
			l.allocs[k][n] = append(l.allocs[k][n], x)
		}
	}
	return l
}

// createdBy is the kind of which an edge may create an object, nil for none.
func createdBy(e *cfg.Edge) *cfg.Kind {
	switch {
	case e.Op == cfg.Alloc:
		return e.NewKind
	case e.Op == cfg.Havoc && e.Comp.Kind == cfg.Counter:
		return e.Comp.Obj
	}
	return nil
}

// freshNumber is the number of the object that an edge creates.
func freshNumber(k *cfg.Kind, e *cfg.Edge) int {
	return k.First + k.Pre + int(e.From.Version[k.Counter.ID])
}

// of is the length of one array: a constant of the pre-state, or what the
// allocation that was executed says.
func (l *arrayLengths) of(k *cfg.Kind, v int) *smtlib.Term {
	if v < k.First+k.Pre {
		return l.pre[k][v-k.First]
	}
	// While the flow is followed, allocations further on are not known to be alive yet:
	// what is asked there must not get what was right before them.
	edges := slices.DeleteFunc(slices.Clone(l.allocs[k][v]), func(e *cfg.Edge) bool { return !l.m.flow.alive[e.ID] })
	if s := l.sizes[k][v]; s.term != nil && s.edges == len(edges) {
		return s.term
	}
	var out *smtlib.Term
	for _, e := range slices.Backward(edges) {
		n := l.afterEdge(k, v, e)
		if out == nil {
			out = n
		} else {
			out = l.m.b.Ite(l.m.flow.reached(e.From, true), n, out)
		}
	}
	if out == nil {
		return nil
	}
	if l.sizes[k] == nil {
		l.sizes[k] = map[int]newSize{}
	}
	l.sizes[k][v] = newSize{out, len(edges)}
	return out
}

// afterEdge is the length of the array that an edge creates: of a havocked
// counter, any within the bound.
func (l *arrayLengths) afterEdge(k *cfg.Kind, v int, e *cfg.Edge) *smtlib.Term {
	if e.Op == cfg.Alloc {
		return l.m.tr.value(e.Length, e.From, l.m.b.BitVec(l.m.shape.intWidth()))
	}
	return l.unknown(k, fmt.Sprintf("%s@e%d.length", l.m.objectName(k, v), e.ID), owner{k, "length", v, e.ID})
}

// prepare makes the lengths of a kind's pre-state arrays.
func (l *arrayLengths) prepare(k *cfg.Kind) {
	for _, c := range k.Constants {
		l.pre[k] = append(l.pre[k], l.m.b.BVInt(int64(c.Length), l.m.shape.intWidth()))
	}
	for v := len(k.Constants); v < k.Pre; v++ {
		l.pre[k] = append(l.pre[k], l.unknown(k, l.m.objectName(k, k.First+v)+".length", owner{of: k, role: "length", i: k.First + v}))
	}
}

// unknown is an array's length: a constant of as few bits as its bound needs,
// extended.
func (l *arrayLengths) unknown(k *cfg.Kind, name string, o owner) *smtlib.Term {
	most := l.m.shape.lengthOf(k)
	full := l.m.shape.intWidth()
	w := min(max(bits.Len64(uint64(most)), 1), full)
	c := l.m.constant(name, o, l.m.b.BitVec(w))
	if most < maxSet {
		values := make([]uint64, most+1)
		for i := range values {
			values[i] = uint64(i)
		}
		l.m.ranges.declareSet(c, values)
	}
	t := l.m.b.ZeroExt(full-w, c)
	l.m.ranges.declareInterval(t, 0, most)
	l.any[k] = append(l.any[k], t)
	l.m.constrain(l.m.b.ULe(c, l.m.b.BVInt(most, w)), "the length of an array is within its bound")
	return t
}
