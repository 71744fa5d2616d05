package bounds

import (
	"inspect/java/types"
)

// Bounds of a check. As written, a number that is zero means the default, and
// None means zero; in PerClass zero is zero. After WithDefaults the numbers are
// what they say.
type Bounds struct {
	Bits           int            // width of int, 1..64; default 32
	Objects        int            // objects of each concrete class in the pre-state; default 3
	PerClass       map[string]int // by class name (qualified or simple) or array type ("int[]")
	ArrayLength    int            // longest pre-state array, and longest new T[n]; default 4
	Unwind         int            // executions of a loop's body; default 4
	StringLength   int            // longest string of the pre-state; default 4
	CollectionSize int            // elements of a collection of the pre-state; default 3
	Recursion      int            // activations of a method at once; default 3
	Constant       int            // loops and ranges up to this size that constants decide are exact, and arrays up to ConstantLength; default 64
	Total          bool           // object bounds limit allocations too (--objects-total)
	Places         []Place        // bounds for single places and types

	defaulted bool // WithDefaults was here
}

// None as a number of Bounds, as written, means zero.
const None = -1

// WithDefaults gives the numbers that are meant: the defaults where zero is
// written, and zero where None is. What WithDefaults gave stays as it is.
func (b Bounds) WithDefaults() Bounds {
	return b.Or(Bounds{Bits: 32, Objects: 3, ArrayLength: 4, Unwind: 4, Recursion: 3, StringLength: 4, CollectionSize: 3, Constant: 64})
}

// Or is WithDefaults with other defaults, all of which must be given.
func (b Bounds) Or(defaults Bounds) Bounds {
	if b.defaulted {
		return b
	}
	written, usual := b.numbers(), defaults.numbers()
	for i, p := range written {
		switch *p {
		case 0:
			*p = *usual[i]
		case None:
			*p = 0
		}
	}
	b.defaulted = true
	return b
}

// numbers are the bounds that have a default.
func (b *Bounds) numbers() []*int {
	return []*int{&b.Bits, &b.Objects, &b.ArrayLength, &b.Unwind, &b.Recursion, &b.StringLength, &b.CollectionSize, &b.Constant}
}

// AsWritten gives the bounds with zero written as None, of which WithDefaults makes the same. What
// WithDefaults did not give stays as it is.
func (b Bounds) AsWritten() Bounds {
	if !b.defaulted {
		return b
	}
	for _, p := range b.numbers() {
		if *p == 0 {
			*p = None
		}
	}
	b.defaulted = false
	return b
}

// Width is the number of bits of a numeric kind (DESIGN section 4): at 32
// Java's own widths; below, long has 2N bits, byte and short the smaller of N
// and their own, char the smaller of 16 and N-1 (at least 1).
func (b Bounds) Width(k types.BasicKind) int {
	n := b.Bits
	switch k {
	case types.Byte:
		return min(8, n)
	case types.Short:
		return min(16, n)
	case types.Char:
		return max(1, min(16, n-1))
	case types.Long:
		return 2 * n
	case types.Float:
		return 32
	case types.Double:
		return 64
	}
	return n
}

// WidthOf is the width of the values of a numeric type.
func (b Bounds) WidthOf(t types.Type) int {
	k := t.(*types.Basic)
	if k.Bits > 0 {
		return k.Bits
	}
	return b.Width(k.Kind)
}

// ObjectsOf is how many objects of a concrete class or array type there may be, beside
// those that class initialisation made: of an enum none, and of java.lang.Class none.
func (b Bounds) ObjectsOf(t types.Type) int {
	if b.None(t) {
		return 0
	}
	if a, ok := t.(*types.Array); ok && a.Row {
		return b.objectsOf("java.lang.String", "String")
	}
	return b.objectsOf(types.Declared(t).String(), types.SimpleName(t))
}

// None reports whether no object but those of class initialisation is of class t.
func (Bounds) None(t types.Type) bool {
	c, ok := t.(*types.Class)
	return ok && (c.EnumOf() != nil || types.IsClass(c))
}

// objectsOf is the number given for one of the names, else the one for all.
func (b Bounds) objectsOf(names ...string) int {
	for _, name := range names {
		if n, ok := b.PerClass[name]; ok {
			return n
		}
	}
	return b.Objects
}
