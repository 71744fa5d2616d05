package export

import (
	"bytes"
	"encoding/json"
	"encoding/xml"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/joshdk/go-junit"
	"github.com/owenrumney/go-sarif/v3/pkg/report/v210/sarif"
	"github.com/rogpeppe/go-internal/txtar"
	"github.com/santhosh-tekuri/jsonschema/v6"

	"inspect/report"
	"inspect/report/gate"
)

var update = flag.Bool("update", false, "rewrite testdata/report.txtar")

// sample has every verdict, and texts that each form has to escape.
func sample() *report.Document {
	broken := func(kind, text, message string, line int) *report.Counterexample {
		return &report.Counterexample{Status: "confirmed", Property: "id." + kind, Kind: kind, Message: message,
			Place: report.Place{File: "src/A.java", Line: line, Column: 9, Text: text}, Outcome: report.Outcome{Kind: "returned"}}
	}
	f := broken("postcondition", `\result > 0 && a["é{0}"] < 100%`, `does not hold: ensures \result > 0 && a["é{0}"] < 100%`, 3)
	f.Steps = []report.Step{
		{Kind: "statement", File: "src/A.java", Line: 5, Text: "int y = x;", Changes: []report.NamedValue{{Name: "y", Value: "0"}}},
		{Kind: "call", File: "src/A.java", Line: 6, Text: "g(y)"},
		{Kind: "branch", File: "src/B.java", Line: 2, Depth: 1, Text: "[!(y > 0)]"},
	}
	g := broken("null", "n.next", "n may be null", 12)
	g.Calls = []string{"A a = new A();", "a.g(null);"}
	g.Steps = []report.Step{
		{Kind: report.SequenceStep, File: "src/A.java", Line: 2, Text: "A a = new A();", Changes: []report.NamedValue{{Name: "a", Value: "A#1"}, {Name: "A#1.x", Value: "3"}}},
		{Kind: report.SequenceStep, File: "src/A.java", Line: 10, Text: "a.g(null);"},
		{Kind: "branch", File: "src/A.java", Line: 11, Depth: 1, Text: "[x > 0]"},
	}
	g.Post.Objects = []report.Object{{Name: "A#1", Type: "p.A", Fresh: true, Fields: []report.NamedValue{{Name: "x", Type: "int", Value: "3"}}}}
	at := func(class, method, file string, line int, v report.Verdict, reason string, ce *report.Counterexample) *report.Result {
		r := &report.Result{Class: class, Method: method, File: file, Line: line, Verdict: v, Reason: reason,
			Seconds: report.Seconds{Total: 0.25}, Counterexample: ce, Bounds: report.Bounds{Bits: 32, Objects: map[string]int{"default": 3}, Constant: 64}}
		if ce != nil {
			r.Properties = []report.Property{{ID: ce.Property, Kind: ce.Kind, Message: ce.Message, File: ce.Place.File, Line: ce.Place.Line, Status: report.Violated}}
		}
		return r
	}
	doc := &report.Document{Tool: report.Tool{Name: "inspect", Version: "0.1.0"},
		Diagnostics: []report.Diagnostic{
			{Code: "file", Severity: "error", Message: "cannot read x: 100%\nno such file"},
			{Code: "look-alike", Severity: "warning", File: "src/odd, name:1.java", Line: 4, Column: 2, Message: "this is <no> specification & nothing checks it"},
		},
		Results: []*report.Result{
			at("p.A", "f(int)", "src/A.java", 4, report.Violated, "", f),
			at("p.A", "g(Node)", "src/A.java", 10, report.Violated, "", g),
			at("p.A", "h()", "src/A.java", 20, report.Unsupported, "", nil),
			at("p.A", "i()", "src/A.java", 30, report.Inconclusive, "timeout", nil),
			at("B", "j()", "src/B.java", 1, report.Vacuous, "preconditions contradict each other", nil),
			at("B", "k()", "src/B.java", 5, report.Failed, "internal fault", nil),
			at("B", "l()", "src/B.java", 9, report.Holds, "", nil),
		},
	}
	doc.Results[2].Diagnostics = []report.Diagnostic{{Code: "unsupported", Severity: "error", File: "src/A.java", Line: 22, Column: 5, Message: "a lambda is not supported yet"}}
	p := &gate.Policy{FailOn: gate.Default, Suppressions: []gate.Suppression{{File: "src/A.java", Line: 12, At: 12, Rules: []string{"null"}, Reason: `the "callers" check it`}}}
	doc.Gate = p.Judge(doc)
	doc.Gate.Mended = []report.Known{{Fingerprint: "0", Rule: "cast", Method: "B.l()"}}
	return doc
}

func print(t *testing.T, name string, doc *report.Document, o Options) []byte {
	t.Helper()
	f, ok := Find(name)
	if !ok {
		t.Fatalf("there is no form %s", name)
	}
	var b bytes.Buffer
	if err := f.Write(&b, doc, o); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

// styled is what stands in files of package page.
var styled = regexp.MustCompile(`(?s)(<(?:style|script)>|sha256-)(.*?)(</|=&#39;)`)

// TestForms compares what is printed with testdata/report.txtar.
func TestForms(t *testing.T) {
	path := filepath.Join("testdata", "report.txtar")
	got := &txtar.Archive{Comment: []byte("One document in every form: go test ./report/export -update rewrites it.\n")}
	for _, name := range Names() {
		text := styled.ReplaceAll(print(t, name, sample(), Options{}), []byte("$1…$3"))
		got.Files = append(got.Files, txtar.File{Name: name, Data: text})
	}
	var b bytes.Buffer
	if err := WriteSummary(&b, sample(), Options{}); err != nil {
		t.Fatal(err)
	}
	got.Files = append(got.Files, txtar.File{Name: "summary", Data: b.Bytes()})
	if *update {
		if err := os.WriteFile(path, txtar.Format(got), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if d := cmp.Diff(string(want), string(txtar.Format(got))); d != "" {
		t.Error(d)
	}
}

// sarifSchemaOf is the official schema of SARIF 2.1.0, which a module carries in its source.
func sarifSchemaOf(t *testing.T) *jsonschema.Schema {
	t.Helper()
	dir, err := exec.Command("go", "list", "-m", "-f", "{{.Dir}}", "github.com/owenrumney/go-sarif/v3").Output()
	if err != nil {
		t.Fatal(err)
	}
	text, err := os.ReadFile(filepath.Join(strings.TrimSpace(string(dir)), "pkg", "report", "v210", "sarif", "schema.go"))
	if err != nil {
		t.Fatal(err)
	}
	_, schema, _ := strings.Cut(string(text), "`")
	schema, _, _ = strings.Cut(schema, "`")
	doc, err := jsonschema.UnmarshalJSON(strings.NewReader(schema))
	if err != nil {
		t.Fatal(err)
	}
	c := jsonschema.NewCompiler()
	if err := c.AddResource("sarif.json", doc); err != nil {
		t.Fatal(err)
	}
	s, err := c.Compile("sarif.json")
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// TestSARIFFollowsTheSchema validates what is written, and shows that the schema refuses what
// is wrong.
func TestSARIFFollowsTheSchema(t *testing.T) {
	schema := sarifSchemaOf(t)
	valid := func(text []byte) error {
		doc, err := jsonschema.UnmarshalJSON(bytes.NewReader(text))
		if err != nil {
			return err
		}
		return schema.Validate(doc)
	}
	for _, doc := range []*report.Document{sample(), {Gate: &report.Gate{}}} {
		if err := valid(print(t, "sarif", doc, Options{})); err != nil {
			t.Error(err)
		}
	}
	log := sarifOf(sample(), Options{})
	log.Runs[0].Results[0].Message = nil
	text, err := json.Marshal(log)
	if err != nil {
		t.Fatal(err)
	}
	if valid(text) == nil {
		t.Error("a result without a message follows the schema")
	}
}

// logOf reads what is written of a document with a library that knows the whole standard.
func logOf(t *testing.T, doc *report.Document) *sarif.Report {
	t.Helper()
	log, err := sarif.FromBytes(print(t, "sarif", doc, Options{}), sarif.WithStrictValidation())
	if err != nil {
		t.Fatal(err)
	}
	return log
}

// TestSARIFOfFindings: the path is a code flow, what is accepted is suppressed, the
// rules are those that the results name.
func TestSARIFOfFindings(t *testing.T) {
	doc := sample()
	run := logOf(t, doc).Runs[0]
	if len(run.Results) != len(doc.Gate.Findings) {
		t.Fatalf("%d results of %d findings", len(run.Results), len(doc.Gate.Findings))
	}
	for i, r := range run.Results {
		f := doc.Gate.Findings[i]
		if id := run.Tool.Driver.Rules[r.RuleIndex].ID; *id != *r.RuleID || *id != f.Rule {
			t.Errorf("rule %s at %s, want %s", *r.RuleID, *id, f.Rule)
		}
		if r.PartialFingerprints[fingerprintName] != f.Fingerprint {
			t.Errorf("%s: fingerprints %v", f.Method, r.PartialFingerprints)
		}
		if got := len(r.Suppressions) > 0; got != (f.Accepted != nil) {
			t.Errorf("%s: suppressed %v", f.Method, got)
		}
	}
	steps := run.Results[0].CodeFlows[0].ThreadFlows[0].Locations
	if len(steps) != 3 || *steps[0].State["y"].Text != "0" || *steps[2].NestingLevel != 1 || *steps[2].Location.PhysicalLocation.ArtifactLocation.URI != "src/B.java" {
		t.Errorf("the path is %d steps", len(steps))
	}
	flow := ""
	for _, l := range run.Results[1].CodeFlows[0].ThreadFlows[0].Locations {
		flow += fmt.Sprintf("%d %s:%d %s %s\n", *l.NestingLevel, *l.Location.PhysicalLocation.ArtifactLocation.URI, *l.Location.PhysicalLocation.Region.StartLine, l.Kinds, *l.Location.Message.Text)
	}
	if want := "0 src/A.java:2 [call] A a = new A();  (a = A#1, A#1.x = 3)\n0 src/A.java:10 [call] a.g(null);\n1 src/A.java:11 [branch] [x > 0]\n"; flow != want {
		t.Errorf("the path of calls is\n%swant\n%s", flow, want)
	}
	if *run.Invocations[0].ExecutionSuccessful {
		t.Error("a run with an error counts as successful")
	}
	if text := *run.Results[0].Message.Text; !strings.Contains(text, "{{0}}") {
		t.Errorf("a placeholder is left in %s", text)
	}
}

// TestRulesAreComplete: each kind that can be suppressed is a rule, and none twice.
func TestRulesAreComplete(t *testing.T) {
	for i, r := range rules {
		if ruleIndex(r.id) != i {
			t.Errorf("%s stands twice", r.id)
		}
	}
	for _, k := range gate.Rules {
		if ruleIndex(k) < 0 {
			t.Errorf("no rule for %s", k)
		}
	}
	if len(rules) != len(gate.Rules)+1 { // and error, which cannot be suppressed
		t.Errorf("%d rules, %d kinds", len(rules), len(gate.Rules))
	}
}

// TestURIs: below the root relative, otherwise as given.
func TestURIs(t *testing.T) {
	o := Options{Root: "/home/project"}
	for file, want := range map[string]string{
		"src/A.java": "src/A.java", "./src/A.java": "src/A.java", "/home/project/src/A.java": "src/A.java", "../other/A.java": "../other/A.java",
		"/elsewhere/A.java": "file:///elsewhere/A.java", "src/a b/100%.java": "src/a%20b/100%25.java", "/home/project2/A.java": "file:///home/project2/A.java",
		"a:b.java": "./a:b.java",
	} {
		if got := o.uri(file); got != want {
			t.Errorf("%s: %s, want %s", file, got, want)
		}
	}
}

// TestJUnitIsValid validates against the schema by the JDK's validator.
func TestJUnitIsValid(t *testing.T) {
	java, err := exec.LookPath("java")
	if err != nil {
		t.Fatal("the test needs a JDK: make test installs it")
	}
	validate := func(text []byte) (string, error) {
		file := filepath.Join(t.TempDir(), "report.xml")
		if err := os.WriteFile(file, text, 0o644); err != nil {
			t.Fatal(err)
		}
		out, err := exec.Command(java, filepath.Join("testdata", "Validate.java"), filepath.Join("testdata", "junit.xsd"), file).CombinedOutput()
		return string(out), err
	}
	text := print(t, "junit", sample(), Options{})
	if out, err := validate(text); err != nil || out != "valid\n" {
		t.Errorf("%v\n%s", err, out)
	}
	if out, err := validate(bytes.Replace(text, []byte(`classname="B"`), nil, 1)); err == nil {
		t.Errorf("a case without a class is valid: %s", out)
	}
}

// TestJUnitIsRead reads the report with a program's reader.
func TestJUnitIsRead(t *testing.T) {
	suites, err := junit.Ingest(print(t, "junit", sample(), Options{}))
	if err != nil {
		t.Fatal(err)
	}
	got := map[string]junit.Status{}
	for _, s := range suites {
		for _, c := range s.Tests {
			got[c.Classname+"."+c.Name] = c.Status
		}
	}
	want := map[string]junit.Status{
		"inspect.file": junit.StatusError, "p.A.f(int)": junit.StatusFailed, "p.A.g(Node)": junit.StatusSkipped, "p.A.h()": junit.StatusSkipped,
		"p.A.i()": junit.StatusFailed, "B.j()": junit.StatusFailed, "B.k()": junit.StatusError, "B.l()": junit.StatusPassed,
	}
	if d := cmp.Diff(want, got); d != "" {
		t.Error(d)
	}
	for _, s := range suites {
		if s.Name == "p.A" && (s.Totals.Tests != 4 || s.Totals.Failed != 2 || s.Totals.Skipped != 2) {
			t.Errorf("totals of p.A: %+v", s.Totals)
		}
	}
}

// TestCommandsAreUndone escapes as GitHub's runner undoes it.
func TestCommandsAreUndone(t *testing.T) {
	text := "100%, a:b\r\nnext %0A %25"
	got := command("error", text, text, 3, 4, text, Options{})
	if strings.Count(got, "\n") != 1 {
		t.Fatalf("more than one line: %q", got)
	}
	head, message, _ := strings.Cut(strings.TrimPrefix(strings.TrimSuffix(got, "\n"), "::error "), "::")
	undo := strings.NewReplacer("%0D", "\r", "%0A", "\n", "%3A", ":", "%2C", ",", "%25", "%").Replace
	if undo(message) != text {
		t.Errorf("message %q", message)
	}
	parts := strings.Split(head, ",")
	if len(parts) != 4 || undo(parts[3]) != "title="+text || undo(parts[0]) != "file="+text || parts[1] != "line=3" || parts[2] != "col=4" {
		t.Errorf("parts %q", parts)
	}
}

// TestMarks: each form knows its own files, and no other's.
func TestMarks(t *testing.T) {
	for _, name := range Names() {
		text := print(t, name, sample(), Options{})
		for _, other := range Names() {
			f, _ := Find(other)
			if f.Mark.Match(text[:min(len(text), 512)]) != (name == other) {
				t.Errorf("the mark of %s on a file of %s", other, name)
			}
		}
		if report.Mark.Match(text) || gate.BaselineMark.Match(text) {
			t.Errorf("a file of %s is taken for a report or a baseline", name)
		}
	}
	for _, foreign := range []string{`{"$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0"}`, `<?xml version="1.0"?><testsuites/>`, "::error::x"} {
		for _, name := range Names() {
			if f, _ := Find(name); f.Mark.MatchString(foreign) {
				t.Errorf("the mark of %s on %s", name, foreign)
			}
		}
	}
}

// TestSummary: no text of the sources becomes markup, and a long one is cut.
func TestSummary(t *testing.T) {
	doc := sample()
	doc.Results[0].Counterexample.Message = "</details><img src=x> ``` | @someone"
	doc.Gate = (&gate.Policy{FailOn: gate.Default}).Judge(doc)
	var b bytes.Buffer
	WriteSummary(&b, doc, Options{})
	outside := ""
	for i, part := range strings.Split(b.String(), "````") {
		if i%2 == 0 {
			outside += part
		}
	}
	if strings.Contains(outside, "<img") || strings.Contains(outside, " @someone") || strings.Count(outside, "</details>") != strings.Count(outside, "<details>") {
		t.Errorf("markup of a message is left:\n%s", outside)
	}
	for range 14 {
		doc.Gate.Findings = append(doc.Gate.Findings, doc.Gate.Findings...)
	}
	b.Reset()
	WriteSummary(&b, doc, Options{})
	if b.Len() > summaryLimit+4096 || !strings.Contains(b.String(), "more findings are not shown") {
		t.Errorf("%d bytes", b.Len())
	}
}

// TestControlCharacters: what XML and JSON have no place for does not spoil them.
func TestControlCharacters(t *testing.T) {
	doc := sample()
	doc.Results[0].Counterexample.Message = "a\x00b\x1b[31m\xff]]>"
	doc.Gate = (&gate.Policy{FailOn: gate.Default}).Judge(doc)
	if err := xml.Unmarshal(print(t, "junit", doc, Options{}), new(testSuites)); err != nil {
		t.Error(err)
	}
	if !json.Valid(print(t, "sarif", doc, Options{})) {
		t.Error("no JSON")
	}
}
