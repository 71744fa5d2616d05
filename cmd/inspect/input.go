package main

import (
	"context"
	"errors"
	"io"
	"os"
)

// errInterrupted ends a command that waited for input.
var errInterrupted = errors.New("interrupted")

// readInput reads a file that the command line names; "-" is standard input. It may be a pipe,
// and so keep the reader waiting: the error is that of ctx then, once that has ended.
func readInput(ctx context.Context, file string) ([]byte, error) {
	type outcome struct {
		text []byte
		err  error
	}
	done := make(chan outcome, 1)
	go func() {
		var o outcome
		if file == "-" {
			o.text, o.err = io.ReadAll(os.Stdin)
		} else {
			o.text, o.err = os.ReadFile(file)
		}
		done <- o
	}()
	select {
	case o := <-done:
		return o.text, o.err
	case <-ctx.Done():
		return nil, ctx.Err()
	}
}
