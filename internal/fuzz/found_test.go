package fuzz

import (
	"path/filepath"
	"strings"
	"testing"

	"inspect/cfg"
	"inspect/encode"
	"inspect/java/types"
	"inspect/report"
	"inspect/solve/sat"
	"inspect/verify"
)

// TestFound keeps what the random programs found, reduced: methods are named
// for their verdicts, and files that begin with At4Bits are checked at 4 bits.
func TestFound(t *testing.T) {
	gopher, err := sat.New("gophersat")
	if err != nil {
		t.Fatal(err)
	}
	paths, err := filepath.Glob(filepath.Join("testdata", "found", "*.java"))
	if err != nil || len(paths) == 0 {
		t.Fatal(paths, err)
	}
	for _, path := range paths {
		bounds := cfg.Bounds{Objects: 2}
		if strings.HasPrefix(filepath.Base(path), "At4Bits") {
			bounds.Bits = 4
		}
		doc := verify.Run(t.Context(), verify.Config{
			Paths: []string{path}, NullableByDefault: true, Calls: "inline", Check: true, Bounds: bounds, Exceptions: types.NoException,
			Attempts: []verify.Attempt{{Encoding: encode.Options{Encoding: encode.Ground}, Backend: gopher}},
		})
		decided := map[string]bool{}
		for _, r := range doc.Results {
			want := report.Holds
			switch {
			case strings.HasPrefix(r.Method, "violated"):
				want = report.Violated
			case strings.HasPrefix(r.Method, "unsupported"):
				want = report.Unsupported
			case !strings.HasPrefix(r.Method, "holds"):
				continue
			}
			decided[string(want)] = true
			if r.Verdict != want && !(want == report.Holds && r.Verdict.Good()) || want == report.Violated && r.Counterexample.Status != "confirmed" {
				var b strings.Builder
				doc.WriteText(&b, report.TextOptions{Verbose: true})
				t.Errorf("%s: %s is %s\n%s", path, r.Method, r.Verdict, b.String())
			}
		}
		if len(decided) < 2 {
			t.Errorf("%s decides only %v: %v", path, decided, doc.Diagnostics)
		}
	}
}
