package replay

import (
	"slices"
	"strings"

	"inspect/java/core"
	"inspect/java/types"
)

// exceptional checks an exception that leaves the method. A throws clause, Javadoc
// or a specification case that applies must admit its type, no normal behaviour may
// apply, and each signals and signals_only clause of a case that applies must
// be kept. Out of a method without a contract an exception that neither a run-time check
// nor the library has made, and that is no Error, may come as well.
func (r *runner) exceptional(t *thrown) {
	m := r.m
	class := m.classOf(t)
	named := r.declares(class, t.by)
	allowed, forbidden, unspecified := named, false, true
	if m.config.Exceptions.Guards(r.method) {
		allowed = allowed || t.by == types.ByThrow && !isBelow(class, "java.lang.Error")
	}
	by := make([]bool, len(r.k.cases)) // admitted by the case
	for i := range r.k.cases {
		c := &r.k.cases[i]
		unspecified = unspecified && !c.exception
		if r.applies[i] {
			forbidden = forbidden || c.behavior == core.NormalBehavior
			by[i] = r.allowsThrown(c, t, class)
			allowed = allowed || by[i]
		}
	}
	if unspecified && m.config.Exceptions == types.AnyUnchecked && (isBelow(class, "java.lang.RuntimeException") || isBelow(class, "java.lang.Error")) {
		allowed = true
	}
	switch {
	case forbidden || !allowed:
		r.reportForbidden(t, class, forbidden, unspecified)
	case !named:
		r.allowedAbove(t, class, by)
	}
}

// noMatch is the class of what a switch throws in which no pattern matches.
const noMatch = "java.lang.MatchException"

// thrower is who raises what the code that runs makes in order to throw it.
func (m *Machine) thrower(c *types.Class) types.Thrower {
	running := func(yield func(*types.Method) bool) {
		for _, k := range slices.Backward(m.calls) {
			if !yield(k.method) {
				return
			}
		}
	}
	if n := len(m.calls); c.Name == noMatch && n > 0 && !m.calls[n-1].method.IsOfLibrary() {
		return types.ByJVM // javac's throw
	}
	return types.ThrowerIn(running)
}

// declares reports whether the declaration of the method admits an exception of a class that
// somebody raised.
func (r *runner) declares(class *types.Class, by types.Thrower) bool {
	return slices.ContainsFunc(r.m.config.Throws.Admissions(r.method), func(a types.Admission) bool { return a.Allows(class, by) })
}

// isOneOf reports whether a class is one of some, or below one.
func isOneOf(class *types.Class, cs []*types.Class) bool {
	return slices.ContainsFunc(cs, class.IsSubclassOf)
}

// allowsThrown checks the clauses of a case that applies, and reports whether it admits the
// exception.
func (r *runner) allowsThrown(c *specCase, t *thrown, class *types.Class) bool {
	m := r.m
	allows := c.behavior != core.NormalBehavior && (len(c.only) > 0 || c.behavior == core.ExceptionalBehavior && len(c.signals) == 0 || c.unwritten && m.allowsUnwritten(class))
	for _, o := range c.only {
		if !isOneOf(class, o.classes) {
			m.violate(&Violation{Kind: SignalsOnly, Span: o.span, Message: class.SimpleName() + " leaves the method, which the clause excludes" + because(t),
				Detail: r.leaving(t, excluded(o.classes))})
		}
	}
	for j := range c.signals {
		s := &c.signals[j]
		if s.class != nil && !class.IsSubclassOf(s.class) {
			continue
		}
		allows = true
		if s.slot >= 0 {
			r.fr.vars[s.slot] = value{r: t.obj}
		}
		m.demand(&r.fr, &s.predicate, Signals, s.span, class.SimpleName()+" leaves the method, but the clause does not hold"+because(t))
	}
	return allows
}

// reportForbidden reports an exception that must not leave: normal behaviour forbids it, or the
// cases that apply, unless all are silent, do not admit it.
func (r *runner) reportForbidden(t *thrown, class *types.Class, forbidden, unspecified bool) {
	why := ", which no case that applies admits"
	switch {
	case forbidden:
		why = ", where normal behaviour is specified"
	case unspecified && r.method.Contract.Explicit:
		why = ", and the contract admits no exception"
	case unspecified:
		why = ""
	}
	v := &Violation{Kind: t.check, Span: t.span, Message: class.SimpleName() + " leaves the method" + because(t), Detail: r.leaving(t, why)}
	if r.speaksOf(class, t.by) {
		v.Kind, v.Span = Exception, r.method.Span
		v.Message += ", at " + t.span.String()
	}
	r.violateBy(t, v)
}

// allowedAbove checks that callers by the contracts of overridden methods expect the
// exception, which the cases (by) admit or not.
func (r *runner) allowedAbove(t *thrown, class *types.Class, by []bool) {
	for _, a := range r.method.Contract.Above {
		if r.isCallableBy(a) && !r.isAllowedBy(a, by, class) {
			r.violateBy(t, &Violation{Kind: Exception, Span: r.method.Span, Message: class.SimpleName() + " leaves the method" + because(t) + ", at " + t.span.String(),
				Detail: r.leaving(t, ", which the contract of "+a.Method.QName()+", which the method overrides, does not admit")})
		}
	}
}

// violateBy reports what is wrong with an exception that leaves, and names it.
func (r *runner) violateBy(t *thrown, v *Violation) {
	if !r.m.config.Quick {
		v.Thrown = r.m.label(r.m.objectOf(t))
	}
	r.m.violate(v)
}

// allowsUnwritten reports whether a case that nobody has written admits exceptions of a class.
func (m *Machine) allowsUnwritten(class *types.Class) bool {
	runtime, errors := m.config.Exceptions.Open()
	return runtime && isBelow(class, "java.lang.RuntimeException") || errors && isBelow(class, "java.lang.Error")
}

// isCallableBy reports whether the contract of an overridden method let the method be called.
func (r *runner) isCallableBy(a types.Above) bool {
	return slices.ContainsFunc(a.Cases, func(i int) bool { return r.applies[i] })
}

// isAllowedBy reports whether the contract of an overridden method, of which the cases are known
// that admit the exception, lets callers expect one of the class.
func (r *runner) isAllowedBy(a types.Above, by []bool, class *types.Class) bool {
	runtime, errors := r.m.config.Exceptions.Unsaid(a.Method)
	return runtime && isBelow(class, "java.lang.RuntimeException") || errors && isBelow(class, "java.lang.Error") ||
		slices.ContainsFunc(a.Cases, func(i int) bool { return by[i] })
}

// leaving explains that an exception leaves the method: by the operand that a
// run-time check is about, or else by where it is thrown and why it must not.
func (r *runner) leaving(t *thrown, why string) *Detail {
	switch {
	case t.detail != nil:
		return t.detail
	case r.m.config.Quick:
		return nil
	}
	return &Detail{Conjunct: t.span, Fault: r.m.label(r.m.objectOf(t)) + " leaves the method" + why}
}

// excluded says that a class is none of those of a signals_only clause.
func excluded(allowed []*types.Class) string {
	if len(allowed) == 0 {
		return ", and none may"
	}
	var names []string
	for _, c := range allowed {
		names = append(names, c.SimpleName())
	}
	return ", and it is no " + strings.Join(names, " and no ")
}

// speaksOf reports whether the contract has something that could admit an
// exception of the class that somebody raised, in whatever case. Where it has, an exception that is
// not admitted breaks the contract as a whole; where it has not, the check or
// throw is what is wrong.
func (r *runner) speaksOf(class *types.Class, by types.Thrower) bool {
	if r.declares(class, by) {
		return true
	}
	for i := range r.k.cases {
		c := &r.k.cases[i]
		if len(c.only) > 0 || c.behavior == core.ExceptionalBehavior {
			return true
		}
		for j := range c.signals {
			if s := &c.signals[j]; s.class == nil || class.IsSubclassOf(s.class) {
				return true
			}
		}
	}
	return false
}

// isBelow reports whether a class is the named one or extends it.
func isBelow(c *types.Class, name string) bool {
	for ; c != nil; c = c.Super {
		if c.Name == name {
			return true
		}
	}
	return false
}

func because(t *thrown) string {
	if t.what == "" {
		return ""
	}
	return ": " + oneLine(t.what)
}
