package cfg

import (
	"inspect/java/core"
	"inspect/java/source"
	"inspect/java/types"
)

// Of some methods and loops the text alone tells that no execution ends there, within
// whatever bounds:
//
//	static int self(int n) { return self(n); }
//	void serve() { for (;;) turns++; }
//
// What may raise an exception counts as an end, whatever catches it.

// neverEnds reports whether a call of m neither returns nor throws.
func (s *scope) neverEnds(m *types.Method) bool {
	if m.Class.IsOutside() {
		return false
	}
	return !s.opt.Assumptions.mayEnd(m, func() map[*types.Method]bool { return s.ending(m) })
}

// ending are those of the methods that m may come to, and of m, of which a call may end:
// the least set in which each has a way to its end that no call of another blocks.
func (s *scope) ending(m *types.Method) map[*types.Method]bool {
	all := append(s.targets(m), m)
	for t := range s.opt.Assumptions.calls(m, func() map[*types.Method]bool { return s.calledBy(m) }) {
		all = append(all, t)
	}
	ends := map[*types.Method]bool{}
	for changed := true; changed; {
		changed = false
		for _, t := range all {
			if !ends[t] && s.mayEnd(t, ends) {
				ends[t], changed = true, true
			}
		}
	}
	for _, t := range s.targets(m) {
		ends[m] = ends[m] || ends[t]
	}
	return ends
}

// mayEnd reports whether an execution of a method's own body may end where only calls of
// some methods do.
func (s *scope) mayEnd(m *types.Method, ends map[*types.Method]bool) bool {
	if m.Class.IsOutside() || m.Native || !s.w.IsReached(m) || source.HasError(s.w.ResolveBody(m)) {
		return true
	}
	b := s.prog.Body(m)
	if b == nil {
		return true
	}
	f := s.flow(ends)
	return f.mayPassAll(b.Code()) || f.leaves
}

// isNonterminating reports whether no execution leaves loop n that has come to a second turn of it.
func (s *scope) isNonterminating(n core.Stmt) bool {
	p, ok := n.(*core.Loop)
	if !ok || p.Cond != nil && !holdsAlways(p.Cond) && !isUnchanged(p) {
		return false
	}
	f := s.flow(nil)
	f.mayTurn(p)
	return !f.leaves && !f.breaks
}

// holdsAlways reports whether a condition is the constant true.
func holdsAlways(e core.Expr) bool {
	c := e.Constant()
	return c != nil && c.Int != nil && c.Int.Sign() != 0
}

// isUnchanged reports whether a loop's condition is of local variables alone which no turn
// assigns.
func isUnchanged(p *core.Loop) bool {
	read := map[*types.Var]bool{}
	pure := true
	core.Walk(p.Cond, func(n core.Node) bool {
		switch n := n.(type) {
		case *core.Local:
			read[n.Var] = true
		case *core.Const, *core.Null, *core.Unary, *core.Convert:
		case *core.Binary:
			pure = pure && !divides(n.Op)
		default:
			pure = false
		}
		return pure
	})
	assigned := func(e core.Expr) {
		v, ok := e.(*core.Local)
		pure = pure && !(ok && read[v.Var])
	}
	look := func(n core.Node) bool {
		switch n := n.(type) {
		case *core.Assign:
			assigned(n.X)
		case *core.Update:
			assigned(n.X)
		case *core.IncDec:
			assigned(n.X)
		}
		return pure
	}
	core.Walk(p.Body, look)
	for _, u := range p.Update {
		core.Walk(u, look)
	}
	return pure
}

// divides reports whether an operator may raise an exception.
func divides(op core.Op) bool { return op == "/" || op == "%" || op == "/=" || op == "%=" }

// flow walks code as executions may come through it. leaves: one may end there. Calls end
// of methods that calls tells.
type flow struct {
	s      *scope
	calls  func(*types.Method) bool
	leaves bool
	broken map[core.Stmt]bool // what a break may have left
	inside map[core.Stmt]bool // what is being walked, of loops
	breaks bool               // a break may have left what is not inside
}

func (s *scope) flow(ends map[*types.Method]bool) *flow {
	f := &flow{s: s, broken: map[core.Stmt]bool{}, inside: map[core.Stmt]bool{}}
	f.calls = func(m *types.Method) bool {
		ts := s.targets(m)
		for _, t := range ts {
			if ends == nil && !s.neverEnds(t) || ends != nil && ends[t] {
				return true
			}
		}
		return len(ts) == 0
	}
	return f
}

// mayPassAll reports whether an execution may come through all statements to what is behind.
func (f *flow) mayPassAll(ss []core.Stmt) bool {
	for _, s := range ss {
		if !f.mayPass(s) {
			return false
		}
	}
	return true
}

// mayPass reports whether an execution may come to what is behind a statement.
func (f *flow) mayPass(s core.Stmt) bool {
	switch s := s.(type) {
	case *core.Block:
		return f.mayPassAll(s.Stmts)
	case *core.Let:
		return s.Init == nil || f.mayEvaluate(s.Init)
	case *core.Eval:
		return f.mayEvaluate(s.X)
	case *core.If:
		if !f.mayEvaluate(s.Cond) {
			return false
		}
		then := f.mayPass(s.Then)
		return s.Else == nil || f.mayPass(s.Else) || then
	case *core.Loop:
		return f.mayPassLoop(s)
	case *core.Labeled:
		f.inside[s] = true
		through := f.mayPass(s.Body)
		return through || f.broken[s]
	case *core.Break:
		f.broken[s.Target] = true
		f.breaks = f.breaks || !f.inside[s.Target]
		return false
	case *core.Continue:
		f.breaks = f.breaks || !f.inside[s.Target]
		return false
	case *core.Return:
		f.leaves = f.leaves || s.X == nil || f.mayEvaluate(s.X)
		return false
	case *core.Annotation:
		f.leaves = f.leaves || s.Clause.Kind == core.Halt
		return true
	case *core.Mark:
		return true
	}
	f.leaves = true // it may throw, or nobody looks into it
	return true
}

// mayPassLoop reports whether an execution may come to what is behind a loop.
func (f *flow) mayPassLoop(p *core.Loop) bool {
	if !f.mayPassAll(p.Init) {
		return false
	}
	if !p.After && p.Cond != nil && !f.mayEvaluate(p.Cond) {
		return false
	}
	again := f.mayTurn(p)
	left := p.Cond != nil && !holdsAlways(p.Cond)
	return left && (!p.After || again) || f.broken[p]
}

// mayTurn walks one turn of a loop, and reports whether it may come to the condition again.
func (f *flow) mayTurn(p *core.Loop) bool {
	f.inside[p] = true
	f.mayPass(p.Body)
	for _, u := range p.Update {
		f.mayEvaluate(u)
	}
	return p.Cond == nil || f.mayEvaluate(p.Cond)
}

// mayEvaluate reports whether the evaluation of an expression may come to its end.
func (f *flow) mayEvaluate(e core.Expr) bool {
	switch e := e.(type) {
	case *core.Const, *core.Null, *core.Local, *core.This, *core.StaticField:
		return true
	case *core.Field:
		return f.mayEvaluateOwn(e.X)
	case *core.Unary:
		return f.mayEvaluate(e.X)
	case *core.Convert:
		return f.mayEvaluate(e.X)
	case *core.Binary:
		f.leaves = f.leaves || divides(e.Op)
		if !f.mayEvaluate(e.X) {
			return false
		}
		return f.mayEvaluate(e.Y) || e.Op == "&&" || e.Op == "||"
	case *core.Cond:
		if !f.mayEvaluate(e.C) {
			return false
		}
		x, y := f.mayEvaluate(e.X), f.mayEvaluate(e.Y)
		return x || y
	case *core.Assign:
		return f.mayEvaluatePlace(e.X) && f.mayEvaluate(e.Y)
	case *core.Update:
		f.leaves = f.leaves || divides(e.Op)
		return f.mayEvaluatePlace(e.X) && f.mayEvaluate(e.Y)
	case *core.IncDec:
		return f.mayEvaluatePlace(e.X)
	case *core.Call:
		return (e.X == nil || f.mayEvaluateOwn(e.X)) && f.mayEvaluateAll(e.Args) && f.calls(e.Method)
	}
	f.leaves = true
	return true
}

func (f *flow) mayEvaluateAll(es []core.Expr) bool {
	for _, e := range es {
		if !f.mayEvaluate(e) {
			return false
		}
	}
	return true
}

// mayEvaluateOwn evaluates what must not be null: this never is.
func (f *flow) mayEvaluateOwn(e core.Expr) bool {
	if _, this := e.(*core.This); !this {
		f.leaves = true
	}
	return true
}

// mayEvaluatePlace evaluates what is assigned to.
func (f *flow) mayEvaluatePlace(e core.Expr) bool {
	switch e.(type) {
	case *core.Local, *core.StaticField, *core.Field:
		return f.mayEvaluate(e)
	}
	f.leaves = true
	return true
}
