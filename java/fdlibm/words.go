package fdlibm

import "math"

// high and low are the two words of a number: high has sign, exponent and the first twenty
// bits of the fraction.
func high(x float64) int32 { return int32(math.Float64bits(x) >> 32) }

func low(x float64) uint32 { return uint32(math.Float64bits(x)) }

// words is the number with these words.
func words(hi int32, lo uint32) float64 {
	return math.Float64frombits(uint64(uint32(hi))<<32 | uint64(lo))
}

// truncated is x without its low word.
func truncated(x float64) float64 { return words(high(x), 0) }

// scaled adds k to the exponent of x, which neither overflows nor gets subnormal.
func scaled(x float64, k int) float64 { return words(high(x)+int32(k)<<20, low(x)) }

// mul is the rounded product.
func mul(x, y float64) float64 { return float64(x * y) }

// poly is c[0] + x*(c[1] + x*(c[2] + …)).
func poly(x float64, c ...float64) float64 {
	r := c[len(c)-1]
	for i := len(c) - 2; i >= 0; i-- {
		r = c[i] + mul(x, r)
	}
	return r
}
