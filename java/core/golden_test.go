package core

import (
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/rogpeppe/go-internal/txtar"
)

var update = flag.Bool("update", false, "rewrite the expected dumps")

// TestGolden compares the dumps of methods. Each archive's comment names the
// methods in its first line, none for all; in/… are the sources, out/core the dump.
func TestGolden(t *testing.T) {
	files, err := filepath.Glob("../../testdata/core/*.txtar")
	if err != nil || len(files) == 0 {
		t.Fatalf("no archives: %v", err)
	}
	for _, name := range files {
		t.Run(strings.TrimSuffix(filepath.Base(name), ".txtar"), func(t *testing.T) {
			a, err := txtar.ParseFile(name)
			if err != nil {
				t.Fatal(err)
			}
			var texts []string
			want := ""
			for _, f := range a.Files {
				if strings.HasPrefix(f.Name, "in/") {
					texts = append(texts, string(f.Data))
				} else {
					want = string(f.Data)
				}
			}
			w := world(t, texts...)
			got := dump(t, w, methods(t, w, strings.Fields(strings.SplitN(string(a.Comment), "\n", 2)[0])...))
			if *update {
				a.Files = append(a.Files[:len(texts):len(texts)], txtar.File{Name: "out/core", Data: []byte(got)})
				if err := os.WriteFile(name, txtar.Format(a), 0o644); err != nil {
					t.Fatal(err)
				}
				return
			}
			if d := cmp.Diff(want, got); d != "" {
				t.Errorf("dump differs (-want +got):\n%s", d)
			}
		})
	}
}

// TestDoc demands that the example of the package comment is what is printed.
func TestDoc(t *testing.T) {
	text, err := os.ReadFile("doc.go")
	if err != nil {
		t.Fatal(err)
	}
	var code, want strings.Builder
	for _, line := range strings.Split(string(text), "\n") {
		line, ok := strings.CutPrefix(line, "//\t")
		switch {
		case !ok:
		case strings.HasPrefix(line, "//@") || strings.HasPrefix(line, "static"):
			code.WriteString(line + "\n")
		default:
			want.WriteString(line + "\n")
		}
	}
	w := world(t, "class A { "+code.String()+"}")
	if got := dump(t, w, methods(t, w, "A.sum")); got != want.String() {
		t.Errorf("the comment has\n%s\nprinted is\n%s", want.String(), got)
	}
}
