package verify_test

import (
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"inspect/cfg"
	"inspect/verify"
)

// nowhere uses classes that are found nowhere. The library, which the JVM's compiler takes, has them.
const nowhere = `package shop;
import com.acme.*;
import com.acme.Maths;
import java.io.IOException;
import static com.acme.Maths.max;
class Use {
    static int count(Lib l) { return 10 / (l.count() - 3); }
    static long stamp(Lib l) { long t = l.stamp(); return 8 / (t - 5000000000L); }
    static int sum(Lib l) { int s = 1; s += l.count(); return 7 / s; }
    static int size(Lib l) { int n = l.size; return 10 / n; }
    static int text(Lib l) { String s = l.name(3); return 7 / s.length(); }
    static int all(Lib l) { int n = 0; for (String s : l.names()) n += s.length(); return 10 / n; }
    static int more(Lib l) { if (l.stamp() > 3 && l.open()) return 10 / (l.count() + 1); return 1; }
    static int cell(Lib l, int k) { int[] x = l.cells(); return x[k]; }
    static int made(int k) { Lib l = new Lib("a", k); l.use(l); return 10 / (k - 5); }
    static int chain() { Lib l = Lib.builder().add(1).add(2).build(); int n = l.count(); return 1 / n; }
    static int caught(Lib l) { int x = 0; try { l.read(); x = 1; } catch (IOException e) { } return 1 / x; }
    static int thrown(Lib l, int n) { if (n < max(1, n)) throw new Bad("n"); return 1 / n; }
    static int changed(Lib l) { int[] a = { 1 }; l.fill(a); return 1 / a[0]; }
    static int kept(Lib l) { int[] a = { 1 }; l.count(); return 1 / a[0]; }
    static int byAnother(Lib l) { Sub s = new Sub(3); l.use(s); return 1 / s.m; }
    static String joined(Lib l) { return "n " + l.count() + l.part().title(); }
    static int compared(Part p, Lib l) { return p == l.part() ? 1 / 0 : 2; }
    static int over(Sub s) { return 1 / s.hook(4); }
}
class Sub extends Lib {
    int m = 1;
    Sub(int m) { super("s", m); }
    @Override protected int hook(int x) { m = x - 4; return m; }
    int inherited() { hidden = 3; reset(m); return 10 / hidden; }
}
class Imp implements Call { int s; public void call(int x) { s += x; } int part() { return 1 / s; } }
`

const nowhereLibrary = `package com.acme;
import java.util.*;
public class Lib {
    public int size; protected int hidden;
    public Lib(String s, int n) { }
    public int count() { return 3; }
    public long stamp() { return 5000000000L; }
    public boolean open() { return true; }
    public String name(int n) { return ""; }
    public List<String> names() { return new ArrayList<>(); }
    public int[] cells() { return new int[0]; }
    public void use(Lib l) { l.hook(4); }
    public void fill(int[] a) { a[0] = 0; }
    public void read() throws java.io.IOException { throw new java.io.IOException(); }
    protected int hook(int x) { return 0; }
    public void reset(int x) { hidden = 0; }
    public Part part() { return new Part(); }
    public static Builder builder() { return new Builder(); }
    public static class Builder { public Builder add(int n) { return this; } public Lib build() { return new Lib("b", 1); } }
}
---
package com.acme;
public class Part { public String title() { return ""; } }
---
package com.acme;
public interface Call { void call(int x); }
---
package com.acme;
public class Bad extends RuntimeException { public Bad(String s) { super(s); } }
---
package com.acme;
public class Maths { public static int max(int a, int b) { return a > b ? a : b; } }
`

// TestFoundNowhere checks the program with the class files of the library and without. With infer, nothing holds
// without them, all violations but one are found, and none is confirmed.
func TestFoundNowhere(t *testing.T) {
	dir := t.TempDir()
	var files []string
	write := func(name, text string) {
		path := filepath.Join(dir, name)
		if err := errors.Join(os.MkdirAll(filepath.Dir(path), 0o755), os.WriteFile(path, []byte(text), 0o644)); err != nil {
			t.Fatal(err)
		}
		files = append(files, path)
	}
	for _, text := range strings.Split(nowhereLibrary, "---\n") {
		_, rest, _ := strings.Cut(text, "public ")
		name := strings.FieldsFunc(rest, func(r rune) bool { return r == ' ' || r == '{' })[1]
		write("lib/com/acme/"+name+".java", text)
	}
	classes := filepath.Join(dir, "classes")
	if out, err := exec.Command("javac", append([]string{"-J-XX:+UseSerialGC", "-d", classes}, files...)...).CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	write("check/Use.java", nowhere)
	c := verify.Config{Paths: []string{filepath.Join(dir, "check")}, Modules: modules(t), Bounds: cfg.Bounds{Bits: 32}, Nullness: "plain", States: "reachable", CallsBefore: 1, Attempts: ground(gophersat(t))}
	if got := verdicts(t, c); !strings.HasPrefix(got["shop.Use.count(Lib)"], "unsupported") {
		t.Errorf("without infer a class that is found nowhere is taken: %v", got)
	}
	c.UnknownCalls = "infer"
	without := verdicts(t, c)
	c.ClassPath, c.UnknownCalls = []string{classes}, ""
	with := verdicts(t, c)
	missed := 0
	for name, verdict := range with {
		switch got := without[name]; {
		case got == "holds" || got == "nothing-to-check" || got == "violated" && verdict != "violated" && verdict != "needs":
			t.Errorf("%s is %s without the class path, %s with it", name, got, verdict)
		case verdict == "violated" && got != "violated":
			t.Log(name, got)
			missed++
		}
	}
	if missed > 1 { // over: no object of Sub is made where the class path tells that one is there
		t.Errorf("%d violations are not found without the class path", missed)
	}
	c.ClassPath, c.UnknownCalls = nil, "infer"
	for _, r := range verify.Run(t.Context(), c).Results {
		if ce := r.Counterexample; ce != nil && (ce.Status == "confirmed" || len(ce.RestsOnUnknown) == 0) {
			t.Errorf("%s: %s", r.Method, ce.Status)
		}
	}
}

// TestCallsWhatItOverrides: an unknown call may be of the method that calls it.
func TestCallsWhatItOverrides(t *testing.T) {
	const own = `class Base { native int f(int x); }
class Sub extends Base {
    /* unconfirmed, Base.f() */ int f(int x) { return 10 / super.f(x); }
}
`
	stated(t, own, verify.Config{Paths: []string{javaFile(t, own)}, Modules: modules(t), Nullness: "plain", States: "reachable", CallsBefore: 1})
}
