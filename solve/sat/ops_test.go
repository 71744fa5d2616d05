package sat

import (
	"context"
	"fmt"
	"testing"

	"inspect/smtlib"
)

// evaluate gives the values of all nodes from those of the inputs, by node.
func (c *Circuit) evaluate(in func(node int32) bool) []bool {
	value := make([]bool, c.Nodes())
	value[0] = true
	at := func(l Lit) bool { return value[l.Node()] != l.Negated() }
	for n := int32(1); n < int32(c.Nodes()); n++ {
		x := c.inputs(n)
		switch c.kind[n] {
		case input:
			value[n] = in(n)
		case andGate:
			value[n] = true
			for _, l := range x {
				value[n] = value[n] && at(l)
			}
		case xorGate:
			value[n] = at(x[0]) != at(x[1])
		case majGate:
			value[n] = at(x[0]) && at(x[1]) || at(x[0]) && at(x[2]) || at(x[1]) && at(x[2])
		case muxGate:
			value[n] = at(x[2])
			if at(x[0]) {
				value[n] = at(x[1])
			}
		}
	}
	return value
}

// holds reports whether a literal is true under the values of nodes.
func holds(value []bool, l Lit) bool { return value[l.Node()] != l.Negated() }

// circuitValue is what the circuit of a term gives under a model.
func circuitValue(b *Blaster, t *smtlib.Term, m *smtlib.Model) smtlib.Value {
	bits := map[int32]bool{}
	for _, c := range b.Consts {
		v := m.Consts[c.Name]
		for i, l := range b.Word(c) {
			bits[l.Node()] = v.Sort != nil && v.Uint().Bit(i) == 1
		}
	}
	value := b.Circuit.evaluate(func(n int32) bool { return bits[n] })
	word := b.Word(t)
	return wordValue(t.Sort, func(i int) bool { return holds(value, word[i]) })
}

// operator is one way to apply an operator to arguments x, y, z of w bits and
// Booleans p, q, r.
type operator struct {
	op    smtlib.Op
	build func(b *smtlib.Builder, w int, x, p []*smtlib.Term) *smtlib.Term
}

// operators has every operator that rules has, at all arities worth a look.
func operators() []operator {
	var out []operator
	add := func(op smtlib.Op, args func(w int, x, p []*smtlib.Term) []*smtlib.Term) {
		out = append(out, operator{op, func(b *smtlib.Builder, w int, x, p []*smtlib.Term) *smtlib.Term {
			t, problem := b.Apply(op, 0, 0, args(w, x, p)...)
			if problem != "" {
				panic(problem)
			}
			return t
		}})
	}
	bits := func(n int) func(int, []*smtlib.Term, []*smtlib.Term) []*smtlib.Term {
		return func(_ int, x, _ []*smtlib.Term) []*smtlib.Term { return x[:n] }
	}
	bools := func(n int) func(int, []*smtlib.Term, []*smtlib.Term) []*smtlib.Term {
		return func(_ int, _, p []*smtlib.Term) []*smtlib.Term { return p[:n] }
	}
	add(smtlib.OpNot, bools(1))
	for n := 1; n <= 3; n++ {
		add(smtlib.OpAnd, bools(n))
		add(smtlib.OpOr, bools(n))
	}
	add(smtlib.OpXor, bools(2))
	add(smtlib.OpImplies, bools(2))
	add(smtlib.OpEq, bools(2))
	add(smtlib.OpEq, bits(2))
	add(smtlib.OpDistinct, bits(2))
	add(smtlib.OpDistinct, bits(3))
	add(smtlib.OpIte, bools(3))
	add(smtlib.OpIte, func(_ int, x, p []*smtlib.Term) []*smtlib.Term { return []*smtlib.Term{p[0], x[0], x[1]} })
	add(smtlib.OpBVNeg, bits(1))
	add(smtlib.OpBVNot, bits(1))
	for op := smtlib.OpBVAdd; op <= smtlib.OpConcat; op++ {
		add(op, bits(2))
		// An argument that is a constant, or the same.
		out = append(out, operator{op, func(b *smtlib.Builder, w int, x, p []*smtlib.Term) *smtlib.Term {
			t, _ := b.Apply(op, 0, 0, x[0], x[0])
			return t
		}})
		for k := range 3 {
			for side := range 2 {
				out = append(out, operator{op, func(b *smtlib.Builder, w int, x, p []*smtlib.Term) *smtlib.Term {
					args := []*smtlib.Term{x[0], x[0]}
					args[side] = b.BV(uint64(k)*3>>1, w)
					t, _ := b.Apply(op, 0, 0, args...)
					return t
				}})
			}
		}
	}
	part := func(op smtlib.Op, p1, p2 func(w int) int) {
		out = append(out, operator{op, func(b *smtlib.Builder, w int, x, p []*smtlib.Term) *smtlib.Term {
			t, problem := b.Apply(op, p1(w), p2(w), x[0])
			if problem != "" {
				panic(problem)
			}
			return t
		}})
	}
	top, none := func(w int) int { return w - 1 }, func(int) int { return 0 }
	part(smtlib.OpExtract, top, none)
	part(smtlib.OpExtract, top, top)
	part(smtlib.OpExtract, func(w int) int { return w / 2 }, func(w int) int { return w / 3 })
	for n := range 3 {
		part(smtlib.OpZeroExt, func(int) int { return n }, none)
		part(smtlib.OpSignExt, func(int) int { return n }, none)
	}
	return out
}

// TestOperatorsExhaustively compares every operator's circuit with the evaluator
// for all values at widths 1 to 4.
func TestOperatorsExhaustively(t *testing.T) {
	tested := map[smtlib.Op]bool{}
	for w := 1; w <= 4; w++ {
		for i, o := range operators() {
			tested[o.op] = true
			b := smtlib.NewBuilder(smtlib.NoSimplify)
			var x, p []*smtlib.Term
			for i := range 3 {
				x = append(x, b.Const(fmt.Sprint("x", i), b.BitVec(w)))
				p = append(p, b.Const(fmt.Sprint("p", i), b.BoolSort()))
			}
			term := o.build(b, w, x, p)
			bl := NewBlaster()
			if err := bl.Blast(context.Background(), term); err != nil {
				t.Fatal(err)
			}
			inputs := 0
			for _, c := range bl.Consts {
				inputs += max(c.Sort.Width, 1)
			}
			for v := range 1 << inputs {
				m := &smtlib.Model{Consts: map[string]smtlib.Value{}}
				rest := v
				for _, c := range bl.Consts {
					n := max(c.Sort.Width, 1)
					m.Consts[c.Name] = smtlib.BVOrBool(c.Sort, uint64(rest&(1<<n-1)))
					rest >>= n
				}
				want, err := smtlib.Eval(term, m)
				if err != nil {
					t.Fatal(err)
				}
				if got := circuitValue(bl, term, m); got.Compare(want) != 0 {
					t.Fatalf("operator %d, width %d: %s is %s, the circuit gives %s under %v", i, w, term, want, got, m.Consts)
				}
			}
		}
	}
	for op, r := range rules {
		if r != nil && !tested[smtlib.Op(op)] {
			t.Errorf("%v is not tested", smtlib.Op(op))
		}
	}
}

// TestEveryOperatorHasARule but for leaves and what QF_BV does not have.
func TestEveryOperatorHasARule(t *testing.T) {
	without := map[smtlib.Op]bool{
		smtlib.OpTrue: true, smtlib.OpFalse: true, smtlib.OpBV: true, smtlib.OpConst: true, // leaves
		smtlib.OpBound: true, smtlib.OpApp: true, smtlib.OpSelect: true, smtlib.OpStore: true, smtlib.OpConstArray: true,
		smtlib.OpForall: true, smtlib.OpExists: true,
	}
	for op := smtlib.OpFPOfBits; op <= smtlib.OpFPToSigned; op++ { // of the theory of floating point
		without[op] = true
	}
	for op := range smtlib.NumOps {
		if (rules[op] == nil) != without[op] {
			t.Errorf("%v", op)
		}
	}
}
