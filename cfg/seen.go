package cfg

import (
	"slices"

	"inspect/java/core"
	"inspect/java/types"
)

// Afterwards, invariants are those of the objects that somebody can still come to:
// those that existed before, and the new ones that can be reached from these, from
// static fields, the result, the exception, or the object constructed. An object
// that the method made and dropped is seen by nobody.
//
//	void add(int x) { Link l = new Link(x); size++; }   // l.next is null: no harm

// ending is where the checked method ends: roots are what it hands over.
type ending struct{ roots []*Expr }

// finishing runs f, which checks what holds afterwards, at an end of the method
// that hands over the roots.
func (l *code) finishing(roots []*Expr, f func()) {
	l.ending = &ending{roots}
	defer func() { l.ending = nil }()
	f()
}

// isSeen states that an object of the class, which exists at the end, is seen by
// somebody. Where no object of the class was made all are, and all count where a
// new one may have been kept in a place that the graph does not know.
func (l *code) isSeen(c *types.Class, o *Expr) *Expr {
	if l.ending == nil || l.leaks {
		return l.mk.yes
	}
	kinds, comps := l.leading(c)
	if len(kinds) == 0 || len(kinds) == 1 && l.allocations[kinds[0]] == 1 && slices.Contains(l.ending.roots, l.act.this) {
		return l.mk.yes // none is new, or none but the one constructed
	}
	x := Expr{Op: OpSeen, Type: l.mk.boolT, Args: []*Expr{o}, Kinds: kinds, Comps: comps, At: l.g.Entry}
	for _, r := range l.ending.roots {
		if l.mayBe(r.Type, kinds) {
			x.Args = append(x.Args, r)
		}
	}
	for _, s := range l.g.Components {
		if s.Kind == Static && types.IsReference(s.Type) && (s.Initial == nil || s.Fld != nil && !s.Stays) && l.mayBe(s.Type, kinds) {
			x.Args = append(x.Args, l.read(s))
		}
	}
	return l.mk.cons(x)
}

// leading are the kinds of new objects that can be objects of class c or lead to
// one, and the components by which they do.
func (l *lowering) leading(c *types.Class) (kinds []*Kind, comps []*Component) {
	return l.leadingTo(l.u.kindsOf(c))
}

// leadingTo are those that can be objects of some kinds or lead to one.
func (l *lowering) leadingTo(to []*Kind) (kinds []*Kind, comps []*Component) {
	for _, k := range to {
		if l.allocations[k] > 0 {
			kinds = append(kinds, k)
		}
	}
	if len(kinds) == 0 {
		return nil, nil
	}
	in := map[*Component]bool{}
	for n := -1; n != len(kinds)+len(in); {
		n = len(kinds) + len(in)
		for _, f := range l.g.Components {
			if in[f] || f.Kind != Field && f.Kind != Elems || !types.IsReference(f.Type) || !l.mayBe(f.Type, kinds) {
				continue
			}
			in[f] = true
			for _, k := range f.Sort.Kinds {
				if l.allocations[k] > 0 && !slices.Contains(kinds, k) && (f.Kind == Elems && f.HasElementsOf(k) || f.Kind == Field && types.IsAssignable(k.Type, f.Fld.Class)) {
					kinds = append(kinds, k)
				}
			}
		}
	}
	for _, f := range l.g.Components {
		if in[f] {
			comps = append(comps, f)
		}
	}
	slices.SortFunc(kinds, func(a, b *Kind) int { return a.ID - b.ID })
	return kinds, comps
}

// mayBe reports whether a reference of type t may mean an object of one of the kinds.
func (l *lowering) mayBe(t types.Type, kinds []*Kind) bool {
	for _, k := range l.u.kindsOf(t) {
		if slices.Contains(kinds, k) {
			return true
		}
	}
	return false
}

// keeps notes that somebody outside of the graph is given references and may keep
// them.
func (l *code) keeps(args []binding) {
	for _, a := range args {
		var t types.Type
		switch {
		case a.opaque:
			continue
		case a.value != nil && a.value.Op != OpNull:
			t = a.value.Type
		case a.comp != nil:
			t = a.comp.Type
		}
		l.leaks = l.leaks || t != nil && types.IsReference(t) && !isString(t)
	}
}

// captures reports whether f keeps the value of a variable which code in a class, or a function,
// captures, or is a component of a record. The value is reached through it even where nobody
// reads the field.
func (s *scope) captures(f *types.Field) bool {
	return (f.Captured != nil || slices.Contains(f.Class.Components(), f)) && types.IsReference(f.Type) && !isString(f.Type)
}

// holdsObjects reports whether the initialiser of a field may put an object there,
// which is then reached through it even where nobody reads the field.
func (s *scope) holdsObjects(f *types.Field) bool {
	if f.Static || f.Model || f.Ghost || !types.IsReference(f.Type) || isString(f.Type) || f.Decl == nil || f.Decl.Init == nil {
		return false
	}
	_, null := s.prog.Value(f).(*core.Null)
	return !null
}
