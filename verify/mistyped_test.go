package verify_test

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"inspect/internal/columns"
	"inspect/report"
	"inspect/verify"
)

// TestMistypedClauses: each clause with a name that nothing declares, or of a wrong type, is
// said with its line and fails the run, and the method whose verdict rests on it has none.
func TestMistypedClauses(t *testing.T) {
	t.Parallel()
	text, err := os.ReadFile(filepath.Join("testdata", "mistyped.txt"))
	if err != nil {
		t.Fatal(err)
	}
	dir, where := t.TempDir(), ""
	of := map[string]string{} // the lines of the table, by file
	for i, line := range strings.Split(string(text), "\n") {
		if name, ok := strings.CutPrefix(line, "-- "); ok {
			where = strings.TrimSuffix(name, " --")
		}
		if line == "" || strings.HasPrefix(line, "--") || strings.HasPrefix(line, "#") {
			continue
		}
		class := fmt.Sprintf("A%d", i+1)
		of[class+".java"] = line
		write(t, filepath.Join(dir, class+".java"), mistyped(class, where, strings.TrimPrefix(line, "~ ")))
	}
	doc := verify.Run(context.Background(), verify.Config{Paths: []string{dir}, Attempts: []verify.Attempt{columns.All(t)[columns.Quick]}})
	said, refused := map[string]bool{}, map[string]bool{}
	for _, d := range doc.Diagnostics {
		if d.Severity == "error" && d.Line > 0 {
			said[filepath.Base(d.File)] = true
		}
	}
	for _, r := range doc.Results {
		if strings.HasPrefix(r.Method, "m(") && r.Verdict == report.Unsupported {
			refused[filepath.Base(r.File)] = true
		}
	}
	for file, line := range of {
		if !said[file] {
			t.Errorf("nothing is said of %s", line)
		}
		if !refused[file] && !strings.HasPrefix(line, "~ ") {
			t.Errorf("a verdict is given in spite of %s", line)
		}
	}
}

// mistyped is a class with such a clause: of a method, of the class, in front of "=>" where
// the method is another one, or in a body. "@@" ends a line.
func mistyped(class, where, clause string) string {
	method, body := "", "n = n;"
	switch clause, other, _ := strings.Cut(clause, "=>"); where {
	case "statement":
		body = clause
	case "class":
		method = "//@ " + strings.TrimSpace(clause) + "\n"
		if other != "" {
			return lines(class, method+other)
		}
	default:
		method = "//@ " + clause + "\n"
	}
	return lines(class, method+"void m(int p) throws Exception {\n"+body+"\n}")
}

func lines(class, members string) string {
	return strings.ReplaceAll("class B"+class+" { int n; }\nclass "+class+" { int n; static int t; int[] a = new int[3]; String s = \"\"; //@ ghost boolean b;\n"+
		"int f(int x) { return x; } int bump() { return n++; }\n"+members+"\n}\n", "@@", "\n")
}
