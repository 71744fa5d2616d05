package sat

import (
	"maps"
	"math"
	"slices"

	"inspect/smtlib"
)

// Propagation does not see through the bits of a comparison: from x >= 3 it does
// not learn x >= 2. Thresholds say so.

// scale is a word with the constants that it is compared with.
type scale struct {
	word   *smtlib.Term
	signed bool
}

// steps are literals by constants, the constants of unsigned words shifted so that
// their order is that of int64: word < c, and word = c.
type steps struct{ less, equal map[int64]Lit }

// thresholds gives clauses that are true of all words: how the comparisons of a
// word with constants, in the given blasted terms, imply each other.
func (b *Blaster) thresholds(terms []*smtlib.Term) [][]Lit {
	scales := map[scale]*steps{}
	var order []scale // deterministic
	at := func(x *smtlib.Term, signed bool) *steps {
		k := scale{x, signed}
		if scales[k] == nil {
			scales[k] = &steps{map[int64]Lit{}, map[int64]Lit{}}
			order = append(order, k)
		}
		return scales[k]
	}
	seen := map[*smtlib.Term]bool{}
	var walk func(t *smtlib.Term)
	walk = func(t *smtlib.Term) {
		if seen[t] {
			return
		}
		seen[t] = true
		for _, a := range t.Args {
			walk(a)
		}
		if len(t.Args) != 2 || t.Args[0].Sort.Kind != smtlib.BitVecKind || t.Args[0].Sort.Width > 64 {
			return
		}
		x, y, l := t.Args[0], t.Args[1], b.Word(t)[0]
		switch {
		case (x.Op == smtlib.OpBV) == (y.Op == smtlib.OpBV):
		case t.Op == smtlib.OpEq && x.Op == smtlib.OpBV:
			x, y = y, x
			fallthrough
		case t.Op == smtlib.OpEq:
			for _, signed := range []bool{false, true} {
				at(x, signed).equal[onScale(y, signed)] = l
			}
		case t.Op != smtlib.OpBVULt && t.Op != smtlib.OpBVSLt:
		case y.Op == smtlib.OpBV:
			signed := t.Op == smtlib.OpBVSLt
			at(x, signed).less[onScale(y, signed)] = l
		default: // x < y is not y < x+1
			signed := t.Op == smtlib.OpBVSLt
			if c := onScale(x, signed); c < math.MaxInt64 { // else it is false
				at(y, signed).less[c+1] = l.Not()
			}
		}
	}
	for _, t := range terms {
		walk(t)
	}
	var out [][]Lit
	for _, k := range order {
		out = append(out, scales[k].clauses()...)
	}
	return out
}

// onScale reads a constant of at most 64 bits.
func onScale(c *smtlib.Term, signed bool) int64 {
	w := 64 - c.Sort.Width
	if signed {
		return int64(c.Val<<w) >> w
	}
	return int64(c.Val ^ 1<<63)
}

func (s *steps) clauses() [][]Lit {
	var out [][]Lit
	limits := slices.Sorted(maps.Keys(s.less))
	for i := range len(limits) - 1 {
		out = append(out, []Lit{s.less[limits[i]].Not(), s.less[limits[i+1]]})
	}
	for _, c := range slices.Sorted(maps.Keys(s.equal)) {
		is := s.equal[c]
		i, found := slices.BinarySearch(limits, c)
		above := i // of the first limit greater than c
		if found {
			above++
		}
		if above > 0 {
			out = append(out, []Lit{is.Not(), s.less[limits[above-1]].Not()})
		}
		if above < len(limits) {
			out = append(out, []Lit{is.Not(), s.less[limits[above]]})
			if found && limits[above] == c+1 {
				out = append(out, []Lit{s.less[c], s.less[c+1].Not(), is})
			}
		}
	}
	return out
}
