package diff

import (
	"inspect"
	"inspect/report"
)

// Verdict of a method.
type Verdict string

// The verdicts.
const (
	Same       Verdict = "same"
	Different  Verdict = "different"
	NotDecided Verdict = "not decided"
)

// Found is what a comparison gives.
type Found struct {
	SchemaVersion int                  `json:"schemaVersion"`
	Tool          report.Tool          `json:"tool"`
	Revision      string               `json:"revision"`
	Methods       []*Method            `json:"methods"`
	Only          []Only               `json:"only"`
	Bounds        *report.Bounds       `json:"bounds,omitempty"` // nil: nothing was searched
	Diagnostics   []inspect.Diagnostic `json:"diagnostics"`
}

// Method is what was found of a method whose text, or that of what it may call, changed.
type Method struct {
	File    string  `json:"file"`
	Line    int     `json:"line"`
	Method  string  `json:"method"`           // p.Ring.add(int), with the types as written
	Before  string  `json:"before,omitempty"` // what it was called in the revision, where that is another name
	Verdict Verdict `json:"verdict"`
	Reason  string  `json:"reason,omitempty"` // of not decided
	// Calls are the input on which both differ: lines of Java.
	Calls      []string    `json:"calls,omitempty"`
	Difference *Difference `json:"difference,omitempty"`
	Test       *Test       `json:"test,omitempty"`
	CutOff     []string    `json:"cutOff,omitempty"`
}

// Difference is what differs, with the values of both sides.
type Difference struct {
	What        string `json:"what"` // result, exception, field limit
	Before      string `json:"before"`
	Now         string `json:"now"`
	ConfirmedBy string `json:"confirmedBy"` // interpreter, or JVM
}

// Test is a JUnit test that passes in the working tree, and fails in the revision.
type Test struct {
	File string `json:"file"` // below a folder of tests: p/RingDiffTest.java
	Text string `json:"text"`
}

// Only is a method that one revision alone has.
type Only struct {
	File   string `json:"file"`
	Line   int    `json:"line"`
	Method string `json:"method"`
	Where  string `json:"where"` // new, or gone
}

func newFound(revision string) *Found {
	return &Found{SchemaVersion: report.SchemaVersion, Tool: report.Tool{Name: "inspect", Version: inspect.Version},
		Revision: revision, Methods: []*Method{}, Only: []Only{}, Diagnostics: []inspect.Diagnostic{}}
}

// note says something of the run.
func (f *Found) note(message string) {
	f.Diagnostics = append(f.Diagnostics, inspect.Diagnostic{Code: "diff", Severity: "note", Message: message})
}

// Exit is the exit code: the most severe of the verdicts.
func (f *Found) Exit() int {
	code := report.ExitHolds
	for _, m := range f.Methods {
		switch m.Verdict {
		case Different:
			code = report.Worse(code, report.ExitViolated)
		case NotDecided:
			code = report.Worse(code, report.ExitInconclusive)
		}
	}
	return code
}

// Nothing is what is found where what was given is wrong.
func Nothing(revision string, why *InputError) *Found {
	f := newFound(revision)
	f.Diagnostics = append(f.Diagnostics, inspect.Diagnostic{Code: "diff", Severity: "error", Message: why.Sentence})
	return f
}
