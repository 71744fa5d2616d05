package mutate

import (
	"go/format"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

const broken = `package p

func (t *T) f(x, y int) int {
	if x < 3 {
		g(x, y)
	}
	for t.n = 1; x != y; {
		x++
	}
	return x - y
}
`

// TestOperators: what is made of a function is these, each of which is Go.
func TestOperators(t *testing.T) {
	ms, err := ofFile("p/a.go", "p", []byte(broken))
	if err != nil {
		t.Fatal(err)
	}
	want := map[string]string{
		"p (*T).f: negate 1":     "if !(x < 3) {",
		"p (*T).f: negate 2":     "!(x != y); {",
		"p (*T).f: swap 1":       "if (3) < (x) {",
		"p (*T).f: swap 2":       "g(y, x)",
		"p (*T).f: swap 3":       "return (y) - (x)",
		"p (*T).f: drop 1":       "_ = func() { g(x, y) }",
		"p (*T).f: drop 2":       "_ = func() { x++ }",
		"p (*T).f: off by one 1": "if x <= 3 {",
		"p (*T).f: off by one 2": "if x < 4 {",
		"p (*T).f: off by one 3": "for t.n = 2;",
	}
	for _, m := range ms {
		text, err := m.Apply(broken)
		if err != nil {
			t.Error(err)
		}
		if _, err := format.Source([]byte(text)); err != nil {
			t.Errorf("%s: %v", m.Rule, err)
		}
		if is := want[m.Rule]; is == "" || !strings.Contains(text, is) {
			t.Errorf("%s is not %q:\n%s", m.Rule, is, text)
		}
		delete(want, m.Rule)
	}
	if len(want) > 0 {
		t.Errorf("not made: %v", want)
	}
}

// TestStays: a mutant is the same one, in the same order, whatever else there is.
func TestStays(t *testing.T) {
	rules := func(files map[string]string) (rs []string) {
		dir := t.TempDir()
		if err := os.Mkdir(filepath.Join(dir, "p"), 0o755); err != nil {
			t.Fatal(err)
		}
		for name, text := range files {
			if err := os.WriteFile(filepath.Join(dir, "p", name), []byte(text), 0o644); err != nil {
				t.Fatal(err)
			}
		}
		ms, err := Generated(dir, "p", 7)
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range ms {
			rs = append(rs, m.Rule)
		}
		return rs
	}
	before := rules(map[string]string{"a.go": broken})
	after := rules(map[string]string{"b.go": "package p\n\nfunc more() { if x { y() } }\n" + broken[len("package p"):], "c_test.go": "package p\n\nfunc not() { z() }\n", "dump.go": "package p\n\nfunc out() { z() }\n"})
	if len(after) != len(before)+2 {
		t.Fatalf("%d mutants, and with two more %d", len(before), len(after))
	}
	if !slices.Equal(before, slices.DeleteFunc(after, func(r string) bool { return !slices.Contains(before, r) })) {
		t.Errorf("another order: %v, and was %v", after, before)
	}
}

// TestKeptStand keeps the rules in step with the code.
func TestKeptStand(t *testing.T) {
	if len(handwritten) > mostKept {
		t.Errorf("%d rules are kept, %d are allowed: let the operators find the others", len(handwritten), mostKept)
	}
	rules := map[string]bool{}
	for _, m := range handwritten {
		if m.Rule == "" || rules[m.Rule] {
			t.Errorf("rule %q stands twice, or is none", m.Rule)
		}
		rules[m.Rule] = true
		text, err := os.ReadFile(filepath.Join(root, filepath.FromSlash(m.File)))
		if err != nil {
			t.Error(err)
			continue
		}
		if _, err := m.Apply(string(text)); err != nil {
			t.Error(err)
		}
	}
}
