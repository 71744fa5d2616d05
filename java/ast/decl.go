package ast

import "inspect/java/source"

// ClassKind says what a ClassDecl declares.
type ClassKind uint8

// The kinds of a class declaration.
const (
	Class ClassKind = iota
	Interface
	Enum
	Record
	AnnotationInterface
)

// ClassDecl declares a class, interface, enum, record or annotation interface.
type ClassDecl struct {
	Loc
	Kind       ClassKind
	Modifiers  *Modifiers
	Name       *Name
	TypeParams []*TypeParam
	Extends    []TypeExpr // a class: at most one; an interface: any number
	Implements []TypeExpr
	Permits    []TypeExpr
	Components []*Param        // of a record
	Constants  []*EnumConstant // of an enum
	Members    []Member        // in source order
	// Unread, unless nil, is an error that keeps it from being known what the class
	// declares: a part of its text is not here.
	Unread *source.Diagnostic
}

// EnumConstant is one constant of an enum.
type EnumConstant struct {
	Loc
	Annotations []*Annotation
	Name        *Name
	Args        []Expr
	Body        *ClassBody // nil: none
}

// ClassBody is the body of an anonymous class or of an enum constant.
type ClassBody struct {
	Loc
	Members []Member
}

// Member of a class body.
type Member interface {
	Node
	member()
}

// FieldDecl declares one field; `int a, b[];` gives two, which share their
// modifiers. Type includes the dimensions written behind the name. JML ghost
// and model fields are FieldDecls with that modifier and JML set.
type FieldDecl struct {
	Loc
	Modifiers *Modifiers
	Type      TypeExpr
	Name      *Name
	Init      Expr // nil: none; *ArrayLit for a bare initializer
	JML       bool
	// Unread, unless nil, is an error in the declaration of a ghost or model field: no more
	// is known than that it declares the name, and whatever speaks of that is refused.
	Unread *source.Diagnostic
}

// MethodDecl declares a method or constructor (Type nil, Constructor set). A
// compact canonical constructor of a record has Compact set and no parameters.
type MethodDecl struct {
	Loc
	Modifiers   *Modifiers
	Spec        *MethodSpec // nil: none
	TypeParams  []*TypeParam
	Type        TypeExpr
	Constructor bool
	Compact     bool
	Name        *Name
	Receiver    *Param // an explicit receiver parameter
	Params      []*Param
	Throws      []TypeExpr
	Default     Expr   // of an annotation element
	Body        *Block // nil: abstract, native, or a JML model method without body
	JML         bool   // declared in an annotation
	Doc         string // the Javadoc in front of it, where that has a tag
}

// Param is a formal parameter, a lambda parameter (Type nil when inferred), a
// record component, or a catch parameter.
type Param struct {
	Loc
	Modifiers *Modifiers
	Type      TypeExpr
	VarArgs   bool // Type is then the array type
	Name      *Name
}

// Initializer is an instance or static initializer block.
type Initializer struct {
	Loc
	Static bool
	Body   *Block
}

func (*ClassDecl) member()   {}
func (*FieldDecl) member()   {}
func (*MethodDecl) member()  {}
func (*Initializer) member() {}
func (*ClassSpec) member()   {}
