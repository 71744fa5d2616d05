package source

import (
	"unicode"

	"golang.org/x/text/width"
)

// Columns is how many columns of a terminal a text takes up: two for each wide
// character of East Asia, none for a mark that combines with the character before
// it. Tabs count as one.
func Columns(text string) int {
	n := 0
	for _, r := range text {
		n += columnsOf(r)
	}
	return n
}

func columnsOf(r rune) int {
	switch {
	case r < 0x300:
		return 1
	case unicode.In(r, unicode.Mn, unicode.Me, unicode.Cf):
		return 0
	}
	switch width.LookupRune(r).Kind() {
	case width.EastAsianWide, width.EastAsianFullwidth:
		return 2
	}
	return 1
}

// Cut shortens a text to at most n columns; an ellipsis stands for what goes, a
// third of the way from its end (middle) or at its end.
func Cut(text string, n int, middle bool) string {
	if Columns(text) <= n {
		return text
	}
	c := cellsOf(text)
	head := n - 1
	if middle {
		head = (n - 1) * 2 / 3
	}
	head, tail := max(head, 0), len(c)-max(n-1-head, 0)
	return c[:head].String() + "…" + c[tail:].String()
}

// cells are a text by columns: each holds what stands there, the second of a wide
// character is empty.
type cells []string

func cellsOf(text string) cells {
	var c cells
	for _, r := range text {
		c = c.add(r)
	}
	return c
}

// add puts a character at the end.
func (c cells) add(r rune) cells {
	switch n := columnsOf(r); {
	case n == 0 && len(c) == 0:
		return c // nothing to combine with
	case n == 0:
		k := len(c) - 1
		if c[k] == "" {
			k--
		}
		c[k] += string(r)
		return c
	case n == 2:
		return append(c, string(r), "")
	}
	return append(c, string(r))
}

// String prints the cells; of a wide character that is cut in two, a blank stays.
func (c cells) String() string {
	var b []byte
	for i, s := range c {
		if half := s == "" && i == 0 || isWide(s) && i == len(c)-1; half {
			s = " "
		}
		b = append(b, s...)
	}
	return string(b)
}

// isWide reports whether a cell begins a wide character.
func isWide(cell string) bool {
	for _, r := range cell {
		return columnsOf(r) == 2
	}
	return false
}
