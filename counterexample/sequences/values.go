package sequences

import (
	"slices"

	"inspect/java/ast"
	"inspect/java/types"
)

// A value is what nobody changes and no code tells from an equal one, as far as the text says: a number, a
// text, null.

// isValueType reports whether all that is of a type are values.
func isValueType(t types.Type) bool {
	return !types.IsKind(types.Leaf(t), types.Invalid) && !isChangeable(t)
}

// isValueName reports whether a type as it is written is one of values; nil: it is not written.
func isValueName(t ast.TypeExpr) bool {
	switch t := t.(type) {
	case *ast.PrimType:
		return true
	case *ast.NamedType:
		return slices.Contains(values, "java.lang."+lastPart(t))
	}
	return false
}

// isValue reports whether an expression gives a value.
func (v *variables) isValue(x ast.Expr) bool {
	switch x := ast.Unparen(x).(type) {
	case *ast.Literal, *ast.Binary, *ast.Unary, *ast.IncDec, *ast.InstanceOf, *ast.ClassLit:
		return true
	case *ast.Cast:
		return isValueName(x.Type) || v.isValue(x.X)
	case *ast.Assign:
		return v.isValue(x.Y)
	case *ast.Cond:
		return v.isValue(x.X) && v.isValue(x.Y)
	case *ast.Ident:
		return v.values[x.Name]
	case *ast.Select:
		return x.Name.Text == "length" || v.isOfValues(x.Name.Text)
	case *ast.Call:
		return v.isGivingValue(x)
	}
	return false
}

// isOfValues reports whether all fields of the program that have a name are of types of values.
func (v *variables) isOfValues(name string) bool {
	fs := v.effects.fieldsNamed(name)
	return len(fs) > 0 && !slices.ContainsFunc(fs, func(f *types.Field) bool { return !isValueType(f.Type) })
}

// isGivingValue reports whether a call gives a value.
func (v *variables) isGivingValue(x *ast.Call) bool {
	ms := v.effects.methods[x.Name.Text]
	if slices.ContainsFunc(ms, func(m *types.Method) bool { return !isValueType(m.Result) }) {
		return false
	}
	on, _ := x.X.(*ast.Ident)
	return len(ms) > 0 || slices.Contains(counting, x.Name.Text) || on != nil && on.Name != "Objects" && slices.Contains(harmless, on.Name)
}

// counting are the methods of the library that give values, whatever class they are of.
var counting = []string{
	"equals", "hashCode", "toString", "compareTo", "compare", "length", "charAt", "substring", "indexOf", "lastIndexOf", "startsWith", "endsWith",
	"trim", "strip", "isBlank", "concat", "toLowerCase", "toUpperCase", "repeat", "size", "isEmpty", "contains", "containsAll", "containsKey",
	"containsValue", "hasNext", "intValue", "longValue", "doubleValue", "booleanValue", "charValue", "ordinal", "name", "isPresent",
}
