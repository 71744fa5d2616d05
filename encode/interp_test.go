package encode

import (
	"fmt"
	"math/big"

	"inspect/cfg"
	"inspect/java/types"
)

// state is a concrete state of a graph. Values are numbers: of a reference the
// object's, of a truth value 0 or 1, of an integer its value.
type state struct {
	vals []int64     // by component ID: locals, statics, counters (the last object)
	maps [][]int64   // by component ID, object
	rows [][][]int64 // by component ID, array, index
	lens [][]int64   // by sort ID, array
}

func (s *state) clone() *state {
	n := &state{vals: append([]int64(nil), s.vals...), maps: make([][]int64, len(s.maps)),
		rows: make([][][]int64, len(s.rows)), lens: make([][]int64, len(s.lens))}
	for i, m := range s.maps {
		n.maps[i] = append([]int64(nil), m...)
	}
	for i, r := range s.rows {
		for _, a := range r {
			n.rows[i] = append(n.rows[i], append([]int64(nil), a...))
		}
	}
	for i, l := range s.lens {
		n.lens[i] = append([]int64(nil), l...)
	}
	return n
}

// interp executes graphs by brute force. It shares nothing with the encodings
// but the graph.
type interp struct {
	g     *cfg.Graph
	nodes []bool // reached, by ID
	taken []bool // edges taken, by ID
	left  int    // edge executions that may still be tried; negative: gave up
}

// unspecified is what evaluating an unguarded partial operation panics with.
type unspecified string

func (in *interp) width(t types.Type) int { return in.g.Bounds.Width(t.(*types.Basic).Kind) }

// wrap reduces v to the values of an integral type.
func (in *interp) wrap(v int64, t types.Type) int64 {
	w := uint(in.width(t))
	v &= 1<<w - 1
	if !types.IsKind(t, types.Char) && v>>(w-1) != 0 {
		v -= 1 << w
	}
	return v
}

// domain lists the values of a primitive type.
func (in *interp) domain(t types.Type) []int64 {
	if types.IsKind(t, types.Boolean) {
		return []int64{0, 1}
	}
	var vs []int64
	for v := int64(0); v < 1<<uint(in.width(t)); v++ {
		vs = append(vs, in.wrap(v, t))
	}
	return vs
}

func (in *interp) kind(s *cfg.Sort, n int64) *cfg.Kind {
	for _, k := range s.Kinds {
		if int64(k.First) <= n && n <= int64(k.Last()) {
			return k
		}
	}
	return nil
}

// objects lists the objects of kinds that exist.
func (in *interp) objects(s *state, kinds []*cfg.Kind) []int64 {
	var os []int64
	for _, k := range kinds {
		for n := int64(k.First); n <= s.vals[k.Counter.ID]; n++ {
			os = append(os, n)
		}
	}
	return os
}

// values lists the values of a type in a state.
func (in *interp) values(s *state, t types.Type) []int64 {
	if sort := in.g.SortByType[t]; sort != nil {
		var ks []*cfg.Kind
		for _, k := range sort.Kinds {
			if in.admits(t, k) {
				ks = append(ks, k)
			}
		}
		return append([]int64{0}, in.objects(s, ks)...)
	}
	return in.domain(t)
}

// admits is assignment compatibility, for the few types of the tests.
func (in *interp) admits(t types.Type, k *cfg.Kind) bool {
	if t == k.Type {
		return true
	}
	if ta, ok := t.(*types.Array); ok {
		ka, ok := k.Type.(*types.Array)
		tc, ok1 := ta.Elem.(*types.Class)
		if !ok || !ok1 {
			return false
		}
		kc, ok2 := ka.Elem.(*types.Class)
		return ok2 && kc.Super == tc
	}
	c, ok := k.Type.(*types.Class)
	return ok && c.Super == t
}

func (in *interp) owns(k *cfg.Kind, c *cfg.Component) bool {
	return k.Sort == c.Sort && in.admits(c.Fld.Class, k)
}

type world struct {
	past  map[*cfg.Node]*state
	bound map[*cfg.Bound]int64
}

func truth(b bool) int64 {
	if b {
		return 1
	}
	return 0
}

// eval evaluates x in a state; conjunctions and disjunctions from left to right.
func (in *interp) eval(x *cfg.Expr, s *state, w *world) int64 {
	arg := func(i int) int64 { return in.eval(x.Args[i], s, w) }
	switch x.Op {
	case cfg.OpConst:
		return x.Int.Int64()
	case cfg.OpNull:
		return 0
	case cfg.OpBound:
		return w.bound[x.Bound]
	case cfg.OpLocal:
		return s.vals[x.Comp.ID]
	case cfg.OpField:
		o := arg(0)
		if o == 0 || !in.owns(in.kind(x.Comp.Sort, o), x.Comp) {
			panic(unspecified(showExpr(x)))
		}
		return s.maps[x.Comp.ID][o]
	case cfg.OpElem:
		a, i := arg(0), arg(1)
		if a == 0 || i < 0 || i >= s.lens[x.Comp.Sort.ID][a] {
			panic(unspecified(showExpr(x)))
		}
		return s.rows[x.Comp.ID][a][i]
	case cfg.OpLen:
		a := arg(0)
		if a == 0 {
			panic(unspecified(showExpr(x)))
		}
		return s.lens[in.g.SortByType[x.Args[0].Type].ID][a]
	case cfg.OpNot:
		return 1 - arg(0)
	case cfg.OpAnd:
		for i := range x.Args {
			if arg(i) == 0 {
				return 0
			}
		}
		return 1
	case cfg.OpOr:
		for i := range x.Args {
			if arg(i) == 1 {
				return 1
			}
		}
		return 0
	case cfg.OpIte:
		if arg(0) == 1 {
			return arg(1)
		}
		return arg(2)
	case cfg.OpEq:
		return truth(arg(0) == arg(1))
	case cfg.OpLt:
		return truth(arg(0) < arg(1))
	case cfg.OpLe:
		return truth(arg(0) <= arg(1))
	case cfg.OpConvert:
		return in.wrap(arg(0), x.Type)
	case cfg.OpInstanceOf:
		o := arg(0)
		return truth(o != 0 && in.among(in.kind(in.g.SortByType[x.Args[0].Type], o), x.Kinds))
	case cfg.OpExists:
		o := arg(0)
		return truth(o != 0 && o <= s.vals[in.kind(in.g.SortByType[x.Args[0].Type], o).Counter.ID])
	case cfg.OpMore:
		return truth(s.vals[x.Kinds[0].Counter.ID]-int64(x.Kinds[0].First-1) > x.Int.Int64())
	case cfg.OpForall, cfg.OpExistsQ:
		return in.quantifier(x, s, w)
	case cfg.OpSumOf, cfg.OpProductOf, cfg.OpGreatest, cfg.OpLeast:
		return in.fold(x, s, w)
	case cfg.OpSeen:
		return truth(in.seen(x, s, w))
	case cfg.OpReachHas:
		a, b := arg(0), arg(1)
		return truth(b != 0 && in.reach(x, s, a)[spot{in.g.SortByType[x.Args[1].Type], b}])
	case cfg.OpReachCount:
		return in.wrap(int64(len(in.reach(x, s, arg(0)))), tInt)
	case cfg.OpAt:
		return in.eval(x.Args[0], w.past[x.At], w)
	}
	return in.arithmetic(x, s, w)
}

func (in *interp) among(k *cfg.Kind, ks []*cfg.Kind) bool {
	for _, l := range ks {
		if k == l {
			return true
		}
	}
	return false
}

func (in *interp) quantifier(x *cfg.Expr, s *state, w *world) int64 {
	vs := in.objects(s, x.Bound.Kinds)
	if in.g.SortByType[x.Bound.Type] == nil {
		vs = in.domain(x.Bound.Type)
	}
	old, had := w.bound[x.Bound]
	defer func() {
		delete(w.bound, x.Bound)
		if had {
			w.bound[x.Bound] = old
		}
	}()
	all := x.Op == cfg.OpForall
	for _, v := range vs {
		w.bound[x.Bound] = v
		if in.eval(x.Args[0], s, w) == 1 && (in.eval(x.Args[1], s, w) == 1) != all {
			return truth(!all)
		}
	}
	return truth(all)
}

func (in *interp) fold(x *cfg.Expr, s *state, w *world) int64 {
	old, had := w.bound[x.Bound]
	defer func() {
		delete(w.bound, x.Bound)
		if had {
			w.bound[x.Bound] = old
		}
	}()
	out := in.eval(x.Args[2], s, w)
	for _, v := range in.objects(s, x.Bound.Kinds) {
		w.bound[x.Bound] = v
		if in.eval(x.Args[0], s, w) == 0 {
			continue
		}
		y := in.eval(x.Args[1], s, w)
		switch x.Op {
		case cfg.OpSumOf:
			out = in.wrap(out+y, x.Type)
		case cfg.OpProductOf:
			out = in.wrap(out*y, x.Type)
		case cfg.OpGreatest:
			out = max(out, y)
		case cfg.OpLeast:
			out = min(out, y)
		}
	}
	return out
}

type spot struct {
	sort *cfg.Sort
	n    int64
}

// reach is the set \reach(a, kinds, fields) by search.
func (in *interp) reach(x *cfg.Expr, s *state, a int64) map[spot]bool {
	set := map[spot]bool{}
	counts := func(p spot) bool {
		return p.n != 0 && (x.Kinds == nil || in.among(in.kind(p.sort, p.n), x.Kinds))
	}
	start := spot{in.g.SortByType[x.Args[0].Type], a}
	if a == 0 {
		return set
	}
	if counts(start) {
		set[start] = true
	}
	work := []spot{start}
	for len(work) > 0 {
		p := work[len(work)-1]
		work = work[:len(work)-1]
		for _, c := range x.Comps {
			if c.Sort != p.sort {
				continue
			}
			to := in.g.SortByType[c.Type]
			var next []int64
			if c.Kind == cfg.Elems {
				next = s.rows[c.ID][p.n]
			} else if in.owns(in.kind(p.sort, p.n), c) {
				next = []int64{s.maps[c.ID][p.n]}
			}
			for _, n := range next {
				if q := (spot{to, n}); counts(q) && !set[q] {
					set[q] = true
					work = append(work, q)
				}
			}
		}
	}
	return set
}

// seen follows references from the objects of before and from the roots.
func (in *interp) seen(x *cfg.Expr, s *state, w *world) bool {
	set := map[spot]bool{}
	var work []spot
	add := func(p spot) {
		if p.n != 0 && !set[p] {
			set[p] = true
			work = append(work, p)
		}
	}
	for _, sort := range in.g.Sorts {
		for _, n := range in.objects(w.past[x.At], sort.Kinds) {
			add(spot{sort, n})
		}
	}
	for _, r := range x.Args[1:] {
		add(spot{in.g.SortByType[r.Type], in.eval(r, s, w)})
	}
	for ; len(work) > 0; work = work[1:] {
		p := work[0]
		for _, c := range x.Comps {
			switch to := in.g.SortByType[c.Type]; {
			case c.Sort != p.sort:
			case c.Kind == cfg.Elems:
				for _, n := range s.rows[c.ID][p.n] {
					add(spot{to, n})
				}
			case in.owns(in.kind(p.sort, p.n), c):
				add(spot{to, s.maps[c.ID][p.n]})
			}
		}
	}
	return set[spot{in.g.SortByType[x.Args[0].Type], in.eval(x.Args[0], s, w)}]
}

// arithmetic computes with unbounded integers and wraps.
func (in *interp) arithmetic(x *cfg.Expr, s *state, w *world) int64 {
	a := big.NewInt(in.eval(x.Args[0], s, w))
	b := new(big.Int)
	if len(x.Args) > 1 {
		b.SetInt64(in.eval(x.Args[1], s, w))
	}
	r := new(big.Int)
	isBool := types.IsKind(x.Type, types.Boolean)
	shift := func() uint {
		if d := b.Int64(); d < 0 || d >= int64(in.width(x.Type)) {
			panic(unspecified(showExpr(x)))
		}
		return uint(b.Int64())
	}
	switch x.Op {
	case cfg.OpAdd:
		r.Add(a, b)
	case cfg.OpSub:
		r.Sub(a, b)
	case cfg.OpMul:
		r.Mul(a, b)
	case cfg.OpDiv, cfg.OpRem:
		if b.Sign() == 0 {
			panic(unspecified(showExpr(x)))
		}
		if x.Op == cfg.OpDiv {
			r.Quo(a, b)
		} else {
			r.Rem(a, b)
		}
	case cfg.OpNeg:
		r.Neg(a)
	case cfg.OpBitAnd:
		r.And(a, b)
	case cfg.OpBitOr:
		r.Or(a, b)
	case cfg.OpBitXor:
		r.Xor(a, b)
	case cfg.OpBitNot:
		r.Not(a)
	case cfg.OpShl:
		r.Lsh(a, shift())
	case cfg.OpShr:
		r.Rsh(a, shift())
	case cfg.OpUShr:
		r.And(a, mask(in.width(x.Type)))
		r.Rsh(r, shift())
	default:
		panic(fmt.Sprint("no operator ", x.Op))
	}
	if isBool {
		return r.Int64()
	}
	return in.wrap(int64(r.And(r, mask(64)).Uint64()), x.Type)
}

// mask is 2^w - 1.
func mask(w int) *big.Int {
	one := big.NewInt(1)
	return new(big.Int).Sub(new(big.Int).Lsh(one, uint(w)), one)
}

// explore executes every path from every pre-state and records what is reached.
func (in *interp) explore() {
	in.nodes, in.taken = make([]bool, len(in.g.Nodes)), make([]bool, len(in.g.Edges))
	in.prestates(func(s *state) {
		w := &world{past: map[*cfg.Node]*state{}, bound: map[*cfg.Bound]int64{}}
		w.past[in.g.Entry] = s
		for _, a := range in.g.Pre {
			if in.eval(a.Cond, s, w) == 0 {
				return
			}
		}
		in.from(in.g.Entry, s, w)
	})
}

func (in *interp) from(n *cfg.Node, s *state, w *world) {
	in.nodes[n.ID] = true
	w.past[n] = s
	for _, e := range n.Out {
		in.left--
		if in.left < 0 {
			return
		}
		in.step(e, s, w, func(t *state) {
			in.taken[e.ID] = true
			if e.To != in.g.Exit {
				in.from(e.To, t, w)
			}
		})
	}
}

// step gives every state in which the edge may end.
func (in *interp) step(e *cfg.Edge, s *state, w *world, then func(*state)) {
	val := func(x *cfg.Expr) int64 { return in.eval(x, s, w) }
	switch e.Op {
	case cfg.Assume:
		if e.Cond == nil || val(e.Cond) == 1 {
			then(s)
		}
	case cfg.Assign:
		t := s.clone()
		t.vals[e.Comp.ID] = val(e.Value)
		then(t)
	case cfg.WriteField:
		t := s.clone()
		t.maps[e.Comp.ID][val(e.Object)] = val(e.Value)
		then(t)
	case cfg.WriteElem:
		t := s.clone()
		t.rows[e.Comp.ID][val(e.Object)][val(e.Index)] = val(e.Value)
		then(t)
	case cfg.Alloc:
		n := int64(0)
		if e.Length != nil {
			n = val(e.Length)
		}
		t := in.create(s, e.NewKind, n)
		t.vals[e.Comp.ID] = t.vals[e.NewKind.Counter.ID]
		then(t)
	case cfg.Havoc:
		in.havoc(e, s, w, then)
	}
}

// create makes one more object.
func (in *interp) create(s *state, k *cfg.Kind, length int64) *state {
	t := s.clone()
	t.vals[k.Counter.ID]++
	n := t.vals[k.Counter.ID]
	for _, c := range in.g.Components {
		if c.Kind == cfg.Elems && c.Sort == k.Sort {
			t.rows[c.ID][n] = make([]int64, length)
		}
		if c.Kind == cfg.Field && c.Sort == k.Sort {
			t.maps[c.ID][n] = 0
		}
	}
	if k.IsArray() {
		t.lens[k.Sort.ID][n] = length
	}
	return t
}

func (in *interp) havoc(e *cfg.Edge, s *state, w *world, then func(*state)) {
	c := e.Comp
	switch c.Kind {
	case cfg.Local, cfg.Static:
		for _, v := range in.values(s, c.Type) {
			t := s.clone()
			t.vals[c.ID] = v
			then(t)
		}
		return
	case cfg.Counter:
		then(s)
		most := int64(0)
		if c.Obj.IsArray() {
			most = in.maxLength()
		}
		for n := int64(0); n <= most; n++ {
			then(in.create(s, c.Obj, n))
		}
		return
	}
	t := s.clone()
	var cells []cell
	for _, o := range in.objects(s, c.Sort.Kinds) {
		if e.Cond != nil {
			w.bound[e.Bound] = o
			if in.eval(e.Cond, s, w) == 1 {
				continue
			}
		}
		cells = append(cells, in.cells(t, c, o)...)
	}
	fill(cells, func() { then(t.clone()) })
}

// cell is a place in a state and the values it may hold.
type cell struct {
	p  *int64
	vs []int64
}

// fill visits all assignments to cells.
func fill(cs []cell, then func()) {
	if len(cs) == 0 {
		then()
		return
	}
	for _, v := range cs[0].vs {
		*cs[0].p = v
		fill(cs[1:], then)
	}
}

// cells gives the places of component c that object o has.
func (in *interp) cells(s *state, c *cfg.Component, o int64) []cell {
	k := in.kind(c.Sort, o)
	if c.Kind == cfg.Field {
		if !in.owns(k, c) {
			return nil
		}
		return []cell{{&s.maps[c.ID][o], in.values(s, c.Type)}}
	}
	var cs []cell
	for i := range s.rows[c.ID][o] {
		cs = append(cs, cell{&s.rows[c.ID][o][i], in.values(s, k.Type.(*types.Array).Elem)})
	}
	return cs
}

func (in *interp) maxLength() int64 {
	return min(int64(in.g.Bounds.ArrayLength), 1<<uint(in.width(tInt)-1)-1) // of all arrays alike
}

// prestates visits every well-formed state at the entry.
func (in *interp) prestates(visit func(*state)) {
	g := in.g
	s := &state{vals: make([]int64, len(g.Components)), maps: make([][]int64, len(g.Components)),
		rows: make([][][]int64, len(g.Components)), lens: make([][]int64, len(g.Sorts))}
	var counters []cell
	for _, c := range g.Components {
		switch c.Kind {
		case cfg.Counter:
			var vs []int64
			for n := c.Obj.First - 1; n < c.Obj.First+c.Obj.Pre; n++ {
				vs = append(vs, int64(n))
			}
			counters = append(counters, cell{&s.vals[c.ID], vs})
		case cfg.Field:
			s.maps[c.ID] = make([]int64, c.Sort.Size+1)
		case cfg.Elems:
			s.rows[c.ID] = make([][]int64, c.Sort.Size+1)
		}
	}
	fill(counters, func() {
		var lens []cell
		for _, sort := range g.Sorts {
			s.lens[sort.ID] = make([]int64, sort.Size+1)
			if len(sort.Kinds) > 0 && sort.Kinds[0].IsArray() {
				for _, a := range in.objects(s, sort.Kinds) {
					var vs []int64
					for n := int64(0); n <= in.maxLength(); n++ {
						vs = append(vs, n)
					}
					lens = append(lens, cell{&s.lens[sort.ID][a], vs})
				}
			}
		}
		fill(lens, func() {
			var rest []cell
			for _, c := range g.Components {
				switch c.Kind {
				case cfg.Local, cfg.Static:
					rest = append(rest, cell{&s.vals[c.ID], in.values(s, c.Type)})
				case cfg.Field, cfg.Elems:
					for _, o := range in.objects(s, c.Sort.Kinds) {
						if c.Kind == cfg.Elems {
							s.rows[c.ID][o] = make([]int64, s.lens[c.Sort.ID][o])
						}
						rest = append(rest, in.cells(s, c, o)...)
					}
				}
			}
			fill(rest, func() {
				if in.left >= 0 {
					visit(s.clone())
				}
			})
		})
	})
}
