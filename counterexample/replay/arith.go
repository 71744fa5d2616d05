package replay

import (
	"math/big"

	"inspect/java/core"
	"inspect/java/heap"
	"inspect/java/types"
)

func truth(b bool) value {
	if b {
		return value{i: 1}
	}
	return value{}
}

func (c *compiler) unary(e *core.Unary) eval {
	x := c.expr(e.X)
	if e.Op == "!" {
		return func(fr *frame) value { return value{i: 1 - x(fr).i} }
	}
	from := e.X.Type()
	t := promote(from, from)
	c.numeric(e, from)
	x = c.convert(e.X, x, from, t)
	if isExact(t) {
		return c.exactUnary(e.Op, x)
	}
	if e.Op == "-" && c.isSafe(t) {
		s := 64 - uint(c.m.widths[kind(t)])
		return c.growing(e, e.Op, func(*frame) value { return value{} }, x, t, func(_, x eval) eval {
			return func(fr *frame) value {
				if c.m.isWide(kind(t)) {
					return value{i: c.m.longOf(unbounded("-", 0, x(fr).i))}
				}
				return value{i: -x(fr).i << s >> s}
			}
		})
	}
	if e.Op == "-" && types.IsFloating(t) {
		return func(fr *frame) value { return value{i: heap.Floating(t, -heap.Number(t, x(fr).i))} }
	}
	s := 64 - uint(c.m.widths[kind(t)])
	switch e.Op {
	case "+":
		return x
	case "-":
		if c.m.isWide(kind(t)) {
			return func(fr *frame) value { return value{i: c.m.longOf(unbounded("-", 0, x(fr).i))} }
		}
		return func(fr *frame) value { return value{i: -x(fr).i << s >> s} }
	case "~":
		return func(fr *frame) value { return value{i: ^x(fr).i} }
	}
	panic("replay: unary operator " + string(e.Op))
}

// numeric demands operands that can be computed with.
func (c *compiler) numeric(at core.Node, ts ...types.Type) {
	for _, t := range ts {
		if !isInteger(t) && !types.IsFloating(t) {
			unsupported(at, "arithmetic on "+t.String())
		}
	}
}

func (c *compiler) binary(e *core.Binary) eval {
	if types.IsKind(e.X.Type(), types.ObjectSet) {
		return c.compareSets(e, e.Op, c.set(e.X), c.set(e.Y))
	}
	switch e.Op {
	case "&&", "||", "==>", "<==", "<==>", "<=!=>":
		return c.logical(e)
	case "==", "!=":
		return c.equality(e)
	case core.SameNumber:
		t, x, y := e.X.Type(), c.expr(e.X), c.expr(e.Y)
		bits := func(v value) int64 { return heap.Floating(t, heap.Number(t, v.i)) }
		return func(fr *frame) value { a := bits(x(fr)); return truth(a == bits(y(fr))) }
	}
	tx, ty := e.X.Type(), e.Y.Type()
	x, y := c.expr(e.X), c.expr(e.Y)
	operate := func(x, y eval) eval { return c.operate(e.Y, e.Op, x, y, tx, ty) }
	if core.Grows(e.Op) && isInteger(tx) && isInteger(ty) && c.isSafe(promote(tx, ty)) {
		return c.growing(e, e.Op, x, y, promote(tx, ty), operate)
	}
	return operate(x, y)
}

// isSafe reports whether the code at hand may not overflow, of an operation on a type.
func (c *compiler) isSafe(t types.Type) bool {
	return !c.spec && c.method != nil && types.IsIntegral(t) && c.m.world.IsSafeCode(c.method)
}

// growing compiles an operator whose exact result must be a value of a type.
func (c *compiler) growing(e core.Expr, op core.Op, x, y eval, t types.Type, operate func(x, y eval) eval) eval {
	m, p, q := c.m, c.temp(), c.temp()
	lo, hi := m.bigLimits(kind(t))
	left, right := func(fr *frame) value { return fr.vars[p] }, func(fr *frame) value { return fr.vars[q] }
	result := operate(left, right)
	return func(fr *frame) value {
		a := x(fr)
		b := y(fr)
		fr.vars[p], fr.vars[q] = a, b
		if m.specs > 0 || m.initials != nil || op == "/" && b.i == 0 {
			return result(fr)
		}
		exact := unbounded(op, a.i, b.i)
		if exact.Cmp(lo) < 0 || exact.Cmp(hi) > 0 {
			m.overflow(e, exact, t)
		}
		return result(fr)
	}
}

// overflow ends the execution with the violation that the exact result of an operation is
// no value of a type.
func (m *Machine) overflow(e core.Expr, exact *big.Int, t types.Type) {
	text := oneLine(e.Whole().Text())
	m.violate(&Violation{Kind: Overflow, Span: e.Whole(), Message: text + " overflows",
		Detail: &Detail{Conjunct: e.Whole(), Fault: text + " is " + exact.String() + ", which is no " + t.String()}})
	panic(stop{})
}

// unbounded is the exact result of an operator.
func unbounded(op core.Op, a, b int64) *big.Int {
	x, y := big.NewInt(a), big.NewInt(b)
	switch op {
	case "+":
		return x.Add(x, y)
	case "-":
		return x.Sub(x, y)
	case "*":
		return x.Mul(x, y)
	}
	return x.Quo(x, y)
}

// resultType of a binary operator that operate compiles.
func (c *compiler) resultType(op core.Op, tx, ty types.Type) types.Type {
	switch op {
	case "<<", ">>", ">>>":
		return promote(tx, tx)
	case "<", "<=", ">", ">=":
		return types.Of(types.Boolean)
	}
	if types.IsKind(tx, types.Boolean) {
		return tx
	}
	return promote(tx, ty)
}

// operate compiles an operator on operands of the given types, promoting them.
// at is the right operand: the place of a division by zero.
func (c *compiler) operate(at core.Expr, op core.Op, x, y eval, tx, ty types.Type) eval {
	if types.IsKind(tx, types.Boolean) && types.IsKind(ty, types.Boolean) {
		switch op {
		case "&":
			return func(fr *frame) value { a := x(fr); return value{i: a.i & y(fr).i} }
		case "|":
			return func(fr *frame) value { a := x(fr); return value{i: a.i | y(fr).i} }
		case "^":
			return func(fr *frame) value { a := x(fr); return value{i: a.i ^ y(fr).i} }
		}
	}
	c.numeric(at, tx, ty)
	t := promote(tx, ty)
	switch op {
	case "<<", ">>", ">>>":
		t = promote(tx, tx)
		if isExact(tx) || isExact(ty) {
			unsupported(at, "a shift of a \\bigint")
		}
		x = c.convert(at, x, tx, t)
		y = c.convert(at, y, ty, promote(ty, ty))
		return c.shift(op, x, y, t)
	}
	x, y = c.convert(at, x, tx, t), c.convert(at, y, ty, t)
	if types.IsFloating(t) {
		return c.float(at, op, x, y, t)
	}
	if isExact(t) {
		return c.exact(at, op, x, y)
	}
	w := uint(c.m.widths[kind(t)])
	s := 64 - w
	if wide := c.wideOperator(op, x, y, kind(t)); wide != nil {
		return wide
	}
	switch op {
	case "+":
		return func(fr *frame) value { a := x(fr); return value{i: (a.i + y(fr).i) << s >> s} }
	case "-":
		return func(fr *frame) value { a := x(fr); return value{i: (a.i - y(fr).i) << s >> s} }
	case "*":
		return func(fr *frame) value { a := x(fr); return value{i: (a.i * y(fr).i) << s >> s} }
	case "/", "%":
		zero := c.about(c.m.check(Arithmetic, at.Whole()), true, at)
		rem := op == "%"
		return func(fr *frame) value {
			a, b := x(fr).i, y(fr).i
			switch {
			case b == 0:
				zero.fail(func() string { return at.Whole().Text() + " is 0" })
			case b == -1 && rem:
				return value{}
			case b == -1 && c.m.isWide(kind(t)):
				return value{i: c.m.longOf(unbounded("-", 0, a))}
			case b == -1:
				return value{i: -a << s >> s}
			case rem:
				return value{i: a % b}
			}
			return value{i: a / b}
		}
	case "&":
		return func(fr *frame) value { a := x(fr); return value{i: a.i & y(fr).i} }
	case "|":
		return func(fr *frame) value { a := x(fr); return value{i: a.i | y(fr).i} }
	case "^":
		return func(fr *frame) value { a := x(fr); return value{i: a.i ^ y(fr).i} }
	case "<":
		return func(fr *frame) value { a := x(fr); return truth(a.i < y(fr).i) }
	case "<=":
		return func(fr *frame) value { a := x(fr); return truth(a.i <= y(fr).i) }
	case ">":
		return func(fr *frame) value { a := x(fr); return truth(a.i > y(fr).i) }
	case ">=":
		return func(fr *frame) value { a := x(fr); return truth(a.i >= y(fr).i) }
	}
	unsupported(at, "the operator "+string(op))
	return nil
}

// shift takes the distance modulo the width of the left operand's type.
func (c *compiler) shift(op core.Op, x, y eval, t types.Type) eval {
	if wide := c.wideOperator(op, x, y, kind(t)); wide != nil {
		return wide
	}
	w := int64(c.m.widths[kind(t)])
	s := 64 - uint(w)
	mod := func(d int64) uint {
		d %= w
		if d < 0 {
			d += w
		}
		return uint(d)
	}
	switch op {
	case "<<":
		return func(fr *frame) value { a := x(fr).i; return value{i: a << mod(y(fr).i) << s >> s} }
	case ">>":
		return func(fr *frame) value { a := x(fr).i; return value{i: a >> mod(y(fr).i)} }
	}
	return func(fr *frame) value {
		a := x(fr).i
		return value{i: int64(uint64(a)<<s>>s>>mod(y(fr).i)) << s >> s}
	}
}

func (c *compiler) logical(e *core.Binary) eval {
	x, y := c.expr(e.X), c.expr(e.Y)
	switch e.Op {
	case "&&":
		return func(fr *frame) value {
			if x(fr).i == 0 {
				return value{}
			}
			return y(fr)
		}
	case "||":
		return func(fr *frame) value {
			if x(fr).i != 0 {
				return value{i: 1}
			}
			return y(fr)
		}
	case "==>":
		return func(fr *frame) value {
			if x(fr).i == 0 {
				return value{i: 1}
			}
			return y(fr)
		}
	case "<==": // y <== x evaluates the left side first, too: x || !y
		return func(fr *frame) value {
			if x(fr).i != 0 {
				return value{i: 1}
			}
			return value{i: 1 - y(fr).i}
		}
	case "<==>":
		return func(fr *frame) value { a := x(fr); return truth(a.i == y(fr).i) }
	}
	return func(fr *frame) value { a := x(fr); return truth(a.i != y(fr).i) }
}

func (c *compiler) equality(e *core.Binary) eval {
	tx, ty := e.X.Type(), e.Y.Type()
	eq := e.Op == "=="
	x, y := c.expr(e.X), c.expr(e.Y)
	switch {
	case types.IsReference(tx) && types.IsReference(ty):
		m := c.m
		if eq {
			return func(fr *frame) value { a := x(fr); return truth(m.isIdentical(a.r, y(fr).r)) }
		}
		return func(fr *frame) value { a := x(fr); return truth(!m.isIdentical(a.r, y(fr).r)) }
	case types.IsKind(tx, types.Boolean, types.TypeType) && tx == ty:
	default:
		c.numeric(e, tx, ty)
		t := promote(tx, ty)
		x, y = c.convert(e, x, tx, t), c.convert(e, y, ty, t)
		if types.IsFloating(t) {
			return c.float(e, e.Op, x, y, t)
		}
		if isExact(t) {
			return c.exact(e, e.Op, x, y)
		}
	}
	if eq {
		return func(fr *frame) value { a := x(fr); return truth(a.i == y(fr).i) }
	}
	return func(fr *frame) value { a := x(fr); return truth(a.i != y(fr).i) }
}

// chain is the conjunction of its comparisons, each operand evaluated once and
// those behind a false comparison not at all.
func (c *compiler) chain(e *core.Chain) eval {
	xs := make([]eval, len(e.Operands))
	slots := make([]int, len(e.Operands))
	again := make([]eval, len(e.Operands))
	for i, x := range e.Operands {
		slot := c.temp()
		xs[i], slots[i] = c.expr(x), slot
		again[i] = func(fr *frame) value { return fr.vars[slot] }
	}
	holds := make([]eval, len(e.Ops))
	for i, op := range e.Ops {
		y := e.Operands[i+1]
		holds[i] = c.operate(y, op, again[i], again[i+1], e.Operands[i].Type(), y.Type())
	}
	return func(fr *frame) value {
		fr.vars[slots[0]] = xs[0](fr)
		for i, hold := range holds {
			fr.vars[slots[i+1]] = xs[i+1](fr)
			if v := hold(fr); v.i == 0 {
				return v
			}
		}
		return value{i: 1}
	}
}
