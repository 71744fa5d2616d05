package buildfile

import (
	"path/filepath"
	"regexp"
	"strings"
)

// eclipse reads the .classpath of a folder:
//
//	<classpathentry kind="src" path="src"/>
//	<classpathentry kind="lib" path="lib/money-1.4.jar"/>
//	<classpathentry kind="output" path="bin"/>
//
// and the level in .settings/org.eclipse.jdt.core.prefs.
func (w *workspace) eclipse(dir string) *Build {
	path := filepath.Join(dir, ".classpath")
	b := &Build{Tool: "Eclipse", Files: []string{path}}
	root, line, err := readXML(path)
	if err != nil {
		b.Problems = append(b.Problems, fileError(Place{path, line}, err))
		return b
	}
	within := func(name string) string {
		if filepath.IsAbs(name) {
			return filepath.Clean(name)
		}
		return filepath.Join(dir, filepath.FromSlash(name))
	}
	for _, e := range root.all("classpathentry") {
		name, at := e.attributes["path"], Place{path, e.line}
		switch kind := e.attributes["kind"]; {
		case kind == "src" && strings.HasPrefix(name, "/"):
			b.Others = append(b.Others, w.eclipseProject(b, filepath.Join(filepath.Dir(dir), filepath.FromSlash(name[1:])), at)...)
		case kind == "src" && !isOfTests(e):
			b.Sources = append(b.Sources, folder(within(name)))
		case kind == "output":
			b.Classes = append(b.Classes, folder(within(name)))
		case kind == "lib" && !isOfTests(e):
			l := Library{Name: within(name), Place: at}
			if isFile(l.Name) || folder(l.Name) != "" {
				l.Path = l.Name
			}
			b.Libraries = append(b.Libraries, l)
		case kind == "var":
			b.problem(at, "%s begins with a variable of Eclipse, and is left out", name)
		case kind == "con" && !strings.Contains(name, "JRE_CONTAINER"):
			b.problem(at, "the container %s is known to Eclipse alone, and is left out", name)
		}
	}
	b.Level, b.LevelAt = eclipseLevel(filepath.Join(dir, ".settings", "org.eclipse.jdt.core.prefs"))
	return b
}

// eclipseProject are the sources of another project, which lies beside.
func (w *workspace) eclipseProject(b *Build, dir string, at Place) (out []string) {
	root, _, err := readXML(filepath.Join(dir, ".classpath"))
	if err != nil {
		b.problem(at, "the project %s is not beside, and is left out", filepath.Base(dir))
		return nil
	}
	for _, e := range root.all("classpathentry") {
		name := e.attributes["path"]
		switch e.attributes["kind"] {
		case "src":
			if !isOfTests(e) && !strings.HasPrefix(name, "/") {
				out = append(out, folder(dir, filepath.FromSlash(name)))
			}
		case "output":
			b.Classes = append(b.Classes, folder(dir, filepath.FromSlash(name)))
		}
	}
	return out
}

// isOfTests reports whether an entry is marked as one of tests, or is the usual folder of tests.
func isOfTests(e *element) bool {
	for _, a := range e.all("attributes", "attribute") {
		if a.attributes["name"] == "test" && a.attributes["value"] == "true" {
			return true
		}
	}
	return strings.HasPrefix(e.attributes["path"], "src/test/")
}

var compliance = regexp.MustCompile(`^org\.eclipse\.jdt\.core\.compiler\.source=(.*)$`)

func eclipseLevel(path string) (string, Place) {
	lines, _ := readLines(path)
	for i, l := range lines {
		if m := compliance.FindStringSubmatch(l); m != nil && level(m[1]) != "" {
			return level(m[1]), Place{path, i + 1}
		}
	}
	return "", Place{}
}
