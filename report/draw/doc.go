// Package draw draws one state of the heap: as text for a terminal, as DOT, and
// as SVG by a layered layout of its own. It knows neither Java nor solvers: a
// Graph is names, values and references.
//
//	this ─► List#1 { size = 2 }
//	  this.head ─► Node#1 { key = 1 } ─next─► Node#2 (n) { key = 3 }
//	      ─next─► Node#1 (cycle)
//
// The text is a spanning forest of the graph (forest.go). Every object stands in
// it once, under its identity Node#1 and behind the access path by which it is
// reached; every field that is not null stands in it once: as the arrow to an
// object drawn there, or within the braces. Chains of objects of one class are
// drawn in a row, other objects below the one that refers to them. In
// parentheses: (new) the method allocated it, (n, this.tail) further names and
// paths that lead to it. A star marks what the method changed.
//
// The SVG has a column for each layer of the graph (layer.go) and the states
// before and after beside each other (svg.go).
package draw
