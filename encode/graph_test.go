package encode

import (
	"fmt"
	"math/big"
	"sort"
	"strings"

	"inspect/cfg"
	"inspect/java/types"
)

// maker builds small computation graphs by hand: nodes in any order, hash-consed
// expressions; finish numbers the nodes topologically and computes versions,
// frames, numbers of objects. Without inputs of its own all locals are inputs.
type maker struct {
	g     *cfg.Graph
	exprs map[string]*cfg.Expr
	entry *cfg.Node
	exit  *cfg.Node
}

func newMaker(b cfg.Bounds) *maker {
	m := &maker{g: &cfg.Graph{Bounds: b.WithDefaults(), SortByType: map[types.Type]*cfg.Sort{}}, exprs: map[string]*cfg.Expr{}}
	m.entry, m.exit = m.node(), m.node()
	return m
}

func (m *maker) node() *cfg.Node {
	n := &cfg.Node{ID: len(m.g.Nodes)}
	m.g.Nodes = append(m.g.Nodes, n)
	return n
}

// sortOf declares a family with kinds that have pre objects each.
func (m *maker) sort(name string, pre []int, ts ...types.Type) *cfg.Sort {
	s := &cfg.Sort{ID: len(m.g.Sorts), Name: name}
	for i, t := range ts {
		k := &cfg.Kind{ID: i + 10*s.ID, Type: t, Sort: s, Pre: pre[i]}
		if a, ok := t.(*types.Array); ok {
			k.Elem = m.g.SortByType[a.Elem]
		}
		k.Counter = m.comp(&cfg.Component{Kind: cfg.Counter, Name: "#" + t.String(), Obj: k, Type: types.Of(types.Int)})
		s.Kinds = append(s.Kinds, k)
		m.g.SortByType[t] = s
	}
	m.g.Sorts = append(m.g.Sorts, s)
	return s
}

func (m *maker) comp(c *cfg.Component) *cfg.Component {
	c.ID = len(m.g.Components)
	m.g.Components = append(m.g.Components, c)
	return c
}

func (m *maker) local(name string, t types.Type) *cfg.Component {
	return m.comp(&cfg.Component{Kind: cfg.Local, Name: name, Type: t})
}

func (m *maker) field(c *types.Class, name string, t types.Type) *cfg.Component {
	return m.comp(&cfg.Component{Kind: cfg.Field, Name: c.Name + "." + name, Type: t, Sort: m.g.SortByType[c],
		Fld: &types.Field{Class: c, Name: name, Type: t}})
}

func (m *maker) elems(a *types.Array) *cfg.Component {
	return m.comp(&cfg.Component{Kind: cfg.Elems, Name: a.String(), Type: a.Elem, Sort: m.g.SortByType[a], Elem: m.g.SortByType[a.Elem]})
}

// expr interns an expression.
func (m *maker) expr(x cfg.Expr) *cfg.Expr {
	key := fmt.Sprint(x.Op, x.Type, x.Int, x.Comp != nil, x.Bound != nil, x.At != nil)
	for _, a := range x.Args {
		key += fmt.Sprint(" ", a.ID)
	}
	if x.Comp != nil {
		key += fmt.Sprint("c", x.Comp.ID)
	}
	if x.Bound != nil {
		key += fmt.Sprint("b", x.Bound.ID)
	}
	if x.At != nil {
		key += fmt.Sprintf("n%p", x.At)
	}
	if x.Kinds != nil {
		key += "k"
	}
	for _, k := range x.Kinds {
		key += fmt.Sprint(" ", k.ID)
	}
	for _, c := range x.Comps {
		key += fmt.Sprint("f", c.ID)
	}
	if e := m.exprs[key]; e != nil {
		return e
	}
	x.ID = len(m.g.Exprs)
	e := &x
	m.g.Exprs = append(m.g.Exprs, e)
	m.exprs[key] = e
	return e
}

var (
	tInt  types.Type = types.Of(types.Int)
	tBool types.Type = types.Of(types.Boolean)
	tLong types.Type = types.Of(types.Long)
	tChar types.Type = types.Of(types.Char)
	tByte types.Type = types.Of(types.Byte)
)

func (m *maker) num(v int64, t types.Type) *cfg.Expr {
	return m.expr(cfg.Expr{Op: cfg.OpConst, Type: t, Int: big.NewInt(v)})
}
func (m *maker) yes() *cfg.Expr { return m.num(1, tBool) }
func (m *maker) null(t types.Type) *cfg.Expr {
	return m.expr(cfg.Expr{Op: cfg.OpNull, Type: t})
}
func (m *maker) get(c *cfg.Component) *cfg.Expr {
	return m.expr(cfg.Expr{Op: cfg.OpLocal, Type: c.Type, Comp: c})
}
func (m *maker) op(o cfg.Op, t types.Type, args ...*cfg.Expr) *cfg.Expr {
	return m.expr(cfg.Expr{Op: o, Type: t, Args: args})
}
func (m *maker) not(x *cfg.Expr) *cfg.Expr { return m.op(cfg.OpNot, tBool, x) }
func (m *maker) and(xs ...*cfg.Expr) *cfg.Expr {
	if len(xs) == 1 {
		return xs[0]
	}
	return m.op(cfg.OpAnd, tBool, xs...)
}
func (m *maker) eq(x, y *cfg.Expr) *cfg.Expr { return m.op(cfg.OpEq, tBool, x, y) }
func (m *maker) load(c *cfg.Component, o *cfg.Expr) *cfg.Expr {
	return m.expr(cfg.Expr{Op: cfg.OpField, Type: c.Type, Comp: c, Args: []*cfg.Expr{o}})
}
func (m *maker) elem(c *cfg.Component, a, i *cfg.Expr) *cfg.Expr {
	return m.expr(cfg.Expr{Op: cfg.OpElem, Type: c.Type, Comp: c, Args: []*cfg.Expr{a, i}})
}
func (m *maker) bound(name string, t types.Type, kinds []*cfg.Kind) *cfg.Bound {
	v := &cfg.Bound{ID: len(m.g.BoundVars), Name: name, Type: t, Kinds: kinds}
	m.g.BoundVars = append(m.g.BoundVars, v)
	return v
}
func (m *maker) use(v *cfg.Bound) *cfg.Expr {
	return m.expr(cfg.Expr{Op: cfg.OpBound, Type: v.Type, Bound: v})
}
func (m *maker) quant(o cfg.Op, v *cfg.Bound, rng, body *cfg.Expr) *cfg.Expr {
	return m.expr(cfg.Expr{Op: o, Type: tBool, Bound: v, Args: []*cfg.Expr{rng, body}})
}

// edge adds an edge; e's From and To are set.
func (m *maker) edge(e cfg.Edge) *cfg.Edge {
	p := &e
	m.g.Edges = append(m.g.Edges, p)
	p.From.Out = append(p.From.Out, p)
	p.To.In = append(p.To.In, p)
	if e.Property != nil {
		e.Property.Edges = append(e.Property.Edges, p)
	}
	if e.Cut != nil {
		e.Cut.Edges = append(e.Cut.Edges, p)
	}
	return p
}

func (m *maker) property(name string) *cfg.Property {
	p := &cfg.Property{ID: len(m.g.Properties), Name: name, Kind: cfg.Assertion}
	m.g.Properties = append(m.g.Properties, p)
	return p
}

func (m *maker) cutAt(kind string) *cfg.Cut {
	c := &cfg.Cut{ID: len(m.g.Cuts), Kind: kind, Bound: 1}
	m.g.Cuts = append(m.g.Cuts, c)
	return c
}

// modifies reports whether an edge assigns a component.
func modifies(e *cfg.Edge, c *cfg.Component) bool {
	return e.Op != cfg.Assume && (e.Comp == c || e.Op == cfg.Alloc && e.NewKind.Counter == c)
}

func (m *maker) finish() *cfg.Graph {
	g := m.g
	// Topological order: repeatedly the first node made whose sources are done.
	var order []*cfg.Node
	done := map[*cfg.Node]bool{}
	for len(order) < len(g.Nodes) {
		before := len(order)
	next:
		for _, n := range g.Nodes {
			if done[n] || n == m.exit && len(order) < len(g.Nodes)-1 {
				continue
			}
			for _, e := range n.In {
				if !done[e.From] {
					continue next
				}
			}
			done[n] = true
			order = append(order, n)
		}
		if len(order) == before {
			panic("cyclic graph")
		}
	}
	g.Nodes = order
	for i, n := range order {
		n.ID = i
	}
	g.Entry, g.Exit = m.entry, m.exit
	if g.Inputs == nil {
		for _, c := range g.Components {
			if c.Kind == cfg.Local || c.Kind == cfg.Static {
				g.Inputs = append(g.Inputs, c)
			}
		}
	}
	g.SeesAll = true
	sort.SliceStable(g.Edges, func(i, j int) bool { return g.Edges[i].From.ID < g.Edges[j].From.ID })
	for i, e := range g.Edges {
		e.ID = i
	}
	for _, n := range g.Nodes {
		n.Version = make([]int32, len(g.Components))
		for _, c := range g.Components {
			for _, e := range n.In {
				v := e.From.Version[c.ID]
				if modifies(e, c) {
					v++
				}
				n.Version[c.ID] = max(n.Version[c.ID], v)
			}
			c.Versions = max(c.Versions, int(n.Version[c.ID])+1)
			for _, e := range n.In {
				if from := e.From.Version[c.ID]; !modifies(e, c) && from < n.Version[c.ID] {
					e.Frames = append(e.Frames, cfg.Frame{Comp: c, From: from, To: n.Version[c.ID]})
				}
			}
		}
	}
	for _, s := range g.Sorts {
		for _, k := range s.Kinds {
			k.First = s.Size + 1
			k.Fresh = k.Counter.Versions - 1
			s.Size = k.Last()
		}
	}
	return g
}

// show prints a graph for a failing test.
func show(g *cfg.Graph) string {
	var sb strings.Builder
	for _, s := range g.Sorts {
		for _, k := range s.Kinds {
			fmt.Fprintf(&sb, "%s: %s %d..+%d+%d\n", s.Name, k.Type, k.First, k.Pre, k.Fresh)
		}
	}
	for _, a := range g.Pre {
		fmt.Fprintf(&sb, "pre %s\n", showExpr(a.Cond))
	}
	for _, e := range g.Edges {
		fmt.Fprintf(&sb, "n%d -> n%d ", e.From.ID, e.To.ID)
		name := ""
		if e.Comp != nil {
			name = e.Comp.Name
		}
		fmt.Fprintf(&sb, "%s %s", [...]string{"assume", "assign", "write", "writeelem", "alloc", "havoc"}[e.Op], name)
		for _, x := range []*cfg.Expr{e.Object, e.Index, e.Value, e.Length, e.Cond} {
			if x != nil {
				sb.WriteString(" " + showExpr(x))
			}
		}
		if e.NewKind != nil {
			fmt.Fprintf(&sb, " new %s", e.NewKind.Type)
		}
		if e.Exit != cfg.NoExit {
			fmt.Fprintf(&sb, " exit %d", e.Exit)
		}
		for _, f := range e.Frames {
			fmt.Fprintf(&sb, " {%s %d=%d}", f.Comp.Name, f.To, f.From)
		}
		sb.WriteString("\n")
	}
	return sb.String()
}

var opNames = map[cfg.Op]string{cfg.OpNull: "null", cfg.OpLen: "len", cfg.OpNot: "not", cfg.OpAnd: "and", cfg.OpOr: "or",
	cfg.OpIte: "ite", cfg.OpEq: "=", cfg.OpLt: "<", cfg.OpLe: "<=", cfg.OpAdd: "+", cfg.OpSub: "-", cfg.OpMul: "*", cfg.OpDiv: "/",
	cfg.OpRem: "%", cfg.OpNeg: "neg", cfg.OpBitAnd: "&", cfg.OpBitOr: "|", cfg.OpBitXor: "^", cfg.OpBitNot: "~", cfg.OpShl: "<<",
	cfg.OpShr: ">>", cfg.OpUShr: ">>>", cfg.OpConvert: "convert", cfg.OpInstanceOf: "instanceof", cfg.OpExists: "exists",
	cfg.OpForall: "forall", cfg.OpExistsQ: "some", cfg.OpSumOf: "sum-of", cfg.OpProductOf: "product-of", cfg.OpGreatest: "greatest", cfg.OpLeast: "least", cfg.OpReachHas: "reach-has", cfg.OpReachCount: "reach-count", cfg.OpSeen: "seen", cfg.OpAt: "at",
	cfg.OpField: ".", cfg.OpElem: "[]"}

func showExpr(x *cfg.Expr) string {
	switch x.Op {
	case cfg.OpConst:
		return x.Int.String()
	case cfg.OpLocal:
		return x.Comp.Name
	case cfg.OpBound:
		return x.Bound.Name
	}
	s := "(" + opNames[x.Op]
	if x.Op == cfg.OpConvert {
		s += " " + x.Type.String()
	}
	if x.Comp != nil {
		s += " " + x.Comp.Name
	}
	if x.Bound != nil {
		s += " " + x.Bound.Name + ":" + x.Bound.Type.String()
	}
	if x.At != nil {
		s += fmt.Sprint(" n", x.At.ID)
	}
	for _, k := range x.Kinds {
		s += " <" + k.Type.String() + ">"
	}
	for _, c := range x.Comps {
		s += " ." + c.Name
	}
	for _, a := range x.Args {
		s += " " + showExpr(a)
	}
	return s + ")"
}
