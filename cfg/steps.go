package cfg

import (
	"inspect/core"
	"inspect/source"
)

// StepCut is the kind of a Cut at which a call that comes before the checked one does what has
// no translation (Options.Steps).
const StepCut = "step"

// leftOut is where executions end that come to what has no translation in a step.
func (l *code) leftOut(why *source.Diagnostic) *Cut {
	c := l.cut(StepCut, why, why.Span, 0)
	c.Detail = "a call before it comes to " + why.Message
	return c
}

// steps lowers the body of a try statement: of the outermost one of a driver of call
// sequences, as what comes before the call that is checked.
func (l *code) steps(s *core.Try) {
	first := l.opt.Steps && l.act.depth == 0 && !l.inSteps
	l.inSteps = l.inSteps || first
	l.stmts(s.Body.Stmts)
	if first {
		l.inSteps = false
	}
}
