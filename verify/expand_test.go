package verify_test

import (
	"context"
	"fmt"
	"strings"
	"testing"
	"time"

	"inspect/encode"
	"inspect/smtlib"
	"inspect/solve"
	"inspect/verify"
	"inspect/z3"
)

// TestExpanded: a backend that fails at quantifiers is asked without them.
func TestExpanded(t *testing.T) {
	lib, err := z3.Open()
	if err != nil {
		t.Fatal(err)
	}
	file := javaFile(t, `class A {
    /*@ nullable @*/ A next;
    int v;
    //@ requires (\forall A o; o.v > 0);
    //@ ensures (\forall A o; o.v > 0);
    void holds(A a) { a.v = a.v == 1 ? 1 : a.v - 1; }
    //@ requires (\forall A o; o.v > 0);
    //@ ensures (\forall A o; o.v > 0);
    void violated(A a) { a.v = a.v - 1; }
    //@ requires (\forall int i; (i & 1) * (i & 2) == 0);
    void wide() { }
}`)
	gaveUp := func() (solve.Result, error) { return solve.Result{Reason: solve.ReasonIncomplete}, nil }
	unreadable := func() (solve.Result, error) {
		return solve.Result{}, &solve.Error{Fault: solve.Unreadable, Backend: "played", Message: "gave a model in a circle"}
	}
	tired := func() (solve.Result, error) { return solve.Result{Reason: solve.ReasonTimeout}, nil }
	for _, c := range []struct {
		name   string
		method string
		fails  func() (solve.Result, error)
		want   string // verdict, or part of the error or reason
	}{
		{"gives up", "holds", gaveUp, "holds"},
		{"gives up", "violated", gaveUp, "violated"},
		{"gives up", "wide", gaveUp, solve.ReasonIncomplete},
		{"unreadable", "holds", unreadable, "holds"},
		{"unreadable", "violated", unreadable, "violated"},
		{"unreadable", "wide", unreadable, "in a circle"},
		{"tired", "holds", tired, solve.ReasonTimeout},
	} {
		b := &played{"played", func(ctx context.Context, s *smtlib.Script, o solve.Options) (solve.Result, error) {
			if strings.Contains(s.String(), "(forall ") {
				return c.fails()
			}
			return lib.Backend().Solve(ctx, s, o)
		}}
		r := verify.Run(context.Background(), verify.Config{
			Paths: []string{file}, Methods: []string{"A." + c.method}, Minimize: "off", Check: true, Timeout: time.Minute,
			Attempts: []verify.Attempt{{Encoding: encode.Options{Encoding: encode.Quantified}, Backend: b}},
		}).Results[0]
		if got := fmt.Sprint(r.Verdict, r.Reason, r.Diagnostics); !strings.Contains(got, c.want) {
			t.Errorf("%s: %s: %s, want %s", c.name, c.method, got, c.want)
		}
	}
}
