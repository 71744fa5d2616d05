package verify

import (
	"archive/zip"
	"context"
	"errors"
	"fmt"
	"inspect/java/ast"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"inspect/counterexample/reproduce"
	"inspect/encode"
	"inspect/java/classfile"
	"inspect/java/library"
	"inspect/java/source"
	"inspect/java/types"
	"inspect/parse"
	"inspect/solve/sat"
	"inspect/verify/decide"
	"inspect/verify/load"
)

// jdkAtHand is the lib/modules of the JDK at hand.
func jdkAtHand(t *testing.T) string {
	t.Helper()
	m, err := reproduce.NewSearch(os.LookupEnv).Modules()
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// ours are classes with methods that other classes of the library need and the JDK has not,
// and those of later Java: a program that names them is wrong at this JDK.
var ours = map[string]bool{"java.util.stream.StreamSupport": true, "java.lang.MatchException": true}

// TestModelsAgree: every public method of the library that comes with inspect is one of the
// JDK at hand.
func TestModelsAgree(t *testing.T) {
	var text strings.Builder
	text.WriteString("class Uses {\n")
	for i, m := range library.Models() {
		fmt.Fprintf(&text, "static void m%d(%s x) { x.hashCode(); }\n", i, m.Name)
	}
	f, ds := parse.File(source.NewFile("Uses.java", text.String()+"}"))
	if source.HasError(ds) {
		t.Fatal(ds)
	}
	w, _ := types.NewWorld([]*ast.File{f}, types.Config{Parse: parse.Library})
	for _, m := range w.Lookup("Uses").Methods {
		w.Load(m)
	}
	var said []*source.Diagnostic
	c := load.NewContradictions(jdkAtHand(t), &said)
	defer c.Close()
	methods := 0
	for _, m := range library.Models() {
		k := w.Lookup(m.Name)
		if k == nil {
			t.Fatalf("no class %s", m.Name)
		}
		for _, m := range k.Methods {
			if m.Decl == nil || m.Model || m.Derived != 0 {
				continue
			}
			methods++
			if has := c.Of(m); has != "" && !ours[m.Class.Name] {
				t.Errorf("%s, which %s", m.QName(), has)
			}
		}
	}
	if methods < 1000 {
		t.Errorf("only %d methods", methods)
	}
}

// otherJDK is a JDK whose BitSet is another one, and that has no Stack. Of other classes it
// has those of the JDK at hand.
func otherJDK(t *testing.T) string {
	t.Helper()
	dir := t.TempDir()
	java := filepath.Join(dir, "java.base", "java", "util", "BitSet.java")
	if err := os.MkdirAll(filepath.Dir(java), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(java, []byte(`package java.util;
		public class BitSet { public void set(int i) { } public long cardinality() { return 0; } public static boolean get(int i) { return true; } }`), 0o644); err != nil {
		t.Fatal(err)
	}
	if out, err := exec.Command("javac", "-J-XX:+UseSerialGC", "-J-XX:TieredStopAtLevel=1", "--patch-module", "java.base="+filepath.Join(dir, "java.base"), "-d", dir, java).CombinedOutput(); err != nil {
		t.Fatalf("javac: %v\n%s", err, out)
	}
	real, err := classfile.Open(jdkAtHand(t))
	if err != nil {
		t.Fatal(err)
	}
	defer real.Close()
	modules := filepath.Join(dir, "modules")
	f, err := os.Create(modules)
	if err != nil {
		t.Fatal(err)
	}
	z := zip.NewWriter(f)
	put := func(binary string, data []byte, err error) {
		if err == nil {
			var w io.Writer
			if w, err = z.Create(binary + ".class"); err == nil {
				_, err = w.Write(data)
			}
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	data, err := os.ReadFile(filepath.Join(dir, "java", "util", "BitSet.class"))
	put("java/util/BitSet", data, err)
	for _, n := range []string{"java/lang/Object", "java/util/ArrayList", "java/util/AbstractList", "java/util/AbstractCollection", "java/util/List", "java/util/Collection", "java/lang/Iterable"} {
		data, err := real.Find(n)
		put(n, data, err)
	}
	if err := errors.Join(z.Close(), f.Close()); err != nil {
		t.Fatal(err)
	}
	return modules
}

// TestContradicted: what the JDK at hand has otherwise is said, and only what comes to it is
// refused.
func TestContradicted(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	file := filepath.Join(dir, "A.java")
	if err := os.WriteFile(file, []byte(`import java.util.*;
class A {
	static void sets() { BitSet b = new BitSet(); b.set(1); }
	static void counts(int i) { BitSet b = new BitSet(); if (i > 0) b.cardinality(); }
	static void gets() { new BitSet().get(1); }
	static void clears() { new BitSet().clear(); }
	static void pushes() { new Stack<A>().push(null); }
	static int among(S s) { return switch (s) { case One o -> o.x(); case Two(int y) -> y; }; }
	static void names() { new MatchException("m", null); }
	sealed interface S permits One, Two { }
	record One(int x) implements S { }
	record Two(int y) implements S { }
	static void adds() { List<A> l = new ArrayList<>(); l.add(null); assert l.size() == 1; }
}`), 0o644); err != nil {
		t.Fatal(err)
	}
	gopher, err := sat.New("gophersat")
	if err != nil {
		t.Fatal(err)
	}
	modules := otherJDK(t)
	doc := Run(context.Background(), Config{Paths: []string{file}, Modules: modules, Attempts: []decide.Attempt{{Encoding: encode.Options{Encoding: encode.Ground}, Backend: gopher}}})
	said := map[string]string{}
	for _, r := range doc.Results {
		said[r.Method] = string(r.Verdict)
		for _, d := range r.Diagnostics {
			said[r.Method] += ": " + d.Message
		}
	}
	at := "the JDK at hand (" + modules + ")"
	for method, want := range map[string]string{
		"sets()":      "holds",
		"adds()":      "holds",
		"among(S)":    "holds",            // which may throw MatchException, and does not name it
		"names()":     "nothing-to-check", // a class of a later Java
		"counts(int)": "unsupported: a call of java.util.BitSet.cardinality(), which in " + at + " gives long, not int, is not supported yet",
		"gets()":      "unsupported: a call of java.util.BitSet.get(int), which in " + at + " is static, is not supported yet",
		"clears()":    "unsupported: a call of java.util.BitSet.clear(), which " + at + " has not, is not supported yet",
		"pushes()":    "unsupported: a call of java.util.Stack.Stack(), which names a class that " + at + " does not have, is not supported yet",
	} {
		for m := range said {
			if strings.HasSuffix(m, method) || strings.Contains(m, method) {
				method = m
			}
		}
		if got := said[method]; !strings.HasPrefix(got, want) && !(want == "holds" && strings.HasPrefix(got, "nothing")) {
			t.Errorf("%s: %q, want %q", method, got, want)
		}
	}
	warned := 0
	for _, d := range doc.Diagnostics {
		if d.Code == string(load.CodeModel) {
			warned++
			if d.Severity != "warning" || !strings.Contains(d.Message, "the model of java.") || !strings.Contains(d.Message, modules) || d.Remedy == "" {
				t.Errorf("%+v", d)
			}
		}
	}
	if warned < 4 {
		t.Errorf("%d warnings: %v", warned, doc.Diagnostics)
	}
}
