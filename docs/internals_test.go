// Package docs keeps the dumps in internals.md true: its test makes every one
// of them anew and compares. With -update it rewrites them.
package docs

import (
	"bytes"
	"context"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"sort"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"inspect/cfg"
	"inspect/encode"
	"inspect/report"
	"inspect/smtlib"
	"inspect/solve"
	"inspect/solve/sat"
	"inspect/verify"
)

var update = flag.Bool("update", false, "rewrite the dumps in internals.md")

// block is a place in internals.md: <!-- show NAME --> and the fence after it.
var block = regexp.MustCompile("(?s)<!-- show ([a-z-]+) -->\n```([a-z0-9]*)\n.*?\n```\n")

func TestInternalsAreTrue(t *testing.T) {
	path := "internals.md"
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	shown := map[string]string{}
	for name, make := range stages {
		shown[name] = strings.TrimRight(make(t), "\n")
	}
	seen := map[string]bool{}
	fresh := block.ReplaceAllStringFunc(string(text), func(old string) string {
		m := block.FindStringSubmatch(old)
		body, ok := shown[m[1]]
		if !ok {
			t.Errorf("internals.md shows %q, which is no stage", m[1])
			return old
		}
		seen[m[1]] = true
		return fmt.Sprintf("<!-- show %s -->\n```%s\n%s\n```\n", m[1], m[2], body)
	})
	for name := range stages {
		if !seen[name] {
			t.Errorf("internals.md does not show %q", name)
		}
	}
	if *update {
		if err := os.WriteFile(path, []byte(fresh), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	if d := cmp.Diff(string(text), fresh); d != "" {
		t.Errorf("internals.md differs from what the stages give; go test ./docs -update rewrites it (-written +made):\n%s", d)
	}
}

// stages makes what each block shows.
var stages = map[string]func(*testing.T) string{
	"source": func(t *testing.T) string {
		text, err := os.ReadFile(counter)
		if err != nil {
			t.Fatal(err)
		}
		return string(text)
	},
	"ast":        func(t *testing.T) string { return dump(t, "ast", encode.Ground) },
	"types":      func(t *testing.T) string { return dump(t, "types", encode.Ground) },
	"core":       func(t *testing.T) string { return dump(t, "core", encode.Ground) },
	"cfg":        func(t *testing.T) string { return dump(t, "cfg", encode.Ground) },
	"dot":        func(t *testing.T) string { return dump(t, "dot", encode.Ground) },
	"quantified": func(t *testing.T) string { return dump(t, "smt", encode.Quantified) },
	"ground":     func(t *testing.T) string { return dump(t, "smt", encode.Ground) },
	"model": func(t *testing.T) string {
		r := &recorder{Backend: embedded(t)}
		check(t, verify.Config{Attempts: []verify.Attempt{{Encoding: encode.Options{Encoding: encode.Ground}, Backend: r}}})
		return r.model
	},
	"report": func(t *testing.T) string {
		var b bytes.Buffer
		if err := document(t).WriteText(&b, report.TextOptions{}); err != nil {
			t.Fatal(err)
		}
		return b.String()
	},
	"json": func(t *testing.T) string {
		var b bytes.Buffer
		d := document(t)
		d.Results[0].Seconds = report.Seconds{}
		if err := d.WriteJSON(&b); err != nil {
			t.Fatal(err)
		}
		return b.String()
	},
}

var counter = filepath.Join("testdata", "Counter.java")

// check runs all stages on the example.
func check(t *testing.T, c verify.Config) *report.Document {
	c.Paths, c.Methods = []string{counter}, []string{"Counter.advance"}
	c.Bounds = cfg.Bounds{Bits: 3, Objects: 2}
	c.Check = true
	doc := verify.Run(context.Background(), c)
	if len(doc.Results) != 1 {
		t.Fatalf("%d results, want 1: %v", len(doc.Results), doc.Diagnostics)
	}
	return doc
}

// dump gives what one stage prints.
func dump(t *testing.T, stage string, e encode.Method) string {
	var b bytes.Buffer
	check(t, verify.Config{
		Attempts: []verify.Attempt{{Encoding: encode.Options{Encoding: e}, Backend: verify.NoBackend()}},
		Dumps:    []verify.Dump{{Stage: stage}},
		Out:      &b,
	})
	return b.String()
}

// document is the report on the ground encoding and the embedded SAT solver.
func document(t *testing.T) *report.Document {
	d := check(t, verify.Config{Attempts: []verify.Attempt{{Encoding: encode.Options{Encoding: encode.Ground}, Backend: embedded(t)}}})
	if r := d.Results[0]; r.Verdict != report.Violated || r.Counterexample.Status != "confirmed" {
		t.Fatalf("the example is %s, want violated and confirmed", r.Verdict)
	}
	d.Seconds = 0 // it differs from run to run
	return d
}

func embedded(t *testing.T) solve.Backend {
	b, err := sat.New("gophersat")
	if err != nil {
		t.Fatal(err)
	}
	return b
}

// recorder is a backend that remembers the first model.
type recorder struct {
	solve.Backend
	model string
}

func (r *recorder) Solve(ctx context.Context, s *smtlib.Script, o solve.Options) (solve.Result, error) {
	res, err := r.Backend.Solve(ctx, s, o)
	if r.model == "" && res.Model != nil {
		var lines []string
		for name, v := range res.Model.Consts {
			lines = append(lines, fmt.Sprintf("%s = %s", name, v))
		}
		sort.Strings(lines)
		r.model = strings.Join(lines, "\n")
	}
	return res, err
}
