package settings

import (
	"os"
	"path/filepath"
	"slices"
	"strings"

	"inspect/verify/patterns"
)

// fileKeys name files and folders, which settings give relative to their own folder.
var fileKeys = []string{"source-path", "spec-path", "class-path", "baseline", "cache", "output", "out", "smt-out", "cnf-out", "heap-out", "reproducer"}

// patternKeys are patterns of files, which settings give relative to their own folder.
var patternKeys = []string{"exclude", "include"}

// listKeys are those of fileKeys of which a value may name several, as CLASSPATH does.
var listKeys = []string{"class-path", "spec-path"}

// Located is a value of a key in a file of settings, with what names files relative to the current
// folder. Folder is that of the file, absolute. The home of the user may be written as ~ in lists of
// files. The error says that a pattern is none.
func Located(folder, key, value string) (string, error) {
	switch {
	case slices.Contains(patternKeys, key):
		return patterns.Relative(folder, value)
	case !slices.Contains(fileKeys, key):
		return value, nil
	}
	here, err := os.Getwd()
	if err != nil {
		return value, nil
	}
	if slices.Contains(listKeys, key) {
		names := filepath.SplitList(value)
		for i, n := range names {
			names[i] = located(here, folder, atHome(n))
		}
		return strings.Join(names, string(filepath.ListSeparator)), nil
	}
	form, name := "", value
	if key == "out" {
		if f, n, ok := strings.Cut(value, "="); ok {
			form, name = f+"=", n
		}
	}
	return form + located(here, folder, name), nil
}

// located is a file that settings in a folder name, as it is called in the folder here.
func located(here, folder, name string) string {
	if name == "-" || name == "" || filepath.IsAbs(name) || here == folder {
		return name
	}
	if rel, err := filepath.Rel(here, filepath.Join(folder, name)); err == nil {
		return rel
	}
	return filepath.Join(folder, name)
}

// atHome is a name with the home of the user in the place of ~.
func atHome(name string) string {
	rest, ok := strings.CutPrefix(filepath.ToSlash(name), "~/")
	if home, err := os.UserHomeDir(); ok && err == nil {
		return filepath.Join(home, filepath.FromSlash(rest))
	}
	return name
}

// Matcher reports, of a method as Class.name(Types) in a file, whether it falls under the section. Folder
// is that of the settings, absolute. The error says that the pattern is none.
func (s Section) Matcher(folder string) (func(method, file string) bool, error) {
	if s.By == Path {
		var files patterns.Files
		err := files.Add(folder, s.Pattern)
		return func(_, file string) bool { return file != "" && files.Match(file) }, err
	}
	_, err := patterns.Method(s.Pattern, "")
	return func(method, _ string) bool {
		ok, _ := patterns.Method(s.Pattern, method)
		return ok
	}, err
}
