package verify

import (
	"context"
	"slices"

	"inspect/cfg"
	"inspect/encode"
	"inspect/java/types"
	"inspect/report"
	"inspect/solve"
)

// A field may not be null by an annotation, by one of its class (@NullMarked), or by --nullness jml. A check begins in
// states in which that is so: it may, where every method leaves it so. In the states that calls make nobody asks that
// of the last call, so it is asked in any state beside them.
//
//	class Pool {
//	    private @NonNull Node head = new Node();
//	    void clear() { head = null; }          // fails in no state
//	    int first() { return head.value; }     // nor does this, as long as head is not null
//	}

// isStated reports whether a field of objects may not be null because it is stated so, and the methods that assign
// it start in states that calls make. One that is given an object once for all is never null.
func isStated(f *types.Field) bool {
	if f.Static || f.Ghost || f.Model || !f.NonNull && !f.ElemNonNull || f.Class.IsOutside() || f.Class.Compiled || f.Class.File.Specified {
		return false
	}
	return !f.Class.Plain || f.Decl == nil || !types.IsNullUnsaid(f.Decl.Modifiers, f.Decl.Type)
}

// statesNonNull reports whether any field of the program is stated so.
func statesNonNull(w *types.World) bool {
	return slices.ContainsFunc(w.Program(), func(c *types.Class) bool { return slices.ContainsFunc(c.Fields, isStated) })
}

// statedIn are the properties of a graph that say of such fields that they are not null afterwards.
func statedIn(g *cfg.Graph) (out []*cfg.Property) {
	for _, p := range g.Properties {
		is := func(k *cfg.Component) bool { return k.Fld != nil && k.Fld.Span == p.Span && isStated(k.Fld) }
		if p.Kind == cfg.Invariant && slices.ContainsFunc(g.Components, is) {
			out = append(out, p)
		}
	}
	return out
}

// noteStated notes a method that is looked at in any state, where it is still to be asked whether it leaves all such
// fields so.
func noteStated(c *method) {
	if c.run.stating && (c.graph == nil || len(statedIn(c.graph)) > 0) {
		c.run.unkept.Store(c.m, true)
	}
}

// keepsNonNull is the result of a method that no sequence of calls breaks, or that it leaves a field null which
// may not be, or that this is not decided.
func keepsNonNull(ctx context.Context, r *run, m *types.Method, res *report.Result) *report.Result {
	_, unkept := r.unkept.Load(m)
	unkept = unkept || r.stating && r.config.Certify
	if res == nil || !unkept || !isUnbroken(res.Verdict) && res.Verdict != report.Nothing {
		return res
	}
	c := r.newMethod(m)
	c.since = r.began(m)
	own := c.check(ctx, keeping)
	if own.Verdict == report.Holds {
		return res
	}
	own.States = &report.States{Any: "fields that may not be null are to stay so after every call"}
	return own
}

// keeping are the stages that find out whether a method leaves such fields so.
var keeping = slices.Concat(reading, building, []stage{{name: "non-null", run: leavesStated}})

// leavesStated asks whether a method breaks what is stated of fields, and no more.
func leavesStated(c *method, ctx context.Context) bool {
	goal := encode.Goal{Kind: encode.Violate, Skip: map[*cfg.Property]bool{}}
	wanted := statedIn(c.graph)
	for _, p := range c.graph.Properties {
		goal.Skip[p] = !slices.Contains(wanted, p)
	}
	if len(wanted) == 0 {
		return c.unbroken(ctx)
	}
	c.prepare(ctx)
	a, err := c.q.Query(ctx, c.q.Attempts, goal, 0)
	if c.undecided(ctx, a, err) {
		return false
	}
	c.answered(a)
	c.main = a
	if a.Result.Status == solve.Unsat {
		return c.unbroken(ctx)
	}
	if p, sure := c.show(ctx, a, goal); sure {
		c.status[p] = report.Violated
	}
	c.unproved()
	return false
}
