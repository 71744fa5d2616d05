package smtlib

import "testing"

// TestExtensions: comparisons of extended words, of their differences and choices,
// with extended words and constants say what Go's do, for all words of two bits.
func TestExtensions(t *testing.T) {
	const narrow, full = 2, 4
	forms := func(b *Builder) (words, all []*Term) {
		x, y, p := b.Const("x", b.BitVec(narrow)), b.Const("y", b.BitVec(narrow)), b.Const("p", b.BoolSort())
		words = []*Term{b.ZeroExt(full-narrow, x), b.ZeroExt(full-narrow, y), b.SignExt(full-narrow, x), b.SignExt(full-narrow, y)}
		for v := range uint64(1 << full) {
			words = append(words, b.BV(v, full))
		}
		all = append(all, words...)
		for _, w := range words {
			all = append(all, b.Sub(words[0], w), b.Sub(w, words[1]), b.Ite(p, words[0], w))
		}
		return words, append(all, b.Ite(p, b.Sub(words[0], words[1]), words[2]), b.Ite(p, b.BV(3, full), b.Sub(words[1], words[0])))
	}
	b := NewBuilder()
	words, all := forms(b)
	_, plain := forms(newBuilder(b.sorts, NoSimplify))
	m := &Model{Consts: map[string]Value{}}
	value := func(x *Term) Value {
		v, err := Eval(x, m)
		if err != nil {
			t.Fatal(err)
		}
		return v
	}
	signed := func(v uint64) int64 { return int64(v<<(64-full)) >> (64 - full) }
	for _, c := range []struct {
		name string
		term func(b *Builder, x, y *Term) *Term
		is   func(x, y uint64) bool
	}{
		{"=", (*Builder).Eq, func(x, y uint64) bool { return x == y }},
		{"bvult", (*Builder).ULt, func(x, y uint64) bool { return x < y }},
		{"bvslt", (*Builder).SLt, func(x, y uint64) bool { return signed(x) < signed(y) }},
	} {
		for valuation := range uint64(1 << (2*narrow + 1)) {
			m.Consts["x"] = BVValue(b.BitVec(narrow), valuation&3)
			m.Consts["y"] = BVValue(b.BitVec(narrow), valuation>>2&3)
			m.Consts["p"] = b.BoolValue(valuation>>4 == 1)
			is := make([]uint64, len(all))
			for i := range all {
				is[i] = value(plain[i]).Bits
			}
			for i := range all {
				for j := range words {
					for _, r := range [][2]int{{i, j}, {j, i}} {
						x, y := all[r[0]], all[r[1]]
						if got := value(c.term(b, x, y)).IsTrue(); got != c.is(is[r[0]], is[r[1]]) {
							t.Fatalf("%s of %s and %s is %v for %v", c.name, x, y, got, m.Consts)
						}
					}
				}
			}
		}
	}
}
