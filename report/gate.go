package report

// Gate is what a run comes to by its policy: everything that somebody has to look
// at, and which of it fails the run.
type Gate struct {
	FailOn   []Verdict `json:"failOn"`
	Findings []Finding `json:"findings"`
	// Mended are known findings of the baseline that are gone, by their method's check.
	Mended []Known `json:"mended,omitempty"`
	// Undecided: not one method was decided, so the run says nothing; methods are not
	// supported, or nothing else would fail it.
	Undecided bool `json:"undecided,omitempty"`
}

// Finding is a broken property with its counterexample, or a method without an
// answer.
type Finding struct {
	Fingerprint string    `json:"fingerprint"` // of method, kind and clause; it survives moved lines
	Rule        string    `json:"rule"`        // the property's kind, or the verdict
	Verdict     Verdict   `json:"verdict"`
	Method      string    `json:"method"` // Class.name(Types)
	File        string    `json:"file"`
	Line        int       `json:"line"`
	Column      int       `json:"column,omitempty"`
	Text        string    `json:"text,omitempty"` // the clause or expression
	Message     string    `json:"message"`
	Accepted    *Accepted `json:"accepted,omitempty"` // nil: nobody does
	Fails       bool      `json:"fails"`              // the run, by the policy

	Result         *Result         `json:"-"`
	Counterexample *Counterexample `json:"-"` // nil: there is none
}

// IsOfUnknown reports whether a finding is a violation that rests on what nobody knows.
func (f *Finding) IsOfUnknown() bool {
	return f.Counterexample != nil && len(f.Counterexample.RestsOnUnknown) > 0
}

// Who accepts a finding.
const (
	ByBaseline = "baseline"
	BySource   = "source"
)

// acceptedBy says who accepts a violated result: the baseline, if it knows one of the
// findings; "" where one of them is nobody's.
func (r *Result) acceptedBy() string {
	by := ""
	for _, c := range r.Counterexamples() {
		if c.Accepted == nil {
			return ""
		}
		if by != ByBaseline {
			by = c.Accepted.By
		}
	}
	return by
}

// Accepted says who accepts a finding.
type Accepted struct {
	By     string `json:"by"` // baseline, source
	Reason string `json:"reason,omitempty"`
	File   string `json:"file,omitempty"` // of a suppression in the source
	Line   int    `json:"line,omitempty"`
}

// Known is a finding as a baseline keeps it. It has no lines, so that the file
// changes only when findings do.
type Known struct {
	Fingerprint string `json:"fingerprint"`
	Rule        string `json:"rule"`
	Method      string `json:"method"`
	Text        string `json:"text,omitempty"`
}

// exit is the most severe of what fails.
func (g *Gate) exit() int {
	code := ExitHolds
	if g.Undecided {
		code = ExitInput
	}
	for _, f := range g.Findings {
		if f.Fails {
			code = Worse(code, f.exit())
		}
	}
	return code
}

// exit is the exit code of a finding that fails: a need that does is as a violation.
func (f *Finding) exit() int {
	if f.Verdict == Needs {
		return ExitViolated
	}
	return f.Verdict.Exit()
}
