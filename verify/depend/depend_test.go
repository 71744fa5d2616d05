package depend_test

import (
	"context"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"inspect/java/ast"
	"inspect/java/source"
	"inspect/parse"
	"inspect/verify/depend"
)

const program = `package p;
class A {
	int v = start();
	static final int[] DAYS = {1, 2};
	private static final java.util.Map<String, Integer> CODES = null;
	//@ invariant small(v);
	A() { v = built(); }
	//@ requires pre(n);
	int f(int n) { return g() + 1; }
	int g() { return B.h(1); }
	int start() { return 0; }
	int built() { return 0; }
	boolean pre(int n) { return n > 0; }
	boolean small(int n) { return n < 9; }
	int alone() { return 1; }
	int days() { return DAYS[0]; }
	int codes() { return CODES.size(); }
	int alone(int n) { return n; }
	int cycle() { return back(); }
	int back() { return cycle(); }
}
class B {
	static int h(int n) { return n; }
	static int i() { return 0; }
	public String toString() { return i2(); }
	String i2() { return "  "; }
	abstract static class Inner { int deep() { return B.i(); } abstract int hollow(); }
}
class C implements Runnable {
	public void run() { called(); }
	void called() { }
}
class D extends C { void below() { } }
class E { Runnable make() { return () -> lambda(); } void lambda() { } void plain() { } }
class G {
	private Object[] cells = new Object[2];
	void grow() { cells = new Object[4]; }
	void put(Object[] a) { int k = 3; }
}
`

func analyse(t *testing.T, texts ...string) *depend.Program {
	t.Helper()
	var files []*ast.File
	for _, text := range texts {
		f, ds := parse.File(source.NewFile("A.java", text))
		if f == nil || len(ds) > 0 {
			t.Fatalf("%v\n%s", ds, text)
		}
		files = append(files, f)
	}
	return depend.Analyse(files, nil)
}

// changed are the methods whose fingerprint a change of the program changes; "all" for
// all of them.
func changed(t *testing.T, old, new string) string {
	t.Helper()
	if strings.Count(program, old) != 1 {
		t.Fatalf("%q stands %d times", old, strings.Count(program, old))
	}
	was, is := analyse(t, program).Methods(), analyse(t, strings.Replace(program, old, new, 1)).Methods()
	var out []string
	for id, fp := range is {
		if was[id] != fp {
			out = append(out, strings.TrimPrefix(id, "p."))
		}
	}
	if len(out) == len(is) {
		return "all"
	}
	slices.Sort(out)
	return strings.Join(out, " ")
}

func TestWhatAChangeConcerns(t *testing.T) {
	for _, test := range []struct{ old, new, want string }{
		// Units that only those rest on which name them.
		{"return 1; }", "return 2; }", "A.alone() A.alone(int)"}, // overloads have one name
		{"return n; }\n	int cycle", "return -n; }\n	int cycle", "A.alone() A.alone(int)"},
		{"return n; }\n	static", "return 0; }\n	static", "A.f(int) A.g() B.h(int)"},
		{"return g() + 1", "return g() + 2", "A.f(int)"},
		{"requires pre(n)", "requires pre(n + 1)", "A.f(int)"},
		{"return n > 0", "return n > 1", "A.f(int) A.pre(int)"},
		{"return back()", "return 1 + back()", "A.back() A.cycle()"},
		{"return 0; }\n	public", "return 1; }\n	public", "B.Inner.deep() B.i()"},
		{"void plain() { }", "void plain() { return; }", "E.plain()"},
		{"void plain() { }", "void plain() { } void more() { }", "E.more()"},
		// Layout, and lines in between.
		{"	int g() {", "\n\n	int g() {", ""},
		{"int g() { return B.h(1); }", "  int g() { return B.h(1); }  ", ""},
		// The rest, and what it names.
		{"int v = start()", "int v = 1 + start()", "all"},
		{"v = built()", "v = 1 + built()", "all"},
		{"invariant small(v)", "invariant v > 0", "all"},
		{"int start() { return 0", "int start() { return 1", "all"},
		{"int built() { return 0", "int built() { return 1", "all"},
		{"return n < 9", "return n < 8", "all"},
		{"class D extends C", "class D extends B", "all"},
		{"abstract int hollow()", "abstract int hollow(int n)", "all"},
		{"class E {", "class F { } class E {", "all"},
		// What is called without its name.
		{"return i2()", "return i2() + 1", "all"},
		{`return "  "`, `return " "`, "all"},
		{"called();", "called(); called();", "all"},
		{"void called() { }", "void called() { return; }", "all"},
		{"void below() { }", "void below() { return; }", "all"},
		{"-> lambda()", "-> { lambda(); }", "all"},
		{"void lambda() { }", "void lambda() { return; }", "all"},
		// Whether an array keeps its elements is read off all that names it.
		{"return DAYS[0]", "DAYS[0]++; return 1", "all"},
		{"return CODES.size()", "CODES.clear(); return 1", "all"},
		// What a private field gets decides what it holds.
		{"new Object[4];", "new Object[4]; return;", "G.grow()"},
		{"cells = new Object[4]", "cells = new String[4]", "all"},
		{"cells = new Object[4]", "cells = null", "all"},
		{"int k = 3;", "this.cells = a;", "all"},
		{"int k = 3;", "newUpdater();", "all"},
	} {
		if got := changed(t, test.old, test.new); got != test.want {
			t.Errorf("%q to %q concerns %s, want %s", test.old, test.new, got, test.want)
		}
	}
}

// TestImportedSupertype: a class of the program does not stand for an imported one of
// the same name.
func TestImportedSupertype(t *testing.T) {
	of := func(body string) map[string]string {
		return analyse(t, "package q; class List { }", "package p; import java.util.List; class L extends List { int size() { "+body+" } } class M { int m() { return 0; } }").Methods()
	}
	if of("return 1;")["p.M.m()"] == of("return 2;")["p.M.m()"] {
		t.Error("a method that overrides a library's is reached by its name only")
	}
}

// TestEscapesAreRest: names may be written in escapes, which no text shows.
func TestEscapesAreRest(t *testing.T) {
	of := func(body string) map[string]string {
		return analyse(t, `class A { int f() { return \u0067(); } int g() { return `+body+`; } }`, `class B { int m() { return 0; } }`).Methods()
	}
	if of("1")["B.m()"] == of("2")["B.m()"] {
		t.Error("a file with escapes is split into units")
	}
}

// TestTextsAreRest: what has no tree counts for all.
func TestTextsAreRest(t *testing.T) {
	f, _ := parse.File(source.NewFile("A.java", program))
	was := depend.Analyse([]*ast.File{f}, []*source.File{source.NewFile("B.java", "class {")}).Rest()
	if was == depend.Analyse([]*ast.File{f}, []*source.File{source.NewFile("B.java", "class { }")}).Rest() || was == depend.Analyse([]*ast.File{f}, nil).Rest() {
		t.Error("a text makes no difference")
	}
}

// TestOrder: the order of the files makes no difference.
func TestOrder(t *testing.T) {
	a, b := "class A { int f() { return B.g(); } }", "class B { static int g() { return 1; } }"
	if d := cmp.Diff(analyse(t, a, b).Methods(), analyse(t, b, a).Methods()); d != "" {
		t.Error(d)
	}
}

// TestAt reads what stood in a commit.
func TestAt(t *testing.T) {
	dir := t.TempDir()
	run := func(args ...string) {
		t.Helper()
		c := exec.Command("git", append([]string{"-C", dir, "-c", "user.name=n", "-c", "user.email=e", "-c", "commit.gpgsign=false"}, args...)...)
		if out, err := c.CombinedOutput(); err != nil {
			t.Fatalf("git %v: %v\n%s", args, err, out)
		}
	}
	write := func(name, text string) {
		t.Helper()
		path := filepath.Join(dir, name)
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	run("init", "-q")
	write("src/A.java", "class A { }\r\n")
	write("src/deep er/B.java", "class B { }")
	write("src/notes.txt", "no Java")
	write("other/C.java", "class C { }")
	write("odd", "class O { }")
	run("add", ".")
	run("commit", "-q", "-m", "one")
	write("src/A.java", "class A { int n; }")
	if err := os.Remove(filepath.Join(dir, "src", "deep er", "B.java")); err != nil {
		t.Fatal(err)
	}
	write("new/N.java", "class N { }")
	at := func(paths ...string) string {
		t.Helper()
		for i := range paths {
			paths[i] = filepath.Join(dir, paths[i])
		}
		files, err := depend.At(context.Background(), "HEAD", paths)
		if err != nil {
			t.Fatal(err)
		}
		var out []string
		for _, f := range files {
			out = append(out, f.Name+":"+f.Text)
		}
		return strings.Join(out, "|")
	}
	if got := at("src"); got != "src/A.java:class A { }\r\n|src/deep er/B.java:class B { }" {
		t.Errorf("src: %q", got)
	}
	if got := at("src/A.java", "odd"); got != "odd:class O { }|src/A.java:class A { }\r\n" {
		t.Errorf("files: %q", got)
	}
	if got := at("new"); got != "" {
		t.Errorf("new: %q", got)
	}
	if got := at("."); strings.Count(got, "class") != 3 {
		t.Errorf("all: %q", got)
	}
	if got := at("src", "."); strings.Count(got, "class") != 3 {
		t.Errorf("a part and all: %q", got)
	}
	for _, bad := range []string{"nowhere", "-x", ""} {
		if _, err := depend.At(context.Background(), bad, []string{dir}); err == nil {
			t.Errorf("there is a revision %q", bad)
		}
	}
	if _, err := depend.At(context.Background(), "HEAD", []string{t.TempDir()}); err == nil {
		t.Error("a folder outside of the repository is found in it")
	}
}
