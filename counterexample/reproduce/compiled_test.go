package reproduce

import (
	"archive/zip"
	"bytes"
	"crypto/sha256"
	"flag"
	"fmt"
	"io"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"testing"
)

// TestCompiled: the classes that come compiled are those of the sources. What a compiler makes
// of the sources now has the same names; -update writes it.
func TestCompiled(t *testing.T) {
	driver, err := os.ReadFile(filepath.Join("java", "Driver.java"))
	if err != nil {
		t.Fatal(err)
	}
	sum := fmt.Sprintf("%x", sha256.Sum256([]byte(string(driver)+"\x00"+Support)))
	dir := t.TempDir()
	jdk, err := Find(t.Context(), os.LookupEnv)
	if err != nil {
		t.Fatal(err)
	}
	for folder, source := range map[string]string{"driver": "Driver.java", "support": "Reproducer.java"} {
		// Without --release: what only newer JDKs have is called on these alone.
		version := fmt.Sprint(MinVersion)
		c := exec.Command(filepath.Join(filepath.Dir(jdk.Java), "javac"), "-nowarn", "-g", "-source", version, "-target", version, "-proc:none", "-encoding", "UTF-8",
			"-d", filepath.Join(dir, folder), filepath.Join("java", source))
		if out, err := c.CombinedOutput(); err != nil {
			t.Fatalf("%v\n%s", err, out)
		}
	}
	if flag.Lookup("update").Value.String() == "true" {
		if err := os.WriteFile(filepath.Join("java", "classes.zip"), packed(t, dir, sum), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	z, err := zip.NewReader(bytes.NewReader(classes), int64(len(classes)))
	if err != nil {
		t.Fatal(err)
	}
	var have []string
	for _, f := range z.File {
		have = append(have, f.Name)
	}
	if want := below(t, dir); z.Comment != sum || !slices.Equal(have, want) {
		t.Errorf("java/classes.zip is not of these sources: go generate ./counterexample/reproduce\n%v\n%v", have, want)
	}
}

// below are the files below a folder, in order.
func below(t *testing.T, dir string) []string {
	t.Helper()
	var out []string
	err := fs.WalkDir(os.DirFS(dir), ".", func(path string, d fs.DirEntry, err error) error {
		if err == nil && !d.IsDir() {
			out = append(out, path)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return out
}

// packed is a zip of a folder, the same for the same files.
func packed(t *testing.T, dir, comment string) []byte {
	t.Helper()
	var b bytes.Buffer
	z := zip.NewWriter(&b)
	for _, path := range below(t, dir) {
		text, err := os.ReadFile(filepath.Join(dir, filepath.FromSlash(path)))
		if err != nil {
			t.Fatal(err)
		}
		w, err := z.Create(path)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := io.Copy(w, bytes.NewReader(text)); err != nil {
			t.Fatal(err)
		}
	}
	if err := z.SetComment(comment); err != nil {
		t.Fatal(err)
	}
	if err := z.Close(); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}
