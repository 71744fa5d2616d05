package buildfile

import "fmt"

// workspace is what is known while a build is read: each file is read once.
type workspace struct {
	machine  Machine
	repos    repositories
	poms     map[string]*pom // by their paths; nil: it cannot be read
	modules  map[string]*pom // of the build, by group:artifact
	scripts  map[string]*script
	projects map[string]string // of Gradle: folders by their paths, :core
	catalogs map[string]*catalog
	problems []Problem
	trees    map[string]xmlFile // by their paths
}

// xmlFile is one that was read: a tree, or why there is none, and in which line.
type xmlFile struct {
	root *element
	line int
	err  error
}

// readXML is the function readXML, once for each file.
func (w *workspace) readXML(path string) (*element, int, error) {
	f, known := w.trees[path]
	if !known {
		f.root, f.line, f.err = readXML(path)
		if w.trees == nil {
			w.trees = map[string]xmlFile{}
		}
		w.trees[path] = f
	}
	return f.root, f.line, f.err
}

func (w *workspace) problem(at Place, format string, args ...any) {
	w.problems = append(w.problems, Problem{Place: at, Text: fmt.Sprintf(format, args...)})
}

// fileError notes that a file cannot be read.
func (w *workspace) fileError(at Place, err error) {
	w.problems = append(w.problems, fileError(at, err))
}

func fileError(at Place, err error) Problem {
	return Problem{Place: at, Text: fmt.Sprintf("it cannot be read: %v", err), IsFileError: true}
}
