package types_test

import (
	"testing"

	"inspect/java/types"
)

func TestKinds(t *testing.T) {
	w := world(t, `class A { /*@ nullable @*/ A next; class In { } static class Nested { } enum E { X } interface I { } record R(int x) { }
		void m(final A p) { } }`)
	for name, want := range map[string][4]bool{ // interface, enum, record, inner
		"A": {}, "A.In": {3: true}, "A.Nested": {}, "A.E": {1: true}, "A.I": {true}, "A.R": {2: true},
	} {
		c := w.Lookup(name)
		if got := [4]bool{c.IsInterface(), c.IsEnum(), c.IsRecord(), c.IsInner()}; got != want {
			t.Errorf("%s: %v, want %v", name, got, want)
		}
	}
	a := w.Lookup("A")
	if !a.Fields[0].Modifiers().HasJML("nullable") || (&types.Field{}).Modifiers() != nil {
		t.Error("modifiers of the field")
	}
	p := method(t, w, "A.m").Params[0]
	if !p.Modifiers().Has("final") || (&types.Var{}).Modifiers() != nil {
		t.Error("modifiers of the parameter")
	}
}
