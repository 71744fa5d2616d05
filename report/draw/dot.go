package draw

import (
	"fmt"
	"io"
	"strings"
	"unicode"
)

// Colours of DOT and SVG.
const (
	changedInk  = "#b34700"
	changedFill = "#ffecd6"
	freshFill   = "#d6f0d6"
	headFill    = "#e8eaf0"
	nullInk     = "#8a8a8a"
)

// DOT writes a Graphviz digraph: a cluster for each panel, a table for each
// object.
func DOT(w io.Writer, title string, panels []Panel) error {
	var b strings.Builder
	fmt.Fprintf(&b, "digraph %s {\n  rankdir=LR;\n  node [shape=plain, fontname=\"monospace\"];\n", quote(title))
	for p, panel := range panels {
		fmt.Fprintf(&b, "  subgraph cluster_%d {\n    label=%s;\n", p, quote(panel.Title))
		rs := records(panel.Graph)
		for i := range rs {
			fmt.Fprintf(&b, "    n%d_%d [label=<%s>];\n", p, i, rs[i].table())
		}
		for i := range rs {
			for k, c := range rs[i].cells {
				if c.to < 0 {
					continue
				}
				fmt.Fprintf(&b, "    n%d_%d:s%d -> n%d_%d:head", p, i, k, p, c.to)
				if c.changed {
					fmt.Fprintf(&b, " [color=%q]", changedInk)
				}
				b.WriteString(";\n")
			}
		}
		b.WriteString("  }\n")
	}
	b.WriteString("}\n")
	_, err := io.WriteString(w, b.String())
	return err
}

// table is a record as an HTML-like label.
func (r *record) table() string {
	var b strings.Builder
	fill := headFill
	if r.fresh {
		fill = freshFill
	}
	across := ""
	if r.array && len(r.cells) > 1 {
		across = fmt.Sprintf(" COLSPAN=\"%d\"", len(r.cells))
	}
	b.WriteString(`<TABLE BORDER="0" CELLBORDER="1" CELLSPACING="0">`)
	fmt.Fprintf(&b, `<TR><TD PORT="head" BGCOLOR="%s"%s><B>%s</B></TD></TR>`, fill, across, escape(r.title))
	if r.array && len(r.cells) > 0 {
		b.WriteString("<TR>")
		for _, c := range r.cells {
			fmt.Fprintf(&b, `<TD BORDER="0"><FONT COLOR="%s">%s</FONT></TD>`, nullInk, escape(c.index))
		}
		b.WriteString("</TR><TR>")
	}
	for i, c := range r.cells {
		text := escape(c.text)
		if text == "" {
			text = "•"
		} else if c.null {
			text = fmt.Sprintf(`<FONT COLOR="%s">%s</FONT>`, nullInk, text)
		}
		bg := ""
		if c.changed {
			bg = fmt.Sprintf(` BGCOLOR="%s"`, changedFill)
		}
		row := fmt.Sprintf(`<TD PORT="s%d" ALIGN="LEFT"%s>%s</TD>`, i, bg, text)
		if !r.array {
			row = "<TR>" + row + "</TR>"
		}
		b.WriteString(row)
	}
	if r.array && len(r.cells) > 0 {
		b.WriteString("</TR>")
	}
	b.WriteString("</TABLE>")
	return b.String()
}

// quote makes a DOT string; what cannot be printed becomes a blank.
func quote(s string) string {
	s = strings.Map(func(r rune) rune {
		if !unicode.IsPrint(r) {
			return ' '
		}
		return r
	}, s)
	return `"` + strings.NewReplacer(`\`, `\\`, `"`, `\"`).Replace(s) + `"`
}
