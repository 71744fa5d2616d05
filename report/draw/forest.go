package draw

import (
	"strings"

	"inspect/java/source"
)

// forest spans a graph: every object is a node with at most one parent, the one
// that it is drawn behind.
type forest struct {
	nodes     map[*Object]*node
	order     []*node // as drawn: a parent before its kids, kids by slot
	unreached int     // the nodes from order[lost] on are reached by no root
}

// node is an object in the forest.
type node struct {
	o      *Object
	parent *node  // nil at the top
	slot   int    // of the parent's slots, or of the roots
	top    bool   // no parent, or the parent is not shown
	path   string // the access path; empty when no root leads here
	kids   []*node
	number int // in forest.order
	last   int // the greatest number among its descendants
	also   []string
}

// span builds the forest. Depth first, so that a list is one long chain rather
// than two halves grown from its ends; of two slots the one is followed first
// from which the target of the other is reached along one field but not the
// other way round, so that `tail` waits for `head` wherever it is declared.
func span(g *Graph) *forest {
	f := &forest{nodes: make(map[*Object]*node, len(g.Objects))}
	known := make(map[*Object]bool, len(g.Objects))
	for _, o := range g.Objects {
		known[o] = true
	}
	var visit func(parent *node, slots []Slot)
	visit = func(parent *node, slots []Slot) {
		for _, i := range f.precedence(slots) {
			o := slots[i].Target
			if o == nil || !known[o] || f.nodes[o] != nil {
				continue
			}
			n := &node{o: o, parent: parent, slot: i, top: parent == nil}
			f.nodes[o] = n
			visit(n, o.Slots)
		}
	}
	visit(nil, g.Roots)
	reached := len(f.nodes)
	visit(nil, sources(g, f)) // no root leads to these
	for _, o := range g.Objects {
		if f.nodes[o].parent != nil {
			continue
		}
		if i := rootOf(g, o); i >= 0 {
			f.nodes[o].slot, f.nodes[o].path = i, g.Roots[i].Name
		} else {
			f.nodes[o].slot = -1
		}
	}
	f.number(g)
	f.unreached = reached
	f.aliases(g)
	return f
}

// rootOf is the first root that refers to o, -1 if none does.
func rootOf(g *Graph, o *Object) int {
	for i := range g.Roots {
		if g.Roots[i].Target == o {
			return i
		}
	}
	return -1
}

// sources lists the objects that have no node, as slots.
func sources(g *Graph, f *forest) []Slot {
	var out []Slot
	for _, o := range g.Objects {
		if f.nodes[o] == nil {
			out = append(out, Slot{Target: o})
		}
	}
	return out
}

// precedence orders the slots whose targets have no node.
func (f *forest) precedence(slots []Slot) []int {
	var open []int
	for i := range slots {
		if t := slots[i].Target; t != nil && f.nodes[t] == nil {
			open = append(open, i)
		}
	}
	if len(open) < 2 {
		return open
	}
	reach := make(map[*Object]map[*Object]bool, len(open))
	for _, i := range open {
		if t := slots[i].Target; reach[t] == nil {
			reach[t] = f.reach(t)
		}
	}
	var out []int
	for len(open) > 0 {
		first := 0
		for k, i := range open {
			waits := false
			for _, j := range open {
				s, t := slots[i].Target, slots[j].Target
				if waits = reach[t][s] && !reach[s][t]; waits {
					break
				}
			}
			if !waits {
				first = k
				break
			}
		}
		out = append(out, open[first])
		open = append(open[:first:first], open[first+1:]...)
	}
	return out
}

// reach is what is reached from o along chains of one field each, over objects
// that have no node.
func (f *forest) reach(o *Object) map[*Object]bool {
	seen := map[*Object]bool{o: true}
	for i := range o.Slots {
		on := map[*Object]bool{o: true}
		for x := o.Slots[i].Target; x != nil && !on[x] && f.nodes[x] == nil; {
			on[x], seen[x] = true, true
			var next *Object
			for k := range x.Slots {
				if x.Slots[k].Name == o.Slots[i].Name {
					next = x.Slots[k].Target
					break
				}
			}
			x = next
		}
	}
	return seen
}

// number gives kids, paths and the order of drawing.
func (f *forest) number(g *Graph) {
	byParent := map[*node]map[int]*node{}
	tops := map[int]*node{}
	var unreached []*node
	for _, o := range g.Objects {
		n := f.nodes[o]
		switch {
		case n.parent != nil:
			if byParent[n.parent] == nil {
				byParent[n.parent] = map[int]*node{}
			}
			byParent[n.parent][n.slot] = n
		case n.slot >= 0:
			tops[n.slot] = n
		default:
			unreached = append(unreached, n)
		}
	}
	var walk func(n *node)
	walk = func(n *node) {
		n.number = len(f.order)
		f.order = append(f.order, n)
		for i := range n.o.Slots {
			if k := byParent[n][i]; k != nil {
				n.kids = append(n.kids, k)
				if n.path != "" {
					k.path = step(n.path, n.o, i)
				}
				walk(k)
			}
		}
		n.last = len(f.order) - 1
	}
	for i := range g.Roots {
		if n := tops[i]; n != nil {
			walk(n)
		}
	}
	for _, n := range unreached {
		walk(n)
	}
}

// step extends an access path by a slot of o.
func step(path string, o *Object, slot int) string {
	if o.Array && !o.Map && slot >= o.Fields {
		return path + "[" + o.Slots[slot].Name + "]"
	}
	return path + "." + o.Slots[slot].Name
}

// aliases collects the further ways to an object: roots, and slots of objects
// that are not behind it. Those behind it refer back, which is no aliasing.
func (f *forest) aliases(g *Graph) {
	for i := range g.Roots {
		if n := f.nodes[g.Roots[i].Target]; n != nil && !(n.parent == nil && n.slot == i) {
			n.also = append(n.also, g.Roots[i].Name)
		}
	}
	for _, n := range f.order {
		for i := range n.o.Slots {
			t := f.nodes[n.o.Slots[i].Target]
			if t == nil || t.parent == n && t.slot == i || t.number <= n.number && n.number <= t.last {
				continue
			}
			if n.path != "" {
				t.also = append(t.also, short(step(n.path, n.o, i)))
			} else {
				t.also = append(t.also, step(n.o.Name, n.o, i))
			}
		}
	}
}

// pathWidth is the length from which on a path is shown by its ends.
const pathWidth = 28

// short elides the middle of a path: this.root…left.left
func short(path string) string {
	if source.Columns(path) <= pathWidth {
		return path
	}
	cut := func(s string) int { return strings.LastIndexAny(s, ".[") }
	head := path
	if i := strings.IndexAny(path, ".["); i > 0 {
		head = path[:i]
	}
	at := cut(path)
	for at > len(head) {
		next := cut(path[:at])
		if next <= len(head) || source.Columns(head)+1+source.Columns(path[next:]) > pathWidth {
			break
		}
		at = next
	}
	if at <= len(head) {
		return path
	}
	return head + "…" + strings.TrimPrefix(path[at:], ".")
}
