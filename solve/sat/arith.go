package sat

import (
	"math/bits"
	"slices"
)

// Words are slices of literals, the lowest bit first. All functions here take
// words of one width, at least 1, and give words of that width.

func (c *Circuit) repeat(l Lit, w int) []Lit {
	out := c.word(w)
	for i := range out {
		out[i] = l
	}
	return out
}

func (c *Circuit) notWord(a []Lit) []Lit {
	out := c.word(len(a))
	for i, l := range a {
		out[i] = l.Not()
	}
	return out
}

// bitwise applies f to each pair of bits.
func (c *Circuit) bitwise(a, b []Lit, f func(x, y Lit) Lit) []Lit {
	out := c.word(len(a))
	for i := range a {
		out[i] = f(a[i], b[i])
	}
	return out
}

func (c *Circuit) muxWord(s Lit, a, b []Lit) []Lit {
	return c.bitwise(a, b, func(x, y Lit) Lit { return c.Mux(s, x, y) })
}

func (c *Circuit) eqWord(a, b []Lit) Lit {
	return c.And(c.bitwise(a, b, func(x, y Lit) Lit { return c.Xor(x, y).Not() })...)
}

// addWord is a + b + carry, a ripple-carry adder.
func (c *Circuit) addWord(a, b []Lit, carry Lit) []Lit {
	out := c.word(len(a))
	for i := range a {
		out[i] = c.Xor(c.Xor(a[i], b[i]), carry)
		if i+1 < len(a) {
			carry = c.Maj(a[i], b[i], carry)
		}
	}
	return out
}

func (c *Circuit) subWord(a, b []Lit) []Lit { return c.addWord(a, c.notWord(b), True) }

func (c *Circuit) negWord(a []Lit) []Lit {
	return c.addWord(c.notWord(a), c.repeat(False, len(a)), True)
}

// ultWord is a < b, unsigned: the highest bit that differs decides.
func (c *Circuit) ultWord(a, b []Lit) Lit {
	lt := False
	for i := range a {
		lt = c.Maj(a[i].Not(), b[i], lt)
	}
	return lt
}

// sltWord is a < b in two's complement: unsigned with the sign bits flipped.
func (c *Circuit) sltWord(a, b []Lit) Lit {
	flip := func(x []Lit) []Lit {
		y := append([]Lit(nil), x...)
		y[len(y)-1] = y[len(y)-1].Not()
		return y
	}
	return c.ultWord(flip(a), flip(b))
}

// mulWord adds the shifted multiples of a; a constant operand serves as the
// selector, so that its zero bits cost nothing, and a run of ones costs one
// subtraction: 31 * a is (a << 5) - a.
func (c *Circuit) mulWord(a, b []Lit) []Lit {
	if constants(a) > constants(b) {
		a, b = b, a
	}
	w := len(a)
	sum := c.repeat(False, w)
	row := func(i int, sel Lit) []Lit {
		out := c.repeat(False, w)
		for j := i; j < w; j++ {
			out[j] = c.And(a[j-i], sel)
		}
		return out
	}
	if constants(b) == w {
		for i, d := range digits(b) {
			switch d {
			case 1:
				sum = c.addWord(sum, row(i, True), False)
			case -1:
				sum = c.subWord(sum, row(i, True))
			}
		}
		return sum
	}
	for i, sel := range b {
		if sel != False {
			sum = c.addWord(sum, row(i, sel), False)
		}
	}
	return sum
}

// digits writes a constant with the digits -1, 0 and 1, the lowest first, modulo 2 to
// its width: no two neighbours differ from 0, so that as few as possible do.
func digits(b []Lit) []int {
	out := make([]int, len(b))
	carry := 0
	for i, l := range b {
		d := carry
		if l == True {
			d++
		}
		carry = d >> 1
		if d &= 1; d == 1 && i+1 < len(b) && b[i+1] == True {
			d, carry = -1, 1
		}
		out[i] = d
	}
	return out
}

func constants(a []Lit) int {
	n := 0
	for _, l := range a {
		if l <= False {
			n++
		}
	}
	return n
}

// divWord is the unsigned quotient and remainder by restoring division. For a
// zero divisor every trial subtraction succeeds: the quotient is all ones and
// the remainder the dividend, as SMT-LIB has it. The running remainder is below b, and
// has no more bits than a constant b: n / 10 subtracts 5 bits at a time, whatever its width.
func (c *Circuit) divWord(a, b []Lit) (quot, rem []Lit) {
	w := len(a)
	quot = make([]Lit, w)
	n := w
	if constants(b) == w && slices.Contains(b, True) {
		for n > 0 && b[n-1] == False {
			n--
		}
	}
	// Its double needs one more bit.
	wide := append(append([]Lit(nil), b[:n]...), False)
	r := c.repeat(False, n+1)
	for i := w - 1; i >= 0; i-- {
		r = append([]Lit{a[i]}, r[:n]...)
		quot[i] = c.ultWord(r, wide).Not()
		r = c.muxWord(quot[i], c.subWord(r, wide), r)
	}
	return quot, append(r[:n:n], c.repeat(False, w-n)...)
}

// sdivWord is the signed quotient and remainder, truncating: SMT-LIB defines
// both by the unsigned ones of the absolute values.
func (c *Circuit) sdivWord(a, b []Lit) (quot, rem []Lit) {
	sa, sb := a[len(a)-1], b[len(b)-1]
	q, r := c.divWord(c.muxWord(sa, c.negWord(a), a), c.muxWord(sb, c.negWord(b), b))
	return c.muxWord(c.Xor(sa, sb), c.negWord(q), q), c.muxWord(sa, c.negWord(r), r)
}

// shiftWord is a barrel shifter. It shifts towards the higher bits when left,
// and fills with fill; a distance of the width or more gives only fill.
func (c *Circuit) shiftWord(a, by []Lit, left bool, fill Lit) []Lit {
	w := len(a)
	stages := bits.Len(uint(w - 1))
	out := append([]Lit(nil), a...)
	for k := 0; k < stages && k < len(by); k++ {
		moved := c.word(w)
		for i := range moved {
			from := i + 1<<k
			if left {
				from = i - 1<<k
			}
			moved[i] = fill
			if from >= 0 && from < w {
				moved[i] = out[from]
			}
		}
		out = c.muxWord(by[k], moved, out)
	}
	if stages < len(by) {
		far := c.Or(by[stages:]...)
		for i := range out {
			out[i] = c.Mux(far, fill, out[i])
		}
	}
	return out
}
