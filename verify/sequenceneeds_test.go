package verify_test

import (
	"cmp"
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"inspect/encode"
	"inspect/internal/columns"
	"inspect/report"
	"inspect/verify"
)

var (
	observing = regexp.MustCompile(`(^|[^.\w])(is[A-Z]\w*|size)\(\)`)
	declared  = regexp.MustCompile(`(?m)^    (?:([A-Z]\w*)|(int|void|boolean) (\w+))\(([^)]*)\) \{`)
	param     = regexp.MustCompile(`int (\w+)`)
)

// TestNeedsOfSequences: callers of constructors see to what later calls fail of, and of a receiver
// to what it tells. The JVM makes sequences at random: where the needs hold nothing fails, and
// where an exact one does not no call returns.
func TestNeedsOfSequences(t *testing.T) {
	t.Parallel()
	path := filepath.Join("..", "testdata", "sequences", "Needs.java")
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	lines := strings.Split(string(text), "\n")
	doc := verify.Run(context.Background(), verify.Config{Paths: []string{path}, States: verify.ReachableStates, CallsBefore: verify.DefaultCallsBefore, Needs: verify.NeedsOn, Check: true,
		Attempts: []verify.Attempt{{Encoding: encode.Options{Encoding: encode.Ground}, Backend: gophersat(t)}}})
	var b strings.Builder
	calls, asked := "", 0
	for _, r := range doc.Results {
		_, want, _ := strings.Cut(lines[r.Line-1], "} // ")
		if want == "" {
			continue
		}
		asked++
		got := ""
		for _, n := range r.Needs {
			got += " " + cmp.Or(n.Of, "itself") + " " + n.Clause
		}
		if r.Verdict == report.Violated {
			got = " violated"
		}
		if strings.TrimSpace(got) != want {
			t.Errorf("%s:%s, not %s\n%s", r.Name(), got, want, columns.Text(doc))
		}
		if r.Verdict == report.Needs {
			name := fmt.Sprintf("check%d", asked)
			calls += "            " + name + "();\n"
			b.WriteString(sequenceCheck(name, string(text), r))
		}
	}
	if n := strings.Count(string(text), "} // "); asked != n {
		t.Errorf("%d of %d methods have a verdict", asked, n)
	}
	dir := t.TempDir()
	for name, text := range map[string]string{"Needs.java": string(text), "Random.java": fmt.Sprintf(randomCalls, calls, b.String())} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	runRandom(t, dir)
}

// sequenceCheck is a method in Java that calls a method at the end of a random sequence.
func sequenceCheck(name, text string, r *report.Result) string {
	holds, exact := "true", "true"
	for _, n := range r.Needs {
		c := strings.TrimSuffix(strings.TrimPrefix(n.Clause, "requires "), ";")
		holds += " && (" + strings.ReplaceAll(observing.ReplaceAllString(c, "${1}o.$2()"), "this.", "o.") + ")"
		if !n.Exact {
			exact = "false"
		}
	}
	_, body, _ := strings.Cut(text, "\nclass "+r.Class+" ")
	body, _, _ = strings.Cut(body, "\n}")
	last := strings.Split(r.Method, "(")[0]
	var vars, makes, args string
	steps, k := "", 0
	for _, m := range declared.FindAllStringSubmatch(body, -1) {
		var names []string
		for _, p := range param.FindAllStringSubmatch(m[4], -1) {
			names = append(names, p[1])
		}
		list := strings.Join(names, ", ")
		if m[1] == r.Class || m[3] == last {
			for _, n := range names {
				vars += "        int " + n + " = any();\n"
			}
		}
		switch {
		case m[1] == r.Class:
			makes = list
		case m[3] == last:
			args = list
		}
		if m[3] != "" {
			steps += fmt.Sprintf("                    case %d: o.%s(%s); break;\n", k, m[3], strings.Repeat("any(), ", max(0, len(names)-1))+strings.Repeat("any()", min(1, len(names))))
			k++
		}
	}
	return fmt.Sprintf(`    static void %s() {
%s        %s o;
        try {
            o = new %s(%s);
            for (int left = random.nextInt(4); left > 0; left--) {
                switch (random.nextInt(%d)) {
%s                }
            }
        } catch (RuntimeException e) {
            return;
        }
        boolean holds = %s, returns = true;
        try {
            o.%s(%s);
        } catch (RuntimeException e) {
            returns = false;
        }
        if (holds && !returns) System.out.println(%q + " fails under its needs");
        if (%s && !holds && returns) System.out.println(%q + " returns without its needs");
    }
`, name, vars, r.Class, r.Class, makes, k, steps, holds, last, args, r.Name(), exact, r.Name())
}

// randomCalls calls checks 10,000 times each.
const randomCalls = `
public class Random {
    static final java.util.Random random = new java.util.Random(1);
    static int any() { return random.nextInt(8) > 0 ? random.nextInt(6) - 2 : random.nextInt(100); }
    public static void main(String[] args) {
        for (int i = 0; i < 10_000; i++) {
%s        }
    }
%s}
`

// runRandom compiles the files of a folder and runs the class Random, which prints what is wrong.
func runRandom(t *testing.T, dir string) {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(dir, "*.java"))
	if err != nil {
		t.Fatal(err)
	}
	for _, args := range [][]string{append([]string{"javac", "-J-XX:+UseSerialGC", "-J-XX:TieredStopAtLevel=1", "-nowarn", "-proc:none", "-d", "out"}, files...), {"java", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-ea", "-cp", "out", "Random"}} {
		cmd := exec.Command(args[0], args[1:]...)
		cmd.Dir = dir
		cmd.Env = append(os.Environ(), "CLASSPATH=")
		out, err := cmd.CombinedOutput()
		if err != nil || args[0] == "java" && len(out) > 0 {
			t.Fatalf("%s: %v\n%s", args[0], err, firstLines(string(out), 20))
		}
	}
}

func firstLines(s string, n int) string {
	lines := strings.SplitN(s, "\n", n+1)
	return strings.Join(lines[:min(n, len(lines))], "\n")
}
