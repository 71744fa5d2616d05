package verify

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
	"unicode/utf8"

	"golang.org/x/sync/errgroup"

	"inspect/counterexample/reproduce"
	"inspect/internal/files"
	"inspect/java/ast"
	"inspect/java/source"
	"inspect/java/types"
	"inspect/parse"
)

// Codes of the diagnostics of this package.
const (
	// codeFile: a path that cannot be read. Example: inspect check missing.java
	codeFile source.Code = "file"
	// codeNothing: nothing to check was found. Example: inspect check empty-folder
	codeNothing source.Code = "nothing-to-check"
	// codeBounds: bounds that make no sense. Example: inspect check --bits 0 A.java
	codeBounds source.Code = "bounds"
	// codeOutput: a file that cannot be written. Example: a disk that is full when the report is written.
	codeOutput source.Code = "output"
	// codeUnchecked: a clause that is not checked. Example: accessible \nothing;
	codeUnchecked source.Code = "unchecked-clause"
	// codeBackend: a backend that failed while another answered. Example: a solver that is killed, while a second one decides the method.
	codeBackend source.Code = "backend"
	// codeSection: a section of inspect.toml for methods that are not there. Example: [method."A.nowhere"]
	codeSection source.Code = "section"
	// codeInterrupted: a run that the user ended before it was through. Example: an interrupt while inspect check is at work.
	codeInterrupted source.Code = "interrupted"
	// codeTests: a folder of tests below a folder that was given. Example: inspect check .
	codeTests source.Code = "tests"
	// codeMemory: a run that needed more memory than it may use. Example: inspect check --memory 1M A.java
	codeMemory source.Code = "memory"
)

// maxFileSize guards against reading what is no source file.
const maxFileSize = 64 << 20

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
func javaFiles(paths []string) ([]javaFile, []*source.Diagnostic) {
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
		info, err := os.Stat(p)
		if err != nil {
			diags = append(diags, fileError(p, err))
			continue
		}
		if !info.IsDir() {
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
			diags = append(diags, leftOut(fileError(path, err)))
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
		diags = append(diags, fileError(folder, err))
	case len(found) == 0:
		diags = append(diags, source.Errorf(codeNothing, source.Span{}, "no .java file below %s", folder))
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
func readSource(path string) (*source.File, *source.Diagnostic) {
	text, err := files.Read(path, maxFileSize)
	if err != nil {
		return nil, fileError(path, err)
	}
	if !utf8.Valid(text) {
		d := source.Errorf(codeFile, source.Span{}, "cannot read %s: it is not UTF-8 text", path)
		d.Remedy = "convert it to UTF-8"
		return source.NewFile(path, strings.ToValidUTF8(string(text), "\ufffd")), d
	}
	return source.NewFile(path, strings.TrimPrefix(string(text), "\ufeff")), nil
}

func fileError(path string, err error) *source.Diagnostic {
	return source.Errorf(codeFile, source.Span{}, "cannot read %s: %v", path, files.Why(path, err))
}

// sources are the files of a run.
type sources struct {
	files  []*ast.File
	joined []*ast.File          // the same, with what specification files say of them
	broken []types.Broken       // files with errors, which cost only themselves
	errors []*source.Diagnostic // of paths given that cannot be read: nothing is known of what is there
	others []*source.Diagnostic // of what the files hold
}

// load reads and parses the files of the paths, until ctx ends.
func load(ctx context.Context, paths []string, specs *specFiles, jobs int) sources {
	var s sources
	names, diags := javaFiles(paths)
	for _, d := range diags {
		if d.IsError() {
			s.errors = append(s.errors, d)
		} else {
			s.others = append(s.others, d)
		}
	}
	all := make([]readFile, len(names))
	var group errgroup.Group
	group.SetLimit(max(1, jobs))
	for i, n := range names {
		group.Go(func() error {
			defer func() { all[i].panicked = recover() }()
			if ctx.Err() == nil {
				all[i].read(n.path, specs.reading)
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
				s.others = append(s.others, leftOut(d))
			}
		case f.src == nil:
			s.errors = append(s.errors, f.diags...)
		default:
			s.others = append(s.others, f.diags...)
			if f.broken != nil {
				s.broken = append(s.broken, *f.broken)
				continue
			}
			s.files = append(s.files, f.tree)
			s.joined = append(s.joined, specs.join(f.tree, false))
		}
	}
	s.others = append(s.others, specs.diags...)
	specs.diags = nil
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

func (f *readFile) read(name string, how parse.Reading) {
	var d *source.Diagnostic
	if f.src, d = readSource(name); d != nil {
		f.diags = []*source.Diagnostic{d}
	} else {
		f.tree, f.diags = how.File(f.src)
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

// checkFolders refuses folders of a flag that are not there.
func checkFolders(flag string, folders []string) []*source.Diagnostic {
	var ds []*source.Diagnostic
	for _, f := range folders {
		info, err := os.Stat(f)
		if err == nil && !info.IsDir() {
			err = errors.New("it is no folder")
		}
		if err != nil {
			ds = append(ds, fileError(flag+" "+f, err))
		}
	}
	return ds
}
