package cfg

import (
	"inspect/java/types"
)

// facts are conditions that hold where an expression is read.
type facts map[*Expr]bool

// under simplifies a condition that is read only where the facts hold: parts
// that they decide become constants, and each conjunct (disjunct, body) is
// simplified under what the ones before it (their negations, the range) state.
// The result has the value of e wherever the facts hold.
func (m *maker) under(e *Expr, known facts) *Expr {
	switch {
	case e.Op == OpConst:
		return e
	case known[e]:
		return m.yes
	case known[m.not(e)]:
		return m.no
	case e.Op == OpLt || e.Op == OpLe:
		cs := orders(known)
		if m.isOrdered(cs, e.Args[0], e.Args[1], e.Op == OpLt, orderDepth) {
			return m.yes
		}
		if m.isOrdered(cs, e.Args[1], e.Args[0], e.Op == OpLe, orderDepth) {
			return m.no
		}
		return e
	}
	var added []*Expr
	learn := func(x *Expr) {
		for _, c := range conjuncts(x) {
			if c.Op != OpConst && !known[c] {
				known[c] = true
				added = append(added, c)
			}
		}
	}
	defer func() {
		for _, c := range added {
			delete(known, c)
		}
	}()
	switch e.Op {
	case OpNot:
		return m.not(m.under(e.Args[0], known))
	case OpAnd, OpOr:
		args := make([]*Expr, len(e.Args))
		for i, a := range e.Args {
			args[i] = m.under(a, known)
			if e.Op == OpAnd {
				learn(args[i])
			} else {
				learn(m.not(args[i]))
			}
		}
		if e.Op == OpAnd {
			return m.and(args...)
		}
		return m.or(args...)
	case OpForall, OpExistsQ:
		rng := m.under(e.Args[0], known)
		learn(rng)
		return m.quantify(e.Op, e.Bound, rng, m.under(e.Args[1], known))
	}
	return e
}

// orderDepth is how many comparisons a chain may have that decides another.
const orderDepth = 4

// orders are the facts that say what is less than, or at most, what.
func orders(known facts) (out []*Expr) {
	for f := range known {
		if f.Op == OpLt || f.Op == OpLe {
			out = append(out, f)
		}
	}
	return out
}

// isOrdered reports whether a < b (strict) or a <= b follows from a chain of known
// comparisons. A right shift of a number that is not negative lies between 0
// and the number.
func (m *maker) isOrdered(known []*Expr, a, b *Expr, strict bool, depth int) bool {
	if a == b {
		return !strict
	}
	if a.Op == OpConst && b.Op == OpConst {
		c := a.Int.Cmp(b.Int)
		return c < 0 || c == 0 && !strict
	}
	if depth == 0 {
		return false
	}
	if a.Op == OpConst && b.Op == OpLen && a.Int.Sign() <= 0 {
		return !strict || a.Int.Sign() < 0
	}
	shifted := func(x *Expr) bool {
		return x.Op == OpShr && m.isOrdered(known, m.num(x.Type, 0), x.Args[0], false, depth-1)
	}
	if a.Op == OpConst && shifted(b) && (a.Int.Sign() < 0 || a.Int.Sign() == 0 && !strict) {
		return true
	}
	if shifted(a) && m.isOrdered(known, a.Args[0], b, strict, depth-1) {
		return true
	}
	for _, f := range known {
		x, y := f.Args[0], f.Args[1]
		gap := f.Op == OpLt
		if x != a {
			if a.Op != OpConst || x.Op != OpConst || x.Type != a.Type || a.Int.Cmp(x.Int) > 0 {
				continue
			}
			gap = gap || a.Int.Cmp(x.Int) < 0
		}
		if m.isOrdered(known, y, b, strict && !gap, depth-1) {
			return true
		}
	}
	return false
}

// always states that cond holds for all values of the variables in the range.
// Conditions of the form "where a, b" have a moved into the range, so that who
// expands the quantifier sees its bounds.
func (m *maker) always(bs []*Bound, rng, cond *Expr) *Expr {
	type group struct{ rng, body *Expr }
	var groups []*group
	add := func(r, body *Expr) {
		if m.innermost(bs, body) >= 0 {
			for _, g := range groups {
				if g.rng == r && m.innermost(bs, g.body) >= 0 {
					g.body = m.and(g.body, body)
					return
				}
			}
		}
		groups = append(groups, &group{r, body})
	}
	for _, c := range conjuncts(cond) {
		r := rng
		if c.Op == OpOr {
			last := len(c.Args) - 1
			for _, d := range c.Args[:last] {
				r = m.and(r, m.not(d))
			}
			c = c.Args[last]
		}
		for _, part := range conjuncts(c) {
			add(r, part)
		}
	}
	all := m.yes
	for _, g := range groups {
		all = m.and(all, m.bind(OpForall, bs, g.rng, g.body))
	}
	return all
}

// bind quantifies the variables, outermost first. Each part of the range stands
// at the outermost variable that determines it; bounds that follow from chains
// of comparisons are added there.
func (m *maker) bind(op Op, bs []*Bound, rng, body *Expr) *Expr {
	ranges := m.ranges(bs, rng)
	for i := len(bs) - 1; i >= 0; i-- {
		body = m.quantify(op, bs[i], ranges[i], body)
	}
	return body
}

// ranges are the parts of a range, each at the outermost variable that determines it.
func (m *maker) ranges(bs []*Bound, rng *Expr) []*Expr {
	parts := append([]*Expr(nil), conjuncts(rng)...)
	parts = m.implied(bs, parts)
	ranges := make([]*Expr, len(bs))
	for i := range ranges {
		ranges[i] = m.yes
	}
	for _, p := range parts {
		at := m.innermost(bs, p)
		if at < 0 {
			at = 0
		}
		ranges[at] = m.and(ranges[at], p)
	}
	return ranges
}

// innermost is the index of the last variable that occurs in e, -1: none.
func (m *maker) innermost(bs []*Bound, e *Expr) int {
	at := -1
	for i, b := range bs {
		for _, f := range m.freeIn(e) {
			if f == b {
				at = i
			}
		}
	}
	return at
}

// implied adds the comparisons that follow by transitivity over a variable:
// from i < j and j <= n also i < n, which bounds i without j.
func (m *maker) implied(bs []*Bound, parts []*Expr) []*Expr {
	if len(bs) < 2 {
		return parts
	}
	isOrder := func(e *Expr) bool { return e.Op == OpLt || e.Op == OpLe }
	seen := map[*Expr]bool{}
	for _, p := range parts {
		seen[p] = true
	}
	for i := 0; i < len(parts); i++ {
		for j := 0; j < i; j++ {
			for _, pair := range [2][2]*Expr{{parts[i], parts[j]}, {parts[j], parts[i]}} {
				a, b := pair[0], pair[1]
				if !isOrder(a) || !isOrder(b) || a.Args[1] != b.Args[0] || a.Args[1].Op != OpBound {
					continue
				}
				x, z := a.Args[0], b.Args[1]
				if x.Op != OpBound && z.Op != OpBound {
					continue
				}
				c := m.le(x, z)
				if a.Op == OpLt || b.Op == OpLt {
					c = m.lt(x, z)
				}
				if c.Op != OpConst && !seen[c] && m.innermost(bs, c) < m.innermost(bs, m.and(a, b)) {
					seen[c] = true
					parts = append(parts, c)
				}
			}
		}
	}
	return parts
}

// isSatisfiable reports whether some value of an integer variable is in a range
// that is one comparison with a constant.
func (m *maker) isSatisfiable(b *Bound, rng *Expr) bool {
	if !types.IsIntegral(b.Type) {
		return b.Type == m.boolT && rng == m.yes
	}
	if rng == m.yes {
		return true
	}
	if rng.Op != OpLt && rng.Op != OpLe {
		return false
	}
	x, y := rng.Args[0], rng.Args[1]
	isVar := func(e *Expr) bool { return e.Op == OpBound && e.Bound == b }
	switch {
	case isVar(x) && y.Op == OpConst:
		return rng.Op == OpLe || y.Int.Cmp(m.minValue(b.Type).Int) > 0
	case isVar(y) && x.Op == OpConst:
		return rng.Op == OpLe || x.Int.Cmp(m.maxValue(b.Type).Int) < 0
	}
	return false
}
