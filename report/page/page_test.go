package page

import (
	"strings"
	"testing"

	"inspect/report"
)

// hostile is text that would be markup, or end the script, if it were not escaped.
const hostile = `</script><img src=x onerror="alert(1)">'"&`

// TestHostile: nothing of a document becomes markup.
func TestHostile(t *testing.T) {
	value := []report.NamedValue{{Name: hostile, Type: hostile, Value: hostile}}
	state := report.State{Objects: []report.Object{{Name: hostile, Type: hostile, Fields: value}}, Statics: value}
	c := &report.Counterexample{Status: hostile, Reason: hostile, Message: hostile, Kind: hostile, Place: report.Place{File: hostile, Line: 1, Text: hostile},
		Pre: state, Post: state, Arguments: value, Outcome: report.Outcome{Kind: "returned", Value: hostile},
		ReachedBy: []string{hostile}, Hint: hostile,
		Steps:   []report.Step{{Kind: hostile, File: hostile, Line: 1, Text: hostile, Changes: value}},
		Because: &report.Because{Fault: hostile, Undefined: hostile, Witness: value, Values: []report.Part{{Name: hostile, Value: hostile, Note: hostile}}},
	}
	doc := &report.Document{Tool: report.Tool{Name: hostile, Version: hostile}, Diagnostics: []report.Diagnostic{{Message: hostile, File: hostile, Remedy: hostile}},
		Results: []*report.Result{
			{Class: hostile, Method: hostile, File: hostile, Line: 1, Verdict: report.Violated, Counterexample: c},
			{Class: hostile, Method: hostile, File: hostile, Line: 1, Verdict: hostile, Reason: hostile, Remedies: []report.Remedy{{Why: hostile, Flag: hostile}}},
		}}
	var b strings.Builder
	p := &Page{Document: doc, Source: func(string) []string { return []string{hostile} }}
	if err := p.Write(&b); err != nil {
		t.Fatal(err)
	}
	if strings.Contains(b.String(), "<img") || strings.Count(b.String(), "</script>") != 1 || strings.Contains(b.String(), `-->'`) {
		t.Error("what the document says is markup")
	}
	if !strings.Contains(b.String(), script) {
		t.Error("the script is not the one that the policy allows")
	}
}

// TestEmpty: a document without results, and counterexamples without anything, have a
// page too, and the same one each time.
func TestEmpty(t *testing.T) {
	for _, doc := range []*report.Document{
		{Tool: report.Tool{Name: "inspect", Version: "0.1.0"}},
		{Tool: report.Tool{Name: "inspect", Version: "0.1.0"}, Results: []*report.Result{{Verdict: report.Violated, Counterexample: &report.Counterexample{}}}},
	} {
		var a, b strings.Builder
		for _, w := range []*strings.Builder{&a, &b} {
			p := &Page{Document: doc}
			if err := p.Write(w); err != nil {
				t.Fatal(err)
			}
		}
		if a.String() != b.String() || !Mark.MatchString(a.String()) {
			t.Errorf("the page begins with %.80q", a.String())
		}
	}
}

// TestOrder: the findings come first, then what is not decided, then what callers see to, then what holds.
func TestOrder(t *testing.T) {
	var rs []*report.Result
	for _, v := range []report.Verdict{report.Holds, report.Unsupported, report.Needs, report.Nothing, report.Inconclusive, report.Failed, report.Violated} {
		rs = append(rs, &report.Result{Class: "C", Method: string(v), Verdict: v})
	}
	var got []string
	for _, r := range (&Page{Document: &report.Document{Results: rs}}).model().Results {
		got = append(got, r.Verdict)
	}
	if s := strings.Join(got, " "); s != "violated error inconclusive unsupported needs holds nothing-to-check" {
		t.Error(s)
	}
}

// TestVariables follows the variables of two activations.
func TestVariables(t *testing.T) {
	v := variables{}
	for i, s := range []struct {
		step report.Step
		want string
	}{
		{report.Step{Changes: []report.NamedValue{{Name: "x", Value: "1"}, {Name: "Node#1.next", Value: "null"}}}, "x = 1"},
		{report.Step{Depth: 1, Changes: []report.NamedValue{{Name: "x", Value: "5"}}}, "x = 5"},
		{report.Step{Depth: 1, Changes: []report.NamedValue{{Name: "y", Value: "6"}}}, "x = 5\ny = 6"},
		{report.Step{Changes: []report.NamedValue{{Name: "x", Value: "2"}}}, "x = 2"},
		{report.Step{Depth: 1}, ""},
	} {
		if have := v.after(s.step); have != s.want {
			t.Errorf("step %d: %q, want %q", i, have, s.want)
		}
	}
}
