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
	for _, i := range c.order(p.methods) {
		names = append(names, p.methods[i].Name)
	}
	if got := strings.Join(names, " "); !strings.HasSuffix(got, "one twice sum") {
		t.Errorf("the order is %s", got)
	}
}
