package cfg

import (
	"slices"

	"inspect/java/core"
	"inspect/java/source"
	"inspect/java/types"
)

// What an unknown call gives of a type of the library that holds objects, a collection or an
// Optional, is any that may exist before the call of the checked method, or a new one: it is in
// a valid state, what is in it is what its type says, and what it keeps for itself is in no other.
//
//	interface Names { List<String> all(); }     // without implementors
//	names.all().get(0).length()                 // the list may be empty, or hold null

// givenResults are the calls that may give such an object.
type givenResults struct {
	w      *types.World
	calls  []*core.Call
	givers []*types.Method // whose calls are unknown
}

// of is what the type of a call says of what it gives; nil: it gives no such object.
func (g *givenResults) of(call core.Node) *types.AnyObject {
	if g.w == nil {
		return nil
	}
	return g.w.Given(call.Origin())
}

// noteGiven notes a call that may give such an object.
func (s *scope) noteGiven(n *core.Call) {
	s.results.w = s.w
	if !s.inSpec && s.mayBeUnknown(n.Method) && s.results.of(n) != nil {
		s.results.calls = append(s.results.calls, n)
		s.discoverGiven()
	}
}

// givesUnknown notes that there are calls of m of which nobody knows what they do.
func (s *scope) givesUnknown(m *types.Method) {
	if s.opt.isUnknown(m) {
		s.results.givers = append(s.results.givers, m)
		s.discoverGiven()
	}
}

// discoverGiven lets there be objects as the calls noted may give that are unknown ones.
func (s *scope) discoverGiven() {
	calls := s.results.calls
	s.results.calls = nil
	for _, n := range calls {
		unknown := false
		for _, m := range s.results.givers {
			unknown = unknown || m.Name == n.Method.Name && len(m.Params) == len(n.Method.Params)
		}
		if !unknown {
			s.results.calls = append(s.results.calls, n)
			continue
		}
		a := s.results.of(n)
		s.place(a.Root.Type, s.w.AnyContents(a))
		s.knownAny = append(s.knownAny, a.Known...)
	}
}

// isOfType assumes what the type of an unknown call says of r, which it gives, and that a new
// object keeps what it has for itself.
func (s *substitution) isOfType(r *Expr, a *types.AnyObject) {
	at, name := s.call.Span(), "what "+a.Root.Name+" gives"
	assume := func(cond *Expr, text string) { s.take(s.mk.yes, value3{cond, s.mk.yes, s.mk.yes}, at, text) }
	for _, k := range a.Known {
		if s.scope.readsPlace(k.Place) {
			assume(s.forAllAlong(r, k.Path, 0, func(x *Expr) *Expr { return s.isA(x, k.Of) }), knownText(name, k))
		}
	}
	for _, c := range s.w.AnyContents(a) {
		assume(s.holding(r, c.Path, c), contentText(name, c))
		if len(c.Path) > 0 && !c.Class {
			s.noneUnreached(r, c.Path)
		}
		if s.opt.UnknownCalls == UnknownPlain && !a.NullInside {
			assume(s.holdingNoNull(r, c), "none of "+name+" is null")
		}
	}
	var storing []*types.Field
	seen := map[*types.Field]bool{}
	for _, k := range s.canBe(r) {
		c, ok := k.Type.(*types.Class)
		if !ok {
			continue
		}
		for _, f := range s.w.ContentFields(c) {
			if _, array := f.Type.(*types.Array); array && s.scope.fields[f] && !seen[f] {
				seen[f] = true
				storing = append(storing, f)
			}
		}
	}
	for i, f := range storing {
		assume(s.keepsAlone(r, f, storing[:i]), name+" shares nothing")
	}
}

// keepsAlone says that what r, if it is new, keeps in field f is new as well, in no other object
// of the class, and in none of the fields others of r.
func (s *substitution) keepsAlone(r *Expr, f *types.Field, others []*types.Field) *Expr {
	sp := s.code.spec(nil)
	fresh := func(of any, x *Expr) *Expr {
		return s.mk.not(sp.throughBound(of, source.Span{}, x, func(v *Expr) *Expr { return s.mk.at(s.before, sp.existed(v)) }))
	}
	is := s.mk.and(s.mk.nonNull(r), s.mk.and(s.isA(r, f.Class), fresh(ownBound{s.call, nil}, r)))
	y := s.mk.field(s.fieldComp(f), s.narrowTo(r, f.Class))
	alone := fresh(ownBound{s.call, f}, y)
	for _, g := range others {
		if z := s.mk.field(s.fieldComp(g), s.narrowTo(r, g.Class)); s.u.sorts[g.Type] == s.u.sorts[f.Type] {
			alone = s.mk.and(alone, s.mk.or(s.mk.not(s.isA(r, g.Class)), s.mk.not(s.mk.eq(z, y))))
		}
	}
	b := sp.bound(aloneBound{s.call, f}, "o", f.Class, source.Span{})
	o := s.mk.boundVar(b)
	other := s.mk.or(s.mk.eq(o, r), s.mk.not(s.mk.eq(s.mk.field(s.fieldComp(f), o), y)))
	return s.mk.implies(is, s.mk.and(alone, s.mk.quantify(OpForall, b, s.mk.yes, other)))
}

// ownBound and aloneBound are variables for the object that a call gives, for what it keeps in
// a field, and for the other objects that keep something there.
type ownBound struct {
	call core.Node
	f    *types.Field
}

type aloneBound ownBound

// noneUnreached assumes that the call puts nothing into r, where a path leads, that it cannot reach.
func (s *substitution) noneUnreached(r *Expr, path []*types.Field) {
	t := path[len(path)-1].Type
	if a, ok := t.(*types.Array); ok {
		t = a.Elem
	}
	sort := s.u.sorts[t]
	if _, ok := s.reachability[sort]; !ok || s.cur == nil {
		return
	}
	b := s.code.spec(nil).bound(ownBound{s.call, path[len(path)-1]}, "o", s.widestOf(sort), s.call.Span())
	b.Kinds = sort.Kinds
	o := s.mk.boundVar(b)
	there := s.mk.at(s.before, s.mk.cons(Expr{Op: OpExists, Type: s.mk.boolT, Args: []*Expr{o}, Kinds: sort.Kinds}))
	none := s.holdingAll(r, path, func(x *Expr) *Expr { return s.mk.not(s.mk.eq(o, x)) })
	s.step(Edge{Op: Assume, Cond: s.mk.quantify(OpForall, b, there, s.mk.or(s.reached(o, sort), none)), Span: s.call.Span()})
}

// isNeverNew reports whether no unknown call gives or keeps new objects of kind k. Those are objects of
// which the hash codes or the order of what is in them say whether they are valid, and what such
// ones keep for themselves. Those of before the call are given and kept.
func (s *substitution) isNeverNew(k *Kind) bool {
	if k.Owner != nil {
		k = k.Owner
	}
	c, ok := k.Type.(*types.Class)
	return ok && s.opt.isUnknown(s.m) && s.w.Keeps(c) && slices.ContainsFunc(s.w.ContentFields(c), types.IsLookupKey)
}

// butNone names the classes of which no new objects are looked at.
func (s *substitution) butNone() (text string) {
	for _, k := range s.u.kinds {
		if c, ok := k.Type.(*types.Class); ok && k.Owner == nil && s.isNeverNew(k) {
			text += ", and none of " + types.SimpleName(c)
		}
	}
	return text
}

// holdingNoNull says that no element, key or value in x is null: an unknown call gives null only
// where that is declared.
func (s *substitution) holdingNoNull(x *Expr, c types.Content) *Expr {
	if len(c.Path) == 0 || c.Class {
		return s.mk.yes
	}
	f := c.Path[len(c.Path)-1]
	if _, array := f.Type.(*types.Array); !array && !types.IsInEntry(f) {
		return s.mk.yes // an Optional may be empty
	}
	return s.holdingAll(x, c.Path, func(e *Expr) *Expr { return s.mk.nonNull(e) })
}
