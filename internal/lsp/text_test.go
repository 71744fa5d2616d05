package lsp

import (
	"math/rand/v2"
	"testing"

	"inspect/internal/lsp/lsptest"
	"inspect/internal/lsp/protocol"
)

// TestMirror: places of a text with line ends of every kind.
func TestMirror(t *testing.T) {
	t.Parallel()
	m := lsptest.NewMirror("a𝄞\r\nb\rc\n")
	for at, want := range map[int]protocol.Position{0: {}, 1: {Character: 1}, 3: {Character: 3}, 5: {Line: 1}, 6: {Line: 1, Character: 1}, 7: {Line: 2}, 9: {Line: 3}} {
		if got := m.Position(at); got != want {
			t.Errorf("unit %d is at %v, want %v", at, got, want)
		}
	}
}

// TestChanges: a text after random edits is what the editor holds.
func TestChanges(t *testing.T) {
	t.Parallel()
	r := rand.New(rand.NewPCG(1, 0))
	m := lsptest.NewMirror("")
	held := text("")
	for range 3000 {
		if m.Len() > 60 {
			held = held.changed(m.Replace(0, m.BoundaryAfter(m.Len()-20), ""))
		}
		held = held.changed(m.Edit(r, []string{"", "a", "é", "𝄞", "\n", "\r\n", "\r", "x𝄞\ny"}[r.IntN(8)]))
		if string(held) != m.Text() {
			t.Fatalf("the server holds %q, and the editor %q", held, m.Text())
		}
		if at := r.IntN(len(held) + 1); at == len(held) || held[at]&0xc0 != 0x80 && (held[at] != '\n' || at == 0 || held[at-1] != '\r') {
			if got := held.offset(held.position(at)); got != at {
				t.Fatalf("%q: offset %d is at %+v, which is offset %d", held, at, held.position(at), got)
			}
		}
	}
}

// TestPlaces: places of reports, which count characters, are ranges of the protocol.
func TestPlaces(t *testing.T) {
	t.Parallel()
	const code = "class A {\r\n  int 𝄞b = /*𝄞*/ count / zero; // end  \r\n}"
	for _, k := range []struct {
		line, column int
		what         string
		want         string
	}{
		{1, 1, "", "class"}, {2, 3, "", "int"}, {2, 18, "", "count"}, {2, 18, "count / zero", "count / zero"}, {2, 18, "no such", "count / zero; // end"},
		{2, 0, "", "int 𝄞b = /*𝄞*/ count / zero; // end"}, {3, 1, "", "}"}, {9, 9, "", ""}, {2, 99, "", ""},
	} {
		r := text(code).place(k.line, k.column, k.what)
		if got := code[text(code).offset(r.Start):text(code).offset(r.End)]; got != k.want {
			t.Errorf("%d:%d %q is %q at %+v, want %q", k.line, k.column, k.what, got, r, k.want)
		}
	}
}
