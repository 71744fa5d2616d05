package policy

import (
	"path/filepath"
	"regexp"
	"slices"
	"testing"

	"inspect/internal/house/measure"
)

// TestGlossary: docs/glossary.md has its rows in order, each word once, and no word that it says
// to write is one to replace.
func TestGlossary(t *testing.T) {
	tree, err := measure.Read(filepath.Join("..", ".."))
	if err != nil {
		t.Fatal(err)
	}
	rows := tree.Glossary()
	if len(rows) < 40 {
		t.Errorf("only %d rows", len(rows))
	}
	private := map[string]bool{}
	var firsts []string
	for _, r := range rows {
		firsts = append(firsts, r.Words[0])
		for _, w := range r.Words {
			if private[w] {
				t.Errorf("%s is in two rows", w)
			}
			private[w] = true
		}
		if r.Means == "" {
			t.Errorf("%s: an empty cell", r.Words[0])
		}
	}
	if !slices.IsSorted(firsts) {
		t.Errorf("the rows are not in order: %v", firsts)
	}
	for _, r := range rows {
		terms := regexp.MustCompile("`([^`]+)`").FindAllStringSubmatch(r.Term, -1)
		if len(terms) == 0 {
			t.Errorf("%s: no term", r.Words[0])
		}
		for _, m := range terms {
			for _, w := range measure.Words(m[1]) {
				if private[w] {
					t.Errorf("%s: %s has the private word %s", r.Words[0], m[1], w)
				}
			}
		}
	}
}
