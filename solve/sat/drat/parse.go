package drat

import (
	"bufio"
	"fmt"
	"io"
	"math"
)

// Format of a proof.
type Format int

const (
	Text   Format = iota // "1 -2 0", "d 1 -2 0", comments "c …"
	Binary               // 'a' or 'd', literals 2v+sign in base 128, 0
)

// step is a lemma or a deletion.
type step struct {
	delete bool
	lits   []int32
}

// reader reads steps.
type reader struct {
	r      *bufio.Reader
	format Format
	lits   []int32
}

// next gives the next step, which is valid until the one after. At the end of
// the proof the error is io.EOF.
func (r *reader) next() (step, error) {
	if r.format == Binary {
		return r.binary()
	}
	return r.text()
}

func (r *reader) binary() (step, error) {
	kind, err := r.r.ReadByte()
	if err != nil {
		return step{}, err
	}
	if kind != 'a' && kind != 'd' {
		return step{}, fmt.Errorf("a step begins with the byte %#x, not with 'a' or 'd'", kind)
	}
	r.lits = r.lits[:0]
	for {
		var n uint64
		for shift := 0; ; shift += 7 {
			b, err := r.r.ReadByte()
			if err != nil {
				return step{}, unexpected(err)
			}
			if shift > 28 {
				return step{}, fmt.Errorf("a literal is too large")
			}
			n |= uint64(b&0x7f) << shift
			if b < 0x80 {
				break
			}
		}
		switch v := n >> 1; {
		case n == 0:
			return step{kind == 'd', r.lits}, nil
		case v == 0 || v > maxVar:
			return step{}, fmt.Errorf("there is no literal with the code %d", n)
		case n&1 == 1:
			r.lits = append(r.lits, -int32(v))
		default:
			r.lits = append(r.lits, int32(v))
		}
	}
}

// maxVar bounds variables: twice their number must fit in 32 bits.
const maxVar = math.MaxInt32/2 - 1

func (r *reader) text() (step, error) {
	s := step{}
	r.lits = r.lits[:0]
	for {
		c, err := r.space()
		started := s.delete || len(r.lits) > 0
		switch {
		case err != nil && started:
			return step{}, unexpected(err)
		case err != nil:
			return step{}, err
		case c == 'c' && !started:
			if err := r.line(); err != nil {
				return step{}, err
			}
			continue
		case c == 'd' && !started:
			s.delete = true
			continue
		}
		l, err := r.literal(c)
		if err != nil {
			return step{}, err
		}
		if l == 0 {
			s.lits = r.lits
			return s, nil
		}
		r.lits = append(r.lits, l)
	}
}

// space gives the first byte that is not white.
func (r *reader) space() (byte, error) {
	for {
		c, err := r.r.ReadByte()
		if err != nil || c != ' ' && c != '\n' && c != '\r' && c != '\t' {
			return c, err
		}
	}
}

func (r *reader) line() error {
	for {
		c, err := r.r.ReadByte()
		if err != nil || c == '\n' {
			return err
		}
	}
}

// literal reads a number that begins with c.
func (r *reader) literal(c byte) (int32, error) {
	var n int64
	negative := c == '-'
	digits := 0
	for ; ; digits++ {
		if digits > 0 || negative {
			var err error
			if c, err = r.r.ReadByte(); err == io.EOF && digits > 0 {
				break
			} else if err != nil {
				return 0, unexpected(err)
			}
			if digits > 0 && (c == ' ' || c == '\n' || c == '\r' || c == '\t') {
				break
			}
		}
		if c < '0' || c > '9' {
			return 0, fmt.Errorf("%q is no part of a literal", c)
		}
		if n = 10*n + int64(c-'0'); n > maxVar {
			return 0, fmt.Errorf("a literal is too large")
		}
	}
	if negative {
		n = -n
	}
	return int32(n), nil
}

func unexpected(err error) error {
	if err == io.EOF {
		return fmt.Errorf("the proof is cut short in the middle of a step")
	}
	return err
}
