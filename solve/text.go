package solve

import (
	"context"
	"io"

	"inspect/smtlib"
)

// WriteScript writes a script's declarations, assertions and check, without a request for a model. It stops soon after
// ctx ends and then returns ctx.Err(): a large script takes longer to write than a cancelled backend may stay.
func WriteScript(ctx context.Context, s *smtlib.Script, w io.Writer) (err error) {
	plain := *s
	plain.GetModel = false
	defer func() {
		// Script.Write goes on after an error of its writer, so that one leaves by a panic, which passes through nothing
		// but the printing of this one text.
		if p := recover(); p != nil {
			if _, ours := p.(interrupted); !ours {
				panic(p)
			}
			err = ctx.Err()
		}
	}()
	return plain.Write(&interruptible{ctx, w})
}

type interrupted struct{}

type interruptible struct {
	ctx context.Context
	w   io.Writer
}

func (i *interruptible) Write(b []byte) (int, error) {
	if i.ctx.Err() != nil {
		panic(interrupted{})
	}
	return i.w.Write(b)
}

// WithTimeout derives the context of a Solve: it ends with ctx or when o.Timeout runs out. Ended tells which.
func WithTimeout(ctx context.Context, o Options) (context.Context, context.CancelFunc) {
	if o.Timeout > 0 {
		return context.WithTimeoutCause(ctx, o.Timeout, errTimeout)
	}
	return context.WithCancel(ctx)
}

// Ended tells how a Solve whose derived context ended comes to its end: unknown for a timeout, an error otherwise.
func Ended(ctx context.Context, derived context.Context) (Result, error) {
	if err := ctx.Err(); err != nil {
		return Result{}, err
	}
	if context.Cause(derived) == errTimeout {
		return Result{Reason: ReasonTimeout}, nil
	}
	return Result{}, derived.Err()
}
