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
	"java.nio.charset.Charset": true, "java.math.BigInteger": true, "java.math.BigDecimal": true,
}

// A driver takes one type for each type variable: an Integer where that is one, else a String, else what the bound
// says. Code that is generic cannot tell, but by a cast, what else might be there.

// signature is that of a method in drivers, erased.
func (p *product) signature(m *types.Method) *types.Signature {
	if s := p.signatures[m]; s != nil {
		return s
	}
	var on types.Type
	if !m.Static {
		on = p.world.GroundClass(m.Class)
	}
	full := p.world.GroundSignature(m, on)
	s := &types.Signature{Result: p.world.Erasure(full.Result)}
	for _, t := range full.Params {
		s.Params = append(s.Params, p.world.Erasure(t))
	}
	p.signatures[m] = s
	return s
}

// taken is the type of a parameter in drivers.
func (p *product) taken(m *types.Method, i int) types.Type { return p.signature(m).Params[i] }

// gives is the type of what a method gives in drivers.
func (p *product) gives(m *types.Method) types.Type { return p.signature(m).Result }

// givesAny reports whether a method gives what a type variable stands for.
func (p *product) givesAny(m *types.Method) bool {
	return p.gives(m).String() != p.world.Erasure(m.Result).String()
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
