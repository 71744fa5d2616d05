package encode

import (
	"maps"
	"math/big"
	"slices"
	"strings"
	"testing"

	"inspect/cfg"
	"inspect/internal/names"
	"inspect/java/types"

	"pgregory.net/rapid"
)

// gen draws random graphs over a few components.
type gen struct {
	*maker
	t      *rapid.T
	classA *types.Class
	classB *types.Class
	objs   *cfg.Sort
	arrs   *cfg.Sort
	ints   []*cfg.Component // locals
	bools  []*cfg.Component
	refs   []*cfg.Component
	arrays []*cfg.Component
	flds   []*cfg.Component // of references
	data   []*cfg.Component // of integers and truth values
	rows   *cfg.Component
	scope  []*cfg.Bound
	outer  int // variables of scope below this need a guard: bound outside of At
	guards []*cfg.Expr
	inAt   bool
	counts bool // how many objects exist is asked
}

func (g *gen) pick(label string, n int) int { return rapid.IntRange(0, n-1).Draw(g.t, label) }
func (g *gen) flag(label string) bool       { return g.pick(label, 2) == 1 }

func (g *gen) guard(x *cfg.Expr) { g.guards = append(g.guards, x) }

func (g *gen) some(label string, cs []*cfg.Component) *cfg.Component {
	return cs[g.pick(label, len(cs))]
}

// bounds gives the bound variables of a type in scope.
func (g *gen) bounds(t types.Type) []*cfg.Bound {
	var vs []*cfg.Bound
	for _, v := range g.scope {
		if v.Type == t {
			vs = append(vs, v)
		}
	}
	return vs
}

func (g *gen) useBound(vs []*cfg.Bound) *cfg.Expr {
	v := vs[g.pick("var", len(vs))]
	x := g.use(v)
	for i, w := range g.scope {
		if w == v && i < g.outer && types.IsReference(v.Type) {
			g.guard(g.op(cfg.OpExists, tBool, x))
		}
	}
	return x
}

// narrow guards that x has the field.
func (g *gen) narrow(x *cfg.Expr, c *cfg.Component) {
	g.guard(g.not(g.eq(x, g.null(g.classA))))
	if c.Fld.Class == g.classB {
		g.guard(g.isa(x, g.objs.Kinds[1]))
	}
}

func (g *gen) isa(x *cfg.Expr, ks ...*cfg.Kind) *cfg.Expr {
	return g.expr(cfg.Expr{Op: cfg.OpInstanceOf, Type: tBool, Kinds: ks, Args: []*cfg.Expr{x}})
}

func (g *gen) ref(depth int) *cfg.Expr {
	vs := g.bounds(g.classA)
	n := g.pick("ref", 6)
	switch {
	case n == 0:
		return g.null(g.classA)
	case n <= 2 && depth > 0 && len(g.flds) > 0:
		o, c := g.ref(depth-1), g.some("field", g.flds)
		g.narrow(o, c)
		return g.load(c, o)
	case n == 3 && depth > 0:
		return g.op(cfg.OpIte, g.classA, g.bool(depth-1), g.ref(depth-1), g.ref(depth-1))
	case n == 4 && depth > 0 && g.rows != nil && g.rows.Type == g.classA:
		return g.elemOf(depth)
	case n >= 3 && len(vs) > 0:
		return g.useBound(vs)
	}
	return g.get(g.some("local", g.refs))
}

func (g *gen) elemOf(depth int) *cfg.Expr {
	a := g.get(g.some("array", g.arrays))
	g.guard(g.not(g.eq(a, g.null(g.arrays[0].Type))))
	i := g.num(0, tInt)
	if g.flag("index") {
		i = g.int(depth - 1)
	}
	g.guard(g.op(cfg.OpLe, tBool, g.num(0, tInt), i))
	g.guard(g.op(cfg.OpLt, tBool, i, g.op(cfg.OpLen, tInt, a)))
	return g.elem(g.rows, a, i)
}

var (
	binary = []cfg.Op{cfg.OpAdd, cfg.OpSub, cfg.OpMul, cfg.OpDiv, cfg.OpRem, cfg.OpBitAnd, cfg.OpBitOr, cfg.OpBitXor,
		cfg.OpShl, cfg.OpShr, cfg.OpUShr}
	unary = []cfg.Op{cfg.OpNeg, cfg.OpBitNot}
)

func (g *gen) int(depth int) *cfg.Expr {
	vs := g.bounds(tInt)
	n := g.pick("int", 12)
	switch {
	case n == 0:
		return g.num(int64(g.pick("num", 4)-2), tInt)
	case n == 1 && len(vs) > 0:
		return g.useBound(vs)
	case n <= 3 && depth > 0:
		o := binary[g.pick("binary", len(binary))]
		a, b := g.int(depth-1), g.int(depth-1)
		if o == cfg.OpDiv || o == cfg.OpRem {
			g.guard(g.not(g.eq(b, g.num(0, tInt))))
		}
		return g.binary(o, tInt, a, b)
	case n == 4 && depth > 0:
		return g.op(unary[g.pick("unary", len(unary))], tInt, g.int(depth-1))
	case n == 5 && depth > 0 && len(g.data) > 0:
		if c := g.some("data", g.data); c.Type == tInt {
			o := g.ref(depth - 1)
			g.narrow(o, c)
			return g.load(c, o)
		}
	case n == 6 && depth > 0 && g.rows != nil && g.rows.Type == tInt:
		return g.elemOf(depth)
	case n == 7 && len(g.arrays) > 0:
		a := g.get(g.some("array", g.arrays))
		g.guard(g.not(g.eq(a, g.null(g.arrays[0].Type))))
		return g.op(cfg.OpLen, tInt, a)
	case n == 8 && depth > 0:
		return g.op(cfg.OpIte, tInt, g.bool(depth-1), g.int(depth-1), g.int(depth-1))
	case n == 9 && depth > 0 && len(g.flds) > 0:
		return g.reach(cfg.OpReachCount, tInt, g.ref(depth-1))
	case n == 11 && depth > 0:
		return g.fold(depth)
	case n == 10 && depth > 0:
		// Through another width and back.
		t := []types.Type{tLong, tChar, tByte}[g.pick("type", 3)]
		x := g.op(cfg.OpConvert, t, g.int(depth-1))
		if o := binary[g.pick("binary", len(binary))]; o != cfg.OpDiv && o != cfg.OpRem {
			y := g.op(cfg.OpConvert, t, g.int(depth-1))
			x = g.binary(o, t, x, y)
		}
		return g.op(cfg.OpConvert, tInt, x)
	}
	return g.get(g.some("local", g.ints))
}

func (g *gen) reach(o cfg.Op, t types.Type, args ...*cfg.Expr) *cfg.Expr {
	fs := g.flds
	if len(fs) > 1 && g.flag("one") {
		fs = fs[:1]
	}
	var ks []*cfg.Kind
	switch g.pick("filter", 3) {
	case 1:
		ks = g.objs.Kinds[:1]
	case 2:
		ks = g.objs.Kinds[1:]
	}
	return g.expr(cfg.Expr{Op: o, Type: t, Args: args, Comps: fs, Kinds: ks})
}

// bool draws a condition that is guarded against what is unspecified.
func (g *gen) bool(depth int) *cfg.Expr {
	before := g.guards
	g.guards = nil
	x := g.atom(depth)
	// A guard may need the guards before it.
	for i := len(g.guards) - 1; i >= 0; i-- {
		x = g.and(g.guards[i], x)
	}
	g.guards = before
	return x
}

func (g *gen) atom(depth int) *cfg.Expr {
	if g.counts && g.pick("count", 6) == 0 {
		k := g.objs.Kinds[g.pick("kind", 2)]
		return g.expr(cfg.Expr{Op: cfg.OpMore, Type: tBool, Kinds: []*cfg.Kind{k}, Int: big.NewInt(int64(g.pick("more", 3)))})
	}
	n := g.pick("bool", 18)
	vs := g.bounds(tBool)
	objects := g.bounds(g.classA)
	switch {
	case n <= 1:
		return g.op([]cfg.Op{cfg.OpLt, cfg.OpLe, cfg.OpEq}[g.pick("cmp", 3)], tBool, g.int(depth), g.int(depth))
	case n <= 3:
		return g.eq(g.ref(depth), g.ref(depth))
	case n == 4:
		return g.isa(g.ref(depth), g.objs.Kinds[g.pick("kind", 2)])
	case n == 5 && depth > 0:
		return g.not(g.bool(depth - 1))
	case n <= 7 && depth > 0:
		return g.op([]cfg.Op{cfg.OpAnd, cfg.OpOr, cfg.OpEq}[g.pick("logic", 3)], tBool, g.bool(depth-1), g.bool(depth-1))
	case n <= 10 && depth > 0:
		return g.quantifier(depth)
	case n == 11 && depth > 0 && len(g.flds) > 0:
		return g.reach(cfg.OpReachHas, tBool, g.ref(depth-1), g.ref(depth-1))
	case n == 12 && depth > 0 && !g.inAt:
		g.inAt = true
		out := g.outer
		g.outer = len(g.scope)
		x := g.expr(cfg.Expr{Op: cfg.OpAt, Type: tBool, At: g.entry, Args: []*cfg.Expr{g.bool(depth - 1)}})
		g.inAt, g.outer = false, out
		return x
	case n == 13 && len(vs) > 0:
		return g.useBound(vs)
	case n == 14 && depth > 0 && len(g.data) > 0:
		if c := g.some("data", g.data); c.Type == tBool {
			o := g.ref(depth - 1)
			g.narrow(o, c)
			return g.load(c, o)
		}
	}
	if n >= 16 && len(objects) > 0 && !g.inAt {
		return g.seen(g.useBound(objects))
	}
	return g.get(g.some("flag", g.bools))
}

// seen draws an OpSeen of an object that exists.
func (g *gen) seen(object *cfg.Expr) *cfg.Expr {
	x := cfg.Expr{Op: cfg.OpSeen, Type: tBool, At: g.entry, Args: []*cfg.Expr{object}, Kinds: g.objs.Kinds, Comps: g.flds}
	if g.rows != nil && g.rows.Type == g.classA {
		x.Comps = append(append([]*cfg.Component{}, g.flds...), g.rows)
		x.Kinds = append(append([]*cfg.Kind{}, x.Kinds...), g.arrs.Kinds...)
		if g.flag("root") {
			x.Args = append(x.Args, g.get(g.some("array", g.arrays)))
		}
	}
	for range g.pick("roots", 3) {
		x.Args = append(x.Args, g.get(g.some("local", g.refs)))
	}
	return g.expr(x)
}

func (g *gen) quantifier(depth int) *cfg.Expr {
	var v *cfg.Bound
	switch g.pick("range", 5) {
	case 0:
		v = g.bound("b", tBool, nil)
	case 1:
		v = g.bound("i", tInt, nil)
	case 2:
		v = g.bound("x", g.classA, g.objs.Kinds[g.pick("kind", 2):])
	default:
		v = g.bound("x", g.classA, g.objs.Kinds)
	}
	g.scope = append(g.scope, v)
	rng := g.yes()
	if g.flag("ranged") {
		rng = g.bool(depth - 1)
	}
	body := g.bool(depth - 1)
	g.scope = g.scope[:len(g.scope)-1]
	return g.quant([]cfg.Op{cfg.OpForall, cfg.OpExistsQ}[g.pick("quant", 2)], v, rng, body)
}

// fold draws a number that is made of those of all objects.
func (g *gen) fold(depth int) *cfg.Expr {
	first := g.num(int64(g.pick("first", 3)-1), tInt)
	v := g.bound("x", g.classA, g.objs.Kinds[g.pick("kind", 2):])
	g.scope = append(g.scope, v)
	rng := g.bool(depth - 1)
	before := g.guards
	g.guards = nil
	body := g.int(depth - 1)
	for _, x := range g.guards { // which may need those before it
		rng = g.and(rng, x)
	}
	g.guards = before
	g.scope = g.scope[:len(g.scope)-1]
	op := []cfg.Op{cfg.OpSumOf, cfg.OpProductOf, cfg.OpGreatest, cfg.OpLeast}[g.pick("fold", 4)]
	return g.expr(cfg.Expr{Op: op, Type: tInt, Args: []*cfg.Expr{rng, body, first}, Bound: v})
}

// effect adds edges from one node to another that change something.
func (g *gen) effect(from, to *cfg.Node) {
	g.guards = nil
	e := cfg.Edge{To: to}
	n := g.pick("effect", 12)
	switch {
	case n <= 1:
		e.Op, e.Comp = cfg.Assign, g.some("local", g.refs)
		e.Value = g.ref(2)
	case n == 2:
		e.Op, e.Comp = cfg.Assign, g.some("local", g.ints)
		e.Value = g.int(2)
	case n == 3:
		e.Op, e.Comp = cfg.Assign, g.some("flag", g.bools)
		e.Value = g.bool(2)
	case n <= 5 && len(g.flds) > 0:
		e.Op, e.Comp = cfg.WriteField, g.some("field", g.flds)
		e.Object, e.Value = g.ref(1), g.ref(1)
		g.narrow(e.Object, e.Comp)
	case n == 6 && len(g.data) > 0:
		e.Op, e.Comp = cfg.WriteField, g.some("data", g.data)
		e.Object = g.ref(1)
		g.narrow(e.Object, e.Comp)
		if e.Comp.Type == tInt {
			e.Value = g.int(1)
		} else {
			e.Value = g.bool(1)
		}
	case n == 7 && g.rows != nil:
		x := g.elemOf(2)
		e.Op, e.Comp, e.Object, e.Index = cfg.WriteElem, g.rows, x.Args[0], x.Args[1]
		if g.rows.Type == tInt {
			e.Value = g.int(1)
		} else {
			e.Value = g.get(g.some("local", g.refs))
		}
	case n == 8:
		e.Op, e.Comp, e.NewKind = cfg.Alloc, g.some("local", g.refs), g.objs.Kinds[g.pick("kind", 2)]
	case n == 9 && g.rows != nil:
		e.Op, e.Comp, e.NewKind = cfg.Alloc, g.some("array", g.arrays), g.arrs.Kinds[0]
		e.Length = g.int(1)
		g.guard(g.op(cfg.OpLe, tBool, g.num(0, tInt), e.Length))
	case n == 10:
		cs := append(append(append([]*cfg.Component{}, g.refs...), g.flds...), g.data...)
		cs = append(cs, g.objs.Kinds[0].Counter)
		if g.rows != nil {
			cs = append(cs, g.rows, g.arrs.Kinds[0].Counter)
		}
		e.Op, e.Comp = cfg.Havoc, g.some("havoc", cs)
		if e.Comp.Kind == cfg.Field && g.flag("keep") {
			e.Bound = g.bound("o", g.classA, e.Comp.Sort.Kinds)
			g.scope = append(g.scope, e.Bound)
			e.Cond = g.bool(1)
			g.scope = nil
		}
	default:
		e.Op, e.Cond = cfg.Assume, g.bool(2)
	}
	for _, x := range g.guards {
		mid := g.node()
		g.edge(cfg.Edge{From: from, To: mid, Cond: x})
		from = mid
	}
	e.From = from
	g.edge(e)
}

// fork adds one way on, or two of which the state or nobody decides.
func (g *gen) fork(from, to, or *cfg.Node) {
	branch := g.pick("branch", 3)
	if branch == 0 {
		g.effect(from, to)
		return
	}
	var c, not *cfg.Expr
	if branch == 1 {
		c = g.bool(2)
		not = g.op(cfg.OpNot, tBool, c)
	}
	yes, no := g.node(), g.node()
	g.edge(cfg.Edge{From: from, To: yes, Cond: c})
	g.edge(cfg.Edge{From: from, To: no, Cond: not})
	g.effect(yes, to)
	g.effect(no, or)
}

// randomGraph draws a graph. With exclusive, of the edges that go on from a node
// exactly one can be taken, or all are without a condition: as Build makes them.
func randomGraph(t *rapid.T, exclusive bool) *cfg.Graph {
	g := &gen{t: t, maker: newMaker(cfg.Bounds{Bits: 2, ArrayLength: 1}), classA: &types.Class{Name: "A"}}
	g.counts = g.pick("counts", 8) == 0
	g.classB = &types.Class{Name: "B", Super: g.classA}
	two := g.flag("two")
	g.objs = g.sort("A", []int{1 + truthInt(two), g.pick("bs", 2)}, g.classA, g.classB)
	g.ints = append(g.ints, g.local("i", tInt))
	g.bools = append(g.bools, g.local("b", tBool))
	g.refs = append(g.refs, g.local("p", g.classA), g.local("q", g.classA))
	if g.pick("next", 4) > 0 {
		g.flds = append(g.flds, g.field(g.classA, "next", g.classA))
		if !two && g.flag("other") {
			g.flds = append(g.flds, g.field(g.classB, "other", g.classA))
		}
	}
	switch g.pick("data", 3) {
	case 0:
		g.data = append(g.data, g.field(g.classA, "val", tInt))
	case 1:
		g.data = append(g.data, g.field(g.classB, "on", tBool))
	}
	if !two && g.flag("arrays") {
		elem := tInt
		if g.flag("objects") {
			elem = g.classA
		}
		a := &types.Array{Elem: elem}
		g.arrs = g.sort(a.String(), []int{1}, a)
		g.arrays = append(g.arrays, g.local("a", a))
		g.rows = g.elems(a)
	}
	for i := g.pick("pre", 3); i > 0; i-- {
		g.g.Pre = append(g.g.Pre, cfg.Assumption{Cond: g.bool(2), Kind: "requires", Text: "drawn"})
	}
	// A chain of nodes with edges that skip some.
	nodes := []*cfg.Node{g.entry}
	for i := 1 + g.pick("length", 4); i > 0; i-- {
		nodes = append(nodes, g.node())
	}
	for i := 0; i+1 < len(nodes); i++ {
		if exclusive {
			g.fork(nodes[i], nodes[i+1], nodes[min(i+1+g.pick("skip", 2), len(nodes)-1)])
			continue
		}
		g.effect(nodes[i], nodes[i+1])
		switch g.pick("branch", 3) {
		case 1:
			g.effect(nodes[i], nodes[min(i+1+g.pick("skip", 2), len(nodes)-1)])
		case 2:
			c := g.bool(2)
			g.edge(cfg.Edge{From: nodes[i], To: nodes[i+1], Cond: c})
		}
	}
	props := []*cfg.Property{g.property("p.1"), g.property("p.2")}
	ct := g.cutAt("loop")
	last := nodes[len(nodes)-1]
	g.edge(cfg.Edge{From: last, To: g.exit, Cond: g.bool(3), Exit: cfg.Violation, Property: props[0]})
	g.edge(cfg.Edge{From: last, To: g.exit, Cond: g.bool(2), Exit: cfg.End})
	if len(nodes) > 1 {
		n := nodes[g.pick("where", len(nodes)-1)]
		g.edge(cfg.Edge{From: n, To: g.exit, Cond: g.bool(2), Exit: cfg.Violation, Property: props[1]})
		n = nodes[g.pick("where", len(nodes)-1)]
		g.edge(cfg.Edge{From: n, To: g.exit, Cond: g.bool(1), Exit: cfg.CutOff, Cut: ct})
	}
	for _, c := range g.g.Components {
		if c.Kind == cfg.Local {
			g.g.Inputs = append(g.g.Inputs, c)
		}
	}
	// Specifications may see objects that nothing refers to.
	g.g.SeesAll = true
	g.rename()
	return g.finish()
}

// rename gives variables, fields and bound variables names of real programs and of
// what encodings make up; the kinds share them, and one variable may have the name
// of another but for a backslash.
func (g *gen) rename() {
	if !g.flag("renamed") {
		return
	}
	first, of := g.pick("names", len(names.All)), map[cfg.CompKind]int{}
	name := func(i int) string { return names.All[(first+i)%len(names.All)] }
	for _, c := range g.g.Components {
		n := name(of[c.Kind])
		switch c.Kind {
		case cfg.Local:
			c.Name = n
			if of[c.Kind] == 1 && g.flag("result") {
				c.Name = `\\` + name(0)
			}
		case cfg.Field:
			c.Name = c.Fld.Class.Name + "." + n
		}
		of[c.Kind]++
	}
	for i, v := range g.g.BoundVars {
		v.Name = name(i % 4)
	}
}

// somewhere is one or two edges that an execution may take on its way.
func somewhere(rt *rapid.T, g *cfg.Graph) []Point {
	var within []Point
	for _, e := range g.Edges {
		if e.Exit == cfg.NoExit {
			within = append(within, Point{Edge: e})
		}
	}
	var out []Point
	for range rapid.IntRange(1, 2).Draw(rt, "points") {
		if len(within) > 0 {
			out = append(out, rapid.SampledFrom(within).Draw(rt, "point"))
		}
	}
	return out
}

func truthInt(b bool) int { return int(truth(b)) }

// TestRandomGraphs compares every goal's answer on random graphs with what
// exhaustive execution finds, and follows every model through the graph.
func TestRandomGraphs(t *testing.T) {
	each(t, func(t *testing.T, o Options) {
		answers := map[string]int{}
		rapid.Check(t, func(rt *rapid.T) {
			g := randomGraph(rt, o.Encoding == Ground)
			in := &interp{g: g, left: 3_000_000}
			func() {
				defer func() {
					if x := recover(); x != nil {
						rt.Fatalf("interpreter: %v\n%s", x, show(g))
					}
				}()
				in.explore()
			}()
			if in.left < 0 {
				return
			}
			e, err := New(g, o)
			if err != nil {
				rt.Fatalf("%v", err)
			}
			goals := []Goal{{Kind: Violate}, {Kind: Finish}, {Kind: Cutoff}, {Kind: Violate, Property: g.Properties[1]},
				{Kind: Reach, Points: PointsOf(g.Properties[0])}, {Kind: Reach, Points: somewhere(rt, g)}, {Kind: Violate, Skip: map[*cfg.Property]bool{g.Properties[1]: true}}}
			goal := goals[rapid.IntRange(0, len(goals)-1).Draw(rt, "goal")]
			want := "unsat"
			for _, x := range g.Edges {
				if in.taken[x.ID] && goal.Wants(x) {
					want = "sat"
				}
			}
			for _, p := range goal.Points {
				if p.Node != nil && in.nodes[p.Node.ID] || p.Edge != nil && in.taken[p.Edge.ID] {
					want = "sat"
				}
			}
			for _, other := range goals {
				e.Script(other) // scripts of one encoding do not disturb each other
			}
			s := e.Script(goal)
			solver := "z3"
			if rapid.IntRange(0, 7).Draw(rt, "solver") == 0 {
				solver = "cvc5"
			}
			got, m := solve(rt, solver, s)
			answers[solver+" "+got]++
			if undecided(got) && o.Encoding == Quantified {
				return // no solver decides all quantifiers over finite sorts
			}
			if got != want {
				rt.Fatalf("%s: %s, but exhaustive execution says %s\n%s\n%s", solver, got, want, show(g), s)
			}
			if m != nil {
				satisfies(rt, s, m)
				follows(rt, e, goal, m)
			}
		})
		t.Log(answers)
		if answers["z3 sat"] == 0 || answers["z3 unsat"] == 0 {
			t.Errorf("one-sided: %v", answers)
		}
		decides(t, answers)
	})
}

// TestDeterministic demands the same text for the same graph.
func TestDeterministic(t *testing.T) {
	each(t, func(t *testing.T, o Options) {
		rapid.Check(t, func(rt *rapid.T) {
			g := randomGraph(rt, o.Encoding == Ground)
			texts := map[string]bool{}
			for i := 0; i < 3; i++ {
				e, err := New(g, o)
				if err != nil {
					rt.Fatalf("%v", err)
				}
				texts[e.Script(Goal{Kind: Violate}).String()] = true
				texts[e.Script(Goal{Kind: Violate}).String()] = true
			}
			if len(texts) != 1 {
				rt.Fatalf("%d texts:\n%s", len(texts), strings.Join(slices.Sorted(maps.Keys(texts)), "\n----\n"))
			}
		})
	})
}
