package main

import (
	"fmt"
	"io"
	"os"
	"sync"
	"syscall"
)

// output is standard output. It remembers the first write that failed, so that no
// report is lost without a word, whoever wrote it.
type output struct {
	mu     sync.Mutex // results and dumps may be printed at a time
	w      io.Writer
	closed bool // when the program started
	err    error
}

func (o *output) Write(b []byte) (int, error) {
	o.mu.Lock()
	defer o.mu.Unlock()
	if o.err == nil && o.closed && len(b) > 0 {
		o.err = syscall.EBADF
	}
	if o.err != nil {
		return 0, o.err
	}
	n, err := o.w.Write(b)
	o.err = err
	return n, err
}

// file is the file behind standard output, nil when there is none.
func (o *output) file() *os.File {
	f, _ := o.w.(*os.File)
	return f
}

// unwritten says what of the output could not be written; nil: nothing.
func (o *output) unwritten() error {
	err := o.err
	switch e := err.(type) {
	case nil:
		return nil
	case *os.PathError:
		err = e.Err
	}
	what := err.Error()
	switch err {
	case syscall.EBADF:
		what = "it is closed"
	case syscall.EPIPE:
		what = "nobody reads it"
	}
	return &faultError{fmt.Errorf("the report could not be written to standard output: %s", what)}
}
