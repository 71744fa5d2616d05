package draw

import (
	"fmt"
	"regexp"
	"strings"
	"testing"

	"pgregory.net/rapid"
)

// graphs are random heaps. Every field has a name of its own, so that it can be
// counted in a drawing.
func graphs(t *rapid.T) *Graph {
	g := &Graph{}
	classes := []string{"List", "Node", "TreeNode", "Node[]", "int[]", "節点"}
	count := map[string]int{}
	for range rapid.IntRange(0, 14).Draw(t, "objects") {
		c := rapid.SampledFrom(classes).Draw(t, "class")
		count[c]++
		g.Objects = append(g.Objects, &Object{Name: fmt.Sprintf("%s#%d", c, count[c]), Type: c,
			Array: strings.HasSuffix(c, "[]"), New: rapid.IntRange(0, 4).Draw(t, "new") == 0})
	}
	fields := 0
	slot := func(name string, reference bool) Slot {
		s := Slot{Name: name, Value: fmt.Sprint(rapid.IntRange(-3, 3).Draw(t, "value"))}
		if reference {
			s.Value = Null
			if i := rapid.IntRange(-1, len(g.Objects)-1).Draw(t, "target"); i >= 0 {
				s.Target, s.Value = g.Objects[i], g.Objects[i].Name
			}
		}
		if s.Changed = rapid.IntRange(0, 4).Draw(t, "changed") == 0; s.Changed && rapid.Bool().Draw(t, "known") {
			s.Was = "17"
		}
		return s
	}
	for _, o := range g.Objects {
		for i := range rapid.IntRange(0, 4).Draw(t, "slots") {
			if o.Array {
				o.Slots = append(o.Slots, slot(fmt.Sprint(i), o.Type == "Node[]"))
				continue
			}
			fields++
			o.Slots = append(o.Slots, slot(fmt.Sprintf("f%d", fields), rapid.Bool().Draw(t, "reference")))
		}
	}
	for i, n := range []string{"this", "p", "q", "k"}[:rapid.IntRange(0, 4).Draw(t, "roots")] {
		g.Roots = append(g.Roots, slot(n, i < 3))
	}
	return g
}

// drawn is where an object or field is drawn, as against mentioned.
var (
	fieldDrawn   = regexp.MustCompile(`\b(f\d+)\*?(?: = |─►| ─► )`)
	objectDrawn  = regexp.MustCompile(`(?m)^ *(\pL+(?:\[\])?#\d+)(?: |$)|─► (\pL+(?:\[\])?#\d+)`)
	elementDrawn = regexp.MustCompile(`[{,] (\d+)(?:\.\.(\d+))?\*?: `)
)

// TestEverythingIsDrawnOnce: every object and every field that is not null
// appears exactly once, on lines of at most 80 columns, and the same each time.
func TestEverythingIsDrawnOnce(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := graphs(t)
		text := Text(g, Options{Indent: 4})
		if again := Text(g, Options{Indent: 4}); again != text {
			t.Fatalf("drawn differently:\n%s\n%s", text, again)
		}
		narrow(t, text, 80)
		fields := map[string]int{}
		for _, m := range fieldDrawn.FindAllStringSubmatch(text, -1) {
			fields[m[1]]++
		}
		joined := strings.Join(strings.Fields(text), " ")
		elements := 0
		for _, m := range elementDrawn.FindAllStringSubmatch(joined, -1) {
			from, to := 0, 0
			fmt.Sscan(m[1], &from)
			if to = from; m[2] != "" {
				fmt.Sscan(m[2], &to)
			}
			elements += to - from + 1
		}
		objects := map[string]int{}
		for _, m := range objectDrawn.FindAllStringSubmatch(text, -1) {
			objects[m[1]+m[2]]++
		}
		closed := closings(g)
		wantElements := 0
		for _, o := range g.Objects {
			if n := objects[o.Name] - closed[o.Name]; n != 1 {
				t.Fatalf("%s is drawn %d times:\n%s", o.Name, n, text)
			}
			if o.Array {
				wantElements += len(o.Slots)
				continue
			}
			for _, s := range o.Slots {
				want := 1
				if s.Value == Null && !s.Changed {
					want = 0
				}
				if fields[s.Name] != want {
					t.Fatalf("%s.%s is drawn %d times, want %d:\n%s", o.Name, s.Name, fields[s.Name], want, text)
				}
			}
		}
		if elements != wantElements {
			t.Fatalf("%d elements are drawn, want %d:\n%s", elements, wantElements, text)
		}
	})
}

// closings counts the arrows at the end of a row that lead to an object drawn
// elsewhere.
func closings(g *Graph) map[string]int {
	d := &drawer{g: g, f: span(g), shown: map[*Object]bool{}}
	for _, o := range g.Objects {
		d.shown[o] = true
	}
	out := map[string]int{}
	inner := map[*node]bool{}
	for _, n := range d.f.order {
		if inner[n] {
			continue
		}
		r := d.rowFrom(n)
		for _, m := range r.nodes {
			inner[m] = true
		}
		if r.close >= 0 {
			out[r.nodes[len(r.nodes)-1].o.Slots[r.close].Value]++
		}
	}
	return out
}

// TestChangesAreDrawnOnce: of a large state all that changed is drawn, and
// nothing else.
func TestChangesAreDrawnOnce(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := graphs(t)
		text := Text(g, Options{Changes: true})
		narrow(t, text, 80)
		for _, o := range g.Objects {
			for _, s := range o.Slots {
				if o.Array || s.Value == Null && !s.Changed {
					continue
				}
				n := 0
				for _, m := range fieldDrawn.FindAllStringSubmatch(text, -1) {
					if m[1] == s.Name {
						n++
					}
				}
				kept := o.hasChanged() || s.Target != nil && s.Target.hasChanged() && span(g).nodes[s.Target].parent != nil
				if o.hasChanged() && n != 1 || n > 1 || n == 1 && !kept {
					t.Fatalf("%s.%s is drawn %d times:\n%s", o.Name, s.Name, n, text)
				}
			}
		}
	})
}
