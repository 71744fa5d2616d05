package cfg

import (
	"math/big"

	"inspect/java/types"
)

// Of the elements of a new array, each that is written at an index that is known has a place
// of its own. The place without an index is that of all others.
//
//	a = new int[3]; a[1] = 5; a[n] = 7;    // a[1]: {5, 7}, the others: {0, 7}

// isElem reports whether a place is an element with an index of its own.
func (p spot) isElem() bool { return p.index > 0 }

// elem is the place of element i.
func elem(c *Component, of *Edge, i int64) spot { return spot{c, of, i + 1} }

// rest is the place of the elements that have none of their own.
func (p spot) rest() spot { return spot{p.comp, p.of, 0} }

// maxElems is how many elements of an array are told apart.
const maxElems = 256

// holds is what a place holds by what was written to it by name; an element without a place of its
// own holds what the rest do.
func (v *values) holds(s *cells, p spot) atoms {
	if x, ok := s.get(v.key(p)); ok {
		return x
	}
	if p.isElem() {
		return v.holds(s, p.rest())
	}
	return v.first(p)
}

// ownElems are the places of elements of an array that have had a place of their own in some state.
func (v *values) ownElems(c *Component, of *Edge) []spot { return v.elems[spot{c, of, 0}] }

// indices are the indices that an expression may give; false: too many, or not known.
func (x atoms) indices() ([]int64, bool) {
	x = x.numbers()
	if x == nil || x.isRange() {
		return nil, false
	}
	var out []int64
	for _, a := range x {
		if a.kind != numberAtom || a.num < 0 || a.num >= maxElems {
			return nil, false
		}
		out = append(out, a.num)
	}
	return out, true
}

// readElem is what an element of a new array may be, at one of some indices.
func (v *values) readElem(s *cells, c *Component, of *Edge, index atoms) atoms {
	out := atoms{}
	if at, known := index.indices(); known {
		for _, i := range at {
			if out = out.union(v.get(s, elem(c, of, i))); out == nil {
				return anything
			}
		}
		return out
	}
	out = v.get(s, spot{c, of, 0})
	for _, p := range v.ownElems(c, of) {
		if out == nil {
			return anything
		}
		out = out.union(v.get(s, p))
	}
	return out
}

// writeElem puts x at one of some indices of an array. certain: it is the array that of creates.
func (v *values) writeElem(s *cells, c *Component, of *Edge, index, x atoms, certain bool) *cells {
	at, known := index.indices()
	if !known {
		for _, p := range v.ownElems(c, of) {
			s = v.put(s, p, v.holds(s, p).union(x))
		}
		p := spot{c, of, 0}
		return v.put(s, p, v.holds(s, p).union(x))
	}
	for _, i := range at {
		p := elem(c, of, i)
		y := x
		if !certain || len(at) > 1 {
			y = v.holds(s, p).union(x)
		}
		s = v.put(s, p, y)
	}
	return s
}

// fill is what is known of an array when its elements, of a length, have the value of e.
func (v *values) fill(s *cells, e *Edge) *cells {
	objects, n := v.of(s, e.Object), v.of(s, e.Length)
	if len(objects) != 1 || objects[0].kind != allocatedAtom || len(n) != 1 || n[0].kind != numberAtom || n[0].num < 0 || n[0].num > maxElems {
		return v.write(s, e.Comp, e.Object, nil, anything)
	}
	in := s
	for i := range n[0].num {
		f := v.evaluate(in)
		f.bound, f.at = e.Bound, i
		s = v.put(s, elem(e.Comp, objects[0].allocation, i), f.of(e.Value))
	}
	return s
}

// overIndices is the value of a quantifier over the indices below a number that is known.
func (e *evaluation) overIndices(x *Expr) atoms {
	if e.bound != nil || !types.IsIntegral(x.Bound.Type) {
		return anything
	}
	from, to, ok := e.ends(x)
	if !ok {
		return anything
	}
	decides := x.Op == OpExistsQ // what one index decides
	all := true
	for i := from; i < to; i++ {
		in := e.with(x.Bound, i)
		r := in.of(x.Args[0])
		if len(r) == 1 && r[0].num == 0 {
			continue
		}
		b := in.of(x.Args[1])
		e.left = in.left
		switch {
		case len(b) == 1 && (b[0].num != 0) != decides:
		case len(b) == 1 && len(r) == 1:
			return isTrue(decides)
		default:
			all = false
		}
	}
	if all {
		return isTrue(!decides)
	}
	return anything
}

// with evaluates where a bound variable is i.
func (e *evaluation) with(b *Bound, i int64) *evaluation {
	in := *e
	in.done, in.bound, in.at = map[*Expr]atoms{}, b, i
	return &in
}

// ends are those of the range of a quantifier over indices: outside of them it is false.
//
//	0 <= i && i < n        // n is 3: 0, 3
func (e *evaluation) ends(x *Expr) (from, to int64, ok bool) {
	b := e.mk.boundVar(x.Bound)
	var hasFrom, hasTo bool
	for _, c := range conjuncts(x.Args[0]) {
		if c.Op != OpLt && c.Op != OpLe {
			continue
		}
		n := int64(0)
		if c.Op == OpLt {
			n = 1
		}
		switch {
		case c.Args[1] == b:
			if y := e.of(c.Args[0]); len(y) == 1 && y[0].kind == numberAtom && y[0].num >= 0 {
				from, hasFrom = y[0].num+n, true
			}
		case c.Args[0] == b:
			if y := e.of(c.Args[1]); len(y) == 1 && y[0].kind == numberAtom && y[0].num <= maxElems {
				to, hasTo = y[0].num+1-n, true
			}
		}
	}
	return from, to, hasFrom && hasTo
}

// boundNumber is the number that a bound variable stands for.
func (e *evaluation) boundNumber(x *Expr) atoms {
	if x.Bound != e.bound {
		return anything
	}
	return e.wrapped(x.Type, big.NewInt(e.at))
}
