package report

import (
	"strings"
	"testing"
)

// TestWithoutIdle: of four enum constants the one that an object leads to stays, and the
// one whose field the path reads, and the one that changed; the fourth goes.
func TestWithoutIdle(t *testing.T) {
	state := func(n string) State {
		s := State{}
		for _, name := range []string{"E.USED", "E.READ", "E.SET", "E.IDLE"} {
			o := Object{Name: name, Type: "E", Fields: []NamedValue{{Name: "n", Value: "0"}}}
			if name == "E.SET" {
				o.Fields[0].Value = n
			}
			s.Objects = append(s.Objects, o)
			s.Statics = append(s.Statics, NamedValue{Name: name, Value: name})
		}
		s.Objects = append(s.Objects, Object{Name: "A#1", Type: "A", Fields: []NamedValue{{Name: "e", Value: "E.USED"}}})
		return s
	}
	c := &Counterexample{Pre: state("0"), Post: state("1"), Steps: []Step{{Text: "return E.READ.n;"}},
		Because: &Because{Values: []Part{{Name: "e", Value: "E.USED"}, {Name: "E.USED", Value: "E.USED"}}}}
	c.WithoutIdle()
	for _, s := range []State{c.Pre, c.Post} {
		var names []string
		for _, o := range s.Objects {
			names = append(names, o.Name)
		}
		if got, want := strings.Join(names, " "), "E.USED E.READ E.SET A#1"; got != want {
			t.Errorf("%s, want %s", got, want)
		}
		if len(s.Statics) != 3 {
			t.Errorf("%v", s.Statics)
		}
	}
	if len(c.Because.Values) != 1 {
		t.Errorf("%v", c.Because.Values)
	}
}
