package cfg

import (
	"slices"

	"inspect/java/heap"
	"inspect/java/source"
	"inspect/java/types"
)

// Classes of the library with a state of their own whose objects may exist before the
// call (types.World.Ranges). What is in such an object it keeps in fields of its own: an
// array that one of them holds is its own, of a kind of its own, and so in no other
// place. A place of the pre-state holds such an object only where its type ranges over
// the class, and the object holds what the types of those places say. An object of a class of
// the program that extends one of these keeps what is in it in the same way, and may be
// wherever its type fits, but in places of an Object only where the program asks whether an
// object is of the class.

// place notes a place of the pre-state that is declared with type arguments.
func (s *scope) place(t types.Type, cs []types.Content) {
	s.noteInput(t)
	s.holds(cs)
}

// ranges notes the classes of the library that a value of the pre-state of type c may
// be of.
func (s *scope) ranges(c *types.Class) {
	for _, k := range s.w.Ranges(c) {
		s.within(k, c)
	}
}

// within notes that a place of the pre-state of type c may hold objects of class k of the
// library.
func (s *scope) within(k, c *types.Class) {
	if !slices.Contains(s.places[k], types.Type(c)) {
		s.places[k] = append(s.places[k], c)
	}
	s.inputs[k] = true
	s.keeps(k)
	s.holds(s.w.ClassContents(k))
	s.receiver(k)
}

// named notes that the program asks whether an object is of type t, or says that it is, if that
// is one of its own.
func (s *scope) named(t types.Type) {
	if c, ok := t.(*types.Class); ok && !c.IsOutside() {
		s.free[c] = true
	}
}

// mayBeObject reports whether a place of an Object may hold objects of a class of the program that
// extends one of the library's that keep what is in them.
func (s *scope) mayBeObject(c *types.Class) bool {
	for d := range s.free {
		if c.IsSubclassOf(d) {
			return true
		}
	}
	return false
}

// isTestedItself reports whether the program asks for such a class by one of its own.
func (s *scope) isTestedItself(c *types.Class) bool {
	for d := range s.free {
		if !d.Library && c.IsSubclassOf(d) {
			return true
		}
	}
	return false
}

// extending notes the classes of the program that extend one of those and may have objects in
// the pre-state, and reports whether there are more of them than were met so far. One that the
// code does not name is among them where code looks into its objects: a call by contract may
// give any object.
func (s *scope) extending() (more bool) {
	for _, c := range s.divided() {
		if s.extends[c] || c.Abstract || s.w.Extending(c) == nil || !s.mayBeBefore(c) || !s.typeSet[c] && !s.readsContents(c) {
			continue
		}
		s.extends[c], more = true, true
		s.keeps(c)
		s.holds(s.w.ClassContents(c))
	}
	return more
}

// readsContents reports whether code looks at what an object of class c keeps in it.
func (s *scope) readsContents(c *types.Class) bool {
	return slices.ContainsFunc(s.w.ContentFields(c), func(f *types.Field) bool { return s.fields[f] })
}

// keeps notes that an object of class k of the library, or below one, is in the pre-state.
func (s *scope) keeps(k *types.Class) {
	s.mention(k)
	for d := k; d != nil; d = d.Super {
		if d.Library {
			s.librarySpecs(d)
		}
	}
	for _, f := range s.w.ContentFields(k) {
		s.field(f)
	}
}

// keepsConstant notes an object of class k that class initialisation made: what is in it
// may have changed since.
func (s *scope) keepsConstant(x *Constant, k *types.Class) {
	left := k.Library && !x.Hidden && slices.ContainsFunc(s.w.AllFields(k), canChange)
	if s.w.Extending(k) != nil && s.isUntouched() {
		if left = s.readsContents(k); !left {
			return // nobody looks at it
		}
	}
	withheld := func(what, remedy string) {
		why := source.NotSupported(s.holder(x), what, remedy)
		if !s.withhold(x, why) {
			s.report([]*source.Diagnostic{why})
		}
	}
	if s.isUntouched() && left {
		withheld("what initialisation leaves in an object of type "+k.Name, "use --statics havoc, or make it in the method")
		return
	}
	if x.Hidden {
		return // what is in it is known
	}
	refuse := func(more string) {
		withheld("an object of class initialisation, of type "+k.Name+more+",", "make it in the method")
	}
	seen := slices.ContainsFunc(s.w.AllFields(k), func(f *types.Field) bool {
		return types.SeenThrough(f) && x.Fields[f].Ref != nil && x.Fields[f].Ref.Hidden
	})
	compared := func(f *types.Field) bool { return f.Final && x.Fields[f].Ref != nil }
	switch {
	case types.IsSealed(k) && !seen:
		refuse("")
		return
	case (types.IsSorted(k) || s.w.Extending(k) != nil) && slices.ContainsFunc(s.w.AllFields(k), func(f *types.Field) bool { return types.IsSorted(f.Class) && compared(f) }):
		refuse(" with a comparator")
		return
	}
	if !s.w.Keeps(k) {
		leads := func(f *types.Field) bool { return canChange(f) && types.IsReference(f.Type) }
		if isModel(k) && slices.ContainsFunc(s.w.AllFields(k), leads) {
			refuse("")
		}
		return
	}
	s.keeps(k)
	stated := map[*types.Field]bool{}
	for _, f := range s.ordered {
		if i := s.initials[f]; i != nil && i.value.Ref == x {
			cs := s.w.FieldContents(f)
			s.holds(cs)
			for _, c := range cs {
				if len(c.Path) > 0 {
					stated[c.Path[0]] = true
				}
			}
		}
	}
	s.holds(slices.DeleteFunc(s.w.RawContents(k), func(c types.Content) bool { return len(c.Path) > 0 && stated[c.Path[0]] }))
}

// withhold makes the static fields that lead to an object ones whose values are not known, so
// that who reads them is refused; false: none does, or nobody asks where executions come to.
func (s *scope) withhold(x *Constant, why *source.Diagnostic) (done bool) {
	if !s.opt.OnlyReached {
		return false
	}
	for _, f := range s.ordered {
		i := s.initials[f]
		if i == nil || i.why != nil {
			continue
		}
		r := heap.Reached{Follow: func(f *types.Field) bool { return s.fields[f] }}
		if r.Add(i.value); slices.Contains(r.List, x) {
			i.why, done = why, true
		}
	}
	return done
}

// holder is where the static field is declared that holds an object of class
// initialisation, or one that leads to it.
func (s *scope) holder(x *Constant) source.Span {
	var at source.Span
	for _, f := range s.ordered {
		if i := s.initials[f]; i != nil && (i.value.Ref == x || !at.Valid()) {
			at = f.Span
		}
	}
	return at
}

// holds notes what is inside the objects of such classes.
func (s *scope) holds(cs []types.Content) {
	for _, c := range cs {
		if c.Class {
			s.classBelow(c)
			continue
		}
		f := c.Path[len(c.Path)-1]
		if slices.Contains(s.storedTypes[f], c.Of) {
			continue
		}
		s.storedTypes[f] = append(s.storedTypes[f], c.Of)
		s.noteStoredAsObject(c.Of)
		if f.Final && c.Of == types.Type(f.Class) { // it would have to be there before itself
			s.report([]*source.Diagnostic{source.NotSupported(s.at, "an object of "+f.Class.Name+" inside another that exists before the call,", "make it in the method")})
			continue
		}
		s.inside[c.Of] = true
		s.noteInput(c.Of)
	}
}

// classBelow notes a place of the pre-state that holds the class of some objects. One that
// keeps it for itself is only known with the very enum.
func (s *scope) classBelow(c types.Content) {
	k, _ := c.Of.(*types.Class)
	if n := len(c.Path); n > 0 && types.IsContentField(c.Path[n-1]) && (k == nil || k.EnumOf() != k) {
		of := c.Path[n-1].Class
		s.noteUnconstrained(of, source.NotSupported(s.at, "a value that exists before the call, of type "+of.Name+" of an enum that is not named,", "name the enum: "+of.SimpleName()+"<Colour>"))
		return
	}
	if c.MayBe(c.Of) {
		s.classes.name(c.Of)
	}
	if k == nil {
		return
	}
	for _, d := range s.w.Subclasses(k) {
		if !d.IsOutside() && !d.Function() && !d.Opaque && c.MayBe(d) {
			s.classes.name(d)
		}
	}
}

// chosen bars the kinds from places of types for which other classes were chosen, or which are
// taken to hold none of them.
func (u *universe) chosen(s *scope) {
	for _, k := range u.kinds {
		if c, ok := k.Type.(*types.Class); ok && extendsModel(c) && !s.mayBeObject(c) && !s.w.IsChosen(s.w.Lookup("java.lang.Object")) {
			k.Barred = append(k.Barred, s.w.Lookup("java.lang.Object"))
		}
	}
	for _, t := range s.types {
		c, ok := t.(*types.Class)
		for _, k := range u.kinds {
			if d, class := k.Type.(*types.Class); ok && class && d.IsSubclassOf(c) && !s.w.CanBeChosen(c, d) {
				k.Barred = append(k.Barred, c)
			}
		}
	}
}

// owned makes the arrays that the objects of the pre-state of class c keep for
// themselves.
func (u *universe) owned(s *scope) {
	for _, k := range slices.Clone(u.kinds) {
		c, ok := k.Type.(*types.Class)
		if !ok || k.Pre == 0 || k.Hidden || !s.w.Keeps(c) {
			continue
		}
		k.Places = s.places[c]
		for _, f := range s.w.ContentFields(c) {
			if a, ok := f.Type.(*types.Array); ok && s.fields[f] { // else nobody looks at it
				o := &Kind{ID: len(u.kinds), Type: a, Sort: u.sorts[a], Elem: u.sorts[a.Elem], Pre: k.Pre, Owner: k, Of: f}
				u.kinds = append(u.kinds, o)
				o.Sort.Kinds = append(o.Sort.Kinds, o)
			}
		}
	}
	u.noteNoLookupKeys(s)
	u.members = map[types.Type][]*Kind{}
	u.g.Stored = s.storedTypes
	u.g.Narrowed = map[*types.Field]types.Type{}
	u.g.Exact = map[*types.Field]bool{}
	for _, f := range s.ordered {
		if t := s.w.PlaceType(f); t != f.Type {
			u.g.Narrowed[f] = t
		}
		u.g.Exact[f] = f.IsExact()
	}
}

// StoredIn is the type of what a component holds in the pre-state.
func (g *Graph) StoredIn(c *Component) types.Type {
	if t, ok := g.Narrowed[c.Fld]; ok && c.Kind == Field {
		return t
	}
	return c.Type
}

// MayBeIn reports whether a place of the pre-state of a static type may hold objects of
// the kind, whose type fits.
func (k *Kind) MayBeIn(t types.Type) bool {
	return k.Owner == nil && !k.Hidden && !slices.Contains(k.Barred, t) && (k.Places == nil || slices.Contains(k.Places, t))
}

// MayBeInField is Admits for a place in an array that a collection keeps in field f, or in none.
func (k *Kind) MayBeInField(f *types.Field, t types.Type) bool {
	c, ok := t.(*types.Class)
	return k.MayBeIn(t) && !(k.NoLookupKey && types.IsLookupKey(f) && ok && isObject(c))
}

// noteNoLookupKeys notes which collections are where an Object may be only since the program asks an
// Object for a collection, if there are sets or maps that might hold one as an element or key.
func (u *universe) noteNoLookupKeys(s *scope) {
	if len(s.collected) == 0 || !slices.ContainsFunc(u.kinds, func(k *Kind) bool { return k.Owner != nil && types.IsLookupKey(k.Of) }) {
		return
	}
	for _, k := range u.kinds {
		c, ok := k.Type.(*types.Class)
		if !ok || k.Pre == 0 || k.Owner != nil {
			continue
		}
		if c.Library {
			k.NoLookupKey = slices.ContainsFunc(k.Places, func(t types.Type) bool { o, ok := t.(*types.Class); return ok && isObject(o) })
			continue
		}
		k.NoLookupKey = extendsModel(c) && s.mayBeObject(c) && !s.isTestedItself(c)
	}
}

// assumeContents assumes what the types of parameters and fields say of what is inside
// the collections that they hold.
func (l *code) assumeContents(m *types.Method) {
	l.contents(m, func(x value3, at source.Span, text string) { l.assume(x, at, "type", text) })
}

// contents states that in the state at cur: nobody pollutes the heap.
func (l *code) contents(m *types.Method, state func(x value3, at source.Span, text string)) {
	for i, p := range m.Params {
		v := l.read(l.variable(p))
		if l.cur != l.g.Entry && !l.mk.fixed[v.Comp] {
			continue // it may hold another one by now
		}
		for _, c := range l.w.ParamContents(m, i) {
			state(l.spec(l.act.this).pure(l.holding(v, c.Path, c)), p.Span, contentText(p.Name, c))
		}
	}
	for _, k := range l.u.kinds {
		c, ok := k.Type.(*types.Class)
		if !ok || k.Pre == 0 {
			continue
		}
		for _, in := range l.w.ClassContents(c) {
			x := l.ofAllObjects(c, facts{}, func(s *spec) value3 { return s.pure(l.holding(s.this, in.Path, in)) })
			state(x, m.Span, classContentText(c, in))
		}
	}
	for _, comp := range l.g.Components {
		f := comp.Fld
		if f == nil || f.Class.IsOutside() || comp.Kind != Field && comp.Kind != Static {
			continue
		}
		for _, c := range l.w.FieldContents(f) {
			text := contentText(f.QName(), c)
			if f.Static {
				state(l.spec(nil).pure(l.holding(l.read(comp), c.Path, c)), f.Span, text)
				continue
			}
			x := l.ofAllObjects(f.Class, facts{}, func(s *spec) value3 {
				return s.pure(l.holding(l.mk.field(comp, s.this), c.Path, c))
			})
			state(x, f.Span, text)
		}
	}
	l.distinct(m, state)
}

// classContentText says in words what each object of a class holds.
func classContentText(c *types.Class, in types.Content) string {
	if f := types.AnyFunction(c); f != nil {
		return "each answer of " + source.A(types.SimpleName(f)) + " is null or " + source.A(types.SimpleName(in.Of))
	}
	return contentText(source.A(types.SimpleName(c)), in)
}

// contentText says that in words.
func contentText(place string, c types.Content) string {
	switch of := types.SimpleName(c.Of); {
	case c.Class && len(c.Path) == 0:
		return place + " is null or the class of " + source.A(of)
	case c.Class:
		return "the class in " + place + " is that of " + source.A(of)
	default:
		return "what is in " + place + " is null or " + source.A(of)
	}
}

// holding says that what a path leads to from x is null or as said. What all objects hold
// is known without.
func (l *code) holding(x *Expr, path []*types.Field, c types.Content) *Expr {
	entry := l.state == l.g.Entry || l.state == nil && l.cur == l.g.Entry
	if entry && len(path) > 0 && l.scope.fields[path[len(path)-1]] && len(l.scope.storedTypes[path[len(path)-1]]) == 1 {
		return l.mk.yes // what all of them hold is known
	}
	return l.holdingAll(x, path, func(x *Expr) *Expr {
		is := l.mk.not(l.mk.nonNull(x))
		if !c.Class {
			return l.mk.or(is, l.isA(x, c.Of))
		}
		for _, k := range l.u.byType[x.Type].Constants {
			if c.MayBe(k.Class) {
				is = l.mk.or(is, l.mk.eq(x, l.classConstant(k.Class)))
			}
		}
		return is
	})
}

// holdingAll says something of all that a path leads to from x.
func (l *code) holdingAll(x *Expr, path []*types.Field, states func(x *Expr) *Expr) *Expr {
	if len(path) == 0 {
		return states(x)
	}
	f := path[0]
	if !l.scope.fields[f] {
		return l.mk.yes // no such collection is there
	}
	there := l.mk.and(l.mk.nonNull(x), l.isA(x, f.Class))
	y := l.mk.field(l.fieldComp(f), l.narrowTo(x, f.Class))
	a, ok := f.Type.(*types.Array)
	if !ok {
		return l.mk.implies(there, l.holdingAll(y, path[1:], states))
	}
	b := l.spec(nil).bound(elementBound{f, len(path)}, "i"+itoa(len(path)), l.mk.intT, source.Span{})
	i := l.mk.boundVar(b)
	in := l.mk.and(l.mk.le(l.mk.num(l.mk.intT, 0), i), l.mk.lt(i, l.mk.length(y)))
	one := l.holdingAll(l.mk.elem(l.elems(a), a.Elem, y, i), path[1:], states)
	return l.mk.implies(there, l.mk.quantify(OpForall, b, in, one))
}
