package verify

import (
	"context"
	"slices"

	"inspect/cfg"
	"inspect/java/types"
	"inspect/report"
)

// probeGraph is the result of a method in which nothing can fail, whatever collections and arrays hold: nil
// where something can. What is known of these may be far larger than the method.
func probeGraph(ctx context.Context, r *run, m *types.Method) *report.Result {
	if isSpecified(m) || lawOf(r, m) != nil {
		return nil
	}
	c := r.newMethod(m)
	c.config.limitGraph(maxProbedGraph)
	c.config.anyState = true
	res := c.check(ctx, checkFinding)
	if res.Verdict != report.Nothing || !isOfNoObject(m) && hasOtherCollections(r, c.graph) {
		return nil
	}
	return res
}

// checkFinding are the stages that find out whether a method has anything to check.
var checkFinding = slices.Concat(reading, building, []stage{{name: "checks", run: hasNone}})

// hasNone says of a method that nothing in it can fail, where each execution comes to its end, and to
// each statement.
func hasNone(c *method, _ context.Context) bool {
	g := c.graph
	branches := slices.ContainsFunc(g.Nodes, func(n *cfg.Node) bool { return len(n.Out) > 1 })
	if c.hasNothingToCheck() && len(g.Cuts)+len(g.Exits)+len(g.Missing) == 0 && (len(g.Statements) < 2 || !branches) {
		c.res.Verdict, c.res.Complete, c.res.CompleteKnown = report.Nothing, true, true
		if c.config.Reached != "off" && !isGenerated(c.m) {
			c.res.Lines = &report.Lines{Known: true, Statements: len(g.Statements)}
		}
	}
	return false
}
