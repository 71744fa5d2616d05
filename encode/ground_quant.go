package encode

import (
	"fmt"

	"inspect/cfg"
	"inspect/java/types"
	"inspect/smtlib"
)

// quantify makes a quantifier's term.
func (m *ground) quantify(t *translator, q *cfg.Expr, v env) *smtlib.Term {
	return m.instances.quantify(t, q, v)
}

// instances puts values for the variables of quantifiers.
type instances struct {
	*ground
	constants int // made so far
}

// quantify expands a quantifier over the values of its variable, or replaces the
// variable by a new constant where only one value matters (skolemises).
//
// Meaning kept: an expanded quantifier is equivalent. A skolemised one is true
// of some value of the constant iff it is true; it stands only where the
// assertion demands no more than its truth (pol), so the script is satisfiable
// as before.
func (m *instances) quantify(t *translator, q *cfg.Expr, v env) *smtlib.Term {
	forall := q.Op == cfg.OpForall
	if v.pol == positive && !forall || v.pol == negative && forall {
		return m.skolemise(t, q, v)
	}
	switch {
	case types.IsReference(q.Bound.Type):
		return m.overObjects(t, q, v)
	case types.IsKind(q.Bound.Type, types.Boolean):
		return m.conjoin(forall, []*smtlib.Term{
			m.instance(t, q, v, m.b.False()), m.instance(t, q, v, m.b.True())})
	}
	return m.overInts(t, q, v)
}

// conjoin joins instances by the quantifier's connective.
func (m *instances) conjoin(forall bool, xs []*smtlib.Term) *smtlib.Term {
	if forall {
		return m.b.And(xs...)
	}
	return m.b.Or(xs...)
}

// instance is range implies body, or range and body, for one value.
func (m *instances) instance(t *translator, q *cfg.Expr, v env, value *smtlib.Term) *smtlib.Term {
	w := t.with(v, q.Bound, value)
	if q.Op == cfg.OpForall {
		r := t.expr(q.Args[0], w.flip(), nil)
		if r.IsFalse() {
			return m.b.True()
		}
		return m.b.Implies(r, t.expr(q.Args[1], w, nil))
	}
	r := t.expr(q.Args[0], w, nil)
	if r.IsFalse() {
		return r
	}
	return m.b.And(r, t.expr(q.Args[1], w, nil))
}

// overObjects expands over the objects that can exist at the node.
func (m *instances) overObjects(t *translator, q *cfg.Expr, v env) *smtlib.Term {
	b := m.b
	var all []*smtlib.Term
	for _, k := range q.Bound.Kinds {
		cells := m.at(k.Counter, v.node).cells
		for n := k.First; n <= k.Last(); n++ {
			exists := cells[n-k.First]
			if exists.IsFalse() {
				continue
			}
			x := m.instance(t, q, v, m.shape.ref(k.Sort, n))
			if q.Op == cfg.OpForall {
				all = append(all, b.Implies(exists, x))
			} else {
				all = append(all, b.And(exists, x))
			}
		}
	}
	return m.conjoin(q.Op == cfg.OpForall, all)
}

// skolemise puts a new constant for the variable.
func (m *instances) skolemise(t *translator, q *cfg.Expr, v env) *smtlib.Term {
	b := m.b
	m.constants++
	name := fmt.Sprintf("%s@some%d", spelled(q.Bound.Name), m.constants)
	c := m.constant(name, owner{of: q, role: "some", i: m.constants}, m.shape.sortOf(q.Bound.Type))
	exists := b.True()
	if types.IsReference(q.Bound.Type) {
		var may []uint64
		var some []*smtlib.Term
		for _, k := range q.Bound.Kinds {
			cells := m.at(k.Counter, v.node).cells
			for n := k.First; n <= k.Last(); n++ {
				if !cells[n-k.First].IsFalse() {
					may = append(may, uint64(n))
					some = append(some, b.And(b.Eq(c, b.BV(uint64(n), c.Sort.Width)), cells[n-k.First]))
				}
			}
		}
		exists = b.Or(some...)
		if exists.IsFalse() {
			return b.Bool(q.Op == cfg.OpForall)
		}
		// The constant is used only beside exists, so that its values are those.
		m.ranges.declareSet(c, may)
		m.constrainSet(c, may)
	}
	x := m.instance(t, q, v, c)
	if q.Op == cfg.OpForall {
		return b.Implies(exists, x)
	}
	return b.And(exists, x)
}

// constrainSet says that a constant has one of the values, in ascending order.
func (m *instances) constrainSet(c *smtlib.Term, values []uint64) {
	var some []*smtlib.Term
	for _, v := range values {
		some = append(some, m.b.Eq(c, m.b.BV(v, c.Sort.Width)))
	}
	m.constrain(m.b.Or(some...), c.Name+" means an object")
}

// maxExpand bounds the values over which an integer quantifier is expanded.
const maxExpand = 1 << 12

// overInts expands over the integers between the bounds that the range, or the
// guards of the body, give. Where a bound is not known statically, the values
// beyond every array's length are taken together (rest).
func (m *instances) overInts(t *translator, q *cfg.Expr, v env) *smtlib.Term {
	width := m.shape.sortOf(q.Bound.Type).Width
	if width > 64 {
		m.unbounded(q)
	}
	if types.IsKind(q.Bound.Type, types.Char) {
		if width > 12 {
			m.unbounded(q)
		}
		return m.expandInts(t, q, v, interval{0, 1<<width - 1}, width)
	}
	g := m.guards(t, q, v)
	iv := fullInterval(width)
	for _, c := range g.low {
		lo, _ := m.ranges.interval(c.term)
		iv.lo = max(iv.lo, lo+c.strict())
	}
	for _, c := range g.high {
		_, hi := m.ranges.interval(c.term)
		iv.hi = min(iv.hi, hi-c.strict())
	}
	if iv.lo > iv.hi {
		return m.b.Bool(q.Op == cfg.OpForall)
	}
	edge := m.shape.longest() + 1
	n := iv.hi - iv.lo
	if n >= 0 && n <= min(max(2*edge, 16), 2*maxExpand) {
		return m.expandInts(t, q, v, iv, width)
	}
	x, failure := m.withinArrays(t, q, v, g, iv, edge, width)
	switch {
	case failure == nil:
		return x
	case n >= 0 && n < maxExpand:
		return m.expandInts(t, q, v, iv, width)
	}
	panic(failure)
}

// withinArrays expands over the values that can be indices of arrays, and takes
// those above and below together. It fails where an instance depends on its
// value in another way.
func (m *instances) withinArrays(t *translator, q *cfg.Expr, v env, g guards, iv interval, edge int64, width int) (*smtlib.Term, *Unencodable) {
	var all []*smtlib.Term
	failure := fits(func() {
		if edge > 2*maxExpand {
			m.fail(q.Bound.Span, "%s may be an index of arrays of up to %d elements, and is tried with %d values at most: lower --array-length, or use --encoding quantified",
				q.Bound.Name, edge-1, 2*maxExpand)
		}
		if iv.hi >= edge {
			all = append(all, m.rest(t, q, v, g, interval{max(iv.lo, edge), iv.hi}, width))
		}
		if iv.lo < -1 {
			all = append(all, m.rest(t, q, v, g, interval{iv.lo, min(iv.hi, -2)}, width))
		}
		if mid := (interval{max(iv.lo, -1), min(iv.hi, edge-1)}); mid.lo <= mid.hi {
			all = append(all, m.expandInts(t, q, v, mid, width))
		}
	})
	if failure != nil {
		return nil, failure
	}
	return m.conjoin(q.Op == cfg.OpForall, all), nil
}

func (m *instances) expandInts(t *translator, q *cfg.Expr, v env, iv interval, width int) *smtlib.Term {
	var all []*smtlib.Term
	for i := iv.lo; i <= iv.hi; i++ {
		all = append(all, m.instance(t, q, v, m.b.BVInt(i, width)))
	}
	return m.conjoin(q.Op == cfg.OpForall, all)
}

func (m *instances) unbounded(q *cfg.Expr) {
	m.fail(q.Bound.Span, "the values of %s are not bounded: bound it by a range such as 0 <= %s && %s < a.length, use fewer --bits, or --encoding quantified",
		q.Bound.Name, q.Bound.Name, q.Bound.Name)
}

// rest is the quantifier over the values within iv, none of which is an index
// of any array. One constant stands for all of them; when the instance does not
// depend on it but for its guards, the instance says the same of each value
// within the guards, and it is enough to ask whether there is such a value.
func (m *instances) rest(t *translator, q *cfg.Expr, v env, g guards, iv interval, width int) *smtlib.Term {
	b := m.b
	m.constants++
	any := m.constant(fmt.Sprintf("%s@rest%d", spelled(q.Bound.Name), m.constants), owner{of: q, role: "rest", i: m.constants}, b.BitVec(width))
	m.ranges.declareInterval(any, iv.lo, iv.hi)
	w := t.with(v.blur(), q.Bound, any)
	inner := t.expr(q.Args[1], w, nil)
	rng := t.expr(q.Args[0], w, nil)
	forall := q.Op == cfg.OpForall
	if forall && (rng.IsFalse() || inner.IsTrue()) || !forall && (rng.IsFalse() || inner.IsFalse()) {
		return b.Bool(forall)
	}
	var body *smtlib.Term
	switch {
	case g.inBody && forall:
		body = m.disjunction(t, g.others, w)
	case g.inBody:
		body = m.conjunction(t, g.others, w)
	case forall:
		body = b.Implies(m.conjunction(t, g.others, w), inner)
	default:
		body = b.And(m.conjunction(t, g.others, w), inner)
	}
	if mentions(body, any) {
		m.unbounded(q)
	}
	some := m.between(g, iv, width)
	if forall {
		return b.Or(b.Not(some), body)
	}
	return b.And(some, body)
}

// between says that some value within iv keeps the guards.
func (m *instances) between(g guards, iv interval, width int) *smtlib.Term {
	b := m.b
	lows := append([]guard{{term: b.BVInt(iv.lo, width), equal: true}}, g.low...)
	highs := append([]guard{{term: b.BVInt(iv.hi, width), equal: true}}, g.high...)
	var all []*smtlib.Term
	for _, l := range lows {
		for _, h := range highs {
			// l <= x <= h, l < x <= h, l <= x < h have a solution iff l <= h or l < h;
			// l < x < h iff l < h - 1, where l < h keeps h - 1 from wrapping.
			switch {
			case l.equal && h.equal:
				all = append(all, m.less(l.term, h.term, true, false))
			case l.equal || h.equal:
				all = append(all, m.less(l.term, h.term, false, false))
			default:
				all = append(all, m.less(l.term, h.term, false, false),
					m.less(l.term, b.Sub(h.term, b.BV(1, width)), false, false))
			}
		}
	}
	return b.And(all...)
}

// guard is a bound of the variable: low (<=) x, or x (<=) high.
type guard struct {
	term  *smtlib.Term
	equal bool
}

func (g guard) strict() int64 {
	if g.equal {
		return 0
	}
	return 1
}

// guards are the bounds of the variable, and what else there is beside them: of
// the range (then to be joined by and), or of a body that is an implication
// (inBody; then by or). Of an existential quantifier, range and body are one
// conjunction, and others are all that is left of it.
type guards struct {
	low, high []guard
	others    []*cfg.Expr
	inBody    bool
}

func (m *instances) guards(t *translator, q *cfg.Expr, v env) guards {
	var g guards
	m.collect(t, q.Args[0], q.Bound, v, false, &g)
	if len(g.low)+len(g.high) > 0 || !isTrueConst(q.Args[0]) {
		return g
	}
	in := guards{inBody: true}
	m.collect(t, q.Args[1], q.Bound, v, q.Op == cfg.OpForall, &in)
	return in
}

func isTrueConst(x *cfg.Expr) bool { return x.Op == cfg.OpConst && x.Int.Sign() != 0 }

// collect takes a conjunction apart, or with negated the negation of a
// disjunction.
func (m *instances) collect(t *translator, x *cfg.Expr, q *cfg.Bound, v env, negated bool, g *guards) {
	if x.Op == cfg.OpNot {
		inner := x.Args[0]
		// !(a && b) inside a disjunction guards by both a and b.
		if negated && (inner.Op == cfg.OpAnd || inner.Op == cfg.OpLt || inner.Op == cfg.OpLe || inner.Op == cfg.OpNot) {
			m.collect(t, inner, q, v, false, g)
			return
		}
		if !negated && (inner.Op == cfg.OpLt || inner.Op == cfg.OpLe) {
			if m.comparison(t, inner, q, v, true, g) {
				return
			}
		}
		g.others = append(g.others, x)
		return
	}
	switch {
	case x.Op == cfg.OpAnd && !negated, x.Op == cfg.OpOr && negated:
		for _, a := range x.Args {
			m.collect(t, a, q, v, negated, g)
		}
		return
	case isTrueConst(x) && !negated:
		return
	case x.Op == cfg.OpLt || x.Op == cfg.OpLe:
		if m.comparison(t, x, q, v, negated, g) {
			return
		}
	}
	g.others = append(g.others, x)
}

// comparison reads x < e, e <= x and the like as a guard; negated, its negation.
func (m *instances) comparison(t *translator, x *cfg.Expr, q *cfg.Bound, v env, negated bool, g *guards) bool {
	l, r := x.Args[0], x.Args[1]
	equal := x.Op == cfg.OpLe
	if negated { // !(l < r) is r <= l
		l, r, equal = r, l, !equal
	}
	isVar := func(e *cfg.Expr) bool { return e.Op == cfg.OpBound && e.Bound == q }
	free := func(e *cfg.Expr) bool {
		t.scan(e)
		for _, b := range t.free[e.ID] {
			if b == q {
				return false
			}
		}
		return true
	}
	switch {
	case isVar(l) && free(r):
		g.high = append(g.high, guard{t.expr(r, v.blur(), nil), equal})
	case isVar(r) && free(l):
		g.low = append(g.low, guard{t.expr(l, v.blur(), nil), equal})
	default:
		return false
	}
	return true
}

func (m *instances) conjunction(t *translator, xs []*cfg.Expr, v env) *smtlib.Term {
	var all []*smtlib.Term
	for _, x := range xs {
		all = append(all, t.expr(x, v, nil))
	}
	return m.b.And(all...)
}

func (m *instances) disjunction(t *translator, xs []*cfg.Expr, v env) *smtlib.Term {
	var all []*smtlib.Term
	for _, x := range xs {
		all = append(all, t.expr(x, v, nil))
	}
	return m.b.Or(all...)
}

// mentions reports whether constant c occurs in t.
func mentions(t, c *smtlib.Term) bool {
	seen := map[*smtlib.Term]bool{}
	stack := []*smtlib.Term{t}
	for len(stack) > 0 {
		x := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		if x == c {
			return true
		}
		if x.ID < c.ID || seen[x] {
			continue
		}
		seen[x] = true
		stack = append(stack, x.Args...)
	}
	return false
}
