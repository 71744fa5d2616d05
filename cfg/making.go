package cfg

import (
	"inspect/java/core"
	"inspect/java/source"
	"inspect/java/types"
)

// The constructor of an enum that is checked alone makes one more object, which is none of the
// constants, where all of them are. In Java it runs while they are made: some are there, and
// no static field holds one yet. What can tell the two apart is refused.
//
//	enum Level {
//	    LOW(1), HIGH(2);
//	    //@ ensures weight == w;
//	    Level(int w) { weight = w; }                     // checked for any w
//	    //@ ensures weight > 0;
//	    Level() { this(values().length); }               // refused
//	}

// making is the enum whose constructor m is checked, nil for other methods.
func making(m *types.Method) *types.Class {
	if m.Constructor {
		return m.Class.EnumOf()
	}
	return nil
}

// incomplete refuses what says something only once all constants are made.
func incomplete(what string, at source.Span) *source.Diagnostic {
	return source.NotSupported(at, what+" in a constructor of the enum, which runs while the constants are made,", "check a method that uses the constants: it finds them as their constructors left them")
}

// complete refuses a static field of the enum, and the number of a constant, by which its name is
// known.
func (l *lowering) complete(f *types.Field, at source.Span) {
	switch e := making(l.g.Method); {
	case e == nil || f.Const != nil:
	case f.Static && f.Class.EnumOf() == e:
		giveUp(incomplete("the static field "+f.QName(), at))
	case f == l.w.Ordinal():
		giveUp(incomplete("the ordinal or the name of a constant", at))
	}
}

// completeAll refuses a variable of a clause that ranges over constants of the enum.
func (s *scope) completeAll(n *core.Bound) {
	e := making(s.checked)
	if c, ok := n.Var.Type.(*types.Class); ok && e != nil && (e.IsSubclassOf(c) || c.EnumOf() == e) {
		s.report([]*source.Diagnostic{incomplete("a variable that ranges over the constants", n.Span())})
	}
}

// completeWithOthers refuses an invariant of the constants of class c that depends on more than the
// fields of one: it holds once all are made.
func (l *code) completeWithOthers(c *types.Class, x value3, at source.Span) value3 {
	if e := making(l.g.Method); e != nil && e.States(c) && (dependsOnOtherObjects(x.v) || dependsOnOtherObjects(x.def)) {
		giveUp(incomplete("an invariant that depends on other objects", at))
	}
	return x
}

// dependsOnOtherObjects reports whether something is stated of all objects by more than their own fields.
func dependsOnOtherObjects(x *Expr) bool {
	return x.Op == OpForall && DependsOnOthers(x.Args[len(x.Args)-1], x.Bound)
}
