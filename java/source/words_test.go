package source_test

import (
	"testing"

	"inspect/java/source"
)

func TestNearest(t *testing.T) {
	for _, c := range []struct {
		name string
		of   []string
		want string
	}{
		{"unwimd", []string{"bits", "unwind", "objects"}, "unwind"},
		{"lenght", []string{"length"}, "length"},
		{"abc", []string{"abd", "abe"}, "abd"},
		{"same", []string{"same", "sane"}, "sane"},
		{"x", []string{"y"}, ""},
		{"far", []string{"other"}, ""},
	} {
		if got := source.Nearest(c.name, c.of); got != c.want {
			t.Errorf("nearest to %s: %q, want %q", c.name, got, c.want)
		}
	}
}

func TestShorten(t *testing.T) {
	if got := source.Shorten("  a  b\n\tc ", 10); got != "a b c" {
		t.Errorf("got %q", got)
	}
	if got := source.Shorten("äöü 567890x", 10); got != "äöü 567..." {
		t.Errorf("got %q", got)
	}
}
