package draw

import (
	"bytes"
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/rogpeppe/go-internal/txtar"

	"inspect/java/source"
)

var update = flag.Bool("update", false, "rewrite what testdata/draw expects")

// outputs are what a golden file may hold, by name.
var outputs = map[string]func(g *Graph) string{
	"out/text":    func(g *Graph) string { return Text(g, Options{}) },
	"out/changes": func(g *Graph) string { return Text(g, Options{Changes: true}) },
	"out/colour": func(g *Graph) string {
		return strings.ReplaceAll(Text(g, Options{Colour: true}), "\x1b", "^")
	},
	"out/narrow": func(g *Graph) string { return Text(g, Options{Width: 48}) },
	"out/dot": func(g *Graph) string {
		var b bytes.Buffer
		DOT(&b, "golden", []Panel{{"before", g}})
		return b.String()
	},
	"out/svg": func(g *Graph) string {
		var b bytes.Buffer
		SVG(&b, "golden", []Panel{{"before", g}})
		return b.String()
	},
}

func TestGolden(t *testing.T) {
	files, err := filepath.Glob("../../testdata/draw/*.txtar")
	if err != nil || len(files) == 0 {
		t.Fatalf("no golden files: %v", err)
	}
	for _, path := range files {
		t.Run(strings.TrimSuffix(filepath.Base(path), ".txtar"), func(t *testing.T) {
			a, err := txtar.ParseFile(path)
			if err != nil {
				t.Fatal(err)
			}
			var g *Graph
			wanted := 0
			for i := range a.Files {
				f := &a.Files[i]
				if f.Name == "in/heap" {
					if g, err = parseHeap(string(f.Data)); err != nil {
						t.Fatal(err)
					}
					continue
				}
				make := outputs[f.Name]
				if make == nil || g == nil {
					t.Fatalf("%s: no such output, or no heap before it", f.Name)
				}
				wanted++
				got := make(g)
				if *update {
					f.Data = []byte(got)
				} else if d := cmp.Diff(string(f.Data), got); d != "" {
					t.Errorf("%s (-want +got):\n%s", f.Name, d)
				}
				if f.Name == "out/text" || f.Name == "out/changes" {
					narrow(t, got, 80)
				}
			}
			if wanted == 0 {
				t.Error("it expects nothing")
			}
			if *update {
				if err := os.WriteFile(path, txtar.Format(a), 0o644); err != nil {
					t.Fatal(err)
				}
			}
		})
	}
}

// narrow demands that no line is longer than width.
func narrow(t interface{ Errorf(string, ...any) }, text string, width int) {
	for _, l := range strings.Split(text, "\n") {
		if n := source.Columns(l); n > width {
			t.Errorf("%d columns: %s", n, l)
		}
	}
}
