package verify_test

import (
	"archive/zip"
	"context"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"inspect/encode"
	"inspect/internal/sample"
	"inspect/java/bounds"
	"inspect/report"
	"inspect/solve/sat"
	"inspect/verify"
	"inspect/z3"
)

// jdkSources are classes of the JDK that nobody wrote for a verifier. A sample of
// them is compared in every run of the tests, all by make soak.
var jdkSources = []string{
	"java/util/Objects.java", "java/lang/CharacterDataLatin1.java",
	"java/lang/CharacterData*.java", "java/util/Arrays.java", "java/util/BitSet.java", "java/lang/Math.java", "java/lang/Character*.java",
	"java/lang/Integer.java", "java/lang/Long.java",
}

// TestJDK compares columns on every method of the JDK's own sources that is
// supported: no two may decide differently, and none may fail.
func TestJDK(t *testing.T) {
	t.Parallel()
	lib, err := z3.Open()
	if err != nil {
		t.Fatal(err)
	}
	cadical, err := sat.New("cadical")
	if err != nil {
		t.Fatal(err)
	}
	config := verify.Config{
		Bounds:  bounds.Bounds{Objects: 2, ArrayLength: 2, Unwind: 2, Recursion: 2},
		Timeout: 4 * time.Second, Refute: sat.Refute, Minimize: "off",
		Attempts: append(ground(gophersat(t), cadical),
			verify.Attempt{Encoding: encode.Options{Encoding: encode.Quantified}, Backend: lib.Backend()}),
	}
	patterns := jdkSources
	if !*sample.Everything {
		patterns = patterns[:2]
	}
	count := map[report.Verdict]int{}
	// What Integer, Long, Character and others implement.
	folder, _ := jdkFiles(t, []string{"java/lang/constant/*.java"})
	config.SourcePath = []string{folder}
	_, files := jdkFiles(t, patterns)
	for _, file := range files {
		config.Paths = []string{file}
		cmp := verify.Compare(context.Background(), config, t.TempDir())
		for _, d := range cmp.Diagnostics {
			if d.Severity == "error" {
				t.Errorf("%s: %s", filepath.Base(file), d.Message)
			}
		}
		for _, row := range cmp.Rows {
			if row.Disagree {
				t.Errorf("%s.%s: %+v", row.Class, row.Method, row.Cells)
			}
			for i, cell := range row.Cells {
				count[cell.Verdict]++
				if cell.Verdict == report.Failed {
					t.Errorf("%s.%s on %s: %s", row.Class, row.Method, cmp.Columns[i], cell.Reason)
				}
			}
		}
	}
	t.Logf("answers of %d columns: %v", len(config.Attempts), count)
	least := 10 // of the sample
	if *sample.Everything {
		least = 200
	}
	if n := count[report.Holds] + count[report.Nothing] + count[report.Violated]; n < least {
		t.Errorf("only %d answers decide", n)
	}
}

// platformZip opens the JDK's lib/src.zip.
func platformZip(t *testing.T) *zip.ReadCloser {
	t.Helper()
	var homes []string
	if p, err := exec.LookPath("javac"); err == nil {
		if p, err = filepath.EvalSymlinks(p); err == nil {
			homes = append(homes, filepath.Dir(filepath.Dir(p)))
		}
	}
	homes = append([]string{os.Getenv("JAVA_HOME")}, append(homes, "/usr/lib/jvm/java-17-openjdk-amd64", "/usr/lib/jvm/openjdk-17")...)
	for _, home := range homes {
		for _, name := range []string{"lib/src.zip", "src.zip"} {
			if z, err := zip.OpenReader(filepath.Join(home, name)); err == nil {
				t.Cleanup(func() { z.Close() })
				return z
			}
		}
	}
	t.Fatal("no sources of the JDK (lib/src.zip) found: apt-get install openjdk-17-jdk-headless openjdk-17-source")
	return nil
}

// jdkFiles copies what java.base has of these names out of the JDK's lib/src.zip, in
// the folders of their packages.
func jdkFiles(t *testing.T, patterns []string) (folder string, files []string) {
	t.Helper()
	folder = t.TempDir()
	for _, f := range platformZip(t).File {
		for _, pattern := range patterns {
			if match, err := path.Match("java.base/"+pattern, f.Name); err != nil || !match {
				continue
			}
			in := filepath.Join(folder, filepath.FromSlash(path.Dir(strings.TrimPrefix(f.Name, "java.base/"))))
			files = append(files, writeFiles(t, in, []*zip.File{f})...)
			break
		}
	}
	if len(files) < len(patterns) {
		t.Fatalf("of %v there are only %v", patterns, files)
	}
	return folder, files
}
