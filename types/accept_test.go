package types_test

import (
	"archive/zip"
	"bytes"
	"io"
	"os/exec"
	"path/filepath"
	"regexp"
	"sort"
	"strings"
	"testing"

	"inspect/ast"
	"inspect/parse"
	"inspect/source"
	"inspect/types"
)

// TestInputs: the inputs of the other tests, which javac accepts, have no errors.
func TestInputs(t *testing.T) {
	folders := map[string]bool{}
	for _, pattern := range []string{"../testdata/*/*.java", "../testdata/*/*/*.java"} {
		names, err := filepath.Glob(pattern)
		if err != nil {
			t.Fatal(err)
		}
		for _, n := range names {
			folders[filepath.Dir(n)] = true
		}
	}
	for _, mine := range []string{"parse", "types"} {
		for f := range folders {
			if strings.Contains(f, "testdata/"+mine) {
				delete(folders, f)
			}
		}
	}
	if len(folders) < 3 {
		t.Fatalf("only the folders %v", folders)
	}
	for folder := range folders {
		t.Run(strings.TrimPrefix(folder, "../testdata/"), func(t *testing.T) {
			w, ds := types.NewWorld(javaFiles(t, folder), config)
			fail(t, ds)
			for _, c := range w.Classes() {
				fail(t, w.ResolveClassSpecs(c))
				for _, m := range c.Methods {
					fail(t, w.Reachable(m, nil).Diags)
				}
			}
		})
	}
}

// jdkSources are the compilation units of the JDK whose path matches.
func jdkSources(t *testing.T, path *regexp.Regexp) []*ast.File {
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
	defer z.Close()
	var files []*ast.File
	for _, f := range z.File {
		if !path.MatchString(f.Name) {
			continue
		}
		r, err := f.Open()
		if err != nil {
			t.Fatal(err)
		}
		text, err := io.ReadAll(r)
		r.Close()
		if err != nil {
			t.Fatal(err)
		}
		if file, ds := parse.File(source.NewFile(f.Name, string(text))); file != nil && len(ds) == 0 {
			files = append(files, file)
		}
	}
	return files
}

// TestNeverPanics resolves every method of java.util; what is not supported
// and what is not there gives diagnostics, each with a place and a message.
func TestNeverPanics(t *testing.T) {
	files := jdkSources(t, regexp.MustCompile(`^java\.base/java/util/[A-Z]\w*\.java$`))
	if len(files) < 200 {
		t.Fatalf("only %d files", len(files))
	}
	w, ds := types.NewWorld(files, config)
	ds = append(ds, resolveAll(w)...)
	codes := map[source.Code]int{}
	for _, d := range ds {
		codes[d.Code]++
		if !d.Span.Valid() || d.Message == "" {
			t.Fatalf("no place or message: %#v", d)
		}
	}
	if codes[source.Unsupported] == 0 {
		t.Error("nothing unsupported in java.util")
	}
	// javac accepts these files: whatever else is reported must come from
	// classes outside the files given.
	var wrong []string
	for c, n := range codes {
		if c != source.Unsupported && c != types.UnknownClass {
			wrong = append(wrong, string(c))
			_ = n
		}
	}
	sort.Strings(wrong)
	shown := 0
	for _, d := range ds {
		if d.Code != source.Unsupported && d.Code != types.UnknownClass && shown < 40 {
			shown++
			t.Errorf("%s", d.Format())
		}
	}
	var out bytes.Buffer
	for _, c := range w.Classes()[:20] {
		for _, m := range c.Methods {
			w.Fprint(&out, m)
		}
	}
	if out.Len() == 0 {
		t.Error("the dump is empty")
	}
}
