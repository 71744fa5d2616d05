package fdlibm

import "math"

const (
	ln2Hi     = 0x1.62e42feep-1
	ln2Lo     = 0x1.a39ef35793c76p-33
	invLn2    = 0x1.71547652b82fep0
	mostExp   = 0x1.62e42fefa39efp9
	leastExp  = -0x1.74910d52d3051p9
	oneThird  = 0.33333333333333333
	twoThirds = 0.66666666666666666
)

func exp(x float64) float64 {
	hx := high(x) & math.MaxInt32
	switch {
	case math.IsNaN(x):
		return x
	case x > mostExp:
		return math.Inf(1)
	case x < leastExp:
		return 0
	}
	var hi, lo float64
	k := 0
	switch {
	case hx > 0x3fd62e42:
		if hx < 0x3ff0a2b2 {
			k = 1
			if x < 0 {
				k = -1
			}
			hi, lo = x-float64(k)*ln2Hi, float64(k)*ln2Lo
		} else {
			k = int(mul(invLn2, x) + math.Copysign(0.5, x))
			hi, lo = x-mul(float64(k), ln2Hi), mul(float64(k), ln2Lo)
		}
		x = hi - lo
	case hx < 0x3e300000:
		return 1 + x
	}
	t := x * x
	c := x - mul(t, poly(t, 0x1.555555555553ep-3, -0x1.6c16c16bebd93p-9, 0x1.1566aaf25de2cp-14, -0x1.bbd41c5d26bf1p-20, 0x1.6376972bea4dp-25))
	if k == 0 {
		return 1 - (mul(x, c)/(c-2) - x)
	}
	y := 1 - ((lo - mul(x, c)/(2-c)) - hi)
	if k >= -1021 {
		return scaled(y, k)
	}
	return scaled(y, k+1000) * 0x1p-1000
}

func expm1(x float64) float64 {
	hx, negative := high(x)&math.MaxInt32, math.Signbit(x)
	if hx >= 0x4043687a {
		switch {
		case math.IsNaN(x):
			return x
		case x > mostExp:
			return math.Inf(1)
		case negative:
			return -1
		}
	}
	k, c := 0, 0.0
	switch {
	case hx > 0x3fd62e42:
		var hi, lo float64
		if hx < 0x3ff0a2b2 {
			k = 1
			if negative {
				k = -1
			}
			hi, lo = x-float64(k)*ln2Hi, float64(k)*ln2Lo
		} else {
			k = int(mul(invLn2, x) + math.Copysign(0.5, x))
			hi, lo = x-mul(float64(k), ln2Hi), mul(float64(k), ln2Lo)
		}
		x = hi - lo
		c = (hi - x) - lo
	case hx < 0x3c900000:
		return x
	}
	hfx := 0.5 * x
	hxs := x * hfx
	r1 := 1 + mul(hxs, poly(hxs, -0x1.11111111110f4p-5, 0x1.a01a019fe5585p-10, -0x1.4ce199eaadbb7p-14, 0x1.0cfca86e65239p-18, -0x1.afdb76e09c32dp-23))
	t := 3 - mul(r1, hfx)
	e := mul(hxs, (r1-t)/(6-mul(x, t)))
	if k == 0 {
		return x - (mul(x, e) - hxs)
	}
	e = mul(x, e-c) - c
	e -= hxs
	switch {
	case k == -1:
		return 0.5*(x-e) - 0.5
	case k == 1 && x < -0.25:
		return -2 * (e - (x + 0.5))
	case k == 1:
		return 1 + 2*(x-e)
	case k <= -2 || k > 56:
		return scaled(1-(e-x), k) - 1
	case k < 20:
		return scaled(words(0x3ff00000-0x200000>>k, 0)-(e-x), k)
	}
	return scaled(x-(e+words(int32(0x3ff-k)<<20, 0))+1, k)
}

// logSeries is the series of log and log1p.
func logSeries(z float64) float64 {
	return poly(z, 0x1.5555555555593p-1, 0x1.999999997fa04p-2, 0x1.2492494229359p-2, 0x1.c71c51d8e78afp-3, 0x1.7466496cb03dep-3, 0x1.39a09d078c69fp-3, 0x1.2f112df3e5244p-3)
}

// normal makes a subnormal number normal, and gives the exponent that it then lacks.
func normal(x float64) (float64, int32) {
	if high(x) < 0x00100000 {
		return x * 0x1p54, -54
	}
	return x, 0
}

// unlike is the logarithm of a number that is not both positive and finite.
func unlike(x float64) (y float64, is bool) {
	switch {
	case x == 0:
		return math.Inf(-1), true
	case x < 0:
		return math.NaN(), true
	}
	return x, math.IsNaN(x) || math.IsInf(x, 1)
}

// exponent is x as a normal number, its upper half, and the binary exponent of x.
func exponent(x float64) (normed float64, hx, k int32) {
	normed, k = normal(x)
	hx = high(normed)
	return normed, hx, k + hx>>20 - 1023
}

func log(x float64) float64 {
	if y, is := unlike(x); is {
		return y
	}
	x, hx, k := exponent(x)
	hx &= 0xfffff
	i := (hx + 0x95f64) & 0x100000
	x = words(hx|(i^0x3ff00000), low(x))
	k += i >> 20
	f, dk := x-1, float64(k)
	if 0xfffff&(2+hx) < 3 {
		if f == 0 {
			return mul(dk, ln2Hi) + mul(dk, ln2Lo)
		}
		r := mul(mul(f, f), 0.5-mul(oneThird, f))
		if k == 0 {
			return f - r
		}
		return mul(dk, ln2Hi) - ((r - mul(dk, ln2Lo)) - f)
	}
	s := f / (2 + f)
	z := s * s
	w := z * z
	t1 := mul(w, poly(w, 0x1.999999997fa04p-2, 0x1.c71c51d8e78afp-3, 0x1.39a09d078c69fp-3))
	t2 := mul(z, poly(w, 0x1.5555555555593p-1, 0x1.2492494229359p-2, 0x1.7466496cb03dep-3, 0x1.2f112df3e5244p-3))
	r := t2 + t1
	if (hx-0x6147a)|(0x6b851-hx) > 0 {
		h := mul(mul(0.5, f), f)
		if k == 0 {
			return f - (h - mul(s, h+r))
		}
		return mul(dk, ln2Hi) - ((h - (mul(s, h+r) + mul(dk, ln2Lo))) - f)
	}
	if k == 0 {
		return f - mul(s, f-r)
	}
	return mul(dk, ln2Hi) - ((mul(s, f-r) - mul(dk, ln2Lo)) - f)
}

func log10(x float64) float64 {
	if y, is := unlike(x); is {
		return y
	}
	x, hx, k := exponent(x)
	i := int32(uint32(k) >> 31)
	y := float64(k + i)
	x = words(hx&0xfffff|(0x3ff-i)<<20, low(x))
	z := mul(y, 0x1.9fef311f12b36p-42) + mul(0x1.bcb7b1526e50ep-2, log(x))
	return z + mul(y, 0x1.34413509f6p-2)
}

func log1p(x float64) float64 {
	hx := high(x)
	ax := hx & math.MaxInt32
	switch {
	case x == -1:
		return math.Inf(-1)
	case x < -1:
		return math.NaN()
	case math.IsNaN(x) || math.IsInf(x, 1):
		return x
	}
	k, f, c, hu := int32(1), 0.0, 0.0, int32(1)
	if hx < 0x3fda827a {
		switch {
		case ax < 0x3c900000:
			return x
		case ax < 0x3e200000:
			return x - mul(mul(x, x), 0.5)
		case hx > 0 || hx <= -0x402d413d: // -0.2929 < x
			k, f = 0, x
		}
	}
	if k != 0 {
		u := x
		if hx < 0x43400000 {
			u = 1 + x
			hu = high(u)
			k = hu>>20 - 1023
			if k > 0 {
				c = 1 - (u - x)
			} else {
				c = x - (u - 1)
			}
			c /= u
		} else {
			hu = high(u)
			k = hu>>20 - 1023
		}
		hu &= 0xfffff
		if hu < 0x6a09e {
			u = words(hu|0x3ff00000, low(u))
		} else {
			k++
			u = words(hu|0x3fe00000, low(u))
			hu = (0x00100000 - hu) >> 2
		}
		f = u - 1
	}
	h, dk := mul(mul(0.5, f), f), float64(k)
	if hu == 0 {
		if f == 0 {
			if k == 0 {
				return 0
			}
			return mul(dk, ln2Hi) + (c + mul(dk, ln2Lo))
		}
		r := mul(h, 1-mul(twoThirds, f))
		if k == 0 {
			return f - r
		}
		return mul(dk, ln2Hi) - ((r - (mul(dk, ln2Lo) + c)) - f)
	}
	s := f / (2 + f)
	z := s * s
	r := mul(z, logSeries(z))
	if k == 0 {
		return f - (h - mul(s, h+r))
	}
	return mul(dk, ln2Hi) - ((h - (mul(s, h+r) + (mul(dk, ln2Lo) + c))) - f)
}
