// Package columns are the ways of deciding that tests compare with one another and with
// exhaustive execution: encodings and backends by name.
package columns

import (
	"fmt"
	"strings"
	"testing"

	"inspect/encode"
	"inspect/report"
	"inspect/solve"
	"inspect/solve/sat"
	"inspect/verify"
	"inspect/z3"
)

// Quick is the column on which every method of the oracle's tables is decided in any
// case.
const Quick = "ground/gophersat"

// All are the columns on which everything is compared. All of them are
// installed by `make test`; none is skipped.
func All(t testing.TB) map[string]verify.Attempt {
	t.Helper()
	lib, err := z3.Open()
	if err != nil {
		t.Fatal(err)
	}
	gopher, err := sat.New("gophersat")
	if err != nil {
		t.Fatal(err)
	}
	ground := func(b solve.Backend) verify.Attempt {
		return verify.Attempt{Encoding: encode.Options{Encoding: encode.Ground}, Backend: b}
	}
	plain := encode.Options{Encoding: encode.Ground, NoCanonical: true, NoMaySets: true, NoSkolem: true, NoOrders: true, NoFacts: true}
	return map[string]verify.Attempt{
		"quantified/z3":        {Encoding: encode.Options{Encoding: encode.Quantified}, Backend: lib.Backend()},
		"quantified/axioms/z3": {Encoding: encode.Options{Encoding: encode.Quantified, Reach: encode.Axioms}, Backend: lib.Backend()},
		"ground/z3":            ground(lib.Backend()),
		Quick:                  ground(gopher),
		"ground/plain":         {Encoding: plain, Backend: gopher},
	}
}

// Text is what a document says, all of it: for messages of tests.
func Text(doc *report.Document) string {
	var b strings.Builder
	doc.WriteText(&b, report.TextOptions{Verbose: true})
	for _, d := range doc.Diagnostics {
		fmt.Fprint(&b, d.Text())
	}
	return b.String()
}
