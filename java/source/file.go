package source

import (
	"fmt"
	"sort"
	"strings"
	"unicode/utf8"
)

// File is one text with its name as the user gave it. It is immutable.
type File struct {
	Name  string
	Text  string
	lines []int // byte offset of the first character of each line
	runes []int // number of characters before each block of text; nil: not UTF-8
}

// block is how many bytes are counted at a time.
const block = 4096

// NewFile indexes text by lines. Lines end with \n, \r\n or \r.
func NewFile(name, text string) *File {
	f := &File{Name: name, Text: text, lines: []int{0}}
	if utf8.ValidString(text) {
		n := 0
		for i := 0; i < len(text); i += block {
			f.runes = append(f.runes, n)
			n += starts(text[i:min(i+block, len(text))])
		}
	}
	for i := 0; i < len(text); i++ {
		switch text[i] {
		case '\n':
			f.lines = append(f.lines, i+1)
		case '\r':
			if i+1 < len(text) && text[i+1] == '\n' {
				continue
			}
			f.lines = append(f.lines, i+1)
		}
	}
	return f
}

// LineCount is the number of lines, at least 1.
func (f *File) LineCount() int { return len(f.lines) }

// Line is the text of the 1-based line n without its line end.
func (f *File) Line(n int) string {
	if n < 1 || n > len(f.lines) {
		return ""
	}
	end := len(f.Text)
	if n < len(f.lines) {
		end = f.lines[n]
	}
	return strings.TrimRight(f.Text[f.lines[n-1]:end], "\r\n")
}

// Position of a byte offset: 1-based line, 1-based column counted in
// characters (a tab is one).
func (f *File) Position(offset int) Position {
	offset = min(max(offset, 0), len(f.Text))
	line := sort.Search(len(f.lines), func(i int) bool { return f.lines[i] > offset })
	start := f.lines[line-1]
	return Position{f.Name, line, f.characters(start, offset) + 1}
}

// characters is the number of characters between two offsets, in a time that does
// not grow with their distance.
func (f *File) characters(from, to int) int {
	if f.runes == nil || to-from < 2*block {
		return utf8.RuneCountInString(f.Text[from:to])
	}
	before := func(offset int) int {
		k := min(offset/block, len(f.runes)-1)
		return f.runes[k] + starts(f.Text[k*block:offset])
	}
	return before(to) - before(from)
}

// starts counts the bytes with which a character of UTF-8 begins.
func starts(text string) int {
	n := 0
	for i := range len(text) {
		if utf8.RuneStart(text[i]) {
			n++
		}
	}
	return n
}

// Span makes a span of this file from byte offsets.
func (f *File) Span(start, end int) Span { return Span{f, int32(start), int32(end)} }

// Position is a place for people: 1-based line and column.
type Position struct {
	File   string
	Line   int
	Column int
}

// String prints file:line:col.
func (p Position) String() string { return fmt.Sprintf("%s:%d:%d", p.File, p.Line, p.Column) }

// Span is a half-open byte range [Start, End) of a file. The zero Span has no
// file and means "nowhere in particular".
type Span struct {
	File       *File
	Start, End int32
}

// Valid reports whether the span lies in a file.
func (s Span) Valid() bool { return s.File != nil }

// Position of the first character.
func (s Span) Position() Position {
	if s.File == nil {
		return Position{}
	}
	return s.File.Position(int(s.Start))
}

// EndPosition is the position just behind the last character.
func (s Span) EndPosition() Position {
	if s.File == nil {
		return Position{}
	}
	return s.File.Position(int(s.End))
}

// Line is the 1-based line of the first character, 0 for the zero Span.
func (s Span) Line() int { return s.Position().Line }

// Text is the source text of the span.
func (s Span) Text() string {
	if s.File == nil || s.Start < 0 || int(s.End) > len(s.File.Text) || s.Start > s.End {
		return ""
	}
	return s.File.Text[s.Start:s.End]
}

// To is the span from the start of s to the end of t.
func (s Span) To(t Span) Span {
	if s.File == nil {
		return t
	}
	if t.File != s.File || t.End < s.Start {
		return s
	}
	return Span{s.File, s.Start, t.End}
}

// Contains reports whether t lies in s.
func (s Span) Contains(t Span) bool {
	return s.File == t.File && s.Start <= t.Start && t.End <= s.End
}

// String prints the position of the span's start.
func (s Span) String() string {
	if s.File == nil {
		return "-"
	}
	return s.Position().String()
}

// Before orders spans by file name, then by start, then by end.
func (s Span) Before(t Span) bool {
	sn, tn := "", ""
	if s.File != nil {
		sn = s.File.Name
	}
	if t.File != nil {
		tn = t.File.Name
	}
	if sn != tn {
		return sn < tn
	}
	if s.Start != t.Start {
		return s.Start < t.Start
	}
	return s.End < t.End
}
