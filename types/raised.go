package types

import (
	"slices"
	"strings"
)

// raisedClass has the methods that make the messages of exceptions that the JVM raises.
const raisedClass = "inspect.Raised"

// Said are the methods that make an exception of a class that the JVM raises say what it
// says: that which makes the message, and the constructor that takes it. Both are nil where
// the message is not known.
func (w *World) Said(c *Class) (message, constructor *Method) {
	if !c.Library || !w.raises(c) {
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

// raises tells whether the JVM raises exceptions of exactly a class.
func (w *World) raises(c *Class) bool {
	short, ok := strings.CutPrefix(c.Name, "java.lang.")
	return ok && slices.Contains(runtimeClasses, short) && strings.HasSuffix(short, "Exception") && short != "RuntimeException"
}

// AssertionError is the constructor of what a failing assert throws, which is given what it
// says, or is not.
func (w *World) AssertionError(says bool) *Method {
	c := w.Lookup("java.lang.AssertionError")
	if says {
		return w.member(c, c.SimpleName(), w.object())
	}
	return w.member(c, c.SimpleName())
}

// Tells tells whether a method of the library gives what an exception says: its message,
// its cause, or a suppressed one.
func (m *Method) Tells() bool {
	return m.Class.Library && m.Class.Name == "java.lang.Throwable" && !m.Constructor && !telling[m.Name]
}

// telling are the methods of Throwable that give nothing.
var telling = map[string]bool{"printStackTrace": true, "fillInStackTrace": true}

// said adds what exceptions say that the JVM raises, where somebody looks at it.
func (c *closure) said() {
	for _, n := range runtimeClasses {
		if message, constructor := c.w.Said(c.w.builtin(n)); message != nil {
			c.method(message, true, true, message.Span)
			c.method(constructor, true, true, constructor.Span)
		}
	}
}
