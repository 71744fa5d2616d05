package cfg

import (
	"fmt"
	"io"
	"strconv"
)

// DOT prints the graph for Graphviz: ends and violations are coloured.
func DOT(w io.Writer, g *Graph) {
	fmt.Fprintf(w, "digraph %s {\n  node [shape=circle, fontsize=10];\n  edge [fontsize=9];\n", strconv.Quote(g.Method.QName()))
	for _, n := range g.Nodes {
		shape := ""
		switch n {
		case g.Entry:
			shape = ", style=bold"
		case g.Exit:
			shape = ", shape=doublecircle"
		case g.Normal, g.Exceptional:
			shape = ", style=filled, fillcolor=lightgrey"
		}
		fmt.Fprintf(w, "  n%d [label=%s%s];\n", n.ID, strconv.Quote(nodeName(g, n)), shape)
	}
	colors := map[ExitKind]string{Violation: ", color=red", CutOff: ", color=orange", Evaluated: ", color=gray", End: ", color=darkgreen"}
	for _, e := range g.Edges {
		fmt.Fprintf(w, "  n%d -> n%d [label=%s%s];\n", e.From.ID, e.To.ID, strconv.Quote(EdgeString(e)), colors[e.Exit])
	}
	fmt.Fprintln(w, "}")
}
