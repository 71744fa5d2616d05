package types

import (
	"slices"

	"inspect/java/ast"
	"inspect/java/source"
)

// A declaration of a ghost or model member that cannot be read, and of which not even the
// name is known for certain, may be what a specification speaks of: there each name that
// it may declare is refused, unless it means something that would hide it.

// badNamed is the error of such a declaration in c, or in what it inherits from, that
// may declare a name; nil: there is none. What is found without it is a member of found,
// nil for none.
func (w *World) badNamed(c *Class, name string, method bool, found *Class) *source.Diagnostic {
	if len(w.unnamed) == 0 {
		return nil
	}
	for _, k := range w.ancestors(c) {
		for _, u := range k.bad {
			d := u.Declares
			if d.Method != method || d.Names != nil && !slices.Contains(d.Names, name) {
				continue
			}
			if found == nil || !found.IsSubclassOf(k) || found == k && d.Names != nil {
				return badAnnotation(u.Span(), u.Text)
			}
		}
	}
	return nil
}

// isOfBad reports whether a represents clause may be about what an unread declaration
// declares: who speaks of that is refused.
func (w *World) isOfBad(c *Clause) bool {
	if c.Kind != ast.Represents {
		return false
	}
	name := represented(c.X)
	return len(w.fieldNamed(c.Class, name)) == 0 && w.badNamed(c.Class, name, false, nil) != nil
}

// mayBeBad reports that a name in a specification may be what an unread declaration
// declares.
func (r *resolver) mayBeBad(c *Class, name string, method bool, found *Class) bool {
	if r.spec == nil && !r.ghost {
		return false
	}
	d := r.w.badNamed(c, name, method, found)
	if d != nil {
		r.report(d)
	}
	return d != nil
}

// mayCallBad is mayBeBad of the method of a call without a receiver.
func (r *resolver) mayCallBad(name string) bool {
	for c := r.class; c != nil; c = c.Outer {
		if r.mayBeBad(c, name, true, nil) {
			return true
		}
	}
	return false
}

// noteUnnamed notes a class that has such declarations among its members.
func (w *World) noteUnnamed(c *Class, ms []ast.Member) {
	if slices.ContainsFunc(ms, func(m ast.Member) bool {
		s, ok := m.(*ast.ClassSpec)
		return ok && s.Clause.Kind == ast.BadDeclaration
	}) {
		w.unnamed = append(w.unnamed, c)
	}
}

// mayRunBad reports that a call of m in a specification may come to an unread declaration
// in a class below that of m, which overrides it there.
func (r *resolver) mayRunBad(m *Method) bool {
	if r.spec == nil && !r.ghost || m.Static || m.Constructor {
		return false
	}
	for _, k := range r.w.unnamed {
		if k == m.Class || !k.IsSubclassOf(m.Class) {
			continue
		}
		r.w.Header(k)
		for _, u := range k.bad {
			if d := u.Declares; d.Method && (d.Names == nil || slices.Contains(d.Names, m.Name)) {
				r.report(badAnnotation(u.Span(), u.Text))
				return true
			}
		}
	}
	return false
}

// badAbove are the unread declarations that m may implement or override: it may have the
// contract that is written there.
func (w *World) badAbove(m *Method) (us []*Clause) {
	if len(w.unnamed) == 0 {
		return nil
	}
	for _, k := range w.ancestors(m.Class) {
		for _, u := range k.bad {
			if u.Declares.Method && !m.Constructor && slices.Contains(u.Declares.Names, m.Name) {
				us = append(us, &Clause{Clause: &ast.Clause{Loc: u.Loc, Kind: ast.BadClause, Text: u.Text}, Class: k, Method: m, Static: m.Static})
			}
		}
	}
	return us
}

// unknownFirsts are the units of fields with errors of which it is not known whether an
// object of c begins with a value that they may have.
func (w *World) unknownFirsts(c *Class) (us []*unit) {
	for _, f := range c.Fields {
		if f.Static || f.Model || f.Decl == nil || !IsKind(Leaf(f.Type), Invalid) {
			continue
		}
		mayBeNull := c.Plain || c.NullableByDefault || DeclaresNullable(f.Decl.Modifiers)
		if f.Decl.Unread != nil || f.Decl.Init == nil && !mayBeNull {
			us = append(us, w.once(firstValue{f}, func(u *unit) { w.resolver(c, nil, false, u).declared(f) }))
		}
	}
	for _, k := range c.bad {
		if !k.Declares.Method {
			us = append(us, w.once(k, func(u *unit) { u.report(badAnnotation(k.Span(), k.Text)) }))
		}
	}
	return us
}

// firstValue is the key of the unit of a field of which the first value counts.
type firstValue struct{ *Field }

func ownerOf(fs []*Field) *Class {
	if len(fs) == 0 {
		return nil
	}
	return fs[0].Class
}
