package policy

import (
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
)

const module = "inspect"

func TestImportsPointBackwards(t *testing.T) {
	rules, err := Parse(Order)
	if err != nil {
		t.Fatal(err)
	}
	root := filepath.Join("..", "..")
	seen := map[string]bool{}
	err = filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if d.IsDir() {
			if name := d.Name(); name == "testdata" || name == "build" || strings.HasPrefix(name, ".") && name != ".." && name != "." {
				return filepath.SkipDir
			}
			return nil
		}
		if !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
			return nil
		}
		rel, err := filepath.Rel(root, filepath.Dir(path))
		if err != nil {
			return err
		}
		pkg := filepath.ToSlash(rel)
		seen[pkg] = true
		rule, known := rules[pkg]
		if !known {
			t.Errorf("package %s is not in the policy: add it to Order with what it may import", pkg)
			return nil
		}
		f, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.ImportsOnly)
		if err != nil {
			return err
		}
		for _, im := range f.Imports {
			p, _ := strconv.Unquote(im.Path.Value)
			inner, ours := strings.CutPrefix(p, module+"/")
			if p == module {
				inner, ours = ".", true
			}
			if ours && !rule.Permits(inner) {
				t.Errorf("%s imports %s, which the policy does not permit for %s", path, inner, pkg)
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	for p := range rules {
		if !seen[p] {
			t.Errorf("the policy names %s, which is not there", p)
		}
	}
}

// TestOrderIsAcyclic checks that the listed permissions only point to packages
// that stand before.
func TestOrderIsAcyclic(t *testing.T) {
	before := map[string]bool{}
	for _, line := range strings.Split(strings.TrimSpace(Order), "\n") {
		words := strings.Fields(line)
		for _, w := range words[1:] {
			if w != "*" && !strings.HasPrefix(w, "-") && !before[w] {
				t.Errorf("%s may import %s, which does not stand before it", words[0], w)
			}
		}
		before[words[0]] = true
	}
}

func TestParseRefusesNonsense(t *testing.T) {
	for _, text := range []string{"a\na", "a\n\nb"} {
		if _, err := Parse(text); err == nil {
			t.Errorf("Parse(%q) gave no error", text)
		}
	}
}
