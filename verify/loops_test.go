package verify_test

import (
	"context"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"inspect/internal/columns"
	"inspect/internal/oracle"
	"inspect/report"
	"inspect/verify"
)

// TestLoopsByInvariants: a method that holds with its loops by their invariants holds, and
// where it does not, the methods hold all the same only where the invariants say too little.
func TestLoopsByInvariants(t *testing.T) {
	t.Parallel()
	cases, err := oracle.Table(filepath.Join("..", "testdata", "oracle"))
	if err != nil {
		t.Fatal(err)
	}
	n := 0
	for _, c := range cases {
		if filepath.Base(c.File) != "LoopSpecs.java" {
			continue
		}
		n++
		config := verify.Config{
			Paths: []string{c.File}, Methods: []string{c.Method.QName()}, Bounds: c.Bounds.WithDefaults().Bounds, Minimize: "off", Loops: "invariant", Calls: "inline", Check: true,
			Attempts: []verify.Attempt{columns.All(t)[columns.Quick]},
		}
		doc := verify.Run(context.Background(), config)
		if len(doc.Results) != 1 {
			t.Fatalf("%s: %s", c.Name(), columns.Text(doc))
		}
		r := doc.Results[0]
		want := c.Word
		if strings.HasSuffix(c.Method.Name, "Weak") {
			want = "violated"
			if k := r.Counterexamples(); len(k) > 0 && (k[0].Status != "unconfirmed" || !strings.Contains(k[0].Reason, "the model knows of the loop of line")) {
				t.Errorf("%s: %s %s", c.Name(), k[0].Status, k[0].Reason)
			}
		}
		if string(r.Verdict) != want || r.Verdict == report.Holds && slices.ContainsFunc(r.CutOff, func(k report.CutOff) bool { return k.Kind == "loop" }) {
			t.Errorf("%s: %s, want %s\n%s", c.Name(), r.Verdict, want, columns.Text(doc))
		}
	}
	if n < 20 {
		t.Errorf("only %d methods", n)
	}
}
