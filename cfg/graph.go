package cfg

import (
	"inspect/java/bounds"
	"inspect/java/core"
	"inspect/java/source"
	"inspect/java/types"
)

// CompKind is the kind of a state component.
type CompKind uint8

// The kinds of state components.
const (
	Local   CompKind = iota // a local, parameter, temporary, \result, the current exception
	Static                  // a static field
	Field                   // an instance field: a map from the objects of Class's sort to values
	Elems                   // the elements of all arrays of one sort: a map from (array, index) to values
	Counter                 // which objects of one kind exist: see Kind
)

// Component is one independent part of the state. A component's version at a
// node is the length of the longest path of modifying edges to it (0 at the
// entry); a path assigns each version at most once.
type Component struct {
	ID   int // dense per graph
	Kind CompKind
	Name string     // unique per graph, made from the Java name: "this", "i", "Node.next", "int[]", "#Node"
	Type types.Type // of the value; for Elems the element type
	Var  *types.Var
	Fld  *types.Field
	Sort *Sort // Field: the sort of its objects; Elems: that of its arrays
	Elem *Sort // Elems of references: the sort of what they refer to
	Obj  *Kind // Counter
	// Initial is what a static field, or a string constant (without Fld), holds in every
	// pre-state; nil where class initialisation does not fix that. Stays: in every state.
	Initial *ConstantValue
	Stays   bool
	Temp    bool // made by the lowering: not shown to people
	Any     bool // an input that a call gives, or what takes it: see anyobject.go
	Depth   int  // inlining depth of the activation it belongs to; 0: the checked method
	// Versions is one more than the highest version.
	Versions int
}

// Sort is one family of objects that references of one static hierarchy may
// mean: a top-level class hierarchy, or the arrays over one element sort or
// primitive type. References of different sorts are never compared. Number 0
// is null; each Kind has a range of numbers of its own.
type Sort struct {
	ID    int
	Name  string
	Kinds []*Kind // ascending ranges
	Size  int     // the highest number: objects are 1..Size
}

// Kind is a concrete class or array type together with its objects: numbers
// First..First+Pre-1 may exist in the pre-state; numbers
// First+Pre..First+Pre+Fresh-1 make room for allocations.
//
// An encoding may fill the range as a counter does (an object's number is one
// more than the last existing one) or give each allocating edge the fixed number
// First + Pre + (version of Counter at the edge's source): along one path those
// differ.
//
// Constants exist in every pre-state, whatever the bounds: they are the first
// ones, in this order.
type Kind struct {
	ID        int
	Type      types.Type // *types.Class (concrete) or *types.Array
	Sort      *Sort
	Elem      *Sort // of arrays of references: the sort of what they refer to
	First     int
	Pre       int
	Fresh     int
	Longest   int // of arrays: of those created with a length that is known, 0: none is
	Counter   *Component
	Constants []*Constant
	// Hidden kinds are of constants alone, to which only the places lead that class
	// initialisation made hold them (IsStoredBy).
	Hidden bool
	Left   bool // of those: the program may change them
	// Owner and Of are set for the arrays that the objects of the kind Owner keep in
	// the field Of, each its own; no other place of the pre-state holds them.
	Owner *Kind
	Of    *types.Field
	// Places, unless nil, are the types of the places of the pre-state that may hold
	// objects of the kind.
	Places []types.Type
	// Barred are the types of places of the pre-state that hold no objects of the kind,
	// though their types admit it: others were chosen for them.
	Barred []types.Type
	// NoLookupKey are collections that stand where an Object may since the program asks for
	// them: but not among Objects that are elements of a set or keys of a map.
	NoLookupKey bool
}

// IsArray reports whether the objects are arrays.
func (k *Kind) IsArray() bool {
	_, array := k.Type.(*types.Array)
	return array
}

// HasElementsOf reports whether c, of kind Elems, has the elements of the arrays of kind k.
func (c *Component) HasElementsOf(k *Kind) bool {
	a, array := k.Type.(*types.Array)
	if !array || c.Sort != k.Sort || c.Elem != k.Elem {
		return false
	}
	return c.Elem != nil || c.Type == a.Elem
}

// Last is the highest number of the kind, First-1 when it has no room at all.
func (k *Kind) Last() int { return k.First + k.Pre + k.Fresh - 1 }

// Node is a control point.
type Node struct {
	ID   int // dense, topological: every edge goes from a lower to a higher one
	In   []*Edge
	Out  []*Edge
	Span source.Span
	// Version holds, by component ID, the component's version here.
	Version []int32
}

// EdgeOp is what an edge does.
type EdgeOp uint8

// The edge operations.
const (
	// Assume lets a path pass when Cond holds (nil: always).
	Assume EdgeOp = iota
	// Assign sets Comp (Local or Static) to Value.
	Assign
	// WriteField sets field Comp of Object to Value. Object is not null.
	WriteField
	// WriteElem sets element Index of array Object to Value. Index is in range.
	WriteElem
	// Fill sets the elements of array Object, which the edge before created, of
	// Length, to Value, which is that of the element number Bound.
	Fill
	// Alloc creates an object of NewKind (arrays: of Length, not negative),
	// its fields and elements at their defaults, and sets Comp to it. It
	// modifies NewKind.Counter and Comp: contents of objects that do not exist
	// are always at their defaults.
	Alloc
	// Havoc gives Comp an arbitrary value of its type: of a Local any existing
	// object or null; of a Field or Elems the objects for which Cond (over Bound)
	// holds keep their value; of a Counter more objects may exist.
	Havoc
)

// ExitKind says what taking an edge into the exit means.
type ExitKind uint8

// The exit kinds.
const (
	NoExit    ExitKind = iota // not an edge into the exit
	End                       // the method ends and keeps its contract
	Violation                 // Property is broken
	CutOff                    // the path needs more than Cut's bound
	Evaluated                 // Property is decided here, broken or not
)

// Edge is a step from a control point to another.
type Edge struct {
	ID       int // dense
	From, To *Node
	Op       EdgeOp
	Cond     *Expr // Assume; also the condition of edges into the exit; nil: true
	Comp     *Component
	Object   *Expr
	Index    *Expr
	Value    *Expr
	NewKind  *Kind
	Length   *Expr
	Bound    *Bound // Havoc: see there
	OfNew    bool   // Havoc: only objects that came with the call at hand have other contents
	Exit     ExitKind
	Property *Property
	Cut      *Cut
	Span     source.Span // the statement or expression it comes from
	Step     StepKind
	Contract bool // Enter, Leave: of a call by contract, or one whose body is not known
	// Called is the method of a call, which code out of sight may execute, that begins
	// (Enter) or returns (Leave); nil: none does.
	Called *types.Method
	// Via is the call outside of the library whose value is that of the expression in it which
	// the edge comes from, without a step of its own; nil: there is none.
	Via     *Edge
	Early   bool    // it comes before the method: see Graph.InitializerFacts
	Hosts   []*Stmt // CutOff: the statements of the checked method that are being executed, by activation
	InSteps bool    // CutOff: it is in the calls that make the state before the method
	Beyond  *Cut    // the step goes beyond this bound, into Options.Slack
	Label   string  // for people: "x < 0", "call insert", "iteration 2"
	Depth   int     // of inlined calls; 0: the checked method
	// Frames are the components that Op leaves alone and whose version the join
	// at To raises: at To, Comp's version To has the value of version From.
	Frames []Frame
}

// Frame is one frame condition.
type Frame struct {
	Comp     *Component
	From, To int32
}

// StepKind classifies an edge for traces.
type StepKind uint8

// The step kinds.
const (
	Hidden     StepKind = iota // bookkeeping, of which only what it changes is shown
	Statement                  // a statement or a part of it with an effect
	Branch                     // a condition was decided: Cond holds
	Enter                      // an inlined call begins
	Leave                      // an inlined call ends
	Iterate                    // a loop's body begins
	Unobserved                 // gives a variable a value that no code looks at
)

// PropertyKind is one of DESIGN's property kinds, as printed.
type PropertyKind string

// The property kinds.
const (
	Precondition  PropertyKind = "precondition"
	Postcondition PropertyKind = "postcondition"
	Signals       PropertyKind = "signals"
	SignalsOnly   PropertyKind = "signals-only"
	Invariant     PropertyKind = "invariant"
	Constraint    PropertyKind = "constraint"
	Initially     PropertyKind = "initially"
	Assignable    PropertyKind = "assignable"
	Assertion     PropertyKind = "assert"
	NullDeref     PropertyKind = "null"
	ArrayIndex    PropertyKind = "array-index"
	ArrayLength   PropertyKind = "array-length"
	ArrayStore    PropertyKind = "array-store"
	CastCheck     PropertyKind = "cast"
	Arithmetic    PropertyKind = "arithmetic"
	Overflow      PropertyKind = "overflow"
	Exception     PropertyKind = "exception"
	Decreases     PropertyKind = "decreases"
	LoopInvariant PropertyKind = "loop-invariant"
	Reached       PropertyKind = "reachable" // that an execution comes to a place: no execution breaks it
	Readable      PropertyKind = "readable"
	Writable      PropertyKind = "writable"
)

// Property is something to check: one clause, or one run-time check in the
// source (all its unrolled and inlined copies together). A clause without edges
// cannot be broken; run-time checks that cannot fail are not listed.
type Property struct {
	ID      int    // dense, in source order of first appearance
	Name    string // "p.List.insert(int).postcondition.1"
	Kind    PropertyKind
	Span    source.Span
	Message string // what is wrong when it is broken
	Edges   []*Edge
	// Evaluated are edges into the exit, from the nodes where it depends on the
	// state whether the property is decided: the bounds may not suffice for it, or
	// its case may not apply. Elsewhere it is decided wherever one of Edges begins.
	Evaluated []*Edge
	// Bounded: the bounds may not suffice to decide it somewhere. Certain: somewhere
	// the translation itself found that it holds.
	Bounded, Certain bool
}

// Cut is a place where a bound can end a path: a loop, a recursive call, an
// array length.
type Cut struct {
	ID    int
	Kind  string // loop, recursion, array-length, allocation, specification, Unmeasured, Diverging, or Refused
	Span  source.Span
	Bound int // 0 for a specification, whose loops, recursions and ranges share one condition
	// Detail, unless empty, says in words what would be needed.
	Detail   string
	Property *Property // of a specification: what cannot be decided, if it is one property
	// LeftOut: no bound helps, since a model of the library does not say what happens. By is
	// the method of which a clause asks that, nil in code, where the way leads through its call.
	LeftOut bool
	By      *types.Method
	// Method is that in which a loop or a new array stands, and Sizes are the loop, or the
	// lengths: constants may decide them, beyond the limit. Decided: numbers that are known
	// here do.
	Method  *types.Method
	Sizes   []core.Node
	Decided bool
	// Callee is the method whose contract allows any number of new objects; nil: it is no
	// call by contract.
	Callee *types.Method
	// Refused is what has no translation; nil: it is a bound that ends the executions.
	Refused *source.Diagnostic
	// Nonterminating: no execution that is cut off here ever ends.
	Nonterminating bool
	Edges          []*Edge
}

// Far is the kind of a Cut at a call that Options.Shallow leaves out.
const Far = "depth"

// Refused is the kind of a Cut at which the code does what has no translation.
const Refused = "unsupported"

// Assumption is a fact of the pre-state: a precondition, an invariant, a type's
// nullity.
type Assumption struct {
	Cond *Expr // read at the entry
	Span source.Span
	Text string // the clause, or what is assumed: "this is not null"
	Kind string // requires, invariant, non_null, receiver, statics
	// Class is that of whose objects it is stated, of an invariant; else nil.
	Class *types.Class
	// Implicit: it says that something is never null, and nobody wrote so.
	Implicit bool
	// Bound: it is what the width of int says of the values of ghost fields.
	Bound bool
	// Missing: of what is said to be not null no object can exist; nil: it can.
	Missing *source.Diagnostic
}

// Open is a class or interface of the library as the type of a value that exists
// before the call. That its objects are of no other class is an assumption: what calls
// the method may know further ones, and may give an array for an Object where the method
// itself holds none as one.
type Open struct {
	Type  *types.Class
	Kinds []*Kind
	// Values are the objects that it may be, where only these are: of java.lang.Class.
	Values []*Constant
}

// Graph is the computation graph of one method under Bounds. Nodes and Edges
// are in topological order; Entry is Nodes[0], Exit the last node.
type Graph struct {
	Method     *types.Method
	Named      *types.Method // after which properties are named: see Options.Named
	Bounds     Bounds
	Places     []bounds.Place // of the bounds, those that counted for something
	Nodes      []*Node
	Edges      []*Edge
	Entry      *Node
	Exit       *Node
	Components []*Component
	Sorts      []*Sort
	Pre        []Assumption
	Properties []*Property
	Free       []*core.Clause // clauses that were assumed and that nobody checks
	Cuts       []*Cut
	// HasClosed: what is known of values closes a way in the text of the program.
	HasClosed  bool
	Exits      []*ThrowExit // out of a method without contract, as they were met
	Statements []*Stmt      // of the checked method, in source order
	loops      []source.Span
	Exprs      []*Expr
	BoundVars  []*Bound
	// Inputs are the components that the caller chooses, in declaration order:
	// this, the parameters, then the static fields that are read.
	Inputs []*Component
	// This, Result and Thrown are nil where there is none: the receiver (of a
	// constructor: the new object), the value returned, the exception that left.
	This, Result, Thrown *Component
	// Open are the types of the library that values of the pre-state have, with the
	// classes that their objects may be of.
	Open []Open
	// Excluded are the classes whose initialisation comes before the checked call and is left
	// out (Options.Steps).
	Excluded []*types.Class
	// Unknown are the calls that stand for anything, ByDefault those that stand for the
	// contract that a method has where nobody wrote one.
	Unknown, ByDefault []FirstCall
	// AnyInitial are the static final fields whose values are not known: any of their types.
	AnyInitial []*types.Field
	// Overflows are the operations of code whose results may not fit, where nothing checks that.
	Overflows []source.Span
	// ClassInits are the classes that are taken to be initialised before the call, though it may
	// be the first to use them, and what their initialisers do counts.
	ClassInits []ClassInit
	// InitializerFacts are executed before the method: they assume what initialisers say of
	// static final fields (types.World.Established).
	InitializerFacts []*types.Method
	// Narrowed are the types of the values that fields hold in the pre-state, where they are
	// narrower than the declared ones (types.World.PlaceType).
	Narrowed map[*types.Field]types.Type
	// Exact are the fields that hold objects of those types alone, and of none below
	// (types.Field.Exact).
	Exact map[*types.Field]bool
	// Stored are the types of what objects of the pre-state keep in the fields that have
	// an entry, or in the arrays there.
	Stored map[*types.Field][]types.Type
	// Missing reports the objects that the pre-state needs and that cannot exist.
	Missing []*source.Diagnostic
	// SeesAll is set when a specification quantifies over objects that need not
	// be reachable from the inputs. That the invariant of such an object can
	// depend on others that are shows in Pre.
	SeesAll bool
	// Loose is set when an invariant of the library is stated in part alone: there are more
	// states before the call than there can be.
	Loose bool
	// Normal and Exceptional are the nodes at which the method has returned or
	// thrown, before its contract is checked; nil when never reached.
	Normal, Exceptional *Node
	// SortByType leads from every reference type that occurs to its sort.
	SortByType map[types.Type]*Sort
}
