package types

import "inspect/java/ast"

// widening lists, per primitive type, the types to which JLS 5.1.2 widens it,
// and JML's exact types.
var widening = map[BasicKind][]BasicKind{
	Byte:   {Short, Int, Long, Float, Double, BigInt, Real},
	Short:  {Int, Long, Float, Double, BigInt, Real},
	Char:   {Int, Long, Float, Double, BigInt, Real},
	Int:    {Long, Float, Double, BigInt, Real},
	Long:   {Float, Double, BigInt, Real},
	Float:  {Double, Real},
	Double: {Real},
	BigInt: {Real},
}

// IsAssignable reports whether a value of type from is one of type to without a
// cast and without boxing: identity, widening of primitives, subtyping. Invalid
// goes with everything, so that one error is reported once.
func IsAssignable(from, to Type) bool {
	if from == to || IsKind(from, Invalid) || IsKind(to, Invalid) {
		return true
	}
	if f, ok := from.(*Basic); ok {
		if f.Kind == Null {
			return IsReference(to)
		}
		t, ok := to.(*Basic)
		return ok && IsKind(t, widening[f.Kind]...)
	}
	return isSubtype(from, to)
}

// isSubtype among classes and arrays (JLS 4.10).
func isSubtype(from, to Type) bool {
	t, ok := to.(*Class)
	switch from := from.(type) {
	case *Class:
		return ok && (from.IsSubclassOf(t) || t.Name == "java.lang.Object")
	case *Array:
		if from.Seq {
			return false
		}
		if ok {
			return t.Name == "java.lang.Object" || t.Name == "java.lang.Cloneable" || t.Name == "java.io.Serializable"
		}
		ta, ok := to.(*Array)
		return ok && from.Row == ta.Row && !ta.Seq && (from.Elem == ta.Elem || IsReference(from.Elem) && IsReference(ta.Elem) && isSubtype(from.Elem, ta.Elem))
	}
	return false
}

// IsCastable reports whether (to) applied to a value of type from is legal between
// primitives or between references (JLS 5.5), boxing aside.
func IsCastable(from, to Type) bool {
	switch {
	case IsAssignable(from, to):
		return !IsKind(from, Void) && !IsKind(to, Void)
	case IsNumeric(from) && IsNumeric(to):
		return true
	case !IsReference(from) || !IsReference(to):
		return false
	case isSubtype(to, from):
		return true
	}
	switch f := from.(type) {
	case *Class:
		t, ok := to.(*Class)
		return ok && (isInterface(f) && !t.Final || isInterface(t) && !f.Final)
	case *Array:
		t, ok := to.(*Array)
		return ok && !f.Changing && !t.Changing && IsReference(f.Elem) && IsReference(t.Elem) && IsCastable(f.Elem, t.Elem)
	}
	return false
}

func isInterface(c *Class) bool {
	return c.Kind == ast.Interface || c.Kind == ast.AnnotationInterface
}

// IsNumeric reports whether t is an integral or floating-point type, or one of
// JML's exact numbers.
func IsNumeric(t Type) bool {
	return IsKind(t, Byte, Short, Char, Int, Long, Float, Double, BigInt, Real)
}

// IsFloating reports whether t is float or double.
func IsFloating(t Type) bool { return IsKind(t, Float, Double) }

// Promote is unary numeric promotion (JLS 5.6): byte, short and char become
// int. Invalid when t is not numeric.
func Promote(t Type) Type {
	switch {
	case IsKind(t, Byte, Short, Char):
		return Of(Int)
	case IsNumeric(t):
		return t
	}
	return Of(Invalid)
}

// isInteger reports whether t is Java's or JML's type of integers.
func isInteger(t Type) bool { return IsIntegral(t) || IsKind(t, BigInt) }

// Promote2 is binary numeric promotion, Invalid when either is not numeric.
func Promote2(a, b Type) Type {
	if !IsNumeric(a) || !IsNumeric(b) {
		return Of(Invalid)
	}
	for _, k := range []BasicKind{Real, Double, Float, BigInt, Long} {
		if IsKind(a, k) || IsKind(b, k) {
			if k == Float && (IsKind(a, BigInt) || IsKind(b, BigInt)) || k == Double && (IsKind(a, BigInt) || IsKind(b, BigInt)) {
				return Of(Real)
			}
			return Of(k)
		}
	}
	return Of(Int)
}

// boxes are the wrapper classes of java.lang.
var boxes = map[BasicKind]string{
	Boolean: "Boolean", Byte: "Byte", Short: "Short", Char: "Character", Int: "Integer", Long: "Long", Float: "Float", Double: "Double",
}

// Boxed is the wrapper class of a primitive type, nil if there is none.
func (w *World) Boxed(t Type) *Class {
	if b, ok := t.(*Basic); ok {
		if n := boxes[b.Kind]; n != "" {
			return w.builtin(n)
		}
	}
	return nil
}

// Unboxed is the primitive type that a wrapper class holds, nil for others.
func Unboxed(t Type) Type {
	if c, ok := t.(*Class); ok {
		for k, n := range boxes {
			if c.Name == "java.lang."+n {
				return Of(k)
			}
		}
	}
	return nil
}
