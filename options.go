package inspect

import (
	"io"
	"time"
)

// Options say what is checked, and how. The zero value of a field means what the command does
// without the flag; the name of that stands behind the field where they differ. A word is one of
// those that `inspect check --help-all` lists for the flag. Files and folders are relative to the
// current folder.
type Options struct {
	// Paths are .java files, and folders, which stand for all .java files below them but tests.
	// There must be one.
	Paths []string
	// Texts, by the paths of their files, count in the place of what the disk has: what an editor
	// holds and has not saved.
	Texts map[string]string
	// Methods are those to check, as CLASS.NAME(TYPES), or CLASS.NAME for all of the name; none:
	// all with something to check.
	Methods []string
	// Laws: instead of methods, the laws of equals, hashCode, compareTo and compare are checked,
	// class by class.
	Laws bool
	// Exclude and Include are patterns of files, src/gen/** or *Test.java: methods in files that
	// match the first, or where there are some of the second, none of these, are not checked.
	Exclude, Include []string
	// ChangedSince, unless empty, is a revision of git: only what a change since then may concern
	// is checked. A change of a file of ChangedBeside concerns all.
	ChangedSince  string
	ChangedBeside []string
	// Callers, unless there are none, are the files whose classes alone the calls before a method are of: these
	// come to all others through them.
	Callers []string
	Private bool // check methods without a contract that are not public by themselves, too

	SourcePath []string // folders that are searched for further classes
	SpecPath   []string // folders that are searched for specifications, package/Class.jml
	ClassPath  []string // folders and archives with class files; nil: those of CLASSPATH
	Library    string   // word; where the code of java.util comes from
	Keys       []string // of conditional annotations that are enabled

	Bounds Bounds

	// What specifications and programs mean. Dialect, unless empty, is one of Dialects, and sets
	// what is not set.
	Dialect           string
	Nullness          string // word
	NullableByDefault bool
	NoNullElements    bool                // --inputs no-nulls
	AnyOrder          bool                // --inputs any-order
	Implementations   map[string][]string // by a type, the classes of its objects before the call
	Invariants        string              // word
	RuntimeExceptions string              // word
	Throws            string              // word
	Calls             string              // word
	UnknownCalls      string              // word
	Loops             string              // word
	Statics           string              // word
	States            string              // word
	Needs             string              // word
	CallsBefore       int                 // at most; 0: the default, negative: none
	Overflow          string              // word
	SpecMath          string              // word

	// Who decides, and for how long.
	Encoding  string        // word
	Backend   string        // auto (or empty), z3, sat, none, or the command line of an SMT-LIB solver
	SATSolver string        // word
	Reach     string        // word
	Floats    string        // word
	Certify   bool          // every unsat has a proof that is checked
	Timeout   time.Duration // for each method; 0: a minute, negative: none
	Budget    time.Duration // for the whole run; 0: none
	Jobs      int           // methods at a time; 0: as many as processors and memory allow
	Memory    int64         // bytes that the process may hold; 0: four fifths of what is there, negative: no limit
	Minimize  string        // off, default or full: the effort for smaller counterexamples
	Reached   string        // off, default or full: the effort for lines that no execution comes to
	Findings  int           // broken properties of a method that are shown; 0: three
	// Counterexamples are those of one property that are shown at most; 0: one.
	Counterexamples int
	AllProperties   bool // every broken property is looked for
	// Cache, unless empty, is a folder that keeps final verdicts for the same sources and options.
	// The command has one without being asked (UserCache).
	Cache string

	// Sections change options for some of the methods: a later one what an earlier one made of
	// them.
	Sections []Section
	// Policy, unless nil, judges the findings: Report.Gate and Report.Exit are by it.
	Policy *Policy

	// Model, unless empty, is a file with what a solver printed for the script of SMTOut of one
	// method, with the same options: its model becomes the counterexample.
	Model string

	// Files that are written, beside the report.
	SMTOut     string // the scripts: a file, a folder, or "-" for Out
	SMTNames   bool   // give the assertions of the scripts names, and ask for a core where the answer is unsat
	CNFOut     string // the clauses, likewise
	HeapOut    string // drawings of heaps: FILE.dot or FILE.svg
	Reproducer string // a folder for Java programs that reproduce the counterexamples
	Force      bool   // files may be overwritten that inspect did not write
	Confirm    string // word; who confirms counterexamples
	Dumps      []Dump
	Out        io.Writer // takes dumps, and scripts that go to "-"; nil: nobody does
	Check      bool      // check the invariants of all stages, for tests of inspect

	// OnStart, unless nil, is called before the first method is checked: how many there are, and
	// what is to be said of the input.
	OnStart func(methods int, ds []Diagnostic)
	// OnResult, unless nil, is given each result as soon as it is final and those of the methods
	// before it are given; never by two goroutines at once. Results that a JVM confirms or files
	// show are final only at the end. The same results are in the report.
	OnResult func(*Result)
	// OnProgress, unless nil, is called by any goroutine with what is going on.
	OnProgress func(Progress)
}
