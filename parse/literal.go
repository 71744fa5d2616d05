package parse

import (
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/alecthomas/participle/v2/lexer"
)

// escape checks one escape sequence that starts with the backslash at i and
// returns the offset behind it.
func (s *scanner) escape(i, end int, block bool) int {
	if i+1 >= end {
		return i + 1
	}
	c := s.text[i+1]
	switch {
	case c >= '0' && c <= '7':
		e := i + 2
		limit := i + 3
		if c <= '3' {
			limit++
		}
		for e < end && e < limit && s.text[e] >= '0' && s.text[e] <= '7' {
			e++
		}
		return e
	case strings.IndexByte(`btnfrs"'\`, c) >= 0:
		return i + 2
	case c == 'u' && i+6 <= end: // an unpaired surrogate
		return i + 6
	case block && (c == '\n' || c == '\r'):
		return i + 2
	}
	_, n := utf8.DecodeRuneInString(s.text[i+1 : end])
	s.fault(fault{code: BadEscape, start: i, end: i + 1 + n, msg: "illegal escape sequence " + quote(s.text[i:i+1+n]),
		remedy: `Java knows \b \t \n \f \r \s \" \' \\, octal escapes up to \377, and \uXXXX; a backslash itself is written \\`})
	return i + 1 + n
}

// lineEnd is the offset where the line of i ends.
func (s *scanner) lineEnd(i int) int {
	if e := strings.IndexAny(s.text[i:s.end], "\r\n"); e >= 0 {
		return i + e
	}
	return s.end
}

func (s *scanner) stringLit() {
	start, end := s.i, s.lineEnd(s.i)
	for i := start + 1; i < end; {
		switch s.text[i] {
		case '"':
			s.add(tString, start, i+1)
			return
		case '\\':
			i = s.escape(i, end, false)
		default:
			i++
		}
	}
	s.hidden(UnterminatedString, start, end, "this string is not closed on its line")
	s.add(tString, start, end)
}

func (s *scanner) charLit() {
	start, end := s.i, s.lineEnd(s.i)
	i, n := start+1, 0
	for i < end && s.text[i] != '\'' {
		if s.text[i] == '\\' {
			i = s.escape(i, end, false)
			n++
			continue
		}
		r, w := utf8.DecodeRuneInString(s.text[i:end])
		i += w
		n++
		if r > 0xFFFF {
			n++
		}
	}
	if i >= end {
		// Probably a stray quote: take only a character or two so that the rest of the line is still read.
		s.hidden(BadCharLiteral, start, min(start+1, end), "this character literal is not closed on its line")
		s.add(tChar, start, end)
		return
	}
	i++
	switch {
	case n == 0:
		s.report(BadCharLiteral, start, i, "empty character literal")
	case n > 1:
		s.fault(fault{code: BadCharLiteral, start: start, end: i, msg: "a character literal holds exactly one character",
			remedy: "strings are written with double quotes"})
	}
	s.add(tChar, start, i)
}

func (s *scanner) textBlock() {
	start := s.i
	i := start + 3
	for i < s.end && (s.text[i] == ' ' || s.text[i] == '\t' || s.text[i] == '\f') {
		i++
	}
	if i < s.end && s.text[i] != '\n' && s.text[i] != '\r' {
		s.report(BadTextBlock, start, start+3, "the opening \"\"\" of a text block must be followed by the end of the line")
	}
	for i < s.end {
		switch {
		case s.text[i] == '\\':
			i = s.escape(i, s.end, true)
		case strings.HasPrefix(s.text[i:s.end], `"""`):
			s.add(tTextBlock, start, i+3)
			return
		default:
			i++
		}
	}
	s.hidden(UnterminatedString, start, start+3, "this text block is not closed: its \"\"\" is missing")
	s.add(tTextBlock, start, s.end)
}

// number scans an integer or floating-point literal.
func (s *scanner) number() {
	n := &number{scanner: s, text: s.text[:s.end], start: s.i, e: s.i, kind: tInt}
	switch {
	case n.hasPrefix('x'):
		n.hexadecimal()
	case n.hasPrefix('b'):
		n.binary()
	default:
		n.decimal()
	}
	n.noName()
	s.add(n.kind, n.start, n.e)
}

// number is a literal that is being scanned, from start up to e.
type number struct {
	*scanner
	text     string // up to the end of what is scanned
	start, e int
	kind     lexer.TokenType // tInt or tFloat
}

func (n *number) bad(msg string) { n.report(BadNumber, n.start, n.e, "%s", msg) }

// hasPrefix reports whether the literal starts with 0 and the letter.
func (n *number) hasPrefix(letter byte) bool {
	return strings.HasPrefix(n.text[n.start:], "0") && n.start+1 < len(n.text) && n.text[n.start+1]|32 == letter
}

// isNext reports whether the letter stands next, small or capital.
func (n *number) isNext(letter byte) bool { return n.e < len(n.text) && n.text[n.e]|32 == letter }

// take passes over one of letters, if it stands next.
func (n *number) take(letters ...byte) bool {
	if slices.ContainsFunc(letters, n.isNext) {
		n.e++
		return true
	}
	return false
}

func isDigit(c byte) bool    { return charClass[c]&digit != 0 }
func isHexDigit(c byte) bool { return isDigit(c) || c|32 >= 'a' && c|32 <= 'f' }

// digits passes over digits and underscores, and counts them.
func (n *number) digits(ok func(byte) bool) int {
	from := n.e
	for n.e < len(n.text) && (n.text[n.e] == '_' || ok(n.text[n.e])) {
		n.e++
	}
	if n.e > from && n.text[n.e-1] == '_' {
		n.bad("a number cannot end with an underscore")
	}
	return n.e - from
}

func (n *number) hexadecimal() {
	n.e += 2
	count := n.digits(isHexDigit)
	if n.e < len(n.text) && n.text[n.e] == '.' && !strings.HasPrefix(n.text[n.e:], "..") {
		n.e++
		n.kind = tFloat
		count += n.digits(isHexDigit)
	}
	if count == 0 {
		n.bad("a hexadecimal number needs at least one digit")
	}
	if n.isNext('p') {
		n.exponent()
	} else if n.kind == tFloat {
		n.bad("a hexadecimal floating-point number needs an exponent such as p0")
	}
	if n.kind == tFloat { // else f and d are digits
		n.take('f', 'd')
	} else {
		n.take('l')
	}
}

func (n *number) binary() {
	n.e += 2
	if n.digits(isDigit) == 0 {
		n.bad("a binary number needs at least one digit")
	} else if strings.ContainsAny(n.text[n.start+2:n.e], "23456789") {
		n.bad("a binary number has only the digits 0 and 1")
	}
	n.take('l')
}

func (n *number) decimal() {
	n.digits(isDigit)
	if n.e < len(n.text) && n.text[n.e] == '.' && !n.isSelector(n.e+1) {
		n.e++
		n.kind = tFloat
		n.digits(isDigit)
	}
	if n.isNext('e') {
		n.exponent()
	}
	switch {
	case n.kind == tInt && n.take('l'):
	case n.take('f', 'd'):
		n.kind = tFloat
	}
}

func (n *number) exponent() {
	n.e++
	n.kind = tFloat
	if n.e < len(n.text) && (n.text[n.e] == '+' || n.text[n.e] == '-') {
		n.e++
	}
	if n.digits(isDigit) == 0 {
		n.bad("the exponent of this number has no digits")
	}
}

// noName reports letters right behind the literal, and passes over them.
func (n *number) noName() {
	f := n.e
	for f < len(n.text) && charClass[n.text[f]]&idPart != 0 {
		f++
	}
	if f > n.e {
		n.report(BadNumber, n.start, f, "a name cannot start with a digit, and %s is no number", quote(n.text[n.start:f]))
		n.e = f
	}
}

// isSelector reports whether the text behind a number's dot makes it something
// else than a fraction: a range `0..n` or a member.
func (s *scanner) isSelector(i int) bool {
	if i >= s.end {
		return false
	}
	c := s.text[i]
	if c == '.' {
		return s.jml
	}
	return charClass[c]&idStart != 0 && strings.IndexByte("eEfFdD", c) < 0
}

// quote puts text in double quotes for a message, as it is.
func quote(text string) string { return `"` + text + `"` }
