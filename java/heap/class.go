package heap

import "inspect/java/types"

// Classes are the objects of java.lang.Class: one for each type, made when it is asked
// for and never changed.
//
//	Point.class     Class { name = "p.Point", superclass = Object.class, … }
type Classes struct {
	w       *types.World
	literal func(text string) *Constant
	enum    func(*types.Field) *Constant
	of      map[types.Type]*Constant
}

// NewClasses makes none yet; literal gives the object of a string constant, and enum that
// of a constant of an enum, nil where it is not known.
func NewClasses(w *types.World, literal func(text string) *Constant, enum func(*types.Field) *Constant) *Classes {
	return &Classes{w, literal, enum, map[types.Type]*Constant{}}
}

// Of is the object of class c, java.lang.Class, that stands for t. The class of a lambda
// has a name that nobody knows.
func (cs *Classes) Of(c *types.Class, t types.Type) *Constant {
	if k := cs.of[t]; k != nil {
		return k
	}
	k := &Constant{Type: c, Name: nameOf(t), Class: t, Fields: map[*types.Field]ConstantValue{}}
	cs.of[t] = k
	for _, f := range c.Fields {
		if v, known := cs.field(c, t, f.Name); known && !f.Static {
			k.Fields[f] = v
		}
	}
	return k
}

// nameOf is what people call the object that stands for t.
func nameOf(t types.Type) string {
	if c, ok := t.(*types.Class); ok && c.IsAnonymous() {
		return "the class of " + types.ShortName(t)
	}
	return types.ShortName(t) + ".class"
}

// field is what a field of the object that stands for t holds.
func (cs *Classes) field(c *types.Class, t types.Type, field string) (ConstantValue, bool) {
	class, _ := t.(*types.Class)
	array, _ := t.(*types.Array)
	truth := func(is bool) (ConstantValue, bool) {
		if is {
			return ConstantValue{Int: 1}, true
		}
		return ConstantValue{}, true
	}
	object := func(t types.Type) (ConstantValue, bool) { return ConstantValue{Ref: cs.Of(c, t)}, true }
	switch field {
	case "name", "simpleName":
		if cs.w.Text() == nil || class != nil && class.Function() || array != nil && leafOf(array).Function() {
			return ConstantValue{}, false
		}
		if field == "name" {
			return ConstantValue{Ref: cs.literal(binaryName(t))}, true
		}
		return ConstantValue{Ref: cs.literal(plainName(t))}, true
	case "component":
		if array != nil {
			return object(array.Elem)
		}
	case "superclass":
		root := cs.w.Lookup("java.lang.Object")
		switch {
		case array != nil:
			return object(root)
		case class != nil && class != root && !class.IsInterface() && class.Super != nil:
			return object(class.Super)
		}
	case "isInterface":
		return truth(class != nil && class.IsInterface())
	case "isEnum":
		return truth(class != nil && class.EnumOf() == class)
	case "first":
		if k := types.FirstConstant(t); k != nil {
			v := cs.enum(k)
			return ConstantValue{Ref: v}, v != nil
		}
	case "isRecord":
		return truth(class != nil && class.IsRecord())
	case "isPrimitive":
		return truth(class == nil && array == nil)
	case "asserts":
		if array != nil {
			class = leafOf(array)
		}
		return truth(class != nil && class.Decl != nil && !class.IsOutside())
	default:
		return ConstantValue{}, false
	}
	return ConstantValue{}, true // null
}

// leafOf is the class of the elements of the innermost arrays; of numbers it is none.
func leafOf(a *types.Array) *types.Class {
	for {
		switch e := a.Elem.(type) {
		case *types.Array:
			a = e
		case *types.Class:
			return e
		default:
			return &types.Class{}
		}
	}
}

// letters are what Class.getName() calls the elements of arrays of numbers.
var letters = map[types.BasicKind]string{types.Boolean: "Z", types.Byte: "B", types.Short: "S", types.Char: "C",
	types.Int: "I", types.Long: "J", types.Float: "F", types.Double: "D"}

// binaryName is what Class.getName() gives.
func binaryName(t types.Type) string {
	array, ok := t.(*types.Array)
	if !ok {
		if c, ok := t.(*types.Class); ok {
			return c.BinaryName()
		}
		return t.String()
	}
	switch e := array.Elem.(type) {
	case *types.Array:
		return "[" + binaryName(e)
	case *types.Basic:
		return "[" + letters[e.Kind]
	}
	return "[L" + binaryName(array.Elem) + ";"
}

// plainName is what Class.getSimpleName() gives.
func plainName(t types.Type) string {
	switch t := t.(type) {
	case *types.Array:
		return plainName(t.Elem) + "[]"
	case *types.Class:
		if t.IsAnonymous() {
			return ""
		}
		return t.SimpleName()
	}
	return t.String()
}
