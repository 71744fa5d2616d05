package verify

import (
	"context"
	"fmt"
	"strings"
	"testing"
	"time"

	"inspect/report"
	"inspect/solve/sat"
)

// TestRounds checks more methods than the first round has: no driver is written for one that no
// call before it can change, and each has the result that it has alone.
func TestRounds(t *testing.T) {
	var text strings.Builder
	text.WriteString("class Many {\n    private int[] cells = new int[2];\n    private int n;\n    void add() { n++; }\n")
	const each = firstRound + 2
	for i := range each {
		fmt.Fprintf(&text, "    static int free%d(int x) { return x ^ %d; }\n    int get%d() { return cells[n - %d]; }\n", i, i, i, i%3)
	}
	text.WriteString("}\n")
	c := Config{Paths: []string{writeJava(t, text.String())}, Attempts: groundOnly(t), Refute: sat.Refute, States: ReachableStates, CallsBefore: DefaultCallsBefore, Jobs: 2}
	p, diags := openWithin(context.Background(), &c, (*run).begin)
	if p == nil {
		t.Fatal(diags)
	}
	defer p.run.close()
	results := make([]*report.Result, len(p.methods))
	p.run.inRounds(context.Background(), context.Background(), p.methods, func([]int) {}, func(i int, res *report.Result) { results[i] = res })
	if n := len(p.run.sequenced); n != each {
		t.Errorf("%d drivers were written, want those of %d methods", n, each)
	}
	for i, m := range p.methods {
		want := report.Nothing
		if strings.HasPrefix(m.Name, "get") {
			want = report.Violated
		}
		if res := results[i]; res.Verdict != want {
			t.Errorf("%s: %s, want %s", m.Name, res.Verdict, want)
		}
	}
}

// TestOverBudget: of methods that were not decided when the time for the whole run was over there is no
// result, and nothing more of them is resolved.
func TestOverBudget(t *testing.T) {
	c := Config{Paths: []string{writeJava(t, "class A { int f(int x) { return 1 / x; } }\n")}, Attempts: groundOnly(t), Jobs: 2}
	p, diags := openWithin(context.Background(), &c, (*run).begin)
	if p == nil {
		t.Fatal(diags)
	}
	defer p.run.close()
	over, cancel := context.WithCancelCause(context.Background())
	cancel(errBudget)
	came := 0
	p.run.inRounds(context.Background(), over, p.methods, func([]int) {}, func(_ int, res *report.Result) {
		came++
		if res != nil {
			t.Errorf("%s is %s", res.Method, res.Verdict)
		}
	})
	if came == 0 {
		t.Error("the methods are not counted")
	}
	under := &report.Result{Verdict: report.Inconclusive, Reason: whyEnded(over)}
	if reached(context.Background(), under) != nil {
		t.Error("a method that was under way is a finding")
	}
	if reached(over, under) == nil {
		t.Error("an interrupt leaves no result")
	}
	if _, ds := openWithin(over, &c, (*run).begin); len(ds) != 1 || ds[0].Code != string(codeBudget) {
		t.Errorf("preparation that is ended says %v", ds)
	}
}

// TestDriversStop ends the writing of a driver wherever it looks whether to: nothing is said of that, and
// another one is written after it.
func TestDriversStop(t *testing.T) {
	c := Config{Paths: []string{writeJava(t, `class A {
	private static int[] cells = new int[2];
	private int n;
	void add(B b) { n += b.n; cells = new int[n]; }
	int get() { return cells[n]; }
}
class B { int n; void set(A a) { n = a.get(); } }`)}, Methods: []string{"get"}, Attempts: groundOnly(t), States: ReachableStates, CallsBefore: 3, Jobs: 1}
	p, diags := openWithin(context.Background(), &c, (*run).begin)
	if p == nil {
		t.Fatal(diags)
	}
	defer p.run.close()
	r, m := p.run, p.methods[0]
	left := 0
	r.stop = func() bool { left--; return left < 0 }
	r.loadAll(context.Background(), p.methods)
	stops := 0
	for ; stops < 1000; stops++ {
		left = stops
		r.writing = nil // what it reads of the program is read anew
		r.prepareSequences(context.Background(), p.methods, []int{0})
		if s := r.sequenced[m]; s.fault != nil || s.why != "" {
			t.Fatalf("after %d looks: %v %s", stops, s.fault, s.why)
		} else if s.driver != nil {
			break
		}
	}
	if stops < 3 || stops == 1000 {
		t.Errorf("the driver is written after %d looks", stops)
	}
}

// TestEffort: what reaches less code comes first, wherever it stands.
func TestEffort(t *testing.T) {
	c := Config{Paths: []string{writeJava(t, `class A {
	int sum(int[] a) { int s = 0; for (int x : a) s += twice(x); return s; }
	int twice(int x) { return Math.addExact(x, x) + one(); }
	int one() { return 1; }
}`)}, Attempts: groundOnly(t), Budget: time.Hour}
	p, diags := openWithin(context.Background(), &c, (*run).begin)
	if p == nil {
		t.Fatal(diags)
	}
	defer p.run.close()
	var names []string
	for _, i := range c.order(p.methods, scopeSizes(p.run)) {
		names = append(names, p.methods[i].Name)
	}
	if got := strings.Join(names, " "); !strings.HasSuffix(got, "one twice sum") {
		t.Errorf("the order is %s", got)
	}
}
