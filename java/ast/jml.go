package ast

// ClauseKind is the keyword of a clause without its `_redundantly`, and with
// synonyms folded (`pre` is Requires, `post` is Ensures, `modifies` and
// `modifiable` are Assignable, `exsures` is Signals, `maintaining` is
// LoopInvariant, `decreasing` is Decreases, `check` and `hence_by` are Assert).
type ClauseKind string

// The clauses.
const (
	Requires      ClauseKind = "requires"
	Ensures       ClauseKind = "ensures"
	Signals       ClauseKind = "signals"
	SignalsOnly   ClauseKind = "signals_only"
	Assignable    ClauseKind = "assignable"
	Accessible    ClauseKind = "accessible"
	Diverges      ClauseKind = "diverges"
	MeasuredBy    ClauseKind = "measured_by"
	Breaks        ClauseKind = "breaks"
	Continues     ClauseKind = "continues"
	Returns       ClauseKind = "returns"
	Invariant     ClauseKind = "invariant"
	Constraint    ClauseKind = "constraint"
	Initially     ClauseKind = "initially"
	Represents    ClauseKind = "represents"
	Readable      ClauseKind = "readable"
	Writable      ClauseKind = "writable"
	Axiom         ClauseKind = "axiom"
	LoopInvariant ClauseKind = "loop_invariant"
	Decreases     ClauseKind = "decreases"
	LoopModifies  ClauseKind = "loop_modifies"
	Assert        ClauseKind = "assert"
	Assume        ClauseKind = "assume"
	Set           ClauseKind = "set"
	Debug         ClauseKind = "debug"
	Unreachable   ClauseKind = "unreachable"
	Reachable     ClauseKind = "reachable"
	Halt          ClauseKind = "halt"
	// BadClause stands for an annotation, or a part of one, with errors: what it says is
	// not known, so that whatever rests on it is refused. Its Text says what is wrong.
	BadClause ClauseKind = "unread"
	// BadCode stands in place of the code of a method or initialiser with errors, and
	// in its contract. Its Text says what is wrong.
	BadCode ClauseKind = "unread code"
	// BadDeclaration stands for the declaration of a ghost or model member with errors,
	// which Declares one of some names. Its Text says what is wrong.
	BadDeclaration ClauseKind = "unread declaration"
)

// Clause is one JML clause.
//
//	requires/ensures/invariant/…   X
//	signals                        Types[0], Name, X (X nil: true)
//	signals_only                   Types (empty: \nothing)
//	breaks, continues, returns     Name is the label (nil: none), X (nil: true)
//	assignable/accessible/…        Locs (a single \nothing or \everything keyword is one)
//	represents                     X is the model field, Y its value (or predicate, with SuchThat)
//	readable, writable             X is the field, Y the predicate behind `if`
//	maps                           Locs[0], and in Text the names of the data groups
//	set                            X, an assignment
//	decreases, measured_by         X and, of a lexicographic measure, More
//	assert                         Y is the message; of a measure, the condition behind `if`
//
// Same marks `\same`, NotSpecified `\not_specified` in place of a predicate.
// Keyword is the word as written. Clauses that JML has and inspect does not
// use are kept with their Keyword as Kind, and Text.
type Clause struct {
	Loc
	Kind         ClauseKind
	Keyword      *Name
	Redundantly  bool
	Modifiers    *Modifiers // of invariant, constraint, represents: static, instance, access
	X, Y         Expr
	More         []Expr
	Free         bool    // KeY's requires_free, ensures_free, assignable_free: assumed only
	Heaps        []*Name // KeY's heaps: assignable<heap>
	SuchThat     bool
	Same         bool
	NotSpecified bool
	Types        []TypeExpr
	Name         *Name
	Locs         []*StoreRef
	Text         string
	// Unread: of a clause about a field, X, no more can be read; Text says why.
	Unread   bool
	Declares *Declared // of an BadDeclaration
	// Misplaced: of an Unread one, nothing takes it where it stands, and here is what it may
	// be meant for.
	Misplaced bool
}

// Declared is what an unread declaration may declare: a field or method of one of the
// names; nil: of any.
type Declared struct {
	Method bool
	Names  []string
}

// StoreRef is a location set of an assignable clause.
//
//	Keyword  \nothing, \everything, \not_specified, \strictly_nothing or
//	         \strictly_everything (then nothing else)
//	X        a variable, field or array element expression
//	Fields   X.*     Elements X[*]     Lo, Hi  X[Lo..Hi], X[Lo..] and X[..Hi]
//
// Elements with more parts behind them, as in a[*].f and a[*][*], are an Each in X.
type StoreRef struct {
	Loc
	Keyword  string
	X        Expr // may be nil with Fields: the static fields of a named type are X.* too
	Fields   bool
	Elements bool
	Lo, Hi   Expr
}

// Nothing reports whether the location set is empty.
func (r *StoreRef) Nothing() bool {
	return r.Keyword == `\nothing` || r.Keyword == `\strictly_nothing`
}

// Behavior is the kind of a specification case.
type Behavior uint8

// The behaviours. Lightweight is a case without a behaviour keyword.
const (
	Lightweight Behavior = iota
	GeneralBehavior
	NormalBehavior
	ExceptionalBehavior
	// KeY's, of a statement that only such a jump leaves.
	ReturnBehavior
	BreakBehavior
	ContinueBehavior
)

// Jump is the kind of the clauses that speak of the jump by which alone a statement of this
// behaviour is left; "": it is none of a jump.
func (b Behavior) Jump() ClauseKind {
	switch b {
	case ReturnBehavior:
		return Returns
	case BreakBehavior:
		return Breaks
	case ContinueBehavior:
		return Continues
	}
	return ""
}

// MethodSpec is all specification in front of a method: its cases in order,
// joined by `also`. Extending is set when it begins with `also`.
type MethodSpec struct {
	Loc
	Extending bool
	// Refining is the word of the specification of a statement: refining, or KeY's
	// block_contract or loop_contract; nil: none.
	Refining *Name
	Cases    []*SpecCase
	// Implies and Examples are the cases under implies_that and for_example;
	// they are redundant and not checked.
	Implies, Examples []*SpecCase
	Unread            []*Clause
	// Params are the names of the parameters in a specification file, which may call
	// them otherwise than the source; nil: the specification stands in the source.
	Params []string
}

// SpecCase is one specification case. Nested groups `{| … also … |}` stand
// in Groups behind the clauses of the case; each group member refines the case.
type SpecCase struct {
	Loc
	Behavior  Behavior
	ModelProg *Block // model_program
	Modifiers *Modifiers
	Quants    []*QuantVar // forall
	Olds      []*LocalVar // old T x = e;
	Clauses   []*Clause
	Groups    []*SpecCase
}

// QuantVar is a bound variable, of a quantifier or of a case's `forall`.
type QuantVar struct {
	Loc
	Modifiers *Modifiers
	Type      TypeExpr
	Name      *Name
}

// ClassSpec is a class-level clause: invariant, constraint, initially,
// represents, axiom and the like.
type ClassSpec struct {
	Loc
	Clause *Clause
}

// LoopSpec is the specification in front of a loop. Contract is KeY's loop_contract: of
// what is left of the loop, wherever its condition is about to be evaluated, or that of a
// do loop its body. OfBlock: it stands in front of the block that the loop begins, and is
// of what is left of that.
type LoopSpec struct {
	Loc
	Contract *MethodSpec
	OfBlock  bool
	Clauses  []*Clause
}
