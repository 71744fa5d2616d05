package smtlib

import (
	"errors"
	"testing"
)

func TestSubstituteDoesNotCapture(t *testing.T) {
	b := NewBuilder()
	s := b.BitVec(2)
	x, y, c := b.BoundVar("x", s), b.BoundVar("y", s), b.Const("c", s)
	// exists y. y = c + 1 with c := y must speak of the outer y.
	in := b.Exists([]*Term{y}, b.ULt(c, y))
	out := b.Forall([]*Term{y}, b.Substitute(in, map[*Term]*Term{c: y}))
	// forall y. exists y'. y < y' is false (the greatest has none above).
	if v, err := Eval(out, nil); err != nil || v.IsTrue() {
		t.Errorf("%s is %v, %v", out, v, err)
	}
	// A bound variable is not replaced where it is bound.
	if got := b.Substitute(in, map[*Term]*Term{y: x}); got != in {
		t.Errorf("%s became %s", in, got)
	}
	both := b.And(b.ULt(x, c), b.Exists([]*Term{x}, b.ULt(x, c)))
	want := b.And(b.ULt(y, c), b.Exists([]*Term{x}, b.ULt(x, c)))
	if got := b.Substitute(both, map[*Term]*Term{x: y}); got != want {
		t.Errorf("%s, want %s", got, want)
	}
}

func TestSubstituteAtOnce(t *testing.T) {
	b := NewBuilder()
	x, y := b.Const("x", b.BitVec(8)), b.Const("y", b.BitVec(8))
	got := b.Substitute(b.Sub(x, y), map[*Term]*Term{x: y, y: x})
	if got != b.Sub(y, x) {
		t.Errorf("swapped: %s", got)
	}
	if got := b.Substitute(b.Sub(x, y), map[*Term]*Term{x: y}); got != b.BV(0, 8) {
		t.Errorf("not simplified: %s", got)
	}
}

// TestEvalShadow: a variable bound again inside keeps its outer value outside.
func TestEvalShadow(t *testing.T) {
	for _, opts := range [][]Option{nil, {NoSimplify}} {
		b := NewBuilder(opts...)
		s := b.BitVec(3)
		x := b.BoundVar("x", s)
		inner := b.Exists([]*Term{x}, b.Eq(x, b.BV(7, 3)))
		f := b.Forall([]*Term{x}, b.And(inner, b.Or(b.ULt(x, b.BV(7, 3)), b.Eq(x, b.BV(7, 3))), b.Not(b.ULt(b.BV(7, 3), x))))
		if v, err := Eval(f, nil); err != nil || !v.IsTrue() {
			t.Errorf("%v, %v", v, err)
		}
		g := b.Exists([]*Term{x}, b.And(inner, b.Eq(x, b.BV(2, 3)), b.Eq(b.Add(x, x), b.BV(4, 3))))
		if v, err := Eval(g, nil); err != nil || !v.IsTrue() {
			t.Errorf("%v, %v", v, err)
		}
	}
}

// TestEvalRanges: ranges in the body make wide quantifiers feasible.
func TestEvalRanges(t *testing.T) {
	b := NewBuilder()
	s := b.BitVec(32)
	i, j := b.BoundVar("i", s), b.BoundVar("j", s)
	n, zero := b.Const("n", s), b.BV(0, 32)
	arr := b.Const("a", b.Array(s, s))
	sorted := b.Forall([]*Term{i, j}, b.Implies(b.And(b.SLe(zero, i), b.SLt(i, j), b.SLt(j, n)),
		b.SLe(b.Select(arr, i), b.Select(arr, j))))
	found := b.Exists([]*Term{i}, b.And(b.SLe(zero, i), b.SLt(i, n), b.Eq(b.Select(arr, i), b.BV(9, 32))))
	least := b.Forall([]*Term{i}, b.Or(b.SLt(b.BVInt(-2, 32), i), b.SLt(i, b.BVInt(-9, 32)), b.SLt(i, n)))
	never := b.Exists([]*Term{i}, b.And(b.ULt(i, n), b.ULt(n, i)))
	for _, c := range []struct {
		elems                []uint64
		sorted, found, least bool
	}{
		{[]uint64{1, 5, 9}, true, true, true},
		{[]uint64{1, 9, 5}, false, true, true},
		{[]uint64{3, 4}, true, false, true},
		{nil, true, false, true},
	} {
		var es []ArrayEntry
		for k, e := range c.elems {
			es = append(es, ArrayEntry{BVValue(s, uint64(k)), BVValue(s, e)})
		}
		m := &Model{Consts: map[string]Value{"n": BVValue(s, uint64(len(c.elems))),
			"a": NewArrayValue(arr.Sort, BVValue(s, 77), es...)}}
		for _, q := range []struct {
			t    *Term
			want bool
		}{{sorted, c.sorted}, {found, c.found}, {least, c.least}, {never, false}} {
			if v, err := Eval(q.t, m); err != nil || v.IsTrue() != q.want {
				t.Errorf("%s on %v: %v, %v", q.t, c.elems, v, err)
			}
		}
	}
	if v, err := Eval(b.Forall([]*Term{i}, b.Eq(b.Mul(i, i), b.Mul(b.Add(i, n), i))), nil); !errors.Is(err, ErrTooLarge) && !v.IsTrue() {
		t.Errorf("%v, %v", v, err)
	}
	all := b.Forall([]*Term{i}, b.Eq(b.BVAnd(i, b.BV(1, 32)), b.URem(i, b.Add(b.BV(2, 32), b.Mul(n, n)))))
	if v, err := Eval(all, nil); !errors.Is(err, ErrTooLarge) {
		t.Errorf("want ErrTooLarge, got %v, %v", v, err)
	}
}

func TestEvalErrors(t *testing.T) {
	b := NewBuilder()
	x := b.Const("x", b.BitVec(8))
	if _, err := Eval(x, &Model{Consts: map[string]Value{"x": BVValue(b.BitVec(9), 1)}}); err == nil {
		t.Error("a value of the wrong sort")
	}
	if _, err := Eval(b.BoundVar("v", b.BitVec(8)), nil); err == nil {
		t.Error("a free bound variable")
	}
	if v, err := Eval(x, nil); err != nil || v.String() != "#x00" {
		t.Errorf("completion: %v, %v", v, err)
	}
}
