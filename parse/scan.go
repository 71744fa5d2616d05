package parse

import (
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/alecthomas/participle/v2/lexer"

	"inspect/java/source"
)

// fault is a lexical error; the scanner goes on behind it.
type fault struct {
	code       source.Code
	start, end int
	msg        string
	remedy     string
	hides      bool // the text behind it, or a part of that, was not scanned
}

// hidden reports a fault that hides text.
func (s *scanner) hidden(code source.Code, start, end int, msg string) {
	s.fault(fault{code: code, start: start, end: end, msg: msg, hides: true})
}

// annotation is one JML comment. It is no token: it stands in the gap before
// the Java token with index next, and start and end bound the text between its
// markers.
type annotation struct {
	next       int
	start, end int // the text inside
	from, to   int // with its markers
	line       bool
}

// scanner turns Java text, or with jml the inside of an annotation, into
// tokens. A token's Pos.Offset is its byte offset; its Pos.Line is not a line
// but the token's index, since lines are source.File's matter and the index is
// what lookahead and spans need. `>` is always scanned singly.
type scanner struct {
	text     string
	i, end   int
	base     int // index of the first token
	jml      bool
	line     bool // the annotation is one line, in which others may stand
	toks     []lexer.Token
	annots   []annotation
	inner    int       // annotations of the form /*@ … @*/ that are open in this one
	comments []comment // of Java text, those that may look like annotations
	fault    func(fault)
	keys     []string             // those of conditional annotations that are enabled
	nowarn   func(start, end int) // receives what follows the word of a //@ nowarn; nil: nobody does
}

const (
	idStart = 1 << iota
	idPart
	digit
	space
)

var charClass = func() (t [256]uint8) {
	for c := 0; c < 256; c++ {
		if c == '_' || c == '$' || c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= 0x80 {
			t[c] |= idStart | idPart
		}
		if c >= '0' && c <= '9' {
			t[c] |= idPart | digit
		}
	}
	for _, c := range " \t\r\n\f" {
		t[c] |= space
	}
	return t
}()

// operators by their first character, longest first.
var operators = func() (t [128][]string) {
	for _, o := range []string{"<<=", "...", "->", "::", "++", "--", "&&", "||", "==", "!=", "<=", "+=", "-=", "*=", "/=", "&=", "|=", "^=", "%=", "<<",
		"(", ")", "{", "}", "[", "]", ";", ",", "?", "~", "@", ">", "+", "-", "*", "/", "%", "&", "|", "^", "!", "<", "=", ".", ":"} {
		t[o[0]] = append(t[o[0]], o)
	}
	return t
}()

// jmlOperators exist only inside annotations.
var jmlOperators = []string{"<==>", "<=!=>", "==>", "<==", "<#=", "<:", "<#", "...", "..", "{|", "|}"}

func (s *scanner) report(code source.Code, start, end int, format string, args ...any) {
	s.fault(fault{code: code, start: start, end: end, msg: fmt.Sprintf(format, args...)})
}

func (s *scanner) add(t lexer.TokenType, start, end int) {
	s.toks = append(s.toks, lexer.Token{Type: t, Value: s.text[start:end], Pos: lexer.Position{Offset: start, Line: s.base + len(s.toks)}})
	s.i = end
}

// run scans to the end and adds the end token.
func (s *scanner) run() {
	if s.jml {
		s.skipAts()
	}
	for s.skipSpace() {
		s.token()
	}
	s.toks = append(s.toks, lexer.Token{Type: lexer.EOF, Pos: lexer.Position{Offset: s.end, Line: s.base + len(s.toks)}})
}

func (s *scanner) skipAts() {
	for s.i < s.end && s.text[s.i] == '@' {
		s.i++
	}
}

// skipSpace skips white space, comments and annotations (which it notes); it
// reports whether a token follows.
func (s *scanner) skipSpace() bool {
	for s.i < s.end {
		c := s.text[s.i]
		switch {
		case charClass[c]&space != 0:
			s.i++
			if s.jml && (c == '\n' || c == '\r') {
				for s.i < s.end && (s.text[s.i] == ' ' || s.text[s.i] == '\t') {
					s.i++
				}
				s.skipAts()
			}
		case c == '@' && s.jml && strings.Trim(s.text[s.i:s.end], "@+") == "":
			s.i = s.end // the @ of a closing @*/
		case s.inner > 0 && strings.HasPrefix(strings.TrimLeft(s.text[s.i:s.end], "@"), "*/"):
			s.i += strings.Index(s.text[s.i:s.end], "*/") + 2
			s.inner--
		case c == '/' && s.i+1 < s.end && s.text[s.i+1] == '/':
			s.lineComment()
		case c == '/' && s.i+1 < s.end && s.text[s.i+1] == '*':
			s.blockComment()
		case c == 0x1A && s.i+1 == s.end:
			s.i++ // a control-Z may end a file
		default:
			return true
		}
	}
	return false
}

func (s *scanner) lineComment() {
	from := s.i
	e := strings.IndexAny(s.text[from:s.end], "\r\n")
	if e < 0 {
		e = s.end
	} else {
		e += from
	}
	at, ok := s.annotationStart(s.text[from+2 : e])
	text, suppression := nowarnText(s.text[from+2+at : e])
	switch {
	case ok && suppression:
		if s.nowarn != nil {
			s.nowarn(e-len(text), e)
		}
	case ok && s.line:
		s.i = from + 2 + at // a marker in an annotation is white space
		return
	case ok && !s.jml:
		s.annots = append(s.annots, annotation{next: s.base + len(s.toks), start: from + 2 + at, end: e, from: from, to: e, line: true})
	default:
		s.comment(from, e)
	}
	s.i = e
}

// nowarnText is what follows the word nowarn in the text behind the @ of a
// comment, if that is what it begins with. Such a comment is neither specification
// nor Java: it is told to whoever suppresses findings.
func nowarnText(text string) (string, bool) {
	rest, ok := strings.CutPrefix(strings.TrimLeft(text, "@ \t"), "nowarn")
	return rest, ok && (rest == "" || charClass[rest[0]]&idPart == 0)
}

func (s *scanner) blockComment() {
	from := s.i
	e := strings.Index(s.text[from+2:s.end], "*/")
	if e < 0 {
		s.hidden(UnterminatedComment, from, from+2, "this comment is not closed: its \"*/\" is missing")
		s.i = s.end
		return
	}
	e += from + 2
	at, ok := s.annotationStart(s.text[from+2 : e])
	inside := strings.TrimRight(s.text[from+2+at:e], "@")
	switch text, suppression := nowarnText(inside); {
	case ok && suppression:
		if end := from + 2 + at + len(inside); s.nowarn != nil {
			s.nowarn(end-len(text), end)
		}
	case ok && s.line:
		s.i = from + 2 + at
		s.inner++
		return
	case ok && !s.jml:
		s.annots = append(s.annots, annotation{next: s.base + len(s.toks), start: from + 2 + at, end: e, from: from, to: e + 2})
	default:
		s.comment(from, e+2)
	}
	s.i = e + 2
}

func (s *scanner) comment(from, to int) {
	if !s.jml && (strings.IndexByte(s.text[from:to], '@') >= 0 || isClauseWithoutAt(s.text[from+2:to])) {
		s.comments = append(s.comments, comment{from, to})
	}
}

func (s *scanner) token() {
	text, i := s.text[:s.end], s.i
	c := text[i]
	switch {
	case charClass[c]&idStart != 0:
		s.word()
	case charClass[c]&digit != 0 || c == '.' && i+1 < s.end && charClass[text[i+1]]&digit != 0:
		s.number()
	case c == '"' && strings.HasPrefix(text[i:], `"""`):
		s.textBlock()
	case c == '"':
		s.stringLit()
	case c == '\'':
		s.charLit()
	case s.jml && c == '\\':
		e := i + 1
		for e < s.end && charClass[text[e]]&idPart != 0 {
			e++
		}
		if e == i+1 {
			s.report(IllegalCharacter, i, i+1, "a backslash must be followed by a JML keyword such as \\result")
			s.i = e
			return
		}
		s.add(tJMLWord, i, e)
	case s.jml && strings.HasPrefix(text[i:], "(*"):
		e := strings.Index(text[i+2:], "*)")
		if e < 0 {
			s.hidden(UnterminatedComment, i, i+2, "this informal predicate is not closed: its \"*)\" is missing")
			s.i = s.end
			return
		}
		s.add(tInformal, i, i+2+e+2)
	default:
		s.operator()
	}
}

func (s *scanner) word() {
	text, i := s.text[:s.end], s.i
	e := i
	for e < len(text) && charClass[text[e]]&idPart != 0 {
		if text[e] < 0x80 {
			e++
			continue
		}
		r, n := utf8.DecodeRuneInString(text[e:])
		if !isIdentRune(r, e == i) {
			if e > i {
				break
			}
			s.report(IllegalCharacter, i, i+n, "%q cannot stand in Java source outside of strings and comments", r)
			s.i += n
			return
		}
		e += n
	}
	t, ok := wordTypes[text[i:e]]
	if !ok {
		t = tIdent
	}
	s.add(t, i, e)
}

// isIdentRune is Character.isJavaIdentifierStart or Part for non-ASCII characters.
func isIdentRune(r rune, first bool) bool {
	if unicode.IsLetter(r) || unicode.In(r, unicode.Nl, unicode.Sc, unicode.Pc) {
		return true
	}
	return !first && (unicode.In(r, unicode.Nd, unicode.Mn, unicode.Mc, unicode.Cf) || r >= 0x7F && r <= 0x9F)
}

func (s *scanner) operator() {
	text, i := s.text[:s.end], s.i
	c := text[i]
	if s.jml {
		for _, o := range jmlOperators {
			if o[0] == c && strings.HasPrefix(text[i:], o) {
				s.add(tOp, i, i+len(o))
				return
			}
		}
	}
	if c == '@' && strings.HasPrefix(text[i:], "@interface") && (i+10 >= len(text) || charClass[text[i+10]]&idPart == 0) {
		s.add(tOp, i, i+10)
		return
	}
	if c < 128 {
		for _, o := range operators[c] {
			if strings.HasPrefix(text[i:], o) {
				s.add(tOp, i, i+len(o))
				return
			}
		}
	}
	switch {
	case c == '\\' && !s.jml:
		s.report(IllegalCharacter, i, i+1, "a backslash cannot stand here; JML expressions such as \\result belong in an annotation (//@ … or /*@ … @*/)")
	case c == '#':
		s.report(IllegalCharacter, i, i+1, "illegal character '#'")
	default:
		s.report(IllegalCharacter, i, i+1, "illegal character %q", rune(c))
	}
	s.i++
}
