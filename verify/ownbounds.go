package verify

import (
	"regexp"
	"slices"

	"inspect/counterexample/witness"
	"inspect/java/source"
	"inspect/report"
	"inspect/verify/present"
)

// withoutOwn are the candidates for a need without those that bound an index as the method itself does, where
// it lets that be too large, or too small (needs.BoundsAt).
func withoutOwn(c *method, w *witness.Witness, ce *report.Counterexample) []candidate {
	all := slices.Clone(c.supposed[c.m])
	if isLess, known := isLessThanAll(ce); known {
		bounds := fieldsOf(c.run).BoundsAt(c.subject(c.m), placeOf(w), isLess)
		all = slices.DeleteFunc(all, func(k candidate) bool { return bounds.IsOwn(&k.Atom) })
	}
	return all
}

// isLessThanAll reports whether the index that a counterexample ends at is negative; known: it is one of an array.
func isLessThanAll(ce *report.Counterexample) (isLess, known bool) {
	if ce.Because == nil {
		return false, false
	}
	m := faultOfIndex.FindStringSubmatch(ce.Because.Fault)
	return m != nil && m[1] != "", m != nil
}

// faultOfIndex is how it is said that an index is one of no element: "i is -1, a has length 4".
var faultOfIndex = regexp.MustCompile(` is (-?)\d+, .* has length \d+$`)

// placeOf is where in the program a violation is found: behind the last step, where the library raises it.
func placeOf(w *witness.Witness) source.Span {
	at := w.Property.Span
	for i := len(w.Steps) - 1; i >= 0 && (at.File == nil || present.IsInLibrary(at)); i-- {
		at = w.Steps[i].Span
	}
	return at
}
