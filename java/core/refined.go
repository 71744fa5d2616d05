package core

import (
	"inspect/java/ast"
	"inspect/java/types"
)

// refined lowers a statement with a contract of its own.
func (l *lowering) refined(s *ast.SpecStmt) Stmt {
	k := l.contractOf(s, s.Spec, types.State{Of: s, Kind: types.BeforeStatement})
	if k == nil {
		return l.refuse(s, "this specification of a statement", "use assert and assume")
	}
	k.Body = &Block{step(s), l.stmts(s.Body)}
	return k
}

// loopContract lowers the contract of a loop; nil: it has none.
func (l *lowering) loopContract(s *ast.LoopSpec, loop ast.Stmt) *Refined {
	if s == nil || s.Contract == nil {
		return nil
	}
	return l.contractOf(s.Contract, s.Contract, types.State{Of: loop, Kind: types.BeforeTest})
}

// ofBlock is the contract of the block that a loop begins; nil: s begins none.
func (l *lowering) ofBlock(s ast.Stmt) *Refined {
	s = ast.Unlabeled(s)
	spec := ast.SpecOf(s)
	if spec == nil || *spec == nil || !(*spec).OfBlock {
		return nil
	}
	switch k := l.targets[s].(type) {
	case *Loop:
		return k.Contract
	case *ForEach:
		return k.Contract
	}
	return nil
}

// contractOf lowers the contract of a statement or loop that begins in a state; nil: it
// could not be resolved.
func (l *lowering) contractOf(of ast.Node, s *ast.MethodSpec, at types.State) *Refined {
	cases := l.info.Refined[s]
	if cases == nil {
		return nil
	}
	k := &Refined{Step: Step{Loc{of}}}
	if l.info.Marked[at] {
		k.State = l.state(at)
	}
	for _, c := range cases {
		k.Cases = append(k.Cases, l.refinedCase(c, l.state(at)))
	}
	return k
}

// refinedCase lowers a case of the contract of a statement that begins in a state. Its old
// variables stand for what they were set to, in that state.
func (l *lowering) refinedCase(c *types.Case, at *State) *SpecCase {
	k := &SpecCase{Loc: Loc{c.Decl}, Behavior: c.Behavior}
	for _, o := range c.Olds {
		v, init := l.info.Defs[o], o.Init
		if v == nil || init == nil {
			continue
		}
		l.olds[v] = func(h Typed) Expr {
			x := l.expr(init)
			if x.Type() != v.Type && !types.IsReference(v.Type) {
				x = &Convert{Typed{Loc: Loc{init}, T: v.Type}, x}
			}
			return &Old{h, x, at}
		}
	}
	for _, part := range []struct {
		to   *[]*Clause
		from []*types.Clause
	}{{&k.Requires, c.Requires}, {&k.Ensures, c.Ensures}, {&k.Signals, c.Signals}, {&k.SignalsOnly, c.SignalsOnly}, {&k.Assignable, c.Assignable}, {&k.Jumps, c.Other}, {&k.Free, c.Free}} {
		for _, cl := range part.from {
			x := l.clause(cl.Clause)
			x.Exception, x.ExceptionVar, x.Exceptions = cl.Exception, cl.ExceptionVar, cl.Exceptions
			switch to := l.info.Jumps[cl.Clause]; {
			case cl.Kind == ast.Breaks && to != nil:
				x.Target = l.broken(to, cl.Name)
			case cl.Kind == ast.Continues && to != nil:
				x.Target = l.targets[to]
			case cl.Kind == ast.Breaks || cl.Kind == ast.Continues:
				continue // there is no such jump
			}
			*part.to = append(*part.to, x)
		}
	}
	l.bindForall(c, k, at)
	return k
}
