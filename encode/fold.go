package encode

import (
	"inspect/cfg"
	"inspect/smtlib"
)

// fold makes one number of those of all objects of a graph.
//
// Meaning kept: an object counts iff it exists in the state of the reader and is in the
// range.
func (t *translator) fold(x *cfg.Expr, v env) *smtlib.Term {
	b, v := t.b, v.blur()
	out := t.expr(x.Args[2], v, nil)
	add := func(counts, y *smtlib.Term) *smtlib.Term {
		w := y.Width()
		switch x.Op {
		case cfg.OpSumOf:
			return b.Add(out, b.Ite(counts, y, b.BV(0, w)))
		case cfg.OpProductOf:
			return b.Mul(out, b.Ite(counts, y, b.BV(1, w)))
		case cfg.OpGreatest:
			return b.Ite(b.And(counts, t.mem.less(out, y, false, false)), y, out)
		}
		return b.Ite(b.And(counts, t.mem.less(y, out, false, false)), y, out)
	}
	for _, k := range x.Bound.Kinds {
		for n := k.First; n <= k.Last(); n++ {
			o := t.ref(k.Sort, n)
			w := t.with(v, x.Bound, o)
			counts := b.And(t.mem.exists([]*cfg.Kind{k}, o, v.node), t.expr(x.Args[0], w, nil))
			if !counts.IsFalse() {
				out = add(counts, t.expr(x.Args[1], w, nil))
			}
		}
	}
	return out
}
