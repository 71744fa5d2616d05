package types

import (
	"slices"

	"inspect/java/ast"
)

// IsUnnamed reports whether c is a class of the library that represents one the JDK does not name. The
// documentation says which interfaces an object has that List.of makes, and no more.
//
//	List.of("a").getClass() == List.of("a", "b", "c").getClass()     false in the JDK: they are two classes
//	List.of("a") instanceof Serializable                             true there; AbstractList: false
func (c *Class) IsUnnamed() bool {
	if !c.Library || c.Decl == nil {
		return c.Library && c.Local != nil
	}
	for o := c; o != nil; o = o.Outer {
		if o.Local != nil || o.Decl == nil || !o.Decl.Modifiers.Has("public") && (o.Outer == nil || o.Outer.Kind != ast.Interface) {
			return true
		}
	}
	return false
}

// undocumented are the types of the library of which the documentation of a method often does not say
// whether they are supertypes of the class of what it gives.
var undocumented = []string{"java.io.Serializable", "java.lang.Cloneable", "java.lang.Comparable", "java.lang.Enum", "java.lang.constant.Constable",
	"java.util.AbstractCollection", "java.util.AbstractList", "java.util.AbstractMap", "java.util.AbstractQueue", "java.util.AbstractSet",
	"java.util.ListIterator", "java.util.NavigableSet", "java.util.RandomAccess", "java.util.SortedSet"}

// accessDocumented are the nameless classes that say rightly whether they are a RandomAccess.
var accessDocumented = []string{"java.util.ArrayView", "java.util.ImmutableList", "java.util.LockedList", "java.util.LockedList.Random",
	"java.util.ViewList", "java.util.ViewList.Random", "java.util.EmptyList", "java.util.SingletonList", "java.util.Copies"}

// Lacking are supertypes that classes of the library have in the JDK and not here.
var Lacking = map[string]string{
	"java.io.PrintStream":  "java.io.FilterOutputStream",
	"java.util.LinkedList": "java.util.AbstractSequentialList",
}

// IsUndocumented reports whether it is not known whether objects of class c are of type t, since c is
// nameless, or lacks that supertype.
func (c *Class) IsUndocumented(t Type) bool {
	d, ok := t.(*Class)
	if !ok || !d.Library && !d.Platform && !d.Compiled {
		return false
	}
	for s := c; s != nil; s = s.Super {
		if s.Library && Lacking[s.Name] == d.Name {
			return true
		}
	}
	return c.IsUnnamed() && slices.Contains(undocumented, d.Name) && !(d.Name == "java.util.RandomAccess" && slices.Contains(accessDocumented, c.Name))
}
