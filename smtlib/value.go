package smtlib

import (
	"fmt"
	"math/big"
	"slices"
	"strings"
)

// Value is a value of a sort: a Boolean (Bits 0 or 1), a bit-vector (Bits, or
// Big when wider than 64 bits, below 2^width), or an array. It never changes
// and prints as an SMT-LIB term. The zero Value has no sort and stands for "no
// value".
type Value struct {
	Sort *Sort
	Bits uint64
	Big  *big.Int
	Arr  *ArrayValue
}

// ArrayValue is a total map: Entries, by ascending index and without repeated
// indices or elements equal to the default, and Default for all other indices.
// The default is the most frequent element where entries are dense, so equal
// maps are equal structures. An array of a model that is no finite table has a
// lambda instead of the default, and is compared by Evaluator.equal.
type ArrayValue struct {
	Entries []ArrayEntry
	Default Value
	rest    *lambda
}

// ArrayEntry is one point of an array.
type ArrayEntry struct{ Index, Elem Value }

// BoolValue, BVValue and BigValue make values; bits beyond the width are cut.
func (b *Builder) BoolValue(v bool) Value { return Value{Sort: b.sorts.boolSort, Bits: truth(v)} }

// BVValue is the value v modulo 2^width of bit-vector sort s.
func BVValue(s *Sort, v uint64) Value {
	if s.Width > 64 {
		return BigValue(s, new(big.Int).SetUint64(v))
	}
	return Value{Sort: s, Bits: v & mask(s.Width)}
}

// BigValue is the value v modulo 2^width of bit-vector sort s; v may be
// negative.
func BigValue(s *Sort, v *big.Int) Value {
	m := new(big.Int).And(v, bigMask(s.Width))
	if s.Width <= 64 {
		return Value{Sort: s, Bits: m.Uint64()}
	}
	return Value{Sort: s, Big: m}
}

// ZeroValue is false, 0, or the array of zeros.
func ZeroValue(s *Sort) Value {
	switch s.Kind {
	case BoolKind:
		return Value{Sort: s}
	case BitVecKind:
		return BVValue(s, 0)
	case FloatKind:
		return Value{Sort: s}
	}
	return Value{Sort: s, Arr: &ArrayValue{Default: ZeroValue(s.Elem)}}
}

// NewArrayValue is the array of sort s with the given points, later ones
// winning over earlier ones, and def elsewhere.
func NewArrayValue(s *Sort, def Value, entries ...ArrayEntry) Value {
	es := slices.Clone(entries)
	slices.SortStableFunc(es, func(x, y ArrayEntry) int { return x.Index.Compare(y.Index) })
	n := 0
	for i, e := range es {
		if i+1 < len(es) && es[i+1].Index.Compare(e.Index) == 0 {
			continue
		}
		es[n] = e
		n++
	}
	return normalArray(s, es[:n], def)
}

// normalArray makes an array from entries sorted by distinct index, which it
// takes over.
func normalArray(s *Sort, es []ArrayEntry, def Value) Value {
	if card := s.Index.card64(); 2*int64(len(es)) >= card {
		// The default may be hidden or rare: take the most frequent element.
		if int64(len(es)) < card {
			es = fill(s, es, def)
		}
		count := map[string]int{}
		best, most := def, 0
		for _, e := range es {
			k := e.Elem.String()
			count[k]++
			if c := count[k]; c > most || c == most && e.Elem.Compare(best) < 0 {
				best, most = e.Elem, c
			}
		}
		def = best
	}
	es = slices.DeleteFunc(es, func(e ArrayEntry) bool { return e.Elem.Compare(def) == 0 })
	return Value{Sort: s, Arr: &ArrayValue{Entries: es, Default: def}}
}

// fill gives the default to all indices without an entry, in order.
func fill(s *Sort, es []ArrayEntry, def Value) []ArrayEntry {
	var all []ArrayEntry
	forAllValues(s.Index, func(i Value) bool {
		if len(es) > 0 && es[0].Index.Compare(i) == 0 {
			all = append(all, es[0])
			es = es[1:]
		} else {
			all = append(all, ArrayEntry{i, def})
		}
		return true
	})
	return all
}

// forAllValues visits the values of a sort in ascending order until visit says
// no. The caller makes sure that there are few.
func forAllValues(s *Sort, visit func(Value) bool) bool {
	n := s.card64()
	if s.Kind != ArrayKind {
		for i := int64(0); i < n; i++ {
			if !visit(BVOrBool(s, uint64(i))) {
				return false
			}
		}
		return true
	}
	var index, elems, all []Value
	forAllValues(s.Index, func(v Value) bool { index = append(index, v); return true })
	forAllValues(s.Elem, func(v Value) bool { elems = append(elems, v); return true })
	digits := make([]int, len(index))
	for {
		es := make([]ArrayEntry, len(index))
		for k, d := range digits {
			es[k] = ArrayEntry{index[k], elems[d]}
		}
		all = append(all, normalArray(s, es, elems[0]))
		k := 0
		for ; k < len(digits); k++ {
			if digits[k]++; digits[k] < len(elems) {
				break
			}
			digits[k] = 0
		}
		if k == len(digits) {
			break
		}
	}
	slices.SortFunc(all, Value.Compare)
	for _, v := range all {
		if !visit(v) {
			return false
		}
	}
	return true
}

// BVOrBool is the value with these bits of a Boolean or bit-vector sort.
func BVOrBool(s *Sort, bits uint64) Value {
	if s.Kind == BoolKind {
		return Value{Sort: s, Bits: bits & 1}
	}
	return BVValue(s, bits)
}

// IsTrue reports the value true.
func (v Value) IsTrue() bool { return v.Sort != nil && v.Sort.Kind == BoolKind && v.Bits == 1 }

// Uint reads a Boolean or bit-vector as an unsigned number.
func (v Value) Uint() *big.Int {
	if v.Big != nil {
		return new(big.Int).Set(v.Big)
	}
	return new(big.Int).SetUint64(v.Bits)
}

// Int reads a bit-vector in two's complement.
func (v Value) Int() *big.Int {
	return new(big.Int).Set(signedBig(v.Uint(), v.Sort.Width))
}

// Compare orders the values of one sort: numbers unsigned, arrays in some
// fixed order. It gives 0 exactly for equal values; arrays with a lambda inside
// may be equal and give something else.
func (v Value) Compare(w Value) int {
	if v.Arr == nil {
		switch {
		case v.Big != nil && w.Big != nil:
			return v.Big.Cmp(w.Big)
		case v.Bits < w.Bits:
			return -1
		case v.Bits > w.Bits:
			return 1
		}
		return 0
	}
	if v.Arr == w.Arr {
		return 0
	}
	if c := v.Arr.rest.compare(w.Arr.rest); c != 0 {
		return c
	}
	if c := v.Arr.Default.Compare(w.Arr.Default); c != 0 {
		return c
	}
	return slices.CompareFunc(v.Arr.Entries, w.Arr.Entries, func(x, y ArrayEntry) int {
		if c := x.Index.Compare(y.Index); c != 0 {
			return c
		}
		return x.Elem.Compare(y.Elem)
	})
}

// find gives the place of an index among the entries, or where it would stand.
func (a *ArrayValue) find(i Value) (int, bool) {
	return slices.BinarySearchFunc(a.Entries, i, func(e ArrayEntry, i Value) int { return e.Index.Compare(i) })
}

// Store is the array value with one element changed.
func (v Value) Store(i, e Value) Value {
	es := v.Arr.Entries
	k, found := v.Arr.find(i)
	n := make([]ArrayEntry, 0, len(es)+1)
	n = append(append(n, es[:k]...), ArrayEntry{i, e})
	if found {
		k++
	}
	n = append(n, es[k:]...)
	if v.Arr.rest != nil {
		return Value{Sort: v.Sort, Arr: &ArrayValue{Entries: n, rest: v.Arr.rest}}
	}
	return normalArray(v.Sort, n, v.Arr.Default)
}

// String prints the value as SMT-LIB; arrays as stores into a constant array.
func (v Value) String() string {
	if v.Sort == nil {
		return "no value"
	}
	switch v.Sort.Kind {
	case BoolKind:
		if v.Bits == 1 {
			return "true"
		}
		return "false"
	case BitVecKind:
		return bitsText(v.Bits, v.Big, v.Sort.Width)
	case FloatKind:
		f := v.Sort.format()
		return fmt.Sprintf("((_ to_fp %d %d) %s)", f.exp, f.sig, bitsText(v.Bits, nil, f.width()))
	}
	var sb strings.Builder
	sb.WriteString(strings.Repeat("(store ", len(v.Arr.Entries)))
	if v.Arr.rest != nil {
		sb.WriteString(v.Arr.rest.String())
	} else {
		sb.WriteString("((as const " + v.Sort.text + ") " + v.Arr.Default.String() + ")")
	}
	for _, e := range v.Arr.Entries {
		sb.WriteString(" " + e.Index.String() + " " + e.Elem.String() + ")")
	}
	return sb.String()
}

// ValueTerm is the term that denotes the value, which has no lambda inside.
func (b *Builder) ValueTerm(v Value) *Term {
	switch v.Sort.Kind {
	case BoolKind:
		return b.Bool(v.Bits == 1)
	case BitVecKind:
		if v.Big != nil {
			return b.BVBig(v.Big, v.Sort.Width)
		}
		return b.BV(v.Bits, v.Sort.Width)
	case FloatKind:
		f := v.Sort.format()
		return b.Floating(OpFPOfBits, f.exp, f.sig, b.BV(v.Bits, f.width()))
	}
	t := b.ConstArray(v.Sort, b.ValueTerm(v.Arr.Default))
	for _, e := range v.Arr.Entries {
		t = b.Store(t, b.ValueTerm(e.Index), b.ValueTerm(e.Elem))
	}
	return t
}
