package report

import (
	"strings"

	"inspect/report/draw"
)

// Fields that are null are left out of drawings, unless null is the point: the
// broken clause, or the operand of an exception, reads one that is.

// point marks, in a state, the null fields that the explanation reads.
func (c *Counterexample) point(g *draw.Graph) {
	objects := byName(g)
	var this *draw.Object
	for _, r := range g.Roots {
		if r.Name == "this" {
			this = r.Target
		}
	}
	mark := func(o *draw.Object, field string) {
		if o == nil {
			return
		}
		for i := range o.Slots {
			if o.Slots[i].Name == field && o.Slots[i].Value == draw.Null {
				o.Slots[i].Shown = true
			}
		}
	}
	if c.Kind == "null" {
		markPath(g, this, strings.TrimSuffix(c.Message, " is null"), mark)
	}
	if name, ok := strings.CutSuffix(c.Message, " is not null"); ok {
		_, field, _ := cutLast(name)
		for _, o := range g.Objects {
			mark(o, field)
		}
	}
	if c.Because == nil {
		return
	}
	for i, v := range c.Because.Values {
		if v.Value != draw.Null {
			continue
		}
		owner, field, qualified := cutLast(v.Name)
		if !qualified {
			mark(this, v.Name)
			continue
		}
		for _, below := range c.Because.Values[i+1:] {
			if below.Depth <= v.Depth {
				break
			}
			if below.Name == owner {
				mark(objects[below.Value], field)
			}
		}
		markPath(g, this, v.Name, mark)
	}
}

// markPath follows an access path, this.head.next, from a root or a field of this.
func markPath(g *draw.Graph, this *draw.Object, path string, mark func(*draw.Object, string)) {
	steps := strings.Split(path, ".")
	at := this
	for _, r := range g.Roots {
		if r.Name == steps[0] {
			at, steps = r.Target, steps[1:]
			break
		}
	}
	for i, s := range steps {
		if at == nil {
			return
		}
		if i == len(steps)-1 {
			mark(at, s)
			return
		}
		var next *draw.Object
		for _, slot := range at.Slots {
			if slot.Name == s {
				next = slot.Target
			}
		}
		at = next
	}
}

// cutLast splits an access path at its last dot.
func cutLast(path string) (owner, field string, ok bool) {
	i := strings.LastIndexByte(path, '.')
	if i < 0 {
		return "", path, false
	}
	return path[:i], path[i+1:], true
}
