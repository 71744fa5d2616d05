package cfg

import (
	"os"
	"path/filepath"
	"testing"
)

// TestStudies builds and checks the graphs of every method of the case studies,
// with callees inlined and by contract.
func TestStudies(t *testing.T) {
	for _, dir := range []string{"../testdata/lists", "../testdata/dijkstra/repaired"} {
		files, err := filepath.Glob(dir + "/*.java")
		if err != nil || len(files) == 0 {
			t.Fatalf("%s: no sources: %v", dir, err)
		}
		groups := [][]string{files}
		if dir == "../testdata/lists" { // each file stands alone
			groups = nil
			for _, f := range files {
				groups = append(groups, []string{f})
			}
		}
		for _, g := range groups {
			var texts []string
			for _, f := range g {
				b, err := os.ReadFile(f)
				if err != nil {
					t.Fatal(err)
				}
				texts = append(texts, string(b))
			}
			for _, calls := range []string{"inline", "auto"} {
				w := world(t, texts...)
				for _, c := range w.Classes() {
					for _, m := range c.Methods {
						if m.Decl == nil {
							continue
						}
						g, ds := Build(w, m, Options{Calls: calls, Bounds: Bounds{Bits: 8, Unwind: 2, Objects: 2}})
						for _, d := range ds {
							t.Errorf("%s", d.Format())
						}
						if g == nil {
							continue
						}
						Check(g)
						t.Logf("%s %s: %d nodes, %d edges, %d components, %d expressions", calls, m.QName(), len(g.Nodes), len(g.Edges), len(g.Components), len(g.Exprs))
					}
				}
			}
		}
	}
}
