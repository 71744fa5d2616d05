package report

import (
	"encoding/json"
	"fmt"
	"reflect"
	"strings"
	"testing"

	"inspect/java/source"
)

// tenLines are pieces of ten lines each, of the files that move.
type tenLines []string

func (k tenLines) Of(file string, line int) (at []source.Spot, moves bool) {
	for _, f := range k {
		if f == file {
			return []source.Spot{{Piece: fmt.Sprint(file, " ", line/10), Line: line % 10}}, true
		}
	}
	return nil, false
}

func (k tenLines) Within(file string, start, end int32) (piece string, from int32) {
	return fmt.Sprint(file, " ", start/100), start % 100
}

// lower is where such pieces begin when those from the second on are three lines, and thirty characters, lower.
func lower(piece string) (offset int32, line int, ok bool) {
	var n int
	if _, err := fmt.Sscanf(piece[strings.IndexByte(piece, ' '):], "%d", &n); err != nil {
		return 0, 0, false
	}
	if n == 0 {
		return 0, 0, true
	}
	return int32(100*n + 30), 10*n + 3, true
}

// TestMovedLines: all lines of a result move with their pieces, also those in texts, and what is not of a file that moves stays.
func TestMovedLines(t *testing.T) {
	f := source.NewFile("A.java", strings.Repeat("text of the file\n", 40))
	was := &Result{
		Method: "f", File: "A.java", Line: 12, Column: 3,
		CutOff:   []CutOff{{Kind: "loop", File: "A.java", Line: 14}, {Kind: "loop", File: "Other.java", Line: 25}},
		Lines:    &Lines{NeverReached: []Line{{File: "A.java", Line: 5, EndLine: 17, Core: []Reason{{File: "A.java", Line: 13}}}}},
		Remedies: []Remedy{{Why: "cut off at lines 14, 25"}, {Why: "line 5 (x) is never reached"}, {Why: "cut off at line 14 and A.java:15"}},
		Counterexample: &Counterexample{
			Place: NewPlace(f.Span(300, 304)), Steps: []Step{{File: "A.java", Line: 16, Text: "return"}},
			Outcome: Outcome{Detail: "stopped at A.java:19:7: n is 0, A.java:4 and A.java:20"},
		},
	}
	was.Counterexample.Place.Line = 18
	data, moves, err := was.Store(tenLines{"A.java"})
	if err != nil || !moves {
		t.Fatalf("moves: %v, %v", moves, err)
	}
	got, err := Restore(data, func(string) *source.File { return f }, lower)
	if err != nil {
		t.Fatal(err)
	}
	want := *was
	want.Line = 15
	want.CutOff = []CutOff{{Kind: "loop", File: "A.java", Line: 17}, {Kind: "loop", File: "Other.java", Line: 25}}
	want.Lines = &Lines{NeverReached: []Line{{File: "A.java", Line: 5, EndLine: 20, Core: []Reason{{File: "A.java", Line: 16}}}}}
	want.Remedies = []Remedy{{Why: "cut off at lines 17, 25"}, {Why: "line 5 (x) is never reached"}, {Why: "cut off at line 17 and A.java:18"}}
	c := *was.Counterexample
	c.Place.Line, c.Steps = 21, []Step{{File: "A.java", Line: 19, Text: "return"}}
	c.Outcome.Detail = "stopped at A.java:22:7: n is 0, A.java:4 and A.java:23"
	want.Counterexample = &c
	if g, w := asJSON(t, got), asJSON(t, &want); g != w {
		t.Errorf("got\n%s\nwant\n%s", g, w)
	}
	if s := got.Counterexample.Place.span; s.Start != 330 || s.End != 334 {
		t.Errorf("the extent is %d..%d", s.Start, s.End)
	}
	if _, err := Restore(data, func(string) *source.File { return f }, func(string) (int32, int, bool) { return 0, 0, false }); err == nil {
		t.Error("restored without its pieces")
	}
}

func asJSON(t *testing.T, r *Result) string {
	t.Helper()
	b, err := json.MarshalIndent(r, "", " ")
	if err != nil {
		t.Fatal(err)
	}
	return string(b)
}

// TestUnmoved: what names a line of which it is not known where it goes is for the text as it stands.
func TestUnmoved(t *testing.T) {
	for _, change := range []func(*Result){
		func(r *Result) { r.Reason = "the function in line 12" },
		func(r *Result) { r.Reason = "an object of A.lambda12" },
		func(r *Result) { r.Reason = "at B.java:12" }, // what another file means by that
		func(r *Result) { r.Reason = "of class choose at 12:5" },
		func(r *Result) { r.Remedies = []Remedy{{Why: "at line 13 more"}} }, // it stands nowhere else
		func(r *Result) { r.Remedies = []Remedy{{Why: "at line 12 what line 12 says"}} },
		func(r *Result) { r.Remedies = []Remedy{{Do: "at line 12"}} },
		func(r *Result) { r.Counterexample = &Counterexample{Steps: []Step{{source: "A.java:12"}}} },
	} {
		r := &Result{File: "A.java", Line: 12}
		change(r)
		data, moves, err := r.Store(tenLines{"A.java"})
		if err != nil || moves {
			t.Errorf("%s moves: %v", data, err)
		}
		if strings.Contains(string(data), "piece") {
			t.Errorf("%s has pieces", data)
		}
	}
	// Two lines of one number go different ways.
	r := &Result{File: "A.java", Line: 12, CutOff: []CutOff{{File: "B.java", Line: 12}}, Remedies: []Remedy{{Why: "cut off at line 12"}}}
	data, moves, err := r.Store(tenLines{"A.java"})
	if err != nil || !moves {
		t.Fatalf("moves: %v, %v", moves, err)
	}
	if _, err := Restore(data, nil, func(string) (int32, int, bool) { return 100, 10, true }); err != nil {
		t.Error(err)
	}
	if _, err := Restore(data, nil, lower); err == nil {
		t.Error("restored though line 12 is two lines now")
	}
}

// TestLinesHaveFiles: every number of a line in a result stands beside its file.
func TestLinesHaveFiles(t *testing.T) {
	seen := map[reflect.Type]bool{}
	var visit func(reflect.Type)
	visit = func(v reflect.Type) {
		switch v.Kind() {
		case reflect.Pointer, reflect.Slice:
			visit(v.Elem())
		case reflect.Struct:
			if seen[v] || v == reflect.TypeFor[source.Span]() || v == reflect.TypeFor[source.Diagnostic]() {
				return
			}
			seen[v] = true
			for i := range v.NumField() {
				f := v.Field(i)
				if strings.Contains(strings.ToLower(f.Name), "line") && f.Type.Kind() == reflect.Int {
					if file, ok := v.FieldByName("File"); !ok || file.Type.Kind() != reflect.String || f.Name != "Line" && f.Name != "EndLine" {
						t.Errorf("%s.%s", v, f.Name)
					}
				}
				visit(f.Type)
			}
		}
	}
	visit(reflect.TypeFor[Result]())
	if len(seen) < 20 {
		t.Errorf("%d types are seen", len(seen))
	}
}
