package verify

import (
	"slices"

	"inspect/java/ast"
	"inspect/java/types"
)

// establishes reports whether making an object of a class by its implicit constructor
// can break anything: there are invariants to establish, those of fields that may
// not be null among them, or code runs that is no plain constant.
func establishes(c *types.Class) bool {
	if c.Abstract {
		return false // the constructors of the classes below it are checked
	}
	if c.Kind == ast.Record { // its parameters are as its fields must be
		return claims(c)
	}
	for d := c; d != nil && !d.Library; d = d.Super {
		if claims(d) || slices.ContainsFunc(d.Interfaces, claims) || slices.ContainsFunc(d.Fields, mustBeSet) ||
			slices.ContainsFunc(d.Init, runs) || d != c && slices.ContainsFunc(d.Methods, declaredConstructor) {
			return true
		}
	}
	return false
}

// claims reports whether a class or interface, with the interfaces above it, states
// something of every new object.
func claims(c *types.Class) bool {
	return slices.ContainsFunc(c.Specs, func(s *types.Clause) bool {
		return !s.Static && (s.Kind == ast.Invariant || s.Kind == ast.Initially)
	}) || slices.ContainsFunc(c.Interfaces, claims)
}

func mustBeSet(f *types.Field) bool {
	return !f.Static && !f.Ghost && !f.Model && types.IsReference(f.Type) && f.NonNull
}

// runs reports whether an initialiser is more than a literal.
func runs(m ast.Member) bool {
	f, field := m.(*ast.FieldDecl)
	if !field {
		return true
	}
	_, literal := f.Init.(*ast.Literal)
	return !literal
}

func declaredConstructor(m *types.Method) bool { return m.Constructor && m.Decl != nil }
