package export

import (
	"encoding/json"
	"fmt"
	"io"
	"net/url"
	"path/filepath"
	"regexp"
	"strings"

	"inspect/java/source"
	"inspect/report"
)

// fingerprintName names the fingerprints in SARIF, with the version of how they are
// made.
const fingerprintName = "methodAndClause/v1"

// sarifSchema is where the schema of the standard stands.
const sarifSchema = "https://raw.githubusercontent.com/oasis-tcs/sarif-spec/main/sarif-2.1/schema/sarif-schema-2.1.0.json"

// writeSARIF writes a log of SARIF 2.1.0 (OASIS standard, with errata 01).
func writeSARIF(w io.Writer, doc *report.Document, o Options) error {
	e := json.NewEncoder(w)
	e.SetEscapeHTML(false)
	e.SetIndent("", "  ")
	return e.Encode(sarifOf(doc, o))
}

func sarifOf(doc *report.Document, o Options) *sarifLog {
	driver := sarifDriver{Name: doc.Tool.Name, Version: doc.Tool.Version, SemanticVersion: doc.Tool.Version}
	for _, r := range rules {
		driver.Rules = append(driver.Rules, sarifRule{r.id, &sarifText{r.short}, &sarifText{r.short + "."}, &sarifText{r.help}, &sarifLevel{r.level}})
	}
	run := sarifRun{Tool: sarifTool{driver}, ColumnKind: "unicodeCodePoints", Invocations: []sarifInvocation{invocation(doc, o)}, Results: []sarifResult{}}
	for _, f := range doc.Gate.Findings {
		run.Results = append(run.Results, result(f, o))
	}
	return &sarifLog{map[string]string{"inspect": doc.Tool.Version}, "2.1.0", sarifSchema, []sarifRun{run}}
}

// placeholder is what stands for an argument in a message of SARIF (3.11.5).
var placeholder = regexp.MustCompile(`\{(\d+)\}`)

// message is a text as it stands.
func message(text string) *sarifText {
	return &sarifText{placeholder.ReplaceAllString(text, "{{$1}}")}
}

// invocation carries what is of no method. A run with an error among it was not
// successful: its results are not all there are.
func invocation(doc *report.Document, o Options) sarifInvocation {
	i := sarifInvocation{ExecutionSuccessful: doc.NotChecked == 0}
	for _, d := range doc.Diagnostics {
		n := sarifNotification{Level: d.Severity, Message: message(d.Message), Descriptor: sarifDescriptor{d.Code}}
		if d.File != "" {
			n.Locations = append(n.Locations, location(d.File, d.Line, d.Column, "", o))
		}
		i.ExecutionSuccessful = i.ExecutionSuccessful && d.Severity != source.Error.String()
		i.ToolExecutionNotifications = append(i.ToolExecutionNotifications, n)
	}
	for _, r := range doc.Results {
		i.ExecutionSuccessful = i.ExecutionSuccessful && r.Verdict != report.Failed
	}
	return i
}

func result(f report.Finding, o Options) sarifResult {
	at := location(f.File, f.Line, f.Column, f.Text, o)
	at.LogicalLocations = []sarifLogicalLocation{{f.Method, "function"}}
	text := f.Message
	if c := f.Counterexample; c != nil && c.IsOnlyNarrow() {
		text += fmt.Sprintf(" (only at %d bits)", c.AtJava.Bits)
	}
	if f.IsOfUnknown() {
		text += " (unconfirmed: it rests on " + strings.Join(f.Counterexample.RestsOn, ", ") + ")"
	}
	r := sarifResult{RuleID: f.Rule, Message: message(text), Locations: []sarifLocation{at},
		PartialFingerprints: map[string]string{fingerprintName: f.Fingerprint}}
	if i := ruleIndex(f.Rule); i >= 0 {
		r.RuleIndex, r.Level = &i, rules[i].level
	}
	if f.IsOfUnknown() && !f.Fails {
		r.Level = "note"
	}
	if a := f.Accepted; a != nil {
		s := sarifSuppression{Kind: "external", Status: "accepted"}
		if a.By == report.BySource {
			where := location(a.File, a.Line, 0, "", o)
			s.Kind, s.Justification, s.Location = "inSource", a.Reason, &where
		}
		r.Suppressions = append(r.Suppressions, s)
	}
	if f.File != f.Result.File || f.Line != f.Result.Line {
		method := location(f.Result.File, f.Result.Line, 0, "", o)
		method.ID, method.Message = 1, &sarifText{"the method checked"}
		r.RelatedLocations = append(r.RelatedLocations, method)
	}
	if c := f.Counterexample; c != nil && len(c.Steps) > 0 {
		r.CodeFlows = append(r.CodeFlows, codeFlow(c, o))
	}
	return r
}

// codeFlow is the path of a counterexample; the state of each step is what it
// changed.
func codeFlow(c *report.Counterexample, o Options) sarifCodeFlow {
	var flow sarifThreadFlow
	for i, s := range c.Steps {
		text := s.Text
		var state map[string]sarifText
		var changes []string
		for _, v := range s.Changes {
			if state == nil {
				state = map[string]sarifText{}
			}
			state[v.Name] = sarifText{v.Value}
			changes = append(changes, v.Name+" = "+v.Value)
		}
		if len(changes) > 0 {
			text += "  (" + strings.Join(changes, ", ") + ")"
		}
		at := location(s.File, s.Line, 0, "", o)
		at.Message = message(text)
		step := sarifStep{Location: at, NestingLevel: s.Depth, ExecutionOrder: i + 1, State: state}
		if kind := flowKinds[s.Kind]; kind != "" {
			step.Kinds = []string{kind}
		}
		flow.Locations = append(flow.Locations, step)
	}
	return sarifCodeFlow{&sarifText{fmt.Sprintf("the path of the counterexample, %s", c.StatusText())}, []sarifThreadFlow{flow}}
}

// flowKinds are SARIF's words for the kinds of steps.
var flowKinds = map[string]string{"branch": "branch", "call": "call", "return": "return", report.SequenceStep: "call"}

// location is a place; line and column are 0 where they are not known. What comes with
// inspect has a name in angle brackets, and is no place on a disk.
func location(file string, line, column int, text string, o Options) sarifLocation {
	if strings.HasPrefix(file, "<") {
		return sarifLocation{}
	}
	p := &sarifPhysical{ArtifactLocation: sarifURI{o.uri(file)}}
	if line > 0 {
		p.Region = &sarifRegion{StartLine: line, StartColumn: column}
		if text != "" {
			p.Region.Snippet = &sarifText{text}
		}
	}
	return sarifLocation{PhysicalLocation: p}
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
