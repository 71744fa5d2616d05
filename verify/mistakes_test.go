package verify_test

import (
	"bytes"
	"context"
	"flag"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/rogpeppe/go-internal/txtar"

	"inspect/cfg"
	"inspect/internal/columns"
	"inspect/report"
	"inspect/verify"
)

var update = flag.Bool("update", false, "rewrite the expected texts")

// taken is how long a run took.
var taken = regexp.MustCompile(`timeout; [0-9.]+ s;`)

// TestMistakes: what is printed about specifications that are wrong as they typically
// are. Each archive of testdata/jml/mistakes says in its first line what is wrong, and
// has the class and all that is printed about it, which names the cause.
func TestMistakes(t *testing.T) {
	files, err := filepath.Glob(filepath.Join("..", "testdata", "jml", "mistakes", "*.txtar"))
	if err != nil || len(files) < 20 {
		t.Fatalf("%d mistakes, %v", len(files), err)
	}
	for _, name := range files {
		t.Run(strings.TrimSuffix(filepath.Base(name), ".txtar"), func(t *testing.T) {
			a, err := txtar.ParseFile(name)
			if err != nil {
				t.Fatal(err)
			}
			java, want := a.Files[0].Data, ""
			if len(a.Files) > 1 {
				want = string(a.Files[1].Data)
			}
			name, err := filepath.Abs(name)
			if err != nil {
				t.Fatal(err)
			}
			t.Chdir(t.TempDir())
			if err := os.WriteFile("A.java", java, 0o600); err != nil {
				t.Fatal(err)
			}
			doc := verify.Run(context.Background(), verify.Config{
				Paths: []string{"A.java"}, Bounds: cfg.Bounds{Bits: 8}, Attempts: []verify.Attempt{columns.All(t)[columns.Quick]}, Check: true,
			})
			var b bytes.Buffer
			for _, d := range doc.Diagnostics {
				b.WriteString(d.Text())
			}
			doc.WriteText(&b, report.TextOptions{})
			got := taken.ReplaceAllString(b.String(), "timeout; 0.0 s;")
			if *update {
				a.Files = append(a.Files[:1:1], txtar.File{Name: "said", Data: []byte(got)})
				if err := os.WriteFile(name, txtar.Format(a), 0o644); err != nil {
					t.Fatal(err)
				}
				return
			}
			if d := cmp.Diff(want, got); d != "" {
				t.Errorf("-want +got:\n%s", d)
			}
		})
	}
}
