package verify

import (
	"context"
	"os"
	"path/filepath"
	"testing"

	"github.com/google/go-cmp/cmp"

	"inspect/report"
)

// TestTexts: a text counts in the place of what its file holds, of the file checked, of a class and of a
// specification that are found by name, and of a file that is not there. The results are those of the
// same files on the disk, with a cache as well.
func TestTexts(t *testing.T) {
	t.Parallel()
	files := map[string]string{
		"p/A.java": "package p; class A { //@ ensures \\result > 0;\n static int a() { return B.b() + C.c(); } }",
		"p/B.java": "package p; class B { //@ ensures \\result == 1;\n static int b() { return 1; } }",
		"p/C.java": "package p; class C { static int c() { return 0; } }",
		"p/C.jml":  "package p; class C { //@ ensures \\result == 0;\n static int c(); }",
	}
	edits := []struct {
		file, text string
		want       report.Verdict
	}{
		{"p/A.java", files["p/A.java"], report.Holds},
		{"p/B.java", "package p; class B { //@ ensures \\result == 0;\n static int b() { return 0; } }", report.Violated},
		{"p/A.java", "package p; class A { //@ ensures \\result >= 0;\n static int a() { return B.b() + C.c(); } }", report.Holds},
		{"p/B.java", files["p/B.java"], report.Holds},
		{"p/C.jml", "package p; class C { //@ ensures \\result == -7;\n static int c(); }", report.Violated},
	}
	dir := project(t, files)
	held, written := cachedConfig(t, filepath.Join(dir, "p/A.java")), cachedConfig(t)
	held.Calls, held.Texts = "contract", map[string]string{}
	verdict := func(c Config) []string {
		var out []string
		doc := Run(context.Background(), c)
		for _, d := range doc.Diagnostics {
			out = append(out, d.Message)
		}
		for _, r := range doc.Results {
			h := r.Headline()
			out = append(out, r.Name(), string(r.Verdict), h.Status, h.Text, filepath.Base(h.File))
		}
		return out
	}
	for _, e := range edits {
		files[e.file] = e.text
		held.Texts[filepath.Join(dir, e.file)] = e.text
		other := project(t, files)
		written.Calls, written.Paths = "contract", []string{filepath.Join(other, "p/A.java")}
		want := verdict(written)
		for range 2 { // the second time from the cache
			if got := verdict(held); !cmp.Equal(got, want) || len(got) < 2 || got[1] != string(e.want) {
				t.Errorf("after %s: %s\nwith texts %q\non the disk %q, want %s", e.file, e.text, got, want, e.want)
			}
		}
	}
	if err := os.RemoveAll(filepath.Join(dir, "p")); err != nil || os.Mkdir(filepath.Join(dir, "p"), 0o755) != nil {
		t.Fatal(err)
	}
	held.Texts[filepath.Join(dir, "p/C.java")] = files["p/C.java"]
	if got := verdict(held); len(got) < 2 || got[1] != string(report.Violated) {
		t.Errorf("with texts alone: %q", got)
	}
}

// TestTextsInRounds: where methods are checked in rounds, what they lead to beside the files is not known
// when results are looked up. A result is found again for the texts that it was kept for.
func TestTextsInRounds(t *testing.T) {
	t.Parallel()
	dir := project(t, map[string]string{
		"A.java": "class A { int f(B b) { return 4 / b.get(); } int g(B b) { return b.get(); } int h(int x) { return x; } }",
		"B.java": "class B { int get() { return C.n(); } }",
		"C.java": "class C { static int n() { return 1; } }",
	})
	c := cachedConfig(t, filepath.Join(dir, "A.java"))
	c.round = 1
	for i, k := range []struct {
		n      string
		want   report.Verdict
		cached int
	}{{"", report.Nothing, 0}, {"0", report.Violated, 0}, {"2", report.Nothing, 0}, {"0", report.Violated, 3}} {
		c.Texts = nil
		if k.n != "" {
			c.Texts = map[string]string{filepath.Join(dir, "C.java"): "class C { static int n() { return " + k.n + "; } }"}
		}
		doc := Run(context.Background(), c)
		if len(doc.Results) != 3 || doc.Results[0].Verdict != k.want || doc.Cached != k.cached {
			t.Errorf("%d: C.n() returns %q: %s with %d of the cache, want %s with %d", i, k.n, doc.Results[0].Verdict, doc.Cached, k.want, k.cached)
		}
	}
	// Of the file itself what is asked for anew is what was edited.
	c.Texts = map[string]string{filepath.Join(dir, "A.java"): "class A { int f(B b) { return 4 / b.get(); } int g(B b) { return b.get(); } int h(int x) { return x + 1; } }"}
	if doc := Run(context.Background(), c); len(doc.Results) != 3 || doc.Cached != 2 {
		t.Errorf("after an edit of one method %d results come from the cache, want 2", doc.Cached)
	}
}
