package fuzz

// typ is a Java type. Types are compared by pointer; gen.arrayOf makes arrays
// canonical.
type typ struct {
	name  string
	bits  int  // of a number, 1 for boolean, 0 for a reference
	char  bool // unsigned
	float bool // float or double
	elem  *typ // of an array
	box   *typ // what a box holds
	list  *typ // what a list holds
	class *class
}

func (t *typ) isRef() bool     { return t.bits == 0 }
func (t *typ) isBoolean() bool { return t.bits == 1 }
func (t *typ) isNumeric() bool { return t.bits > 1 && !t.float } // an integer

// The basic types, narrowest literal first.
var (
	tInt     = &typ{name: "int", bits: 32}
	tBoolean = &typ{name: "boolean", bits: 1}
	tLong    = &typ{name: "long", bits: 64}
	tByte    = &typ{name: "byte", bits: 8}
	tChar    = &typ{name: "char", bits: 16, char: true}
	tShort   = &typ{name: "short", bits: 16}
	tDouble  = &typ{name: "double", bits: 64, float: true}
	tFloat   = &typ{name: "float", bits: 32, float: true}
	integers = []*typ{tInt, tBoolean, tLong, tByte, tChar, tShort} // and truth values
	basics   = append(integers[:len(integers):len(integers)], tDouble, tFloat)
)

// class is a class or interface of a program, or one of the library's that
// programs mention.
type class struct {
	name       string
	typ        *typ
	super      *class
	interfaces []*class
	iface      bool
	abstract   bool
	library    bool
	final      bool
	record     bool     // of its instance fields, which are final; only it names them without ()
	enum       bool     // its constants are static fields of its type
	fields     []*field // declared here
	constants  []string // of an enum
	ctors      [][]*typ // parameter types
	// raw classes have no initialisers and a constructor without parameters
	// that does nothing, nor have their superclasses: the pre-state may hold
	// objects of them.
	raw  bool
	rank int // of the constructors; see unit ranks in gen
	body []string
}

// field is a field of a class.
type field struct {
	owner  *class
	name   string
	typ    *typ
	static bool
	final  bool // a constant, or a component of a record
	ghost  bool
}

// family is a method with all that overrides it.
type family struct {
	name      string
	root      *class
	static    bool
	private   bool
	params    []*typ
	result    *typ // nil: void
	varArgs   bool // the last parameter
	recursive bool
	rank      int
}

// isSubclass reports whether c is d or below it.
func (c *class) isSubclass(d *class) bool {
	if c == nil {
		return false
	}
	if c == d || c.super.isSubclass(d) {
		return true
	}
	for _, i := range c.interfaces {
		if i.isSubclass(d) {
			return true
		}
	}
	return false
}

// lookup finds what name means on an expression of class c, statics included.
func (c *class) lookup(name string) *field {
	for d := c; d != nil; d = d.super {
		for _, f := range d.fields {
			if f.name == name {
				return f
			}
		}
	}
	return nil
}

// instanceFields are those of an object of class c, inherited first.
func (c *class) instanceFields() []*field {
	var out []*field
	if c.super != nil {
		out = c.super.instanceFields()
	}
	for _, f := range c.fields {
		if !f.static {
			out = append(out, f)
		}
	}
	return out
}

// isConcrete reports whether there are objects of class c itself.
func (c *class) isConcrete() bool { return !c.iface && !c.abstract && !c.library }

// isSubtype reports whether a reference of type s may be used as a t.
func (g *gen) isSubtype(s, t *typ) bool {
	switch {
	case s == t:
		return true
	case !s.isRef() || !t.isRef():
		return false
	case t == g.object.typ:
		return true
	case s.elem != nil:
		return t.elem != nil && s.elem.isRef() && g.isSubtype(s.elem, t.elem)
	case t.elem != nil:
		return false
	}
	return s.class.isSubclass(t.class)
}

// canCast reports whether a cast from s to t compiles.
func (g *gen) canCast(s, t *typ) bool {
	if g.isSubtype(s, t) || g.isSubtype(t, s) {
		return true
	}
	switch {
	case s.elem != nil && t.elem != nil:
		return s.elem.isRef() && t.elem.isRef() && g.canCast(s.elem, t.elem)
	case s.elem != nil || t.elem != nil:
		return false
	case s.list != nil && t.list != nil: // of different elements, no list is of both
		return false
	}
	return s.class.iface && !t.class.final || t.class.iface && !s.class.final
}
