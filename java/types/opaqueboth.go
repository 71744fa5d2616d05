package types

import (
	"cmp"
	"slices"
	"strings"

	"inspect/java/ast"
)

// Code may ask an opaque object whether it is of another type as well, which code out of sight may
// implement too. For such types there is a class made, their heir: where the program asks, an
// object is of one of them alone, or of several.
//
//	interface Reader { … }  interface Writer { … }     // both without implementors
//
//	class SomeReaderAndWriter implements Reader, Writer { }
//	boolean both(Reader r) { return r instanceof Writer; }    // r may be a SomeReader, or one of these

// joinedOpaque are the heirs of several types each.
type joinedOpaque struct {
	tested  [][2]*Class // the types of what is asked, and the types that it is asked for
	seen    map[[2]*Class]bool
	classes map[string]*Class // by their types
	list    []*Class
}

// An heir is made for so many types at most, and so many are made. An object that is asked for
// more is refused.
const (
	mostTypes = 3
	maxOpaque = 100
)

// noteTypeTest notes that code asks whether an object of one type is of another.
func (w *World) noteTypeTest(from, to Type) {
	a, isA := w.Erasure(from).(*Class)
	b, isB := w.Erasure(to).(*Class)
	if !isA || !isB || b.IsSubclassOf(a) && !isObject(a) || a.IsSubclassOf(b) || w.frozen {
		return
	}
	if k := ([2]*Class{a, b}); !w.both.seen[k] {
		if w.both.seen == nil {
			w.both.seen = map[[2]*Class]bool{}
		}
		w.both.seen[k] = true
		w.both.tested = append(w.both.tested, k)
	}
}

func isObject(c *Class) bool { return c.Super == nil && !c.IsInterface() }

// makeBoth makes the opaque classes of several types that code asks for, and reports whether there are
// new ones.
func (w *World) makeBoth() bool {
	n := len(w.both.list)
	for more := true; more; {
		k := len(w.both.list)
		for i := 0; i < len(w.both.tested); i++ {
			from, to := w.both.tested[i][0], w.both.tested[i][1]
			for _, of := range w.testedTypes(from) {
				w.makeOpaqueOf(append(of, to))
			}
		}
		more = len(w.both.list) > k
	}
	return len(w.both.list) > n
}

// testedTypes are the types, each with those that an heir has beside it, of the opaque objects that
// code may ask where a value of a type stands: of an Object, those that it is asked for.
func (w *World) testedTypes(from *Class) [][]*Class {
	var all [][]*Class
	if isObject(from) {
		for _, k := range w.both.tested {
			all = append(all, []*Class{k[1]})
		}
	} else {
		for _, c := range w.classes {
			if w.opaqueClasses[c] != nil && c.IsSubclassOf(from) {
				all = append(all, []*Class{c})
			}
		}
	}
	for _, h := range w.both.list {
		if of := OpenTypes(h); len(of) < mostTypes && (isObject(from) || h.IsSubclassOf(from)) {
			all = append(all, slices.Clone(of))
		}
	}
	return all
}

// makeOpaqueOf makes the heir of some types, if there is none and there may be objects of all.
func (w *World) makeOpaqueOf(of []*Class) {
	if len(w.both.list) >= maxOpaque || len(lowest(of)) < len(of) || w.both.classes[namesOf(of)] != nil || !slices.ContainsFunc(of, func(c *Class) bool { return w.opaqueClasses[c] != nil }) {
		return
	}
	for i, a := range of {
		if !w.isLeft(a) || slices.ContainsFunc(of[:i], func(b *Class) bool { return !w.mayBeBoth(a, b) }) {
			return
		}
	}
	if w.both.classes == nil {
		w.both.classes = map[string]*Class{}
	}
	rank := func(c *Class) int { // a class first, then those of the program
		switch {
		case !c.IsInterface():
			return 0
		case w.opaqueClasses[c] != nil:
			return 1
		}
		return 2
	}
	of = slices.Clone(of)
	slices.SortFunc(of, func(a, b *Class) int { return cmp.Or(rank(a)-rank(b), a.ID-b.ID) })
	h := w.makeOpaque(of)
	w.both.classes[namesOf(of)] = h
	w.both.list = append(w.both.list, h)
}

// namesOf is a text that says which types some are, in any order.
func namesOf(of []*Class) string {
	var ns []string
	for _, c := range of {
		ns = append(ns, c.Name)
	}
	slices.Sort(ns)
	return strings.Join(ns, " ")
}

// isLeft reports whether code out of sight may implement c where nobody sees it: c is of the
// program and has no implementor, or it is an interface of the library without contents.
func (w *World) isLeft(c *Class) bool {
	if w.opaqueClasses[c] != nil {
		return true
	}
	return c.Library && c.IsInterface() && !slices.ContainsFunc(keepers, func(n string) bool {
		k := w.byName[n]
		return k != nil && (c.IsSubclassOf(k) || k.IsSubclassOf(c) && len(k.Interfaces) > 0)
	})
}

// keepers are the interfaces of the library whose objects keep what is in them.
var keepers = []string{"java.util.Collection", "java.lang.Iterable", "java.util.Map", "java.util.Map.Entry", "java.util.Iterator", "java.util.Enumeration",
	"java.util.Comparator", "java.lang.CharSequence", "java.util.stream.BaseStream"}

// JoinedOpaqueClasses are the heirs that were made for several types.
func (w *World) JoinedOpaqueClasses() []*Class {
	if !w.frozen {
		w.makeBoth()
	}
	return w.both.list
}

// IsJoined reports whether a class was made for the objects of several types.
func (c *Class) IsJoined() bool { return c.Opaque && c.Unknown == nil && len(OpenTypes(c)) > 1 }

// mayBeBoth reports whether an object may be of both a and b, and is not of one just because it is
// of the other.
func (w *World) mayBeBoth(a, b *Class) bool {
	if a.IsSubclassOf(b) || b.IsSubclassOf(a) || !a.IsInterface() && !b.IsInterface() {
		return false
	}
	closed := func(c *Class) bool { return c.Final || c.Decl == nil || c.Decl.Modifiers.Has("sealed") }
	return !closed(a) && !closed(b) && !w.mustClash(a, b)
}

// mustClash reports whether no class can have the methods of both.
//
//	interface Count { int size(); int max(); }   interface Area { double size(); int unit(); }
func (w *World) mustClash(a, b *Class) bool {
	for _, k := range w.ancestors(a) {
		for _, m := range k.Methods {
			if m.Static || m.Constructor || w.state(m).private {
				continue
			}
			for _, j := range w.ancestors(b) {
				for _, o := range w.named(j, m.Name) {
					if !o.Static && !o.Constructor && len(o.Params) == len(m.Params) && !w.state(o).private && haveSameSignature(m, o) &&
						!IsAssignable(m.Result, o.Result) && !IsAssignable(o.Result, m.Result) {
						return true
					}
					if basic := func(t Type) bool { return !IsReference(t) }; len(o.Params) == len(m.Params) && haveSameSignature(m, o) && m.Result != o.Result && (basic(m.Result) || basic(o.Result)) && !o.Static && !o.Constructor {
						return true
					}
				}
			}
		}
	}
	return false
}

func haveSameSignature(m, o *Method) bool {
	for i, p := range m.Params {
		if o.Params[i].Type != p.Type {
			return false
		}
	}
	return true
}

// OpenTypes are the abstract classes and interfaces that an heir was made for.
func OpenTypes(opaque *Class) []*Class {
	of := slices.DeleteFunc(slices.Clone(opaque.Interfaces), (*Class).isSameClass)
	if opaque.Super != nil && !isObject(opaque.Super) {
		return append([]*Class{opaque.Super}, of...)
	}
	return of
}

// MayImplement reports whether code out of sight may have objects of the types of an opaque class that
// are of type t as well, and of no other opaque class for which here holds. Type t is then an interface
// that is not above it, of which nothing of the program is, or that is none of the program.
//
//	interface I { … }  interface K { … }     // both without implementors
//	boolean both(I i) { return i instanceof K; }     // known where the heir of both is here
func (w *World) MayImplement(opaque *Class, t Type, here func(*Class) bool) bool {
	d, ok := t.(*Class)
	if !ok || opaque.IsSubclassOf(d) || !w.isLeftOpen(d) {
		return false
	}
	return w.isJoined(append(slices.Clone(OpenTypes(opaque)), d), OpenTypes(opaque), here)
}

// MayBeFunction reports whether an object of c, the class of the functions of an interface, may be
// of type t as well, of which nothing of the program is.
func (w *World) MayBeFunction(c *Class, t Type) bool {
	d, ok := t.(*Class)
	if !ok || c.IsSubclassOf(d) || w.opaqueClasses[d] == nil && !w.functional[d] {
		return false
	}
	return !slices.ContainsFunc(c.Interfaces, func(i *Class) bool { return !w.mayBeBoth(i, d) })
}

// MayBeOne reports whether one object may be of the types of both opaque classes h and k, and is of
// no other opaque class for which here holds.
func (w *World) MayBeOne(h, k *Class, here func(*Class) bool) bool {
	if h == k {
		return false
	}
	all := append(slices.Clone(OpenTypes(h)), OpenTypes(k)...)
	if len(lowest(all)) == len(lowest(OpenTypes(h))) && !slices.ContainsFunc(lowest(all), func(c *Class) bool { return !slices.Contains(OpenTypes(h), c) }) {
		return false // an object of h is one of k
	}
	return w.isJoined(all, OpenTypes(k), here)
}

// isJoined reports whether an object may be of all the types, and is of no opaque class that is here:
// one of less is not of the rest.
func (w *World) isJoined(all, less []*Class, here func(*Class) bool) bool {
	low := lowest(all)
	if len(low) == 1 || len(low) == len(less) && !slices.ContainsFunc(low, func(c *Class) bool { return !slices.Contains(less, c) }) {
		return false
	}
	for i, a := range low {
		for _, b := range low[:i] {
			if !w.mayBeBoth(a, b) {
				return false
			}
		}
	}
	h := w.both.classes[namesOf(low)]
	return h == nil || !here(h)
}

// lowest are those of some types that are above none of them.
func lowest(ts []*Class) []*Class {
	var low []*Class
	for i, c := range ts {
		below := func(d *Class) bool { return d != c && d.IsSubclassOf(c) }
		if !slices.ContainsFunc(ts, below) && !slices.Contains(ts[:i], c) {
			low = append(low, c)
		}
	}
	return low
}

// isLeftOpen reports whether objects that nobody sees may be of type d.
func (w *World) isLeftOpen(d *Class) bool {
	if w.opaqueClasses[d] != nil {
		return true
	}
	return d.IsInterface() && (d.IsOutside() || d.Compiled || w.functional[d] && d.Kind == ast.Interface)
}
