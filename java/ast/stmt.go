package ast

// Stmt is a statement or a local declaration.
type Stmt interface {
	Node
	stmt()
}

// Block is `{ … }`.
type Block struct {
	Loc
	Stmts []Stmt
}

// LocalVar declares one local variable; `int a, b;` gives two. JML ghost
// locals have the modifier ghost.
type LocalVar struct {
	Loc
	Modifiers *Modifiers
	Type      TypeExpr
	Name      *Name
	Init      Expr
	JML       bool
}

// LocalClass declares a local class, interface, enum or record.
type LocalClass struct {
	Loc
	Decl *ClassDecl
}

// Labeled is `Label: Body`.
type Labeled struct {
	Loc
	Label *Name
	Body  Stmt
}

// If is a conditional statement. Else may be nil.
type If struct {
	Loc
	Cond       Expr
	Then, Else Stmt
}

// While is a while loop.
type While struct {
	Loc
	Spec *LoopSpec
	Cond Expr
	Body Stmt
}

// DoWhile is a do loop.
type DoWhile struct {
	Loc
	Spec *LoopSpec
	Body Stmt
	Cond Expr
}

// For is a basic for loop. Init holds LocalVars or ExprStmts; Cond may be nil.
type For struct {
	Loc
	Spec   *LoopSpec
	Init   []Stmt
	Cond   Expr
	Update []Expr
	Body   Stmt
}

// ForEach is an enhanced for loop.
type ForEach struct {
	Loc
	Spec *LoopSpec
	Var  *LocalVar
	X    Expr
	Body Stmt
}

// Return returns, with X nil from a void method.
type Return struct {
	Loc
	X Expr
}

// Throw throws X.
type Throw struct {
	Loc
	X Expr
}

// Break leaves the loop, switch or labelled statement.
type Break struct {
	Loc
	Label *Name
}

// Continue goes on with the next iteration.
type Continue struct {
	Loc
	Label *Name
}

// Yield gives the value of a switch expression.
type Yield struct {
	Loc
	X Expr
}

// AssertStmt is Java's assert.
type AssertStmt struct {
	Loc
	Cond, Message Expr
}

// Synchronized is a synchronized statement.
type Synchronized struct {
	Loc
	Lock Expr
	Body *Block
}

// Try is a try statement in every form. Resources are LocalVars or ExprStmts.
type Try struct {
	Loc
	Resources []Stmt
	Body      *Block
	Catches   []*Catch
	Finally   *Block
}

// Catch is one catch clause; the parameter's type may be a UnionType.
type Catch struct {
	Loc
	Param *Param
	Body  *Block
}

// Switch is a switch statement.
type Switch struct {
	Loc
	X     Expr
	Cases []*Case
}

// Case is one `case …:` group or `case … ->` rule. Labels is empty for a
// plain default. With Arrow, Body has one statement: an ExprStmt, Block or Throw.
type Case struct {
	Loc
	Labels  []Expr
	Default bool
	Arrow   bool
	Body    []Stmt
}

// ExprStmt is an expression as a statement.
type ExprStmt struct {
	Loc
	X Expr
}

// ConstructorCall is the statement of a constructor's body that calls another constructor, and
// its place there. What stands in front of it is executed before it (JLS 8.8.7). nil, -1:
// there is none.
func ConstructorCall(body *Block) (*CtorCall, int) {
	if body != nil {
		for i, s := range body.Stmts {
			if c, ok := s.(*CtorCall); ok {
				return c, i
			}
		}
	}
	return nil, -1
}

// CtorCall is `this(…)` or `super(…)`, possibly qualified by Outer.
type CtorCall struct {
	Loc
	Outer    Expr
	TypeArgs []TypeExpr
	Super    bool
	Args     []Expr
}

// Empty is `;`.
type Empty struct{ Loc }

// JMLStmt is an annotation that stands as a statement: assert, assume, set,
// unreachable, …
type JMLStmt struct {
	Loc
	Clause *Clause
}

// SpecStmt is Body under a specification of its own: the statement behind it, or the
// statements between `begin` and `end`. Without any it stands in front of nothing.
// Declarations in Body are in scope behind it.
type SpecStmt struct {
	Loc
	Spec *MethodSpec
	Body []Stmt
}

// Only is the statement that a specification in front of one statement is of, behind its
// labels and further specifications; the specification itself where it is of several.
func (s *SpecStmt) Only() Stmt {
	if len(s.Body) != 1 {
		return s
	}
	b := s.Body[0]
	for {
		switch x := b.(type) {
		case *Labeled:
			b = x.Body
		case *SpecStmt:
			return x.Only()
		default:
			return b
		}
	}
}

func (*Block) stmt()        {}
func (*LocalVar) stmt()     {}
func (*LocalClass) stmt()   {}
func (*Labeled) stmt()      {}
func (*If) stmt()           {}
func (*While) stmt()        {}
func (*DoWhile) stmt()      {}
func (*For) stmt()          {}
func (*ForEach) stmt()      {}
func (*Return) stmt()       {}
func (*Throw) stmt()        {}
func (*Break) stmt()        {}
func (*Continue) stmt()     {}
func (*Yield) stmt()        {}
func (*AssertStmt) stmt()   {}
func (*Synchronized) stmt() {}
func (*Try) stmt()          {}
func (*Switch) stmt()       {}
func (*ExprStmt) stmt()     {}
func (*CtorCall) stmt()     {}
func (*Empty) stmt()        {}
func (*JMLStmt) stmt()      {}
func (*SpecStmt) stmt()     {}

// Unlabeled is a statement behind its labels.
func Unlabeled(s Stmt) Stmt {
	for {
		x, ok := s.(*Labeled)
		if !ok {
			return s
		}
		s = x.Body
	}
}

// SpecOf is where a loop keeps its specification; nil: it is no loop.
func SpecOf(s Stmt) **LoopSpec {
	switch x := s.(type) {
	case *While:
		return &x.Spec
	case *DoWhile:
		return &x.Spec
	case *For:
		return &x.Spec
	case *ForEach:
		return &x.Spec
	}
	return nil
}
