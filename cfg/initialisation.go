package cfg

import (
	"inspect/java/source"
	"inspect/java/types"
)

// Initialisation is what was found out about the static initialisers of a class by executing
// them: they take no input. The check of the end of the initialisation says so of what they
// come to on the way.
type Initialisation struct {
	// Satisfied are the preconditions and assertions that held, each once.
	Satisfied []Stated
	// Broken is what did not hold, where they end; nil: they came to their end. Calls are those
	// that run there, outermost first.
	Broken *Stated
	Calls  []Called
}

// Stated is a property at a place of the code that was executed.
type Stated struct {
	Kind    PropertyKind
	Span    source.Span
	Message string // what is wrong where it is broken
}

// Called is a call that was executed.
type Called struct {
	Method *types.Method
	At     source.Span
}

// initialise finds out what the static initialisers do of whose class m checks the end of the
// initialisation, and reports whether they come to it. Of another method there is nothing to find
// out.
func (s *scope) initialise(m *types.Method) bool {
	if m.Derived != types.Initialised || s.opt.Initialisation == nil {
		return true
	}
	k, why := s.opt.Initialisation(m)
	if why != nil {
		s.report([]*source.Diagnostic{why})
		return false
	}
	s.initialisation = k
	return k.Broken == nil
}

// initialised says what static initialisers kept, and ends the execution where they broke
// something.
func (l *code) initialised() {
	k := l.scope.initialisation
	if k == nil {
		return
	}
	for i, p := range k.Satisfied {
		l.property(p.Kind, p.Span.String(), i, p.Span, p.Message).Certain = true
	}
	b := k.Broken
	if b == nil {
		return
	}
	for _, c := range k.Calls {
		l.step(Edge{Span: c.At, Step: Enter, Label: "call " + calleeName(nil, c.Method)})
	}
	l.violate(l.property(b.Kind, b.Span.String(), len(k.Satisfied), b.Span, b.Message), nil, b.Span, b.Message)
	l.cur = nil
}
