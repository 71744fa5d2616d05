package heap

import (
	"inspect/java/source"
	"inspect/java/types"
)

// Constant is an object that class initialisation made and to which final fields
// lead from a static one: it exists in every pre-state, is always the same, and
// keeps what is noted here. All else in it may have changed.
//
//	static final Node LIST = new Node(7);   // Node { key = 7 }, if key is final
//	static final int[] T = {1, 2};          // int[2], {1, 2} if nobody can write to it
type Constant struct {
	Type   types.Type // *types.Class (concrete) or *types.Array
	Name   string     // of an enum constant: Colour.RED
	Fields map[*types.Field]ConstantValue
	Length int             // of an array
	Elems  []ConstantValue // of an array that keeps its elements; nil: any
	// Hidden reports whether nothing else leads to an array than the fields that hold it here. Of a
	// collection of the library it says that all is known of it then: those who made it only
	// read it.
	Hidden bool
	// Left reports of one that is Hidden whether others may change it: it is as class initialisation
	// left it in the pre-state alone.
	Left bool
	// Class is the type that an object of java.lang.Class stands for; nil: it is none.
	Class types.Type
	// Arbitrary is why the constructor of an enum constant is not followed: final fields that are not
	// in Fields hold anything, always the same. nil: it is, or it is no enum constant.
	Arbitrary error
	// Interned reports whether a string is the one object of its text (JLS 3.10.5).
	Interned bool
}

// Literal is the object of a string constant.
func Literal(w *types.World, text string) *Constant {
	f := w.Text()
	row := &Constant{Type: f.Type, Elems: []ConstantValue{}}
	for _, u := range source.Units(text) {
		row.Elems = append(row.Elems, ConstantValue{Int: int64(u)})
	}
	row.Length = len(row.Elems)
	return &Constant{Type: f.Class, Fields: map[*types.Field]ConstantValue{f: {Ref: row}}, Interned: true}
}

// Text are the chars of a string constant; false: c is none.
func (c *Constant) Text() ([]uint16, bool) {
	if c == nil || !types.IsString(c.Type) {
		return nil, false
	}
	for _, v := range c.Fields {
		if v.Ref == nil || !v.Ref.FixesElems() {
			continue
		}
		if a, ok := v.Ref.Type.(*types.Array); !ok || !a.Row {
			continue
		}
		units := make([]uint16, len(v.Ref.Elems))
		for i, e := range v.Ref.Elems {
			units[i] = uint16(e.Int)
		}
		return units, true
	}
	return nil, false
}

// ConstantValue is a boolean (0 or 1), an integer, or a reference.
type ConstantValue struct {
	Int int64
	Ref *Constant // nil is null
}

// Fixes reports whether class initialisation fixes a field; of nil it fixes none.
func (c *Constant) Fixes(f *types.Field) bool {
	if c == nil {
		return false
	}
	_, known := c.Fields[f]
	return known
}

// Collection is the collection of the library, which nothing changes since class initialisation,
// that c is or that is seen through it; nil: c is no such.
func (c *Constant) Collection() *Constant {
	k, ok := (*types.Class)(nil), false
	if c != nil {
		k, ok = c.Type.(*types.Class)
	}
	if !ok || !k.Library {
		return nil
	}
	if c.Hidden {
		return c
	}
	for f, v := range c.Fields {
		if types.SeenThrough(f) {
			return v.Ref.Collection()
		}
	}
	return nil
}

// FixesElems reports whether class initialisation fixes the elements.
func (c *Constant) FixesElems() bool { return c != nil && c.Elems != nil }

// Same reports whether two values, of different runs, are alike: the same numbers,
// and objects of the same types that refer to each other in the same way.
func (v ConstantValue) Same(w ConstantValue) bool { return v.isSame(w, map[*Constant]*Constant{}) }

func (v ConstantValue) isSame(w ConstantValue, seen map[*Constant]*Constant) bool {
	a, b := v.Ref, w.Ref
	if a != nil && b != nil && a.Interned != b.Interned {
		return false
	}
	if a == nil || b == nil {
		return a == b && v.Int == w.Int
	}
	if x, found := seen[a]; found {
		return x == b
	}
	seen[a] = b
	if a.Class != b.Class || a.Type != b.Type || a.Length != b.Length || len(a.Fields) != len(b.Fields) || len(a.Elems) != len(b.Elems) {
		return false
	}
	for f, x := range a.Fields {
		if y, known := b.Fields[f]; !known || !x.isSame(y, seen) {
			return false
		}
	}
	for i, x := range a.Elems {
		if !x.isSame(b.Elems[i], seen) {
			return false
		}
	}
	return true
}

// Reached are the constants that values lead to, those that lead to others first.
type Reached struct {
	List   []*Constant
	Follow func(*types.Field) bool // which fields count; nil: all
	found  map[*Constant]bool
}

// Add adds those that v leads to and that are not there.
func (r *Reached) Add(v ConstantValue) {
	c := v.Ref
	if c == nil || r.found[c] {
		return
	}
	if r.found == nil {
		r.found = map[*Constant]bool{}
	}
	r.found[c] = true
	r.List = append(r.List, c)
	if class, ok := c.Type.(*types.Class); ok {
		for k := class; k != nil; k = k.Super {
			for _, fs := range [][]*types.Field{k.Hidden, k.Fields} {
				for _, f := range fs {
					if x, known := c.Fields[f]; known && (r.Follow == nil || r.Follow(f)) {
						r.Add(x)
					}
				}
			}
		}
	}
	for _, x := range c.Elems {
		r.Add(x)
	}
}
