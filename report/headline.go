package report

import (
	"fmt"
	"path"
	"regexp"
	"slices"
	"strings"

	"inspect/java/source"
)

// Headline is a result in one line, in the form that editors and grep know:
//
//	Account.java:5:9: violated: invariant getBalance() >= 0 after deposit(3)
//
// The place is that of what is broken, or of what is not supported; else that of
// the method.
type Headline struct {
	File         string
	Line, Column int    // 0: not known
	Status       string // the verdict, with the reason of an inconclusive one
	Text         string
}

// String prints the line. It has no end of line.
func (h Headline) String() string {
	place := h.File
	if h.Line > 0 {
		place += fmt.Sprintf(":%d", h.Line)
	}
	if h.Column > 0 {
		place += fmt.Sprintf(":%d", h.Column)
	}
	return fmt.Sprintf("%s: %s: %s", place, h.Status, h.Text)
}

// Name is the method with its class: p.List.remove(Node).
func (r *Result) Name() string { return r.Class + "." + r.Method }

// Headline of the result; of a violated one, that of its first counterexample.
func (r *Result) Headline() Headline {
	if r.Counterexample != nil {
		return r.HeadlineOf(r.Counterexample)
	}
	if r.Verdict == Needs && len(r.Needs) > 0 {
		return r.HeadlineOfNeed(&r.Needs[0])
	}
	h := Headline{r.File, r.Line, r.Column, r.Verdict.Words(), r.Name()}
	switch r.Verdict {
	case Inconclusive:
		h.Status += " (" + r.Reason + ")"
		h.Text += ": " + r.why()
		if s := r.States; r.Reason == Unconstructed && s != nil && s.Place != nil {
			h.File, h.Line, h.Column = s.Place.File, s.Place.Line, s.Place.Column
		}
		if ms := r.missed(); r.Reason == Missed && len(ms) > 0 {
			h.File, h.Line, h.Column = ms[0].File, ms[0].Line, ms[0].Column
		}
	case Unsupported:
		if g := r.firstError(); g != nil {
			h.Text = g.Cause() + " in " + r.Name()
			if g.File != "" {
				h.File, h.Line, h.Column = g.File, g.Line, g.Column
			}
		}
	case Nothing:
		if r.Reason != "" {
			h.Text += ": " + r.Reason
		}
	case Vacuous, Failed:
		first, _, _ := strings.Cut(r.Reason, "\n")
		h.Text += ": " + first
	}
	return h
}

// HeadlineOf is that of one counterexample of the result: what is broken, and by
// which call.
func (r *Result) HeadlineOf(c *Counterexample) Headline {
	return Headline{c.Place.File, c.Place.Line, c.Place.Column, Violated.Words(), r.broken(c)}
}

// reasons word why a result is inconclusive.
var reasons = map[string]string{
	"timeout":     "it was not decided in the time given",
	"unknown":     "the solvers gave up",
	"bounds":      "no execution within the bounds decides anything",
	Missed:        "no execution within the bounds comes to this statement",
	Unevaluated:   "no execution within the bounds evaluates the law",
	"size":        "the check would need too much memory",
	"interrupted": "the run was interrupted",
	LeftOut:       "nothing is known of executions that a class of the library leaves out",
	Unknowable:    "it rests on what Math computes, on the text of a number, or on which keys are equal, of which only a part is known",
}

// Unconstructed is the reason of a method that breaks a property in states alone which no call sequence
// was found to make, and where none decides about it.
const Unconstructed = "states"

// NoCaller is the reason of a private method without a contract that nothing calls.
const NoCaller = "no caller"

// Steps is the reason of a method of which every call that may change what it reads is left out.
const Steps = "steps"

// without says what is left out of the calls: two names, and how many more there are.
func (s *States) without() string {
	names := s.Without
	if len(names) == 0 {
		return ""
	}
	out := " without " + strings.Join(names[:min(2, len(names))], ", ")
	if more := len(names) - 2; more > 0 {
		out += fmt.Sprintf(" and %d more", more)
	}
	return out
}

// Unknowable is the reason of a method in which an execution breaks a property only for
// values of functions of which little is known, and the interpreter computes others.
const Unknowable = "approximate"

// LeftOut is the reason of a method in which no execution breaks a property, but for those
// within the bounds of which the model of a class of the library does not say what happens.
const LeftOut = "library"

// Unevaluated is the reason of a law that no execution evaluates.
const Unevaluated = "unevaluated"

// Missed is the reason of a method in which no execution comes to a statement `reachable`.
const Missed = "unreached"

// missed are the statements `reachable` to which no execution comes.
func (r *Result) missed() []Property {
	var out []Property
	for _, p := range r.Properties {
		if p.Kind == "reachable" && p.Status == Unreachable {
			out = append(out, p)
		}
	}
	return out
}

// why words the reason of an inconclusive result.
func (r *Result) why() string {
	var clauses, bounds []string
	for _, c := range r.Core {
		if c.Bound == "" {
			clauses = append(clauses, strings.TrimSuffix(c.Text, ";"))
		} else {
			bounds = append(bounds, c.Bound)
		}
	}
	switch {
	case len(bounds) > 0 && len(clauses) > 0:
		return strings.Join(bounds, ", ") + " excludes " + strings.Join(clauses, " and ")
	case r.Reason == "bounds" && r.firstError() != nil:
		return r.firstError().Message
	case r.Reason == "bounds" && len(r.CutOff) > 0 && r.CutOff[0].Kind == "objects":
		return r.CutOff[0].Detail
	case r.Reason == "bounds" && r.isNonterminating():
		return "no call of this method returns"
	case r.Reason == "bounds" && len(r.CutOff) > 0:
		return "every execution is cut off"
	case r.Reason == Steps && r.States != nil:
		return "no call before it changes what it reads," + r.States.without() + ", which may"
	case r.Reason == Unconstructed && r.States != nil:
		return r.States.Found + ", in a state that no calls were found to make"
	case r.Reason == LeftOut:
		for _, k := range r.CutOff {
			if k.Kind == LibraryCut {
				return k.Detail
			}
		}
	}
	if w, ok := reasons[r.Reason]; ok {
		return w
	}
	return r.Reason
}

// isNonterminating reports whether no execution of the method ends, whatever the bounds. The caller
// knows that none ends within those of the check.
func (r *Result) isNonterminating() bool {
	return len(r.CutOff) > 0 && !slices.ContainsFunc(r.CutOff, func(c CutOff) bool { return !c.Nonterminating || c.Kind == "specification" })
}

// firstError is the diagnostic that decided the verdict, nil: none did.
func (r *Result) firstError() *Diagnostic {
	for i := range r.Diagnostics {
		if r.Diagnostics[i].Severity == "error" {
			return &r.Diagnostics[i]
		}
	}
	return nil
}

const unknownClass = "unknown class "

const notSupported = source.NotYet

var (
	parenthesis = regexp.MustCompile(` \([^()]*\)`)
	missing     = regexp.MustCompile(`^(?:there is no class (\S+)|class (\S+) is not among the sources)`)
)

// Cause is what the method needs and has not got, without its place: the same for
// all methods that lack the same. "java.util.List", "lambda".
func (g Diagnostic) Cause() string {
	if g.Code == "broken-file" {
		return "a file with errors"
	}
	if m := missing.FindStringSubmatch(g.Message); m != nil {
		return unknownClass + strings.Trim(m[1]+m[2], `"`)
	}
	what, ok := strings.CutSuffix(g.Message, notSupported)
	if !ok {
		return g.Message
	}
	what = parenthesis.ReplaceAllString(strings.TrimSuffix(what, ","), "")
	for _, article := range []string{"a ", "an ", "the ", "class "} {
		if short, ok := strings.CutPrefix(what, article); ok {
			return short
		}
	}
	return what
}

// exceptions are what the JVM throws where a run-time check fails.
var exceptions = map[string]string{
	"null":         "NullPointerException",
	"array-index":  "ArrayIndexOutOfBoundsException",
	"array-length": "NegativeArraySizeException",
	"array-store":  "ArrayStoreException",
	"cast":         "ClassCastException",
	"arithmetic":   "ArithmeticException",
}

// ExceptionOf is the exception that breaks a property of a kind; "": none does.
func ExceptionOf(kind string) string { return exceptions[kind] }

// nouns are what a broken clause of a kind is called.
var nouns = map[string]string{
	"postcondition":  "postcondition",
	"invariant":      "invariant",
	"constraint":     "constraint",
	"initially":      "initially",
	"signals":        "signals",
	"signals-only":   "signals_only",
	"loop-invariant": "loop invariant",
}

// broken says what the counterexample breaks, and by which call.
func (r *Result) broken(c *Counterexample) string {
	call := r.call(c)
	if name, ok := exceptions[c.Kind]; ok {
		what := c.Message
		if c.Because != nil && c.Because.Fault != "" {
			what = c.Because.Fault
		}
		return fmt.Sprintf("%s: %s in %s", name, what, call)
	}
	clause := clauseOf(c)
	switch c.Kind {
	case "exception":
		thrown, _, _ := strings.Cut(c.Outcome.Value, "#")
		if thrown == "" {
			thrown, _, _ = strings.Cut(c.Message, " leaves ")
		}
		return thrown + " leaves " + call
	case "signals", "signals-only":
		thrown, _, _ := strings.Cut(c.Outcome.Value, "#")
		return fmt.Sprintf("%s %s when %s throws %s", nouns[c.Kind], clause, call, thrown)
	case "precondition":
		what, ok := strings.CutPrefix(c.Message, "the precondition of ")
		if what, ok = strings.CutSuffix(what, " does not hold"); !ok {
			return c.Message + " in " + call // it says which argument is null
		}
		if b := c.Because; b != nil && b.Place.Text != "" && (b.Place.File != c.Place.File || b.Place.Line != c.Place.Line) {
			clause = b.Place.Text + " "
		} else {
			clause = ""
		}
		return fmt.Sprintf("precondition %sof %s at its call in %s", clause, what, call)
	case "loop-invariant":
		return fmt.Sprintf("loop invariant %s in %s", c.Place.Text, call)
	case "law":
		return c.Message
	case "assert", "assignable", "decreases", "overflow", "readable", "writable":
		return c.Message + " in " + call
	}
	if noun := nouns[c.Kind]; noun != "" && clause != "" {
		return fmt.Sprintf("%s %s after %s", noun, clause, call)
	}
	what := strings.TrimPrefix(c.Message, "does not hold afterwards: ")
	if field, ok := strings.CutSuffix(what, " is not null"); ok {
		return fmt.Sprintf("%s, which may not be null, is null after %s", field, call)
	}
	return fmt.Sprintf("%s after %s", what, call)
}

// namesThrown reports whether the headline names the exception that leaves.
func (c *Counterexample) namesThrown() bool {
	return c.Kind == "exception" || c.Kind == "signals" || c.Kind == "signals-only"
}

// keyword is how a clause begins: its modifiers and its keyword.
var keyword = regexp.MustCompile(`^(?:(?:public|private|protected|static|instance|final)\s+)*` +
	`(?:ensures|post|postcondition|invariant|constraint|initially|signals|exsures|signals_only)(?:_redundantly)?\b\s*`)

// longest is how much of a clause stands in a headline, in columns; what is longer
// is cut in the middle.
const longest = 80

// clauseOf is the predicate of the clause that is broken, "" when none was
// written: a default has words of its own.
func clauseOf(c *Counterexample) string {
	_, text, ok := strings.Cut(c.Message, ": ")
	if !ok {
		text = c.Place.Text
	}
	found := keyword.FindString(text)
	if found == "" {
		return ""
	}
	return source.Cut(strings.TrimSpace(strings.TrimSuffix(strings.TrimSpace(text[len(found):]), ";")), longest, true)
}

// most is how many elements of an array stand in a call.
const mostElements = 4

// call is the call that the counterexample makes: deposit(3), new Account(3),
// Tables.sum({1, 2}). The class is named where the file does not name it, as are
// static methods'.
func (r *Result) call(c *Counterexample) string {
	this, outer := "", ""
	var args []string
	for _, a := range c.Arguments {
		switch {
		case a.Name == "this":
			this = a.Value
			continue
		case strings.HasSuffix(a.Name, ".this"):
			outer = c.literal(a.Value) + "."
			continue
		case strings.ContainsRune(a.Name, ' '):
			continue // what a subclass of an abstract class is constructed with
		}
		args = append(args, c.literal(a.Value))
	}
	for i, a := range args {
		if a == this && this != "" {
			args[i] = "this"
		}
	}
	class := r.Class[strings.LastIndexByte(r.Class, '.')+1:]
	name, _, _ := strings.Cut(r.Method, "(")
	written := "(" + strings.Join(args, ", ") + ")"
	switch {
	case name == class:
		return outer + "new " + class + written
	case this == "" || class+".java" != path.Base(strings.ReplaceAll(r.File, `\`, "/")):
		return class + "." + name + written
	}
	return name + written
}

// literal is a value as an argument is written: a short array of values by its
// elements.
func (c *Counterexample) literal(value string) string {
	i := slices.IndexFunc(c.Pre.Objects, func(o Object) bool { return o.Name == value && o.Array })
	if i < 0 {
		return value
	}
	elements := c.Pre.Objects[i].Elements
	if len(elements) > mostElements || len(c.Pre.Objects[i].Fields) > 0 || slices.ContainsFunc(elements, isObject) {
		return value
	}
	if c.Pre.Objects[i].Collection {
		return Written(elements, c.Pre.Objects[i].Map)
	}
	return "{" + strings.Join(elements, ", ") + "}"
}

// Written is what is in a collection as Java prints it; of a map, keys and values in turn.
func Written(elements []string, isMap bool) string {
	if !isMap {
		return "[" + strings.Join(elements, ", ") + "]"
	}
	var entries []string
	for i := 0; i+1 < len(elements); i += 2 {
		entries = append(entries, elements[i]+"="+elements[i+1])
	}
	return "{" + strings.Join(entries, ", ") + "}"
}

// numbered is how the name of an object ends; no literal does.
var numbered = regexp.MustCompile(`#[0-9]+$`)

func isObject(value string) bool { return numbered.MatchString(value) }
