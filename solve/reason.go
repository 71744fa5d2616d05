package solve

import "strings"

// ReasonOf brings a solver's own words on why it does not know into the words of Result.Reason, as far as they are
// known; others stay as they are.
func ReasonOf(words string) string {
	words = strings.TrimSpace(words)
	table := []struct{ part, reason string }{
		{"timeout", ReasonTimeout},
		{"canceled", ReasonTimeout},
		{"interrupted", ReasonTimeout},
		{"memout", ReasonMemory},
		{"memory", ReasonMemory},
		{"bad_alloc", ReasonMemory},
		{"incomplete", ReasonIncomplete},
	}
	lower := strings.ToLower(words)
	for _, t := range table {
		if strings.Contains(lower, t.part) {
			return t.reason
		}
	}
	if words == "" {
		return ReasonUnknown
	}
	return words
}

// isOutOfMemory reports whether a solver failed for want of memory, which is a limit and not its mistake.
func (e *Error) isOutOfMemory() bool {
	if e.Fault != Refused && e.Fault != Crashed && e.Fault != NoAnswer {
		return false
	}
	words := strings.ToLower(e.Message + "\n" + e.Output)
	for _, sign := range []string{"out of memory", "out-of-memory", "bad_alloc", "memout"} {
		if strings.Contains(words, sign) {
			return true
		}
	}
	return false
}
