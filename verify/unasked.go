package verify

import (
	"context"
	"errors"

	"inspect/cfg"
	"inspect/encode"
	"inspect/internal/halt"
	"inspect/java/source"
	"inspect/report"
	"inspect/solve"
)

// codeUnasked: a question behind a verdict that no attempt can ask. The verdict
// stands. Example: why no execution comes to a check, where a precondition
// quantifies over all values of an int.
const codeUnasked source.Code = "not-asked"

// codeEncoding: no encoding that was asked for can express the method, because of
// what stands in it. Example: --encoding ground, where a specification quantifies
// over all values of an int.
const codeEncoding source.Code = "encoding"

// inexpressible reports whether every attempt failed because its encoding cannot
// express the method within the bounds, and then sets that verdict.
func (c *method) inexpressible(err error) bool {
	errs := []error{err}
	if joined, ok := err.(interface{ Unwrap() []error }); ok {
		errs = joined.Unwrap()
	}
	code := codeEncoding
	reported := map[string]bool{}
	var ds []report.Diagnostic
	for _, err := range errs {
		failure, ok := errors.AsType[*encode.Unencodable](err)
		if !ok {
			return false
		}
		at := failure.At
		if at.File == nil {
			at = c.m.Span
		}
		d := source.Errorf(codeEncoding, at, "%s encoding: %s", failure.Encoding, failure.Reason)
		if failure.Size {
			code, d.Code = cfg.TooLarge, cfg.TooLarge
		} else if failure.Encoding == encode.Ground {
			d.Remedy = "use --encoding quantified, which needs an SMT solver: see inspect solvers"
		}
		if !reported[d.Message] {
			reported[d.Message] = true
			ds = append(ds, report.NewDiagnostic(d))
		}
	}
	c.res.Verdict, c.res.Reason = report.Inconclusive, string(code)
	c.res.Diagnostics = append(c.res.Diagnostics, ds...)
	return true
}

// expressed runs work that asks an encoding for terms, and gives the reason when
// the encoding cannot express the question, or was stopped.
func expressed(work func()) (err error) {
	defer func() {
		switch p := recover().(type) {
		case nil:
		case *encode.Unencodable:
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

// unasked reports whether a question behind the verdict failed because it cannot be
// asked, and not because of a backend, and then says so in the report: whether an
// execution ends, say.
func (c *method) unasked(question string, err error) bool {
	failure, ok := errors.AsType[*encode.Unencodable](err)
	if !ok {
		return false
	}
	if _, failed := errors.AsType[*solve.Error](err); failed {
		return false
	}
	reason := failure.Reason
	if failure.At.File != nil {
		reason = failure.At.String() + ": " + reason
	}
	d := source.Errorf(codeUnasked, c.m.Span, "it could not be asked %s: %s", question, reason)
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
