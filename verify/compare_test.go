package verify_test

import (
	"context"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"inspect/cfg"
	"inspect/encode"
	"inspect/internal/oracle"
	"inspect/internal/sample"
	"inspect/report"
	"inspect/smtlib"
	"inspect/solve"
	"inspect/solve/sat"
	"inspect/verify"
	"inspect/z3"
)

// compared is a set of inputs with bounds at which every ground question takes
// a fraction of a second.
type compared struct {
	paths   []string // below testdata
	methods []string // none: all
	config  verify.Config
}

// comparedFiles are the shipped inputs but those of the oracle, which bring their
// own bounds.
func comparedFiles() []compared {
	lists := verify.Config{Bounds: cfg.Bounds{Bits: 4, Objects: 3, ArrayLength: 2, Unwind: 3}}
	heaps := verify.Config{Bounds: cfg.Bounds{Bits: 3, Objects: 2, ArrayLength: 2, Unwind: 2}, Calls: "inline"}
	structures := verify.Config{
		Bounds:       cfg.Bounds{Bits: 4, Objects: 3, ArrayLength: 2, Unwind: 3, Recursion: 3},
		ReceiverOnly: true,
	}
	return []compared{
		{paths: []string{"lists/SinglyLinkedList.java", "lists/DoublyLinkedList.java"}, config: lists},
		{paths: []string{"lists/SinglyLinkedListBug.java", "lists/DoublyLinkedListBug.java"}, config: lists},
		{paths: []string{"dijkstra/repaired"}, config: heaps},
		{paths: []string{"dijkstra/bug1-up-heap-alias"}, config: heaps},
		{paths: []string{"dijkstra/bug2-down-heap-alias"}, config: heaps},
		{paths: []string{"dijkstra/bug3-drop-before-read"}, config: heaps},
		{paths: []string{"structures/SortedList.java"}, config: structures},
		{paths: []string{"structures/AvlTree.java"}, config: structures},
		{paths: []string{"structures/RedBlackTree.java"}, config: structures},
		{paths: []string{"structures/BinomialHeap.java"}, config: structures},
		{paths: []string{"structures/CircularDoublyLinkedList.java"}, config: structures},
		{paths: []string{"structures/NodeCachingLinkedList.java"}, config: structures},
		{paths: []string{"structures/mutants/SortedList"}, config: structures},
		{paths: []string{"structures/mutants/AvlTree"}, config: structures},
		{paths: []string{"structures/mutants/RedBlackTree"}, config: structures},
		{paths: []string{"structures/mutants/RedBlackTreeRotate"}, config: structures},
		{paths: []string{"structures/mutants/BinomialHeap"}, config: structures},
		{paths: []string{"structures/mutants/BinomialHeapPublished"}, config: structures},
		{paths: []string{"structures/mutants/CircularDoublyLinkedList"}, config: structures},
		{paths: []string{"structures/mutants/NodeCachingLinkedList"}, config: structures},
		{paths: []string{"structures/mutants/NodeCachingLinkedList20"}, config: structures},
	}
}

// comparedAll adds the methods of the oracle, a ninth of them without -sample.all:
// internal/oracle asks about all.
func comparedAll(t *testing.T) []compared {
	out := comparedFiles()
	cases, err := oracle.Table(filepath.Join("..", "testdata", "oracle"))
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range cases {
		if !sample.Chosen(c.Name(), 0, 9) {
			continue
		}
		b := c.Bounds.WithDefaults()
		out = append(out, compared{
			paths: []string{"oracle/" + filepath.Base(c.File)}, methods: []string{c.Method.QName()},
			config: verify.Config{
				Bounds:       b.Bounds,
				ReceiverOnly: b.InvariantsReceiverOnly, Exceptions: b.Exceptions, Statics: b.Statics, Calls: "inline",
			},
		})
	}
	return out
}

// impatient gives its backend a short time: the quantified encoding may need
// long for a counterexample, and cvc5 is slow on clauses; both say unknown then.
type impatient struct {
	solve.Backend
	limit time.Duration
}

func (b impatient) Solve(ctx context.Context, s *smtlib.Script, o solve.Options) (solve.Result, error) {
	if o.Timeout == 0 || o.Timeout > b.limit {
		o.Timeout = b.limit
	}
	return b.Backend.Solve(ctx, s, o)
}

// comparedColumns are the attempts. The first ones, up to hasty, decide when they can,
// the others must decide every question; those from quick on take little time.
func comparedColumns(t *testing.T) (columns []verify.Attempt, hasty, quick int) {
	t.Helper()
	backend := func(b solve.Backend, err error) solve.Backend {
		if err != nil {
			t.Fatal(err)
		}
		return b
	}
	lib, err := z3.Open()
	if err != nil {
		t.Fatal(err)
	}
	columns = []verify.Attempt{{
		Encoding: encode.Options{Encoding: encode.Quantified}, Backend: impatient{lib.Backend(), time.Second / 4},
	}}
	columns = append(columns, ground(
		impatient{backend(solve.Process("cvc5 --lang smt2 -")), time.Second},
		lib.Backend(),
		backend(solve.Process("z3 -in")),
		backend(sat.New("gophersat")),
		backend(sat.New("cadical")),
	)...)
	return columns, 2, 4
}

// TestCompare runs everything in testdata on the quick columns and on one of the
// others, with -sample.all on all: no two of them may decide differently, and the sure
// ones must decide.
func TestCompare(t *testing.T) {
	all, hasty, quick := comparedColumns(t)
	var mu sync.Mutex
	asked, undecided := map[string]int{}, map[string]int{}
	verdicts := map[report.Verdict]int{}
	t.Cleanup(func() {
		for _, a := range all {
			t.Logf("%s: %d of %d methods not decided", a.Name(), undecided[a.Name()], asked[a.Name()])
			if !t.Failed() && asked[a.Name()] < 20 || undecided[a.Name()] == asked[a.Name()] {
				t.Errorf("%s: too few to tell anything", a.Name())
			}
		}
		t.Logf("verdicts: %v", verdicts)
		if !t.Failed() && (verdicts[report.Holds] < 50 || verdicts[report.Violated] < 50) {
			t.Error("too few to tell anything")
		}
	})
	slots := make(chan struct{}, runtime.NumCPU())
	for _, in := range comparedAll(t) {
		name := strings.Join(append(in.paths, in.methods...), " ")
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			slots <- struct{}{}
			defer func() { <-slots }()
			var columns []verify.Attempt
			sure := 0
			for i, a := range all {
				if i >= quick || sample.Chosen(name, i, quick) {
					columns = append(columns, a)
					if i < hasty {
						sure = len(columns)
					}
				}
			}
			c := in.config
			c.Refute = sat.Refute
			for _, p := range in.paths {
				c.Paths = append(c.Paths, filepath.Join("..", "testdata", filepath.FromSlash(p)))
			}
			c.Methods, c.Attempts, c.Timeout = in.methods, columns, 2*time.Minute
			c.Minimize, c.NoReplay = "off", true
			c.SplitAfter = time.Hour // questions stay whole
			cmp := verify.Compare(context.Background(), c, t.TempDir())
			for _, d := range cmp.Diagnostics {
				if d.Severity == "error" {
					t.Error(d.Text())
				}
			}
			if len(cmp.Rows) == 0 {
				t.Error("nothing to compare")
			}
			mu.Lock()
			defer mu.Unlock()
			for _, r := range cmp.Rows {
				checkRow(t, cmp, r, sure)
				verdicts[r.Cells[sure].Verdict]++
				for i, cell := range r.Cells {
					asked[columns[i].Name()]++
					if cell.Verdict == report.Inconclusive && !slices.Contains(decided, cell.Reason) || cell.Verdict == report.Failed {
						undecided[columns[i].Name()]++
					}
				}
			}
		})
	}
}

// decided are the reasons of an inconclusive verdict that a solver has decided.
var decided = []string{"bounds", "unreached"}

// checkRow checks one method: columns that decide agree, and the sure ones say
// exactly the same.
func checkRow(t *testing.T, cmp *verify.Comparison, r verify.ComparedMethod, sure int) {
	t.Helper()
	name := r.Class + "." + r.Method
	if r.Disagree {
		t.Errorf("%s: the columns disagree: %+v", name, r.Cells)
		for _, s := range r.Scripts {
			text, _ := os.ReadFile(s)
			t.Logf("%s\n%s", s, text)
		}
	}
	want := r.Cells[sure]
	for i, cell := range r.Cells {
		switch {
		case i < sure && cell.Verdict == report.Inconclusive:
		case i < sure && cell.Verdict == report.Failed && strings.Contains(cell.Reason, "model that cannot be read"):
			// Z3 4.8.12 may define the functions of a quantified question by themselves.
		case cell.Verdict == report.Inconclusive && !slices.Contains(decided, cell.Reason), cell.Verdict == report.Failed,
			cell.Verdict != want.Verdict, cell.Reason != want.Reason:
			t.Errorf("%s: %s says %s (%s), %s says %s (%s)", name, cmp.Columns[i], cell.Verdict, cell.Reason,
				cmp.Columns[sure], want.Verdict, want.Reason)
		}
		if cell.Seconds > 3 {
			t.Logf("%s: %s took %.1f s", name, cmp.Columns[i], cell.Seconds)
		}
	}
}
