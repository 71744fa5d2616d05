package verify_test

import (
	"context"
	"slices"
	"testing"

	"inspect/cfg"
	"inspect/encode"
	"inspect/internal/columns"
	"inspect/verify"
)

// TestUncheckedClauses: what a specification claims and nobody checks is said.
func TestUncheckedClauses(t *testing.T) {
	path := javaFile(t, `class Top {
	int y;
	//@ requires true; accessible y;
	void m(int k) { }
}
class A extends Top {
	//@ also
	//@ requires k > 0;
	//@ ensures y == \old(y);
	//@ ensures_redundantly y == 7;
	//@ measured_by k;
	//@ implies_that
	//@ ensures y == 8;
	//@ for_example
	//@ ensures y == 9;
	void m(int k) {
		//@ loop_modifies y;
		//@ maintaining_redundantly y > 3;
		for (int i = 0; i < 2; i++) { }
		//@ assert_redundantly y == y;
	}
	//@ ensures y == \old(y);
	void quiet() { }
}`)
	doc := verify.Run(context.Background(), verify.Config{
		Paths: []string{path}, Methods: []string{"A.m", "A.quiet"}, Bounds: cfg.Bounds{Bits: 4, Objects: 1},
		Attempts: []verify.Attempt{{Encoding: encode.Options{Encoding: encode.Ground}, Backend: gophersat(t)}},
	})
	if len(doc.Results) != 2 {
		t.Fatalf("%d results\n%s", len(doc.Results), columns.Text(doc))
	}
	for i, want := range [][]int{{3, 10, 13, 15, 18}, nil} {
		var got []int
		for _, d := range doc.Results[i].Diagnostics {
			if d.Code != "unchecked-clause" || d.Severity != "note" {
				t.Errorf("%+v", d)
			}
			got = append(got, d.Line)
		}
		slices.Sort(got)
		if !slices.Equal(got, want) {
			t.Errorf("%s: notes in lines %d, want %d\n%s", doc.Results[i].Method, got, want, columns.Text(doc))
		}
	}
}
