package cfg

import (
	"math/big"

	"inspect/java/core"
	"inspect/java/source"
	"inspect/java/types"
)

// Exact integers, JML's \bigint, are bit-vectors of as many bits as the value at hand
// can need: the type of each such expression has a width, and contains its interval.
// No operation on them wraps around.
//
//	a + b                     of two ints of 32 bits: 33 bits
//	(\sum int i; …; a[i])     of at most 5 terms: 35 bits

// maxExact is the greatest width of an exact integer.
const maxExact = 1024

// anyExact is \bigint as core has it. What is converted to it, and its constants, have
// the width that they need.
var anyExact types.Type = types.Of(types.BigInt)

// isExact reports whether a type is that of exact integers.
func isExact(t types.Type) bool { return types.IsKind(t, types.BigInt) }

// isInteger reports whether a type is of integers, exact or not.
func isInteger(t types.Type) bool { return types.IsIntegral(t) || isExact(t) }

// span is an interval of integers.
type span struct{ lo, hi *big.Int }

func (s span) union(o span) span {
	if o.lo.Cmp(s.lo) < 0 {
		s.lo = o.lo
	}
	if o.hi.Cmp(s.hi) > 0 {
		s.hi = o.hi
	}
	return s
}

// isWithin reports whether all of s lies in o.
func (s span) isWithin(o span) bool { return o.lo.Cmp(s.lo) <= 0 && s.hi.Cmp(o.hi) <= 0 }

// hull is the least interval with all the numbers.
func hull(vs ...*big.Int) span {
	s := span{vs[0], vs[0]}
	for _, v := range vs[1:] {
		s = s.union(span{v, v})
	}
	return s
}

// bits is the least width of signed numbers that holds the interval.
func (s span) bits() int {
	n := 1
	for _, v := range []*big.Int{s.lo, s.hi} {
		if v.Sign() < 0 {
			v = new(big.Int).Not(v)
		}
		n = max(n, v.BitLen()+1)
	}
	return n
}

// wide is the type of exact integers of so many bits.
func (m *maker) wide(bits int) types.Type {
	t := m.wides[bits]
	if t == nil {
		t = &types.Basic{Kind: types.BigInt, Bits: bits}
		m.wides[bits] = t
	}
	return t
}

// tooWide is the panic of an exact integer beyond maxExact.
type tooWide struct{ bits int }

// holding is the type of exact integers in the interval.
func (m *maker) holding(s span) types.Type {
	if n := s.bits(); n > maxExact {
		panic(tooWide{n})
	}
	return m.wide(s.bits())
}

// values is the interval of a type's values.
func (m *maker) values(t types.Type) span {
	return span{m.minValue(t).Int, m.maxValue(t).Int}
}

// span is an interval that contains an integer's values in every state.
func (m *maker) span(e *Expr) span {
	if s, ok := m.spans[e]; ok {
		return s
	}
	all := m.values(e.Type)
	s := m.derive(e, all)
	if !s.isWithin(all) {
		s = all // it wraps around
	}
	m.spans[e] = s
	return s
}

func (m *maker) derive(e *Expr, all span) span {
	of := func(i int) span { return m.span(e.Args[i]) }
	switch e.Op {
	case OpConst:
		return span{e.Int, e.Int}
	case OpLen:
		return span{new(big.Int), all.hi}
	case OpConvert, OpAt:
		return of(0)
	case OpIte:
		return of(1).union(of(2))
	}
	if !isExact(e.Type) {
		return all
	}
	switch e.Op {
	case OpNeg:
		return negated(of(0))
	case OpAdd, OpSub, OpMul, OpDiv, OpRem:
		return results[e.Op](of(0), of(1))
	}
	return all
}

func negated(s span) span { return span{new(big.Int).Neg(s.hi), new(big.Int).Neg(s.lo)} }

// magnitude is the greatest absolute value in the interval.
func (s span) magnitude() *big.Int {
	v := new(big.Int).Abs(s.lo)
	if h := new(big.Int).Abs(s.hi); h.Cmp(v) > 0 {
		return h
	}
	return v
}

// results are the intervals of exact operations.
var results = map[Op]func(x, y span) span{
	OpAdd: func(x, y span) span {
		return span{new(big.Int).Add(x.lo, y.lo), new(big.Int).Add(x.hi, y.hi)}
	},
	OpSub: func(x, y span) span {
		return span{new(big.Int).Sub(x.lo, y.hi), new(big.Int).Sub(x.hi, y.lo)}
	},
	OpMul: func(x, y span) span {
		mul := func(a, b *big.Int) *big.Int { return new(big.Int).Mul(a, b) }
		return hull(mul(x.lo, y.lo), mul(x.lo, y.hi), mul(x.hi, y.lo), mul(x.hi, y.hi))
	},
	OpDiv: func(x, y span) span {
		m := x.magnitude()
		s := span{new(big.Int).Neg(m), m}
		if y.lo.Sign() > 0 { // the sign of x
			s = hull(new(big.Int), x.lo, x.hi)
		}
		return s
	},
	OpRem: func(x, y span) span {
		m := y.magnitude()
		if v := x.magnitude(); v.Cmp(m) < 0 {
			m = v
		}
		s := span{new(big.Int).Neg(m), m}
		if x.lo.Sign() >= 0 {
			s.lo = new(big.Int)
		}
		if x.hi.Sign() <= 0 {
			s.hi = new(big.Int)
		}
		return s
	},
}

// exact is an integer as an exact one.
func (m *maker) exact(a *Expr) *Expr {
	if isExact(a.Type) {
		return a
	}
	return m.extend(a, m.holding(m.span(a)))
}

// extend gives an integer a type of exact ones that contains it.
func (m *maker) extend(a *Expr, t types.Type) *Expr {
	for a.Op == OpConvert && m.span(a.Args[0]).isWithin(m.values(a.Type)) {
		a = a.Args[0]
	}
	return m.convert(a, t)
}

// toSameType gives two exact integers one type.
func (m *maker) toSameType(a, b *Expr) (*Expr, *Expr) {
	if !isExact(a.Type) || !isExact(b.Type) || a.Type == b.Type {
		return a, b
	}
	t := m.wide(max(m.width(a.Type), m.width(b.Type)))
	return m.extend(a, t), m.extend(b, t)
}

// exactly is an exact operation on two exact integers.
func (m *maker) exactly(op Op, a, b *Expr) *Expr {
	t := m.holding(results[op](m.span(a), m.span(b)))
	w := max(m.width(t), m.width(a.Type), m.width(b.Type))
	x := m.arith(op, m.extend(a, m.wide(w)), m.extend(b, m.wide(w)))
	return m.convert(x, t)
}

// exactNeg is the exact negation of an exact integer.
func (m *maker) exactNeg(a *Expr) *Expr {
	t := m.holding(m.span(a).union(negated(m.span(a))))
	return m.neg(m.extend(a, t))
}

// isIn tells where an exact integer is a value of an integral type.
func (m *maker) isIn(a *Expr, t types.Type) *Expr {
	all, s := m.values(t), m.span(a)
	ok := m.yes
	if s.lo.Cmp(all.lo) < 0 {
		ok = m.compared(OpLe, m.exactConst(all.lo), a)
	}
	if s.hi.Cmp(all.hi) > 0 {
		ok = m.and(ok, m.compared(OpLe, a, m.exactConst(all.hi)))
	}
	return ok
}

func (m *maker) exactConst(v *big.Int) *Expr { return m.constant(m.holding(hull(v)), v) }

// modular are the operators whose last bits depend on the last bits of their operands
// alone.
var modular = map[Op]bool{OpAdd: true, OpSub: true, OpMul: true, OpNeg: true, OpBitAnd: true, OpBitOr: true, OpBitXor: true, OpBitNot: true}

// truncate is an exact integer modulo the width of an integral type t. What can be
// computed in t is.
func (m *maker) truncate(a *Expr, t types.Type) *Expr {
	switch {
	case a.Type == t:
		return a
	case a.Op == OpConst:
		return m.constant(t, a.Int)
	case a.Op == OpConvert && types.IsIntegral(a.Args[0].Type) && m.span(a.Args[0]).isWithin(m.values(a.Type)):
		return m.convert(a.Args[0], t)
	case a.Op == OpConvert && isExact(a.Args[0].Type):
		if m.width(a.Type) >= m.width(t) || m.span(a.Args[0]).isWithin(m.values(a.Type)) {
			return m.truncate(a.Args[0], t)
		}
	case !isExact(a.Type):
		return m.convert(a, t)
	case modular[a.Op] && len(a.Args) == 2:
		return m.arith(a.Op, m.truncate(a.Args[0], t), m.truncate(a.Args[1], t))
	case a.Op == OpNeg:
		return m.neg(m.truncate(a.Args[0], t))
	case a.Op == OpIte:
		return m.ite(a.Args[0], m.truncate(a.Args[1], t), m.truncate(a.Args[2], t))
	}
	return m.convert(a, t)
}

// compared is a < b or a <= b of exact integers, or a == b. Where both are values of
// one of Java's types that a side was converted from, it is a comparison there. A
// bound variable stands alone on its side, so that who expands its quantifier sees
// the bound.
func (m *maker) compared(op Op, a, b *Expr) *Expr {
	make := map[Op]func(a, b *Expr) *Expr{OpLt: m.lt, OpLe: m.le, OpEq: m.eq}[op]
	if a.Op == OpConst && b.Op == OpConst {
		a, b = m.toSameType(a, b)
		return make(a, b)
	}
	for _, x := range []*Expr{a, b} {
		if x.Op != OpConvert || !types.IsIntegral(x.Args[0].Type) {
			continue
		}
		t := x.Args[0].Type
		if all := m.values(t); m.span(a).isWithin(all) && m.span(b).isWithin(all) {
			return make(m.truncate(a, t), m.truncate(b, t))
		}
	}
	if op != OpEq {
		if x := m.boundVariable(a); x != nil {
			return m.below(x, b, op == OpLt)
		}
		if x := m.boundVariable(b); x != nil {
			return m.above(x, a, op == OpLt)
		}
	}
	a, b = m.toSameType(a, b)
	return make(a, b)
}

// boundVariable is the variable of a quantifier of which a is the exact value.
func (m *maker) boundVariable(a *Expr) *Expr {
	if a.Op == OpConvert && a.Args[0].Op == OpBound && types.IsIntegral(a.Args[0].Type) {
		return a.Args[0]
	}
	return nil
}

// below is x < e (strict) or x <= e for a variable x of one of Java's types and an
// exact integer e: e is not below all values of x, and x <= e or x is the greatest.
func (m *maker) below(x, e *Expr, strict bool) *Expr {
	if strict {
		e = m.exactly(OpSub, e, m.exactConst(big.NewInt(1)))
	}
	all := m.values(x.Type)
	top := m.exactConst(all.hi)
	high := m.ite(m.compared(OpLe, e, top), m.truncate(e, x.Type), m.constant(x.Type, all.hi))
	return m.and(m.compared(OpLe, m.exactConst(all.lo), e), m.le(x, high))
}

// above is x > e (strict) or x >= e, as below.
func (m *maker) above(x, e *Expr, strict bool) *Expr {
	if strict {
		e = m.exactly(OpAdd, e, m.exactConst(big.NewInt(1)))
	}
	all := m.values(x.Type)
	bottom := m.exactConst(all.lo)
	low := m.ite(m.compared(OpLe, bottom, e), m.truncate(e, x.Type), m.constant(x.Type, all.lo))
	return m.and(m.compared(OpLe, e, m.exactConst(all.hi)), m.le(low, x))
}

// exactOp applies an operator of the source to two exact integers.
func (l *lowering) exactOp(op Op, x, y *Expr, at source.Span) *Expr {
	if results[op] == nil {
		if !modular[op] {
			l.unsupported(at, "this operator on \\bigint", "use + - * / %")
		}
		x, y = l.mk.toSameType(x, y)
		return l.mk.arith(op, x, y)
	}
	return l.sized(at, func() *Expr { return l.mk.exactly(op, x, y) })
}

// exactSigned applies +, - or ~ to an exact integer.
func (l *lowering) exactSigned(e *core.Unary, x *Expr) *Expr {
	switch e.Op {
	case "-":
		return l.sized(e.Span(), func() *Expr { return l.mk.exactNeg(x) })
	case "~":
		return l.mk.bitNot(x)
	}
	return x
}

// representable is an exact integer as a value of one of Java's types, undefined where it is none.
func (s *spec) representable(e *core.Representable) value3 {
	x := s.eval(e.X)
	return s.where(s.strict(s.mk.truncate(x.v, e.T), x), s.mk.isIn(x.v, e.T))
}

// exactRange is the type of a bound variable of type \bigint: that of the interval to
// which its range confines it, by comparisons with what does not depend on it or on the
// variables behind it.
func (s *spec) exactRange(e *core.Quantified, i int) types.Type {
	v := e.Vars[i]
	var low, high *big.Int
	for _, c := range bounding(e) {
		ops, xs := comparisons(c)
		for k, op := range ops {
			x, y := xs[k], xs[k+1]
			if op == ">" || op == ">=" {
				x, y = y, x
			}
			switch {
			case isVariable(x, v.Var) && !core.Mentions(y, e.Vars[i:]):
				high = s.mk.span(s.eval(y).v).hi
			case isVariable(y, v.Var) && !core.Mentions(x, e.Vars[i:]):
				low = s.mk.span(s.eval(x).v).lo
			}
		}
	}
	if low == nil || high == nil {
		s.unsupported(v.Span(), "a quantifier over all \\bigint", "bound "+v.Var.Name+" from below and above in the range, or quantify over int")
	}
	return s.mk.holding(hull(low, high))
}

// bounding are the conjuncts that a value of a quantifier's variables must satisfy to
// count.
func bounding(e *core.Quantified) []core.Expr {
	var cs []core.Expr
	if e.Range != nil {
		cs = core.Conjuncts(e.Range)
	}
	if b, ok := e.Body.(*core.Binary); ok && e.Kind == `\forall` && b.Op == "==>" && e.Range == nil {
		cs = core.Conjuncts(b.X)
	}
	if e.Kind == `\exists` && e.Range == nil {
		cs = core.Conjuncts(e.Body)
	}
	return cs
}

// comparisons are the operators and operands of a comparison, none of another
// expression.
func comparisons(e core.Expr) ([]core.Op, []core.Expr) {
	switch e := e.(type) {
	case *core.Binary:
		switch e.Op {
		case "<", "<=", ">", ">=":
			return []core.Op{e.Op}, []core.Expr{e.X, e.Y}
		}
	case *core.Chain:
		return e.Ops, e.Operands
	}
	return nil, nil
}

func isVariable(e core.Expr, v *types.Var) bool {
	x, ok := core.Plain(e).(*core.Local)
	return ok && x.Var == v
}

// sized makes an exact integer, and refuses one that is too wide.
func (l *lowering) sized(at source.Span, make func() *Expr) *Expr {
	defer func() {
		if r := recover(); r != nil {
			if _, ok := r.(tooWide); !ok {
				panic(r)
			}
			l.unsupported(at, "exact arithmetic on integers of more than 1024 bits", "use --spec-math java here, or smaller --bits and bounds")
		}
	}()
	return make()
}

// exactConversion converts between integers of which one is exact: to Java's types as
// a cast does.
func (l *lowering) exactConversion(v *Expr, t types.Type) *Expr {
	if isExact(t) {
		return l.mk.convert(v, t)
	}
	return l.mk.truncate(v, t)
}
