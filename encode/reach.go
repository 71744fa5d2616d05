package encode

import (
	"fmt"
	"strings"

	"inspect/cfg"
	"inspect/smtlib"
)

// relation is \reach of one set of fields and kinds in one state.
//
// With Closure, has is a function per pair of families whose values on object
// numbers are asserted: the closure of the graph of one-step edges. With Axioms
// it is the distance function P of InspectJ III.C.2.
type relation struct {
	key   string      // state, fields and families
	sorts []*cfg.Sort // families that take part
	has   map[[2]*cfg.Sort]*smtlib.Func
	dist  *smtlib.Func
}

// maxClosure bounds the objects of a closure, which takes cubic space.
const maxClosure = 200

// families gives the sorts of objects that \reach starts at, steps from or comes
// to, in order of first use.
func families(sh *shape, x *cfg.Expr) []*cfg.Sort {
	var ss []*cfg.Sort
	add := func(s *cfg.Sort) {
		for _, t := range ss {
			if t == s {
				return
			}
		}
		if s != nil {
			ss = append(ss, s)
		}
	}
	add(sh.g.SortByType[x.Args[0].Type])
	for _, c := range x.Comps {
		add(c.Sort)
		add(sh.g.SortByType[c.Type])
	}
	return ss
}

func checkReach(e *Encoding, x *cfg.Expr) error {
	ss := families(e.shape, x)
	if e.Options.Reach == Axioms {
		if len(ss) > 1 {
			return &Unencodable{Encoding: Quantified, Reason: fmt.Sprintf("\\reach over objects of %s and %s has no axioms; use --reach closure", ss[0].Name, ss[1].Name)}
		}
		return nil
	}
	n := 0
	for _, s := range ss {
		n += s.Size
	}
	if n > maxClosure {
		return oversize(Quantified, "impossible bounds: \\reach over %d objects, at most %d by closure; lower --objects, or use --reach axioms", n, maxClosure)
	}
	return nil
}

// steppable gives the kinds that count in \reach, of one family.
func steppable(x *cfg.Expr, s *cfg.Sort) []*cfg.Kind {
	if x.Kinds == nil {
		return s.Kinds
	}
	var ks []*cfg.Kind
	for _, k := range s.Kinds {
		if hasKind(x.Kinds, k) {
			ks = append(ks, k)
		}
	}
	return ks
}

// reachHas: b is in \reach(a, T, fields) iff a and b are not null, b is a T, and
// b is a or the end of a path of steps into T.
func (m *quantified) reachHas(x *cfg.Expr, from, to *smtlib.Term, at *cfg.Node) *smtlib.Term {
	s, s2 := m.Graph.SortByType[x.Args[0].Type], m.Graph.SortByType[x.Args[1].Type]
	return m.reached(x, s, s2, from, to, at)
}

func (m *quantified) reached(x *cfg.Expr, s, s2 *cfg.Sort, from, to *smtlib.Term, at *cfg.Node) *smtlib.Term {
	ends := m.b.And(m.b.Not(m.b.Eq(from, m.shape.ref(s, 0))), m.inKinds(s2, steppable(x, s2), to))
	if ends.IsFalse() {
		return ends
	}
	r := m.relation(x, at)
	if m.Options.Reach == Axioms {
		if s != s2 {
			return m.b.False()
		}
		p := m.b.App(r.dist, from, to)
		return m.b.And(ends, m.b.Or(m.b.Eq(from, to), m.b.Not(m.b.Eq(p, m.shape.ref(s, 0)))))
	}
	f := r.has[[2]*cfg.Sort{s, s2}]
	if f == nil {
		return m.b.False()
	}
	return m.b.And(ends, m.b.App(f, from, to))
}

// reachCount adds up the objects reached. The closure leads to none that do not
// exist; the axioms leave open what is reached among those.
func (m *quantified) reachCount(x *cfg.Expr, from *smtlib.Term, at *cfg.Node) *smtlib.Term {
	w := m.shape.intWidth()
	sum := m.b.BV(0, w)
	s := m.Graph.SortByType[x.Args[0].Type]
	for _, s2 := range families(m.shape, x) {
		for n := 1; n <= s2.Size; n++ {
			to := m.shape.ref(s2, n)
			in := m.reached(x, s, s2, from, to, at)
			if m.Options.Reach == Axioms {
				in = m.b.And(in, m.exists(s2.Kinds, to, at))
			}
			sum = m.b.Add(sum, m.b.Ite(in, m.b.BV(1, w), m.b.BV(0, w)))
		}
	}
	return sum
}

// relation gives the relation of x at a node: one for equal versions.
func (m *quantified) relation(x *cfg.Expr, at *cfg.Node) *relation {
	ss := families(m.shape, x)
	var key strings.Builder
	for _, c := range x.Comps {
		fmt.Fprintf(&key, "%s@%d ", c.Name, at.Version[c.ID])
	}
	name := "reach " + strings.TrimSpace(key.String())
	for _, s := range ss {
		fmt.Fprintf(&key, "/%d", s.ID)
		for _, k := range steppable(x, s) {
			fmt.Fprintf(&key, " %d", k.ID)
			if m.Options.Reach == Axioms {
				fmt.Fprintf(&key, "!%d", at.Version[k.Counter.ID])
			}
		}
	}
	if r := m.reaches[key.String()]; r != nil {
		return r
	}
	r := &relation{key: key.String(), sorts: ss, has: map[[2]*cfg.Sort]*smtlib.Func{}}
	m.reaches[key.String()] = r
	id := m.states[key.String()]
	if id == 0 {
		id = len(m.states) + 1
		m.states[key.String()] = id
	}
	if m.Options.Reach == Axioms {
		m.axioms(r, x, at, fmt.Sprintf("!distance_%d", id), name)
	} else {
		m.closure(r, x, at, fmt.Sprintf("!reach_%d", id), name)
	}
	return r
}

// step says that one field of the object leads to the target; kinds are those
// that the object may be of.
func (m *quantified) step(x *cfg.Expr, kinds func(c *cfg.Component) *smtlib.Term, s, s2 *cfg.Sort, from, to *smtlib.Term, at *cfg.Node) *smtlib.Term {
	var some []*smtlib.Term
	for _, c := range x.Comps {
		if c.Sort != s || m.Graph.SortByType[c.Type] != s2 {
			continue
		}
		if c.Kind == cfg.Elems {
			i, w := m.index(), m.shape.intWidth()
			some = append(some, m.b.And(kinds(c), m.b.Exists([]*smtlib.Term{i}, m.b.And(m.b.SLe(m.b.BV(0, w), i),
				m.b.SLt(i, m.length(s, from, at)), m.b.Eq(m.elem(c, from, i, at), to)))))
			continue
		}
		some = append(some, m.b.And(kinds(c), m.b.Eq(m.field(c, from, at), to)))
	}
	return m.b.Or(some...)
}

// member is an object number of one of several families.
type member struct {
	sort   *cfg.Sort
	kind   *cfg.Kind
	number int
	counts bool // \reach may contain it
}

func members(x *cfg.Expr, ss []*cfg.Sort) []member {
	var ms []member
	for _, s := range ss {
		for _, k := range s.Kinds {
			for n := k.First; n <= k.Last(); n++ {
				ms = append(ms, member{s, k, n, x.Kinds == nil || hasKind(x.Kinds, k)})
			}
		}
	}
	return ms
}

// closure defines the functions of r on all object numbers.
func (m *quantified) closure(r *relation, x *cfg.Expr, at *cfg.Node, name, what string) {
	ms := members(x, r.sorts)
	edges := make([][]*smtlib.Term, len(ms))
	for i, from := range ms {
		edges[i] = make([]*smtlib.Term, len(ms))
		for j, to := range ms {
			edges[i][j] = m.b.False()
			if to.counts {
				own := func(c *cfg.Component) *smtlib.Term { return m.b.Bool(hasCells(from.kind, c)) }
				edges[i][j] = m.step(x, own, from.sort, to.sort, m.shape.ref(from.sort, from.number), m.shape.ref(to.sort, to.number), at)
			}
		}
	}
	warshall(m.b, edges)
	for i, s := range r.sorts {
		for j, s2 := range r.sorts {
			n := name
			if len(r.sorts) > 1 {
				n = fmt.Sprintf("%s_%d_%d", name, i, j)
			}
			r.has[[2]*cfg.Sort{s, s2}] = m.function(n, owner{of: r.key, i: i, j: j}, []*smtlib.Sort{m.shape.refSort(s), m.shape.refSort(s2)}, m.b.BoolSort())
		}
	}
	var facts []*smtlib.Term
	for i, from := range ms {
		for j, to := range ms {
			if !to.counts {
				continue
			}
			f := r.has[[2]*cfg.Sort{from.sort, to.sort}]
			t := m.b.App(f, m.shape.ref(from.sort, from.number), m.shape.ref(to.sort, to.number))
			in := edges[i][j]
			if i == j {
				in = m.b.True()
			}
			facts = append(facts, m.b.Iff(t, in))
		}
	}
	m.assert(m.b.And(facts...), what+": the closure of its steps")
}

// warshall replaces the one-step edges by paths of one or more steps. Through
// an object that \reach does not contain leads no path, since none leads to it.
func warshall(b *smtlib.Builder, c [][]*smtlib.Term) {
	for k := range c {
		for i := range c {
			if i == k || c[i][k].IsFalse() {
				continue
			}
			for j := range c {
				if j != k && i != j && !c[k][j].IsFalse() {
					c[i][j] = b.Or(c[i][j], b.And(c[i][k], c[k][j]))
				}
			}
		}
	}
}

// axioms asserts Claessen's axioms for P, generalised to several fields and to
// steps into some kinds only. For x that exists and y, z, w that exist and count:
//
//	P(x,y) = 1 iff a step leads from x to y
//	P(x,y) > 0 and P(y,z) > 0 imply P(x,z) > 0
//	P(x,y) > 1 implies P(x,w) = 1 and P(x,y) = P(w,y) + 1 for some w
//
// In every state the length of the shortest path is such a P, and every such P
// is positive exactly where there is a path: P falls along the last axiom.
func (m *quantified) axioms(r *relation, x *cfg.Expr, at *cfg.Node, name, what string) {
	b, s := m.b, r.sorts[0]
	ref := m.shape.refSort(s)
	r.dist = m.function(name, owner{of: r.key}, []*smtlib.Sort{ref, ref}, ref)
	counts := steppable(x, s)
	zero, one := m.shape.ref(s, 0), m.shape.ref(s, 1)
	p := func(u, v *smtlib.Term) *smtlib.Term { return b.App(r.dist, u, v) }
	u, v, w := m.bound("x "+s.Name, "x", ref), m.bound("y "+s.Name, "y", ref), m.bound("z "+s.Name, "z", ref)
	start, mid, end := m.exists(s.Kinds, u, at), m.exists(counts, v, at), m.exists(counts, w, at)
	own := func(c *cfg.Component) *smtlib.Term {
		var ks []*cfg.Kind
		for _, k := range s.Kinds {
			if hasCells(k, c) {
				ks = append(ks, k)
			}
		}
		return m.inKinds(s, ks, u)
	}
	m.assert(b.Forall([]*smtlib.Term{u, v}, b.Implies(b.And(start, mid), b.Iff(m.step(x, own, s, s, u, v, at), b.Eq(p(u, v), one)))),
		what+": distance 1 is a step")
	m.assert(b.Forall([]*smtlib.Term{u, v, w}, b.Implies(b.And(start, mid, end, b.ULt(zero, p(u, v)), b.ULt(zero, p(v, w))), b.ULt(zero, p(u, w)))),
		what+": transitive")
	m.assert(b.Forall([]*smtlib.Term{u, v}, b.Implies(b.And(start, mid, b.ULt(one, p(u, v))),
		b.Exists([]*smtlib.Term{w}, b.And(end, b.Eq(p(u, w), one), b.ULt(p(w, v), p(u, v)), b.Eq(p(u, v), b.Add(one, p(w, v))))))),
		what+": a longer distance begins with a step")
}
