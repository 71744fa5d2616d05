package cfg

import (
	"slices"

	"inspect/java/core"
	"inspect/java/source"
)

// Stmt is one statement of the checked method's body that does something:
// blocks, declarations without a value, empty statements and annotations are none.
// The activations of the method that calls of itself make count as well; what it
// calls does not.
//
//	if (x > 0) { y = 1; }      // two: the if, and y = 1
type Stmt struct {
	ID   int // dense, in source order
	Node any // what it was lowered from
	Span source.Span
	// Starts are the edges by which executions come to it. Without any, and unless
	// AtEntry, the graph has no way to it.
	Starts  []*Edge
	AtEntry bool // it is the first: every execution comes to it
	// Parent is the statement around it, Previous the one before it in the same list;
	// nil: none. Where nothing comes to one of these, nothing comes to it.
	Parent, Previous *Stmt

	nodes []*Node // where it starts, until there are edges
}

// isExecutable reports whether a statement does something by itself.
func isExecutable(s core.Stmt) bool {
	switch s := s.(type) {
	case *core.Block, *core.Refined, *core.Annotation, *core.Mark:
		return false
	case *core.Let:
		return s.Init != nil && core.IsInText(s)
	}
	return core.IsInText(s)
}

// Statements lists the statements of a body that do something, in source order,
// without the initialisers of the class and what nobody wrote. What one statement of
// the text became is one.
func Statements(body *core.Body) []*Stmt {
	var out []*Stmt
	last := map[core.Node]*Stmt{} // by the block or case whose list it is in
	seen := map[any]*Stmt{}       // by origin
	var visit func(n, list core.Node, parent *Stmt)
	visit = func(n, list core.Node, parent *Stmt) {
		if s, ok := n.(core.Stmt); ok && seen[s.Origin()] != nil {
			parent = seen[s.Origin()]
		} else if ok && isExecutable(s) {
			x := &Stmt{ID: len(out), Node: s.Origin(), Span: s.Span(), Parent: parent}
			out = append(out, x)
			seen[x.Node] = x
			switch list.(type) {
			case *core.Block, *core.Case, *core.Body:
				x.Previous, last[list] = last[list], x
			}
			parent = x
		}
		for _, c := range core.Children(n) {
			visit(c, n, parent)
		}
	}
	for _, s := range body.First {
		visit(s, body, nil)
	}
	if c := body.Call; c != nil && !c.Implicit {
		visit(c, body, nil)
	}
	for _, s := range body.Stmts {
		visit(s, body, nil)
	}
	return out
}

// ownStatements makes the statements of the checked method.
func (l *code) ownStatements() {
	l.statements = map[any]*Stmt{}
	b := l.prog.Body(l.g.Method)
	if b == nil {
		return
	}
	l.g.Statements = Statements(b)
	for _, s := range l.g.Statements {
		l.statements[s.Node] = s
	}
	core.Walk(b, func(n core.Node) bool {
		switch n := n.(type) {
		case *core.Loop, *core.ForEach:
			l.g.loops = append(l.g.loops, n.Span())
		case *core.Annotation:
			if n.Clause.Kind == core.Reachable { // also where the graph has no way to it
				l.toReach(n)
			}
		}
		return true
	})
}

// begin notes that a statement starts at cur, when it is one of the checked
// method, and gives what ends it.
func (l *code) begin(s core.Stmt) (end func()) {
	x := l.statements[s.Origin()]
	if x == nil || l.act.method != l.g.Method || l.cur == nil {
		return func() {}
	}
	if !slices.Contains(x.nodes, l.cur) {
		x.nodes = append(x.nodes, l.cur)
	}
	act, outer := l.act, l.act.at
	act.at = x
	return func() { act.at = outer }
}

// foldStarts turns the nodes where statements start into the edges into them. What
// lies on no path is no start.
func foldStarts(g *Graph) {
	for _, s := range g.Statements {
		for _, n := range s.nodes {
			s.AtEntry = s.AtEntry || n == g.Entry
			s.Starts = append(s.Starts, n.In...)
		}
		s.nodes = nil
	}
}

// redirect replaces the starts that contract removed: an edge by those that led to
// where it started.
func redirect(g *Graph, gone map[*Edge][]*Edge) {
	for _, s := range g.Statements {
		var out []*Edge
		seen := map[*Edge]bool{}
		for work := s.Starts; len(work) > 0; work = work[1:] {
			e := work[0]
			if seen[e] {
				continue
			}
			seen[e] = true
			if before, ok := gone[e]; ok {
				work = append(slices.Clone(work), before...)
				continue
			}
			out = append(out, e)
		}
		s.Starts = out
	}
}

// MayFollow reports whether, if an execution that the edge cuts off could go on, it
// might come to a place in the checked method's body afterwards: a later one, or
// one in a loop around it. Anything may follow elsewhere.
func (g *Graph) MayFollow(cut *Edge, at source.Span) bool {
	d := g.Method.Decl
	if d == nil || d.Body == nil || !isWithin(at, d.Body.Span()) {
		return true
	}
	for _, h := range cut.Hosts {
		if h == nil || at.Start >= h.Span.Start {
			return true
		}
		for _, loop := range g.loops {
			if isWithin(at, loop) && isWithin(h.Span, loop) {
				return true
			}
		}
	}
	return false
}

// isWithin reports whether a span lies in another.
func isWithin(a, b source.Span) bool {
	return a.File == b.File && b.Start <= a.Start && a.End <= b.End
}
