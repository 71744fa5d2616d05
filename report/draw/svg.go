package draw

import (
	"encoding/xml"
	"fmt"
	"io"
	"math"
	"strings"

	"inspect/java/source"
)

// Measures of the SVG in pixels.
const (
	charW     = 7.3 // of the monospace font at 12 pixels
	rowH      = 18.0
	headH     = 20.0
	pad       = 7.0
	cellMin   = 26.0
	columnGap = 54.0
	stub      = 14.0 // of an edge that returns to its own record
	margin    = 16.0
	titleH    = 28.0
	channel   = 5.0  // between the edges below an array
	wide      = 1600 // panels whose widths sum up to more are stacked
)

// rect is a box in the drawing.
type rect struct{ x, y, w, h float64 }

// point in the drawing.
type point struct{ x, y float64 }

// route is an edge as drawn.
type route struct {
	link
	points []point
}

// picture is one panel laid out.
type picture struct {
	title  string
	recs   []record
	sizes  []size
	boxes  []rect
	routes []route
	w, h   float64
}

func textW(s string) float64 { return charW * float64(source.Columns(s)) }

// measure gives the size of a record.
func measure(r *record) size {
	s := size{w: textW(r.title) + 2*pad, h: headH}
	if !r.array {
		for i, c := range r.cells {
			s.w = max(s.w, textW(c.text)+2*pad+8)
			s.cell = append(s.cell, headH+rowH*(float64(i)+0.5))
		}
		s.h += rowH * float64(len(r.cells))
		return s
	}
	s.w = max(s.w, cellsW(r))
	if len(r.cells) > 0 {
		s.h += 12 + rowH
	}
	s.cell = make([]float64, len(r.cells))
	for i := len(r.cells) - 1; i >= 0; i-- { // so that edges to the right do not cross
		if r.cells[i].to >= 0 {
			s.foot += channel
		}
		s.cell[i] = s.h + s.foot
	}
	return s
}

// cellW is the width of an array's cell.
func cellW(c *cell) float64 { return max(cellMin, textW(c.text)+pad, textW(c.index)+pad) }

func cellsW(r *record) float64 {
	w := 0.0
	for i := range r.cells {
		w += cellW(&r.cells[i])
	}
	return w
}

// layout places the records and routes the edges. Within a column an edge runs
// level at the height of its record's row, its channel, or its dummy; it slants
// only between columns: so no edge crosses a record.
func layout(p Panel) *picture {
	x := &picture{title: p.Title, recs: records(p.Graph)}
	for i := range x.recs {
		x.sizes = append(x.sizes, measure(&x.recs[i]))
	}
	if len(x.recs) == 0 {
		return x
	}
	a := arrange(x.recs, x.sizes)
	left, right := make([]float64, len(a.columns)), make([]float64, len(a.columns))
	at := 0.0
	for c, col := range a.columns {
		w := 0.0
		for _, it := range col {
			if it.rec >= 0 {
				w = max(w, x.sizes[it.rec].w)
			}
		}
		left[c], right[c] = at, at+w
		at += w + columnGap
		for _, it := range col {
			x.h = max(x.h, it.y+it.h)
		}
	}
	x.w = at - columnGap + stub
	for i, s := range x.sizes {
		x.boxes = append(x.boxes, rect{left[a.layer[i]], a.items[i].y, s.w, s.h})
	}
	for _, l := range a.links {
		x.routes = append(x.routes, route{l, x.route(a, &l, left, right)})
	}
	return x
}

func (x *picture) route(a *arrangement, l *link, left, right []float64) []point {
	from, to := x.boxes[l.from], x.boxes[l.to]
	c := a.layer[l.from]
	y := from.y + x.sizes[l.from].cell[l.cell]
	var ps []point
	r := &x.recs[l.from]
	switch {
	case r.array:
		mid := from.x + cellsW(&record{cells: r.cells[:l.cell]}) + cellW(&r.cells[l.cell])/2
		ps = append(ps, point{mid, from.y + from.h}, point{mid, y})
	case l.back && l.from != l.to:
		ps = append(ps, point{from.x, y})
	default:
		ps = append(ps, point{from.x + from.w, y})
	}
	if l.from == l.to {
		out := from.x + from.w + stub
		return append(ps, point{out, y}, point{out, from.y + headPort}, point{from.x + from.w, from.y + headPort})
	}
	begin, end, step := left, right, 1
	if l.back {
		begin, end, step = right, left, -1
	}
	ps = append(ps, point{end[c], y})
	for k := 1; k+1 < len(l.via); k++ {
		c += step
		yd := l.via[k].y + dummyH/2
		ps = append(ps, point{begin[c], yd}, point{end[c], yd})
	}
	c += step
	ps = append(ps, point{begin[c], to.y + headPort})
	if l.back {
		ps = append(ps, point{to.x + to.w, to.y + headPort})
	}
	return ps
}

// SVG writes the panels beside each other, or below each other when they are
// wide, as a document without scripts and references to anything outside.
func SVG(w io.Writer, title string, panels []Panel) error {
	var pictures []*picture
	width, height := 0.0, 0.0
	for _, p := range panels {
		x := layout(p)
		pictures = append(pictures, x)
		width += x.w
	}
	beside := width+2*margin*float64(len(pictures)) <= wide
	var at []point
	x, y := margin, margin
	width = 0
	for _, p := range pictures {
		at = append(at, point{x, y})
		width, height = max(width, x+p.w+margin), max(height, y+titleH+p.h+margin)
		if beside {
			x += max(p.w, textW(p.title)) + 3*margin
		} else {
			y += titleH + p.h + 3*margin
		}
	}
	var b strings.Builder
	width = max(width, 2*margin+textW(title))
	fmt.Fprintf(&b, `<svg xmlns="http://www.w3.org/2000/svg" width="%s" height="%s" viewBox="0 0 %s %s" font-family="ui-monospace, Menlo, Consolas, monospace" font-size="12">`+"\n",
		num(width), num(height), num(width), num(height))
	fmt.Fprintf(&b, "<title>%s</title>\n%s", escape(title), svgStyle)
	for i, p := range pictures {
		fmt.Fprintf(&b, `<g transform="translate(%s %s)">`+"\n", num(at[i].x), num(at[i].y))
		fmt.Fprintf(&b, `<text class="panel" x="0" y="14">%s</text>`+"\n", escape(p.title))
		fmt.Fprintf(&b, `<g transform="translate(0 %s)">`+"\n", num(titleH))
		p.contents(&b)
		b.WriteString("</g>\n</g>\n")
	}
	b.WriteString("</svg>\n")
	_, err := io.WriteString(w, b.String())
	return err
}

// contents draws records and edges.
func (p *picture) contents(b *strings.Builder) {
	for k := range p.recs {
		p.record(b, k)
	}
	for _, changed := range []bool{false, true} { // what changed on top
		for k := range p.routes {
			if p.isChanged(&p.routes[k]) == changed {
				p.edge(b, &p.routes[k])
			}
		}
	}
}

// Part is the graph as an element svg of a page, without colours of its own: those are
// for the page to give to the classes heap, object, new, head, changed, mark, null, index
// and name, and two markers, #arrow and #arrow-changed (see Arrows).
func Part(label string, g *Graph) string {
	x := layout(Panel{Graph: g})
	var b strings.Builder
	fmt.Fprintf(&b, `<svg class="heap" role="img" aria-label="%s" width="%s" height="%s" viewBox="-1 -1 %s %s">`+"\n",
		escape(label), num(x.w+2), num(x.h+2), num(x.w+2), num(x.h+2))
	x.contents(&b)
	b.WriteString("</svg>")
	return b.String()
}

// Arrows is an element svg with the markers that all parts of a page share.
const Arrows = `<svg width="0" height="0" aria-hidden="true"><defs>
<marker id="arrow" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="7" markerHeight="7" orient="auto"><path d="M0 0L8 4L0 8z"/></marker>
<marker id="arrow-changed" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="7" markerHeight="7" orient="auto"><path d="M0 0L8 4L0 8z"/></marker>
</defs></svg>`

const svgStyle = `<style>
svg { background: #ffffff }
rect { fill: #ffffff; stroke: #5a6070 }
.head { fill: ` + headFill + ` }
.new .head { fill: ` + freshFill + ` }
.changed { fill: ` + changedFill + ` }
.line { stroke: #c4c8d0 }
.name { font-weight: bold }
.panel { font-size: 14px; font-weight: bold }
.null, .index { fill: ` + nullInk + ` }
.index { font-size: 10px }
text.mark { fill: ` + changedInk + ` }
polyline { fill: none; stroke: #3a5a9a; stroke-width: 1.2; marker-end: url(#arrow) }
polyline.mark { stroke: ` + changedInk + `; marker-end: url(#arrow-changed) }
</style>
<defs>
<marker id="arrow" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="7" markerHeight="7" orient="auto"><path d="M0 0L8 4L0 8z" fill="#3a5a9a"/></marker>
<marker id="arrow-changed" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="7" markerHeight="7" orient="auto"><path d="M0 0L8 4L0 8z" fill="` + changedInk + `"/></marker>
</defs>
`

// record draws one record.
func (p *picture) record(b *strings.Builder, k int) {
	r, box := &p.recs[k], p.boxes[k]
	class := "object"
	if r.fresh {
		class = "object new"
	}
	fmt.Fprintf(b, `<g class="%s">`+"\n", class)
	drawRect(b, "box", box)
	drawRect(b, "head", rect{box.x, box.y, box.w, headH})
	drawText(b, "name", box.x+pad, box.y+14, r.title)
	x, y := box.x, box.y+headH
	for i := range r.cells {
		c := &r.cells[i]
		at := rect{x, y, box.w, rowH}
		if r.array {
			at = rect{x, y + 12, cellW(c), rowH}
			drawText(b, "index", x+3, y+10, c.index)
			x += at.w
		} else {
			y += rowH
		}
		class, text := "", ""
		switch {
		case c.changed:
			class, text = "changed", "mark"
		case c.null:
			text = "null"
		}
		if r.array || c.changed {
			drawRect(b, class, at)
		}
		drawText(b, text, at.x+pad/2+1, at.y+13, c.text)
	}
	b.WriteString("</g>\n")
}

func drawRect(b *strings.Builder, class string, r rect) {
	if class != "" {
		class = ` class="` + class + `"`
	}
	fmt.Fprintf(b, `<rect%s x="%s" y="%s" width="%s" height="%s"/>`+"\n", class, num(r.x), num(r.y), num(r.w), num(r.h))
}

func drawText(b *strings.Builder, class string, x, y float64, text string) {
	if text == "" {
		return
	}
	if class != "" {
		class = ` class="` + class + `"`
	}
	fmt.Fprintf(b, `<text%s x="%s" y="%s">%s</text>`+"\n", class, num(x), num(y), escape(text))
}

func (p *picture) isChanged(r *route) bool { return p.recs[r.from].cells[r.cell].changed }

func (p *picture) edge(b *strings.Builder, r *route) {
	var ps []string
	for i, q := range r.points {
		if i > 0 && q == r.points[i-1] {
			continue
		}
		ps = append(ps, num(q.x)+","+num(q.y))
	}
	class := ""
	if p.isChanged(r) {
		class = ` class="mark"`
	}
	fmt.Fprintf(b, `<polyline%s points="%s"/>`+"\n", class, strings.Join(ps, " "))
}

// num prints a length with at most one decimal.
func num(x float64) string {
	return strings.TrimSuffix(fmt.Sprintf("%.1f", math.Round(x*10)/10+0), ".0")
}

// escape makes text fit for XML and HTML-like labels.
func escape(s string) string {
	var b strings.Builder
	xml.EscapeText(&b, []byte(s)) // a strings.Builder gives no error
	return b.String()
}
