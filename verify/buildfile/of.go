package buildfile

import (
	"path/filepath"
	"slices"
	"strings"
)

// Of is the build that paths of a command line are of: files and folders among its sources, or folders
// that hold it. Nil: they are of none, or not all of them are. Paths of several modules are of a build
// that is all of these.
func Of(paths []string, on Machine) *Build {
	var folders []string
	for _, p := range paths {
		dir := Find(p)
		if dir == "" {
			return nil
		}
		folders = append(folders, dir)
	}
	var whole *Build
	for _, dir := range compact(folders) {
		b := Read(dir, on)
		for i, p := range paths {
			if folders[i] == dir && !b.has(p) {
				return nil
			}
		}
		if whole == nil {
			whole = b
			continue
		}
		command, root := whole.Command, whole.Root
		whole.add(b)
		if whole.complete(); whole.Command == "" && len(whole.Missing()) > 0 {
			whole.Command, whole.Root = command, root
			if command == "" {
				whole.Command, whole.Root = b.Command, b.Root
			}
		}
	}
	return whole
}

// has reports whether a path is among the sources of the build or of its tests, or holds them.
func (b *Build) has(path string) bool {
	abs, err := filepath.Abs(path)
	if err != nil {
		return false
	}
	if abs == b.Folder || isWithin(filepath.Join(b.Folder, "src", "test"), abs) {
		return true
	}
	return slices.ContainsFunc(append(slices.Clone(b.Sources), b.Generated...), func(s string) bool { return isWithin(s, abs) || isWithin(abs, s) })
}

// isWithin reports whether a path is a folder or lies in it.
func isWithin(folder, path string) bool {
	rel, err := filepath.Rel(folder, path)
	return err == nil && rel != ".." && !strings.HasPrefix(rel, ".."+string(filepath.Separator))
}
