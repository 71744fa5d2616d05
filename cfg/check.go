package cfg

import (
	"fmt"
	"slices"

	"inspect/java/types"
)

// Check panics when g breaks an invariant of Graph: ids, topological order and
// acyclicity, versions and frames (computed again from their definitions),
// reads of values that no path has made, types of expressions and edges.
func Check(g *Graph) {
	c := &checker{g: g, seen: map[*Expr]bool{}}
	c.shape()
	c.versions()
	for _, x := range g.Exprs {
		c.expr(x)
	}
	for _, a := range g.Pre {
		c.boolean(a.Cond, "assumption "+a.Text)
	}
	for _, e := range g.Edges {
		c.edge(e)
	}
	c.definedness()
	c.kinds()
}

type checker struct {
	g    *Graph
	seen map[*Expr]bool
}

func (c *checker) failf(format string, args ...any) {
	panic(fmt.Sprintf("cfg: graph of %s: %s", c.g.Method.QName(), fmt.Sprintf(format, args...)))
}

func (c *checker) shape() {
	g := c.g
	if g.Nodes[0] != g.Entry || g.Nodes[len(g.Nodes)-1] != g.Exit {
		c.failf("entry or exit out of place")
	}
	if len(g.Entry.In) > 0 || len(g.Exit.Out) > 0 {
		c.failf("entry or exit inside a path")
	}
	next := 0
	for i, n := range g.Nodes {
		if n.ID != i {
			c.failf("node %d stands at %d", n.ID, i)
		}
		if len(n.Out) == 0 && n != g.Exit && len(g.Nodes) > 2 || len(n.In) == 0 && n != g.Entry && n != g.Exit {
			c.failf("node %d is on no path", i)
		}
		for _, e := range n.Out {
			if e.ID != next || g.Edges[next] != e {
				c.failf("edge %d stands at %d", e.ID, next)
			}
			next++
			if e.From != n || e.To.ID <= n.ID {
				c.failf("edge %d is not topological", e.ID)
			}
			if !slices.Contains(e.To.In, e) {
				c.failf("edge %d is missing at its target", e.ID)
			}
			if (e.To == g.Exit) != (e.Exit != NoExit) {
				c.failf("edge %d: exit kind %d", e.ID, e.Exit)
			}
			if e.Exit == Violation && (e.Property == nil || !slices.Contains(e.Property.Edges, e)) ||
				e.Exit == Evaluated && (e.Property == nil || !slices.Contains(e.Property.Evaluated, e)) ||
				e.Exit == CutOff && (e.Cut == nil || !slices.Contains(e.Cut.Edges, e)) {
				c.failf("edge %d: property or cut", e.ID)
			}
		}
	}
	for _, n := range g.Nodes {
		for _, e := range n.In {
			if e.To != n || e.ID >= len(g.Edges) || g.Edges[e.ID] != e {
				c.failf("an edge into node %d is none of the graph's", n.ID)
			}
		}
	}
	if next != len(g.Edges) {
		c.failf("%d edges listed, %d found", len(g.Edges), next)
	}
	for i, x := range g.Exprs {
		if x.ID != i {
			c.failf("expression %d stands at %d", x.ID, i)
		}
	}
	names := map[string]bool{}
	for i, k := range g.Components {
		if k.ID != i || names[k.Name] {
			c.failf("component %s: id or name", k.Name)
		}
		names[k.Name] = true
	}
}

// versions computes each version as the longest path, by component.
func (c *checker) versions() {
	g := c.g
	for _, k := range g.Components {
		v := make([]int32, len(g.Nodes))
		high := int32(0)
		for _, n := range g.Nodes {
			for _, e := range n.In {
				d := v[e.From.ID]
				if slices.Contains(e.modifies(), k) {
					d++
				}
				v[n.ID] = max(v[n.ID], d)
			}
			high = max(high, v[n.ID])
			if n.Version[k.ID] != v[n.ID] {
				c.failf("version of %s at n%d is %d, not %d", k.Name, n.ID, n.Version[k.ID], v[n.ID])
			}
		}
		if k.Versions != int(high)+1 {
			c.failf("%s has %d versions, not %d", k.Name, high+1, k.Versions)
		}
	}
}

// definedness walks the graph with the set of defined (component, version)
// pairs: what every path to a node has made or framed. An edge that reads
// another pair reads nothing.
func (c *checker) definedness() {
	g := c.g
	at := make([]defined, len(g.Nodes))
	for _, n := range g.Nodes {
		at[n.ID] = c.definedAt(n, at)
	}
	c.definedReads(at)
	for _, e := range g.Exit.In {
		n := e.From
		if e.Exit == CutOff {
			continue
		}
		for _, k := range g.Components {
			outcome := k == g.This || n == g.Normal && k == g.Result || n == g.Exceptional && k == g.Thrown
			if (k.Kind != Local || outcome) && !at[n.ID][k] {
				c.failf("%s is undefined at the end n%d", k.Name, n.ID)
			}
		}
	}
}

// defined are the components whose versions at a node are defined there.
type defined map[*Component]bool

// definedAt is what is defined at a node: what all edges into it define.
func (c *checker) definedAt(n *Node, at []defined) defined {
	s := defined{}
	if n == c.g.Entry {
		for _, k := range c.g.Components {
			if k.Kind != Local || slices.Contains(c.g.Inputs, k) {
				s[k] = true
			}
		}
		return s
	}
	for i, e := range n.In {
		t := c.definedBy(e, n, at[e.From.ID])
		if i == 0 {
			s = t
			continue
		}
		for k := range s {
			if !t[k] {
				delete(s, k)
			}
		}
	}
	return s
}

// definedBy is what an edge into n leaves defined of what is so where it begins.
func (c *checker) definedBy(e *Edge, n *Node, before defined) defined {
	t := defined{}
	mod := e.modifies()
	for k := range before {
		if n == c.g.Exit || e.From.Version[k.ID] == n.Version[k.ID] && !slices.Contains(mod, k) {
			t[k] = true
		}
	}
	for _, f := range e.Frames {
		if f.From != e.From.Version[f.Comp.ID] || f.To != n.Version[f.Comp.ID] || f.From >= f.To || slices.Contains(mod, f.Comp) {
			c.failf("edge %d: frame of %s", e.ID, f.Comp.Name)
		}
		if before[f.Comp] {
			t[f.Comp] = true
		}
	}
	for _, k := range mod {
		t[k] = true
	}
	return t
}

// definedReads checks that assumptions and edges read what is defined.
func (c *checker) definedReads(at []defined) {
	var read func(x *Expr, n *Node, what string)
	seen := map[*Expr]map[*Node]bool{}
	read = func(x *Expr, n *Node, what string) {
		if seen[x][n] {
			return
		}
		if seen[x] == nil {
			seen[x] = map[*Node]bool{}
		}
		seen[x][n] = true
		for _, k := range ownReads(x) {
			if !at[n.ID][k] {
				c.failf("%s reads %s, undefined at n%d", what, k.Name, n.ID)
			}
		}
		if x.Op == OpAt {
			n = x.At
		}
		for _, a := range x.Args {
			read(a, n, what)
		}
	}
	for _, a := range c.g.Pre {
		read(a.Cond, c.g.Entry, "assumption "+a.Text)
	}
	for _, e := range c.g.Edges {
		what := fmt.Sprintf("edge %d", e.ID)
		for _, x := range e.exprs() {
			read(x, e.From, what)
		}
		switch e.Op {
		case WriteField, WriteElem, Fill:
			if !at[e.From.ID][e.Comp] {
				c.failf("%s updates %s, undefined at n%d", what, e.Comp.Name, e.From.ID)
			}
		}
	}
}

func (c *checker) boolean(x *Expr, what string) {
	if x != nil && !types.IsKind(x.Type, types.Boolean) {
		c.failf("%s is of type %s", what, x.Type)
	}
}

func (c *checker) edge(e *Edge) {
	what := fmt.Sprintf("edge %d", e.ID)
	if e.Op != Havoc || e.Bound == nil {
		c.boolean(e.Cond, what)
	}
	need := func(ok bool, msg string) {
		if !ok {
			c.failf("%s (%s): %s", what, EdgeString(e), msg)
		}
	}
	switch e.Op {
	case Assign:
		need(e.Comp.Kind == Local || e.Comp.Kind == Static, "assigns no plain component")
		need(c.fits(e.Value, e.Comp.Type), fmt.Sprintf("value of type %s for %s", e.Value.Type, e.Comp.Type))
	case WriteField:
		need(e.Comp.Kind == Field && c.sort(e.Object) == e.Comp.Sort, "writes no field of the object's sort")
		need(c.fits(e.Value, e.Comp.Type), "value type")
	case WriteElem:
		need(e.Comp.Kind == Elems && c.sort(e.Object) == e.Comp.Sort, "writes no elements of the array's sort")
		need(c.fits(e.Value, e.Comp.Type) && types.IsKind(e.Index.Type, types.Int), "value or index type")
	case Fill:
		need(e.Comp.Kind == Elems && c.sort(e.Object) == e.Comp.Sort && e.Bound != nil && e.Length != nil, "fills no array")
		need(c.fits(e.Value, e.Comp.Type) && types.IsKind(e.Bound.Type, types.Int), "value or index type")
	case Alloc:
		need(e.Comp.Kind == Local && e.NewKind != nil, "allocates nothing")
		_, array := e.NewKind.Type.(*types.Array)
		need(array == (e.Length != nil), "length")
	}
	need(e.Exit == NoExit || e.Op == Assume, "modifies on the way into the exit")
}

func (c *checker) sort(x *Expr) *Sort { return c.g.SortByType[x.Type] }

// fits reports whether a value can stand in a component of type t.
func (c *checker) fits(x *Expr, t types.Type) bool {
	if types.IsReference(t) {
		return types.IsReference(x.Type) && (x.Op == OpNull || c.sort(x) == c.g.SortByType[t])
	}
	return x.Type == t
}

// arity is how many operands an operator has; those that are not here have any number.
var arity = map[Op]int{OpConst: 0, OpNull: 0, OpBound: 0, OpLocal: 0, OpField: 1, OpElem: 2, OpLen: 1, OpNot: 1, OpIte: 3, OpEq: 2,
	OpLt: 2, OpLe: 2, OpNeg: 1, OpBitNot: 1, OpConvert: 1, OpInstanceOf: 1, OpExists: 1, OpMore: 0, OpForall: 2, OpExistsQ: 2,
	OpSumOf: 3, OpProductOf: 3, OpGreatest: 3, OpLeast: 3,
	OpReachHas: 2, OpReachCount: 1, OpAt: 1}

// expr checks an expression by itself.
func (c *checker) expr(x *Expr) {
	what := fmt.Sprintf("expression %s", ExprString(x, nil))
	if n, ok := arity[x.Op]; ok && n != len(x.Args) {
		c.failf("%s: %d operands", what, len(x.Args))
	}
	if !c.hasOperands(x) {
		c.failf("%s: types of operands", what)
	}
	if types.IsReference(x.Type) && x.Op != OpNull && c.sort(x) == nil {
		c.failf("%s: type %s has no sort", what, x.Type)
	}
}

// hasOperands reports whether an operator has operands, and a result, of the types that it takes
// and gives.
func (c *checker) hasOperands(x *Expr) bool {
	switch x.Op {
	case OpNot, OpAnd, OpOr, OpForall, OpExistsQ:
		return !slices.ContainsFunc(x.Args, func(a *Expr) bool { return !isBool(a) })
	case OpSumOf, OpProductOf, OpGreatest, OpLeast:
		return isBool(x.Args[0]) && isInteger(x.Type) && x.Args[1].Type == x.Type && x.Args[2].Type == x.Type && types.IsReference(x.Bound.Type)
	case OpIte:
		return isBool(x.Args[0]) && c.fits(x.Args[1], x.Type) && c.fits(x.Args[2], x.Type)
	case OpEq:
		if types.IsReference(x.Args[0].Type) {
			return c.fits(x.Args[1], x.Args[0].Type)
		}
		return hasSameTypes(x)
	case OpLt, OpLe:
		return hasSameTypes(x) && isInteger(x.Args[0].Type)
	case OpAdd, OpSub, OpMul, OpDiv, OpRem, OpNeg, OpBitAnd, OpBitOr, OpBitXor, OpBitNot, OpShl, OpShr, OpUShr:
		return hasSameTypes(x) && isInteger(x.Type) && x.Type == x.Args[0].Type
	case OpConvert:
		return isInteger(x.Type) && isInteger(x.Args[0].Type)
	case OpFunction:
		return isNumber(x.Type) && int(x.Int.Int64()) < len(functions)
	case OpTable:
		return len(x.Args) == 1 && types.IsKind(x.Args[0].Type, types.Char) && types.IsKind(x.Type, types.Boolean, types.Char, types.Int)
	case OpApply:
		return isInteger(x.Type) && x.Comp.Fld.IsVersion() && x.Comp.Type == x.Args[0].Type
	case OpField:
		return x.Comp.Kind == Field && c.sort(x.Args[0]) == x.Comp.Sort
	case OpElem:
		return x.Comp.Kind == Elems && c.sort(x.Args[0]) == x.Comp.Sort && types.IsKind(x.Args[1].Type, types.Int)
	case OpLocal:
		return x.Comp.Kind == Local || x.Comp.Kind == Static
	case OpMore:
		return len(x.Kinds) == 1 && x.Int.Sign() >= 0
	case OpSeen:
		return len(x.Args) > 0 && len(x.Kinds) > 0 && x.At == c.g.Entry
	case OpAt:
		return x.At.ID >= 0 && c.g.Nodes[x.At.ID] == x.At && x.Type == x.Args[0].Type
	}
	return hasFloatOperands(x)
}

// hasFloatOperands is operands of the operators on floating-point numbers.
func hasFloatOperands(x *Expr) bool {
	switch x.Op {
	case OpFAdd, OpFSub, OpFMul, OpFDiv, OpFRem, OpFNeg, OpFSqrt, OpFRint, OpFFloor, OpFCeil, OpFAbs, OpFSignum, OpFUlp, OpFMin, OpFMax, OpFCopySign, OpFFMA:
		return hasSameTypes(x) && types.IsFloating(x.Type) && x.Type == x.Args[0].Type
	case OpFScalb:
		return types.IsFloating(x.Type) && x.Type == x.Args[0].Type && types.IsKind(x.Args[1].Type, types.Int)
	case OpFRound, OpFCompare:
		return hasSameTypes(x) && types.IsFloating(x.Args[0].Type) && types.IsKind(x.Type, types.Int, types.Long)
	case OpFEq, OpFLt, OpFLe:
		return hasSameTypes(x) && types.IsFloating(x.Args[0].Type) && isBool(x)
	case OpFConvert:
		return isNumber(x.Type) && isNumber(x.Args[0].Type) && (types.IsFloating(x.Type) || types.IsFloating(x.Args[0].Type))
	case OpFBits:
		return types.IsFloating(x.Args[0].Type) && types.IsKind(x.Type, types.Int, types.Long)
	case OpFOfBits:
		return types.IsFloating(x.Type) && types.IsKind(x.Args[0].Type, types.Int, types.Long)
	}
	return true
}

// hasSameTypes reports whether the operands have one type.
func hasSameTypes(x *Expr) bool {
	return !slices.ContainsFunc(x.Args, func(a *Expr) bool { return a.Type != x.Args[0].Type })
}

func isBool(x *Expr) bool { return types.IsKind(x.Type, types.Boolean) }

// kinds checks that ranges ascend without gaps and leave room for every
// allocation.
func (c *checker) kinds() {
	for _, s := range c.g.Sorts {
		next := 1
		for _, k := range s.Kinds {
			if k.First != next || k.Sort != s {
				c.failf("kind %s begins at %d, not %d", k.Type, k.First, next)
			}
			if k.Fresh != k.Counter.Versions-1 {
				c.failf("kind %s has room for %d allocations, not %d", k.Type, k.Fresh, k.Counter.Versions-1)
			}
			next += k.Pre + k.Fresh
		}
		if s.Size != next-1 {
			c.failf("sort %s has size %d, not %d", s.Name, s.Size, next-1)
		}
	}
}
