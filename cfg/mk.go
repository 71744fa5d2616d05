package cfg

import (
	"fmt"
	"math/big"
	"slices"
	"strconv"
	"strings"

	"inspect/java/types"
)

// maker makes the hash-consed expressions of one graph, lightly simplified:
// constants are folded, conjunctions and disjunctions flattened, double
// negations and decided tests removed. Every rule keeps the value in every
// state in which it is specified.
type maker struct {
	g     *Graph
	size  *growth
	table map[exprKey]*Expr
	reads map[*Expr]bitset // by component ID
	free  map[*Expr][]*Bound
	fixed map[*Component]bool // never modified
	texts map[*Expr][]uint16  // the chars of string constants
	never map[*Expr]bool      // references that are never null in any state
	yes   *Expr
	no    *Expr
	boolT types.Type
	intT  types.Type
	wides map[int]types.Type // of exact integers
	spans map[*Expr]span
	boxes map[*Expr]bool // what may be a box of a clause: see boxed.go
	// escapes refuses a use of such a box; it does not return.
	escapes func()
}

type exprKey struct {
	op    Op
	typ   types.Type
	args  [3]*Expr
	more  string // further arguments, kinds, components and the constant's digits
	comp  *Component
	bound *Bound
	at    *Node
}

func newMaker(g *Graph, size *growth) *maker {
	m := &maker{g: g, size: size, table: map[exprKey]*Expr{}, reads: map[*Expr]bitset{}, free: map[*Expr][]*Bound{},
		never: map[*Expr]bool{}, fixed: map[*Component]bool{}, texts: map[*Expr][]uint16{}, boolT: types.Of(types.Boolean), intT: types.Of(types.Int),
		wides: map[int]types.Type{}, spans: map[*Expr]span{}, boxes: map[*Expr]bool{}}
	m.no = m.constant(m.boolT, big.NewInt(0))
	m.yes = m.constant(m.boolT, big.NewInt(1))
	return m
}

// cons finds or makes the expression with e's contents.
func (m *maker) cons(e Expr) *Expr {
	box := e.Op == OpBoxed
	if len(m.boxes) > 0 && slices.ContainsFunc(e.Args, func(a *Expr) bool { return m.boxes[a] }) {
		if e.Op != OpIte {
			m.escapes()
		}
		box = true
	}
	key := exprKey{op: e.Op, typ: e.Type, comp: e.Comp, bound: e.Bound, at: e.At}
	var buffer [128]byte
	more := buffer[:0]
	id := func(mark byte, n int) { more = append(strconv.AppendInt(append(more, mark), int64(n), 10), ',') }
	for i, a := range e.Args {
		if i < 3 {
			key.args[i] = a
		} else {
			id('a', a.ID)
		}
	}
	if e.Int != nil {
		more = e.Int.Append(more, 10)
	}
	if e.Kinds != nil {
		more = append(more, 'k')
	}
	for _, k := range e.Kinds {
		id(' ', k.ID)
	}
	for _, c := range e.Comps {
		id('c', c.ID)
	}
	key.more = string(more)
	if x := m.table[key]; x != nil {
		m.size.point.Pass()
		return x
	}
	m.size.add()
	x := new(Expr)
	*x = e
	x.ID = len(m.g.Exprs)
	m.g.Exprs = append(m.g.Exprs, x)
	m.table[key] = x
	if box {
		m.boxes[x] = true
	}
	return x
}

// width of an integral type in bits.
func (m *maker) width(t types.Type) int { return m.g.Bounds.WidthOf(t) }

// wrap takes v modulo the width of t, into its range.
func (m *maker) wrap(t types.Type, v *big.Int) *big.Int {
	if t == m.boolT {
		return v
	}
	w := uint(m.width(t))
	mod := new(big.Int).Lsh(big.NewInt(1), w)
	r := new(big.Int).Mod(v, mod)
	if !types.IsKind(t, types.Char) && r.Bit(int(w)-1) == 1 {
		r.Sub(r, mod)
	}
	return r
}

func (m *maker) constant(t types.Type, v *big.Int) *Expr {
	if t == anyExact {
		return m.exactConst(v)
	}
	return m.cons(Expr{Op: OpConst, Type: t, Int: m.wrap(t, v)})
}

func (m *maker) num(t types.Type, v int64) *Expr { return m.constant(t, big.NewInt(v)) }

func (m *maker) boolean(b bool) *Expr {
	if b {
		return m.yes
	}
	return m.no
}

func (m *maker) nullOf(t types.Type) *Expr { return m.cons(Expr{Op: OpNull, Type: t}) }

// zero is the default value of a type.
func (m *maker) zero(t types.Type) *Expr {
	if types.IsReference(t) {
		return m.nullOf(t)
	}
	return m.num(t, 0)
}

func (m *maker) local(c *Component) *Expr {
	return m.cons(Expr{Op: OpLocal, Type: c.Type, Comp: c})
}

func (m *maker) boundVar(b *Bound) *Expr {
	return m.cons(Expr{Op: OpBound, Type: b.Type, Bound: b})
}

func (m *maker) field(c *Component, obj *Expr) *Expr {
	switch {
	case obj.Op == OpBoxed:
		return m.content(c, obj)
	case m.boxes[obj]:
		return m.ite(obj.Args[0], m.field(c, obj.Args[1]), m.field(c, obj.Args[2]))
	}
	return m.cons(Expr{Op: OpField, Type: c.Type, Comp: c, Args: []*Expr{obj}})
}

// elem reads an element; t is the array's static element type, which may be
// narrower than the component's.
func (m *maker) elem(c *Component, t types.Type, arr, idx *Expr) *Expr {
	return m.cons(Expr{Op: OpElem, Type: t, Comp: c, Args: []*Expr{arr, idx}})
}

func (m *maker) length(arr *Expr) *Expr {
	return m.cons(Expr{Op: OpLen, Type: m.intT, Args: []*Expr{arr}})
}

func (m *maker) not(a *Expr) *Expr {
	switch a.Op {
	case OpConst:
		return m.boolean(a.Int.Sign() == 0)
	case OpNot:
		return a.Args[0]
	case OpLt:
		return m.le(a.Args[1], a.Args[0])
	case OpLe:
		return m.lt(a.Args[1], a.Args[0])
	}
	return m.cons(Expr{Op: OpNot, Type: m.boolT, Args: []*Expr{a}})
}

func (m *maker) and(as ...*Expr) *Expr { return m.junction(OpAnd, m.yes, m.no, as) }
func (m *maker) or(as ...*Expr) *Expr  { return m.junction(OpOr, m.no, m.yes, as) }

// junction is a conjunction or disjunction with its neutral and its deciding
// element; nested ones are flattened, repetitions dropped.
func (m *maker) junction(op Op, neutral, decided *Expr, as []*Expr) *Expr {
	var flat []*Expr
	seen := map[*Expr]bool{}
	var add func(as []*Expr) bool
	add = func(as []*Expr) bool {
		for _, a := range as {
			switch {
			case a == neutral || seen[a]:
				continue
			case a == decided || seen[m.not(a)]:
				return false
			case a.Op == op:
				if !add(a.Args) {
					return false
				}
				continue
			}
			seen[a] = true
			flat = append(flat, a)
		}
		return true
	}
	if !add(as) {
		return decided
	}
	switch len(flat) {
	case 0:
		return neutral
	case 1:
		return flat[0]
	}
	return m.cons(Expr{Op: op, Type: m.boolT, Args: flat})
}

// conjuncts are the parts of a conjunction.
func conjuncts(e *Expr) []*Expr {
	if e.Op == OpAnd {
		return e.Args
	}
	return []*Expr{e}
}

// implies is a ==> b, without those conjuncts of b that a already states.
func (m *maker) implies(a, b *Expr) *Expr {
	given := map[*Expr]bool{}
	for _, c := range conjuncts(a) {
		given[c] = true
	}
	if parts := conjuncts(b); slices.ContainsFunc(parts, func(p *Expr) bool { return given[p] }) {
		var rest []*Expr
		for _, p := range parts {
			if !given[p] {
				rest = append(rest, p)
			}
		}
		b = m.and(rest...)
	}
	return m.or(m.not(a), b)
}

func (m *maker) ite(c, a, b *Expr) *Expr {
	switch {
	case c == m.yes || a == b:
		return a
	case c == m.no:
		return b
	case c.Op == OpNot:
		return m.ite(c.Args[0], b, a)
	}
	if a.Type == m.boolT {
		switch {
		case a == m.yes:
			return m.or(c, b)
		case a == m.no:
			return m.and(m.not(c), b)
		case b == m.yes:
			return m.or(m.not(c), a)
		case b == m.no:
			return m.and(c, a)
		}
	}
	a, b = m.toSameType(a, b)
	t := m.join(a, b)
	return m.cons(Expr{Op: OpIte, Type: t, Args: []*Expr{c, m.typed(a, t), m.typed(b, t)}})
}

// join is the type of a choice between two values: one that both have. lowering.choose
// sees to it that there is one.
func (m *maker) join(a, b *Expr) types.Type {
	switch {
	case a.Op == OpNull:
		return b.Type
	case b.Op == OpNull || a.Type == b.Type || !types.IsReference(a.Type) || !types.IsReference(b.Type):
		return a.Type
	}
	t := m.common(a.Type, b.Type)
	if t == nil {
		panic(fmt.Sprintf("cfg: a choice between a %s and a %s", a.Type, b.Type))
	}
	return t
}

// common is the narrowest of the reached types that two reference types are assignable
// to; nil: there is none. Of several the first by name is taken.
func (m *maker) common(a, b types.Type) types.Type {
	switch {
	case types.IsAssignable(a, b):
		return b
	case types.IsAssignable(b, a):
		return a
	}
	var both []types.Type
	for t, s := range m.g.SortByType {
		if s == m.g.SortByType[a] && types.IsAssignable(a, t) && types.IsAssignable(b, t) {
			both = append(both, t)
		}
	}
	slices.SortFunc(both, func(x, y types.Type) int { return strings.Compare(x.String(), y.String()) })
	for _, t := range both {
		if !slices.ContainsFunc(both, func(u types.Type) bool { return u != t && types.IsAssignable(u, t) }) {
			return t
		}
	}
	return nil
}

// typed gives the null reference the type that its context asks for.
func (m *maker) typed(a *Expr, t types.Type) *Expr {
	if a.Op == OpNull && types.IsReference(t) {
		return m.nullOf(t)
	}
	return a
}

// nonNull states that a reference is not null.
func (m *maker) nonNull(a *Expr) *Expr { return m.not(m.eq(a, m.nullOf(a.Type))) }

func (m *maker) isNeverNull(a *Expr) bool {
	switch a.Op {
	case OpBound, OpBoxed:
		return true
	case OpAt:
		return m.isNeverNull(a.Args[0])
	case OpIte:
		return m.isNeverNull(a.Args[1]) && m.isNeverNull(a.Args[2])
	}
	return m.never[a]
}

func (m *maker) eq(a, b *Expr) *Expr {
	if (m.boxes[a] || m.boxes[b]) && a.Op != OpNull && b.Op != OpNull {
		m.escapes()
	}
	if a == b {
		return m.yes
	}
	if a.Op == OpConst || a.Op == OpNull || b.Op != OpConst && b.Op != OpNull && a.ID > b.ID {
		a, b = b, a
	}
	switch {
	case a.Op == OpConst && b.Op == OpConst:
		return m.boolean(a.Int.Cmp(b.Int) == 0)
	case a.Op == OpNull && b.Op == OpNull:
		return m.yes
	case b.Op == OpNull && m.isNeverNull(a):
		return m.no
	case b == m.yes:
		return a
	case b == m.no:
		return m.not(a)
	case a == m.not(b) && a.Type == m.boolT:
		return m.no
	}
	if b.Op == OpNull {
		b = m.nullOf(a.Type)
		if a.Op == OpIte {
			return m.ite(a.Args[0], m.eq(a.Args[1], b), m.eq(a.Args[2], b))
		}
	}
	return m.cons(Expr{Op: OpEq, Type: m.boolT, Args: []*Expr{a, b}})
}

func (m *maker) lt(a, b *Expr) *Expr {
	switch {
	case a == b:
		return m.no
	case a.Op == OpConst && b.Op == OpConst:
		return m.boolean(a.Int.Cmp(b.Int) < 0)
	case a.Op == OpLen && b.Op == OpConst && b.Int.Sign() <= 0:
		return m.no
	}
	return m.cons(Expr{Op: OpLt, Type: m.boolT, Args: []*Expr{a, b}})
}

func (m *maker) le(a, b *Expr) *Expr {
	switch {
	case a == b:
		return m.yes
	case a.Op == OpConst && b.Op == OpConst:
		return m.boolean(a.Int.Cmp(b.Int) <= 0)
	case b.Op == OpLen && a.Op == OpConst && a.Int.Sign() <= 0:
		return m.yes
	}
	return m.cons(Expr{Op: OpLe, Type: m.boolT, Args: []*Expr{a, b}})
}

// fold computes an operator on constants, before wrapping; nil: no value.
var fold = map[Op]func(m *maker, t types.Type, a, b *big.Int) *big.Int{
	OpAdd:    func(_ *maker, _ types.Type, a, b *big.Int) *big.Int { return new(big.Int).Add(a, b) },
	OpSub:    func(_ *maker, _ types.Type, a, b *big.Int) *big.Int { return new(big.Int).Sub(a, b) },
	OpMul:    func(_ *maker, _ types.Type, a, b *big.Int) *big.Int { return new(big.Int).Mul(a, b) },
	OpBitAnd: func(_ *maker, _ types.Type, a, b *big.Int) *big.Int { return new(big.Int).And(a, b) },
	OpBitOr:  func(_ *maker, _ types.Type, a, b *big.Int) *big.Int { return new(big.Int).Or(a, b) },
	OpBitXor: func(_ *maker, _ types.Type, a, b *big.Int) *big.Int { return new(big.Int).Xor(a, b) },
	OpDiv: func(_ *maker, _ types.Type, a, b *big.Int) *big.Int {
		if b.Sign() == 0 {
			return nil
		}
		return new(big.Int).Quo(a, b)
	},
	OpRem: func(_ *maker, _ types.Type, a, b *big.Int) *big.Int {
		if b.Sign() == 0 {
			return nil
		}
		return new(big.Int).Rem(a, b)
	},
	OpShl: func(_ *maker, _ types.Type, a, b *big.Int) *big.Int { return new(big.Int).Lsh(a, uint(b.Int64())) },
	OpShr: func(_ *maker, _ types.Type, a, b *big.Int) *big.Int { return new(big.Int).Rsh(a, uint(b.Int64())) },
	OpUShr: func(m *maker, t types.Type, a, b *big.Int) *big.Int {
		if a.Sign() < 0 {
			a = new(big.Int).Add(a, new(big.Int).Lsh(big.NewInt(1), uint(m.width(t))))
		}
		return new(big.Int).Rsh(a, uint(b.Int64()))
	},
}

// arith is a binary operator on two operands of one integral type. The distance
// of a shift must lie within the width (see shift).
func (m *maker) arith(op Op, a, b *Expr) *Expr {
	t := a.Type
	if a.Op == OpConst && b.Op == OpConst {
		if v := fold[op](m, t, a.Int, b.Int); v != nil {
			return m.constant(t, v)
		}
	}
	if b.Op == OpConst {
		zero := b.Int.Sign() == 0
		switch op {
		case OpAdd, OpSub, OpBitOr, OpBitXor, OpShl, OpShr, OpUShr:
			if zero {
				return a
			}
		case OpMul, OpDiv:
			if b.Int.Cmp(big.NewInt(1)) == 0 {
				return a
			}
		}
	}
	if a.Op == OpConst && a.Int.Sign() == 0 && op == OpAdd {
		return b
	}
	return m.cons(Expr{Op: op, Type: t, Args: []*Expr{a, b}})
}

func (m *maker) neg(a *Expr) *Expr {
	if a.Op == OpConst {
		return m.constant(a.Type, new(big.Int).Neg(a.Int))
	}
	return m.cons(Expr{Op: OpNeg, Type: a.Type, Args: []*Expr{a}})
}

func (m *maker) bitNot(a *Expr) *Expr {
	if a.Op == OpConst {
		return m.constant(a.Type, new(big.Int).Not(a.Int))
	}
	return m.cons(Expr{Op: OpBitNot, Type: a.Type, Args: []*Expr{a}})
}

// convert gives a the integral type t: extended by sign (from char: by zeros)
// or truncated.
func (m *maker) convert(a *Expr, t types.Type) *Expr {
	if a.Type == t || !isInteger(t) || !isInteger(a.Type) {
		return a
	}
	if t == anyExact {
		return m.exact(a)
	}
	if a.Op == OpConst {
		return m.constant(t, a.Int)
	}
	return m.cons(Expr{Op: OpConvert, Type: t, Args: []*Expr{a}})
}

// shift lowers a shift whose distance b (int or long) is taken modulo the width
// of a: the mathematical modulus of the signed distance, which for a power of
// two is Java's mask. The distance handed to the operator has a's type and
// lies in [0, width).
func (m *maker) shift(op Op, a, b *Expr) *Expr {
	w := int64(m.width(a.Type))
	t := a.Type
	if m.width(b.Type) > m.width(t) {
		t = b.Type
	}
	d := m.convert(b, t)
	switch {
	case d.Op == OpConst:
		d = m.constant(t, new(big.Int).Mod(d.Int, big.NewInt(w)))
	case w&(w-1) == 0:
		d = m.arith(OpBitAnd, d, m.num(t, w-1))
	default:
		r := m.arith(OpRem, d, m.num(t, w))
		d = m.ite(m.lt(r, m.num(t, 0)), m.arith(OpAdd, r, m.num(t, w)), r)
	}
	return m.arith(op, a, m.convert(d, a.Type))
}

func (m *maker) instanceOf(a *Expr, kinds []*Kind) *Expr {
	if a.Op == OpNull || len(kinds) == 0 {
		return m.no
	}
	switch {
	case a.Op == OpBoxed:
		return m.boolean(slices.ContainsFunc(kinds, func(k *Kind) bool { return k.Type == a.Type }))
	case m.boxes[a]:
		return m.ite(a.Args[0], m.instanceOf(a.Args[1], kinds), m.instanceOf(a.Args[2], kinds))
	}
	return m.cons(Expr{Op: OpInstanceOf, Type: m.boolT, Args: []*Expr{a}, Kinds: kinds})
}

// more states that more than n objects of a kind exist; n may be negative.
func (m *maker) more(k *Kind, n int) *Expr {
	if n < 0 {
		return m.yes
	}
	return m.cons(Expr{Op: OpMore, Type: m.boolT, Kinds: []*Kind{k}, Int: big.NewInt(int64(n))})
}

// quantify binds b. Trivial bodies are decided; a body without b stands for
// itself where the range surely has values.
func (m *maker) quantify(op Op, b *Bound, rng, body *Expr) *Expr {
	if op == OpForall && (body == m.yes || rng == m.no) {
		return m.yes
	}
	if op == OpExistsQ && (body == m.no || rng == m.no) {
		return m.no
	}
	if m.isSatisfiable(b, rng) && m.innermost([]*Bound{b}, body) < 0 {
		return body
	}
	return m.cons(Expr{Op: op, Type: m.boolT, Args: []*Expr{rng, body}, Bound: b})
}

// stateless are the operators whose value depends on that of their operands
// alone, so that OpAt moves to the operands.
var stateless = map[Op]bool{OpNot: true, OpAnd: true, OpOr: true, OpIte: true, OpEq: true, OpLt: true, OpLe: true, OpAdd: true,
	OpSub: true, OpMul: true, OpDiv: true, OpRem: true, OpNeg: true, OpBitAnd: true, OpBitOr: true, OpBitXor: true,
	OpBitNot: true, OpFAdd: true, OpFSub: true, OpFMul: true, OpFDiv: true, OpFRem: true, OpFNeg: true,
	OpFEq: true, OpFLt: true, OpFLe: true, OpFConvert: true, OpFSqrt: true, OpFRint: true,
	OpFFloor: true, OpFCeil: true, OpFAbs: true, OpFSignum: true, OpFUlp: true, OpFMin: true, OpFMax: true, OpFCopySign: true,
	OpFScalb: true, OpFFMA: true, OpFRound: true, OpFCompare: true, OpFBits: true, OpFOfBits: true, OpFunction: true, OpTable: true, OpApply: true, OpShl: true, OpShr: true, OpUShr: true, OpConvert: true, OpLen: true, OpInstanceOf: true, OpBoxed: true}

// at reads e in the state of node n. Only what reads the state stands under
// OpAt, so that equal values are equal expressions.
func (m *maker) at(n *Node, e *Expr) *Expr {
	if n == nil || e.Op == OpAt || !m.varies(e) {
		return e
	}
	if !stateless[e.Op] {
		return m.cons(Expr{Op: OpAt, Type: e.Type, Args: []*Expr{e}, At: n})
	}
	args := make([]*Expr, len(e.Args))
	for i, a := range e.Args {
		args[i] = m.at(n, a)
	}
	return m.again(e, args)
}

// again is the expression e with other arguments.
func (m *maker) again(e *Expr, args []*Expr) *Expr {
	switch e.Op {
	case OpNot:
		return m.not(args[0])
	case OpAnd:
		return m.and(args...)
	case OpOr:
		return m.or(args...)
	case OpEq:
		return m.eq(args[0], args[1])
	case OpIte:
		return m.ite(args[0], args[1], args[2])
	}
	x := *e
	x.Args = args
	return m.cons(x)
}

// varies reports whether e reads a component that is ever modified.
func (m *maker) varies(e *Expr) bool {
	for _, c := range m.readsOf(e) {
		if !m.fixed[c] {
			return true
		}
	}
	return false
}

func (m *maker) minValue(t types.Type) *Expr {
	if types.IsKind(t, types.Char) {
		return m.num(t, 0)
	}
	return m.constant(t, new(big.Int).Neg(new(big.Int).Lsh(big.NewInt(1), uint(m.width(t)-1))))
}

func (m *maker) maxValue(t types.Type) *Expr {
	w := uint(m.width(t))
	if !types.IsKind(t, types.Char) {
		w--
	}
	return m.constant(t, new(big.Int).Sub(new(big.Int).Lsh(big.NewInt(1), w), big.NewInt(1)))
}
