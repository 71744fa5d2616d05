package oracle

import (
	"strings"

	"inspect/report"
)

// Confirmed tells whether a counterexample is confirmed. One is not for the reason alone that
// the constructor of a record may make no such record: the oracle takes any, too.
func Confirmed(ce *report.Counterexample) bool {
	return ce.Status == "confirmed" || strings.Contains(ce.Reason, "so that there may be no such")
}
