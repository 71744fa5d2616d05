package cfg

import (
	"fmt"
	"slices"

	"inspect/java/source"
	"inspect/java/types"
)

// runtimeExceptions are the classes that run-time checks throw.
var runtimeExceptions = map[PropertyKind]string{
	NullDeref:   "java.lang.NullPointerException",
	ArrayIndex:  "java.lang.ArrayIndexOutOfBoundsException",
	ArrayLength: "java.lang.NegativeArraySizeException",
	ArrayStore:  "java.lang.ArrayStoreException",
	CastCheck:   "java.lang.ClassCastException",
	Arithmetic:  "java.lang.ArithmeticException",
}

// runtimeClasses are those classes, in a fixed order.
func runtimeClasses(w *types.World) []*types.Class {
	var cs []*types.Class
	for _, p := range []PropertyKind{NullDeref, ArrayIndex, ArrayLength, ArrayStore, CastCheck, Arithmetic} {
		if c := w.Lookup(runtimeExceptions[p]); c != nil {
			w.Header(c)
			cs = append(cs, c)
		}
	}
	return cs
}

// universe is the division of the reached types into sorts and kinds: classes
// joined by extends form one sort, an interface or Object that is mentioned
// joins what it spans; arrays are divided by the sort of their elements. Arrays
// that are held as an Object (held) are of its sort.
type universe struct {
	w         *types.World
	g         *Graph
	bounds    Bounds
	kinds     []*Kind
	byType    map[types.Type]*Kind
	sorts     map[types.Type]*Sort
	members   map[types.Type][]*Kind // memo of kindsOf
	inputs    map[*types.Class]bool  // memo of isBelowInput
	stored    []*types.Array
	answering map[*types.Array]bool // what isStoredAsObject is about to answer
}

func newUniverse(w *types.World, g *Graph, s *scope) *universe {
	u := &universe{w: w, g: g, bounds: g.Bounds, byType: map[types.Type]*Kind{}, sorts: map[types.Type]*Sort{},
		members: map[types.Type][]*Kind{}, inputs: map[*types.Class]bool{}, stored: s.arrays, answering: map[*types.Array]bool{}}
	u.classSorts(s)
	u.arraySorts(s)
	u.addClasses(s)
	u.addConstants(s)
	u.owned(s)
	u.chosen(s)
	u.placeUnknowns(s)
	u.twice(s)
	u.open(s)
	g.SortByType = u.sorts
	return u
}

// classSorts makes the sorts of class hierarchies.
func (u *universe) classSorts(s *scope) {
	for _, classes := range hierarchies(s.divided()) {
		u.classSort(s, classes)
	}
}

// divided are the classes that sorts are made of, by their numbers: the classes that are reached,
// those above them, and those below one that others may be added to.
func (s *scope) divided() []*types.Class {
	var classes []*types.Class
	in, climbed := map[*types.Class]bool{}, map[*types.Class]bool{}
	add := func(c *types.Class) {
		if !in[c] {
			in[c] = true
			classes = append(classes, c)
		}
	}
	for _, t := range s.types {
		c, ok := t.(*types.Class)
		if !ok {
			continue
		}
		add(c)
		for k := c.Super; k != nil && !climbed[k] && (!isObject(k) || s.typeSet[k]); k = k.Super {
			climbed[k] = true
			add(k)
		}
		if !c.IsOutside() {
			continue // what is below it has been mentioned
		}
		for _, k := range s.w.Subclasses(c) {
			if (!isOnDemand(s, k) || s.counts(k)) && !s.isUnnamedEnum(k) {
				add(k)
			}
		}
	}
	slices.SortFunc(classes, func(a, b *types.Class) int { return a.ID - b.ID })
	return classes
}

// hierarchies divides classes into those that must be of one sort: each is of that of the
// nearest ones above it, and where Object is among them, all are of one. Each is joined to
// the others as in a union-find forest.
func hierarchies(classes []*types.Class) [][]*types.Class {
	in := map[*types.Class]bool{}
	for _, c := range classes {
		in[c] = true
	}
	root := map[*types.Class]*types.Class{}
	var find func(c *types.Class) *types.Class
	find = func(c *types.Class) *types.Class {
		if root[c] == nil || root[c] == c {
			return c
		}
		root[c] = find(root[c])
		return root[c]
	}
	union := func(a, b *types.Class) {
		if a, b = find(a), find(b); a != b {
			root[b] = a
		}
	}
	for _, c := range classes {
		joinAbove(c, in, map[*types.Class]bool{}, func(above *types.Class) { union(above, c) })
		if isObject(c) {
			for _, d := range classes {
				union(c, d)
			}
		}
	}
	var groups [][]*types.Class
	at := map[*types.Class]int{}
	for _, c := range classes {
		r := find(c)
		i, found := at[r]
		if !found {
			i = len(groups)
			at[r] = i
			groups = append(groups, nil)
		}
		groups[i] = append(groups[i], c)
	}
	return groups
}

// classSort makes the sort of a hierarchy, which has the name of its uppermost class, and
// the kinds of those of its classes that have objects.
func (u *universe) classSort(s *scope, classes []*types.Class) {
	top := classes[0]
	for _, c := range classes {
		if top.IsSubclassOf(c) || isObject(c) {
			top = c
		}
	}
	sort := u.sort(top.SimpleName())
	for _, c := range classes {
		u.sorts[c] = sort
	}
	for _, c := range classes {
		if c.Abstract || c.Compiled || isOnDemand(s, c) && !s.counts(c) {
			continue
		}
		pre := 0
		if u.isInput(s, c) {
			pre = u.bounds.ObjectsOf(c)
			u.inherited(s, c)
			if c.EnumOf() != nil {
				s.constantsOf(c)
			}
		}
		u.kind(c, sort, pre)
	}
}

// inherited refuses objects of the pre-state whose class inherits from one of the JDK
// fields that reached code looks at: which of their states are valid is not known.
func (u *universe) inherited(s *scope, c *types.Class) {
	if c.Unknown != nil {
		return // nothing is known of it in any case
	}
	for k := c.Super; k != nil; k = k.Super {
		if k.Platform && slices.ContainsFunc(k.Fields, func(f *types.Field) bool { return !f.Static && s.fields[f] && !f.IsLent() }) {
			why := source.NotSupported(c.Decl.Name.Span(), "an object of class "+c.Name+" before the call, with what it inherits from "+k.Name+",", "create it in the method")
			if !s.opt.OnlyReached {
				s.report([]*source.Diagnostic{why})
			}
			s.opaqueClasses[c] = why
			return
		}
	}
}

// supertypes are the superclass and the interfaces that a class names.
func supertypes(c *types.Class) []*types.Class {
	if c.Super == nil {
		return c.Interfaces
	}
	return append(slices.Clone(c.Interfaces), c.Super)
}

// joinAbove joins the nearest of a set of classes on each way up from c.
func joinAbove(c *types.Class, in, seen map[*types.Class]bool, join func(*types.Class)) {
	for _, p := range supertypes(c) {
		switch {
		case seen[p]:
		case in[p]:
			join(p)
		default:
			seen[p] = true
			joinAbove(p, in, seen, join)
		}
	}
}

// isInput reports whether objects of a class can be in the pre-state: a value there
// has its type, or one above it. That of a lambda is in none, but where its own method is
// checked. Of the library's classes these are those named as types of such values, and
// those that reached code creates (scope.counts).
func (u *universe) isInput(s *scope, c *types.Class) bool {
	if isModel(c) {
		return s.inputs[c] && s.w.MayBeInput(c)
	}
	if (c.Function() || c.Opaque) && !s.inputs[c] || c.Platform || c.Library && !s.inputs[c] && !s.created[c] {
		return false
	}
	if extendsModel(c) {
		return s.mayBeBefore(c)
	}
	return u.isBelowInput(s, c)
}

func (u *universe) isBelowInput(s *scope, c *types.Class) bool {
	yes, known := u.inputs[c]
	if !known {
		yes = s.inputs[c] || u.hasAnyInput(s) || slices.ContainsFunc(supertypes(c), func(p *types.Class) bool { return u.isBelowInput(s, p) })
		u.inputs[c] = yes
	}
	return yes
}

// hasAnyInput reports whether a value of the pre-state may be any object.
func (u *universe) hasAnyInput(s *scope) bool {
	o := u.w.Lookup("java.lang.Object")
	return o != nil && s.inputs[o]
}

// open notes which classes the inputs of the library's types, and of functional
// interfaces, range over.
func (u *universe) open(s *scope) {
	for _, t := range s.types {
		c, ok := t.(*types.Class)
		if types.IsClass(t) && s.inputs[t] {
			u.g.Open = append(u.g.Open, Open{Type: c, Values: u.byType[t].Constants})
			continue
		}
		if h := s.w.OpaqueClass(c); ok && h != nil && s.inputs[h] {
			u.g.Open = append(u.g.Open, Open{Type: c, Kinds: []*Kind{u.byType[h]}})
			continue
		}
		if !ok || !c.IsOutside() && !s.w.IsChosen(c) && len(s.w.Ranges(c)) == 0 || c.Final || types.IsPlaceType(c) || !s.inputs[t] || s.places[c] != nil && !slices.Contains(s.places[c], t) {
			continue
		}
		if s.unknownClass(t) != nil {
			continue // its objects may be of any class
		}
		o := Open{Type: c}
		for _, k := range u.kindsOf(t) {
			if c, ok := k.Type.(*types.Class); (!ok || u.isInput(s, c)) && k.Pre > 0 && k.MayBeIn(t) {
				o.Kinds = append(o.Kinds, k)
			}
		}
		u.g.Open = append(u.g.Open, o)
	}
}

// arraySorts makes a sort of arrays per sort of elements.
func (u *universe) arraySorts(s *scope) {
	bySort := map[any]*Sort{}
	arrays, pre := u.arrays(s)
	for _, a := range arrays {
		key, name := u.arrayKey(a)
		sort := bySort[key]
		switch {
		case sort != nil:
		case !a.Row && u.isStoredAsObject(a):
			sort = u.sorts[u.w.Lookup("java.lang.Object")]
		default:
			sort = u.sort(name)
		}
		bySort[key] = sort
		u.sorts[a] = sort
		n := 0
		if pre[a] {
			n = u.bounds.ObjectsOf(a)
		}
		if a.Row { // each string has one
			if n = 0; u.byType[u.w.Text().Class] != nil {
				n = u.byType[u.w.Text().Class].Pre
			}
		}
		u.kind(a, sort, n)
		u.byType[a].Elem = u.sorts[a.Elem]
	}
}

// arrayKey is what arrays of one sort have in common, and how that sort is called.
func (u *universe) arrayKey(a *types.Array) (key any, name string) {
	e := u.sorts[a.Elem]
	switch {
	case a.Seq:
		return a, types.SimpleName(a)
	case e != nil:
		return e, e.Name + "[]"
	case a.Row:
		return a, "row"
	}
	return a.Elem, types.SimpleName(a)
}

// arrays are the types of arrays that are reached, those of elements before those of the
// arrays that hold them, and behind them the subtypes that an input array can have at run
// time. Of each the second result reports whether there may be some before the call.
func (u *universe) arrays(s *scope) (arrays []*types.Array, pre map[*types.Array]bool) {
	pre = map[*types.Array]bool{}
	seen := map[*types.Array]bool{}
	add := func(a *types.Array, input bool) {
		if !seen[a] {
			seen[a] = true
			arrays = append(arrays, a)
		}
		pre[a] = pre[a] || input
	}
	var visit func(a *types.Array)
	visit = func(a *types.Array) {
		if e, ok := a.Elem.(*types.Array); ok {
			visit(e)
		}
		add(a, s.inputs[a])
	}
	for _, t := range s.types {
		if a, ok := t.(*types.Array); ok {
			visit(a)
		}
	}
	classes := slices.DeleteFunc(u.w.AllClasses(), func(c *types.Class) bool { return u.sorts[c] == nil })
	for i := 0; i < len(arrays); i++ { // which grows
		a := arrays[i]
		if !pre[a] || a.Seq {
			continue
		}
		switch e := a.Elem.(type) {
		case *types.Class:
			for _, c := range classes {
				if c != e && (c.IsSubclassOf(e) || isObject(e) && seen[u.w.ArrayOf(c)]) && !isOnDemand(s, c) {
					add(u.w.ArrayOf(c), true)
				}
			}
		case *types.Array:
			for _, b := range arrays {
				if b != e && types.IsAssignable(b, e) && !types.IsStoredAsObject(b, e) {
					add(u.w.ArrayOf(b), true)
				}
			}
		}
	}
	return arrays, pre
}

// isStoredAsObject reports whether the arrays of a type are of the sort of Object, since some that
// may be compared with them are held as one. What is asked on the way to its own answer is no
// reason: an Object[] that holds an Object[][].
func (u *universe) isStoredAsObject(a *types.Array) bool {
	if u.answering[a] {
		return false
	}
	u.answering[a] = true
	defer delete(u.answering, a)
	return slices.ContainsFunc(u.stored, func(h *types.Array) bool { return u.areTogether(h.Elem, a.Elem) })
}

// areTogether reports whether values of two types are of one sort.
func (u *universe) areTogether(x, y types.Type) bool {
	a, array := x.(*types.Array)
	b, both := y.(*types.Array)
	object := u.sorts[u.w.Lookup("java.lang.Object")]
	switch {
	case array && both:
		return u.areTogether(a.Elem, b.Elem) || u.isStoredAsObject(a) && u.isStoredAsObject(b)
	case array:
		return u.sorts[y] != nil && u.sorts[y] == object && u.isStoredAsObject(a)
	case both:
		return u.areTogether(y, x)
	case types.IsReference(x) && types.IsReference(y):
		return u.sorts[x] == u.sorts[y]
	}
	return x == y
}

func (u *universe) sort(name string) *Sort {
	s := &Sort{ID: len(u.g.Sorts), Name: name}
	for _, o := range u.g.Sorts {
		if o.Name == name {
			s.Name = fmt.Sprintf("%s'%d", name, s.ID)
		}
	}
	u.g.Sorts = append(u.g.Sorts, s)
	return s
}

func (u *universe) kind(t types.Type, s *Sort, pre int) {
	k := &Kind{ID: len(u.kinds), Type: t, Sort: s, Pre: pre}
	u.kinds = append(u.kinds, k)
	u.byType[t] = k
	s.Kinds = append(s.Kinds, k)
}

// kindsOf are the kinds whose objects a reference of static type t may mean, in
// order.
func (u *universe) kindsOf(t types.Type) []*Kind {
	if ks, ok := u.members[t]; ok {
		return ks
	}
	var ks []*Kind
	for _, k := range u.kinds {
		if types.IsAssignable(k.Type, t) && (u.sorts[t] == nil || u.sorts[t] == k.Sort) {
			ks = append(ks, k)
		}
	}
	u.members[t] = ks
	return ks
}

// number lays out the ranges of object numbers once the allocations of every
// kind are counted.
func (u *universe) number() {
	for _, s := range u.g.Sorts {
		next := 1
		for _, k := range s.Kinds {
			k.First, k.Fresh = next, k.Counter.Versions-1
			next += k.Pre + k.Fresh
		}
		s.Size = next - 1
	}
}
