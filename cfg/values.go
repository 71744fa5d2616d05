package cfg

import (
	"math/big"
	"slices"

	"inspect/java/types"
)

// Which numbers and which new objects the state can hold at a node. The graph has no
// cycle, so that an edge creates at most one object: what is written to it by a reference
// that can mean nothing else takes the place of what was there. A way that these values
// close is not made, and how often a loop runs and how long a new array is need no bound
// where they decide it.
//
//	l.size = 0; … l.size++; … if (l.size > 8) grow();      // {1}: the call is not made
//
// Of what exists before the call no more is known than class initialisation fixes.

// atom is one value: a number, null, the object that an edge creates, or one that class
// initialisation made; or an interval of numbers.
type atom struct {
	kind       atomKind
	num        int64 // of an interval the least
	hi         int64 // of an interval the greatest, else 0
	allocation *Edge
	fixed      *Constant
}

type atomKind uint8

const (
	numberAtom atomKind = iota
	nullAtom
	allocatedAtom
	fixedAtom
	textAtom // a string constant: another string may be one with it to ==
	rangeAtom
)

// atoms are what a cell can hold; anything: each value of its type.
type atoms []atom

var anything atoms

// maxAtoms is how many values are told apart.
const maxAtoms = 16

func (x atoms) union(y atoms) atoms {
	if x == nil || y == nil {
		return anything
	}
	if x.isRange() || y.isRange() {
		return slices.Concat(x, y).widened()
	}
	out := x
	for _, a := range y {
		if !slices.Contains(x, a) {
			if len(out) == maxAtoms {
				return slices.Concat(x, y).widened()
			}
			out = append(out[:len(out):len(out)], a)
		}
	}
	return out
}

// values follows what edges put where.
type values struct {
	g     *Graph
	mk    *maker
	off   func() bool // nothing is known any more
	at    map[*Node]*cells
	keys  map[spot]int
	order []spot
	elems map[spot][]spot // by the place of the rest of an array: the elements with places of their own
	// spilled is what was written by references that may mean any object.
	spilled map[*Component]atoms
	// narrowing is how many conditions are being looked at for what they say.
	narrowing int
	nodes     *int // of cells, so far
}

// spot is a local or static component, a component of the object that an edge creates,
// or (without component) the length of the array that it creates. Of an element with a place of
// its own, index is one more than its index.
type spot struct {
	comp  *Component
	of    *Edge
	index int64
}

func newValues(g *Graph, mk *maker, off func() bool) *values {
	return &values{g: g, mk: mk, off: off, at: map[*Node]*cells{}, keys: map[spot]int{}, elems: map[spot][]spot{}, spilled: map[*Component]atoms{}, nodes: &mk.size.cells}
}

// put is a state in which a place holds x.
func (v *values) put(s *cells, p spot, x atoms) *cells { return s.put(v.key(p), x, v.nodes) }

func (v *values) key(p spot) int {
	k, ok := v.keys[p]
	if !ok {
		k = len(v.order)
		v.keys[p], v.order = k, append(v.order, p)
		if p.isElem() {
			q := p.rest()
			v.elems[q] = append(v.elems[q], p)
		}
	}
	return k
}

// get is what a place holds.
func (v *values) get(s *cells, p spot) atoms {
	if s == nil {
		return anything
	}
	x := v.holds(s, p)
	if p.of == nil || p.comp == nil {
		return x
	}
	if y, ok := v.spilled[p.comp]; ok {
		x = x.union(y)
	}
	return x
}

// first is what a place holds before anything is written to it.
func (v *values) first(p spot) atoms {
	switch {
	case p.comp == nil || p.of == nil:
		return anything
	case p.comp.Fld != nil && (p.comp.Fld.IsOpen() || p.comp.Fld.Model || p.comp.Fld.Ghost):
		return anything
	case types.IsReference(p.comp.Type):
		return atoms{{kind: nullAtom}}
	}
	return v.number(p.comp.Type, new(big.Int))
}

func (v *values) number(t types.Type, n *big.Int) atoms {
	if types.IsFloating(t) || !n.IsInt64() || !(t == v.mk.boolT || types.IsIntegral(t)) {
		return anything
	}
	return atoms{{num: n.Int64()}}
}

// state is what is known at a node, nil: nothing.
func (v *values) state(n *Node) *cells {
	switch {
	case v == nil || v.off():
		return nil
	case n == v.g.Entry:
		return noCells
	}
	return v.at[n]
}

// follow notes what an edge does.
func (v *values) follow(e *Edge) {
	if s := v.state(e.From); s != nil {
		v.at[e.To] = v.after(s, e)
	}
}

// arrive notes an edge into a join.
func (v *values) arrive(e *Edge) {
	var s *cells
	if from := v.state(e.From); from != nil {
		s = v.after(from, e)
	}
	if len(e.To.In) > 1 {
		s = v.join(v.at[e.To], s)
	}
	v.at[e.To] = s
}

func (v *values) after(s *cells, e *Edge) *cells {
	switch e.Op {
	case Assume:
		if e.Cond != nil {
			for _, c := range conjuncts(e.Cond) {
				s = v.given(s, c)
			}
		}
	case Assign:
		return v.put(s, spot{comp: e.Comp}, v.of(s, e.Value))
	case Alloc:
		length := anything
		if e.Length != nil {
			length = v.of(s, e.Length)
		}
		s = v.put(s, spot{of: e}, length)
		return v.put(s, spot{comp: e.Comp}, atoms{{kind: allocatedAtom, allocation: e}})
	case WriteField:
		return v.write(s, e.Comp, e.Object, nil, v.of(s, e.Value))
	case WriteElem:
		return v.write(s, e.Comp, e.Object, e.Index, v.of(s, e.Value))
	case Fill:
		return v.fill(s, e)
	case Havoc:
		switch e.Comp.Kind {
		case Local, Static:
			return v.put(s, spot{comp: e.Comp}, anything)
		case Field, Elems:
			v.spilled[e.Comp] = anything
		}
	}
	return s
}

// write puts x where an object has the component; index is that of the element, nil: it is a field.
func (v *values) write(s *cells, c *Component, object, index *Expr, x atoms) *cells {
	objects := v.of(s, object)
	if objects == nil || slices.ContainsFunc(objects, func(a atom) bool { return a.kind != nullAtom && a.kind != allocatedAtom }) {
		y := x
		if old, ok := v.spilled[c]; ok {
			y = old.union(x)
		}
		v.spilled[c] = y
	}
	objects = slices.DeleteFunc(slices.Clone(objects), func(a atom) bool { return a.kind == nullAtom })
	at := anything
	if index != nil {
		at = v.of(s, index)
	}
	for _, o := range objects {
		switch p := (spot{comp: c, of: o.allocation}); {
		case o.kind != allocatedAtom:
		case c.Kind == Elems:
			s = v.writeElem(s, c, o.allocation, at, x, len(objects) == 1)
		case len(objects) > 1:
			s = v.put(s, p, v.holds(s, p).union(x))
		default:
			s = v.put(s, p, x)
		}
	}
	return s
}

// join is what is known where either is: of an object that only one way creates, what
// that way knows.
func (v *values) join(x, y *cells) *cells {
	if x == nil || y == nil {
		return nil
	}
	return mergeCells(x, y, func(k int, a, b atoms, inA, inB bool) (atoms, bool) {
		p := v.order[k]
		allocated := func(s *cells) bool {
			_, ok := s.get(v.key(spot{of: p.of}))
			return ok
		}
		switch {
		case inA && inB:
			return a.union(b), true
		case p.of == nil:
			return anything, false
		case inA && (p.comp == nil || !allocated(y)): // of what does not exist there, nothing is asked
			return a, true
		case inB && (p.comp == nil || !allocated(x)):
			return b, true
		case inA:
			return a.union(v.holds(y, p)), true
		}
		return b.union(v.holds(x, p)), true
	}, v.nodes)
}

// maxLeaves is how many places of a condition are looked at.
const maxLeaves = 6

// given is what is known where a condition holds.
func (v *values) given(s *cells, cond *Expr) *cells {
	v.narrowing++
	defer func() { v.narrowing-- }()
	type leaf struct {
		spot
		x *Expr
	}
	var leaves []leaf
	var find func(x *Expr)
	find = func(x *Expr) {
		if len(leaves) >= maxLeaves || x.Op.Binds() || x.Op == OpAt {
			return
		}
		if p, ok := v.placeOf(s, x); ok && !slices.ContainsFunc(leaves, func(o leaf) bool { return o.spot == p }) {
			leaves = append(leaves, leaf{p, x})
		}
		for _, a := range x.Args {
			find(a)
		}
	}
	find(cond)
	for _, l := range leaves {
		p, x := l.spot, l.x
		now := v.get(s, p)
		if now == nil || now.isRange() {
			to := v.equals(s, cond, x)
			if to == nil {
				to = v.bounded(s, cond, x)
			}
			if to != nil {
				s = v.put(s, p, to)
			}
			continue
		}
		if len(now) < 2 {
			continue
		}
		left := slices.DeleteFunc(slices.Clone(now), func(a atom) bool {
			yes, known := v.decided(v.put(s, p, atoms{a}), cond)
			return known && !yes
		})
		if 0 < len(left) && len(left) < len(now) {
			s = v.put(s, p, left)
		}
	}
	return s
}

// placeOf is the one place that an expression reads.
func (v *values) placeOf(s *cells, x *Expr) (spot, bool) {
	switch {
	case x.Op == OpLocal && x.Comp.Initial == nil:
		return spot{comp: x.Comp}, true
	case x.Op == OpField:
		if o := v.of(s, x.Args[0]); len(o) == 1 && o[0].kind == allocatedAtom {
			_, spilled := v.spilled[x.Comp]
			return spot{comp: x.Comp, of: o[0].allocation}, !spilled
		}
	case x.Op == OpElem:
		o, i := v.of(s, x.Args[0]), v.of(s, x.Args[1])
		if at, known := i.indices(); known && len(at) == 1 && len(o) == 1 && o[0].kind == allocatedAtom {
			_, spilled := v.spilled[x.Comp]
			return elem(x.Comp, o[0].allocation, at[0]), !spilled
		}
	}
	return spot{}, false
}

// equals are the values to which a condition says that an expression is equal.
func (v *values) equals(s *cells, cond, x *Expr) atoms {
	switch {
	case cond == x:
		return atoms{{num: 1}}
	case cond.Op == OpNot && cond.Args[0] == x:
		return atoms{{num: 0}}
	case cond.Op == OpEq && cond.Args[0] == x:
		return v.of(s, cond.Args[1])
	case cond.Op == OpEq && cond.Args[1] == x:
		return v.of(s, cond.Args[0])
	}
	return anything
}

// comparesObjects reports whether a condition compares references.
func comparesObjects(x *Expr) bool {
	return types.IsReference(x.Type) || x.Op == OpInstanceOf || x.Op != OpField && x.Op != OpElem && x.Op != OpLen && slices.ContainsFunc(x.Args, comparesObjects)
}

// decided reports whether a condition holds in a state.
func (v *values) decided(s *cells, cond *Expr) (yes, known bool) {
	if x := v.of(s, cond); len(x) == 1 {
		return x[0].num != 0, true
	}
	return false, false
}

// here reports whether a condition holds at a node. Intervals decide in the code of the library
// alone: of the program's, the solver finds out which lines no execution comes to.
func (v *values) here(n *Node, cond *Expr, library bool) (yes, known bool) {
	s := v.state(n)
	if s == nil {
		return false, false
	}
	e := v.evaluate(s)
	e.single = !library
	if x := e.of(cond); len(x) == 1 {
		return x[0].num != 0, true
	}
	return false, false
}

// can is what an expression can be at a node.

func (v *values) can(n *Node, x *Expr) atoms {
	if s := v.state(n); s != nil {
		if out := v.of(s, x); !out.isRange() {
			return out
		}
	}
	return anything
}

// of are the values of an expression.
func (v *values) of(s *cells, x *Expr) atoms {
	return v.evaluate(s).of(x)
}

// evaluate begins an evaluation in a state.
func (v *values) evaluate(s *cells) *evaluation {
	return &evaluation{values: v, s: s, left: 400, done: map[*Expr]atoms{}, within: v.narrowing > 0}
}

// evaluation is that of one expression.
type evaluation struct {
	*values
	s    *cells
	left int // steps
	done map[*Expr]atoms
	// single: intervals say nothing.
	single bool
	within bool // it is of what a condition says: the sides of a choice in it are not told apart
	// bound, unless nil, is a variable of a quantifier that stands for the number at.
	bound *Bound
	at    int64
}

func (e *evaluation) of(x *Expr) atoms {
	switch x.Op {
	case OpConst:
		return e.number(x.Type, x.Int)
	case OpNull:
		return atoms{{kind: nullAtom}}
	case OpLocal:
		return e.local(x.Comp)
	case OpBound:
		return e.boundNumber(x)
	}
	if out, ok := e.done[x]; ok {
		return out
	}
	if e.left--; e.left < 0 {
		return anything
	}
	out := e.compute(x)
	e.done[x] = out
	return out
}

func (e *evaluation) local(c *Component) atoms {
	if c.Initial == nil {
		return e.get(e.s, spot{comp: c})
	}
	if (c.Fld == nil || c.Stays) && c.Initial.Ref != nil {
		return e.fixed(c.Type, *c.Initial)
	}
	return anything
}

// fixed is a value that class initialisation gave. Objects that are values may be one to ==
// though they are several.
func (e *evaluation) fixed(t types.Type, v ConstantValue) atoms {
	switch {
	case v.Ref != nil && types.IsString(v.Ref.Type):
		return atoms{{kind: textAtom, fixed: v.Ref}}
	case v.Ref != nil && (types.IsValue(v.Ref.Type) || v.Ref.Class != nil):
		return anything
	case v.Ref != nil:
		return atoms{{kind: fixedAtom, fixed: v.Ref}}
	case types.IsReference(t):
		return atoms{{kind: nullAtom}}
	}
	return e.number(t, big.NewInt(v.Int))
}

// since is what a place of an object of class initialisation holds that held x before.
func (e *evaluation) since(c *Component, x atoms) atoms {
	if y, ok := e.spilled[c]; ok {
		return x.union(y)
	}
	return x
}

// fixedElem is an element of an array of class initialisation.
func (e *evaluation) fixedElem(x *Expr, a *Constant) atoms {
	if !a.FixesElems() || x.Comp == nil {
		return anything
	}
	t := a.Type.(*types.Array).Elem
	out := e.forAll(e.of(x.Args[1]).numbers(), func(i atom) atoms {
		if i.num < 0 || i.num >= int64(len(a.Elems)) {
			return anything
		}
		return e.fixed(t, a.Elems[i.num])
	})
	return e.since(x.Comp, out)
}

// compute is what an expression may be, from what its operands may be.
func (e *evaluation) compute(x *Expr) atoms {
	arg := func(i int) atoms { return e.of(x.Args[i]) }
	switch x.Op {
	case OpField, OpElem, OpLen:
		return e.through(x.Args[0], func(a atom) atoms { return e.readOf(x, a) })
	case OpNot:
		return e.forAll(arg(0), func(a atom) atoms { return isTrue(a.num == 0) })
	case OpAnd, OpOr:
		return e.junction(x)
	case OpForall, OpExistsQ:
		return e.overIndices(x)
	case OpTable:
		return e.forAll(arg(0).numbers(), func(a atom) atoms { return e.wrapped(x.Type, big.NewInt(x.Table().At(uint16(a.num)))) })
	case OpIte:
		return e.choice(x)
	case OpEq:
		if e.isUnequal(x) {
			return isTrue(false)
		}
		return e.equal(arg(0), arg(1))
	case OpLt:
		return e.less(x, false)
	case OpLe:
		return e.less(x, true)
	case OpInstanceOf:
		return e.forAll(arg(0), func(a atom) atoms { return e.isOfKind(a, x.Kinds) })
	case OpNeg:
		return e.orInterval(x, e.forAll(arg(0), func(a atom) atoms { return e.wrapped(x.Type, new(big.Int).Neg(big.NewInt(a.num))) }))
	case OpBitNot:
		return e.forAll(arg(0), func(a atom) atoms { return e.wrapped(x.Type, new(big.Int).Not(big.NewInt(a.num))) })
	case OpConvert:
		return e.orInterval(x, e.forAll(arg(0), func(a atom) atoms { return e.wrapped(x.Type, big.NewInt(a.num)) }))
	}
	if f := fold[x.Op]; f != nil && types.IsIntegral(x.Type) {
		return e.orInterval(x, e.pairs(x, func(a, b int64) atoms {
			if n := f(e.mk, x.Type, big.NewInt(a), big.NewInt(b)); n != nil {
				return e.wrapped(x.Type, n)
			}
			return anything
		}))
	}
	return anything
}

// choice is what one of two expressions may be, each where the condition takes it.
//
//	i < 0 ? 0 : i        // i is -1 or 2: 0 or 2
func (e *evaluation) choice(x *Expr) atoms {
	cond := x.Args[0]
	if c := e.of(cond); len(c) == 1 {
		if c[0].num != 0 {
			return e.of(x.Args[1])
		}
		return e.of(x.Args[2])
	}
	if e.within {
		return e.of(x.Args[1]).union(e.of(x.Args[2]))
	}
	yes := e.where(cond, x.Args[1])
	if yes == nil {
		return anything
	}
	return yes.union(e.where(e.mk.not(cond), x.Args[2]))
}

// where is what an expression may be where a condition holds.
func (e *evaluation) where(cond, x *Expr) atoms {
	s := e.s
	for _, c := range conjuncts(cond) {
		s = e.given(s, c)
	}
	if s == e.s {
		return e.of(x)
	}
	in := *e
	in.s, in.done = s, map[*Expr]atoms{}
	out := in.of(x)
	e.left = in.left
	return out
}

// orInterval are the values of an operation on integers, or an interval of them.
func (e *evaluation) orInterval(x *Expr, out atoms) atoms {
	if out == nil && !e.single && types.IsIntegral(x.Type) {
		return e.ofSpans(x)
	}
	return out
}

// readOf is what a field, an element or the length of the object a may be.
func (e *evaluation) readOf(x *Expr, a atom) atoms {
	switch {
	case a.kind == allocatedAtom && x.Op == OpElem:
		return e.readElem(e.s, x.Comp, a.allocation, e.of(x.Args[1]))
	case a.kind == allocatedAtom: // a length has no component
		return e.get(e.s, spot{comp: x.Comp, of: a.allocation})
	case a.kind != fixedAtom && a.kind != textAtom:
		return anything
	case x.Op == OpElem:
		return e.fixedElem(x, a.fixed)
	case x.Op == OpLen:
		return atoms{{num: int64(a.fixed.Length)}}
	}
	if y, known := a.fixed.Fields[x.Comp.Fld]; known {
		return e.since(x.Comp, e.fixed(x.Comp.Type, y))
	}
	return anything
}

// isOfKind reports whether the object a is of one of the kinds.
func (e *evaluation) isOfKind(a atom, kinds []*Kind) atoms {
	switch a.kind {
	case nullAtom:
		return isTrue(false)
	case allocatedAtom:
		return isTrue(slices.Contains(kinds, a.allocation.NewKind))
	case fixedAtom, textAtom:
		if k := e.g.KindOf(a.fixed); k != nil {
			return isTrue(slices.Contains(kinds, k))
		}
	}
	return anything
}

func (e *evaluation) wrapped(t types.Type, n *big.Int) atoms { return e.number(t, e.mk.wrap(t, n)) }

func isTrue(b bool) atoms {
	if b {
		return atoms{{num: 1}}
	}
	return atoms{{num: 0}}
}

// forAll applies a function to what may be, each by itself.
func (e *evaluation) forAll(xs atoms, f func(atom) atoms) atoms {
	if xs == nil || xs.isRange() {
		return anything
	}
	out := atoms{}
	for _, a := range xs {
		if out = out.union(f(a)); out == nil {
			return anything
		}
	}
	return out
}

// through is what is read of the objects that a reference can mean. Of null, nothing is
// said.
func (e *evaluation) through(object *Expr, read func(atom) atoms) atoms {
	return e.forAll(e.of(object), read)
}

func (e *evaluation) pairs(x *Expr, f func(a, b int64) atoms) atoms {
	as, bs := e.of(x.Args[0]), e.of(x.Args[1])
	if as == nil || bs == nil {
		return anything
	}
	return e.forAll(as, func(a atom) atoms {
		return e.forAll(bs, func(b atom) atoms { return f(a.num, b.num) })
	})
}

// equal compares: objects of different origin are not the same.
func (e *evaluation) equal(xs, ys atoms) atoms {
	if xs == nil || ys == nil {
		return anything
	}
	return e.forAll(xs, func(a atom) atoms {
		return e.forAll(ys, func(b atom) atoms {
			if (a.kind == textAtom || b.kind == textAtom) && a.kind != nullAtom && b.kind != nullAtom {
				return anything
			}
			return isTrue(a == b)
		})
	})
}

// junction is decided by one argument, or by all.
func (e *evaluation) junction(x *Expr) atoms {
	decides := int64(0)
	if x.Op == OpOr {
		decides = 1
	}
	all := true
	for _, arg := range x.Args {
		a := e.of(arg)
		if len(a) == 1 && a[0].num == decides {
			return isTrue(decides == 1)
		}
		all = all && len(a) == 1
	}
	if all {
		return isTrue(decides == 0)
	}
	return anything
}
