package bench

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"inspect/cfg"
	"inspect/encode"
	"inspect/report"
	"inspect/solve/sat"
	"inspect/verify"
)

var testdata = filepath.Join("..", "..", "testdata")

// The arguments with which the tests start themselves as the process of one
// measurement: one that makes it, and one that decides by size alone.
const (
	child = "-bench-child"
	sized = "-bench-sized"
)

func TestMain(m *testing.M) {
	if os.Getenv(asked) != "" {
		answer()
	}
	serve := map[string]func() error{
		child: func() error {
			return Tools{Open: open, Size: sat.Size}.Serve(context.Background(), os.Stdin, os.Stdout)
		},
		sized: serveSized,
	}[os.Args[len(os.Args)-1]]
	if serve == nil {
		os.Exit(m.Run())
	}
	if err := serve(); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

// serveSized answers a task as a check does that takes as many seconds as loops
// are unrolled, without spending them.
func serveSized() error {
	var task Task
	if err := json.NewDecoder(os.Stdin).Decode(&task); err != nil {
		return err
	}
	if _, _, err := open(task.Backend); err != nil {
		return err
	}
	o := Outcome{Verdict: report.Holds, By: task.Backend, Wall: float64(task.Bounds.Unwind)}
	if o.Wall > task.Timeout.Seconds() {
		o = Outcome{Verdict: report.Inconclusive, Reason: "timeout"}
	}
	return json.NewEncoder(os.Stdout).Encode(o)
}

var gophersat = Backend{Name: "gophersat"}

func open(name string) (attempts, side []verify.Attempt, err error) {
	if name == "panic" {
		panic("as asked")
	}
	b, err := sat.New(name)
	return []verify.Attempt{{Encoding: encode.Options{Encoding: encode.Ground}, Backend: b}}, nil, err
}

func runner(backends ...Backend) *Runner {
	return &Runner{Child: []string{os.Args[0], child}, Testdata: testdata, Timeout: 2 * time.Minute, Backends: backends}
}

// find gives the instances of that name and label.
func find(t *testing.T, name, label string) Instance {
	t.Helper()
	for _, in := range Instances() {
		if in.Name() == name && in.Label == label {
			return in
		}
	}
	t.Fatalf("there is no %s, %s", name, label)
	return Instance{}
}

// TestInstancesAreThere wants every method of the tables to exist, in a program
// that is read without complaint, and no two rows of the same name.
func TestInstancesAreThere(t *testing.T) {
	seen := map[string]bool{}
	for _, in := range Instances() {
		key := in.Study + " " + in.Name() + ", " + in.Label
		if seen[key] {
			t.Errorf("%s stands twice", key)
		}
		seen[key] = true
		path := filepath.Join(testdata, in.Path)
		if _, err := os.Stat(path); err != nil {
			t.Error(err)
			continue
		}
		l := verify.ListMethods(context.Background(), verify.Config{Paths: []string{path}, Methods: []string{in.Method}, Bounds: in.Bounds})
		if len(l.Methods) != 1 || l.Exit() != 0 {
			t.Errorf("%s in %s: %d methods, %v", in.Method, in.Path, len(l.Methods), l.Diagnostics)
		}
		if in.Mutant() && in.Want != report.Violated {
			t.Errorf("%s: a mutant that is %s", key, in.Want)
		}
	}
}

// TestMeasure measures two small rows, one of each verdict.
func TestMeasure(t *testing.T) {
	r := runner(gophersat, Backend{Name: Default})
	var rows []Row
	for _, in := range []Instance{
		find(t, "BinaryHeap.insert", "3/3/3"),
		find(t, "SortedList.insert, mutant SortedList", "10 nodes with the new one, 10 loops"),
	} {
		if in.Mutant() {
			in.Bounds.PerClass["SortedNode"], in.Bounds.Unwind = 3, 3
		}
		row, err := r.Measure(context.Background(), in)
		if err != nil {
			t.Fatal(err)
		}
		c := row.Cells[0]
		if d := row.Cells[1]; !d.Default || d.Verdict != in.Want || !(d.Wall > 0 && d.CPU > 0) {
			t.Errorf("%s by default: %+v", in.Name(), d)
		}
		if row.Best() != 0 || row.Wrong() || c.Verdict != in.Want || len(c.CutOff) > 0 || c.Confirmed != in.Mutant() {
			t.Errorf("%s: %+v, want %s", in.Name(), c, in.Want)
		}
		if !(c.Prepare > 0 && c.Solve > 0 && c.CPU >= c.Prepare+c.Solve && c.Wall > 0 && c.PeakMB > 1) {
			t.Errorf("%s: %+v", in.Name(), c)
		}
		if row.Cell.Variables < 100 || row.Cell.Clauses < row.Cell.Variables {
			t.Errorf("%s: size %+v", in.Name(), row.Cell)
		}
		rows = append(rows, row)
	}
	for _, table := range []Table{Results(r.Backends, rows), TargetTable(r.Backends, rows)} {
		if len(table) != 3 || len(table[1]) != len(table[0]) || len(table[2]) != len(table[0]) {
			t.Errorf("a ragged table: %q", table)
		}
		var text, md strings.Builder
		if err := table.Text(&text); err != nil {
			t.Fatal(err)
		}
		if err := table.Markdown(&md); err != nil {
			t.Fatal(err)
		}
		for _, part := range []string{"BinaryHeap.insert", "3/3/3", "mutant SortedList", "holds", "violated"} {
			if !strings.Contains(text.String(), part) || !strings.Contains(md.String(), part) {
				t.Errorf("%q is missing in\n%s\n%s", part, text.String(), md.String())
			}
		}
	}
}

// TestMeasureFaults: a child that dies, and one whose check runs out of time, are
// rows too; a larger size is then not tried.
func TestMeasureFaults(t *testing.T) {
	in := find(t, "BinaryHeap.deleteMin", "3/3/3")
	o, err := runner().Run(context.Background(), in, "panic", time.Minute)
	if err != nil || o.Verdict != report.Failed {
		t.Errorf("a panic gave %+v, %v", o, err)
	}
	r := runner(gophersat)
	r.Timeout = time.Millisecond
	row, err := r.Measure(context.Background(), in)
	if err != nil || row.Cells[0].text() != "timeout" || row.Best() != -1 {
		t.Errorf("no time gave %+v, %v", row, err)
	}
	row, err = r.Measure(context.Background(), find(t, "BinaryHeap.deleteMin", "4/4/4"))
	if err != nil || row.Cells[0].text() != "skipped" {
		t.Errorf("a larger size gave %+v, %v", row, err)
	}
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	if _, err := runner(gophersat).Measure(ctx, in); err != context.Canceled {
		t.Errorf("cancelled: %v", err)
	}
}

var errStop = errors.New("stop")

// TestLargest searches with a child that decides by size alone.
func TestLargest(t *testing.T) {
	f := Families()[0]
	f.bounds = func(n int) cfg.Bounds { return cfg.Bounds{Unwind: n} }
	r := &Runner{Child: []string{os.Args[0], sized}}
	for _, share := range []float64{0.001, 0.05, 0.5, 0.6} {
		for _, limit := range []int{0, 3, 4, 5, 7, 8, 13, 100, largestSize, 2 * largestSize} {
			var asked []int
			got := 0
			search(smallestSize, func(n int) (bool, float64) {
				asked = append(asked, n)
				if n <= limit {
					got = n
				}
				return n <= limit, share
			})
			next := above(got, share)
			switch {
			case share > 0.5 && len(asked) == 1 && (got == smallestSize) == (limit >= smallestSize):
			case limit < smallestSize && got == 0 && len(asked) == 1:
			case got >= smallestSize && got <= limit && (next > limit || next > largestSize) && slices.IsSorted(asked):
			default:
				t.Errorf("share %v, limit %d: %d, asked %v", share, limit, got, asked)
			}
		}
	}
	var kept []Reach
	keep := func(r Reach) error {
		kept = append(kept, r)
		if len(kept) == 2 {
			return errStop
		}
		return nil
	}
	// A search that is stopped goes on after the last size that was kept.
	known, err := r.Largest(context.Background(), f, "gophersat", time.Minute, nil, keep)
	if err != errStop || len(kept) != 2 || kept[0].Size != 4 || kept[1].Size != 5 || known.Size != 5 || known.Budget != 0 || known.Next != 0 {
		t.Errorf("%+v, %v; kept %+v", known, err, kept)
	}
	more, err := r.Largest(context.Background(), f, "gophersat", time.Millisecond, &known, keep)
	if err != nil || more.Size != 5 || more.Next != 6 || more.Budget != 0.001 || len(kept) != 2 {
		t.Errorf("%+v, %v", more, err)
	}
	// One that nobody stops ends when a size took more than half of the time.
	all, err := r.Largest(context.Background(), f, "gophersat", 10*time.Second, nil, func(Reach) error { return nil })
	if err != nil || all.Size != 6 || all.Wall != 6 || all.Next != 0 || all.Budget != 10 {
		t.Errorf("%+v, %v", all, err)
	}
	// One whose backend fails is not over.
	failed, err := r.Largest(context.Background(), f, "no such backend", time.Minute, nil, keep)
	if err != nil || failed.Budget != 0 || failed.Why == "" || strings.Contains(failed.beyond(), "within") {
		t.Errorf("%+v, %v", failed, err)
	}
	// A millisecond is too short for any.
	none, err := r.Largest(context.Background(), f, "gophersat", time.Millisecond, nil, keep)
	if err != nil || none.Size != 0 || none.Next != smallestSize {
		t.Errorf("%+v, %v", none, err)
	}
	// It goes on where it failed, with more time only.
	for budget, next := range map[time.Duration]int{time.Millisecond: 7, 2 * time.Millisecond: 7} {
		known := Reach{Family: f, Budget: 0.001, Size: 6, Next: 7, Why: "known"}
		more, err := r.Largest(context.Background(), f, "gophersat", budget, &known, keep)
		if err != nil || more.Size != 6 || more.Next != next || (more.Why == "known") != (budget == time.Millisecond) || more.Budget != budget.Seconds() {
			t.Errorf("%v: %+v, %v", budget, more, err)
		}
	}
	if table := ReachTable([]Reach{none}); len(table[1]) != len(table[0]) || !slices.Contains(table[1], fmt.Sprintf("n = %d: timeout within 1ms", smallestSize)) {
		t.Errorf("%q", table)
	}
}

func TestVerdicts(t *testing.T) {
	for _, c := range []struct {
		verdicts []report.Verdict
		wrong    bool
		best     int
	}{
		{[]report.Verdict{report.Holds, report.Holds}, false, 0},
		{[]report.Verdict{report.Holds, report.Violated}, true, 0},
		{[]report.Verdict{report.Inconclusive, report.Violated}, true, 1},
		{[]report.Verdict{report.Inconclusive, report.Failed}, false, -1},
	} {
		r := Row{Instance: Instance{Want: report.Holds}}
		for i, v := range c.verdicts {
			r.Cells = append(r.Cells, Cell{Outcome: Outcome{Verdict: v, CPU: float64(i)}})
		}
		if r.Wrong() != c.wrong || r.Best() != c.best {
			t.Errorf("%v: wrong %v, best %d", c.verdicts, r.Wrong(), r.Best())
		}
	}
}

// TestSummary: the default is compared with the single backends, wall with the
// least wall, CPU with the least CPU, over the rows that it decides.
func TestSummary(t *testing.T) {
	cell := func(wall, cpu float64) Cell {
		return Cell{Outcome: Outcome{Verdict: report.Holds, Wall: wall, CPU: cpu, Prepare: 1, PeakMB: 1}}
	}
	auto := func(wall, cpu float64) Cell {
		c := cell(wall, cpu)
		c.Default = true
		return c
	}
	late := Cell{Outcome: Outcome{Verdict: report.Inconclusive, Reason: "timeout"}}
	backends := []Backend{{Name: Default}, {Name: "one"}, {Name: "other"}}
	in := Instance{Method: "A.f", Label: "n", Want: report.Holds}
	rows := []Row{
		{Instance: in, Cells: []Cell{auto(2, 4), cell(3, 2), cell(2, 3)}}, // 1, 2; 1.5, 1; 1, 1.5
		{Instance: in, Cells: []Cell{auto(8, 1), cell(2, 2), late}},       // 4, 0.5; 1, 1
		{Instance: in, Cells: []Cell{late, late, cell(9, 9)}},             // 1, 1
		{Instance: in, Cells: []Cell{late, late, late}},                   // of no account
		{Instance: in, Cells: []Cell{auto(5, 6), late, {Skipped: true}}},  // alone: 1, 1
	}
	want := Table{
		{"backend", "decided", "wall", "CPU", "worst wall"},
		{Default, "3 of 4", "1.59", "1.00", "4.00: A.f, n"},
		{"one", "2 of 4", "1.22", "1.00", "1.50: A.f, n"},
		{"other", "2 of 4", "1.00", "1.22", "1.00: A.f, n"},
	}
	if got := Summary(backends, rows); !reflect.DeepEqual(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
	for i, best := range []int{1, 1, 2, -1, 0} {
		if got := rows[i].Best(); got != best {
			t.Errorf("row %d: the best is %d, want %d", i, got, best)
		}
	}
	table := Results(backends, rows)
	head := []string{"method", "size", "verdict", "variables", "clauses", "auto: wall", "CPU", "of the best", "one", "other", "best"}
	first := []string{"A.f", "n", "holds", "–", "–", "2.00", "4.00", "1.0, 2.0", "2.00", "3.00", "one"}
	third := []string{"A.f", "n", "holds", "–", "–", "timeout", "timeout", "–", "timeout", "9.00", "other"}
	for i, want := range map[int][]string{0: head, 1: first, 3: third} {
		if len(table[i]) != len(table[0]) || !slices.Equal(table[i][:len(want)], want) {
			t.Errorf("line %d: %q, want %q", i, table[i], want)
		}
	}
}

func TestMet(t *testing.T) {
	for _, c := range []struct {
		target, prepare, solve, check float64
		want                          string
	}{
		{0, 1, 1, 3, "–"},
		{0, 3, 1, 5, "prepare over"},
		{0, 3, 20, 24, "–"},
		{5, 1, 1, 3, "yes"},
		{2, 1, 1, 3, "first question only"},
		{1, 1, 1, 3, "no"},
		{9, 3, 1, 5, "yes, prepare over"},
	} {
		r := Row{Instance: Instance{Want: report.Holds, Target: c.target}}
		r.Cells = []Cell{{Outcome: Outcome{Verdict: report.Holds, Prepare: c.prepare, Solve: c.solve, CPU: c.check}}}
		if got := r.TargetText(); got != c.want {
			t.Errorf("%+v: %q", c, got)
		}
	}
}

// TestShapes compares the bounds on heights with what shapes there are.
func TestShapes(t *testing.T) {
	for n, want := range map[int][2]int{1: {1, 1}, 2: {2, 2}, 3: {2, 2}, 4: {3, 3}, 6: {3, 4}, 7: {4, 4}, 10: {4, 5}, 12: {5, 5}, 14: {5, 6}, 20: {6, 6}} {
		if got := [2]int{avlHeight(n), redBlackHeight(n)}; got != want {
			t.Errorf("%d nodes: AVL and red-black heights %v, want %v", n, got, want)
		}
	}
	for n, want := range map[int]int{1: 2, 2: 2, 3: 3, 7: 4, 10: 4, 13: 5, 15: 6} {
		if got := binomialLoops(n); got != want {
			t.Errorf("%d nodes: %d loops, want %d", n, got, want)
		}
	}
}

// TestLoopsSuffice: within the bounds of a family, nothing of a method is cut off.
func TestLoopsSuffice(t *testing.T) {
	for _, f := range Families() {
		for _, n := range []int{2, 4} {
			in := f.Instance(n)
			o, err := Tools{Open: open}.run(context.Background(), Task{
				Path: filepath.Join(testdata, in.Path), Method: in.Method, Bounds: in.Bounds, Backend: "gophersat",
			})
			if err != nil || o.Verdict != report.Holds || o.Open || slices.ContainsFunc(o.CutOff, isOfCode) {
				t.Errorf("%s, %s: %+v, %v", in.Name(), in.Label, o, err)
			}
		}
	}
}

func TestPublished(t *testing.T) {
	for in, want := range map[string]string{
		"BinaryHeap.insert, 3/3/3": "1.9", "RedBlackTree.insert, 10 nodes with the new one, 5 loops": "> 36000",
		"AvlTree.insert, 7 nodes with the new one, 4 loops": "34", "RedBlackTree.insert, 8 nodes with the new one, 4 loops": "–",
	} {
		name, label, _ := strings.Cut(in, ", ")
		if got := find(t, name, label).Published.String(); got != want {
			t.Errorf("%s: %s, want %s", in, got, want)
		}
	}
}

func TestParseBackend(t *testing.T) {
	for text, want := range map[string]Backend{"a/b": {"a/b", 0}, "a/b@1m30s": {"a/b", 90 * time.Second}} {
		if b, err := ParseBackend(text); err != nil || b != want || b.String() != text {
			t.Errorf("%s: %+v %v", text, b, err)
		}
	}
	for _, text := range []string{"a@", "a@5", "a@-1s"} {
		if b, err := ParseBackend(text); err == nil {
			t.Errorf("%s: %+v", text, b)
		}
	}
}

func TestMeasured(t *testing.T) {
	path := filepath.Join(t.TempDir(), "rows.json")
	backends := []Backend{gophersat, {"x", time.Second}}
	r, err := ReadMeasured(path, backends)
	if err != nil || len(r.Rows) != 0 {
		t.Fatal(r, err)
	}
	in := find(t, "SortedList.insert", "12 nodes with the new one, 12 loops")
	r.Rows["a"] = Row{Instance: in, Cells: []Cell{{Skipped: true}, {Outcome: Outcome{Verdict: report.Holds, CPU: 1.5}}}}
	if err := r.Write(path); err != nil {
		t.Fatal(err)
	}
	got, err := ReadMeasured(path, backends)
	if err != nil || !reflect.DeepEqual(got, r) {
		t.Errorf("%+v, %v, want %+v", got, err, r)
	}
	if _, err := ReadMeasured(path, backends[:1]); err == nil {
		t.Error("rows of other backends were taken")
	}
	if none, err := ReadMeasured("", backends); err != nil || none.Write("") != nil {
		t.Error(none, err)
	}
}

func TestReplace(t *testing.T) {
	begin, end := marks("x")
	other, done := marks("y")
	page := "a\n" + begin + "old\n" + end + other + "kept\n" + done
	got, err := Replace(page, "x", "new\n")
	if want := "a\n" + begin + "\nnew\n\n" + end + other + "kept\n" + done; err != nil || got != want {
		t.Errorf("%q %v, want %q", got, err, want)
	}
	if _, err := Replace("no marks", "x", "new"); err == nil {
		t.Error("a page without marks gave no error")
	}
}
