package types

import "inspect/java/source"

// Untyped are the diagnostics about what in the body of m could not be typed:
// those about constructs that have a type and no translation are not among them.
func (w *World) Untyped(m *Method) []*source.Diagnostic {
	var ds []*source.Diagnostic
	for _, u := range w.bodyUnits(m) {
		for _, d := range u.diags {
			if !u.untranslated[d] {
				ds = append(ds, d)
			}
		}
	}
	return ds
}

// Presets is how many methods the world knows the inputs of (Preset).
func (w *World) Presets() int { return len(w.presets) }

// ReachableFromAll is Reachable from several methods at once: what each touches is resolved once.
func (w *World) ReachableFromAll(roots []*Method, contract func(*Method) bool) *Reached {
	c := &closure{w: w, contract: contract, out: &Reached{}, seen: map[any]bool{}}
	for _, m := range roots {
		c.method(m, true, true, m.Span)
	}
	c.drain()
	return c.out
}
