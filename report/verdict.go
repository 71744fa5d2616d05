package report

import "strings"

// Verdict of a method, or status of a property in it. The zero value means that
// nothing is known.
type Verdict string

// The verdicts (see README for what each promises).
const (
	Unknown      Verdict = "unknown" // of a property only: not decided
	Holds        Verdict = "holds"
	Nothing      Verdict = "nothing-to-check" // no contract, and nothing in the method can fail
	Violated     Verdict = "violated"
	Needs        Verdict = "needs" // no defect, as long as callers see to what it needs
	Vacuous      Verdict = "vacuous"
	Inconclusive Verdict = "inconclusive"
	Unsupported  Verdict = "unsupported"
	Unreachable  Verdict = "unreachable" // of a property only
	Failed       Verdict = "error"       // of a method whose check could not be carried out
)

// Exit codes; they follow CPROVER's tools.
const (
	ExitHolds        = 0
	ExitUsage        = 1
	ExitInput        = 2 // parse, type, unsupported
	ExitInconclusive = 5 // inconclusive, vacuous
	ExitFault        = 6 // internal fault, or a backend's
	ExitViolated     = 10
	ExitInterrupted  = 130
)

// severity orders exit codes from the most to the least severe.
var severity = []int{ExitInterrupted, ExitFault, ExitViolated, ExitInput, ExitUsage, ExitInconclusive, ExitHolds}

// Worse gives the more severe of two exit codes: 130, 6, 10, 2, 1, 5, 0.
func Worse(a, b int) int {
	for _, c := range severity {
		if a == c || b == c {
			return c
		}
	}
	return ExitFault
}

var exitOf = map[Verdict]int{
	Holds: ExitHolds, Nothing: ExitHolds, Needs: ExitHolds, Violated: ExitViolated, Vacuous: ExitInconclusive,
	Inconclusive: ExitInconclusive, Unsupported: ExitInput, Failed: ExitFault,
}

// HasNoPreState reports whether no pre-state within the bounds satisfies the assumptions:
// clauses contradict each other, or the bounds.
func (r *Result) HasNoPreState() bool {
	return r.Verdict == Vacuous || r.Verdict == Inconclusive && len(r.Core) > 0
}

// Good reports whether no property can be broken within the bounds, if there is one.
func (v Verdict) Good() bool { return v == Holds || v == Nothing }

// Words is the verdict as it is said: "nothing to check".
func (v Verdict) Words() string { return strings.ReplaceAll(string(v), "-", " ") }

// Exit is the exit code of a method's verdict.
func (v Verdict) Exit() int {
	if c, ok := exitOf[v]; ok {
		return c
	}
	return ExitFault
}
