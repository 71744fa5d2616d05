package types

import "sort"

// lub is the least upper bound of reference types (JLS 4.10.4).
func (w *World) lub(ts ...Type) Type { return w.lubWithin(ts, 2) }

// lubWithin stops at a depth of type arguments: JLS admits infinite types there.
func (w *World) lubWithin(ts []Type, depth int) Type {
	var us []Type
	for _, t := range ts {
		t = deref(t)
		if IsKind(t, Invalid) {
			return t
		}
		if !IsKind(t, Null) && !w.isAmong(t, us) {
			us = append(us, t)
		}
	}
	switch len(us) {
	case 0:
		return Of(Null)
	case 1:
		return us[0]
	}
	if t := w.lubOfArrays(us, depth); t != nil {
		return t
	}
	for _, t := range us {
		if w.isAboveAll(t, us) {
			return t
		}
	}
	var found []Type
	for _, c := range w.commonClasses(us) {
		found = append(found, w.lubIn(c, us, depth))
	}
	switch len(found) {
	case 0:
		return w.object()
	case 1:
		return found[0]
	}
	return &Intersection{found}
}

func (w *World) isAmong(t Type, ts []Type) bool {
	for _, u := range ts {
		if t == u || w.isProper(t) && w.isProper(u) && w.areSame(t, u) {
			return true
		}
	}
	return false
}

func (w *World) isAboveAll(t Type, ts []Type) bool {
	for _, u := range ts {
		if !w.isProper(u) || !w.isProper(t) || !w.isSubtype(u, t) || w.isUncheckedConversion(u, t) {
			return false
		}
	}
	return true
}

// lubOfArrays is the least upper bound when all are arrays, nil otherwise.
func (w *World) lubOfArrays(ts []Type, depth int) Type {
	var elems []Type
	for _, t := range ts {
		a, ok := t.(*Array)
		if !ok {
			return nil
		}
		if !IsReference(a.Elem) || a.Seq {
			return nil
		}
		elems = append(elems, a.Elem)
	}
	return w.arrayOf(w.lubWithin(elems, depth))
}

// commonClasses are the classes that all of ts inherit from and that have no
// subclass among them: a class first, then interfaces, the deepest first.
func (w *World) commonClasses(ts []Type) []*Class {
	var common []*Class
	for _, c := range w.classesAbove(ts[0]) {
		all := true
		for _, t := range ts[1:] {
			all = all && w.asSuper(t, c) != nil
		}
		if all {
			common = append(common, c)
		}
	}
	var least []*Class
	for _, c := range common {
		minimal := true
		for _, d := range common {
			minimal = minimal && (d == c || !d.IsSubclassOf(c))
		}
		if minimal && c.Name != "java.lang.Object" {
			least = append(least, c)
		}
	}
	sort.SliceStable(least, func(i, j int) bool {
		a, b := least[i], least[j]
		if x, y := isInterface(a), isInterface(b); x != y {
			return y
		}
		if x, y := w.rank(a), w.rank(b); x != y {
			return x > y
		}
		return a.Name < b.Name
	})
	return least
}

// rank is the length of the longest way from c up to Object.
func (w *World) rank(c *Class) int {
	n := 0
	for _, p := range w.parents(c) {
		n = max(n, w.rank(p))
	}
	if c.Name == "java.lang.Object" {
		return 0
	}
	return n + 1
}

// classesAbove are the classes that a value of type t has, once each.
func (w *World) classesAbove(t Type) []*Class {
	switch t := deref(t).(type) {
	case *TypeVar:
		return w.classesAboveAll(t.Upper())
	case *Intersection:
		return w.classesAboveAll(t.Types)
	case *Array:
		cs := []*Class{w.object()}
		for _, name := range []string{"java.lang.Cloneable", "java.io.Serializable"} {
			if c, _ := w.classNamed(name); c != nil {
				cs = append(cs, c)
			}
		}
		return cs
	}
	if c := classOf(t); c != nil {
		return w.ancestors(c)
	}
	return []*Class{w.object()}
}

func (w *World) classesAboveAll(ts []Type) []*Class {
	var cs []*Class
	seen := map[*Class]bool{}
	for _, t := range ts {
		for _, c := range w.classesAbove(t) {
			if !seen[c] {
				seen[c] = true
				cs = append(cs, c)
			}
		}
	}
	return cs
}

// lubIn is the least containing parameterisation of c that all of ts have.
func (w *World) lubIn(c *Class, ts []Type, depth int) Type {
	if len(w.TypeParams(c)) == 0 {
		return c
	}
	var args []Type
	for i, t := range ts {
		p, ok := w.asSuper(t, c).(*Parameterized)
		if !ok {
			return c
		}
		if i == 0 {
			args = append([]Type(nil), p.Args...)
			continue
		}
		for k := range args {
			args[k] = w.leastContaining(args[k], p.Args[k], depth)
		}
	}
	return &Parameterized{c, args}
}

// leastContaining is lcta of JLS 4.10.4.
func (w *World) leastContaining(a, b Type, depth int) Type {
	a, b = deref(a), deref(b)
	if w.isProper(a) && w.isProper(b) && w.areSame(a, b) {
		return a
	}
	if depth == 0 {
		return &Wildcard{}
	}
	x, wx := a.(*Wildcard)
	y, wy := b.(*Wildcard)
	switch {
	case wx && x.Super && wy && y.Super:
		return &Wildcard{Super: true, Bound: w.intersect([]Type{x.Bound, y.Bound})}
	case wx && x.Super || wy && y.Super, wx && x.Bound == nil, wy && y.Bound == nil:
		return &Wildcard{}
	}
	u := w.lubWithin([]Type{w.upper(a), w.upper(b)}, depth-1)
	if c := classOf(u); c != nil && c.Name == "java.lang.Object" {
		return &Wildcard{}
	}
	return &Wildcard{Bound: u}
}
