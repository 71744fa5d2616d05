package verify

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"testing"

	"inspect/encode"
	"inspect/internal/halt"
	"inspect/java/types"
	"inspect/report"
	"inspect/solve"
	"inspect/solve/sat"
	"inspect/verify/decide"
)

// TestUnaskedCore: the invariant of BinaryHeap quantifies over indices that only
// what is known of the cells bounds. Where that is left out to find a core, the
// question cannot be asked: the verdict stands, and the report says so.
func TestUnaskedCore(t *testing.T) {
	gopher, err := sat.New("gophersat")
	if err != nil {
		t.Fatal(err)
	}
	doc := Run(context.Background(), Config{Paths: []string{"../testdata/dijkstra/repaired"}, Methods: []string{"BinaryHeap.deleteMin"},
		Refute: sat.Refute, Attempts: []decide.Attempt{{Encoding: encode.Options{Encoding: encode.Ground}, Backend: gopher}}, Reached: "full"})
	if len(doc.Results) != 1 || doc.Results[0].Verdict != report.Holds {
		t.Fatalf("want holds:\n%s", textOf(doc))
	}
	var unreachable bool
	for _, p := range doc.Results[0].Properties {
		unreachable = unreachable || p.Status == report.Unreachable
	}
	if !unreachable {
		t.Errorf("no check is unreachable:\n%s", textOf(doc))
	}
	shown := strings.Join(strings.Fields(textOf(doc)), " ")
	if !strings.Contains(shown, "note: it could not be asked which clauses and conditions contradict each other") ||
		!strings.Contains(shown, "the values of i are not bounded") {
		t.Errorf("the text does not say what could not be asked:\n%s", shown)
	}
}

// TestUnasked: only a question that no attempt can express leaves the verdict.
func TestUnasked(t *testing.T) {
	unfit := fmt.Errorf("ground/sat: %w", &encode.Unencodable{Reason: "too wide"})
	for _, c := range []struct {
		err  error
		want bool
	}{
		{nil, false},
		{unfit, true},
		{errors.Join(unfit, unfit), true},
		{errors.Join(unfit, fmt.Errorf("z3: %w", &solve.Error{Message: "crashed"})), false},
		{context.Canceled, false},
	} {
		m := &method{m: &types.Method{}, res: &report.Result{}}
		for range 2 {
			if got := m.unasked("whether it ends", c.err); got != c.want {
				t.Errorf("%v: %v", c.err, got)
			}
		}
		if n := len(m.res.Diagnostics); c.want && n != 1 || !c.want && n != 0 {
			t.Errorf("%v: %d diagnostics", c.err, n)
		}
	}
}

// TestExpressed: what an encoding cannot express, and being stopped, are errors;
// any other panic stays one.
func TestExpressed(t *testing.T) {
	if err := expressed(func() {}); err != nil {
		t.Error(err)
	}
	if _, ok := errors.AsType[*encode.Unencodable](expressed(func() { panic(&encode.Unencodable{}) })); !ok {
		t.Error("Unfit is no error")
	}
	if err := expressed(func() { panic(&halt.Stopped{}) }); !errors.Is(err, context.Canceled) {
		t.Error(err)
	}
	defer func() {
		if recover() == nil {
			t.Error("a fault is hidden")
		}
	}()
	_ = expressed(func() { panic("fault") })
}
