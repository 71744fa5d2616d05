package encode

import (
	"fmt"

	"inspect/cfg"
)

// GoalKind says which executions a script asks for.
type GoalKind uint8

// The kinds of goals.
const (
	// Violate asks for an execution that breaks Property, or any property when
	// it is nil, but for those in Skip. With the quantified encoding, one script
	// for each property takes far less time in all than one for any property.
	Violate GoalKind = iota
	// Finish asks for a complete execution, whether it keeps the contract or not.
	Finish
	// Cutoff asks for an execution that needs more than Cut's bound, or than any
	// bound when it is nil.
	Cutoff
	// Reach asks for an execution that comes to one of Points, and can be within the
	// bounds.
	Reach
)

func (k GoalKind) String() string {
	return [...]string{"violate", "finish", "cut-off", "reach"}[k]
}

// Goal is what a script asks for.
type Goal struct {
	Kind     GoalKind
	Property *cfg.Property          // Violate (or nil)
	Points   []Point                // Reach
	Cut      *cfg.Cut               // Cutoff (or nil)
	Skip     map[*cfg.Property]bool // Violate: not these
	SkipCuts map[*cfg.Cut]bool      // Cutoff: not these
	Small    *Small                 // only small executions; nil: all
	AnyCut   bool                   // Finish: or one that a bound cuts off
	Excluded []Condition            // only executions of which none of these holds
}

// Point is a place in the graph that an execution can come to: a node, or the end
// of an edge, by that edge. Of an edge into the exit it is that it can be taken.
type Point struct {
	Node *cfg.Node
	Edge *cfg.Edge
}

// PointsOf are where a property is checked, and can be decided: see Checked.
func PointsOf(p *cfg.Property) []Point {
	var out []Point
	for _, n := range Checked(p) {
		out = append(out, Point{Node: n})
	}
	for _, e := range p.Evaluated {
		out = append(out, Point{Edge: e})
	}
	return out
}

// StartsOf are where a statement begins.
func StartsOf(g *cfg.Graph, s *cfg.Stmt) []Point {
	var out []Point
	if s.AtEntry {
		out = append(out, Point{Node: g.Entry})
	}
	for _, e := range s.Starts {
		out = append(out, Point{Edge: e})
	}
	return out
}

// String says the goal in words, for the head of a script.
func (o Goal) String() string {
	switch {
	case o.Property != nil:
		return fmt.Sprintf("%s %s", o.Kind, o.Property.Name)
	case o.Cut != nil:
		return fmt.Sprintf("%s %s at %s, bound %d", o.Kind, o.Cut.Kind, o.Cut.Span, o.Cut.Bound)
	case o.Kind == Reach:
		return fmt.Sprintf("%s one of %d points", o.Kind, len(o.Points))
	case len(o.Skip) > 0:
		return fmt.Sprintf("%s any property but %d", o.Kind, len(o.Skip))
	}
	return fmt.Sprintf("%s any", o.Kind)
}

// Wants reports whether the goal is met by taking the edge into the exit.
func (o Goal) Wants(e *cfg.Edge) bool {
	switch o.Kind {
	case Violate:
		return e.Exit == cfg.Violation && !o.Skip[e.Property] && (o.Property == nil || o.Property == e.Property)
	case Finish:
		return e.Exit == cfg.End || e.Exit == cfg.Violation || o.AnyCut && e.Exit == cfg.CutOff
	case Cutoff:
		return e.Exit == cfg.CutOff && !o.SkipCuts[e.Cut] && (o.Cut == nil || o.Cut == e.Cut)
	}
	return false
}

// Checked gives the nodes at which a property is checked: there it is decided
// whether it is broken, unless one of p.Evaluated starts there, which then says
// when. Where the condition of a check is decided by branches, as
// that of an assertion with effects, they are where its evaluation begins. A
// property that is broken by being reached, as that no exception leaves is by a
// throw, has none.
func Checked(p *cfg.Property) []*cfg.Node {
	var out []*cfg.Node
	seen := map[*cfg.Node]bool{}
	var back func(n *cfg.Node, moved bool)
	back = func(n *cfg.Node, moved bool) {
		if seen[n] {
			return
		}
		seen[n] = true
		outside := len(n.In) == 0
		for _, e := range n.In {
			if e.Span.Valid() && p.Span.Valid() && e.Span.File == p.Span.File && p.Span.Start <= e.Span.Start && e.Span.End <= p.Span.End {
				back(e.From, true)
			} else {
				outside = true
			}
		}
		if outside && moved {
			out = append(out, n)
		}
	}
	for _, e := range p.Evaluated {
		seen[e.From] = true
	}
	for _, e := range p.Edges {
		if e.Cond == nil && p.Kind != cfg.Exception {
			back(e.From, false)
		}
	}
	for _, e := range p.Edges {
		if e.Cond != nil && !seen[e.From] {
			seen[e.From] = true
			out = append(out, e.From)
		}
	}
	return out
}

// slice is the part of the graph from which the goal can be met.
type slice struct {
	edges  []*cfg.Edge // kept, in order
	into   []*cfg.Edge // those among them that meet the goal
	stops  []*cfg.Node // nodes that meet the goal by being reached
	nodes  []*cfg.Node // kept, in order, without the exit
	within []bool      // by edge ID
	stop   []bool      // by node ID
	halt   []bool      // by edge ID: the goal is met by taking it
}

// cut finds the slice of a goal; dead edges (by ID) cannot be taken.
//
// Meaning kept: the graph has an execution as the goal says iff the slice has a
// path from the entry to one of into, halts or stops whose edges can be taken.
func cut(g *cfg.Graph, o Goal, dead []bool) *slice {
	s := &slice{within: make([]bool, len(g.Edges)), stop: make([]bool, len(g.Nodes)), halt: make([]bool, len(g.Edges))}
	for _, p := range o.Points {
		if p.Node != nil {
			s.stop[p.Node.ID] = true
		} else {
			s.halt[p.Edge.ID] = true
		}
	}
	fore := make([]bool, len(g.Nodes)) // can be reached
	fore[g.Entry.ID] = true
	for _, n := range g.Nodes {
		for _, e := range n.Out {
			if fore[n.ID] && !dead[e.ID] {
				fore[e.To.ID] = true
			}
		}
	}
	back := make([]bool, len(g.Nodes)) // can go on to the goal
	for i := len(g.Nodes) - 1; i >= 0; i-- {
		n := g.Nodes[i]
		if !fore[n.ID] {
			continue
		}
		back[n.ID] = s.stop[n.ID]
		for _, e := range n.Out {
			if !dead[e.ID] && (o.Wants(e) || s.halt[e.ID] || e.Exit == cfg.NoExit && back[e.To.ID]) {
				s.within[e.ID] = true
				back[n.ID] = true
			}
		}
	}
	for _, n := range g.Nodes {
		if !back[n.ID] {
			continue
		}
		s.nodes = append(s.nodes, n)
		if s.stop[n.ID] {
			s.stops = append(s.stops, n)
		}
	}
	for _, e := range g.Edges {
		if !s.within[e.ID] {
			continue
		}
		s.edges = append(s.edges, e)
		if e.Exit != cfg.NoExit {
			s.into = append(s.into, e)
		}
	}
	return s
}
