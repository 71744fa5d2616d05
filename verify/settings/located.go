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

// Located is a value of a key in a file of settings, with what names files relative to the current
// folder. Folder is that of the file, absolute. The error says that a pattern is none.
func Located(folder, key, value string) (string, error) {
	switch {
	case slices.Contains(patternKeys, key):
		return patterns.Relative(folder, value)
	case !slices.Contains(fileKeys, key):
		return value, nil
	}
	form, name := "", value
	if key == "out" {
		if f, n, ok := strings.Cut(value, "="); ok {
			form, name = f+"=", n
		}
	}
	here, err := os.Getwd()
	if err != nil || name == "-" || name == "" || filepath.IsAbs(name) || here == folder {
		return value, nil
	}
	if rel, err := filepath.Rel(here, filepath.Join(folder, name)); err == nil {
		return form + rel, nil
	}
	return form + filepath.Join(folder, name), nil
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
