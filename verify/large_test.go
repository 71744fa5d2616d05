package verify_test

import (
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"inspect/bounds"
	"inspect/encode"
	"inspect/report"
	"inspect/verify"
	"inspect/z3"
)

// TestLargeCounterexample: one with arrays that are too long to be written down is none.
func TestLargeCounterexample(t *testing.T) {
	lib, err := z3.Open()
	if err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(t.TempDir(), "A.java")
	text := `class A {
    //@ requires a != null && a.length > 1 << 30;
    static void f(int[] a) { assert a[7] != 3; }
}`
	if err := os.WriteFile(file, []byte(text), 0o666); err != nil {
		t.Fatal(err)
	}
	r := verify.Run(context.Background(), verify.Config{
		Paths: []string{file}, Minimize: "off", Check: true, Bounds: bounds.Bounds{ArrayLength: 1<<31 - 1},
		Attempts: []verify.Attempt{{Encoding: encode.Options{Encoding: encode.Quantified}, Backend: lib.Backend()}},
	}).Results[0]
	if r.Verdict != report.Inconclusive || r.Reason != "size" || len(r.Diagnostics) != 1 || !strings.Contains(r.Diagnostics[0].Message, "an int[] of ") {
		t.Errorf("%s %q\n%+v", r.Verdict, r.Reason, r.Diagnostics)
	}
}
