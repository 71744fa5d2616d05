package encode

import (
	"fmt"

	"inspect/source"
)

// Unfit says why an encoding cannot express a graph, or a goal: what it lacks, or
// that the bounds are too large for it. New returns it; Script panics with it where
// a goal needs more than the main question does. It is no fault, and another
// encoding may do.
type Unfit struct {
	Encoding Method
	At       source.Span // what cannot be expressed; zero: the whole
	Reason   string
	Size     bool // of the bounds; lower ones would do
}

func (e *Unfit) Error() string {
	if e.At.File == nil {
		return fmt.Sprintf("%s encoding: %s", e.Encoding, e.Reason)
	}
	return fmt.Sprintf("%s encoding: %s: %s", e.Encoding, e.At, e.Reason)
}

// oversize is the Unfit of bounds that are too large for an encoding.
func oversize(m Method, format string, args ...any) *Unfit {
	return &Unfit{Encoding: m, Reason: fmt.Sprintf(format, args...), Size: true}
}

// fits translates something, or says why it cannot be expressed.
func fits(translate func()) (unfit *Unfit) {
	defer func() {
		if p := recover(); p != nil {
			var ok bool
			if unfit, ok = p.(*Unfit); !ok {
				panic(p)
			}
		}
	}()
	translate()
	return nil
}
