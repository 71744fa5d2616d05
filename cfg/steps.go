package cfg

import (
	"slices"
	"strings"

	"inspect/java/core"
	"inspect/java/source"
	"inspect/java/types"
)

// StepCut is the kind of a Cut at which a call that comes before the checked one does what has
// no translation (Options.Steps).
const StepCut = "step"

// leftOut is where executions end that come to what has no translation in a step.
func (l *code) leftOut(why *source.Diagnostic) *Cut {
	c := l.cut(StepCut, why, why.Span, 0)
	c.Detail = "a call before it comes to " + why.Message
	if what, ok := strings.CutSuffix(why.Message, source.NotYet); ok {
		c.Detail = "a call before it comes to " + strings.TrimSuffix(what, ",") + ", which" + source.NotYet
	}
	return c
}

// isDriver reports whether what is at hand is a driver's own statement, in what comes before
// the call that is checked.
func (l *code) isDriver() bool { return l.inSteps && l.act.depth == 0 }

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

// catcherOf tells what a try statement catches for: its program, or a driver of call
// sequences.
func (l *code) catcherOf() catcher {
	switch {
	case !l.opt.Steps || l.act.depth > 0:
		return forProgram
	case l.inSteps:
		return forGuards
	}
	return forNothing
}

// catcher is for whom an exception is caught.
type catcher uint8

const (
	forProgram catcher = iota
	forGuards          // around one step: sequences go on behind it after a guard
	forNothing         // around all steps: what ends them is left out
)

// isLeftOut reports whether no exception of a class that the JVM or the library raises at
// cur makes sequences go on: a driver alone catches it, and catches guards.
func (l *code) isLeftOut(class *types.Class) bool {
	for c := l.ctx; l.inSteps && c != nil; c = c.outer {
		if c.fin != nil || c.refines != nil {
			return false
		}
		for _, k := range c.catches {
			if k.by != forProgram {
				return true
			}
			if catches(k, class) {
				return false
			}
		}
	}
	return false
}

// onlyGuards leaves the executions out in which v, which a driver catches, is no guard: an
// Error, or what the JVM or the library raised. Those breaks are findings where the call is
// checked in which they happen.
func (l *code) onlyGuards(by catcher, v *Expr, r raising) {
	if by == forProgram {
		return
	}
	if by == forNothing {
		l.cur = nil
		return
	}
	is, o := l.classTest(v, r), l.originOf(v, r.by, r.of, r.at)
	bad := l.known(l.mk.or(is(l.w.Lookup("java.lang.Error")), o.library, o.jvm))
	if bad == l.mk.yes {
		l.cur = nil
	} else if bad != l.mk.no {
		l.step(Edge{Op: Assume, Cond: l.mk.not(bad), Span: r.at})
	}
}

// Before a call sequence there are no objects but those that are given to it and that class
// initialisation made. What the fields of others hold, the sequence puts there.

// comesBefore reports whether an object of a class may exist before the call, by the types
// of the values that do.
func (s *scope) comesBefore(c *types.Class) bool {
	if c.EnumOf() != nil || s.anyResult {
		return true
	}
	for _, k := range append(s.w.Subclasses(c), c) {
		for t := range s.inputs {
			if of, ok := t.(*types.Class); ok && s.inputs[t] && k.IsSubclassOf(of) {
				return true
			}
		}
	}
	return slices.ContainsFunc(s.constants(), func(k *Constant) bool {
		of, ok := k.Type.(*types.Class)
		return ok && of.IsSubclassOf(c)
	})
}

// comeLater notes what fields hold whose objects may exist before the call after all; it
// reports whether there were any.
func (s *scope) comeLater() bool {
	if len(s.later) == 0 {
		return false
	}
	fs := s.later
	s.later = nil
	for _, f := range fs {
		if s.comesBefore(f.Class) {
			s.beforeIn(f)
		} else {
			s.later = append(s.later, f)
		}
	}
	return len(s.later) < len(fs)
}
