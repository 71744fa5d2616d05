// Package load finds and reads what a run is about: the files given, specifications beside them and
// below the specification path, and classes that are found by name, in folders, class files and the JDK.
package load

import (
	"context"
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"sort"
	"strings"
	"sync/atomic"
	"unicode/utf8"

	"golang.org/x/sync/errgroup"

	"inspect/counterexample/reproduce"
	"inspect/internal/files"
	"inspect/java/ast"
	"inspect/java/source"
	"inspect/java/types"
	"inspect/parse"
)

// Codes of the diagnostics of this package, beside CodeModel.
const (
	// CodeFile: a path that cannot be read. Example: inspect check missing.java
	CodeFile source.Code = "file"
	// CodeNothing: nothing to check was found. Example: inspect check empty-folder
	CodeNothing source.Code = "nothing-to-check"
	// codeTests: a folder of tests below a folder that was given. Example: inspect check .
	codeTests source.Code = "tests"
)

// MaxFileSize guards against reading what is no source file.
const MaxFileSize = 64 << 20

// isTestFolder reports whether Maven and Gradle keep tests in a folder: src/test.
func isTestFolder(path string) bool {
	full, err := filepath.Abs(path)
	return err == nil && filepath.Base(full) == "test" && filepath.Base(filepath.Dir(full)) == "src"
}

// javaFile is the path of a source file. One that was named itself has to be there, and be
// what it should be; any other costs only itself.
type javaFile struct {
	path  string
	named bool
}

// javaFiles expands the paths: a folder stands for all .java files below it, in
// order of their names, without those of tests and inspect's own. A file is taken whatever its name is.
func javaFiles(paths []string, texts Texts) ([]javaFile, []*source.Diagnostic) {
	var files []javaFile
	var diags []*source.Diagnostic
	at := map[string]int{}
	add := func(f string, named bool) {
		i, twice := at[filepath.Clean(f)]
		if !twice {
			i, files = len(files), append(files, javaFile{path: f})
			at[filepath.Clean(f)] = i
		}
		files[i].named = files[i].named || named
	}
	for _, p := range paths {
		info, err := texts.stat(p)
		if err != nil {
			diags = append(diags, FileError(p, err))
			continue
		}
		if info == nil || !info.IsDir() {
			add(p, true)
			continue
		}
		found, ds := javaBelow(p)
		diags = append(diags, ds...)
		for _, f := range found {
			add(f, false)
		}
	}
	return files, diags
}

// javaBelow are the .java files below a folder that javaFiles takes.
func javaBelow(folder string) (found []string, diags []*source.Diagnostic) {
	err := filepath.WalkDir(folder, func(path string, d fs.DirEntry, err error) error {
		switch {
		case err != nil && path != folder:
			diags = append(diags, leftOut(FileError(path, err)))
		case err != nil:
			return err
		case d.IsDir() && path != folder && isTestFolder(path):
			note := source.Errorf(codeTests, source.Span{}, "the tests below %s are left out", path)
			note.Severity, note.Remedy = source.Note, "name that folder to check them"
			diags = append(diags, note)
			return filepath.SkipDir
		case !d.IsDir() && strings.HasSuffix(path, ".java") && !isReproducer(path):
			found = append(found, path)
		}
		return nil
	})
	switch {
	case err != nil:
		diags = append(diags, FileError(folder, err))
	case len(found) == 0:
		diags = append(diags, source.Errorf(CodeNothing, source.Span{}, "no .java file below %s", folder))
	}
	sort.Strings(found)
	return found, diags
}

// leftOut makes an error of something that nobody named a warning.
func leftOut(d *source.Diagnostic) *source.Diagnostic {
	d.Severity = source.Warning
	d.Message += "; it is left out"
	return d
}

// isReproducer reports whether inspect itself wrote a file: such are no sources of who
// checks a folder.
func isReproducer(path string) bool {
	f, err := files.Open(path)
	if err != nil {
		return false // who reads it says so
	}
	defer f.Close()
	head := make([]byte, len(reproduce.Mark))
	_, err = io.ReadFull(f, head)
	return err == nil && string(head) == reproduce.Mark
}

// readSource reads one file. One that is no text comes with its diagnostic, and with
// what of it is text.
func readSource(path string, texts Texts) (*source.File, *source.Diagnostic) {
	text, err := texts.read(path)
	if err != nil {
		return nil, FileError(path, err)
	}
	if !utf8.Valid(text) {
		d := source.Errorf(CodeFile, source.Span{}, "cannot read %s: it is not UTF-8 text", path)
		d.Remedy = "convert it to UTF-8"
		return source.NewFile(path, strings.ToValidUTF8(string(text), "\ufffd")), d
	}
	return source.NewFile(path, strings.TrimPrefix(string(text), "\ufeff")), nil
}

func FileError(path string, err error) *source.Diagnostic {
	return source.Errorf(CodeFile, source.Span{}, "cannot read %s: %v", path, files.Why(path, err))
}

// Sources are the files of a run.
type Sources struct {
	Files  []*ast.File
	Joined []*ast.File          // the same, with what specification files say of them
	Broken []types.Broken       // files with errors, which cost only themselves
	Errors []*source.Diagnostic // of paths given that cannot be read: nothing is known of what is there
	Others []*source.Diagnostic // of what the files hold
}

// All are the texts of the files, those with errors included.
func (s *Sources) All() []*source.File {
	var out []*source.File
	for _, f := range s.Files {
		out = append(out, f.Source)
	}
	for _, b := range s.Broken {
		out = append(out, b.Outline.Source)
	}
	return out
}

// Read reads and parses the files of the paths, until ctx ends. Read, unless nil, is called by any
// goroutine when some are read, of so many.
func Read(ctx context.Context, paths []string, specs *Specs, jobs int, read func(done, total int)) Sources {
	var s Sources
	names, diags := javaFiles(paths, specs.Texts)
	for _, d := range diags {
		if d.IsError() {
			s.Errors = append(s.Errors, d)
		} else {
			s.Others = append(s.Others, d)
		}
	}
	all := make([]readFile, len(names))
	var group errgroup.Group
	group.SetLimit(max(1, jobs))
	var done atomic.Int64
	for i, n := range names {
		group.Go(func() error {
			defer func() { all[i].panicked = recover() }()
			if ctx.Err() == nil {
				all[i].read(n.path, specs)
			}
			if n := int(done.Add(1)); read != nil {
				read(n, len(names))
			}
			return nil
		})
	}
	group.Wait()
	for i, f := range all {
		switch {
		case f.panicked != nil:
			panic(f.panicked)
		case f.src == nil && len(f.diags) == 0: // the run has ended
		case f.src == nil && !names[i].named:
			for _, d := range f.diags {
				s.Others = append(s.Others, leftOut(d))
			}
		case f.src == nil:
			s.Errors = append(s.Errors, f.diags...)
		default:
			s.Others = append(s.Others, f.diags...)
			if f.broken != nil {
				s.Broken = append(s.Broken, *f.broken)
				continue
			}
			s.Files = append(s.Files, f.tree)
			s.Joined = append(s.Joined, specs.Join(f.tree, false))
		}
	}
	s.Others = append(s.Others, specs.Diags...)
	specs.Diags = nil
	return s
}

// readFile is a file that was read: a tree, or what can be told of one that is broken;
// without a source, why it cannot be read.
type readFile struct {
	src    *source.File
	tree   *ast.File
	broken *types.Broken
	diags  []*source.Diagnostic
	// panicked is what reading it ended in, a fault of ours.
	panicked any
}

func (f *readFile) read(name string, specs *Specs) {
	var d *source.Diagnostic
	if f.src, d = readSource(name, specs.Texts); d != nil {
		f.diags = []*source.Diagnostic{d}
	} else {
		f.tree, f.diags = specs.java(f.src)
	}
	if f.src == nil {
		return
	}
	if i := slices.IndexFunc(f.diags, spoils(f.tree)); i >= 0 {
		f.broken = &types.Broken{Outline: parse.Outline(f.src), Cause: f.diags[i]}
	}
}

// spoils tells which diagnostics of a file leave nothing of it to use: errors, but not
// those that cost only an annotation.
func spoils(f *ast.File) func(*source.Diagnostic) bool {
	return func(d *source.Diagnostic) bool { return d.IsError() && (f == nil || !slices.Contains(f.Unread, d)) }
}

// CheckFolders refuses folders of a flag that are not there.
func CheckFolders(flag string, folders []string) []*source.Diagnostic {
	var ds []*source.Diagnostic
	for _, f := range folders {
		info, err := os.Stat(f)
		if err == nil && !info.IsDir() {
			err = errors.New("it is no folder")
		}
		if err != nil {
			ds = append(ds, FileError(flag+" "+f, err))
		}
	}
	return ds
}
