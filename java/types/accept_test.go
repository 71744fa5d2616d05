package types_test

import (
	"archive/zip"
	"bytes"
	"flag"
	"io"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"runtime/debug"
	"sort"
	"strings"
	"testing"

	"inspect/java/ast"
	"inspect/java/source"
	"inspect/java/types"
	"inspect/parse"
)

// TestInputs: the inputs of the other tests, which javac accepts, have no errors.
// Which native methods have a translation is no matter of types.
func TestInputs(t *testing.T) {
	folders := map[string]bool{}
	for _, pattern := range []string{"../../testdata/*/*.java", "../../testdata/*/*/*.java"} {
		names, err := filepath.Glob(pattern)
		if err != nil {
			t.Fatal(err)
		}
		for _, n := range names {
			folders[filepath.Dir(n)] = true
		}
	}
	for _, mine := range []string{"parse", "types", "reproduce", "core", "strangers", "jdk/bits8", "jdk/concurrent"} { // these hold what is wrong or not supported, or need a JDK
		for f := range folders {
			if strings.Contains(f, "testdata/"+mine) {
				delete(folders, f)
			}
		}
	}
	if len(folders) < 3 {
		t.Fatalf("only the folders %v", folders)
	}
	native := func(m *types.Method) bool { return m.Native }
	for folder := range folders {
		t.Run(strings.TrimPrefix(folder, "../../testdata/"), func(t *testing.T) {
			w, ds := types.NewWorld(javaFiles(t, folder), config)
			fail(t, ds)
			var roots []*types.Method
			for _, c := range w.Classes() {
				fail(t, w.ResolveClassSpecs(c))
				for _, m := range c.Methods {
					if !m.Native {
						roots = append(roots, m)
					}
				}
			}
			fail(t, w.ReachableFromAll(roots, native).Diags)
		})
	}
}

// jdk gives the compilation units of the JDK's java.base by path.
func jdk(t *testing.T) map[string]*zip.File {
	t.Helper()
	javac, err := exec.LookPath("javac")
	if err != nil {
		t.Fatal(err)
	}
	if javac, err = filepath.EvalSymlinks(javac); err != nil {
		t.Fatal(err)
	}
	z, err := zip.OpenReader(filepath.Join(filepath.Dir(javac), "..", "lib", "src.zip"))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { z.Close() })
	files := map[string]*zip.File{}
	for _, f := range z.File {
		if p, ok := strings.CutPrefix(f.Name, "java.base/"); ok {
			files[p] = f
		}
	}
	return files
}

func unzip(f *zip.File) (*ast.File, error) {
	r, err := f.Open()
	if err != nil {
		return nil, err
	}
	defer r.Close()
	text, err := io.ReadAll(r)
	if err != nil {
		return nil, err
	}
	file, ds := parse.File(source.NewFile(f.Name, string(text)))
	if len(ds) > 0 {
		return nil, ds[0]
	}
	return file, nil
}

// TestJDK resolves every method of java.util with the rest of java.base to be
// loaded. Nothing panics, every diagnostic has a place, and since javac accepts
// the code, every diagnostic says that something is not supported.
func TestJDK(t *testing.T) {
	sources := jdk(t)
	var paths []string
	for p := range sources {
		if strings.HasPrefix(p, "java/util/") {
			paths = append(paths, p)
		}
	}
	sort.Strings(paths)
	var files []*ast.File
	for _, p := range paths {
		if f, err := unzip(sources[p]); err == nil {
			files = append(files, f)
		}
	}
	if len(files) < 300 {
		t.Fatalf("only %d files", len(files))
	}
	c := config
	c.Providers = provided(func(name string) (*ast.File, error) {
		f := sources[strings.ReplaceAll(name, ".", "/")+".java"]
		if f == nil {
			return nil, nil
		}
		return unzip(f)
	})
	w, ds := types.NewWorld(files, c)
	ds = append(ds, resolveAll(w)...)
	w.Check()
	unsupported, methods, clean := 0, 0, 0
	for _, d := range ds {
		if !d.Span.Valid() || d.Message == "" {
			t.Fatalf("no place or message: %#v", d)
		}
		if d.Code == source.Unsupported {
			unsupported++
		}
	}
	var wrong []*source.Diagnostic
	for _, d := range ds {
		if d.Code != source.Unsupported {
			wrong = append(wrong, d)
		}
	}
	for _, k := range w.Classes() {
		for _, m := range k.Methods {
			methods++
			if len(w.ResolveBody(m)) == 0 {
				clean++
			}
		}
	}
	t.Logf("%d of %d methods without diagnostics, %d unsupported constructs", clean, methods, unsupported)
	if unsupported == 0 || clean < methods/2 {
		t.Errorf("%d of %d methods without diagnostics, %d unsupported", clean, methods, unsupported)
	}
	for i, d := range wrong {
		if i == 60 {
			t.Errorf("and %d more", len(wrong)-i)
			break
		}
		t.Errorf("%s", d.Format())
	}
	var out bytes.Buffer
	w.Fprint(&out, method(t, w, "java.util.BitSet.cardinality"))
	if out.Len() == 0 {
		t.Error("the dump is empty")
	}
}

var (
	mutants    = flag.Int("mutants", 700, "wrong programs to try")
	mutantSeed = flag.Uint64("mutant-seed", 1, "where their choice begins")
)

// TestMutants resolves wrong programs: inputs in which words of the text have
// changed places. Whatever parses gives diagnostics, and the tables keep their
// promises.
func TestMutants(t *testing.T) {
	var texts []string
	for _, pattern := range []string{"../../testdata/*/*.java", "../../testdata/*/*/*.java"} {
		names, err := filepath.Glob(pattern)
		if err != nil {
			t.Fatal(err)
		}
		for _, n := range names {
			text, err := os.ReadFile(n)
			if err != nil {
				t.Fatal(err)
			}
			texts = append(texts, string(text))
		}
	}
	word := regexp.MustCompile(`\\?[A-Za-z_]\w*|[0-9]+|"[^"\n]*"|[-+*/<>=!&|^%]=?`)
	random := rand.New(rand.NewPCG(*mutantSeed, 0))
	parsed, wrong := 0, 0
	for i := 0; i < *mutants; i++ {
		text := texts[random.IntN(len(texts))]
		places := word.FindAllStringIndex(text, -1)
		for k := 0; k <= random.IntN(3); k++ {
			to, from := places[random.IntN(len(places))], places[random.IntN(len(places))]
			text = text[:to[0]] + text[from[0]:from[1]] + text[to[1]:]
			places = word.FindAllStringIndex(text, -1)
		}
		f, ds := parse.File(source.NewFile("Mutant.java", text))
		if len(ds) > 0 {
			continue
		}
		parsed++
		func() {
			defer func() {
				if r := recover(); r != nil {
					t.Errorf("%v\n%s\n%s", r, debug.Stack(), text)
				}
			}()
			w, ds := types.NewWorld([]*ast.File{f}, config)
			ds = append(ds, resolveAll(w)...)
			for _, c := range w.Classes() {
				for _, m := range c.Methods {
					w.Reachable(m, nil)
				}
			}
			w.Check()
			if len(ds) > 0 {
				wrong++
			}
		}()
		if t.Failed() {
			return
		}
	}
	if parsed < *mutants/10 || wrong < *mutants/15 {
		t.Errorf("only %d mutants parse, %d have errors", parsed, wrong)
	}
	t.Logf("%d mutants parse, %d have errors", parsed, wrong)
}
