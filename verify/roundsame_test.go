package verify

import (
	"cmp"
	"context"
	"encoding/json"
	"fmt"
	"path/filepath"
	"testing"
	"time"

	"inspect/java/source"
	"inspect/report"
	"inspect/solve/sat"
)

// atOnce is a first round that has all methods.
const atOnce = 1 << 20

// TestSameInRounds: which methods are checked in which round makes no difference. What a class or the
// whole program is, is known when the first method is checked, although the code of most is resolved
// later.
func TestSameInRounds(t *testing.T) {
	t.Parallel()
	in := func(names ...string) (paths []string) {
		for _, n := range names {
			paths = append(paths, filepath.FromSlash(n))
		}
		return paths
	}
	beside := in("testdata/rounds/beside")
	for name, c := range map[string]Config{
		"program":     {Paths: in("testdata/rounds/Rounds.java", "testdata/rounds/Log.java", "testdata/rounds/Writes.java"), SourcePath: beside},
		"havoc":       {Paths: in("testdata/rounds/Rounds.java"), SourcePath: beside, UnknownCalls: "havoc", CallsBefore: 1},
		"initialized": {Paths: in("testdata/rounds/Rounds.java"), SourcePath: beside, Statics: "initialized", CallsBefore: 1},
		"any state":   {Paths: in("testdata/rounds/Rounds.java", "testdata/rounds/Log.java", "testdata/rounds/Writes.java"), SourcePath: beside, States: "any"},
		"faults":      {Paths: in("../testdata/faults/Undo.java", "../testdata/faults/RingBuffer.java", "../testdata/faults/Registry.java", "../testdata/faults/Words.java")},
		"functions":   {Paths: in("../testdata/oracle/Dispatch.java", "../testdata/oracle/Enums.java")},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			want := inRounds(t, c, atOnce)
			for _, round := range []int{1, 2, firstRound} {
				got := inRounds(t, c, round)
				for m, w := range want {
					if got[m] != w {
						t.Errorf("in rounds of %d, %s is\n%s\nand at once\n%s", round, m, got[m], w)
					}
				}
				if len(got) != len(want) {
					t.Errorf("in rounds of %d there are %d results, and at once %d", round, len(got), len(want))
				}
			}
		})
	}
}

// inRounds are the results of a run whose first round has so many methods, by the methods, and what is
// said of the input. What depends on the time that there is, is left out.
func inRounds(t *testing.T, c Config, round int) map[string]string {
	t.Helper()
	if c.States == "" {
		c.States = ReachableStates
	}
	c.Attempts, c.Refute, c.CallsBefore, c.Needs, c.Reached = groundOnly(t), sat.Refute, cmp.Or(c.CallsBefore, DefaultCallsBefore), NeedsOn, "off"
	c.Timeout, c.Jobs, c.round = 2*time.Minute, 1, round
	doc := Run(context.Background(), c)
	out := map[string]string{}
	for _, d := range doc.Diagnostics {
		if d.Severity == source.Error.String() {
			t.Error(d)
		}
		out[fmt.Sprint(d)] = "said"
	}
	for _, r := range doc.Results {
		r.Seconds, r.Remedies, r.Size = report.Seconds{}, nil, report.Size{Nodes: r.Size.Nodes, Edges: r.Size.Edges}
		for i := range r.Properties {
			r.Properties[i].Core = nil
		}
		for i := range r.Needs {
			r.Needs[i].Otherwise = ""
		}
		for _, k := range r.Counterexamples() {
			*k = report.Counterexample{Status: k.Status, Property: k.Property, Place: k.Place}
		}
		text, err := json.MarshalIndent(r, "", " ")
		if err != nil {
			t.Fatal(err)
		}
		out[r.Name()] = string(text)
	}
	return out
}
