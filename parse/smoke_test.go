package parse

import (
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"inspect/java/source"
)

// The project's own Java texts all parse.
func TestProjectTexts(t *testing.T) {
	n := 0
	for _, dir := range []string{"../testdata", "../java/library"} {
		err := filepath.WalkDir(dir, func(path string, d fs.DirEntry, err error) error {
			if err != nil || !strings.HasSuffix(path, ".java") {
				return err
			}
			if strings.Contains(filepath.ToSlash(path), "/errors/") {
				return nil // wrong on purpose
			}
			text, err := os.ReadFile(path)
			if err != nil {
				return err
			}
			n++
			f, ds := File(source.NewFile(path, string(text)))
			for _, d := range ds {
				t.Error(d.Format())
			}
			if f == nil && len(ds) == 0 {
				t.Errorf("%s: no tree and no reason", path)
			}
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	if n < 60 {
		t.Errorf("only %d files found", n)
	}
}
