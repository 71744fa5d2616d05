package verify

import (
	"slices"

	"inspect/java/ast"
	"inspect/java/types"
)

// canBreakInvariant reports whether making an object of a class by its implicit constructor
// can break anything: there are invariants to establish, those of fields that may
// not be null among them, or code runs that is no plain constant.
func canBreakInvariant(c *types.Class) bool {
	if c.Abstract {
		return false // the constructors of the classes below it are checked
	}
	if c.Kind == ast.Record { // its parameters are as its fields must be
		return hasClaims(c)
	}
	for d := c; d != nil && !d.Library; d = d.Super {
		if hasClaims(d) || slices.ContainsFunc(d.Interfaces, hasClaims) || slices.ContainsFunc(d.Fields, mustBeSet) ||
			slices.ContainsFunc(d.Init, runs) || d != c && slices.ContainsFunc(d.Methods, isDeclaredConstructor) {
			return true
		}
	}
	return false
}

// hasClaims reports whether a class or interface, with the interfaces above it, states
// something of every new object.
func hasClaims(c *types.Class) bool {
	return slices.ContainsFunc(c.Specs, func(s *types.Clause) bool {
		return !s.Static && (s.Kind == ast.Invariant || s.Kind == ast.Initially)
	}) || slices.ContainsFunc(c.Interfaces, hasClaims)
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

func isDeclaredConstructor(m *types.Method) bool { return m.Constructor && m.Decl != nil }
