package encode

import (
	"fmt"
	"strings"

	"inspect/cfg"
	"inspect/smtlib"
)

// groundReach is \reach of one set of fields and kinds in one state: to[i][j]
// says that object j is reached from object i in one or more steps.
type groundReach struct {
	objects []reachObject
	at      map[reachObject]int
	to      [][]*smtlib.Term
	isT     []bool // counts as a member: of the kinds asked for
}

type reachObject struct {
	sort   *cfg.Sort
	number int
}

// reachOf computes the closure (Warshall), shared by all uses that see the same
// contents.
func (m *ground) reachOf(x *cfg.Expr, at *cfg.Node) *groundReach {
	var key strings.Builder
	for _, c := range x.Comps {
		fmt.Fprintf(&key, "%d:%p ", c.ID, m.at(c, at))
	}
	for _, k := range x.Kinds {
		fmt.Fprintf(&key, "k%d ", k.ID)
	}
	ss := families(m.shape, x)
	for _, s := range ss {
		fmt.Fprintf(&key, "s%d ", s.ID)
	}
	if r := m.reaches[key.String()]; r != nil {
		return r
	}
	n := 0
	for _, s := range ss {
		n += s.Size
	}
	if n > maxClosure {
		panic(oversize(Ground, "\\reach over %d objects, at most %d: lower --objects", n, maxClosure))
	}
	r := &groundReach{at: map[reachObject]int{}}
	for _, s := range ss {
		for _, k := range s.Kinds {
			for v := k.First; v <= k.Last(); v++ {
				r.at[reachObject{s, v}] = len(r.objects)
				r.objects = append(r.objects, reachObject{s, v})
				r.isT = append(r.isT, x.Kinds == nil || hasKind(x.Kinds, k))
			}
		}
	}
	m.steps(r, x, at)
	transitive(m.b, r.to)
	m.reaches[key.String()] = r
	return r
}

// steps fills in the one-step relation: steps lead only into members.
func (m *ground) steps(r *groundReach, x *cfg.Expr, at *cfg.Node) {
	b := m.b
	r.to = make([][]*smtlib.Term, len(r.objects))
	for i := range r.to {
		r.to[i] = make([]*smtlib.Term, len(r.objects))
		for j := range r.to[i] {
			r.to[i][j] = b.False()
		}
	}
	for _, c := range x.Comps {
		target := m.Graph.SortByType[c.Type]
		if target == nil {
			continue
		}
		add := func(v int, cell, when *smtlib.Term) {
			i, in := r.at[reachObject{c.Sort, v}]
			if cell == nil || !in {
				return
			}
			for _, w := range m.ranges.candidates(cell, target.Size+1) {
				if j, ok := r.at[reachObject{target, w}]; ok && r.isT[j] {
					r.to[i][j] = b.Or(r.to[i][j], b.And(when, m.equals(cell, w)))
				}
			}
		}
		state := m.at(c, at)
		for v, cell := range state.cells {
			add(v, cell, b.True())
		}
		// Elements beyond an array's length are null.
		for v, row := range state.rows {
			for _, cell := range row {
				add(v, cell, b.True())
			}
		}
	}
}

// reachHas: b is in \reach(a, T, fields) iff a and b are not null, b is a T, and
// b is a or is reached from a in one or more steps into objects of T.
func (m *ground) reachHas(x *cfg.Expr, from, to *smtlib.Term, at *cfg.Node) *smtlib.Term {
	r := m.reachOf(x, at)
	b := m.b
	fs, ts := m.Graph.SortByType[x.Args[0].Type], m.Graph.SortByType[x.Args[1].Type]
	var some []*smtlib.Term
	for _, v := range m.ranges.candidates(from, fs.Size+1) {
		i, ok := r.at[reachObject{fs, v}]
		if !ok {
			continue
		}
		here := m.equals(from, v)
		for _, w := range m.ranges.candidates(to, ts.Size+1) {
			j, ok := r.at[reachObject{ts, w}]
			if !ok || !r.isT[j] {
				continue
			}
			has := r.to[i][j]
			if i == j {
				has = b.True()
			}
			some = append(some, b.And(here, m.equals(to, w), has))
		}
	}
	return b.Or(some...)
}

// reachCount adds up the objects reached.
func (m *ground) reachCount(x *cfg.Expr, from *smtlib.Term, at *cfg.Node) *smtlib.Term {
	r := m.reachOf(x, at)
	b := m.b
	w := m.shape.intWidth()
	fs := m.Graph.SortByType[x.Args[0].Type]
	sum := b.BV(0, w)
	cand := m.ranges.candidates(from, fs.Size+1)
	for j := range r.objects {
		if !r.isT[j] {
			continue
		}
		var some []*smtlib.Term
		for _, v := range cand {
			i, ok := r.at[reachObject{fs, v}]
			if !ok {
				continue
			}
			has := r.to[i][j]
			if i == j {
				has = b.True()
			}
			some = append(some, b.And(m.equals(from, v), has))
		}
		sum = b.Add(sum, b.Ite(b.Or(some...), b.BV(1, w), b.BV(0, w)))
	}
	return sum
}
