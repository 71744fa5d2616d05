package draw

// Panel is a state with its title, for drawings of several.
type Panel struct {
	Title string
	Graph *Graph
}

// record is an object, or the roots, as DOT and SVG draw it: a header above one
// row for each slot, or above the cells of an array in a row.
type record struct {
	title string
	array bool
	fresh bool
	cells []cell
}

// cell is a slot. A reference has no text but its name: an edge shows the rest.
type cell struct {
	index   string // of an element
	text    string
	to      int // the record that it refers to; -1: none
	null    bool
	changed bool
}

// records lists the roots, if there are any, and the objects in the order of the
// forest.
func records(g *Graph) []record {
	f := span(g)
	first := 0
	var out []record
	if len(g.Roots) > 0 {
		first = 1
		out = append(out, record{title: "names"})
	}
	to := func(s *Slot) int {
		if n := f.nodes[s.Target]; n != nil {
			return first + n.number
		}
		return -1
	}
	for i := range g.Roots {
		s := &g.Roots[i]
		out[0].cells = append(out[0].cells, newCell(s, false, to(s)))
	}
	for _, n := range f.order {
		r := record{title: n.o.Name, array: n.o.Array, fresh: n.o.New}
		if r.fresh {
			r.title += " (new)"
		}
		for i := range n.o.Slots {
			s := &n.o.Slots[i]
			r.cells = append(r.cells, newCell(s, n.o.Array && i >= n.o.Fields, to(s)))
		}
		out = append(out, r)
	}
	return out
}

func newCell(s *Slot, element bool, to int) cell {
	c := cell{to: to, null: s.Value == Null, changed: s.Changed}
	switch {
	case element && to >= 0:
		c.index = s.Name
	case element:
		c.index, c.text = s.Name, s.Value
	case to >= 0:
		c.text = s.Name
	default:
		c.text = s.Name + " = " + s.Value
	}
	if s.Changed && s.Was != "" {
		if c.text != "" {
			c.text += " "
		}
		c.text += "(was " + s.Was + ")"
	}
	return c
}
