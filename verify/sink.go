package verify

import (
	"bytes"
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"inspect/source"
	"inspect/types"
)

// sink is where the files of one kind go, one file for each method: to a file
// when there is a single method, to a folder, or to Config.Out.
type sink struct {
	flag string // that names it
	path string // file, folder, "-" (Out), or "" (nowhere)
	mark string // what every file that inspect writes of this kind begins with
	ext  string // of the files in a folder

	folder bool
}

// prepare decides whether the path is a folder and makes it if need be. One file
// may go to a file, to a folder that is there, or to a new folder when the name
// ends in a separator.
func (s *sink) prepare(methods int) *source.Diagnostic {
	if s.path == "" || s.path == "-" {
		return nil
	}
	info, err := os.Stat(s.path)
	s.folder = err == nil && info.IsDir()
	if methods == 1 && !s.folder && !strings.HasSuffix(s.path, string(filepath.Separator)) {
		return nil
	}
	if err == nil && !s.folder {
		d := source.Errorf(codeOutput, source.Span{}, "%s %s is a file, but there are several methods", s.flag, s.path)
		d.Remedy = "name a folder, or choose one method with --method"
		return d
	}
	s.folder = true
	return makeFolder(s.path)
}

// fileOf is the path of a method's file.
func (s *sink) fileOf(m *types.Method) string {
	if s.folder {
		return filepath.Join(s.path, fileName(m)+s.ext)
	}
	return s.path
}

// write writes a method's file, through a temporary file beside it, so that a
// failure leaves nothing half written. What inspect did not write is overwritten
// only by force.
func (o *outputs) write(s *sink, m *types.Method, text func(io.Writer) error) error {
	if s.path == "-" {
		var b bytes.Buffer
		if err := text(&b); err != nil {
			return err
		}
		o.printf("%s", b.String())
		return nil
	}
	path := s.fileOf(m)
	if err := mayWrite(path, s.mark, o.config.Force); err != nil {
		return err
	}
	tmp, err := os.CreateTemp(filepath.Dir(path), ".inspect-*")
	if err != nil {
		return without(err)
	}
	defer os.Remove(tmp.Name())
	err = text(tmp)
	if e := tmp.Chmod(0o644); err == nil {
		err = e
	}
	if e := tmp.Close(); err == nil {
		err = e
	}
	if err != nil {
		return err
	}
	return os.Rename(tmp.Name(), path)
}

// mayWrite refuses to overwrite a file that inspect did not write: one that does
// not begin with the mark.
func mayWrite(path, mark string, force bool) error {
	info, err := os.Stat(path)
	if err != nil || force {
		return nil
	}
	if !info.Mode().IsRegular() {
		return &refusal{"it exists and is no regular file", "name another"}
	}
	f, err := os.Open(path)
	if err != nil {
		return err
	}
	defer f.Close()
	head := make([]byte, len(mark))
	n, err := io.ReadFull(f, head)
	if n == 0 || err == nil && string(head) == mark {
		return nil
	}
	return &refusal{"it exists and was not written by inspect", "remove it, or allow it with --force"}
}

// without is the error without the name of a temporary file, which means nothing
// to who reads it.
func without(err error) error {
	if p, ok := errors.AsType[*fs.PathError](err); ok {
		return p.Err
	}
	return err
}
