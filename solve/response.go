package solve

import (
	"bufio"
	"bytes"
	"errors"
	"io"
	"strings"
)

// errFlood: a solver printed more than its allowance.
var errFlood = errors.New("too much output")

// responses reads a solver's standard output as a sequence of SMT-LIB responses: atoms, strings, |symbols| and balanced
// lists. Comments and blanks between them are skipped.
type responses struct {
	r    *bufio.Reader
	left int // bytes that may still come
}

func newResponses(r io.Reader, allowance int) *responses {
	return &responses{bufio.NewReaderSize(r, 64<<10), allowance}
}

func (r *responses) byte() (byte, error) {
	if r.left == 0 {
		return 0, errFlood
	}
	r.left--
	return r.r.ReadByte()
}

func (r *responses) stepBack() {
	r.left++
	_ = r.r.UnreadByte() // always follows a successful ReadByte
}

// plain takes what is at hand of a list up to the next character that means something. It is valid until the next read.
func (r *responses) plain() []byte {
	some, _ := r.r.Peek(min(r.r.Buffered(), r.left)) // no error: so much is buffered
	if i := bytes.IndexAny(some, `()";|`); i >= 0 {
		some = some[:i]
	}
	r.left -= len(some)
	_, _ = r.r.Discard(len(some))
	return some
}

func isBlank(c byte) bool { return c == ' ' || c == '\t' || c == '\n' || c == '\r' }

// next gives the next response as it was written. At the end of the output the error is io.EOF between responses and
// io.ErrUnexpectedEOF within one; in the second case, as with errFlood, the text read so far is given as well.
func (r *responses) next() (string, error) {
	var text strings.Builder
	depth := 0
	for {
		if depth > 0 {
			text.Write(r.plain())
		}
		c, err := r.byte()
		if err != nil {
			if err == io.EOF && text.Len() > 0 {
				if depth == 0 {
					return text.String(), nil
				}
				err = io.ErrUnexpectedEOF
			}
			return text.String(), err
		}
		if depth == 0 && text.Len() > 0 && strings.IndexByte(`;"|()`, c) >= 0 {
			r.stepBack()
			return text.String(), nil
		}
		switch {
		case c == ';':
			if err := r.comment(); err == errFlood {
				return text.String(), err
			}
			if depth > 0 {
				text.WriteByte('\n')
			}
		case isBlank(c):
			if depth > 0 {
				text.WriteByte(c)
			} else if text.Len() > 0 {
				return text.String(), nil
			}
		case c == '"' || c == '|':
			if err := r.quoted(&text, c); err != nil || depth == 0 {
				return text.String(), err
			}
		case c == '(':
			text.WriteByte(c)
			depth++
		case c == ')' && depth == 0:
			return ")", nil
		case c == ')':
			text.WriteByte(c)
			if depth--; depth == 0 {
				return text.String(), nil
			}
		default:
			text.WriteByte(c)
		}
	}
}

// comment passes over the rest of a line.
func (r *responses) comment() error {
	for {
		if c, err := r.byte(); err != nil || c == '\n' {
			return err
		}
	}
}

// quoted takes a string or symbol up to the character that ends it, as it begins it. "" within a string is the end of one
// and the start of another: the same text.
func (r *responses) quoted(text *strings.Builder, end byte) error {
	text.WriteByte(end)
	for {
		c, err := r.byte()
		if err == io.EOF {
			err = io.ErrUnexpectedEOF
		}
		if err != nil {
			return err
		}
		text.WriteByte(c)
		if c == end {
			return nil
		}
	}
}

// isError reports whether a response is (error …).
func isError(response string) bool {
	if !strings.HasPrefix(response, "(") {
		return false
	}
	rest, found := strings.CutPrefix(strings.TrimLeft(response[1:], " \t\r\n"), "error")
	return found && (rest == "" || strings.ContainsAny(rest[:1], " \t\r\n\")"))
}

// list splits a response of the form (a b (c d)) into its elements as written.
func list(response string) ([]string, bool) {
	if len(response) < 2 || response[0] != '(' || response[len(response)-1] != ')' {
		return nil, false
	}
	inner := newResponses(strings.NewReader(response[1:len(response)-1]), len(response))
	var all []string
	for {
		e, err := inner.next()
		if err == io.EOF {
			return all, true
		}
		if err != nil || e == ")" {
			return nil, false
		}
		all = append(all, e)
	}
}
