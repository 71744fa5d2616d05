package partial_test

import (
	"flag"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"golang.org/x/tools/txtar"

	"inspect/java/ast"
	"inspect/java/library"
	"inspect/java/partial"
	"inspect/java/source"
	"inspect/parse"
)

var update = flag.Bool("update", false, "rewrite the expected declarations")

// TestDeclarations compares what is told of classes that are found nowhere with what stands in
// testdata/*.txtar behind the program.
func TestDeclarations(t *testing.T) {
	paths, _ := filepath.Glob("testdata/*.txtar")
	for _, path := range paths {
		t.Run(strings.TrimSuffix(filepath.Base(path), ".txtar"), func(t *testing.T) {
			a, err := txtar.ParseFile(path)
			if err != nil {
				t.Fatal(err)
			}
			var files []*ast.File
			want := map[string]string{}
			var program []txtar.File
			for _, f := range a.Files {
				if name, ok := strings.CutPrefix(f.Name, "nowhere/"); ok {
					want[name] = string(f.Data)
					continue
				}
				program = append(program, f)
				files = append(files, parsed(t, f.Name, string(f.Data)))
			}
			got := partial.Declarations(partial.Program{Files: files, Class: declaration(t), Package: func(name string) bool {
				return name == "java.util" || name == "java.io" || name == "java.lang"
			}})
			for _, name := range slices.Sorted(maps.Keys(got)) {
				parsed(t, name, got[name])
				program = append(program, txtar.File{Name: "nowhere/" + name, Data: []byte(got[name])})
			}
			if *update {
				if err := writeFile(path, txtar.Format(&txtar.Archive{Comment: a.Comment, Files: program})); err != nil {
					t.Fatal(err)
				}
				return
			}
			if d := cmp.Diff(want, got); d != "" {
				t.Error(d)
			}
		})
	}
}

func parsed(t *testing.T, name, text string) *ast.File {
	t.Helper()
	f, ds := parse.File(source.NewFile(name, text))
	if i := slices.IndexFunc(ds, (*source.Diagnostic).IsError); i >= 0 {
		t.Fatalf("%s: %s\n%s", name, ds[i].Message, text)
	}
	return f
}

// declaration finds classes of the library.
func declaration(t *testing.T) func(string) *ast.ClassDecl {
	return func(name string) *ast.ClassDecl {
		text, path, ok := library.Source(name)
		if !ok {
			return nil
		}
		for _, d := range parsed(t, path, text).Types {
			if strings.HasSuffix(name, d.Name.Text) {
				return d
			}
		}
		return nil
	}
}

func writeFile(path string, data []byte) error { return os.WriteFile(path, data, 0o644) }
