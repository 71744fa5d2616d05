package core

import (
	"inspect/java/ast"
	"inspect/java/types"
)

// old lowers \old, of the state that its label names.
func (l *lowering) old(e *ast.Old, h Typed) Expr {
	x := l.expr(e.X)
	at := l.info.States[e]
	if at.Kind == types.Now || l.choice != nil && at.Of == nil {
		return x
	}
	return &Old{h, x, l.state(at)}
}

// state is what stands for a state inside a body; nil: for that before the method.
func (l *lowering) state(at types.State) *State {
	if at.Of == nil {
		return nil
	}
	s := l.states[at]
	if s == nil {
		s = &State{stateName(at)}
		l.states[at] = s
	}
	return s
}

// stateName is how dumps and messages name a state.
func stateName(at types.State) string {
	switch at.Kind {
	case types.BeforeTest:
		return `\before`
	case types.BeforeLoop:
		return `\LoopInit`
	case types.BeforeTurn:
		return `\LoopBodyBegin`
	}
	if l, ok := at.Of.(*ast.Labeled); ok {
		return l.Label.Text
	}
	return `\before`
}

// marks are the statements that note states which some \old looks at.
func (l *lowering) marks(states ...types.State) []Stmt {
	var out []Stmt
	for _, s := range states {
		if l.info.Marked[s] {
			out = append(out, &Mark{step(s.Of), l.state(s)})
		}
	}
	return out
}

// prepend is a statement with others in front of it.
func prepend(before []Stmt, s Stmt) Stmt {
	if len(before) == 0 {
		return s
	}
	return &Block{Step{Loc{s.Origin()}}, append(before, s)}
}

// noteStart is what notes the state in front of a statement, for all its labels.
func (l *lowering) noteStart(s *ast.Labeled) []Stmt {
	var states []types.State
	for {
		states = append(states, types.State{Of: s, Kind: types.BeforeStatement})
		inner, ok := s.Body.(*ast.Labeled)
		if !ok {
			return l.marks(states...)
		}
		s = inner
	}
}

// turn is the body of a loop, in front of which its state is noted.
func (l *lowering) turn(loop, body ast.Stmt) Stmt {
	return prepend(l.marks(types.State{Of: loop, Kind: types.BeforeTurn}), l.stmt(body))
}
