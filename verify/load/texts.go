package load

import (
	"crypto/sha256"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"

	"inspect/internal/files"
)

// Texts are the texts of files by the names that absolute gives them, as an editor holds them: they
// count in the place of what the disk has. The zero value has none.
type Texts map[string]string

// NewTexts are texts by any names of their files.
func NewTexts(byName map[string]string) Texts {
	if len(byName) == 0 {
		return nil
	}
	out := Texts{}
	for name, text := range byName {
		out[absolute(name)] = text
	}
	return out
}

// of is the text of a file; false: the disk has it.
func (t Texts) of(path string) (string, bool) {
	if len(t) == 0 {
		return "", false
	}
	text, ok := t[absolute(path)]
	return text, ok
}

// Has reports whether a file is one of the texts.
func (t Texts) Has(path string) bool {
	_, ok := t.of(path)
	return ok
}

// read gives what a file holds. Errors are those of files.Why.
func (t Texts) read(path string) ([]byte, error) {
	if text, ok := t.of(path); ok {
		return []byte(text), nil
	}
	return files.Read(path, MaxFileSize)
}

// stat describes what is at a path; nil without an error: a text.
func (t Texts) stat(path string) (fs.FileInfo, error) {
	if _, ok := t.of(path); ok {
		return nil, nil
	}
	return os.Stat(path)
}

// state tells these texts from any others, but for those of some files.
//
//	/home/u/src/p/A.java text 9f86d081884c7d65…
func (t Texts) state(without map[string]bool) (out []string) {
	for _, path := range slices.Sorted(maps.Keys(t)) {
		if without[path] {
			continue
		}
		out = append(out, fmt.Sprintf("%s text %x", path, sha256.Sum256([]byte(t[path]))))
	}
	return out
}

// absolute is the one name of a file, which need not be there.
func absolute(path string) string {
	if real, err := filepath.EvalSymlinks(path); err == nil {
		path = real
	} else if folder, err := filepath.EvalSymlinks(filepath.Dir(path)); err == nil {
		path = filepath.Join(folder, filepath.Base(path))
	}
	if a, err := filepath.Abs(path); err == nil {
		path = a
	}
	return path
}
