package ast

// TypeExpr is a type as written.
type TypeExpr interface {
	Node
	typeExpr()
}

// PrimType is a primitive type, `void`, or one of JML's \bigint, \real, \TYPE, \seq<T>.
type PrimType struct {
	Loc
	Name        string
	Annotations []*Annotation
	Args        []TypeExpr // of a type of JML
}

// NamedType is a possibly qualified, possibly parameterised class or type
// variable: p.Outer<T>.Inner. `var` is a NamedType too.
type NamedType struct {
	Loc
	Parts []*TypePart
}

// TypePart is one component of a NamedType. Diamond marks `<>`.
type TypePart struct {
	Loc
	Name        string
	Annotations []*Annotation
	Args        []TypeExpr
	Diamond     bool
}

// ArrayType is Elem[]. Nullable and non_null of elements are JML modifiers of
// the declaration, not of the type.
type ArrayType struct {
	Loc
	Elem        TypeExpr
	Annotations []*Annotation
}

// WildcardType is `?`, `? extends Bound` or `? super Bound`.
type WildcardType struct {
	Loc
	Annotations []*Annotation
	Super       bool
	Bound       TypeExpr // nil: unbounded
}

// IntersectionType is `A & B`, in casts only.
type IntersectionType struct {
	Loc
	Types []TypeExpr
}

// UnionType is `A | B`, in catch parameters only.
type UnionType struct {
	Loc
	Types []TypeExpr
}

// TypeParam is a type variable's declaration.
type TypeParam struct {
	Loc
	Name        *Name
	Annotations []*Annotation
	Bounds      []TypeExpr
}

func (*PrimType) typeExpr()         {}
func (*NamedType) typeExpr()        {}
func (*ArrayType) typeExpr()        {}
func (*WildcardType) typeExpr()     {}
func (*IntersectionType) typeExpr() {}
func (*UnionType) typeExpr()        {}
