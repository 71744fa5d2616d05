package verify_test

import (
	"archive/zip"
	"context"
	"flag"
	"fmt"
	"io"
	"maps"
	"os"
	"path"
	"path/filepath"
	"runtime"
	"runtime/debug"
	"slices"
	"strings"
	"testing"
	"time"

	"inspect/java/bounds"
	"inspect/report"
	"inspect/verify"
)

// base are the packages that TestFaultlessBase takes.
var base = flag.String("verify.base", "", "packages of java.base to list and check, java/text java/util/zip; all: every one")

// faultless is a configuration in which each method takes little: least bounds, and a
// second. The stages check their invariants, and a fault comes with its stack.
func faultless(t *testing.T, paths ...string) verify.Config {
	return verify.Config{
		Paths:    paths,
		Bounds:   bounds.Bounds{Bits: 4, Objects: 1, ArrayLength: 1, Unwind: 1, Recursion: 1},
		Timeout:  time.Second,
		Minimize: "off",
		Attempts: ground(gophersat(t)),
		Check:    true,
	}
}

// faults counts the verdicts of a run, and fails the test for each fault.
func faults(t *testing.T, doc *report.Document, count map[report.Verdict]int) {
	t.Helper()
	for _, r := range doc.Results {
		count[r.Verdict]++
		if r.Verdict == report.Failed {
			t.Errorf("%s.%s: %s", r.Class, r.Method, r.Reason)
		}
	}
	noErrors(t, doc.Diagnostics)
}

// noErrors fails the test for each error among diagnostics. What is not supported is none:
// who depends on it is refused by name. Nor is a package of interfaces, where nothing is to
// be checked.
func noErrors(t *testing.T, ds []report.Diagnostic) {
	t.Helper()
	for _, d := range ds {
		if d.Severity == "error" && d.Code != "nothing-to-check" {
			t.Errorf("%s:%d: %s: %s", d.File, d.Line, d.Code, d.Message)
		}
	}
}

// TestFaultless: no method of a fixed sample of the JDK's classes is a fault of ours,
// whatever it uses.
func TestFaultless(t *testing.T) {
	t.Parallel()
	patterns := []string{"java/util/AbstractCollection.java", "java/util/AbstractSet.java", "java/util/ArrayDeque.java",
		"java/util/Hashtable.java", "java/util/Optional.java", "java/lang/Enum.java", "java/lang/Throwable.java",
		"java/util/AbstractList.java", "java/util/Objects.java", "java/util/StringTokenizer.java", "java/lang/String.java"}
	_, files := jdkFiles(t, patterns)
	doc := verify.Run(context.Background(), faultless(t, files...))
	count := map[report.Verdict]int{}
	faults(t, doc, count)
	t.Logf("%d methods: %v", len(doc.Results), count)
	if len(doc.Results) < 300 {
		t.Errorf("only %d methods", len(doc.Results))
	}
}

// TestFaultlessBase lists and checks packages of java.base, each by itself with the JDK at
// hand: no fault, no error, and every method that is listed has its result.
func TestFaultlessBase(t *testing.T) {
	if *base == "" {
		t.Skip("make soak checks java.base: -verify.base all")
	}
	packages, names := basePackages(t, *base)
	count := map[report.Verdict]int{}
	for _, name := range names {
		t.Run(name, func(t *testing.T) {
			defer func() {
				if p := recover(); p != nil {
					t.Errorf("%v\n%s", p, debug.Stack())
				}
			}()
			folder := filepath.Join(t.TempDir(), filepath.FromSlash(name)) // others of the JDK are not beside it
			c := faultless(t, writeFiles(t, folder, packages[name])...)
			c.Modules, c.Library, c.Jobs = modules(t), "jdk", runtime.NumCPU()
			start, here, checked := time.Now(), map[report.Verdict]int{}, map[string]bool{}
			doc := verify.Run(context.Background(), c)
			faults(t, doc, here)
			for _, r := range doc.Results {
				checked[fmt.Sprintf("%s.%s:%d", r.Class, r.Method, r.Line)] = true
			}
			list := verify.ListMethods(context.Background(), c)
			noErrors(t, list.Diagnostics)
			for _, m := range list.Methods {
				if !checked[fmt.Sprintf("%s.%s:%d", m.Class, m.Method, m.Line)] {
					t.Errorf("%s.%s is listed and has no result", m.Class, m.Method)
				}
			}
			t.Logf("%.1f s: %v", time.Since(start).Seconds(), here)
			for v, n := range here {
				count[v] += n
			}
		})
	}
	t.Logf("%d packages: %v", len(names), count)
}

// basePackages gives the files of packages of java.base, and the names of those, sorted.
func basePackages(t *testing.T, wanted string) (files map[string][]*zip.File, names []string) {
	t.Helper()
	files = map[string][]*zip.File{}
	for _, f := range platformZip(t).File {
		name, java := strings.CutPrefix(path.Dir(f.Name), "java.base/")
		if java && path.Ext(f.Name) == ".java" && (wanted == "all" || slices.Contains(strings.Fields(wanted), name)) {
			files[name] = append(files[name], f)
		}
	}
	names = slices.Sorted(maps.Keys(files))
	if wanted == "all" && len(names) < 150 || len(names) == 0 {
		t.Fatalf("only %d packages", len(names))
	}
	return files, names
}

// writeFiles copies files of an archive into a folder.
func writeFiles(t *testing.T, folder string, files []*zip.File) (paths []string) {
	t.Helper()
	if err := os.MkdirAll(folder, 0o700); err != nil {
		t.Fatal(err)
	}
	for _, f := range files {
		in, err := f.Open()
		if err != nil {
			t.Fatal(err)
		}
		text, err := io.ReadAll(in)
		in.Close()
		if err != nil {
			t.Fatal(err)
		}
		paths = append(paths, filepath.Join(folder, path.Base(f.Name)))
		if err := os.WriteFile(paths[len(paths)-1], text, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	return paths
}
