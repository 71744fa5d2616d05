package parse

import (
	"hash/fnv"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"inspect/java/ast"
	"inspect/java/source"
)

// slipped are slips of the pen in a clause.
var slipped = map[string]func(string) string{
	"= for ==":     func(s string) string { return strings.Replace(s, "==", "=", 1) },
	"a bracket":    func(s string) string { return strings.Replace(s, ")", "", 1) },
	"a #":          func(s string) string { return strings.Replace(s, " == ", " # ", 1) },
	"no semicolon": func(s string) string { return strings.TrimSuffix(s, ";") },
	"'ab'":         func(s string) string { return strings.Replace(s, "==", "== 'ab' ==", 1) },
	"an operator":  func(s string) string { return strings.TrimSuffix(s, ";") + " + ;" },
}

// TestSlipsInTables: a slip in a clause of the contract of one method of the oracle's tables
// costs no class and no other method.
func TestSlipsInTables(t *testing.T) {
	paths, err := filepath.Glob(filepath.Join("..", "testdata", "oracle", "*.java"))
	if err != nil || len(paths) < 50 {
		t.Fatal(len(paths), err)
	}
	tried := 0
	for _, path := range paths {
		text, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		f, _ := File(source.NewFile("A.java", string(text)))
		if f == nil {
			t.Fatal(path)
		}
		for _, m := range methodsOf(f) {
			if m.JML || m.Spec == nil || len(m.Spec.Cases) != 1 || len(m.Spec.Cases[0].Clauses) == 0 {
				continue
			}
			c := m.Spec.Cases[0].Clauses[0]
			for name, slip := range slipped {
				h := fnv.New32()
				h.Write([]byte(path + m.Name.Text + name))
				old := c.At.Text()
				if now := slip(old); h.Sum32()%40 == 0 && now != old && !isHarmless(c.Keyword.Text) {
					tried++
					broken := string(text[:c.At.Start]) + now + string(text[c.At.End:])
					slipIn(t, filepath.Base(path)+": "+name+" in "+old, broken, m.Name.Text)
				}
			}
		}
	}
	if tried < 30 {
		t.Errorf("only %d slips", tried)
	}
}

// slipIn demands that the errors of a text cost no class of it, and no method but those of
// a name.
func slipIn(t *testing.T, what, text, method string) {
	f, diags := File(source.NewFile("A.java", text))
	if f == nil {
		t.Errorf("%s: the file is lost: %v", what, diags)
		return
	}
	ast.Walk(f, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.ClassDecl:
			if costs(n) {
				t.Errorf("%s costs class %s: %v", what, n.Name.Text, diags)
			}
		case *ast.MethodDecl:
			if n.Spec != nil && len(n.Spec.Unread) > 0 && n.Name.Text != method {
				t.Errorf("%s costs method %s: %v", what, n.Name.Text, diags)
			}
		}
		return true
	})
}

func methodsOf(f *ast.File) (ms []*ast.MethodDecl) {
	ast.Walk(f, func(n ast.Node) bool {
		if m, ok := n.(*ast.MethodDecl); ok {
			ms = append(ms, m)
		}
		return true
	})
	return ms
}
