package main

import (
	"errors"
	"fmt"
	"io"
	"os"
	"runtime"
	"sync"
	"syscall"
)

// output is standard output. It remembers the first write that failed, so that no
// report is lost without a word, whoever wrote it.
type output struct {
	mu         sync.Mutex // results and dumps may be printed at a time
	w          io.Writer
	closed     bool // when the program started
	err        error
	readerGone func() // called when it turns out that nobody reads on; nil: the work goes on
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
	if o.readerGone != nil && isReaderGone(err) {
		o.readerGone()
	}
	return n, err
}

// file is the file behind standard output, nil when there is none.
func (o *output) file() *os.File {
	f, _ := o.w.(*os.File)
	return f
}

// exitReaderGone is the exit code where whoever reads standard output stops before its end, as head does:
// that of a program which SIGPIPE ends. It is no fault, and nothing is said.
const exitReaderGone = 141

// isReaderGone reports whether a write failed because nobody reads any more.
func isReaderGone(err error) bool {
	var number syscall.Errno
	if !errors.As(err, &number) {
		return false
	}
	const brokenPipe, noData = 109, 232 // of Windows
	return number == syscall.EPIPE || runtime.GOOS == "windows" && (number == brokenPipe || number == noData)
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
	if err == syscall.EBADF {
		what = "it is closed"
	}
	return &faultError{fmt.Errorf("the report could not be written to standard output: %s", what)}
}
