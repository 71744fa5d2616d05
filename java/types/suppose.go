package types

import (
	"slices"

	"inspect/java/ast"
	"inspect/java/source"
)

// Assume gives a meaning to conditions that nobody has written, as preconditions of m
// (ast.Requires), and resolves what they reach. Of a condition with an error the result is
// nil. What m's own contract says stays as it is.
func (w *World) Assume(m *Method, conditions []*ast.Clause) []*Clause {
	w.Header(m.Class)
	out := make([]*Clause, len(conditions))
	for i, c := range conditions {
		k := &Clause{Clause: c, Class: m.Class, Method: m, Static: m.Static}
		u := w.clauseUnit(k)
		if slices.ContainsFunc(u.diags, func(d *source.Diagnostic) bool { return d.Severity == source.Error }) {
			continue
		}
		load := w.loader()
		load.units([]*unit{u})
		load.drain()
		out[i] = k
	}
	return out
}
