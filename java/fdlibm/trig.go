package fdlibm

import "math"

// sinOf is the sine of x+y, where |x| is at most pi/4 and y is its tail.
func sinOf(x, y float64, tail bool) float64 {
	const s1 = -0x1.5555555555549p-3
	if high(x)&math.MaxInt32 < 0x3e400000 {
		return x
	}
	z := x * x
	v := mul(z, x)
	r := poly(z, 0x1.111111110f8a6p-7, -0x1.a01a019c161d5p-13, 0x1.71de357b1fe7dp-19, -0x1.ae5e68a2b9cebp-26, 0x1.5d93a5acfd57cp-33)
	if !tail {
		return x + mul(v, s1+mul(z, r))
	}
	return x - ((mul(z, mul(0.5, y)-mul(v, r)) - y) - mul(v, s1))
}

// cosOf is the cosine of x+y.
func cosOf(x, y float64) float64 {
	ix := high(x) & math.MaxInt32
	if ix < 0x3e400000 {
		return 1
	}
	z := x * x
	r := mul(z, poly(z, 0x1.555555555554cp-5, -0x1.6c16c16c15177p-10, 0x1.a01a019cb159p-16, -0x1.27e4f809c52adp-22, 0x1.1ee9ebdb4b1c4p-29, -0x1.8fae9be8838d4p-37))
	if ix < 0x3fd33333 {
		return 1 - (mul(0.5, z) - (mul(z, r) - mul(x, y)))
	}
	q := 0.28125
	if ix <= 0x3fe90000 {
		q = words(ix-0x00200000, 0)
	}
	h := mul(0.5, z) - q
	return (1 - q) - (h - (mul(z, r) - mul(x, y)))
}

// tanOf is the tangent of x+y or, with inverse, -1 over it.
func tanOf(x, y float64, inverse bool) float64 {
	hx := high(x)
	ix := hx & math.MaxInt32
	if ix < 0x3e300000 && math.Trunc(x) == 0 {
		switch {
		case x == 0 && inverse:
			return math.Inf(1)
		case !inverse:
			return x
		}
		w := x + y
		z := truncated(w)
		return overTan(w, z, y-(z-x))
	}
	large := ix >= 0x3fe59428
	if large {
		if hx < 0 {
			x, y = -x, -y
		}
		x = (0x1.921fb54442d18p-1 - x) + (0x1.1a62633145c07p-55 - y)
		y = 0
	}
	z := x * x
	w := z * z
	r := poly(w, 0x1.111111110fe7ap-3, 0x1.664f48406d637p-6, 0x1.d6d22c9560328p-9, 0x1.344d8f2f26501p-11, 0x1.47e88a03792a6p-14, -0x1.375cbdb605373p-16)
	v := mul(z, poly(w, 0x1.ba1ba1bb341fep-5, 0x1.226e3e96e8493p-7, 0x1.7dbc8fee08315p-10, 0x1.026f71a8d1068p-12, 0x1.2b80f32f0a7e9p-14, 0x1.b2a7074bf7ad4p-16))
	s := z * x
	r = y + mul(z, mul(s, r+v)+y)
	r += mul(0x1.5555555555563p-2, s)
	w = x + r
	if large {
		n := 1.0
		if inverse {
			n = -1
		}
		return float64(1-hx>>30&2) * (n - 2*(x-(mul(w, w)/(w+n)-r)))
	}
	if !inverse {
		return w
	}
	z = truncated(w)
	return overTan(w, z, r-(z-x))
}

// overTan is -1/(z+v), where w is the sum rounded and z its high word.
func overTan(w, z, v float64) float64 {
	a := -1 / w
	t := truncated(a)
	s := 1 + mul(t, z)
	return t + mul(a, s+mul(t, v))
}

func sin(x float64) float64 {
	if high(x)&math.MaxInt32 <= 0x3fe921fb {
		return sinOf(x, 0, false)
	}
	switch n, y0, y1 := reduced(x); n & 3 {
	case 0:
		return sinOf(y0, y1, true)
	case 1:
		return cosOf(y0, y1)
	case 2:
		return -sinOf(y0, y1, true)
	default:
		return -cosOf(y0, y1)
	}
}

func cos(x float64) float64 {
	if high(x)&math.MaxInt32 <= 0x3fe921fb {
		return cosOf(x, 0)
	}
	switch n, y0, y1 := reduced(x); n & 3 {
	case 0:
		return cosOf(y0, y1)
	case 1:
		return -sinOf(y0, y1, true)
	case 2:
		return -cosOf(y0, y1)
	default:
		return sinOf(y0, y1, true)
	}
}

func tan(x float64) float64 {
	n, y0, y1 := reduced(x)
	return tanOf(y0, y1, n&1 == 1)
}
