package sat

import "slices"

// Lit is a literal of a circuit: twice the node's number, plus one when
// negated. Node 0 is the constant true.
type Lit int32

// The constant literals.
const (
	True  Lit = 0
	False Lit = 1
)

// Not negates.
func (l Lit) Not() Lit { return l ^ 1 }

// Node gives the number of the literal's node.
func (l Lit) Node() int32 { return int32(l) >> 1 }

// Negated reports whether the literal is its node's negation.
func (l Lit) Negated() bool { return l&1 == 1 }

func (l Lit) xorSign(neg Lit) Lit { return l ^ neg }

type gateKind uint8

const (
	input gateKind = iota // also the constant
	andGate
	xorGate // of two literals that are not negated
	muxGate // in[0] ? in[1] : in[2], in[0] and in[1] not negated
	majGate // true when two of three are, at most one of which is negated
)

// Circuit is a graph of and (any number of inputs), xor, mux and majority gates
// over inputs; equal gates are one node. Inputs of a node have lower numbers.
type Circuit struct {
	kind  []gateKind
	start []int32 // of the node's inputs in pool; len(kind)+1 entries
	pool  []Lit
	table []int32 // open addressing: node numbers, 0 is empty
	gates int
	buf   []Lit
	block []Lit // room for words
}

// NewCircuit makes a circuit with only the constant.
func NewCircuit() *Circuit {
	c := &Circuit{table: make([]int32, 1<<12)}
	c.kind = append(c.kind, input)
	c.start = append(c.start, 0, 0)
	return c
}

// Nodes is the number of nodes, the constant included.
func (c *Circuit) Nodes() int { return len(c.kind) }

func (c *Circuit) inputs(n int32) []Lit { return c.pool[c.start[n]:c.start[n+1]] }

// Input makes a new input.
func (c *Circuit) Input() Lit { return c.push(input, nil) }

func (c *Circuit) push(k gateKind, in []Lit) Lit {
	n := int32(len(c.kind))
	c.kind = append(grow(c.kind, 1), k)
	c.pool = append(grow(c.pool, len(in)), in...)
	c.start = append(grow(c.start, 1), int32(len(c.pool)))
	return Lit(n << 1)
}

// grow makes place for n more elements. It doubles: append alone grows large
// slices by a quarter, which copies each element four times.
func grow[T any](s []T, n int) []T {
	if len(s)+n > cap(s) {
		s = slices.Grow(s, max(n, cap(s)))
	}
	return s
}

func hashGate(k gateKind, in []Lit) uint64 {
	h := uint64(k)*0x9e3779b97f4a7c15 + uint64(len(in))
	for _, l := range in {
		h = (h ^ uint64(uint32(l))) * 0xff51afd7ed558ccd
		h ^= h >> 32
	}
	return h
}

// gate gives the one node with this kind and these inputs.
func (c *Circuit) gate(k gateKind, in []Lit) Lit {
	if 2*c.gates >= len(c.table) {
		c.grow()
	}
	mask := uint64(len(c.table) - 1)
	i := hashGate(k, in) & mask
	for ; c.table[i] != 0; i = (i + 1) & mask {
		n := c.table[i]
		if c.kind[n] == k && slices.Equal(c.inputs(n), in) {
			return Lit(n << 1)
		}
	}
	l := c.push(k, in)
	c.table[i] = l.Node()
	c.gates++
	return l
}

func (c *Circuit) grow() {
	c.table = make([]int32, 2*len(c.table))
	mask := uint64(len(c.table) - 1)
	for n := int32(1); n < int32(len(c.kind)); n++ {
		if c.kind[n] == input {
			continue
		}
		i := hashGate(c.kind[n], c.inputs(n)) & mask
		for c.table[i] != 0 {
			i = (i + 1) & mask
		}
		c.table[i] = n
	}
}

// And is the conjunction of any number of literals.
func (c *Circuit) And(in ...Lit) Lit {
	buf := c.buf[:0]
	for _, l := range in {
		switch l {
		case False:
			return False
		case True:
		default:
			buf = append(buf, l)
		}
	}
	c.buf = buf
	slices.Sort(buf)
	buf = slices.Compact(buf)
	for i := 1; i < len(buf); i++ {
		if buf[i] == buf[i-1].Not() {
			return False
		}
	}
	switch len(buf) {
	case 0:
		return True
	case 1:
		return buf[0]
	case 2:
		if l, ok := c.absorb(buf[0], buf[1]); ok {
			return l
		}
	}
	return c.gate(andGate, buf)
}

// absorb simplifies a & b where one is an and gate, or the negation of one,
// that mentions the other: a & (a & x) is a & x, a & !(!a & x) is a,
// !a & (a & x) is false.
func (c *Circuit) absorb(a, b Lit) (Lit, bool) {
	for range 2 {
		if n := b.Node(); c.kind[n] == andGate {
			for _, l := range c.inputs(n) {
				switch {
				case l == a && !b.Negated():
					return b, true
				case l == a.Not() && !b.Negated():
					return False, true
				case l == a.Not():
					return a, true
				}
			}
		}
		a, b = b, a
	}
	return 0, false
}

// Or is the disjunction of any number of literals.
func (c *Circuit) Or(in ...Lit) Lit {
	neg := c.word(len(in))
	for i, l := range in {
		neg[i] = l.Not()
	}
	return c.And(neg...).Not()
}

// word makes room for n literals.
func (c *Circuit) word(n int) []Lit {
	if n > len(c.block) {
		c.block = make([]Lit, max(n, 1<<14))
	}
	w := c.block[:n:n]
	c.block = c.block[n:]
	return w
}

// Xor is exclusive or.
func (c *Circuit) Xor(a, b Lit) Lit {
	switch {
	case a == True:
		return b.Not()
	case a == False:
		return b
	case b == True:
		return a.Not()
	case b == False:
		return a
	case a == b:
		return False
	case a == b.Not():
		return True
	}
	sign := (a ^ b) & 1
	a, b = a&^1, b&^1
	if a > b {
		a, b = b, a
	}
	in := [2]Lit{a, b}
	return c.gate(xorGate, in[:]).xorSign(sign)
}

// Mux is s ? a : b.
func (c *Circuit) Mux(s, a, b Lit) Lit {
	if s == True || a == b {
		return a
	}
	if s == False {
		return b
	}
	if a == b.Not() {
		return c.Xor(s, b)
	}
	if s.Negated() {
		s, a, b = s.Not(), b, a
	}
	switch {
	case a == True || a == s:
		return c.Or(s, b)
	case a == False || a == s.Not():
		return c.And(s.Not(), b)
	case b == True || b == s.Not():
		return c.Or(s.Not(), a)
	case b == False || b == s:
		return c.And(s, a)
	}
	sign := a & 1
	in := [3]Lit{s, a ^ sign, b ^ sign}
	return c.gate(muxGate, in[:]).xorSign(sign)
}

// Maj is true when at least two of its inputs are.
func (c *Circuit) Maj(x, y, z Lit) Lit {
	in := [3]Lit{x, y, z}
	slices.Sort(in[:])
	x, y, z = in[0], in[1], in[2]
	switch {
	case x == True:
		return c.Or(y, z)
	case x == False:
		return c.And(y, z)
	case x == y:
		return x
	case x == y.Not():
		return z
	case y == z:
		return y
	case y == z.Not():
		return x
	}
	// The majority of the negations is the negation of the majority.
	sign := Lit(0)
	if (x&1)+(y&1)+(z&1) >= 2 {
		sign = 1
	}
	for i := range in {
		in[i] ^= sign
	}
	return c.gate(majGate, in[:]).xorSign(sign)
}
