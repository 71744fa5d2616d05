package gate

import (
	"bytes"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"inspect/java/ast"
	"inspect/java/source"
	"inspect/parse"
	"inspect/report"
)

// method is a result of A.name(); kinds are its broken properties, each at a line of
// its own from 12 on.
func method(name string, v report.Verdict, kinds ...string) *report.Result {
	r := &report.Result{Class: "A", Method: name + "()", File: "A.java", Line: 10, Verdict: v}
	for i, k := range kinds {
		p := report.Property{ID: "A." + name + "." + k + string(rune('1'+i)), Kind: k, Message: "message of " + k, File: "A.java", Line: 12 + i, Status: report.Violated}
		r.Properties = append(r.Properties, p)
		r.Show(&report.Counterexample{Property: p.ID, Kind: k, Message: p.Message, Place: report.Place{File: "A.java", Line: p.Line, Text: "text of " + k}})
	}
	return r
}

func document(rs ...*report.Result) *report.Document { return &report.Document{Results: rs} }

// TestExitCodes is the table of what fails a run.
func TestExitCodes(t *testing.T) {
	holds, violated := method("a", report.Holds), method("b", report.Violated, "null")
	unsupported, inconclusive := method("c", report.Unsupported), method("d", report.Inconclusive)
	vacuous, failed := method("e", report.Vacuous), method("f", report.Failed)
	resting, undecided := method("g", report.Violated, "null"), method("h", report.Violated, "null")
	for _, r := range []*report.Result{resting, undecided} {
		r.Counterexample.RestsOnUnknown = []string{"java.net.URL.getPort()"}
	}
	undecided.Properties = append(undecided.Properties, report.Property{Status: report.Unknown})
	known := NewBaseline([]report.Known{known(Findings(document(violated))[0]), known(Findings(document(unsupported))[0])})
	for _, test := range []struct {
		what string
		p    Policy
		rs   []*report.Result
		want int
	}{
		{"nothing", Policy{FailOn: Default}, nil, 0},
		{"holds", Policy{FailOn: Default}, []*report.Result{holds}, 0},
		{"violated", Policy{FailOn: Default}, []*report.Result{holds, violated}, 10},
		{"violated, resting on what is not known", Policy{FailOn: Default}, []*report.Result{resting}, 0},
		{"that, where it counts", Policy{FailOn: append([]report.Verdict{Unconfirmed}, Default...)}, []*report.Result{resting}, 10},
		{"that, beside another", Policy{FailOn: Default}, []*report.Result{resting, violated}, 10},
		{"that, with something left undecided", Policy{FailOn: Default}, []*report.Result{undecided}, 5},
		{"unsupported warns", Policy{FailOn: Default}, []*report.Result{holds, unsupported}, 0},
		{"unsupported counts", Policy{FailOn: Words}, []*report.Result{holds, unsupported}, 2},
		{"unsupported, named", Policy{FailOn: Default, Named: true}, []*report.Result{holds, unsupported}, 2},
		{"unsupported, named and known", Policy{FailOn: Default, Named: true, Baseline: known}, []*report.Result{holds, unsupported}, 2},
		{"unsupported, known", Policy{FailOn: Words, Baseline: known}, []*report.Result{holds, unsupported}, 0},
		{"nothing decided", Policy{FailOn: Default}, []*report.Result{unsupported}, 2},
		{"nothing decided, whatever the policy", Policy{Baseline: known}, []*report.Result{unsupported, inconclusive}, 2},
		{"inconclusive", Policy{FailOn: Default}, []*report.Result{holds, inconclusive}, 5},
		{"nothing but inconclusive", Policy{FailOn: Default}, []*report.Result{inconclusive}, 5},
		{"nothing but inconclusive, whatever the policy", Policy{}, []*report.Result{inconclusive}, 2},
		{"inconclusive does not count", Policy{FailOn: []report.Verdict{report.Violated}}, []*report.Result{holds, inconclusive}, 0},
		{"vacuous", Policy{FailOn: Default}, []*report.Result{vacuous}, 5},
		{"vacuous does not count", Policy{}, []*report.Result{vacuous}, 0},
		{"an error always counts", Policy{}, []*report.Result{holds, failed}, 6},
		{"known", Policy{FailOn: Words, Baseline: known}, []*report.Result{violated}, 0},
		{"violations do not count", Policy{FailOn: []report.Verdict{report.Vacuous}}, []*report.Result{violated}, 0},
	} {
		doc := document(test.rs...)
		doc.Gate = test.p.Judge(doc)
		if got := doc.Exit(); got != test.want {
			t.Errorf("%s: %d, want %d", test.what, got, test.want)
		}
	}
	doc := document(holds)
	doc.Diagnostics = []report.Diagnostic{{Code: "syntax", Severity: "error"}}
	doc.Gate = (&Policy{}).Judge(doc)
	if doc.Exit() != report.ExitInput {
		t.Errorf("a file with errors: %d", doc.Exit())
	}
}

func TestParseFailOn(t *testing.T) {
	for text, want := range map[string]string{"violated": "violated", "vacuous, violated": "violated vacuous", "none": "", "needs": "needs", "unconfirmed": "unconfirmed", "all": "violated unsupported inconclusive vacuous needs unconfirmed"} {
		got, err := ParseFailOn([]string{text})
		var words []string
		for _, v := range got {
			words = append(words, string(v))
		}
		if err != nil || strings.Join(words, " ") != want {
			t.Errorf("%s: %v %v", text, got, err)
		}
	}
	for _, text := range []string{"", "holds", "violated,", "Violated"} {
		if _, err := ParseFailOn([]string{text}); err == nil {
			t.Errorf("%q is accepted", text)
		}
	}
}

// TestFingerprints: they survive what does not matter, and nothing else.
func TestFingerprints(t *testing.T) {
	of := func(change func(*report.Result)) string {
		r := method("m", report.Violated, "null")
		change(r)
		return Findings(document(r))[0].Fingerprint
	}
	was := of(func(*report.Result) {})
	for what, change := range map[string]func(*report.Result){
		"moved": func(r *report.Result) {
			r.Line, r.Counterexample.Place.Line, r.Counterexample.Place.Column = 99, 99, 1
		},
		"in another file": func(r *report.Result) { r.File, r.Counterexample.Place.File = "b/A.java", "b/A.java" },
		"layout":          func(r *report.Result) { r.Counterexample.Place.Text = "text   of\n\tnull" },
		"wording":         func(r *report.Result) { r.Counterexample.Message, r.Properties[0].Message = "other", "other" },
		"another before": func(r *report.Result) {
			r.Properties = append(method("m", report.Violated, "cast").Properties, r.Properties...)
		},
	} {
		if of(change) != was {
			t.Errorf("%s: another fingerprint", what)
		}
	}
	for what, change := range map[string]func(*report.Result){
		"method": func(r *report.Result) { r.Method = "m(int)" },
		"class":  func(r *report.Result) { r.Class = "p.A" },
		"kind":   func(r *report.Result) { r.Counterexample.Kind, r.Properties[0].Kind = "cast", "cast" },
		"text":   func(r *report.Result) { r.Counterexample.Place.Text = "another text" },
		"second place": func(r *report.Result) {
			first := r.Properties[0]
			first.ID, first.Line = "first", 1
			r.Properties = append(r.Properties, first)
		},
	} {
		if of(change) == was {
			t.Errorf("%s: the same fingerprint", what)
		}
	}
	seen := map[string]bool{}
	for _, v := range []report.Verdict{report.Vacuous, report.Inconclusive, report.Unsupported} {
		r := method("m", v)
		seen[Findings(document(r))[0].Fingerprint] = true
		r.Reason = "reason"
		seen[Findings(document(r))[0].Fingerprint] = true
		r.Diagnostics = []report.Diagnostic{{Severity: "error", Message: "construct", Line: 3}, {Severity: "note", Message: "note"}}
		f := Findings(document(r))[0].Fingerprint
		r.Diagnostics[0].Line, r.Diagnostics = 4, r.Diagnostics[:1]
		if Findings(document(r))[0].Fingerprint != f {
			t.Errorf("%s: a moved construct has another fingerprint", v)
		}
		seen[f] = true
	}
	if len(seen) != 9 {
		t.Errorf("%d fingerprints of 9 findings", len(seen))
	}
}

// TestBaseline: written, read, and updated.
func TestBaseline(t *testing.T) {
	doc := document(method("a", report.Violated, "null", "cast"), method("b", report.Unsupported), method("c", report.Holds))
	p := &Policy{FailOn: Words}
	doc.Gate = p.Judge(doc)
	var b bytes.Buffer
	if err := p.Baseline.Update(doc, true).Write(&b); err != nil {
		t.Fatal(err)
	}
	if strings.Contains(b.String(), `"line"`) || !BaselineMark.Match(b.Bytes()) {
		t.Errorf("the file:\n%s", b.String())
	}
	read, err := ReadBaseline(b.Bytes())
	if err != nil || len(read.Findings) != 3 {
		t.Fatal(read, err)
	}
	p.Baseline = read
	doc.Gate = p.Judge(doc)
	if doc.Exit() != 0 || len(doc.Gate.Mended) != 0 {
		t.Errorf("known findings fail: %d, mended %v", doc.Exit(), doc.Gate.Mended)
	}

	// One is mended, one is new, one method is not checked now.
	now := document(method("a", report.Violated, "cast", "assert"), method("c", report.Holds))
	now.Gate = p.Judge(now)
	if len(now.Gate.Mended) != 1 || now.Gate.Mended[0].Rule != "null" || now.Exit() != report.ExitViolated {
		t.Errorf("mended %v, exit code %d", now.Gate.Mended, now.Exit())
	}
	rules := func(b *Baseline) string {
		var out []string
		for _, f := range b.Findings {
			out = append(out, f.Method+":"+f.Rule)
		}
		return strings.Join(out, " ")
	}
	if got := rules(read.Update(now, false)); got != "A.a():assert A.a():cast A.b():unsupported" {
		t.Errorf("after a run of some methods: %s", got)
	}
	if got := rules(read.Update(now, true)); got != "A.a():assert A.a():cast" {
		t.Errorf("after a run of all methods: %s", got)
	}
	for _, text := range []string{"", "{}", "[]", `{"baseline": 1, "tool": "other", "findings": []}`, `{"baseline": 2, "tool": "inspect", "findings": []}`, `{"baseline": 1, "tool": "inspect", "finding": []}`} {
		if _, err := ReadBaseline([]byte(text)); err == nil {
			t.Errorf("%s is read as a baseline", text)
		}
	}
}

// TestMendedIsDecided: a known finding that was not looked for is not mended.
func TestMendedIsDecided(t *testing.T) {
	was := document(method("a", report.Violated, "null"))
	b := NewBaseline([]report.Known{known(Findings(was)[0])})
	open := method("a", report.Violated, "cast")
	open.Properties = append(open.Properties, report.Property{ID: "x", Kind: "null", Status: report.Unknown})
	for what, r := range map[string]*report.Result{"inconclusive": method("a", report.Inconclusive), "unsupported": method("a", report.Unsupported), "unknown": open} {
		doc := document(r)
		if g := (&Policy{Baseline: b}).Judge(doc); len(g.Mended) > 0 {
			t.Errorf("%s: mended %v", what, g.Mended)
		}
	}
	doc := document(method("a", report.Holds))
	if g := (&Policy{Baseline: b}).Judge(doc); len(g.Mended) != 1 {
		t.Errorf("holds: mended %v", g.Mended)
	}
}

// TestAcceptedHidesNothing: where all that was found is accepted and other properties
// are not decided, the method is inconclusive.
func TestAcceptedHidesNothing(t *testing.T) {
	r := method("a", report.Violated, "null")
	b := NewBaseline([]report.Known{known(Findings(document(r))[0])})
	r.Properties = append(r.Properties, report.Property{ID: "x", Kind: "cast", Status: report.Unknown})
	doc := document(r)
	doc.Gate = (&Policy{FailOn: Default, Baseline: b}).Judge(doc)
	if doc.Exit() != report.ExitInconclusive || len(doc.Gate.Findings) != 2 {
		t.Errorf("exit code %d, findings %v", doc.Exit(), doc.Gate.Findings)
	}
}

const suppressed = `package p;

class A {
	//@ nowarn null: the callers check it
	@Deprecated
	//@ requires x > 0;
	/* a comment
	 * of lines */
	@SuppressWarnings({"a", "b"})
	int f(int x) {
		//@ nowarn array-index, cast: two kinds
		g();
		return a[x]; //@ nowarn arithmetic: one line
	}
	//@ ensures \result > 0; //@ nowarn postcondition: in a clause
	int g() { String s = "//@ nowarn null: in a string"; return 0; }
	//@ nowarn;
	//@ nowarn null
	//@ nowarn nul: no kind
	//@nowarn null:
	int h() { return 0; } // nowarn null: no annotation
	/*@ nowarn null: in a block @*/
	int k() { /*@ nowarn cast: in front */ return 0; }
	/*@ nowarn null, cast: of
	  @ two lines
	  @*/
	int m() { return 0; }
	/*@ nowarn cast: on the line of the code */ int n() { return 0; }
}
`

// TestSuppressions: where they stand, and what they cover.
func TestSuppressions(t *testing.T) {
	f, ds := parse.File(source.NewFile("A.java", suppressed))
	if f == nil || len(ds) > 0 {
		t.Fatal(ds)
	}
	ss, warnings := Suppressions(f)
	want := []Suppression{
		{"A.java", 4, 10, []string{"null"}, "the callers check it"},
		{"A.java", 11, 12, []string{"array-index", "cast"}, "two kinds"},
		{"A.java", 13, 13, []string{"arithmetic"}, "one line"},
		{"A.java", 15, 15, []string{"postcondition"}, "in a clause"},
		{"A.java", 22, 23, []string{"null"}, "in a block"},
		{"A.java", 23, 23, []string{"cast"}, "in front"},
		{"A.java", 24, 27, []string{"null", "cast"}, "of two lines"},
		{"A.java", 28, 28, []string{"cast"}, "on the line of the code"},
	}
	if d := cmp.Diff(want, ss); d != "" {
		t.Error(d)
	}
	if len(warnings) != 4 {
		t.Errorf("%d warnings: %v", len(warnings), warnings)
	}
	for _, w := range warnings {
		if w.Severity != source.Warning || w.Span.Line() < 17 || w.Span.Line() > 20 || w.Remedy == "" {
			t.Errorf("%v", w)
		}
	}
}

func TestCovers(t *testing.T) {
	s := Suppression{File: "A.java", At: 12, Rules: []string{"null"}}
	here := method("m", report.Violated, "null")
	f := Findings(document(here))[0]
	if !s.covers(&f) {
		t.Error("the line is not covered")
	}
	if f.Line = 13; s.covers(&f) {
		t.Error("another line is covered")
	}
	if s.At = 10; !s.covers(&f) {
		t.Error("the method is not covered")
	}
	if f.Rule = "cast"; s.covers(&f) {
		t.Error("another kind is covered")
	}
	f.Rule, s.File = "null", "B.java"
	if s.covers(&f) {
		t.Error("another file is covered")
	}
}

// TestNoFile: the tree of a file without suppressions has none.
func TestNoFile(t *testing.T) {
	if ss, ds := Suppressions(&ast.File{}); ss != nil || ds != nil {
		t.Error(ss, ds)
	}
}

// TestRulesAreTheKinds compares with the property kinds of package cfg.
func TestRulesAreTheKinds(t *testing.T) {
	text, err := os.ReadFile(filepath.Join("..", "..", "cfg", "graph.go"))
	if err != nil {
		t.Fatal(err)
	}
	n := 0
	for _, m := range regexp.MustCompile(`PropertyKind = "([a-z-]+)"`).FindAllStringSubmatch(string(text), -1) {
		if m[1] == "reachable" {
			continue // no execution breaks it: the method is inconclusive
		}
		n++
		if !slices.Contains(Rules, m[1]) {
			t.Errorf("%s is no rule", m[1])
		}
	}
	if n < 18 || n+5 != len(Rules) {
		t.Errorf("%d kinds, %d rules", n, len(Rules))
	}
}

// TestText says what the policy makes of the findings, and nothing where it goes
// without saying.
func TestText(t *testing.T) {
	var b bytes.Buffer
	doc := document(method("a", report.Holds), method("b", report.Violated, "null"))
	if err := WriteText(&b, (&Policy{FailOn: Default}).Judge(doc)); err != nil || b.Len() > 0 {
		t.Errorf("%v %q", err, b.String())
	}
	doc = document(method("a", report.Violated, "null"), method("b", report.Violated, "cast"), method("c", report.Unsupported), method("d", report.Holds))
	gone := report.Known{Fingerprint: "x", Rule: "assert", Method: "A.d()", Text: "x > 0"}
	p := &Policy{FailOn: Default, Baseline: NewBaseline([]report.Known{known(Findings(doc)[0]), gone}),
		Suppressions: []Suppression{{File: "A.java", Line: 9, At: 10, Rules: []string{"cast"}, Reason: "because"}}}
	if err := WriteText(&b, p.Judge(doc)); err != nil {
		t.Fatal(err)
	}
	want := `
1 finding is known from the baseline
A.java:9: accepted: cast in A.b(): because
mended: assert in A.d(): x > 0 (--update-baseline drops it from the baseline)
1 method is not supported and not checked; --fail-on all makes that a failure
`
	if d := cmp.Diff(want, b.String()); d != "" {
		t.Error(d)
	}
}
