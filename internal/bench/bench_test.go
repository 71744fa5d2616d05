package bench

import (
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"inspect/encode"
	"inspect/report"
	"inspect/sat"
	"inspect/verify"
)

var testdata = filepath.Join("..", "..", "testdata")

// TestInstancesAreThere wants every method of the tables to exist.
func TestInstancesAreThere(t *testing.T) {
	for _, in := range Instances() {
		path := filepath.Join(testdata, in.Path)
		if _, err := os.Stat(path); err != nil {
			t.Error(err)
			continue
		}
		l := verify.ListMethods(verify.Config{Paths: []string{path}, Methods: []string{in.Method}, Bounds: in.Bounds})
		if len(l.Methods) != 1 || l.Exit() != 0 {
			t.Errorf("%s in %s: %d methods, %v", in.Method, in.Path, len(l.Methods), l.Diagnostics)
		}
	}
}

// TestMeasure measures the smallest rows of Table I.
func TestMeasure(t *testing.T) {
	b, err := sat.New("gophersat")
	if err != nil {
		t.Fatal(err)
	}
	cols := []Column{{Name: "ground", Attempt: verify.Attempt{Encoding: encode.Options{Encoding: encode.Ground}, Backend: b}}}
	want := map[string]report.Verdict{
		"BinaryHeap.insert 3/3/3": report.Holds, "BinaryHeap.minElement 4/4/4": report.Holds,
		"DijkstraShortestPath.run 3/3/1": report.Violated,
	}
	var rows []Row
	for _, in := range dijkstra() {
		w, ok := want[in.Method+" "+in.Label]
		if !ok {
			continue
		}
		r := Measure(context.Background(), testdata, in, cols, time.Minute)
		if r.Best() != 0 || r.Cells[0].Verdict != w {
			t.Errorf("%s %s: %+v, want %s", in.Method, in.Label, r.Cells[0], w)
		}
		rows = append(rows, r)
	}
	if len(rows) != len(want) {
		t.Fatalf("%d rows, want %d", len(rows), len(want))
	}
	var text, md strings.Builder
	if err := Text(&text, cols, rows); err != nil {
		t.Fatal(err)
	}
	if err := Markdown(&md, cols, rows); err != nil {
		t.Fatal(err)
	}
	for _, part := range []string{"BinaryHeap.insert", "3/3/1", "1.9", "holds", "violated"} {
		if !strings.Contains(text.String(), part) || !strings.Contains(md.String(), part) {
			t.Errorf("%q is missing in\n%s\n%s", part, text.String(), md.String())
		}
	}
}

func TestDisagree(t *testing.T) {
	for _, c := range []struct {
		verdicts []report.Verdict
		disagree bool
		best     int
	}{
		{[]report.Verdict{report.Holds, report.Holds}, false, 0},
		{[]report.Verdict{report.Holds, report.Violated}, true, 0},
		{[]report.Verdict{report.Inconclusive, report.Violated}, false, 1},
		{[]report.Verdict{report.Inconclusive, report.Failed}, false, -1},
	} {
		var r Row
		for i, v := range c.verdicts {
			r.Cells = append(r.Cells, Cell{Verdict: v, Total: float64(i)})
		}
		if r.Disagree() != c.disagree || r.Best() != c.best {
			t.Errorf("%v: disagree %v, best %d", c.verdicts, r.Disagree(), r.Best())
		}
	}
}

func TestReplace(t *testing.T) {
	got, err := Replace("a\n"+begin+"old\n"+end+"b\n", "new\n")
	if want := "a\n" + begin + "new\n" + end + "b\n"; err != nil || got != want {
		t.Errorf("%q %v, want %q", got, err, want)
	}
	if _, err := Replace("no marks", "new"); err == nil {
		t.Error("a page without marks gave no error")
	}
}
