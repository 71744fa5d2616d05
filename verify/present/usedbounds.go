package present

import (
	"inspect/cfg"
	"inspect/java/bounds"
	"inspect/report"
)

// defaultText is the bound on strings that is not reported.
const defaultText = 4

// defaultCollection is the bound on collections that is not reported.
const defaultCollection = 3

// Bounds are bounds with their defaults, as a result has them.
func Bounds(b cfg.Bounds) report.Bounds {
	objects := map[string]int{"default": b.Objects}
	for k, v := range b.PerClass {
		objects[k] = v
	}
	var texts *int
	if b.StringLength != defaultText {
		texts = &b.StringLength
	}
	var collections *int
	if b.CollectionSize != defaultCollection {
		collections = &b.CollectionSize
	}
	return report.Bounds{CollectionSize: collections, Bits: b.Bits, Objects: objects, ArrayLength: b.ArrayLength, Unwind: b.Unwind, Recursion: b.Recursion, StringLength: texts, Constant: b.Constant, Total: b.Total}
}

// PlaceBounds are the bounds for single places that counted.
func PlaceBounds(ps []bounds.Place) []report.PlaceBound {
	var out []report.PlaceBound
	for _, p := range ps {
		out = append(out, report.PlaceBound{Bound: p.Flag, Place: p.At, Value: p.N})
	}
	return out
}
