// Package patterns matches files and methods against the patterns of --exclude,
// --include and the sections of inspect.toml:
//
//	src/legacy/**       below the folder src/legacy of the base
//	**/gen/*.java       ** stands for any number of folders
//	*Test.java          without a slash: a file or folder of this name, anywhere below the base
//	List.insert*        a method: * stands for anything but a comma
package patterns

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"github.com/bmatcuk/doublestar/v4"
)

// Files is a set of patterns of files.
type Files struct{ globs []string }

// Add adds a pattern relative to a base folder, which is absolute.
func (f *Files) Add(base, pattern string) error {
	glob, err := rooted(base, pattern)
	f.globs = append(f.globs, glob, glob+"/**")
	return err
}

// anchor is a base folder with the glob below it that a pattern means.
func anchor(base, pattern string) (folder, glob string, err error) {
	glob = strings.TrimSuffix(filepath.ToSlash(pattern), "/")
	if glob == "" || !doublestar.ValidatePattern(glob) {
		return "", "", fmt.Errorf("%q is no pattern; write src/gen/** or *Test.java", pattern)
	}
	if !strings.Contains(glob, "/") {
		return base, "**/" + glob, nil
	}
	for strings.HasPrefix(glob, "../") || strings.HasPrefix(glob, "./") {
		if strings.HasPrefix(glob, "../") {
			base = filepath.Dir(base)
		}
		_, glob, _ = strings.Cut(glob, "/")
	}
	return base, glob, nil
}

// rooted is the absolute pattern that one relative to a base folder means.
func rooted(base, pattern string) (string, error) {
	folder, glob, err := anchor(base, pattern)
	if err != nil || filepath.IsAbs(pattern) {
		return glob, err
	}
	return strings.TrimSuffix(literal(filepath.ToSlash(folder)), "/") + "/" + glob, nil
}

// Relative is the pattern, relative to the current folder, that one relative to a base
// folder means.
func Relative(base, pattern string) (string, error) {
	folder, glob, err := anchor(base, pattern)
	if err != nil || filepath.IsAbs(pattern) {
		return pattern, err
	}
	here, err := os.Getwd()
	if err != nil {
		return "", err
	}
	rel, err := filepath.Rel(here, folder)
	return "./" + literal(filepath.ToSlash(rel)) + "/" + glob, err
}

// literal escapes what means something in a pattern.
func literal(s string) string {
	var b strings.Builder
	for _, r := range s {
		if strings.ContainsRune(`*?[]{}\`, r) {
			b.WriteByte('\\')
		}
		b.WriteRune(r)
	}
	return b.String()
}

// Empty tells that there is no pattern.
func (f *Files) Empty() bool { return f == nil || len(f.globs) == 0 }

// Match reports whether a file, or a folder that it is in, matches one of the patterns.
// A relative path is taken from the current folder.
func (f *Files) Match(file string) bool {
	if f.Empty() {
		return false
	}
	abs, err := filepath.Abs(file)
	if err != nil {
		return false
	}
	name := filepath.ToSlash(abs)
	for _, g := range f.globs {
		if ok, _ := doublestar.Match(g, name); ok {
			return true
		}
	}
	return false
}

// Method reports whether a method's name, Class.name(Types), matches a pattern: with its
// parameters or without, with its package or without.
func Method(pattern, name string) (bool, error) {
	if pattern == "" || strings.Contains(pattern, "/") || !doublestar.ValidatePattern(method(pattern)) {
		return false, fmt.Errorf("%q is no pattern of methods; write Class.name, Class.* or Class.name(Type)", pattern)
	}
	head, parameters, _ := strings.Cut(name, "(")
	for {
		full := head
		if strings.Contains(pattern, "(") {
			full = head + "(" + parameters
		}
		if ok, _ := doublestar.Match(method(pattern), strings.ReplaceAll(full, ",", "/")); ok {
			return true, nil
		}
		_, rest, more := strings.Cut(head, ".")
		if !more || !strings.Contains(rest, ".") {
			return false, nil
		}
		head = rest
	}
}

// method is a pattern whose commas are what * does not cross, and whose brackets are
// plain characters.
func method(s string) string {
	return strings.NewReplacer(",", "/", "[", "\\[", "]", "\\]", "{", "\\{", "}", "\\}").Replace(s)
}
