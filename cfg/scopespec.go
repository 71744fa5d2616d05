package cfg

import (
	"slices"

	"inspect/java/core"
	"inspect/java/source"
	"inspect/java/types"
)

// What the specifications that a check rests on mention: clauses of contracts and of classes,
// frames, and the contracts that stand for calls.

// arithmetic reports a declaration that asks for other arithmetic than Java's.
func (s *scope) arithmetic(marked func(word string, annotations ...string) bool, at source.Span) {
	for _, a := range arithmetics {
		if marked(a[0], a[1]) {
			s.report([]*source.Diagnostic{source.NotSupported(at, "the arithmetic of "+a[0], "leave the modifier out: integers wrap around, as Java's do")})
		}
	}
}

func (s *scope) arithmeticOf(m *types.Method) {
	s.arithmeticIn(m.Class)
	if d := m.Decl; d != nil {
		s.arithmetic(func(word string, as ...string) bool { return types.IsMarked(d.Modifiers, word, as...) }, m.Span)
	}
}

func (s *scope) arithmeticIn(c *types.Class) {
	for ; c != nil; c = c.Outer {
		if d := c.Decl; d != nil && !c.Library {
			s.arithmetic(func(word string, as ...string) bool { return types.IsMarked(d.Modifiers, word, as...) }, d.Name.Span())
		}
	}
}

// classSpecs walks the invariants and constraints of a class and of what it
// extends and implements.
func (s *scope) classSpecs(c *types.Class) {
	if s.specs[c] || c.Library {
		return
	}
	s.specs[c] = true
	s.arithmeticIn(c)
	if c.Super != nil {
		s.classSpecs(c.Super)
	}
	for _, i := range c.Interfaces {
		s.classSpecs(i)
	}
	s.specified = append(s.specified, c)
	s.work = append(s.work, func() {
		s.report(s.w.Beside(c)) // those above have a turn of their own
		for _, cl := range append(slices.Clone(s.prog.Specs(c)), s.prog.Construction(c)...) {
			s.clause(cl)
		}
	})
}

func (s *scope) contract(m *types.Method) {
	s.arithmeticOf(m)
	s.report(s.w.ResolveContract(m))
	if m.Contract == nil {
		return
	}
	for _, c := range s.prog.Contract(m).Cases {
		for _, list := range [][]*core.Clause{c.Requires, c.Ensures, c.Signals, c.SignalsOnly, c.Measures, c.Diverges, c.Free} {
			for _, cl := range list {
				s.clause(cl)
			}
		}
		for _, o := range c.Olds {
			s.specNode(o)
		}
		if len(c.Signals)+len(c.SignalsOnly) > 0 || c.Behavior == core.ExceptionalBehavior || c.Unwritten {
			s.tries = true
		}
	}
	if len(m.DeclaredThrows()) > 0 || s.opt.Exceptions == types.AnyUnchecked {
		s.tries = true
	}
}

// requirements walks what a call must find.
func (s *scope) requirements(m *types.Method) {
	s.arithmeticOf(m)
	s.report(s.w.ResolveContract(m))
	for _, c := range s.prog.Contract(m).Cases {
		for _, cl := range c.Requires {
			s.clause(cl)
		}
		for _, o := range c.Olds {
			s.specNode(o)
		}
	}
}

// frame walks the assignable clauses.
func (s *scope) frame(m *types.Method) {
	for _, c := range s.prog.Contract(m).Cases {
		for _, cl := range slices.Concat(c.Assignable, c.Free) {
			for _, loc := range cl.Locs {
				s.specNode(loc)
			}
		}
	}
}

// calledByContract walks the contract that stands for a call.
func (s *scope) calledByContract(m *types.Method) {
	if s.contracts[m] {
		return
	}
	s.contracts[m] = true
	if f := m.VersionOf(); f != nil {
		s.field(f)
	}
	s.work = append(s.work, func() {
		s.contract(m)
		switch {
		case !s.opt.isUnknown(m):
			s.gives(m.Result, m.Span)
		case s.knowsResult(m.Result): // else the call is refused where an execution comes to it
			s.gives(m.Result, m.Span)
		}
		s.givesUnknown(m)
		for _, p := range m.Params {
			s.mention(p.Type)
		}
		s.frame(m)
		s.discoverInvariants(m)
		for _, c := range s.prog.Contract(m).Cases {
			if c.Behavior == core.ExceptionalBehavior && len(c.Signals)+len(c.SignalsOnly) == 0 {
				s.thrown(s.w.Lookup("java.lang.RuntimeException"))
			}
			for _, cl := range c.Signals {
				s.thrown(cl.Exception)
			}
			for _, cl := range c.SignalsOnly {
				for _, e := range cl.Exceptions {
					s.thrown(e)
				}
			}
			for _, e := range s.opt.open(s.w, c) {
				s.thrown(e)
			}
		}
		for _, t := range s.targets(m) {
			for _, e := range t.DeclaredThrows() {
				switch {
				case s.opt.isUnknown(m):
					s.appears(e) // in any state
				case !s.specifiesThrown(m) || types.Opaque(e, m.Span, "") == nil:
					s.thrown(e)
				}
			}
		}
		for _, e := range s.opt.unsaid(s.w, m) {
			s.thrown(e)
		}
	})
}

// gives notes what the result of a call by contract, of type t, may be: of a type of the library
// what a value of before the call may be as well. Which states of a collection the contract
// admits is not known: where the code makes none, the call is refused (noResult).
//
//	//@ ensures true;
//	static CharSequence name() { … }     // any String
func (s *scope) gives(t types.Type, at source.Span) {
	s.mention(t)
	c, ok := types.Leaf(t).(*types.Class)
	if ok {
		s.discoverOpaque(c)
	}
	k := s.unknownClass(t)
	switch {
	case k != nil:
		s.discoverUnknown(t)
		if _, array := t.(*types.Array); array {
			s.given[k] = true
		}
	case !ok || types.Opaque(c, at, "") != nil || !c.Library:
		s.opaque(t, at, "the result of a call by contract,")
	case isString(c):
		s.text()
		s.instantiate(c)
		s.instantiate(s.w.Row())
	case types.IsValue(c):
		s.instantiate(c)
	case isObject(c):
		s.anyResult = true
	case isThrowable(c):
		s.appears(c)
	case (c.IsInterface() || c.Abstract) && !isModel(c) && !contains(c):
		s.input(c)
	}
}

// specifiesThrown reports whether each case of the contract of m names the exceptions that a call may
// throw, so that the declaration admits no others.
func (s *scope) specifiesThrown(m *types.Method) bool {
	return !slices.ContainsFunc(s.prog.Contract(m).Cases, func(c *core.SpecCase) bool {
		return len(c.SignalsOnly) == 0 && c.Behavior != core.NormalBehavior
	})
}

// thrown notes that a contract lets exceptions of a class appear.
func (s *scope) thrown(c *types.Class) {
	if c == nil {
		return
	}
	s.mention(c)
	s.opaque(c, c.Decl.Name.Span(), "an exception of a call by contract,")
	s.appears(c)
}

// appears notes that there may be new exceptions of a class, or below it.
func (s *scope) appears(c *types.Class) {
	s.mention(c)
	for _, k := range s.w.Subclasses(c) {
		if !k.Opaque && !isElsewhere(s, k) {
			s.instantiate(k)
		}
	}
}

// specNode walks a specification.
func (s *scope) specNode(n core.Node) {
	old := s.inSpec
	s.inSpec = true
	s.node(n)
	s.inSpec = old
}

// exceptions mentions the exceptions that a clause names.
func (s *scope) exceptions(cl *core.Clause) {
	if cl.Exception != nil {
		s.mention(cl.Exception)
	}
	for _, e := range cl.Exceptions {
		s.mention(e)
	}
}

func (s *scope) clause(cl *core.Clause) {
	s.exceptions(cl)
	for _, x := range append(cl.Measure(), cl.When) {
		if x != nil {
			s.specNode(x)
		}
	}
}

// measures walks the measures of a method whose body is lowered.
func (s *scope) measures(m *types.Method) {
	if !m.IsMeasured() {
		return
	}
	s.report(s.w.ResolveContract(m))
	for _, c := range s.prog.Contract(m).Cases {
		for _, cl := range slices.Concat(c.Requires, c.Measures) { // which say where a measure counts
			s.clause(cl)
		}
		for _, o := range c.Olds {
			s.specNode(o)
		}
	}
}
