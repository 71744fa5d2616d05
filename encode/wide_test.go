package encode

import (
	"errors"
	"testing"

	"inspect/cfg"
	"inspect/java/types"
	"inspect/smtlib"
)

// TestWideModel: at Java's own widths models are evaluated on the whole script,
// but for the quantified encoding's validity of array elements, which ranges
// over all 2^32 indexes: a guard would let the evaluator decide it, and cost Z3
// a factor of two to five.
func TestWideModel(t *testing.T) {
	each(t, func(t *testing.T, o Options) {
		m := newMaker(cfg.Bounds{Bits: 32, ArrayLength: 4})
		class := &types.Class{Name: "A"}
		row := &types.Array{Elem: class}
		m.sort("A", []int{3}, class)
		arrs := m.sort("A[]", []int{2}, row)
		a, p, i := m.local("a", row), m.local("p", class), m.local("i", tInt)
		elems, val := m.elems(row), m.field(class, "val", tInt)
		zero := m.num(0, tInt)
		n1, n2 := m.node(), m.node()
		m.edge(cfg.Edge{From: m.entry, To: n1, Cond: m.and(m.not(m.eq(m.get(a), m.null(row))), m.op(cfg.OpLt, tBool, zero, m.get(i)),
			m.op(cfg.OpLt, tBool, m.get(i), m.op(cfg.OpLen, tInt, m.get(a))))})
		m.edge(cfg.Edge{From: n1, To: n2, Op: cfg.WriteElem, Comp: elems, Object: m.get(a), Index: m.get(i), Value: m.get(p)})
		// Some element before i is not null and holds a large number.
		k := m.bound("k", tInt, nil)
		e := m.elem(elems, m.get(a), m.use(k))
		rng := m.and(m.op(cfg.OpLe, tBool, zero, m.use(k)), m.op(cfg.OpLt, tBool, m.use(k), m.get(i)))
		body := m.and(m.not(m.eq(e, m.null(class))), m.op(cfg.OpLt, tBool, m.num(1<<30, tInt), m.load(val, e)))
		m.edge(cfg.Edge{From: n2, To: m.exit, Exit: cfg.Violation, Property: m.property("p"), Cond: m.quant(cfg.OpExistsQ, k, rng, body)})
		enc, err := New(m.finish(), o)
		if o.NoMaySets && o.NoSkolem && err != nil {
			return // without them ground has no range for k, and says so
		}
		if err != nil {
			t.Fatal(err)
		}
		s := enc.Script(Goal{Kind: Violate})
		got, model := solve(t, "z3", s)
		if got != "sat" {
			t.Fatal(got)
		}
		ev := smtlib.NewEvaluator(model)
		for _, a := range s.Assertions {
			v, err := ev.Eval(a.Term)
			if errors.Is(err, smtlib.ErrTooLarge) && a.Comment == "pre-state: A[]: null or objects that exist" {
				continue
			}
			if err != nil || !v.IsTrue() {
				t.Errorf("%s: %v, %v", a.Comment, v, err)
			}
		}
		if st := decode(t, enc, model, enc.Graph.Entry); st.lens[arrs.ID][st.vals[a.ID]] > 4 {
			t.Errorf("an array of length %d", st.lens[arrs.ID][st.vals[a.ID]])
		}
	})
}
