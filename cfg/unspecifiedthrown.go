package cfg

import (
	"inspect/java/core"
	"inspect/java/source"
	"inspect/java/types"
)

// Of an exception that the JVM raises, or that the library makes without saying what Java's
// own says there, it is not known what it says. Where messages are looked at, it is marked,
// and who looks at its message is refused.
//
//	try { return a.get(k); } catch (RuntimeException e) { return k < 0 ? "" : e.getMessage(); }

// unknownMessageName is the ghost field of exceptions of which it is not known what they say.
const unknownMessageName = `\untold`

// isMark reports whether a component is a mark of exceptions.
func (l *code) isMark(c *Component) bool {
	return c != nil && (c == l.raised.comp || c == l.unknownMessage.comp)
}

func unknownMessageHere(class *types.Class, at source.Span) *source.Diagnostic {
	return source.NotSupported(at, "what the "+class.SimpleName()+" that Java makes here says", catchSeparately)
}

func unknownMessageAnywhere(at source.Span) *source.Diagnostic {
	return source.NotSupported(at, "what an exception that Java makes says", catchSeparately)
}

const catchSeparately = "catch it apart from the exceptions whose messages are looked at"

// noteUnknownMessage notes that it is not known what the exception v says, made in the code of a
// method, where that is looked at and the exception can be caught. One that leaves the
// checked method can be looked at by clauses alone, and then ends what is known.
func (l *code) noteUnknownMessage(v *Expr, class *types.Class, in *types.Method, at source.Span) {
	if in.Class == l.throwable() || !l.prog.Messages || l.cur == nil { // its own code never fails
		return
	}
	caught := l.mayLand(class, in.CheckThrower())
	switch {
	case !caught:
	case !l.opt.OnlyReached:
		giveUp(unknownMessageHere(class, at))
	case l.mayReadMessage(class):
		l.flush()
		l.refused([]*source.Diagnostic{unknownMessageHere(class, at)})
	default:
		l.put(&l.unknownMessage, v, at)
	}
}

// mayReadMessage reports whether a clause may look at what an exception of exactly the class says,
// which leaves a statement with a contract or the checked method.
func (l *code) mayReadMessage(class *types.Class) bool {
	for c := l.ctx; c != nil; c = c.outer {
		if c.refines != nil && c.refines.stmt.Excepts() {
			return true
		}
	}
	for _, k := range l.contractOf(l.g.Method) {
		for _, c := range k.Signals {
			if c.Exception == nil || class.IsSubclassOf(c.Exception) {
				return true
			}
		}
	}
	return false
}

// isThrowableField reports whether a field is part of what an exception says.
func isThrowableField(f *types.Field) bool {
	return !f.Static && !f.Ghost && f.Class.Name == "java.lang.Throwable"
}

// requireKnownMessage ends the executions that look at what an exception says of which nobody knows that.
func (l *code) requireKnownMessage(f *types.Field, obj *Expr, of core.Node) {
	if l.cur == nil || l.unknownMessage.comp == nil || !isThrowableField(f) {
		return
	}
	at := of.Span()
	l.flush()
	if is := l.known(l.bears(&l.unknownMessage, obj, of, at)); l.cur != nil && is != l.mk.no {
		why := unknownMessageAnywhere(at)
		x := l.cut(Refused, why, at, 0)
		x.Refused = why
		l.cutOff(x, is, at)
	}
}
