package infer

import (
	"flag"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"golang.org/x/tools/txtar"

	"inspect"
)

var update = flag.Bool("update", false, "write what is found into the files of testdata")

// TestFound: the files of an archive with the clauses that are found of them; another run over these finds nothing
// more, and their methods are no worse off than without.
func TestFound(t *testing.T) {
	archives, err := filepath.Glob("testdata/*.txtar")
	if err != nil || len(archives) == 0 {
		t.Fatal(err, archives)
	}
	for _, path := range archives {
		t.Run(strings.TrimSuffix(filepath.Base(path), ".txtar"), func(t *testing.T) {
			t.Parallel()
			a, err := txtar.ParseFile(path)
			if err != nil {
				t.Fatal(err)
			}
			a.Files = slices.DeleteFunc(a.Files, func(f txtar.File) bool { return strings.HasPrefix(f.Name, "found") })
			texts := map[string]string{}
			for _, f := range a.Files {
				texts[f.Name] = string(f.Data)
			}
			before := options(t, texts)
			found, texts2 := inferred(t, texts)
			for _, f := range a.Files {
				if text, ok := found[f.Name]; ok {
					a.Files = append(a.Files, txtar.File{Name: "found/" + f.Name, Data: []byte(text)})
				}
			}
			if left := texts2; left != "" {
				a.Files = append(a.Files, txtar.File{Name: "found.left", Data: []byte(left)})
			}
			if got := txtar.Format(a); *update {
				if err := os.WriteFile(path, got, 0o666); err != nil {
					t.Fatal(err)
				}
			} else if want, _ := os.ReadFile(path); string(want) != string(got) {
				t.Errorf("%s (-update writes it)", cmp.Diff(string(want), string(got)))
			}
			after := maps.Clone(texts)
			maps.Copy(after, found)
			if again, _ := inferred(t, after); len(again) > 0 {
				t.Errorf("another run finds more: %v", again)
			}
			was, is := check(t, before), check(t, options(t, after))
			for _, r := range is.Results {
				if i := slices.IndexFunc(was.Results, func(w *inspect.Result) bool { return w.Name() == r.Name() }); i >= 0 && isClean(was.Results[i]) && !isClean(r) {
					t.Errorf("%s is %s, and was %s", r.Name(), r.Verdict, was.Results[i].Verdict)
				}
			}
		})
	}
}

// options are those of a run over some texts.
func options(t *testing.T, texts map[string]string) inspect.Options {
	dir := t.TempDir()
	for name, text := range texts {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	return inspect.Options{Paths: []string{dir}}
}

func check(t *testing.T, o inspect.Options) *inspect.Report {
	t.Helper()
	r, err := inspect.Check(t.Context(), o)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// inferred are the texts with clauses by the names of their files, and what was left.
func inferred(t *testing.T, texts map[string]string) (map[string]string, string) {
	t.Helper()
	o := options(t, texts)
	found, err := Infer(t.Context(), Options{Check: o})
	if err != nil {
		t.Fatal(err)
	}
	out := map[string]string{}
	for path, text := range found.Files {
		out[filepath.Base(path)] = text
	}
	var left strings.Builder
	for _, l := range found.Left {
		fmt.Fprintf(&left, "%s: %s\n", filepath.Base(l.File), l.Why)
	}
	for _, c := range found.Clauses {
		line := strings.Split(texts[filepath.Base(c.File)], "\n")[c.Line-1]
		if name := c.Of[strings.LastIndexByte(c.Of[:max(strings.IndexByte(c.Of, '('), 0)], '.')+1:]; !strings.Contains(line, strings.TrimSuffix(strings.Split(name, "(")[0], " ")) && !strings.Contains(line, c.Of) {
			t.Errorf("%s is said to stand in line %d: %s", c.Of, c.Line, line)
		}
	}
	return out, left.String()
}
