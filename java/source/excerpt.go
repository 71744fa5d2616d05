package source

import (
	"strings"
	"unicode/utf8"
)

// columns are those of a line of an excerpt, its indent included.
const columns = 80

// tabStop is how far apart tabs are taken to be.
const tabStop = 4

// Excerpt is the source line of the span's start with a caret line under it,
// each behind indent and ended by a newline. A line that does not fit into 80
// columns is moved to the left, and then cut where the span leaves room:
//
//	… && left.height <= right.height + 1 && right.height <= left.hei…
//	     ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
func (s Span) Excerpt(indent string) string { return s.ExcerptWithin(indent, columns) }

// ExcerptWithin is Excerpt for another number of columns.
func (s Span) ExcerptWithin(indent string, columns int) string {
	if !s.Valid() {
		return ""
	}
	from, to := s.Position(), s.EndPosition()
	part, skipped := partOf(s.File.Line(from.Line), int(s.Start)-s.File.lines[from.Line-1])
	line := []rune(part)
	end := to.Column - skipped
	if to.Line > from.Line {
		end = len(line) + 1
	}
	text, start := expand(line, from.Column-1-skipped)
	_, stop := expand(line, end-1)
	stop = max(stop, start+1)
	text, start, stop = shorten(text, start, stop, columns-Columns(indent))
	return indent + text.String() + "\n" + indent + strings.Repeat(" ", start) + "^" + strings.Repeat("~", stop-start-1) + "\n"
}

// reach is how many bytes on each side of a place of a long line are looked at.
const reach = 4096

// partOf is the part of a line around a byte offset that an excerpt can show, and how
// many characters stand before it.
func partOf(line string, at int) (part string, skipped int) {
	lo, hi := max(at-reach, 0), min(at+reach, len(line))
	for lo > 0 && !utf8.RuneStart(line[lo]) {
		lo--
	}
	for hi < len(line) && !utf8.RuneStart(line[hi]) {
		hi++
	}
	return line[lo:hi], utf8.RuneCountInString(line[:lo])
}

// expand gives the columns of a line, with spaces for tabs, and the column in
// which its character number at stands.
func expand(line []rune, at int) (text cells, moved int) {
	moved = -1
	for i, r := range line {
		if i == at {
			moved = len(text)
		}
		if r != '\t' {
			text = text.add(r)
			continue
		}
		for n := tabStop - len(text)%tabStop; n > 0; n-- {
			text = append(text, " ")
		}
	}
	if moved < 0 {
		moved = len(text) + at - len(line)
	}
	return text, moved
}

// shorten makes a line of at most room columns of one that is longer, and keeps
// as much as it can of what stands from start to stop.
func shorten(text cells, start, stop, width int) (cells, int, int) {
	for len(text) > 0 && (text[len(text)-1] == " " || text[len(text)-1] == "\r") && len(text) > stop {
		text = text[:len(text)-1]
	}
	for len(text) > width && text[0] == " " && start > 0 {
		text, start, stop = text[1:], start-1, stop-1
	}
	all := max(len(text), stop)
	if all <= width {
		return text, start, stop
	}
	first := 0
	if stop >= width && start > 0 { // what stands further to the left goes
		first = max(0, start-width/8)
		if stop-start <= width-2 {
			first = min(max(first, stop-width+1), start-1)
		}
		first = min(first, all-width)
	}
	cut := append(cells(nil), text[first:min(len(text), first+width)]...)
	if first > 0 {
		if len(cut) > 1 && cut[1] == "" {
			cut[1] = " "
		}
		cut[0] = "…"
	}
	if first+width < len(text) {
		if k := len(cut) - 1; k > 0 && cut[k] == "" {
			cut[k-1] = " "
		}
		cut[len(cut)-1] = "…"
	}
	return cut, start - first, min(stop-first, width)
}

// OneLine joins the lines of a text by spaces, without the `@` or `//@` with
// which those of an annotation may begin, and without comments that end a line:
// what follows would seem to belong to them.
func OneLine(text string) string {
	var words []string
	lines := strings.Split(text, "\n")
	for i, line := range lines {
		line = strings.TrimSpace(line)
		if strings.HasPrefix(line, "//@") && i > 0 {
			line = line[len("//"):]
		}
		if i > 0 {
			line = strings.TrimLeft(line, "@")
		}
		if i < len(lines)-1 {
			line = uncommented(line)
		}
		words = append(words, strings.Fields(line)...)
	}
	return strings.Join(words, " ")
}

// uncommented is a line without the comment that ends it.
func uncommented(line string) string {
	quote := byte(0) // of the literal that the place is in
	for i := 0; i < len(line); i++ {
		switch c := line[i]; {
		case quote != 0 && c == '\\':
			i++
		case quote != 0 && c == quote:
			quote = 0
		case quote != 0:
		case c == '"' || c == '\'':
			quote = c
		case strings.HasPrefix(line[i:], "//") && !strings.HasPrefix(line[i:], "//@"):
			return line[:i]
		}
	}
	return line
}
