package core

import (
	"slices"

	"inspect/java/types"
)

// Block is a list of statements.
type Block struct {
	Step
	Stmts []Stmt
}

// Let declares a local variable; Init nil: without a value. Set: the statement that follows gives a
// ghost variable its first value.
type Let struct {
	Step
	Var  *types.Var
	Init Expr
	Set  bool
}

// Eval evaluates X for its effects.
type Eval struct {
	Step
	X Expr
}

// If is a conditional statement. Else may be nil.
type If struct {
	Step
	Cond       Expr
	Then, Else Stmt
}

// Loop runs Init once, then Body and Update as long as Cond holds (nil: for ever);
// with After the first run of Body is not subject to Cond. Spec are the loop's
// invariants and measures. Count, unless nil, is how many runs of Body with Update ended:
// annotations ask for it. Contract is that of what is left of the loop, wherever Cond, or
// with After Body, is about to be evaluated; nil: none. Its Body, unless nil, is what
// stands behind the loop and under the same contract. Known, unless nil, holds wherever Cond
// is about to be evaluated.
type Loop struct {
	Step
	Count    *types.Var
	Known    Expr
	Spec     []*Clause
	Contract *Refined
	Init     []Stmt
	Cond     Expr
	Update   []Expr
	Body     Stmt
	After    bool
}

// ForEach runs Body for each element of the array X, which Var then is. Count, Known and
// Contract are as those of a Loop.
type ForEach struct {
	Step
	Count    *types.Var
	Known    Expr
	Spec     []*Clause
	Contract *Refined
	Var      *Let // Init is nil
	X        Expr
	Body     Stmt
}

// Mark notes the state in which it is executed.
type Mark struct {
	Step
	State *State
}

// Refined is Body under a contract of its own. Where it begins, the preconditions of one
// of Cases must hold; what those cases state of its end must hold however it ends. State
// is where it begins; nil: nothing looks back to it.
type Refined struct {
	Step
	State *State
	Cases []*SpecCase
	Body  *Block
}

// Excepts reports whether the contract says something about exceptions that leave Body.
func (s *Refined) Excepts() bool {
	return slices.ContainsFunc(s.Cases, func(k *SpecCase) bool {
		return k.Behavior == NormalBehavior || k.Behavior.Jump() != "" || len(k.Signals)+len(k.SignalsOnly) > 0
	})
}

// Labeled is a statement with a label in front of it.
type Labeled struct {
	Step
	Label string
	Body  Stmt
}

// Break leaves Target: a Loop, ForEach, Switch or Labeled. A labelled break of a
// loop has the loop, that of another statement the outermost of its labels.
type Break struct {
	Step
	Target Stmt
}

// Continue goes on with Target, a Loop or ForEach.
type Continue struct {
	Step
	Target Stmt
}

// Return returns, with X nil from a method without result.
type Return struct {
	Step
	X Expr
}

// Throw throws X.
type Throw struct {
	Step
	X Expr
}

// Try is try, catch and finally; Finally nil: none.
type Try struct {
	Step
	Body    *Block
	Catches []*Catch
	Finally *Block
}

// Catch is a catch clause: Var becomes an exception of one of Types.
type Catch struct {
	Loc
	Var   *types.Var
	Types []types.Type
	Body  *Block
}

// Switch is a switch statement: the first case with a label equal to X, or the
// default. Groups fall through; with Arrow they end.
type Switch struct {
	Step
	X     Expr
	Cases []*Case
}

// Case is a group of a switch. Its labels are constants.
type Case struct {
	Loc
	Labels  []Expr
	Default bool
	Arrow   bool
	Body    []Stmt
}

// Assert is Java's assert. A failure counts where it stands, and nothing runs what is to be
// said of it, unless a contract names AssertionError (Program.Asserts): then it throws one
// (Program.Fails).
type Assert struct {
	Step
	Cond Expr
}

// Synchronized runs Body; Lock must not be null.
type Synchronized struct {
	Step
	Lock Expr
	Body *Block
}

// Construct is this(…), super(…), or a super() that is not written (Implicit), in a
// constructor. Given are fields of the superclass.
type Construct struct {
	Step
	Method   *types.Method
	Given    []*Given
	Super    bool
	Implicit bool
	VarArgs  bool
	Args     []Expr
}

// FieldInit gives a field of `this` its first value.
type FieldInit struct {
	Step
	Field *types.Field
	X     Expr
}

// Annotation is JML's assert, assume, unreachable or reachable.
type Annotation struct {
	Step
	Clause *Clause
}
