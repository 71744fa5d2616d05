package smtlib

import (
	"errors"
	"strings"
	"testing"

	"pgregory.net/rapid"
)

// TestSimplifyKeepsValue: a simplified term has the value of the plain one.
func TestSimplifyKeepsValue(t *testing.T) {
	for _, quant := range []bool{false, true} {
		rapid.Check(t, func(rt *rapid.T) {
			s := drawSample(rt, quant)
			Check(s.raw, s.rawTerm)
			Check(s.simp, s.simpTerm)
			want, err := Eval(s.rawTerm, s.model)
			if errors.Is(err, ErrTooLarge) {
				return
			}
			if err != nil {
				rt.Fatal(err)
			}
			got, err := Eval(s.simpTerm, s.model)
			if err != nil {
				rt.Fatal(err)
			}
			if got.Compare(want) != 0 {
				rt.Fatalf("plain %s = %s\nsimplified %s = %s", s.rawTerm, want, s.simpTerm, got)
			}
		})
	}
}

// script asserts a term of any sort.
func scriptOf(b *Builder, t *Term) *Script {
	s := &Script{B: b}
	if !t.Sort.IsBool() {
		t = b.Eq(t, b.Const("the result", t.Sort))
	}
	s.Assert(t, "one\ntwo")
	return s
}

// TestReadWrite: reading what was written gives the same term, and writing it
// again the same text.
func TestReadWrite(t *testing.T) {
	for _, quant := range []bool{false, true} {
		rapid.Check(t, func(rt *rapid.T) {
			sm := drawSample(rt, quant)
			for _, s := range []*Script{scriptOf(sm.simp, sm.simpTerm), scriptOf(sm.raw, sm.rawTerm)} {
				text := s.String()
				got, err := Read(s.B, strings.NewReader(text))
				if err != nil {
					rt.Fatalf("%v in\n%s", err, text)
				}
				if len(got.Assertions) != 1 || got.Assertions[0] != s.Assertions[0] {
					rt.Fatalf("read\n%s\nafter writing\n%s", got.Assertions[0].Term, text)
				}
				if again := got.String(); again != text {
					rt.Fatalf("wrote\n%s\nfirst\n%s", again, text)
				}
			}
		})
	}
}

// TestBoundLikeConstant: a bound variable has another name in the text than the
// constants of the term, which it would hide.
func TestBoundLikeConstant(t *testing.T) {
	b := NewBuilder()
	s := b.BitVec(4)
	c, v := b.Const("k", s), b.BoundVar("k", s)
	some := b.Exists([]*Term{v}, b.And(b.ULt(v, c), b.ULt(b.BV(3, 4), v)))
	text := some.String()
	for _, text := range []string{"(assert " + text + ")\n(check-sat)\n", scriptOf(b, some).String()} {
		if !strings.HasPrefix(text, "(assert") {
			text = text[strings.Index(text, "(assert"):]
		}
		nb := NewBuilder()
		got, err := Read(nb, strings.NewReader("(declare-const k (_ BitVec 4))\n"+text))
		if err != nil {
			t.Fatal(err)
		}
		for value, want := range map[uint64]bool{4: false, 5: true, 15: true} {
			m := &Model{Consts: map[string]Value{"k": {Sort: nb.BitVec(4), Bits: value}}}
			if v, err := Eval(got.Assertions[0].Term, m); err != nil || v.IsTrue() != want {
				t.Errorf("k = %d: %v, %v in %s", value, v, err, text)
			}
		}
	}
}

// TestShadow: where a variable is bound anew, a name given outside does not stand
// for a term that depends on it.
func TestShadow(t *testing.T) {
	b := NewBuilder()
	q, d, e := b.BoundVar("q", b.BoolSort()), b.Const("d", b.BoolSort()), b.Const("e", b.BoolSort())
	f := b.Declare("f", []*Sort{b.BoolSort(), b.BoolSort()}, b.BoolSort())
	all := func(x *Term) *Term { return b.Forall([]*Term{q}, x) }
	some := func(x *Term) *Term { return b.Exists([]*Term{q}, x) }
	c := b.App(f, b.App(f, d, e), d)
	shared := b.App(f, b.And(q, d), b.Or(q, c))
	twice := b.App(f, shared, b.App(f, shared, q))
	again := all(b.Eq(b.App(f, twice, twice), e))
	for _, x := range []*Term{
		some(b.And(twice, q, b.Not(again))),
		some(b.And(b.App(f, twice, twice), q, b.Not(again))),
		some(b.And(b.App(f, again, shared), b.App(f, shared, again), twice)),
		some(b.And(shared, b.App(f, shared, all(b.Eq(b.App(f, shared, some(b.Xor(shared, b.App(f, shared, c)))), shared))), twice)),
	} {
		s := scriptOf(b, x)
		got, err := Read(b, strings.NewReader(s.String()))
		if err != nil {
			t.Fatalf("%v in\n%s", err, s)
		}
		for k := range 64 {
			bit := func(i int) Value { return b.BoolValue(k>>i&1 == 1) }
			table := FuncValue{Else: bit(0)}
			for i, at := range [][]bool{{false, true}, {true, false}, {true, true}} {
				table.Entries = append(table.Entries, FuncEntry{[]Value{b.BoolValue(at[0]), b.BoolValue(at[1])}, bit(i + 1)})
			}
			m := &Model{Consts: map[string]Value{"d": bit(4), "e": bit(5)}, Funcs: map[string]FuncValue{"f": table}}
			want, err := Eval(x, m)
			if err != nil {
				t.Fatal(err)
			}
			if have, err := Eval(got.Assertions[0].Term, m); err != nil || have.Compare(want) != 0 {
				t.Errorf("read\n%s\nafter writing\n%s", got.Assertions[0].Term, s)
				break
			}
		}
	}
}
