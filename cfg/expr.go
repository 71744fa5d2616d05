package cfg

import (
	"math/big"

	"inspect/java/source"
	"inspect/java/types"
)

// Op is the operator of an Expr.
type Op uint8

// The operators. a, b, c are the arguments; [T] is the type of the result.
const (
	OpInvalid Op = iota

	OpConst // [boolean or number] Int, in the range of the type at the bounds (boolean: 0 or 1; floating-point: its bits)
	OpNull  // [reference] null
	OpBound // [any] the bound variable Bound
	OpLocal // [any] the local, static field or other plain component Comp
	OpField // [any] field Comp of object a; unspecified when a is null or has no such field
	OpElem  // [any] element b (int) of array a, in component Comp; unspecified outside its length
	OpLen   // [int] length of array a; unspecified for null. Never changes.

	OpNot // [boolean] !a
	OpAnd // [boolean] conjunction of all arguments
	OpOr  // [boolean] disjunction of all arguments
	OpIte // [any] a ? b : c
	OpEq  // [boolean] a == b: both boolean, of one integral type, references; floating-point: the same bits

	OpLt // [boolean] a < b, signed (char: unsigned), of one integral type
	OpLe // [boolean] a <= b

	OpAdd // [integral] wraps around, both of the result's type, as all below
	OpSub
	OpMul
	OpDiv // truncates towards zero; unspecified when b is 0; MIN/-1 is MIN
	OpRem // sign of a; unspecified when b is 0
	OpNeg
	OpBitAnd // of integers only; those of booleans are OpAnd, OpOr and OpNot of OpEq
	OpBitOr
	OpBitXor
	OpBitNot
	OpShl  // b is of a's type and in [0, width): Java's modulus is lowered explicitly (maker.shift)
	OpShr  // arithmetic
	OpUShr // logical

	OpFAdd // [floating] of one floating-point type, rounded to nearest even (JLS 15.4), as all below
	OpFSub
	OpFMul
	OpFDiv
	OpFRem // Java's %: the sign of a
	OpFNeg
	OpFEq      // [boolean] a == b: NaN equals nothing, 0 equals -0
	OpFLt      // [boolean] a < b: false where one is NaN
	OpFLe      // [boolean] a <= b: false where one is NaN
	OpFConvert // [number] a to another numeric type, one of the two floating-point; not to byte, short or char

	// The methods of Math of these names, on a and what follows; those on float and
	// on double are one operator. See mathOps.
	OpFSqrt     // [floating]
	OpFRint     // [floating]
	OpFFloor    // [floating]
	OpFCeil     // [floating]
	OpFAbs      // [floating]
	OpFSignum   // [floating]
	OpFUlp      // [floating]
	OpFMin      // [floating]
	OpFMax      // [floating]
	OpFCopySign // [floating]
	OpFScalb    // [floating] b is an int
	OpFFMA      // [floating]
	OpFRound    // [int or long]
	OpFCompare  // [int] Float.compare, Double.compare: -1, 0 or 1
	OpFBits     // [integer] the bits of a floating-point number, those of NaN the canonical ones
	OpFOfBits   // [floating] the number of given bits

	// OpFunction [number or char] what the function number Int gives for the arguments: a
	// value of which no more is known than that it is always the same. See functions.go.
	OpFunction

	// OpTable [boolean, char or int] what a table of package character says of a char; see tables.go.
	OpTable

	// OpApply [integer] what the method without a body of which Comp is the version gives: a
	// function of the version, in front, and of the other arguments.
	OpApply

	OpConvert    // [integral] a to another integral type: sign- or zero-extend (char), or truncate
	OpInstanceOf // [boolean] a is not null and its class is one of Kinds
	OpExists     // [boolean] a is not null and exists (is allocated) in this state; Kinds: those a can have
	OpMore       // [boolean] more than Int objects of the kind Kinds[0] exist in this state

	OpForall  // [boolean] for all values of Bound: a (range) implies b (body)
	OpExistsQ // [boolean] for some value of Bound: a (range) and b (body)

	// Bound is a reference, and all of one type; c does not depend on Bound.
	OpSumOf     // [integral] c and b of each object for which a holds, added up
	OpProductOf // [integral] c and b of each object for which a holds, multiplied
	OpGreatest  // [integral] the greatest of c and of b of each object for which a holds
	OpLeast     // [integral] the least of them

	// OpSeen [boolean] a, which exists, existed in the state of node At, or is
	// reached along Comps from an object that did or from another argument. Only
	// new objects of Kinds matter on the way; a is of a class of such a sort.
	OpSeen

	OpReachHas   // [boolean] b is in \reach(a, Kinds, Fields)
	OpReachCount // [int] the number of objects in \reach(a, Kinds, Fields), wrapped to int

	OpAt // [any] a, read in the state of node At, which dominates the reader

	// OpBoxed [reference] a box that a clause makes, with the arguments in the fields Comps,
	// or a string with its length and the char at the place Bound: it exists while clauses are lowered, never in a finished graph. See boxed.go.
	OpBoxed
)

// Expr is a pure, hash-consed expression; equal expressions of one graph are
// the same pointer. It reads the state of the node where its user stands. The
// fields are read-only.
//
// Quantified references range over the objects that exist in the state of the
// quantifier and belong to Bound.Kinds, never null; integers over all values of
// their width; booleans over both.
type Expr struct {
	ID    int // dense per graph
	Op    Op
	Type  types.Type
	Args  []*Expr
	Int   *big.Int     // OpConst, OpMore, OpFunction, OpTable
	Comp  *Component   // OpLocal, OpField, OpElem, OpApply
	Bound *Bound       // OpBound, and the operators that bind it
	Kinds []*Kind      // OpInstanceOf, OpExists, OpMore, OpSeen; OpReach*: only steps into these count, nil: no filter
	Comps []*Component // OpReach*, OpSeen: the fields followed
	At    *Node        // OpAt, OpSeen
}

// Folds reports whether an operator makes one number of those of many objects.
func (o Op) Folds() bool { return OpSumOf <= o && o <= OpLeast }

// Binds reports whether an operator binds its variable Bound.
func (o Op) Binds() bool { return o == OpForall || o == OpExistsQ || o.Folds() }

// Bound is a bound variable.
type Bound struct {
	ID    int // dense per graph
	Name  string
	Type  types.Type
	Kinds []*Kind // of a reference: the kinds it ranges over
	Span  source.Span
}
