package source_test

import (
	"strings"
	"testing"
	"unicode/utf8"

	"inspect/java/source"
)

// TestExcerptFits: whatever the line and the span, an excerpt has at most 80
// columns, and its carets stand under the span, or the part of it that is shown.
func TestExcerptFits(t *testing.T) {
	long := "\t\t//@ ensures " + strings.Repeat("a[i] <= b[i] && ", 12) + "größe == 0;\r"
	for _, line := range []string{"int x;", "\tint x = y;  ", long, strings.TrimSpace(long), strings.Repeat(" ", 90) + "int x;", strings.Repeat("x", 79), strings.Repeat("y", 74), strings.Repeat("z", 300)} {
		f := source.NewFile("A.java", "first\n"+line+"\nlast\n")
		base := len("first\n")
		for from := 0; from < len(line); from++ {
			for _, size := range []int{1, 2, 10, 60, 74, 75, 76, 200, 400} {
				to := min(from+size, len(line)+1)
				if !utf8.RuneStart(line[from]) || to < len(line) && !utf8.RuneStart(line[to]) {
					continue
				}
				got := source.Span{File: f, Start: int32(base + from), End: int32(base + to)}.Excerpt("      ")
				rows := strings.Split(strings.TrimSuffix(got, "\n"), "\n")
				if len(rows) != 2 {
					t.Fatalf("%q", got)
				}
				for _, r := range rows {
					if utf8.RuneCountInString(r) > 80 {
						t.Errorf("%d columns from %d to %d:\n%s", utf8.RuneCountInString(r), from, to, got)
					}
				}
				text, marks := []rune(rows[0]), []rune(rows[1])
				at := strings.IndexByte(rows[1], '^')
				if len(marks) > len(text)+1 {
					t.Errorf("carets behind the line:\n%s", got)
				}
				want := []rune(strings.TrimRight(line[from:min(to, len(line))], " \r"))
				var shown []rune
				if at < len(text) {
					shown = text[at:min(len(marks), len(text))]
				}
				for i := range min(len(shown), len(want)) {
					if want[i] == '\t' {
						break
					}
					if shown[i] != want[i] && shown[i] != '…' {
						t.Errorf("from %d to %d shows %q of %q:\n%s", from, to, string(shown), string(want), got)
						break
					}
				}
				if n := utf8.RuneCountInString(line[from:min(to, len(line))]); n <= 72 && !strings.ContainsAny(line[from:min(to, len(line))], "\t\r") && len(shown) < len(want) {
					t.Errorf("from %d to %d shows only %q:\n%s", from, to, string(shown), got)
				}
			}
		}
	}
}

// TestExcerpt: what is cut, and what is not.
func TestExcerpt(t *testing.T) {
	head := "    //@ invariant left != null ==> left.height <= right.height + 1;"
	tail := " // of all nodes that the root reaches, and no others"
	for _, test := range []struct{ line, part, want string }{
		{"\treturn x;", "x", "        return x;\n               ^\n"},
		{head, "left.height", "    " + head + "\n    " + strings.Repeat(" ", 35) + "^~~~~~~~~~~\n"},
		{"                " + head, "left.height", "    " + strings.Repeat(" ", 13) + strings.TrimSpace(head) + "\n    " + strings.Repeat(" ", 44) + "^~~~~~~~~~~\n"},
		{head + tail, "left.height", "    " + strings.TrimSpace(head + tail)[:75] + "…\n    " + strings.Repeat(" ", 31) + "^~~~~~~~~~~\n"},
		{head + tail, "others", "    …" + (head + tail)[len(head+tail)-75:] + "\n    " + strings.Repeat(" ", 70) + "^~~~~~\n"},
	} {
		f := source.NewFile("A.java", test.line+"\n")
		at := strings.Index(test.line, test.part)
		if got := (source.Span{File: f, Start: int32(at), End: int32(at + len(test.part))}).Excerpt("    "); got != test.want {
			t.Errorf("got\n%swant\n%s", got, test.want)
		}
	}
}

// TestOneLine: the margins of annotations go, and nothing else does.
func TestOneLine(t *testing.T) {
	for text, want := range map[string]string{
		"":                                    "",
		" a  <\tb ":                           "a < b",
		"ensures a &&\r\n\t//@  b;":           "ensures a && b;",
		"ensures a &&\n  @ b &&\n  @@c;":      "ensures a && b && c;",
		"f(a, // one\n  2) // two":            "f(a, 2) // two",
		"f(\"//\\\"// \", '\"', // one\n 2)":  "f(\"//\\\"// \", '\"', 2)",
		"ensures a // not b\n  @ && c;":       "ensures a && c;",
		"ensures a\n   ==> b;":                "ensures a ==> b;",
		"@Nullable Node n = f(\n\"x //@ y\")": "@Nullable Node n = f( \"x //@ y\")",
	} {
		if got := source.OneLine(text); got != want {
			t.Errorf("%q: %q, want %q", text, got, want)
		}
	}
}
