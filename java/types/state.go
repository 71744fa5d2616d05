package types

import (
	"strings"

	"inspect/java/ast"
	"inspect/java/source"
)

// StateKind says which state of an execution a State is.
type StateKind uint8

// The states: Entry is that before the method, Now the one in which the specification is
// evaluated. A for loop begins behind its initialisation, and a turn of an enhanced for
// where its variable has its value.
const (
	Entry StateKind = iota
	Now
	BeforeStatement // Of is a Labeled, or a SpecStmt
	BeforeLoop      // Of is a loop
	BeforeTurn      // Of is a loop, and the turn its last
	BeforeTest      // Of is a loop, whose condition is about to be evaluated, or that of a do loop its body
)

// State is a state of an execution to which a specification looks back: the last one
// of its kind.
type State struct {
	Of   ast.Stmt
	Kind StateKind
}

// namedState is a state that every execution has come to that comes to where the resolver
// stands. Without a statement there is none of that name.
type namedState struct {
	name  string
	state State
}

// see notes a state by its name.
func (r *resolver) see(name string, s State) { r.states = append(r.states, namedState{name, s}) }

// forgetStates forgets the states that are noted until forget is called: executions may
// come behind the place without having come to them.
func (r *resolver) forgetStates() (forget func()) {
	n := len(r.states)
	return func() { r.states = r.states[:n] }
}

// predefined are JML's own labels of states that are no statement's.
var predefined = map[string]StateKind{"Pre": Entry, "Old": Entry, "Here": Now}

// stateNamed finds the state that the label of an \old names.
func (r *resolver) stateNamed(e *ast.Old) bool {
	name := e.Label.Text
	for i := len(r.states) - 1; i >= 0; i-- {
		if s := r.states[i]; s.name == name || s.name == `\`+name {
			if s.state.Of == nil {
				break
			}
			r.w.Info.States[e], r.w.Info.Marked[s.state] = s.state, true
			return true
		}
	}
	if kind, ok := predefined[strings.TrimPrefix(name, `\`)]; ok {
		r.w.Info.States[e] = State{Kind: kind}
		return true
	}
	d := source.Errorf(BadSpec, e.Label.Span(), "no label %s stands in front of a statement that every execution has come to here", name)
	d.Remedy = "put it in front of a statement around this annotation, or before it in the same block"
	if strings.HasPrefix(strings.TrimPrefix(name, `\`), "Loop") {
		d = source.Errorf(BadSpec, e.Label.Span(), "%s means nothing here: it is of the loop in whose body an annotation stands", name)
		d.Remedy = "put a label of your own in front of the statement, and name that"
	}
	r.report(d)
	return false
}

// declaredBefore reports the local variables in an \old that are not there yet in the state
// to which it looks back.
func (r *resolver) declaredBefore(e *ast.Old, s State) {
	if s.Of == nil {
		return
	}
	begin := s.Of.Span().Start
	switch loop := s.Of.(type) {
	case *ast.For:
		begin = loop.Body.Span().Start
	case *ast.ForEach:
		if s.Kind == BeforeTurn {
			begin = loop.Body.Span().Start
		}
	}
	name := "\\old"
	if e.Label != nil {
		name = e.Label.Text
	} else if e.Before {
		name = "\\before"
	}
	ast.Walk(e.X, func(n ast.Node) bool {
		switch x := n.(type) {
		case *ast.Ident:
			if v, ok := r.w.Info.Uses[x].(*Var); ok && v.Kind != BoundVar && v.Kind != OldVar && v.Span.Start >= begin && v.Span.File == e.At.File {
				r.errorf(BadSpec, x.Span(), "%s is declared after the state that %s names", v.Name, name)
			}
		case *ast.JMLCall:
			loop := r.w.Info.TurnsOf[x]
			if loop == s.Of && s.Kind == BeforeLoop || loop != nil && loop != s.Of && loop.Span().Start >= s.Of.Span().Start {
				r.errorf(BadSpec, x.Span(), "the loop of %s begins after the state that %s names", x.Name, name)
			}
		}
		return true
	})
}

// loopCount types \count and \index: how many turns ended of the loop to which the clause
// belongs, or in whose body the annotation stands.
func (r *resolver) loopCount(e *ast.JMLCall) Type {
	loop := r.enclosingLoop()
	if loop == nil {
		return r.errorf(BadSpec, e.Span(), "%s means nothing here: it is of the loop in whose clauses or body an annotation stands", e.Name)
	}
	v := r.turnsOf(loop)
	r.w.Info.Uses[e] = v
	r.w.Info.TurnsOf[e] = loop
	return v.Type
}

// enclosingLoop is the loop to which a clause belongs, or in whose body an annotation stands.
func (r *resolver) enclosingLoop() ast.Stmt {
	for i := len(r.states) - 1; i >= 0; i-- {
		if s := r.states[i]; s.name == `\LoopInit` && s.state.Of != nil {
			return s.state.Of
		}
	}
	return nil
}

// turnsOf holds the number of turns of a loop that ended.
func (r *resolver) turnsOf(loop ast.Stmt) *Var {
	v := r.w.Info.Counts[loop]
	if v == nil {
		v = &Var{Kind: ValueVar, Name: "count", Type: Of(Int), Span: loop.Span()}
		r.w.Info.Counts[loop] = v
	}
	return v
}

// loopValues types \values: what the variable of an enhanced for was in the turns that
// ended, a sequence of \count elements.
func (r *resolver) loopValues(e *ast.JMLCall) Type {
	s, ok := r.enclosingLoop().(*ast.ForEach)
	if !ok {
		return r.errorf(BadSpec, e.Span(), "%s means nothing here: it is of the enhanced for in whose clauses or body an annotation stands", e.Name)
	}
	x := r.w.Info.Defs[s.Var]
	switch t := x.Type.(type) {
	case *Array:
		return r.unsupported(e.Span(), e.Name+" of a loop over arrays", "name the elements by an index")
	case *Basic:
		if IsKind(t, Invalid) {
			return t
		}
	}
	r.turnsOf(s)
	v := r.w.Info.Values[s]
	if v == nil {
		v = &Var{Kind: ValueVar, Name: "values", Type: r.w.StoredSequence(x.Type), Span: s.Var.Span(), Ghost: true}
		r.w.Info.Values[s] = v
	}
	r.w.Info.TurnsOf[e] = s
	return r.w.sequence(x.Type)
}
