package cfg

import (
	"testing"

	"pgregory.net/rapid"

	"inspect/java/source"
	"inspect/java/types"
)

// arrayStep writes an element of one of two new arrays, or joins what is known with what was
// known where the steps began, for executions that skip them.
type arrayStep struct {
	which        *Expr // a condition: the first array; nil: always
	index, value *Expr
	skip         *Expr // unless nil, a condition under which executions come without the steps so far
}

// TestElements: in each execution of random steps, each element has one of the values that are known
// of it, read by an index that is known or not, and a quantifier over elements that is decided is right.
func TestElements(t *testing.T) {
	const length = 3
	rapid.Check(t, func(t *rapid.T) {
		b := newIntervalBench()
		v := newValues(b.g, b.m, func() bool { return false })
		arrays := &types.Array{Elem: types.Of(types.Int)}
		contents := &Component{Kind: Elems, Name: "int[]", Type: b.m.intT}
		made := [2]*Edge{{Op: Alloc}, {Op: Alloc}}
		names := [2]*Component{{Kind: Local, Name: "a", Type: arrays}, {Kind: Local, Name: "b", Type: arrays}}
		s := noCells
		for i, e := range made {
			s = v.put(s, spot{of: e}, atoms{{num: length}})
			s = v.put(s, spot{comp: names[i]}, atoms{{kind: allocatedAtom, allocation: e}})
		}
		p, q := b.m.local(b.comps[0]), b.m.local(b.comps[1])
		ps := rapid.Int64Range(1, length).Draw(t, "values of p")
		var some atoms
		for i := range ps {
			some = append(some, atom{num: i})
		}
		s = v.put(s, spot{comp: b.comps[0]}, some) // of q nothing is known
		start := s
		steps := make([]arrayStep, rapid.IntRange(1, 6).Draw(t, "steps"))
		index := func(name string) *Expr {
			switch rapid.IntRange(0, 2).Draw(t, name) {
			case 0:
				return b.m.num(b.m.intT, rapid.Int64Range(0, length-1).Draw(t, "at"))
			case 1:
				return p
			}
			return q
		}
		for i := range steps {
			st := &steps[i]
			st.index, st.value = index("index"), b.m.num(b.m.intT, rapid.Int64Range(0, 2).Draw(t, "value"))
			object := b.m.local(names[0])
			if rapid.Bool().Draw(t, "either") {
				st.which = b.m.lt(q, b.m.num(b.m.intT, rapid.Int64Range(0, length).Draw(t, "first if below")))
				object = b.m.ite(st.which, object, b.m.local(names[1]))
			}
			s = v.after(s, &Edge{Op: WriteElem, Comp: contents, Object: object, Index: st.index, Value: st.value})
			if rapid.IntRange(0, 3).Draw(t, "skip") == 0 {
				st.skip = b.m.eq(q, b.m.num(b.m.intT, rapid.Int64Range(0, length).Draw(t, "skips")))
				if rapid.Bool().Draw(t, "first") {
					s = v.join(start, s)
				} else {
					s = v.join(s, start)
				}
			}
		}
		i := &Bound{Name: "i", Type: b.m.intT, Span: source.Span{}}
		from, to, limit := rapid.Int64Range(0, 2).Draw(t, "from"), index("to"), rapid.Int64Range(0, 3).Draw(t, "limit")
		orEqual := rapid.Bool().Draw(t, "or equal")
		below := b.m.lt
		if orEqual {
			below = b.m.le
		}
		in := b.m.and(b.m.le(b.m.num(b.m.intT, from), b.m.boundVar(i)), below(b.m.boundVar(i), to))
		where := b.m.le(q, b.m.num(b.m.intT, rapid.Int64Range(0, length+1).Draw(t, "some")))
		in = b.m.and(in, where)
		body := b.m.lt(b.m.elem(contents, b.m.intT, b.m.local(names[0]), b.m.boundVar(i)), b.m.num(b.m.intT, limit))
		op := rapid.SampledFrom([]Op{OpForall, OpExistsQ}).Draw(t, "quantifier")
		all := v.of(s, b.m.quantify(op, i, in, body))
		readAt := index("read")
		read := v.of(s, b.m.elem(contents, b.m.intT, b.m.local(names[1]), readAt))

		m := newMachine(b.g)
		for m.plain[b.comps[0]] = range ps {
		executions:
			for m.plain[b.comps[1]] = range int64(length + 1) {
				var heap [2][length]int64
				for _, st := range steps {
					k, at := 0, m.eval(st.index)
					if st.which != nil && m.eval(st.which) == 0 {
						k = 1
					}
					if at >= length {
						continue executions // it raises an exception
					}
					heap[k][at] = m.eval(st.value)
					if st.skip != nil && m.eval(st.skip) != 0 {
						heap = [2][length]int64{}
					}
				}
				for k, e := range made {
					for j, n := range heap[k] {
						if x := v.get(s, elem(contents, e, int64(j))); !isAmong(x, n) {
							t.Fatalf("array %d has %d at %d, not one of %v", k, n, j, x)
						}
						if x := v.readElem(s, contents, e, anything); !isAmong(x, n) {
							t.Fatalf("array %d has %d at %d, not one of %v", k, n, j, x)
						}
					}
				}
				if at := m.eval(readAt); at < length && !isAmong(read, heap[1][at]) {
					t.Fatalf("%d is read at %d, not one of %v", heap[1][at], at, read)
				}
				last := m.eval(to)
				if !orEqual {
					last--
				}
				if last >= length {
					continue
				}
				if m.eval(where) == 0 { // the range is empty
					last = -1
				}
				holds := op == OpForall
				for j := from; j <= last; j++ {
					if is := heap[0][j] < limit; is != (op == OpForall) {
						holds = is
						break
					}
				}
				if len(all) == 1 && (all[0].num != 0) != holds {
					t.Fatalf("the quantifier is %v, but for %v %v", all, heap, holds)
				}
			}
		}
	})
}

// TestElementsKnown: what is written at a known index is known there alone, and known elements
// decide a quantifier.
func TestElementsKnown(t *testing.T) {
	b := newIntervalBench()
	v := newValues(b.g, b.m, func() bool { return false })
	contents := &Component{Kind: Elems, Name: "int[]", Type: b.m.intT}
	a := &Component{Kind: Local, Name: "a", Type: &types.Array{Elem: b.m.intT}}
	e := &Edge{Op: Alloc}
	s := v.put(v.put(noCells, spot{of: e}, atoms{{num: 3}}), spot{comp: a}, atoms{{kind: allocatedAtom, allocation: e}})
	n := func(i int64) *Expr { return b.m.num(b.m.intT, i) }
	s = v.after(s, &Edge{Op: WriteElem, Comp: contents, Object: b.m.local(a), Index: n(1), Value: n(5)})
	i := &Bound{Name: "i", Type: b.m.intT}
	in := b.m.and(b.m.le(n(0), b.m.boundVar(i)), b.m.lt(b.m.boundVar(i), n(3)))
	at := func(x *Expr) *Expr { return b.m.elem(contents, b.m.intT, b.m.local(a), x) }
	five := b.m.eq(at(b.m.boundVar(i)), n(5))
	for name, c := range map[string]struct {
		x    *Expr
		want int64
	}{
		"written":   {at(n(1)), 5},
		"other":     {at(n(2)), 0},
		"some":      {b.m.quantify(OpExistsQ, i, in, five), 1},
		"all":       {b.m.quantify(OpForall, i, in, five), 0},
		"all small": {b.m.quantify(OpForall, i, in, b.m.lt(at(b.m.boundVar(i)), n(6))), 1},
		"none":      {b.m.quantify(OpExistsQ, i, in, b.m.eq(at(b.m.boundVar(i)), n(4))), 0},
	} {
		if got := v.of(s, c.x); len(got) != 1 || got[0].num != c.want {
			t.Errorf("%s: %v, want %d", name, got, c.want)
		}
	}
	filled := v.after(s, &Edge{Op: Fill, Comp: contents, Object: b.m.local(a), Bound: i, Length: n(3), Value: b.m.arith(OpAdd, b.m.boundVar(i), n(2))})
	for k := range int64(3) {
		if got := v.of(filled, at(n(k))); len(got) != 1 || got[0].num != k+2 {
			t.Errorf("filled, at %d: %v", k, got)
		}
	}
}
