package verify_test

import (
	"context"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"inspect/internal/columns"
	"inspect/report"
	"inspect/verify"
)

// TestStartups: a verdict that holds is not complete, and names the class, where a call may be
// the first to use a class whose initialisers change what the check looks at, or throw. What
// ordinary initialisers do is no reason.
func TestStartups(t *testing.T) {
	text, err := os.ReadFile("testdata/startup/Uses.java")
	if err != nil {
		t.Fatal(err)
	}
	want := map[string]string{}
	for _, m := range regexp.MustCompile(`// EXPECT (.*)\n.*void (\w+\(\))`).FindAllStringSubmatch(string(text), -1) {
		want[m[2]] = m[1]
	}
	doc := verify.Run(context.Background(), verify.Config{Paths: []string{"testdata/startup"}, Modules: modules(t), Attempts: []verify.Attempt{columns.All(t)[columns.Quick]}, Check: true})
	met := 0
	for _, r := range doc.Results {
		w, ok := want[r.Method]
		if !ok {
			continue
		}
		met++
		got := strings.ReplaceAll(string(r.Verdict), "-", " ")
		var names []string
		for _, k := range r.CutOff {
			name, _, _ := strings.Cut(k.Detail, " ")
			names = append(names, name)
			if k.Kind != report.ClassInitCut || r.Complete {
				t.Errorf("%s: cut off by %s, complete %v", r.Method, k.Kind, r.Complete)
			}
		}
		noted := slices.ContainsFunc(r.Diagnostics, func(g report.Diagnostic) bool { return g.Code == "class-initialisation" })
		if len(names) > 0 {
			got += ", " + strings.Join(names, " ")
		} else if r.Verdict == report.Holds && !r.Complete {
			t.Errorf("%s: not complete", r.Method)
		}
		if got != w || noted != (len(names) > 0) {
			t.Errorf("%s: %s, noted %v; want %s", r.Method, got, noted, w)
		}
	}
	if met != len(want) {
		t.Errorf("%d results, want %d", met, len(want))
	}
}
