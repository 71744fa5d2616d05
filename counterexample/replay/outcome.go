package replay

import (
	"fmt"
	"strings"

	"inspect/java/heap"
	"inspect/java/source"
	"inspect/java/types"
)

// Kind is a property kind in the words of DESIGN section 3.
type Kind string

// The property kinds that an execution can violate.
const (
	Precondition  Kind = "precondition" // of a callee: see Config.Demand
	Postcondition Kind = "postcondition"
	Signals       Kind = "signals"
	SignalsOnly   Kind = "signals-only"
	Invariant     Kind = "invariant"
	Constraint    Kind = "constraint"
	Initially     Kind = "initially"
	Frame         Kind = "assignable"
	Assert        Kind = "assert"
	Null          Kind = "null"
	ArrayIndex    Kind = "array-index"
	ArrayLength   Kind = "array-length"
	ArrayStore    Kind = "array-store"
	Cast          Kind = "cast"
	Arithmetic    Kind = "arithmetic"
	Overflow      Kind = "overflow"
	Exception     Kind = "exception"
	Decreases     Kind = "decreases"
	LoopInvariant Kind = "loop-invariant"
	Readable      Kind = "readable"
	Writable      Kind = "writable"
)

// Outcome of one execution. Exactly one of these is the case: it was not
// admitted, it was cut off, or it ended (then Violations may be empty: the
// contract is kept). A violated assertion ends it, too. Where a clause of the
// contract is cut off, Violations are those found before.
type Outcome struct {
	// Allowed reports whether the pre-state satisfies nullity, invariants and the
	// precondition of a specification case, and every assumption on the way. If
	// not, Why is the clause that fails and WhyText says what it is.
	Allowed bool
	Why     source.Span
	WhyText string
	// Cases reports of each case of the contract whether its preconditions hold.
	Cases []bool
	// QueryResults tells which of the conditions of Config.Queries hold before the call; one that
	// cannot be evaluated counts as holding.
	QueryResults []bool
	// CutOff is the bound that ended the execution.
	CutOff *CutOff
	// Violation is the first of Violations, nil: none.
	Violation  *Violation
	Violations []*Violation
	// Result of a method that returned a value; Thrown what left it instead.
	Result *heap.Value
	Thrown *heap.Object
	// Post is the state at the end: its first objects are those of the
	// pre-state in their order, then those created. The roots have the values
	// that the parameters had at entry.
	Post  *heap.State
	Steps []Step
	Reads []*Read // the values from outside, in order
	// Arbitrary names what the execution reads that has any value, since its initialiser is not
	// followed: static final fields (Config.AnyValue), and enum constants for what is in them.
	Arbitrary []string
	Unknown   []*UnknownCall // the methods called of which nobody knows what they execute
	Left      []Left         // what the execution has met that is left open
}

// CutOff is a place where a bound ended an execution: loop, recursion,
// array-length, or specification for one of them inside a specification.
type CutOff struct {
	Kind  string
	Span  source.Span
	Bound int
}

func (c *CutOff) String() string { return fmt.Sprintf("%s: %s bound %d", c.Span, c.Kind, c.Bound) }

// Violation is a property that an execution breaks.
type Violation struct {
	Kind    Kind
	Span    source.Span // of the clause, or the expression whose run-time check failed
	Message string
	Detail  *Detail // nil: nothing to add
	Thrown  string  // the exception that leaves the method although it must not, as reports name it
}

func (v *Violation) String() string {
	s := fmt.Sprintf("%s: %s: %s", v.Span, v.Kind, v.Message)
	if v.Detail != nil {
		s += "\n" + v.Detail.String()
	}
	return s
}

// Named is a value with the text that names it.
type Named struct {
	Name  string
	Value heap.Value
}

// oneLine joins a text of several lines, without the margins that annotations
// may have.
func oneLine(s string) string { return source.OneLine(s) }

// StepKind says what a Step is.
type StepKind string

// The kinds of steps.
const (
	Statement StepKind = "statement"
	Branch    StepKind = "branch" // a condition: Taken is its value
	Enter     StepKind = "enter"  // a call of Method begins
	Leave     StepKind = "leave"
)

// Step is one executed piece of source.
type Step struct {
	Kind      StepKind
	Span      source.Span
	Depth     int // of calls; 0: the checked method
	Iteration int // of the innermost loop around it in its activation, 0: none
	Method    *types.Method
	Taken     bool
	Changes   []Change
	Values    []Part // of a branch, with Config.Conditions: the parts of its condition
}

// Change is a location that a step set. Object is nil for variables and static
// fields.
type Change struct {
	Object *heap.Object
	Name   string // a variable, field, "[i]" for an element, \result
	Value  heap.Value
}

func (c Change) String() string {
	switch {
	case c.Object == nil:
		return c.Name + " = " + c.Value.String()
	case strings.HasPrefix(c.Name, "["):
		return c.Object.Label() + c.Name + " = " + c.Value.String()
	}
	return c.Object.Label() + "." + c.Name + " = " + c.Value.String()
}
