package witness

import (
	"inspect/cfg"
	"inspect/java/heap"
	"inspect/java/source"
	"inspect/java/types"
)

// Witness is one concrete execution that ends in Exit.
type Witness struct {
	Method *types.Method
	// Pre and Post are the states at the entry and where the execution ended.
	// An object that exists in both is a different *heap.Object in each, with
	// the same type and number.
	Pre, Post *heap.State
	Path      []*cfg.Edge // from the entry to the exit
	Steps     []Step
	Exit      *cfg.Edge     // the last edge of Path
	Property  *cfg.Property // broken by it; nil when the execution keeps its contract
	Outcome   Outcome
	// Long, unless nil, is the longest of the arrays, of which only the first elements are
	// given: they are too long to be written down.
	Long *Long
	// Known are the terms that describe Pre, with their values.
	Known []Known
}

// Step is one step to show.
type Step struct {
	Kind    cfg.StepKind
	Span    source.Span
	Text    string
	Depth   int
	Changes []Change
	Hidden  []Change // of the heap, by what follows up to the next step and is not shown: code of the library
}

// Change is a variable, field or element that got a value.
type Change struct {
	Name  string // "p", "Node#1.next", "int[]#1[2]"
	Value heap.Value
	// Inside is what is in a collection by then; nil: the change is none of a collection.
	Inside *[]heap.Value
	Map    bool // Inside are keys and values in turn
}

// OutcomeKind says how an execution ended.
type OutcomeKind uint8

// The outcomes.
const (
	Stopped  OutcomeKind = iota // at a failed check inside the method
	Returned                    // normally; Value holds the result, if there is one
	Threw                       // by the exception in Value
)

// Outcome of an execution.
type Outcome struct {
	Kind     OutcomeKind
	HasValue bool
	Value    heap.Value
}
