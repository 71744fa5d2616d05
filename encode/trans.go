package encode

import (
	"fmt"
	"strconv"

	"inspect/cfg"
	"inspect/internal/halt"
	"inspect/java/types"
	"inspect/smtlib"
)

// polarity is how the truth of a Boolean expression enters an assertion.
type polarity int8

const (
	negative polarity = iota - 1
	both              // or unknown
	positive          // the assertion demands no more than that it is true
)

// env is where an expression is read: the node whose state it sees, the values
// of the bound variables around it, and its polarity.
type env struct {
	node *cfg.Node
	bind *binding
	pol  polarity
}

// binding is a chain of bound variables with their values. It is interned by
// its translator: equal chains are one pointer.
type binding struct {
	id    int
	up    *binding
	bound *cfg.Bound
	value *smtlib.Term
}

func (e env) lookup(v *cfg.Bound) *smtlib.Term {
	for x := e.bind; x != nil; x = x.up {
		if x.bound == v {
			return x.value
		}
	}
	return nil
}

func (e env) flip() env { e.pol = -e.pol; return e }

func (e env) blur() env { e.pol = both; return e }

type memoKey struct {
	expr, node, bind int
	pol              polarity
}

type bindKey struct{ up, bound, value int }

// translator turns expressions into terms. It is the one place where the
// meaning of operators on integers and truth values is written down; whatever
// depends on a state is asked of its memory.
type translator struct {
	*shape
	mem   memory
	memo  map[memoKey]*smtlib.Term
	binds map[bindKey]*binding
	free  [][]*cfg.Bound // free bound variables by expression ID
	quant []bool         // contains a quantifier, by expression ID
	seen  []bool

	point *halt.Point // see Options.Stop
}

func newTranslator(s *shape, m memory) *translator {
	n := 0
	for _, x := range s.g.Exprs {
		n = max(n, x.ID+1)
	}
	return &translator{shape: s, mem: m, memo: map[memoKey]*smtlib.Term{}, binds: map[bindKey]*binding{},
		free: make([][]*cfg.Bound, n), quant: make([]bool, n), seen: make([]bool, n)}
}

// assumed translates a condition whose truth is demanded; nil is true.
func (t *translator) assumed(x *cfg.Expr, at *cfg.Node) *smtlib.Term {
	if x == nil {
		return t.b.True()
	}
	return t.expr(x, env{node: at, pol: positive}, nil)
}

// value translates an expression that is stored where sort values live.
func (t *translator) value(x *cfg.Expr, at *cfg.Node, sort *smtlib.Sort) *smtlib.Term {
	return t.expr(x, env{node: at}, sort)
}

// with is v with one more bound variable.
func (t *translator) with(v env, bound *cfg.Bound, value *smtlib.Term) env {
	up := 0
	if v.bind != nil {
		up = v.bind.id
	}
	k := bindKey{up, bound.ID, value.ID}
	if t.binds[k] == nil {
		t.binds[k] = &binding{len(t.binds) + 1, v.bind, bound, value}
	}
	v.bind = t.binds[k]
	return v
}

// scan finds the free bound variables of x and whether it has quantifiers.
func (t *translator) scan(x *cfg.Expr) {
	if t.seen[x.ID] {
		return
	}
	t.seen[x.ID] = true
	add := func(v *cfg.Bound) {
		for _, w := range t.free[x.ID] {
			if w == v {
				return
			}
		}
		t.free[x.ID] = append(t.free[x.ID], v)
	}
	binds := x.Op.Binds()
	t.quant[x.ID] = binds
	if x.Op == cfg.OpBound {
		add(x.Bound)
	}
	for _, a := range x.Args {
		if a == nil {
			continue
		}
		t.scan(a)
		t.quant[x.ID] = t.quant[x.ID] || t.quant[a.ID]
		for _, v := range t.free[a.ID] {
			if !binds || v != x.Bound {
				add(v)
			}
		}
	}
}

// restrict keeps of v what x can see: so equal readings share a memo entry.
func (t *translator) restrict(x *cfg.Expr, v env) env {
	if !t.quant[x.ID] || !t.mem.polar() {
		v.pol = both
	}
	if v.bind == nil {
		return v
	}
	w := env{node: v.node, pol: v.pol}
	for _, b := range t.free[x.ID] {
		val := v.lookup(b)
		if val == nil {
			panic(fmt.Sprintf("encode: %s is not bound", b.Name))
		}
		w = t.with(w, b, val)
	}
	return w
}

// expr translates x as read at v. want is the sort of null where the type of
// null itself does not tell; nil when the reader does not know it either.
func (t *translator) expr(x *cfg.Expr, v env, want *smtlib.Sort) *smtlib.Term {
	t.scan(x)
	if x.Op == cfg.OpNull || types.IsKind(x.Type, types.Null) {
		return t.null(x, want)
	}
	v = t.restrict(x, v)
	k := memoKey{expr: x.ID, node: v.node.ID, pol: v.pol}
	if v.bind != nil {
		k.bind = v.bind.id
	}
	if r := t.memo[k]; r != nil {
		return r
	}
	t.point.Pass()
	r := t.apply(x, v)
	t.memo[k] = r
	return r
}

// null translates an expression that is null in every state.
func (t *translator) null(x *cfg.Expr, want *smtlib.Sort) *smtlib.Term {
	if s := t.sortOf(x.Type); s != nil {
		want = s
	}
	if want == nil {
		want = t.b.BitVec(1)
	}
	return t.zero(want)
}

// args translates all arguments at v.
func (t *translator) args(x *cfg.Expr, v env) []*smtlib.Term {
	r := make([]*smtlib.Term, len(x.Args))
	for i, a := range x.Args {
		r[i] = t.expr(a, v, nil)
	}
	return r
}

// family translates a reference together with its family of objects, which is nil
// for null itself.
func (t *translator) family(x *cfg.Expr, v env) (*smtlib.Term, *cfg.Sort) {
	return t.expr(x, v, nil), t.g.SortByType[x.Type]
}

// rule translates one operator whose arguments are read where it is read; a are
// their translations.
type rule func(t *translator, x *cfg.Expr, a []*smtlib.Term) *smtlib.Term

// rules is the meaning of the operators that depend on no state; those on
// floating-point numbers are in floating.go.
var rules = map[cfg.Op]rule{
	cfg.OpLt: func(t *translator, x *cfg.Expr, a []*smtlib.Term) *smtlib.Term {
		return t.mem.less(a[0], a[1], false, isUnsigned(x.Args[0]))
	},
	cfg.OpLe: func(t *translator, x *cfg.Expr, a []*smtlib.Term) *smtlib.Term {
		return t.mem.less(a[0], a[1], true, isUnsigned(x.Args[0]))
	},
	cfg.OpAdd: func(t *translator, _ *cfg.Expr, a []*smtlib.Term) *smtlib.Term { return t.b.Add(a[0], a[1]) },
	cfg.OpSub: func(t *translator, _ *cfg.Expr, a []*smtlib.Term) *smtlib.Term { return t.b.Sub(a[0], a[1]) },
	cfg.OpMul: func(t *translator, _ *cfg.Expr, a []*smtlib.Term) *smtlib.Term { return t.b.Mul(a[0], a[1]) },
	cfg.OpNeg: func(t *translator, _ *cfg.Expr, a []*smtlib.Term) *smtlib.Term { return t.b.Neg(a[0]) },
	cfg.OpDiv: func(t *translator, x *cfg.Expr, a []*smtlib.Term) *smtlib.Term {
		if isUnsigned(x) {
			return t.b.UDiv(a[0], a[1])
		}
		return t.b.SDiv(a[0], a[1])
	},
	cfg.OpRem: func(t *translator, x *cfg.Expr, a []*smtlib.Term) *smtlib.Term {
		if isUnsigned(x) {
			return t.b.URem(a[0], a[1])
		}
		return t.b.SRem(a[0], a[1])
	},
	cfg.OpBitAnd: func(t *translator, _ *cfg.Expr, a []*smtlib.Term) *smtlib.Term { return t.b.BVAnd(a[0], a[1]) },
	cfg.OpBitOr:  func(t *translator, _ *cfg.Expr, a []*smtlib.Term) *smtlib.Term { return t.b.BVOr(a[0], a[1]) },
	cfg.OpBitXor: func(t *translator, _ *cfg.Expr, a []*smtlib.Term) *smtlib.Term { return t.b.BVXor(a[0], a[1]) },
	cfg.OpBitNot: func(t *translator, _ *cfg.Expr, a []*smtlib.Term) *smtlib.Term { return t.b.BVNot(a[0]) },
	cfg.OpShl:    func(t *translator, _ *cfg.Expr, a []*smtlib.Term) *smtlib.Term { return t.b.Shl(a[0], a[1]) },
	cfg.OpShr: func(t *translator, x *cfg.Expr, a []*smtlib.Term) *smtlib.Term {
		if isUnsigned(x) {
			return t.b.Lshr(a[0], a[1])
		}
		return t.b.Ashr(a[0], a[1])
	},
	cfg.OpUShr: func(t *translator, _ *cfg.Expr, a []*smtlib.Term) *smtlib.Term { return t.b.Lshr(a[0], a[1]) },
	cfg.OpConvert: func(t *translator, x *cfg.Expr, a []*smtlib.Term) *smtlib.Term {
		from, to := a[0].Width(), t.sortOf(x.Type).Width
		switch {
		case to < from:
			return t.b.Extract(to-1, 0, a[0])
		case isUnsigned(x.Args[0]):
			return t.b.ZeroExt(to-from, a[0])
		}
		return t.b.SignExt(to-from, a[0])
	},
}

// less compares integers by the builder's operators.
func less(b *smtlib.Builder, x, y *smtlib.Term, orEqual, unsigned bool) *smtlib.Term {
	switch {
	case unsigned && orEqual:
		return b.ULe(x, y)
	case unsigned:
		return b.ULt(x, y)
	case orEqual:
		return b.SLe(x, y)
	}
	return b.SLt(x, y)
}

// isUnsigned reports whether an expression's values are read without a sign.
func isUnsigned(x *cfg.Expr) bool { return types.IsKind(x.Type, types.Char) }

// apply translates x, which is not null itself, at v.
func (t *translator) apply(x *cfg.Expr, v env) *smtlib.Term {
	b := t.b
	if f := rules[x.Op]; f != nil {
		return f(t, x, t.args(x, v.blur()))
	}
	if f := floatRules[x.Op]; f != nil {
		return f(t, x, t.args(x, v.blur()))
	}
	switch x.Op {
	case cfg.OpConst:
		s := t.sortOf(x.Type)
		if s.IsBool() {
			return b.Bool(x.Int.Sign() != 0)
		}
		return b.BVBig(x.Int, s.Width)
	case cfg.OpBound:
		return v.lookup(x.Bound)
	case cfg.OpLocal:
		return t.mem.local(x.Comp, v.node)
	case cfg.OpField:
		return t.mem.field(x.Comp, t.expr(x.Args[0], v, t.refSort(x.Comp.Sort)), v.node)
	case cfg.OpElem:
		return t.mem.elem(x.Comp, t.expr(x.Args[0], v, t.refSort(x.Comp.Sort)), t.expr(x.Args[1], v, nil), v.node)
	case cfg.OpNot:
		return b.Not(t.expr(x.Args[0], v.flip(), nil))
	case cfg.OpAnd:
		return b.And(t.args(x, v)...)
	case cfg.OpOr:
		return b.Or(t.args(x, v)...)
	case cfg.OpIte:
		s := t.sortOf(x.Type)
		return t.mem.ite(t.expr(x.Args[0], v.blur(), nil), t.expr(x.Args[1], v, s), t.expr(x.Args[2], v, s))
	case cfg.OpEq:
		s := t.sortOf(x.Args[0].Type)
		if s == nil {
			s = t.sortOf(x.Args[1].Type)
		}
		return t.mem.eq(t.expr(x.Args[0], v.blur(), s), t.expr(x.Args[1], v.blur(), s))
	case cfg.OpForall, cfg.OpExistsQ:
		return t.mem.quantify(t, x, v)
	case cfg.OpSumOf, cfg.OpProductOf, cfg.OpGreatest, cfg.OpLeast:
		return t.fold(x, v)
	case cfg.OpMore:
		return t.mem.more(x.Kinds[0], int(x.Int.Int64()), v.node)
	case cfg.OpAt:
		v.node = x.At
		return t.expr(x.Args[0], v, t.sortOf(x.Type))
	}
	return t.ofObject(x, v)
}

// ofObject translates what is asked of an object: of null, no.
func (t *translator) ofObject(x *cfg.Expr, v env) *smtlib.Term {
	a, s := t.family(x.Args[0], v)
	switch x.Op {
	case cfg.OpLen:
		if s == nil {
			return t.b.BV(0, t.intWidth())
		}
		return t.mem.length(s, a, v.node)
	case cfg.OpInstanceOf:
		if s == nil {
			return t.b.False()
		}
		return t.mem.inKinds(s, x.Kinds, a)
	case cfg.OpExists:
		switch {
		case s == nil:
			return t.b.False()
		case x.Kinds != nil:
			return t.mem.exists(x.Kinds, a, v.node)
		}
		return t.mem.exists(s.Kinds, a, v.node)
	case cfg.OpReachHas:
		to, s2 := t.family(x.Args[1], v)
		if s == nil || s2 == nil {
			return t.b.False()
		}
		return t.mem.reachHas(x, a, to, v.node)
	case cfg.OpReachCount:
		if s == nil {
			return t.b.BV(0, t.intWidth())
		}
		return t.mem.reachCount(x, a, v.node)
	case cfg.OpSeen:
		var others []rooted
		for _, y := range x.Args[1:] {
			r, s := t.family(y, v)
			others = append(others, rooted{r, s})
		}
		return t.mem.seen(x, rooted{a, s}, others, v.node)
	}
	panic("encode: no translation of operator " + strconv.Itoa(int(x.Op)))
}
