package report

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"inspect/java/source"
)

// some are results of every verdict, two of most.
func some() *Document {
	bounds := Bounds{Bits: 32, Objects: map[string]int{"default": 3}, ArrayLength: 4, Unwind: 4, Recursion: 3, Constant: 64}
	r := func(name string, v Verdict, reason string) *Result {
		return &Result{Class: "p.A", Method: name + "()", File: "p/A.java", Line: 7, Column: 5, Verdict: v, Reason: reason, Bounds: bounds,
			Properties: []Property{{Status: Holds}}, Complete: true, CompleteKnown: true}
	}
	lacks := func(name, message string) *Result {
		x := r(name, Unsupported, "")
		x.Properties = nil
		x.Diagnostics = []Diagnostic{{Code: "unsupported", Severity: "error", File: "p/A.java", Line: 8, Column: 1, Message: message + notSupported}}
		return x
	}
	cut := r("cut", Holds, "")
	cut.Complete, cut.CutOff = false, []CutOff{{Kind: "loop", File: "p/A.java", Line: 9, Bound: 4}}
	cut.Remedies = []Remedy{{Why: "cut off at line 9", Flag: "--unwind 8"}}
	cut.Bounds.Places = []PlaceBound{{"unwind", "p.A.cut", 4}}
	unreached := r("unreached", Holds, "")
	unreached.Lines = &Lines{Known: true, Statements: 3, NeverReached: []Line{{File: "p/A.java", Line: 9, Column: 3, Text: "x();", EndLine: 9, Statements: 2}}}
	bad := r("bad", Violated, "")
	bad.Remedies = []Remedy{{Why: "as programs", Flag: "--reproducer f"}}
	bad.Show(&Counterexample{Status: "confirmed", Kind: "postcondition", Message: "does not hold: ensures x > 0;", Place: Place{File: "p/A.java", Line: 6, Column: 9},
		Outcome: Outcome{Kind: "returned"}})
	slow := r("slow", Inconclusive, "timeout")
	slow.Remedies = []Remedy{{Why: "the time was over", Flag: "--bits 8"}}
	return &Document{Seconds: 1.26, Results: []*Result{
		r("good", Holds, ""), cut, unreached, r("get", Nothing, ""), r("set", Nothing, ""), bad, lacks("a", "class java.util.List"), lacks("b", "a lambda"),
		lacks("c", "class java.util.List"), slow, r("small", Inconclusive, "bounds"), r("big", Inconclusive, "size"), r("ended", Inconclusive, "interrupted"),
		r("never", Vacuous, "they contradict each other"), r("wrong", Failed, "it broke\nhere"),
	}, NotChecked: 2}
}

const textOfSome = `p/A.java:7:5: holds: p.A.good()

p/A.java:7:5: holds: p.A.cut(); cut off at line 9: --unwind 8
  bounds  bits 32, objects 3, array length 4, unwind 4, recursion 3, unwind p.A.cut=4

p/A.java:7:5: holds: p.A.unreached(); 2 of 3 statements never reached

p/A.java:6:9: violated: postcondition x > 0 after A.bad()
  confirmed by the interpreter

p/A.java:7:5: inconclusive (timeout): p.A.slow(): it was not decided in the time given
  remedy: --bits 8

p/A.java:7:5: inconclusive (bounds): p.A.small(): no execution within the bounds decides anything
p/A.java:7:5: inconclusive (size): p.A.big(): the check would need too much memory
p/A.java:7:5: vacuous: p.A.never(): they contradict each other

p/A.java:7:5: error: p.A.wrong(): it broke
  here

3 unsupported: java.util.List ×2, lambda ×1 (-v lists them)
the counterexample as a Java program and a JUnit test: --reproducer f
violated:
  p/A.java:7:5: p.A.bad()
timeout:
  p/A.java:7:5: p.A.slow()
17 methods: 3 hold (1 with lines never reached), 2 nothing to check, 1 violated, 1 vacuous, 2 inconclusive (1 bounds, 1 size), 3 unsupported, 1 error, 1 timeout, 3 not decided; 1.3 s; bits 32, objects 3, array length 4, unwind 4, recursion 3
`

func TestText(t *testing.T) {
	var b strings.Builder
	if err := some().WriteText(&b, TextOptions{}); err != nil {
		t.Fatal(err)
	}
	if b.String() != textOfSome {
		t.Errorf("have\n%s\nwant\n%s", b.String(), textOfSome)
	}
}

// TestTextComesAtOnce: what is said of a result is written with it, and the last
// lines alone at the end.
func TestTextComesAtOnce(t *testing.T) {
	var b strings.Builder
	d := some()
	text := NewText(&b, TextOptions{})
	for _, r := range d.Results {
		before := b.Len()
		text.Result(r)
		shown := r.Verdict != Unsupported && r.Verdict != Nothing && r.Reason != "interrupted"
		if got := b.String()[before:]; shown != strings.Contains(got, r.Headline().String()) || !shown && got != "" {
			t.Errorf("%s: %q", r.Method, got)
		}
	}
	if strings.Contains(b.String(), "methods: ") {
		t.Error("the summary comes too early")
	}
	if err := text.End(d); err != nil || b.String() != textOfSome {
		t.Error(err, b.String())
	}
}

// TestTextInFull: verbosely, and by name, each method is shown.
func TestTextInFull(t *testing.T) {
	for _, o := range []TextOptions{{Verbose: true}, {Named: true}} {
		var b strings.Builder
		d := some()
		d.WriteText(&b, o)
		for _, r := range d.Results {
			if shown := strings.Contains(b.String(), r.Headline().String()); !shown && (o.Verbose || r.Reason != "interrupted") {
				t.Errorf("%+v: %s is not shown:\n%s", o, r.Method, b.String())
			}
		}
		if strings.Contains(b.String(), "×") {
			t.Errorf("what is shown is counted:\n%s", b.String())
		}
	}
}

// TestTextOfOne: singular words, and what there is nothing else beside is shown.
func TestTextOfOne(t *testing.T) {
	for i, want := range map[int]string{
		0: "p/A.java:7:5: holds: p.A.good()\n\n1 method: 1 holds, 0 violated, 0 timeout; bits",
		3: "p/A.java:7:5: nothing to check: p.A.get()\n\n1 method: 0 hold, 1 nothing to check, 0 violated, 0 timeout; bits",
		6: "p/A.java:8:1: unsupported: java.util.List in p.A.a()\n\n1 method: 0 hold, 0 violated, 1 unsupported, 0 timeout; bits",
	} {
		var b strings.Builder
		(&Document{Results: []*Result{some().Results[i]}}).WriteText(&b, TextOptions{})
		if !strings.HasPrefix(b.String(), want) {
			t.Errorf("have\n%s\nwant\n%s", b.String(), want)
		}
	}
}

// TestTextWidth: lines keep to the width, but for the headline and the last, which
// tools look for.
func TestTextWidth(t *testing.T) {
	long := strings.Repeat("a word or two and ", 20)
	d := some()
	c := d.Results[5].Counterexample
	c.Status, c.Reason = "unconfirmed", long
	c.Steps = []Step{{Kind: "statement", Line: 3, Text: long, Changes: []NamedValue{{Name: "x", Value: "1"}}}}
	c.Pre.Objects = []Object{{Name: "A#1", Type: "A"}}
	for i := range 30 {
		c.Pre.Objects[0].Fields = append(c.Pre.Objects[0].Fields, NamedValue{Name: fmt.Sprint("field", i), Value: "0"})
	}
	d.Results[9].Diagnostics = []Diagnostic{}
	d.Results[9].Remedies = []Remedy{{Why: "x", Do: long}}
	for _, width := range []int{40, 80, 0, 160} {
		var b strings.Builder
		d.WriteText(&b, TextOptions{Width: width})
		if width == 0 {
			width = defaultWidth
		}
		longest := 0
		for _, l := range strings.Split(b.String(), "\n") {
			if strings.HasPrefix(l, " ") {
				longest = max(longest, source.Columns(l))
			}
		}
		if longest > width || longest < width-20 {
			t.Errorf("width %d: the longest line has %d columns", width, longest)
		}
	}
}

// TestTextFails: an error of the writer is told at the end, and nothing is written
// after it.
func TestTextFails(t *testing.T) {
	w := &noRoom{}
	text := NewText(w, TextOptions{})
	d := some()
	for _, r := range d.Results {
		text.Result(r)
	}
	if err := text.End(d); err != errFull || w.n != 1 {
		t.Errorf("%v after %d writes", err, w.n)
	}
}

type noRoom struct{ n int }

var errFull = errors.New("full")

func (f *noRoom) Write([]byte) (int, error) { f.n++; return 0, errFull }

// TestCallsBefore: the line of bounds says how many calls came before the methods of which nothing
// was found, and before the others where there are no such.
func TestCallsBefore(t *testing.T) {
	of := func(v Verdict, k int) *Result {
		r := &Result{Class: "A", Method: "m()", Verdict: v, Bounds: Bounds{Bits: 32, Constant: defaultConstant}}
		if k >= 0 {
			r.Bounds.CallsBefore = &k
		}
		return r
	}
	for _, c := range []struct {
		results []*Result
		want    string
	}{
		{[]*Result{of(Holds, -1), of(Violated, -1)}, "recursion 0"},
		{[]*Result{of(Holds, 3), of(Violated, 1), of(Holds, -1)}, "recursion 0, calls before 3"},
		{[]*Result{of(Violated, 1)}, "recursion 0, calls before 1"},
		{[]*Result{of(Needs, 8), of(Inconclusive, 1), of(Nothing, 0)}, "recursion 0, calls before 1 to 8"},
		{[]*Result{of(Holds, 0)}, "recursion 0, calls before 0"},
	} {
		var b strings.Builder
		x := NewText(&b, TextOptions{})
		for _, r := range c.results {
			x.Result(r)
		}
		d := &Document{Results: c.results}
		if err := x.End(d); err != nil {
			t.Fatal(err)
		}
		for _, text := range []string{strings.TrimSpace(b.String()), d.Summary()} {
			if !strings.HasSuffix(text, c.want) {
				t.Errorf("%s\nwant %s", text, c.want)
			}
		}
		if strings.Contains(b.String(), "  bounds") {
			t.Errorf("a method has bounds of its own:\n%s", b.String())
		}
	}
}
