package verify_test

import (
	"context"
	"path/filepath"
	"testing"

	"inspect/internal/columns"
	"inspect/internal/oracle"
	"inspect/report"
	"inspect/verify"
)

// TestByContract: methods whose calls stand for their contracts have the verdicts that
// testdata/jml/calls expects. What is violated there need not be so when the bodies of
// the calls are executed.
func TestByContract(t *testing.T) {
	t.Parallel()
	cases, err := oracle.Table(filepath.Join("..", "testdata", "jml", "calls"))
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range cases {
		t.Run(c.Name(), func(t *testing.T) {
			doc := verify.Run(context.Background(), verify.Config{
				Paths: []string{c.File}, Methods: []string{c.Method.QName()}, Bounds: c.Bounds.WithDefaults().Bounds,
				Exceptions: c.Bounds.Exceptions, Calls: "contract", Attempts: []verify.Attempt{columns.All(t)[columns.Quick]}, Check: true,
			})
			if len(doc.Results) != 1 || string(doc.Results[0].Verdict) != c.Word && !(c.Word == "holds" && doc.Results[0].Verdict == report.Nothing) {
				t.Fatalf("want %s\n%s", c.Word, columns.Text(doc))
			}
			for _, k := range c.Kinds {
				if ce := doc.Results[0].Counterexample; ce.Kind != k {
					t.Errorf("breaks %s, want %s\n%s", ce.Kind, k, columns.Text(doc))
				}
			}
		})
	}
}
