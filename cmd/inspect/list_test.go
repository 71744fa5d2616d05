package main

import (
	"strings"
	"testing"

	"inspect/verify"
)

// TestListInterrupted: a list that was interrupted counts what it did not look at apart.
func TestListInterrupted(t *testing.T) {
	l := &verify.List{Methods: []verify.ListedMethod{{Method: "f()"}, {Method: "g()", Cause: &verify.Cause{Message: "odd", File: "A.java", Line: 3, Column: 2}}, {Method: "h()", Unchecked: true}},
		Causes: []verify.CauseCount{{Cause: "odd", Methods: 1}}}
	for i, want := range []string{"supported", "odd (A.java:3:2)", "not looked at"} {
		if got := supported(l.Methods[i]); got != want {
			t.Errorf("%s: %q, want %q", l.Methods[i].Method, got, want)
		}
	}
	for _, want := range []string{"\n1 of 2 methods are not supported; 1 more was not looked at\n", "\n1 of 2 methods are not supported\n"} {
		var b strings.Builder
		causes(&b, l)
		if !strings.HasPrefix(b.String(), want) {
			t.Errorf("%q, want %q", b.String(), want)
		}
		l.Methods = l.Methods[:2]
	}
}
