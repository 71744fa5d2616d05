package verify

import (
	"context"
	"slices"

	"inspect/cfg"
	"inspect/java/core"
	"inspect/java/source"
	"inspect/java/types"
	"inspect/report"
	"inspect/verify/present"
)

// resolve finds out what the method means.
func (c *method) resolve(context.Context) bool {
	if !c.diagnose(c.world.Resolve(c.m)) {
		return false
	}
	c.noteUnchecked()
	return true
}

// dumpResolved prints what is known of the method.
func (c *method) dumpResolved() { c.out.dumpTypes(c.world, c.m) }

// lower begins the core of the method. It is made as it is asked for, here for the eye and the
// checks alone: each graph asks for the core of the methods that it comes to.
func lower(c *method, _ context.Context) bool {
	c.prog = core.NewProgram(c.world)
	c.prog.Lowered = &c.lowered
	return true
}

// dumpCore prints the core of the method.
func dumpCore(c *method) { c.out.dumpCore(c.prog, c.m) }

// checkCore panics unless the core of the method, of its contract and of the specifications of
// its class is closed and typed.
func checkCore(c *method) {
	if b := c.prog.Body(c.m); b != nil {
		core.Check(b)
	}
	if k := c.prog.Contract(c.m); k != nil {
		core.CheckContract(k)
	}
	for _, k := range c.prog.Specs(c.m.Class) {
		core.Check(k)
	}
}

// checkGraph panics unless the graph, and the core of all methods that were lowered for one
// so far, keep their invariants.
func checkGraph(c *method) {
	c.lowered.Check(c.world)
	cfg.Check(c.graph)
}

// build makes the graph of the method within the bounds, unless it is there.
func (c *method) build(ctx context.Context) bool {
	if c.candidate == nil {
		o := c.options(ctx)
		if len(c.needs) == 0 { // what is assumed makes a graph larger
			o.StepsTooLarge = c.noteTooLarge
		}
		g, diags := cfg.Build(c.world, c.m, o)
		c.candidate = &candidateGraph{g, diags}
	}
	if !c.diagnose(c.atCalls(ctx, c.candidate.diags)) {
		return false
	}
	c.graph = c.candidate.graph
	if c.refusesAll() {
		return c.diagnose([]*source.Diagnostic{refusalAt(c.refusals()[0])})
	}
	c.has(c.graph)
	return true
}

// has notes that a graph is the one to ask about.
func (c *method) has(g *cfg.Graph) {
	c.graph = g
	c.level.leavesOut(g.Excluded)
	c.noteAxioms(g)
	c.noteUnknownCalls(g)
	c.noteAnyInitials(g)
	noteArbitrary(c, g)
	c.noteDefaultContracts(g)
	c.res.Bounds.Places = present.PlaceBounds(g.Places)
	c.res.Size.Nodes, c.res.Size.Edges = len(g.Nodes), len(g.Edges)
	for _, p := range g.Properties {
		c.status[p] = report.Unknown
	}
	c.res.Throws, c.res.Ranges = present.Throws(g.Exits), present.Ranges(c.world, g.Open)
	c.res.Overflows = nil
	for _, s := range g.Overflows {
		c.res.Overflows = append(c.res.Overflows, report.NewPlace(s))
	}
}

func (c *method) dumpGraph() {
	if c.graph != nil {
		c.out.dumpGraph(c.m, c.graph)
	}
}

func (c *method) options(ctx context.Context) cfg.Options {
	return cfg.Options{
		Bounds:                 c.config.Bounds.WithDefaults(),
		InvariantsReceiverOnly: c.config.ReceiverOnly,
		Exceptions:             c.config.Exceptions,
		Throws:                 c.config.Throws,
		Calls:                  c.config.Calls,
		UnknownCalls:           c.unknownCalls(),
		Loops:                  c.config.Loops,
		Statics:                c.config.Statics,
		Assumptions:            &c.assumptions,
		Lowered:                &c.lowered,
		Initial:                c.initial,
		InitialUnknown:         c.initialUnknown(),
		Initialise:             c.initialise,
		Breaks:                 c.breaks,
		Fails:                  c.fails,
		Initialisation:         c.judgement,
		Literal:                c.literal,
		Class:                  c.classObject,
		MaxSize:                c.config.MaxGraph,
		MaxMemory:              cfg.MaxMemory / int64(max(1, c.config.Jobs)),
		Stop:                   c.config.stopper(ctx),
		OnlyReached:            c.config.countsOnlyReached(),
		Steps:                  c.level != nil,
		Zero:                   c.level.unused(),
		Named:                  c.subject(c.m),
		Contracted:             contractedBy(c),
		InScope:                c.scopes[c.m],
		AnyState:               c.config.anyState,
		Conditions:             c.assumed(),
	}
}

// contractedBy is the method whose contract is checked where it is called: that in which call sequences
// end. nil: it has none, or no calls come before it.
func contractedBy(c *method) *types.Method {
	if m := c.subject(c.m); c.level != nil && isSpecified(m) {
		return m
	}
	return nil
}

// diagnose files diagnostics with the result and sets the verdict that errors
// among them mean; it reports whether there are none.
func (c *method) diagnose(ds []*source.Diagnostic) bool {
	source.Sort(ds)
	good := true
	for _, d := range ds {
		if d.Severity == source.Error || !slices.Contains(c.res.Diagnostics, report.NewDiagnostic(d)) {
			c.res.Diagnostics = append(c.res.Diagnostics, report.NewDiagnostic(d))
		}
		if d.Severity != source.Error {
			continue
		}
		verdict, reason := report.Unsupported, ""
		switch d.Code {
		case source.Unsupported:
		case cfg.NeedsBits, cfg.NeedsRange:
			verdict, reason = report.Inconclusive, "bounds"
		case types.BadClause:
			reason = "it rests on an annotation with errors"
		case types.BadCode:
			reason = "it rests on code with errors"
		case types.BrokenFile:
			reason = "it depends on a file with errors"
		case cfg.TooLarge:
			verdict, reason = report.Inconclusive, "size"
		default:
			reason = "type error"
		}
		if good || verdict == report.Unsupported {
			c.res.Verdict, c.res.Reason = verdict, reason
		}
		good = false
	}
	return good
}
