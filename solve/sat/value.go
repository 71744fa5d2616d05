package sat

import (
	"math/big"

	"inspect/smtlib"
)

// wordValue is the value of a Boolean or bit-vector sort with the given bits,
// the lowest first.
func wordValue(s *smtlib.Sort, bit func(i int) bool) smtlib.Value {
	width := max(s.Width, 1)
	if width <= 64 {
		var v uint64
		for i := range width {
			if bit(i) {
				v |= 1 << i
			}
		}
		return smtlib.BVOrBool(s, v)
	}
	v := new(big.Int)
	for i := range width {
		if bit(i) {
			v.SetBit(v, i, 1)
		}
	}
	return smtlib.BigValue(s, v)
}
