package types

import (
	"slices"

	"inspect/java/ast"
)

// endOfInitialisation adds to a class that says what always holds of its static fields, or of
// the constants that it is an enum of, or whose initialisation calls anything, a method that
// changes nothing. It is checked right after the initialisation of the class, and relies on
// nothing of what it must leave:
//
//	class A { static int x = f(); /*@ static invariant x > 0; @*/ }    // A.static()
//	enum B { ONE(1); int x; /*@ invariant x > 0; @*/ B(int x) { … } }    // B.static()
//	enum C { ONE(-1); /*@ requires x > 0; @*/ C(int x) { … } }           // C.static()
func (w *World) endOfInitialisation(c *Class) {
	if c.Library || c.Compiled || c.Platform || c.Decl == nil || !specifiesStatics(c) && !statesOfConstants(c) && !callsWhileInitialised(c) {
		return
	}
	c.Methods = append(c.Methods, &Method{Class: c, Name: "static", Static: true, Derived: Initialised, Result: Of(Void), Span: c.Decl.Name.Span()})
}

// MustBeSet are the static fields of a class that must not be null, or have no null element.
func (c *Class) MustBeSet() []*Field {
	var out []*Field
	for _, f := range c.Fields {
		if f.Static && f.Enum == nil && f.Const == nil && !f.Ghost && !f.Model && IsReference(f.Type) && (f.NonNull || f.ElemNonNull) {
			out = append(out, f)
		}
	}
	return out
}

// specifiesStatics reports whether a class has a static invariant, or a static field that must
// not be null.
func specifiesStatics(c *Class) bool {
	return c.IsStaticallyInvariant() || len(c.MustBeSet()) > 0
}

// IsStaticallyInvariant reports whether a class has a static invariant of its own.
func (c *Class) IsStaticallyInvariant() bool {
	return slices.ContainsFunc(c.Specs, func(s *Clause) bool { return s.Static && s.Kind == ast.Invariant && !s.Redundantly })
}

// MayLeaveNull reports whether the initialisation of a class may leave null where its static
// fields must hold none: whether one of them is not plainly set for ever, where it is declared.
//
//	static final Object LOCK = new Object();    // is
//	static Object lock = new Object();          // another initialiser may call what changes it
func (w *World) MayLeaveNull(c *Class) bool {
	return slices.ContainsFunc(c.MustBeSet(), func(f *Field) bool {
		return !w.KeepsInitial(f) || f.Decl == nil || !isPlainlySet(f.Decl.Init, f.ElemNonNull)
	})
}

// isPlainlySet reports whether an initialiser makes an object, and with elements an array that
// holds none but such.
func isPlainlySet(x ast.Expr, elements bool) bool {
	switch x := ast.Unparen(x).(type) {
	case *ast.Literal:
		return !elements && x.Kind != ast.NullLit
	case *ast.Unary, *ast.Binary:
		return !elements
	case *ast.New, *ast.Lambda, *ast.MethodRef, *ast.ClassLit:
		return !elements
	case *ast.NewArray:
		return !elements || x.Init != nil && isPlainlySet(x.Init, true)
	case *ast.ArrayLit:
		return !elements || !slices.ContainsFunc(x.Elems, func(e ast.Expr) bool { return !isPlainlySet(e, false) })
	}
	return false
}
