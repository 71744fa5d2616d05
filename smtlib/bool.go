package smtlib

import "slices"

// litKey orders a Boolean term next to its negation.
func litKey(t *Term) int {
	if t.Op == OpNot {
		return t.Args[0].ID<<1 | 1
	}
	return t.ID << 1
}

func areComplements(x, y *Term) bool {
	return x.Op == OpNot && x.Args[0] == y || y.Op == OpNot && y.Args[0] == x
}

// Not negates.
func (b *Builder) Not(x *Term) *Term {
	if x.neg != nil {
		return x.neg
	}
	if x.Sort.Kind != BoolKind {
		b.checked(OpNot, 0, 0, x)
	}
	if b.raw {
		return b.mk(OpNot, x.Sort, 0, 0, 0, x)
	}
	t := b.alloc(OpNot, x.Sort)
	t.Args = b.copyArgs([]*Term{x})
	t.HasBound = x.HasBound
	x.neg, t.neg = t, x
	return t
}

const (
	flattenMax = 4  // a nested and of so many arguments is flattened
	absorbMax  = 12 // up to so many arguments are checked against nested ones
	nestedMax  = 32 // of at most so many arguments
)

// And is the conjunction of any number of terms. Its arguments are sorted so
// that a term stands beside its negation; repeated ones are dropped.
func (b *Builder) And(xs ...*Term) *Term {
	if b.raw {
		return b.plain(OpAnd, 0, 0, xs...)
	}
	var arr [16]*Term
	buf := arr[:0]
	for _, x := range xs {
		switch x.Op {
		case OpTrue:
		case OpFalse:
			return b.f
		case OpAnd:
			if len(x.Args) <= flattenMax {
				buf = append(buf, x.Args...)
				continue
			}
			buf = append(buf, x)
		default:
			if x.Sort.Kind != BoolKind {
				b.checked(OpAnd, 0, 0, x)
			}
			buf = append(buf, x)
		}
	}
	buf, ok := sortLits(buf)
	if !ok {
		return b.f
	}
	if len(buf) <= absorbMax {
		for i := 0; i < len(buf); i++ {
			x := buf[i]
			switch {
			case x.Op == OpAnd && len(x.Args) <= nestedMax:
				if buf, i, ok = absorb(buf, i); !ok {
					return b.f
				}
			case x.Op == OpNot && x.Args[0].Op == OpAnd && len(x.Args[0].Args) <= nestedMax:
				clause := x.Args[0].Args
				switch n, holds := openLits(clause, buf, i); {
				case holds:
					buf = slices.Delete(buf, i, i+1)
					i--
				case n < len(clause):
					rest := b.Not(b.And(withoutOthers(clause, buf, i, n)...))
					return b.And(append(slices.Delete(slices.Clone(buf), i, i+1), rest)...)
				}
			}
		}
	}
	switch len(buf) {
	case 0:
		return b.t
	case 1:
		return buf[0]
	}
	return b.mk(OpAnd, b.sorts.boolSort, 0, 0, 0, buf...)
}

// absorb drops the terms that the nested conjunction buf[i] says as well, and gives the
// place where that stands then; false: it says the opposite of one.
func absorb(buf []*Term, i int) ([]*Term, int, bool) {
	nested := buf[i].Args
	for j := 0; j < len(buf); j++ {
		if i == j {
			continue
		}
		k := litKey(buf[j])
		if hasLit(nested, k^1) {
			return buf, i, false
		}
		if hasLit(nested, k) {
			buf = slices.Delete(buf, j, j+1)
			if j < i {
				i--
			}
			j--
		}
	}
	return buf, i, true
}

// openLits counts the literals of which the terms beside buf[i] say nothing: buf[i] is a
// clause, the negation of the conjunction of in. It holds where one of the terms is the
// opposite of one of these.
func openLits(in, buf []*Term, i int) (open int, holds bool) {
	open = len(in)
	for j, y := range buf {
		if i == j {
			continue
		}
		if hasLit(in, litKey(y)^1) {
			return 0, true
		}
		if hasLit(in, litKey(y)) {
			open--
		}
	}
	return open, false
}

// withoutOthers are the n terms among in that do not stand beside buf[i].
func withoutOthers(in, buf []*Term, i, n int) []*Term {
	rest := make([]*Term, 0, n)
	for _, x := range in {
		if j := slices.Index(buf, x); j < 0 || j == i {
			rest = append(rest, x)
		}
	}
	return rest
}

// sortLits sorts and deduplicates; false: it holds a term and its negation.
func sortLits(buf []*Term) ([]*Term, bool) {
	if len(buf) <= 12 {
		for i := 1; i < len(buf); i++ {
			x := buf[i]
			k := litKey(x)
			j := i
			for ; j > 0 && litKey(buf[j-1]) > k; j-- {
				buf[j] = buf[j-1]
			}
			buf[j] = x
		}
	} else {
		slices.SortFunc(buf, func(x, y *Term) int { return litKey(x) - litKey(y) })
	}
	n := 0
	for i, x := range buf {
		if i > 0 && x == buf[n-1] {
			continue
		}
		if n > 0 && litKey(x)^1 == litKey(buf[n-1]) {
			return nil, false
		}
		buf[n] = x
		n++
	}
	return buf[:n], true
}

// hasLit finds the literal of key k among sorted ones.
func hasLit(args []*Term, k int) bool {
	lo, hi := 0, len(args)
	for lo < hi {
		m := (lo + hi) / 2
		switch km := litKey(args[m]); {
		case km == k:
			return true
		case km < k:
			lo = m + 1
		default:
			hi = m
		}
	}
	return false
}

// Or is the disjunction of any number of terms: not of and of nots.
func (b *Builder) Or(xs ...*Term) *Term {
	if b.raw {
		return b.plain(OpOr, 0, 0, xs...)
	}
	var arr [16]*Term
	buf := arr[:0]
	for _, x := range xs {
		buf = append(buf, b.Not(x))
	}
	return b.Not(b.And(buf...))
}

// Implies is x => y: or(not x, y).
func (b *Builder) Implies(x, y *Term) *Term {
	if b.raw {
		return b.plain(OpImplies, 0, 0, x, y)
	}
	return b.Not(b.And(x, b.Not(y)))
}

// Xor is exclusive or of Bools.
func (b *Builder) Xor(x, y *Term) *Term {
	if b.raw {
		return b.plain(OpXor, 0, 0, x, y)
	}
	if x.Sort.Kind != BoolKind || y.Sort.Kind != BoolKind {
		b.checked(OpXor, 0, 0, x, y)
	}
	return b.Not(b.Eq(x, y))
}

// Iff is equality of Bools.
func (b *Builder) Iff(x, y *Term) *Term {
	if x.Sort.Kind != BoolKind || y.Sort.Kind != BoolKind {
		b.checked(OpXor, 0, 0, x, y)
	}
	return b.Eq(x, y)
}

// Eq is equality of two terms of one sort.
func (b *Builder) Eq(x, y *Term) *Term {
	if x.Sort != y.Sort {
		b.checked(OpEq, 0, 0, x, y)
	}
	if b.raw {
		return b.plain(OpEq, 0, 0, x, y)
	}
	if x == y {
		return b.t
	}
	switch x.Sort.Kind {
	case BoolKind:
		return b.eqBool(x, y)
	case BitVecKind:
		if x.Op == OpBV {
			x, y = y, x
		}
		if y.Op == OpBV {
			if x.Op == OpBV {
				return b.f
			}
			if r := b.eqValue(x, y); r != nil {
				return r
			}
		}
	}
	if isExtension(x) {
		if nx, ny, n := b.narrow(x.Op, x, y); n > 0 {
			return b.Eq(nx, ny)
		}
	}
	if r := b.eqBranch(x, y); r != nil {
		return r
	}
	if r := b.eqBranch(y, x); r != nil {
		return r
	}
	return b.mkEq(x, y)
}

// mkEq builds x = y, a constant standing last and otherwise the older first.
func (b *Builder) mkEq(x, y *Term) *Term {
	if y.Op != OpBV && (x.Op == OpBV || y.ID < x.ID) {
		x, y = y, x
	}
	return b.mk(OpEq, b.sorts.boolSort, 0, 0, 0, x, y)
}

func (b *Builder) eqBool(x, y *Term) *Term {
	if y.Op <= OpFalse {
		x, y = y, x
	}
	switch {
	case x.Op == OpTrue:
		return y
	case x.Op == OpFalse:
		return b.Not(y)
	}
	neg := false
	if x.Op == OpNot {
		x, neg = x.Args[0], !neg
	}
	if y.Op == OpNot {
		y, neg = y.Args[0], !neg
	}
	r := b.t
	if x != y {
		r = b.mkEq(x, y)
	}
	if neg {
		r = b.Not(r)
	}
	return r
}

// eqValue simplifies x = constant; nil when nothing fits.
func (b *Builder) eqValue(x, c *Term) *Term {
	switch x.Op {
	case OpIte:
		if x.liftable {
			return b.liftEq(x, c)
		}
		if b.isZero(c) {
			return b.ofDifference(x, null)
		}
	case OpBVSub:
		if b.isZero(c) {
			return b.Eq(x.Args[0], x.Args[1])
		}
	case OpBVAdd:
		if k := x.Args[1]; k.Op == OpBV {
			return b.Eq(x.Args[0], b.fold(OpBVSub, c, k))
		}
	case OpBVNot, OpBVNeg:
		return b.Eq(x.Args[0], b.fold(x.Op, c, nil))
	case OpZeroExt:
		in := x.Args[0]
		w := in.Sort.Width
		if !b.isZero(b.Extract(x.Sort.Width-1, w, c)) {
			return b.f
		}
		return b.Eq(in, b.Extract(w-1, 0, c))
	case OpSignExt:
		in := x.Args[0]
		low := b.Extract(in.Sort.Width-1, 0, c)
		if b.SignExt(x.P1, low) != c {
			return b.f
		}
		return b.Eq(in, low)
	}
	return nil
}

// liftEq pushes "= c" into the branches of an ite, where constants decide
// it: some of them, or with KeepIte all. The walk is iterative, for chains of any length.
func (b *Builder) liftEq(root, c *Term) *Term {
	stack := []*Term{root}
	done := func(x *Term) *Term {
		if x.Op == OpIte && x.liftable {
			return b.lifted[[2]int{x.ID, c.ID}]
		}
		return b.Eq(x, c)
	}
	for len(stack) > 0 {
		x := stack[len(stack)-1]
		if done(x) != nil {
			stack = stack[:len(stack)-1]
			continue
		}
		p, q := done(x.Args[1]), done(x.Args[2])
		if p == nil {
			stack = append(stack, x.Args[1])
		}
		if q == nil {
			stack = append(stack, x.Args[2])
		}
		if p != nil && q != nil {
			b.lifted[[2]int{x.ID, c.ID}] = b.Ite(x.Args[0], p, q)
			stack = stack[:len(stack)-1]
		}
	}
	return done(root)
}

// eqBranch simplifies ite(c, y, z) = y and ite(c, z, y) = y.
func (b *Builder) eqBranch(x, y *Term) *Term {
	if x.Op != OpIte {
		return nil
	}
	c, p, q := x.Args[0], x.Args[1], x.Args[2]
	switch y {
	case p:
		return b.Or(c, b.Eq(q, y))
	case q:
		return b.Or(b.Not(c), b.Eq(p, y))
	}
	return nil
}

// distinctMax is the most arguments of distinct that become pairs.
const distinctMax = 16

// Distinct says that its arguments, of one sort, differ pairwise.
func (b *Builder) Distinct(xs ...*Term) *Term {
	if b.raw || len(xs) > distinctMax {
		s := b.checked(OpDistinct, 0, 0, xs...)
		if b.raw {
			return b.mk(OpDistinct, s, 0, 0, 0, xs...)
		}
		buf := slices.Clone(xs)
		slices.SortFunc(buf, func(x, y *Term) int { return x.ID - y.ID })
		values := true
		for i, x := range buf {
			if i > 0 && x == buf[i-1] {
				return b.f
			}
			values = values && x.IsValue()
		}
		if c := xs[0].Sort.Card(); c != nil && c.IsInt64() && c.Int64() < int64(len(xs)) {
			return b.f
		}
		if values {
			return b.t
		}
		return b.mk(OpDistinct, s, 0, 0, 0, buf...)
	}
	var all []*Term
	for i, x := range xs {
		for _, y := range xs[:i] {
			all = append(all, b.Not(b.Eq(x, y)))
		}
	}
	return b.And(all...)
}

// Ite is "if c then x else y", x and y of one sort.
func (b *Builder) Ite(c, x, y *Term) *Term {
	if c.Sort.Kind != BoolKind || x.Sort != y.Sort {
		b.checked(OpIte, 0, 0, c, x, y)
	}
	if b.raw {
		return b.plain(OpIte, 0, 0, c, x, y)
	}
	switch {
	case c.Op == OpTrue:
		return x
	case c.Op == OpFalse:
		return y
	case x == y:
		return x
	case c.Op == OpNot:
		c, x, y = c.Args[0], y, x
	}
	if x.Op == OpIte && x.Args[0] == c {
		return b.Ite(c, x.Args[1], y)
	}
	if y.Op == OpIte && y.Args[0] == c {
		return b.Ite(c, x, y.Args[2])
	}
	if x.Sort.Kind == BoolKind {
		return b.iteBool(c, x, y)
	}
	for _, op := range [...]Op{OpSignExt, OpZeroExt} {
		if nx, ny, n := b.narrow(op, x, y); n > 0 {
			return b.extend(op, n, b.Ite(c, nx, ny))
		}
	}
	if x.Op == OpIte {
		switch y {
		case x.Args[2]: // ite(c, ite(d, p, y), y)
			return b.Ite(b.And(c, x.Args[0]), x.Args[1], y)
		case x.Args[1]: // ite(c, ite(d, y, p), y)
			return b.Ite(b.And(c, b.Not(x.Args[0])), x.Args[2], y)
		}
	}
	if y.Op == OpIte {
		switch x {
		case y.Args[1]: // ite(c, x, ite(d, x, p))
			return b.Ite(b.Or(c, y.Args[0]), x, y.Args[2])
		case y.Args[2]: // ite(c, x, ite(d, p, x))
			return b.Ite(b.Or(c, b.Not(y.Args[0])), x, y.Args[1])
		}
	}
	t := b.mk(OpIte, x.Sort, 0, 0, 0, c, x, y)
	t.differs = b.differs(x) || b.differs(y)
	if !t.liftable {
		p, q := x.Op == OpBV || x.liftable, y.Op == OpBV || y.liftable
		t.liftable = p && q || !b.keepIte && (p || y.Op == OpBV)
	}
	return t
}

// iteBool builds an ite over Bools whose condition is not negated.
func (b *Builder) iteBool(c, x, y *Term) *Term {
	switch {
	case x.Op == OpTrue || x == c:
		return b.Or(c, y)
	case x.Op == OpFalse || areComplements(x, c):
		return b.And(b.Not(c), y)
	case y.Op == OpTrue || areComplements(y, c):
		return b.Or(b.Not(c), x)
	case y.Op == OpFalse || y == c:
		return b.And(c, x)
	case areComplements(x, y):
		return b.Eq(c, x)
	case x.Op == OpNot:
		return b.Not(b.Ite(c, x.Args[0], b.Not(y)))
	}
	return b.mk(OpIte, x.Sort, 0, 0, 0, c, x, y)
}
