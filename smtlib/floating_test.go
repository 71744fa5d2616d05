package smtlib

import (
	"fmt"
	"math"
	"strings"
	"testing"
)

// numberNamed is the number with the bits of a constant named so.
func numberNamed(b *Builder, name string, f format) *Term {
	return b.Floating(OpFPOfBits, f.exp, f.sig, b.Const(name, b.BitVec(f.width())))
}

// TestBitsOfNumbers: bits become constants that Write defines and Read puts back, however
// they depend on each other, and solvers find what the evaluator finds.
func TestBitsOfNumbers(t *testing.T) {
	for _, f := range formats {
		b := NewBuilder()
		x, y := numberNamed(b, "x", f), numberNamed(b, "y", f)
		bits := func(t *Term) *Term { return b.Floating(OpFPToBits, 0, 0, t) }
		sum := bits(b.Floating(OpFPAdd, 0, 0, x, y))
		moved := b.Floating(OpFPOfBits, f.exp, f.sig, b.Add(sum, b.BV(1, f.width())))
		product := bits(b.Floating(OpFPMul, 0, 0, moved, moved))
		s := &Script{B: b, GetModel: true}
		s.Assert(b.SLt(sum, product), "larger")
		s.Assert(b.Not(b.Floating(OpFPIsNaN, 0, 0, x)), "")
		s.Assert(b.Eq(product, b.BV(f.nan(), f.width())), "the next of an infinity is no number")
		Check(b, s.roots()...)
		text := s.String()
		if !strings.Contains(text, "(set-logic QF_BVFP)") || strings.Contains(text, "fp.bits") {
			t.Errorf("a script of numbers and words:\n%s", text)
		}
		back, err := Read(NewBuilder(), strings.NewReader(text))
		if err != nil {
			t.Fatalf("%v\n%s", err, text)
		}
		if again := back.String(); again != text {
			t.Errorf("written\n%s\nread\n%s", text, again)
		}
		for solver := range solvers {
			answer := ask(t, solver, text)
			if !strings.HasPrefix(answer, "sat") {
				t.Fatalf("%s: %s", solver, answer)
			}
			m, err := ParseModel(b, answer)
			if err != nil {
				t.Fatalf("%s: %v\n%s", solver, err, answer)
			}
			if i, err := EvalScript(s, m); i >= 0 || err != nil {
				t.Errorf("%s: assertion %d is not true, %v\n%s", solver, i, err, answer)
			}
		}
	}
}

// TestBitsUnderQuantifier: there is no constant for bits that a bound variable decides.
func TestBitsUnderQuantifier(t *testing.T) {
	b := NewBuilder()
	f := formats[0]
	v := b.BoundVar("v", b.BitVec(32))
	bits := b.Floating(OpFPToBits, 0, 0, b.Floating(OpFPSqrt, 0, 0, b.Floating(OpFPOfBits, f.exp, f.sig, v)))
	s := &Script{B: b}
	s.Assert(b.Forall([]*Term{v}, b.Not(b.Eq(bits, b.BV(1, 32)))), "")
	var sb strings.Builder
	if err := s.Write(&sb); err == nil || !strings.Contains(err.Error(), "quantifier") {
		t.Errorf("Write: %v\n%s", err, sb.String())
	}
}

// TestModelOfNumbers: what a solver says of its own numbers is passed over.
func TestModelOfNumbers(t *testing.T) {
	b := NewBuilder()
	m, err := ParseModel(b, `(
  (define-fun x () (_ BitVec 32) #x00000001)
  (define-fun !def_3 () (_ FloatingPoint 8 24) (fp #b0 #x01 #b00000000000000000000000))
  (define-fun fp.to_sbv_unspecified ((x!0 (_ FloatingPoint 8 24))) (_ BitVec 4) #x0))`)
	if err != nil || len(m.Consts) != 1 || m.Consts["x"].Bits != 1 || len(m.Funcs) != 0 {
		t.Errorf("%v, %v", m, err)
	}
}

// TestNumbersCommute: what takes its arguments in any order does so by a solver, too, for
// all numbers of a small format.
func TestNumbersCommute(t *testing.T) {
	b := NewBuilder()
	x, y := numberNamed(b, "x", formats[0]), numberNamed(b, "y", formats[0])
	for op := range NumOps {
		if !op.isFloating() || op.Arity() != 2 {
			continue
		}
		one, other := b.Floating(op, 0, 0, x, y), b.Floating(op, 0, 0, y, x)
		name := strings.TrimSpace(ops[op].smt + " " + ops[op].mode)
		text := fmt.Sprintf(`(declare-const x (_ FloatingPoint 3 5))
(declare-const y (_ FloatingPoint 3 5))
(assert (not (= (%[1]s x y) (%[1]s y x))))
(check-sat)`, name)
		answer := strings.TrimSpace(ask(t, "z3", text))
		if (one == other) != (answer == "unsat") {
			t.Errorf("%s: turned round it is the same term: %v; z3 says %s", op, one == other, answer)
		}
	}
}

// TestNumbersFold: the operators on constants give constants, with one NaN.
func TestNumbersFold(t *testing.T) {
	b := NewBuilder()
	of := func(v float64) *Term { return b.Floating(OpFPOfBits, 11, 53, b.BV(math.Float64bits(v), 64)) }
	nan := of(math.Copysign(math.NaN(), -1))
	big := b.Floating(OpFPToSigned, 8, 0, of(128))
	for _, c := range []struct{ got, want *Term }{
		{nan, b.Floating(OpFPOfBits, 11, 53, b.BV(0x7ff8000000000000, 64))},
		{b.Floating(OpFPAdd, 0, 0, of(0.1), of(0.2)), of(0.30000000000000004)},
		{b.Floating(OpFPDiv, 0, 0, of(0), of(0)), nan},
		{b.Floating(OpFPEq, 0, 0, of(0), of(math.Copysign(0, -1))), b.True()},
		{b.Floating(OpFPEq, 0, 0, nan, nan), b.False()},
		{b.Floating(OpFPToSigned, 8, 0, of(-128.9)), b.BV(0x80, 8)},
		{b.Floating(OpFPOfSigned, 8, 24, b.BV(1<<24+1, 32)), b.Floating(OpFPOfBits, 8, 24, b.BV(0x4b800000, 32))},
		{b.Floating(OpFPToBits, 0, 0, of(1)), b.BV(0x3ff0000000000000, 64)},
		{big, big}, // left open: not folded
	} {
		if c.got != c.want {
			t.Errorf("%s, want %s", c.got, c.want)
		}
	}
	if big.Op != OpFPToSigned {
		t.Errorf("an integer beyond the range: %s", big)
	}
	x := numberNamed(b, "x", formats[1])
	if got := b.Floating(OpFPOfBits, 11, 53, b.Floating(OpFPToBits, 0, 0, x)); got != x {
		t.Errorf("the number of a number's bits: %s", got)
	}
}
