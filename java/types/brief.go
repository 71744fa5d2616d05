package types

import (
	"fmt"
	"path/filepath"
	"slices"
	"strings"

	"inspect/java/ast"
)

// ShortName is the name of c for people: the shortest end of its qualified name,
// from a dot on, that it shares with no other class of the program: Node, but
// List.Node beside Tree.Node. A class of the library, or known by its class file, gives way to
// one of the program, and does not depend on what else of those was reached. A class
// without a name is known by what makes its objects, and the line of that; the body of
// an enum constant by the enum, too: Op.1.
func (c *Class) ShortName() string {
	switch {
	case c.Function():
		return c.SimpleName()
	case c.Local != nil && c.Local.Creation != nil:
		return c.SimpleName() + " at " + lineOf(c.Local.Creation)
	case c.Unknown != nil:
		return c.Unknown.ShortName()
	}
	parts := strings.Split(c.knownAs(), ".")
	first := 1
	if c.Local != nil && c.Local.Constant != nil {
		first = 2
	}
	for n := first; n < len(parts); n++ {
		if name := strings.Join(parts[len(parts)-n:], "."); !c.shares(name) {
			return name
		}
	}
	return c.knownAs()
}

// knownAs is the name that people know c by: what the library keeps to itself goes by the
// interface that the program sees of it.
func (c *Class) knownAs() string {
	if name := publicFaces[c.Name]; name != "" && c.Library {
		return name
	}
	if f := AnyFunction(c); f != nil {
		return f.Name
	}
	return c.Name
}

// publicFaces are those interfaces, of classes whose objects are shown.
var publicFaces = map[string]string{
	"java.util.AnyIterator":    "java.util.Iterator",
	"java.util.AnyEnumeration": "java.util.Enumeration",
	"java.util.SlotMap.Node":   "java.util.Map.Entry",
}

// PublicName is the qualified name of a type. What the library keeps to itself goes by the first
// class or interface above it that is public.
func PublicName(t Type) string {
	c, ok := t.(*Class)
	if !ok || !c.Library {
		return t.String()
	}
	if name := c.knownAs(); name != c.Name {
		return name
	}
	for k := c; k != nil; k = k.Super {
		if k.Decl == nil || k.Decl.Modifiers.Has("public") && (k.Name != "java.lang.Object" || k == c) {
			return k.Name
		}
		for _, i := range k.Interfaces {
			if i.Decl != nil && i.Decl.Modifiers.Has("public") {
				return i.Name
			}
		}
	}
	return "java.lang.Object"
}

// ending is the last part of the qualified name: 1L of a local class L.
func (c *Class) ending() string { return c.Name[strings.LastIndexByte(c.Name, '.')+1:] }

// lineOf is the file and line of a node.
func lineOf(n ast.Node) string {
	return fmt.Sprintf("%s:%d", filepath.Base(n.Span().File.Name), n.Span().Line())
}

// shares reports whether the name of another class of the program ends in name.
func (c *Class) shares(name string) bool {
	for _, d := range c.namesakes[name[strings.LastIndexByte(name, '.')+1:]] {
		if d != c && !d.Library && !d.Compiled && (d.Name == name || strings.HasSuffix(d.Name, "."+name)) {
			return true
		}
	}
	return false
}

// ShortName is a type's name for people: that of the class, also of elements.
func ShortName(t Type) string {
	switch t := t.(type) {
	case *Class:
		return t.ShortName()
	case *Array:
		return t.named(ShortName)
	}
	return t.String()
}

// FieldName is the name for people of a field of an object of class c: one that
// a subclass hides has its class in front, A.v beside v.
func (c *Class) FieldName(f *Field) string {
	for k := c; k != nil && k != f.Class; k = k.Super {
		for _, g := range slices.Concat(k.Fields, k.Hidden) {
			if g.Name == f.Name && !g.Static {
				return f.Class.ShortName() + "." + f.Name
			}
		}
	}
	return f.Name
}
