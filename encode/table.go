package encode

import (
	"inspect/cfg"
	"inspect/smtlib"
)

// choiceOfValues is what an OpTable says of a char: the table's decision diagram over the bits of the
// char, a term a node, so that what two chars or two branches decide alike is one term. Of a
// choice between a few constants it is the choice between their values.
//
// Meaning kept: the term has the value of the table at each value of the char.
func (t *translator) choiceOfValues(x *cfg.Expr, c *smtlib.Term) *smtlib.Term {
	if c.Op == smtlib.OpIte && constants(c) <= mostConstants {
		return t.b.Ite(c.Args[0], t.choiceOfValues(x, c.Args[1]), t.choiceOfValues(x, c.Args[2]))
	}
	b, table, sort := t.b, x.Table(), t.sortOf(x.Type)
	leaf := func(v int64) *smtlib.Term {
		if sort.IsBool() {
			return b.Bool(v != 0)
		}
		return b.BVInt(v, sort.Width)
	}
	if c.Op == smtlib.OpBV {
		return leaf(table.At(uint16(c.Val)))
	}
	var v *smtlib.Term
	var nodes []*smtlib.Term
	for _, d := range table.Diagram(c.Width()) {
		if d.Bit < 0 {
			v = leaf(d.Value)
		} else {
			set := b.Eq(b.Extract(d.Bit, d.Bit, c), b.BV(1, 1))
			v = b.Ite(set, nodes[d.Next[1]], nodes[d.Next[0]])
		}
		nodes = append(nodes, v)
	}
	if table.Relative {
		v = b.BVXor(c, v)
	}
	return v
}
