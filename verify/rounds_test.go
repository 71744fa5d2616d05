package verify

import (
	"context"
	"fmt"
	"strings"
	"testing"

	"inspect/report"
	"inspect/solve/sat"
)

// TestRounds checks more methods than the first round has: no driver is written for one that no
// call before it can change, and each has the result that it has alone.
func TestRounds(t *testing.T) {
	var text strings.Builder
	text.WriteString("class Many {\n    private int[] cells = new int[2];\n    private int n;\n    void add() { n++; }\n")
	const each = 2*firstRound + 2
	for i := range each {
		fmt.Fprintf(&text, "    static int free%d(int x) { return x ^ %d; }\n    int get%d() { return cells[n - %d]; }\n", i, i, i, i%3)
	}
	text.WriteString("}\n")
	c := Config{Paths: []string{writeJava(t, text.String())}, Attempts: groundOnly(t), Refute: sat.Refute, States: ReachableStates, CallsBefore: DefaultCallsBefore, Jobs: 2}
	p, diags := openWithin(context.Background(), &c, (*run).loadAll)
	if p == nil {
		t.Fatal(diags)
	}
	defer p.run.close()
	results := make([]*report.Result, len(p.methods))
	p.run.inRounds(context.Background(), context.Background(), p.methods, func(i int, res *report.Result) { results[i] = res })
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
