package core

import (
	"strings"
	"testing"
)

// TestAccessorsAskedTwice: a switch whose labels call an accessor of a record's own more
// than once has a translation unless a label changes something.
func TestAccessorsAskedTwice(t *testing.T) {
	w := world(t, `class A {
		static int count;
		static int next() { return ++count; }
		int seen;
		int note(int i) { seen = i; return i; }
		static class Cell { int v; Cell(int v) { this.v = v; } }
		record Told(int x) { public int x() { count++; return x; } }
		record Deep(int x) { public int x() { return next(); } }
		record Plain(int x) { public int x() { int y = x; y++; return new Cell(Math.abs(y)).v; } }
		static int told(Object o) { return switch (o) { case Told(int x) when x > 1 -> x; case Told(var x) -> 0; default -> -1; }; } // refused
		static int deep(Object o) { return switch (o) { case Deep(int x) when x > 1 -> x; case Deep(var x) -> 0; default -> -1; }; } // refused
		static int once(Object o) { return switch (o) { case Told(int x) when x > 1 -> x; case Deep(var x) -> 0; default -> -1; }; }
		static int plain(Object o) { return switch (o) { case Plain(int x) when x > 1 -> x; case Plain(var x) -> 0; default -> -1; }; }
		int guard(Object o) { return switch (o) { case Plain(int x) when note(x) > 1 -> x; case Plain(var x) -> 0; default -> -1; }; } // refused
		int derived(Cell c, E e) { return switch (e) { case E(int x) when note(x) > 1 -> x; case E(var x) -> 0; }; }
		record E(int x) { }
	}`)
	p := NewProgram(w)
	for _, m := range methods(t, w) {
		if m.Decl == nil || !strings.Contains(m.Decl.Span().Text(), "switch") {
			continue
		}
		refused := false
		Walk(p.Body(m), func(n Node) bool {
			u, ok := n.(*Unsupported)
			refused = refused || ok && strings.Contains(u.Refuse().Message, "A.")
			return true
		})
		if want := m.Name == "told" || m.Name == "deep" || m.Name == "guard"; refused != want {
			t.Errorf("%s: refused: %v", m.Name, refused)
		}
	}
}
