package report

import "strings"

// Remedy is what to do about a verdict that is not a plain holds.
type Remedy struct {
	Why  string `json:"why"`            // "cut off at line 6"
	Flag string `json:"flag,omitempty"` // to be added to the same command: --unwind 8
	Do   string `json:"do,omitempty"`   // what to change where no flag helps, or what comes of the flag
}

// isReproducer reports whether the remedy is to see a counterexample run.
func (m Remedy) isReproducer() bool { return strings.HasPrefix(m.Flag, "--reproducer") }

// String is the remedy in one line: "cut off at line 6: --unwind 8".
func (m Remedy) String() string {
	what := m.Flag
	switch {
	case what == "":
		what = m.Do
	case m.Do != "":
		what += ", " + m.Do
	}
	if m.Why == "" {
		return what
	}
	return m.Why + ": " + what
}
