package infer

import (
	"math"
	"slices"
	"strings"
)

// A difference says of two quantities that the first minus the second is at most a number. The quantity ""
// is 0. Quantities are the values of fields and the lengths of arrays, as integers without bounds.
type difference struct {
	x, y string
	most int64
}

// isImplied reports whether a difference follows from others: whether there is a path between its quantities
// that is no longer (Bellman, Ford).
func (d difference) isImplied(by []difference) bool {
	distance := map[string]int64{d.y: 0}
	at := func(q string) int64 {
		if n, ok := distance[q]; ok {
			return n
		}
		return math.MaxInt32 * 4
	}
	for range len(by) + 1 {
		for _, e := range by {
			if n, ok := distance[e.y]; ok && n+e.most < at(e.x) {
				distance[e.x] = n + e.most
			}
		}
	}
	return at(d.x) <= d.most
}

// isImplied reports whether there are differences that all follow from others.
func isImplied(ds, by []difference) bool {
	return len(ds) > 0 && !slices.ContainsFunc(ds, func(d difference) bool { return !d.isImplied(by) })
}

// lengthsAtLeast0 are differences, with those that say that the lengths in them are at least 0.
func lengthsAtLeast0(ds []difference) []difference {
	out := slices.Clone(ds)
	for _, d := range ds {
		for _, q := range []string{d.x, d.y} {
			if isLength(q) {
				out = append(out, difference{"", q, 0})
			}
		}
	}
	return out
}

// isLength reports whether a quantity is the length of an array or of a string.
func isLength(q string) bool {
	return strings.HasSuffix(q, ".length") || strings.HasSuffix(q, ".length()")
}
