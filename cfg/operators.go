package cfg

import (
	"inspect/java/core"
	"inspect/java/source"
	"inspect/java/types"
)

func (l *code) unary(e *core.Unary) *Expr {
	x := l.expr(e.X)
	if e.Op == "!" {
		return l.mk.not(x)
	}
	if e.Op == "-" {
		l.grows(e, OpNeg, types.Promote(x.Type), x)
	}
	if e.Op == "-" && l.isSafe(x.Type) {
		l.fits(e, l.exactSigned(e, l.mk.exact(x)), types.Promote(x.Type))
	}
	return l.signed(e, x)
}

// signed applies +, - or ~ to a number, promoted.
func (l *lowering) signed(e *core.Unary, x *Expr) *Expr {
	if !isNumber(x.Type) {
		l.unsupported(e.Span(), "arithmetic in "+x.Type.String(), "use Java's numeric types")
	}
	if isExact(x.Type) {
		return l.exactSigned(e, x)
	}
	x = l.mk.number(x, types.Promote(x.Type))
	switch {
	case e.Op == "-" && types.IsFloating(x.Type):
		return l.mk.float(OpFNeg, x)
	case e.Op == "-":
		return l.mk.neg(x)
	case e.Op == "~":
		return l.mk.bitNot(x)
	}
	return x
}

func (l *code) binary(e *core.Binary) *Expr {
	switch e.Op {
	case "&&", "||":
		return l.logical(e)
	}
	x := l.save(l.expr(e.X), e, "left", e.Y)
	y := l.expr(e.Y)
	return l.operate(e, x, y)
}

// operate applies a strict binary operator to its lowered operands.
func (l *code) operate(e *core.Binary, x, y *Expr) *Expr {
	switch e.Op {
	case "==", "!=":
		l.requireKnownIdentity(x, y, e.Span())
		eq := l.equal(x, y, e.Span())
		if e.Op == "!=" {
			return l.mk.not(eq)
		}
		return eq
	}
	if v := l.compare(e.Op, x, y, e.Span()); v != nil {
		return v
	}
	if x.Type == l.mk.boolT && y.Type == l.mk.boolT {
		return l.boolean(e.Op, x, y)
	}
	return l.arithmetic(e.Op, e, x, y, e.Y, nil)
}

// compare is an order between numbers, nil for another operator.
func (l *lowering) compare(op core.Op, x, y *Expr, at source.Span) *Expr {
	switch op {
	case "<", "<=", ">", ">=":
	default:
		return nil
	}
	x, y = l.promote(x, y, at)
	if op == ">" || op == ">=" {
		x, y = y, x
	}
	strict := op == "<" || op == ">"
	switch {
	case isExact(x.Type) && strict:
		return l.mk.compared(OpLt, x, y)
	case isExact(x.Type):
		return l.mk.compared(OpLe, x, y)
	case types.IsFloating(x.Type) && strict:
		return l.mk.float(OpFLt, x, y)
	case types.IsFloating(x.Type):
		return l.mk.float(OpFLe, x, y)
	case strict:
		return l.mk.lt(x, y)
	}
	return l.mk.le(x, y)
}

// promote brings two numbers to their common type.
func (l *lowering) promote(x, y *Expr, at source.Span) (*Expr, *Expr) {
	for _, v := range []*Expr{x, y} {
		if !isNumber(v.Type) {
			l.unsupported(at, "arithmetic in "+v.Type.String(), "use Java's numeric types")
		}
	}
	t := types.Promote2(x.Type, y.Type)
	if isExact(t) {
		return l.mk.exact(x), l.mk.exact(y)
	}
	if types.IsKind(t, types.Real) {
		l.unsupported(at, "arithmetic in "+t.String(), "use Java's numeric types")
	}
	return l.mk.number(x, t), l.mk.number(y, t)
}

func (l *lowering) equal(x, y *Expr, at source.Span) *Expr {
	switch {
	case types.IsReference(x.Type) && types.IsReference(y.Type):
		if x.Op == OpNull || y.Op == OpNull {
			return l.mk.eq(x, y)
		}
		l.unmixed(x.Type, y.Type, at)
		if l.u.sorts[x.Type] != l.u.sorts[y.Type] {
			// No object belongs to both types.
			return l.mk.and(l.mk.not(l.mk.nonNull(x)), l.mk.not(l.mk.nonNull(y)))
		}
		return l.sameBox(x, y)
	case isNumber(x.Type) && isNumber(y.Type):
		x, y = l.promote(x, y, at)
		switch {
		case types.IsFloating(x.Type):
			return l.mk.float(OpFEq, x, y)
		case isExact(x.Type):
			return l.mk.compared(OpEq, x, y)
		}
		return l.mk.eq(x, y)
	case x.Type == l.mk.boolT && y.Type == l.mk.boolT:
		return l.mk.eq(x, y)
	}
	l.unsupported(at, "comparison of "+x.Type.String()+" and "+y.Type.String(), "compare values of one primitive type")
	return nil
}

// boolean is a strict operator on two booleans.
func (l *lowering) boolean(op core.Op, x, y *Expr) *Expr {
	switch op {
	case "&":
		return l.mk.and(x, y)
	case "|":
		return l.mk.or(x, y)
	}
	return l.mk.not(l.mk.eq(x, y)) // ^
}

// arithOps are the arithmetic operators; shifts are separate.
var arithOps = map[core.Op]Op{"+": OpAdd, "-": OpSub, "*": OpMul, "/": OpDiv, "%": OpRem,
	"&": OpBitAnd, "|": OpBitOr, "^": OpBitXor}

var shiftOps = map[core.Op]Op{"<<": OpShl, ">>": OpShr, ">>>": OpUShr}

// arithmetic applies a numeric operator with its promotions and the checks of the divisor
// and of the result, which is to be of a type; nil: of that of the operation.
func (l *code) arithmetic(op core.Op, e core.Expr, x, y *Expr, divisor core.Expr, to types.Type) *Expr {
	v, nonZero := l.numeric(op, e, x, y)
	l.require(Arithmetic, nonZero, e, divisor.Whole())
	if !core.Grows(op) {
		return v
	}
	if to == nil {
		to = v.Type
	}
	l.grows(e, arithOps[op], to, x, y)
	if l.isSafe(v.Type) {
		l.fits(e, l.exactOp(arithOps[op], l.mk.exact(x), l.mk.exact(y), e.Span()), to)
	}
	return v
}

// isSafe reports whether the code at hand may not overflow, of an operation on a type.
func (l *code) isSafe(t types.Type) bool {
	return types.IsIntegral(t) && l.w.IsSafeCode(l.act.method)
}

// fits checks that the exact result of an operation is a value of a type.
func (l *code) fits(e core.Expr, exact *Expr, t types.Type) {
	l.require(Overflow, l.mk.isIn(exact, t), e, e.Whole())
}

// numeric applies a numeric operator with its promotions; nonZero states that
// the operation is defined.
func (l *lowering) numeric(op core.Op, e core.Expr, x, y *Expr) (v, nonZero *Expr) {
	if isString(x.Type) || isString(y.Type) || isString(e.Type()) {
		l.unsupported(e.Span(), "a String here", "keep what uses it out of the method")
	}
	if s, ok := shiftOps[op]; ok {
		if isExact(x.Type) || isExact(y.Type) {
			l.unsupported(e.Span(), "a shift of a \\bigint", "multiply or divide, or cast the operands to int or long")
		}
		l.promote(x, y, e.Span())
		return l.mk.shift(s, l.mk.convert(x, types.Promote(x.Type)), l.mk.convert(y, types.Promote(y.Type))), l.mk.yes
	}
	o, ok := arithOps[op]
	if !ok {
		l.unsupported(e.Span(), "operator "+string(op), "use another")
	}
	x, y = l.promote(x, y, e.Span())
	nonZero = l.mk.yes
	if types.IsFloating(x.Type) {
		o, ok := floatOps[op]
		if !ok {
			l.fault(e.Span(), "operator %s on %s", op, x.Type)
		}
		return l.mk.float(o, x, y), nonZero
	}
	if o == OpDiv || o == OpRem {
		nonZero = l.mk.not(l.equal(y, l.mk.num(y.Type, 0), e.Span()))
	}
	if isExact(x.Type) {
		return l.exactOp(o, x, y, e.Span()), nonZero
	}
	return l.mk.arith(o, x, y), nonZero
}
