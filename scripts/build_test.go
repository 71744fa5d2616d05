package scripts

import (
	"bytes"
	"debug/elf"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"testing"
)

// TestBuildIsReproducible: the same sources in another folder make the same program,
// byte for byte, with cgo and without. Without, it needs no library.
func TestBuildIsReproducible(t *testing.T) {
	elsewhere := filepath.Join(t.TempDir(), "another folder")
	root := os.DirFS("..")
	err := fs.WalkDir(root, ".", func(path string, d fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case d.Name() == ".git" || path == "build":
			if d.IsDir() {
				return fs.SkipDir
			}
			return nil
		case d.IsDir():
			return os.MkdirAll(filepath.Join(elsewhere, path), 0o755)
		case !d.Type().IsRegular():
			return nil
		}
		text, err := fs.ReadFile(root, path)
		if err == nil {
			err = os.WriteFile(filepath.Join(elsewhere, path), text, 0o644)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	build := func(folder, target string) []byte {
		t.Helper()
		out := filepath.Join(t.TempDir(), "build")
		c := exec.Command("make", target, "BUILD="+out, "VCS=false")
		c.Dir = folder
		c.Env = append(os.Environ(), "MAKEFLAGS=", "MAKELEVEL=")
		if out, err := c.CombinedOutput(); err != nil {
			t.Fatalf("%v\n%s", err, out)
		}
		text, err := os.ReadFile(filepath.Join(out, "inspect"))
		if err != nil {
			t.Fatal(err)
		}
		return text
	}
	for _, target := range []string{"build", "static"} {
		here := build("..", target)
		if !bytes.Equal(here, build(elsewhere, target)) {
			t.Errorf("make %s makes two programs of the same sources", target)
		}
		if target != "static" || runtime.GOOS != "linux" {
			continue
		}
		f, err := elf.NewFile(bytes.NewReader(here))
		if err != nil {
			t.Fatal(err)
		}
		for _, p := range f.Progs {
			if p.Type == elf.PT_INTERP {
				t.Error("the static program asks for a dynamic linker")
			}
		}
	}
}
