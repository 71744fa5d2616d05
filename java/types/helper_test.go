package types_test

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"inspect/java/ast"
	"inspect/java/source"
	"inspect/java/types"
	"inspect/parse"
)

// config is a World's configuration with the library.
var config = types.Config{Parse: parse.Library}

// parsed parses a source that must have no syntax errors.
func parsed(t testing.TB, name, text string) *ast.File {
	t.Helper()
	f, ds := parse.File(source.NewFile(name, text))
	for _, d := range ds {
		t.Errorf("%s", d.Format())
	}
	if f == nil {
		t.FailNow()
	}
	return f
}

// world makes a World of sources given as name and text, without errors.
func world(t testing.TB, texts ...string) *types.World {
	t.Helper()
	var files []*ast.File
	for i, text := range texts {
		files = append(files, parsed(t, fmt.Sprintf("F%d.java", i), text))
	}
	w, ds := types.NewWorld(files, config)
	fail(t, ds)
	return w
}

func fail(t testing.TB, ds []*source.Diagnostic) {
	t.Helper()
	for _, d := range ds {
		t.Errorf("%s", d.Format())
	}
}

// resolveAll resolves everything there is in the user's classes.
func resolveAll(w *types.World) []*source.Diagnostic {
	var all []*source.Diagnostic
	for _, c := range w.Classes() {
		for _, m := range c.Methods {
			all = append(all, w.Resolve(m)...)
		}
		all = append(all, w.ResolveClassSpecs(c)...)
		all = append(all, w.ResolveStatics(c)...)
	}
	return distinct(all)
}

func distinct(ds []*source.Diagnostic) []*source.Diagnostic {
	seen := map[string]bool{}
	var out []*source.Diagnostic
	for _, d := range ds {
		if s := d.Error(); !seen[s] {
			seen[s] = true
			out = append(out, d)
		}
	}
	source.Sort(out)
	return out
}

// method finds the one method of a --method argument.
func method(t testing.TB, w *types.World, spec string) *types.Method {
	t.Helper()
	ms, d := w.FindMethods(spec)
	if d != nil {
		t.Fatal(d)
	}
	if len(ms) != 1 {
		t.Fatalf("%s: %d methods", spec, len(ms))
	}
	return ms[0]
}

// javaFiles are the Java files of folders under testdata, by folder.
func javaFiles(t testing.TB, folder string) []*ast.File {
	t.Helper()
	names, err := filepath.Glob(filepath.Join(folder, "*.java"))
	if err != nil || len(names) == 0 {
		t.Fatalf("no Java files in %s: %v", folder, err)
	}
	var files []*ast.File
	for _, n := range names {
		text, err := os.ReadFile(n)
		if err != nil {
			t.Fatal(err)
		}
		files = append(files, parsed(t, filepath.Base(n), string(text)))
	}
	return files
}

func lines(ds []*source.Diagnostic) string {
	var b strings.Builder
	for _, d := range ds {
		b.WriteString(d.Error())
		b.WriteByte('\n')
	}
	return b.String()
}

// sources is a Provider of parsed source files.
type sources func(name string) (*ast.File, error)

func (s sources) Class(name string) (*ast.File, error) { return s(name) }
func (sources) Package(string) bool                    { return false }
func (sources) Compiled() bool                         { return false }
func (sources) Platform() bool                         { return false }

func provided(s sources) []types.Provider { return []types.Provider{s} }
