package verify

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"

	"inspect/counterexample/reproduce"
	"inspect/internal/files"
	"inspect/java/source"
	"inspect/java/types"
	"inspect/report"
)

// cannotWrite reports a file that cannot be written.
func cannotWrite(path string, err error) *source.Diagnostic {
	if r, ok := errors.AsType[*files.Refusal](err); ok {
		d := source.Errorf(codeOutput, source.Span{}, "cannot write %s: %s", path, r.Why)
		d.Remedy = r.Remedy
		return d
	}
	return source.Errorf(codeOutput, source.Span{}, "cannot write %s: %v", path, err)
}

// unwritten notes with a result that a file cannot be written; the verdict stands.
func unwritten(res *report.Result, path string, err error) {
	res.Diagnostics = append(res.Diagnostics, report.NewDiagnostic(cannotWrite(path, err)))
}

// checkOutputs makes the folders that files go to, and refuses, before any work is
// done, what could not be written after it.
func (r *run) checkOutputs(methods []*types.Method) *source.Diagnostic {
	if d := r.config.Model.checkGiven(methods); d != nil {
		return d
	}
	if d := r.out.prepare(methods); d != nil {
		return d
	}
	if d := checkHeapOut(r.config.HeapOut); d != nil {
		return d
	}
	if d := makeFolder(r.config.Reproducer); d != nil {
		return d
	}
	writable := map[string]error{}
	for _, t := range r.targets(methods) {
		folder := filepath.Dir(t.path)
		if t.nested {
			folder = existing(folder)
		}
		if _, known := writable[folder]; !known {
			writable[folder] = files.Writable(folder)
		}
		err := writable[folder]
		if err == nil {
			err = files.MayOverwrite(t.path, t.mark, r.config.Force)
		}
		if err != nil {
			return cannotWrite(t.path, err)
		}
	}
	return nil
}

// makeFolder makes a folder that files go to, unless it is there.
func makeFolder(folder string) *source.Diagnostic {
	if folder == "" {
		return nil
	}
	if err := os.MkdirAll(folder, 0o755); err != nil {
		d := source.Errorf(codeOutput, source.Span{}, "cannot make the folder %s: %v", folder, files.WithoutName(err))
		d.Remedy = "name another"
		return d
	}
	return nil
}

// target is a file that a run may write, and by what its like are recognised.
type target struct {
	path   string
	mark   *regexp.Regexp
	nested bool // folders that are missing are made
}

// existing is the nearest folder above a path, or it itself, that is there.
func existing(folder string) string {
	for {
		_, err := os.Stat(folder)
		above := filepath.Dir(folder)
		if !errors.Is(err, fs.ErrNotExist) || above == folder {
			return folder
		}
		folder = above
	}
}

// targets are the files that checking the methods may write.
func (r *run) targets(methods []*types.Method) []target {
	var out []target
	for _, s := range []*sink{&r.out.smt, &r.out.cnf} {
		for _, m := range methods {
			if s.path != "" && s.path != "-" {
				out = append(out, target{path: s.fileOf(m), mark: s.mark})
			}
		}
	}
	if s := &r.out.smt; s.folder {
		out = append(out, target{path: filepath.Join(s.path, manifestName), mark: manifestMark})
	}
	if path := r.config.HeapOut; path != "" {
		out = append(out, target{path: path, mark: heapMark(path)})
		for i := range methods {
			if len(methods) > 1 || r.config.All {
				out = append(out, target{path: numbered(path, i+1), mark: heapMark(path)})
			}
		}
	}
	if r.config.Reproducer == "" {
		return out
	}
	program := func(name string) {
		out = append(out, target{filepath.Join(r.config.Reproducer, name), reproducerMark, true})
	}
	_, programs := programNames(methods)
	for _, m := range methods {
		program(programs[m] + ".java")
		program(programs[m] + "Test.java")
	}
	if len(methods) > 0 {
		program(reproduce.SupportPath)
	}
	return out
}
