package verify_test

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/rogpeppe/go-internal/txtar"

	"inspect/cfg"
	"inspect/encode"
	"inspect/internal/columns"
	"inspect/report"
	"inspect/verify"
	"inspect/verify/cache"
)

// TestSpecFiles checks the classes of testdata/jml/specfiles.txtar by the specifications
// of their .jml files; a line of `want` is a method with its verdict, or a diagnostic.
func TestSpecFiles(t *testing.T) {
	a, err := txtar.ParseFile(filepath.Join("..", "testdata", "jml", "specfiles.txtar"))
	if err != nil {
		t.Fatal(err)
	}
	dir, want := t.TempDir(), ""
	for _, f := range a.Files {
		if f.Name == "want" {
			want = string(f.Data)
			continue
		}
		write(t, filepath.Join(dir, f.Name), string(f.Data))
	}
	store, err := cache.Open(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	config := verify.Config{
		Paths: []string{filepath.Join(dir, "src")}, SpecPath: []string{filepath.Join(dir, "specs")},
		Bounds: cfg.Bounds{Bits: 8, Objects: 2}, Minimize: "off",
		Attempts: []verify.Attempt{{Encoding: encode.Options{Encoding: encode.Ground}, Backend: gophersat(t)}},
		Cache:    &verify.Cache{Store: store, Program: "test"},
	}
	doc := verify.Run(context.Background(), config)
	if diff := cmp.Diff(strings.Split(want, "\n"), strings.Split(outcome(doc, dir), "\n")); diff != "" {
		t.Errorf("%s%s", diff, columns.Text(doc))
	}
	if doc := verify.Run(context.Background(), config); doc.Cached == 0 {
		t.Error("nothing was taken from the cache")
	}
	// The specifications are part of what a cached verdict rests on.
	write(t, filepath.Join(dir, "src", "List.jml"), "class List { //@ ensures false;\n void add(int x); }")
	doc = verify.Run(context.Background(), config)
	if have := outcome(doc, dir); !strings.Contains(have, "List.add(int): violated confirmed\n") || doc.Cached > 0 {
		t.Errorf("%d from the cache after a change of the specifications\n%s", doc.Cached, have)
	}
}

func write(t *testing.T, path, text string) {
	t.Helper()
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
}

// outcome is what was said and decided, in short.
func outcome(doc *report.Document, dir string) string {
	var b strings.Builder
	for _, d := range doc.Diagnostics {
		file := strings.TrimPrefix(d.File, dir+string(filepath.Separator))
		fmt.Fprintf(&b, "%s:%d:%d: %s: %s\n", filepath.ToSlash(file), d.Line, d.Column, d.Severity, strings.ReplaceAll(d.Message, dir+string(filepath.Separator), ""))
	}
	for _, r := range doc.Results {
		fmt.Fprintf(&b, "%s.%s: %s", r.Class, r.Method, r.Verdict)
		for _, c := range r.Counterexamples() {
			fmt.Fprintf(&b, " %s", c.Status)
		}
		if r.Verdict == report.Unsupported {
			b.WriteString(": " + strings.ReplaceAll(r.Diagnostics[0].Message, dir+string(filepath.Separator), ""))
		}
		b.WriteByte('\n')
	}
	return b.String()
}

// TestSpecifiedObject: a method of Object is called by the contract that a specification
// file gives it, also where classes of the JDK override it.
func TestSpecifiedObject(t *testing.T) {
	dir := t.TempDir()
	write(t, filepath.Join(dir, "src", "A.java"), `class A {
    static String text(java.util.UUID u) { return u.toString(); }
    //@ ensures \result >= 100;
    static int hash(Object o) { return o.hashCode(); }
    //@ ensures \result >= 101;
    static int more(Object o) { return o.hashCode(); }
}
`)
	write(t, filepath.Join(dir, "specs", "java", "lang", "Object.jml"), `package java.lang;
public class Object {
    //@ ensures \result >= 100;
    public /*@ pure @*/ int hashCode();
}
`)
	doc := verify.Run(context.Background(), verify.Config{
		Paths: []string{filepath.Join(dir, "src")}, SpecPath: []string{filepath.Join(dir, "specs")},
		Attempts: []verify.Attempt{{Encoding: encode.Options{Encoding: encode.Ground}, Backend: gophersat(t)}},
		Modules:  modules(t),
	})
	if have := outcome(doc, dir); !strings.Contains(have, "A.hash(Object): holds\n") || !strings.Contains(have, "A.more(Object): violated") {
		t.Error(have)
	}
}
