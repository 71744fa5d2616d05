package report

import (
	"encoding/json"
	"fmt"
	"io"
	"slices"
	"strings"

	"inspect/java/source"
)

// SchemaVersion of the JSON document; it grows with every change that a reader
// of the document must know of.
const SchemaVersion = 3

// Document is everything a run has to say.
type Document struct {
	SchemaVersion int          `json:"schemaVersion"`
	Tool          Tool         `json:"tool"`
	Diagnostics   []Diagnostic `json:"diagnostics"`
	Results       []*Result    `json:"results"`
	NotChecked    int          `json:"notChecked,omitempty"` // methods that an interrupt left without a result
	// NotReached is how many methods were not decided when the time for the whole run was over. Nothing
	// is said of them, so they are no findings.
	NotReached int `json:"notReached,omitempty"`
	// NotParsed is how many of the Files that were read have errors for which they, and
	// what depends on them, are not checked. Both are 0 where there is none.
	Files     int `json:"files,omitempty"`
	NotParsed int `json:"notParsed,omitempty"`
	// NoNullElements: no collection that exists before the call was taken to hold null.
	NoNullElements bool `json:"noNullElements,omitempty"`
	// ThrowsAll: throws clauses admit whatever they name, whoever raises it, and some
	// method may end so.
	ThrowsAll bool `json:"throwsAll,omitempty"`
	// FoundNowhere are the classes that are found nowhere, and of which the checks took what the program
	// uses of them.
	FoundNowhere []string `json:"foundNowhere,omitempty"`
	// WhereCalled is how many methods without a contract that are not public are checked only
	// where others call them.
	WhereCalled int     `json:"whereCalled,omitempty"`
	Laws        bool    `json:"laws,omitempty"`    // the results are of laws, not of methods
	Seconds     float64 `json:"seconds,omitempty"` // of the whole run, by the clock
	Cached      int     `json:"cached,omitempty"`  // results that were taken from the cache
	// Remedies are what the run did not look at and could: of a run whose verdicts are all plain holds.
	Remedies []Remedy `json:"remedies,omitempty"`
	Gate     *Gate    `json:"gate,omitempty"` // nil: every verdict counts
}

// Tool names the program.
type Tool struct {
	Name    string `json:"name"`
	Version string `json:"version"`
}

// Diagnostic is a source.Diagnostic as data; Line and Column are 0 without a place.
type Diagnostic struct {
	Code     string `json:"code"`
	Severity string `json:"severity"`
	File     string `json:"file,omitempty"`
	Line     int    `json:"line,omitempty"`
	Column   int    `json:"column,omitempty"`
	Message  string `json:"message"`
	Remedy   string `json:"remedy,omitempty"`

	of *source.Diagnostic
}

// NewDiagnostic converts d.
func NewDiagnostic(d *source.Diagnostic) Diagnostic {
	p := d.Span.Position()
	return Diagnostic{string(d.Code), d.Severity.String(), p.File, p.Line, p.Column, d.Message, d.Remedy, d}
}

// Place is a position with the text that stands there.
type Place struct {
	File   string `json:"file,omitempty"`
	Line   int    `json:"line,omitempty"`
	Column int    `json:"column,omitempty"`
	Text   string `json:"text,omitempty"`

	span source.Span
}

// Reason is one of a core's: a clause, a default, a condition, a bound. None of
// them can be left out, or there would be an execution.
type Reason struct {
	File   string `json:"file,omitempty"`
	Line   int    `json:"line,omitempty"`
	Column int    `json:"column,omitempty"`
	Text   string `json:"text,omitempty"`
	Bound  string `json:"bound,omitempty"`  // as it is given: --array-length 4
	Remedy string `json:"remedy,omitempty"` // what would take it away
}

// DeclareNullable is the remedy of a reason that is a default: it stands at the declaration.
const DeclareNullable = "declare it nullable if it may be null"

// NewReason is at a place.
func NewReason(s source.Span, text string) Reason {
	p := s.Position()
	return Reason{File: p.File, Line: p.Line, Column: p.Column, Text: text}
}

// NewPlace converts a span.
func NewPlace(s source.Span) Place {
	p := s.Position()
	return Place{File: p.File, Line: p.Line, Column: p.Column, Text: oneLine(s.Text()), span: s}
}

// Result is the outcome of checking one method.
type Result struct {
	Class          string          `json:"class"`
	Method         string          `json:"method"`
	File           string          `json:"file"`
	Line           int             `json:"line"`
	Column         int             `json:"column"`
	Nullness       string          `json:"nullness"` // by whose rules something may be null: jml or plain
	Verdict        Verdict         `json:"verdict"`
	Reason         string          `json:"reason"`
	Complete       bool            `json:"complete"`
	CompleteKnown  bool            `json:"completeKnown"`
	CutOff         []CutOff        `json:"cutOff"`
	Bounds         Bounds          `json:"bounds"`
	Encoding       string          `json:"encoding"`
	Backend        string          `json:"backend"`
	Seconds        Seconds         `json:"seconds"`
	Size           Size            `json:"size"`
	Properties     []Property      `json:"properties"`
	Diagnostics    []Diagnostic    `json:"diagnostics"`
	Remedies       []Remedy        `json:"remedies,omitempty"`  // of a verdict that is no plain holds
	Core           []Reason        `json:"core,omitempty"`      // of a vacuous or inconclusive verdict: the clauses and bounds that contradict each other
	Lines          *Lines          `json:"lines,omitempty"`     // of a verdict holds, unless they were left out
	Ranges         []Range         `json:"ranges,omitempty"`    // what is assumed of objects of the library's types that exist before the call
	States         *States         `json:"states,omitempty"`    // where the state before the method was to be made by calls
	Throws         []Throws        `json:"throws,omitempty"`    // the ways out of which no clause speaks
	Overflows      []Place         `json:"overflows,omitempty"` // operations on integers whose results may not fit, where that is not checked
	Needs          []Need          `json:"needs,omitempty"`     // what callers have to see to, for what else is said to count
	Certified      bool            `json:"certified,omitempty"` // every unsatisfiable answer behind the verdict has a proof that was checked
	Certificate    *Certificate    `json:"certificate,omitempty"`
	Counterexample *Counterexample `json:"counterexample,omitempty"`
	// Additional are counterexamples to the other broken properties, one for each, when
	// all properties were asked for.
	Additional []*Counterexample `json:"furtherCounterexamples,omitempty"`
}

// States says in which states a method was checked that is to start in those that calls make.
type States struct {
	// CallsBefore is how many calls came before the method's own at the most, beside those
	// that make objects.
	CallsBefore int `json:"callsBefore"`
	// CompleteInCalls: no call changes what the method reads, so that more calls before it
	// make no difference.
	CompleteInCalls bool `json:"completeInCalls"`
	// Any says why it was checked in any state all the same; empty: it was not.
	Any string `json:"any,omitempty"`
	// Found says what is broken in a state that no calls were found to make; Place is where.
	Found string `json:"found,omitempty"`
	Place *Place `json:"place,omitempty"`
	// Without names what may change what the method reads, and comes in none of the calls.
	Without []string `json:"without,omitempty"`
	// Shorter says why no more calls came before it, where that was asked for.
	Shorter string `json:"shorter,omitempty"`
}

// Show adds a counterexample.
func (r *Result) Show(c *Counterexample) {
	if r.Counterexample == nil {
		r.Counterexample = c
		return
	}
	r.Additional = append(r.Additional, c)
}

// Withdraw takes all counterexamples back.
func (r *Result) Withdraw() { r.Counterexample, r.Additional = nil, nil }

// Counterexamples are all that are shown, in order.
func (r *Result) Counterexamples() []*Counterexample {
	if r.Counterexample == nil {
		return nil
	}
	return append([]*Counterexample{r.Counterexample}, r.Additional...)
}

// AllOf are the counterexamples of a result with the others of the same properties, in order.
func AllOf(r *Result) []*Counterexample {
	var out []*Counterexample
	for _, c := range r.Counterexamples() {
		out = append(out, c.All()...)
	}
	return out
}

// All is a counterexample with the others of the same property.
func (c *Counterexample) All() []*Counterexample { return append([]*Counterexample{c}, c.Others...) }

// Lines are the statements of a method that holds: those that no execution within
// the bounds comes to.
type Lines struct {
	Known        bool   `json:"known"`      // of every statement it was decided whether an execution comes to it
	Statements   int    `json:"statements"` // of the method's own body
	NeverReached []Line `json:"neverReached"`
}

// Throws is a way out of a method that no clause speaks of: an exception that a throw
// statement raises, or a call by contract lets through, in it or in what it calls, or that
// its declaration names.
type Throws struct {
	Exception string `json:"exception"`      // its class, or the type of what is thrown
	When      string `json:"when,omitempty"` // the condition decided last before; none, where several ways lead there
	By        string `json:"by,omitempty"`   // the method of the library that throws it; none, where the program does
	// The place is that of the condition; without one, that of the statement.
	File   string `json:"file"`
	Line   int    `json:"line"`
	Column int    `json:"column"`
}

// String is the way out on one line: throws IllegalArgumentException when n < 0, or throws
// NoSuchElementException by Optional.get.
func (t Throws) String() string {
	s := "throws " + t.Exception
	if t.By != "" {
		s += " by " + t.By
	}
	if t.When != "" {
		s += " when " + t.When
	}
	return fmt.Sprintf("%s at %s:%d:%d", s, t.File, t.Line, t.Column)
}

// Range says of a class or interface of the library, as the type of what exists before
// the call, which classes the objects are of. That there are no others is an assumption:
// they are the classes given, and those of the library that the code checked creates.
// None is an array.
type Range struct {
	Type    string   `json:"type"`
	Classes []string `json:"classes"`
	// Values are the objects themselves, where only these are: of java.lang.Class.
	Values []string `json:"values,omitempty"`
}

// anyOf begins what stands in a Range for all objects of some kind, not for a class.
const anyOf = "any "

// mostRanged is how many classes of a range are named.
const mostRanged = 8

// String is the range on one line: assumes that an Object is a Leaf, Node or Object.
func (r Range) String() string {
	names, of := slices.Concat(r.Classes, r.Values), "of class "
	if len(r.Classes) == 0 {
		of = ""
	}
	var more string
	if n := len(names) - mostRanged; n > 1 {
		names, more = names[:mostRanged], fmt.Sprintf(" or one of %d more classes", n)
	}
	switch last := len(names) - 1; {
	case last < 0:
		return fmt.Sprintf("assumes that every %s is null: no class given is one", r.Type)
	case last == 0 && strings.HasPrefix(names[0], anyOf):
		return fmt.Sprintf("assumes that each %s before the call is %s", r.Type, names[0])
	case more == "" && last > 0:
		names, more = names[:last], " or "+names[last]
	}
	return fmt.Sprintf("assumes that each %s before the call is %s%s%s", r.Type, of, strings.Join(names, ", "), more)
}

// Line is a statement that no execution within the bounds comes to, with what is
// in it and what follows it in the same list.
type Line struct {
	File       string `json:"file"`
	Line       int    `json:"line"`
	Column     int    `json:"column"`
	Text       string `json:"text"`
	EndLine    int    `json:"endLine"`
	Statements int    `json:"statements"`
	// Core is what closes the way to it: clauses, conditions, bounds; none: it was
	// not found in time.
	Core []Reason `json:"core,omitempty"`
	// CutOff are bounds that cut executions off which might come to it.
	CutOff []CutOff `json:"cutOff,omitempty"`
}

// CutOff is a place where the bounds ended an execution that could have gone on.
type CutOff struct {
	Kind  string `json:"kind"`
	File  string `json:"file"`
	Line  int    `json:"line"`
	Bound int    `json:"bound"`
	// Detail says what would be needed, where kind and bound do not.
	Detail string `json:"detail,omitempty"`
	// Nonterminating: what is cut off here ends within no bounds.
	Nonterminating bool `json:"endless,omitempty"`
}

// LibraryCut is the kind of a cut-off that is no bound: a class of the library of which
// it is not known what it does.
const LibraryCut = "library"

// LettersCut is the kind of one that is a bound on texts: several letters whose upper or lower case is
// more than one char, or letters where it depends on what is around them.
const LettersCut = "letters"

// Kinds of cut-offs that are no bounds: a call by contract of a method that runs already,
// where no measure tells that such calls come to an end, and a call of a method that need
// not return.
const (
	UnmeasuredCut = "call"
	DivergingCut  = "diverges"
)

// ClassInitCut is the kind of one that cuts nothing off: executions in which the call is the
// first to use a class are left out, as what its initialisers do counts.
const ClassInitCut = "initialisation"

// Bounds of the check, as used.
type Bounds struct {
	Bits        int            `json:"bits"`
	Objects     map[string]int `json:"objects"` // "default", and by class where given
	ArrayLength int            `json:"arrayLength"`
	Unwind      int            `json:"unwind"`
	Recursion   int            `json:"recursion"`
	// StringLength is left out at its default, 4.
	StringLength *int `json:"stringLength,omitempty"`
	// CollectionSize is left out at its default, 3.
	CollectionSize *int `json:"collectionSize,omitempty"`
	// CallsBefore is how many calls on objects came before the method's own at the most; left out
	// where the state before it is not made by calls.
	CallsBefore *int         `json:"callsBefore,omitempty"`
	Constant    int          `json:"constantLimit"`
	Places      []PlaceBound `json:"places,omitempty"` // for single places and types, those that count here
	Total       bool         `json:"total,omitempty"`  // the bounds on objects limit allocation, too
}

// PlaceBound is a bound for a place or a type: unwind, recursion or array-length.
type PlaceBound struct {
	Bound string `json:"bound"`
	Place string `json:"place"`
	Value int    `json:"value"`
}

// Seconds of wall-clock time by stage.
type Seconds struct {
	Front  float64 `json:"front"`
	Encode float64 `json:"encode"`
	Solve  float64 `json:"solve"`
	Total  float64 `json:"total"`
}

// Size of the question asked.
type Size struct {
	Nodes      int `json:"nodes"` // of the computation graph
	Edges      int `json:"edges"`
	Assertions int `json:"assertions"`
	Terms      int `json:"terms"`
}

// Property is one thing that was checked.
type Property struct {
	ID      string  `json:"id"`
	Kind    string  `json:"kind"`
	File    string  `json:"file"`
	Line    int     `json:"line"`
	Column  int     `json:"column"`
	Status  Verdict `json:"status"`
	Message string  `json:"message"`
	// Core, of an unreachable property, is what contradicts each other: clauses,
	// and conditions on the way to it.
	Core []Reason `json:"core,omitempty"`
}

// Counterexample is a concrete execution that breaks a property.
type Counterexample struct {
	Status string `json:"status"` // confirmed, unconfirmed, unchecked
	Reason string `json:"reason,omitempty"`
	// RestsOn names, of an unconfirmed one, what it rests on and the call does not decide: what Java
	// leaves open, and what gives values from outside, as the clock.
	RestsOn []string `json:"restsOn,omitempty"`
	// RestsOnUnknown are the calls and static fields among these of which nobody knows what they give,
	// calls with their packages. Such a finding does not fail a run by itself.
	RestsOnUnknown []string    `json:"restsOnUnknown,omitempty"`
	Difference     *Difference `json:"difference,omitempty"` // of an unconfirmed one
	Minimized      *Minimized  `json:"minimized,omitempty"`  // nil: no smaller one was looked for
	AtJava         *AtJava     `json:"atJava,omitempty"`     // nil: it was found at Java's widths, or is not confirmed
	JVM            *JVM        `json:"jvm,omitempty"`        // nil: no JVM was asked
	Property       string      `json:"property"`
	Kind           string      `json:"kind"`
	Message        string      `json:"message"`
	Place          Place       `json:"place"`
	// Calls make the state before the method and call it, as lines of Java; empty where the
	// state is one of any.
	Calls []string `json:"calls,omitempty"`
	// ReachedBy are calls that fail so, of a counterexample in a state of any.
	ReachedBy []string `json:"reachedBy,omitempty"`
	// UnreachedBy says that no sequence of up to so many calls fails so; 0: none was looked for,
	// or one was found.
	UnreachedBy int          `json:"unreachedBy,omitempty"`
	Pre         State        `json:"pre"`
	Arguments   []NamedValue `json:"arguments"`
	Reads       []Read       `json:"reads,omitempty"` // the values from outside, in order
	Steps       []Step       `json:"steps"`
	Post        State        `json:"post"`
	Outcome     Outcome      `json:"outcome"`
	Because     *Because     `json:"because,omitempty"`
	Accepted    *Accepted    `json:"accepted,omitempty"` // nil: nobody accepts it
	// Hint is a condition before the call under which the check passes, and that is no need; empty:
	// none is known.
	Hint string `json:"hint,omitempty"`
	// NullDefault is the declaration on which it rests for what counts by default; nil: on none.
	NullDefault *NullDefault `json:"nullDefault,omitempty"`
	// Others break the same property, and differ in the path, in the shape of the objects before
	// the call, or in values.
	Others []*Counterexample `json:"others,omitempty"`
}

// Read is a call that reads a value from outside the program: a random number, the time,
// what stands on the standard input.
type Read struct {
	File  string `json:"file"`
	Line  int    `json:"line"`
	Call  string `json:"call"`           // with its arguments: Random.nextInt(10)
	Value string `json:"value"`          // a literal, or throws and an exception
	Seed  bool   `json:"seed,omitempty"` // on a JVM, a seed decides what it is
}

// Difference is where the path that the interpreter takes parts from the path of
// the model.
type Difference struct {
	Place  Place  `json:"place"`
	Model  string `json:"model"`            // what the model does there
	Run    string `json:"run"`              // what the interpreter does there
	Values []Part `json:"values,omitempty"` // of the condition there, as the interpreter has them
}

// Minimized says how far the search for the smallest counterexample came: objects
// are compared first, then the magnitude, then steps.
type Minimized struct {
	Mode      string `json:"mode"`      // default, full
	Objects   int    `json:"objects"`   // of the pre-state
	Steps     int    `json:"steps"`     // edges of the path
	Magnitude string `json:"magnitude"` // decimal: sum of the distances of the pre-state's numbers from zero
	// Least names the measures that were proved least: objects, values, steps, each
	// given the least of those before it.
	Least []string `json:"least"`
}

// JVM is what a Java virtual machine says of a counterexample.
type JVM struct {
	Status   string `json:"status"` // confirmed, unconfirmed, unavailable
	Reason   string `json:"reason,omitempty"`
	Java     string `json:"java,omitempty"`     // its version
	Observed string `json:"observed,omitempty"` // what happened
}

// Because explains the broken clause as the interpreter evaluated it: the part
// that is false or undefined, the values of the quantified variables that make it
// so, and the values of its subexpressions, by their text. Of a run-time
// exception it is the operand that is wrong.
type Because struct {
	Place       Place        `json:"place"`
	Fault       string       `json:"fault,omitempty"` // what is wrong where no predicate is: "i is 5, a has length 4"
	Undefined   string       `json:"undefined,omitempty"`
	UndefinedAt *Place       `json:"undefinedAt,omitempty"`
	Witness     []NamedValue `json:"witness,omitempty"`
	Values      []Part       `json:"values,omitempty"`
}

// Part is a subexpression with its value: a literal, null, the name of an
// object, or "undefined". Parts are in the order of reading, each below the last
// one before it of smaller depth.
type Part struct {
	Name  string `json:"name"`
	Type  string `json:"type,omitempty"`
	Value string `json:"value"`
	Depth int    `json:"depth,omitempty"`
	// Note says how the value comes about: the instance of a quantifier that
	// decides it, or what is undefined.
	Note string `json:"note,omitempty"`
}

// State is all objects that exist, and the static fields.
type State struct {
	Objects []Object     `json:"objects"`
	Statics []NamedValue `json:"statics"`
}

// Object is one object or array.
type Object struct {
	Name     string       `json:"name"` // Node#1
	Type     string       `json:"type"`
	Fresh    bool         `json:"fresh,omitempty"`
	Fields   []NamedValue `json:"fields,omitempty"`
	Elements []string     `json:"elements,omitempty"`
	Array    bool         `json:"array,omitempty"`
	// Collection: of the library; Elements are what is in it.
	Collection bool `json:"collection,omitempty"`
	// Map: a collection whose Elements are keys and values in turn.
	Map bool `json:"map,omitempty"`
	// Changed names the fields and indices whose value differs from the pre-state.
	Changed []string `json:"changed,omitempty"`
}

// NamedValue is a variable or field with its value: a literal, null, or the
// name of an object.
type NamedValue struct {
	Name  string `json:"name"`
	Type  string `json:"type,omitempty"`
	Value string `json:"value"`
}

// Step is one step of the execution.
type Step struct {
	Kind    string       `json:"kind"` // statement, branch, call, return, iteration, sequence
	File    string       `json:"file"`
	Line    int          `json:"line"`
	Depth   int          `json:"depth"`
	Text    string       `json:"text"`
	Changes []NamedValue `json:"changes,omitempty"`
	// Described: the text of a statement says what happens, and does not stand in the file: new H.
	Described bool `json:"described,omitempty"`

	nesting int    // of the iterations around the step, in all activations
	source  string // of a call: the expression
}

// Outcome says how the execution ended.
type Outcome struct {
	Kind   string `json:"kind"`           // returned, threw, stopped
	This   string `json:"this,omitempty"` // the object that a constructor was checked on
	Value  string `json:"value,omitempty"`
	Detail string `json:"detail,omitempty"`
}

// Exit is the exit code of the whole document: the most severe of its results, or of
// those of its findings that fail, and of its error diagnostics.
func (d *Document) Exit() int {
	code := ExitHolds
	for _, g := range d.Diagnostics {
		if g.Severity != source.Error.String() {
			continue
		}
		switch {
		case usageCodes[g.Code]:
			code = Worse(code, ExitUsage)
		case faultCodes[g.Code]:
			code = Worse(code, ExitFault)
		case g.Code == "budget": // nothing was decided
			code = Worse(code, ExitInconclusive)
		default:
			code = Worse(code, ExitInput)
		}
	}
	for _, r := range d.Results {
		if d.Gate == nil {
			code = Worse(code, r.Verdict.Exit())
		}
		for _, g := range r.Diagnostics {
			if usageCodes[g.Code] {
				code = Worse(code, ExitUsage)
			}
		}
	}
	if d.Gate != nil {
		code = Worse(code, d.Gate.exit())
	}
	return code
}

// usageCodes are the codes of diagnostics about the command line rather than
// the input: bounds that make no sense, outputs that may not be written.
var usageCodes = map[string]bool{"usage": true, "revision": true, "bounds": true, "output": true, "model": true}

// faultCodes are the codes of diagnostics about neither: the run itself failed.
var faultCodes = map[string]bool{"fault": true, "memory": true}

// WriteJSON writes the one JSON document, indented, with empty lists as [].
func (d *Document) WriteJSON(w io.Writer) error {
	d.normalise()
	e := json.NewEncoder(w)
	e.SetEscapeHTML(false)
	e.SetIndent("", "  ")
	return e.Encode(d)
}

func (d *Document) normalise() {
	d.SchemaVersion = SchemaVersion
	if d.Diagnostics == nil {
		d.Diagnostics = []Diagnostic{}
	}
	if d.Results == nil {
		d.Results = []*Result{}
	}
	for _, r := range d.Results {
		r.normalise()
	}
}

// normalise makes empty lists of those that are always printed.
func (r *Result) normalise() {
	if r.CutOff == nil {
		r.CutOff = []CutOff{}
	}
	if r.Properties == nil {
		r.Properties = []Property{}
	}
	if r.Lines != nil && r.Lines.NeverReached == nil {
		r.Lines.NeverReached = []Line{}
	}
	if r.Diagnostics == nil {
		r.Diagnostics = []Diagnostic{}
	}
	for _, c := range AllOf(r) {
		if c.Arguments == nil {
			c.Arguments = []NamedValue{}
		}
		if c.Steps == nil {
			c.Steps = []Step{}
		}
		if m := c.Minimized; m != nil && m.Least == nil {
			m.Least = []string{}
		}
		for _, s := range []*State{&c.Pre, &c.Post} {
			if s.Objects == nil {
				s.Objects = []Object{}
			}
			if s.Statics == nil {
				s.Statics = []NamedValue{}
			}
		}
	}
}
