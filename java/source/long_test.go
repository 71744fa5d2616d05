package source

import (
	"strings"
	"testing"
	"unicode/utf8"
)

// TestLongLines: columns and excerpts of a line of megabytes are those of a short
// one, and take no longer.
func TestLongLines(t *testing.T) {
	for name, filler := range map[string]string{"ascii": "int fxy; ", "wide": "int α你é; ", "tabs": "a\t b;\t"} {
		text := strings.Repeat(filler, 5<<20/len(filler)) + "int here = 1 / 0; " + strings.Repeat(filler, 1000) + "\nlast"
		f := NewFile("A.java", text)
		at := strings.Index(text, "1 / 0")
		s := f.Span(at, at+5)
		if p, want := s.Position(), utf8.RuneCountInString(text[:at])+1; p.Line != 1 || p.Column != want {
			t.Errorf("%s: %v, want column %d", name, p, want)
		}
		// The same at the end of a line of a few hundred characters.
		tail := NewFile("A.java", text[at-40*len(filler):])
		at = strings.Index(tail.Text, "1 / 0")
		if got, want := s.Excerpt("  "), tail.Span(at, at+5).Excerpt("  "); got != want {
			t.Errorf("%s: excerpt\n%swant\n%s", name, got, want)
		}
		if end := f.Span(len(text)-4, len(text)); end.Position().Column != 1 || !strings.HasPrefix(end.Excerpt(""), "last\n^~~~\n") {
			t.Errorf("%s: the line behind: %v %s", name, end.Position(), end.Excerpt(""))
		}
		if n := testing.AllocsPerRun(20, func() { s.Excerpt("  ") }); n > 20_000 {
			t.Errorf("%s: an excerpt takes %v allocations", name, n)
		}
		// Quadratic in the length, this would take minutes.
		for i := 0; i < len(text); i += 50 {
			f.Position(i)
		}
	}
}

// TestBlocks: characters are counted right across the borders of blocks.
func TestBlocks(t *testing.T) {
	text := strings.Repeat("aé你😀", 3*block/10)
	f := NewFile("A.java", text)
	n := 0
	for i := range text {
		if c := f.Position(i).Column; c != n+1 {
			t.Fatalf("offset %d is in column %d, want %d", i, c, n+1)
		}
		n++
	}
	if c := f.Position(len(text)).Column; c != n+1 {
		t.Errorf("the end is in column %d, want %d", c, n+1)
	}
	bad := NewFile("A.java", strings.Repeat("\xff\x80", 3*block))
	if c := bad.Position(5 * block).Column; c != 5*block+1 {
		t.Errorf("of what is not UTF-8 column %d", c)
	}
}
