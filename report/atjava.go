package report

import "fmt"

// AtJava says of a counterexample that was found with integers of less than 32 bits, and is
// confirmed there, what its values do at Java's widths.
type AtJava struct {
	Bits   int    `json:"bits"`             // of int, where it was found
	Status string `json:"status"`           // AtJavaAlso, AtJavaOnly or AtJavaUnknown
	Reason string `json:"reason,omitempty"` // of the last two
}

// What a counterexample of narrow integers may be at Java's widths.
const (
	AtJavaAlso    = "also"    // they break the same property there
	AtJavaOnly    = "only"    // they do not
	AtJavaUnknown = "unknown" // the interpreter does not tell
)

// suffix says it in words, behind "confirmed"; "" of none.
func (a *AtJava) suffix() string {
	switch {
	case a == nil || a.Status == AtJavaUnknown:
		return ""
	case a.Status == AtJavaAlso:
		return ", also at 32 bits"
	}
	return fmt.Sprintf(", only at %d bits", a.Bits)
}

// full is brief with the reason.
func (a *AtJava) full() string {
	switch {
	case a == nil || a.Reason == "":
		return a.suffix()
	case a.Status == AtJavaUnknown:
		return fmt.Sprintf(" at %d bits; at 32 bits it is not known: %s", a.Bits, a.Reason)
	}
	return a.suffix() + ": at 32 bits " + a.Reason
}

// StatusText is the status of a counterexample in words, with what it is at Java's widths.
func (c *Counterexample) StatusText() string { return c.Status + c.AtJava.suffix() }

// IsOnlyNarrow reports whether the counterexample is none at Java's widths.
func (c *Counterexample) IsOnlyNarrow() bool { return c.AtJava != nil && c.AtJava.Status == AtJavaOnly }
