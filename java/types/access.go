package types

import (
	"slices"

	"inspect/java/ast"
)

// A readable clause says when code may read a field, a writable clause when it may assign
// to it. Each is a pure method, AccessRule, that nobody can call by name. Clauses and the
// methods that they call read what they like.
//
//	int top; //@ readable top if size > 0;

// accessRules adds the methods of the clauses of c to the fields that c declares.
func (w *World) accessRules(c *Class) {
	for _, s := range c.Specs {
		if s.Kind != ast.Readable && s.Kind != ast.Writable || s.Redundantly {
			continue
		}
		f := ownField(c, represented(s.X))
		if f == nil {
			continue // which is reported where the clause is resolved
		}
		s.Static = s.Static || f.Static
		m := &Method{Class: c, Name: string(s.Kind) + " " + f.Name, Derived: AccessRule, Field: f, Clause: s,
			Static: f.Static, Model: true, Pure: true, Result: Of(Boolean), Span: s.Span()}
		c.Methods = append(c.Methods, m)
		if s.Kind == ast.Readable {
			f.Readable = append(f.Readable, m)
		} else {
			f.Writable = append(f.Writable, m)
		}
	}
}

// ownField is the field of a name that c itself declares; nil: there is none.
func ownField(c *Class, name string) *Field {
	if i := slices.IndexFunc(c.Fields, func(f *Field) bool { return f.Name == name && name != "" }); i >= 0 {
		return c.Fields[i]
	}
	return nil
}

// accessRule resolves a readable or writable clause.
func (r *resolver) accessRule(c *ast.Clause) {
	f := ownField(r.class, represented(c.X))
	switch {
	case f == nil:
		r.errorf(BadSpec, c.X.Span(), "a %s clause names a field of its class, and this is none", c.Kind)
		return
	case f.Model:
		r.errorf(BadSpec, c.X.Span(), "field %s is a model field: no code reads or writes it", f.QName())
		return
	}
	r.value(c.X)
	if c.Y != nil {
		r.condition(c.Y)
	}
}
