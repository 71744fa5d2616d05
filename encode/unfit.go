package encode

import (
	"fmt"

	"inspect/java/source"
)

// Unencodable says why an encoding cannot express a graph, or a goal: what it lacks, or
// that the bounds are too large for it. New returns it; Script panics with it where
// a goal needs more than the main question does. It is no fault, and another
// encoding may do.
type Unencodable struct {
	Encoding Method
	At       source.Span // what cannot be expressed; zero: the whole
	Reason   string
	Size     bool // of the bounds; lower ones would do
}

func (e *Unencodable) Error() string {
	if e.At.File == nil {
		return fmt.Sprintf("%s encoding: %s", e.Encoding, e.Reason)
	}
	return fmt.Sprintf("%s encoding: %s: %s", e.Encoding, e.At, e.Reason)
}

// oversize is the Unfit of bounds that are too large for an encoding.
func oversize(m Method, format string, args ...any) *Unencodable {
	return &Unencodable{Encoding: m, Reason: fmt.Sprintf(format, args...), Size: true}
}

// fits translates something, or says why it cannot be expressed.
func fits(translate func()) (failure *Unencodable) {
	defer func() {
		if p := recover(); p != nil {
			var ok bool
			if failure, ok = p.(*Unencodable); !ok {
				panic(p)
			}
		}
	}()
	translate()
	return nil
}
