package source_test

import (
	"strings"
	"testing"
	"unicode/utf8"

	"pgregory.net/rapid"

	"inspect/java/source"
)

func TestColumns(t *testing.T) {
	for text, want := range map[string]int{
		"": 0, "abc": 3, "größe": 5, "gro\u0308ße": 5, "漢字": 4, "ｘ": 2, "a漢b": 4, "─►…": 3, "e\u0301\u0302": 1, "한국": 4, "\u200b": 0,
	} {
		if got := source.Columns(text); got != want {
			t.Errorf("%q: %d columns, want %d", text, got, want)
		}
	}
}

func TestCut(t *testing.T) {
	for _, test := range []struct {
		text   string
		n      int
		middle bool
		want   string
	}{
		{"abcdef", 6, false, "abcdef"},
		{"abcdef", 5, false, "abcd…"},
		{"abcdef", 5, true, "ab…ef"},
		{"漢字漢字", 8, false, "漢字漢字"},
		{"漢字漢字", 7, false, "漢字漢…"},
		{"漢字漢字", 6, false, "漢字 …"},
		{"漢字漢字", 6, true, "漢 …字"},
		{"o\u0308o\u0308o\u0308", 2, false, "o\u0308…"},
		{"abc", 1, false, "…"},
	} {
		if got := source.Cut(test.text, test.n, test.middle); got != test.want {
			t.Errorf("%q to %d columns: %q, want %q", test.text, test.n, got, test.want)
		}
	}
}

// TestExcerptOfAnyScript: the caret stands in the column of the span's first
// character, whatever the width of those before it, and neither line is too long.
func TestExcerptOfAnyScript(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		line := rapid.StringOfN(rapid.SampledFrom([]rune("ab \t漢字ｘöéo\u0308e\u0301한─")), 1, 120, -1).Draw(t, "line")
		var starts []int
		for i, r := range line {
			if source.Columns(string(r)) > 0 && r != '\t' {
				starts = append(starts, i)
			}
		}
		if len(starts) == 0 {
			return
		}
		from := rapid.SampledFrom(starts).Draw(t, "from")
		first, _ := utf8.DecodeRuneInString(line[from:])
		f := source.NewFile("A.java", line+"\n")
		got := (source.Span{File: f, Start: int32(from), End: int32(from + utf8.RuneLen(first))}).Excerpt("    ")
		text, carets, _ := strings.Cut(strings.TrimSuffix(got, "\n"), "\n")
		if source.Columns(text) > 80 || source.Columns(carets) > 80 {
			t.Fatalf("too long:\n%s", got)
		}
		column, at := strings.Index(carets, "^"), 0
		for _, r := range text {
			if at == column && source.Columns(string(r)) > 0 {
				if r != first {
					t.Fatalf("%q has its caret under %q:\n%s", first, r, got)
				}
				if want := strings.Repeat("~", source.Columns(string(first))-1); carets[column+1:] != want {
					t.Fatalf("%q is marked by %q:\n%s", first, carets[column:], got)
				}
				return
			}
			at += source.Columns(string(r))
		}
		if first != ' ' { // blanks at the end of a line go
			t.Fatalf("nothing stands over the caret:\n%s", got)
		}
	})
}
