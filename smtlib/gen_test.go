package smtlib

import (
	"math/big"
	"slices"

	"pgregory.net/rapid"

	"inspect/internal/names"
)

// sample is one random term: built plainly by raw, and the same recipe run on
// a simplifying builder; both under one random model.
type sample struct {
	raw, simp         *Builder
	rawTerm, simpTerm *Term
	rawModel          *Model
	model             *Model
}

// step of a recipe: build(b, earlier results) gives the next term.
type step func(b *Builder, pool []*Term) *Term

var sampleWidths = []int{1, 2, 3, 4, 5, 6, 7, 8, 9, 16, 32, 64, 80}

// recipe draws steps; it runs them on a raw builder to know the sorts.
func recipe(rt *rapid.T, quant bool) (*Builder, []*Term, []step) {
	b := NewBuilder(NoSimplify)
	var steps []step
	var pool []*Term
	add := func(s step) {
		steps = append(steps, s)
		pool = append(pool, s(b, pool))
	}
	n := func(lo, hi int, label string) int { return rapid.IntRange(lo, hi).Draw(rt, label) }
	w := rapid.SampledFrom(sampleWidths).Draw(rt, "w")
	v := rapid.SampledFrom(sampleWidths).Draw(rt, "v")
	// Names of programs, of SMT-LIB and of solvers. Only TestBoundLikeConstant has a bound variable named as a
	// constant: Write renames it, which Read cannot undo.
	first := n(0, len(names.All)-1, "names")
	name := func(i int) string { return names.All[(first+i)%len(names.All)] }
	for i := range 3 {
		add(func(b *Builder, _ []*Term) *Term { return b.Const(name(2*i), b.BitVec(w)) })
		add(func(b *Builder, _ []*Term) *Term { return b.Const(name(2*i+1), b.BoolSort()) })
	}
	add(func(b *Builder, _ []*Term) *Term { return b.Const(name(6), b.BitVec(v)) })
	add(func(b *Builder, _ []*Term) *Term { return b.Const(name(7)+"@1", b.Array(b.BitVec(w), b.BitVec(v))) })
	add(func(b *Builder, _ []*Term) *Term { return b.Const("odd name", b.Array(b.BitVec(v), b.BoolSort())) })
	if quant {
		for i := range 2 {
			add(func(b *Builder, _ []*Term) *Term { return b.BoundVar(name(8+i), b.BitVec(min(w, 2))) })
		}
		add(func(b *Builder, _ []*Term) *Term { return b.BoundVar(name(10), b.BoolSort()) })
	}
	pick := func(ok func(*Term) bool) int {
		// Late terms first, since rapid prefers small numbers, for depth.
		var idx []int
		for i, t := range slices.Backward(pool) {
			if ok(t) {
				idx = append(idx, i)
			}
		}
		if len(idx) == 0 {
			return -1
		}
		return idx[n(0, len(idx)-1, "arg")]
	}
	isBool := func(t *Term) bool { return t.Sort.IsBool() }
	isVec := func(t *Term) bool { return t.Sort.IsBitVec() }
	isArr := func(t *Term) bool { return t.Sort.IsArray() }
	any := func(*Term) bool { return true }
	like := func(i int) int { return pick(func(t *Term) bool { return t.Sort == pool[i].Sort }) }
	for range 60 - n(0, 50, "steps") {
		// Rapid prefers small numbers; operators shall be alike.
		op := OpBV + Op(uint64(n(0, 1<<30, "op"))*2654435761>>8%uint64(NumOps-OpBV))
		var a []int
		p1, p2 := 0, 0
		switch op {
		case OpBV:
			cw := pool[pick(isVec)].Width()
			c := drawBits(rt, cw)
			add(func(b *Builder, _ []*Term) *Term { return b.BVBig(c, cw) })
			continue
		case OpConst, OpBound:
			continue
		case OpApp:
			i, j := pick(func(t *Term) bool { return t.Sort == b.BitVec(w) }), pick(isBool)
			add(func(b *Builder, pool []*Term) *Term {
				f := b.Declare("f", []*Sort{b.BitVec(w), b.BoolSort()}, b.BitVec(v))
				return b.App(f, pool[i], pool[j])
			})
			continue
		case OpForall, OpExists:
			if !quant {
				continue
			}
			i := pick(isBool)
			free := FreeBound(pool[i])
			if len(free) == 0 {
				continue
			}
			k := n(0, len(free)-1, "var")
			// No variable is bound inside its own scope: the reader would
			// rename it, rightly.
			if binds(pool[i], free[k]) {
				continue
			}
			var vi int
			for j, t := range pool {
				if t == free[k] {
					vi = j
				}
			}
			add(func(b *Builder, pool []*Term) *Term {
				return b.quantify(op, []*Term{pool[vi]}, pool[i])
			})
			continue
		case OpConstArray:
			i := pick(func(t *Term) bool { return t.Sort == b.BitVec(v) })
			add(func(b *Builder, pool []*Term) *Term { return b.ConstArray(b.Array(b.BitVec(w), b.BitVec(v)), pool[i]) })
			continue
		case OpFPOfBits, OpFPToBits, OpFPToSigned: // part of others; of no name or value in SMT-LIB
			continue
		case OpNot:
			a = []int{pick(isBool)}
		case OpXor, OpImplies:
			a = []int{pick(isBool), pick(isBool)}
		case OpAnd, OpOr:
			for range n(1, 6, "args") {
				a = append(a, pick(isBool))
			}
		case OpEq:
			i := pick(any)
			a = []int{i, like(i)}
		case OpDistinct:
			i := pick(any)
			a = []int{i}
			for range n(1, 3, "args") {
				a = append(a, like(i))
			}
		case OpIte:
			i := pick(any)
			a = []int{pick(isBool), i, like(i)}
		case OpConcat:
			i, j := pick(isVec), pick(isVec)
			if pool[i].Width()+pool[j].Width() > 160 {
				continue
			}
			a = []int{i, j}
		case OpExtract:
			i := pick(isVec)
			p2 = n(0, pool[i].Width()-1, "lo")
			p1 = n(p2, pool[i].Width()-1, "hi")
			a = []int{i}
		case OpZeroExt, OpSignExt:
			i := pick(isVec)
			if pool[i].Width() > 100 {
				continue
			}
			p1 = n(0, 20, "by")
			a = []int{i}
		case OpSelect:
			i := pick(isArr)
			a = []int{i, pick(func(t *Term) bool { return t.Sort == pool[i].Sort.Index })}
		case OpStore:
			i := pick(isArr)
			a = []int{i, pick(func(t *Term) bool { return t.Sort == pool[i].Sort.Index }),
				pick(func(t *Term) bool { return t.Sort == pool[i].Sort.Elem })}
		default:
			if op.isFloating() {
				i := pick(func(t *Term) bool { return t.Width() == 32 || t.Width() == 64 })
				if i < 0 {
					continue
				}
				x := [4]int{i, like(i), like(i), like(i)}
				narrow := rapid.Bool().Draw(rt, "narrow")
				add(func(b *Builder, pool []*Term) *Term {
					return drawnNumber(b, op, narrow, pool[x[0]], pool[x[1]], pool[x[2]], pool[x[3]])
				})
				continue
			}
			i := pick(isVec)
			a = []int{i}
			if op.Arity() == 2 {
				a = append(a, like(i))
			}
		}
		bad := false
		for _, i := range a {
			bad = bad || i < 0
		}
		if bad {
			continue
		}
		add(func(b *Builder, pool []*Term) *Term {
			args := make([]*Term, len(a))
			for k, i := range a {
				args[k] = pool[i]
			}
			t, wrong := b.Apply(op, p1, p2, args...)
			if wrong != "" {
				panic(wrong)
			}
			return t
		})
	}
	return b, pool, steps
}

// drawnNumber is something true or false of the number that an operator of the theory of
// floating point gives for words.
func drawnNumber(b *Builder, op Op, narrow bool, words ...*Term) *Term {
	f := formats[words[0].Width()/64]
	number := func(t *Term) *Term { return b.Floating(OpFPOfBits, f.exp, f.sig, t) }
	p1, p2 := 0, 0
	if ops[op].params > 0 {
		to := formats[1]
		if narrow {
			to = formats[0]
		}
		p1, p2 = to.exp, to.sig
	}
	var args []*Term
	for _, w := range words[:op.Arity()] {
		if op == OpFPOfSigned {
			args = append(args, w)
		} else {
			args = append(args, number(w))
		}
	}
	t := b.Floating(op, p1, p2, args...)
	if t.Sort.IsBool() {
		return t
	}
	limit := number(words[3])
	if t.Sort != limit.Sort {
		limit = b.Floating(OpFPConvert, p1, p2, limit)
	}
	return b.Floating(OpFPLe, 0, 0, t, limit)
}

// drawBits draws constants near the borders often.
func drawBits(rt *rapid.T, w int) *big.Int {
	c := new(big.Int)
	switch rapid.IntRange(0, 5).Draw(rt, "kind") {
	case 0:
		c.SetInt64(int64(rapid.IntRange(-3, 3).Draw(rt, "small")))
	case 1:
		c.Lsh(big.NewInt(1), uint(rapid.IntRange(0, w-1).Draw(rt, "bit")))
	case 2:
		c.Lsh(big.NewInt(1), uint(w-1))
		c.Sub(c, big.NewInt(int64(rapid.IntRange(0, 1).Draw(rt, "max"))))
	default:
		c.SetUint64(rapid.Uint64().Draw(rt, "lo"))
		c.Lsh(c, 64)
		c.Or(c, new(big.Int).SetUint64(rapid.Uint64().Draw(rt, "hi")))
	}
	return c.And(c, bigMask(w))
}

func drawValue(rt *rapid.T, b *Builder, s *Sort) Value {
	switch s.Kind {
	case BoolKind:
		return b.BoolValue(rapid.Bool().Draw(rt, "value"))
	case BitVecKind:
		return BigValue(s, drawBits(rt, s.Width))
	}
	var es []ArrayEntry
	for range rapid.IntRange(0, 5).Draw(rt, "entries") {
		es = append(es, ArrayEntry{drawValue(rt, b, s.Index), drawValue(rt, b, s.Elem)})
	}
	return NewArrayValue(s, drawValue(rt, b, s.Elem), es...)
}

// drawModel gives values, of sorts of b, to everything declared in the terms.
func drawModel(rt *rapid.T, b *Builder, t *Term) *Model {
	m := &Model{Consts: map[string]Value{}, Funcs: map[string]FuncValue{}}
	for _, d := range declsOf([]*Term{t}) {
		if d.Func == nil {
			m.Consts[d.Const.Name] = drawValue(rt, b, d.Const.Sort)
			continue
		}
		f := FuncValue{Else: drawValue(rt, b, d.Func.Ret)}
		for range rapid.IntRange(0, 4).Draw(rt, "points") {
			var e FuncEntry
			for _, s := range d.Func.Args {
				e.Args = append(e.Args, drawValue(rt, b, s))
			}
			e.Result = drawValue(rt, b, d.Func.Ret)
			f.Entries = append(f.Entries, e)
		}
		m.Funcs[d.Func.Name] = f
	}
	return m
}

// binds reports that t binds v somewhere.
func binds(t, v *Term) bool {
	found := false
	walk([]*Term{t}, func(t *Term) { found = found || slices.Contains(t.Bound, v) })
	return found
}

// drawSample draws a closed term.
func drawSample(rt *rapid.T, quant bool) sample {
	raw, pool, steps := recipe(rt, quant)
	simp := newBuilder(raw.sorts)
	var out []*Term
	for _, s := range steps {
		out = append(out, s(simp, out))
	}
	// The largest term.
	k := len(pool) - 1
	for i := range pool {
		if Size(pool[i]) > Size(pool[k]) {
			k = i
		}
	}
	for pool[k].HasBound && (!pool[k].Sort.IsBool() || slices.ContainsFunc(FreeBound(pool[k]), func(v *Term) bool { return binds(pool[k], v) })) {
		k--
	}
	rt1, st1 := pool[k], out[k]
	if free := FreeBound(rt1); len(free) > 0 {
		rt1 = raw.Forall(free, rt1)
		var vars []*Term
		for i, t := range pool {
			if t.Op == OpBound {
				vars = append(vars, out[i])
			}
		}
		st1 = simp.Forall(vars, st1)
	}
	m := drawModel(rt, raw, rt1)
	return sample{raw, simp, rt1, st1, m, m}
}

// sampleGen is drawSample for samples drawn by seed.
func sampleGen(quant bool) *rapid.Generator[sample] {
	return rapid.Custom(func(rt *rapid.T) sample { return drawSample(rt, quant) })
}
