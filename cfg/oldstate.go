package cfg

import (
	"inspect/java/core"
	"inspect/java/types"
)

// What \old looks at is the state before the method, which does not have the
// objects that the method made. An expression inside can name such an object all
// the same: by a variable of a quantifier outside, which ranges over the objects
// that exist afterwards, or by the receiver of a constructor. To read what was not
// there is undefined:
//
//	ensures (\forall A a; \old(a.v) == a.v);   // undefined for a new a
//	ensures (\forall A a; \old(\reach(head)).has(a); \old(a.v) == a.v);

// there is when what a reference means can be read: it is not null and, in an
// earlier state, existed then.
func (s *spec) there(x *Expr) *Expr {
	if s.oldState && s.mayBeNew(x) {
		return s.existed(x)
	}
	return s.mk.nonNull(x)
}

// lookBack is the state that an \old looks at, and the context there.
func (s *spec) lookBack(e *core.Old) (*Node, *spec) {
	inner := *s
	inner.inOld, inner.marked = true, e.At != nil
	at := s.old
	if inner.marked {
		if at = s.act.marks[e.At]; at == nil {
			s.fault(e.Span(), "the state %s is not noted", e.At.Name)
		}
	}
	if at == nil {
		s.unsupported(e.Span(), `\old here`, "use it in a postcondition")
	}
	return at, &inner
}

// mark notes the state at cur.
func (l *code) mark(s *core.Mark) {
	if l.flush(); l.cur == nil {
		return
	}
	if l.act.marks == nil {
		l.act.marks = map[*core.State]*Node{}
	}
	l.act.marks[s.State] = l.cur
}

// self is the receiver. That of the constructor that is checked has no value in
// the state before it.
func (s *spec) self() value3 {
	if s.oldState && !s.marked && s.g.Method.Constructor && s.this.Op == OpLocal && s.this.Comp == s.g.This {
		return value3{v: s.mk.nullOf(s.this.Type), def: s.mk.no, in: s.mk.yes}
	}
	return s.pure(s.this)
}

// mayBeNew reports whether a reference may mean an object that the earlier state does
// not have. What is read in that state does not, nor does a local variable, which
// has the value that it had then.
func (s *spec) mayBeNew(x *Expr) bool {
	switch x.Op {
	case OpBound:
		return !s.now[x.Bound]
	case OpField, OpElem, OpLocal, OpNull, OpAt:
		return false
	}
	for _, a := range x.Args {
		if types.IsReference(a.Type) && s.mayBeNew(a) {
			return true
		}
	}
	return false
}
