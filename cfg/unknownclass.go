package cfg

import (
	"slices"

	"inspect/java/core"
	"inspect/java/source"
	"inspect/java/types"
)

// An object of the JDK that exists before the call is a stranger (types.World.StrangerOf):
// code may read, store and compare it; an execution that follows it, by a call, a field, or
// a question about its class whose answer is not known, ends at what has no translation.
//
//	LocalDate date;
//	LocalDate date() { return date; }                    // checked
//	boolean later(Event o) { return date.isAfter(o.date); }  // unsupported where date is not null

// unknownClass is the class of the objects of before the call that places of a type hold; nil:
// the values of such places are of other classes, or not known at all.
func (s *scope) unknownClass(t types.Type) *types.Class {
	c, ok := types.Leaf(t).(*types.Class)
	if !ok || s.isImplemented(c) {
		return nil
	}
	return s.w.UnknownClass(c)
}

// discoverUnknown notes that a place of type t may hold an object of a stranger.
func (s *scope) discoverUnknown(t types.Type) {
	k := s.unknownClass(t)
	if k == nil || s.inputs[k] {
		return
	}
	s.mention(k)
	s.inputs[k] = true
	s.receiver(k)
	s.opaqueClasses[k] = types.Opaque(k.Unknown, k.Decl.Name.Span(), "a value that exists before the call,")
}

// anywhere lets the objects of the stranger of t be in places of the types above, too, as
// an Object: the program asks whether an object is one (of an interface, an object may be
// one and anything else, so that is no reason), or says that it is one by a type argument.
//
//	class Box<T> { T v; }
//	static LocalDate get(Box<LocalDate> b) { return b.v; }
func (s *scope) anywhere(t types.Type) {
	s.named(t)
	if k := s.unknownClass(t); k != nil {
		s.discoverUnknown(t)
		s.free[k] = true
	}
}

// placeUnknowns says in which places of the pre-state strangers may be: in those of classes
// that have strangers themselves, and of types that have no other object. That the other
// ones hold none is an assumption, which Open names; but for those that are free.
func (u *universe) placeUnknowns(s *scope) {
	other := func(t types.Type) bool {
		return slices.ContainsFunc(u.kindsOf(t), func(k *Kind) bool { return !isUnknownClass(k) && k.Pre > 0 && k.MayBeIn(t) })
	}
	for _, k := range u.kinds {
		c, ok := k.Type.(*types.Class)
		if !ok || c.Unknown == nil || s.free[c] {
			continue
		}
		k.Places = []types.Type{}
		for _, t := range s.types {
			if d, ok := t.(*types.Class); ok && c.IsSubclassOf(d) && (s.unknownClass(d) != nil || !other(d)) {
				k.Places = append(k.Places, d)
			}
		}
	}
}

// unknownKinds are the kinds of strangers that x may be of.
func (l *lowering) unknownKinds(x *Expr) []*Kind {
	if len(l.scope.opaqueClasses) == 0 || x.Op == OpNull || !types.IsReference(x.Type) {
		return nil
	}
	return slices.DeleteFunc(slices.Clone(l.canBe(x)), func(k *Kind) bool { return !isUnknownClass(k) })
}

func isUnknownClass(k *Kind) bool {
	c, ok := k.Type.(*types.Class)
	return ok && c.Unknown != nil
}

// isLooseArray reports whether k is a kind of arrays that may be of a class below theirs, as their
// elements may: arrays that are there before the call, or that a call by contract gives.
//
//	boolean dates(Temporal[] ts) { return ts instanceof LocalDate[]; }
func (l *lowering) isLooseArray(k *Kind) bool {
	a, ok := k.Type.(*types.Array)
	if !ok {
		return false
	}
	s := l.scope.unknownClass(a)
	return s != nil && !s.Unknown.Final && (k.Pre > 0 || l.scope.given[s])
}

// classless are the kinds that x may be of whose objects are of classes that are not known.
func (l *lowering) classless(x *Expr) []*Kind {
	if len(l.scope.opaqueClasses) == 0 || x.Op == OpNull || !types.IsReference(x.Type) {
		return nil
	}
	return slices.DeleteFunc(slices.Clone(l.canBe(x)), func(k *Kind) bool { return !isUnknownClass(k) && !l.isLooseArray(k) })
}

// undecided are the kinds that x may be of and of which it is not known whether their
// objects are of type t.
func (l *lowering) undecided(x *Expr, t types.Type) []*Kind {
	var open []*Kind
	if x.Op != OpNull && types.IsReference(x.Type) {
		open = slices.DeleteFunc(slices.Clone(l.canBe(x)), func(k *Kind) bool { return !l.mayImplement(k, t) })
	}
	return append(open, slices.DeleteFunc(l.classless(x), func(k *Kind) bool {
		if c, ok := k.Type.(*types.Class); ok {
			return !c.Undecided(t)
		}
		_, ok := t.(*types.Array)
		return !ok || types.IsAssignable(k.Type, t) || !types.IsCastable(k.Type, t)
	})...)
}

// unknownOf says what is not known of the objects of a kind.
func (l *lowering) unknownOf(k *Kind, at source.Span, what string) *source.Diagnostic {
	if isOpaque(k) {
		t := openType(k)
		return source.NotSupported(at, what+" "+source.A(types.ShortName(t))+" of which no class is known,", "give a class that implements "+types.ShortName(t))
	}
	if d := outsider(k.Type, at, what); d != nil {
		return d
	}
	if !isUnknownClass(k) {
		what = itsArray
	}
	return types.Opaque(types.Declared(k.Type), at, what+" a value that exists before the call,")
}

// excludeUnknown ends the executions in which x, not null, is of one of some kinds of strangers.
func (l *code) excludeUnknown(x *Expr, ks []*Kind, at source.Span, what string) {
	l.excludeUnknownWhere(ks, at, what, func(k *Kind) *Expr { return l.mk.instanceOf(x, []*Kind{k}) })
}

// excludeUnknownWhere ends the executions in which a condition says of some kinds of strangers that
// more of them is asked than is known.
func (l *code) excludeUnknownWhere(ks []*Kind, at source.Span, what string, is func(k *Kind) *Expr) {
	at = refusedAt(l, at)
	for _, k := range ks {
		l.refuseWhere(l.unknownOf(k, at, what), at, func() *Expr { return is(k) })
	}
}

// refuseWhere ends the executions in which a condition holds, of which something is not known.
func (l *code) refuseWhere(why *source.Diagnostic, at source.Span, is func() *Expr) {
	if l.cur != nil {
		l.flush()
	}
	if l.cur == nil {
		return
	}
	switch c := l.known(is()); {
	case c == l.mk.no:
	case l.opt.OnlyReached:
		l.cutOff(l.refusal(why), c, at)
	default:
		giveUp(why)
	}
}

// inProgram is the statement of the checked method that is being executed, for a place in
// the library.
func (l *code) inProgram(at source.Span) source.Span {
	if hosts := l.hosts(); types.IsInLibrary(at) && len(hosts) > 0 && hosts[0] != nil {
		return hosts[0].Span
	}
	return at
}

// refusedAt is inProgram, but in what comes before the call, where such statements are a driver's
// own: the reader of the graph finds the call in the program there.
func refusedAt(l *code, at source.Span) source.Span {
	if l.inSteps {
		return at
	}
	return l.inProgram(at)
}

// What is asked of a stranger.
const (
	aField   = "a field of"
	aCall    = "a call on"
	aTest    = "whether it is of a type, of"
	itClass  = "the class of"
	itsArray = "the class of an array of"
	itIs     = "whether it is another object, of"
	itLeads  = "what is reached from"
)

// requireKnownCallee ends the executions in which a call of m runs on a stranger, unless that may do
// anything.
func (l *code) requireKnownCallee(recv *Expr, m *types.Method, at source.Span) {
	if recv != nil && !l.opt.isUnknownCallee(m) {
		l.excludeUnknown(recv, l.unknownKinds(recv), at, aCall)
	}
}

// unknownKindsCalled are the kinds of strangers that a call of m may run on, and do anything.
func (l *code) unknownKindsCalled(m *types.Method, recv *Expr) []*Kind {
	if recv == nil || !l.opt.isUnknownCallee(m) {
		return nil
	}
	return l.unknownKinds(recv)
}

// requireKnownType ends the executions in which a test cannot tell whether x is of type t.
func (l *code) requireKnownType(x *Expr, t types.Type, at source.Span) {
	l.excludeUnknown(x, l.undecided(x, t), at, aTest)
	l.excludeUnknown(x, l.undocumentedKinds(x, t, at), at, aTest)
}

// requireKnownClass ends the executions in which the class of x, not null, is not known.
func (l *code) requireKnownClass(x *Expr, at source.Span) {
	l.excludeUnknown(x, l.classless(x), at, itClass)
}

// requireKnownClassObject ends the executions in which it is not known which object stands for the class
// of x, not null.
func (l *code) requireKnownClassObject(x *Expr, at source.Span) {
	l.requireKnownClass(x, at)
	l.excludeUnknown(x, l.opaqueOf(x), at, itClass)
	l.excludeUnknown(x, l.unnamedKinds(x, at), at, itClass)
}

// requireKnownIdentity ends the executions in which x and y are of two kinds that one object may be of.
//
//	boolean same(Closeable c, Flushable f) { return c == f; }
func (l *code) requireKnownIdentity(x, y *Expr, at source.Span) {
	l.excludeUnknownWhere(l.twofold(x, y), at, itIs, func(k *Kind) *Expr {
		return l.mk.and(l.mk.instanceOf(x, []*Kind{k}), l.mk.instanceOf(y, l.likewise(k, y)))
	})
	if a, b := l.oneOfName(x), l.oneOfName(y); len(a) > 0 && len(b) > 0 {
		at := refusedAt(l, at)
		l.refuseWhere(oneLogger(at), at, func() *Expr {
			return l.mk.not(l.mk.or(l.mk.eq(x, y), l.mk.not(l.mk.and(l.mk.instanceOf(x, a), l.mk.instanceOf(y, b)))))
		})
	}
}

// mayBeOneOfName reports whether a value of a type may be such an object.
func (l *lowering) mayBeOneOfName(t types.Type) bool {
	return types.IsReference(t) && slices.ContainsFunc(l.u.kindsOf(t), func(k *Kind) bool { return types.IsOneOfName(k.Type) })
}

func oneLogger(at source.Span) *source.Diagnostic {
	return source.NotSupported(at, "whether two loggers are one,", "compare their names")
}

// oneOfName are the kinds of x whose objects are one where they have one name.
func (l *lowering) oneOfName(x *Expr) []*Kind {
	if !types.IsReference(x.Type) {
		return nil
	}
	return slices.DeleteFunc(slices.Clone(l.canBe(x)), func(k *Kind) bool { return !types.IsOneOfName(k.Type) })
}

// requireKnownStore ends the executions in which it is not known whether an array takes v: one of
// before the call, since it may be of a class below its own, and any where v is a stranger
// that may or may not be of the type of its elements.
//
//	void fill(Temporal[] ts, LocalDate d) { ts[0] = d; }
func (l *code) requireKnownStore(array, v *Expr, at source.Span) {
	if len(l.scope.opaqueClasses) == 0 && !l.scope.opaques {
		return
	}
	for _, k := range l.canBe(array) {
		is := l.mk.instanceOf(array, []*Kind{k})
		elem := k.Type.(*types.Array).Elem
		l.excludeUnknownWhere(l.undecided(v, elem), at, aTest, func(j *Kind) *Expr { return l.mk.and(is, l.mk.instanceOf(v, []*Kind{j})) })
		if l.isLooseArray(k) {
			l.excludeUnknownWhere([]*Kind{k}, at, itsArray, func(*Kind) *Expr { return l.mk.and(is, l.mk.nonNull(v)) })
		}
	}
}

// twofold are the kinds of which x may be one that may be y as well, of another kind.
func (l *lowering) twofold(x, y *Expr) []*Kind {
	return slices.DeleteFunc(append(l.opaqueOf(x), l.classless(x)...), func(k *Kind) bool { return len(l.likewise(k, y)) == 0 })
}

// likewise are the other kinds that y may be of and that stand for objects which those of
// kind k stand for, too.
func (l *lowering) likewise(k *Kind, y *Expr) []*Kind {
	of := openType(k)
	return slices.DeleteFunc(append(l.opaqueOf(y), l.classless(y)...), func(j *Kind) bool {
		if isOpaque(k) && isOpaque(j) {
			return !l.mayBeOne(k, j)
		}
		return !mayOverlap(of, openType(j))
	})
}

// mayOverlap reports whether an object may be of both t and u, and neither is below the other.
func mayOverlap(t, u types.Type) bool {
	return types.IsCastable(t, u) && !types.IsAssignable(t, u) && !types.IsAssignable(u, t)
}

// twice refuses ghost and model fields of objects that strangers of two kinds stand for:
// what is assigned to that of one is assigned to that of the other.
//
//	void both(RunnableFuture<String> r, ScheduledFuture<String> s) { //@ set r.state = 1;  // a field of Future
//	}
func (u *universe) twice(s *scope) {
	for _, f := range s.ordered {
		if f.Static || !f.Ghost && !f.Model || !f.Class.Platform && !f.Class.Compiled {
			continue
		}
		ks := slices.DeleteFunc(slices.Clone(u.kinds), func(k *Kind) bool { return !isUnknownClass(k) || !types.IsAssignable(k.Type, f.Class) })
		for i, k := range ks {
			if slices.ContainsFunc(ks[:i], func(j *Kind) bool { return mayOverlap(types.Declared(j.Type), types.Declared(k.Type)) }) {
				s.opaque(types.Declared(k.Type), s.at, itIs+" a value that exists before the call,")
			}
		}
	}
}

// mayBeStrange reports whether executions may end at e, an expression that asks something of objects,
// since one of them may be of an unknown class.
func (l *code) mayBeStrange(e core.Node) bool {
	strange := func(x core.Expr) bool {
		return x != nil && types.IsReference(x.Type()) && slices.ContainsFunc(l.u.kindsOf(x.Type()), func(k *Kind) bool { return isUnknownClass(k) || isOpaque(k) || l.isLooseArray(k) })
	}
	if b, ok := e.(*core.Binary); ok && (b.Op == "==" || b.Op == "!=") && l.mayBeOneOfName(b.X.Type()) && l.mayBeOneOfName(b.Y.Type()) {
		return true
	}
	if len(l.scope.opaqueClasses) == 0 && !l.scope.opaques {
		return false
	}
	switch e := e.(type) {
	case *core.InstanceOf:
		return strange(e.X)
	case *core.Cast:
		return strange(e.X)
	case *core.SameClass:
		return strange(e.X) || strange(e.Y)
	case *core.ClassOf:
		return strange(e.X)
	case *core.Binary:
		return (e.Op == "==" || e.Op == "!=") && strange(e.X) && strange(e.Y)
	}
	return false
}

// requireWhollyKnown refuses a clause that cannot tell whether x is of type t.
func (s *spec) requireWhollyKnown(x *Expr, t types.Type, at source.Span) {
	s.wholly(append(s.undecided(x, t), s.undocumentedKinds(x, t, at)...), at, aTest)
}

// wholly refuses a clause that asks of x what is not known of strangers of some kinds.
func (s *spec) wholly(ks []*Kind, at source.Span, what string) {
	if len(ks) > 0 {
		if types.IsInLibrary(at) {
			at = s.g.Method.Span
		}
		giveUp(s.unknownOf(ks[0], at, what))
	}
}
