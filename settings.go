package inspect

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"

	"inspect/verify/settings"
)

// FindSettings gives the file inspect.toml of a folder, or the nearest above it; empty: there is
// none.
func FindSettings(folder string) (string, error) {
	folder, err := filepath.Abs(folder)
	if err != nil {
		return "", err
	}
	return settings.Find(folder)
}

// ofCommand are keys that say what a report looks like, where it goes, and what fails a run.
var ofCommand = []string{"format", "out", "output", "stats", "verbose", "trace", "baseline", "fail-on", "cache", "no-cache"}

// ReadSettings gives the options that a project's settings in a file say, inspect.toml, with its
// sections. What they say of the report, of the baseline and of the cache is passed over. The
// error names the file, and the line as far as one is wrong.
func ReadSettings(file string) (Options, error) {
	var o Options
	text, err := os.ReadFile(file)
	if err != nil {
		return o, err
	}
	f, err := settings.Parse(file, text)
	if err != nil {
		return o, err
	}
	if err := f.Renew(); err != nil {
		return o, err
	}
	abs, err := filepath.Abs(file)
	if err != nil {
		return o, err
	}
	folder := filepath.Dir(abs)
	for _, s := range f.Settings {
		if slices.Contains(ofCommand, s.Key) {
			continue
		}
		values, err := located(folder, s)
		if err == nil {
			err = o.Set(s.Key, values...)
		}
		if err != nil {
			return o, fmt.Errorf("%s:%d: %v", file, s.Line, err)
		}
	}
	for _, part := range f.Sections {
		section := Section{Name: fmt.Sprintf("%s:%d", file, part.Line)}
		if section.Applies, err = part.Matcher(folder); err != nil {
			return o, fmt.Errorf("%s: %v", section.Name, err)
		}
		for _, s := range part.Settings {
			values, err := located(folder, s)
			if err != nil {
				return o, fmt.Errorf("%s:%d: %v", file, s.Line, err)
			}
			section.Settings = append(section.Settings, Setting{s.Key, values})
		}
		o.Sections = append(o.Sections, section)
	}
	return o, nil
}

// located are the values of a setting, with files relative to the current folder.
func located(folder string, s settings.Setting) ([]string, error) {
	values := slices.Clone(s.Values)
	for i, v := range values {
		var err error
		if values[i], err = settings.Located(folder, s.Key, v); err != nil {
			return nil, err
		}
	}
	return values, nil
}
