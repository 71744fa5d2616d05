package encode

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"inspect/cfg"
	"inspect/java/source"
	"inspect/java/types"
	"inspect/smtlib"

	"pgregory.net/rapid"
)

const absText = `int abs(int x) {
  if (x < 0)
    x = -x;
  return x;
}`

// abs is the graph of the package comment, at a width.
func abs(bits int) (*cfg.Graph, *cfg.Component) {
	file := source.NewFile("Abs.java", absText)
	at := func(s string) source.Span {
		i := strings.Index(absText, s)
		return file.Span(i, i+len(s))
	}
	m := newMaker(cfg.Bounds{Bits: bits})
	x := m.local("x", tInt)
	zero := m.num(0, tInt)
	then, join := m.node(), m.node()
	neg := m.op(cfg.OpLt, tBool, m.get(x), zero)
	m.edge(cfg.Edge{From: m.entry, To: then, Cond: neg, Span: at("x < 0")})
	m.edge(cfg.Edge{From: m.entry, To: join, Cond: m.not(neg), Span: at("x < 0"), Label: "!(x < 0)"})
	m.edge(cfg.Edge{From: then, To: join, Op: cfg.Assign, Comp: x, Value: m.op(cfg.OpNeg, tInt, m.get(x)), Span: at("x = -x")})
	m.edge(cfg.Edge{From: join, To: m.exit, Cond: m.not(m.op(cfg.OpLe, tBool, zero, m.get(x))), Exit: cfg.Violation,
		Property: m.property("abs.postcondition.1"), Span: at("return x")})
	m.edge(cfg.Edge{From: join, To: m.exit, Exit: cfg.End, Span: at("return x")})
	return m.finish(), x
}

func TestAbs(t *testing.T) {
	each(t, func(t *testing.T, o Options) {
		for _, w := range []int{1, 4, 32} {
			g, x := abs(w)
			e, err := New(g, o)
			if err != nil {
				t.Fatal(err)
			}
			goal := Goal{Kind: Violate}
			s := e.Script(goal)
			got, m := solve(t, "z3", s)
			if got != "sat" {
				t.Fatalf("%d bits: %s", w, got)
			}
			satisfies(t, s, m)
			v, err := smtlib.Eval(e.Value(x, g.Entry), m)
			if err != nil || v.Int().Int64() != -(1<<(w-1)) {
				t.Errorf("%d bits: violated by %v, %v", w, v, err)
			}
			if o.Encoding != Quantified {
				continue // folds edges into values
			}
			for _, c := range []string{"Abs.java:2: x < 0", "Abs.java:3: x = -x", "Abs.java:4: violation of abs.postcondition.1"} {
				if !strings.Contains(s.String(), "; "+c) {
					t.Errorf("no comment %q in\n%s", c, s)
				}
			}
		}
	})
}

// TestQuantifiedText pins the text of a small script.
func TestQuantifiedText(t *testing.T) {
	g, _ := abs(4)
	e, err := New(g, Options{})
	if err != nil {
		t.Fatal(err)
	}
	want := `; satisfiable iff a graph has an execution within the bounds as asked: violate any
; bounds: int of 4 bits, arrays up to 4, unwind 4, recursion 3
; objects (numbers in the pre-state + room for new ones): none
; encoding: quantified, reachability: closure
(set-info :smt-lib-version 2.6)
(set-option :produce-models true)
(set-logic QF_BV)
(declare-const !edge_0_1 Bool)
(declare-const !edge_0_2 Bool)
(declare-const !edge_1_2 Bool)
(declare-const x@0 (_ BitVec 4))
(declare-const !edge_2_3_3 Bool)
(declare-const x@1 (_ BitVec 4))
; an edge of the entry is taken
(assert (or !edge_0_1 !edge_0_2))
; Abs.java:2: x < 0: and on from node 1
(assert (or (not !edge_0_1) !edge_1_2))
; Abs.java:2: x < 0
(assert (or (bvslt x@0 #x0) (not !edge_0_1)))
; Abs.java:2: !(x < 0): and on from node 2
(assert (or (not !edge_0_2) !edge_2_3_3))
; Abs.java:2: !(x < 0)
(assert (or (not (bvslt x@0 #x0)) (not !edge_0_2)))
; Abs.java:2: !(x < 0): leaves x alone
(assert (or (not !edge_0_2) (= x@0 x@1)))
; Abs.java:3: x = -x: and on from node 2
(assert (or (not !edge_1_2) !edge_2_3_3))
; Abs.java:3: x = -x
(assert (or (not !edge_1_2) (= x@1 (bvneg x@0))))
; Abs.java:4: violation of abs.postcondition.1
(assert (or (bvslt x@1 #x0) (not !edge_2_3_3)))
(check-sat)
(get-model)
`
	if got := e.Script(Goal{Kind: Violate}).String(); got != want {
		t.Errorf("got\n%s", got)
	}
}

func TestCore(t *testing.T) {
	each(t, func(t *testing.T, o Options) {
		m := newMaker(cfg.Bounds{Bits: 8})
		x, y := m.local("x", tInt), m.local("y", tInt)
		zero := m.num(0, tInt)
		m.g.Pre = []cfg.Assumption{
			{Cond: m.op(cfg.OpLt, tBool, m.get(x), zero), Kind: "requires", Text: "x < 0"},
			{Cond: m.op(cfg.OpLt, tBool, m.get(y), zero), Kind: "requires", Text: "y < 0"},
			{Cond: m.op(cfg.OpLt, tBool, zero, m.get(x)), Kind: "requires", Text: "0 < x"},
		}
		m.edge(cfg.Edge{From: m.entry, To: m.exit, Exit: cfg.End})
		e, err := New(m.finish(), o)
		if err != nil {
			t.Fatal(err)
		}
		s := e.CoreScript(Goal{Kind: Finish})
		if len(s.Assumptions) != 3 {
			t.Fatalf("%d assumptions", len(s.Assumptions))
		}
		all := s.Assumptions
		for _, c := range []struct {
			keep []int
			want string
		}{{[]int{0, 1, 2}, "unsat"}, {[]int{0, 2}, "unsat"}, {[]int{0, 1}, "sat"}, {[]int{1, 2}, "sat"}} {
			s.Assumptions = nil
			for _, i := range c.keep {
				s.Assumptions = append(s.Assumptions, all[i])
			}
			if got, _ := solve(t, "z3", s); got != c.want {
				t.Errorf("assumptions %v: %s, want %s", c.keep, got, c.want)
			}
		}
		if got, _ := solve(t, "z3", e.Script(Goal{Kind: Finish})); got != "unsat" {
			t.Errorf("without literals: %s", got)
		}
	})
}

// TestNoPath: a goal to which no path leads is unsatisfiable.
func TestNoPath(t *testing.T) {
	each(t, func(t *testing.T, o Options) {
		g, _ := abs(4)
		e, err := New(g, o)
		if err != nil {
			t.Fatal(err)
		}
		s := e.Script(Goal{Kind: Cutoff})
		if got, _ := solve(t, "z3", s); got != "unsat" {
			t.Errorf("%s", got)
		}
		skip := map[*cfg.Property]bool{g.Properties[0]: true}
		if got, _ := solve(t, "z3", e.Script(Goal{Kind: Violate, Skip: skip})); got != "unsat" {
			t.Errorf("skipped: %s", got)
		}
	})
}

func TestImpossibleBounds(t *testing.T) {
	for name, c := range map[string]struct {
		objects int
		reach   bool
		opt     Options
		want    string
	}{
		"too many references": {1 << 30, false, Options{}, "impossible bounds"},
		"too large a closure": {1000, true, Options{}, "by closure"},
		"many with axioms":    {1000, true, Options{Reach: Axioms}, ""},
		"many without reach":  {1000, false, Options{}, ""},
		"no such encoding":    {1, false, Options{Encoding: "magic"}, "no encoding"},
		"no such reach":       {1, false, Options{Reach: "magic"}, "no form of reachability"},
	} {
		m := newMaker(cfg.Bounds{Bits: 4})
		class := &types.Class{Name: "A"}
		m.sort("A", []int{c.objects}, class)
		next, p := m.field(class, "next", class), m.local("p", class)
		cond := m.eq(m.get(p), m.null(class))
		if c.reach {
			cond = m.expr(cfg.Expr{Op: cfg.OpReachHas, Type: tBool, Args: []*cfg.Expr{m.get(p), m.get(p)}, Comps: []*cfg.Component{next}})
		}
		m.edge(cfg.Edge{From: m.entry, To: m.exit, Exit: cfg.Violation, Property: m.property("p"), Cond: cond})
		_, err := New(m.finish(), c.opt)
		if c.want == "" && err != nil || c.want != "" && (err == nil || !strings.Contains(err.Error(), c.want)) {
			t.Errorf("%s: error %v, want %q", name, err, c.want)
		}
	}
}

// TestArithmetic compares the translation of integer expressions with the
// interpreter at many widths, by evaluation.
func TestArithmetic(t *testing.T) {
	each(t, func(t *testing.T, o Options) {
		o.NoOrders = true // all values of the inputs are tried
		done := 0
		rapid.Check(t, func(rt *rapid.T) {
			bits := rapid.SampledFrom([]int{1, 2, 3, 4, 5, 7, 8, 16, 31, 32}).Draw(rt, "bits")
			g := &gen{t: rt, maker: newMaker(cfg.Bounds{Bits: bits})}
			class := &types.Class{Name: "A"}
			g.objs = g.sort("A", []int{0}, class)
			g.classA = class
			g.refs = append(g.refs, g.local("p", class))
			i, j, b := g.local("i", tInt), g.local("j", tInt), g.local("b", tBool)
			g.ints, g.bools = append(g.ints, i, j), append(g.bools, b)
			x := g.numeric(4)
			g.edge(cfg.Edge{From: g.entry, To: g.exit, Exit: cfg.End, Cond: g.eq(x, g.num(0, tInt))})
			gr := g.finish()
			e, err := New(gr, o)
			if err != nil {
				rt.Fatal(err)
			}
			term := newRun(e).tr.value(x, gr.Entry, nil)
			in := &interp{g: gr}
			s := &state{vals: make([]int64, len(gr.Components))}
			model := &smtlib.Model{Consts: map[string]smtlib.Value{}}
			for _, c := range []*cfg.Component{i, j, b} {
				v := rapid.Int64().Draw(rt, c.Name)
				if c == b {
					v &= 1
				} else {
					v = in.wrap(v, tInt)
				}
				s.vals[c.ID] = v
				t := e.Value(c, gr.Entry)
				model.Consts[t.Name] = smtlib.BVOrBool(t.Sort, uint64(v))
			}
			want, err := attempt(in, x, s)
			if err != nil {
				return // division by zero: unspecified
			}
			got, err := smtlib.Eval(term, model)
			if err != nil {
				rt.Fatal(err)
			}
			done++
			if in.wrap(got.Int().Int64(), tInt) != want {
				rt.Fatalf("%d bits: %s is %d, the term says %s\n%s", bits, showExpr(x), want, got, term)
			}
		})
		if done < 5 {
			t.Errorf("only %d expressions were specified", done)
		}
	})
}

// numeric draws an expression over integers and truth values only.
func (g *gen) numeric(depth int) *cfg.Expr {
	if depth == 0 || g.pick("leaf", 4) == 0 {
		if g.flag("num") {
			return g.num(int64(-g.pick("value", 2)), tInt)
		}
		return g.get(g.some("int", g.ints))
	}
	switch g.pick("shape", 6) {
	case 0:
		return g.op(unary[g.pick("unary", len(unary))], tInt, g.numeric(depth-1))
	case 1:
		c := g.op([]cfg.Op{cfg.OpLt, cfg.OpLe, cfg.OpEq}[g.pick("cmp", 3)], tBool, g.numeric(depth-1), g.numeric(depth-1))
		c = g.op([]cfg.Op{cfg.OpEq, cfg.OpAnd, cfg.OpOr}[g.pick("logic", 3)], tBool, c, g.get(g.bools[0]))
		return g.op(cfg.OpIte, tInt, c, g.numeric(depth-1), g.numeric(depth-1))
	case 2, 3:
		t := []types.Type{tLong, tChar, tByte, types.Of(types.Short)}[g.pick("type", 4)]
		o := binary[g.pick("binary", len(binary))]
		return g.op(cfg.OpConvert, tInt, g.binary(o, t, g.op(cfg.OpConvert, t, g.numeric(depth-1)), g.op(cfg.OpConvert, t, g.numeric(depth-1))))
	}
	return g.binary(binary[g.pick("binary", len(binary))], tInt, g.numeric(depth-1), g.numeric(depth-1))
}

// binary applies an operator; the distance of a shift is brought into range.
func (g *gen) binary(o cfg.Op, t types.Type, x, y *cfg.Expr) *cfg.Expr {
	if o == cfg.OpShl || o == cfg.OpShr || o == cfg.OpUShr {
		zero := g.num(0, t)
		last := g.num(int64(g.g.Bounds.Width(t.(*types.Basic).Kind)-1), t)
		if g.g.Bounds.Width(t.(*types.Basic).Kind) <= 2 && !types.IsKind(t, types.Char) {
			last = zero // the width itself is no value of so narrow a type
		}
		y = g.op(cfg.OpIte, t, g.and(g.op(cfg.OpLe, tBool, zero, y), g.op(cfg.OpLe, tBool, y, last)), y, zero)
	}
	return g.op(o, t, x, y)
}

// attempt evaluates x, or says that it is unspecified.
func attempt(in *interp, x *cfg.Expr, s *state) (v int64, err error) {
	defer func() {
		if r := recover(); r != nil {
			u, ok := r.(unspecified)
			if !ok {
				panic(r)
			}
			err = errors.New(string(u))
		}
	}()
	return in.eval(x, s, &world{bound: map[*cfg.Bound]int64{}}), nil
}

// TestReachFamilies: \reach through objects of several families and through the
// elements of arrays.
func TestReachFamilies(t *testing.T) {
	each(t, func(t *testing.T, o Options) {
		if o.Reach == Axioms {
			t.Log("has no axioms, see TestImpossibleBounds")
		}
		answers := map[string]int{}
		rapid.Check(t, func(rt *rapid.T) {
			g := &gen{t: rt, maker: newMaker(cfg.Bounds{Bits: 2, ArrayLength: 1}), classA: &types.Class{Name: "A"}}
			item := &types.Class{Name: "Item"}
			row := &types.Array{Elem: item}
			nodes, items, rows := g.sort("A", []int{2}, g.classA), g.sort("Item", []int{1}, item), g.sort("Item[]", []int{1}, row)
			p, q := g.local("p", g.classA), g.local("q", g.classA)
			r, a := g.local("r", item), g.local("a", row)
			all := []*cfg.Component{g.field(g.classA, "next", g.classA), g.field(g.classA, "data", row), g.elems(row), g.field(item, "up", g.classA)}
			kinds := [][]*cfg.Kind{nil, nodes.Kinds, {nodes.Kinds[0], items.Kinds[0]}, {nodes.Kinds[0], items.Kinds[0], rows.Kinds[0]}}
			atom := func() *cfg.Expr {
				ends := []*cfg.Component{p, q, r, a}
				var fs []*cfg.Component
				for _, f := range all {
					if g.pick("field", 4) > 0 {
						fs = append(fs, f)
					}
				}
				ks := kinds[g.pick("kinds", len(kinds))]
				from := g.get(g.some("from", ends))
				x := g.expr(cfg.Expr{Op: cfg.OpReachHas, Type: tBool, Args: []*cfg.Expr{from, g.get(g.some("to", ends))}, Comps: fs, Kinds: ks})
				if g.pick("count", 4) == 0 {
					n := g.expr(cfg.Expr{Op: cfg.OpReachCount, Type: tInt, Args: []*cfg.Expr{from}, Comps: fs, Kinds: ks})
					x = g.eq(n, g.num(int64(g.pick("n", 4)-2), tInt))
				}
				if g.flag("not") {
					return g.not(x)
				}
				return x
			}
			g.edge(cfg.Edge{From: g.entry, To: g.exit, Exit: cfg.Violation, Property: g.property("p"), Cond: g.and(atom(), atom(), atom())})
			gr := g.finish()
			e, err := New(gr, o)
			if o.Reach == Axioms && err != nil {
				answers["refused"]++
				return
			}
			if err != nil {
				rt.Fatal(err)
			}
			in := &interp{g: gr, left: 1 << 30}
			in.explore()
			want := "unsat"
			if in.taken[0] {
				want = "sat"
			}
			s := e.Script(Goal{Kind: Violate})
			got, m := solve(rt, "z3", s)
			answers[got]++
			if undecided(got) && o.Encoding == Quantified {
				return // as in TestRandomGraphs
			}
			if got != want {
				rt.Fatalf("%s, want %s\n%s\n%s", got, want, show(gr), s)
			}
			if m != nil {
				satisfies(rt, s, m)
				follows(rt, e, Goal{Kind: Violate}, m)
			}
		})
		t.Log(fmt.Sprint(answers))
		decides(t, answers)
	})
}
