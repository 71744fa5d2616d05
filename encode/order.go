package encode

import (
	"math/big"

	"inspect/cfg"
	"inspect/java/types"
)

// Integers that are only moved, compared with each other and compared with
// constants need few values: an execution depends on nothing but their order.
//
// Let N integers of a kind come from outside (cells of the pre-state, inputs,
// havocked values), and all constants that they meet lie within lo..hi. Then
// every choice of them can be replaced by one within lo-N..hi+N that is ordered
// in the same way among itself and towards lo..hi: what lies within stays, what
// lies above becomes hi+1, hi+2, … by rank, what lies below likewise. So these
// integers are constants of as few bits as that interval takes, sign-extended.
//
// Meaning kept: a script is satisfiable iff it was with constants of full
// width, for every goal but small (a smaller choice is still a choice).
type orders struct {
	g      *cfg.Graph
	parent []int // union-find over components, bound variables and expressions
	class  []orderClass
}

// orderClass is what is known of the integers that are compared with each other.
type orderClass struct {
	free   bool // they take part in arithmetic, or a quantifier ranges over them
	lo, hi *big.Int
	count  int64 // of integers from outside
}

func newOrders(s *shape) *orders {
	g := s.g
	o := &orders{g: g}
	for i := range len(g.Components) + len(g.BoundVars) + exprIDs(g) {
		o.parent = append(o.parent, i)
		o.class = append(o.class, orderClass{lo: new(big.Int), hi: new(big.Int)}) // 0 is the default of all
	}
	for _, c := range g.Components {
		if types.IsKind(c.Type, types.Char) {
			o.release(o.comp(c)) // compared without a sign
		}
		o.outside(c, s.sources(c))
		o.fixed(c)
	}
	for _, b := range g.BoundVars {
		o.release(o.bound(b))
	}
	for _, x := range g.Exprs {
		o.expr(x)
	}
	for _, e := range g.Edges {
		switch e.Op {
		case cfg.Assign, cfg.WriteField, cfg.WriteElem:
			o.flow(e.Value, o.comp(e.Comp))
		case cfg.Havoc:
			o.outside(e.Comp, s.cells(e.Comp))
		case cfg.Fill:
			o.release(o.comp(e.Comp))
			o.arithmetic(e.Value)
		}
		o.arithmetic(e.Index)
		o.arithmetic(e.Length)
	}
	return o
}

func exprIDs(g *cfg.Graph) int {
	n := 0
	for _, x := range g.Exprs {
		n = max(n, x.ID+1)
	}
	return n
}

func (o *orders) comp(c *cfg.Component) int { return c.ID }
func (o *orders) bound(b *cfg.Bound) int    { return len(o.g.Components) + b.ID }
func (o *orders) at(x *cfg.Expr) int        { return len(o.g.Components) + len(o.g.BoundVars) + x.ID }

func (o *orders) find(i int) int {
	for o.parent[i] != i {
		o.parent[i] = o.parent[o.parent[i]]
		i = o.parent[i]
	}
	return i
}

func (o *orders) union(i, j int) {
	i, j = o.find(i), o.find(j)
	if i == j {
		return
	}
	x, y := &o.class[i], &o.class[j]
	x.free = x.free || y.free
	x.count += y.count
	if y.lo.Cmp(x.lo) < 0 {
		x.lo = y.lo
	}
	if y.hi.Cmp(x.hi) > 0 {
		x.hi = y.hi
	}
	o.parent[j] = i
}

func (o *orders) release(i int) { o.class[o.find(i)].free = true }

func (o *orders) outside(c *cfg.Component, n int64) { o.class[o.find(o.comp(c))].count += n }

// fixed says that constants of class initialisation hold integers in c.
func (o *orders) fixed(c *cfg.Component) {
	if c.Sort == nil || !types.IsIntegral(c.Type) {
		return
	}
	for _, k := range c.Sort.Kinds {
		for _, x := range k.Constants {
			if v, known := x.Fields[c.Fld]; known {
				o.noteConstant(o.comp(c), big.NewInt(v.Int))
			}
			for _, v := range x.Elems {
				o.noteConstant(o.comp(c), big.NewInt(v.Int))
			}
		}
	}
}

// noteConstant says that i is compared with a constant.
func (o *orders) noteConstant(i int, v *big.Int) {
	c := &o.class[o.find(i)]
	if v.Cmp(c.lo) < 0 {
		c.lo = v
	}
	if v.Cmp(c.hi) > 0 {
		c.hi = v
	}
}

// flow says that the value of x goes where i stands.
func (o *orders) flow(x *cfg.Expr, i int) {
	if x != nil && types.IsIntegral(x.Type) {
		o.union(o.at(x), i)
	}
}

// arithmetic says that more than the order of x matters.
func (o *orders) arithmetic(x *cfg.Expr) {
	if x != nil && types.IsIntegral(x.Type) {
		o.release(o.at(x))
	}
}

// expr joins what an expression compares or passes on.
func (o *orders) expr(x *cfg.Expr) {
	switch x.Op {
	case cfg.OpConst:
		o.noteConstant(o.at(x), x.Int)
	case cfg.OpBound:
		o.flow(x, o.bound(x.Bound))
	case cfg.OpLocal, cfg.OpField:
		o.flow(x, o.comp(x.Comp))
	case cfg.OpElem:
		o.flow(x, o.comp(x.Comp))
		o.arithmetic(x.Args[1])
	case cfg.OpIte:
		o.flow(x.Args[1], o.at(x))
		o.flow(x.Args[2], o.at(x))
	case cfg.OpAt:
		o.flow(x.Args[0], o.at(x))
	case cfg.OpEq, cfg.OpLt, cfg.OpLe:
		if types.IsIntegral(x.Args[0].Type) {
			o.union(o.at(x.Args[0]), o.at(x.Args[1]))
		}
	default:
		o.arithmetic(x)
		for _, a := range x.Args {
			o.arithmetic(a)
		}
	}
}

// width is the number of bits that the integers of a component need, at most
// full.
func (o *orders) width(c *cfg.Component, full int) int {
	k := o.class[o.find(o.comp(c))]
	if k.free {
		return full
	}
	n := big.NewInt(k.count)
	below := new(big.Int).Sub(n, k.lo) // -(lo - N)
	above := new(big.Int).Add(n, k.hi)
	// w bits hold -2^(w-1)..2^(w-1)-1.
	w := 1 + max(new(big.Int).Sub(below, big.NewInt(1)).BitLen(), above.BitLen(), 1)
	return min(w, full)
}

// sources is the number of integers that the pre-state gives a component.
func (s *shape) sources(c *cfg.Component) int64 {
	if c.Kind == cfg.Local || c.Kind == cfg.Static {
		for _, in := range s.g.Inputs {
			if in == c {
				return 1
			}
		}
		return 0
	}
	return s.cells(c)
}

// cells is how many values of a component a state has at most.
func (s *shape) cells(c *cfg.Component) int64 {
	switch c.Kind {
	case cfg.Field:
		return int64(c.Sort.Size)
	case cfg.Elems:
		n := int64(0)
		for _, k := range c.Sort.Kinds {
			if !hasCells(k, c) {
				continue
			}
			for i := range k.Pre + k.Fresh {
				n += int64(s.rowLength(k, i))
			}
		}
		return min(n, 1<<40)
	}
	return 1
}
