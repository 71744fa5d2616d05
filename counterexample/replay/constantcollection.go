package replay

import (
	"slices"

	"inspect/java/source"
	"inspect/java/types"
)

// filling finds the collections of the library that nothing changes once a class is
// initialised: all that leads to one is a static field that types.World.ConstantCollection names, or
// a view by way of which nothing changes.
//
//	private static final Map<String, Level> BY_NAME = new HashMap<>();
//	static final Map<String, Level> ALL = Collections.unmodifiableMap(BY_NAME);
type filling struct {
	*Initials
	allocated []*object // among which they are
	reached   map[*object]bool
	order     []*object        // those that are reached
	stored    map[*object]bool // something that changes nothing leads to it
	loose     map[*object]bool // something else does
	only      map[*types.Field]bool
}

// collectionLimit is how many objects such a collection may lead to.
const collectionLimit = 256

// fill finds those among the objects that the initialisers of a class made so far. Of the
// static fields of the class count those that an initialiser spares which has failed.
func (s *Initials) fill(c *types.Class, allocated []*object, spared func(*types.Field) bool) []*object {
	if !slices.ContainsFunc(allocated, s.isConstantCollection) {
		return nil
	}
	return s.onlyStoredBy(c, allocated, func(k *filling, f *types.Field) bool {
		if !f.Static || !spared(f) {
			return false
		}
		lambdas, constant := s.m.world.ConstantCollection(f)
		return constant && !slices.ContainsFunc(k.order, func(o *object) bool { return isOf(o, lambdas) })
	})
}

// leave notes the other collections that static fields of a class of the program alone lead to, and
// unless arguments may be among them all arrays: the program changes them from now on.
func (s *Initials) leave(c *types.Class, allocated []*object) {
	s.leaveUnshared(c)
	if c.IsOutside() || !slices.ContainsFunc(allocated, s.isConstantCollection) {
		return
	}
	for _, o := range s.onlyStoredBy(c, allocated, func(k *filling, f *types.Field) bool {
		return f.Static && f.Decl != nil
	}) {
		if !s.constants[o] && !s.frozen[o] {
			s.left[o] = true
		}
	}
}

// leaveUnshared notes the arrays, and the plain objects, that static fields of a class refer to and
// callers have not.
func (s *Initials) leaveUnshared(c *types.Class) {
	for _, f := range c.Fields {
		if s.leaks == nil || !f.Static || f.Model || f.Const != nil {
			continue
		}
		o := s.m.static[s.m.staticIndex(f)].r
		if o == nil || o == absent || s.frozen[o] || s.leaks(f) {
			continue
		}
		switch t := o.typ.(type) {
		case *types.Array:
			s.left[o] = !t.Row
		case *types.Class:
			s.left[o] = isObject(t)
		}
	}
}

// onlyStoredBy are the collections among the objects made, and their arrays, to which only some of the
// static fields of a class lead, and what changes nothing.
func (s *Initials) onlyStoredBy(c *types.Class, allocated []*object, only func(*filling, *types.Field) bool) []*object {
	k := &filling{Initials: s, allocated: allocated, reached: map[*object]bool{}, stored: map[*object]bool{}, loose: map[*object]bool{}, only: map[*types.Field]bool{}}
	k.reach()
	for _, f := range c.Fields {
		k.only[f] = only(k, f)
	}
	for n := -1; n != len(k.stored)+len(k.loose); {
		n = len(k.stored) + len(k.loose)
		k.look()
	}
	var out []*object
	for _, o := range allocated {
		if !s.isConstantCollection(o) || !k.stored[o] || k.loose[o] || s.compares(o) || s.extent(o, map[*object]bool{}) > collectionLimit {
			continue
		}
		out = append(out, o)
		k.arrays(o, func(a *object) { out = append(out, a) })
	}
	return out
}

// isConstantCollection reports whether an object is a collection whose elements can be known.
func (s *Initials) isConstantCollection(o *object) bool {
	c, ok := o.typ.(*types.Class)
	if !ok || o.closed || !types.MayBeConstant(c) {
		return false
	}
	for i, f := range s.m.class(c).fields {
		v := o.slots[i]
		switch {
		case v.r == absent && !f.IsOpen():
			return false
		case isOrdered(f, v), f.Name == "byAccess" && v.i != 0:
			return false // a comparator may see what changes, and a map note who reads it
		}
	}
	return true
}

// isOrdered reports whether a field of a collection holds a comparator.
func isOrdered(f *types.Field, v value) bool {
	return types.IsSorted(f.Class) && f.Name == "order" && v.r != nil
}

// compares reports whether a collection holds one with a comparator, which is not understood
// where class initialisation made it.
func (s *Initials) compares(o *object) (found bool) {
	s.arrays(o, func(a *object) {
		for _, e := range a.slots {
			if e.r == nil || e.r == absent {
				continue
			}
			if c, ok := e.r.typ.(*types.Class); ok {
				for i, f := range s.m.class(c).fields {
					found = found || isOrdered(f, e.r.slots[i])
				}
			}
		}
	})
	return found
}

// isOf reports whether an object is the function of one of the lambdas.
func isOf(o *object, lambdas []source.Span) bool {
	c, ok := o.typ.(*types.Class)
	return ok && c.Function() && slices.Contains(lambdas, c.Local.Function.Span())
}

// reach finds the objects that are there for good.
func (k *filling) reach() {
	add := func(o *object) {
		if o != nil && o != absent && !k.reached[o] {
			k.reached[o] = true
			k.order = append(k.order, o)
		}
	}
	for _, v := range k.m.static {
		add(v.r)
	}
	for _, o := range slices.Concat(k.closed, k.dropped) {
		add(o)
	}
	for i := 0; i < len(k.order); i++ {
		for _, v := range k.order[i].slots {
			add(v.r)
		}
	}
}

// look notes what each place leads to.
func (k *filling) look() {
	lead := func(o *object, keeps bool) {
		switch {
		case o == nil || o == absent:
		case keeps:
			k.stored[o] = true
		default:
			k.loose[o] = true
		}
	}
	for i, v := range k.m.static {
		lead(v.r, k.only[k.m.fields[i]])
	}
	for _, o := range k.dropped {
		lead(o, false)
	}
	for _, o := range k.order {
		c, ok := o.typ.(*types.Class)
		if !ok {
			for _, v := range o.slots {
				lead(v.r, false)
			}
			continue
		}
		for i, f := range k.m.class(c).fields {
			own := types.MayBeConstant(c) && types.StoresElements(f)
			lead(o.slots[i].r, types.SeenThrough(f) || own && !k.loose[o])
			if a := o.slots[i].r; own && a != nil && k.loose[a] {
				k.loose[o] = true // somebody else has its array
			}
		}
	}
}

// arrays gives the arrays in which a collection has its elements.
func (s *Initials) arrays(o *object, give func(*object)) {
	for i, f := range s.m.class(o.typ.(*types.Class)).fields {
		if types.StoresElements(f) && o.slots[i].r != nil {
			give(o.slots[i].r)
		}
	}
}

// extent is how many objects a collection leads to by what is known of them.
func (s *Initials) extent(o *object, seen map[*object]bool) int {
	if o == nil || o == absent || seen[o] {
		return 0
	}
	seen[o] = true
	n := 1
	c, class := o.typ.(*types.Class)
	for i, v := range o.slots {
		if !class || s.m.class(c).fields[i].Final || types.IsImmutable(c) || types.MayBeConstant(c) {
			n += s.extent(v.r, seen)
		}
	}
	return n
}

// stay makes those objects keep what is in them.
func (s *Initials) stay(objects []*object) {
	for _, o := range objects {
		if _, array := o.typ.(*types.Array); array {
			s.frozen[o] = true
		} else {
			s.constants[o] = true
		}
	}
}

// drop notes an object that a place led to which is forgotten.
func (s *Initials) drop(o *object) {
	if o != nil && o != absent && !o.closed {
		s.dropped = append(s.dropped, o)
	}
}
