package report

import (
	"strings"
	"testing"

	"inspect/java/source"
)

// TestFolded: long text goes on further in, within the width, and nothing is
// lost but spaces at the ends of lines; what is one word stays one.
func TestFolded(t *testing.T) {
	const width = 80
	for _, s := range []string{
		"  confirmed by the interpreter",
		"  the run   goes to line 3: " + strings.Repeat("größe == größe && ", 20) + "x",
		"  at " + strings.Repeat("x", 100) + " and so on " + strings.Repeat("y z ", 50),
		strings.Repeat("ab ", 26) + "cd", // 80 columns
	} {
		p := &printer{o: TextOptions{Width: width}}
		p.folded("%s", s)
		got := strings.TrimSuffix(p.b.String(), "\n")
		rows := strings.Split(got, "\n")
		for i, r := range rows {
			if n := source.Columns(r); n > width && strings.Contains(strings.TrimSpace(r), " ") {
				t.Errorf("%d columns: %q", n, r)
			}
			head := s[:len(s)-len(strings.TrimLeft(s, " "))] + "    "
			if i > 0 && !strings.HasPrefix(r, head) {
				t.Errorf("%q is not further in", r)
			}
		}
		if a, b := strings.Join(strings.Fields(got), " "), strings.Join(strings.Fields(s), " "); a != b {
			t.Errorf("%q became %q", b, a)
		}
		if len(s) <= width && got != s {
			t.Errorf("%q became %q", s, got)
		}
	}
}
