package cfg

import (
	"math/big"
	"testing"

	"pgregory.net/rapid"

	"inspect/java/types"
)

// sample is an expression made by the maker beside what it must mean, computed
// without it.
type sample struct {
	x *Expr
	f func(env []int64) int64
}

// bench is a graph without nodes whose components are two numbers of three bits
// and two booleans.
type bench struct {
	m     *maker
	g     *Graph
	comps []*Component
	bound []*Bound
}

func newBench() *bench {
	g := &Graph{Bounds: Bounds{Bits: 3}.WithDefaults()}
	b := &bench{g: g, m: newMaker(g, newGrowth(Options{}))}
	for i, t := range []types.Type{types.Of(types.Int), types.Of(types.Int), types.Of(types.Boolean), types.Of(types.Boolean)} {
		c := &Component{ID: i, Name: string(rune('a' + i)), Type: t}
		b.comps = append(b.comps, c)
	}
	g.Components = b.comps
	for i := range 2 {
		b.bound = append(b.bound, &Bound{ID: i, Name: string(rune('i' + i)), Type: types.Of(types.Int)})
	}
	return b
}

func (b *bench) wrap(v int64) int64 {
	return newMachine(b.g).wrap(b.m.intT, big.NewInt(v))
}

// number makes a random number; env is a, b, the two booleans, then the bound
// variables in scope.
func (b *bench) number(t *rapid.T, depth, scope int) sample {
	kinds := 2 + scope
	if depth > 0 {
		kinds += 5
	}
	switch k := rapid.IntRange(0, kinds).Draw(t, "number"); {
	case k == 0:
		v := rapid.Int64Range(-4, 3).Draw(t, "value")
		return sample{b.m.num(b.m.intT, v), func([]int64) int64 { return v }}
	case k <= 2:
		return sample{b.m.local(b.comps[k-1]), func(env []int64) int64 { return env[k-1] }}
	case k <= 2+scope:
		i := k - 3
		return sample{b.m.boundVar(b.bound[i]), func(env []int64) int64 { return env[4+i] }}
	}
	x, y := b.number(t, depth-1, scope), b.number(t, depth-1, scope)
	ops := []struct {
		op Op
		f  func(x, y int64) int64
	}{
		{OpAdd, func(x, y int64) int64 { return x + y }},
		{OpSub, func(x, y int64) int64 { return x - y }},
		{OpMul, func(x, y int64) int64 { return x * y }},
		{OpBitXor, func(x, y int64) int64 { return x ^ y }},
		{OpShl, func(x, y int64) int64 { return x << ((y%3 + 3) % 3) }},
		{OpShr, func(x, y int64) int64 { return x >> ((y%3 + 3) % 3) }},
		{OpUShr, func(x, y int64) int64 { return (x & 7) >> ((y%3 + 3) % 3) }},
	}
	o := ops[rapid.IntRange(0, len(ops)-1).Draw(t, "op")]
	f := func(env []int64) int64 { return b.wrap(o.f(x.f(env), y.f(env))) }
	switch o.op {
	case OpShl, OpShr, OpUShr:
		return sample{b.m.shift(o.op, x.x, y.x), f}
	}
	if rapid.Bool().Draw(t, "choice") {
		c := b.condition(t, depth-1, scope)
		return sample{b.m.ite(c.x, x.x, y.x), func(env []int64) int64 {
			if c.f(env) != 0 {
				return x.f(env)
			}
			return y.f(env)
		}}
	}
	return sample{b.m.arith(o.op, x.x, y.x), f}
}

func (b *bench) condition(t *rapid.T, depth, scope int) sample {
	kinds := 2
	if depth > 0 {
		kinds = 9
	}
	switch k := rapid.IntRange(0, kinds).Draw(t, "condition"); k {
	case 0:
		v := rapid.Bool().Draw(t, "constant")
		return sample{b.m.boolean(v), func([]int64) int64 { return truth(v) }}
	case 1, 2:
		return sample{b.m.local(b.comps[1+k]), func(env []int64) int64 { return env[1+k] }}
	case 3, 4:
		x, y := b.number(t, depth-1, scope), b.number(t, depth-1, scope)
		if k == 3 {
			return sample{b.m.lt(x.x, y.x), func(env []int64) int64 { return truth(x.f(env) < y.f(env)) }}
		}
		return sample{b.m.le(x.x, y.x), func(env []int64) int64 { return truth(x.f(env) <= y.f(env)) }}
	case 5:
		x, y := b.number(t, depth-1, scope), b.number(t, depth-1, scope)
		return sample{b.m.eq(x.x, y.x), func(env []int64) int64 { return truth(x.f(env) == y.f(env)) }}
	case 6:
		x := b.condition(t, depth-1, scope)
		return sample{b.m.not(x.x), func(env []int64) int64 { return 1 - x.f(env) }}
	case 7, 8:
		x, y, z := b.condition(t, depth-1, scope), b.condition(t, depth-1, scope), b.condition(t, depth-1, scope)
		if k == 7 {
			return sample{b.m.and(x.x, y.x, z.x), func(env []int64) int64 { return x.f(env) & y.f(env) & z.f(env) }}
		}
		return sample{b.m.or(x.x, y.x, z.x), func(env []int64) int64 { return x.f(env) | y.f(env) | z.f(env) }}
	}
	x, y := b.condition(t, depth-1, scope), b.condition(t, depth-1, scope)
	return sample{b.m.implies(x.x, y.x), func(env []int64) int64 { return 1 - x.f(env) | y.f(env) }}
}

// each calls f with every state and every value of the bound variables in scope.
func (b *bench) each(scope int, f func(m *machine, env []int64)) {
	m := newMachine(b.g)
	env := make([]int64, 4+scope)
	var fill func(i int)
	fill = func(i int) {
		if i == len(env) {
			f(m, env)
			return
		}
		low, high := int64(-4), int64(3)
		if i == 2 || i == 3 {
			low, high = 0, 1
		}
		for v := low; v <= high; v++ {
			env[i] = v
			if i < 4 {
				m.plain[b.comps[i]] = v
			} else {
				m.bound[b.bound[i-4]] = v
			}
			fill(i + 1)
		}
	}
	fill(0)
}

// TestMaker: what the maker makes has the value that was asked for.
func TestMaker(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		b := newBench()
		s := b.condition(t, 4, 0)
		b.each(0, func(m *machine, env []int64) {
			if got, want := m.eval(s.x), s.f(env); got != want {
				t.Fatalf("%s at %v is %d, want %d", ExprString(s.x, nil), env, got, want)
			}
		})
	})
}

// TestUnder: a condition simplified under facts keeps its value where they hold.
func TestUnder(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		b := newBench()
		known := facts{}
		var all []*Expr
		for range rapid.IntRange(0, 4).Draw(t, "facts") {
			for _, c := range conjuncts(b.condition(t, 2, 0).x) {
				known[c] = true
				all = append(all, c)
			}
		}
		s := b.condition(t, 4, 0)
		x := b.m.under(s.x, known)
		b.each(0, func(m *machine, env []int64) {
			for _, c := range all {
				if m.eval(c) == 0 {
					return
				}
			}
			if got, want := m.eval(x), s.f(env); got != want {
				t.Fatalf("%s under %d facts at %v is %d, want %d", ExprString(x, nil), len(all), env, got, want)
			}
		})
	})
}

// TestBind: quantifiers with their ranges distributed mean what they meant, for
// ranges that chain comparisons in particular.
func TestBind(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		b := newBench()
		var parts []sample
		rng := b.m.yes
		for range rapid.IntRange(0, 3).Draw(t, "parts") {
			x, y := b.number(t, 0, 2), b.number(t, 0, 2)
			p := sample{b.m.lt(x.x, y.x), func(env []int64) int64 { return truth(x.f(env) < y.f(env)) }}
			if rapid.Bool().Draw(t, "or equal") {
				p = sample{b.m.le(x.x, y.x), func(env []int64) int64 { return truth(x.f(env) <= y.f(env)) }}
			}
			parts = append(parts, p)
			rng = b.m.and(rng, p.x)
		}
		body := b.condition(t, 2, 2)
		op := OpForall
		if rapid.Bool().Draw(t, "exists") {
			op = OpExistsQ
		}
		var x *Expr
		if op == OpForall && rapid.Bool().Draw(t, "always") {
			x = b.m.always(b.bound, rng, body.x)
		} else {
			x = b.m.bind(op, b.bound, rng, body.x)
		}
		b.each(0, func(m *machine, env []int64) {
			want := op == OpForall
			full := append(append([]int64(nil), env...), 0, 0)
			for full[4] = -4; full[4] <= 3; full[4]++ {
			next:
				for full[5] = -4; full[5] <= 3; full[5]++ {
					for _, p := range parts {
						if p.f(full) == 0 {
							continue next
						}
					}
					if (body.f(full) != 0) != (op == OpForall) {
						want = op != OpForall
					}
				}
			}
			if got := m.eval(x); got != truth(want) {
				t.Fatalf("%s at %v is %d", ExprString(x, nil), env, got)
			}
		})
	})
}
