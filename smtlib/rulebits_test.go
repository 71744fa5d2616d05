package smtlib

func bitRules() []Rule {
	bin := func(f func(b *Builder, x, y *Term) *Term, i, j pattern) pattern {
		return func(b *Builder, x []*Term) *Term { return f(b, i(b, x), j(b, x)) }
	}
	and, or, xor := (*Builder).BVAnd, (*Builder).BVOr, (*Builder).BVXor
	not := func(i pattern) pattern { return func(b *Builder, x []*Term) *Term { return b.BVNot(i(b, x)) } }
	x0, x1, x2 := nth(0), nth(1), nth(2)
	rules := []Rule{
		{Name: "bvnot-bvnot", Vars: "v", Old: not(not(x0)), New: x0},
		{Name: "bvand-commutes", Vars: "vv", Old: bin(and, x1, x0), New: bin(and, x0, x1)},
		{Name: "bvand-same", Vars: "v", Old: bin(and, x0, x0), New: x0},
		{Name: "bvand-ones", Vars: "v", Old: bin(and, x0, ones), New: x0},
		{Name: "bvand-zero", Vars: "v", Old: bin(and, x0, zero), New: zero},
		{Name: "bvand-not", Vars: "v", Old: bin(and, x0, not(x0)), New: zero},
		{Name: "bvand-values", Vars: "vcc", Old: bin(and, bin(and, x0, x1), x2), New: bin(and, x0, bin(and, x1, x2))},
		{Name: "bvor-commutes", Vars: "vv", Old: bin(or, x1, x0), New: bin(or, x0, x1)},
		{Name: "bvor-same", Vars: "v", Old: bin(or, x0, x0), New: x0},
		{Name: "bvor-ones", Vars: "v", Old: bin(or, x0, ones), New: ones},
		{Name: "bvor-zero", Vars: "v", Old: bin(or, x0, zero), New: x0},
		{Name: "bvor-not", Vars: "v", Old: bin(or, x0, not(x0)), New: ones},
		{Name: "bvor-values", Vars: "vcc", Old: bin(or, bin(or, x0, x1), x2), New: bin(or, x0, bin(or, x1, x2))},
		{Name: "bvxor-commutes", Vars: "vv", Old: bin(xor, x1, x0), New: bin(xor, x0, x1)},
		{Name: "bvxor-same", Vars: "v", Old: bin(xor, x0, x0), New: zero},
		{Name: "bvxor-ones", Vars: "v", Old: bin(xor, x0, ones), New: not(x0)},
		{Name: "bvxor-zero", Vars: "v", Old: bin(xor, x0, zero), New: x0},
		{Name: "bvxor-not", Vars: "v", Old: bin(xor, x0, not(x0)), New: ones},
		{Name: "bvxor-bvnot-value", Vars: "vc", Old: bin(xor, not(x0), x1), New: bin(xor, x0, not(x1))},
		{Name: "bvnot-bvxor-value", Vars: "vc", Old: not(bin(xor, x0, x1)), New: bin(xor, x0, not(x1))},
		{Name: "bvxor-values", Vars: "vcc", Old: bin(xor, bin(xor, x0, x1), x2), New: bin(xor, x0, bin(xor, x1, x2))},
	}
	shl, lshr, ashr := (*Builder).Shl, (*Builder).Lshr, (*Builder).Ashr
	width := func(b *Builder, x []*Term) *Term { return b.BV(uint64(x[0].Width()), x[0].Width()) }
	top := func(b *Builder, x []*Term) *Term { return b.BV(uint64(x[0].Width()-1), x[0].Width()) }
	// Shifts by constants add up when the sum does not wrap.
	fits := func(b *Builder, x []*Term) *Term { return b.ULe(x[1], b.Sub(ones(b, x), x[2])) }
	sum := bin((*Builder).Add, x1, x2)
	for _, s := range []struct {
		name string
		f    func(b *Builder, x, y *Term) *Term
	}{{"shl", shl}, {"lshr", lshr}, {"ashr", ashr}} {
		name, f := s.name, s.f
		rules = append(rules,
			Rule{Name: name + "-zero", Vars: "v", Old: bin(f, x0, zero), New: x0},
			Rule{Name: name + "-of-zero", Vars: "v", Old: bin(f, zero, x0), New: zero},
			Rule{Name: name + "-values", Vars: "vcc", Cond: fits, Old: bin(f, bin(f, x0, x1), x2), New: bin(f, x0, sum)})
	}
	return append(rules,
		Rule{Name: "shl-beyond", Vars: "v", MinWidth: 2, Old: bin(shl, x0, width), New: zero},
		Rule{Name: "lshr-beyond", Vars: "v", MinWidth: 2, Old: bin(lshr, x0, width), New: zero},
		Rule{Name: "ashr-beyond", Vars: "v", MinWidth: 2, Old: bin(ashr, x0, width), New: bin(ashr, x0, top)},
		Rule{Name: "ashr-of-ones", Vars: "v", Old: bin(ashr, ones, x0), New: ones},
	)
}

func lessRules() []Rule {
	type cmp = func(b *Builder, x, y *Term) *Term
	at := func(f cmp, i, j pattern) pattern {
		return func(b *Builder, x []*Term) *Term { return f(b, i(b, x), j(b, x)) }
	}
	not := func(i pattern) pattern { return func(b *Builder, x []*Term) *Term { return b.Not(i(b, x)) } }
	x0, x1 := nth(0), nth(1)
	var rules []Rule
	for _, k := range []struct {
		pre            string
		lt, le, gt, ge cmp
		min, max       pattern
	}{
		{"u", (*Builder).ULt, (*Builder).ULe, (*Builder).UGt, (*Builder).UGe, zero, ones},
		{"s", (*Builder).SLt, (*Builder).SLe, (*Builder).SGt, (*Builder).SGe, least, greatest},
	} {
		second := at((*Builder).Add, k.min, one)
		last := at((*Builder).Sub, k.max, one)
		rules = append(rules,
			Rule{Name: k.pre + "le-by-lt", Vars: "vv", Old: at(k.le, x0, x1), New: not(at(k.lt, x1, x0))},
			Rule{Name: k.pre + "gt-by-lt", Vars: "vv", Old: at(k.gt, x0, x1), New: at(k.lt, x1, x0)},
			Rule{Name: k.pre + "ge-by-lt", Vars: "vv", Old: at(k.ge, x0, x1), New: not(at(k.lt, x0, x1))},
			Rule{Name: k.pre + "lt-same", Vars: "v", Old: at(k.lt, x0, x0), New: no},
			Rule{Name: k.pre + "lt-min", Vars: "v", Old: at(k.lt, x0, k.min), New: no},
			Rule{Name: k.pre + "lt-of-max", Vars: "v", Old: at(k.lt, k.max, x0), New: no},
			Rule{Name: k.pre + "lt-of-min", Vars: "v", Old: at(k.lt, k.min, x0), New: not(at((*Builder).Eq, x0, k.min))},
			Rule{Name: k.pre + "lt-max", Vars: "v", Old: at(k.lt, x0, k.max), New: not(at((*Builder).Eq, x0, k.max))},
			Rule{Name: k.pre + "lt-second", Vars: "v", MinWidth: 2, Old: at(k.lt, x0, second), New: at((*Builder).Eq, x0, k.min)},
			Rule{Name: k.pre + "lt-of-last", Vars: "v", MinWidth: 2, Old: at(k.lt, last, x0), New: at((*Builder).Eq, x0, k.max)},
			Rule{Name: k.pre + "lt-ite-values", Vars: "pccc",
				Old: func(b *Builder, x []*Term) *Term { return k.lt(b, b.Ite(x[0], x[1], x[2]), x[3]) },
				New: func(b *Builder, x []*Term) *Term { return b.Ite(x[0], k.lt(b, x[1], x[3]), k.lt(b, x[2], x[3])) }},
			Rule{Name: k.pre + "lt-of-ite-values", Vars: "pccc",
				Old: func(b *Builder, x []*Term) *Term { return k.lt(b, x[3], b.Ite(x[0], x[1], x[2])) },
				New: func(b *Builder, x []*Term) *Term { return b.Ite(x[0], k.lt(b, x[3], x[1]), k.lt(b, x[3], x[2])) }},
		)
	}
	slt := (*Builder).SLt
	extended := func(p pattern) pattern { return func(b *Builder, x []*Term) *Term { return b.SignExt(3, p(b, x)) } }
	// A constant whose upper bits, 001 or 110, are no copies of one bit.
	beyond := func(sign uint64) pattern {
		return func(b *Builder, x []*Term) *Term { return b.Concat(b.BV(1+sign*5, 3), x[1]) }
	}
	rules = append(rules,
		Rule{Name: "slt-signexts", Vars: "vv", Old: at(slt, extended(x0), extended(x1)), New: at(slt, x0, x1)},
		Rule{Name: "slt-signext-value", Vars: "vc", Old: at(slt, extended(x0), extended(x1)), New: at(slt, x0, x1)},
		Rule{Name: "slt-value-signext", Vars: "cv", Old: at(slt, extended(x0), extended(x1)), New: at(slt, x0, x1)},
		Rule{Name: "slt-signext-above", Vars: "vc", Old: at(slt, extended(x0), beyond(0)), New: yes},
		Rule{Name: "slt-signext-below", Vars: "vc", Old: at(slt, extended(x0), beyond(1)), New: no},
		Rule{Name: "slt-above-signext", Vars: "vc", Old: at(slt, beyond(0), extended(x0)), New: no},
		Rule{Name: "slt-below-signext", Vars: "vc", Old: at(slt, beyond(1), extended(x0)), New: yes},
	)
	return append(rules, unsignedRules()...)
}

// unsignedRules compare zero extensions and their differences.
func unsignedRules() []Rule {
	type cmp = func(b *Builder, x, y *Term) *Term
	at := func(f cmp, i, j pattern) pattern {
		return func(b *Builder, x []*Term) *Term { return f(b, i(b, x), j(b, x)) }
	}
	ext := func(i int) pattern { return func(b *Builder, x []*Term) *Term { return b.ZeroExt(3, x[i]) } }
	// A constant whose upper bits are not 0: 1 at the front for a negative one.
	beyond := func(bits uint64) pattern {
		return func(b *Builder, x []*Term) *Term { return b.Concat(b.BV(bits, 3), x[1]) }
	}
	zero := func(b *Builder, x []*Term) *Term { return b.BV(0, x[0].Width()+3) }
	x0, x1 := nth(0), nth(1)
	slt, ult, sub := (*Builder).SLt, (*Builder).ULt, (*Builder).Sub
	var rules []Rule
	for _, k := range []struct {
		pre string
		lt  cmp
	}{{"u", ult}, {"s", slt}} {
		rules = append(rules,
			Rule{Name: k.pre + "lt-zeroexts", Vars: "vv", Old: at(k.lt, ext(0), ext(1)), New: at(ult, x0, x1)},
			Rule{Name: k.pre + "lt-zeroext-value", Vars: "vc", MinWidth: 2, Old: at(k.lt, ext(0), ext(1)), New: at(ult, x0, x1)},
			Rule{Name: k.pre + "lt-value-zeroext", Vars: "cv", Old: at(k.lt, ext(0), ext(1)), New: at(ult, x0, x1)},
			Rule{Name: k.pre + "lt-zeroext-above", Vars: "vc", Old: at(k.lt, ext(0), beyond(1)), New: yes},
			Rule{Name: k.pre + "lt-above-zeroext", Vars: "vc", Old: at(k.lt, beyond(1), ext(0)), New: no},
		)
	}
	return append(rules,
		Rule{Name: "slt-zeroext-negative", Vars: "vc", Old: at(slt, ext(0), beyond(5)), New: no},
		Rule{Name: "slt-negative-zeroext", Vars: "vc", Old: at(slt, beyond(5), ext(0)), New: yes},
		Rule{Name: "ult-zeroext-far", Vars: "vc", Old: at(ult, ext(0), beyond(5)), New: yes},
		Rule{Name: "difference-negative", Vars: "vv", Old: at(slt, at(sub, ext(0), ext(1)), zero), New: at(ult, x0, x1)},
		Rule{Name: "difference-positive", Vars: "vv", Old: at(slt, zero, at(sub, ext(0), ext(1))), New: at(ult, x1, x0)},
		Rule{Name: "difference-value-negative", Vars: "vc", MinWidth: 2, Old: at(slt, at(sub, ext(0), ext(1)), zero), New: at(ult, x0, x1)},
		Rule{Name: "difference-value-positive", Vars: "vc", Old: at(slt, zero, at(sub, ext(0), ext(1))), New: at(ult, x1, x0)},
		Rule{Name: "value-difference-negative", Vars: "cv", Old: at(slt, at(sub, ext(0), ext(1)), zero), New: at(ult, x0, x1)},
		Rule{Name: "ite-difference-negative", Vars: "pvvv",
			Old: func(b *Builder, x []*Term) *Term {
				d := b.Sub(b.ZeroExt(3, x[1]), b.ZeroExt(3, x[2]))
				return b.SLt(b.Ite(x[0], d, b.SignExt(3, x[3])), b.BV(0, x[1].Width()+3))
			},
			New: func(b *Builder, x []*Term) *Term {
				return b.Ite(x[0], b.ULt(x[1], x[2]), b.SLt(x[3], b.BV(0, x[3].Width())))
			}},
		Rule{Name: "ite-difference-zero", Vars: "pvvv",
			Old: func(b *Builder, x []*Term) *Term {
				d := b.Sub(b.ZeroExt(3, x[1]), b.ZeroExt(3, x[2]))
				return b.Eq(b.Ite(x[0], d, b.SignExt(3, x[3])), b.BV(0, x[1].Width()+3))
			},
			New: func(b *Builder, x []*Term) *Term {
				return b.Ite(x[0], b.Eq(x[1], x[2]), b.Eq(x[3], b.BV(0, x[3].Width())))
			}},
		Rule{Name: "difference-zero", Vars: "vv", Old: at((*Builder).Eq, at(sub, x0, x1), func(b *Builder, x []*Term) *Term { return b.BV(0, x[0].Width()) }),
			New: at((*Builder).Eq, x0, x1)},
		Rule{Name: "ite-difference-positive", Vars: "pvvv",
			Old: func(b *Builder, x []*Term) *Term {
				d := b.Sub(b.ZeroExt(3, x[1]), b.ZeroExt(3, x[2]))
				return b.SLt(b.BV(0, x[1].Width()+3), b.Ite(x[0], b.SignExt(3, x[3]), d))
			},
			New: func(b *Builder, x []*Term) *Term {
				return b.Ite(x[0], b.SLt(b.BV(0, x[3].Width()), x[3]), b.ULt(x[2], x[1]))
			}},
		Rule{Name: "ite-zeroexts", Vars: "pvv",
			Old: func(b *Builder, x []*Term) *Term { return b.Ite(x[0], b.ZeroExt(3, x[1]), b.ZeroExt(3, x[2])) },
			New: func(b *Builder, x []*Term) *Term { return b.ZeroExt(3, b.Ite(x[0], x[1], x[2])) }},
		Rule{Name: "ite-zeroext-value", Vars: "pvc",
			Old: func(b *Builder, x []*Term) *Term { return b.Ite(x[0], b.ZeroExt(3, x[1]), b.ZeroExt(3, x[2])) },
			New: func(b *Builder, x []*Term) *Term { return b.ZeroExt(3, b.Ite(x[0], x[1], x[2])) }},
	)
}

func sliceRules() []Rule {
	return []Rule{
		{Name: "concat-zero", Vars: "v",
			Old: func(b *Builder, x []*Term) *Term { return b.Concat(b.BV(0, 3), x[0]) },
			New: func(b *Builder, x []*Term) *Term { return b.ZeroExt(3, x[0]) }},
		{Name: "concat-extracts", Vars: "v", MinWidth: 2,
			Old: func(b *Builder, x []*Term) *Term {
				w := x[0].Width()
				return b.Concat(b.Extract(w-1, w/2, x[0]), b.Extract(w/2-1, 0, x[0]))
			}, New: nth(0)},
		{Name: "extract-all", Vars: "v",
			Old: func(b *Builder, x []*Term) *Term { return b.Extract(x[0].Width()-1, 0, x[0]) }, New: nth(0)},
		{Name: "extract-extract", Vars: "v", MinWidth: 3,
			Old: func(b *Builder, x []*Term) *Term {
				w := x[0].Width()
				return b.Extract(w-3, 0, b.Extract(w-1, 1, x[0]))
			},
			New: func(b *Builder, x []*Term) *Term { return b.Extract(x[0].Width()-2, 1, x[0]) }},
		{Name: "extract-concat-low", Vars: "vv",
			Old: func(b *Builder, x []*Term) *Term { return b.Extract(x[0].Width()-1, 0, b.Concat(x[0], x[1])) }, New: nth(1)},
		{Name: "extract-concat-high", Vars: "vv",
			Old: func(b *Builder, x []*Term) *Term {
				w := x[0].Width()
				return b.Extract(2*w-1, w, b.Concat(x[0], x[1]))
			}, New: nth(0)},
		{Name: "extract-zeroext-low", Vars: "v",
			Old: func(b *Builder, x []*Term) *Term { return b.Extract(0, 0, b.ZeroExt(3, x[0])) },
			New: func(b *Builder, x []*Term) *Term { return b.Extract(0, 0, x[0]) }},
		{Name: "extract-zeroext-high", Vars: "v",
			Old: func(b *Builder, x []*Term) *Term {
				w := x[0].Width()
				return b.Extract(w+2, w+1, b.ZeroExt(3, x[0]))
			},
			New: func(b *Builder, x []*Term) *Term { return b.BV(0, 2) }},
		{Name: "extract-zeroext-across", Vars: "v",
			Old: func(b *Builder, x []*Term) *Term {
				w := x[0].Width()
				return b.Extract(w, w-1, b.ZeroExt(3, x[0]))
			},
			New: func(b *Builder, x []*Term) *Term {
				w := x[0].Width()
				return b.ZeroExt(1, b.Extract(w-1, w-1, x[0]))
			}},
		{Name: "extract-signext-low", Vars: "v",
			Old: func(b *Builder, x []*Term) *Term { return b.Extract(0, 0, b.SignExt(3, x[0])) },
			New: func(b *Builder, x []*Term) *Term { return b.Extract(0, 0, x[0]) }},
		{Name: "extract-signext-across", Vars: "v",
			Old: func(b *Builder, x []*Term) *Term {
				w := x[0].Width()
				return b.Extract(w, w-1, b.SignExt(3, x[0]))
			},
			New: func(b *Builder, x []*Term) *Term {
				w := x[0].Width()
				return b.SignExt(1, b.Extract(w-1, w-1, x[0]))
			}},
		{Name: "zeroext-none", Vars: "v",
			Old: func(b *Builder, x []*Term) *Term { return b.ZeroExt(0, x[0]) }, New: nth(0)},
		{Name: "zeroext-zeroext", Vars: "v",
			Old: func(b *Builder, x []*Term) *Term { return b.ZeroExt(2, b.ZeroExt(3, x[0])) },
			New: func(b *Builder, x []*Term) *Term { return b.ZeroExt(5, x[0]) }},
		{Name: "signext-none", Vars: "v",
			Old: func(b *Builder, x []*Term) *Term { return b.SignExt(0, x[0]) }, New: nth(0)},
		{Name: "signext-signext", Vars: "v",
			Old: func(b *Builder, x []*Term) *Term { return b.SignExt(2, b.SignExt(3, x[0])) },
			New: func(b *Builder, x []*Term) *Term { return b.SignExt(5, x[0]) }},
		{Name: "signext-zeroext", Vars: "v",
			Old: func(b *Builder, x []*Term) *Term { return b.SignExt(2, b.ZeroExt(3, x[0])) },
			New: func(b *Builder, x []*Term) *Term { return b.ZeroExt(5, x[0]) }},
	}
}

func arrayRules() []Rule {
	return []Rule{
		{Name: "select-store-same", Vars: "avv",
			Old: func(b *Builder, x []*Term) *Term { return b.Select(b.Store(x[0], x[1], x[2]), x[1]) }, New: nth(2)},
		{Name: "select-store-values", Vars: "accv",
			Cond: func(b *Builder, x []*Term) *Term { return b.Not(b.Eq(x[1], x[2])) },
			Old:  func(b *Builder, x []*Term) *Term { return b.Select(b.Store(x[0], x[1], x[3]), x[2]) },
			New:  func(b *Builder, x []*Term) *Term { return b.Select(x[0], x[2]) }},
		{Name: "select-store-offsets", Vars: "avccv",
			Cond: func(b *Builder, x []*Term) *Term { return b.Not(b.Eq(x[2], x[3])) },
			Old: func(b *Builder, x []*Term) *Term {
				return b.Select(b.Store(x[0], b.Add(x[1], x[2]), x[4]), b.Add(x[1], x[3]))
			},
			New: func(b *Builder, x []*Term) *Term { return b.Select(x[0], b.Add(x[1], x[3])) }},
		{Name: "select-const", Vars: "avv",
			Old: func(b *Builder, x []*Term) *Term { return b.Select(b.ConstArray(x[0].Sort, x[1]), x[2]) }, New: nth(1)},
		{Name: "store-store", Vars: "avvv",
			Old: func(b *Builder, x []*Term) *Term { return b.Store(b.Store(x[0], x[1], x[2]), x[1], x[3]) },
			New: func(b *Builder, x []*Term) *Term { return b.Store(x[0], x[1], x[3]) }},
		{Name: "store-select", Vars: "av",
			Old: func(b *Builder, x []*Term) *Term { return b.Store(x[0], x[1], b.Select(x[0], x[1])) }, New: nth(0)},
		{Name: "store-const", Vars: "avv",
			Old: func(b *Builder, x []*Term) *Term { return b.Store(b.ConstArray(x[0].Sort, x[1]), x[2], x[1]) },
			New: func(b *Builder, x []*Term) *Term { return b.ConstArray(x[0].Sort, x[1]) }},
	}
}
