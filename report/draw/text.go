package draw

import (
	"fmt"
	"slices"
	"strings"

	"inspect/java/source"
)

// Options of Text. The zero value draws all objects 80 columns wide, without
// colour.
type Options struct {
	Width  int  // columns; 0: 80
	Indent int  // columns left free
	Colour bool // ANSI colour
	// Changes draws only objects that are new or changed; one line names the
	// others.
	Changes bool
}

// deepest is the indentation, beyond Options.Indent, at which nesting stops to
// indent further.
const deepest = 20

// most is the number of further paths that are shown for an object.
const most = 3

// Text draws a graph. It prints nothing for an empty one. A line is longer than
// the width only where one name or value alone is.
func Text(g *Graph, o Options) string {
	if o.Width == 0 {
		o.Width = 80
	}
	d := &drawer{g: g, f: span(g), o: o, out: flow{width: o.Width, colour: o.Colour}, shown: map[*Object]bool{}}
	for _, x := range g.Objects {
		d.shown[x] = !o.Changes || x.hasChanged()
	}
	d.roots()
	for i, n := range d.f.order {
		n.top = n.parent == nil || !d.shown[n.parent.o]
		if !d.shown[n.o] || !n.top {
			continue
		}
		if i >= d.f.unreached && !d.noted {
			d.noted = true
			d.out.begin(o.Indent)
			d.out.add(o.Indent, token{{"not reachable:", plain}})
		}
		d.chain(n, o.Indent)
	}
	d.unchanged()
	d.out.end()
	return d.out.b.String()
}

type drawer struct {
	g     *Graph
	f     *forest
	o     Options
	out   flow
	shown map[*Object]bool
	noted bool // that what follows is not reached
}

// roots lists those that no drawing starts with.
func (d *drawer) roots() {
	var ts []token
	for i := range d.g.Roots {
		s := &d.g.Roots[i]
		n := d.f.nodes[s.Target]
		if s.Plain || n != nil && d.shown[n.o] && (n.parent == nil && n.slot == i || !s.Changed && n.mentions(s.Name)) {
			continue // a drawing starts with it, or names it
		}
		ts = append(ts, d.value(s, " = ", false))
	}
	if len(ts) > 0 {
		d.out.begin(d.o.Indent)
		d.out.add(d.o.Indent+2, commas(ts)...)
	}
}

// mentions reports whether a root is among the further names that are shown of n.
func (n *node) mentions(root string) bool {
	i := slices.Index(n.also, root)
	return 0 <= i && i < most
}

// commas separates tokens.
func commas(ts []token) []token {
	for i := range ts[:len(ts)-1] {
		ts[i] = append(ts[i], piece{",", plain})
	}
	return ts
}

func inParens(notes []string) string {
	if len(notes) == 0 {
		return ""
	}
	return " (" + strings.Join(notes, ", ") + ")"
}

// value is `name = value`, with what a changed one was.
func (d *drawer) value(s *Slot, is string, self bool) token {
	var notes []string
	if self {
		notes = append(notes, "itself")
	}
	if !s.Changed {
		return token{{s.Name + is + s.Value + inParens(notes), plain}}
	}
	if s.Was != "" {
		notes = append(notes, "was "+s.Was)
	}
	return token{{s.Name + "*" + is + s.Value + inParens(notes), changed}}
}

// row is a chain of objects: each refers to the next by one of its slots, the
// spine.
type row struct {
	nodes []*node
	in    map[*node]bool
	close int // the slot by which the last one refers to an object drawn elsewhere; -1: none
}

// rowFrom follows the spine from n.
func (d *drawer) rowFrom(n *node) *row {
	r := &row{in: map[*node]bool{}, close: -1}
	field := ""
	for n != nil {
		r.nodes, r.in[n] = append(r.nodes, n), true
		next := d.spine(n)
		if next != nil {
			field = n.o.Slots[next.slot].Name
		} else if field != "" {
			for i := range n.o.Slots {
				if t := n.o.Slots[i].Target; n.o.Slots[i].Name == field && t != nil && !d.isKid(n, i) {
					r.close = i
				}
			}
		}
		n = next
	}
	return r
}

// spine is the one kid of n's own class; nil if there is none or several.
func (d *drawer) spine(n *node) *node {
	var found *node
	for _, k := range n.kids {
		if !n.o.Array && k.o.Type == n.o.Type && d.shown[k.o] {
			if found != nil {
				return nil
			}
			found = k
		}
	}
	return found
}

// isKid reports whether the slot's target is drawn behind n.
func (d *drawer) isKid(n *node, slot int) bool {
	k := d.f.nodes[n.o.Slots[slot].Target]
	return k != nil && k.parent == n && k.slot == slot && d.shown[k.o]
}

// chain draws n, the objects in a row with it, and what is below them.
func (d *drawer) chain(n *node, indent int) {
	r := d.rowFrom(n)
	d.out.begin(indent)
	d.out.add(indent+6, d.object(n, d.lead(n), r)...)
	below := indent + 2
	if len(r.nodes) > 1 {
		below = indent + 4
	}
	below = min(below, d.o.Indent+deepest)
	for i, n := range r.nodes {
		if i > 0 {
			ts := d.object(n, arrow(&n.parent.o.Slots[n.slot]), r)
			if !d.out.fits(ts) {
				d.out.begin(indent + 2)
			}
			d.out.add(indent+6, ts...)
		}
		for _, k := range n.kids {
			if d.shown[k.o] && !r.in[k] {
				d.chain(k, below)
				d.out.end()
			}
		}
	}
	if r.close >= 0 {
		last := r.nodes[len(r.nodes)-1]
		s := &last.o.Slots[r.close]
		t := append(arrow(s), piece{s.Value, plain})
		if r.in[d.f.nodes[s.Target]] {
			t = append(t, piece{" (cycle)", plain})
		}
		if !d.out.fits([]token{t}) {
			d.out.begin(indent + 2)
		}
		d.out.add(indent+6, t)
	}
	d.out.end()
}

// arrow is a slot on a spine.
func arrow(s *Slot) token {
	if s.Changed {
		return token{{"─", line}, {s.Name + "*", changed}, {"─► ", line}}
	}
	return token{{"─", line}, {s.Name, plain}, {"─► ", line}}
}

// lead is the access path before the first object of a chain.
func (d *drawer) lead(n *node) token {
	var s *Slot
	switch {
	case n.parent != nil:
		s = &n.parent.o.Slots[n.slot]
	case n.slot >= 0:
		s = &d.g.Roots[n.slot]
	default:
		return nil
	}
	path := short(n.path)
	if n.path == "" {
		path = step(n.parent.o.Name, n.parent.o, n.slot)
	}
	if s.Changed {
		return token{{path + "*", changed}, {" ─► ", line}}
	}
	return token{{path, plain}, {" ─► ", line}}
}

// object is the identity of n behind a lead, its marks and its slots, those
// left out that an arrow is drawn for.
func (d *drawer) object(n *node, lead token, r *row) []token {
	kind := name
	marks := []string{}
	if n.o.New {
		kind, marks = fresh, append(marks, "new")
	}
	for i, p := range n.also {
		if i == most {
			marks = append(marks, fmt.Sprintf("%d more", len(n.also)-most))
			break
		}
		marks = append(marks, p)
	}
	title := n.o.Name
	if n.o.Resized {
		title, kind = title+"*", changed
	}
	ts := []token{append(lead, piece{title, kind})}
	if len(marks) > 0 {
		var ms []token
		for i, m := range marks {
			if i == 0 {
				m = "(" + m
			}
			if i == len(marks)-1 {
				m += ")"
			}
			ms = append(ms, token{{m, plain}})
		}
		ts = append(ts, commas(ms)...)
	}
	var slots []token
	if n.o.Array {
		slots = d.elements(n)
	} else {
		slots = d.fields(n, r, len(n.o.Slots))
	}
	ts = d.within(n, ts, slots)
	if fields := d.fields(n, r, n.o.Fields); len(fields) > 0 {
		ts = append(ts, braced("{ ", commas(fields), " }")...)
	}
	return ts
}

// fields are the first slots of an object, without those left out that an arrow is drawn for.
func (d *drawer) fields(n *node, r *row, most int) (slots []token) {
	for i := range n.o.Slots[:most] {
		s := &n.o.Slots[i]
		closing := n == r.nodes[len(r.nodes)-1] && i == r.close
		if closing || d.isKid(n, i) || s.Value == Null && !s.Changed && !s.Shown {
			continue
		}
		slots = append(slots, d.value(s, " = ", s.Target == n.o))
	}
	return slots
}

// within writes slots in the brackets of an object.
func (d *drawer) within(n *node, ts, slots []token) []token {
	if len(slots) == 0 {
		switch {
		case n.o.Map:
			ts = append(ts, token{{"{}", plain}})
		case n.o.Collection:
			ts = append(ts, token{{"[]", plain}})
		case n.o.Array:
			ts = append(ts, token{{"{ }", plain}})
		}
		return ts
	}
	open, end := "{ ", " }"
	switch {
	case n.o.Map:
		open, end = "{", "}"
	case n.o.Collection:
		open, end = "[", "]"
	}
	return append(ts, braced(open, commas(slots), end)...)
}

func braced(open string, slots []token, end string) []token {
	slots[0] = append(token{{open, plain}}, slots[0]...)
	slots[len(slots)-1] = append(slots[len(slots)-1], piece{end, plain})
	return slots
}

// elements is the row of an array: index: value. Neighbours of the same value
// share an entry, 2..7: 0; an element that is drawn below is an arrow.
func (d *drawer) elements(n *node) []token {
	var ts []token
	entry := func(i int) (string, bool) {
		s := &n.o.Slots[i]
		if d.isKid(n, i) {
			return "↓", true
		}
		return s.Value, s.Target == nil
	}
	for i := n.o.Fields; i < len(n.o.Slots); i++ {
		s, self := n.o.Slots[i], n.o.Slots[i].Target == n.o
		v, merge := entry(i)
		s.Value = v
		if n.o.Collection {
			s.Name = ""
			t := d.value(&s, "", self)
			if n.o.Map && (i-n.o.Fields)%2 == 1 {
				last := len(ts) - 1
				ts[last] = append(append(ts[last], piece{"=", plain}), t...)
				continue
			}
			ts = append(ts, t)
			continue
		}
		j := i
		for merge && !s.Changed && j+1 < len(n.o.Slots) && !n.o.Slots[j+1].Changed {
			if w, more := entry(j + 1); !more || w != v {
				break
			}
			j++
		}
		if j-i >= 2 {
			s.Name += ".." + n.o.Slots[j].Name
			i = j
		}
		ts = append(ts, d.value(&s, ": ", self))
	}
	return ts
}

// unchanged names the objects that are not drawn, in one line: Node#1..4, List#1
func (d *drawer) unchanged() {
	var names []string
	total := 0
	for i := 0; i < len(d.g.Objects); i++ {
		if d.shown[d.g.Objects[i]] {
			continue
		}
		total++
		stem, first, ok := strings.Cut(d.g.Objects[i].Name, "#")
		last := first
		for ok && i+1 < len(d.g.Objects) && !d.shown[d.g.Objects[i+1]] {
			s, number, _ := strings.Cut(d.g.Objects[i+1].Name, "#")
			if s != stem {
				break
			}
			last = number
			total++
			i++
		}
		switch {
		case !ok:
			names = append(names, stem)
		case first == last:
			names = append(names, stem+"#"+first)
		default:
			names = append(names, stem+"#"+first+".."+last)
		}
	}
	switch {
	case total == 0:
		return
	case total == len(d.g.Objects):
		d.out.begin(d.o.Indent)
		d.out.add(d.o.Indent, token{{"no object changed", plain}})
		return
	}
	head := fmt.Sprintf("unchanged: %d objects", total)
	if total == 1 {
		head = "unchanged: 1 object"
	}
	text := head + ": " + strings.Join(names, ", ")
	for k := len(names) - 1; k >= 0 && d.o.Indent+source.Columns(text) > d.o.Width; k-- {
		text = head + ": " + strings.Join(append(names[:k:k], "…"), ", ")
	}
	d.out.begin(d.o.Indent)
	d.out.add(d.o.Indent, token{{text, plain}})
}
