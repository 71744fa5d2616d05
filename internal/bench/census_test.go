package bench

import (
	"context"
	"encoding/json"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"inspect/report"
)

// asked is the environment variable that makes the test answer as the command does.
const asked = "BENCH_ANSWERS_AS_INSPECT"

// answer does what inspect does where a census asks the test itself: of each method named
// f a violation is found, g is unsupported, and h holds.
func answer() {
	text, err := os.ReadFile(os.Args[2])
	if err != nil || os.Args[1] == "check" && strings.Contains(string(text), "silent") {
		os.Stderr.WriteString("no answer\n")
		os.Exit(6)
	}
	class := strings.TrimSuffix(filepath.Base(os.Args[2]), ".java")
	verdicts := map[string]*report.Result{
		"f()": {Verdict: report.Violated, Counterexample: &report.Counterexample{Status: "confirmed", JVM: &report.JVM{Status: "unavailable", Reason: "no JVM"}}},
		"g()": {Verdict: report.Unsupported, Diagnostics: []report.Diagnostic{{Severity: "warning", Message: "w"}, {Severity: "error", Message: "this is not supported yet"}}},
		"h()": {Verdict: report.Holds},
	}
	doc := report.Document{}
	list := map[string]any{"methods": []map[string]string{{"class": class, "method": "C() (implicit)"}, {"class": class, "method": "f()"}, {"class": class, "method": "g()"}, {"class": class, "method": "h()"}}}
	for i, a := range os.Args {
		if a == "--method" {
			c, name, _ := strings.Cut(os.Args[i+1], ".")
			r := verdicts[name]
			r.Class, r.Method = c, name
			doc.Results = append(doc.Results, r)
		}
	}
	if os.Args[1] == "list" {
		json.NewEncoder(os.Stdout).Encode(list)
	} else {
		json.NewEncoder(os.Stdout).Encode(doc)
	}
	os.Exit(0)
}

// TestCensus: each file is asked for by itself, in a folder of its package; what is
// counted is what the answers say, and the sample is the same each time.
func TestCensus(t *testing.T) {
	dir := t.TempDir()
	for name, text := range map[string]string{"p/A.java": "package p.q;\nclass A { }", "B.java": "class B { }", "p/package-info.java": "package p;", "C.java": "class C { /* silent */ }"} {
		path := filepath.Join(dir, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(path), 0o777); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	t.Setenv(asked, "1")
	take := func(sample int) []Judged {
		c := Census{Inspect: os.Args[0], Folder: dir, Alone: true, Library: "models", Sample: sample, Limit: time.Minute, Progress: func(string) {}}
		js, err := c.Run(context.Background())
		if err != nil {
			t.Fatal(err)
		}
		return js
	}
	all := take(0)
	if len(all) != 9 {
		t.Fatalf("%d methods, want 9: %v", len(all), all)
	}
	rows := VerdictTable(all)
	want := Table{{"verdict", "methods", "share"}, {"error", "3", "33 %"}, {"holds", "2", "22 %"}, {"unsupported", "2", "22 %"}, {"violated", "2", "22 %"}, {"decided", "4", "44 %"}, {"all", "9", "100 %"}}
	if !slices.EqualFunc(rows, want, slices.Equal) {
		t.Errorf("%v", rows)
	}
	causes := CauseTable(all)
	for i, want := range []string{"no answer", "this", "unavailable: no JVM"} {
		if len(causes) != 4 || !strings.Contains(causes[i+1][2], want) {
			t.Errorf("row %d is to say %q: %v", i+1, want, causes)
		}
	}
	some := take(4)
	if len(some) != 4 || !slices.Equal(some, take(4)) {
		t.Errorf("%v", some)
	}
	for _, j := range some {
		if !slices.Contains(all, j) {
			t.Errorf("%v is none of all", j)
		}
	}
}
