package verify

import (
	"context"
	"io"
	"time"

	"inspect/cfg"
	"inspect/counterexample/reproduce"
	"inspect/java/types"
	"inspect/parse"
	"inspect/report"
	"inspect/report/gate"
	"inspect/smtlib"
	"inspect/verify/decide"
	"inspect/verify/load"
)

// Config of a run. Its zero value checks nothing, but works.
type Config struct {
	Paths []string // files and folders
	// Texts, by the names of their files, count in the place of what the disk has.
	Texts map[string]string
	// Excluded, unless nil, reports whether the methods of a file are left out. The file is read
	// all the same, since others need its classes; its errors are notes.
	Excluded   func(file string) bool
	Methods    []string // as --method takes them; empty: everything with something to check
	Laws       bool     // instead of methods, check the laws of equals, hashCode, compareTo and compare
	SourcePath []string // folders searched for further classes
	SpecPath   []string // folders searched for files of specifications
	// ChangedSince, unless empty, is a revision of git: only methods are checked that
	// what changed since then may concern. What changed in the files ChangedBeside
	// concerns all.
	ChangedSince string
	// Callers, unless there are none, are the files whose classes alone the calls before a method are of: they
	// come to all others through these.
	Callers       []string
	ChangedBeside []string
	ClassPath     []string // folders, archives, and folder/* for all archives of a folder, with class files
	Library       string   // models (or empty): classes of java.util are those embedded; jdk: the JDK's own, where its sources are there
	Modules       string   // lib/modules of a JDK; empty: there is none, and NoModules says why
	NoModules     string

	// Gate, unless nil, judges the findings; the suppressions of the sources are added.
	Gate *gate.Policy

	// Sections change the configuration for some of the methods: a later one what an
	// earlier one made of it.
	Sections []Section

	Bounds            cfg.Bounds
	NullableByDefault bool
	Private           bool                // check private methods without a contract by themselves, too
	Nullness          string              // auto (or empty), jml or plain: see types.Config
	Keys              []string            // see parse.Reading
	NoNullElements    bool                // see types.Config
	AnyOrder          bool                // see types.Config
	Implementations   map[string][]string // see types.Config
	ReceiverOnly      bool                // invariants of the receiver only
	Exceptions        types.Exceptions    // that may leave methods whose contracts do not admit them
	Throws            types.Throws        // what a throws clause admits
	Calls             string
	UnknownCalls      string // refuse, havoc: a call without a body is taken for anything, or auto (or empty): havoc in methods that nobody specified; infer: auto, with inferClasses
	Loops             string // auto (or empty), unwind or invariant
	Statics           string
	States            string // any (or empty), or reachable: see ReachableStates
	Needs             string // off (or empty), or NeedsOn
	CallsBefore       int    // of sequences, before the last call
	Conflicts         int    // of a solver, on one question; 0: any number
	SpecMath          string
	SafeCode          bool // code without modifiers is to have no overflow
	OverflowChosen    bool // somebody chose that, or the opposite: no result advises it

	// Attempts are run side by side; the first answer wins. Beside the ground
	// encoding the quantified one works in slices only.
	Attempts []decide.Attempt
	// Side attempts join in for the questions behind a "holds": can the method
	// run to an end at all, and do the bounds cut anything off? Those are mostly
	// satisfiable, which the quantified encoding is poor at.
	Side    []decide.Attempt
	Timeout time.Duration // per method; 0: none
	Budget  time.Duration // of the whole run; 0: none. Short methods come first
	Jobs    int           // methods at a time; 0: one
	Memory  int64         // bytes that the process may hold; 0: no limit of ours
	// CPUs is how many processors the methods share; 0: as many as this process may
	// use. A backend of more solvers than its method's share runs them in turns.
	CPUs int
	// SplitAfter is how long the first answer to "can any property be broken?" is
	// waited for before the properties are asked for one by one; 0: as long as is
	// good for the encoding.
	SplitAfter time.Duration
	// Refute, unless nil, helps the ground encoding to tighter bounds of the
	// pre-state.
	Refute decide.Refuter
	// Certify wants a checked proof of every unsat: a backend that answers one
	// without fails, so holds and vacuous are always certified.
	Certify bool
	All     bool // go on after the first violated property
	// Findings is how many violated properties of a method, at places of their own, are shown
	// without All; 0: one.
	Findings int
	// Counterexamples is how many different counterexamples of a property are shown at most; 0: one.
	Counterexamples int
	NoReplay        bool // do not confirm counterexamples
	// Minimize says how long a smaller counterexample is searched for: "" (or
	// default) with an effort that does not depend on the machine, off, or full.
	// Smaller, unless it has no backend, is asked for it, in the ground encoding; else
	// the first attempt by that encoding is.
	Minimize string
	Smaller  decide.Attempt

	// Reached says how long is looked for lines that no execution comes to: "" (or
	// default) for a quarter of the check's time and at least ReachAtLeast, off, or
	// full.
	Reached string

	// Model, unless nil, is the answer to the main question on the one method that is checked.
	Model *GivenModel

	// SMTOut and CNFOut, unless empty, name a file, a folder, or "-" (Out) for the
	// main question on each method, as a script and as clauses (which WriteCNF
	// writes, from a script in QF_BV); Force allows to overwrite files that inspect
	// did not write.
	SMTOut string
	// SMTNames gives each assertion of these scripts a name, and asks for the core where the answer is unsat.
	SMTNames bool
	CNFOut   string
	// HeapOut, unless empty, names a file for the drawing of a counterexample's
	// heap before and after: .dot or .svg. Several are numbered: FILE-1.svg.
	HeapOut  string
	WriteCNF func(context.Context, io.Writer, *smtlib.Script) error
	Force    bool
	// Confirm is ConfirmJVM when a JVM is to confirm the counterexamples beside
	// the interpreter. Reproducer, unless empty, is a folder for Java programs that
	// reproduce them.
	Confirm    string
	Reproducer string
	// Reproduce, unless nil, is given each counterexample as a case to reproduce,
	// by a caller that runs those of several runs in one JVM.
	Reproduce func(*report.Result, *reproduce.Case)
	Dumps     []Dump
	Check     bool // run every stage's invariants
	// Cache, unless nil, keeps final verdicts; not while files are written, dumps
	// printed, proofs checked or a JVM asked.
	Cache    *Cache
	MaxGraph int // how many edges and expressions a computation graph may have; 0: as its memory admits
	// ShallowAlways looks for a counterexample with few calls where the graph is small, too, as
	// tests do.
	ShallowAlways bool
	Out           io.Writer
	Progress      func(Event) // called from any goroutine; nil: silent
	// Opened, unless nil, is called before the first method is checked: how many there
	// are, and what is to be said of the input. Decided is given each result once it
	// is final and those of the methods before it are given; never by two goroutines
	// at once. Results that a JVM confirms or files show are final only at the end.
	Opened   func(methods int, ds []report.Diagnostic)
	Decided  func(*report.Result)
	onQuery  func() // for tests: called when a stage asks whether to stop
	round    int    // for tests: firstRound; 0: as it is
	anyState bool   // nothing is assumed of what collections and arrays hold before the call
}

// Section is a part of the configuration that is of its own for some methods. Only
// what is asked of a single method may differ: bounds but the width, and how long and
// how far is searched.
type Section struct {
	Name    string                                // as messages call it
	Applies func(method string, file string) bool // to Class.name(Types) in a file
	Apply   func(*Config)
}

// Attempt is an encoding with a backend, and Refuter helps encodings to tighter bounds.
type (
	Attempt = decide.Attempt
	Refuter = decide.Refuter
)

// Dump asks for a stage's dump for the methods whose name contains Method
// (empty: all).
type Dump struct {
	Stage  string
	Method string
}

// Event is a sign of progress.
type Event struct {
	Method string
	Stage  string
	Done   int // methods finished, or files that are read
	Total  int
	// Result of a method that is done; nil: there is none.
	Result *report.Result
	// Found is the headline of a counterexample, with the stage of that name: it is confirmed,
	// and a smaller one is looked for.
	Found string
}

// Stages of an Event that is not of a method at work: Found reports a counterexample, and Reading that
// a file is read, before it is known which methods there are.
const (
	Found   = "found"
	Reading = "reading"
)

// fileRead says how many of the files are read.
func (c *Config) fileRead(done, total int) {
	if c.Progress != nil {
		c.Progress(Event{Stage: Reading, Done: done, Total: total})
	}
}

// places are where classes are looked for.
func (c *Config) places() load.Places {
	return load.Places{SourcePath: c.SourcePath, ClassPath: c.ClassPath, Modules: c.Modules, PlatformFirst: c.Library == "jdk"}
}

// reading says how the files of the program are read.
func (c *Config) reading() parse.Reading { return parse.Reading{Keys: c.Keys} }
