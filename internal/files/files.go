// Package files reads regular files, and writes those that inspect may write. Nothing else is opened:
// a named pipe would keep its reader waiting, and a device might do something. What is there and was
// not written by inspect is not overwritten.
//
//	text, err := files.Read("src/A.java", 64<<20)
//	// err: "it is a named pipe", "it is a link to x, which is not there", "permission denied", …
package files

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
)

// Open opens a regular file, or a link to one, without waiting for anybody. Errors are those of
// Why.
func Open(path string) (*os.File, error) {
	info, err := os.Stat(path)
	if err != nil {
		return nil, Why(path, err)
	}
	if !info.Mode().IsRegular() {
		return nil, irregular(info.Mode())
	}
	f, err := os.OpenFile(path, os.O_RDONLY|atOnce, 0)
	if err != nil {
		return nil, Why(path, err)
	}
	// What is there may be another file by now.
	if info, err = f.Stat(); err == nil && !info.Mode().IsRegular() {
		err = irregular(info.Mode())
	}
	if err != nil {
		f.Close()
		return nil, Why(path, err)
	}
	return f, nil
}

// Read gives what a regular file holds, of at most limit bytes. A file that is cut while it is
// read gives what is left of it. Errors are those of Why.
func Read(path string, limit int64) ([]byte, error) {
	f, err := Open(path)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	tooLarge := fmt.Errorf("it has more than %d bytes", limit)
	if info, err := f.Stat(); err == nil && info.Size() > limit {
		return nil, tooLarge
	}
	text, err := io.ReadAll(io.LimitReader(f, limit+1))
	if err != nil {
		return nil, Why(path, err)
	}
	if int64(len(text)) > limit { // it grows, or does not know its size
		return nil, tooLarge
	}
	return text, nil
}

// irregularity is why something is not read that is no regular file.
type irregularity struct{ what string }

func (e *irregularity) Error() string { return "it is " + e.what + ", and no regular file" }

func irregular(m fs.FileMode) error {
	for _, k := range []struct {
		bits fs.FileMode
		what string
	}{{fs.ModeDir, "a folder"}, {fs.ModeNamedPipe, "a named pipe"}, {fs.ModeSocket, "a socket"}, {fs.ModeDevice, "a device"}} {
		if m&k.bits != 0 {
			return &irregularity{k.what}
		}
	}
	return &irregularity{"something else"}
}

// why is an error in words that go on after "cannot read PATH: ".
type why struct {
	text string
	err  error
}

func (w *why) Error() string { return w.text }
func (w *why) Unwrap() error { return w.err }

// Why puts an error of the package os about a path in words that do not repeat the path. What
// errors.Is says of it stays.
func Why(path string, err error) error {
	var p *fs.PathError
	switch {
	case errors.Is(err, fs.ErrNotExist):
		if to, e := os.Readlink(path); e == nil {
			return &why{"it is a link to " + to + ", which is not there", err}
		}
		return &why{"there is no such file", err}
	case errors.Is(err, fs.ErrPermission):
		return &why{"permission denied", err}
	case errors.As(err, &p):
		return &why{p.Err.Error(), err}
	}
	return err
}
