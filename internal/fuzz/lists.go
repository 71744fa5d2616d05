package fuzz

import (
	"fmt"
	"strings"

	"inspect/java/heap"
	"inspect/java/types"
)

// Lists are types of the program's own fields, parameters, results and variables. They
// hold boxes, strings and objects of the program, never arrays or lists. An observation
// shows what is in them, and of their class only whether it is ArrayList: what others are
// of is not said by Java.

const (
	listName      = "java.util.List"
	arrayListName = "java.util.ArrayList"
)

// listOf is the type of lists of elements of type t, or of those that can grow.
func (g *gen) listOf(t *typ, array bool) *typ {
	pair := g.lists[t]
	if pair == nil {
		pair = &[2]*typ{}
		for i, name := range []string{listName, arrayListName} {
			c := newClass(name + "<" + t.name + ">")
			c.library, c.iface, c.typ.list = true, i == 0, t
			pair[i] = c.typ
		}
		pair[1].class.interfaces = []*class{pair[0].class}
		g.lists[t] = pair
	}
	if array {
		return pair[1]
	}
	return pair[0]
}

// drawList makes a type of lists.
func (g *gen) drawList() *typ {
	var can []*typ
	can = append(can, g.boxes...)
	if !g.size.Plain {
		can = append(can, g.text, g.text)
	}
	for _, c := range g.classes {
		can = append(can, c.typ)
	}
	return g.listOf(of(g.dice, can), g.oneIn(3))
}

// listTypes are the types of lists in use.
func (g *gen) listTypes() (ts []*typ) {
	for _, t := range g.pool {
		if t.list != nil {
			ts = append(ts, t)
		}
	}
	return ts
}

// raw is the name of a list's class as instanceof takes it, which cannot ask for the
// type of elements.
func (t *typ) raw() string {
	if t.list == nil {
		return t.name
	}
	name, _, _ := strings.Cut(t.name, "<")
	return name + "<?>"
}

// compares reports whether equals of what a list holds ends: records may hold the list.
func (t *typ) compares() bool { return t.list.box != nil || t.list.class.library }

// anyList draws one of the types of lists in use that are as wanted; nil: there is none.
func (s *scope) anyList(want func(*typ) bool) *typ {
	var can []*typ
	for _, t := range s.listTypes() {
		if want(t) {
			can = append(can, t)
		}
	}
	if len(can) == 0 {
		return nil
	}
	return of(s.dice, can)
}

func isAny(*typ) bool { return true }

// newList draws an expression that makes a list, with its type.
func (s *scope) newList(t *typ, depth int) (string, *typ) {
	elem, array := t.list.name, s.listOf(t.list, true)
	some := func() string {
		var xs []string
		for range s.n(4) {
			xs = append(xs, s.variadic(t.list, depth-1))
		}
		return strings.Join(xs, ", ")
	}
	creation := "new " + arrayListName + "<" + elem + ">"
	switch k := s.n(6); {
	case k == 3 && t != array:
		return listName + ".<" + elem + ">of(" + some() + ")", t
	case k == 4 && t != array:
		return "java.util.Arrays.<" + elem + ">asList(" + some() + ")", t
	case k == 5 && depth > 0:
		from, _ := s.reference(s.listOf(t.list, false), depth-1)
		return creation + "(" + from + ")", array
	case k >= 2:
		return creation + "(java.util.Arrays.<" + elem + ">asList(" + some() + "))", array
	}
	return creation + "()", array
}

// listElement draws an element of a list of type t.
func (s *scope) listElement(t *typ, depth int) string {
	return s.base(t, nil, depth-1) + ".get(" + s.index(depth-1) + ")"
}

// listNumber draws a number that a list says.
func (s *scope) listNumber(depth int) (string, bool) {
	t := s.anyList(isAny)
	switch {
	case t == nil:
		return "", false
	case t.compares() && s.oneIn(2):
		x, _ := s.reference(t.list, depth)
		return s.base(t, nil, depth) + of(s.dice, []string{".indexOf(", ".lastIndexOf("}) + x + ")", true
	case t.compares() && s.oneIn(3):
		return s.base(t, nil, depth) + ".hashCode()", true
	}
	return s.base(t, nil, depth) + ".size()", true
}

// listTruth draws a truth that a list says, or that a change of one gives.
func (s *scope) listTruth(depth int) (string, bool) {
	t := s.anyList(isAny)
	if t == nil {
		return "", false
	}
	x := s.base(t, nil, depth)
	of := func() string { y, _ := s.reference(t.list, depth); return y }
	switch k := s.n(6); {
	case k == 1:
		return x + ".add(" + of() + ")", true
	case k == 2 && t.compares():
		return x + ".contains(" + of() + ")", true
	case k == 3 && t.compares():
		y, _ := s.reference(s.object.typ, depth)
		if u := s.anyList((*typ).compares); u != nil && s.oneIn(2) {
			y, _ = s.reference(u, depth)
		}
		return x + ".equals(" + y + ")", true
	case k == 4 && t.compares():
		return x + ".remove((Object) " + s.base(t.list, nil, depth) + ")", true
	case k == 5:
		y, _ := s.reference(t, depth)
		return x + ".addAll(" + y + ")", true
	}
	return x + ".isEmpty()", true
}

// listStep draws an expression statement that changes a list.
func (s *scope) listStep(depth int) (string, bool) {
	t := s.anyList(isAny)
	if t == nil {
		return "", false
	}
	x := s.base(t, nil, depth)
	of := func() string { return s.assigned(t.list, depth) }
	switch s.n(8) {
	case 0, 1, 2:
		return x + ".add(" + of() + ")", true
	case 3:
		return x + ".add(" + s.index(depth) + ", " + of() + ")", true
	case 4:
		return x + ".set(" + s.index(depth) + ", " + of() + ")", true
	case 5:
		return x + ".remove((int) (" + s.index(depth) + "))", true
	case 6:
		return x + ".clear()", true
	}
	return s.listTruth(depth)
}

// listText writes a list of the pre-state's elements, one after the other.
func (o *object) adds() (out []string) {
	for _, v := range o.values {
		out = append(out, fmt.Sprintf("%s.add(%s);", o.name, v.passedText(o.typ.list)))
	}
	return out
}

// fill gives an object the state of a list with elements, the array that keeps them being
// one more object of the state.
func (in *Interpreter) fill(h *heap.Object, elems []heap.Value, s *heap.State) {
	for _, f := range in.world.AllFields(h.Type.(*types.Class)) {
		x := heap.Value{Type: f.Type}
		if a, ok := f.Type.(*types.Array); ok {
			x.Ref = &heap.Object{Type: a, Number: 1 + len(s.Objects), Elems: append([]heap.Value{}, elems...)}
			s.Objects = append(s.Objects, x.Ref)
		} else if f.Name == "size" {
			x.Int = int64(len(elems))
		}
		h.Fields = append(h.Fields, heap.FieldValue{Field: f, Value: x})
	}
}

// listed is what a list holds; false: h is none.
func listed(h *heap.Object) (name string, elems []heap.Value, ok bool) {
	c, isClass := h.Type.(*types.Class)
	if !isClass || !c.Library {
		return "", nil, false
	}
	switch c.Name {
	case arrayListName:
		name = c.Name
	case "java.util.ImmutableList", "java.util.ArrayView":
		name = listName
	default:
		return "", nil, false
	}
	size := -1
	for _, f := range h.Fields {
		switch {
		case f.Field.Name == "size":
			size = int(f.Value.Int)
		case f.Value.Ref != nil && f.Value.Ref.Elems != nil:
			elems = f.Value.Ref.Elems
		}
	}
	if size >= 0 {
		elems = elems[:size]
	}
	return name, elems, true
}
