package parse

import (
	"strings"
	"unicode/utf8"

	"inspect/source"
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
	text, start := s.text[:s.end], s.i
	e, t := start, tInt
	digits := func(ok func(byte) bool) int {
		from := e
		for e < len(text) && (text[e] == '_' || ok(text[e])) {
			e++
		}
		if e > from && text[e-1] == '_' {
			s.report(BadNumber, start, e, "a number cannot end with an underscore")
		}
		return e - from
	}
	decimal := func(c byte) bool { return charClass[c]&digit != 0 }
	hexadecimal := func(c byte) bool { return decimal(c) || c|32 >= 'a' && c|32 <= 'f' }
	bad := func(code source.Code, msg string) { s.report(code, start, e, "%s", msg) }
	exponent := func() {
		e++
		t = tFloat
		if e < len(text) && (text[e] == '+' || text[e] == '-') {
			e++
		}
		if digits(decimal) == 0 {
			bad(BadNumber, "the exponent of this number has no digits")
		}
	}
	next := func(c byte) bool { return e < len(text) && text[e]|32 == c }
	hex := text[e] == '0' && e+1 < len(text) && text[e+1]|32 == 'x'
	switch {
	case hex:
		e += 2
		n := digits(hexadecimal)
		if e < len(text) && text[e] == '.' && !strings.HasPrefix(text[e:], "..") {
			e++
			t = tFloat
			n += digits(hexadecimal)
		}
		if n == 0 {
			bad(BadNumber, "a hexadecimal number needs at least one digit")
		}
		if next('p') {
			exponent()
		} else if t == tFloat {
			bad(BadNumber, "a hexadecimal floating-point number needs an exponent such as p0")
		}
	case text[e] == '0' && e+1 < len(text) && text[e+1]|32 == 'b':
		e += 2
		n := digits(decimal)
		if n == 0 {
			bad(BadNumber, "a binary number needs at least one digit")
		} else if strings.ContainsAny(text[start+2:e], "23456789") {
			bad(BadNumber, "a binary number has only the digits 0 and 1")
		}
	default:
		digits(decimal)
		if e < len(text) && text[e] == '.' && !s.selector(e+1) {
			e++
			t = tFloat
			digits(decimal)
		}
		if next('e') {
			exponent()
		}
	}
	switch {
	case next('l') && t == tInt:
		e++
	case (next('f') || next('d')) && (!hex || t == tFloat) && !(text[start] == '0' && start+1 < len(text) && text[start+1]|32 == 'b'):
		e++
		t = tFloat
	}
	if e < len(text) && charClass[text[e]]&idPart != 0 {
		f := e
		for f < len(text) && charClass[text[f]]&idPart != 0 {
			f++
		}
		s.report(BadNumber, start, f, "a name cannot start with a digit, and %s is no number", quote(text[start:f]))
		e = f
	}
	s.add(t, start, e)
}

// selector tells whether the text behind a number's dot makes it something
// else than a fraction: a range `0..n` or a member.
func (s *scanner) selector(i int) bool {
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
