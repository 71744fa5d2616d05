package encode

import (
	"fmt"
	"strings"

	"inspect/cfg"
	"inspect/java/types"
)

// mostAbstracted is how many components one line of Abstracted names.
const mostAbstracted = 12

// Abstracted says in words where constants of the scripts are not as wide as Java's values are, and what
// else a reader of a model has to know of them.
func (e *Encoding) Abstracted() []string {
	var out []string
	if len(e.Graph.Sorts) > 0 {
		out = append(out, "references are the numbers of objects, 0 is null; in (_ BitVec n) n is what the objects within the bounds need")
	}
	if e.ground == nil {
		return out
	}
	if !e.Options.NoCanonical && len(e.Graph.Sorts) > 0 {
		out = append(out, "the objects before the call are numbered in the order in which they are reached: of heaps that differ in names alone one counts")
	}
	if o := e.ground.orders; o != nil {
		var narrow []string
		for _, c := range e.Graph.Components {
			if c.Temp || !types.IsIntegral(c.Type) || e.ground.initial[c] == nil {
				continue
			}
			full := e.shape.sortOf(c.Type).Width
			if w := o.width(c, full); w < full && isOutside(e.Graph, c) {
				narrow = append(narrow, fmt.Sprintf("%s as (_ BitVec %d) for %d bits", c.Name, w, full))
			}
		}
		if more := len(narrow) - mostAbstracted; more > 0 {
			narrow = append(narrow[:mostAbstracted], fmt.Sprintf("and %d more", more))
		}
		if len(narrow) > 0 {
			out = append(out, "integers that are only compared count by their order, and are extended by their sign: "+strings.Join(narrow, ", "))
		}
	}
	return out
}

// isOutside reports whether the values of a component before the call come from outside.
func isOutside(g *cfg.Graph, c *cfg.Component) bool {
	if c.Kind == cfg.Field || c.Kind == cfg.Elems {
		return true
	}
	for _, in := range g.Inputs {
		if in == c {
			return true
		}
	}
	return false
}
