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
	c.WithoutIrrelevant()
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

// TestWithoutStanding: an object that stands for a variable goes where only static fields
// lead to it.
func TestWithoutStanding(t *testing.T) {
	const class = "java.lang.invoke.VarHandle"
	state := func() State {
		return State{
			Objects: []Object{{Name: "VarHandle#1", Type: class}, {Name: "VarHandle#2", Type: class}, {Name: "VarHandle#3", Type: class}, {Name: "A#1", Type: "A", Fields: []NamedValue{{Name: "h", Value: "VarHandle#2"}}}},
			Statics: []NamedValue{{Name: "A.X", Value: "VarHandle#1"}, {Name: "A.Y", Value: "VarHandle#2"}, {Name: "A.Z", Value: "VarHandle#3"}, {Name: "A.a", Value: "A#1"}},
		}
	}
	c := &Counterexample{Pre: state(), Post: state(), Arguments: []NamedValue{{Name: "o", Value: "VarHandle#3"}}}
	c.WithoutIrrelevant()
	for _, s := range []State{c.Pre, c.Post} {
		if len(s.Objects) != 3 || len(s.Statics) != 3 || s.Objects[0].Name != "VarHandle#2" || s.Statics[0].Name != "A.Y" {
			t.Errorf("%v, %v", s.Objects, s.Statics)
		}
	}
}
