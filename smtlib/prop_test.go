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
		t = b.Eq(t, b.Const("result", t.Sort))
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
