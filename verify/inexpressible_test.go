package verify_test

import (
	"context"
	"strings"
	"testing"

	"inspect/report"
	"inspect/verify"
)

// TestInexpressible: a method that the encoding asked for cannot express is
// inconclusive, and no fault; the reason stands at what is in the way.
func TestInexpressible(t *testing.T) {
	file := javaFile(t, `class A {
    //@ requires (\forall int i; (\exists int j; j > i || j * i == x));
    static int f(int x) { return x / 2; }
}`)
	r := verify.Run(context.Background(), verify.Config{
		Paths: []string{file}, Attempts: ground(gophersat(t)),
	}).Results[0]
	if r.Verdict != report.Inconclusive || r.Reason != "encoding" || len(r.Diagnostics) != 1 {
		t.Fatalf("%s (%s) %+v", r.Verdict, r.Reason, r.Diagnostics)
	}
	if d := r.Diagnostics[0]; d.Line != 2 || !strings.HasPrefix(d.Message, "ground encoding: the values of j are not bounded") {
		t.Errorf("%+v", d)
	}
}
