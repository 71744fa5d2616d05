package source_test

import (
	"slices"
	"testing"
	"unicode/utf16"

	"inspect/java/source"
)

func TestUnits(t *testing.T) {
	for _, units := range [][]uint16{
		{}, {'a'}, {0}, {0x7F, 0x80, 0x7FF, 0x800, 0xFFFF}, {0xD7FF, 0xE000, 0xFFFD},
		{0xD800}, {0xDC00}, {0xDFFF, 0xD800}, {0xD83D, 0xDE00}, {0xD83D, 'x', 0xDE00}, {0xD83D, 0xD83D, 0xDE00, 0xDE00},
	} {
		s := source.OfUnits(units)
		if got := source.Units(s); !slices.Equal(got, units) {
			t.Errorf("%x becomes %x by %q", units, got, s)
		}
	}
	for u := rune(0); u <= 0xFFFF; u++ {
		if got := source.Units(source.OfUnits([]uint16{uint16(u)})); !slices.Equal(got, []uint16{uint16(u)}) {
			t.Fatalf("%x becomes %x", u, got)
		}
	}
	for _, s := range []string{"", "plain", "größer", "日本", "a😀b"} {
		if got, want := source.Units(s), utf16.Encode([]rune(s)); !slices.Equal(got, want) || source.OfUnits(got) != s {
			t.Errorf("%q: %x, want %x", s, got, want)
		}
	}
	if x, y := source.OfUnits([]uint16{0xD83D}), source.OfUnits([]uint16{0xDE00}); source.OfUnits(source.Units(x+y)) != "😀" {
		t.Error("two halves are no pair")
	}
}
