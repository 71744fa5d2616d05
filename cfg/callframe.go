package cfg

import (
	"slices"

	"inspect/java/core"
	"inspect/java/types"
)

// region is the part of one component that a call may change: all of it, all of it where
// a condition holds, or the fields or elements of some objects.
type region struct {
	all  bool
	when *Expr
	locs []location // in the state of the call
}

// locations are what a case lets the call change, where its precondition held.
func (s *substitution) locations(k *core.SpecCase) []location {
	satisfied := s.mk.yes
	if len(s.contractOf(s.m)) > 1 {
		satisfied = s.satisfied(k)
	}
	clauses := s.frameClauses(k)
	if len(clauses) == 0 {
		return []location{{everything: true, def: satisfied}}
	}
	var ls []location
	s.readIn(s.before, func() { ls = s.code.locationsOf(s.spec(k), clauses, "use --calls inline") })
	for i := range ls {
		ls[i] = ls[i].at(s.mk, s.before)
		ls[i].def = s.mk.and(satisfied, ls[i].def)
	}
	return ls
}

// assignable are the regions that the contract lets the call change; nil for a
// component that it leaves alone.
func (s *substitution) assignable() map[*Component]*region {
	rs := map[*Component]*region{}
	add := func(c *Component, loc location) {
		if c.isImmutable() {
			return
		}
		if c.Fld != nil && (c.Fld.Final || c.Stays) && !(s.m.Constructor && loc.obj == s.recv) {
			return
		}
		r := rs[c]
		if r == nil {
			r = &region{when: s.mk.no}
			rs[c] = r
		}
		if loc.obj != nil {
			r.locs = append(r.locs, loc)
			return
		}
		r.when = s.mk.or(r.when, loc.def)
		r.all = r.when == s.mk.yes
	}
	if s.m.Constructor { // and its object's fields
		for _, c := range s.heapComponents() {
			if c.Kind == Field && s.m.Class.IsSubclassOf(c.Fld.Class) {
				add(c, location{obj: s.recv, def: s.mk.yes})
			}
		}
	}
	if s.m.Pure {
		return rs
	}
	reachable := s.reachableFromCall()
	for _, k := range s.contractOf(s.m) {
		for _, loc := range s.locations(k) {
			if loc.comp != nil {
				add(loc.comp, loc)
				continue
			}
			for _, c := range s.heapComponents() {
				if loc.everything && !reachable.reaches(c) {
					continue
				}
				if loc.everything || c.Kind == Field && c.Sort == s.u.sorts[loc.obj.Type] {
					add(c, loc)
				}
			}
		}
	}
	return rs
}

// heapComponents are the components of the heap, those included that nothing has looked at
// so far.
func (s *substitution) heapComponents() []*Component {
	var cs []*Component
	for _, k := range s.u.kinds {
		if a, ok := k.Type.(*types.Array); ok {
			s.elems(a)
		}
	}
	for _, c := range s.g.Components {
		if c.Sort != nil && len(c.Sort.Kinds) == 0 {
			continue // no object has it
		}
		if c.Fld != nil && c.Fld.Chooses != nil && !c.Fld.IsFree() {
			continue
		}
		if c.Kind == Field && !s.isMark(c) && !c.Fld.IsOpen() || c.Kind == Elems || c.Kind == Static && c.Fld != nil && !c.Fld.Final && !c.Stays {
			cs = append(cs, c)
		}
	}
	return cs
}

// rangeBound is the variable for the elements of a range that a call may change.
type rangeBound struct {
	call core.Node
	comp *Component
	n    int
}

// stays assumes of the elements of arrays, of which ranges are named, and of a static field,
// that what may not change does not.
func (s *substitution) stays(c *Component, r *region) {
	at := s.call.Span()
	same := func(x *Expr) *Expr { return s.mk.eq(x, s.mk.at(s.before, x)) }
	if c.Kind == Static {
		s.step(Edge{Op: Assume, Cond: s.mk.or(r.changes(s.mk), same(s.read(c))), Span: at})
		return
	}
	for n, loc := range r.locs {
		if loc.lo == nil {
			continue
		}
		key := rangeBound{s.call, c, n}
		all := s.forAllObjects(loc, key, at, func(one location) *Expr {
			b := s.code.spec(nil).bound(key, "i", s.mk.intT, at)
			i := s.mk.boundVar(b)
			in := s.mk.and(s.mk.le(s.mk.num(s.mk.intT, 0), i), s.mk.lt(i, s.mk.length(one.obj)))
			named := r.changes(s.mk)
			for _, o := range r.locs {
				named = s.mk.or(named, s.covers(o, c, one.obj, i))
			}
			t := one.obj.Type.(*types.Array)
			unchanged := s.mk.quantify(OpForall, b, in, s.mk.or(named, same(s.mk.elem(c, t.Elem, one.obj, i))))
			return s.mk.or(s.mk.eq(one.obj, s.mk.nullOf(t)), unchanged)
		})
		s.step(Edge{Op: Assume, Cond: all, Span: at})
	}
}

// changes tells where all of the component may change.
func (r *region) changes(mk *maker) *Expr {
	if r.when == nil {
		return mk.no
	}
	return r.when
}

// havoc makes what the call may change arbitrary.
func (s *substitution) havoc(result *Component) {
	at := s.call.Span()
	rs := s.assignable()
	refs := result != nil && types.IsReference(result.Type)
	for c := range rs {
		refs = refs || types.IsReference(c.Type)
	}
	var grown []*Kind
	if refs {
		grown = slices.DeleteFunc(slices.Clone(s.u.kinds), func(k *Kind) bool { return s.opt.Bounds.None(k.Type) || s.isNeverNew(k) })
	}
	s.grows = len(grown) > 0
	s.change(rs, grown)
	if texts := s.consist(at); refs && texts != s.mk.yes {
		s.step(Edge{Op: Assume, Cond: texts, Span: at})
	}
}

// change makes regions arbitrary, and the contents of new objects of the kinds of which
// there may be more.
func (s *substitution) change(rs map[*Component]*region, grown []*Kind) {
	at := s.call.Span()
	for _, k := range grown {
		s.step(Edge{Op: Havoc, Comp: k.Counter, Span: at})
		if s.isTotalled(k) {
			s.step(Edge{Op: Assume, Cond: s.mk.not(s.mk.more(k, s.opt.Bounds.ObjectsOf(k.Type))), Span: at})
		}
	}
	if len(grown) > 0 {
		// There may be more new objects than the one of each kind that there is room for.
		cut := s.cut("allocation", s.call, at, 1)
		if s.m != nil { // nil: it is an iteration of a loop that is known by its invariant
			cut.Callee, cut.Detail = s.m, s.creates()+" any number of new objects, and one of each class is looked at"+s.butNone()
		}
		s.exitEdge(Edge{Exit: CutOff, Cut: cut, Span: at})
	}
	for _, c := range s.heapComponents() {
		r := rs[c]
		if r == nil && !(c.Kind != Static && slices.ContainsFunc(c.Sort.Kinds, func(k *Kind) bool { return slices.Contains(grown, k) })) {
			continue
		}
		e := Edge{Op: Havoc, Comp: c, Span: at}
		if _, some := s.reachability[c.Sort]; c.Kind != Static && (r == nil || !r.all || some) {
			e.Bound, e.Cond = s.keeping(c, r)
			e.OfNew = r == nil && !some
		}
		s.step(e)
		if c.Kind == Static && types.IsReference(c.Type) {
			s.notGiven(s.read(c))
		}
		if r != nil && !r.all {
			s.stays(c, r)
		}
	}
}

// creates says what allows the call to create objects: a contract that somebody wrote, or that
// nothing is known of the method.
func (s *substitution) creates() string {
	if (s.m.Contract == nil || !s.m.Contract.Explicit) && (s.m.Decl == nil || s.m.Decl.Body == nil) {
		return "a call of " + s.m.QName() + ", whose body is not known, may create"
	}
	return "the contract of " + s.m.QName() + " allows"
}

type keepBound struct {
	of   core.Node
	comp *Component
}

// keeping says which objects keep their contents: those that existed at the
// call and are not named.
func (s *substitution) keeping(c *Component, r *region) (*Bound, *Expr) {
	var t types.Type = s.widestOf(c.Sort)
	sp := s.code.spec(nil)
	b := sp.bound(keepBound{s.call, c}, "o", t, s.call.Span())
	b.Kinds = c.Sort.Kinds
	o := s.mk.boundVar(b)
	keep := s.mk.at(s.before, s.mk.cons(Expr{Op: OpExists, Type: s.mk.boolT, Args: []*Expr{o}, Kinds: c.Sort.Kinds}))
	if _, some := s.reachability[c.Sort]; some && r != nil && r.all {
		keep = s.mk.and(keep, s.mk.not(s.reached(o, c.Sort)))
	} else if r != nil {
		keep = s.mk.and(keep, s.mk.not(r.changes(s.mk)))
		for _, loc := range r.locs {
			keep = s.mk.and(keep, s.mk.not(s.isOf(loc, o)))
		}
	}
	return b, keep
}

// widestOf is the type of a sort that all others are below.
func (s *substitution) widestOf(sort *Sort) types.Type {
	if known := s.widest[sort]; known.kinds == len(sort.Kinds) && known.t != nil {
		return known.t
	}
	t := sort.Kinds[0].Type
	for _, k := range sort.Kinds {
		if types.IsAssignable(t, k.Type) {
			t = k.Type
		}
	}
	if s.widest == nil {
		s.widest = map[*Sort]widestType{}
	}
	s.widest[sort] = widestType{len(sort.Kinds), t}
	return t
}

// widestType is the widest type of a number of kinds.
type widestType struct {
	kinds int
	t     types.Type
}
