package cfg

import (
	"inspect/types"
)

// Bounds of a check. Zero fields mean the default given by WithDefaults, except
// in PerClass, where zero is legal and means no objects.
type Bounds struct {
	Bits        int            // width of int, 1..64; default 32
	Objects     int            // objects of each concrete class in the pre-state; default 3, None: none
	PerClass    map[string]int // by class name (qualified or simple) or array type ("int[]")
	ArrayLength int            // longest pre-state array, and longest new T[n]; default 4
	Unwind      int            // executions of a loop's body; default 4
	Recursion   int            // activations of a method at once; default 3
	Total       bool           // object bounds limit allocations too (--objects-total)
}

// None as Bounds.Objects, ArrayLength or Unwind means zero.
const None = -1

// WithDefaults fills the zero fields.
func (b Bounds) WithDefaults() Bounds {
	for _, f := range []struct {
		p   *int
		def int
	}{{&b.Bits, 32}, {&b.Objects, 3}, {&b.ArrayLength, 4}, {&b.Unwind, 4}, {&b.Recursion, 3}} {
		switch *f.p {
		case 0:
			*f.p = f.def
		case None:
			*f.p = 0
		}
	}
	return b
}

// Width is the number of bits of an integral kind (DESIGN section 4): at 32
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
	}
	return n
}
