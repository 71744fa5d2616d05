package encode

import (
	"fmt"
	"math/bits"
	"strings"

	"inspect/cfg"
	"inspect/java/source"
	"inspect/smtlib"
)

// run is the making of one script.
type run struct {
	*Encoding
	goal   Goal
	core   bool           // a CoreScript
	guards *pathGuards    // of a CoreScript
	limits []*smtlib.Term // of a CoreScript: the literals of the bounds
	mem    memory
	tr     *translator
	script *smtlib.Script
}

func newRun(e *Encoding) *run {
	r := &run{Encoding: e, script: &smtlib.Script{B: e.b}}
	r.mem = e.method.memory(r)
	if e.ground != nil {
		r.tr = e.ground.tr
	} else {
		r.tr = newTranslator(e.shape, r.mem)
	}
	return r
}

// Script asks for an execution as the goal says: it is satisfiable iff there is
// one within the bounds. Every assertion's comment names what it comes from.
func (e *Encoding) Script(o Goal) *smtlib.Script { return e.build(o, false) }

func (e *Encoding) build(o Goal, core bool) *smtlib.Script {
	r := newRun(e)
	r.goal, r.core = o, core
	r.guards = newPathGuards(r)
	r.script.GetModel = true
	r.header()
	for i, a := range e.Graph.Pre {
		t := r.tr.assumed(a.Cond, e.Graph.Entry)
		if core && a.Kind != "receiver" { // that there is one is not worth a word
			lit := e.flag(fmt.Sprintf("!pre_%d", i), owner{of: e.Graph, role: "assumption", i: i})
			r.script.Assumptions = append(r.script.Assumptions, lit)
			t = e.b.Implies(lit, t)
		}
		r.assert(t, at(a.Span)+a.Kind+": "+source.Shorten(a.Text, 100))
	}
	r.mem.prestate()
	if core {
		r.limit()
	}
	r.method.flow(r)
	r.exclude()
	r.keepLimits()
	r.script.Logic = r.script.InferLogic()
	e.Check(r.script)
	return r.script
}

// header says what the script asks.
func (r *run) header() {
	b := r.Graph.Bounds
	name := "a graph"
	if m := r.Graph.Method; m != nil {
		name = m.QName()
	}
	var kinds []string
	for _, s := range r.Graph.Sorts {
		for _, k := range s.Kinds {
			kinds = append(kinds, fmt.Sprintf("%s %d..%d+%d", k.Type, k.First, k.First+k.Pre-1, k.Fresh))
		}
	}
	objects := strings.Join(kinds, ", ")
	if objects == "" {
		objects = "none"
	}
	how := fmt.Sprintf("encoding: %s, reachability: %s", r.Options.Encoding, r.Options.Reach)
	if r.Options.Floats == Native {
		how += ", floats: native"
	}
	r.script.Comments = append(r.script.Comments,
		"satisfiable iff "+name+" has an execution within the bounds as asked: "+r.goal.String(),
		fmt.Sprintf("bounds: int of %d bits, arrays up to %d, unwind %d, recursion %d", b.Bits, b.ArrayLength, b.Unwind, b.Recursion),
		"objects (numbers in the pre-state + room for new ones): "+objects,
		how)
}

// assert adds an assertion unless it is trivial.
func (r *run) assert(t *smtlib.Term, comment string) {
	if !t.IsTrue() {
		r.script.Assert(t, comment)
	}
}

// flow asserts the control flow and what the edges do (InspectJ III.A).
//
// Meaning kept: a model takes at least one edge out of the entry and one out of
// every node it enters, so that every walk along taken edges meets the goal;
// conversely the edges of one execution, and the values of the versions that it
// assigns, are a model: along one path no version is assigned twice.
func (r *run) flow() {
	b := r.b
	conds := make([]*smtlib.Term, len(r.Graph.Edges))
	dead := make([]bool, len(r.Graph.Edges))
	s := cut(r.Graph, r.goal, dead)
	for _, e := range s.edges {
		if e.Cond != nil && e.Op == cfg.Assume {
			conds[e.ID] = r.tr.assumed(e.Cond, e.From)
			dead[e.ID] = conds[e.ID].IsFalse() && !r.core
		}
	}
	s = cut(r.Graph, r.goal, dead)
	if len(s.nodes) == 0 {
		r.assert(b.False(), "no path of the graph leads to the goal")
		return
	}
	out := make([]*smtlib.Term, len(r.Graph.Nodes)) // some way on is taken
	for _, n := range s.nodes {
		var edges []*smtlib.Term
		for _, e := range n.Out {
			if s.within[e.ID] {
				edges = append(edges, r.edge(e))
			}
		}
		if s.stop[n.ID] {
			edges = append(edges, r.flag(fmt.Sprintf("!stop_%d", n.ID), owner{of: n, role: "stop"}))
		}
		out[n.ID] = b.Or(edges...)
	}
	r.assert(out[r.Graph.Entry.ID], "an edge of the entry is taken")
	for _, e := range s.edges {
		text := describe(e)
		taken := r.edge(e)
		if e.Exit == cfg.NoExit && !s.halt[e.ID] {
			r.assert(b.Implies(taken, out[e.To.ID]), text+": and on from node "+fmt.Sprint(e.To.ID))
		}
		if e.Beyond != nil {
			r.assert(b.Implies(taken, b.Not(r.cutLiteral(e.Beyond))), text+": beyond a bound")
		}
		if c := conds[e.ID]; c != nil {
			if r.core && e.Exit == cfg.NoExit {
				c = r.guards.guarded(e, c)
			}
			if e.Exit != cfg.NoExit {
				c = r.skolemise(c) // one of these edges is taken
			}
			r.assert(b.Implies(taken, c), text)
		}
		if e.Op != cfg.Assume {
			for _, t := range r.mem.update(e) {
				r.assert(b.Implies(taken, t), text)
			}
		}
		for _, f := range e.Frames {
			for _, t := range r.mem.frame(f) {
				r.assert(b.Implies(taken, t), text+": leaves "+f.Comp.Name+" alone")
			}
		}
	}
	r.one(s)
}

// one asserts that a single edge into the exit is taken: each of them implies
// that the constant !exit is its own number among all edges into the exit.
func (r *run) one(s *slice) {
	if len(s.into) < 2 {
		return
	}
	w := max(1, bits.Len(uint(len(r.Graph.Exit.In)-1)))
	exit := r.constant("!exit", owner{of: r.Graph, role: "exit"}, r.b.BitVec(w))
	for i, e := range r.Graph.Exit.In {
		if s.within[e.ID] {
			r.assert(r.b.Implies(r.edge(e), r.b.Eq(exit, r.b.BV(uint64(i), w))), describe(e)+": the only edge into the exit")
		}
	}
}

// describe names an edge and the Java text that it comes from.
func describe(e *cfg.Edge) string {
	var sb strings.Builder
	sb.WriteString(at(e.Span))
	switch {
	case e.Exit == cfg.Violation && e.Property != nil:
		sb.WriteString("violation of " + e.Property.Name)
	case e.Exit == cfg.CutOff && e.Cut != nil:
		fmt.Fprintf(&sb, "cut off: %s, bound %d", e.Cut.Kind, e.Cut.Bound)
	case e.Exit == cfg.Evaluated:
		sb.WriteString("evaluation of " + e.Property.Name)
	case e.Exit == cfg.End:
		sb.WriteString("end")
	case e.Label != "":
		sb.WriteString(source.Shorten(e.Label, 100))
	case e.Span.Valid():
		sb.WriteString(source.Shorten(e.Span.Text(), 100))
	default:
		fmt.Fprintf(&sb, "edge %d", e.ID)
	}
	return sb.String()
}

// at prints file:line and a colon, nothing for no place.
func at(s source.Span) string {
	if !s.Valid() {
		return ""
	}
	return fmt.Sprintf("%s:%d: ", s.File.Name, s.Line())
}

// Check panics when a script breaks an invariant: assertions are closed and
// Boolean, each says where it comes from, assumptions are constants, and every
// symbol has its owner.
func (e *Encoding) Check(s *smtlib.Script) {
	for _, d := range s.Decls() {
		if _, known := e.symbols[d.Name()]; !known {
			panic("encode: Check: nobody owns the symbol " + d.Name())
		}
	}
	for _, a := range s.Assertions {
		switch {
		case !a.Term.Sort.IsBool():
			panic("encode: Check: an assertion of sort " + a.Term.Sort.String())
		case a.Term.HasBound:
			panic("encode: Check: a free bound variable in " + a.Comment)
		case a.Comment == "":
			panic("encode: Check: an assertion without origin: " + a.Term.String())
		}
	}
	for _, t := range s.Assumptions {
		if t.Op != smtlib.OpConst || !t.Sort.IsBool() {
			panic("encode: Check: not a literal: " + t.String())
		}
	}
}
