package core

import (
	"math/big"

	"inspect/java/ast"
	"inspect/java/source"
	"inspect/java/types"
)

// Op is an operator as Java or JML writes it.
type Op string

// SameNumber reports whether two floating-point numbers are one value: NaN is NaN, and 0.0 is
// not -0.0. Nobody writes it.
const SameNumber Op = "==="

// operators are those of Unary and Binary, with the numbers of their operands.
var operators = map[Op][]int{
	"!": {1}, "~": {1}, "+": {1, 2}, "-": {1, 2},
	"*": {2}, "/": {2}, "%": {2}, "<<": {2}, ">>": {2}, ">>>": {2},
	"<": {2}, "<=": {2}, ">": {2}, ">=": {2}, "==": {2}, "!=": {2},
	"&": {2}, "|": {2}, "^": {2}, "&&": {2}, "||": {2},
	"==>": {2}, "<==": {2}, "<==>": {2}, "<=!=>": {2}, SameNumber: {2},
}

// Const is a constant expression whose value does not depend on the width of int.
type Const struct{ Typed }

// Needs is the least width of int, from bits on, at which the expression computes
// to what it is in Java; width is that of a type.
func (c *Const) Needs(w *types.World, bits int, width func(k types.BasicKind, bits int) int) int {
	if e, ok := c.From.(ast.Expr); ok && w.Info.Consts[e] != nil {
		return w.ConstNeeds(e, bits, width)
	}
	if types.IsString(c.T) || types.IsFloating(c.T) {
		return bits // no width changes it
	}
	k := c.T.(*types.Basic).Kind // nobody wrote it
	for limit := big.NewInt(1); bits < 32 && new(big.Int).Lsh(limit, uint(width(k, bits)-1)).Cmp(c.Value.Int) <= 0; bits++ {
	}
	return bits
}

// Null is null, of the type that its context gives it.
type Null struct{ Typed }

// Local is a local variable, parameter, bound variable or old variable.
type Local struct {
	Typed
	Var *types.Var
}

// How says how `this` stands in the source.
type How uint8

// The ways to write `this`.
const (
	Written How = iota
	Implied     // in front of a simple name
	Super       // super
)

// This is the receiver. Implied and Super are the X of a Field or Call only.
type This struct {
	Typed
	How How
}

// Field is a field of the object X.
type Field struct {
	Typed
	X     Expr
	Field *types.Field
}

// StaticField is a static field. X, unless nil, is evaluated before it.
type StaticField struct {
	Typed
	X     Expr
	Field *types.Field
}

// Elem is an element of the array X.
type Elem struct {
	Typed
	X, I Expr
}

// Len is the length of the array X.
type Len struct {
	Typed
	X Expr
}

// Unary is + - ! or ~.
type Unary struct {
	Typed
	Op Op
	X  Expr
}

// Binary is an infix operator: Java's, and JML's ==> <== <==> <=!=>. Between sets
// of objects == and != compare them, the orders are inclusion. && || ==> <==
// evaluate Y only where X does not decide.
type Binary struct {
	Typed
	Op   Op
	X, Y Expr
}

// Chain is JML's chained comparison of at least three operands, each evaluated
// once: Operands[0] Ops[0] Operands[1] Ops[1] …
type Chain struct {
	Typed
	Ops      []Op
	Operands []Expr
}

// Cond is C ? X : Y. Its sides have its type. What the context makes of the whole is a
// node around it.
type Cond struct {
	Typed
	C, X, Y Expr
}

// Convert is a conversion that the context of X applies, to the type T: numeric
// promotion, assignment and argument conversion, boxing, unboxing, or to text.
type Convert struct {
	Typed
	X Expr
}

// Cast is the cast of X to T.
type Cast struct {
	Typed
	X Expr
}

// IsWritten reports whether the program says the cast, and generics do not insert it.
func (c *Cast) IsWritten() bool {
	_, written := c.Origin().(*ast.Cast)
	return written
}

// InstanceOf reports whether X is not null and of type Of. Var, unless nil, then
// becomes X.
type InstanceOf struct {
	Typed
	X   Expr
	Of  types.Type
	Var *types.Var
}

// SameClass reports whether the objects X and Y, of which none may be null, are of one
// class; with Y nil, whether X is of the class Of, and not of a subclass.
type SameClass struct {
	Typed
	X, Y Expr
	Of   types.Type
}

// ClassOf is the object of java.lang.Class that stands for the class of the object X,
// which must not be null; with X nil, for the type Of: a primitive one too, and void.
type ClassOf struct {
	Typed
	X  Expr
	Of types.Type
}

// Below is whether all that is of X is of Y. X and Y are objects of java.lang.Class, of which
// none is null.
type Below struct {
	Typed
	X, Y Expr
}

// Assign gives the place X, a Local, Field, StaticField or Elem, the value Y.
type Assign struct {
	Typed
	X, Y Expr
}

// Update is the compound assignment X Op= Y: what X Op Y gives is cast to X's type.
type Update struct {
	Typed
	Op   Op
	X, Y Expr
}

// IncDec adds By, 1 or -1, to the place X. Its value is the new one (Prefix) or
// the old.
type IncDec struct {
	Typed
	By     int
	Prefix bool
	X      Expr
}

// Call calls Method: on the object X, or on none when it is static; X is then
// evaluated all the same, unless nil. Virtual calls run what the class of X has
// for Method. With VarArgs the last arguments are gathered into a new array.
type Call struct {
	Typed
	X       Expr
	Method  *types.Method
	Virtual bool
	VarArgs bool
	Args    []Expr
}

// Receiver is X where it is an expression that is written and evaluated: not an
// implied `this`, not super; nil for none.
func (c *Call) Receiver() Expr {
	if t, ok := c.X.(*This); ok && t.How != Written {
		return nil
	}
	return c.X
}

// New makes an object of class T by the constructor Method.
type New struct {
	Typed
	Method  *types.Method
	Given   []*Given
	VarArgs bool
	Args    []Expr
}

// Given is a value that a field of a new object has before the constructor runs: the
// enclosing instance, which must not be null where NonNull is set, a captured
// variable, an enum constant's ordinal. It is evaluated before the arguments.
type Given struct {
	Loc
	Field   *types.Field
	X       Expr
	NonNull bool
}

// Seq runs Stmts, then has the value of X. Value, unless nil, is an expression with the
// same value, which it has in clauses: Stmts then say no more than what becomes of what
// it throws, or put its parts into variables.
type Seq struct {
	Typed
	Stmts []Stmt
	X     Expr
	Value Expr
}

// NewArray makes an array of type T, with arrays in it for all but the first of
// Dims.
type NewArray struct {
	Typed
	Dims []Expr
}

// ArrayOf makes an array of type T with the elements listed.
type ArrayOf struct {
	Typed
	Elems []Expr
}

// CloneArray is a new array of the class of the array X: with its length and elements,
// or, where Len is not nil, with that many elements, which are null. Where X is an object
// of java.lang.Class, the elements are of the class that it stands for.
type CloneArray struct {
	Typed
	X   Expr
	Len Expr // nil: it is a copy
}

// IsByClass reports whether X is the class of the elements.
func (e *CloneArray) IsByClass() bool { return types.IsClass(e.X.Type()) }

// Unsupported is a construct without translation, as an expression or statement.
// Who comes to it refuses: NotSupported(Span, Construct, Remedy). Parts are what
// it consists of, as far as that can be said.
type Unsupported struct {
	Typed
	Construct, Remedy string
	Parts             []Node
	Why               *source.Diagnostic // unless nil, says so instead
}

func (*Unsupported) stmt() {}
