package report

import (
	"fmt"
	"slices"

	"inspect/report/draw"
)

// largeHeap is the number of objects from which on the state after shows only
// what changed.
const largeHeap = 8

// thrownRoot leads to the exception by which the method ended.
const thrownRoot = "thrown"

// Drawing gives the states before and after as graphs to draw. The roots before
// are the arguments and the static fields, those after also what the method
// gave back.
func (c *Counterexample) Drawing() (pre, post *draw.Graph) {
	pre = graph(c.Pre, nil)
	objects := byName(pre)
	for _, a := range c.Arguments {
		pre.Roots = append(pre.Roots, slot(a, objects))
	}
	statics := map[string]string{}
	for _, s := range c.Pre.Statics {
		statics[s.Name] = s.Value
		if isOnlyName(s, pre) {
			continue
		}
		pre.Roots = append(pre.Roots, slot(s, objects))
	}
	post = graph(c.Post, objects)
	objects = byName(post)
	if c.Outcome.This != "" {
		post.Roots = append(post.Roots, slot(NamedValue{Name: "this", Value: c.Outcome.This}, objects))
	}
	for _, a := range c.Arguments {
		r := slot(a, objects)
		r.Plain = true
		post.Roots = append(post.Roots, r)
	}
	for _, s := range c.Post.Statics {
		if isOnlyName(s, post) {
			continue
		}
		r := slot(s, objects)
		if was, known := statics[s.Name]; known && was != s.Value {
			r.Changed, r.Was = true, was
		} else {
			r.Plain = true
		}
		post.Roots = append(post.Roots, r)
	}
	switch o := c.Outcome; {
	case o.Value == "":
	case o.Kind == "returned":
		post.Roots = append(post.Roots, slot(NamedValue{Name: "\\result", Value: o.Value}, objects))
	case o.Kind == "threw":
		post.Roots = append(post.Roots, slot(NamedValue{Name: thrownRoot, Value: o.Value}, objects))
	}
	c.point(pre)
	c.point(post)
	return pre, post
}

// isOnlyName reports whether a static field says nothing but the name of its object, an enum
// constant to which something else leads.
func isOnlyName(s NamedValue, g *draw.Graph) bool {
	if s.Name != s.Value {
		return false
	}
	to := func(x draw.Slot) bool { return x.Target != nil && x.Target.Name == s.Value }
	return slices.ContainsFunc(g.Roots, to) || slices.ContainsFunc(g.Objects, func(o *draw.Object) bool { return slices.ContainsFunc(o.Slots, to) })
}

// isPostRedundant reports whether the state after says nothing new: nothing changed, and
// the path ends with what the method gives back, if anything, or the headline names
// what leaves it.
func (c *Counterexample) isPostRedundant(post *draw.Graph) bool {
	switch {
	case post.Changes():
		return false
	case c.Outcome.Kind == "threw":
		return c.namesThrown()
	case isObject(c.Outcome.Value):
		return false
	case c.Outcome.Value == "":
		return true
	}
	for _, s := range c.Steps[max(0, len(c.Steps)-1):] {
		for _, x := range s.Changes {
			if x.Name == "\\result" {
				return true
			}
		}
	}
	return false
}

func byName(g *draw.Graph) map[string]*draw.Object {
	m := make(map[string]*draw.Object, len(g.Objects))
	for _, o := range g.Objects {
		m[o.Name] = o
	}
	return m
}

// slot converts a value. A value that is the name of an object refers to it: no
// literal reads Class#N.
func slot(v NamedValue, objects map[string]*draw.Object) draw.Slot {
	return draw.Slot{Name: v.Name, Value: v.Value, Target: objects[v.Value]}
}

// graph converts a state; with the objects before, what differs is marked.
func graph(s State, before map[string]*draw.Object) *draw.Graph {
	g := &draw.Graph{}
	for _, o := range s.Objects {
		g.Objects = append(g.Objects, &draw.Object{Name: o.Name, Type: o.Type, Array: o.Array, Collection: o.Collection, Map: o.Map, New: o.Fresh})
	}
	objects := byName(g)
	for i, o := range s.Objects {
		d := g.Objects[i]
		if o.Collection {
			d.Fields = len(o.Fields)
		}
		for _, f := range o.Fields {
			d.Slots = append(d.Slots, slot(f, objects))
		}
		for j, e := range o.Elements {
			name := fmt.Sprint(j)
			if o.Map {
				name = entry(o.Elements, j)
			}
			d.Slots = append(d.Slots, slot(NamedValue{Name: name, Value: e}, objects))
		}
		was := before[o.Name]
		if was == nil || o.Fresh {
			continue
		}
		d.Resized = o.Collection && len(was.Slots) != len(d.Slots)
		for j := range d.Slots {
			if j < len(was.Slots) && was.Slots[j].Value != d.Slots[j].Value {
				d.Slots[j].Changed, d.Slots[j].Was = true, was.Slots[j].Value
			}
		}
	}
	return g
}

// entry names an element of a map as Java comes to it: a value by its key.
func entry(elements []string, i int) string {
	if i%2 == 0 {
		return fmt.Sprintf("key(%d)", i/2)
	}
	return "get(" + elements[i-1] + ")"
}

// withoutPlainThis leaves out a receiver that has no fields and that nothing else
// refers to.
func withoutPlainThis(g *draw.Graph) *draw.Graph {
	i := slices.IndexFunc(g.Roots, func(r draw.Slot) bool { return r.Name == "this" })
	if i < 0 || g.Roots[i].Target == nil {
		return g
	}
	this := g.Roots[i].Target
	to := func(s draw.Slot) bool { return s.Target == this }
	if len(this.Slots) > 0 || this.New || slices.ContainsFunc(slices.Delete(slices.Clone(g.Roots), i, i+1), to) ||
		slices.ContainsFunc(g.Objects, func(o *draw.Object) bool { return slices.ContainsFunc(o.Slots, to) }) {
		return g
	}
	return &draw.Graph{Roots: slices.Delete(slices.Clone(g.Roots), i, i+1),
		Objects: slices.DeleteFunc(slices.Clone(g.Objects), func(o *draw.Object) bool { return o == this })}
}

// withoutIrrelevantNew leaves out of the state after what the method made and nobody has:
// new objects that nothing leads to and the explanation does not mention, and the
// exception that leaves if there is nothing in it.
func (c *Counterexample) withoutIrrelevantNew(g *draw.Graph) *draw.Graph {
	roots := slices.DeleteFunc(slices.Clone(g.Roots), func(r draw.Slot) bool {
		return r.Name == thrownRoot && r.Target != nil && r.Target.New && len(r.Target.Slots) == 0
	})
	relevant := map[*draw.Object]bool{}
	var keep func(slots []draw.Slot)
	keep = func(slots []draw.Slot) {
		for _, s := range slots {
			if o := s.Target; o != nil && !relevant[o] {
				relevant[o] = true
				keep(o.Slots)
			}
		}
	}
	keep(roots)
	for _, o := range g.Objects {
		if !o.New || c.Because == nil || c.Because.mentionsValue(o.Name) {
			relevant[o] = true
			keep(o.Slots)
		}
	}
	return &draw.Graph{Roots: roots, Objects: slices.DeleteFunc(slices.Clone(g.Objects), func(o *draw.Object) bool { return !relevant[o] })}
}

// mentionsValue reports whether a value is in the explanation.
func (b *Because) mentionsValue(value string) bool {
	return b != nil && (slices.ContainsFunc(b.Values, func(p Part) bool { return p.Value == value }) ||
		slices.ContainsFunc(b.Witness, func(w NamedValue) bool { return w.Value == value }))
}

// drawing prints a state.
func (p *printer) drawing(g *draw.Graph, changes bool) {
	p.b.WriteString(draw.Text(g, draw.Options{Width: p.o.Width, Indent: 4, Colour: p.o.Colour, Changes: changes}))
}

// before prints the arguments and the state before.
func (p *printer) before(pre *draw.Graph) {
	pre = withoutPlainThis(pre)
	if len(pre.Roots)+len(pre.Objects) > 0 {
		p.line("  before")
		p.drawing(pre, false)
	}
}

// after prints the state in which the execution ended: a large one only as far
// as it changed.
func (p *printer) after(c *Counterexample, post *draw.Graph) {
	post = c.withoutIrrelevantNew(post)
	if c.isPostRedundant(post) && (p.o.Trace != "none" || c.Outcome.Value == "" || c.Outcome.Kind == "threw") {
		return // the headline and the path say it
	}
	post = withoutPlainThis(post)
	p.line("  after")
	p.drawing(post, len(post.Objects) > largeHeap || !post.Changes())
	if c.Outcome.Kind == "threw" && !c.namesThrown() {
		p.line("    throws %s", c.Outcome.Value)
	}
	if c.Outcome.Detail != "" && c.Outcome.Kind != "stopped" { // the headline says where it stopped
		p.folded("    %s", c.Outcome.Detail)
	}
}
