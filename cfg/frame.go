package cfg

import (
	"slices"
	"strings"

	"inspect/ast"
	"inspect/source"
	"inspect/types"
)

// location is what one entry of an assignable clause names: everything, the
// fields of an object, or in one component a static field, the field of an
// object, or the elements lo..hi of an array (nil: all of them). Where def does
// not hold it names nothing.
type location struct {
	everything, fields bool
	comp               *Component
	obj, lo, hi        *Expr
	def                *Expr
}

// locations are what the assignable clauses of a case name in the current state,
// in the context p. What the graph does not know is left out.
func (l *lowerer) locations(p *spec, k *types.Case, remedy string) []location {
	var ls []location
	p.inOld = true
	for _, c := range k.Assignable {
		for _, ref := range c.Locs {
			if ref.Nothing() {
				continue
			}
			if ref.Keyword != "" {
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
	return l
}

func (l *lowerer) location(p *spec, ref *ast.StoreRef, remedy string) (location, bool) {
	part := func(e ast.Expr) value3 {
		x := p.eval(e)
		if x.in != l.mk.yes {
			l.unsupported(e.Span(), "a location that the bounds on methods can cut off", remedy)
		}
		return x
	}
	if ref.Fields {
		if l.isType(ref.X) {
			l.unsupported(ref.Span(), "all static fields of a class", "name them")
		}
		x := part(ref.X)
		if _, array := x.v.Type.(*types.Array); array {
			l.unsupported(ref.Span(), "the fields of an array", "write [*] for its elements")
		}
		return location{fields: true, obj: x.v, def: x.def}, true
	}
	if ref.Elements || ref.Lo != nil || ref.Hi != nil {
		return l.elements(part, ref.X, ref.Lo, ref.Hi, ref.Elements, ref.Span(), remedy), true
	}
	switch x := ast.Unparen(ref.X).(type) {
	case *ast.Index:
		return l.elements(part, x.X, x.I, x.I, false, ref.Span(), remedy), true
	case *ast.Ident, *ast.Select:
		f, ok := l.info.Uses[x.(ast.Node)].(*types.Field)
		if !ok || !l.scope.fields[f] || f.Const != nil {
			return location{}, false
		}
		if f.Model || f.Ghost {
			l.unsupported(ref.Span(), "a model or ghost field", "name Java fields")
		}
		loc := location{comp: l.fieldComp(f), def: l.mk.yes}
		if f.Static {
			return loc, true
		}
		loc.obj = p.this
		if sel, ok := x.(*ast.Select); ok {
			if _, super := sel.X.(*ast.SuperRef); !super {
				y := part(sel.X)
				loc.obj, loc.def = y.v, y.def
			}
		}
		return loc, true
	}
	l.unsupported(ref.Span(), "this location", remedy)
	return location{}, false
}

// elements is a[*], a[lo..hi] or a[i].
func (l *lowerer) elements(part func(ast.Expr) value3, array, lo, hi ast.Expr, all bool, at source.Span, remedy string) location {
	arr := part(array)
	t, ok := arr.v.Type.(*types.Array)
	if !ok {
		l.unsupported(at, "this location", remedy)
	}
	loc := location{comp: l.elems(t), obj: arr.v, def: arr.def}
	if all {
		return loc
	}
	from, to := part(lo), part(hi)
	loc.lo, loc.hi = l.mk.convert(from.v, l.mk.intT), l.mk.convert(to.v, l.mk.intT)
	loc.def = l.mk.and(loc.def, from.def, to.def)
	return loc
}

// frame is what one specification case lets the checked method change of the
// objects that exist before it.
type frame struct {
	held *Expr // the case's precondition, in the pre-state
	locs []location
	why  string
}

// readFrames evaluates the frames of the checked method in the pre-state. A case
// without an assignable clause lets everything change, unless the method is pure.
func (l *lowerer) readFrames(m *types.Method) {
	cur := l.cur
	l.cur = l.g.Entry // parameters are read there
	defer func() { l.cur = cur }()
cases:
	for _, k := range m.Contract.Cases {
		f := frame{why: "the method is pure"}
		switch {
		case len(k.Assignable) > 0:
			f.why = strings.TrimSuffix(source.OneLine(k.Assignable[0].Span().Text()), ";")
		case !m.Pure:
			continue
		}
		for _, loc := range l.locations(l.caseSpec(m, k), k, "name fields and elements") {
			switch {
			case loc.everything:
				continue cases
			case !m.Constructor || !l.behindNew(loc):
				f.locs = append(f.locs, loc.at(l.mk, l.g.Entry))
			case loc.obj != l.act.this:
				l.unsupported(k.Assignable[0].Span(), "a location behind a field of the new object", "name what the parameters lead to")
			} // the new object did not exist before: its fields are free
		}
		f.held = l.applies(m, k)
		l.frames = append(l.frames, f)
	}
}

// behindNew tells whether a location depends on the object under construction.
func (l *lowerer) behindNew(loc location) bool {
	for _, x := range []*Expr{loc.obj, loc.lo, loc.hi, loc.def} {
		if x != nil && slices.Contains(l.mk.readsOf(x), l.g.This) {
			return true
		}
	}
	return false
}

// covers tells where a location contains the field or element of obj.
func (l *lowerer) covers(loc location, comp *Component, obj, idx *Expr) *Expr {
	switch {
	case loc.fields && comp.Kind == Field && l.u.sorts[loc.obj.Type] == comp.Sort:
		return l.mk.and(loc.def, l.mk.eq(obj, loc.obj))
	case loc.comp != comp:
		return l.mk.no
	case obj == nil:
		return loc.def
	}
	in := l.mk.yes
	if loc.lo != nil {
		in = l.mk.and(l.mk.le(loc.lo, idx), l.mk.le(idx, loc.hi))
	}
	return l.mk.and(loc.def, l.mk.eq(obj, loc.obj), in)
}

// eachFrame is the conjunction of what must hold under each frame that applies.
func (l *lowerer) eachFrame(f func(frame) *Expr) *Expr {
	all := l.mk.yes
	for _, fr := range l.frames {
		all = l.mk.and(all, l.mk.implies(fr.held, f(fr)))
	}
	return all
}

// inFrames tells where a static field (obj nil), a field or an element of an
// object that existed before may be assigned.
func (l *lowerer) inFrames(comp *Component, obj, idx *Expr) *Expr {
	return l.eachFrame(func(f frame) *Expr {
		any := l.mk.no
		for _, loc := range f.locs {
			any = l.mk.or(any, l.covers(loc, comp, obj, idx))
		}
		return any
	})
}

// orNew is what must hold of obj only if it existed before the checked method.
func (l *lowerer) orNew(ok, obj *Expr, of any, at source.Span) *Expr {
	if ok == l.mk.yes || l.g.Method.Constructor && obj == l.read(l.g.This) {
		return l.mk.yes
	}
	if !l.mk.varies(obj) {
		return ok // the caller's value
	}
	s := l.spec(nil)
	was := s.throughBound(of, at, obj, func(b *Expr) *Expr { return l.mk.at(l.g.Entry, s.existed(b)) })
	return l.mk.or(ok, l.mk.not(was))
}

type frameBound struct {
	of any
	i  int
}

// checkFrame checks a write (DESIGN section 4, frames): also one that changes
// nothing.
func (l *lowerer) checkFrame(p place, at source.Span) {
	if len(l.frames) == 0 || p.comp.Kind == Local {
		return
	}
	l.flush()
	if l.cur == nil {
		return
	}
	ok := l.inFrames(p.comp, p.obj, p.idx)
	if p.obj != nil {
		ok = l.orNew(ok, p.obj, frameBound{p.node, 0}, at)
	}
	l.keepFrame(ok, p.node, at, source.OneLine(p.node.Span().Text())+" is not assignable")
}

// keepFrame makes the edges of a frame's check and goes on where it holds.
func (l *lowerer) keepFrame(ok *Expr, of ast.Node, at source.Span, message string) {
	if ok = l.known(ok); ok == l.mk.yes {
		return
	}
	if len(l.frames) == 1 {
		message += " (" + l.frames[0].why + ")"
	}
	p := l.property(Assignable, of, 0, at, message)
	l.expect(p, l.mk.yes, value3{ok, l.mk.yes, l.mk.yes}, at)
	if ok == l.mk.no {
		l.cur = nil
		return
	}
	l.step(Edge{Op: Assume, Cond: ok, Span: at})
}

// checkCall checks that what the contract lets the call change may be changed.
func (s *substitution) checkCall() {
	if len(s.frames) == 0 || s.m.Pure {
		return
	}
	ok, n := s.mk.yes, 0
	for _, k := range s.m.Contract.Cases {
		all := s.mk.yes
		for _, loc := range s.locations(k) {
			n++
			all = s.mk.and(all, s.within(loc, frameBound{s.call, n}))
		}
		ok = s.mk.and(ok, s.mk.implies(s.held(k), all))
	}
	s.keepFrame(ok, s.call, s.call.Span(), "the contract of "+s.m.QName()+" lets the call assign what is not assignable")
}

// within tells where all that a location names may be assigned.
func (s *substitution) within(loc location, of any) *Expr {
	at := s.call.Span()
	switch {
	case loc.everything:
		return s.eachFrame(func(frame) *Expr { return s.mk.no })
	case loc.obj == nil:
		return s.inFrames(loc.comp, nil, nil)
	}
	var ok *Expr
	switch {
	case loc.fields:
		ok = s.allFieldsWithin(loc)
	case loc.comp.Kind == Field:
		ok = s.inFrames(loc.comp, loc.obj, nil)
	default:
		b := s.spec(nil).bound(of, "i", s.mk.intT, at)
		i := s.mk.boundVar(b)
		in := s.mk.and(s.mk.le(s.mk.num(s.mk.intT, 0), i), s.mk.lt(i, s.mk.length(loc.obj)))
		if loc.lo != nil {
			in = s.mk.and(in, s.mk.le(loc.lo, i), s.mk.le(i, loc.hi))
		}
		ok = s.mk.quantify(OpForall, b, in, s.inFrames(loc.comp, loc.obj, i))
	}
	if ok == s.mk.yes {
		return ok
	}
	return s.mk.or(s.mk.not(loc.def), s.orNew(ok, loc.obj, frameBound{of, 0}, at))
}

// allFieldsWithin is within for x.*: the frame says x.* too, or names every field
// that the object can have.
func (s *substitution) allFieldsWithin(loc location) *Expr {
	var comps []*Component
	known := true
	for _, k := range s.u.kindsOf(loc.obj.Type) {
		c, ok := k.Type.(*types.Class)
		if !ok {
			continue
		}
		for _, f := range s.w.AllFields(c) {
			switch {
			case f.Static || f.Const != nil || f.Model || f.Ghost:
			case s.scope.fields[f]:
				comps = append(comps, s.fieldComp(f))
			default:
				known = false
			}
		}
	}
	return s.eachFrame(func(f frame) *Expr {
		all, each := s.mk.no, s.mk.boolean(known)
		for _, mine := range f.locs {
			if mine.fields && s.u.sorts[mine.obj.Type] == s.u.sorts[loc.obj.Type] {
				all = s.mk.or(all, s.mk.and(mine.def, s.mk.eq(loc.obj, mine.obj)))
			}
		}
		for _, c := range comps {
			any := s.mk.no
			for _, mine := range f.locs {
				any = s.mk.or(any, s.covers(mine, c, loc.obj, nil))
			}
			each = s.mk.and(each, any)
		}
		return s.mk.or(all, each)
	})
}
