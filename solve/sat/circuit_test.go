package sat

import (
	"context"
	"fmt"
	"slices"
	"testing"

	"pgregory.net/rapid"
)

// randomCircuit makes inputs, gates of all kinds over them, and multiplexer
// chains with guards that exclude each other; the results have all gates.
func randomCircuit(rt *rapid.T, inputs int) (c *Circuit, in, all []Lit) {
	n := func(lo, hi int, label string) int { return rapid.IntRange(lo, hi).Draw(rt, label) }
	c = NewCircuit()
	for range inputs {
		in = append(in, c.Input())
	}
	all = append([]Lit{True, False}, in...)
	pick := func() Lit {
		i := n(0, len(all)-1, "arg")
		return all[len(all)-1-i] ^ Lit(n(0, 1, "sign"))
	}
	for range 20 - n(0, 18, "gates") {
		switch n(0, 5, "kind") {
		case 0:
			all = append(all, c.Xor(pick(), pick()))
		case 1:
			all = append(all, c.Mux(pick(), pick(), pick()))
		case 2:
			all = append(all, c.Maj(pick(), pick(), pick()))
		case 3: // a chain of reads: index bits, one case for each value
			at := []Lit{pick(), pick()}
			out := pick()
			for v := range 4 - n(0, 2, "cases") {
				guard := c.And(at[0]^Lit(v&1), at[1]^Lit(v>>1))
				out = c.Mux(guard, pick(), out)
			}
			all = append(all, out)
		default:
			var args []Lit
			for range n(0, 4, "arity") {
				args = append(args, pick())
			}
			all = append(all, c.And(args...))
		}
	}
	return c, in, all
}

// TestGates: each gate's function, built with random and constant inputs, is
// what its name says, whatever simplification made of it.
func TestGates(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		c, in, all := randomCircuit(rt, 4)
		pick := func() Lit { return rapid.SampledFrom(all).Draw(rt, "arg") ^ Lit(rapid.IntRange(0, 1).Draw(rt, "sign")) }
		x, y, z := pick(), pick(), pick()
		and, or, xor, mux, maj := c.And(x, y, z), c.Or(x, y, z), c.Xor(x, y), c.Mux(x, y, z), c.Maj(x, y, z)
		for v := range 1 << len(in) {
			values := c.evaluate(func(n int32) bool { return v>>slices.Index(in, Lit(n<<1))&1 == 1 })
			at := func(l Lit) bool { return holds(values, l) }
			a, b, d := at(x), at(y), at(z)
			if at(and) != (a && b && d) || at(or) != (a || b || d) || at(xor) != (a != b) ||
				at(mux) != (a && b || !a && d) || at(maj) != (a && b || a && d || b && d) {
				rt.Fatalf("x=%v y=%v z=%v: and %v or %v xor %v mux %v maj %v", a, b, d, at(and), at(or), at(xor), at(mux), at(maj))
			}
		}
	})
}

// TestClauses: under every valuation of the inputs, the clauses are satisfiable
// iff the circuit makes the roots true, and each literal asked for besides
// implies its gate.
func TestClauses(t *testing.T) {
	solver := &backend{&gopher{}}
	rapid.Check(t, func(rt *rapid.T) {
		c, in, all := randomCircuit(rt, 4)
		var roots, more []Lit
		for range rapid.IntRange(0, 3).Draw(rt, "roots") {
			roots = append(roots, rapid.SampledFrom(all).Draw(rt, "root")^Lit(rapid.IntRange(0, 1).Draw(rt, "sign")))
		}
		for range rapid.IntRange(0, 2).Draw(rt, "more") {
			more = append(more, rapid.SampledFrom(all).Draw(rt, "more")^Lit(rapid.IntRange(0, 1).Draw(rt, "sign")))
		}
		f, err := c.Clauses(context.Background(), roots, more)
		if err != nil {
			rt.Fatal(err)
		}
		for v := range 1 << len(in) {
			value := func(n int32) bool { return v>>slices.Index(in, Lit(n<<1))&1 == 1 }
			values := c.evaluate(value)
			for mask := range 1 << len(more) {
				want := true
				for _, r := range roots {
					want = want && holds(values, r)
				}
				g := f.share()
				for _, l := range in {
					if x := g.Literal(l); x != 0 && value(l.Node()) {
						g.add(x)
					} else if x != 0 {
						g.add(-x)
					}
				}
				for i, l := range more {
					if mask>>i&1 == 1 {
						g.add(g.Literal(l))
						want = want && holds(values, l)
					}
				}
				r, err := solver.decide(context.Background(), g, limits{})
				if err != nil || r.status == undecided || (r.status == satisfiable) != want {
					rt.Fatalf("valuation %b, literals %b: %v, %v; want satisfiable: %v", v, mask, r, err, want)
				}
			}
		}
	})
}

// TestSharing: equal gates are one node.
func TestSharing(t *testing.T) {
	c := NewCircuit()
	x, y, z := c.Input(), c.Input(), c.Input()
	pairs := [][2]Lit{
		{c.And(x, y, z), c.And(z, x, y, x)},
		{c.Or(x, y), c.And(x.Not(), y.Not()).Not()},
		{c.Xor(x, y.Not()), c.Xor(y, x).Not()},
		{c.Mux(x, y, z), c.Mux(x.Not(), z, y)},
		{c.Mux(x, y.Not(), z.Not()), c.Mux(x, y, z).Not()},
		{c.Maj(x, y, z), c.Maj(z.Not(), y.Not(), x.Not()).Not()},
		{c.Maj(x, y.Not(), z), c.Maj(y, z.Not(), x.Not()).Not()},
		{c.And(x, c.And(x, y)), c.And(x, y)},
		{c.And(x.Not(), c.And(x, y)), False},
	}
	for i, p := range pairs {
		if p[0] != p[1] {
			t.Errorf("pair %d: %d and %d", i, p[0], p[1])
		}
	}
}

// TestChainOfReads: reading one of n cells takes two clauses for each case and
// direction and two long ones, and one variable for the result.
func TestChainOfReads(t *testing.T) {
	c := NewCircuit()
	at := []Lit{c.Input(), c.Input(), c.Input()}
	out := c.Input()
	for v := range 7 {
		guard := c.And(at[0]^Lit(v&1), at[1]^Lit(v>>1&1), at[2]^Lit(v>>2))
		out = c.Mux(guard, c.Input(), out)
	}
	root := c.Xor(out, c.Input()) // needs both directions
	f, err := c.Clauses(context.Background(), []Lit{root}, nil)
	if err != nil {
		t.Fatal(err)
	}
	guards := 7 * (1 + 3)
	if got, want := fmt.Sprint(f.Vars, f.Clauses), fmt.Sprint(3+8+7+1+1+1, guards+2*(7+1)+3); got != want {
		t.Errorf("variables and clauses: %s, want %s", got, want)
	}
}

// TestDigits: the digits of every constant of 8 bits give its value, and no two
// neighbours differ from 0.
func TestDigits(t *testing.T) {
	for v := range 256 {
		b := make([]Lit, 8)
		for i := range b {
			if b[i] = False; v>>i&1 == 1 {
				b[i] = True
			}
		}
		sum, last := 0, 0
		for i, d := range digits(b) {
			if sum += d << i; d != 0 && last != 0 {
				t.Errorf("%d: digits %v", v, digits(b))
			}
			last = d
		}
		if sum&255 != v {
			t.Errorf("%d: digits %v are %d", v, digits(b), sum)
		}
	}
}
