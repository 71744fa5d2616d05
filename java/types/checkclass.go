package types

import (
	"fmt"
	"slices"

	"inspect/java/ast"
)

// checkClasses panics when declarations break what they promise of each class with a
// header:
//
//   - IDs are places in the list of classes, and every supertype lists the class;
//   - supertypes are there and of the right kind: a class extends a class, Object alone
//     nothing, all else are interfaces, and nothing inherits from itself;
//   - members belong to the class, and their types are erased and known;
//   - a constant is final and has its field's type;
//   - a method overrides instance methods of proper supertypes with as many parameters;
//   - a bridge has the method that it calls, a clause its scope.
func checkClasses(w *World) {
	for i, c := range w.classes {
		if c.ID != i {
			brokenClass(c, "has the ID %d at %d", c.ID, i)
		}
		if c.Broken != nil || w.headers[c] == nil || w.headers[c].membersDone != done {
			continue
		}
		checkSupertypes(w, c)
		for _, f := range slices.Concat(c.Fields, c.Hidden) {
			checkField(c, f)
		}
		for _, m := range c.Methods {
			checkMethod(c, m)
		}
		for _, k := range c.Specs {
			if k.Class == nil {
				brokenClass(c, "has a clause without scope: %s", k.Clause.Span())
			}
		}
	}
}

func brokenClass(c *Class, format string, args ...any) {
	panic(fmt.Sprintf("types: class %s ", c.Name) + fmt.Sprintf(format, args...))
}

func checkSupertypes(w *World, c *Class) {
	if (c.Super == nil) != (c.Kind == ast.Interface || c.Kind == ast.AnnotationInterface || c == w.object()) {
		brokenClass(c, "extends %v", c.Super)
	}
	for k := c.Super; k != nil; k = k.Super {
		if k == c || k.Kind == ast.Interface {
			brokenClass(c, "inherits from the class %s", k.Name)
		}
	}
	for _, i := range c.Interfaces {
		if !i.Abstract || i.Kind != ast.Interface && i.Kind != ast.AnnotationInterface || i.IsSubclassOf(c) {
			brokenClass(c, "implements %s", i.Name)
		}
	}
	for _, s := range c.above() {
		if c.ID < w.linked && s != w.object() && !slices.Contains(w.subtypes[s], c) {
			brokenClass(c, "is unknown to its supertype %s", s.Name)
		}
	}
}

// above are the direct supertypes.
func (c *Class) above() []*Class {
	if c.Super == nil {
		return c.Interfaces
	}
	return append([]*Class{c.Super}, c.Interfaces...)
}

func checkField(c *Class, f *Field) {
	switch {
	case f.Class != c:
		brokenClass(c, "has the field %s of %v", f.Name, f.Class)
	case !isErased(f.Type) || IsKind(f.Type, Void):
		brokenClass(c, "has the field %s of type %v", f.Name, f.Type)
	case f.Const != nil && (!f.Final || f.Const.Type != f.Type):
		brokenClass(c, "has the constant %s of type %v for a field of type %v", f.Name, f.Const.Type, f.Type)
	}
}

func checkMethod(c *Class, m *Method) {
	switch {
	case m.Class != c:
		brokenClass(c, "has the method %s of %v", m.Name, m.Class)
	case !isErased(m.Result) || m.Constructor && !IsKind(m.Result, Void):
		brokenClass(c, "has the method %s with a result of type %v", m.Name, m.Result)
	case m.Constructor && (m.Static || m.Abstract) || m.Static && m.Abstract:
		brokenClass(c, "has the method %s that nobody can call", m.Name)
	case m.Derived == Bridge && m.Bridged == nil:
		brokenClass(c, "has the bridge %s to nowhere", m.Name)
	}
	for _, p := range m.Params {
		if !isErased(p.Type) || IsKind(p.Type, Void) {
			brokenClass(c, "has the method %s with the parameter %s of type %v", m.Name, p.Name, p.Type)
		}
	}
	for _, o := range m.Overrides {
		if o.Class == c || !c.IsSubclassOf(o.Class) || o.Static || o.Constructor || o.Name != m.Name || len(o.Params) != len(m.Params) {
			brokenClass(c, "has the method %s that overrides %s of %v", m.Signature(), o.Signature(), o.Class)
		}
	}
	if m.Contract == nil {
		return
	}
	for _, k := range m.Contract.Cases {
		if k.Of == nil || len(k.Of.Params) != len(m.Params) || k.Of != m && !c.IsSubclassOf(k.Of.Class) {
			brokenClass(c, "has the method %s with a case of %v", m.Signature(), k.Of)
		}
	}
}

// isErased reports whether t is a type of the tables, without type arguments.
func isErased(t Type) bool {
	switch t := t.(type) {
	case *Basic, *Class:
		return t != nil
	case *Sequence:
		return true
	case *Array:
		return isErased(t.Elem)
	}
	return false
}
