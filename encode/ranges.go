package encode

import (
	"slices"

	"inspect/smtlib"
)

// ranges knows which values terms may have: small sets where they are known
// (may-sets: of references, lengths, indices), else signed intervals. Everything
// it says follows from what was declared of constants and from the terms alone.
type ranges struct {
	b    *smtlib.Builder
	off  bool // may-sets are switched off
	sets map[*smtlib.Term][]uint64
	done map[*smtlib.Term]bool
	ivs  map[*smtlib.Term]interval
}

type interval struct{ lo, hi int64 } // signed, inclusive

// maxSet bounds the sets that are kept.
const maxSet = 256

func newRanges(b *smtlib.Builder) *ranges {
	return &ranges{b: b, sets: map[*smtlib.Term][]uint64{}, done: map[*smtlib.Term]bool{}, ivs: map[*smtlib.Term]interval{}}
}

// declareSet says that constant t is one of the values, in ascending order.
func (r *ranges) declareSet(t *smtlib.Term, values []uint64) {
	if len(values) <= maxSet {
		r.sets[t], r.done[t] = values, true
	}
}

// declareInterval says that constant t, signed, is within lo..hi.
func (r *ranges) declareInterval(t *smtlib.Term, lo, hi int64) { r.ivs[t] = interval{lo, hi} }

// set gives the values that t may have, nil when they are not known.
func (r *ranges) set(t *smtlib.Term) []uint64 {
	if t.Op == smtlib.OpBV {
		if t.Big != nil {
			return nil
		}
		return []uint64{t.Val}
	}
	if r.done[t] {
		return r.sets[t]
	}
	s := r.derive(t)
	r.done[t], r.sets[t] = true, s
	return s
}

func (r *ranges) derive(t *smtlib.Term) []uint64 {
	if t.Sort.Kind != smtlib.BitVecKind || t.Sort.Width > 64 {
		return nil
	}
	switch t.Op {
	case smtlib.OpIte:
		x := r.set(t.Args[1])
		if x == nil {
			return nil
		}
		y := r.set(t.Args[2])
		if y == nil {
			return nil
		}
		return small(union(x, y))
	case smtlib.OpConst, smtlib.OpBound, smtlib.OpApp, smtlib.OpSelect, smtlib.OpConcat:
		return nil
	}
	switch len(t.Args) {
	case 1:
		x := r.set(t.Args[0])
		if x == nil {
			return nil
		}
		return r.enumerate(t, [][]uint64{x})
	case 2:
		x := r.set(t.Args[0])
		if x == nil {
			return nil
		}
		y := r.set(t.Args[1])
		if y == nil || len(x)*len(y) > 4*maxSet {
			return nil
		}
		return r.enumerate(t, [][]uint64{x, y})
	}
	return nil
}

// enumerate applies t's operator to all combinations of its arguments' values.
func (r *ranges) enumerate(t *smtlib.Term, args [][]uint64) []uint64 {
	if len(args[0]) > maxSet {
		return nil
	}
	var out []uint64
	in := make([]*smtlib.Term, len(args))
	var all func(i int) bool
	all = func(i int) bool {
		if i == len(args) {
			v, fault := r.b.Apply(t.Op, t.P1, t.P2, in...)
			if fault != "" || v.Op != smtlib.OpBV {
				return false
			}
			out = append(out, v.Val)
			return true
		}
		for _, v := range args[i] {
			in[i] = r.b.BV(v, t.Args[i].Sort.Width)
			if !all(i + 1) {
				return false
			}
		}
		return true
	}
	if !all(0) {
		return nil
	}
	slices.Sort(out)
	return small(slices.Compact(out))
}

func small(s []uint64) []uint64 {
	if len(s) > maxSet {
		return nil
	}
	return s
}

// union of two ascending slices.
func union(x, y []uint64) []uint64 {
	out := make([]uint64, 0, len(x)+len(y))
	for len(x) > 0 && len(y) > 0 {
		switch {
		case x[0] < y[0]:
			out, x = append(out, x[0]), x[1:]
		case x[0] > y[0]:
			out, y = append(out, y[0]), y[1:]
		default:
			out, x, y = append(out, x[0]), x[1:], y[1:]
		}
	}
	return append(append(out, x...), y...)
}

// areDisjoint reports whether x and y surely differ.
func (r *ranges) areDisjoint(x, y *smtlib.Term) bool {
	if r.off || x.Sort.Width > 64 {
		return false
	}
	s, t := r.set(x), r.set(y)
	if s != nil && t != nil {
		for len(s) > 0 && len(t) > 0 {
			switch {
			case s[0] < t[0]:
				s = s[1:]
			case s[0] > t[0]:
				t = t[1:]
			default:
				return false
			}
		}
		return true
	}
	if x.Sort.Width < 2 {
		return false
	}
	xl, xh := r.interval(x)
	yl, yh := r.interval(y)
	return xh < yl || yh < xl
}

// candidates lists the values below n that t, read without a sign, may have.
func (r *ranges) candidates(t *smtlib.Term, n int) []int {
	if v, ok := number(t); ok {
		if v >= 0 && v < n && t.Big == nil {
			return []int{v}
		}
		return nil
	}
	var out []int
	if !r.off {
		if s := r.set(t); s != nil {
			for _, v := range s {
				if v < uint64(n) {
					out = append(out, int(v))
				}
			}
			return out
		}
	}
	lo, hi := int64(0), int64(n-1)
	if w := t.Sort.Width; !r.off && w >= 2 && w <= 64 {
		l, h := r.interval(t)
		if l >= 0 { // then signed and unsigned agree
			lo, hi = l, min(h, hi)
		} else if h < 0 && n <= 1<<(min(w, 32)-1) {
			return nil
		}
	}
	if w := t.Sort.Width; w < 31 {
		hi = min(hi, 1<<w-1)
	}
	for v := lo; v <= hi; v++ {
		out = append(out, int(v))
	}
	return out
}

// interval gives bounds of t as a signed number; those of its width when
// nothing better is known. Terms wider than 64 bits must not be asked.
func (r *ranges) interval(t *smtlib.Term) (lo, hi int64) {
	if iv, ok := r.ivs[t]; ok {
		return iv.lo, iv.hi
	}
	iv := r.bounds(t)
	r.ivs[t] = iv
	return iv.lo, iv.hi
}

func (r *ranges) bounds(t *smtlib.Term) interval {
	w := t.Sort.Width
	full := fullInterval(w)
	if w > 64 {
		return full
	}
	if s := r.set(t); s != nil && len(s) > 0 {
		iv := interval{signedValue(s[0], w), signedValue(s[0], w)}
		for _, v := range s[1:] {
			x := signedValue(v, w)
			iv.lo, iv.hi = min(iv.lo, x), max(iv.hi, x)
		}
		return iv
	}
	arg := func(i int) interval {
		lo, hi := r.interval(t.Args[i])
		return interval{lo, hi}
	}
	within := func(lo, hi int64) interval {
		if lo < full.lo || hi > full.hi {
			return full
		}
		return interval{lo, hi}
	}
	switch t.Op {
	case smtlib.OpIte:
		x, y := arg(1), arg(2)
		return interval{min(x.lo, y.lo), max(x.hi, y.hi)}
	case smtlib.OpBVAdd:
		x, y := arg(0), arg(1)
		if w <= 62 && len(t.Args) == 2 {
			return within(x.lo+y.lo, x.hi+y.hi)
		}
	case smtlib.OpBVSub:
		x, y := arg(0), arg(1)
		if w <= 62 {
			return within(x.lo-y.hi, x.hi-y.lo)
		}
	case smtlib.OpSignExt:
		return arg(0)
	case smtlib.OpZeroExt:
		if t.Args[0].Sort.Width <= 62 && t.P1 > 0 {
			x := arg(0)
			if x.lo >= 0 {
				return x
			}
			return interval{0, 1<<t.Args[0].Sort.Width - 1}
		}
	case smtlib.OpBVAshr, smtlib.OpBVLshr:
		if k, ok := number(t.Args[1]); ok && k < 63 {
			if x := arg(0); t.Op == smtlib.OpBVAshr || x.lo >= 0 {
				return interval{x.lo >> k, x.hi >> k}
			}
		}
	case smtlib.OpBVSDiv:
		if k, ok := number(t.Args[1]); ok {
			if d := signedValue(uint64(k), w); d > 0 {
				x := arg(0)
				return interval{x.lo / d, x.hi / d}
			}
		}
	case smtlib.OpBVURem, smtlib.OpBVSRem:
		if k, ok := number(t.Args[1]); ok && k > 0 && signedValue(uint64(k), w) > 0 {
			if x := arg(0); x.lo >= 0 {
				return interval{0, min(x.hi, int64(k)-1)}
			}
		}
	}
	return full
}

func fullInterval(w int) interval {
	if w >= 64 {
		return interval{-1 << 63, 1<<63 - 1}
	}
	return interval{-1 << (w - 1), 1<<(w-1) - 1}
}

func signedValue(v uint64, w int) int64 {
	if w >= 64 {
		return int64(v)
	}
	if v>>(w-1)&1 == 1 {
		return int64(v) - 1<<w
	}
	return int64(v)
}

// less decides x < y, or x <= y, as signed numbers.
func (r *ranges) less(x, y *smtlib.Term, orEqual bool) (value, known bool) {
	if r.off || x.Sort.Width > 64 {
		return false, false
	}
	xl, xh := r.interval(x)
	yl, yh := r.interval(y)
	switch {
	case xh < yl || orEqual && xh == yl:
		return true, true
	case xl > yh || !orEqual && xl == yh:
		return false, true
	}
	return false, false
}
