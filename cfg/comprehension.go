package cfg

import (
	"fmt"
	"math/big"
	"slices"

	"inspect/java/bounds"
	"inspect/java/core"
	"inspect/java/source"
	"inspect/java/types"
)

// comprehension lowers \sum, \product, \num_of, \max and \min over integers by
// writing their terms out: from the lower bound that the range gives each
// variable up to its upper bound, at most ArrayLength terms for one variable, or
// as many as are between constants. Longer ranges are out of bounds. \max of nothing
// is the least value of the body's type, \min the greatest (JML Reference Manual,
// "Generalized Quantifiers"). Where the range has no bound of a variable, that of its
// type is one, unless that makes more terms than are written out between constants.
func (s *spec) comprehension(e *core.Quantified) value3 {
	t := e.T
	if !isInteger(t) {
		s.unsupported(e.Span(), e.Kind+" of type "+t.String(), "use int or long")
	}
	if types.IsReference(e.Vars[0].Var.Type) {
		return s.ofObjects(e)
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
		if !types.IsIntegral(v.Type) && v.Type != s.mk.boolT {
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
	r := c.ranged()
	if r.v == m.no && c.without(r.def, i) == r.def && c.without(r.in, i) == r.in { // for what is bound before
		c.def, c.in = m.and(c.def, m.implies(cond, r.def)), m.and(c.in, m.implies(cond, r.in))
		return
	}
	if c.vars[i].Type == m.boolT {
		for _, x := range []*Expr{m.no, m.yes} {
			c.env[c.vars[i]] = x
			c.expand(i+1, cond)
		}
		return
	}
	between := c.limits(r.v, i)
	most, low, high, inclusive := c.most(i, &between), between.low, between.high, between.inclusive
	for _, p := range conjuncts(r.def) {
		if !c.holdsAtLow(p, i, between) {
			c.unsupported(c.e.Range.Whole(), c.e.Kind+" whose range may be undefined where it does not bound "+c.vars[i].Name, "write the bounds of "+c.vars[i].Name+" first")
		}
	}
	// The range is evaluated for all values: its bounds must be defined also where
	// they leave nothing between them.
	c.env[c.vars[i]] = m.convert(low, c.vars[i].Type)
	r = c.ranged()
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
	outer := c.terms
	defer func() { c.terms = outer }()
	if low.Op == OpConst && high.Op == OpConst {
		c.terms *= max(most, 1)
	}
	for n := 0; n < most && here != m.no; n++ {
		c.env[c.vars[i]] = m.convert(x, c.vars[i].Type)
		c.expand(i+1, here)
		here = m.and(here, m.lt(x, high))
		x = m.arith(OpAdd, x, m.num(x.Type, 1))
		here = m.and(here, inside(x))
	}
	if here != m.no {
		n := need{flag: bounds.ArrayLength, bound: most, what: c.e.Kind, at: c.e.Span()}
		if low.Op == OpConst && high.Op == OpConst {
			n.flag, n.bound = "constant-limit", c.opt.Bounds.Constant
		}
		c.needs.note(n)
	}
	c.in = m.and(c.in, m.not(here))
}

// allOfType is how many values a type narrower than int may have that are written out where
// the range does not bound a variable of it: those of a byte.
const allOfType = 1 << 8

// maxTerms bounds the terms that are written out for one variable.
const maxTerms = 1 << 12

// between is what the range gives a variable: low <= x <= high, or < high. within are the
// comparisons that say so; where one is nil, the bound is that of the variable's type.
type between struct {
	low, high *Expr
	inclusive bool
	within    [2]*Expr
}

// values is how many values are between constants.
func (b *between) values() *big.Int {
	n := new(big.Int).Sub(b.high.Int, b.low.Int)
	if b.inclusive {
		n.Add(n, big.NewInt(1))
	}
	return n
}

// most is how many values of variable i are written out: as many as an array may
// have elements, for that is what ranges are mostly over; between constants all,
// as long as they, with those of the variables before, are within the limit. Where
// the type gives a bound, these may be all of its values.
func (c *comprehension) most(i int, b *between) int {
	most := min(c.opt.Bounds.LongestRange(), maxTerms)
	fits := func(n *big.Int) bool { return n.IsInt64() && n.Int64() <= int64(c.opt.Bounds.Constant/c.terms) }
	constant := b.low.Op == OpConst && b.high.Op == OpConst
	if b.within[0] == nil || b.within[1] == nil {
		all := *b
		if !constant {
			all = c.all(i)
		}
		n := all.values()
		limit := c.opt.Bounds.Constant
		if b.high.Type != c.vars[i].Type { // a type narrower than int
			limit = max(limit, allOfType)
		}
		if !n.IsInt64() || n.Int64() > int64(limit/c.terms) {
			c.needsRange(i, b, n)
		}
		return max(most, int(n.Int64()))
	}
	if !constant {
		return most
	}
	if n := b.values(); fits(n) {
		most = max(most, int(n.Int64()))
	}
	return most
}

// NeedsRange is the code of a comprehension over more numbers than are written out, since
// its range does not bound a variable.
//
//	class A { //@ ensures \result == (\sum int i; ; i);
//	int m() { return 0; } }
const NeedsRange source.Code = "needs-range"

// needsRange gives up on variable i, of which the range leaves n values.
func (c *comprehension) needsRange(i int, b *between, n *big.Int) {
	v, lacks, write := c.vars[i], "bounds", "lo <= %[1]s && %[1]s < hi"
	switch {
	case b.within[1] != nil:
		lacks, write = "lower bound", "lo <= %[1]s"
	case b.within[0] != nil:
		lacks, write = "upper bound", "%[1]s < hi"
	}
	d := source.Errorf(NeedsRange, c.e.Span(), "%s over up to %d values of %s: its range gives %s no %s", c.e.Kind, n, v.Name, v.Name, lacks)
	d.Remedy = fmt.Sprintf("write "+write+" in the range, or check with fewer --bits", v.Name)
	giveUp(d)
}

// ranged is the range for the current values of the variables.
func (c *comprehension) ranged() value3 {
	if c.e.Range == nil {
		return value3{c.mk.yes, c.mk.yes, c.mk.yes}
	}
	return c.eval(c.e.Range)
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

// holdsAtLow reports whether a condition is true for all values of variable i that do
// not lie between its bounds if it is for the lower bound.
func (c *comprehension) holdsAtLow(cond *Expr, i int, b between) bool {
	m := c.mk
	depends := func(p *Expr) bool { return m.innermost(c.bounds[i:i+1], p) >= 0 }
	const high, both = 2, 3
	// Where there is nothing between the bounds, nobody looks at the variables
	// behind i, and the lower bound is not below the upper one.
	usesLater := m.innermost(c.bounds[i+1:], cond) >= 0
	sameAtLow := func(premises int) bool { return premises != high && !usesLater }

	free := 0 // the comparisons that are true of all values
	for at, p := range b.within {
		if p == nil {
			free |= 1 << at
		}
	}

	// met says which of the comparisons are premises of p: bits 0 and 1.
	var follows func(p *Expr, premises int) bool
	follows = func(p *Expr, premises int) bool {
		switch {
		case premises|free == both:
			return true
		case !depends(p):
			return sameAtLow(premises)
		case p.Op == OpAnd:
			return !slices.ContainsFunc(p.Args, func(p *Expr) bool { return !follows(p, premises) })
		case p.Op != OpOr:
			return false
		}
		var rest []*Expr // what follows from the premises
		for _, d := range p.Args {
			premise := true
			for _, q := range conjuncts(m.not(d)) {
				at := slices.Index(b.within[:], q)
				if at >= 0 {
					premises |= 1 << at
				}
				premise = premise && (at >= 0 || !depends(q))
			}
			if !premise {
				rest = append(rest, d)
			}
		}
		if len(rest) == 0 {
			return premises|free == both || sameAtLow(premises)
		}
		return !slices.ContainsFunc(rest, func(p *Expr) bool { return !follows(p, premises) })
	}
	return follows(cond, 0)
}

// all are the values of the type of variable i. Those of types narrower than int are
// compared as ints.
func (c *comprehension) all(i int) between {
	m, t := c.mk, c.vars[i].Type
	wide := t
	if types.IsKind(t, types.Byte, types.Short, types.Char) {
		wide = m.intT
	}
	return between{low: m.convert(m.minValue(t), wide), high: m.convert(m.maxValue(t), wide), inclusive: true}
}

// limits finds the bounds of variable i in the range: comparisons with what does not
// depend on variables behind it.
func (c *comprehension) limits(rng *Expr, i int) between {
	m := c.mk
	b := c.all(i)
	least, top := b.low, b.high
	own := m.convert(m.boundVar(c.bounds[i]), top.Type)
	narrow := top.Type != c.vars[i].Type
	for _, p := range conjuncts(rng) {
		if p.Op != OpLt && p.Op != OpLe {
			continue
		}
		x, y := p.Args[0], p.Args[1]
		switch {
		case y == own && b.within[0] == nil && m.innermost(c.bounds[i:], x) < 0:
			b.low, b.within[0] = x, p
			if p.Op == OpLt { // above the greatest value is none: the range is false of it
				b.low = m.ite(m.lt(x, top), m.arith(OpAdd, x, m.num(x.Type, 1)), top)
			}
			if narrow { // what is below the least value, or above the greatest
				b.low = m.ite(m.lt(b.low, least), least, m.ite(m.lt(top, b.low), top, b.low))
			}
		case x == own && b.within[1] == nil && m.innermost(c.bounds[i:], y) < 0:
			b.high, b.inclusive, b.within[1] = y, p.Op == OpLe, p
			if narrow {
				b.high = m.ite(m.lt(top, y), top, y)
				b.inclusive = true
				if p.Op == OpLt {
					b.high = m.ite(m.le(y, least), least, m.ite(m.lt(top, y), top, m.arith(OpSub, y, m.num(y.Type, 1))))
				}
			}
		}
	}
	return b
}

// term adds the body for the current values of the variables.
func (c *comprehension) term(cond *Expr) {
	m := c.mk
	r := c.ranged()
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
		x, y := m.toSameType(c.value, v)
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
