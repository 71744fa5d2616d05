package oracle_test

import (
	"context"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"inspect/internal/columns"
	"inspect/internal/oracle"
	"inspect/java/bounds"
	"inspect/report"
	"inspect/solve/sat"
	"inspect/verify"
)

// wanted is what a comment in front of a method says of its verdict.
var wanted = regexp.MustCompile(`(?m)^ *// (NEEDS .*|VIOLATED.*|INCONCLUSIVE UNDER .*|HOLDS)\n`)

// TestNeeds compares the needs of ordinary methods with what is written in front of them, and
// each with exhaustive execution of the program into which it is pasted: under it nothing
// fails, and an exact need excludes no call that returns.
func TestNeeds(t *testing.T) {
	path := filepath.Join("testdata", "needs", "Plain.java")
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	small := bounds.Bounds{Bits: 3, Objects: 2, ArrayLength: 2, Unwind: 4, Recursion: 3}
	doc := verify.Run(context.Background(), verify.Config{
		Paths: []string{path}, Bounds: small, Calls: "inline", Needs: verify.NeedsOn, Check: true, Refute: sat.Refute,
		Attempts: []verify.Attempt{columns.All(t)[columns.Quick]},
	})
	places := wanted.FindAllSubmatchIndex(text, -1)
	if len(doc.Results) != len(places) {
		t.Fatalf("%d results of %d methods: %v", len(doc.Results), len(places), doc.Diagnostics)
	}
	slices.SortFunc(doc.Results, func(a, b *report.Result) int { return a.Line - b.Line })
	for i, r := range doc.Results {
		want := string(text[places[i][2]:places[i][3]])
		t.Run(r.Method, func(t *testing.T) {
			if got := said(r); got != want {
				t.Errorf("%s, and not %s", got, want)
			}
			for _, n := range r.Needs {
				if r.Verdict == report.Needs {
					pasted(t, r, insert(text, places[i][1], clausesOf(r)...), small, "holds")
				}
				if n.Exact {
					not := "requires !(" + strings.TrimSuffix(strings.TrimPrefix(n.Clause, "requires "), ";") + ");"
					pasted(t, r, insert(text, places[i][1], not, "ensures false;", "signals (RuntimeException e) true;"), small, "no return")
				}
			}
		})
	}
}

// said is a result in the words of the comments.
func said(r *report.Result) string {
	var parts []string
	for _, n := range r.Needs {
		parts = append(parts, strings.TrimSuffix(strings.TrimPrefix(n.Clause, "requires "), ";"))
	}
	switch {
	case r.Verdict == report.Needs:
		return "NEEDS " + strings.Join(parts, "; ")
	case r.Verdict.Good():
		return "HOLDS"
	case len(parts) > 0:
		return strings.ToUpper(string(r.Verdict)) + " UNDER " + strings.Join(parts, "; ")
	}
	return strings.ToUpper(string(r.Verdict))
}

func clausesOf(r *report.Result) []string {
	var out []string
	for _, n := range r.Needs {
		out = append(out, n.Clause)
	}
	return out
}

// insert puts clauses into a text, at the beginning of a line.
func insert(text []byte, at int, clauses ...string) string {
	return string(text[:at]) + "/*@ " + strings.Join(clauses, " ") + " @*/" + string(text[at:])
}

// pasted executes a method of a program for all states within the bounds.
func pasted(t *testing.T, r *report.Result, text string, small bounds.Bounds, want string) {
	t.Helper()
	path := filepath.Join(t.TempDir(), "Plain.java")
	if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	w, _, err := oracle.LoadPlain(path)
	if err != nil {
		t.Fatal(err)
	}
	ms, d := w.FindMethods(r.Class + "." + strings.ReplaceAll(r.Method, " ", ""))
	if d != nil || len(ms) != 1 {
		t.Fatalf("%v %v", ms, d)
	}
	v, err := oracle.Exhaust(w, ms[0], oracle.Bounds{Bounds: small})
	if err != nil {
		t.Fatal(err)
	}
	broken := v.Word != "holds"
	if want == "no return" {
		broken = slices.Contains(v.Kinds, "postcondition")
	}
	if broken {
		t.Errorf("%s: %s %v, and not %s", text, v.Word, v.Kinds, want)
	}
}
