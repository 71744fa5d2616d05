package parse_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/rogpeppe/go-internal/txtar"

	"inspect/java/ast"
	"inspect/java/source"
	"inspect/parse"
)

// Each NAME.java and NAME.expr of testdata/parse/*-trees.txtar has the tree NAME.out.
func TestTrees(t *testing.T) {
	for _, file := range []string{"java-trees.txtar", "jml-trees.txtar", "expr-trees.txtar"} {
		path := filepath.Join("..", "testdata", "parse", file)
		a, err := txtar.ParseFile(path)
		if err != nil {
			t.Fatal(err)
		}
		want := map[string]string{}
		out := &txtar.Archive{Comment: a.Comment}
		for _, f := range a.Files {
			want[f.Name] = string(f.Data)
		}
		for _, f := range a.Files {
			ext := filepath.Ext(f.Name)
			if ext == ".out" {
				continue
			}
			var n ast.Node
			var ds []*source.Diagnostic
			if src := source.NewFile(f.Name, string(f.Data)); ext == ".expr" {
				x, more := parse.Expr(src)
				n, ds = x, more
			} else if unit, more := parse.File(src); unit != nil {
				n, ds = unit, more
			} else {
				ds = more
			}
			for _, d := range ds {
				t.Errorf("%s: %s", file, d.Format())
			}
			var b strings.Builder
			if len(ds) == 0 {
				if err := ast.Fprint(&b, n); err != nil {
					t.Fatal(err)
				}
			}
			name := strings.TrimSuffix(f.Name, ext) + ".out"
			out.Files = append(out.Files, f, txtar.File{Name: name, Data: []byte(b.String())})
			if diff := cmp.Diff(want[name], b.String()); diff != "" && !*update {
				t.Errorf("%s: %s (-want +got)\n%s", file, f.Name, diff)
			}
		}
		if *update {
			if err := os.WriteFile(path, txtar.Format(out), 0o644); err != nil {
				t.Fatal(err)
			}
		}
	}
}
