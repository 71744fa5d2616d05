package cfg

import (
	"slices"

	"inspect/java/core"
	"inspect/java/source"
	"inspect/java/types"
)

// isByContract reports whether a call of m is replaced by m's contract: of a class of the
// library only where a specification file gives it one, and of what the language gives a
// record or an enum (accessors, values() and their like) only where one above has one,
// since there is no place to write it. What a class of the program overrides in the JDK, where
// nobody has written a contract, is executed.
func (o Options) isByContract(m *types.Method) bool {
	if m.Constructor || m.Contract == nil || m == o.inheritedImpl {
		return false
	}
	if o.isUnknown(m) {
		return true
	}
	if m.Class.Library && (m.Class.File.Spec == nil || !m.Contract.Explicit) || m.Class.Platform && !m.Native && !m.Contract.Explicit {
		return false // what flags say of calls is said of what the program calls by its own contracts
	}
	if (m.IsGenerated() || m.Narrowed) && !m.Contract.Explicit || o.isExecuted(m) {
		return false
	}
	switch o.Calls {
	case "inline":
		return false
	case "contract":
		return true
	}
	return m.Contract.Explicit
}

// isExecuted reports whether a call of m executes its body whatever contract it has: call sequences
// make states by what is done, and not by what is said of it (Options.Steps).
func (o Options) isExecuted(m *types.Method) bool {
	return o.Steps && m.Decl != nil && m.Decl.Body != nil
}

// substitution is a call in the course of being replaced by its contract:
// before is the state of the call, to which \old leads.
type substitution struct {
	*code
	m               *types.Method
	call            core.Node
	before          *Node
	recv            *Expr
	args            []*Expr
	satisfiedBefore []invariant // of an unknown method: the invariants before the call
	widest          map[*Sort]widestType
	reachability    map[*Sort]leads // of an unknown method: what tells what it can reach; nil: that is all
	grows           bool            // there may be new objects after the call
}

// isBySuper reports whether a call by super executes the body of a method that is
// overridden: the method is checked for the objects alone that run it, and its contract
// says nothing of others.
func (s *scope) isBySuper(c *core.Call) bool {
	return c != nil && !c.Virtual && !c.Method.Static && s.w.IsOverridden(c.Method) && s.prog.Body(c.Method) != nil
}

// demands reports whether a call of a constructor or method, whose body is executed, must find its
// precondition, as that of a method which its contract stands for.
func (o Options) demands(m *types.Method) bool {
	if !m.Constructor && !o.isExecuted(m) || m.Contract == nil || m.Class.Library || m.Native || m.Class.Platform && !m.Contract.Explicit {
		return false
	}
	return o.Calls == "contract" || o.Calls != "inline" && m.Contract.Explicit
}

// Demands reports whether a call of a method must find its precondition.
func (o Options) Demands(m *types.Method) bool {
	return o.isByContract(m) && !o.isUnknown(m) || o.demands(m)
}

// demandPrecondition checks the precondition of a method whose body is about to run. The call that
// is checked after a sequence of others is none of the program's: its precondition is taken for granted.
func (l *code) demandPrecondition(call core.Node, m *types.Method, this *Expr, args []binding) {
	if l.opt.Steps && l.act.depth == 0 && !l.inSteps {
		defer func(leaves bool) { l.inSteps = leaves }(l.inSteps)
		l.inSteps = true // what breaks it is left out
	}
	s := l.newSubstitution(call, m, this, args)
	if l.cur == nil {
		return
	}
	s.before = l.cur
	s.requirements()
}

// newSubstitution keeps the receiver and the arguments of a call for the clauses of m's contract.
func (l *code) newSubstitution(call core.Node, m *types.Method, recv *Expr, args []binding) *substitution {
	s := &substitution{code: l, m: m, call: call}
	if recv != nil {
		s.recv = recv
		if !l.isUnchanging(recv) {
			s.recv = l.keep(recv, call, "receiver")
		}
	}
	for i, a := range args {
		v := a.value
		if a.opaque {
			l.unsupported(call.Span(), "text handed to a method that is replaced by its contract", "use --calls inline")
		}
		if !l.isUnchanging(v) {
			v = l.keep(v, call, "argument "+itoa(i+1))
		}
		s.args = append(s.args, v)
	}
	l.flush()
	return s
}

// contractCall replaces a call by the contract of m: the precondition is
// checked; what assignable permits becomes arbitrary; the postcondition is
// assumed (InspectJ III.C.3).
func (l *code) contractCall(call core.Node, m *types.Method, recv *Expr, args []binding, result *Component) {
	at := call.Span()
	s := l.newSubstitution(call, m, recv, args)
	if l.cur == nil {
		return
	}
	for _, t := range []types.Type{m.Result, l.instances[call]} {
		if l.opt.isUnknown(m) && l.scope.results.of(call) != nil {
			break
		}
		if why := l.noResult(m, t, at); why != nil {
			giveUp(why)
		}
		if t != nil && l.opt.isUnknown(m) && !l.scope.knowsResult(t) {
			giveUp(source.NotSupported(at, "the result of "+m.QName()+", which has no body here, of type "+t.String()+",", "write its contract in a .jml file below --spec-path, or give its source"))
		}
	}
	label := " by its contract"
	switch {
	case l.opt.isUnknown(m):
		label = UnknownBody
		noteCall(&l.g.Unknown, m, l.inProgram(at))
	case !m.Contract.Explicit:
		noteCall(&l.g.ByDefault, m, at)
	}
	called := s.outOfSight()
	l.step(Edge{Span: at, Step: Enter, Contract: true, Called: called, Label: "call " + calleeName(call, m) + label})
	s.before = l.cur
	if l.opt.isUnknown(m) {
		s.satisfiedBefore = s.unbroken()
	} else if s.precondition(); s.cur != nil && s.isOnOpaqueOnly() {
		s.satisfiedBefore = s.unbroken()
	}
	if l.cur == nil {
		return
	}
	if s.checkCall(); l.cur == nil {
		return
	}
	now := l.measures(m, s.spec)
	l.decreases(call, m, l.act, now)
	if l.mutual(call, m, now); l.cur == nil {
		return
	}
	if s.mayNotReturn(now); l.cur == nil {
		return
	}
	s.unreachable()
	if !s.m.Pure {
		l.leaks = true
	}
	s.havoc(result)
	normal, thrown := l.node(at), l.node(at)
	from, facts := l.cur, l.facts
	l.link(normal, Edge{Span: at})
	if throws := s.throws(); len(throws) > 0 {
		l.cur, l.facts = from, facts
		l.link(thrown, Edge{Span: at})
		l.enter(thrown)
		s.exceptional(throws)
	}
	l.enter(normal)
	s.normal(result)
	if l.cur != nil {
		l.step(Edge{Span: at, Step: Leave, Contract: true, Called: called, Label: "return from " + m.Name})
	}
}

// spec is the context of the contract's clauses for a case.
func (s *substitution) spec(k *core.SpecCase) *spec {
	p := s.code.spec(s.recv)
	p.old = s.before
	for i, v := range s.m.Params {
		p.env[v] = s.args[i]
	}
	if k == nil {
		return p
	}
	if k.Of != nil {
		for i, v := range k.Of.Params {
			p.env[v] = s.args[i]
		}
	}
	p.olds(k, s.before)
	return p
}

// requires is the conjunction of a case's preconditions in the state at cur.
func (s *substitution) requires(k *core.SpecCase) value3 { return s.required(s.spec(k), k) }

// satisfied reports whether a case's precondition held at the call.
func (s *substitution) satisfied(k *core.SpecCase) *Expr {
	var x value3
	s.readIn(s.before, func() { x = s.requires(k) })
	return s.mk.at(s.before, s.mk.and(x.def, x.v))
}

// precondition checks what a call must find: its arguments, a case that applies, and the
// invariants.
func (s *substitution) precondition() {
	m, at := s.m, s.call.Span()
	if s.requirements(); s.cur == nil {
		return
	}
	except := s.except
	s.except = except || m.Constructor // its object is yet to be made
	demanded := s.invariants(s.scope.demanded(m))
	s.except = except
	for _, v := range demanded {
		if s.cur == nil {
			return
		}
		prop := s.property(Precondition, invariantAt{s.call, v.key}, v.sub, at, "at the call of "+m.QName()+" this does not hold: "+v.text)
		s.demand(prop, v.value, at)
	}
}

// requirements checks the arguments of a call, and that a case applies.
func (s *substitution) requirements() {
	m, at := s.m, s.call.Span()
	for i, p := range m.Params {
		if p.NonNull && types.IsReference(p.Type) {
			prop := s.property(Precondition, s.call, 2*i+1, at, "argument "+p.Name+" of "+m.QName()+" is null")
			s.demand(prop, value3{s.mk.nonNull(s.args[i]), s.mk.yes, s.mk.yes}, at)
		}
		if p.ElemNonNull && s.cur != nil {
			sp := s.spec(nil)
			prop := s.property(Precondition, s.call, 2*i+2, at, "an element of argument "+p.Name+" of "+m.QName()+" is null")
			s.demand(prop, sp.pure(sp.nonNullElements(p, s.args[i])), at)
		}
		if s.cur == nil {
			return
		}
	}
	any, in := s.mk.no, s.mk.yes
	for _, k := range s.contractOf(m) {
		x := s.requires(k)
		any = s.mk.or(any, s.mk.and(x.def, x.v))
		in = s.mk.and(in, x.in)
	}
	prop := s.property(Precondition, s.call, 0, at, "the precondition of "+m.QName()+" does not hold")
	s.demand(prop, value3{any, s.mk.yes, in}, at)
}

type invariantAt struct {
	call core.Node
	key  any
}

// invariants are those of a reliance in the state at cur: of all objects, also one
// under construction, or of the call's receiver.
func (s *substitution) invariants(r *assumptions) (is []invariant) {
	if s.cur != nil {
		s.asCallee(func() { is = s.code.invariants(r) })
	}
	return is
}

// asCallee lets what is stated of the receiver be stated of the call's.
func (s *substitution) asCallee(state func()) {
	act := s.act
	callee := *act
	callee.this = s.recv
	s.act = &callee
	state()
	s.act = act
}

// ensured assumes what a check of the method ensures after every way to end.
func (s *substitution) ensured() {
	if s.cur != nil {
		s.construction(func(x value3, cl *core.Clause) { s.take(s.mk.yes, x, cl.Span(), cl.Text()) })
	}
	s.validOfNew()
	if isChangingOnlyItself(s) {
		return
	}
	s.keepsValid()
	if s.opt.isUnknown(s.m) {
		s.keepsInvariants()
		return
	}
	if s.isOnOpaqueOnly() { // code out of sight keeps what it may see
		s.keepsInvariants()
	}
	r := s.scope.ensured(s.m)
	taken := map[any]bool{}
	for _, v := range s.invariants(r) {
		s.take(s.mk.yes, v.value, v.span, v.text)
		taken[v.key] = true
	}
	s.ensuredOfNew(taken)
	for _, c := range r.classes {
		for _, cl := range s.prog.Specs(c) {
			if cl.Kind == core.Constraint && !cl.Redundantly && cl.Binds(s.m) && s.cur != nil {
				s.asCallee(func() { s.take(s.mk.yes, s.constraint(c, cl, s.before), cl.Span(), cl.Text()) })
			}
		}
	}
}

// ensuredOfNew assumes of the objects that the call made what was not assumed of all: who
// makes an object comes across its class, so that a check of it ensures the invariants of
// the class, and the others have made none.
func (s *substitution) ensuredOfNew(taken map[any]bool) {
	if !s.grows || s.opt.InvariantsReceiverOnly || slices.ContainsFunc(s.scope.targets(s.m), func(t *types.Method) bool { return t.Helper }) {
		return
	}
	s.newSince = s.before
	defer func() { s.newSince = nil }()
	for _, of := range s.invariants(nil) {
		if of.static == nil && !taken[of.key] {
			s.take(s.mk.yes, of.value, of.span, of.text)
		}
	}
}

// validOfNew assumes of the objects of the library that the call made what is assumed of those
// of before the call: that is what they may be, by whatever calls they were made. Nothing is said
// of classes of which there are no new objects.
func (s *substitution) validOfNew() {
	if !s.grows || s.cur == nil {
		return
	}
	s.newSince = s.before
	defer func() { s.newSince = nil }()
	for _, c := range s.scope.library {
		if !slices.ContainsFunc(s.u.kindsOf(c), func(k *Kind) bool { return !s.isNeverNew(k) }) {
			continue
		}
		for _, cl := range s.prog.Specs(c) {
			if cl.Kind == core.Invariant && s.cur != nil {
				s.take(s.mk.yes, s.ofAllObjects(c, facts{}, func(p *spec) value3 { return s.clauseValue(p, cl) }), s.call.Span(), cl.Text())
			}
		}
	}
}

// take assumes a predicate of the contract.
func (s *substitution) take(cond *Expr, x value3, at source.Span, text string) {
	if s.cur == nil {
		return
	}
	s.bounded(value3{x.v, x.def, s.mk.implies(cond, x.in)}, s.call, at)
	if s.cur == nil {
		return
	}
	ok := s.mk.implies(cond, s.mk.and(x.def, x.v))
	if ok != s.mk.yes {
		s.step(Edge{Op: Assume, Cond: ok, Span: at, Label: text})
	}
}

// normal assumes what the contract promises of a normal return.
func (s *substitution) normal(result *Component) {
	at := s.call.Span()
	var r *Expr
	if result != nil {
		s.step(Edge{Op: Havoc, Comp: result, Span: at})
		r = s.read(result)
		if t := s.instances[s.call]; t != nil && s.opt.isUnknown(s.m) {
			s.take(s.mk.yes, value3{s.mk.or(s.mk.eq(r, s.mk.nullOf(r.Type)), s.isA(r, t)), s.mk.yes, s.mk.yes}, at, "the result is a "+types.SimpleName(t))
		}
		if types.IsReference(result.Type) {
			s.notGiven(r)
		}
		if s.m.NonNull && types.IsReference(result.Type) && s.keepsNonNull() {
			s.take(s.mk.yes, value3{s.mk.nonNull(r), s.mk.yes, s.mk.yes}, at, "the result is not null")
		}
		if a := s.scope.results.of(s.call); a != nil && s.opt.isUnknown(s.m) {
			s.isOfType(r, a)
		}
		if s.m.ElemNonNull && !s.opt.isUnknown(s.m) {
			sp := s.spec(nil)
			s.take(s.mk.yes, sp.pure(sp.nonNullElements(s.m, r)), at, "no element of the result is null")
		}
	}
	s.ensured()
	for _, k := range s.contractOf(s.m) {
		if s.cur == nil {
			return
		}
		satisfied := s.satisfied(k)
		if k.Behavior == core.ExceptionalBehavior {
			s.take(satisfied, value3{s.mk.no, s.mk.yes, s.mk.yes}, at, "it does not return")
			continue
		}
		for _, c := range slices.Concat(k.Ensures, s.free(k, core.Ensures)) {
			sp := s.spec(k)
			sp.result = r
			if r == nil && !types.IsKind(s.m.Result, types.Void) && s.cur != nil {
				sp.result = s.unusedResult()
			}
			s.take(satisfied, s.clauseValue(sp, c), c.Span(), c.Text())
		}
	}
	if r != nil {
		s.asInClauses(r)
		s.asFunction(r)
	}
}

// unusedResult is the result of a call whose value is not used: some value.
func (s *substitution) unusedResult() *Expr {
	c := s.temp(s.call, s.m.Name, s.m.Result)
	s.step(Edge{Op: Havoc, Comp: c, Span: s.call.Span()})
	return s.read(c)
}
