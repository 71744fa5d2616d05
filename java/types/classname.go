package types

import (
	"strings"

	"inspect/java/ast"
)

// What toString() of an exception begins with depends on the class of the object. So each
// class of exceptions has a method of its own, which Throwable.toString() calls:
//
//	class Outer { static class Lost extends Exception { } }
//	String className$() { return "Outer$Lost"; }

// classNameName is the method that Throwable.toString() calls.
const classNameName = "className$"

// naming adds the method that gives its name to a class of exceptions.
func (w *World) naming(c *Class) {
	throwable := w.byName["java.lang.Throwable"]
	if throwable == nil || c == throwable || c.Kind != ast.Class || c.Abstract || !c.IsSubclassOf(throwable) {
		return
	}
	c.Methods = append(c.Methods, &Method{Class: c, Name: classNameName, Derived: ExceptionName, Result: w.str(), NonNull: true, Span: c.Decl.Name.Span(), Pure: true})
}

// BinaryName is a class's name as Class.getName() gives it: p.Outer$Inner.
func (c *Class) BinaryName() string {
	if c.Outer != nil {
		return c.Outer.BinaryName() + "$" + c.Name[strings.LastIndexByte(c.Name, '.')+1:]
	}
	return c.Name
}
