package verify_test

import (
	"context"
	"testing"

	"inspect/cfg"
	"inspect/encode"
	"inspect/internal/columns"
	"inspect/report"
	"inspect/verify"
)

// TestFrameOfACall: that a contract lets a call assign too much is confirmed where
// the body called does so, not by an assignment elsewhere.
func TestFrameOfACall(t *testing.T) {
	path := javaFile(t, `class A {
	int v;
	int w;
	//@ ensures true;
	void writes() { v = 1; }
	//@ ensures true;
	void nothing() { }
	//@ assignable w;
	void confirmed() { writes(); }
	//@ assignable w;
	void unconfirmed() { nothing(); }
	//@ assignable w;
	void elsewhere() { nothing(); v = 1; }
	//@ assignable w;
	void later() { nothing(); writes(); }
	//@ requires k > 0; assignable o.v; ensures true;
	void recursive(A o, int k) { if (k > 1) o.recursive(this, k - 1); o.v = k; }
}`)
	doc := verify.Run(context.Background(), verify.Config{
		Paths: []string{path}, Bounds: cfg.Bounds{Bits: 4, Objects: 2}, Check: true,
		Methods:  []string{"A.confirmed", "A.unconfirmed", "A.elsewhere", "A.later", "A.recursive"},
		Attempts: []verify.Attempt{{Encoding: encode.Options{Encoding: encode.Ground}, Backend: gophersat(t)}},
	})
	want := map[string]string{"confirmed()": "confirmed", "unconfirmed()": "unconfirmed", "elsewhere()": "unconfirmed",
		"later()": "unconfirmed", "recursive(A,int)": "confirmed"}
	if len(doc.Results) != len(want) {
		t.Fatalf("%d results\n%s", len(doc.Results), columns.Text(doc))
	}
	for _, r := range doc.Results {
		if r.Verdict != report.Violated || r.Counterexample.Status != want[r.Method] {
			t.Errorf("%s: %s, %s, want %s\n%s", r.Method, r.Verdict, r.Counterexample.Status, want[r.Method], columns.Text(doc))
		}
	}
}
