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
