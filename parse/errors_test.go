package parse_test

import (
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/rogpeppe/go-internal/txtar"

	"inspect/java/source"
	"inspect/parse"
)

var update = flag.Bool("update", false, "rewrite the expected texts")

// Each NAME.java of testdata/parse/*-errors.txtar is a mistake, NAME.out the
// diagnostics that it gives. Each has at least one.
func TestErrors(t *testing.T) {
	for file, least := range map[string]int{"java-errors.txtar": 40, "jml-errors.txtar": 25} {
		t.Run(file, func(t *testing.T) {
			path := filepath.Join("..", "testdata", "parse", file)
			a, err := txtar.ParseFile(path)
			if err != nil {
				t.Fatal(err)
			}
			want := map[string]string{}
			var inputs []txtar.File
			for _, f := range a.Files {
				if strings.HasSuffix(f.Name, ".out") {
					want[f.Name] = string(f.Data)
				} else {
					inputs = append(inputs, f)
				}
			}
			if len(inputs) < least {
				t.Errorf("only %d mistakes", len(inputs))
			}
			out := &txtar.Archive{Comment: a.Comment}
			for _, f := range inputs {
				_, ds := parse.File(source.NewFile(f.Name, string(f.Data)))
				var b strings.Builder
				for _, d := range ds {
					b.WriteString(d.Format())
				}
				if len(ds) == 0 {
					t.Errorf("%s: no error", f.Name)
				}
				name := strings.TrimSuffix(f.Name, ".java") + ".out"
				out.Files = append(out.Files, f, txtar.File{Name: name, Data: []byte(b.String())})
				if diff := cmp.Diff(want[name], b.String()); diff != "" && !*update {
					t.Errorf("%s (-want +got)\n%s", f.Name, diff)
				}
			}
			if *update {
				if err := os.WriteFile(path, txtar.Format(out), 0o644); err != nil {
					t.Fatal(err)
				}
			}
		})
	}
}
