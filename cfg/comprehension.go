package cfg

import (
	"math/big"
	"slices"

	"inspect/bounds"
	"inspect/core"
	"inspect/types"
)

// comprehension lowers \sum, \product, \num_of, \max and \min over integers by
// writing their terms out: from the lower bound that the range gives each
// variable up to its upper bound, at most ArrayLength terms for one variable, or
// as many as are between constants. Longer ranges are out of bounds. \max of nothing
// is the least value of the body's type, \min the greatest (JML Reference Manual,
// "Generalized Quantifiers").
func (s *spec) comprehension(e *core.Quantified) value3 {
	t := e.T
	if !isInteger(t) {
		s.unsupported(e.Span(), e.Kind+" of type "+t.String(), "use int or long")
	}
	if types.IsReference(e.Vars[0].Var.Type) {
		return s.ofObjects(e)
	}
	if e.Range == nil {
		s.unsupported(e.Span(), e.Kind+" without a range", "give each variable a range")
	}
	c := &comprehension{spec: s, e: e, t: t, terms: 1, def: s.mk.yes, in: s.mk.yes, value: s.mk.num(t, 0), some: s.mk.no}
	switch {
	case e.Kind == `\product`:
		c.value = s.mk.num(t, 1)
	case isExact(c.bodyType()):
	case e.Kind == `\max`:
		c.value = s.mk.convert(s.mk.minValue(c.bodyType()), t)
	case e.Kind == `\min`:
		c.value = s.mk.convert(s.mk.maxValue(c.bodyType()), t)
	}
	for _, q := range e.Vars {
		v := q.Var
		if !types.IsIntegral(v.Type) {
			s.unsupported(q.Span(), e.Kind+" over "+v.Type.String(), "range over integers")
		}
		c.vars = append(c.vars, v)
		c.bounds = append(c.bounds, s.bound(q, v.Name, v.Type, q.Span()))
	}
	c.expand(0, s.mk.yes)
	if (e.Kind == `\max` || e.Kind == `\min`) && isExact(c.bodyType()) {
		c.def = s.mk.and(c.def, c.some) // no integer is the least of none
	}
	return value3{c.value, c.def, c.in}
}

// comprehension collects the terms written so far.
type comprehension struct {
	*spec
	e       *core.Quantified
	t       types.Type
	vars    []*types.Var
	bounds  []*Bound
	value   *Expr
	terms   int // of the variables before, where they range between constants
	def, in *Expr
	some    *Expr // there is a term
}

// bodyType is the primitive type of the body's values.
func (c *comprehension) bodyType() types.Type {
	t := core.Plain(c.e.Body).Type()
	if u := types.Unboxed(t); u != nil {
		return u
	}
	return t
}

// expand writes out variable i and those behind it; the terms count where cond
// holds.
func (c *comprehension) expand(i int, cond *Expr) {
	m := c.mk
	if i == len(c.vars) {
		c.term(cond)
		return
	}
	for j := i; j < len(c.vars); j++ {
		c.env[c.vars[j]] = m.boundVar(c.bounds[j])
	}
	r := c.eval(c.e.Range)
	if r.v == m.no && c.without(r.def, i) == r.def && c.without(r.in, i) == r.in { // for what is bound before
		c.def, c.in = m.and(c.def, m.implies(cond, r.def)), m.and(c.in, m.implies(cond, r.in))
		return
	}
	low, high, inclusive, within := c.limits(r.v, i)
	for _, p := range conjuncts(r.def) {
		if !c.atLow(p, i, within) {
			c.unsupported(c.e.Range.Whole(), c.e.Kind+" whose range may be undefined where it does not bound "+c.vars[i].Name, "write the bounds of "+c.vars[i].Name+" first")
		}
	}
	// The range is evaluated for all values: its bounds must be defined also where
	// they leave nothing between them.
	c.env[c.vars[i]] = low
	r = c.eval(c.e.Range)
	c.def = m.and(c.def, m.implies(cond, c.without(r.def, i+1)))
	c.in = m.and(c.in, m.implies(cond, c.without(r.in, i+1)))
	x := low
	inside := func(x *Expr) *Expr {
		if inclusive {
			return m.le(x, high)
		}
		return m.lt(x, high)
	}
	// here: the range has a value x. Where it has one, x+1 does not overflow
	// unless x is the greatest inclusive value, which ends the range.
	here := m.and(cond, inside(x))
	most, outer := c.most(low, high, inclusive), c.terms
	defer func() { c.terms = outer }()
	if low.Op == OpConst && high.Op == OpConst {
		c.terms *= max(most, 1)
	}
	for n := 0; n < most && here != m.no; n++ {
		c.env[c.vars[i]] = x
		c.expand(i+1, here)
		here = m.and(here, m.lt(x, high))
		x = m.arith(OpAdd, x, m.num(x.Type, 1))
		here = m.and(here, inside(x))
	}
	if here != m.no {
		n := need{bounds.ArrayLength, most, c.e.Kind, c.e.Span()}
		if low.Op == OpConst && high.Op == OpConst {
			n.flag, n.bound = "constant-limit", c.opt.Bounds.Constant
		}
		c.needs.note(n)
	}
	c.in = m.and(c.in, m.not(here))
}

// maxTerms bounds the terms that are written out for one variable.
const maxTerms = 1 << 12

// most is how many values of a variable are written out: as many as an array may
// have elements, for that is what ranges are mostly over; between constants all,
// as long as they, with those of the variables before, are within the limit.
func (c *comprehension) most(low, high *Expr, inclusive bool) int {
	most := min(c.opt.Bounds.LongestRange(), maxTerms)
	if low.Op != OpConst || high.Op != OpConst {
		return most
	}
	n := new(big.Int).Sub(high.Int, low.Int)
	if inclusive {
		n.Add(n, big.NewInt(1))
	}
	if n.IsInt64() && n.Int64() <= int64(c.opt.Bounds.Constant/c.terms) {
		most = max(most, int(n.Int64()))
	}
	return most
}

// without is what a condition says without variable i and those behind it.
func (c *comprehension) without(cond *Expr, i int) *Expr {
	rest := c.mk.yes
	for _, p := range conjuncts(cond) {
		if c.mk.innermost(c.bounds[i:], p) < 0 {
			rest = c.mk.and(rest, p)
		}
	}
	return rest
}

// atLow tells whether a condition is true for all values of variable i that do
// not lie between its bounds if it is for the lower bound. within are the
// comparisons with the lower and the upper bound.
func (c *comprehension) atLow(cond *Expr, i int, within [2]*Expr) bool {
	m := c.mk
	depends := func(p *Expr) bool { return m.innermost(c.bounds[i:i+1], p) >= 0 }
	const high, both = 2, 3
	// Where there is nothing between the bounds, nobody looks at the variables
	// behind i, and the lower bound is not below the upper one.
	behind := m.innermost(c.bounds[i+1:], cond) >= 0
	alike := func(met int) bool { return met != high && !behind }

	// met says which of the comparisons are premises of p: bits 0 and 1.
	var follows func(p *Expr, met int) bool
	follows = func(p *Expr, met int) bool {
		switch {
		case met == both:
			return true
		case !depends(p):
			return alike(met)
		case p.Op == OpAnd:
			return !slices.ContainsFunc(p.Args, func(p *Expr) bool { return !follows(p, met) })
		case p.Op != OpOr:
			return false
		}
		var rest []*Expr // what follows from the premises
		for _, d := range p.Args {
			premise := true
			for _, q := range conjuncts(m.not(d)) {
				at := slices.Index(within[:], q)
				if at >= 0 {
					met |= 1 << at
				}
				premise = premise && (at >= 0 || !depends(q))
			}
			if !premise {
				rest = append(rest, d)
			}
		}
		if len(rest) == 0 {
			return met == both || alike(met)
		}
		return !slices.ContainsFunc(rest, func(p *Expr) bool { return !follows(p, met) })
	}
	return follows(cond, 0)
}

// limits finds the bounds of variable i in the range: comparisons, within, with
// what does not depend on variables behind it.
func (c *comprehension) limits(rng *Expr, i int) (low, high *Expr, inclusive bool, within [2]*Expr) {
	m := c.mk
	own := m.boundVar(c.bounds[i])
	for _, p := range conjuncts(rng) {
		if p.Op != OpLt && p.Op != OpLe {
			continue
		}
		x, y := p.Args[0], p.Args[1]
		switch {
		case y == own && low == nil && m.innermost(c.bounds[i:], x) < 0:
			low = x
			if p.Op == OpLt {
				if x == m.maxValue(x.Type) {
					continue
				}
				if x.Op != OpConst {
					low = nil // x + 1 could overflow
					continue
				}
				low = m.arith(OpAdd, x, m.num(x.Type, 1))
			}
			within[0] = p
		case x == own && high == nil && m.innermost(c.bounds[i:], y) < 0:
			high, inclusive = y, p.Op == OpLe
			within[1] = p
		}
	}
	if low == nil || high == nil {
		c.unsupported(c.e.Span(), c.e.Kind+" whose range does not bound "+c.vars[i].Name, "write lo <= "+c.vars[i].Name+" && "+c.vars[i].Name+" < hi")
	}
	return low, high, inclusive, within
}

// term adds the body for the current values of the variables.
func (c *comprehension) term(cond *Expr) {
	m := c.mk
	r := c.eval(c.e.Range)
	b := c.given(r.v, c.eval(c.e.Body))
	c.def = m.and(c.def, m.implies(cond, m.and(r.def, b.def)))
	c.in = m.and(c.in, m.implies(cond, m.and(r.in, b.in)))
	counts := m.and(cond, r.v)
	switch c.e.Kind {
	case `\num_of`:
		c.value = m.arith(OpAdd, c.value, m.ite(m.and(counts, b.v), m.num(c.t, 1), m.num(c.t, 0)))
	case `\sum`:
		c.value = c.joined(OpAdd, m.ite(counts, m.convert(b.v, c.t), m.num(c.t, 0)))
	case `\product`:
		c.value = c.joined(OpMul, m.ite(counts, m.convert(b.v, c.t), m.num(c.t, 1)))
	case `\max`, `\min`:
		v := m.convert(b.v, c.t)
		x, y := m.alike(c.value, v)
		if c.e.Kind == `\min` {
			x, y = y, x
		}
		better := m.lt(x, y)
		if isExact(c.t) {
			better = m.or(better, m.not(c.some))
			c.some = m.or(c.some, counts)
		}
		c.value = m.ite(m.and(counts, better), v, c.value)
	default:
		c.unsupported(c.e.Span(), c.e.Kind, "use \\forall or \\exists")
	}
}

// joined adds a term to the value, or multiplies it.
func (c *comprehension) joined(op Op, x *Expr) *Expr {
	if !isExact(c.t) {
		return c.mk.arith(op, c.value, x)
	}
	return c.exactOp(op, c.value, x, c.e.Span())
}
