package depend

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"

	"inspect/java/ast"
	"inspect/java/source"
)

// What a check rests on may move without a change: lines come in front of it. So a program is also known without the
// places of its pieces, and a place as one of a piece. The pieces are the units, as they stand in the text, and what
// stands beside them: in runs without a line break or a comment that means nothing, so that these may come
// between any two.
//
//	class A {              a piece
//	    // of the class
//	    int n;             a piece
//	    int f() {          a piece, to the end of the body
//	        return n;
//	    }
//	}

// piece is one of a file.
type piece struct {
	unit       *unit // nil: beside them
	nth        int   // of those beside them
	start, end int32
	line, last int // the lines of its ends, from 1
}

// layout are the pieces of a file, in order; nil where they are not told apart: all of it is one that does not move.
type layout struct {
	file   *source.File
	pieces []piece
	beside int // how many are beside the units
}

// add adds a piece, and gives the text by which it is known: with its column, and whether it begins a line.
func (l *layout) add(u *unit, start, end int32) string {
	text := l.file.Text
	p := piece{unit: u, nth: l.beside, start: start, end: end}
	if u == nil {
		l.beside++
	}
	p.line = 1 + strings.Count(text[:start], "\n")
	p.last = p.line + strings.Count(text[start:end], "\n")
	before := int32(0)
	if n := len(l.pieces); n > 0 {
		before = l.pieces[n-1].end
	}
	follows := len(l.pieces) > 0 && strings.IndexByte(text[before:start], '\n') < 0
	l.pieces = append(l.pieces, p)
	column := utf8.RuneCountInString(text[strings.LastIndexByte(text[:start], '\n')+1 : start])
	if u != nil {
		return fmt.Sprintf("%s %d %v", u.id, column, follows)
	}
	return fmt.Sprintf("%d %v %s", column, follows, text[start:end])
}

// between adds the pieces of what stands between two units.
func (l *layout) between(from, to int32) (known []string) {
	text := l.file.Text[from:to]
	start, end, broken := -1, 0, false
	flush := func() {
		if start >= 0 && strings.Trim(text[start:end], " \t\r\n}/*@") != "" { // braces and the marks of annotations: nothing there is named
			known = append(known, l.add(nil, from+int32(start), from+int32(end)))
		}
		start = -1
	}
	for at := 0; at < len(text); {
		n, kind := Next(text[at:])
		switch {
		case kind == Blank || kind == Comment:
			broken = broken || kind == Comment || strings.ContainsAny(text[at:at+n], "\r\n")
		case start < 0 || broken:
			flush()
			start, end, broken = at, at+n, false
		default:
			end = at + n
		}
		at += n
	}
	flush()
	return known
}

// Spots tell lines as those of pieces, and back.
type Spots struct {
	program *Program
	rests   *names // the units that count; nil: all of them
}

// SpotsOf are those of what the check of a method rests on; whole: it rests on all of the program.
func (p *Program) SpotsOf(d *ast.MethodDecl, whole bool) *Spots {
	if whole {
		return &Spots{p, nil}
	}
	c := p.withoutPlaces()
	rests := c.none()
	rests.join(c.always)
	if u := p.unit(d); u != nil {
		rests.add(c.rank[u])
		for _, w := range u.words {
			if s := c.of(w); s != nil {
				rests.join(s)
			}
		}
	}
	return &Spots{p, rests}
}

// Of is a line of a file, once for each piece that has a part of it. Without any the line is not known: unless it is
// of a file whose lines do not move.
func (k *Spots) Of(file string, line int) (at []source.Spot, moves bool) {
	l := k.program.layouts[file]
	if l == nil {
		return nil, false
	}
	i, _ := slices.BinarySearchFunc(l.pieces, line, func(p piece, line int) int { return cmp.Compare(p.last, line) })
	for ; i < len(l.pieces) && l.pieces[i].line <= line; i++ {
		if name := k.name(l, i); name != "" {
			at = append(at, source.Spot{Piece: name, Line: line - l.pieces[i].line})
		}
	}
	return at, true
}

// Within is the piece of a file in which a span lies, and how far from its beginning; empty: it lies in none.
func (k *Spots) Within(file string, start, end int32) (name string, from int32) {
	l := k.program.layouts[file]
	if l == nil {
		return "", 0
	}
	i, _ := slices.BinarySearchFunc(l.pieces, start, func(p piece, start int32) int { return cmp.Compare(p.end, start) })
	for ; i < len(l.pieces) && l.pieces[i].start <= start; i++ {
		if end <= l.pieces[i].end {
			return k.name(l, i), start - l.pieces[i].start
		}
	}
	return "", 0
}

// At is where a piece begins: the offset, and the line.
func (p *Program) At(piece string) (offset int32, line int, ok bool) {
	if p.begins == nil {
		p.begins = map[string]begin{}
		all := &Spots{p, nil}
		for _, l := range p.layouts {
			for i := range l.pieces {
				if name := all.name(l, i); name != "" {
					p.begins[name] = begin{l.pieces[i].start, l.pieces[i].line}
				}
			}
		}
	}
	b, ok := p.begins[piece]
	return b.offset, b.line, ok
}

// begin is where a piece begins.
type begin struct {
	offset int32
	line   int
}

// name is what a piece is called in all layouts of its file; empty: it cannot be told from others, or nothing rests on it.
func (k *Spots) name(l *layout, i int) string {
	p := &l.pieces[i]
	switch {
	case p.unit == nil:
		return fmt.Sprintf("%s %d", l.file.Name, p.nth)
	case k.rests != nil && !k.rests.has(k.program.withoutPlaces().rank[p.unit]) || k.program.ids[p.unit.id] > 1:
		return ""
	}
	return p.unit.id
}
