package cfg

import (
	"fmt"
	"io"
	"strings"

	"inspect/java/source"
	"inspect/java/types"
)

// Dump prints the graph as text, deterministically: sorts, assumptions, the
// nodes with their edges, then properties and cuts. Components stand with the
// version that is read or written; x@2 in an expression is the value of x at
// the node where the expression is read.
func Dump(w io.Writer, g *Graph) {
	b := &strings.Builder{}
	fmt.Fprintf(b, "graph %s bits %d\n", g.Method.QName(), g.Bounds.Bits)
	for _, s := range g.Sorts {
		fmt.Fprintf(b, "sort %s", s.Name)
		for _, k := range s.Kinds {
			fmt.Fprintf(b, " %s %d..%d", types.SimpleName(k.Type), k.First, k.Last())
			if k.Fresh > 0 {
				fmt.Fprintf(b, " (%d fresh)", k.Fresh)
			}
		}
		b.WriteByte('\n')
	}
	dumpConstants(b, g)
	if len(g.Inputs) > 0 {
		b.WriteString("input")
		for _, c := range g.Inputs {
			fmt.Fprintf(b, " %s %s", types.SimpleName(c.Type), c.Name)
		}
		b.WriteByte('\n')
	}
	for _, a := range g.Pre {
		fmt.Fprintf(b, "pre %s: %s\n", a.Kind, ExprString(a.Cond, g.Entry))
	}
	if g.SeesAll {
		b.WriteString("sees all objects\n")
	}
	for _, n := range g.Nodes {
		if len(n.Out) == 0 {
			continue
		}
		fmt.Fprintf(b, "%s", nodeName(g, n))
		switch n {
		case g.Normal:
			b.WriteString(" normal end")
		case g.Exceptional:
			b.WriteString(" exceptional end")
		}
		b.WriteByte('\n')
		for _, e := range n.Out {
			fmt.Fprintf(b, "  -> %-4s %s", nodeName(g, e.To), EdgeString(e))
			for i, f := range e.Frames {
				if i == 0 {
					b.WriteString("  frame")
				}
				fmt.Fprintf(b, " %s@%d=@%d", f.Comp.Name, f.To, f.From)
			}
			b.WriteByte('\n')
		}
	}
	for _, p := range g.Properties {
		fmt.Fprintf(b, "property %s line %d: %s\n", p.Name, p.Span.Line(), source.Fold(p.Message))
	}
	for _, c := range g.Cuts {
		fmt.Fprintf(b, "cut %s %d line %d\n", c.Kind, c.Bound, c.Span.Line())
	}
	for _, w := range g.Exits {
		fmt.Fprintf(b, "way %s line %d", w.Type.SimpleName(), w.Span.Line())
		if w.When.Valid() {
			fmt.Fprintf(b, " when %s line %d", source.Fold(w.Text), w.When.Line())
		}
		b.WriteByte('\n')
	}
	io.WriteString(w, b.String())
}

func nodeName(g *Graph, n *Node) string {
	if n == g.Exit {
		return "exit"
	}
	return fmt.Sprintf("n%d", n.ID)
}

// EdgeString is what an edge does, without its frames.
func EdgeString(e *Edge) string {
	read := func(x *Expr) string { return ExprString(x, e.From) }
	written := func(c *Component) string { return fmt.Sprintf("%s@%d", c.Name, e.To.Version[c.ID]) }
	when := ""
	if e.Cond != nil {
		when = " when " + read(e.Cond)
	}
	switch e.Exit {
	case End:
		return "end" + when
	case Evaluated:
		return "evaluated " + e.Property.Name + when
	case Violation:
		return "violation " + e.Property.Name + when
	case CutOff:
		return fmt.Sprintf("cut off %s line %d%s", e.Cut.Kind, e.Cut.Span.Line(), when)
	}
	switch e.Op {
	case Assume:
		switch {
		case e.Cond != nil:
			return "assume " + read(e.Cond)
		case e.Step == Enter || e.Step == Leave || e.Step == Iterate:
			return e.Label
		}
		return "skip"
	case Assign:
		return fmt.Sprintf("%s := %s", written(e.Comp), read(e.Value))
	case WriteField:
		return fmt.Sprintf("%s[%s] := %s", written(e.Comp), read(e.Object), read(e.Value))
	case WriteElem:
		return fmt.Sprintf("%s[%s][%s] := %s", written(e.Comp), read(e.Object), read(e.Index), read(e.Value))
	case Fill:
		return fmt.Sprintf("%s[%s][%s#%d] := %s", written(e.Comp), read(e.Object), e.Bound.Name, e.Bound.ID, read(e.Value))
	case Alloc:
		s := fmt.Sprintf("%s := new %s", written(e.Comp), types.SimpleName(e.NewKind.Type))
		if e.Length != nil {
			s += " length " + read(e.Length)
		}
		return s
	case Havoc:
		s := "havoc " + written(e.Comp)
		if e.Bound != nil && e.Cond != nil {
			s += fmt.Sprintf(" but for %s where %s", e.Bound.Name, read(e.Cond))
		}
		return s
	}
	return "?"
}
