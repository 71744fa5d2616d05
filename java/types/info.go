package types

import (
	"math/big"

	"inspect/java/ast"
)

// Info are the side tables that hold what is known about the nodes resolved so
// far. The tree itself is never annotated.
type Info struct {
	// Types holds the type of every resolved expression, before the conversion
	// that its context applies.
	Types map[ast.Expr]Type
	// Converted holds the type to which the context converts an expression
	// (binary and unary numeric promotion, assignment, argument and return
	// conversion, string conversion, boxing and unboxing) where that differs
	// from Types. Reference widening is not listed. Unboxing and a widening after
	// it are one step (Integer to long), as are boxing and reference widening:
	// the box is listed (int to Integer where an Object is asked for).
	Converted map[ast.Expr]Type
	// Consts holds the value of every constant expression (JLS 15.29).
	Consts map[ast.Expr]*Const
	// Uses holds what a name, call or creation means:
	//   Ident, Select           *Var, *Field, *Class, *Package, ArrayLength
	//   Call, New, CtorCall     *Method
	// An Ident that means an instance field, or a Call without X that means an
	// instance method, is one of `this` (or of an outer instance: Outer).
	Uses map[ast.Node]Object
	// Calls holds how a Call, New or CtorCall is made.
	Calls map[ast.Node]CallInfo
	// Defs holds the variable that a LocalVar, Param, QuantVar, Pattern, InstanceOf (its
	// pattern variable) or signals Clause (its exception) declares.
	Defs map[ast.Node]*Var
	// TypeOf holds the meaning of each resolved type expression.
	TypeOf map[ast.TypeExpr]Type
	// Targets holds the statement that a Break leaves or a Continue goes on with:
	// a loop, a Switch, or what a Labeled labels, behind all its labels; and the
	// SwitchExpr to which a Yield gives its value.
	Targets map[ast.Stmt]ast.Node
	// Implicit holds, for a constructor without an explicit constructor call,
	// the superclass constructor that is called first (nil for Object).
	Implicit map[*Method]*Method
	// ReachFields holds the fields that a Reach follows.
	ReachFields map[*ast.Reach][]*Field
	// Exact: the operations (Unary, Binary, Cast, IncDec, Quantified) of specifications
	// that are computed exactly. Where their type is not \bigint, they have no value
	// unless the result is one of it.
	Exact map[ast.Expr]bool
	// Operand holds the promoted operand type of every comparison and Chain, of
	// compound assignments (the type in which X op Y is computed before it is
	// cast to X's type) and of IncDec.
	Operand map[ast.Expr]Type
	// Outer holds, for an Ident that means an instance field and for X.this, the
	// number of enclosing-instance steps from `this` where that is not 0.
	Outer map[ast.Expr]int
	// Captured holds, for an Ident that means a variable of the code around a local
	// class, the field of that class, or of one around it (Outer), that has its value.
	Captured map[*ast.Ident]*Field
	// ModelOps holds what a Call, New or Select of a sequence of JML's library does, and
	// what makes a set or sequence of it; such a node has no Uses.
	ModelOps map[ast.Expr]ModelOp
	// SetOps holds what a Call on an ObjectSet does; such a Call has no Uses.
	SetOps map[*ast.Call]SetOp

	// Full holds the type of an expression with its type arguments, captured, where
	// that is not the type in Types, which it has at run time. See FullType.
	Full map[ast.Expr]Type
	// Checked holds the erased type to which the value of an expression is cast
	// because its type at run time is wider than its full type (JLS 5.2, 15.5).
	Checked map[ast.Expr]Type
	// Inferred holds the type arguments that were inferred for a Call, New, CtorCall
	// or MethodRef, those of the class first for a diamond.
	Inferred map[ast.Node][]Type
	// Lambdas, MethodRefs and ForEachs hold what is known about these.
	Lambdas    map[*ast.Lambda]*Lambda
	MethodRefs map[*ast.MethodRef]*MethodRef
	ForEachs   map[*ast.ForEach]*ForEach
	// Named holds the methods that a \only_called names.
	Named map[*ast.JMLCall][]*Method
	// Refined holds the cases of the contract of a statement or loop.
	Refined map[*ast.MethodSpec][]*Case
	// Jumps holds the statement that a breaks or continues clause speaks of.
	Jumps map[*ast.Clause]ast.Node
	// Choices are the methods, Choice, that have the values of \choose expressions.
	Choices map[*ast.Quantified]*Method
	// Chooses are these expressions.
	Chooses map[*Method]*ast.Quantified
	// States are the states inside a body that an \old with a label, or a function that looks
	// back in the contract of a statement, looks at, and Marked
	// those that some \old does.
	States map[ast.Expr]State
	Marked map[State]bool
	// Counts holds the number of turns that ended of each loop of which an annotation
	// asks for it.
	Counts map[ast.Stmt]*Var
	// Values holds what the variable of each enhanced for has been of which an annotation
	// asks for that: a sequence, to which each turn adds where it begins.
	Values map[*ast.ForEach]*Var
	// TurnsOf are the loops that \count, \index and \values mean.
	TurnsOf map[*ast.JMLCall]ast.Stmt
	// Formats are what the calls with constant formats say.
	Formats map[*ast.Call]*Format
	// AnyObjects are the calls that give any object of before the call.
	AnyObjects map[*ast.Call]*AnyObject
	// Given are the calls that may be unknown ones and give an object of the library that holds
	// others: what its type says of it.
	Given map[*ast.Call]*AnyObject
	// Handles are what the calls on objects that stand for variables do to these, and the
	// calls that make such objects, with NoAccess.
	Handles map[*ast.Call]*HandleCall
	// ArrayClone: the calls of clone() on an array.
	ArrayClone map[*ast.Call]bool
	// ClassSides are the calls of getClass() and the class literals that are compared
	// with each other.
	ClassSides map[ast.Expr]bool
	// VarTypes holds the full type of a variable where that is not its Type.
	VarTypes map[*Var]Type
	// Parts holds the erased types of the values of which the parts of record patterns
	// are to be.
	Parts map[*ast.Pattern]Type
	// Known holds what the types of a method's inputs say of fields of wider types.
	Known map[*Method][]Known
	// Typings holds what those types say of several places at once.
	Typings map[*Method][]Typing
}

// FullType is the type of a resolved expression with its type arguments.
func (i *Info) FullType(e ast.Expr) Type {
	if t := i.Full[e]; t != nil {
		return t
	}
	return i.Types[e]
}

// VarType is the type of a variable with its type arguments.
func (i *Info) VarType(v *Var) Type {
	if t := i.VarTypes[v]; t != nil {
		return t
	}
	return v.Type
}

// SetOp is a method of JML's object sets.
type SetOp string

// The methods of object sets, synonyms folded. The comparisons of two sets by
// operators are Binary nodes whose operands are ObjectSets: == and != compare
// them as sets, <= and < (>= and >) are inclusion.
const (
	SetHas          SetOp = "has"          // has, contains: is the object in it
	SetSize         SetOp = "size"         // int_size, size
	SetIsEmpty      SetOp = "isEmpty"      // isEmpty
	SetEquals       SetOp = "equals"       // equals
	SetContainsAll  SetOp = "containsAll"  // containsAll, isSuperset: is the argument a subset of it
	SetSubset       SetOp = "subset"       // isSubset: is it a subset of the argument
	SetProperSubset SetOp = "properSubset" // isProperSubset

	// SetProperSuperset is isProperSuperset: is the argument a proper subset of it.
	SetProperSuperset SetOp = "properSuperset"

	SetUnion        SetOp = "union"        // union
	SetIntersection SetOp = "intersection" // intersection
	SetDifference   SetOp = "difference"   // difference: what is not in the argument
	SetInsert       SetOp = "insert"       // insert: the argument is an object, as of remove
	SetRemove       SetOp = "remove"       // remove
)

// MakesSet reports whether a method of a set gives another one.
func (op SetOp) MakesSet() bool {
	switch op {
	case SetUnion, SetIntersection, SetDifference, SetInsert, SetRemove:
		return true
	}
	return false
}

// TakesSet reports whether the argument of a method of a set is another one.
func (op SetOp) TakesSet() bool {
	switch op {
	case SetEquals, SetContainsAll, SetSubset, SetProperSubset, SetProperSuperset, SetUnion, SetIntersection, SetDifference:
		return true
	}
	return false
}

// CallInfo says how a method is called.
type CallInfo struct {
	// Virtual calls dispatch on the run-time class of the receiver. Calls of
	// static, private and final methods and constructors, and calls by super,
	// do not.
	Virtual bool
	// VarArgs: the last arguments are gathered into a new array.
	VarArgs bool
	// Array is the type of that array where a type argument makes it narrower than
	// the parameter's, nil elsewhere.
	Array *Array
	// OuterThis is the number of enclosing-instance steps from `this` to the
	// implicit receiver, 0 for `this` itself.
	OuterThis int
}

// Const is a compile-time constant. Int serves boolean (0, 1), char and all
// integral types; Float and Str their own.
type Const struct {
	Type  Type
	Int   *big.Int
	Float float64
	Str   string // of a string, as source.Units reads it
	// Hex: a hexadecimal, octal or binary literal, which fits a width by its
	// bit pattern.
	Hex bool
	// Width: the value depends on the width of int (Integer.MAX_VALUE and
	// expressions with it); Int then holds the value at Java's width.
	Width bool
}
