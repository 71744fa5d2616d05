package draw

import (
	"strings"

	"inspect/java/source"
)

// style of a piece of text.
type style uint8

const (
	plain   style = iota
	name          // an object's identity where it is drawn
	line          // an arrow
	fresh         // a new object's identity
	changed       // what the method changed
)

// sgr are the ANSI select-graphic-rendition codes of the styles.
var sgr = [...]string{name: "1", line: "2", fresh: "1;32", changed: "33"}

// piece is text in one style.
type piece struct {
	text  string
	style style
}

// token is pieces between which no line ends.
type token []piece

func (t token) width() int {
	w := 0
	for _, p := range t {
		w += source.Columns(p.text)
	}
	return w
}

func widthOf(ts []token) int {
	w := max(0, len(ts)-1)
	for _, t := range ts {
		w += t.width()
	}
	return w
}

// flow fills lines with tokens, a blank between two of them.
type flow struct {
	b          strings.Builder
	width      int
	colour     bool
	col        int  // of the line begun
	indentOnly bool // it holds only its indentation
	started    bool
}

// begin starts a new line.
func (f *flow) begin(indent int) {
	f.end()
	f.b.WriteString(strings.Repeat(" ", indent))
	f.col, f.indentOnly, f.started = indent, true, true
}

// end ends the line begun, if there is one.
func (f *flow) end() {
	if f.started {
		f.b.WriteByte('\n')
		f.started = false
	}
}

// fits reports whether the tokens have room on the line begun.
func (f *flow) fits(ts []token) bool { return f.started && f.col+1+widthOf(ts) <= f.width }

// add writes tokens, breaking to lines with the indentation given where needed.
func (f *flow) add(indent int, ts ...token) {
	for _, t := range ts {
		gap := 1
		if f.indentOnly {
			gap = 0
		}
		if f.col+gap+t.width() > f.width && !f.indentOnly {
			f.begin(indent)
			gap = 0
		}
		f.b.WriteString(strings.Repeat(" ", gap))
		for _, p := range t {
			f.write(p)
		}
		f.col += gap + t.width()
		f.indentOnly = false
	}
}

func (f *flow) write(p piece) {
	if code := sgr[p.style]; f.colour && code != "" {
		f.b.WriteString("\x1b[" + code + "m" + p.text + "\x1b[0m")
		return
	}
	f.b.WriteString(p.text)
}
