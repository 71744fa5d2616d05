package verify_test

import (
	"context"
	"strings"
	"testing"
	"time"

	"inspect/encode"
	"inspect/report"
	"inspect/smtlib"
	"inspect/solve"
	"inspect/verify"
	"inspect/z3"
)

const quantifying = `class A {
    /*@ nullable @*/ A next;
    int v;
    //@ requires (\forall A o; o.v > 0);
    //@ ensures (\forall A o; o.v > 0);
    void holds(A a) { a.v = a.v == 1 ? 1 : a.v - 1; }
    //@ requires (\forall A o; o.v > 0);
    //@ ensures (\forall A o; o.v > 0);
    void violated(A a) { a.v = a.v - 1; }
    //@ requires (\forall A o; o.v > 0) && (\exists A o; o.v < 0);
    void vacuous() { }
    //@ requires (\forall int i; (i & 1) * (i & 2) == 0);
    void wide() { }
}`

// TestExpanded: a backend that fails at quantifiers is asked without them, and what
// it says then counts unless it fails again.
func TestExpanded(t *testing.T) {
	lib, err := z3.Open()
	if err != nil {
		t.Fatal(err)
	}
	file := javaFile(t, quantifying)
	type answers func(ctx context.Context, s *smtlib.Script, o solve.Options) (solve.Result, error)
	gives := func(reason string) answers {
		return func(context.Context, *smtlib.Script, solve.Options) (solve.Result, error) {
			return solve.Result{Reason: reason}, nil
		}
	}
	fails := func(f solve.Fault) answers {
		return func(context.Context, *smtlib.Script, solve.Options) (solve.Result, error) {
			return solve.Result{}, &solve.Error{Fault: f, Backend: "played", Message: "has failed"}
		}
	}
	answer := answers(lib.Backend().Solve)
	for _, c := range []struct {
		method      string
		first, then answers // of scripts with quantifiers, and without
		verdict     report.Verdict
		reason      string // part of it
		without     bool   // whether it is asked without quantifiers
	}{
		{"holds", gives(solve.ReasonIncomplete), answer, report.Holds, "", true},
		{"violated", gives(solve.ReasonIncomplete), answer, report.Violated, "", true},
		{"vacuous", gives(solve.ReasonIncomplete), answer, report.Vacuous, "preconditions, invariants and assumptions contradict each other", true},
		{"wide", gives(solve.ReasonIncomplete), answer, report.Inconclusive, solve.ReasonIncomplete, false},
		{"holds", gives(solve.ReasonUnknown), answer, report.Holds, "", true},
		{"holds", fails(solve.Unreadable), answer, report.Holds, "", true},
		{"violated", fails(solve.Unreadable), answer, report.Violated, "", true},
		{"wide", fails(solve.Unreadable), answer, report.Failed, "has failed", false},
		{"holds", fails(solve.Crashed), answer, report.Failed, "has failed", false},
		{"holds", gives(solve.ReasonTimeout), answer, report.Inconclusive, solve.ReasonTimeout, false},
		{"holds", gives(solve.ReasonIncomplete), gives(solve.ReasonTimeout), report.Inconclusive, solve.ReasonTimeout, true},
		{"holds", gives(solve.ReasonIncomplete), fails(solve.Crashed), report.Inconclusive, solve.ReasonIncomplete, true},
		{"holds", fails(solve.Unreadable), fails(solve.Crashed), report.Failed, "has failed", true},
		{"violated", answer, fails(solve.Crashed), report.Violated, "", false},
	} {
		without, with := 0, 0
		b := &played{"played", func(ctx context.Context, s *smtlib.Script, o solve.Options) (solve.Result, error) {
			if strings.Contains(s.String(), "(forall ") {
				with++
				return c.first(ctx, s, o)
			}
			if without++; o.Timeout <= 0 || o.Timeout > time.Minute {
				t.Errorf("%s: asked again with a limit of %v", c.method, o.Timeout)
			}
			return c.then(ctx, s, o)
		}}
		r := verify.Run(context.Background(), verify.Config{
			Paths: []string{file}, Methods: []string{"A." + c.method}, Minimize: "off", Check: true, Timeout: time.Minute,
			Attempts: []verify.Attempt{{Encoding: encode.Options{Encoding: encode.Quantified}, Backend: b}},
		}).Results[0]
		if r.Verdict != c.verdict || !strings.Contains(r.Reason, c.reason) {
			t.Errorf("%s: %s %q, want %s %q\n%+v", c.method, r.Verdict, r.Reason, c.verdict, c.reason, r.Diagnostics)
		}
		// Once it is asked without, it is not asked with them again, but of another
		// graph, on which what the bounds cut off is asked.
		if without > 0 != c.without || without > 1 && with > 2 {
			t.Errorf("%s, %s %q: asked %d times with quantifiers, %d times without", c.method, c.verdict, c.reason, with, without)
		}
	}
}

// TestExpandedInterrupted: what is interrupted is not asked again.
func TestExpandedInterrupted(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	defer cancel()
	asked := 0
	b := &played{"played", func(context.Context, *smtlib.Script, solve.Options) (solve.Result, error) {
		asked++
		cancel()
		return solve.Result{Reason: solve.ReasonIncomplete}, nil
	}}
	verify.Run(ctx, verify.Config{
		Paths: []string{javaFile(t, quantifying)}, Methods: []string{"A.holds"}, Minimize: "off",
		Attempts: []verify.Attempt{{Encoding: encode.Options{Encoding: encode.Quantified}, Backend: b}},
	})
	if asked != 1 {
		t.Errorf("asked %d times", asked)
	}
}
