package diff

import (
	"context"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"inspect/counterexample/reproduce"
)

// junit is where classes stand in for JUnit.
const junit = "../../testdata/reproduce/junit/"

const testedBefore = `class Tested {
    private int n;
    int limit = 3;
    int add(int x) { if (n >= limit) throw new IllegalStateException("full"); n++; return n; }
    void reset() { n = 0; }
    static int[] reversed(int[] a) { int[] r = new int[a.length]; for (int i = 0; i < a.length; i++) r[i] = a[a.length - 1 - i]; return r; }
    static String name(int n) { return n == 1 ? "one\n" : null; }
    static double half(double d) { return d == 3 ? 1.5 : 0; }
    static long big(long n) { return n > 70000000000L ? n : 0; }
    static char letter(boolean b) { return b ? 'a' : '\''; }
    static int thrown(int n) { if (n == 7) throw new IllegalArgumentException("n " + n); return 10 / n; }
}`

const testedNow = `class Tested {
    private int n;
    int limit = 3;
    int add(int x) { if (n >= limit) throw new IllegalStateException("full"); n += limit == 2 ? 2 : 1; return n; }
    void reset() { limit = 4; n = 0; }
    static int[] reversed(int[] a) { int[] r = new int[a.length]; for (int i = 0; i < a.length; i++) r[i] = a[a.length - 1 - i]; if (a.length > 1) a[0] = 5; return r; }
    static String name(int n) { return n == 1 ? "one\n\"" : null; }
    static double half(double d) { return d == 3 ? Double.NaN : 0; }
    static long big(long n) { return n > 70000000000L ? -n : 0; }
    static char letter(boolean b) { return b ? 'a' : '\\'; }
    static int thrown(int n) { if (n == 7) throw new IllegalArgumentException("n is " + n); return n == 0 ? 0 : 10 / n; }
}`

// TestJUnit: the test of each difference passes on the working tree, and fails on the revision.
func TestJUnit(t *testing.T) {
	o := Options{Revision: "HEAD"}
	found, err := compare(context.Background(), o, sides(testedBefore, testedNow))
	if err != nil {
		t.Fatal(err)
	}
	jdk, err := reproduce.Find(context.Background(), os.LookupEnv)
	if err != nil {
		t.Fatal(err)
	}
	var tests, names []string
	dir := t.TempDir()
	for _, m := range found.Methods {
		if m.Verdict != Different || m.Test == nil || m.Difference.ConfirmedBy != "JVM" {
			t.Errorf("%s: %s %s", m.Method, m.Verdict, m.Reason)
			continue
		}
		path := filepath.Join(dir, m.Test.File)
		if err := writeAll(path, m.Test.Text); err != nil {
			t.Fatal(err)
		}
		tests = append(tests, path)
		names = append(names, strings.TrimSuffix(m.Test.File, ".java"))
	}
	if len(tests) != 8 {
		t.Fatalf("%d tests of 8 methods", len(tests))
	}
	for _, side := range []struct{ name, text, want string }{{"now", testedNow, "passes"}, {"before", testedBefore, "fails"}} {
		source, classes := filepath.Join(dir, side.name, "Tested.java"), filepath.Join(dir, side.name, "classes")
		if err := writeAll(source, side.text); err != nil {
			t.Fatal(err)
		}
		args := append([]string{"-d", classes, source, junit + "org/junit/jupiter/api/Test.java", junit + "org/junit/jupiter/api/Assertions.java", junit + "Run.java"}, tests...)
		if out, err := exec.Command(filepath.Join(filepath.Dir(jdk.Java), "javac"), args...).CombinedOutput(); err != nil {
			t.Fatalf("%v\n%s", err, out)
		}
		for _, name := range names {
			out, err := exec.Command(jdk.Java, "-cp", classes, "Run", name).CombinedOutput()
			if err != nil || !strings.Contains(string(out), " "+side.want) {
				t.Errorf("%s: %s does not %s: %v\n%s", side.name, name, strings.TrimSuffix(side.want, "s"), err, out)
			}
		}
	}
}
