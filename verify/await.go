package verify

import (
	"context"
	"errors"
	"time"

	"inspect/java/source"
	"inspect/report"
)

// Every stage looks from time to time at whether its time is over (package halt).
// What it was making is dropped then, and what was found before stands.

// lateness is how long work may go on after its context has ended, before it is
// left to itself: the process is about to end.
const lateness = 400 * time.Millisecond

// afterwards is how long after the end of a method's time a counterexample that
// was found in time may be read and explained.
const afterwards = 400 * time.Millisecond

// await runs f and gives its value; false: ctx ended, and f did not within the
// lateness. A panic of f is one of await.
func await[T any](ctx context.Context, f func() T) (value T, ended bool) {
	type outcome struct {
		value    T
		panicked any
	}
	done := make(chan outcome, 1)
	go func() {
		var o outcome
		defer func() {
			o.panicked = recover()
			done <- o
		}()
		o.value = f()
	}()
	waited := make(chan struct{})
	stop := context.AfterFunc(ctx, func() { time.AfterFunc(lateness, func() { close(waited) }) })
	defer stop()
	select {
	case o := <-done:
		if o.panicked != nil {
			panic(o.panicked)
		}
		return o.value, true
	case <-waited:
		return value, false
	}
}

// later is a context that ends some time after another one.
func later(ctx context.Context, by time.Duration) (context.Context, context.CancelFunc) {
	out, cancel := context.WithCancelCause(context.WithoutCancel(ctx))
	stop := context.AfterFunc(ctx, func() {
		time.AfterFunc(by, func() { cancel(context.Cause(ctx)) })
	})
	return out, func() { stop(); cancel(context.Canceled) }
}

// stopper is what a stage asks whether to stop.
func (c *Config) stopper(ctx context.Context) func() bool {
	return func() bool {
		if c.onQuery != nil {
			c.onQuery()
		}
		return ctx.Err() != nil
	}
}

// whyEnded words why a context ended, as the reason of an inconclusive verdict.
func whyEnded(ctx context.Context) string {
	switch err := context.Cause(ctx); {
	case errors.As(err, new(*noMemory)):
		return "size"
	case errors.Is(err, errBudget):
		return overBudget
	case errors.Is(err, context.DeadlineExceeded):
		return "timeout"
	}
	return "interrupted"
}

// endedEarly is the diagnostic of a run that ctx ended before it was through.
func endedEarly(ctx context.Context, what string) report.Diagnostic {
	var full *noMemory
	if errors.As(context.Cause(ctx), &full) {
		return report.NewDiagnostic(full.diagnostic())
	}
	if errors.Is(context.Cause(ctx), errBudget) {
		d := source.Errorf(codeBudget, source.Span{}, "%v: %s", errBudget, what)
		d.Remedy = "allow more with --budget, or name fewer files"
		return report.NewDiagnostic(d)
	}
	d := source.Errorf(codeInterrupted, source.Span{}, "interrupted: %s", what)
	d.Severity = source.Warning
	return report.NewDiagnostic(d)
}
