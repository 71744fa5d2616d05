package cfg

import (
	"strings"
	"testing"
)

const loopCode = `class A {
	int v;
	/*@ ensures v >= 0; @*/
	int m(int n, A a) {
		int s = 0;
		for (int i = 0; i < n; i++) { s += i; if (s > 3) v = s; }
		return s;
	}
}`

// TestCheckFails breaks graphs in every way that Check knows of.
func TestCheckFails(t *testing.T) {
	framed := func(g *Graph) *Edge {
		for _, e := range g.Edges {
			if len(e.Frames) > 0 {
				return e
			}
		}
		t.Fatal("no frame")
		return nil
	}
	assigning := func(g *Graph) *Edge {
		for _, e := range g.Edges {
			if e.Op == Assign {
				return e
			}
		}
		t.Fatal("no assignment")
		return nil
	}
	for _, c := range []struct {
		name  string
		spoil func(g *Graph)
		want  string
	}{
		{"node id", func(g *Graph) { g.Nodes[1].ID = 7 }, "stands at"},
		{"edge order", func(g *Graph) { g.Edges[0], g.Edges[1] = g.Edges[1], g.Edges[0] }, "stands at"},
		{"cycle", func(g *Graph) { g.Edges[1].To = g.Nodes[0] }, "topological"},
		{"version", func(g *Graph) { g.Nodes[3].Version[g.Components[0].ID]++ }, "version"},
		{"versions", func(g *Graph) { g.This.Versions++ }, "versions"},
		{"frame dropped", func(g *Graph) { framed(g).Frames = nil }, "undefined"},
		{"frame wrong", func(g *Graph) { framed(g).Frames[0].From++ }, "frame"},
		{"value type", func(g *Graph) { assigning(g).Value = g.Pre[0].Cond }, "value"},
		{"property", func(g *Graph) { g.Properties[0].Edges = nil }, "property"},
		{"cut", func(g *Graph) { g.Cuts[0].Edges = nil }, "cut"},
		{"exit", func(g *Graph) { g.Edges[len(g.Edges)-1].Exit = NoExit }, "exit"},
		{"undefined", func(g *Graph) {
			for _, c := range g.Components {
				if c.Name == "s" {
					g.Pre[0].Cond = &Expr{Op: OpEq, Type: g.Pre[0].Cond.Type, Args: []*Expr{{Op: OpLocal, Comp: c, Type: c.Type}, {Op: OpLocal, Comp: c, Type: c.Type}}}
				}
			}
		}, "undefined"},
		{"room", func(g *Graph) { g.Sorts[0].Kinds[0].Fresh++ }, "room"},
		{"ranges", func(g *Graph) { g.Sorts[0].Kinds[0].First++ }, "begins"},
	} {
		t.Run(strings.ReplaceAll(c.name, " ", "-"), func(t *testing.T) {
			g := build(t, world(t, loopCode), "A.m", Options{Bounds: Bounds{Bits: 4, Unwind: 2}})
			c.spoil(g)
			defer func() {
				r := recover()
				if s, ok := r.(string); !ok || !strings.Contains(s, c.want) || !strings.Contains(s, "A.m(int,A)") {
					t.Errorf("Check said %v, want %q", r, c.want)
				}
			}()
			Check(g)
		})
	}
}

// TestDOT: every edge is drawn once.
func TestDOT(t *testing.T) {
	g := build(t, world(t, loopCode), "A.m", Options{Bounds: Bounds{Bits: 4, Unwind: 2}})
	var b strings.Builder
	DOT(&b, g)
	if got := strings.Count(b.String(), " -> n"); !strings.HasPrefix(b.String(), "digraph") || got < len(g.Edges) {
		t.Errorf("%d arrows for %d edges:\n%s", got, len(g.Edges), b.String())
	}
}

// TestNoWayOut: a graph whose exit no execution comes to is whole, too.
func TestNoWayOut(t *testing.T) {
	w := world(t, `sealed interface G { int apply(int a); int other(); } class A { static int f(G g, int a) { return g.apply(a++); } }`)
	g, _ := Build(w, method(t, w, "A.f"), Options{})
	if g == nil || len(g.Exit.In) > 0 {
		t.Fatal("the exit has a way in")
	}
	Check(g)
}
