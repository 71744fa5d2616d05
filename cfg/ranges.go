package cfg

import (
	"math/big"
	"slices"

	"inspect/java/types"
)

// Numbers of which more are possible than are told apart lie in an interval: one atom has
// its ends. What an operation makes of intervals lies in one, too, unless it may wrap around.
//
//	long r = n;              // an int n: [-2147483648, 2147483647]
//	if (r < 10 && r >= 0)    // [0, 9]
//
// An interval decides branches in the library's code, and no bound: arrays are no longer for it.

// interval is the atom of the numbers from s.lo to s.hi; anything where they do not fit one.
func interval(s span) atoms {
	if !s.lo.IsInt64() || !s.hi.IsInt64() {
		return anything
	}
	return atoms{{kind: rangeAtom, num: s.lo.Int64(), hi: s.hi.Int64()}}
}

// numbers are the numbers of an interval, each by itself, where they are few.
func (x atoms) numbers() atoms {
	if len(x) != 1 || x[0].kind != rangeAtom || uint64(x[0].hi)-uint64(x[0].num) >= maxAtoms {
		return x
	}
	var out atoms
	for n := x[0].num; ; n++ {
		out = append(out, atom{num: n})
		if n == x[0].hi {
			return out
		}
	}
}

// isRange reports whether an interval is among the values.
func (x atoms) isRange() bool {
	return slices.ContainsFunc(x, func(a atom) bool { return a.kind == rangeAtom })
}

// span is the least interval of the values; false: not all are numbers, or there are none.
func (x atoms) span() (s span, ok bool) {
	for i, a := range x {
		if a.kind != numberAtom && a.kind != rangeAtom {
			return s, false
		}
		t := span{big.NewInt(a.num), big.NewInt(a.num)}
		if a.kind == rangeAtom {
			t.hi = big.NewInt(a.hi)
		}
		if i > 0 {
			t = t.union(s)
		}
		s = t
	}
	return s, len(x) > 0
}

// widened are values as an interval; anything where that says nothing.
func (x atoms) widened() atoms {
	if s, ok := x.span(); ok {
		return interval(s)
	}
	return anything
}

// spanOf is an interval that contains the values of an expression of integers.
func (e *evaluation) spanOf(x *Expr) (span, bool) {
	if !types.IsIntegral(x.Type) {
		return span{}, false
	}
	if s, ok := e.of(x).span(); ok {
		return s, true
	}
	return e.mk.span(x), true
}

// spansOf are the intervals of the two operands.
func (e *evaluation) spansOf(x *Expr) (a, b span, ok bool) {
	a, known := e.spanOf(x.Args[0])
	b, ok = e.spanOf(x.Args[1])
	return a, b, ok && known
}

// less compares two numbers by their intervals; equally: or they are equal.
func (e *evaluation) less(x *Expr, equally bool) atoms {
	if e.single {
		return e.pairs(x, func(a, b int64) atoms { return isTrue(a < b || equally && a == b) })
	}
	a, b, ok := e.spansOf(x)
	if !ok {
		return anything
	}
	most := 0 // what the comparison of two numbers may be, at most
	if equally {
		most = 1
	}
	switch {
	case a.hi.Cmp(b.lo) < most:
		return isTrue(true)
	case a.lo.Cmp(b.hi) >= most:
		return isTrue(false)
	}
	return anything
}

// isUnequal reports whether the intervals of two numbers have none in common.
func (e *evaluation) isUnequal(x *Expr) bool {
	if e.single {
		return false
	}
	a, b, ok := e.spansOf(x)
	return ok && (a.hi.Cmp(b.lo) < 0 || b.hi.Cmp(a.lo) < 0)
}

// ofSpans is what an operation makes of intervals. Where it may wrap around, or divide by
// zero, it is not known.
func (e *evaluation) ofSpans(x *Expr) atoms {
	all := e.mk.values(x.Type)
	var out span
	switch x.Op {
	case OpConvert, OpNeg:
		a, ok := e.spanOf(x.Args[0])
		if !ok {
			return anything
		}
		if out = a; x.Op == OpNeg {
			out = negated(a)
		}
	default:
		f := results[x.Op]
		a, b, ok := e.spansOf(x)
		if f == nil || !ok || (x.Op == OpDiv || x.Op == OpRem) && b.lo.Sign() <= 0 && b.hi.Sign() >= 0 {
			return anything
		}
		out = f(a, b)
	}
	if !out.isWithin(all) || all.isWithin(out) {
		return anything
	}
	return interval(out)
}

// bounded are the values of a place, the number x, of which a condition is known to hold.
func (v *values) bounded(s *cells, cond, x *Expr) atoms {
	if !types.IsIntegral(x.Type) {
		return anything
	}
	e := v.evaluate(s)
	now, _ := e.spanOf(x)
	is := true
	for cond.Op == OpNot {
		cond, is = cond.Args[0], !is
	}
	if cond.Op != OpLt && cond.Op != OpLe {
		return anything
	}
	a, b := cond.Args[0], cond.Args[1]
	strict := cond.Op == OpLt
	if !is { // !(a < b) is b <= a
		a, b, strict = b, a, !strict
	}
	one := new(big.Int)
	if strict {
		one.SetInt64(1)
	}
	out := now
	if e.isSame(a, x) {
		if s, ok := e.spanOf(b); ok {
			if most := new(big.Int).Sub(s.hi, one); most.Cmp(out.hi) < 0 {
				out.hi = most
			}
		}
	}
	if e.isSame(b, x) {
		if s, ok := e.spanOf(a); ok {
			if least := new(big.Int).Add(s.lo, one); least.Cmp(out.lo) > 0 {
				out.lo = least
			}
		}
	}
	if out.lo.Cmp(out.hi) > 0 || now.isWithin(out) {
		return anything
	}
	return interval(out)
}

// isSame reports whether an expression is the number x, converted to a type that has it.
func (e *evaluation) isSame(a, x *Expr) bool {
	for a != x && a.Op == OpConvert && types.IsIntegral(a.Args[0].Type) {
		if s, ok := e.spanOf(a.Args[0]); !ok || !s.isWithin(e.mk.values(a.Type)) {
			return false
		}
		a = a.Args[0]
	}
	return a == x
}
