package smtlib

// Sign-extended words keep their order and their equality, so comparisons of
// them, and choices between them, are those of the narrow words. A constant is
// such a word where its upper bits are copies of a lower sign bit.

// narrow gives the words that x and y are both sign extensions of, by the same
// number of bits n; n is 0 when they are not.
func (b *Builder) narrow(x, y *Term) (nx, ny *Term, n int) {
	switch {
	case x.Op == OpSignExt && y.Op == OpSignExt && x.P1 == y.P1:
		return x.Args[0], y.Args[0], x.P1
	case x.Op == OpSignExt && y.Op == OpBV:
		if low := b.truncated(y, x.P1); low != nil {
			return x.Args[0], low, x.P1
		}
	case x.Op == OpBV && y.Op == OpSignExt:
		if low := b.truncated(x, y.P1); low != nil {
			return low, y.Args[0], y.P1
		}
	}
	return nil, nil, 0
}

// truncated gives the constant that c is the sign extension of by n bits, or nil.
func (b *Builder) truncated(c *Term, n int) *Term {
	low := b.Extract(c.Sort.Width-n-1, 0, c)
	if b.SignExt(n, low) != c {
		return nil
	}
	return low
}

// lessNarrow simplifies x < y, signed, where one side is a sign extension; nil
// when nothing fits.
func (b *Builder) lessNarrow(x, y *Term) *Term {
	if nx, ny, n := b.narrow(x, y); n > 0 {
		return b.SLt(nx, ny)
	}
	// A constant beyond the narrow words is above or below all of them.
	switch {
	case x.Op == OpSignExt && y.Op == OpBV:
		return b.fold(OpBVSLt, b.BV(0, y.Sort.Width), y)
	case x.Op == OpBV && y.Op == OpSignExt:
		return b.fold(OpBVSLt, x, b.BV(0, x.Sort.Width))
	}
	return nil
}
