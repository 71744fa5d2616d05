package smtlib

import (
	"fmt"
	"strings"
)

// ReadError is a fault in SMT-LIB text, with its place (from 1; columns in
// bytes).
type ReadError struct {
	Line, Col int
	Msg       string
}

func (e *ReadError) Error() string { return fmt.Sprintf("%d:%d: %s", e.Line, e.Col, e.Msg) }

type sexpKind uint8

const (
	sexpList sexpKind = iota
	sexpSymbol
	sexpQuoted // |symbol|
	sexpKeyword
	sexpNumeral
	sexpHex    // text without #x
	sexpBinary // text without #b
	sexpString
)

// sexp is an S-expression with its place.
type sexp struct {
	kind      sexpKind
	text      string
	kids      []*sexp
	line, col int32
}

func (s *sexp) fail(format string, args ...any) error {
	return &ReadError{int(s.line), int(s.col), fmt.Sprintf(format, args...)}
}

// is recognises an unquoted symbol.
func (s *sexp) is(sym string) bool { return s.kind == sexpSymbol && s.text == sym }

// symbol gives the text of a symbol, quoted or not.
func (s *sexp) symbol() (string, bool) {
	return s.text, s.kind == sexpSymbol || s.kind == sexpQuoted
}

// head gives the symbol that starts a list, "" for others.
func (s *sexp) head() string {
	if s.kind == sexpList && len(s.kids) > 0 && s.kids[0].kind == sexpSymbol {
		return s.kids[0].text
	}
	return ""
}

const sexpDepthMax = 1 << 22

// sexpReader splits text into S-expressions; it keeps an explicit stack, so
// nesting costs memory only.
type sexpReader struct {
	src       string
	pos       int
	line, bol int      // of pos: the line from 1, where it begins
	comments  []string // seen since they were last taken
}

func newSexpReader(src string) *sexpReader { return &sexpReader{src: src, line: 1} }

func (r *sexpReader) fail(msg string) error {
	return &ReadError{r.line, r.pos - r.bol + 1, msg}
}

// space skips blanks and comments.
func (r *sexpReader) space() {
	for r.pos < len(r.src) {
		switch r.src[r.pos] {
		case '\n':
			r.pos++
			r.line++
			r.bol = r.pos
		case ' ', '\t', '\r', '\f':
			r.pos++
		case ';':
			n := strings.IndexByte(r.src[r.pos:], '\n')
			if n < 0 {
				n = len(r.src) - r.pos
			}
			c := strings.TrimPrefix(r.src[r.pos+1:r.pos+n], " ")
			r.comments = append(r.comments, strings.TrimRight(c, "\r"))
			r.pos += n
		default:
			return
		}
	}
}

// next gives the next S-expression, nil at the end of the text.
func (r *sexpReader) next() (*sexp, error) {
	var stack []*sexp
	for {
		r.space()
		if r.pos >= len(r.src) {
			if len(stack) > 0 {
				return nil, stack[len(stack)-1].fail("no ) for this (")
			}
			return nil, nil
		}
		var done *sexp
		switch r.src[r.pos] {
		case '(':
			if len(stack) >= sexpDepthMax {
				return nil, r.fail("nested too deep")
			}
			stack = append(stack, &sexp{line: int32(r.line), col: int32(r.pos - r.bol + 1)})
			r.pos++
			continue
		case ')':
			if len(stack) == 0 {
				return nil, r.fail("no ( for this )")
			}
			r.pos++
			done = stack[len(stack)-1]
			stack = stack[:len(stack)-1]
		default:
			var err error
			if done, err = r.atom(); err != nil {
				return nil, err
			}
		}
		if len(stack) == 0 {
			return done, nil
		}
		top := stack[len(stack)-1]
		top.kids = append(top.kids, done)
	}
}

func (r *sexpReader) atom() (*sexp, error) {
	s := &sexp{line: int32(r.line), col: int32(r.pos - r.bol + 1)}
	start := r.pos
	switch c := r.src[start]; {
	case c == '|':
		return s, r.quoted(s)
	case c == '"':
		return s, r.string(s)
	case c == '#':
		if err := r.bits(s); err != nil {
			return nil, err
		}
	case c >= '0' && c <= '9':
		s.kind, s.text = sexpNumeral, r.while(func(c byte) bool { return c >= '0' && c <= '9' || c == '.' })
	default:
		s.kind = sexpSymbol
		if c == ':' {
			s.kind = sexpKeyword
			r.pos++
		}
		r.while(isSimpleByte)
		s.text = r.src[start:r.pos]
		if s.text == "" || s.text == ":" {
			return nil, r.fail(fmt.Sprintf("unexpected %q", c))
		}
	}
	if r.pos < len(r.src) && strings.IndexByte(" \t\r\n\f();\"|", r.src[r.pos]) < 0 {
		return nil, r.fail(fmt.Sprintf("unexpected %q", r.src[r.pos]))
	}
	return s, nil
}

// while takes the characters of a kind that come next.
func (r *sexpReader) while(ok func(byte) bool) string {
	start := r.pos
	for r.pos < len(r.src) && ok(r.src[r.pos]) {
		r.pos++
	}
	return r.src[start:r.pos]
}

// quoted reads |symbol|.
func (r *sexpReader) quoted(s *sexp) error {
	start := r.pos + 1
	n := strings.IndexByte(r.src[start:], '|')
	if n < 0 {
		return r.fail("no | ends this symbol")
	}
	s.kind, s.text = sexpQuoted, r.src[start:start+n]
	r.skip(n + 2)
	if strings.IndexByte(s.text, '\\') >= 0 {
		return s.fail("\\ in a symbol")
	}
	return nil
}

// string reads "text", in which "" is a quote.
func (r *sexpReader) string(s *sexp) error {
	var sb strings.Builder
	for i := r.pos + 1; i < len(r.src); i++ {
		if r.src[i] != '"' {
			sb.WriteByte(r.src[i])
			continue
		}
		if i+1 < len(r.src) && r.src[i+1] == '"' {
			sb.WriteByte('"')
			i++
			continue
		}
		s.kind, s.text = sexpString, sb.String()
		r.skip(i + 1 - r.pos)
		return nil
	}
	return r.fail("no \" ends this string")
}

// bits reads #x… or #b….
func (r *sexpReader) bits(s *sexp) error {
	digits := ""
	switch {
	case strings.HasPrefix(r.src[r.pos:], "#x"):
		s.kind, digits = sexpHex, "0123456789abcdefABCDEF"
	case strings.HasPrefix(r.src[r.pos:], "#b"):
		s.kind, digits = sexpBinary, "01"
	default:
		return r.fail("want #x or #b")
	}
	r.pos += 2
	if s.text = r.while(func(c byte) bool { return strings.IndexByte(digits, c) >= 0 }); s.text == "" {
		return s.fail("constant without digits")
	}
	return nil
}

// skip moves over text that may hold line ends.
func (r *sexpReader) skip(n int) {
	for range n {
		if r.src[r.pos] == '\n' {
			r.line++
			r.bol = r.pos + 1
		}
		r.pos++
	}
}
