package parse_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/rogpeppe/go-internal/txtar"

	"inspect/java/ast"
	"inspect/java/source"
	"inspect/parse"
)

// seeds are the inputs of the txtar files.
func seeds(f *testing.F, ext string) {
	files, err := filepath.Glob("../testdata/parse/*.txtar")
	if err != nil || len(files) == 0 {
		f.Fatal("no inputs", err)
	}
	for _, name := range files {
		a, err := txtar.ParseFile(name)
		if err != nil {
			f.Fatal(err)
		}
		for _, x := range a.Files {
			if filepath.Ext(x.Name) == ext {
				f.Add(string(x.Data))
			}
		}
	}
}

// FuzzFile: no text makes the parser panic, there is a tree or a reason, and
// the spans of a tree without errors are right.
func FuzzFile(f *testing.F) {
	seeds(f, ".java")
	text, err := os.ReadFile("../testdata/lists/DoublyLinkedList.java")
	if err != nil {
		f.Fatal(err)
	}
	f.Add(string(text))
	f.Fuzz(func(t *testing.T, text string) {
		unit, ds := parse.File(source.NewFile("A.java", text))
		if unit == nil && len(ds) == 0 {
			t.Error("neither a tree nor a reason")
		}
		for _, d := range ds {
			if !d.Span.Valid() || d.Message == "" || d.Code == "" || int(d.Span.End) > len(text) || d.Span.Start > d.Span.End {
				t.Errorf("a diagnostic without place or text: %v", d)
			}
			_ = d.Format()
		}
		if unit != nil && len(ds) == 0 {
			if w := spans(unit); w != "" {
				t.Error(w)
			}
		}
	})
}

// FuzzExpr is the same for one expression.
func FuzzExpr(f *testing.F) {
	seeds(f, ".expr")
	f.Add("int")
	f.Add("<")
	f.Add("")
	f.Fuzz(func(t *testing.T, text string) {
		x, ds := parse.Expr(source.NewFile("x", text))
		if x == nil && len(ds) == 0 {
			t.Error("neither an expression nor a reason")
		}
		if x != nil {
			ast.Walk(x, func(ast.Node) bool { return true })
		}
	})
}
