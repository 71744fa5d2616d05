package verify_test

import (
	"context"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"inspect/counterexample/witness"
	"inspect/encode"
	"inspect/java/bounds"
	"inspect/report"
	"inspect/verify"
	"inspect/z3"
)

// TestLongArrays: counterexamples may have arrays that are too long to be written down. They
// are shown by their length and their first elements, and nobody executes them.
func TestLongArrays(t *testing.T) {
	lib, err := z3.Open()
	if err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(t.TempDir(), "A.java")
	text := `class A {
    //@ requires a.length > 1 << 30; ensures a[7] != 3;
    static void element(int[] a) { }

    //@ requires 0 <= low && low <= high && high < a.length;
    static int middle(int[] a, int low, int high) { return a[(low + high) / 2]; }

    //@ requires 0 <= low && low <= high && high < a.length;
    static int middleWithoutOverflow(int[] a, int low, int high) { return a[(low + high) >>> 1]; }
}`
	if err := os.WriteFile(file, []byte(text), 0o666); err != nil {
		t.Fatal(err)
	}
	doc := verify.Run(context.Background(), verify.Config{
		Paths: []string{file}, Minimize: "off", Check: true, Bounds: bounds.Bounds{ArrayLength: 1<<31 - 1},
		Attempts: []verify.Attempt{{Encoding: encode.Options{Encoding: encode.Quantified}, Backend: lib.Backend()}},
	})
	kinds := map[string]string{"element": "postcondition", "middle": "array-index"}
	for _, r := range doc.Results {
		name, _, _ := strings.Cut(r.Method, "(")
		kind := kinds[name]
		if delete(kinds, name); kind == "" {
			if name == "middleWithoutOverflow" && r.Verdict != report.Holds {
				t.Errorf("%s: %s %s", r.Method, r.Verdict, r.Reason)
			}
			continue
		}
		ce := r.Counterexample
		if r.Verdict != report.Violated || ce.Kind != kind || ce.Status != "unconfirmed" || !strings.Contains(ce.Reason, "too long for the interpreter") {
			t.Errorf("%s: %s %+v", r.Method, r.Verdict, ce)
			continue
		}
		long := false
		for _, o := range ce.Pre.Objects {
			if len(o.Fields) == 1 && o.Fields[0].Name == "length" {
				n, err := strconv.Atoi(o.Fields[0].Value)
				long = long || err == nil && n > 1<<30 && len(o.Elements) == witness.FirstElements
			}
		}
		if !long {
			t.Errorf("%s: no long array in %+v", r.Method, ce.Pre.Objects)
		}
	}
	if len(kinds) > 0 {
		t.Errorf("not checked: %v", kinds)
	}
}
