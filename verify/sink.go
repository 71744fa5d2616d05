package verify

import (
	"bytes"
	"io"
	"os"
	"path/filepath"
	"regexp"
	"strings"

	"inspect/internal/files"
	"inspect/java/source"
	"inspect/java/types"
)

// sink is where the files of one kind go, one file for each method: to a file
// when there is a single method, to a folder, or to Config.Out.
type sink struct {
	flag string         // that names it
	path string         // file, folder, "-" (Out), or "" (nowhere)
	mark *regexp.Regexp // what inspect writes of this kind matches it
	ext  string         // of the files in a folder

	folder    bool
	described []manifestItem           // the scripts written to it
	names     map[*types.Method]string // of the files in a folder
}

// prepare decides whether the path is a folder and makes it if need be. One file
// may go to a file, to a folder that is there, or to a new folder when the name
// ends in a separator.
func (s *sink) prepare(methods []*types.Method) *source.Diagnostic {
	if s.path == "" || s.path == "-" {
		return nil
	}
	info, err := os.Stat(s.path)
	s.folder = err == nil && info.IsDir()
	if len(methods) == 1 && !s.folder && !strings.HasSuffix(s.path, string(filepath.Separator)) {
		return nil
	}
	if err == nil && !s.folder {
		d := source.Errorf(codeOutput, source.Span{}, "%s %s is a file, but there are several methods", s.flag, s.path)
		d.Remedy = "name a folder, or choose one method with --method"
		return d
	}
	s.folder = true
	s.names = newNameTable().nameAll(methods, fileName)
	return makeFolder(s.path)
}

// fileOf is the path of a method's file.
func (s *sink) fileOf(m *types.Method) string {
	if s.folder {
		return filepath.Join(s.path, s.names[m]+s.ext)
	}
	return s.path
}

// write writes a method's file.
func (o *outputs) write(s *sink, m *types.Method, text func(io.Writer) error) error {
	if s.path != "-" {
		return files.WriteFile(s.fileOf(m), s.mark, o.config.Force, text)
	}
	var b bytes.Buffer
	if err := text(&b); err != nil {
		return err
	}
	o.printf("%s", b.String())
	return nil
}
