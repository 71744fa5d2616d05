package types

import (
	"regexp"
	"slices"
	"strings"

	"inspect/java/ast"
)

// Exceptions says which exceptions may leave a method whose contract does not
// admit them.
type Exceptions string

// The readings of --runtime-exceptions; the zero value is Guards.
const (
	// Guards: a method without a contract may throw what a throw statement raises,
	// in it or in what it calls, unless that is an Error. What the JVM raises may
	// not leave it.
	//
	//	void setAge(int n) { if (n < 0) throw new IllegalArgumentException(); age = n; }
	Guards Exceptions = "guards"
	// NoException: none may.
	NoException Exceptions = "violation"
	// AnyUnchecked: a method whose contract says nothing about exceptions may throw
	// all unchecked ones.
	AnyUnchecked Exceptions = "allowed"
)

// Guards reports whether a throw statement is a documented way out of a method.
func (e Exceptions) Guards(m *Method) bool {
	return (e == "" || e == Guards) && m.Contract != nil && !m.Contract.Explicit
}

// Unsaid tells by which exceptions a call of m by its contract may end though nothing says
// so: by those below RuntimeException, by Errors.
func (e Exceptions) Unsaid(m *Method) (runtime, errors bool) {
	switch {
	case e.Guards(m):
		return true, false
	case e == AnyUnchecked:
		unspecified := m.Contract.isWithoutExceptions()
		return unspecified, unspecified
	}
	return false, false
}

// Open tells by which exceptions a call may end to which no case applies but one that
// nobody has written, of a method without a contract.
func (e Exceptions) Open() (runtime, errors bool) { return e != NoException, e == AnyUnchecked }

// isWithoutExceptions reports whether a contract says nothing about exceptions.
func (k *Contract) isWithoutExceptions() bool {
	return !slices.ContainsFunc(k.Cases, func(c *Case) bool {
		return len(c.Signals)+len(c.SignalsOnly) > 0 || c.Behavior == ast.NormalBehavior || c.Behavior == ast.ExceptionalBehavior
	})
}

// DeclaredThrows are the classes of exceptions that the declaration of m says it may throw:
// by its throws clause and by the tags @throws and @exception of its Javadoc.
func (m *Method) DeclaredThrows() []*Class {
	return append(m.Throws[:len(m.Throws):len(m.Throws)], m.Documented...)
}

// throwsTag is a tag of Javadoc that names an exception.
var throwsTag = regexp.MustCompile(`(?m)^[ \t]*(?:/\*\*+|\*+)?[ \t]*@(?:throws|exception)[ \t]+([\pL_$][\pL\pN_$.]*)`)

// documented are the exceptions that a Javadoc comment names, as far as they are
// known: a name that means nothing here is no mistake in a comment.
func (w *World) documented(m *Method, doc string, scope typeScope) {
	if !strings.Contains(doc, "@throws") && !strings.Contains(doc, "@exception") {
		return
	}
	scope.report = nil
	for _, tag := range throwsTag.FindAllStringSubmatch(doc, -1) {
		t := &ast.NamedType{}
		for _, name := range strings.Split(strings.TrimRight(tag[1], "."), ".") {
			t.Parts = append(t.Parts, &ast.TypePart{Name: name})
		}
		typ, _ := scope.resolve(t)
		if k, ok := typ.(*Class); ok && IsAssignable(k, w.builtin("Throwable")) && !slices.Contains(m.DeclaredThrows(), k) {
			m.Documented = append(m.Documented, k)
		}
	}
}
