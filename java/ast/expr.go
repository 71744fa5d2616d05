package ast

// Expr is an expression of Java or JML.
type Expr interface {
	Node
	expr()
}

// LitKind is the kind of a literal.
type LitKind uint8

// The kinds of literals.
const (
	IntLit LitKind = iota // int and long, any base; Text keeps the suffix
	FloatLit
	CharLit
	StringLit
	TextBlockLit
	BoolLit
	NullLit
)

// Literal keeps its text as written.
type Literal struct {
	Loc
	Kind LitKind
	Text string
}

// Ident is a simple name: a variable, field, type or package.
type Ident struct {
	Loc
	Name string
}

// Paren is a parenthesised expression.
type Paren struct {
	Loc
	X Expr
}

// This is `this` or `X.this`.
type This struct {
	Loc
	Qualifier Expr // a type name; nil: none
}

// SuperRef is `super` or `X.super`, only as the X of a Select, Call or MethodRef.
type SuperRef struct {
	Loc
	Qualifier Expr
}

// Select is X.Name: a field, a type, a package member, or an array's length.
type Select struct {
	Loc
	X    Expr
	Name *Name
}

// Index is X[I].
type Index struct {
	Loc
	X, I Expr
}

// Each is what stands for each element of an array in a location of a frame, X[*] or
// X[Lo..Hi], with more parts behind it. Either end may be missing.
type Each struct {
	Loc
	X, Lo, Hi Expr
}

// Call is a method call; X is nil for an unqualified one. JML's
// `\reach(x).has(y)` is a Call on a Reach.
type Call struct {
	Loc
	X        Expr
	TypeArgs []TypeExpr
	Name     *Name
	Args     []Expr
}

// New creates an object; Body is set for an anonymous class.
type New struct {
	Loc
	Outer    Expr
	TypeArgs []TypeExpr
	Type     *NamedType
	Args     []Expr
	Body     *ClassBody
}

// NewArray creates an array of type Elem with len(Dims) given and Extra
// further dimensions, or with initializer Init.
type NewArray struct {
	Loc
	Elem  TypeExpr
	Dims  []Expr
	Extra int
	Init  *ArrayLit
}

// ArrayLit is `{ a, b }`.
type ArrayLit struct {
	Loc
	Elems []Expr
}

// Unary is a prefix operator: + - ! ~.
type Unary struct {
	Loc
	Op string
	X  Expr
}

// IncDec is ++ or --, prefix or postfix.
type IncDec struct {
	Loc
	Op     string
	Prefix bool
	X      Expr
}

// Binary is an infix operator: Java's, and JML's ==> <== <==> <=!=> <: <# <#=.
// Chained comparisons `0 <= i < n` are Chain.
type Binary struct {
	Loc
	Op    string
	OpLoc Loc
	X, Y  Expr
}

// Chain is JML's chained comparison: Operands[0] Ops[0] Operands[1] Ops[1] …,
// at least two operators, all of < <= or all of > >=.
type Chain struct {
	Loc
	Ops      []string
	Operands []Expr
}

// Assign is an assignment; Op is "=" or a compound operator such as "+=".
type Assign struct {
	Loc
	Op   string
	X, Y Expr
}

// Cond is C ? X : Y.
type Cond struct {
	Loc
	C, X, Y Expr
}

// InstanceOf is X instanceof Type [Name], or with a record pattern X instanceof Record.
type InstanceOf struct {
	Loc
	X         Expr
	Modifiers *Modifiers
	Type      TypeExpr
	Name      *Name    // the pattern variable, nil: none
	Record    *Pattern // then Type is nil
}

// Pattern is a type pattern, Type Name, or a record pattern, Type(Parts): as a label of
// a switch, with the Guard behind `when`, or in a record pattern.
type Pattern struct {
	Loc
	Modifiers *Modifiers
	Type      TypeExpr
	Name      *Name // of a type pattern, nil: _
	Record    bool
	Parts     []*Pattern
	Guard     Expr // nil: none
}

// Cast is (Type) X.
type Cast struct {
	Loc
	Type TypeExpr
	X    Expr
}

// Lambda has an expression or a block as body.
type Lambda struct {
	Loc
	Params []*Param
	X      Expr   // nil with a block
	Block  *Block // nil with an expression
}

// MethodRef is X::Name, Type::Name, Type::new.
type MethodRef struct {
	Loc
	X        Expr     // nil when Type is set
	Type     TypeExpr // array and parameterised types
	TypeArgs []TypeExpr
	Name     string
}

// ClassLit is Type.class.
type ClassLit struct {
	Loc
	Type TypeExpr
}

// SwitchExpr is a switch expression.
type SwitchExpr struct {
	Loc
	X     Expr
	Cases []*Case
}

// Quantified is (\forall T x, y; Range; Body) and \exists, \sum, \product,
// \min, \max, \num_of. Range nil: none.
type Quantified struct {
	Loc
	Kind string // "\\forall" …
	Vars []*QuantVar
	// Lo and Hi are the bounds of KeY's (\seq_def T x; Lo; Hi; Body), which has no range.
	Lo, Hi Expr
	Range  Expr
	Body   Expr
}

// Let is (\let T x = e; Body): each variable is seen by those behind it.
type Let struct {
	Loc
	Vars []*LocalVar
	Body Expr
}

// Result is \result.
type Result struct{ Loc }

// Reach is \reach(X[, Type[, fields]]): Fields is nil when none are given.
type Reach struct {
	Loc
	X      Expr
	Type   TypeExpr
	Fields []Expr // Idents or Selects that name fields
}

// Old is \old(X[, Label]), \past(X[, Label]), \pre(X), or KeY's \before(X). The Label of
// JML itself, such as \LoopInit, has its backslash where it is written.
type Old struct {
	Loc
	Pre    bool
	Before bool
	X      Expr
	Label  *Name
}

// JMLCall is any other JML function: \fresh, \nonnullelements, \typeof, \type,
// \elemtype, \not_modified, \lockset, \is_initialized, \invariant_for, …
// Type arguments stand in Types, sets of locations (of \locset, \not_modified, …) in
// Locs. Of x.\inv, Args is x; of \lbl, its label and expression.
type JMLCall struct {
	Loc
	Name  string
	Args  []Expr
	Types []TypeExpr
	Locs  []*StoreRef
	// Methods are names of methods as they are written: m, this.m, T.m, m(int), new T.
	Methods []string
}

// SetComp is JML's set comprehension: new JMLObjectSet {T x | p}.
type SetComp struct {
	Loc
	Type TypeExpr
	Var  *QuantVar
	X    Expr
}

// Informal is JML's informal predicate (* … *).
type Informal struct {
	Loc
	Text string
}

// TypeName is a primitive or array type in expression position (int.class and
// int[]::new are ClassLit and MethodRef; this is JML's \type argument).
type TypeName struct {
	Loc
	Type TypeExpr
}

func (*Literal) expr()        {}
func (*Ident) expr()          {}
func (*Paren) expr()          {}
func (*This) expr()           {}
func (*SuperRef) expr()       {}
func (*Select) expr()         {}
func (*Index) expr()          {}
func (*Each) expr()           {}
func (*Call) expr()           {}
func (*New) expr()            {}
func (*NewArray) expr()       {}
func (*ArrayLit) expr()       {}
func (*Unary) expr()          {}
func (*IncDec) expr()         {}
func (*Binary) expr()         {}
func (*Chain) expr()          {}
func (*Assign) expr()         {}
func (*Cond) expr()           {}
func (*InstanceOf) expr()     {}
func (*Pattern) expr()        {}
func (*Cast) expr()           {}
func (*Lambda) expr()         {}
func (*MethodRef) expr()      {}
func (*ClassLit) expr()       {}
func (*SwitchExpr) expr()     {}
func (*Quantified) expr()     {}
func (*Result) expr()         {}
func (*Reach) expr()          {}
func (*Old) expr()            {}
func (*Let) expr()            {}
func (*JMLCall) expr()        {}
func (*SetComp) expr()        {}
func (*Informal) expr()       {}
func (*TypeName) expr()       {}
func (*AnnotationExpr) expr() {}

// Unparen is an expression without the parentheses around it.
func Unparen(e Expr) Expr {
	for {
		p, ok := e.(*Paren)
		if !ok {
			return e
		}
		e = p.X
	}
}

// IsNull reports whether an expression is the literal null, in parentheses or not.
func IsNull(e Expr) bool {
	l, ok := Unparen(e).(*Literal)
	return ok && l.Kind == NullLit
}
