package load

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// mostFiles is in how many files classes are looked for at most, for State.
const mostFiles = 50_000

var (
	errTooMany = errors.New("too many files")
	errLink    = errors.New("a link to a folder")
)

// State says what there is where classes and specifications may be found beside the files given, by the
// names, sizes and times of the files; false: there are too many to tell, or folders elsewhere.
//
//	src/p/A.java 120 1764400000000000000
func (p Places) State(in *Sources, specs *Specs) (state []string, ok bool) {
	given := map[string]bool{}
	for _, f := range in.All() {
		given[absolute(f.Name)] = true
	}
	state = specs.Texts.state(given)
	for path := range specs.Texts {
		given[path] = true
	}
	seen := 0
	add := func(path string) error {
		if seen++; seen > mostFiles {
			return errTooMany
		}
		if info, err := os.Stat(path); err == nil && !given[absolute(path)] {
			state = append(state, fmt.Sprint(path, " ", info.Size(), " ", info.ModTime().UnixNano()))
		}
		return nil
	}
	for _, root := range slices.Concat(p.SourcePath, in.Roots(), specs.Folders, classPath(p.ClassPath)) {
		if real, err := filepath.EvalSymlinks(root); err == nil {
			root = real
		}
		err := filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
			switch {
			case err != nil:
				return nil // nothing is found there either
			case d.Type()&fs.ModeSymlink != 0 && isFolder(path):
				return errLink
			case d.IsDir() && path != root && strings.HasPrefix(d.Name(), "."):
				return fs.SkipDir
			case d.IsDir(), path != root && !holdsClasses[filepath.Ext(path)]:
				return nil
			}
			return add(path)
		})
		if err != nil {
			return nil, false
		}
	}
	return state, true
}

// holdsClasses are the endings of files in which classes and specifications are looked for.
var holdsClasses = map[string]bool{".java": true, ".jml": true, ".class": true}

func isFolder(path string) bool {
	info, err := os.Stat(path)
	return err == nil && info.IsDir()
}
