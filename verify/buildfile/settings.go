package buildfile

import (
	"fmt"
	"path/filepath"
	"slices"
	"strings"

	"inspect/verify/settings"
)

// Settings is the text of an inspect.toml in a folder, which says what the build says. The home of the
// user is ~, so that the file serves others too.
func (b *Build) Settings(in, home string) string {
	var t strings.Builder
	fmt.Fprintf(&t, "# What %s says: `inspect init --force` writes it anew.\n", Name(in, b.Files[0]))
	if b.Level != "" {
		fmt.Fprintf(&t, "# Java %s (%s)\n", b.Level, b.LevelAt.In(in))
	}
	name := func(path string) string { return portable(in, home, path) }
	list(&t, "source-path", append(slices.Clone(b.Sources), b.SourcePath()...), name)
	list(&t, "class-path", b.ClassPath(), name)
	list(&t, "exclude", b.built(), func(path string) string { return name(path) + "/**" })
	for _, l := range b.Missing() {
		fmt.Fprintf(&t, "# not here: %s (%s)\n", l.Name, l.In(in))
	}
	return t.String()
}

// list writes an array of TOML, unless it is empty.
func list(t *strings.Builder, key string, values []string, name func(string) string) {
	if len(values) == 0 {
		return
	}
	fmt.Fprintf(t, "%s = [\n", key)
	for _, v := range values {
		fmt.Fprintf(t, "    %s,\n", settings.Quoted(name(v)))
	}
	t.WriteString("]\n")
}

// built are the folders of what is built: what is generated there is read, and not checked.
func (b *Build) built() (out []string) {
	for _, g := range b.Generated {
		for _, name := range []string{"target", "build"} {
			if dir, _, ok := strings.Cut(g, string(filepath.Separator)+name+string(filepath.Separator)); ok {
				g = filepath.Join(dir, name)
			}
		}
		out = append(out, g)
	}
	return compact(out)
}

// In is a place as it is called in a folder: pom.xml:12.
func (p Place) In(folder string) string {
	if p.Line == 0 {
		return Name(folder, p.File)
	}
	return fmt.Sprintf("%s:%d", Name(folder, p.File), p.Line)
}

// Name is a path as it is called in a folder: relative, where that is no longer.
func Name(folder, path string) string {
	if rel, err := filepath.Rel(folder, path); err == nil && len(rel) <= len(path) {
		return rel
	}
	return path
}

// portable is a path as settings in a folder have it.
func portable(folder, home, path string) string {
	switch {
	case isWithin(folder, path):
		return filepath.ToSlash(Name(folder, path))
	case home != "" && isWithin(home, path):
		return "~/" + filepath.ToSlash(Name(home, path))
	}
	return filepath.ToSlash(Name(folder, path))
}
