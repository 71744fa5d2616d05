package files

import (
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
)

// Signature begins the first comment of every file that inspect writes; its version
// follows.
const Signature = "inspect "

// Signed recognises a file that inspect wrote: its first line opens a comment, and in
// it are the signature and a version.
func Signed(open string) *regexp.Regexp {
	return regexp.MustCompile(`^` + regexp.QuoteMeta(open+Signature) + `\d+\.\d+\S*\s`)
}

// MayWrite refuses a file that WriteFile would refuse.
func MayWrite(path string, mark *regexp.Regexp, force bool) error {
	if err := Writable(filepath.Dir(path)); err != nil {
		return err
	}
	return MayOverwrite(path, mark, force)
}

// WriteFile writes a file through a temporary one beside it, so that a failure leaves
// nothing half written. A file that is there is overwritten when inspect wrote it, as
// its beginning tells by matching the mark, when it is empty, or by force. A link stays
// one: what it leads to is written.
func WriteFile(path string, mark *regexp.Regexp, force bool, text func(io.Writer) error) error {
	if err := MayOverwrite(path, mark, force); err != nil {
		return err
	}
	if real, err := filepath.EvalSymlinks(path); err == nil {
		path = real
	}
	tmp, err := os.CreateTemp(filepath.Dir(path), ".inspect-*")
	if err != nil {
		return WithoutName(err)
	}
	defer os.Remove(tmp.Name())
	err = text(tmp)
	if e := tmp.Chmod(0o644); err == nil {
		err = e
	}
	if e := tmp.Close(); err == nil {
		err = e
	}
	if err == nil {
		err = os.Rename(tmp.Name(), path)
	}
	return WithoutName(err)
}

// markLength is enough of a file to recognise it.
const markLength = 512

// MayOverwrite refuses to overwrite a file that inspect did not write.
func MayOverwrite(path string, mark *regexp.Regexp, force bool) error {
	info, err := os.Stat(path)
	if err != nil {
		return nil
	}
	if !info.Mode().IsRegular() {
		return &Refusal{"it exists and is no regular file", "name another"}
	}
	if force {
		return nil
	}
	f, err := os.Open(path)
	if err != nil {
		return WithoutName(err)
	}
	defer f.Close()
	head, err := io.ReadAll(io.LimitReader(f, markLength))
	if err != nil {
		return WithoutName(err)
	}
	if len(head) == 0 || mark.Match(head) {
		return nil
	}
	return &Refusal{"it exists and was not written by inspect", "remove it, or allow it with --force"}
}

// WithoutName is the error without the name of a temporary file, which means nothing
// to who reads it.
func WithoutName(err error) error {
	if p, ok := errors.AsType[*fs.PathError](err); ok {
		return p.Err
	}
	if l, ok := errors.AsType[*os.LinkError](err); ok {
		return l.Err
	}
	return err
}
