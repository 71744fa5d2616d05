package draw

import (
	"fmt"
	"strings"
)

// parseHeap reads a graph as the tests write it, one line for the roots and one
// for each object; a star marks what changed, behind which stands what it was:
//
//	this=List#1 key=3 \result*=Node#1
//	List#1 size*=2(1) head=Node#1
//	Node#1+ next=null           + is new
//	int[]#1 [1 2 0*(7)]
func parseHeap(text string) (*Graph, error) {
	g := &Graph{}
	objects := map[string]*Object{}
	type open struct {
		slots *[]Slot
		words []string
		array bool
	}
	var todo []open
	for i, l := range strings.Split(strings.TrimSpace(text), "\n") {
		words := strings.Fields(strings.NewReplacer("[ ", "[", "]#", "]#").Replace(l))
		if i == 0 {
			todo = append(todo, open{&g.Roots, words, false})
			continue
		}
		id := strings.TrimSuffix(words[0], "+")
		o := &Object{Name: id, Type: strings.Split(id, "#")[0], New: id != words[0]}
		o.Array = strings.HasSuffix(o.Type, "[]")
		if objects[id] != nil {
			return nil, fmt.Errorf("%s stands twice", id)
		}
		objects[id] = o
		g.Objects = append(g.Objects, o)
		words = words[1:]
		if o.Array {
			words = strings.Fields(strings.Trim(strings.Join(words, " "), "[]"))
		}
		todo = append(todo, open{&o.Slots, words, o.Array})
	}
	for _, t := range todo {
		for i, w := range t.words {
			s := Slot{Name: fmt.Sprint(i)}
			if !t.array {
				var ok bool
				if s.Name, w, ok = strings.Cut(w, "="); !ok {
					return nil, fmt.Errorf("%q is no slot", t.words[i])
				}
				if s.Changed = strings.HasSuffix(s.Name, "*"); s.Changed {
					s.Name = strings.TrimSuffix(s.Name, "*")
				}
			}
			w, s.Was, _ = strings.Cut(strings.TrimSuffix(w, ")"), "(")
			if t.array && strings.HasSuffix(w, "*") {
				s.Changed, w = true, strings.TrimSuffix(w, "*")
			}
			s.Value, s.Target = w, objects[w]
			if strings.Contains(w, "#") && s.Target == nil {
				return nil, fmt.Errorf("there is no object %s", w)
			}
			*t.slots = append(*t.slots, s)
		}
	}
	return g, nil
}
