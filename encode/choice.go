package encode

import (
	"slices"

	"inspect/cfg"
	"inspect/internal/halt"
	"inspect/smtlib"
)

// chooser makes the terms that compare references and integers of which the ranges
// tell the possible values, and those that read one of several cells: multiplexers over
// the objects that a reference may be.
type chooser struct {
	terms  *smtlib.Builder
	sh     *shape
	ranges *ranges
	point  *halt.Point // see Options.Stop
}

// equals says that reference x is object v.
func (c *chooser) equals(x *smtlib.Term, v int) *smtlib.Term {
	return c.eq(x, c.terms.BV(uint64(v), x.Sort.Width))
}

func (c *chooser) eq(x, y *smtlib.Term) *smtlib.Term {
	c.point.Pass()
	if x.Sort.Kind == smtlib.BitVecKind && c.ranges.areDisjoint(x, y) {
		return c.terms.False()
	}
	return c.terms.Eq(x, y)
}

func (c *chooser) ite(cond, x, y *smtlib.Term) *smtlib.Term { return c.terms.Ite(cond, x, y) }

// less is x < y, or with orEqual x <= y, decided by ranges where they tell.
func (c *chooser) less(x, y *smtlib.Term, orEqual, unsigned bool) *smtlib.Term {
	if !unsigned {
		if v, ok := c.ranges.less(x, y, orEqual); ok {
			return c.terms.Bool(v)
		}
	}
	return less(c.terms, x, y, orEqual, unsigned)
}

// choose is a multiplexer over the cells of the objects that x may be. What it
// gives when x is none of them does not matter.
func (c *chooser) choose(x *smtlib.Term, cells []*smtlib.Term, sort *smtlib.Sort) *smtlib.Term {
	c.point.Pass()
	var out *smtlib.Term
	cand := c.ranges.candidates(x, len(cells))
	if t := c.spread(x, cells, len(cand)); t != nil {
		return t
	}
	if out = c.among(x, cand, cells); out == nil {
		return c.sh.zero(sort)
	}
	return out
}

// among is a multiplexer over the cells of candidates, nil when there is none.
func (c *chooser) among(x *smtlib.Term, cand []int, cells []*smtlib.Term) *smtlib.Term {
	var out *smtlib.Term
	for _, v := range slices.Backward(c.present(cand, has(cells))) {
		if out == nil {
			out = cells[v]
			continue
		}
		out = c.terms.Ite(c.equals(x, v), cells[v], out)
	}
	return out
}

// has tells which objects have a cell.
func has(cells []*smtlib.Term) func(v int) bool {
	return func(v int) bool { return cells[v] != nil }
}

// spread reads behind the choices that x is made of, unless that takes more
// multiplexers than one over the objects that x may be: with a and b constants,
// ite(c, a, b).f is ite(c, a.f, b.f). nil: it takes more, or there is no choice.
func (c *chooser) spread(x *smtlib.Term, cells []*smtlib.Term, objects int) *smtlib.Term {
	if x.Op != smtlib.OpIte {
		return nil
	}
	muxes := 0
	seen := map[*smtlib.Term]bool{}
	var count func(x *smtlib.Term)
	count = func(x *smtlib.Term) {
		switch {
		case seen[x] || muxes >= objects:
			return
		case x.Op == smtlib.OpIte:
			muxes++
			count(x.Args[1])
			count(x.Args[2])
		default:
			muxes += max(1, len(c.present(c.ranges.candidates(x, len(cells)), has(cells)))) - 1
		}
		seen[x] = true
	}
	if count(x); muxes >= objects {
		return nil
	}
	done := map[*smtlib.Term]*smtlib.Term{} // nil: any value will do
	var read func(x *smtlib.Term) *smtlib.Term
	read = func(x *smtlib.Term) *smtlib.Term {
		t, ok := done[x]
		if ok {
			return t
		}
		if x.Op == smtlib.OpIte {
			yes, no := read(x.Args[1]), read(x.Args[2])
			switch {
			case yes == nil:
				t = no
			case no == nil:
				t = yes
			default:
				t = c.terms.Ite(x.Args[0], yes, no)
			}
		} else {
			t = c.among(x, c.ranges.candidates(x, len(cells)), cells)
		}
		done[x] = t
		return t
	}
	return read(x)
}

// pick is a multiplexer over a row.
func (c *chooser) pick(index *smtlib.Term, row []*smtlib.Term, sort *smtlib.Sort) *smtlib.Term {
	c.point.Pass()
	var out *smtlib.Term
	cand := c.ranges.candidates(index, len(row))
	for i := len(cand) - 1; i >= 0; i-- {
		j := cand[i]
		if out == nil {
			out = row[j]
			continue
		}
		out = c.terms.Ite(c.eq(index, c.terms.BV(uint64(j), index.Sort.Width)), row[j], out)
	}
	if out == nil {
		return c.sh.zero(sort)
	}
	return out
}

// present keeps the candidates that are objects.
func (c *chooser) present(cand []int, has func(int) bool) []int {
	var out []int
	for _, v := range cand {
		if v != 0 && has(v) {
			out = append(out, v)
		}
	}
	return out
}

func (c *chooser) inKinds(s *cfg.Sort, kinds []*cfg.Kind, x *smtlib.Term) *smtlib.Term {
	in := func(v int) bool {
		for _, k := range kinds {
			if k.First <= v && v <= k.Last() {
				return true
			}
		}
		return false
	}
	// Few values: name those that are in, or those that are not, whichever are fewer.
	var yes, no []*smtlib.Term
	for _, v := range c.ranges.candidates(x, s.Size+1) {
		if in(v) {
			yes = append(yes, c.equals(x, v))
		} else {
			no = append(no, c.equals(x, v))
		}
	}
	if len(yes) <= len(no) {
		return c.terms.Or(yes...)
	}
	return c.terms.Not(c.terms.Or(no...))
}
