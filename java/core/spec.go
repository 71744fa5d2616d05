package core

import (
	"slices"
	"strings"

	"inspect/java/ast"
	"inspect/java/types"
)

// Quantified is a JML quantifier: Kind is \forall, \exists, \sum, \product, \min,
// \max or \num_of. Range nil: none.
type Quantified struct {
	Typed
	Kind  string
	Vars  []*Bound
	Range Expr
	Body  Expr
}

// Bound is a bound variable.
type Bound struct {
	Loc
	Var *types.Var
}

// Result is \result.
type Result struct{ Typed }

// Old is X in the state before, or, unless At is nil, in the last state that a Mark noted.
type Old struct {
	Typed
	X  Expr
	At *State
}

// State stands for the states that a Mark notes, of each activation the last one.
type State struct{ Name string }

// Reach is the set of objects that X leads to along Fields, of type Of unless that
// is nil. Unless the fields are Named, elements of arrays are followed too.
type Reach struct {
	Typed
	X      Expr
	Of     types.Type
	Fields []*types.Field
	Named  bool
}

// Where is Body with Var for the value of Init in it. Var does not stand inside \old.
type Where struct {
	Typed
	Var  *Bound
	Init Expr
	Body Expr
}

// Chosen is a value of which Is, a predicate over the variable Value, holds: the value of X,
// or where that is nil, the one that the hidden field holds of `this`, if it is not static.
// The hidden field holds one of which Is holds, if there is any; else, and where Is does
// not hold of X, the value is undefined. With Args it is what a method without a body gives
// for them in the state that the hidden field tells.
type Chosen struct {
	Typed
	X     Expr
	Field *types.Field
	Args  []Expr
	Value *Bound
	Is    Expr
}

// Did tells what the method did up to here. Name is JML's word: of what existed before it,
// it assigned nothing but Locs (\only_assigned), assigned none of Locs (\not_assigned), or
// read nothing but Locs (\only_accessed); or it called no methods but Methods and those
// that override them (\only_called). Locs are locations of the state before.
type Did struct {
	Typed
	Name    string
	Locs    []*Location
	Methods []*types.Method
}

// Fresh reports whether X is an object that did not exist in the state before, or, unless At
// is nil, in the last state that a Mark noted.
type Fresh struct {
	Typed
	X  Expr
	At *State
}

// TypeIs reports whether the class or array type of the object X is just Of, or, with Sub,
// Of or a subtype. It is undefined for null.
type TypeIs struct {
	Typed
	X   Expr
	Of  types.Type
	Sub bool
}

// SameType reports whether the objects X and Y are of one class or array type. It is
// undefined where one is null.
type SameType struct {
	Typed
	X, Y Expr
}

// SetCall is a method of the set of objects X.
type SetCall struct {
	Typed
	Op   types.SetOp
	X    Expr
	Args []Expr
}

// ClauseKind says what a clause states.
type ClauseKind = ast.ClauseKind

// The clauses that have a meaning.
const (
	Requires      = ast.Requires
	Ensures       = ast.Ensures
	Signals       = ast.Signals
	SignalsOnly   = ast.SignalsOnly
	Assignable    = ast.Assignable
	Invariant     = ast.Invariant
	Constraint    = ast.Constraint
	Initially     = ast.Initially
	Axiom         = ast.Axiom
	LoopInvariant = ast.LoopInvariant
	Decreases     = ast.Decreases
	LoopModifies  = ast.LoopModifies
	Breaks        = ast.Breaks
	Continues     = ast.Continues
	Returns       = ast.Returns
	CheckThat     = ast.Assert
	AssumeThat    = ast.Assume
	Unreachable   = ast.Unreachable
	Reachable     = ast.Reachable // some execution comes here
	Halt          = ast.Halt      // nothing is asked of executions that come here
	SetGhost      = ast.Set       // X is an Assign to a ghost variable or field
)

// Clause is one clause of a specification: of a method, class, loop, or an
// annotation in a body.
type Clause struct {
	Loc
	Kind        ClauseKind
	Redundantly bool
	Free        bool // assumed only
	Static      bool // of an invariant or constraint
	// Binds reports, of a constraint, whether a method must respect it.
	Binds func(*types.Method) bool
	// X is the predicate or measure; nil where nothing is said: not given,
	// \not_specified, or \same.
	X    Expr
	Same bool
	// More are the further parts of a lexicographic measure, and When the condition under
	// which one of a method counts; nil: always.
	More []Expr
	When Expr
	// Exception and ExceptionVar are those of signals (nil: any; not named),
	// Exceptions those of signals_only.
	Exception    *types.Class
	ExceptionVar *types.Var
	Exceptions   []*types.Class
	Locs         []*Location // of assignable
	Target       Stmt        // of breaks and continues: what the jump leads to, as of a Break or Continue
}

// Measure are the parts of a measure; none where nothing is said.
func (c *Clause) Measure() []Expr {
	if c.X == nil {
		return nil
	}
	return append([]Expr{c.X}, c.More...)
}

// Text is the clause as it is written, or, where an annotation of Java says it, as it would
// be.
func (c *Clause) Text() string {
	at := c.Span()
	text := at.Text()
	if text != "" && at.Start > 0 && at.File.Text[at.Start-1] == '"' {
		return string(c.Kind) + " " + strings.ReplaceAll(text, `\\`, `\`)
	}
	return text
}

// Location is a set of locations of an assignable clause: nothing, everything, the
// variable X, the fields of X, or elements of X, of each of its variables' indices. Strict
// is that of \strictly_nothing.
type Location struct {
	Loc
	Nothing, Everything bool
	Strict              bool
	X                   Expr // a Field, StaticField or Elem, or what Fields and Elements are of
	Fields              bool
	Elements            bool
	Lo, Hi              Expr      // of a range of elements
	ForAll              []*ForAll // each behind those that it depends on
	// In and Out are sets in all of which a location must be, and in none of which it may be,
	// to be one of these. Those of frames have none.
	In, Out [][]*Location
}

// IsStrict reports whether frame clauses let no object be created: they say \strictly_nothing
// and no more.
func IsStrict(clauses []*Clause) bool {
	strict := false
	for _, c := range clauses {
		for _, l := range c.Locs {
			if strict = l.Strict; !strict {
				return false
			}
		}
	}
	return strict
}

// Behavior is the kind of a specification case.
type Behavior = ast.Behavior

// The behaviours.
const (
	Lightweight         = ast.Lightweight
	GeneralBehavior     = ast.GeneralBehavior
	NormalBehavior      = ast.NormalBehavior
	ExceptionalBehavior = ast.ExceptionalBehavior
	ReturnBehavior      = ast.ReturnBehavior
	BreakBehavior       = ast.BreakBehavior
	ContinueBehavior    = ast.ContinueBehavior
)

// Contract is a method's specification, inherited cases included.
type Contract struct {
	Method *types.Method
	Cases  []*SpecCase
}

// SpecCase is one case of a contract. Its clauses name the parameters of Of, at
// which it was written; of a Refined, Of is nil. From is nil where there is no
// specification at all.
type SpecCase struct {
	Loc
	Of          *types.Method
	Behavior    Behavior
	Unwritten   bool // of a method that has no contract but this: see types.Exceptions.Open
	Olds        []*Let
	Requires    []*Clause
	Ensures     []*Clause
	Signals     []*Clause
	SignalsOnly []*Clause
	Assignable  []*Clause
	Measures    []*Clause // measured_by
	Diverges    []*Clause
	Jumps       []*Clause // breaks, continues and returns, of the contract of a statement
	Free        []*Clause // requires, ensures, signals and assignable clauses that are assumed only
}

// Body is the code of a method. That of a constructor calls another one, by Call (nil: that
// of Object), behind what stands in front of the call, First; then, unless that is one of its
// own class, come the initialisers of the class, Init; then Stmts.
type Body struct {
	Loc
	Method *types.Method
	First  []Stmt
	Call   *Construct
	Init   []Stmt
	Stmts  []Stmt
}

// Code is all that the body does, in order.
func (b *Body) Code() []Stmt {
	all := slices.Clone(b.First)
	if b.Call != nil {
		all = append(all, b.Call)
	}
	return append(append(all, b.Init...), b.Stmts...)
}
