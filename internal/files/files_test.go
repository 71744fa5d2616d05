package files

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestRead reads a file up to its limit and not beyond, and says what is no file.
func TestRead(t *testing.T) {
	dir := t.TempDir()
	at := func(name string) string { return filepath.Join(dir, name) }
	for name, text := range map[string]string{"four": "1234", "five": "12345", "empty": ""} {
		if err := os.WriteFile(at(name), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	for _, c := range []struct {
		path, want, why string
	}{
		{at("four"), "1234", ""},
		{at("empty"), "", ""},
		{at("five"), "", "it has more than 4 bytes"},
		{dir, "", "it is a folder, and no regular file"},
		{at("nowhere"), "", "there is no such file"},
	} {
		text, err := Read(c.path, 4)
		if string(text) != c.want || c.why == "" && err != nil || c.why != "" && (err == nil || err.Error() != c.why) {
			t.Errorf("%s: %q, %v", c.path, text, err)
		}
		if err != nil && strings.Contains(err.Error(), c.path) {
			t.Errorf("%v repeats the path", err)
		}
	}
	if _, err := Read(at("nowhere"), 4); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("%v does not say that there is nothing", err)
	}
}
