package lsp

import (
	"strings"
	"unicode/utf16"
	"unicode/utf8"

	"inspect/internal/lsp/protocol"
)

// text is what a document holds. The protocol counts lines by \n, \r\n and \r, and characters in units
// of UTF-16; reports count lines by \n, and characters as they are, both from 1.
type text string

// lineStarts are where the protocol's lines begin, in bytes.
func (t text) lineStarts() []int {
	out := []int{0}
	for i := 0; i < len(t); i++ {
		if t[i] == '\n' || t[i] == '\r' && (i+1 == len(t) || t[i+1] != '\n') {
			out = append(out, i+1)
		}
	}
	return out
}

// offset is a position in bytes. One behind the end of its line is at that, and one in the middle of a
// character before it.
func (t text) offset(p protocol.Position) int {
	starts := t.lineStarts()
	if p.Line < 0 {
		return 0
	}
	if p.Line >= len(starts) {
		return len(t)
	}
	at, units := starts[p.Line], 0
	for at < len(t) && t[at] != '\n' && t[at] != '\r' {
		r, n := utf8.DecodeRuneInString(string(t[at:]))
		if units += max(1, utf16.RuneLen(r)); units > p.Character {
			break
		}
		at += n
	}
	return at
}

// position is the place of an offset in bytes.
func (t text) position(offset int) protocol.Position {
	offset = min(max(offset, 0), len(t))
	line, start := 0, 0
	for i, s := range t.lineStarts() {
		if s > offset {
			break
		}
		line, start = i, s
	}
	units := 0
	for _, r := range string(t[start:offset]) {
		units += max(1, utf16.RuneLen(r))
	}
	return protocol.Position{Line: line, Character: units}
}

// between is what stands from one offset to before another.
func (t text) between(from, to int) protocol.Range {
	return protocol.Range{Start: t.position(from), End: t.position(to)}
}

// at is the offset of a place of a report.
func (t text) at(line, column int) int {
	start := 0
	for range line - 1 {
		next := strings.IndexByte(string(t[start:]), '\n')
		if next < 0 {
			return len(t)
		}
		start += next + 1
	}
	for range column - 1 {
		if start >= len(t) || t[start] == '\n' {
			break
		}
		_, n := utf8.DecodeRuneInString(string(t[start:]))
		start += n
	}
	return start
}

// lineEnd is the offset of the end of the line of an offset, without blanks before it.
func (t text) lineEnd(offset int) int {
	end := len(t)
	if n := strings.IndexAny(string(t[offset:]), "\r\n"); n >= 0 {
		end = offset + n
	}
	return max(offset, offset+len(strings.TrimRight(string(t[offset:end]), " \t")))
}

// place is the range of a place of a report: of what it says stands there, of a name, or else of the rest
// of the line. Column 0 is the whole line.
func (t text) place(line, column int, what string) protocol.Range {
	from := t.at(line, max(column, 1))
	if column == 0 {
		from += len(t[from:]) - len(strings.TrimLeft(string(t[from:]), " \t"))
	}
	to := t.lineEnd(from)
	rest := string(t[from:])
	switch {
	case what != "" && strings.HasPrefix(rest, what):
		to = from + len(what)
	case what == "" && column > 0:
		if n := len(rest) - len(strings.TrimLeftFunc(rest, isOfName)); n > 0 {
			to = from + n
		}
	}
	return t.between(from, to)
}

func isOfName(r rune) bool {
	return r == '_' || r == '$' || r >= '0' && r <= '9' || r >= 'A' && r <= 'Z' || r >= 'a' && r <= 'z' || r > 127
}

// changed is the text after a change.
func (t text) changed(c protocol.Change) text {
	if c.Range == nil {
		return text(c.Text)
	}
	from, to := t.offset(c.Range.Start), t.offset(c.Range.End)
	if to < from {
		from, to = to, from
	}
	return t[:from] + text(c.Text) + t[to:]
}
