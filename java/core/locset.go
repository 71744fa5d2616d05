package core

import (
	"slices"

	"inspect/java/ast"
	"inspect/java/types"
)

// A set of locations is no value of core: it is the union of what it is written with, and
// what is asked of sets is asked of their parts.
//
//	\disjoint(a.f, b.f)          a != b
//	\subset(a[i], b[*])          a == b
//	\new_elems_fresh(x.*)        \fresh(x) || x == \old(x)
//
// null has no locations.

// locSetOf lowers a set of locations to what it is the union of.
func (l *lowering) locSetOf(e ast.Expr) []*Location {
	at := Loc{e}
	if l.p.w.IsPlace(e) {
		x := ast.Unparen(e)
		if types.IsSequence(l.info.Types[x]) {
			return []*Location{{Loc: at, X: l.ghostPlace(x)}}
		}
		return []*Location{{Loc: at, X: l.expr(x)}}
	}
	switch e := ast.Unparen(e).(type) {
	case *ast.JMLCall:
		if !types.IsLocationSet(e) {
			break
		}
		var ls []*Location
		for i, part := range e.Locs {
			switch these := l.locations(part); {
			case i > 0 && e.Name == `\intersect`:
				ls = common(ls, these)
			case i > 0 && e.Name == `\set_minus`:
				for j, k := range ls {
					o := *k
					o.Out = append(slices.Clone(o.Out), these)
					ls[j] = &o
				}
			default:
				ls = append(ls, these...)
			}
		}
		for _, a := range e.Args {
			x := l.expr(a)
			_, array := x.Type().(*types.Array)
			ls = append(ls, &Location{Loc: at, X: x, Fields: !array, Elements: array})
		}
		if len(ls) == 0 {
			ls = []*Location{{Loc: at, Nothing: true}}
		}
		return ls
	case *ast.Old:
		outer := l.there
		l.there = nil
		ls := l.locSetOf(e.X)
		if l.info.States[e].Kind == types.Now {
			l.there = append(outer, l.there...)
			return ls
		}
		old := &Old{Typed: Typed{Loc: Loc{e}}, At: l.state(l.info.States[e])}
		for _, x := range l.there {
			outer = append(outer, old.of(x))
		}
		l.there = outer
		return then(ls, old)
	case *ast.Ident, *ast.Select:
		reps, why := l.representations(e, "set of locations")
		if why != nil {
			return []*Location{{Loc: at, X: why}}
		}
		if s, ok := e.(*ast.Select); ok && reps[0].in.receiver != nil {
			l.there = append(l.there, l.expr(s.X))
		}
		if len(reps) > 1 {
			return l.locSetOfAny(e, reps)
		}
		ls := reps[0].in.locSetOf(reps[0].x)
		l.there = append(l.there, reps[0].in.there...)
		return ls
	}
	h := Typed{Loc: at, T: types.Of(types.Invalid)}
	return []*Location{{Loc: at, X: l.unsupported(h, "this set of locations", "name the locations, or join such sets by \\set_union")}}
}

// locSetOfAny are the locations that a model field of several representations stands for:
// each where its object is of the class, and elsewhere one of null, which is none.
func (l *lowering) locSetOfAny(e ast.Expr, reps []representation) []*Location {
	var all []*Location
	for i, r := range reps {
		of := func() Expr {
			is := r.is(e)
			for _, first := range reps[:i] {
				if first.of.IsSubclassOf(r.of) {
					h := Typed{Loc: Loc{e}, T: types.Of(types.Boolean)}
					is = &Binary{h, "&&", is, &Unary{h, "!", first.is(e)}}
				}
			}
			return is
		}
		ls := with(r.in.locSetOf(r.x), func(x Expr) Expr {
			var none Expr = &Null{Typed{Loc: Loc{e}, T: x.Type()}}
			if !types.IsReference(x.Type()) {
				none = number(e, 0)
			}
			return &Cond{Typed{Loc: Loc{e}, T: x.Type()}, of(), x, none}
		})
		if len(r.in.there) > 0 || slices.ContainsFunc(ls, isOfClass) {
			no := l.unsupported(Typed{Loc: Loc{e}, T: types.Of(types.Invalid)}, "a set of locations that several classes represent, by static fields or such sets of other objects,", "name the locations, or join such sets by \\set_union")
			return []*Location{{Loc: Loc{e}, X: no}}
		}
		all = append(all, ls...)
	}
	return all
}

// isOfClass reports whether a location is of no object: a static field, or everything.
func isOfClass(k *Location) bool {
	_, static := k.X.(*StaticField)
	in := func(ls []*Location) bool { return slices.ContainsFunc(ls, isOfClass) }
	return static || k.Everything || slices.ContainsFunc(k.In, in) || slices.ContainsFunc(k.Out, in)
}

// common are the locations of both a and b.
func common(a, b []*Location) []*Location {
	var ls []*Location
	for _, x := range a {
		for _, y := range b {
			if x.Fields {
				x, y = y, x // rather of single ones
			}
			o := *x
			o.In = append(slices.Clone(o.In), []*Location{y})
			ls = append(ls, &o)
		}
	}
	return ls
}

// framing are locations as a frame names them.
func (l *lowering) framing(ls []*Location) []*Location {
	for i, k := range ls {
		if len(k.In)+len(k.Out) > 0 {
			h := Typed{Loc: k.Loc, T: types.Of(types.Invalid)}
			ls[i] = &Location{Loc: k.Loc, X: l.unsupported(h, `\intersect and \set_minus in a frame`, "name the locations")}
		}
	}
	return ls
}

// ofSets is what is said of sets of locations: undefined where an object of which one is a
// model field is null.
func (l *lowering) ofSets(h Typed, what func() Expr) Expr {
	outer := l.there
	l.there = nil
	x := what()
	for i := len(l.there) - 1; i >= 0; i-- {
		x = &Binary{h, "&", &TypeIs{h, l.there[i], l.p.w.ObjectClass(), true}, x}
	}
	l.there = outer
	return x
}

// of is x where an \old without an X looks.
func (o *Old) of(x Expr) Expr { return &Old{Typed{Loc: o.Loc, T: x.Type()}, x, o.At} }

// then are locations as they were in the state that an \old (without an X) looks at.
func then(ls []*Location, old *Old) []*Location { return with(ls, old.of) }

// with are locations with what they consist of replaced: objects, arrays and indices.
func with(ls []*Location, part func(Expr) Expr) []*Location {
	was := func(x Expr) Expr {
		if x == nil {
			return nil
		}
		return part(x)
	}
	var out []*Location
	for _, k := range ls {
		o := *k
		o.Lo, o.Hi = was(k.Lo), was(k.Hi)
		o.ForAll = nil
		for _, e := range k.ForAll {
			o.ForAll = append(o.ForAll, &ForAll{e.Index, was(e.X), was(e.Lo), was(e.Hi)})
		}
		o.In, o.Out = nil, nil
		for _, s := range k.In {
			o.In = append(o.In, with(s, part))
		}
		for _, s := range k.Out {
			o.Out = append(o.Out, with(s, part))
		}
		switch x := k.X.(type) {
		case *Field:
			if !k.Fields && !k.Elements && k.Lo == nil {
				o.X = &Field{x.Typed, was(x.X), x.Field}
				break
			}
			o.X = was(x)
		case *Elem:
			if !k.Fields && !k.Elements && k.Lo == nil {
				o.X = &Elem{x.Typed, was(x.X), was(x.I)}
				break
			}
			o.X = was(x)
		case nil, *StaticField, *Unsupported:
		default:
			o.X = was(x)
		}
		out = append(out, &o)
	}
	return out
}

// spot is one part of a set of locations: a field of an object or class, all fields of an
// object, or elements of an array from lo to hi (nil: all).
type spot struct {
	at     *Location
	of     Expr // the object; nil: of a static field
	field  *types.Field
	array  bool
	lo, hi Expr
	// in and out are those of the Location.
	in, out [][]spot
}

// isWhole reports whether it is all fields of an object.
func (s spot) isWhole() bool { return s.of != nil && s.field == nil && !s.array }

// isGuarded reports whether only some of its locations count.
func (s spot) isGuarded() bool { return len(s.in)+len(s.out) > 0 }

// spots are the parts of a set of locations; why tells what has no translation.
func (l *lowering) spots(ls []*Location) (out []spot, why *Unsupported) {
	for _, k := range ls {
		s := spot{at: k}
		if len(k.ForAll) > 0 {
			return nil, l.unsupported(Typed{Loc: k.Loc, T: types.Of(types.Boolean)}, "a set of what each of several elements leads to, where it is looked at,", `say it by \forall of their indices`)
		}
		switch x := k.X.(type) {
		case nil:
			if k.Nothing {
				continue
			}
			return nil, l.unsupported(Typed{Loc: k.Loc, T: types.Of(types.Boolean)}, "a set of all locations here", "name the locations")
		case *Unsupported:
			return nil, x
		default:
			_, s.array = x.Type().(*types.Array)
			whole := k.Fields || k.Elements || k.Lo != nil
			f, field := x.(*Field)
			g, static := x.(*StaticField)
			e, elem := x.(*Elem)
			switch {
			case whole:
				s.of, s.lo, s.hi = x, k.Lo, k.Hi
			case field:
				s.of, s.field, s.array = f.X, f.Field, false
			case static:
				s.field, s.array = g.Field, false
			case elem:
				s.of, s.lo, s.hi, s.array = e.X, e.I, e.I, true
			default:
				return nil, l.unsupported(Typed{Loc: k.Loc, T: types.Of(types.Boolean)}, "this location in a set", "name fields and array elements")
			}
		}
		for _, part := range []struct {
			to   *[][]spot
			from [][]*Location
		}{{&s.in, k.In}, {&s.out, k.Out}} {
			for _, set := range part.from {
				spots, why := l.spots(set)
				if why != nil {
					return nil, why
				}
				*part.to = append(*part.to, spots)
			}
		}
		if s.isWhole() && slices.ContainsFunc(slices.Concat(slices.Concat(s.in...), slices.Concat(s.out...)), func(t spot) bool { return t.field != nil || t.isGuarded() }) {
			return nil, l.unsupported(Typed{Loc: k.Loc, T: types.Of(types.Boolean)}, "all fields of an object in an intersection or difference", "name the fields")
		}
		out = append(out, s)
	}
	return out, nil
}

// counted says that a single location, or all fields of an object, of one of the objects of s, counts; nil: it does.
func (l *lowering) counted(s, one spot, h Typed) Expr {
	var all Expr
	for _, set := range s.in {
		all = both(h, all, l.contains(set, one, h))
	}
	for _, set := range s.out {
		all = both(h, all, &Unary{h, "!", l.contains(set, one, h)})
	}
	return all
}

// contains says that a single location, or all fields, of an object that is not null, is in
// a set.
func (l *lowering) contains(set []spot, one spot, h Typed) Expr {
	var some []Expr
	for _, s := range set {
		var is Expr
		switch {
		case s.array != one.array, (s.of == nil) != (one.of == nil), s.field != nil && s.field != one.field:
			continue
		case one.of == nil:
			is = l.truth(h, true)
		default:
			if is = l.sameObject(one, s, h); is == nil {
				continue
			}
			if s.array {
				is = both(h, is, l.inRange(s, one.lo, h))
			}
		}
		some = append(some, both(h, is, l.counted(s, one, h)))
	}
	return l.either(h, some)
}

// unless lets a location that does not count be anything.
func (l *lowering) unless(counts, in Expr, h Typed) Expr {
	if counts == nil {
		return in
	}
	return &Binary{h, "||", &Unary{h, "!", counts}, in}
}

// element is one of an array's.
func element(a spot, i Expr) spot { return spot{at: a.at, of: a.of, array: true, lo: i, hi: i} }

// sameObject says that two spots are of one object; nil: they cannot be.
func (l *lowering) sameObject(a, b spot, h Typed) Expr {
	x, y := a.of.Type(), b.of.Type()
	if !types.IsCastable(x, y) && !types.IsCastable(y, x) {
		return nil
	}
	return &Binary{h, "==", a.of, b.of}
}

// indexed is a variable for the indices of a spot's array, and what holds of them.
func (l *lowering) indexed(a spot, h Typed) (b *Bound, i, within Expr) {
	v := &types.Var{Kind: types.BoundVar, Name: "i", Type: types.Of(types.Int), Span: h.From.Span()}
	at := l.intAt(h.From)
	i = &Local{at, v}
	within = &Binary{h, "&&", l.compared(h.From, "<=", number(h.From, 0), i), l.compared(h.From, "<", i, &Len{at, a.of})}
	return &Bound{Loc{h.From}, v}, i, both(h, within, l.inRange(a, i, h))
}

// inRange says that an index is one of a spot's; nil: each is.
func (l *lowering) inRange(a spot, i Expr, h Typed) Expr {
	if a.lo == nil {
		return nil
	}
	return &Binary{h, "&&", l.compared(h.From, "<=", a.lo, i), l.compared(h.From, "<=", i, a.hi)}
}

// either is the disjunction of conditions.
func (l *lowering) either(h Typed, xs []Expr) Expr {
	any := l.truth(h, false)
	for i, x := range xs {
		if i == 0 {
			any = x
		} else {
			any = &Binary{h, "||", any, x}
		}
	}
	return any
}

// within says that all locations of a are among those of bs, or, with fresh, of an object
// that is new.
func (l *lowering) within(a spot, bs []spot, fresh bool, h Typed) (Expr, *Unsupported) {
	var some []Expr
	if a.of != nil {
		some = append(some, isNull(a.of))
	}
	if fresh && a.of != nil {
		some = append(some, &Fresh{h, a.of, nil})
	}
	if a.array {
		b, i, indices := l.indexed(a, h)
		one := element(a, i)
		in := l.unless(l.counted(a, one, h), l.contains(bs, one, h), h)
		all := &Quantified{Typed: h, Kind: `\forall`, Vars: []*Bound{b}, Range: indices, Body: in}
		return l.either(h, append(some, all)), nil
	}
	if a.field != nil {
		return l.either(h, append(some, l.unless(l.counted(a, a, h), l.contains(bs, a, h), h))), nil
	}
	for _, s := range bs { // all fields of an object
		switch {
		case s.array, s.of == nil:
		case s.field != nil:
			if mayCover(a.of.Type(), bs) {
				return nil, l.unsupported(h, "whether all fields of an object are in a set of single ones", `write \all_fields in both sets`)
			}
		default:
			if same := l.sameObject(a, s, h); same != nil {
				some = append(some, both(h, same, l.counted(s, a, h)))
			}
		}
	}
	return l.unless(l.counted(a, a, h), l.either(h, some), h), nil
}

// mayCover reports whether single fields among the spots may be all that an object of a type
// has: not where its class has another one.
func mayCover(t types.Type, bs []spot) bool {
	single := map[*types.Field]bool{}
	for _, s := range bs {
		single[s.field] = true
	}
	for c, _ := t.(*types.Class); c != nil; c = c.Super {
		for _, f := range c.Fields {
			if !f.Static && !f.Model && !single[f] {
				return false
			}
		}
	}
	return true
}

// overlap says that two spots have a location in common; nil: they cannot.
func (l *lowering) overlap(a, b spot, h Typed) Expr {
	switch {
	case a.array != b.array:
		return nil
	case a.of == nil || b.of == nil:
		if a.of == nil && b.of == nil && a.field == b.field {
			return both(h, l.truth(h, true), both(h, l.counted(a, a, h), l.counted(b, a, h)))
		}
		return nil
	case a.field != nil && b.field != nil && a.field != b.field:
		return nil
	}
	same := l.sameObject(a, b, h)
	if same == nil {
		return nil
	}
	common := both(h, &Unary{h, "!", isNull(a.of)}, same)
	if !a.array {
		one := a
		if a.field == nil {
			one = b
		}
		return both(h, common, both(h, l.counted(a, one, h), l.counted(b, one, h)))
	}
	v, i, indices := l.indexed(a, h)
	one := element(a, i)
	shared := &Quantified{Typed: h, Kind: `\exists`, Vars: []*Bound{v}, Range: indices, Body: l.truth(h, true)}
	if in := both(h, l.inRange(b, i, h), both(h, l.counted(a, one, h), l.counted(b, one, h))); in != nil {
		shared.Body = in
	}
	return both(h, common, shared)
}

// subLocations says that each location of a is one of b, or, with fresh, of a new object.
func (l *lowering) subLocations(a, b []*Location, fresh bool, h Typed) Expr {
	as, why := l.spots(a)
	if why != nil {
		return why
	}
	bs, why := l.spots(b)
	if why != nil {
		return why
	}
	var all Expr
	for _, s := range as {
		in, why := l.within(s, bs, fresh, h)
		if why != nil {
			return why
		}
		all = both(h, all, in)
	}
	if all == nil {
		return l.truth(h, true)
	}
	return all
}

// disjointLocations says that no two of the sets have a location in common.
func (l *lowering) disjointLocations(e *ast.JMLCall, h Typed) Expr {
	var sets [][]spot
	for _, r := range e.Locs {
		s, why := l.spots(l.locations(r))
		if why != nil {
			return why
		}
		sets = append(sets, s)
	}
	var all Expr
	for j := range sets {
		for i := range j {
			for _, a := range sets[i] {
				for _, b := range sets[j] {
					if o := l.overlap(a, b, h); o != nil {
						all = both(h, all, &Unary{h, "!", o})
					}
				}
			}
		}
	}
	if all == nil {
		return l.truth(h, true)
	}
	return all
}

// sameLocations lowers == and != of sets of locations.
func (l *lowering) sameLocations(e *ast.Binary, h Typed) Expr {
	is := l.ofSets(h, func() Expr {
		x, y := l.locSetOf(e.X), l.locSetOf(e.Y)
		return &Binary{h, "&&", l.subLocations(x, y, false, h), l.subLocations(y, x, false, h)}
	})
	if e.Op == "!=" {
		is = &Unary{h, "!", is}
	}
	return is
}

func init() {
	jmlCalls[`\subset`] = func(l *lowering, e *ast.JMLCall, h Typed) Expr {
		return l.ofSets(h, func() Expr { return l.subLocations(l.locations(e.Locs[0]), l.locations(e.Locs[1]), false, h) })
	}
	jmlCalls[`\disjoint`] = func(l *lowering, e *ast.JMLCall, h Typed) Expr {
		return l.ofSets(h, func() Expr { return l.disjointLocations(e, h) })
	}
	jmlCalls[`\new_elems_fresh`] = func(l *lowering, e *ast.JMLCall, h Typed) Expr {
		return l.ofSets(h, func() Expr {
			now := l.locSetOf(e.Args[0])
			return l.subLocations(now, then(now, &Old{Typed: Typed{Loc: Loc{e}}}), true, h)
		})
	}
}
