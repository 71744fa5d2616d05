package cfg

import (
	"slices"

	"inspect/java/core"
	"inspect/java/source"
	"inspect/java/types"
)

// An abstract class or interface of the program that nothing extends or implements has an
// heir (types.World.HeirOf), whose objects are opaque: code out of sight made them. They are
// wherever a value of before the call, or what a call by contract gives, may be of the type.
// What is concrete runs on them; what is not counts by its contract, or as an unknown call.
//
//	interface Rate { int of(int n); int base(); }
//	Rate rate;
//	int f() { return rate == null ? 0 : 100 / rate.base(); }    // base gives any int

// discoverOpaque lets there be opaque objects of class c before the call, if it leaves them open.
func (s *scope) discoverOpaque(c *types.Class) {
	h := s.w.OpaqueClass(c)
	if h == nil || s.inputs[h] {
		return
	}
	s.mention(h)
	s.inputs[h], s.opaques = true, true
	s.receiver(h)
}

// opaqueBelow lets a place of an input of class c hold opaque objects of the types below it
// that the program mentions.
func (s *scope) opaqueBelow(c *types.Class) {
	for _, t := range slices.Clone(s.types) {
		if d, ok := t.(*types.Class); ok && (isObject(c) || d.IsSubclassOf(c)) {
			s.discoverOpaque(d)
		}
	}
}

// discoverBoth lets there be opaque objects of class t and another type at once, where the program
// mentions both and asks whether objects are of both.
func (s *scope) discoverBoth(t *types.Class) {
	for _, h := range s.w.JoinedOpaqueClasses() {
		of := types.OpenTypes(h)
		unasked := 0
		for _, c := range of {
			if !s.joined[c] {
				unasked++
			}
		}
		if s.inputs[h] || !slices.Contains(of, t) || unasked > 1 || slices.ContainsFunc(of, func(c *types.Class) bool { return !s.typeSet[c] }) {
			continue
		}
		s.inputs[h], s.opaques = true, true
		s.mention(h)
		s.receiver(h)
	}
}

// join notes that the program asks whether objects are of type t, beside what is known of them.
func (s *scope) join(t types.Type, at core.Node) {
	if c, ok := t.(*types.Class); ok && !s.joined[c] && !types.IsInLibrary(at.Span()) {
		s.joined[c] = true
		s.mention(c)
		s.discoverBoth(c)
	}
}

// mayBeOne reports whether an object of kind k may be one of kind j. Both are kinds of opaque objects.
func (l *lowering) mayBeOne(k, j *Kind) bool {
	return l.w.MayBeOne(k.Type.(*types.Class), j.Type.(*types.Class), l.isCounted)
}

// isCounted reports whether objects of class c count in the check.
func (l *lowering) isCounted(c *types.Class) bool { return l.scope.inputs[c] }

// mayImplement reports whether objects of kind k may be of type t. Of them only an abstract type is
// known, or an interface whose functions they are.
func (l *lowering) mayImplement(k *Kind, t types.Type) bool {
	c, ok := k.Type.(*types.Class)
	if isOpaque(k) {
		return l.w.MayImplement(c, t, l.isCounted)
	}
	return ok && types.AnyFunction(c) != nil && l.w.MayBeFunction(c, t)
}

// comesAsInput reports whether a value of the pre-state may be of class c, as far as is known.
func (s *scope) comesAsInput(c *types.Class) bool {
	return s.inputs[c] || s.inputs[s.w.Lookup("java.lang.Object")] || slices.ContainsFunc(supertypes(c), s.comesAsInput)
}

// isOpaque reports whether code out of sight made the objects of kind k, of a type of the program.
func isOpaque(k *Kind) bool {
	c, ok := k.Type.(*types.Class)
	return ok && c.Opaque && c.Unknown == nil
}

// opaqueOf are the kinds of opaque objects that x may be of.
func (l *lowering) opaqueOf(x *Expr) []*Kind {
	if !l.scope.opaques || x.Op == OpNull || !types.IsReference(x.Type) {
		return nil
	}
	return slices.DeleteFunc(slices.Clone(l.canBe(x)), func(k *Kind) bool { return !isOpaque(k) })
}

// openType is the type that the objects of a kind are known by.
func openType(k *Kind) types.Type {
	if isOpaque(k) {
		return types.OpenType(k.Type.(*types.Class))
	}
	return types.Declared(k.Type)
}

// outOfSight is the method that the call at hand names, where code out of sight may execute
// it, since its receiver may be opaque, or nobody knows what it executes; else nil.
func (s *substitution) outOfSight() *types.Method {
	isUnknown := s.opt.UnknownCalls == UnknownPlain && s.opt.isUnknown(s.m)
	switch {
	case !isUnknown && (s.recv == nil || !slices.ContainsFunc(s.canBe(s.recv), isOpaque)):
		return nil
	case s.m.Derived == types.UnknownCallee:
		return s.m.Bridged
	}
	return s.m
}

// isOnOpaqueOnly reports whether code out of sight executes the call at hand in any case: it has
// no body on any object that may be its receiver.
func (s *substitution) isOnOpaqueOnly() bool {
	return s.recv != nil && s.m.Abstract && !slices.ContainsFunc(s.canBe(s.recv), func(k *Kind) bool {
		return !isOpaque(k) || s.w.Unwritten(s.m, k.Type.(*types.Class)) == nil
	})
}

// unwritten is the method that stands for m where a call of it comes to what has no body, on
// the objects of an heir; nil: it comes to a body.
func (s *scope) unwritten(m *types.Method, opaque *types.Class) *types.Method {
	d := s.w.Unwritten(m, opaque)
	if d == nil || d.Contract != nil && d.Contract.Explicit {
		return d
	}
	return s.unknownCalleeOf(d)
}

// isSpecifiedItself reports whether m has no body, and its contract says what a call of it
// on an opaque object does.
func isSpecifiedItself(m *types.Method) bool {
	return m.Abstract && m.Contract != nil && m.Contract.Explicit
}

// refused is a call on an opaque object that has neither a contract nor a meaning as an
// unknown one.
func (l *lowering) noMeaning(m *types.Method, at source.Span) {
	l.unsupported(at, "a call of "+m.QName()+", which has no body here", "give it a body or a contract, or take it for anything with --unknown-calls havoc")
}

// ofOneClassID tests whether x, not null, is an opaque object of kind k, and y one of the same
// class: an object of another kind may be, where one may be of the types of both.
func (l *lowering) ofOneClassID(x, y *Expr, k *Kind) *Expr {
	same := l.mk.no
	number := func(x *Expr, k *Kind) *Expr {
		c := k.Type.(*types.Class)
		return l.mk.field(l.fieldComp(c.ClassID()), l.narrowTo(x, c))
	}
	for _, j := range l.u.kindsOf(y.Type) {
		if isOpaque(j) && (j == k || l.mayBeOne(k, j)) {
			is := l.mk.and(l.mk.instanceOf(x, []*Kind{k}), l.mk.instanceOf(y, []*Kind{j}))
			same = l.mk.or(same, l.mk.and(is, l.mk.eq(number(x, k), number(y, j))))
		}
	}
	return same
}

// comparesClasses lets the opaque objects have the numbers of their classes, since the program
// compares those of two objects.
func (s *scope) comparesClasses() {
	s.classID = true
	for _, t := range slices.Clone(s.types) {
		s.numbered(t)
	}
}

func (s *scope) numbered(t types.Type) {
	if c, ok := t.(*types.Class); ok && s.classID && c.ClassID() != nil {
		s.field(c.ClassID())
	}
}
