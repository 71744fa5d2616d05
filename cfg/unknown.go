package cfg

import (
	"cmp"
	"slices"

	"inspect/java/core"
	"inspect/java/source"
	"inspect/java/types"
)

// FirstCall is a call of a method that has no contract: the first one of its method.
type FirstCall struct {
	Method *types.Method
	Span   source.Span
}

// UnknownBody stands behind the name in the step of a call of such a method.
const UnknownBody = ", whose body is not known"

// What a call of a method means of which nothing is known (Options.UnknownCalls).
const (
	// UnknownHavoc: it may give null, and change whatever code out of sight may reach.
	UnknownHavoc = "havoc"
	// UnknownPlain: its result is null only where its declaration says so, and it changes
	// what the types of its receiver and its arguments lead to.
	UnknownPlain = "plain"
)

// takesUnknown reports whether such a call has a meaning.
func (o Options) takesUnknown() bool {
	return o.UnknownCalls == UnknownHavoc || o.UnknownCalls == UnknownPlain
}

// isUnknown reports whether a call of m stands for anything: any result of its type, null
// too; any change of fields that are not final, of elements and of static fields; any
// unchecked exception but Errors, and what its declaration names. Invariants that held
// hold afterwards.
//
//	class A { int n; native int poll();
//	    int f() { n = 1; int r = poll(); return n; } }   // r and n are any ints
func (o Options) isUnknown(m *types.Method) bool {
	if !o.takesUnknown() || !m.Native || m.Contract == nil || m.Contract.Explicit {
		return false
	}
	return m.Derived == types.UnknownCallee || !m.Class.Library
}

// isUnknownCallee reports whether a call of m on a stranger stands for anything. Where a contract is to
// be left out (--calls inline), it is refused.
//
//	class Event { LocalDate date; int year() { return date.getYear(); } }   // any int
func (o Options) isUnknownCallee(m *types.Method) bool {
	return o.takesUnknown() && !m.InJML() && (m.Class.Library || m.Contract == nil || !m.Contract.Explicit)
}

// unknownCalleeOf is the method that stands for m where it is called on a stranger.
func (s *scope) unknownCalleeOf(m *types.Method) *types.Method {
	if s.unknownCallees[m] == nil {
		s.unknownCallees[m] = types.UnknownCalleeOf(m)
	}
	return s.unknownCallees[m]
}

// noteCall keeps the first call of each method, which a verdict rests on.
func noteCall(calls *[]FirstCall, m *types.Method, at source.Span) {
	if !slices.ContainsFunc(*calls, func(u FirstCall) bool { return u.Method == m }) {
		*calls = append(*calls, FirstCall{m, at})
	}
}

// instance is the call of which a cast that nobody wrote says what its result is, a type
// argument; nil: it is another cast. An unknown call gives what it says, as values of before
// the call are what their type arguments say.
//
//	Future<String> f;   f.get().length()   // get gives an Object, and that is a String
func instance(e *core.Cast) *core.Call {
	if c, ok := e.X.(*core.Call); ok && c.Origin() == e.Origin() {
		return c
	}
	return nil
}

// hasAnyInitial reports whether a static final field may have any value of its type, which no
// call changes, or any that its initialiser may give it.
//
//	static final Clock CLOCK = Clock.systemUTC();   // null, or any Clock
//	static final long START = System.nanoTime();
func (s *scope) hasAnyInitial(f *types.Field) bool {
	if m := s.w.InitializerFact(f); m != nil && !s.isUntouched() {
		s.initializerFacts = append(s.initializerFacts, m)
		s.method(m)
		return true
	}
	if s.opt.InitialUnknown == nil || f.Enum != nil || !s.opt.InitialUnknown(f) {
		return false
	}
	s.anyInitials = append(s.anyInitials, f)
	return true
}

// assumeCreated assumes of static final fields that unknown code outside the program gives that they are not
// null, as of the results of other unknown calls.
func assumeCreated(l *code, m *types.Method) {
	if l.opt.UnknownCalls != UnknownPlain {
		return
	}
	for _, f := range l.scope.anyInitials {
		is := func(k *Kind) bool { return k.Pre > 0 }
		if !f.Class.IsOutside() && f.IsCreatedNotNull(l.w) && slices.ContainsFunc(l.u.kindsOf(f.Type), is) {
			x := l.mk.nonNull(l.read(l.fieldComp(f)))
			l.assume(l.spec(l.act.this).pure(x), m.Span, "non_null", f.QName()+" is not null")
		}
	}
}

// inOrder are initialisers as Java executes those of a class, the classes as they are met.
func inOrder(ms []*types.Method) []*types.Method {
	order := map[*types.Class]int{}
	for i, m := range slices.Backward(ms) {
		order[m.Class] = i
	}
	slices.SortFunc(ms, func(a, b *types.Method) int {
		return cmp.Or(order[a.Class]-order[b.Class], cmp.Compare(a.Span.Start, b.Span.Start))
	})
	return ms
}

// establish assumes that a static final field holds what its initialiser may give it.
func (l *code) establish(m *types.Method) {
	l.early = true
	defer func() { l.early = false }()
	b := l.codeOf(m, m.Span)
	l.inline(b.Stmts[0], m, nil, nil, nil, func() { l.stmts(b.Code()) })
}

// mayBeUnknown reports whether a call of m may be an unknown one.
func (s *scope) mayBeUnknown(m *types.Method) bool {
	return s.opt.isUnknown(m) || s.opt.isUnknownCallee(m) && (m.Class.Platform || m.Abstract && !m.Class.IsOutside())
}

// knowsResult reports whether the type of a result of an unknown call is known which
// objects of it are valid: not of collections, and of the JDK only of strangers.
func (s *scope) knowsResult(t types.Type) bool {
	c, ok := types.Leaf(t).(*types.Class)
	if !ok || s.unknownClass(t) != nil {
		return true
	}
	return types.Opaque(c, c.Decl.Name.Span(), "") == nil && !(c.Library && (isModel(c) || contains(c)))
}

// declaresNonNull reports whether the declaration of m itself says that the result is not
// null: a rule that speaks of what is written in Java says nothing of a class file.
func declaresNonNull(m *types.Method) bool {
	if m.Derived == types.UnknownCallee && !m.Class.IsOutside() {
		m = m.Bridged
	}
	return m.Decl != nil && types.DeclaresNonNull(m.Decl.Modifiers)
}

// relied is what the check at hand relies on.
func (s *substitution) relied() *assumptions {
	return &assumptions{s.scope.specified, s.scope.fields}
}

// unbroken are the invariants in the state at cur that a call of an unknown method keeps
// where they hold: as the checked method sees them, without what it constructs.
func (s *substitution) unbroken() []invariant {
	if s.cur == nil {
		return nil
	}
	except, act := s.except, s.act
	defer func() { s.except, s.act = except, act }()
	for s.act.caller != nil {
		s.act = s.act.caller
	}
	s.except = except || s.g.Method.Constructor
	return s.code.invariants(s.relied())
}

// keepsInvariants assumes what held before the call.
func (s *substitution) keepsInvariants() {
	for _, v := range s.unbroken() {
		i := slices.IndexFunc(s.satisfiedBefore, func(w invariant) bool { return w.key == v.key && w.sub == v.sub })
		if i < 0 {
			continue
		}
		w := s.satisfiedBefore[i].value
		s.take(s.mk.at(s.before, s.mk.and(w.def, s.mk.and(w.in, w.v))), v.value, v.span, v.text)
	}
}

// unknownThrows leaves of the exceptions of an unknown method, where nobody can tell
// them apart, those of the class that stands for all.
func (s *substitution) unknownThrows(ks []*Kind) []*Kind {
	if s.scope.tries {
		return ks
	}
	return slices.DeleteFunc(ks, func(k *Kind) bool {
		c := k.Type.(*types.Class)
		return c.Library && c.Name != "java.lang.RuntimeException" && !slices.Contains(s.m.Throws, c)
	})
}
