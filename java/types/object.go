package types

import (
	"slices"
	"strings"

	"inspect/java/ast"
	"inspect/java/source"
)

// Object is what a name means: *Var, *Field, *Method, *Class, *Package or ArrayLength.
type Object interface{ isObject() }

// VarKind says where a Var comes from.
type VarKind uint8

// The kinds of variables.
const (
	LocalVar VarKind = iota
	ParamVar
	BoundVar     // of a quantifier
	ExceptionVar // of a catch or signals clause
	PatternVar   // of instanceof
	OldVar       // of a specification case's old declaration
	ValueVar     // nobody wrote it: it holds a value between two statements of core
)

// Var is a local variable, parameter or bound variable.
type Var struct {
	Kind  VarKind
	Name  string
	Type  Type
	Decl  ast.Node // nil for the parameters of implicit methods
	Span  source.Span
	Ghost bool
	// NonNull and ElemNonNull hold for references: the declared nullity of the
	// variable and of the elements of an array (at every depth).
	NonNull, ElemNonNull bool
	// NeverNull: nothing may assign null to it. What plain Java takes a parameter for, since
	// nothing says that it may be null, is no such declaration.
	NeverNull bool
}

// Field is a field of a class.
type Field struct {
	Class                *Class
	Name                 string
	Type                 Type
	Decl                 *ast.FieldDecl
	Span                 source.Span
	Static, Final        bool
	Ghost, Model         bool
	SpecPublic           bool
	NonNull, ElemNonNull bool
	Const                *Const // the value of a constant variable, nil otherwise
	// Enum is the declaration of an enum constant; Decl is nil then, and for the
	// fields of records.
	Enum *ast.EnumConstant
	// Captured is the local variable whose value a field of a local class holds.
	Captured *Var
	// Readable and Writable are the methods that say when code may read and write the
	// field, AccessRule: all of them.
	Readable, Writable []*Method
	// Chooses is the method whose values a hidden field holds: see Method.Chosen.
	Chooses *Method

	preset       *Var // see Preset
	unmodifiable bool // see PlaceType
	exact        Type // see Exact
}

// QName is Class.Field for messages.
func (f *Field) QName() string { return f.Class.ShortName() + "." + f.Name }

// IsOpen reports whether the field holds a value that an object has from its creation on,
// that nothing assigns, and that may be any: Object's identity hash code, or what the
// library leaves open or reads.
func (f *Field) IsOpen() bool {
	if !f.Class.Library || f.Static {
		return false
	}
	switch f.Class.Name {
	case "java.lang.Object":
		return f.Name == "identityHashCode"
	case "inspect.Arbitrary", readClass:
		return true
	}
	return false
}

// Classes of the library whose new objects are values.
const (
	readClass = "inspect.Read" // from outside
)

// Reads reports whether a new object of the class is a value that the program reads.
func (c *Class) Reads() bool { return c.Library && c.Name == readClass }

// Seeds reports whether a new object of the class says that a seed decides what comes.
func (c *Class) Seeds() bool { return c.Library && c.Name == readClass+".Seed" }

// IsLent reports whether f is a field of a class outside the program that subclasses may set to any
// value.
//
//	abstract class AbstractList<E> { protected transient int modCount; }
func (f *Field) IsLent() bool {
	return f.Class.IsOutside() && !f.Final && !IsReference(f.Type) && f.Decl != nil && (f.Decl.Modifiers.Has("protected") || f.Decl.Modifiers.Has("public"))
}

// Method is a method or constructor.
type Method struct {
	Class                *Class
	Name                 string // of a constructor: the class's simple name
	Constructor          bool
	Static, Abstract     bool
	Native               bool
	Pure, Helper         bool
	Model                bool // declared in JML
	VarArgs              bool
	Params               []*Var
	Result               Type // Void for constructors
	NonNull, ElemNonNull bool // of the result
	Throws               []*Class
	Documented           []*Class        // the exceptions that its Javadoc names, beside Throws
	Decl                 *ast.MethodDecl // nil: Derived, or an implicit default constructor
	Derived              Derived
	Bridged              *Method     // the method that a bridge calls
	Span                 source.Span // of the name
	Overrides            []*Method   // directly overridden or implemented methods
	Narrowed             bool        // a class that need not keep what it has by default may run another method
	// Answers is the method whose contract the answers of an Answer keep; nil: none.
	Answers *Method
	// Field and Clause are those of a ModelField, whose Clause is nil where none says what
	// it is, and of an AccessRule.
	Field  *Field
	Clause *Clause
	// Chosen is the hidden field that holds the value of a model field or method of which
	// only a predicate is known; nil: it needs none, or has no type for that.
	Chosen *Field
	// Version is the hidden field that says in which state a pure method without a body is; nil:
	// nothing is said of it but its contract. See World.versions.
	Version *Field
	// Contract holds the specification, inherited cases included. Its clauses
	// are resolved by World.Resolve(method) only.
	Contract *Contract
	likeness likeness // to the others of its class: see Signature
}

// Derived says which member the language gives to a class that does not declare it.
type Derived uint8

// The derived members.
const (
	NotDerived        Derived = iota
	AnonymousCreation         // the constructor of an anonymous class: hands its arguments to the superclass
	Accessor                  // of a record's component, which has its name; the first of Generated
	Canonical                 // the constructor of a record that gives its fields their values
	RecordEquals              // equals, hashCode and toString of a record
	RecordHash
	RecordText
	EnumValues      // values(), and all$(), which getEnumConstants() of java.lang.Class asks for
	EnumValueOf     // valueOf(String)
	EnumName        // name$(), which name() of java.lang.Enum asks for
	EnumLike        // like$(Object), which its compareTo asks for: whether that is a constant of the same enum; the last of Generated
	Copy            // clone$(), which clone() of java.lang.Object asks for
	ExceptionName   // className$(), which toString() of java.lang.Throwable asks for
	CopyCreation    // the constructor of a copy, which does nothing
	Bridge          // to Bridged
	Adoption        // of Bridged, as what an interface asks for: see Adopted
	FunctionBody    // what a lambda or method reference does
	Answer          // what a function of any answers does: it gives the next
	ModelField      // the value of the model field Field, as Clause says
	Choice          // the value of a \choose
	AccessRule      // whether Field may be read or written, as Clause says
	SeqLength       // the length of what Bridged returns, which is a sequence
	SeqElement      // its element at the index that is the last parameter
	InvariantFor    // what \invariant_for states of an object
	Initialised     // changes nothing: the end of the initialisation of a class
	UnknownCallee   // what a call of Bridged executes on a stranger, which nobody knows
	OpaqueEquals    // equals of an opaque object, see OpaqueClass
	OpaqueHash      // its hashCode
	InitializerFact // assumes that Field holds what its initialiser reads from outside
)

// likeness is what it takes to tell a method from the others of its class.
type likeness uint8

const (
	unlike            likeness = iota // the simple names of its parameters' types
	sameShortNames                    // their full names: m(p.A) and m(q.A)
	sameAsConstructor                 // its result as well: a constructor has its name and parameter types
)

// Signature is name(T1,T2) with simple erased type names, as --method takes it: of
// all methods of a class a different one. Where it takes more to tell them apart,
// the types have their full names, and a method that a constructor is like ends in
// its result, C():int. A type that could not be resolved stands as it is written.
func (m *Method) Signature() string {
	s := m.signature(m.likeness == sameShortNames)
	if m.likeness == sameAsConstructor {
		s += ":" + SimpleName(m.Result)
	}
	return s
}

func (m *Method) signature(full bool) string {
	var b strings.Builder
	b.WriteString(m.Name)
	b.WriteByte('(')
	for i, p := range m.Params {
		if i > 0 {
			b.WriteByte(',')
		}
		if IsKind(p.Type, Invalid) {
			b.WriteString(writtenType(p))
		} else if full {
			b.WriteString(p.Type.String())
		} else {
			b.WriteString(SimpleName(p.Type))
		}
	}
	b.WriteByte(')')
	return b.String()
}

// distinguish finds the methods of a class whose signatures would be the same.
func distinguish(ms []*Method) {
	short, full := map[string][]*Method{}, map[string][]*Method{}
	for _, m := range ms {
		s, f := m.signature(false), m.signature(true)
		short[s], full[f] = append(short[s], m), append(full[f], m)
	}
	for _, group := range short {
		for _, m := range group {
			if len(group) > len(full[m.signature(true)]) {
				m.likeness = sameShortNames
			}
		}
	}
	for _, group := range full {
		for _, m := range group {
			if !m.Constructor && slices.ContainsFunc(group, func(o *Method) bool { return o.Constructor }) {
				m.likeness = sameAsConstructor
			}
		}
	}
}

// IsImplicit reports whether a method is the constructor of a class that declares none, or that
// of all components of a record that does not declare it.
func (m *Method) IsImplicit() bool {
	return m.Derived == Canonical || m.Constructor && m.Decl == nil && m.Derived == NotDerived && m.Class.Kind == ast.Class
}

// IsGenerated reports whether the language gives the method to a record or an enum.
func (m *Method) IsGenerated() bool { return m.Derived >= Accessor && m.Derived <= EnumLike }

// implicitly is what is written behind the signature of an implicit constructor.
const implicitly = " (implicit)"

// inheriting is what is written behind the signature of an adopted method.
const inheriting = " (inherited)"

// initialisation is what is written behind the signature of the end of a class's.
const initialisation = " (its initialisation)"

// Title is the signature, and whether the method stands nowhere: C() (implicit).
func (m *Method) Title() string {
	if m.IsImplicit() {
		return m.Signature() + implicitly
	}
	if m.Derived == Adoption {
		return m.Signature() + inheriting
	}
	if m.Derived == Initialised {
		return m.Signature() + initialisation
	}
	return m.Signature()
}

// QName is Class.name(T1,T2) with the qualified class name.
func (m *Method) QName() string { return m.Class.Name + "." + m.Signature() }

// SimpleName is a type's name without package and outer classes.
func SimpleName(t Type) string {
	switch t := t.(type) {
	case *Class:
		return t.SimpleName()
	case *Array:
		return t.named(SimpleName)
	}
	return t.String()
}

// Package is what the leading part of a qualified name may mean.
type Package struct{ Name string }

// ArrayLength is the length member of arrays.
type ArrayLength struct{}

func (*Var) isObject()        {}
func (*Field) isObject()      {}
func (*Method) isObject()     {}
func (*Class) isObject()      {}
func (*Package) isObject()    {}
func (ArrayLength) isObject() {}

// Contract is a method's specification: its own cases and those it inherits
// from the methods it overrides, joined by `also`.
type Contract struct {
	// Explicit is false when there is no requires, ensures, signals,
	// signals_only, assignable or behaviour anywhere (pure, helper and nullable
	// alone are no contract).
	Explicit  bool
	Cases     []*Case   // without Explicit: one empty case, or those of the methods that it overrides
	Unchecked []*Case   // without Explicit: what is written, of which nothing is asked
	Bad       []*Clause // what could not be read of it, inherited ones included
	// Redundant are the clauses of its own that are implied by others, as they say: they
	// are typed and not checked.
	Redundant []*Clause
	// Above are the overridden methods whose callers expect fewer exceptions than the cases
	// that are not from there admit.
	Above []Above
}

// Case is one specification case, nested groups flattened. The predicates of a
// kind are conjoined in order. Of is the method at which the case was written:
// its Params are what the clauses name (an inherited case names the overridden
// method's parameters, by position those of the inheriting one).
type Case struct {
	Of          *Method
	Decl        *ast.SpecCase
	Behavior    ast.Behavior
	Quants      []*ast.QuantVar // forall variables
	Olds        []*ast.LocalVar
	Requires    []*Clause
	Ensures     []*Clause
	Signals     []*Clause
	SignalsOnly []*Clause
	Assignable  []*Clause
	Diverges    []*Clause
	Free        []*Clause // KeY's requires_free and the like, of every kind: assumed only
	Other       []*Clause // understood by the parser, used by nobody yet
}

// Clause is an ast.Clause in the scope where it is resolved.
type Clause struct {
	*ast.Clause
	Class  *Class  // whose scope
	Method *Method // nil for class-level clauses
	Static bool    // of invariants and constraints
	// Exception is the type of a signals clause and ExceptionVar its variable
	// (nil: not named); Exceptions the types of signals_only.
	Exception    *Class
	ExceptionVar *Var
	Exceptions   []*Class
	// Limited: a constraint for the methods For alone.
	Limited bool
	For     []*Method
}
