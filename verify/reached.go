package verify

import (
	"context"
	"regexp"
	"slices"
	"time"

	"inspect/cfg"
	"inspect/encode"
	"inspect/internal/halt"
	"inspect/java/types"
	"inspect/report"
	"inspect/smtlib"
	"inspect/solve"
	"inspect/verify/decide"
	"inspect/verify/present"
)

// What no execution comes to. After the verdict, and within a share of the time
// that it took, it is asked for an execution that comes to the check of a property,
// or to a statement, that none has come to so far. One execution settles all that it
// passes; when there is none any more, the rest is never reached, and a core of
// assumptions says why (core.go).

// ReachAtLeast is the least time that is given to finding what no execution comes
// to, and then to finding out why. Beyond that it is a quarter of the check's time.
const ReachAtLeast = 100 * time.Millisecond

// spot is something that executions may come to.
type spot struct {
	property  *cfg.Property  // or nil:
	exit      *cfg.ThrowExit // or nil:
	statement *cfg.Stmt      // or nil: the end by an exception
}

// points are where a spot is in its graph.
func (t spot) points(g *cfg.Graph) []encode.Point {
	switch {
	case t.property != nil:
		return encode.PointsOf(t.property)
	case t.exit != nil:
		var out []encode.Point
		for _, e := range t.exit.Edges {
			out = append(out, encode.Point{Edge: e})
		}
		return out
	case t.statement == nil:
		return []encode.Point{{Node: g.Exceptional}}
	}
	return encode.StartsOf(g, t.statement)
}

// annotation is what stands where an annotation makes a statement, as @NonNull does.
var annotation = regexp.MustCompile(`^@[\w.]+$`)

// spots are what is to be reached, as far as that is not known: properties that are
// broken by being reached have no place to come to. Nor is anything lost where no exception
// leaves the method. With statements, the ways out are asked for as well.
func (c *method) spots(statements bool) []spot {
	var out []spot
	for _, p := range c.graph.Properties {
		known := c.reached[p] || c.status[p] != report.Holds && c.res.Verdict == report.Holds
		leaves := p.Kind == cfg.Exception && p.Span == c.m.Span
		if !known && !leaves && len(encode.PointsOf(p)) > 0 {
			out = append(out, spot{property: p})
		}
	}
	if statements {
		for _, s := range c.graph.Statements {
			if !annotation.MatchString(s.Span.Text()) {
				out = append(out, spot{statement: s})
			}
		}
		for _, w := range c.graph.Exits {
			out = append(out, spot{exit: w})
		}
		if len(c.graph.Exits) > 0 && c.graph.Exceptional != nil {
			out = append(out, spot{})
		}
	}
	return out
}

// isGenerated reports whether an annotation makes the method, of which nobody wrote a statement.
func isGenerated(m *types.Method) bool { return m.Decl != nil && m.Decl.Name.Span() == m.Decl.Span() }

// unreached finds the properties that no execution within the bounds comes to:
// those do not hold, they are unreachable. Of a method that holds it finds the
// statements as well.
func (c *method) unreached(ctx context.Context) bool {
	end := time.Now().Add(time.Since(c.start) / 3)
	statements := c.res.Verdict == report.Holds && c.config.Reached != "off" && c.startsInAnyState() && !isGenerated(c.m)
	limited, cancel := c.until(ctx, end)
	never, known := c.neverReached(limited, c.spots(statements))
	cancel()
	if c.res.Verdict == report.Failed {
		return false
	}
	ctx, cancel = c.until(ctx, end)
	defer cancel()
	if statements {
		c.res.Lines = &report.Lines{Known: known, Statements: len(c.graph.Statements)}
	}
	var lines []*cfg.Stmt
	var closed []*cfg.ThrowExit
	for _, t := range never {
		switch {
		case t.exit != nil:
			closed = append(closed, t.exit)
			continue
		case t.property == nil && t.statement == nil: // what passes a finally is caught behind it
			closed = append(closed, c.graph.Exits...)
			continue
		case t.property == nil:
			lines = append(lines, t.statement)
			continue
		}
		c.status[t.property] = report.Unreachable
		if c.res.Verdict != report.Vacuous { // which has a core of its own
			c.cores[t.property], _ = c.core(ctx, ofProperty(t.property))
		}
	}
	c.res.Throws = present.Throws(slices.DeleteFunc(slices.Clone(c.graph.Exits), func(w *cfg.ThrowExit) bool { return slices.Contains(closed, w) }))
	for _, r := range stretches(lines) {
		p := report.NewPlace(r.first.Span)
		line := report.Line{File: p.File, Line: p.Line, Column: p.Column, Text: p.Text, EndLine: r.end, Statements: r.count}
		line.Core, _ = c.core(ctx, ofStatement(r.first))
		line.CutOff = c.mayFollow(r.first)
		c.res.Lines.NeverReached = append(c.res.Lines.NeverReached, line)
	}
	return true
}

// until is the time that is left until the end, or the least.
func (c *method) until(ctx context.Context, end time.Time) (context.Context, context.CancelFunc) {
	if c.config.Reached == "full" {
		return context.WithCancel(ctx)
	}
	return context.WithTimeout(ctx, max(ReachAtLeast, time.Until(end)))
}

// neverReached gives the spots that no execution comes to, and whether that is
// decided of all of them.
func (c *method) neverReached(ctx context.Context, all []spot) (never []spot, known bool) {
	var open []spot
	for _, t := range all {
		if len(t.points(c.graph)) == 0 {
			never = append(never, t) // the graph has no way to it
		} else {
			open = append(open, t)
		}
	}
	for len(open) > 0 {
		goal := encode.Goal{Kind: encode.Reach}
		for _, t := range open {
			goal.Points = append(goal.Points, t.points(c.graph)...)
		}
		a, err := c.q.Query(ctx, c.q.Side, goal, 0)
		switch {
		case c.unasked("whether executions come to every check and statement", err):
			return never, false
		case err != nil && c.config.Certify:
			c.undecided(ctx, a, err)
			return nil, false
		case err != nil || a.Result.Status == solve.Unknown:
			return never, false
		case a.Result.Status == solve.Unsat:
			return inOrder(all, append(never, open...)), true
		}
		passed := c.passes(ctx, a)
		var left []spot
		for _, t := range open {
			if !passed.reachesAny(t.points(c.graph)) {
				left = append(left, t)
			}
		}
		if ctx.Err() != nil {
			return never, false
		}
		if len(left) == len(open) {
			panic("the model of " + a.By.Name() + " comes to nothing that was asked for")
		}
		open = left
	}
	return inOrder(all, never), true
}

// inOrder sorts some of the spots as all of them are.
func inOrder(all, some []spot) []spot {
	in := map[spot]bool{}
	for _, t := range some {
		in[t] = true
	}
	var out []spot
	for _, t := range all {
		if in[t] {
			out = append(out, t)
		}
	}
	return out
}

// passage is what one execution passes.
type passage struct {
	nodes map[*cfg.Node]bool
	edges map[*cfg.Edge]bool
}

// reachesAny reports whether the execution comes to one of the points.
func (p passage) reachesAny(points []encode.Point) bool {
	for _, x := range points {
		if x.Node != nil && p.nodes[x.Node] || x.Edge != nil && p.edges[x.Edge] {
			return true
		}
	}
	return false
}

// passes follows the execution of a model, as far as it comes before ctx ends. With the quantified encoding a model
// says nothing beyond the goal, where it ends.
func (c *method) passes(ctx context.Context, a decide.Answer) passage {
	defer a.By.Use(ctx)()
	p := passage{nodes: map[*cfg.Node]bool{}, edges: map[*cfg.Edge]bool{}}
	halt.Caught(func() { c.follow(a, p) })
	return p
}

// follow notes what the execution of a model passes.
func (c *method) follow(a decide.Answer, p passage) {
	ev := smtlib.NewEvaluator(a.Result.Model)
	for n := c.graph.Entry; n != nil; {
		p.nodes[n] = true
		var next *cfg.Node
		for _, e := range n.Out {
			if e.Exit != cfg.NoExit && e.Exit != cfg.Evaluated || next != nil {
				continue
			}
			if v, err := ev.Eval(a.By.Enc.EdgeTaken(e)); err == nil && v.IsTrue() {
				p.edges[e] = true
				if e.Exit == cfg.NoExit {
					next = e.To
				}
			}
		}
		n = next
	}
}

// properties are those of a graph that the execution decides.
func (p passage) properties(g *cfg.Graph) map[*cfg.Property]bool {
	out := map[*cfg.Property]bool{}
	for _, x := range g.Properties {
		if p.reachesAny(encode.PointsOf(x)) {
			out[x] = true
		}
	}
	return out
}

// mayFollow lists the bounds that cut executions off (all bounds, where that is not
// known) which might come to a statement if they went on.
func (c *method) mayFollow(s *cfg.Stmt) []report.CutOff {
	var out []report.CutOff
	for _, k := range c.graph.Cuts {
		if k.Refused != nil || c.res.CompleteKnown && !c.cut[k] {
			continue
		}
		for _, e := range k.Edges {
			if c.graph.MayFollow(e, s.Span) {
				out = append(out, present.NewCutOff(k, e))
				break
			}
		}
	}
	return present.SortedCutOffs(out)
}

// stretch is a statement that is never reached, with those that are not reached
// for that reason: what is in it, and what follows it in the same list.
type stretch struct {
	first *cfg.Stmt
	end   int // its last line
	count int
}

// stretches joins statements, given in source order, that are never reached.
func stretches(never []*cfg.Stmt) []*stretch {
	var out []*stretch
	of := map[*cfg.Stmt]*stretch{}
	for _, s := range never {
		x := of[s.Parent]
		if x == nil {
			x = of[s.Previous]
		}
		if x == nil {
			x = &stretch{first: s}
			out = append(out, x)
		}
		of[s] = x
		x.count++
		x.end = max(x.end, s.Span.EndPosition().Line)
	}
	return out
}
