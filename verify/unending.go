package verify

import (
	"fmt"
	"strings"

	"inspect/report"
)

// nonterminatingAdvice says what to do about a cut-off that no larger bound puts off; empty: one does.
func (c *method) nonterminatingAdvice(k report.CutOff) string {
	switch {
	case k.Nonterminating && k.Kind == "specification":
		return "let the method return that the clause calls"
	case k.Nonterminating && c.mustDiverge():
		return "its diverges clause admits that"
	case k.Nonterminating:
		return "let it come to an end, or say //@ diverges true; of the method"
	case k.Kind == report.LettersCut:
		return "such texts are left out"
	case k.Kind == report.UnmeasuredCut:
		return "say in //@ measured_by what decreases from call to call and is not negative, or //@ diverges true; of the method"
	case k.Kind == report.ClassInitCut:
		return "let its initialiser change nothing outside of the class, and not fail"
	case k.Kind == report.DivergingCut:
		return "say //@ diverges true; of this method as well, or not of the one that it calls"
	}
	return ""
}

// nonterminatingReason says where it is cut off, and why.
func nonterminatingReason(k report.CutOff) string {
	if class, _, _ := strings.Cut(k.Detail, " "); k.Kind == report.ClassInitCut {
		return fmt.Sprintf("at line %d %s is taken to be initialised before", k.Line, class)
	}
	if k.Detail != "" {
		return fmt.Sprintf("at line %d %s", k.Line, k.Detail)
	}
	return fmt.Sprintf("the %s at line %d never ends", k.Kind, k.Line)
}
