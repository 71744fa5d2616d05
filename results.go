package inspect

import (
	"inspect/java/bounds"
	"inspect/report"
	"inspect/report/gate"
	"inspect/verify"
)

// What a run gives. All of it is plain data, with the names of the JSON document.
type (
	// Report is everything that a run has to say: results, diagnostics, and what was not checked.
	Report = report.Document
	// Result is the outcome for one method: its place, its verdict, and what belongs to that.
	Result = report.Result
	// Property is one thing that was checked in a method, with its place.
	Property = report.Property
	// Need is a condition that the callers of a method have to see to, as a clause.
	Need = report.Need
	// CutOff is a place where a bound ended executions that could have gone on.
	CutOff = report.CutOff
	// Remedy is what to do about a result: a flag, or what to write.
	Remedy = report.Remedy
	// Seconds of wall-clock time, by stage.
	Seconds = report.Seconds
	// UsedBounds are the bounds that a result is within.
	UsedBounds = report.Bounds
	// Diagnostic is what is to be said of the input or the run.
	Diagnostic = report.Diagnostic
	// Place is a position with the text that stands there; lines and columns begin at 1.
	Place = report.Place
)

// A counterexample and its parts.
type (
	// Counterexample is an execution that breaks a property: heap and arguments before it, calls
	// that make these, its steps, how it ended, and the heap after it.
	Counterexample = report.Counterexample
	// State is a heap: all objects that exist, and the static fields.
	State = report.State
	// Object is one object or array. References to it are values that read as its name: Node#1.
	Object = report.Object
	// NamedValue is a variable or field with its value: a literal of Java, null, or the name of an
	// Object.
	NamedValue = report.NamedValue
	// Step is one step of an execution, with what it changed.
	Step = report.Step
	// Outcome says how an execution ended.
	Outcome = report.Outcome
	// Because explains the broken clause by the values of its parts.
	Because = report.Because
	// Part is a subexpression with its value.
	Part = report.Part
)

// Verdict of a method, or status of a property in it.
type Verdict = report.Verdict

// The verdicts. Unknown and Unreachable are of properties only.
const (
	Holds        = report.Holds
	Nothing      = report.Nothing
	Violated     = report.Violated
	Needs        = report.Needs
	Vacuous      = report.Vacuous
	Inconclusive = report.Inconclusive
	Unsupported  = report.Unsupported
	Failed       = report.Failed
	Unknown      = report.Unknown
	Unreachable  = report.Unreachable
)

// Bounds of a check. In Options a number that is zero means the default, and None zero.
type Bounds = bounds.Bounds

// None as a number of Bounds means zero.
const None = bounds.None

// Progress is a sign of what is going on: a method and its stage.
type Progress = verify.Event

// Policy says which findings fail a run, and which are known.
type Policy = gate.Policy

// Dump asks for what a stage makes of a method, as text.
type Dump = verify.Dump

// Listing are the methods that would be checked.
type Listing = verify.List

// Comparison are the answers of several encodings and backends.
type Comparison = verify.Comparison
