package report

import (
	"fmt"
	"slices"
	"strings"

	"inspect/report/draw"
)

// Frame is the heap at one moment of a counterexample: Steps[Step] has just changed it
// (-1: before the call). What that step changed is marked; in the last frame, all that
// differs from the state before.
type Frame struct {
	Step  int
	Graph *draw.Graph
}

// Frames are the different heaps on the way: the one before the call, or before the calls that
// make the state before it, one for each of these but the last and for each step that changes the
// heap, and the one where the execution ended. A step says what it gives a value to by the names of
// objects, so the states in between follow from the first.
func (c *Counterexample) Frames() []Frame {
	pre, post := c.Drawing()
	out := []Frame{{-1, pre}}
	h := c.heap()
	for i, s := range c.Steps {
		changes := h.apply(s)
		call := s.Kind == SequenceStep && i+1 < len(c.Steps) && c.Steps[i+1].Kind == SequenceStep
		if call || changes {
			out = append(out, Frame{i, h.graph(c, s.Kind == SequenceStep)})
		}
	}
	objects := byName(post)
	for i, v := range h.variables {
		r := slot(v, objects)
		r.Plain = true
		post.Roots = slices.Insert(post.Roots, i, r)
	}
	return append(out, Frame{len(c.Steps), post})
}

// heap is a state under way.
type heap struct {
	objects []Object
	statics []NamedValue
	future  []Object        // those of the post-state that were not added yet
	changed map[string]bool // by the last step: Node#1.next, Node.count
	// variables are those that the lines of the calls before the method declare.
	variables []NamedValue
}

// heap is the state before, to go on from.
func (c *Counterexample) heap() *heap {
	h := &heap{statics: slices.Clone(c.Pre.Statics)}
	for _, o := range c.Pre.Objects {
		h.objects = append(h.objects, o.clone())
	}
	for _, o := range c.Post.Objects {
		if h.find(o.Name) == nil {
			h.future = append(h.future, o)
		}
	}
	return h
}

func (o Object) clone() Object {
	o.Fields, o.Elements, o.Changed = slices.Clone(o.Fields), slices.Clone(o.Elements), nil
	return o
}

func (h *heap) find(name string) *Object {
	for i := range h.objects {
		if h.objects[i].Name == name {
			return &h.objects[i]
		}
	}
	return nil
}

// addMentioned adds objects that the call allocated and that a change mentions, with the default
// values of their fields. It reports whether there are any.
func (h *heap) addMentioned(x NamedValue) bool {
	before := len(h.future)
	var inside []string // of a collection
	if strings.HasPrefix(x.Value, "[") || strings.HasPrefix(x.Value, "{") {
		inside = listed(x.Value, x.Value[0] == '{')
	}
	h.future = slices.DeleteFunc(h.future, func(o Object) bool {
		added := slices.Contains(inside, o.Name) || x.Value == o.Name || x.Name == o.Name || strings.HasPrefix(x.Name, o.Name+".") || strings.HasPrefix(x.Name, o.Name+"[")
		if added {
			h.add(o.clone())
		}
		return added
	})
	return len(h.future) < before
}

// add adds a new object.
func (h *heap) add(o Object) {
	for i := range o.Fields {
		o.Fields[i].Value = zero(o.Fields[i].Type)
	}
	if o.Collection {
		o.Elements = nil
	}
	for i := range o.Elements {
		o.Elements[i] = zero(strings.TrimPrefix(strings.TrimSuffix(o.Type, "[]"), "ghost "))
	}
	h.objects = append(h.objects, o)
}

// zero is what Java gives a field of a type at first.
func zero(t string) string {
	switch t {
	case "boolean":
		return "false"
	case "byte", "short", "char", "int", "long":
		return "0"
	case "float", "double":
		return "0.0"
	}
	return draw.Null
}

// apply makes the changes of a step, and reports whether the heap changed.
func (h *heap) apply(s Step) bool {
	h.changed = map[string]bool{}
	added := false
	for _, x := range s.Changes {
		if s.Kind == SequenceStep && !isOnHeap(x.Name) {
			h.variables = append(h.variables, x)
		}
		added = h.addMentioned(x) || added
		for i := range h.objects {
			if o := &h.objects[i]; o.set(x) {
				h.changed[x.Name] = true
			}
		}
		for i := range h.statics {
			if v := &h.statics[i]; v.Name == x.Name && v.Value != x.Value {
				v.Value = x.Value
				h.changed[x.Name] = true
			}
		}
	}
	return added || len(h.changed) > 0
}

// set gives a field or an element a value, where the change is one of the object, and
// reports whether it had another.
func (o *Object) set(x NamedValue) bool {
	for i := range o.Fields {
		if f := &o.Fields[i]; x.Name == o.Name+"."+f.Name && f.Value != x.Value {
			f.Value = x.Value
			return true
		}
	}
	if o.Collection && x.Name == o.Name {
		if now := listed(x.Value, o.Map); !slices.Equal(o.Elements, now) {
			o.Elements = now
			return true
		}
	}
	for i := range o.Elements {
		if x.Name == fmt.Sprintf("%s[%d]", o.Name, i) && o.Elements[i] != x.Value {
			o.Elements[i] = x.Value
			return true
		}
	}
	return false
}

// listed are the values in a text such as [1, "a, b", Node#1] or, of a map, {1=null}.
func listed(text string, isMap bool) []string {
	text = text[1 : len(text)-1]
	var out []string
	var quote byte
	from := 0
	for i := 0; i < len(text); i++ {
		switch c := text[i]; {
		case quote != 0 && c == '\\':
			i++
		case quote != 0:
			if c == quote {
				quote = 0
			}
		case c == '"' || c == '\'':
			quote = c
		case c == ',':
			out = append(out, text[from:i])
			from = i + len(", ")
		case c == '=' && isMap:
			out = append(out, text[from:i])
			from = i + len("=")
		}
	}
	if text != "" {
		out = append(out, text[from:])
	}
	return out
}

// graph draws the state, with what the last step changed. Before the last call, its arguments are
// there as far as they are objects.
func (h *heap) graph(c *Counterexample, before bool) *draw.Graph {
	g := graph(State{Objects: h.objects}, nil)
	objects := byName(g)
	for _, o := range g.Objects {
		for i := range o.Slots {
			place := o.Name + "." + o.Slots[i].Name
			if o.Array {
				place = o.Name + "[" + o.Slots[i].Name + "]"
			}
			o.Slots[i].Changed = h.changed[place]
		}
	}
	for _, v := range h.variables {
		g.Roots = append(g.Roots, slot(v, objects))
	}
	for _, a := range c.Arguments {
		if !before || objects[a.Value] != nil {
			g.Roots = append(g.Roots, slot(a, objects))
		}
	}
	for _, s := range h.statics {
		if isOnlyName(s, g) {
			continue
		}
		r := slot(s, objects)
		r.Changed = h.changed[s.Name]
		g.Roots = append(g.Roots, r)
	}
	c.point(g)
	return g
}
