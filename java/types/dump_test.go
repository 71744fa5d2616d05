package types_test

import (
	"bytes"
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"golang.org/x/tools/txtar"

	"inspect/java/ast"
	"inspect/java/types"
)

var update = flag.Bool("update", false, "rewrite the expected dumps")

// TestDump resolves the methods that an input lists and compares the dump.
func TestDump(t *testing.T) {
	names, err := filepath.Glob("../../testdata/types/dump/*.txtar")
	if err != nil || len(names) == 0 {
		t.Fatalf("no inputs: %v", err)
	}
	for _, name := range names {
		t.Run(filepath.Base(name), func(t *testing.T) {
			a, err := txtar.ParseFile(name)
			if err != nil {
				t.Fatal(err)
			}
			var files []*ast.File
			var methods []string
			var want *txtar.File
			for i := range a.Files {
				f := &a.Files[i]
				switch {
				case strings.HasSuffix(f.Name, ".java"):
					files = append(files, parsed(t, f.Name, string(f.Data)))
				case f.Name == "methods":
					methods = strings.Fields(string(f.Data))
				case f.Name == "out":
					want = f
				}
			}
			if len(methods) == 0 || want == nil {
				t.Fatal("the input lacks methods or out")
			}
			var out bytes.Buffer
			w, ds := types.NewWorld(files, config)
			fail(t, ds)
			for _, spec := range methods {
				m := method(t, w, spec)
				fail(t, w.Resolve(m))
				fail(t, w.ResolveClassSpecs(m.Class))
				w.Fprint(&out, m)
				out.WriteByte('\n')
			}
			if *update {
				want.Data = out.Bytes()
				if err := os.WriteFile(name, txtar.Format(a), 0o666); err != nil {
					t.Fatal(err)
				}
				return
			}
			if d := cmp.Diff(string(want.Data), out.String()); d != "" {
				t.Errorf("(-want +got)\n%s", d)
			}
		})
	}
}
