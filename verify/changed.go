package verify

import (
	"context"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"inspect/internal/files"
	"inspect/java/ast"
	"inspect/java/source"
	"inspect/java/types"
	"inspect/parse"
	"inspect/verify/depend"
	"inspect/verify/load"
	"inspect/verify/lombok"
)

const (
	// codeUnchanged: methods that a change does not concern. Example: inspect check src --changed-since HEAD
	codeUnchanged source.Code = "unchanged"
	// codeRevision: a revision that is not there. Example: inspect check src --changed-since nowhere
	codeRevision source.Code = "revision"
)

// changed leaves of the methods those that what changed since the revision may
// concern, and says how many it leaves out.
func (r *run) changed(ctx context.Context, in *load.Sources, methods []*types.Method) ([]*types.Method, *source.Diagnostic) {
	c := &r.config
	folders := slices.Concat(c.SourcePath, c.SpecPath, in.Roots())
	for _, f := range in.Files { // which may have specifications beside them
		if dir := filepath.Dir(f.Source.Name); !slices.Contains(folders, dir) {
			folders = append(folders, dir)
		}
	}
	beside := append(slices.Clone(c.ChangedBeside), lombokSettings(&r.specs.Lombok, in.Files)...)
	old, err := depend.At(ctx, c.ChangedSince, slices.Concat(c.Paths, folders, beside))
	if err != nil {
		d := source.Errorf(codeRevision, source.Span{}, "--changed-since %s: %v", c.ChangedSince, err)
		d.Remedy = "name a commit, branch or tag of the repository that the sources are in"
		return nil, d
	}
	trees, texts := r.specs.Lombok.Written(in.Files), []*source.File{}
	for _, b := range in.Broken {
		texts = append(texts, b.Outline.Source)
	}
	seen := map[string]bool{}
	for _, f := range in.All() {
		seen[filepath.Clean(f.Name)] = true
	}
	for _, folder := range folders {
		more, err := below(folder)
		if err != nil {
			return nil, load.FileError(folder, err)
		}
		more = slices.DeleteFunc(more, func(f *source.File) bool {
			name := filepath.Clean(f.Name)
			twice := seen[name]
			seen[name] = true
			return twice
		})
		ts, os := c.split(more)
		trees, texts = append(trees[:len(trees):len(trees)], ts...), append(texts, os...)
	}
	for _, f := range beside {
		text, err := files.Read(f, load.MaxFileSize)
		if err != nil {
			return nil, load.FileError(f, err)
		}
		texts = append(texts, source.NewFile(f, string(text)))
	}
	now, was := depend.Analyse(trees, texts), depend.Analyse(c.split(old))
	is, before := now.Methods(), was.Methods()
	same := now.Whole() == was.Whole() // or calls before a method may be others
	var out []*types.Method
	for _, m := range methods {
		id := ""
		if m.Decl != nil {
			id = now.ID(m.Decl)
		}
		if id == "" && now.Rest() != was.Rest() || id != "" && is[id] != before[id] || !same && r.takesSequences() && r.startsReachable(m) {
			out = append(out, m)
		}
	}
	if left := len(methods) - len(out); left > 0 {
		d := source.Errorf(codeUnchanged, source.Span{}, "%s not checked: nothing that concerns them changed since %s", are(left, len(methods)), c.ChangedSince)
		d.Severity = source.Note
		return out, d
	}
	return out, nil
}

// lombokSettings are the files lombok.config that count for files of a repository.
func lombokSettings(x *lombok.Expander, all []*ast.File) (out []string) {
	seen := map[string]bool{}
	for _, f := range all {
		if x.Text(f.Source) == "" {
			continue
		}
		for dir, above := filepath.Dir(absolute(f.Source.Name)), ""; dir != above && !seen[dir]; dir, above = filepath.Dir(dir), dir {
			seen[dir] = true
			if path := filepath.Join(dir, "lombok.config"); isThere(path) {
				out = append(out, path)
			}
			if isThere(filepath.Join(dir, ".git")) {
				break
			}
		}
	}
	return out
}

func absolute(path string) string {
	if abs, err := filepath.Abs(path); err == nil {
		return abs
	}
	return path
}

func isThere(path string) bool {
	_, err := os.Stat(path)
	return err == nil
}

// are begins a sentence on some of the methods.
func are(n, of int) string {
	if of == 1 {
		return "the method is"
	}
	if n == of {
		return fmt.Sprintf("all %d methods are", n)
	}
	if n == 1 {
		return fmt.Sprintf("1 of %d methods is", of)
	}
	return fmt.Sprintf("%d of %d methods are", n, of)
}

// below are the Java files and files of specifications of a folder. What cannot be read there
// is not in any check either.
func below(folder string) ([]*source.File, error) {
	var out []*source.File
	err := filepath.WalkDir(folder, func(path string, d fs.DirEntry, err error) error {
		if err != nil && path == folder {
			return err
		}
		if err != nil || d.IsDir() || !depend.Read(path) {
			return nil
		}
		if text, err := files.Read(path, load.MaxFileSize); err == nil {
			out = append(out, source.NewFile(path, strings.TrimPrefix(string(text), "\ufeff")))
		}
		return nil
	})
	return out, err
}

// split gives the trees of the files, and the texts of those without.
func (c *Config) split(files []*source.File) (trees []*ast.File, texts []*source.File) {
	for _, f := range files {
		if tree, ds := c.reading().File(f); tree != nil && !source.HasError(ds) && !parse.IsSpec(f.Name) {
			trees = append(trees, tree)
		} else {
			texts = append(texts, f)
		}
	}
	return trees, texts
}
