package diff

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"inspect/internal/files"
	"inspect/java/ast"
	"inspect/java/source"
	"inspect/parse"
	"inspect/verify/depend"
	"inspect/verify/load"
)

// A side is one of the two revisions of the sources.
type side struct {
	name  string // as messages have it: the revision, or "the working tree"
	files []*file
}

// file is a source file of a side.
type file struct {
	path string // as it is shown, and as the other side has it
	key  string // absolute, without symbolic links
	text string
	tree *ast.File // nil: it was not parsed
}

// InputError is what is wrong with what was given: one sentence.
type InputError struct{ Sentence string }

func (e *InputError) Error() string { return e.Sentence }

func wrong(format string, args ...any) error { return &InputError{fmt.Sprintf(format, args...)} }

// inputs are the two sides of a comparison, and which files the paths stand for.
type inputs struct {
	now, before *side
	subject     map[string]bool // by key: the paths name the file, or a folder above it
}

// readSides reads the sources at and around the paths, as they are and as a revision has them.
func readSides(ctx context.Context, revision string, paths []string) (*inputs, error) {
	in := &inputs{now: &side{name: "the working tree"}, before: &side{name: revision}, subject: map[string]bool{}}
	top, err := depend.Top(ctx, existing(paths[0]))
	if err != nil {
		return nil, wrong("%v", err)
	}
	if _, err := depend.At(ctx, revision, []string{top}[:1:1]); err != nil {
		return nil, wrong("%v", err)
	}
	var roots []string
	for _, p := range paths {
		info, err := os.Stat(p)
		switch {
		case errors.Is(err, fs.ErrNotExist):
			return nil, in.missing(ctx, revision, top, p)
		case err != nil:
			return nil, wrong("%s cannot be read: %v", p, files.WithoutName(err))
		case !info.IsDir() && filepath.Ext(p) != ".java":
			return nil, wrong("%s is no file of Java: name a .java file or a folder", p)
		}
		root := p
		if !info.IsDir() {
			if root, err = rootOf(p); err != nil {
				return nil, err
			}
		}
		if !slices.Contains(roots, root) {
			roots = append(roots, root)
		}
	}
	if err := in.readNow(ctx, roots); err != nil {
		return nil, err
	}
	if err := in.readBefore(ctx, revision, top, roots); err != nil {
		return nil, err
	}
	return in, in.choose(paths)
}

// existing is a path, or the nearest folder above it that is there.
func existing(path string) string {
	for {
		if _, err := os.Stat(path); err == nil {
			return path
		}
		above := filepath.Dir(path)
		if above == path {
			return path
		}
		path = above
	}
}

// missing says of a path that is not there whether the revision has it.
func (in *inputs) missing(ctx context.Context, revision, top, path string) error {
	old, err := depend.At(ctx, revision, []string{top})
	if err != nil {
		return wrong("%v", err)
	}
	key := realPath(path)
	for _, f := range old {
		k := filepath.Join(top, filepath.FromSlash(f.Name))
		if k == key || strings.HasPrefix(k, key+string(filepath.Separator)) {
			return wrong("%s is gone: %s has it, and the working tree does not", path, revision)
		}
	}
	return wrong("%s is not there, nor in %s", path, revision)
}

// realPath is a path without symbolic links, of which the last part need not be there.
func realPath(path string) string {
	abs, err := filepath.Abs(path)
	if err != nil {
		return path
	}
	if real, err := filepath.EvalSymlinks(abs); err == nil {
		return real
	}
	if dir := filepath.Dir(abs); dir != abs {
		return filepath.Join(realPath(dir), filepath.Base(abs))
	}
	return abs
}

// rootOf is the folder that a file's package begins in.
func rootOf(path string) (string, error) {
	text, err := files.Read(path, load.MaxFileSize)
	if err != nil {
		return "", wrong("%s cannot be read: %v", path, files.WithoutName(err))
	}
	tree, _ := parse.File(source.NewFile(path, string(text)))
	dir := filepath.Dir(path)
	if tree == nil || tree.Package == nil {
		return dir, nil
	}
	parts := strings.Split(tree.Package.Name, ".")
	root := realPath(dir)
	for _, part := range slices.Backward(parts) {
		if filepath.Base(root) != part {
			return dir, nil
		}
		root = filepath.Dir(root)
	}
	up := dir
	for range parts {
		up = filepath.Join(up, "..")
	}
	return filepath.Clean(up), nil
}

// readNow reads the sources of the working tree.
func (in *inputs) readNow(ctx context.Context, roots []string) error {
	seen := map[string]bool{}
	for _, root := range roots {
		err := filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
			switch {
			case ctx.Err() != nil:
				return ctx.Err()
			case err != nil:
				return wrong("%s cannot be read: %v", path, files.WithoutName(err))
			case d.IsDir() && path != root && (strings.HasPrefix(d.Name(), ".") || isTests(path)):
				return filepath.SkipDir
			case d.IsDir() || !isSource(path):
				return nil
			}
			key := realPath(path)
			if seen[key] {
				return nil
			}
			seen[key] = true
			text, err := files.Read(path, load.MaxFileSize)
			if err != nil {
				return wrong("%s cannot be read: %v", path, files.WithoutName(err))
			}
			in.now.files = append(in.now.files, &file{path: path, key: key, text: strings.TrimPrefix(string(text), "\ufeff")})
			return nil
		})
		if err != nil {
			return err
		}
	}
	return nil
}

// isTests reports whether a folder is one of tests in the layout of Maven and Gradle.
func isTests(path string) bool {
	return strings.HasSuffix(filepath.ToSlash(path), "src/test")
}

// isSource reports whether a file has classes.
func isSource(path string) bool {
	name := filepath.Base(path)
	return filepath.Ext(name) == ".java" && name != "package-info.java" && name != "module-info.java"
}

// readBefore reads the sources of the revision.
func (in *inputs) readBefore(ctx context.Context, revision, top string, roots []string) error {
	old, err := depend.At(ctx, revision, roots)
	if err != nil {
		return wrong("%v", err)
	}
	shown := map[string]string{}
	for _, f := range in.now.files {
		shown[f.key] = f.path
	}
	here, _ := os.Getwd()
	here = realPath(here)
	for _, f := range old {
		if !isSource(f.Name) || strings.Contains("/"+f.Name, "/src/test/") && !slices.ContainsFunc(roots, isTestRoot) {
			continue
		}
		key := filepath.Join(top, filepath.FromSlash(f.Name))
		path := shown[key]
		if path == "" {
			path = key
			if rel, err := filepath.Rel(here, key); err == nil && filepath.IsLocal(rel) {
				path = rel
			}
		}
		in.before.files = append(in.before.files, &file{path: path, key: key, text: f.Text})
	}
	return nil
}

func isTestRoot(root string) bool {
	return strings.Contains(filepath.ToSlash(realPath(root))+"/", "/src/test/")
}

// choose notes which files the paths stand for; it is an error where one stands for none.
func (in *inputs) choose(paths []string) error {
	for _, p := range paths {
		key := realPath(p)
		has := func(s *side) (found bool) {
			for _, f := range s.files {
				if f.key == key || strings.HasPrefix(f.key, key+string(filepath.Separator)) {
					in.subject[f.key], found = true, true
				}
			}
			return found
		}
		now, before := has(in.now), has(in.before)
		switch {
		case !now && !before:
			return wrong("%s has no sources of Java, here or in %s", p, in.before.name)
		case !before:
			return wrong("%s is new: %s does not have it, so there is nothing to compare it with", p, in.before.name)
		case !now:
			return wrong("the sources of %s are gone: %s has them, and the working tree does not", p, in.before.name)
		}
	}
	return nil
}
