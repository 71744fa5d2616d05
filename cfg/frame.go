package cfg

import (
	"slices"
	"strings"

	"inspect/java/core"
	"inspect/java/source"
	"inspect/java/types"
)

// location is what one entry of an assignable clause names: everything, the
// fields of an object, or in one component a static field, the field of an
// object, or the elements lo..hi of an array (nil: all of them). Where def does
// not hold it names nothing. With variables for indices it is of each of these.
type location struct {
	everything, fields bool
	comp               *Component
	obj, lo, hi        *Expr
	def                *Expr
	forAll             indices
}

// locations are what the assignable clauses of a case name in the current state,
// in the context p. What the graph does not know is left out.
func (l *code) locations(p *spec, k *core.SpecCase, remedy string) []location {
	return l.locationsOf(p, k.Assignable, remedy)
}

// locationsOf are what clauses name in the state before.
func (l *code) locationsOf(p *spec, clauses []*core.Clause, remedy string) []location {
	p.inOld = true
	return l.named(p, clauses, remedy)
}

// named are the locations that frame clauses name.
func (l *code) named(p *spec, clauses []*core.Clause, remedy string) []location {
	var ls []location
	for _, c := range clauses {
		for _, ref := range c.Locs {
			if ref.Nothing {
				continue
			}
			if ref.Everything {
				ls = append(ls, location{everything: true, def: l.mk.yes})
				continue
			}
			if loc, ok := l.location(p, ref, remedy); ok {
				ls = append(ls, loc)
			}
		}
	}
	return ls
}

// at is a location of the state of node n.
func (l location) at(mk *maker, n *Node) location {
	for _, x := range []**Expr{&l.obj, &l.lo, &l.hi, &l.def} {
		if *x != nil {
			*x = mk.at(n, *x)
		}
	}
	l.forAll = l.forAll.at(mk, n)
	return l
}

func (l *code) location(p *spec, ref *core.Location, remedy string) (location, bool) {
	part := func(e core.Expr) value3 {
		x := p.eval(e)
		if x.in != l.mk.yes {
			l.unsupported(e.Whole(), "a location that the bounds on methods can cut off", remedy)
		}
		return x
	}
	forAll := l.indicesOf(p, ref, part)
	loc, ok := l.locationOf(p, ref, part, remedy)
	loc.forAll = forAll
	return loc, ok
}

// locationOf is location for given indices; part evaluates an expression.
func (l *code) locationOf(p *spec, ref *core.Location, part func(core.Expr) value3, remedy string) (location, bool) {
	if ref.Fields {
		x := part(ref.X)
		if _, array := x.v.Type.(*types.Array); array {
			l.unsupported(ref.Span(), "the fields of an array", "write [*] for its elements")
		}
		return location{fields: true, obj: x.v, def: l.mk.and(x.def, l.mk.nonNull(x.v))}, true
	}
	if ref.Elements || ref.Lo != nil || ref.Hi != nil {
		return l.elements(part, ref.X, ref.Lo, ref.Hi, ref.Elements, ref.Span(), remedy), true
	}
	switch x := ref.X.(type) {
	case *core.Elem:
		return l.elements(part, x.X, x.I, x.I, false, ref.Span(), remedy), true
	case *core.StaticField:
		if l.mayChange(x.Field, ref.Span()) {
			return location{comp: l.fieldComp(x.Field), def: l.mk.yes}, true
		}
		return location{}, false
	case *core.Field:
		if !l.mayChange(x.Field, ref.Span()) {
			return location{}, false
		}
		loc := location{comp: l.fieldComp(x.Field), obj: p.this, def: l.mk.yes}
		if t, ok := x.X.(*core.This); !ok || t.How == core.Written {
			y := part(x.X)
			loc.obj, loc.def = y.v, l.mk.and(y.def, l.mk.nonNull(y.v))
		}
		return loc, true
	case *core.Local, *core.Len, *core.Const:
		return location{}, false
	case *core.Unsupported:
		l.refuse(x)
	}
	l.unsupported(ref.Span(), "this location", remedy)
	return location{}, false
}

// mayChange reports whether a field is part of the state, and may change.
func (l *lowering) mayChange(f *types.Field, at source.Span) bool {
	if !l.scope.fields[f] || f.Const != nil || l.scope.initials[f] != nil && l.scope.initials[f].stays {
		return false
	}
	if f.Model && !f.IsFree() {
		l.unsupported(at, "a model field", "name Java fields")
	}
	return true
}

// elements is a[*], a[lo..hi] or a[i].
func (l *lowering) elements(part func(core.Expr) value3, array, lo, hi core.Expr, all bool, at source.Span, remedy string) location {
	arr := part(array)
	t, ok := arr.v.Type.(*types.Array)
	if !ok {
		l.unsupported(at, "this location", remedy)
	}
	loc := location{comp: l.elems(t), obj: arr.v, def: l.mk.and(arr.def, l.mk.nonNull(arr.v))}
	if all {
		return loc
	}
	from, to := part(lo), part(hi)
	loc.lo, loc.hi = l.mk.convert(from.v, l.mk.intT), l.mk.convert(to.v, l.mk.intT)
	loc.def = l.mk.and(loc.def, from.def, to.def)
	return loc
}

// frame is what one specification case lets a method change of the objects that
// exist before it.
type frame struct {
	precondition *Expr // the case's precondition, in the state before
	locs         []location
	strict       bool   // no object may be created
	why          string // for people, of the checked method
}

// isUnrestricted reports whether the case restricts nothing.
func (f frame) isUnrestricted() bool {
	return slices.ContainsFunc(f.locs, func(l location) bool { return l.everything })
}

// readFrames evaluates the frames of the checked method in the pre-state. A pure
// method may change nothing, whatever its clauses say; a case of another that has
// no clause lets everything change.
func (l *code) readFrames(m *types.Method) {
	if m.Pure {
		l.frames = []frame{{precondition: l.mk.yes, strict: m.CreatesNothing(), why: "the method is pure"}}
	}
	cur := l.cur
	l.cur = l.g.Entry // parameters are read there
	defer func() { l.cur = cur }()
	for _, k := range l.contractOf(m) {
		strict := core.IsStrict(k.Assignable)
		if len(k.Assignable) == 0 || m.Pure && !strict {
			continue
		}
		named := frame{locs: l.locations(l.caseSpec(m, k), k, "name fields and elements")}
		if named.isUnrestricted() {
			continue
		}
		at := k.Assignable[0].Span()
		f := frame{strict: strict, why: strings.TrimSuffix(source.OneLine(at.Text()), ";")}
		for _, loc := range named.locs {
			switch {
			case !m.Constructor || !l.dependsOnNew(loc):
				f.locs = append(f.locs, loc.at(l.mk, l.g.Entry))
			case loc.obj != l.act.this:
				l.unsupported(at, "a location behind a field of the new object", "name what the parameters lead to")
			} // the new object did not exist before: its fields are free
		}
		f.precondition = l.applies(m, k)
		l.frames = append(l.frames, f)
	}
}

// dependsOnNew reports whether a location depends on the object under construction.
func (l *lowering) dependsOnNew(loc location) bool {
	for _, x := range []*Expr{loc.obj, loc.lo, loc.hi, loc.def, loc.forAll.within} {
		if x != nil && l.mk.dependsOn(x, l.g.This) {
			return true
		}
	}
	return false
}

// covers tells where a location contains the field or element of obj.
func (l *lowering) covers(loc location, comp *Component, obj, idx *Expr) *Expr {
	switch {
	case loc.fields && comp.Kind == Field && l.u.sorts[loc.obj.Type] == comp.Sort:
		return l.isOf(loc, obj)
	case loc.comp != comp:
		return l.mk.no
	case obj == nil:
		return loc.def
	}
	in := l.mk.yes
	if loc.lo != nil {
		in = l.mk.and(l.mk.le(loc.lo, idx), l.mk.le(idx, loc.hi))
	}
	return l.some(loc, l.mk.and(loc.def, l.mk.eq(obj, loc.obj), in))
}

// inFrames tells where a static field (obj nil), a field or an element of an
// object that existed before may be assigned: under each frame that applies.
func (l *lowering) inFrames(fs []frame, comp *Component, obj, idx *Expr) *Expr {
	all := l.mk.yes
	for _, f := range fs {
		all = l.mk.and(all, l.mk.implies(f.precondition, l.inFrame(f, comp, obj, idx)))
	}
	return all
}

func (l *lowering) inFrame(f frame, comp *Component, obj, idx *Expr) *Expr {
	any := l.mk.no
	for _, loc := range f.locs {
		any = l.mk.or(any, l.covers(loc, comp, obj, idx))
	}
	return any
}

// orNew is what must hold of obj only if it existed when the frame at hand began to
// count.
func (l *code) orNew(ok, obj *Expr, of any, at source.Span) *Expr {
	if ok == l.mk.yes || l.since == l.g.Entry && l.g.Method.Constructor && obj == l.read(l.g.This) {
		return l.mk.yes
	}
	s := l.spec(nil)
	was := s.throughBound(of, at, obj, func(b *Expr) *Expr { return l.mk.at(l.since, s.existed(b)) })
	return l.mk.or(ok, l.mk.not(was))
}

// frameBound is the variable for a location of a call's contract, by its number.
type frameBound struct {
	call core.Node
	n    int
}

// checkFrame checks a write (DESIGN section 4, frames): also one that changes
// nothing.
func (l *code) checkFrame(p place, at source.Span) {
	if len(l.frames)+len(l.loopFrames) == 0 || p.comp.Kind == Local || types.IsTurn(p.comp.Fld) || types.Noted(p.comp.Fld) {
		return
	}
	l.flush()
	l.forAllFrames(func() {
		ok := l.inFrames(l.frames, p.comp, p.obj, p.idx)
		if p.obj != nil {
			ok = l.mk.or(ok, l.mk.instanceOf(p.obj, l.u.constantCollections(p.obj.Type)))
		}
		if p.obj != nil && l.mk.varies(p.obj) { // what does not vary is the caller's
			ok = l.orNew(ok, p.obj, p.node, at)
		}
		l.keepFrame(ok, p.node, at, source.OneLine(p.node.Span().Text())+" is not assignable")
	})
}

// checkNew checks that an object may be created, unless it is there already.
func (l *code) checkNew(there *Expr, k *Kind, at source.Span) {
	if a, array := k.Type.(*types.Array); len(l.frames)+len(l.loopFrames) == 0 || array && a.Seq {
		return
	}
	l.flush()
	l.forAllFrames(func() {
		l.keepFrame(l.mk.or(there, l.mk.not(l.strict(l.frames))), allocated{k, at}, at, "an object is created, which \\strictly_nothing does not allow")
	})
}

// strict tells where a frame that applies lets no object be created.
func (l *lowering) strict(fs []frame) *Expr {
	any := l.mk.no
	for _, f := range fs {
		if f.strict {
			any = l.mk.or(any, f.precondition)
		}
	}
	return any
}

// keepFrame makes the edges of a frame's check and goes on where it holds.
func (l *code) keepFrame(ok *Expr, of any, at source.Span, message string) {
	if ok = l.known(ok); ok == l.mk.yes {
		return
	}
	if len(l.frames) == 1 {
		message += " (" + l.frames[0].why + ")"
	}
	p := l.property(Assignable, of, l.framing, at, message)
	l.expect(p, l.mk.yes, value3{ok, l.mk.yes, l.mk.yes}, at)
	if ok == l.mk.no {
		l.cur = nil
		return
	}
	l.step(Edge{Op: Assume, Cond: ok, Span: at})
}

// checkCall checks that what the contract lets the call change may be changed. A
// call may change what all cases allow whose preconditions hold.
func (s *substitution) checkCall() {
	s.unwatched(s.call.Span(), s.m.Pure, "a call by contract", "use --calls inline")
	if !s.m.Pure {
		s.forAllFrames(s.checkWithin)
	}
	if s.cur != nil {
		s.forAllFrames(s.checkStrict)
	}
}

// checkStrict checks that the contract lets the call create no object where none may be.
func (s *substitution) checkStrict() {
	if s.m.CreatesNothing() {
		return
	}
	ok := s.mk.not(s.strict(s.frames))
	if ok == s.mk.yes {
		return
	}
	for _, k := range s.contractOf(s.m) {
		if core.IsStrict(s.frameClauses(k)) {
			ok = s.mk.or(ok, s.satisfied(k))
		}
	}
	s.keepFrame(ok, strictCall{s.call}, s.call.Span(), "the contract of "+s.m.QName()+" lets the call create an object, which \\strictly_nothing does not allow")
}

// strictCall is the key of that check.
type strictCall struct{ call core.Node }

// checkWithin is checkCall for the frames at hand.
func (s *substitution) checkWithin() {
	var cases []frame
	for _, k := range s.contractOf(s.m) {
		cases = append(cases, frame{precondition: s.satisfied(k), locs: s.locations(k)})
	}
	ok, n := s.mk.yes, 0
	for i, c := range cases {
		var others []frame // that restrict the call, too
		for j, o := range cases {
			if j != i && !o.isUnrestricted() {
				others = append(others, o)
			}
		}
		all := s.mk.yes
		if c.isUnrestricted() {
			all = s.everythingWithin(others)
		} else {
			for _, loc := range c.locs {
				n++
				all = s.mk.and(all, s.within(loc, others, frameBound{s.call, n}))
			}
		}
		ok = s.mk.and(ok, s.mk.implies(c.precondition, all))
	}
	s.keepFrame(ok, s.call, s.call.Span(), "the contract of "+s.m.QName()+" lets the call assign what is not assignable")
}

// everythingWithin tells where a call that may assign everything, but for what
// others restrict, may do so.
func (s *substitution) everythingWithin(others []frame) *Expr {
	ok := s.mk.yes
	for _, f := range s.frames {
		ok = s.mk.and(ok, s.mk.not(f.precondition))
	}
	for _, o := range others {
		ok = s.mk.or(ok, o.precondition)
	}
	return ok
}

// within tells where all that a location names, and the frames of others allow,
// may be assigned.
func (s *substitution) within(loc location, others []frame, of any) *Expr {
	part := func(comp *Component, obj, idx *Expr) *Expr {
		return s.mk.implies(s.inFrames(others, comp, obj, idx), s.inFrames(s.frames, comp, obj, idx))
	}
	if loc.obj == nil {
		return part(loc.comp, nil, nil)
	}
	at := s.call.Span()
	return s.forAllObjects(loc, of, at, func(one location) *Expr {
		var ok *Expr
		switch {
		case loc.fields:
			ok = s.allFieldsWithin(one, part)
		case loc.comp.Kind == Field:
			ok = part(loc.comp, one.obj, nil)
		default:
			b := s.spec(nil).bound(of, "i", s.mk.intT, at)
			i := s.mk.boundVar(b)
			in := s.mk.and(s.mk.le(s.mk.num(s.mk.intT, 0), i), s.mk.lt(i, s.mk.length(one.obj)), s.elementIn(loc, one.obj, i))
			ok = s.mk.quantify(OpForall, b, in, part(loc.comp, one.obj, i))
		}
		if ok == s.mk.yes {
			return ok
		}
		return s.mk.or(s.mk.not(one.def), s.orNew(ok, one.obj, of, at))
	})
}

// allFieldsWithin is within for x.*: each frame says x.* too, or part holds of
// every field that the object has. Fields that the graph does not know are in no
// frame but x.*.
func (s *substitution) allFieldsWithin(loc location, part func(comp *Component, obj, idx *Expr) *Expr) *Expr {
	having := map[*types.Field][]*Kind{}
	var fields []*types.Field
	var others []*Kind // with fields that the graph does not know
	for _, k := range s.u.kindsOf(loc.obj.Type) {
		c, ok := k.Type.(*types.Class)
		if !ok {
			continue
		}
		unknown := false
		for _, f := range s.w.AllFields(c) {
			switch {
			case f.Static || f.Const != nil || f.Model || f.IsOpen():
			case !s.scope.fields[f]:
				unknown = true
			default:
				if having[f] == nil {
					fields = append(fields, f)
				}
				having[f] = append(having[f], k)
			}
		}
		if unknown {
			others = append(others, k)
		}
	}
	one := s.mk.not(s.mk.instanceOf(loc.obj, others))
	for _, f := range fields {
		one = s.mk.and(one, s.mk.implies(s.mk.instanceOf(loc.obj, having[f]), part(s.fieldComp(f), loc.obj, nil)))
	}
	all := s.mk.yes
	for _, f := range s.frames {
		named := s.mk.no
		for _, mine := range f.locs {
			if mine.fields && s.u.sorts[mine.obj.Type] == s.u.sorts[loc.obj.Type] {
				named = s.mk.or(named, s.isOf(mine, loc.obj))
			}
		}
		all = s.mk.and(all, s.mk.implies(f.precondition, named))
	}
	return s.mk.or(all, one)
}
