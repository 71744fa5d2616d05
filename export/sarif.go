package export

import (
	"encoding/json"
	"fmt"
	"io"
	"net/url"
	"path/filepath"
	"regexp"
	"strings"

	"github.com/owenrumney/go-sarif/v3/pkg/report/v210/sarif"

	"inspect/report"
	"inspect/source"
)

// fingerprintName names the fingerprints in SARIF, with the version of how they are
// made.
const fingerprintName = "methodAndClause/v1"

// signed is a SARIF log that says in front who wrote it, for the mark of the form.
type signed struct {
	Properties map[string]string `json:"properties"`
	*sarif.Report
}

// writeSARIF writes a log of SARIF 2.1.0 (OASIS standard, with errata 01).
func writeSARIF(w io.Writer, doc *report.Document, o Options) error {
	e := json.NewEncoder(w)
	e.SetEscapeHTML(false)
	e.SetIndent("", "  ")
	return e.Encode(signed{map[string]string{"inspect": doc.Tool.Version}, sarifOf(doc, o)})
}

func sarifOf(doc *report.Document, o Options) *sarif.Report {
	driver := sarif.NewToolComponent().WithName(doc.Tool.Name).WithVersion(doc.Tool.Version).WithSemanticVersion(doc.Tool.Version)
	for _, r := range rules {
		driver.AddRule(sarif.NewRule(r.id).
			WithShortDescription(multi(r.short)).
			WithFullDescription(multi(r.short + ".")).
			WithHelp(multi(r.help)).
			WithDefaultConfiguration(sarif.NewReportingConfiguration().WithLevel(r.level)))
	}
	run := sarif.NewRun().WithTool(sarif.NewTool().WithDriver(driver)).WithColumnKind("unicodeCodePoints")
	run.AddInvocation(invocation(doc, o))
	for _, f := range doc.Gate.Findings {
		run.AddResult(result(f, o))
	}
	return sarif.NewReport().AddRun(run)
}

// placeholder is what stands for an argument in a message of SARIF (3.11.5).
var placeholder = regexp.MustCompile(`\{(\d+)\}`)

// message is a text as it stands.
func message(text string) *sarif.Message {
	return sarif.NewTextMessage(placeholder.ReplaceAllString(text, "{{$1}}"))
}

func multi(text string) *sarif.MultiformatMessageString {
	return sarif.NewMultiformatMessageString().WithText(text)
}

// invocation carries what is of no method. A run with an error among it was not
// successful: its results are not all there are.
func invocation(doc *report.Document, o Options) *sarif.Invocation {
	i := sarif.NewInvocation()
	good := doc.NotChecked == 0
	for _, d := range doc.Diagnostics {
		n := sarif.NewNotification().WithLevel(d.Severity).WithMessage(message(d.Message)).
			WithDescriptor(sarif.NewReportingDescriptorReference().WithID(d.Code))
		if d.File != "" {
			n.AddLocation(location(d.File, d.Line, d.Column, "", o))
		}
		good = good && d.Severity != source.Error.String()
		i.AddToolExecutionNotification(n)
	}
	for _, r := range doc.Results {
		good = good && r.Verdict != report.Failed
	}
	return i.WithExecutionSuccessful(good)
}

func result(f report.Finding, o Options) *sarif.Result {
	at := location(f.File, f.Line, f.Column, f.Text, o)
	text := f.Message
	if c := f.Counterexample; c != nil && c.IsOnlyNarrow() {
		text += fmt.Sprintf(" (only at %d bits)", c.AtJava.Bits)
	}
	at.AddLogicalLocation(sarif.NewLogicalLocation().WithFullyQualifiedName(f.Method).WithKind("function"))
	r := sarif.NewRuleResult(f.Rule).WithMessage(message(text)).
		WithPartialFingerprints(map[string]string{fingerprintName: f.Fingerprint}).AddLocation(at)
	if i := ruleIndex(f.Rule); i >= 0 {
		r.WithRuleIndex(i).WithLevel(rules[i].level)
	}
	if a := f.Accepted; a != nil {
		s := sarif.NewSuppression().WithKind("external").WithStatus("accepted")
		if a.By == report.BySource {
			s.WithKind("inSource").WithJustification(a.Reason).WithLocation(location(a.File, a.Line, 0, "", o))
		}
		r.WithSuppressions([]*sarif.Suppression{s})
	}
	if f.File != f.Result.File || f.Line != f.Result.Line {
		method := location(f.Result.File, f.Result.Line, 0, "", o)
		r.AddRelatedLocation(method.WithID(1).WithMessage(sarif.NewTextMessage("the method checked")))
	}
	if c := f.Counterexample; c != nil && len(c.Steps) > 0 {
		r.AddCodeFlow(codeFlow(c, o))
	}
	return r
}

// codeFlow is the path of a counterexample; the state of each step is what it
// changed.
func codeFlow(c *report.Counterexample, o Options) *sarif.CodeFlow {
	flow := sarif.NewThreadFlow()
	for i, s := range c.Steps {
		at := location(s.File, s.Line, 0, "", o)
		text := s.Text
		state := map[string]sarif.MultiformatMessageString{}
		var changes []string
		for _, v := range s.Changes {
			state[v.Name] = *multi(v.Value)
			changes = append(changes, v.Name+" = "+v.Value)
		}
		if len(changes) > 0 {
			text += "  (" + strings.Join(changes, ", ") + ")"
		}
		at.WithMessage(message(text))
		l := sarif.NewThreadFlowLocation().WithLocation(at).WithNestingLevel(s.Depth).WithExecutionOrder(i + 1)
		if len(state) > 0 {
			l.WithState(state)
		}
		if kind := flowKinds[s.Kind]; kind != "" {
			l.AddKind(kind)
		}
		flow.AddLocation(l)
	}
	return sarif.NewCodeFlow().AddThreadFlow(flow).WithMessage(sarif.NewTextMessage(fmt.Sprintf("the path of the counterexample, %s", c.StatusText())))
}

// flowKinds are SARIF's words for the kinds of steps.
var flowKinds = map[string]string{"branch": "branch", "call": "call", "return": "return", report.SequenceStep: "call"}

// location is a place; line and column are 0 where they are not known. What comes with
// inspect has a name in angle brackets, and is no place on a disk.
func location(file string, line, column int, text string, o Options) *sarif.Location {
	if strings.HasPrefix(file, "<") {
		return sarif.NewLocation()
	}
	p := sarif.NewPhysicalLocation().WithArtifactLocation(sarif.NewSimpleArtifactLocation(o.uri(file)))
	if line > 0 {
		region := sarif.NewRegion().WithStartLine(line)
		if column > 0 {
			region.WithStartColumn(column)
		}
		if text != "" {
			region.WithSnippet(sarif.NewArtifactContent().WithText(text))
		}
		p.WithRegion(region)
	}
	return sarif.NewLocationWithPhysicalLocation(p)
}

// uri is a relative reference for a path below the root, and for one that was given
// relative; else an absolute URI.
func (o Options) uri(file string) string {
	p := o.path(file)
	u := url.URL{Path: p}
	if filepath.IsAbs(p) {
		u.Scheme = "file"
	}
	return u.String()
}
