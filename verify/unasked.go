package verify

import (
	"context"
	"errors"

	"inspect/encode"
	"inspect/halt"
	"inspect/report"
	"inspect/solve"
	"inspect/source"
)

// codeUnasked: a question behind a verdict that no attempt can ask. The verdict
// stands. Example: why no execution comes to a check, where a precondition
// quantifies over all values of an int.
const codeUnasked source.Code = "not-asked"

// expressed runs work that asks an encoding for terms, and gives the reason when
// the encoding cannot express the question, or was stopped.
func expressed(work func()) (err error) {
	defer func() {
		switch p := recover().(type) {
		case nil:
		case *encode.Unfit:
			err = p
		case *halt.Stopped:
			err = context.Canceled
		default:
			panic(p)
		}
	}()
	work()
	return nil
}

// unasked tells whether a question behind the verdict failed because it cannot be
// asked, and not because of a backend, and then says so in the report: whether an
// execution ends, say.
func (c *method) unasked(question string, err error) bool {
	unfit, ok := errors.AsType[*encode.Unfit](err)
	if !ok {
		return false
	}
	if _, failed := errors.AsType[*solve.Error](err); failed {
		return false
	}
	d := source.Errorf(codeUnasked, c.m.Span, "it could not be asked %s: %s", question, unfit.Reason)
	d.Severity = source.Note
	d.Remedy = "the verdict stands without the answer; the reason says what makes the question possible"
	for _, known := range c.res.Diagnostics {
		if known.Message == d.Message {
			return true
		}
	}
	c.res.Diagnostics = append(c.res.Diagnostics, report.NewDiagnostic(d))
	return true
}
