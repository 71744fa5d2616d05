package reproduce_test

import (
	"flag"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"inspect/counterexample/reproduce"
)

var update = flag.Bool("update", false, "rewrite the expected texts")

// testLines is how long a test may be that a person would keep.
const testLines = 42

// TestProgram compares a program and its test with the expected texts.
func TestProgram(t *testing.T) {
	w := load(t, "Cell.java")
	p, err := reproduce.New(kase(t, w, "Cell.put", cell(-3)), "Reproduce_Cell_put_int")
	if err != nil {
		t.Fatal(err)
	}
	for name, text := range map[string]string{"Cell.main.golden": p.Main, "Cell.test.golden": p.Test} {
		path := filepath.Join(testdata, name)
		if *update {
			if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
				t.Fatal(err)
			}
		}
		want, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		if text != string(want) {
			t.Errorf("%s: the program is\n%s", name, text)
		}
		if !strings.HasPrefix(text, reproduce.Mark) {
			t.Errorf("%s does not begin with the mark", name)
		}
	}
	if n := strings.Count(p.Test, "\n"); n > testLines {
		t.Errorf("the test has %d lines", n)
	}
	if !strings.HasPrefix(reproduce.Support, reproduce.Mark) {
		t.Error("the shared class does not begin with the mark")
	}
}

// TestByHand does what the head of a program says, and runs the test against a
// stand-in for JUnit 5: both tell broken code from repaired code.
func TestByHand(t *testing.T) {
	w := load(t, "Cell.java")
	p, err := reproduce.New(kase(t, w, "Cell.put", cell(-3)), "Reproduce_Cell_put_int")
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	main, test, shared := filepath.Join(dir, p.Path(p.Name)), filepath.Join(dir, p.Path(p.Name+"Test")), filepath.Join(dir, reproduce.SupportPath)
	if err := os.Mkdir(filepath.Dir(shared), 0o755); err != nil {
		t.Fatal(err)
	}
	for path, text := range map[string]string{main: p.Main, test: p.Test, shared: reproduce.Support} {
		if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	junit := filepath.Join(testdata, "junit")
	compile(t, filepath.Join(dir, "junit"), filepath.Join(junit, "Run.java"),
		filepath.Join(junit, "org", "junit", "jupiter", "api", "Test.java"), filepath.Join(junit, "org", "junit", "jupiter", "api", "Assertions.java"))
	for _, c := range []struct {
		source           string
		code             int
		line, test, says string
	}{
		{"Cell.java", 10, `"verdict":"violated"`, "fails: Cell.put(int) breaks its specification: postcondition at Cell.java:5.", "the specification: false"},
		{filepath.Join("repaired", "Cell.java"), 0, `"verdict":"kept"`, "passes", "the specification: true"},
	} {
		out := filepath.Join(dir, "out", strings.ReplaceAll(c.source, string(filepath.Separator), "_"))
		compile(t, out, "-cp", filepath.Join(dir, "junit"), filepath.Join(testdata, c.source), main, test, shared)
		ran := exec.Command("java", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-cp", out, p.Name)
		text, err := ran.Output()
		if code := ran.ProcessState.ExitCode(); code != c.code || !strings.Contains(string(text), c.line) || !strings.Contains(string(text), c.says) {
			t.Errorf("%s: exit code %d (%v), want %d and %s\n%s", c.source, code, err, c.code, c.line, text)
		}
		path := out + string(filepath.ListSeparator) + filepath.Join(dir, "junit")
		text, err = exec.Command("java", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-cp", path, "Run", p.Name+"Test").CombinedOutput()
		if err != nil || !strings.Contains(string(text), "specificationIsKept "+c.test) {
			t.Errorf("%s: the test prints (%v), want %s\n%s", c.source, err, c.test, text)
		}
	}
}

// compile runs javac with all its warnings as errors.
func compile(t *testing.T, out string, args ...string) {
	t.Helper()
	text, err := exec.Command("javac", append([]string{"-J-XX:+UseSerialGC", "-J-XX:TieredStopAtLevel=1", "-Xlint:all", "-Werror", "-d", out}, args...)...).CombinedOutput()
	if err != nil {
		t.Fatalf("javac: %v\n%s", err, text)
	}
}
