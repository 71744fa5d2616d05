package mutate

// calls: by inlining and by contract.
var calls = []Mutant{
	{File: "cfg/call.go", Rule: "the class of the receiver selects the method", By: "Constructors.overriddenMethodSeesDefaults Constructors.superCallThenInitialisersThenBody",
		Old: "d := l.w.Dispatch(m, c)\n\t\tif d == nil {\n\t\t\tl.unsup", New: "d, _ := m, c\n\t\tif d == nil {\n\t\t\tl.unsup"},
	{File: "cfg/call.go", Rule: "a call on null is an exception", By: "Calls.callOnNull",
		Old: `l.require(NullDeref, l.mk.nonNull(recv), e, e.X.Whole())
	}
	l.flush()`, New: `}
	l.flush()`},
	{File: "cfg/call.go", Rule: "a call on null is an exception where its value stands for it", By: "Inheritance.callOnNull",
		Old: `l.require(NullDeref, l.mk.nonNull(recv), e, e.X.Whole())
	}
	ts := l.targets`, New: `}
	ts := l.targets`},
	{File: "cfg/may.go", Rule: "a receiver may be what was put into the cell it is read from", By: "InputMaps.entries",
		Old: `m.put(cell{e.Comp, k}, ks, known)`, New: `_ = k`},
	{File: "cfg/may.go", Rule: "a receiver may be what its variable was given", By: "InputMaps.values",
		Old: `m.put(cell{e.Comp, nil}, ks, known)`, New: `_ = ks`},
	{File: "cfg/may.go", Rule: "a receiver may be what its place held before the call", By: "InputMaps.same",
		Old: `		for _, k := range m.before(c) {`, New: `		for range m.before(c) {
			k := m.u.kinds[0]`},
	{File: "cfg/call.go", Rule: "arguments are evaluated from left to right", By: "Copies.firstArgumentBeforeTheSecond",
		Old: `return binding{value: l.save(v, call, "argument "+itoa(i+1), args[i+1:]...)}`, New: `return binding{value: v}`},
	{File: "cfg/call.go", Rule: "the receiver is evaluated before the arguments", By: "Copies.receiverBeforeArguments",
		Old: `v = l.save(v, e, "receiver", e.Args...)`, New: `_ = save`},
	{File: "cfg/call.go", Rule: "an argument is a copy of what it was read from", By: "Copies.argumentIsACopy",
		Old: `(changed[p] || !l.unchanging(b.value))`, New: `changed[p]`},
	{File: "cfg/call.go", Rule: "the receiver is a copy of what it was read from", By: "Copies.receiverIsACopy",
		Old: "if l.unchanging(recv) {\n\t\t\tact.this = ", New: "if l.unchanging(recv) || true {\n\t\t\tact.this = "},
	{File: "cfg/call.go", Rule: "a method is active as often as the bound says, not more", By: "Calls.recursionIsCutOffBeforeTwo Specs.recursionBeyond",
		Old: `if active >= l.within(bound, l.most.Recursion) {`, New: `if active > l.within(bound, l.most.Recursion) {`},
	{File: "cfg/call.go", Rule: "a method is active as often as the bound says, not less", By: "Calls.recursionReachesTwo Calls.recursionIsCutOffBeforeTwo",
		Old: `if active >= l.within(bound, l.most.Recursion) {`, New: `if active >= l.within(bound, l.most.Recursion)-1 {`},
	{File: "cfg/call.go", Rule: "in an inlined call \\old means the callee's entry", By: "Specs.calleeLooksBack",
		Old: `act.entry = l.cur`, New: `act.entry = caller.entry`},
	{File: "cfg/call.go", Rule: "the value of an expression method is chosen by the receiver's class", By: "Dispatch.lowestLevel Dispatch.exactClass",
		Old: `v = l.mk.ite(is, w, v)`, New: `v = w`},

	{File: "cfg/callspec.go", Rule: "the precondition of a call is checked", By: "contract: Contracts.preconditionIsBroken",
		Old: `s.demand(prop, value3{any, s.mk.yes, in}, at)`, New: `_, _, _ = prop, any, in`},
	{File: "cfg/callspec.go", Rule: "a non_null argument is checked", By: "contract: Contracts.argumentMayBeNull",
		Old: `s.demand(prop, value3{s.mk.nonNull(s.args[i]), s.mk.yes, s.mk.yes}, at)`, New: `_ = prop`},
	{File: "cfg/callspec.go", Rule: "the invariants hold at a call", By: "contract: Positive.brokenAtTheCall",
		Old: `demanded := s.invariants(s.scope.demanded(m))`, New: `demanded := s.invariants(&reliance{})`},
	{File: "cfg/callspec.go", Rule: "a call relies on the invariants of its own receiver", By: "contract: Positive.receiverOfTheCallIsBroken Positive.thisIsBroken",
		Old: `callee.this = s.recv`, New: `_ = callee`},
	{File: "cfg/callspec.go", Rule: "a call relies on no other invariants than its check", By: "contract: Positive.nothingIsAssumedOfIt",
		Old: `is = s.code.invariants(r)`, New: `is = s.code.invariants(nil)`},
	{File: "cfg/callspec.go", Rule: "a call leaves the invariants behind", By: "contract: Positive.leftAsItMustBe",
		Old: `s.take(s.mk.yes, v.value, v.span, v.text)`, New: `_ = v`},
	{File: "cfg/callspec.go", Rule: "a call that throws leaves the invariants behind", By: "contract: Positive.leftByAnException",
		Old: "s.arbitraryFields(c, k)\n\t\ts.ensured()", New: `s.arbitraryFields(c, k)`},
	{File: "cfg/callspec.go", Rule: "a call keeps the constraints", By: "contract: Rising.twice",
		Old: `if cl.Kind == core.Constraint && !cl.Redundantly && cl.Binds(s.m) && s.cur != nil {`, New: `if false {`},
	{File: "cfg/callspec.go", Rule: "a call keeps the constraints since it began", By: "contract: Rising.sinceTheCall",
		Old: `s.constraint(c, cl, s.before)`, New: `s.constraint(c, cl, s.g.Entry)`},
	{File: "cfg/reliance.go", Rule: "a helper is called where invariants are broken", By: "contract: Positive.helperFindsItBroken",
		Old: `		if t.Helper {
			continue
		}
`, New: ``},
	{File: "cfg/reliance.go", Rule: "a helper may break invariants", By: "contract: Positive.brokenByAHelper",
		Old: `		if t.Helper {
			return &reliance{}
		}
`, New: ``},
	{File: "cfg/reliance.go", Rule: "a call relies on what all methods that it can run rely on", By: "contract: Overridden.foundBroken",
		Old: `for _, t := range s.targets(m) {
		if t.Helper {
			continue`, New: `for _, t := range s.targets(m)[:1] {
		if t.Helper {
			continue`},
	{File: "cfg/reliance.go", Rule: "a call ensures only what all methods that it can run ensure", By: "contract: Overridden.leftBroken",
		Old: `	for i, t := range s.targets(m) {`, New: `	for i, t := range s.targets(m)[:1] {`},
	{File: "cfg/scope.go", Rule: "a class that only the method called sees can be broken at the call", By: "contract: Reader.unseenClass",
		Old: `		s.meets(m)
`, New: ``},
	{File: "cfg/reliance.go", Rule: "a field that only the method called sees can be null at the call", By: "contract: Filled.unseenField",
		Old: `			s.field(f)
`, New: `			_ = f
`},
	{File: "cfg/contract.go", Rule: "a call relies on the fields that its check comes across", By: "contract: Filled.unusedField",
		Old: `!r.fields[c.Fld] || `, New: ``},
	{File: "cfg/scope.go", Rule: "what stands in the contracts of calls counts", By: "contract: Throughout.contractsOfCalls",
		Old: `	if s.replaces != nil && s.replaces(m)`, New: `	if s.replaces == nil && s.replaces(m)`},
	{File: "cfg/callspec.go", Rule: "without assignable a call may change everything", By: "contract: Contracts.withoutAssignable",
		Old: `return []location{{everything: true, def: s.mk.yes}}`, New: `return nil`},
	{File: "cfg/callspec.go", Rule: "a pure method changes nothing", By: "contract: Contracts.pureChangesNothing",
		Old: `if s.m.Pure {`, New: `if false {`},
	{File: "cfg/callspec.go", Rule: "assignable x.f lets the call change f of x", By: "contract: Contracts.preconditionIsKept Contracts.oldIsTheStateOfTheCall",
		Old: `r.locs = append(r.locs, loc)`, New: `delete(rs, c)`},
	{File: "cfg/callspec.go", Rule: "assignable x.f leaves f of other objects alone", By: "contract: Contracts.othersKeepTheirs",
		Old: `keep = s.mk.and(keep, s.mk.not(s.mk.eq(o, loc.obj)))`, New: `keep = s.mk.and(s.mk.no, s.mk.eq(o, loc.obj))`},
	{File: "cfg/callspec.go", Rule: "assignable a[i] leaves the other elements alone", By: "contract: Contracts.otherElementsStay Contracts.elementsBesideTheRangeStay",
		Old: `s.step(Edge{Op: Assume, Cond: s.mk.or(s.mk.eq(loc.obj, s.mk.nullOf(loc.obj.Type)), all), Span: at})`, New: `_ = all`},
	{File: "cfg/callspec.go", Rule: "elements stay only where no other location can be of the same array", By: "contract: Contracts.arraysMayBeOne",
		Old: `if len(r.locs) != 1 || r.locs[0].lo == nil {`, New: `if r.locs[0].lo == nil {`},
	{File: "cfg/callspec.go", Rule: "assignable a[lo..hi] lets the elements between change", By: "contract: Contracts.elementsOfTheRangeMayChange",
		Old: `s.mk.or(s.mk.and(s.mk.le(loc.lo, i), s.mk.le(i, loc.hi)), same)`, New: `same`},
	{File: "cfg/callspec.go", Rule: "the postcondition of a call is assumed", By: "contract: Contracts.preconditionIsKept Contracts.oldIsTheStateOfTheCall",
		Old: `s.take(held, s.clauseValue(sp, c), c.Span(), c.Text())
		}`, New: `_, _ = sp, c
		}`},
	{File: "cfg/callspec.go", Rule: "the postcondition of a case is assumed only where its precondition held", By: "contract: Contracts.oneCaseAtATime Contracts.caseByTheStateBefore",
		Old: `s.take(held, s.clauseValue(sp, c), c.Span(), c.Text())
		}`, New: `s.take(s.mk.yes, s.clauseValue(sp, c), c.Span(), c.Text())
		}`},
	{File: "cfg/callspec.go", Rule: "a precondition held in the state before the call", By: "contract: Contracts.caseByTheStateBefore",
		Old: `return s.mk.at(s.before, s.mk.and(x.def, x.v))`, New: `return s.mk.and(x.def, x.v)`},
	{File: "cfg/callspec.go", Rule: "\\old in a callee's contract is the state of the call", By: "contract: Contracts.oldIsTheStateOfTheCall",
		Old: `p.old = s.before`, New: `p.old = s.act.entry`},
	{File: "cfg/callspec.go", Rule: "a non_null result is assumed", By: "contract: Contracts.resultIsNotNull",
		Old: `if s.m.NonNull && types.IsReference(result.Type) {`, New: `if false {`},
	{File: "cfg/callspec.go", Rule: "a contract that admits exceptions throws them", By: "contract: Contracts.signalsIsThrown",
		Old: `if throws := s.throws(); len(throws) > 0 {`, New: `if throws := s.throws(); len(throws) > 99 {`},
	{File: "cfg/callspec.go", Rule: "exceptional behaviour of a call does not return", By: "contract: Contracts.behaviours",
		Old: `s.take(held, value3{s.mk.no, s.mk.yes, s.mk.yes}, at, "it does not return")`, New: `_ = held`},
	{File: "cfg/callspec.go", Rule: "normal behaviour of a call does not throw", By: "contract: Contracts.normalBehaviourDoesNotThrow",
		Old: `s.take(held, value3{s.mk.no, s.mk.yes, s.mk.yes}, at, "it does not throw")`, New: `_ = held`},
	{File: "cfg/callspec.go", Rule: "signals holds of an exception of a call", By: "contract: Contracts.signalsIsAssumed",
		Old: `s.take(held, s.clauseValue(sp, cl), cl.Span(), cl.Text())`, New: `_ = sp`},
	{File: "cfg/callspec.go", Rule: "the exception of a call is admitted by its contract", By: "contract: Contracts.exceptionsOfTheCase",
		Old: `s.take(s.mk.yes, value3{admitted, s.mk.yes, s.mk.yes}, at, "the exception is admitted")`, New: `_ = admitted`},

	{File: "cfg/frame.go", Rule: "an assignment is checked against the frame", By: "Frames.notNamed Frames.sameValue Frames.staticOnly",
		Old: `ok := l.inFrames(l.frames, p.comp, p.obj, p.idx)`, New: `ok := l.mk.yes`},
	{File: "cfg/frame.go", Rule: "what existed before the method is under its frame", By: "Frames.notNamed Frames.freshOrOld",
		Old: `return l.mk.or(ok, l.mk.not(was))`, New: `return l.mk.or(ok, was)`},
	{File: "cfg/frame.go", Rule: "what is new is not under the frame", By: "Frames.fresh Frames.isPure",
		Old: `return l.mk.or(ok, l.mk.not(was))`, New: `_ = was
	return ok`},
	{File: "cfg/frame.go", Rule: "a location is of the object that the clause names", By: "Frames.ofAnother Frames.ofAnotherArray",
		Old: `return l.mk.and(loc.def, l.mk.eq(obj, loc.obj), in)`, New: `return l.mk.and(loc.def, in)`},
	{File: "cfg/frame.go", Rule: "an undefined location names nothing", By: "Frames.undefinedNamesNothing",
		Old: `return l.mk.and(loc.def, l.mk.eq(obj, loc.obj), in)`, New: `return l.mk.and(l.mk.eq(obj, loc.obj), in)`},
	{File: "cfg/frame.go", Rule: "of elements, those between the bounds are named", By: "Frames.nextElement",
		Old: `in = l.mk.and(l.mk.le(loc.lo, idx), l.mk.le(idx, loc.hi))`, New: `in = l.mk.le(loc.lo, idx)`},
	{File: "cfg/frame.go", Rule: "x.* names the fields of x alone", By: "Frames.allFieldsOfAnother",
		Old: `return l.mk.and(loc.def, l.mk.eq(obj, loc.obj))`, New: `return loc.def`},
	{File: "cfg/frame.go", Rule: "a location is read in the pre-state", By: "Frames.meansThePreState Frames.keptFromThePreState",
		Old: `f.locs = append(f.locs, loc.at(l.mk, l.g.Entry))`, New: `f.locs = append(f.locs, loc)`},
	{File: "cfg/frame.go", Rule: "the frame of a case counts where its precondition held", By: "Frames.eachItsCase",
		Old: `all = l.mk.and(all, l.mk.implies(f.held, l.inFrame(f, comp, obj, idx)))`, New: `all = l.mk.and(all, l.inFrame(f, comp, obj, idx))`},
	{File: "cfg/frame.go", Rule: "a pure method may change nothing", By: "Frames.notPure",
		Old: "if m.Pure {\n\t\tl.frames", New: "if false {\n\t\tl.frames"},
	{File: "cfg/frame.go", Rule: "a call by contract is checked against the frame", By: "contract: Contracts.callBeyondTheFrame Contracts.everythingIsBeyondTheFrame",
		Old: `s.keepFrame(ok, s.call, s.call.Span(),`, New: `s.keepFrame(s.mk.yes, s.call, s.call.Span(),`},
	{File: "cfg/frame.go", Rule: "of a call, what another case does not allow needs no frame", By: "contract: Contracts.whatEveryCaseAllows",
		Old: `return s.mk.implies(s.inFrames(others, comp, obj, idx), s.inFrames(s.frames, comp, obj, idx))`, New: `return s.inFrames(s.frames, comp, obj, idx)`},
	{File: "cfg/frame.go", Rule: "of a call, everything needs no frame where another case restricts it", By: "contract: Contracts.everythingIsRestricted",
		Old: `ok = s.mk.or(ok, o.held)`, New: `_ = o`},
	{File: "cfg/frame.go", Rule: "a location of null needs no frame", By: "contract: Contracts.nullHasNoElements Contracts.nullHasNoField",
		Old: `return s.mk.or(s.mk.not(loc.def), s.orNew(ok, loc.obj, of, s.call.Span()))`, New: `return ok`},
	{File: "cfg/frame.go", Rule: "of a call, only the elements that it can assign must be assignable", By: "contract: Contracts.elementWithinTheFrame",
		Old: `in = s.mk.and(in, s.mk.le(loc.lo, i), s.mk.le(i, loc.hi))`, New: `_ = i`},
	{File: "cfg/frame.go", Rule: "of a call, x.* asks for every field of x", By: "contract: Contracts.fieldsOfASubclass",
		Old: `each = s.mk.and(each, s.mk.implies(s.mk.instanceOf(loc.obj, having[f]), part(s.fieldComp(f), loc.obj, nil)))`, New: `_ = f`},
	{File: "cfg/frame.go", Rule: "of a call, x.* asks for fields of the classes that have them", By: "contract: Contracts.allFieldsOfTheClass Contracts.allFieldsByName",
		Old: `s.mk.implies(s.mk.instanceOf(loc.obj, having[f]), part(s.fieldComp(f), loc.obj, nil))`, New: `part(s.fieldComp(f), loc.obj, nil)`},
}
