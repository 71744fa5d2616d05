package solve

import (
	"errors"
	"fmt"

	"inspect/smtlib"
)

// ErrNotCheckable says that a model can be neither confirmed nor refuted by evaluation: a quantifier of the script ranges
// over more values than can be visited.
var ErrNotCheckable = errors.New("the model cannot be checked: a quantifier ranges over too many values to visit")

// Verify evaluates a script's assertions and assumptions under a model. It returns nil when all are true, an *Error with
// fault Lied when one is false, and an error that wraps ErrNotCheckable when that one cannot be evaluated. Every other
// assertion is evaluated in any case, so a lie is not hidden by a quantifier before it.
func Verify(s *smtlib.Script, m *smtlib.Model) error {
	if m == nil {
		return &Error{Fault: Lied, Message: "answered sat without a model"}
	}
	terms := make([]*smtlib.Term, 0, len(s.Assertions)+len(s.Assumptions))
	for _, a := range s.Assertions {
		terms = append(terms, a.Term)
	}
	terms = append(terms, s.Assumptions...)
	e := smtlib.NewEvaluator(m)
	var unknown error
	for i, t := range terms {
		e.Budget = smtlib.EvalBudget
		v, err := e.Eval(t)
		switch {
		case errors.Is(err, smtlib.ErrTooLarge):
			if unknown == nil {
				unknown = fmt.Errorf("%w (%s)", ErrNotCheckable, place(s, i))
			}
		case err != nil:
			return &Error{Fault: Unreadable, Message: "gave a model under which " + place(s, i) + " has no value", Err: err}
		case !v.IsTrue():
			return &Error{Fault: Lied, Message: "lied: it answered sat with a model under which " + place(s, i) + " is false"}
		}
	}
	return unknown
}

// place names the i-th assertion or assumption of a script for people.
func place(s *smtlib.Script, i int) string {
	if n := len(s.Assertions); i >= n {
		return fmt.Sprintf("assumption %d, %s,", i-n+1, s.Assumptions[i-n])
	}
	text := fmt.Sprintf("assertion %d", i+1)
	if c := s.Assertions[i].Comment; c != "" {
		text += fmt.Sprintf(" (%s)", excerpt(c, 120))
	}
	return text
}
