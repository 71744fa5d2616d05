package types

import (
	"strconv"
	"strings"

	"inspect/java/ast"
	"inspect/java/source"
)

// Type of an expression or variable. Erased types, *Basic, *Array and *Class, are
// canonical within a World: compare them with ==. All tables hold these but those
// that say otherwise, which hold types with type arguments too: *Parameterized,
// *TypeVar, *Wildcard, *Intersection, and arrays of them.
type Type interface {
	String() string // as Java or JML writes it
	isType()
}

// BasicKind names a Basic type.
type BasicKind uint8

// The basic types. Null is the type of null, Invalid that of an expression
// with an error or without support, ObjectSet that of \reach, BigInt and
// TypeType are JML's \bigint and \TYPE, Seq is KeY's \seq as it is declared (see
// Sequence), and LocSet its \locset.
const (
	Invalid BasicKind = iota
	Void
	Boolean
	Byte
	Short
	Char
	Int
	Long
	Float
	Double
	Null
	ObjectSet
	BigInt
	Real
	Seq
	LocSet
	TypeType
)

var basicNames = [...]string{"invalid", "void", "boolean", "byte", "short", "char", "int", "long", "float", "double",
	"null", "\\objectset", "\\bigint", "\\real", "\\seq", "\\locset", "\\TYPE"}

// Basic is a type that is neither class nor array. Bits, unless 0, is the width of the
// bit-vectors that represent values of \bigint somewhere: in types themselves and in
// core there is only one \bigint, without a width.
type Basic struct {
	Kind BasicKind
	Bits int
}

var basics = func() (bs [TypeType + 1]*Basic) {
	for k := range bs {
		bs[k] = &Basic{Kind: BasicKind(k)}
	}
	return
}()

// Of gives the one Basic of a kind.
func Of(k BasicKind) *Basic { return basics[k] }

func (b *Basic) String() string {
	if b.Bits > 0 {
		return basicNames[b.Kind] + strconv.Itoa(b.Bits)
	}
	return basicNames[b.Kind]
}

// Array is the type Elem[]. World.ArrayOf makes them canonical.
type Array struct {
	Elem Type
	// Row: the arrays are the contents of strings, which no program names: see
	// World.Row.
	Row bool
	// Seq: the arrays are what ghost variables that are sequences hold: see
	// World.StoredSequence.
	Seq bool
	// Changing: they are what ghost variables hold that are arrays of which set statements
	// set elements: see World.ghostArray. Then Seq is true as well.
	Changing bool
}

func (a *Array) String() string { return a.named(Type.String) }

// named is the array's type with that name of the type of its elements.
func (a *Array) named(elem func(Type) string) string {
	switch {
	case a.Changing:
		return "ghost " + elem(a.Elem) + "[]"
	case a.Seq:
		return "seq<" + elem(a.Elem) + ">"
	}
	return elem(a.Elem) + "[]"
}

// IsSequence reports whether the arrays are the values of sequences, which nobody changes.
func (a *Array) IsSequence() bool { return a.Seq && !a.Changing }

// IsKind reports whether t is the basic type of one of the kinds.
func IsKind(t Type, kinds ...BasicKind) bool {
	b, ok := t.(*Basic)
	if !ok {
		return false
	}
	for _, k := range kinds {
		if b.Kind == k {
			return true
		}
	}
	return false
}

// IsIntegral reports whether t is byte, short, char, int or long.
func IsIntegral(t Type) bool { return IsKind(t, Byte, Short, Char, Int, Long) }

// IsReference reports whether t is a class, an array, a type variable or the null type.
func IsReference(t Type) bool {
	switch t := t.(type) {
	case *Class, *Array, *Parameterized, *TypeVar, *Intersection, *Wildcard, *InferVar:
		return true
	case *Basic:
		return t.Kind == Null
	}
	return false
}

func (*Basic) isType() {}
func (*Array) isType() {}
func (*Class) isType() {}

// Class is a class, interface, enum or record, erased. Members inherited from
// superclasses are not repeated here.
type Class struct {
	ID                int    // dense, in order of declaration
	Name              string // qualified, nested classes behind dots: p.Outer.Inner
	Decl              *ast.ClassDecl
	File              *ast.File
	Kind              ast.ClassKind
	Abstract          bool // also every interface
	Final             bool
	Library           bool               // from the built-in library sources: abridged, without specifications
	Found             bool               // from the source path: like the user's classes, but not one to be checked
	Compiled          bool               // known by its class file alone: methods have no bodies; also Found
	Platform          bool               // from the JDK's own source; also Found
	Stub              bool               // known by its declaration and its specifications; also Found
	Opaque            bool               // made for the methods of an abstract class that nothing extends: see OpaqueClass
	Unknown           *Class             // of the class made for objects of a class of which nothing is known: that class; see UnknownClass
	Broken            *source.Diagnostic // why it cannot be used: its file has errors, or it is declared twice. nil: it can
	Super             *Class
	Interfaces        []*Class
	Outer             *Class   // nil: top level
	changed           []*Field // components that the constructor of a record may change (Unsettled)
	Local             *Local   // of a class that stands in code: a local or anonymous class, the body of an enum constant
	Static            bool     // no enclosing instance
	Fields            []*Field
	Hidden            []*Field  // what Java adds to the fields: the enclosing instance, captured variables
	Methods           []*Method // constructors included; a default constructor is there without Decl
	groups            []fieldGroup
	bad               []*ast.Clause // declarations of ghost and model members with errors
	Chosen            []*Field      // the hidden fields of its methods: see Method.Chosen
	Specs             []*Clause     // invariants, constraints, initially, axioms, represents, in source order
	construction      []constructed
	StaticInit        []*ast.Initializer
	Init              []ast.Member // field initialisers (FieldDecl with Init) and instance initialisers, in source order
	NullableByDefault bool
	Plain             bool // its file has no JML: see plain.go for what may be null
	NullMarked        bool // an annotation says that nothing is null by default

	namesakes map[string][]*Class // the world's classes by the last parts of their names
}

func (c *Class) String() string { return c.Name }

// SimpleName is the last component of the name; of a class in code, its name as
// written, or `new Runnable() {…}`.
func (c *Class) SimpleName() string {
	switch {
	case c.Local != nil:
		return c.Decl.Name.Text
	case c.Unknown != nil:
		return c.Unknown.SimpleName()
	}
	return c.Name[strings.LastIndexByte(c.Name, '.')+1:]
}

// IsSubclassOf reports whether c is d or inherits from it, by classes or interfaces.
func (c *Class) IsSubclassOf(d *Class) bool {
	interfaces := false
	for k := c; k != nil; k = k.Super {
		if k == d {
			return true
		}
		interfaces = interfaces || len(k.Interfaces) > 0
	}
	return interfaces && d.Abstract && c.implements(d, map[*Class]bool{})
}

// implements reports whether c inherits from an interface, by classes and interfaces
// not seen so far.
func (c *Class) implements(d *Class, seen map[*Class]bool) bool {
	for k := c; k != nil; k = k.Super {
		if k == d {
			return true
		}
		if seen[k] {
			return false
		}
		seen[k] = true
		for _, i := range k.Interfaces {
			if i.implements(d, seen) {
				return true
			}
		}
	}
	return false
}

// Leaf is the type of what stands in an array, also one of arrays; another type
// is its own.
func Leaf(t Type) Type {
	for {
		a, ok := t.(*Array)
		if !ok {
			return t
		}
		t = a.Elem
	}
}
