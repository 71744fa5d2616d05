package cfg

import (
	"slices"

	"inspect/java/types"
)

// maxVisited is how many nodes are looked at for the classes of what a way out throws.
const maxVisited = 10000

// nameThrown narrows the type of each way out to what the code makes there: a method
// that returns the exception to throw may be declared to return any. By one where only
// what may not leave is thrown again nothing leaves.
func nameThrown(g *Graph, may func(*types.Class, types.Thrower) bool) {
	g.Exits = slices.DeleteFunc(g.Exits, func(w *ThrowExit) bool {
		s := &sources{may: may, seen: map[definition]bool{}}
		for _, e := range w.Edges {
			s.of(e.Value, e.From)
		}
		if s.class == nil || s.unknown {
			return false
		}
		if s.class.IsSubclassOf(w.Type) {
			w.Type = s.class
		}
		return !s.leaves
	})
}

// sources are the objects that a value may be, as far as assignments tell.
type sources struct {
	class   *types.Class // the least one of all; nil: none was found
	unknown bool         // one of them is not made in the graph
	leaves  bool         // one of them may leave the method
	may     func(*types.Class, types.Thrower) bool
	seen    map[definition]bool
}

// definition is a plain component at a node.
type definition struct {
	c *Component
	n *Node
}

// of adds what value x may be at a node.
func (s *sources) of(x *Expr, n *Node) {
	if x == nil || x.Op != OpLocal || x.Comp.Kind != Local {
		s.unknown = true
		return
	}
	work := []definition{{x.Comp, n}}
	for len(work) > 0 && !s.unknown {
		d := work[len(work)-1]
		work = work[:len(work)-1]
		if s.seen[d] {
			continue
		}
		s.seen[d] = true
		s.unknown = len(d.n.In) == 0 || len(s.seen) > maxVisited
		for _, e := range d.n.In {
			switch {
			case e.Op == Assume || e.Comp != d.c:
				work = append(work, definition{d.c, e.From})
			case e.Op == Assign && e.Value.Op == OpLocal && e.Value.Comp.Kind == Local:
				work = append(work, definition{e.Value.Comp, e.From})
			case e.Op == Assign && e.Value.Op == OpNull: // who throws null throws another
			case e.Op == Alloc:
				c, exception := e.NewKind.Type.(*types.Class)
				s.leaves = s.leaves || exception && s.may(c, makerOf(e))
				s.add(e.NewKind.Type)
			default:
				s.unknown = true
			}
		}
	}
}

// add an object of a type.
func (s *sources) add(t types.Type) {
	c, ok := t.(*types.Class)
	if !ok {
		s.unknown = true
		return
	}
	if s.class == nil {
		s.class = c
	}
	for !c.IsSubclassOf(s.class) {
		s.class = s.class.Super
	}
}
