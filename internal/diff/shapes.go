package diff

import (
	"fmt"

	"inspect/java/types"
)

// A shape says how both sides are given the same of a type, and how two values of it are compared.
type shape uint8

const (
	unknownShape shape = iota
	noShape            // void
	primitive          // compared by ==
	fraction           // double and float: compared by compare of their classes
	value              // an object that nothing changes, compared by equals: both sides get the same one
	anything           // Object and type variables: both sides get the same, or of a pair its own
	row                // an array of the former
	rows               // an array of rows
	ours               // an object of a class of the program: a pair
	constant           // of an enum of the program
)

// values are classes of the library whose objects do not change.
var values = map[string]bool{
	"java.lang.String": true, "java.lang.Integer": true, "java.lang.Long": true, "java.lang.Short": true, "java.lang.Byte": true,
	"java.lang.Character": true, "java.lang.Boolean": true, "java.lang.Double": true, "java.lang.Float": true,
	"java.math.BigInteger": true, "java.math.BigDecimal": true,
}

// shapeOf is the shape of an erased type.
func (p *product) shapeOf(t types.Type) shape {
	switch t := t.(type) {
	case *types.Basic:
		switch {
		case t.Kind == types.Void:
			return noShape
		case t.Kind == types.Double || t.Kind == types.Float:
			return fraction
		}
		return primitive
	case *types.Array:
		switch s := p.shapeOf(t.Elem); s {
		case primitive, fraction, value:
			return row
		case row:
			return rows
		}
	case *types.Class:
		switch {
		case values[t.Name]:
			return value
		case t.Name == "java.lang.Object":
			return anything
		case p.isOurs(t) && t.IsEnum() && p.beforeOf(t) != nil:
			return constant
		case p.isOurs(t) && p.unpaired(t) == "":
			return ours
		}
	}
	return unknownShape
}

// equal is the condition that two variables of a shape are the same; "" of those that have no single one.
func equal(s shape, t types.Type, a, b string) string {
	switch s {
	case primitive:
		return fmt.Sprintf("%s == %s", a, b)
	case fraction:
		box := "Double"
		if types.IsKind(t, types.Float) {
			box = "Float"
		}
		return fmt.Sprintf("%s.compare(%s, %s) == 0", box, a, b)
	case value:
		return fmt.Sprintf("%s == null ? %s == null : %s.equals(%s)", a, b, a, b)
	}
	return ""
}
