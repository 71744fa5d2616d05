package verify_test

import (
	"context"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"inspect/cfg"
	"inspect/counterexample/reproduce"
	"inspect/encode"
	"inspect/verify"
)

// tree writes files and gives their folder.
func tree(t testing.TB, files map[string]string) string {
	t.Helper()
	dir := t.TempDir()
	for name, text := range files {
		path := filepath.Join(dir, name)
		if err := os.MkdirAll(filepath.Dir(path), 0o777); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	return dir
}

// verdicts checks files and gives each method's verdict, behind it the first message.
func verdicts(t testing.TB, c verify.Config) map[string]string {
	t.Helper()
	c.Bounds = cfg.Bounds{Bits: 4, Objects: 1}
	return verdictsWithin(t, c)
}

// verdicts32 is verdicts at Java's widths.
func verdicts32(t testing.TB, c verify.Config) map[string]string {
	t.Helper()
	c.Bounds = cfg.Bounds{Objects: 1}
	return verdictsWithin(t, c)
}

func verdictsWithin(t testing.TB, c verify.Config) map[string]string {
	t.Helper()
	c.Attempts = []verify.Attempt{{Encoding: encode.Options{Encoding: encode.Ground}, Backend: gophersat(t)}}
	doc := verify.Run(context.Background(), c)
	out := map[string]string{}
	for _, r := range doc.Results {
		text := string(r.Verdict)
		for _, d := range r.Diagnostics {
			if d.Severity == "error" {
				text += ": " + d.Message
				break
			}
		}
		out[r.Class+"."+r.Method] = text
	}
	for _, d := range doc.Diagnostics {
		out["diagnostics"] += d.Message + "\n"
	}
	return out
}

// expect compares the verdicts of some methods.
func expect(t testing.TB, got, want map[string]string) {
	t.Helper()
	for m, w := range want {
		if g := got[m]; g != w {
			t.Errorf("%s: %q, want %q\n%s", m, g, w, got["diagnostics"])
		}
	}
}

const account = `package bank;
public class Account {
	Customer owner; int balance;
	//@ requires n > 0; ensures balance <= owner.limit() || balance == \old(balance);
	void add(int n) { if (balance <= owner.limit() - n && owner.limit() > 0 && n < 3) balance = balance + n; }
	int far(elsewhere.Far f) { return f.g(); }
}`

// TestSiblings: a file alone finds those of its package beside it, and of others below
// the folder in which its package begins.
func TestSiblings(t *testing.T) {
	dir := tree(t, map[string]string{
		"src/bank/Account.java":  account,
		"src/bank/Customer.java": "package bank; class Customer { int limit; /*@ pure @*/ int limit() { return limit; } }",
		"src/elsewhere/Far.java": "package elsewhere; public class Far { public int g() { assert false; return 1; } }",
		"src/bank/Broken.java":   "package bank; class Broken { int }",
		"flat/A.java":            "class A { int f(B b) { return 7 / b.v; } }",
		"flat/B.java":            "class B { int v; //@ invariant v != 0;\n }",
		"other/C.java":           "package not.here; class C { B b; int f() { return b.v; } }",
		"other/B.java":           "package not.here; class B { int v; }",
	})
	expect(t, verdicts(t, verify.Config{Paths: []string{filepath.Join(dir, "src/bank/Account.java"), filepath.Join(dir, "flat/A.java"), filepath.Join(dir, "other/C.java")}}), map[string]string{
		"bank.Account.add(int)": "holds", "bank.Account.far(Far)": "violated", "A.f(B)": "holds",
		"not.here.C.f()": "unsupported: there is no class B here", "bank.Customer.limit()": "",
	})
}

// modules is the lib/modules of the JDK.
func modules(t testing.TB) string {
	t.Helper()
	m, err := reproduce.NewSearch(os.LookupEnv).Modules()
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// TestJDKByClassFiles: with the JDK's class files its classes may be mentioned; what
// needs a body, a value or an object of theirs is refused by name. Without, the first
// mention is, with what is missing.
func TestJDKByClassFiles(t *testing.T) {
	dir := tree(t, map[string]string{"A.java": `import java.util.*; import java.io.*; import java.util.concurrent.*;
		interface Sized { int size(); }
		class Mine extends CopyOnWriteArrayList<Integer> implements Sized { int k; int own() { return k; } }
		class Other implements Sized { public int size() { return 1; } }
		class A {
			BlockingQueue<String> names; int n; BlockingDeque<Object>[] table;
			//@ ensures \result == n;
			int plain() { return n; }
			int constant() { assert java.util.zip.ZipEntry.STORED == 0; return 1; }
			int local() { Observer i = null; assert i == null; return 0; }
			boolean is(Object o) { assert !(o instanceof WeakHashMap); return o instanceof Future; }
			int caught(int x) { try { return 1 / x; } catch (NoSuchElementException e) { return 0; } }
			int own(Mine m) { assert m.k == m.own(); return m.k; }
			int made() { return new CopyOnWriteArrayList<Integer>().size(); }
			int field() { return names.size(); }
			int array() { return table.length; }
			int input(@Deprecated Delayed i) { return i == null ? 1 : 0; }
			int virtual(Sized s) { return s.size(); }
			char separator() { return File.separatorChar; }
			//@ ensures \result == null || true; signals (IOException e) true;
			Future<String> contract() throws IOException { return null; }
			static final boolean DEBUG = false;
			/*@ nullable @*/ BlockingQueue<String> more;
			int added() { return more == null ? 0 : 1; }
			int quiet() { if (DEBUG) { return made() + added() + separator(); } assert plain() == n; return 0; }
			int loud(boolean b) { return b ? separator() : 0; }
			int uses() throws IOException { return contract() == null ? 1 : 0; }
			int none(java.util.Lisst l) { return 0; }
		}`})
	c := verify.Config{Paths: []string{dir}, Modules: bareModules(t)}
	const bodiless = ", which has no body here is not supported yet"
	expect(t, verdicts(t, c), map[string]string{
		"A.plain()": "holds", "A.constant()": "holds", "A.local()": "holds", "A.is(Object)": "violated", "A.caught(int)": "violated", "A.own(Mine)": "holds",
		"A.made()":                "unsupported: a call of java.util.concurrent.CopyOnWriteArrayList.CopyOnWriteArrayList()" + bodiless,
		"A.field()":               "unsupported: a call of java.util.Collection.size()" + bodiless,
		"A.array()":               "holds",
		"A.input(Delayed)":        "nothing-to-check",
		"A.virtual(Sized)":        "unsupported: a call of java.util.concurrent.CopyOnWriteArrayList.size()" + bodiless,
		"A.separator()":           "unsupported: the field File.separatorChar, whose value is not known here, is not supported yet",
		"A.quiet()":               "holds",
		"A.added()":               "nothing-to-check",
		"A.loud(boolean)":         "unsupported: the field File.separatorChar, whose value is not known here, is not supported yet",
		"A.uses()":                "holds",
		"A.none(java.util.Lisst)": "unsupported: class java.util.Lisst is not among the sources",
		"Mine.own()":              "nothing-to-check",
		"Mine.Mine()":             "",
	})
	c.Modules, c.NoModules = "", "there is no JDK"
	expect(t, verdicts(t, c), map[string]string{
		"A.plain()": "holds", "A.virtual(Sized)": "unsupported: a call of Sized.size() on Mine, which has no body for it is not supported yet",
		"A.local()":               "unsupported: class Observer (of java.util, if it is there) is not supported yet",
		"A.none(java.util.Lisst)": "unsupported: class java.util.Lisst is not supported yet",
	})
}

// TestClassPath: archives and folders of class files, and sources before them.
func TestClassPath(t *testing.T) {
	t.Parallel()
	dir := tree(t, map[string]string{
		"lib/p/Lib.java":  "package p; public class Lib { public static final int C = 5; public static int f(int n) throws Exception { return n; } }",
		"src/p/Lib.java":  "package p; public class Lib { public static final int C = 6; public static int f(int n) throws Exception { return n; } }",
		"check/A.java":    "class A { int c() { assert p.Lib.C == 5; return 0; } int f() throws Exception { assert p.Lib.f(2) == 2; return 0; } int of(p.Lib l) { return l == null ? 1 : 0; } }",
		"broken/bad.jar":  "this is no archive",
		"empty/empty.txt": "",
	})
	classes := filepath.Join(dir, "classes")
	if out, err := exec.Command("javac", "-J-XX:+UseSerialGC", "-J-XX:TieredStopAtLevel=1", "-d", classes, filepath.Join(dir, "lib/p/Lib.java")).CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	if out, err := exec.Command("jar", "cf", filepath.Join(dir, "lib/lib.jar"), "-C", classes, ".").CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	paths := []string{filepath.Join(dir, "check")}
	compiled := map[string]string{"A.c()": "holds", "A.f()": "unsupported: a call of p.Lib.f(int), which has no body here, is not supported yet"}
	for _, entry := range []string{"classes", "lib/lib.jar", "lib/*"} {
		if entry != "classes" {
			compiled["A.f()"] = "unsupported: a call of p.Lib.f(int), of which " + filepath.Join(dir, "lib/lib.jar") + " has the class file alone, is not supported yet"
		}
		expect(t, verdicts(t, verify.Config{Paths: paths, UnknownCalls: "refuse", ClassPath: []string{filepath.Join(dir, "none"), "", filepath.Join(dir, entry)}}), compiled)
	}
	expect(t, verdicts(t, verify.Config{Paths: paths, SourcePath: []string{filepath.Join(dir, "src")}, ClassPath: []string{classes}}),
		map[string]string{"A.c()": "violated", "A.f()": "holds"})
}

// TestBadClassPath: what cannot be read of the class path costs the classes in it, with
// the reason; all others are found. Of two containers with a class the first counts.
func TestBadClassPath(t *testing.T) {
	t.Parallel()
	lib := func(c string) string { return "package p; public class Lib { public static final int C = " + c + "; }" }
	dir := tree(t, map[string]string{
		"lib/p/Lib.java":    lib("5"),
		"second/p/Lib.java": lib("7"),
		"newer/p/Lib.java":  lib("9"),
		"check/A.java":      "class A { int c() { assert p.Lib.C == 5; return 0; } int seven() { assert p.Lib.C == 7; return 0; } int k; int own() { assert k == k; return k; } int jdk() { assert java.util.zip.ZipEntry.STORED == 0; return 0; } }",
		"bad.jar":           "this is no archive",
		"short.jar":         "x",
	})
	at := func(name string) string { return filepath.Join(dir, name) }
	for _, name := range []string{"lib", "second", "newer"} {
		if out, err := exec.Command("javac", "-J-XX:+UseSerialGC", "-J-XX:TieredStopAtLevel=1", "-d", at(name), at(name+"/p/Lib.java")).CombinedOutput(); err != nil {
			t.Fatalf("%v: %s", err, out)
		}
		class := at(name + "/p/Lib.class")
		if name == "newer" { // than any JDK's
			data, err := os.ReadFile(class)
			if err != nil {
				t.Fatal(err)
			}
			data[6], data[7] = 0x03, 0xe8
			if err := os.WriteFile(class, data, 0o666); err != nil {
				t.Fatal(err)
			}
		}
		if out, err := exec.Command("jar", "cf", at(name+".jar"), "-C", at(name), "p/Lib.class").CombinedOutput(); err != nil {
			t.Fatalf("%v: %s", err, out)
		}
	}
	whole, err := os.ReadFile(modules(t))
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(at("modules"), whole[:1000], 0o666); err != nil {
		t.Fatal(err)
	}
	good := map[string]string{"A.c()": "holds", "A.seven()": "violated", "A.own()": "holds", "A.jdk()": "holds"}
	for _, c := range []struct {
		path    []string
		modules string
		want    map[string]string
		said    string
	}{
		{[]string{"bad.jar", "lib.jar"}, modules(t), good, at("bad.jar") + ": zip: not a valid zip file"},
		{[]string{"lib.jar", "short.jar", "bad.jar"}, modules(t), good, at("short.jar") + ": it is too short to hold classes"},
		{[]string{"lib.jar", "second.jar"}, modules(t), good, "p.Lib is in " + at("lib.jar") + " and, another one, in " + at("second.jar") + ": the first counts"},
		{[]string{"lib.jar", "lib.jar"}, modules(t), good, ""},
		{[]string{"second.jar", "lib.jar"}, modules(t), map[string]string{"A.c()": "violated", "A.seven()": "holds"}, "p.Lib is in " + at("second.jar")},
		{[]string{"lib.jar"}, at("modules"), map[string]string{"A.c()": "holds", "A.own()": "holds"}, at("modules") + ": the index of the image does not fit into the file"},
		{[]string{"newer.jar"}, modules(t), map[string]string{"A.own()": "holds", "A.jdk()": "holds", "A.c()": "violated"}, "the class file of p.Lib is of version 1000"}, // its declarations are read all the same
		{[]string{"bad.jar"}, modules(t), map[string]string{"A.own()": "holds", "A.c()": "unsupported: p is neither a variable nor a class"}, at("bad.jar")},
	} {
		config := verify.Config{Paths: []string{at("check")}, Modules: c.modules}
		for _, p := range c.path {
			config.ClassPath = append(config.ClassPath, at(p))
		}
		got := verdicts(t, config)
		expect(t, got, c.want)
		if said := got["diagnostics"]; (said != "") != (c.said != "") || !strings.Contains(said, c.said) {
			t.Errorf("%v: said %q, want %q", c.path, said, c.said)
		}
	}
}
