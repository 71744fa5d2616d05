package verify

import (
	"errors"

	"inspect/cfg"
	"inspect/encode"
	"inspect/internal/halt"
	"inspect/java/source"
	"inspect/smtlib"
)

// unexpressed notes that a clause stands in the way of reading an execution from a model, or of
// confirming it: the values that it ranges over have no bound. Then the method is inconclusive,
// unless there is a counterexample beside.
func (c *method) unexpressed(by *encode.Unencodable) {
	at := by.At
	if at.File == nil {
		at = c.m.Span
	}
	d := source.Errorf(codeEncoding, at, "%s", by.Reason)
	d.Remedy = "bound what the clause ranges over"
	c.noExample = d
}

// expressible are the terms of an encoding but for values of variables that it cannot express, which
// the goal does not ask for.
type expressible struct {
	*encode.Encoding
	lax []*encode.Unencodable
}

// asUnencodable is what cannot be expressed, of an error of expressed; a stage that was stopped ends.
func asUnencodable(err error) *encode.Unencodable {
	failure, ok := errors.AsType[*encode.Unencodable](err)
	if !ok {
		panic(&halt.Stopped{})
	}
	return failure
}

// Value is nil where it cannot be expressed.
func (r *expressible) Value(c *cfg.Component, at *cfg.Node) (t *smtlib.Term) {
	if err := expressed(func() { t = r.Encoding.Value(c, at) }); err != nil {
		r.lax = append(r.lax, asUnencodable(err))
	}
	return t
}
