package verify

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"inspect/cfg"
	"inspect/counterexample/replay"
	"inspect/encode"
	"inspect/report"
	"inspect/solve/sat"
	"inspect/verify/decide"
)

// grown takes a method through every stage: it is violated, with a heap, a path, an
// explanation and something to make smaller.
const grown = `class List {
	Node head;
	//@ ensures \result == (\exists Node n; \reach(head, Node, next).has(n); n.value == v && n.value != 7);
	boolean has(int v) {
		for (Node n = head; n != null; n = n.next) {
			if (n.value == v) { return true; }
		}
		return false;
	}
	//@ ensures \result >= 0;
	int size() {
		int s = 0;
		for (Node n = head; n != null; n = n.next) { s++; }
		return s;
	}
}
class Node { /*@ nullable @*/ Node next; int value; }
`

func groundOnly(t testing.TB) []decide.Attempt {
	t.Helper()
	b, err := sat.New("gophersat")
	if err != nil {
		t.Fatal(err)
	}
	return []decide.Attempt{{Encoding: encode.Options{Encoding: encode.Ground}, Backend: b}}
}

func writeJava(t testing.TB, text string) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), "A.java")
	if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	return path
}

// TestStopsAnywhere ends a run at one after the other of the places where a stage
// looks whether to stop. What was found stands; nothing else is said.
func TestStopsAnywhere(t *testing.T) {
	config := Config{Paths: []string{writeJava(t, grown)}, Methods: []string{"List.has", "List.size"}, Bounds: cfg.Bounds{Objects: 2, Unwind: 3},
		Attempts: groundOnly(t), Refute: sat.Refute, Check: true}
	whole := Run(context.Background(), config)
	if v := verdicts(whole); v != "violated holds" {
		t.Fatalf("the whole run: %s", v)
	}
	stages := map[string]bool{}
	config.Progress = func(e Event) { stages[e.Stage] = true }
	seen := map[string]int{}
	for n, step := 1, 1; ; n += step {
		if n > 100 {
			step = 1 + n/20
		}
		ctx, cancel := context.WithCancel(context.Background())
		var asked atomic.Int64
		config.onQuery = func() {
			if asked.Add(1) == int64(n) {
				cancel()
			}
		}
		doc := Run(ctx, config)
		ended := ctx.Err() != nil
		cancel()
		for i, r := range doc.Results {
			seen[string(r.Verdict)]++
			switch {
			case r.Verdict == report.Inconclusive && r.Reason == "interrupted":
			case r.Verdict == whole.Results[i].Verdict && (r.Verdict != report.Violated || r.Counterexample != nil):
			default:
				t.Fatalf("ended when asked for the %dth time: %s is %s (%s)", n, r.Method, r.Verdict, r.Reason)
			}
		}
		if got := len(doc.Results) + doc.NotChecked; len(doc.Results) > 0 && got != 2 {
			t.Fatalf("ended when asked for the %dth time: %d methods in all", n, got)
		}
		if !ended {
			break
		}
	}
	for _, v := range []string{"inconclusive", "violated", "holds"} {
		if seen[v] == 0 {
			t.Errorf("never %s: %v", v, seen)
		}
	}
	for _, s := range []string{"types", "cfg", "encode", "solve", "witness", "minimize", "replay", "vacuity", "completeness", "reach"} {
		if !stages[s] {
			t.Errorf("stage %s was not passed: %v", s, stages)
		}
	}
}

func verdicts(d *report.Document) string {
	var vs []string
	for _, r := range d.Results {
		vs = append(vs, string(r.Verdict))
	}
	return strings.Join(vs, " ")
}

// long are methods that take very long in one stage each.
var long = map[string]struct {
	source string
	bounds cfg.Bounds
	reason string // without a limit of time, at a small limit of size
}{
	"unrolling": {`class A { static int m(int a, int b) { int s = 0;
		for (int i = 0; i < a; i++) for (int j = i; j < b; j++) for (int k = j; k < a; k++) for (int l = k; l < b; l++) s += i * j + k * l;
		return s; } }`, cfg.Bounds{Unwind: 40}, "size"},
	"inlining": {`class A { static int m(int a) { if (a <= 0) { return 1; } return m(a - 1) + m(a - 2) + m(a - 3); } }`, cfg.Bounds{Recursion: 14}, "size"},
	"encoding": {`class A { static int m(int[] a, int[] b) { for (int i = 0; i < a.length; i++) { for (int j = 0; j < b.length; j++) { a[b[j] % 50 + i] = b[a[j]] + a[i]; } } return a[0]; } }`, cfg.Bounds{Unwind: 50, ArrayLength: 200, Objects: 8}, ""},
	"a long sum": {`class A { //@ ensures \result == (\sum int i; 0 <= i && i < a; (\sum int j; i <= j && j < a; (\sum int k; j <= k && k < a; i * j * k)));
		static int m(int a) { return a; } }`, cfg.Bounds{ArrayLength: 150}, "size"},
}

// TestTimeInEveryStage: --timeout ends whatever stage is under way, and so does the
// end of the run.
func TestTimeInEveryStage(t *testing.T) {
	const slack = 2 * time.Second // for a machine that has other things to do
	for name, c := range long {
		config := Config{Paths: []string{writeJava(t, c.source)}, Bounds: c.bounds, Attempts: groundOnly(t), Refute: sat.Refute}
		t.Run(name+"/timeout", func(t *testing.T) {
			config := config
			config.Timeout = 300 * time.Millisecond
			start := time.Now()
			r := Run(context.Background(), config).Results[0]
			if took := time.Since(start); r.Verdict != report.Inconclusive || r.Reason != "timeout" || took > config.Timeout+slack {
				t.Errorf("%s (%s) after %v", r.Verdict, r.Reason, took)
			}
		})
		t.Run(name+"/interrupt", func(t *testing.T) {
			ctx, cancel := context.WithCancel(context.Background())
			time.AfterFunc(300*time.Millisecond, cancel)
			start := time.Now()
			r := Run(ctx, config).Results[0]
			if took := time.Since(start); r.Verdict != report.Inconclusive || r.Reason != "interrupted" || took > 300*time.Millisecond+slack {
				t.Errorf("%s (%s) after %v", r.Verdict, r.Reason, took)
			}
		})
		if c.reason != "" {
			t.Run(name+"/size", func(t *testing.T) {
				config := config
				config.MaxGraph = 20_000
				r := Run(context.Background(), config).Results[0]
				if r.Verdict != report.Inconclusive || r.Reason != c.reason || len(r.Diagnostics) != 1 || r.Diagnostics[0].Remedy == "" {
					t.Errorf("%s (%s) %v", r.Verdict, r.Reason, r.Diagnostics)
				}
			})
		}
	}
}

// TestInterruptedFolder: what was decided is reported, what was under way is
// interrupted, and the rest is counted, by check, compare and list.
func TestInterruptedFolder(t *testing.T) {
	var text strings.Builder
	for i := range 500 {
		fmt.Fprintf(&text, "//@ ensures \\result == %d;\nstatic int m%d(int a) { int s = 0; for (int i = 0; i < a; i++) { s += i; } return s; }\n", i, i)
	}
	config := Config{Paths: []string{writeJava(t, "class A {\n"+text.String()+"}\n")}, Attempts: groundOnly(t), Jobs: 2}
	var done atomic.Int64
	ctx, cancel := context.WithCancel(context.Background())
	config.Progress = func(e Event) {
		if e.Stage == "done" && done.Add(1) == 5 {
			cancel()
		}
	}
	doc := Run(ctx, config)
	decided, under := 0, 0
	for _, r := range doc.Results {
		switch {
		case r.Verdict == report.Violated:
			decided++
		case r.Verdict == report.Inconclusive && r.Reason == "interrupted":
			under++
		default:
			t.Errorf("%s: %s (%s)", r.Method, r.Verdict, r.Reason)
		}
	}
	if decided < 4 || under > 2 || doc.NotChecked != 500-decided-under || doc.NotChecked < 400 {
		t.Errorf("%d decided, %d under way, %d not checked", decided, under, doc.NotChecked)
	}
	var out strings.Builder
	if err := doc.WriteText(&out, report.TextOptions{}); err != nil {
		t.Fatal(err)
	}
	if want := fmt.Sprintf("%d not decided", doc.NotChecked+under); !strings.Contains(out.String(), want) {
		t.Errorf("the summary does not say %q", want)
	}
	if len(doc.Diagnostics) != 1 || doc.Diagnostics[0].Code != string(codeInterrupted) || doc.Exit() == report.ExitInput {
		t.Error(doc.Diagnostics)
	}

	done.Store(0)
	ctx, cancel = context.WithCancel(context.Background())
	defer cancel()
	cmp := Compare(ctx, config, t.TempDir())
	if len(cmp.Rows) < 4 || len(cmp.Rows)+cmp.NotCompared != 500 || cmp.NotCompared < 400 || len(cmp.Diagnostics) != 1 {
		t.Errorf("%d rows, %d not compared, %v", len(cmp.Rows), cmp.NotCompared, cmp.Diagnostics)
	}
	if l := ListMethods(ctx, config); len(l.Methods) != 0 || len(l.Diagnostics) != 1 {
		t.Errorf("%d methods listed, %v", len(l.Methods), l.Diagnostics)
	}
}

// TestAwait: what does not end with its context is left alone, and a panic comes
// through.
func TestAwait(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	if v, ended := await(ctx, func() int { return 7 }); v != 7 || !ended {
		t.Error(v, ended)
	}
	time.AfterFunc(50*time.Millisecond, cancel)
	hang := make(chan struct{})
	defer close(hang)
	start := time.Now()
	if _, ended := await(ctx, func() int { <-hang; return 0 }); ended || time.Since(start) < lateness {
		t.Error("what hangs has ended")
	}
	if v, ended := await(ctx, func() int { return 8 }); v != 8 || !ended {
		t.Error("there is no time left for what is quick", v, ended)
	}
	defer func() {
		if recover() != "fault" {
			t.Error("the panic is lost")
		}
	}()
	await(context.Background(), func() int { panic("fault") })
}

// TestReplayStops: the interpreter ends when it is told to.
func TestReplayStops(t *testing.T) {
	config := Config{Paths: []string{writeJava(t, grown)}, Methods: []string{"List.has"}, NoReplay: true}
	m, w := firstWitness(t, config)
	asked := 0
	defer func() {
		if recover() == nil {
			t.Error("it went on")
		}
	}()
	machine := replay.New(m.world, replay.Config{Stop: func() bool { asked++; return true }})
	for range 1000 {
		if _, err := machine.Check(m.m, w.Pre); err != nil {
			t.Fatal(err)
		}
	}
}
