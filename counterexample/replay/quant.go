package replay

import (
	"math"
	"slices"

	"inspect/java/core"
	"inspect/java/types"
)

// domain is what one bound variable ranges over.
type domain struct {
	slot   int
	typ    types.Type
	lo, hi int64 // of integers and booleans
	refs   bool
	exact  bool // a \bigint: lo and hi stand for no bound
}

// bindings enumerates the values of the variables of a quantifier. The leading
// conjuncts that compare a variable with a variable, or with an expression
// without variables, narrow the intervals first: all of them are defined
// wherever they are looked at, so that what they exclude is false, not
// undefined.
type bindings struct {
	m      *Machine
	vars   []domain
	bounds []bound
}

// bound is one leading conjunct: x op y where each side is a variable (its
// index) or an expression without variables; or, with op "", an expression x
// that must be true. A chain is several.
type bound struct {
	op     core.Op
	xv, yv int // index into vars, -1: an expression
	x, y   eval
}

func (c *compiler) bindings(e *core.Quantified) *bindings {
	b := &bindings{m: c.m}
	for _, q := range e.Vars {
		b.vars = append(b.vars, c.domain(q))
	}
	for _, k := range leading(e) {
		if !core.Mentions(k, e.Vars) {
			b.bounds = append(b.bounds, bound{xv: -1, yv: -1, x: c.expr(k)})
			continue
		}
		if !c.narrows(b, e.Vars, k) {
			break
		}
	}
	return b
}

// domain is all that a variable ranges over.
func (c *compiler) domain(q *core.Bound) domain {
	t := q.Var.Type
	d := domain{slot: c.slot(q.Var), typ: t}
	switch {
	case types.IsKind(t, types.Boolean):
		d.lo, d.hi = 0, 1
	case isExact(t):
		d.lo, d.hi, d.exact = math.MinInt64, math.MaxInt64, true
	case types.IsIntegral(t):
		d.lo, d.hi = c.m.limits(kind(t))
	case types.IsReference(t):
		d.refs = true
	default:
		unsupported(q, "a quantifier over "+t.String())
	}
	return d
}

// leading are the conjuncts without which a binding does not count: those of the range, and
// behind them those of the body that decide as the range does.
func leading(e *core.Quantified) []core.Expr {
	var conjuncts []core.Expr
	if e.Range != nil {
		conjuncts = core.Conjuncts(e.Range)
	}
	if e.Kind == "\\exists" {
		return append(conjuncts, core.Conjuncts(e.Body)...)
	}
	if imp, ok := e.Body.(*core.Binary); ok && e.Kind == "\\forall" && imp.Op == "==>" {
		return append(conjuncts, core.Conjuncts(imp.X)...)
	}
	return conjuncts
}

// narrows adds the bounds that a conjunct consists of; false: it is, or ends with, something
// else, and nothing behind it narrows.
func (c *compiler) narrows(b *bindings, vars []*core.Bound, k core.Expr) bool {
	var ops []core.Op
	var operands []core.Expr
	switch k := k.(type) {
	case *core.Binary:
		ops, operands = []core.Op{k.Op}, []core.Expr{k.X, k.Y}
	case *core.Chain:
		ops, operands = k.Ops, k.Operands
	default:
		return false
	}
	// side is the index of a variable, or -1; ok: it is one, or mentions none.
	side := func(x core.Expr) (i int, ok bool) {
		if v, local := core.Plain(x).(*core.Local); local && isInteger(v.Var.Type) {
			if i := slices.IndexFunc(vars, func(q *core.Bound) bool { return q.Var == v.Var }); i >= 0 {
				return i, true
			}
		}
		return -1, !core.Mentions(x, vars)
	}
	for i, op := range ops {
		x, y := operands[i], operands[i+1]
		xv, xok := side(x)
		yv, yok := side(y)
		if !xok || !yok || !comparison[op] || xv < 0 && yv < 0 || !isInteger(x.Type()) || !isInteger(y.Type()) {
			return false
		}
		n := bound{op: op, xv: xv, yv: yv}
		if xv < 0 {
			n.x = c.expr(x)
		}
		if yv < 0 {
			n.y = c.expr(y)
		}
		b.bounds = append(b.bounds, n)
	}
	return len(ops) > 0
}

var comparison = map[core.Op]bool{"<": true, "<=": true, ">": true, ">=": true, "==": true}

// interval is a range of integers, empty when lo > hi.
type interval struct{ lo, hi int64 }

// narrow computes the intervals of the variables; false: no binding satisfies
// the range. Where a bound is undefined, as d.length is for d == null, so is the range at the
// first binding that what stands before it admits: until then all are tried.
func (b *bindings) narrow(fr *frame, iv []interval) (ok, undefined bool) {
	type relation struct {
		x, y   int
		strict int64
	}
	var rels []relation
	ok = true
	le := func(x, y int, xc, yc, strict int64) {
		switch {
		case x >= 0 && y >= 0:
			rels = append(rels, relation{x, y, strict})
		case x >= 0 && yc == math.MinInt64 && strict > 0, y >= 0 && xc == math.MaxInt64 && strict > 0:
			ok = false
		case x >= 0:
			iv[x].hi = min(iv[x].hi, yc-strict)
		case y >= 0:
			iv[y].lo = max(iv[y].lo, xc+strict)
		}
	}
	m := b.m
	for _, n := range b.bounds {
		var xc, yc value
		var u *thrown
		if n.x != nil {
			xc, u = m.evaluate(fr, n.x)
		}
		if n.y != nil && u == nil {
			yc, u = m.evaluate(fr, n.y)
		}
		if u != nil {
			undefined = true
			break
		}
		// What is beyond 64 bits excludes no more than the number next to it.
		lo, hi, strict := saturated(xc), saturated(yc), int64(1)
		if xc.r != nil || yc.r != nil {
			strict = 0
		}
		switch n.op {
		case "":
			ok = ok && xc.i != 0
		case "<=":
			le(n.xv, n.yv, lo, hi, 0)
		case "<":
			le(n.xv, n.yv, lo, hi, strict)
		case ">=":
			le(n.yv, n.xv, hi, lo, 0)
		case ">":
			le(n.yv, n.xv, hi, lo, strict)
		case "==":
			le(n.xv, n.yv, lo, hi, 0)
			le(n.yv, n.xv, hi, lo, 0)
		}
		if !ok {
			return false, false
		}
	}
	for range len(b.vars) + 1 {
		for _, r := range rels {
			if iv[r.x].lo < math.MaxInt64 {
				iv[r.y].lo = max(iv[r.y].lo, iv[r.x].lo+r.strict)
			}
			if iv[r.y].hi > math.MinInt64 {
				iv[r.x].hi = min(iv[r.x].hi, iv[r.y].hi-r.strict)
			}
		}
	}
	for i, v := range b.vars {
		if !v.refs && iv[i].lo > iv[i].hi {
			return false, false
		}
	}
	return true, undefined
}

// forAll sets the variables to every binding and calls f, until f gives false.
func (b *bindings) forAll(fr *frame, f func() bool) {
	var buf [4]interval
	iv := buf[:0]
	for _, d := range b.vars {
		iv = append(iv, interval{d.lo, d.hi})
	}
	undefined := false
	if len(b.bounds) > 0 {
		ok := false
		if ok, undefined = b.narrow(fr, iv); !ok {
			return
		}
	}
	b.nest(fr, iv, undefined, 0, f)
}

// nest sets the variables from the k-th on. Where the range is undefined at one of their first
// bindings, there may be any number.
func (b *bindings) nest(fr *frame, iv []interval, undefined bool, k int, f func() bool) bool {
	m := b.m
	if k == len(b.vars) {
		m.tick()
		return f()
	}
	d := &b.vars[k]
	if !d.refs {
		if n := iv[k].hi - iv[k].lo; !undefined && (n > int64(m.config.MaxSteps) || n < 0) {
			panic(fault("a quantifier ranges over more than %d integers", m.config.MaxSteps))
		}
		for i := iv[k].lo; i <= iv[k].hi; i++ {
			fr.vars[d.slot] = value{i: i}
			if !b.nest(fr, iv, undefined, k+1, f) {
				return false
			}
		}
		return true
	}
	n := min(m.viewCount(), m.specStart, len(m.objects))
	for _, o := range m.objects[:n] {
		if isAssignable(o.typ, d.typ) {
			fr.vars[d.slot] = value{r: o}
			if !b.nest(fr, iv, undefined, k+1, f) {
				return false
			}
		}
	}
	return true
}

// quantified compiles a quantifier. It is undefined when an instance is.
func (c *compiler) quantified(e *core.Quantified) eval {
	b := c.bindings(e)
	within := func(*frame) value { return value{i: 1} }
	if e.Range != nil {
		within = c.expr(e.Range)
	}
	body := c.expr(e.Body)
	m := c.m
	switch e.Kind {
	case "\\forall", "\\exists":
		all := e.Kind == "\\forall"
		return func(fr *frame) value {
			result := all
			b.forAll(fr, func() bool {
				if within(fr).i != 0 && (body(fr).i != 0) != all {
					result = !all
				}
				return true
			})
			return truth(result)
		}
	}
	t := e.T
	if isExact(t) {
		return c.exactQuantified(e, b, within, body)
	}
	if !types.IsIntegral(t) {
		unsupported(e, e.Kind+" of type "+t.String())
	}
	k := kind(t)
	if e.Kind != "\\num_of" {
		body = c.convert(e.Body, body, e.Body.Type(), t)
	}
	var step func(sum, x int64) int64
	first := int64(0)
	switch e.Kind {
	case "\\sum":
		step = func(s, x int64) int64 { return m.add(k, s, x) }
	case "\\product":
		first = 1
		step = func(s, x int64) int64 { return m.multiply(k, s, x) }
	case "\\num_of":
		step = func(s, x int64) int64 { return m.add(k, s, x) }
	case "\\max", "\\min":
		of := core.Plain(e.Body).Type()
		if u := types.Unboxed(of); u != nil {
			of = u
		}
		if m.isWide(kind(of)) {
			unsupported(e, e.Kind+" of a long of more than 64 bits")
		}
		lo, hi := m.limits(kind(of))
		first, step = hi, func(s, x int64) int64 { return min(s, x) }
		if e.Kind == "\\max" {
			first, step = lo, func(s, x int64) int64 { return max(s, x) }
		}
	default:
		unsupported(e, e.Kind)
	}
	return func(fr *frame) value {
		sum := m.wrap(k, first)
		b.forAll(fr, func() bool {
			if within(fr).i != 0 {
				sum = step(sum, body(fr).i)
			}
			return true
		})
		return value{i: sum}
	}
}
