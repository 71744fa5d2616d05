package buildfile

import (
	"cmp"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// Place is a line of a build file; the zero Place is none.
type Place struct {
	File string // absolute
	Line int    // 0: the file as a whole
}

// Problem is something that a build says and that is not understood, or cannot be read.
type Problem struct {
	Place
	Text        string
	IsFileError bool // the file cannot be read
}

// Library is an artefact or an archive that the code is compiled with.
type Library struct {
	Name  string // group:artifact:version, or the path of the archive
	Path  string // the archive, absolute; empty: it is not here
	Place        // that asks for it
}

// Build is what the build of a folder says. All paths are absolute, and those of folders and archives
// that are there.
type Build struct {
	Folder    string
	Tool      string   // Maven, Gradle or Eclipse
	Files     []string // build files that were read, the folder's own first
	Sources   []string // folders of sources, without tests
	Generated []string // folders of sources that annotation processors have written
	Others    []string // folders of sources of modules of the same build that the code uses
	Classes   []string // folders of compiled classes: of the module, then of the modules that it uses
	Libraries []Library
	Level     string // of the language: 17; empty: it is not said
	LevelAt   Place
	Command   string    // that brings what is missing, to be run in Root; empty: nothing is
	Root      string    // folder of the whole build, of which this may be a module
	Conflicts []Problem // libraries of which modules have several versions
	Problems  []Problem
}

// Machine is what of the machine decides where libraries are.
type Machine struct {
	Home   string // of the user; empty: there is none
	Lookup func(name string) string
}

// ThisMachine is the one that the program runs on.
func ThisMachine() Machine {
	home, _ := os.UserHomeDir()
	return Machine{Home: home, Lookup: os.Getenv}
}

// mostModules is how many modules of a build are read.
const mostModules = 2000

// reader is a tool by a file that it reads.
type reader struct {
	file string
	read func(*workspace, string) *Build
}

// readers are the tools, in the order in which they count.
var readers = []reader{
	{"pom.xml", (*workspace).maven},
	{"build.gradle", (*workspace).gradle},
	{"build.gradle.kts", (*workspace).gradle},
	{"settings.gradle", (*workspace).gradle},
	{"settings.gradle.kts", (*workspace).gradle},
	{".classpath", (*workspace).eclipse},
}

// Find is the nearest folder, from path upwards, that has a build file; empty: there is none.
func Find(path string) string {
	dir, err := filepath.Abs(path)
	if err != nil {
		return ""
	}
	for {
		if slices.ContainsFunc(readers, func(r reader) bool { return isFile(filepath.Join(dir, r.file)) }) {
			return dir
		}
		parent := filepath.Dir(dir)
		if parent == dir {
			return ""
		}
		dir = parent
	}
}

// Read gives what the build of a folder says; nil: there is no build file in it. A build of several
// modules is all of them.
func Read(folder string, on Machine) *Build {
	dir, err := filepath.Abs(folder)
	if err != nil {
		return nil
	}
	w := &workspace{machine: on, poms: map[string]*pom{}}
	for _, r := range readers {
		if isFile(filepath.Join(dir, r.file)) {
			b := r.read(w, dir)
			b.Folder, b.Root = dir, cmp.Or(b.Root, dir)
			b.complete()
			return b
		}
	}
	return nil
}

// Missing are the libraries that are not here.
func (b *Build) Missing() []Library {
	return slices.DeleteFunc(slices.Clone(b.Libraries), func(l Library) bool { return l.Path != "" })
}

// ClassPath are the archives and folders that the code is compiled with: libraries, then compiled
// classes of its own.
func (b *Build) ClassPath() []string {
	var out []string
	for _, l := range b.Libraries {
		if l.Path != "" {
			out = append(out, l.Path)
		}
	}
	return compact(append(out, b.Classes...))
}

// SourcePath are the folders in which classes are found that the sources mention: generated ones, and
// those of other modules.
func (b *Build) SourcePath() []string {
	var out []string
	for _, s := range append(slices.Clone(b.Generated), b.Others...) {
		if !slices.Contains(b.Sources, s) {
			out = append(out, s)
		}
	}
	return compact(out)
}

// complete takes out what stands twice, and says what brings what is missing.
func (b *Build) complete() {
	b.Sources, b.Generated, b.Others = compact(b.Sources), compact(b.Generated), compact(b.Others)
	b.Classes, b.Files = compact(b.Classes), compact(b.Files)
	seen := map[string]bool{}
	b.Libraries = slices.DeleteFunc(b.Libraries, func(l Library) bool {
		again := seen[l.Name]
		seen[l.Name] = true
		return again
	})
	slices.SortStableFunc(b.Problems, func(x, y Problem) int {
		return cmp.Or(cmp.Compare(x.File, y.File), cmp.Compare(x.Line, y.Line))
	})
	b.Problems = slices.Compact(b.Problems)
	if len(b.Missing()) == 0 {
		b.Command = ""
	}
}

// add makes one build of two: what b says first counts.
func (b *Build) add(o *Build) {
	b.Files = append(b.Files, o.Files...)
	b.Sources = append(b.Sources, o.Sources...)
	b.Generated = append(b.Generated, o.Generated...)
	b.Others = append(b.Others, o.Others...)
	b.Classes = append(b.Classes, o.Classes...)
	b.Problems, b.Conflicts = append(b.Problems, o.Problems...), append(b.Conflicts, o.Conflicts...)
	for _, l := range o.Libraries {
		key, _ := splitVersion(l.Name)
		i := slices.IndexFunc(b.Libraries, func(k Library) bool { have, _ := splitVersion(k.Name); return have == key })
		switch {
		case i < 0:
			b.Libraries = append(b.Libraries, l)
		case b.Libraries[i].Name == l.Name && b.Libraries[i].Path == "":
			b.Libraries[i] = l
		case b.Libraries[i].Name != l.Name:
			b.conflict(i, l)
		}
	}
	switch {
	case b.Level == "":
		b.Level, b.LevelAt = o.Level, o.LevelAt
	case o.Level != "" && compareVersions(o.Level, b.Level) > 0:
		b.Level, b.LevelAt = o.Level, o.LevelAt
	}
}

// conflict is a library of another version than the one at an index: of two the one that is here counts.
func (b *Build) conflict(i int, l Library) {
	have := b.Libraries[i]
	if have.Path == "" && (l.Path != "" || !hasVersion(have.Name)) {
		b.Libraries[i], have, l = l, l, have
	}
	if hasVersion(have.Name) && hasVersion(l.Name) {
		b.Conflicts = append(b.Conflicts, Problem{Place: l.Place, Text: fmt.Sprintf("%s is left out: another module has %s", l.Name, have.Name)})
	}
}

// hasVersion reports whether a library's name says its version.
func hasVersion(name string) bool {
	_, version := splitVersion(name)
	return version != ""
}

// splitVersion is a library's name without and with its version only.
func splitVersion(name string) (key, version string) {
	parts := strings.Split(name, ":")
	if len(parts) < 3 || filepath.IsAbs(name) {
		return name, ""
	}
	return strings.Join(slices.Delete(slices.Clone(parts), 2, 3), ":"), parts[2]
}

func (b *Build) problem(at Place, format string, args ...any) {
	b.Problems = append(b.Problems, Problem{Place: at, Text: fmt.Sprintf(format, args...)})
}

// folder gives the path of a folder below dir that is there; empty: it is not.
func folder(dir string, below ...string) string {
	path := filepath.Join(append([]string{dir}, below...)...)
	if len(below) == 1 && filepath.IsAbs(below[0]) {
		path = filepath.Clean(below[0])
	}
	if info, err := os.Stat(path); err != nil || !info.IsDir() {
		return ""
	}
	return path
}

// folders are those of several below dir that are there.
func folders(dir string, below ...string) (out []string) {
	for _, b := range below {
		if f := folder(dir, filepath.FromSlash(b)); f != "" {
			out = append(out, f)
		}
	}
	return out
}

func isFile(path string) bool {
	info, err := os.Stat(path)
	return err == nil && info.Mode().IsRegular()
}

// compact gives the strings that are not empty, each once, in their order.
func compact(all []string) (out []string) {
	for _, s := range all {
		if s != "" && !slices.Contains(out, s) {
			out = append(out, s)
		}
	}
	return out
}

// compareVersions orders versions by their parts, numbers as numbers: 1.10 comes after 1.9, and
// 1.0 after 1.0-rc1.
func compareVersions(a, b string) int {
	split := func(s string) []string {
		return strings.FieldsFunc(s, func(r rune) bool { return r == '.' || r == '-' || r == '_' || r == '+' })
	}
	x, y := split(a), split(b)
	for i := range max(len(x), len(y)) {
		p, q := segment(x, i), segment(y, i)
		if c := compareSegments(p, q); c != 0 {
			return c
		}
	}
	return 0
}

// segment is the part of an index; behind the last one there are zeros.
func segment(of []string, i int) string {
	if i < len(of) {
		return of[i]
	}
	return "0"
}

func compareSegments(p, q string) int {
	var n, m int
	_, e := fmt.Sscanf(p, "%d", &n)
	_, f := fmt.Sscanf(q, "%d", &m)
	switch {
	case e == nil && f == nil && n != m:
		return cmp.Compare(n, m)
	case e == nil && f != nil:
		return 1 // 1.0 and 1.0-rc
	case e != nil && f == nil:
		return -1
	}
	return cmp.Compare(p, q)
}
