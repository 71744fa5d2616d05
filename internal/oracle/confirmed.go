package oracle

import "strings"

// Confirmed reports whether a counterexample with a status and its reason is confirmed. One is
// not for the reason alone that the constructor of a record may make no such record, or that it
// rests on what a JVM decides, or on values from outside: the oracle takes any, too.
func Confirmed(status, reason string) bool {
	return status == "confirmed" || strings.Contains(reason, "so that there may be no such") || strings.HasPrefix(reason, "rests on: ")
}
