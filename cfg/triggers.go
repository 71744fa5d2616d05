package cfg

import (
	"slices"

	"inspect/java/core"
	"inspect/java/source"
	"inspect/java/types"
)

// ClassInit is a class that the call may be the first to use. It is taken to be initialised
// before, though its initialisers, or those that they bring along, change what the check looks
// at, or throw.
type ClassInit struct {
	Class *types.Class
	At    source.Span // the use
	What  string      // what the initialisers do: changes A.n
	By    source.Span // where they do it
}

// triggers are the classes of the program that code uses first, in the order in which they
// are met (JLS 12.4.1), and where.
type triggers struct {
	at    map[*types.Class]source.Span
	order []*types.Class
}

// uses notes what a node of code initialises.
func (t *triggers) uses(n core.Node) {
	switch n := n.(type) {
	case *core.New:
		t.class(n.Method.Class, n.Span())
	case *core.Call:
		if n.Method.Static {
			t.class(n.Method.Class, n.Span())
		}
	case *core.StaticField:
		if n.Field.Const == nil && !n.Field.Ghost && !n.Field.Model {
			t.class(n.Field.Class, n.Span())
		}
	}
}

func (t *triggers) class(c *types.Class, at source.Span) {
	if _, found := t.at[c]; found || c.IsOutside() || c.Compiled || types.IsInLibrary(at) {
		return
	}
	if t.at == nil {
		t.at = map[*types.Class]source.Span{}
	}
	t.at[c] = at
	t.order = append(t.order, c)
}

// classInits are the classes whose initialisation by the call would count.
func (s *scope) classInits() []ClassInit {
	if s.isUntouched() || s.checked.Derived == types.Initialised {
		return nil
	}
	started := s.started()
	seen := map[*types.Class]bool{}
	var out []ClassInit
	for _, c := range s.triggers.order {
		pending := []*types.Class{c}
		for i := 0; i < len(pending); i++ {
			k := pending[i]
			if seen[k] || started[k] {
				continue
			}
			seen[k] = true
			pending = append(pending, s.initialisedBefore(k)...)
			if len(core.StaticInits(k)) == 0 {
				continue
			}
			a := s.classInitOf(k)
			pending = append(pending, a.uses...)
			if b := s.counting(k, a); b != nil {
				b.At = s.triggers.at[c]
				out = append(out, *b)
			}
		}
	}
	return out
}

// counting is what of the initialisation of a class counts for the check, nil: nothing.
func (s *scope) counting(c *types.Class, a *classInit) *ClassInit {
	for _, e := range a.effects {
		if e.Unknown != nil || e.Field != nil && (s.fields[e.Field] || s.isFramed()) || e.Array != nil && (s.typeSet[e.Array] || s.isFramed()) {
			return &ClassInit{Class: c, What: e.what(), By: e.At}
		}
	}
	if s.opt.Fails == nil || a.blinded {
		return nil
	}
	if why := s.opt.Fails(c); why != "" {
		return &ClassInit{Class: c, What: why}
	}
	return nil
}

// isFramed reports whether the checked method may not change all that there is.
func (s *scope) isFramed() bool {
	m := s.checked
	return m.Pure || m.Contract != nil && slices.ContainsFunc(m.Contract.Cases, func(k *types.Case) bool { return len(k.Assignable) > 0 })
}

// initialisedBefore are the classes whose initialisation precedes that of c: its superclass,
// and the interfaces above it that have a method with a body (JLS 12.4.1).
func (s *scope) initialisedBefore(c *types.Class) []*types.Class {
	if c.IsInterface() {
		return nil
	}
	var out []*types.Class
	if c.Super != nil && !c.Super.IsOutside() {
		out = append(out, c.Super)
	}
	var above func(is []*types.Class)
	above = func(is []*types.Class) {
		for _, i := range is {
			if !i.IsOutside() && slices.ContainsFunc(i.Methods, func(m *types.Method) bool { return !m.Static && !m.Abstract }) {
				out = append(out, i)
			}
			above(i.Interfaces)
		}
	}
	above(c.Interfaces)
	return out
}

// started are the classes whose initialisation has begun when the checked method is called:
// its own, those of objects that are there for it, what these extend, and what initialising
// them uses in any case.
func (s *scope) started() map[*types.Class]bool {
	started := map[*types.Class]bool{}
	pending := []*types.Class{s.checked.Class}
	for i := 0; i < len(pending); i++ {
		c := pending[i]
		if started[c] {
			continue
		}
		started[c] = true
		if c.IsInner() && c.Outer != nil {
			pending = append(pending, c.Outer)
		}
		pending = append(pending, s.initialisedBefore(c)...)
		if !c.IsOutside() && s.w.AreInitialisersReached(c) {
			pending = append(pending, s.initialisedBy(c)...)
		}
	}
	return started
}

// initialisedBy are the classes that the values of the static fields of a class use in any
// case.
func (s *scope) initialisedBy(c *types.Class) []*types.Class {
	var t triggers
	for _, part := range core.StaticInits(c) {
		if part.Field == nil || part.Field.Ghost {
			continue
		}
		x, _, ds := s.prog.Static(c, part)
		if x == nil || source.HasError(ds) {
			continue
		}
		core.Walk(x, func(n core.Node) bool {
			switch n := n.(type) {
			case *core.Cond:
				return false
			case *core.Binary:
				return n.Op != "&&" && n.Op != "||"
			}
			t.uses(n)
			return true
		})
	}
	return t.order
}
