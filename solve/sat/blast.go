package sat

import (
	"context"
	"errors"
	"fmt"

	"inspect/smtlib"
)

// rule bit-blasts one operator: from the words of the arguments to that of the
// term. A Bool is a word of one bit.
type rule func(c *Circuit, t *smtlib.Term, args [][]Lit) []Lit

// one is a Bool's word.
func (c *Circuit) one(l Lit) []Lit {
	w := c.word(1)
	w[0] = l
	return w
}

// binary makes the rule of an operator with two arguments.
func binary(f func(c *Circuit, a, b []Lit) []Lit) rule {
	return func(c *Circuit, _ *smtlib.Term, x [][]Lit) []Lit { return f(c, x[0], x[1]) }
}

// compare makes the rule of a comparison.
func compare(f func(c *Circuit, a, b []Lit) Lit) rule {
	return func(c *Circuit, _ *smtlib.Term, x [][]Lit) []Lit { return c.one(f(c, x[0], x[1])) }
}

func flat(x [][]Lit) []Lit {
	out := make([]Lit, 0, len(x))
	for _, w := range x {
		out = append(out, w...)
	}
	return out
}

// rules has an entry for every operator of QF_BV but the constants, which
// blaster.leaf makes. Operators without an entry have no translation to SAT.
var rules = [smtlib.NumOps]rule{
	smtlib.OpNot: func(c *Circuit, _ *smtlib.Term, x [][]Lit) []Lit { return c.one(x[0][0].Not()) },
	smtlib.OpAnd: func(c *Circuit, _ *smtlib.Term, x [][]Lit) []Lit { return c.one(c.And(flat(x)...)) },
	smtlib.OpOr:  func(c *Circuit, _ *smtlib.Term, x [][]Lit) []Lit { return c.one(c.Or(flat(x)...)) },
	smtlib.OpXor: func(c *Circuit, _ *smtlib.Term, x [][]Lit) []Lit {
		l := x[0][0]
		for _, y := range x[1:] {
			l = c.Xor(l, y[0])
		}
		return c.one(l)
	},
	smtlib.OpImplies: func(c *Circuit, _ *smtlib.Term, x [][]Lit) []Lit {
		l := x[len(x)-1][0]
		for i := len(x) - 2; i >= 0; i-- {
			l = c.Or(x[i][0].Not(), l)
		}
		return c.one(l)
	},
	smtlib.OpEq: func(c *Circuit, _ *smtlib.Term, x [][]Lit) []Lit {
		l := True
		for i := 1; i < len(x); i++ {
			l = c.And(l, c.eqWord(x[i-1], x[i]))
		}
		return c.one(l)
	},
	smtlib.OpDistinct: func(c *Circuit, _ *smtlib.Term, x [][]Lit) []Lit {
		l := True
		for i := range x {
			for j := range i {
				l = c.And(l, c.eqWord(x[i], x[j]).Not())
			}
		}
		return c.one(l)
	},
	smtlib.OpIte: func(c *Circuit, _ *smtlib.Term, x [][]Lit) []Lit { return c.muxWord(x[0][0], x[1], x[2]) },

	smtlib.OpBVNeg: func(c *Circuit, _ *smtlib.Term, x [][]Lit) []Lit { return c.negWord(x[0]) },
	smtlib.OpBVNot: func(c *Circuit, _ *smtlib.Term, x [][]Lit) []Lit { return c.notWord(x[0]) },
	smtlib.OpBVAdd: fold(func(c *Circuit, a, b []Lit) []Lit { return c.addWord(a, b, False) }),
	smtlib.OpBVSub: binary((*Circuit).subWord),
	smtlib.OpBVMul: fold((*Circuit).mulWord),
	smtlib.OpBVAnd: fold(func(c *Circuit, a, b []Lit) []Lit {
		return c.bitwise(a, b, func(x, y Lit) Lit { return c.And(x, y) })
	}),
	smtlib.OpBVOr: fold(func(c *Circuit, a, b []Lit) []Lit {
		return c.bitwise(a, b, func(x, y Lit) Lit { return c.Or(x, y) })
	}),
	smtlib.OpBVXor: fold(func(c *Circuit, a, b []Lit) []Lit { return c.bitwise(a, b, c.Xor) }),
	smtlib.OpBVUDiv: binary(func(c *Circuit, a, b []Lit) []Lit {
		q, _ := c.divWord(a, b)
		return q
	}),
	smtlib.OpBVURem: binary(func(c *Circuit, a, b []Lit) []Lit {
		_, r := c.divWord(a, b)
		return r
	}),
	smtlib.OpBVSDiv: binary(func(c *Circuit, a, b []Lit) []Lit {
		q, _ := c.sdivWord(a, b)
		return q
	}),
	smtlib.OpBVSRem: binary(func(c *Circuit, a, b []Lit) []Lit {
		_, r := c.sdivWord(a, b)
		return r
	}),
	smtlib.OpBVShl:  binary(func(c *Circuit, a, b []Lit) []Lit { return c.shiftWord(a, b, true, False) }),
	smtlib.OpBVLshr: binary(func(c *Circuit, a, b []Lit) []Lit { return c.shiftWord(a, b, false, False) }),
	smtlib.OpBVAshr: binary(func(c *Circuit, a, b []Lit) []Lit { return c.shiftWord(a, b, false, a[len(a)-1]) }),

	smtlib.OpBVULt: compare((*Circuit).ultWord),
	smtlib.OpBVULe: compare(func(c *Circuit, a, b []Lit) Lit { return c.ultWord(b, a).Not() }),
	smtlib.OpBVUGt: compare(func(c *Circuit, a, b []Lit) Lit { return c.ultWord(b, a) }),
	smtlib.OpBVUGe: compare(func(c *Circuit, a, b []Lit) Lit { return c.ultWord(a, b).Not() }),
	smtlib.OpBVSLt: compare((*Circuit).sltWord),
	smtlib.OpBVSLe: compare(func(c *Circuit, a, b []Lit) Lit { return c.sltWord(b, a).Not() }),
	smtlib.OpBVSGt: compare(func(c *Circuit, a, b []Lit) Lit { return c.sltWord(b, a) }),
	smtlib.OpBVSGe: compare(func(c *Circuit, a, b []Lit) Lit { return c.sltWord(a, b).Not() }),

	smtlib.OpConcat: func(c *Circuit, _ *smtlib.Term, x [][]Lit) []Lit {
		var out []Lit
		for i := len(x) - 1; i >= 0; i-- {
			out = append(out, x[i]...)
		}
		return out
	},
	smtlib.OpExtract: func(c *Circuit, t *smtlib.Term, x [][]Lit) []Lit { return x[0][t.P2 : t.P1+1 : t.P1+1] },
	smtlib.OpZeroExt: func(c *Circuit, t *smtlib.Term, x [][]Lit) []Lit {
		return append(append([]Lit(nil), x[0]...), c.repeat(False, int(t.P1))...)
	},
	smtlib.OpSignExt: func(c *Circuit, t *smtlib.Term, x [][]Lit) []Lit {
		out := append([]Lit(nil), x[0]...)
		for range t.P1 {
			out = append(out, x[0][len(x[0])-1])
		}
		return out
	},
}

// fold makes the rule of a left-associative operator.
func fold(f func(c *Circuit, a, b []Lit) []Lit) rule {
	return func(c *Circuit, _ *smtlib.Term, x [][]Lit) []Lit {
		out := x[0]
		for _, y := range x[1:] {
			out = f(c, out, y)
		}
		return out
	}
}

// Blaster turns terms of one builder into a circuit.
type Blaster struct {
	Circuit *Circuit
	// Consts are the declared constants met so far, in order, and their words.
	Consts []*smtlib.Term
	words  [][]Lit // by term ID
	orders *orders // nil: every word has bits
}

// NewBlaster starts with an empty circuit.
func NewBlaster() *Blaster { return &Blaster{Circuit: NewCircuit()} }

// Word gives the bits of a term that has been blasted, the lowest first.
func (b *Blaster) Word(t *smtlib.Term) []Lit {
	if t.ID < len(b.words) {
		return b.words[t.ID]
	}
	return nil
}

// maxNodes bounds a circuit: literals must fit in 32 bits, and a circuit of that
// size takes some ten gigabytes.
const maxNodes = 1 << 29

// errTooLarge says that a circuit has more than maxNodes nodes.
var errTooLarge = errors.New("sat: the circuit is too large")

// Blast translates terms and all below them. The error is ctx.Err(), or names an
// operator that has no translation to SAT.
func (b *Blaster) Blast(ctx context.Context, roots ...*smtlib.Term) error {
	return b.blast(ctx, b.pending(roots))
}

// blastOrdered is Blast for all terms that the blaster will ever see: what they
// only compare gets no bits.
func (b *Blaster) blastOrdered(ctx context.Context, roots ...*smtlib.Term) error {
	terms := b.pending(roots)
	b.orders = findOrders(terms)
	return b.blast(ctx, terms)
}

func (b *Blaster) blast(ctx context.Context, terms []*smtlib.Term) error {
	var args [][]Lit
	for i, t := range terms {
		if i%1024 == 0 && ctx.Err() != nil {
			return ctx.Err()
		}
		if b.Circuit.Nodes() > maxNodes {
			return errTooLarge
		}
		if b.orders.isOrdered(t) {
			b.words[t.ID] = []Lit{}
			if t.Op == smtlib.OpConst {
				b.Consts = append(b.Consts, t)
			}
			continue
		}
		if w, ok := b.leaf(t); ok {
			b.words[t.ID] = w
			continue
		}
		if k := b.orders.of(t); k != nil {
			r := lessThan
			if t.Op == smtlib.OpEq {
				r = equalTo
			}
			b.words[t.ID] = b.Circuit.one(b.compare(k, r, t.Args[0], t.Args[1]))
			continue
		}
		r := rules[t.Op]
		if r == nil || t.Sort.IsArray() {
			return fmt.Errorf("sat: %v of sort %v has no translation to SAT: the script must be in QF_BV", t.Op, t.Sort)
		}
		args = args[:0]
		for _, a := range t.Args {
			args = append(args, b.words[a.ID])
		}
		b.words[t.ID] = r(b.Circuit, t, args)
	}
	return nil
}

// pending lists what is not blasted yet below the roots, arguments first.
func (b *Blaster) pending(roots []*smtlib.Term) []*smtlib.Term {
	top := 0
	for _, r := range roots {
		top = max(top, r.ID+1)
	}
	if top > len(b.words) {
		b.words = append(b.words, make([][]Lit, top-len(b.words))...)
	}
	type frame struct {
		t    *smtlib.Term
		next int
	}
	seen := make([]bool, top)
	var order []*smtlib.Term
	var stack []frame
	visit := func(t *smtlib.Term) {
		if !seen[t.ID] && b.words[t.ID] == nil {
			seen[t.ID] = true
			stack = append(stack, frame{t, 0})
		}
	}
	for _, r := range roots {
		visit(r)
		for len(stack) > 0 {
			f := &stack[len(stack)-1]
			if f.next == len(f.t.Args) {
				order = append(order, f.t)
				stack = stack[:len(stack)-1]
				continue
			}
			f.next++
			visit(f.t.Args[f.next-1])
		}
	}
	return order
}

// leaf makes the words of constants.
func (b *Blaster) leaf(t *smtlib.Term) ([]Lit, bool) {
	c := b.Circuit
	switch t.Op {
	case smtlib.OpTrue:
		return c.one(True), true
	case smtlib.OpFalse:
		return c.one(False), true
	case smtlib.OpBV:
		v := t.Bits()
		out := c.word(t.Sort.Width)
		for i := range out {
			out[i] = False
			if v.Bit(i) == 1 {
				out[i] = True
			}
		}
		return out, true
	case smtlib.OpConst:
		if t.Sort.IsArray() {
			return nil, false
		}
		out := c.word(max(t.Sort.Width, 1))
		for i := range out {
			out[i] = c.Input()
		}
		b.Consts = append(b.Consts, t)
		return out, true
	}
	return nil, false
}
