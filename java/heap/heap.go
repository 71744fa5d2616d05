// Package heap holds a concrete program state as plain data: what a decoded
// counterexample, the interpreter and the reports share. It knows no solver,
// no graph and no syntax.
//
//	this -> List#1 { head -> Node#1, size = 1 }
//	        Node#1 { next -> Node#1, key = -3 }
package heap

import (
	"fmt"
	"strconv"

	"inspect/java/types"
)

// Value is a boolean, a number, or a reference. The zero Value is null.
type Value struct {
	Type types.Type // static type of where it stands; may be nil for null
	Int  int64      // integers; boolean: 0 or 1; float and double: the bits, see Floating
	Ref  *Object    // references; nil is null
	Text string     // of \bigint: the number, of any size
}

// IsTrue reports whether a boolean value is true.
func (v Value) IsTrue() bool { return v.Int != 0 }

// String prints a literal, null, or Class#N.
func (v Value) String() string {
	switch {
	case v.Text != "":
		return v.Text
	case v.Ref != nil:
		return v.Ref.Label()
	case v.Type != nil && types.IsSequence(v.Type):
		return "[]"
	case v.Type == nil || types.IsReference(v.Type):
		return "null"
	case types.IsKind(v.Type, types.Boolean):
		return strconv.FormatBool(v.Int != 0)
	case types.IsFloating(v.Type):
		return FloatingText(v.Type, v.Int)
	case types.IsKind(v.Type, types.Char):
		return QuoteChar(uint16(v.Int))
	}
	return strconv.FormatInt(v.Int, 10)
}

// Object is an object or array. Identity is the pointer.
type Object struct {
	Type types.Type // *types.Class (concrete) or *types.Array
	// Number counts from 1 among the objects of the type in the state.
	Number int
	Fields []FieldValue // instance fields, inherited first, in declaration order
	Elems  []Value      // of an array
	// Length is that of an array of which Elems are the first elements alone; 0: they are
	// all.
	Length int
	Fresh  bool // allocated by the method, not in the pre-state
	// Constant is what class initialisation fixes of an object that it made; nil of
	// all other objects. It gives the length of an array without Elems.
	Constant *Constant
	Twin     bool // a string of the state that is equal to another: see MarkTwins
}

// FieldValue is the value of one field. Unseen is set where neither code nor
// specification looks at the field: any value of its type would do, and the one
// given means nothing. Fixed is set of a static field that class initialisation gives
// its value in every pre-state.
type FieldValue struct {
	Field      *types.Field
	Value      Value
	Unobserved bool
	Fixed      bool
}

// Label is Class#N with the brief name of the type; no two objects of a state
// have the same.
func (o *Object) Label() string {
	if o.Constant != nil && o.Constant.Name != "" {
		return o.Constant.Name
	}
	if c, ok := o.Type.(*types.Class); ok && c.IsAnonymous() && o.Number == 1 {
		return c.ShortName() // most often there is one
	}
	if text, ok := o.plain(); ok {
		if o.Twin {
			text, _ = o.Java()
		}
		return text
	}
	return fmt.Sprintf("%s#%d", types.ShortName(o.Type), o.Number)
}

// FieldName is the name of the field number i: see types.Class.FieldName.
func (o *Object) FieldName(i int) string {
	if c, ok := o.Type.(*types.Class); ok {
		return c.FieldName(o.Fields[i].Field)
	}
	return o.Fields[i].Field.Name
}

// Get reads a field.
func (o *Object) Get(f *types.Field) (Value, bool) {
	for i := range o.Fields {
		if o.Fields[i].Field == f {
			return o.Fields[i].Value, true
		}
	}
	return Value{}, false
}

// Set writes a field, which must exist; it reports whether it does.
func (o *Object) Set(f *types.Field, v Value) bool {
	for i := range o.Fields {
		if o.Fields[i].Field == f {
			o.Fields[i].Value = v
			return true
		}
	}
	return false
}

// NamedValue is a named root: this, a parameter.
type NamedValue struct {
	Name  string
	Value Value
}

// State is a whole state: all objects that exist, the roots in declaration
// order (this, then the parameters), the static fields.
type State struct {
	Objects []*Object
	Roots   []NamedValue
	Statics []FieldValue
	// Open are the values of open fields of the objects that will be created, in order.
	// They are 0 where they are missing.
	Open map[OpenField][]int64
	// Chosen are the values that a hidden field (types.Method.Chosen) has after each time
	// that it may have changed, in order. What is missing is 0 or null.
	Chosen map[*types.Field][]map[Holder]Argument
	// Applied is what methods without a body give, as far as it is listed. Of the rest Apply
	// knows it, unless it is nil; else it is 0.
	Applied []Applied
	Apply   func(Applied) (value int64, known bool)
	// Answers are what calls did that code out of sight executes, in order.
	Answers []*Answer
	// InitializerFacts assume, before the method, what initialisers say of static final fields
	// (types.World.Established).
	InitializerFacts []*types.Method
}

// Applied is what the method of a hidden field gives for arguments, where the field has the
// value Version.
type Applied struct {
	Field   *types.Field
	Version int64
	Args    []Argument
	Value   int64
}

// Argument is a value, of a hidden field or given to a method without a body: an object, or a
// number.
type Argument struct {
	Holder
	Int int64
}

// Holder is an object that has a hidden field, by its type and number; the zero Holder has
// the static ones.
type Holder struct {
	Type   types.Type
	Number int
}

// OpenField is an open field of the objects of a class.
type OpenField struct {
	Of    types.Type
	Field *types.Field
}

// Root gives the value of a root by name.
func (s *State) Root(name string) (Value, bool) {
	for _, r := range s.Roots {
		if r.Name == name {
			return r.Value, true
		}
	}
	return Value{}, false
}

// Clone copies the state with all objects; the map leads from old objects to
// their copies.
func (s *State) Clone() (*State, map[*Object]*Object) {
	m := make(map[*Object]*Object, len(s.Objects))
	c := &State{Open: s.Open, Chosen: s.Chosen, Applied: s.Applied, Apply: s.Apply}
	for _, o := range s.Objects {
		n := *o
		m[o] = &n
		c.Objects = append(c.Objects, &n)
	}
	val := func(v Value) Value {
		if v.Ref != nil {
			v.Ref = m[v.Ref]
		}
		return v
	}
	for _, o := range c.Objects {
		o.Fields = append([]FieldValue(nil), o.Fields...)
		for i := range o.Fields {
			o.Fields[i].Value = val(o.Fields[i].Value)
		}
		if o.Elems != nil {
			o.Elems = append([]Value{}, o.Elems...)
		}
		for i := range o.Elems {
			o.Elems[i] = val(o.Elems[i])
		}
	}
	for _, r := range s.Roots {
		c.Roots = append(c.Roots, NamedValue{r.Name, val(r.Value)})
	}
	for _, f := range s.Statics {
		f.Value = val(f.Value)
		c.Statics = append(c.Statics, f)
	}
	return c, m
}
