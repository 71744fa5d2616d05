package oracle

import (
	"testing"
	"time"

	"inspect/replay"
)

// TestTable decides every method of the table of inputs and compares with
// what its author expects.
func TestTable(t *testing.T) {
	cases, err := Table("../../testdata/oracle")
	if err != nil {
		t.Fatal(err)
	}
	if len(cases) < 60 {
		t.Errorf("the table has %d methods, want at least 60", len(cases))
	}
	for _, c := range cases {
		t.Run(c.Name(), func(t *testing.T) {
			start := time.Now()
			v, err := Exhaust(c.World, c.Method, c.Bounds)
			if err != nil {
				t.Fatalf("%s:%d: %v", c.File, c.Line, err)
			}
			if d := time.Since(start); d > time.Second {
				t.Logf("%d states, %d admitted, %v", v.States, v.Admitted, d.Round(time.Millisecond))
			}
			ok := v.Word == c.Word
			for _, k := range c.Kinds {
				found := false
				for _, have := range v.Kinds {
					found = found || have == replay.Kind(k)
				}
				ok = ok && found
			}
			if ok {
				return
			}
			t.Errorf("%s:%d: %s %v, want %s %v (%d states, %d admitted)", c.File, c.Line, v.Word, v.Kinds, c.Word, c.Kinds, v.States, v.Admitted)
			if v.First != nil {
				t.Logf("%s", v.First.Violation)
				for _, r := range v.Pre.Roots {
					t.Logf("%s = %s", r.Name, r.Value)
				}
				for _, o := range v.Pre.Objects {
					t.Logf("%s %v %v", o.Label(), o.Fields, o.Elems)
				}
			}
		})
	}
}
