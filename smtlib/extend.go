package smtlib

// Extended words keep their order and their equality, so comparisons of them,
// and choices between them, are those of the narrow words: signed for sign
// extensions, unsigned for zero extensions. A constant is such a word where its
// upper bits are what the extension adds.

// narrow gives the words that x and y are both extensions of, by op and by the
// same number of bits n; n is 0 when they are not.
func (b *Builder) narrow(op Op, x, y *Term) (nx, ny *Term, n int) {
	switch {
	case x.Op == op && y.Op == op && x.P1 == y.P1:
		return x.Args[0], y.Args[0], x.P1
	case x.Op == op && y.Op == OpBV:
		if low := b.truncated(x, y); low != nil {
			return x.Args[0], low, x.P1
		}
	case x.Op == OpBV && y.Op == op:
		if low := b.truncated(y, x); low != nil {
			return low, y.Args[0], y.P1
		}
	}
	return nil, nil, 0
}

// truncated gives the constant that c is the extension of, as x is one, or nil.
func (b *Builder) truncated(x, c *Term) *Term {
	low := b.Extract(c.Sort.Width-x.P1-1, 0, c)
	if b.foldIndexed(x.Op, low, nil, x.P1, 0, c.Sort.Width) != c {
		return nil
	}
	return low
}

func isExtension(x *Term) bool { return x.Op == OpSignExt || x.Op == OpZeroExt }

// lessNarrow simplifies x < y by op, where one side is an extension; nil when
// nothing fits.
func (b *Builder) lessNarrow(op Op, x, y *Term) *Term {
	if op == OpBVSLt {
		if nx, ny, n := b.narrow(OpSignExt, x, y); n > 0 {
			return b.SLt(nx, ny)
		}
	}
	// The sign bit of a zero extension is 0.
	if nx, ny, n := b.narrow(OpZeroExt, x, y); n > 0 {
		return b.ULt(nx, ny)
	}
	// A constant beyond the narrow words is above or below all of them.
	switch {
	case op == OpBVULt && (x.Op == OpSignExt || y.Op == OpSignExt):
		return nil
	case isExtension(x) && y.Op == OpBV:
		return b.fold(op, b.BV(0, y.Sort.Width), y)
	case x.Op == OpBV && isExtension(y):
		return b.fold(op, x, b.BV(0, x.Sort.Width))
	}
	return nil
}

// difference gives the words whose zero extensions t is the difference of: it is
// negative where x < y, unsigned.
func (b *Builder) difference(t *Term) (x, y *Term, ok bool) {
	var n int
	switch {
	case t.Op == OpBVSub:
		x, y, n = b.narrow(OpZeroExt, t.Args[0], t.Args[1])
	case t.Op == OpBVAdd && t.Args[1].Op == OpBV:
		x, y, n = b.narrow(OpZeroExt, t.Args[0], b.fold(OpBVNeg, t.Args[1], nil))
	case t.Op == OpBVNeg:
		x, y, n = b.narrow(OpZeroExt, b.BV(0, t.Sort.Width), t.Args[0])
	}
	return x, y, n > 0
}

// sign is what is asked of a number: whether it is less than 0, equal to 0 or
// greater than 0.
type sign int

const (
	negative sign = iota
	null
	positive
)

// signOf is the question of a term's sign.
type signOf struct {
	id   int
	sign sign
}

// ofDifference decides the sign of a difference of extended words, and of choices
// among some; nil when nothing fits.
func (b *Builder) ofDifference(t *Term, s sign) *Term {
	if t.Op == OpIte && t.differs {
		key := signOf{t.ID, s}
		r := b.signs[key]
		if r == nil {
			r = b.Ite(t.Args[0], b.signed(t.Args[1], s), b.signed(t.Args[2], s))
			b.signs[key] = r
		}
		return r
	}
	x, y, ok := b.difference(t)
	switch {
	case !ok:
		return nil
	case s == null:
		return b.Eq(x, y)
	case s == positive:
		x, y = y, x
	}
	return b.ULt(x, y)
}

// signed is t < 0, t = 0 or 0 < t, signed.
func (b *Builder) signed(t *Term, s sign) *Term {
	zero := b.BV(0, t.Sort.Width)
	switch s {
	case negative:
		return b.SLt(t, zero)
	case null:
		return b.Eq(t, zero)
	}
	return b.SLt(zero, t)
}

// differs reports whether the sign of t is simpler than t.
func (b *Builder) differs(t *Term) bool {
	if t.Op == OpIte {
		return t.differs
	}
	_, _, ok := b.difference(t)
	return ok
}

func (b *Builder) extend(op Op, n int, x *Term) *Term {
	if op == OpSignExt {
		return b.SignExt(n, x)
	}
	return b.ZeroExt(n, x)
}
