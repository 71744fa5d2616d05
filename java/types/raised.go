package types

import (
	"slices"
	"strings"
)

// raisedClass has the methods that make the messages of exceptions that the JVM raises.
const raisedClass = "inspect.Raised"

// MessageMethods are the methods that make an exception of a class that the JVM raises say what it
// says: that which makes the message, and the constructor that takes it. Both are nil where
// the message is not known.
func (w *World) MessageMethods(c *Class) (message, constructor *Method) {
	if !c.Library || !w.isThrownByJVM(c) {
		return nil, nil
	}
	r, _ := w.classNamed(raisedClass)
	if r == nil {
		return nil, nil
	}
	w.Header(r)
	name := c.SimpleName()
	name = strings.ToLower(name[:1]) + name[1:]
	i := slices.IndexFunc(r.Methods, func(m *Method) bool { return m.Name == name })
	if i < 0 {
		return nil, nil
	}
	return r.Methods[i], w.member(c, c.SimpleName(), w.str())
}

// isThrownByJVM reports whether the JVM raises exceptions of exactly a class.
func (w *World) isThrownByJVM(c *Class) bool {
	short, ok := strings.CutPrefix(c.Name, "java.lang.")
	return ok && slices.Contains(runtimeClasses, short) && strings.HasSuffix(short, "Exception") && short != "RuntimeException"
}

// AssertionError is the constructor of what a failing assert throws, which is given what it
// says, or is not.
func (w *World) AssertionError(withMessage bool) *Method {
	c := w.Lookup("java.lang.AssertionError")
	if withMessage {
		return w.member(c, c.SimpleName(), w.object())
	}
	return w.member(c, c.SimpleName())
}

// GivesMessage reports whether a method of the library gives what an exception says: its message,
// its cause, or a suppressed one.
func (m *Method) GivesMessage() bool {
	return m.Class.Library && m.Class.Name == "java.lang.Throwable" && !m.Constructor && !voidMethods[m.Name]
}

// voidMethods are the methods of Throwable that give nothing.
var voidMethods = map[string]bool{"printStackTrace": true, "fillInStackTrace": true}

// messages adds what exceptions say that the JVM raises, where somebody looks at it.
func (c *closure) messages() {
	for _, n := range runtimeClasses {
		if message, constructor := c.w.MessageMethods(c.w.builtin(n)); message != nil {
			c.method(message, true, true, message.Span)
			c.method(constructor, true, true, constructor.Span)
		}
	}
}
