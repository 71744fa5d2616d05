package mutate

// calls: by inlining and by contract.
var calls = []Mutant{
	{File: "cfg/call.go", Rule: "the class of the receiver selects the method", By: "Constructors.overriddenMethodSeesDefaults Constructors.superCallThenInitialisersThenBody",
		Old: "d := l.w.Dispatch(m, c)\n\t\tif d == nil {\n\t\t\tl.unsup", New: "d, _ := m, c\n\t\tif d == nil {\n\t\t\tl.unsup"},
	{File: "cfg/call.go", Rule: "a call on null is an exception", By: "Calls.callOnNull",
		Old: `l.require(NullDeref, l.mk.nonNull(recv), e, e.X.Span())
	}
	l.flush()`, New: `}
	l.flush()`},
	{File: "cfg/call.go", Rule: "a call on null is an exception where its value stands for it", By: "Inheritance.callOnNull",
		Old: `l.require(NullDeref, l.mk.nonNull(recv), e, e.X.Span())
	}
	var t types.Type`, New: `}
	var t types.Type`},
	{File: "cfg/call.go", Rule: "arguments are evaluated from left to right", By: "Copies.firstArgumentBeforeTheSecond",
		Old: `return binding{value: l.save(v, call, "argument "+itoa(i+1), args[i+1:]...)}`, New: `return binding{value: v}`},
	{File: "cfg/call.go", Rule: "the receiver is evaluated before the arguments", By: "Copies.receiverBeforeArguments",
		Old: `v = l.save(v, e, "receiver", e.Args...)`, New: `_ = save`},
	{File: "cfg/call.go", Rule: "an argument is a copy of what it was read from", By: "Copies.argumentIsACopy",
		Old: `(changed[p] || !l.unchanging(b.value))`, New: `changed[p]`},
	{File: "cfg/call.go", Rule: "the receiver is a copy of what it was read from", By: "Copies.receiverIsACopy",
		Old: "if l.unchanging(recv) {\n\t\t\tact.this = ", New: "if l.unchanging(recv) || true {\n\t\t\tact.this = "},
	{File: "cfg/call.go", Rule: "a method is active as often as the bound says, not more", By: "Calls.recursionIsCutOffBeforeTwo Specs.recursionBeyond",
		Old: `if active >= l.opt.Bounds.Recursion {`, New: `if active > l.opt.Bounds.Recursion {`},
	{File: "cfg/call.go", Rule: "a method is active as often as the bound says, not less", By: "Calls.recursionReachesTwo Calls.recursionIsCutOffBeforeTwo",
		Old: `if active >= l.opt.Bounds.Recursion {`, New: `if active >= l.opt.Bounds.Recursion-1 {`},
	{File: "cfg/call.go", Rule: "in an inlined call \\old means the callee's entry", By: "Specs.calleeLooksBack",
		Old: `act.entry = l.cur`, New: `act.entry = caller.entry`},
	{File: "cfg/call.go", Rule: "the value of an expression method is chosen by the receiver's class", By: "Dispatch.lowestLevel Dispatch.exactClass",
		Old: `v = l.mk.ite(is, w, v)`, New: `v = w`},

	{File: "cfg/callspec.go", Rule: "the precondition of a call is checked", By: "contract: Contracts.preconditionIsBroken",
		Old: `s.demand(prop, value3{any, s.mk.yes, in}, at)`, New: `_, _, _ = prop, any, in`},
	{File: "cfg/callspec.go", Rule: "a non_null argument is checked", By: "contract: Contracts.argumentMayBeNull",
		Old: `s.demand(prop, value3{s.mk.nonNull(s.args[i]), s.mk.yes, s.mk.yes}, at)`, New: `_ = prop`},
	{File: "cfg/callspec.go", Rule: "without assignable a call may change everything", By: "contract: Contracts.withoutAssignable",
		Old: "if len(k.Assignable) == 0 {\n\t\t\teverything()", New: "if len(k.Assignable) == 0 {"},
	{File: "cfg/callspec.go", Rule: "a pure method changes nothing", By: "contract: Contracts.pureChangesNothing",
		Old: `if s.m.Pure {`, New: `if false {`},
	{File: "cfg/callspec.go", Rule: "assignable x.f lets the call change f of x", By: "contract: Contracts.preconditionIsKept Contracts.oldIsTheStateOfTheCall",
		Old: "r := get(c)\n\t\tr.objects = append(r.objects, s.mk.at(s.before, obj))\n\t\treturn", New: "_ = obj\n\t\treturn"},
	{File: "cfg/callspec.go", Rule: "assignable x.f leaves f of other objects alone", By: "contract: Contracts.othersKeepTheirs",
		Old: `keep = s.mk.and(keep, s.mk.not(s.mk.eq(o, x)))`, New: `keep = s.mk.and(s.mk.no, s.mk.eq(o, x))`},
	{File: "cfg/callspec.go", Rule: "assignable a[i] leaves the other elements alone", By: "contract: Contracts.otherElementsStay Contracts.elementsBesideTheRangeStay",
		Old: `s.step(Edge{Op: Assume, Cond: all, Span: at})`, New: `_ = all`},
	{File: "cfg/callspec.go", Rule: "assignable a[lo..hi] lets the elements between change", By: "contract: Contracts.elementsOfTheRangeMayChange",
		Old: `return s.mk.or(s.mk.and(s.mk.le(lo, i), s.mk.le(i, hi)), same)`, New: `return same`},
	{File: "cfg/callspec.go", Rule: "the postcondition of a call is assumed", By: "contract: Contracts.preconditionIsKept Contracts.oldIsTheStateOfTheCall",
		Old: `s.take(held, s.clauseValue(sp, c), c.Span(), c.Span().Text())
		}`, New: `_, _ = sp, c
		}`},
	{File: "cfg/callspec.go", Rule: "the postcondition of a case is assumed only where its precondition held", By: "contract: Contracts.oneCaseAtATime Contracts.caseByTheStateBefore",
		Old: `s.take(held, s.clauseValue(sp, c), c.Span(), c.Span().Text())
		}`, New: `s.take(s.mk.yes, s.clauseValue(sp, c), c.Span(), c.Span().Text())
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
		Old: `s.take(held, s.clauseValue(sp, cl), cl.Span(), cl.Span().Text())`, New: `_ = sp`},
	{File: "cfg/callspec.go", Rule: "the exception of a call is admitted by its contract", By: "contract: Contracts.exceptionsOfTheCase",
		Old: `s.take(s.mk.yes, value3{admitted, s.mk.yes, s.mk.yes}, at, "the exception is admitted")`, New: `_ = admitted`},
}
