package smtlib

import "math/big"

// Rule is a simplification that the constructors carry out: Old, built by
// them, is New, provided Cond. A rule holds at all widths w >= MinWidth.
type Rule struct {
	Name string
	// Vars lists the kinds of the pattern's variables: p a Bool, v a
	// bit-vector of w bits, c the same but a constant wherever the rule is
	// applied, a an array from w to w bits.
	Vars     string
	MinWidth int
	Widest   int                               // that a solver proves in the time of a test; 0: any
	Cond     func(b *Builder, x []*Term) *Term // nil: always
	Old, New func(b *Builder, x []*Term) *Term
}

// pattern builds one side of a rule from the terms for its variables.
type pattern = func(b *Builder, x []*Term) *Term

// Rules lists the simplifications. The tests prove each: old and new differ in
// no valuation, by enumeration at small widths and by a solver at larger ones;
// and that the constructors turn old into new.
func Rules() []Rule {
	var all []Rule
	for _, part := range [][]Rule{boolRules(), eqRules(), iteRules(), arithRules(), bitRules(), lessRules(), sliceRules(), arrayRules()} {
		all = append(all, part...)
	}
	return all
}

func nth(i int) pattern { return func(_ *Builder, x []*Term) *Term { return x[i] } }

func yes(b *Builder, _ []*Term) *Term { return b.True() }
func no(b *Builder, _ []*Term) *Term  { return b.False() }

func zero(b *Builder, x []*Term) *Term { return b.BV(0, x[0].Width()) }
func one(b *Builder, x []*Term) *Term  { return b.BV(1, x[0].Width()) }
func ones(b *Builder, x []*Term) *Term { return b.BVInt(-1, x[0].Width()) }

// least and greatest are the extreme signed numbers.
func least(b *Builder, x []*Term) *Term {
	w := x[0].Width()
	return b.BVBig(new(big.Int).Lsh(big.NewInt(1), uint(w-1)), w)
}

func greatest(b *Builder, x []*Term) *Term {
	w := x[0].Width()
	return b.BVBig(bigMask(w-1), w)
}

func boolRules() []Rule {
	return []Rule{
		{Name: "not-not", Vars: "p",
			Old: func(b *Builder, x []*Term) *Term { return b.Not(b.Not(x[0])) }, New: nth(0)},
		{Name: "and-true", Vars: "p",
			Old: func(b *Builder, x []*Term) *Term { return b.And(x[0], b.True()) }, New: nth(0)},
		{Name: "and-false", Vars: "p",
			Old: func(b *Builder, x []*Term) *Term { return b.And(x[0], b.False()) }, New: no},
		{Name: "and-same", Vars: "p",
			Old: func(b *Builder, x []*Term) *Term { return b.And(x[0], x[0]) }, New: nth(0)},
		{Name: "and-not", Vars: "pp",
			Old: func(b *Builder, x []*Term) *Term { return b.And(x[0], x[1], b.Not(x[0])) }, New: no},
		{Name: "and-commutes", Vars: "pp",
			Old: func(b *Builder, x []*Term) *Term { return b.And(x[1], x[0]) },
			New: func(b *Builder, x []*Term) *Term { return b.And(x[0], x[1]) }},
		{Name: "and-flatten", Vars: "ppp",
			Old: func(b *Builder, x []*Term) *Term { return b.And(x[0], b.And(x[1], x[2])) },
			New: func(b *Builder, x []*Term) *Term { return b.And(x[0], x[1], x[2]) }},
		{Name: "and-absorb-nested", Vars: "pppppp",
			Old: func(b *Builder, x []*Term) *Term { return b.And(x[0], b.And(x[:5]...), x[5]) },
			New: func(b *Builder, x []*Term) *Term { return b.And(b.And(x[:5]...), x[5]) }},
		{Name: "and-contradicts-nested", Vars: "pppppp",
			Old: func(b *Builder, x []*Term) *Term { return b.And(b.Not(x[0]), b.And(x[:5]...), x[5]) }, New: no},
		{Name: "and-implied-clause", Vars: "pp",
			Old: func(b *Builder, x []*Term) *Term { return b.And(x[0], b.Or(x[0], x[1])) }, New: nth(0)},
		{Name: "and-unit-clause", Vars: "ppp",
			Old: func(b *Builder, x []*Term) *Term { return b.And(x[0], b.Or(b.Not(x[0]), x[1], x[2])) },
			New: func(b *Builder, x []*Term) *Term { return b.And(x[0], b.Or(x[1], x[2])) }},
		{Name: "or-by-and", Vars: "pp",
			Old: func(b *Builder, x []*Term) *Term { return b.Or(x[0], x[1]) },
			New: func(b *Builder, x []*Term) *Term { return b.Not(b.And(b.Not(x[0]), b.Not(x[1]))) }},
		{Name: "implies-by-and", Vars: "pp",
			Old: func(b *Builder, x []*Term) *Term { return b.Implies(x[0], x[1]) },
			New: func(b *Builder, x []*Term) *Term { return b.Not(b.And(x[0], b.Not(x[1]))) }},
		{Name: "xor-by-eq", Vars: "pp",
			Old: func(b *Builder, x []*Term) *Term { return b.Xor(x[0], x[1]) },
			New: func(b *Builder, x []*Term) *Term { return b.Not(b.Eq(x[0], x[1])) }},
	}
}

func eqRules() []Rule {
	return []Rule{
		{Name: "eq-same", Vars: "v",
			Old: func(b *Builder, x []*Term) *Term { return b.Eq(x[0], x[0]) }, New: yes},
		{Name: "eq-commutes", Vars: "vv",
			Old: func(b *Builder, x []*Term) *Term { return b.Eq(x[1], x[0]) },
			New: func(b *Builder, x []*Term) *Term { return b.Eq(x[0], x[1]) }},
		{Name: "eq-true", Vars: "p",
			Old: func(b *Builder, x []*Term) *Term { return b.Eq(b.True(), x[0]) }, New: nth(0)},
		{Name: "eq-false", Vars: "p",
			Old: func(b *Builder, x []*Term) *Term { return b.Eq(x[0], b.False()) },
			New: func(b *Builder, x []*Term) *Term { return b.Not(x[0]) }},
		{Name: "eq-not-self", Vars: "p",
			Old: func(b *Builder, x []*Term) *Term { return b.Eq(x[0], b.Not(x[0])) }, New: no},
		{Name: "eq-not", Vars: "pp",
			Old: func(b *Builder, x []*Term) *Term { return b.Eq(b.Not(x[0]), x[1]) },
			New: func(b *Builder, x []*Term) *Term { return b.Not(b.Eq(x[0], x[1])) }},
		{Name: "eq-ite-value", Vars: "pcvc",
			Old: func(b *Builder, x []*Term) *Term { return b.Eq(b.Ite(x[0], x[1], x[2]), x[3]) },
			New: func(b *Builder, x []*Term) *Term { return b.Ite(x[0], b.Eq(x[1], x[3]), b.Eq(x[2], x[3])) }},
		{Name: "eq-ite-then", Vars: "pvv",
			Old: func(b *Builder, x []*Term) *Term { return b.Eq(b.Ite(x[0], x[1], x[2]), x[1]) },
			New: func(b *Builder, x []*Term) *Term { return b.Or(x[0], b.Eq(x[2], x[1])) }},
		{Name: "eq-ite-else", Vars: "pvv",
			Old: func(b *Builder, x []*Term) *Term { return b.Eq(b.Ite(x[0], x[1], x[2]), x[2]) },
			New: func(b *Builder, x []*Term) *Term { return b.Or(b.Not(x[0]), b.Eq(x[1], x[2])) }},
		{Name: "eq-add-value", Vars: "vcc",
			Old: func(b *Builder, x []*Term) *Term { return b.Eq(b.Add(x[0], x[1]), x[2]) },
			New: func(b *Builder, x []*Term) *Term { return b.Eq(x[0], b.Sub(x[2], x[1])) }},
		{Name: "eq-bvnot-value", Vars: "vc",
			Old: func(b *Builder, x []*Term) *Term { return b.Eq(b.BVNot(x[0]), x[1]) },
			New: func(b *Builder, x []*Term) *Term { return b.Eq(x[0], b.BVNot(x[1])) }},
		{Name: "eq-neg-value", Vars: "vc",
			Old: func(b *Builder, x []*Term) *Term { return b.Eq(b.Neg(x[0]), x[1]) },
			New: func(b *Builder, x []*Term) *Term { return b.Eq(x[0], b.Neg(x[1])) }},
		{Name: "eq-zeroext-value", Vars: "vc",
			Old: func(b *Builder, x []*Term) *Term { return b.Eq(b.ZeroExt(3, x[0]), b.ZeroExt(3, x[1])) },
			New: func(b *Builder, x []*Term) *Term { return b.Eq(x[0], x[1]) }},
		{Name: "eq-zeroext-beyond", Vars: "vc",
			Old: func(b *Builder, x []*Term) *Term { return b.Eq(b.ZeroExt(3, x[0]), b.Concat(b.BV(2, 3), x[1])) }, New: no},
		{Name: "eq-signext-value", Vars: "vc",
			Old: func(b *Builder, x []*Term) *Term { return b.Eq(b.SignExt(3, x[0]), b.SignExt(3, x[1])) },
			New: func(b *Builder, x []*Term) *Term { return b.Eq(x[0], x[1]) }},
		{Name: "eq-signext-beyond", Vars: "vc",
			Old: func(b *Builder, x []*Term) *Term { return b.Eq(b.SignExt(3, x[0]), b.Concat(b.BV(2, 3), x[1])) }, New: no},
		{Name: "eq-signexts", Vars: "vv",
			Old: func(b *Builder, x []*Term) *Term { return b.Eq(b.SignExt(3, x[0]), b.SignExt(3, x[1])) },
			New: func(b *Builder, x []*Term) *Term { return b.Eq(x[0], x[1]) }},
		{Name: "eq-zeroexts", Vars: "vv",
			Old: func(b *Builder, x []*Term) *Term { return b.Eq(b.ZeroExt(3, x[0]), b.ZeroExt(3, x[1])) },
			New: func(b *Builder, x []*Term) *Term { return b.Eq(x[0], x[1]) }},
		{Name: "distinct-pairs", Vars: "vvv",
			Old: func(b *Builder, x []*Term) *Term { return b.Distinct(x...) },
			New: func(b *Builder, x []*Term) *Term {
				return b.And(b.Not(b.Eq(x[0], x[1])), b.Not(b.Eq(x[0], x[2])), b.Not(b.Eq(x[1], x[2])))
			}},
	}
}

func iteRules() []Rule {
	ite := func(i, j, k pattern) pattern {
		return func(b *Builder, x []*Term) *Term { return b.Ite(i(b, x), j(b, x), k(b, x)) }
	}
	not := func(i pattern) pattern { return func(b *Builder, x []*Term) *Term { return b.Not(i(b, x)) } }
	and := func(i, j pattern) pattern {
		return func(b *Builder, x []*Term) *Term { return b.And(i(b, x), j(b, x)) }
	}
	or := func(i, j pattern) pattern {
		return func(b *Builder, x []*Term) *Term { return b.Or(i(b, x), j(b, x)) }
	}
	p, q, r, v, w := nth(0), nth(1), nth(2), nth(2), nth(3)
	return []Rule{
		{Name: "ite-true", Vars: "vv", Old: ite(yes, nth(0), nth(1)), New: nth(0)},
		{Name: "ite-false", Vars: "vv", Old: ite(no, nth(0), nth(1)), New: nth(1)},
		{Name: "ite-same", Vars: "pv", Old: ite(p, nth(1), nth(1)), New: nth(1)},
		{Name: "ite-not", Vars: "ppvv", Old: ite(not(p), v, w), New: ite(p, w, v)},
		{Name: "ite-then-same-test", Vars: "ppvvv", Old: ite(p, ite(p, v, w), nth(4)), New: ite(p, v, nth(4))},
		{Name: "ite-else-same-test", Vars: "ppvvv", Old: ite(p, v, ite(p, w, nth(4))), New: ite(p, v, nth(4))},
		{Name: "ite-then-ite-else", Vars: "ppvv", Old: ite(p, ite(q, v, w), w), New: ite(and(p, q), v, w)},
		{Name: "ite-then-ite-then", Vars: "ppvv", Old: ite(p, ite(q, w, v), w), New: ite(and(p, not(q)), v, w)},
		{Name: "ite-else-ite-then", Vars: "ppvv", Old: ite(p, v, ite(q, v, w)), New: ite(or(p, q), v, w)},
		{Name: "ite-else-ite-else", Vars: "ppvv", Old: ite(p, v, ite(q, w, v)), New: ite(or(p, not(q)), v, w)},
		{Name: "ite-bool-then-true", Vars: "pp", Old: ite(p, yes, q), New: or(p, q)},
		{Name: "ite-bool-then-test", Vars: "pp", Old: ite(p, p, q), New: or(p, q)},
		{Name: "ite-bool-then-false", Vars: "pp", Old: ite(p, no, q), New: and(not(p), q)},
		{Name: "ite-bool-then-not-test", Vars: "pp", Old: ite(p, not(p), q), New: and(not(p), q)},
		{Name: "ite-bool-else-true", Vars: "pp", Old: ite(p, q, yes), New: or(not(p), q)},
		{Name: "ite-bool-else-not-test", Vars: "pp", Old: ite(p, q, not(p)), New: or(not(p), q)},
		{Name: "ite-bool-else-false", Vars: "pp", Old: ite(p, q, no), New: and(p, q)},
		{Name: "ite-bool-else-test", Vars: "pp", Old: ite(p, q, p), New: and(p, q)},
		{Name: "ite-bool-complements", Vars: "pp", Old: ite(p, q, not(q)),
			New: func(b *Builder, x []*Term) *Term { return b.Eq(x[0], x[1]) }},
		{Name: "ite-signexts", Vars: "pvv",
			Old: func(b *Builder, x []*Term) *Term { return b.Ite(x[0], b.SignExt(3, x[1]), b.SignExt(3, x[2])) },
			New: func(b *Builder, x []*Term) *Term { return b.SignExt(3, b.Ite(x[0], x[1], x[2])) }},
		{Name: "ite-signext-value", Vars: "pvc",
			Old: func(b *Builder, x []*Term) *Term { return b.Ite(x[0], b.SignExt(3, x[1]), b.SignExt(3, x[2])) },
			New: func(b *Builder, x []*Term) *Term { return b.SignExt(3, b.Ite(x[0], x[1], x[2])) }},
		{Name: "ite-value-signext", Vars: "pcv",
			Old: func(b *Builder, x []*Term) *Term { return b.Ite(x[0], b.SignExt(3, x[1]), b.SignExt(3, x[2])) },
			New: func(b *Builder, x []*Term) *Term { return b.SignExt(3, b.Ite(x[0], x[1], x[2])) }},
		{Name: "ite-bool-then-not", Vars: "ppp", Old: ite(p, not(q), r), New: not(ite(p, q, not(r)))},
	}
}

func arithRules() []Rule {
	return []Rule{
		{Name: "add-commutes", Vars: "vv",
			Old: func(b *Builder, x []*Term) *Term { return b.Add(x[1], x[0]) },
			New: func(b *Builder, x []*Term) *Term { return b.Add(x[0], x[1]) }},
		{Name: "add-zero", Vars: "v",
			Old: func(b *Builder, x []*Term) *Term { return b.Add(x[0], zero(b, x)) }, New: nth(0)},
		{Name: "add-values", Vars: "vcc",
			Old: func(b *Builder, x []*Term) *Term { return b.Add(b.Add(x[0], x[1]), x[2]) },
			New: func(b *Builder, x []*Term) *Term { return b.Add(x[0], b.Add(x[1], x[2])) }},
		{Name: "add-neg", Vars: "v",
			Old: func(b *Builder, x []*Term) *Term { return b.Add(x[0], b.Neg(x[0])) }, New: zero},
		{Name: "sub-same", Vars: "v",
			Old: func(b *Builder, x []*Term) *Term { return b.Sub(x[0], x[0]) }, New: zero},
		{Name: "sub-value", Vars: "vc",
			Old: func(b *Builder, x []*Term) *Term { return b.Sub(x[0], x[1]) },
			New: func(b *Builder, x []*Term) *Term { return b.Add(x[0], b.Neg(x[1])) }},
		{Name: "sub-from-zero", Vars: "v",
			Old: func(b *Builder, x []*Term) *Term { return b.Sub(zero(b, x), x[0]) },
			New: func(b *Builder, x []*Term) *Term { return b.Neg(x[0]) }},
		{Name: "neg-neg", Vars: "v",
			Old: func(b *Builder, x []*Term) *Term { return b.Neg(b.Neg(x[0])) }, New: nth(0)},
		{Name: "neg-sub", Vars: "vv",
			Old: func(b *Builder, x []*Term) *Term { return b.Neg(b.Sub(x[0], x[1])) },
			New: func(b *Builder, x []*Term) *Term { return b.Sub(x[1], x[0]) }},
		{Name: "mul-commutes", Vars: "vv",
			Old: func(b *Builder, x []*Term) *Term { return b.Mul(x[1], x[0]) },
			New: func(b *Builder, x []*Term) *Term { return b.Mul(x[0], x[1]) }},
		{Name: "mul-zero", Vars: "v",
			Old: func(b *Builder, x []*Term) *Term { return b.Mul(x[0], zero(b, x)) }, New: zero},
		{Name: "mul-one", Vars: "v",
			Old: func(b *Builder, x []*Term) *Term { return b.Mul(x[0], one(b, x)) }, New: nth(0)},
		{Name: "mul-ones", Vars: "v", MinWidth: 2,
			Old: func(b *Builder, x []*Term) *Term { return b.Mul(x[0], ones(b, x)) },
			New: func(b *Builder, x []*Term) *Term { return b.Neg(x[0]) }},
		{Name: "mul-power", Vars: "vc",
			Old: func(b *Builder, x []*Term) *Term { return b.Mul(x[0], b.Shl(one(b, x), x[1])) },
			New: func(b *Builder, x []*Term) *Term { return b.Shl(x[0], x[1]) }},
		{Name: "mul-values", Vars: "v", MinWidth: 4,
			Old: func(b *Builder, x []*Term) *Term {
				return b.Mul(b.Mul(x[0], b.BV(3, x[0].Width())), b.BV(5, x[0].Width()))
			},
			New: func(b *Builder, x []*Term) *Term { return b.Mul(x[0], b.BV(15, x[0].Width())) }},
		{Name: "udiv-zero", Vars: "v",
			Old: func(b *Builder, x []*Term) *Term { return b.UDiv(x[0], zero(b, x)) }, New: ones},
		{Name: "udiv-power", Vars: "vc",
			Cond: func(b *Builder, x []*Term) *Term { return b.Not(b.Eq(b.Shl(one(b, x), x[1]), zero(b, x))) },
			Old:  func(b *Builder, x []*Term) *Term { return b.UDiv(x[0], b.Shl(one(b, x), x[1])) },
			New:  func(b *Builder, x []*Term) *Term { return b.Lshr(x[0], x[1]) }},
		{Name: "urem-zero", Vars: "v",
			Old: func(b *Builder, x []*Term) *Term { return b.URem(x[0], zero(b, x)) }, New: nth(0)},
		{Name: "urem-same", Vars: "v",
			Old: func(b *Builder, x []*Term) *Term { return b.URem(x[0], x[0]) }, New: zero},
		{Name: "urem-power", Vars: "vc",
			Cond: func(b *Builder, x []*Term) *Term { return b.Not(b.Eq(b.Shl(one(b, x), x[1]), zero(b, x))) },
			Old:  func(b *Builder, x []*Term) *Term { return b.URem(x[0], b.Shl(one(b, x), x[1])) },
			New: func(b *Builder, x []*Term) *Term {
				return b.BVAnd(x[0], b.Sub(b.Shl(one(b, x), x[1]), one(b, x)))
			}},
		{Name: "sdiv-one", Vars: "v", MinWidth: 2,
			Old: func(b *Builder, x []*Term) *Term { return b.SDiv(x[0], one(b, x)) }, New: nth(0)},
		{Name: "sdiv-ones", Vars: "v",
			Old: func(b *Builder, x []*Term) *Term { return b.SDiv(x[0], ones(b, x)) },
			New: func(b *Builder, x []*Term) *Term { return b.Neg(x[0]) }},
		{Name: "sub-sdiv", Vars: "vv", Widest: 8,
			Old: func(b *Builder, x []*Term) *Term { return b.Sub(x[0], b.Mul(b.SDiv(x[0], x[1]), x[1])) },
			New: func(b *Builder, x []*Term) *Term { return b.SRem(x[0], x[1]) }},
		{Name: "sub-udiv", Vars: "vv", Widest: 8,
			Old: func(b *Builder, x []*Term) *Term { return b.Sub(x[0], b.Mul(x[1], b.UDiv(x[0], x[1]))) },
			New: func(b *Builder, x []*Term) *Term { return b.URem(x[0], x[1]) }},
		{Name: "add-sdiv-srem", Vars: "vv", Widest: 8,
			Old: func(b *Builder, x []*Term) *Term {
				return b.Add(b.Mul(b.SDiv(x[0], x[1]), x[1]), b.SRem(x[0], x[1]))
			}, New: nth(0)},
		{Name: "add-udiv-urem", Vars: "vv", Widest: 8,
			Old: func(b *Builder, x []*Term) *Term {
				return b.Add(b.URem(x[0], x[1]), b.Mul(x[1], b.UDiv(x[0], x[1])))
			}, New: nth(0)},
		{Name: "add-sdiv-srem-of-multiple", Vars: "vv", MinWidth: 4, Widest: 8,
			Old: func(b *Builder, x []*Term) *Term {
				three, six := b.BV(3, x[0].Width()), b.BV(6, x[0].Width())
				return b.Add(b.Add(x[1], b.Mul(b.SDiv(b.SRem(x[0], six), three), three)), b.SRem(x[0], three))
			},
			New: func(b *Builder, x []*Term) *Term { return b.Add(x[1], b.SRem(x[0], b.BV(6, x[0].Width()))) }},
		{Name: "add-udiv-urem-of-multiple", Vars: "v", MinWidth: 4, Widest: 8,
			Old: func(b *Builder, x []*Term) *Term {
				three, six := b.BV(3, x[0].Width()), b.BV(6, x[0].Width())
				return b.Add(b.Mul(b.UDiv(b.URem(x[0], six), three), three), b.URem(x[0], three))
			},
			New: func(b *Builder, x []*Term) *Term { return b.URem(x[0], b.BV(6, x[0].Width())) }},
		{Name: "srem-zero", Vars: "v",
			Old: func(b *Builder, x []*Term) *Term { return b.SRem(x[0], zero(b, x)) }, New: nth(0)},
		{Name: "srem-one", Vars: "v",
			Old: func(b *Builder, x []*Term) *Term { return b.SRem(x[0], one(b, x)) }, New: zero},
		{Name: "srem-ones", Vars: "v",
			Old: func(b *Builder, x []*Term) *Term { return b.SRem(x[0], ones(b, x)) }, New: zero},
		{Name: "srem-same", Vars: "v",
			Old: func(b *Builder, x []*Term) *Term { return b.SRem(x[0], x[0]) }, New: zero},
	}
}
