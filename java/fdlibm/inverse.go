package fdlibm

import "math"

const (
	piOver2Hi = 0x1.921fb54442d18p0
	piOver2Lo = 0x1.1a62633145c07p-54
	piOver4Hi = 0x1.921fb54442d18p-1
	pi        = 0x1.921fb54442d18p1
	piLo      = 0x1.1a62633145c07p-53
)

// arcP and arcQ are numerator and denominator of what asin and acos approximate.
func arcP(t float64) float64 {
	return mul(t, poly(t, 0x1.5555555555555p-3, -0x1.4d61203eb6f7dp-2, 0x1.9c1550e884455p-3, -0x1.48228b5688f3bp-5, 0x1.9efe07501b288p-11, 0x1.23de10dfdf709p-15))
}

func arcQ(t float64) float64 {
	return poly(t, 1, -0x1.33a271c8a2d4bp1, 0x1.02ae59c598ac8p1, -0x1.6066c1b8d0159p-1, 0x1.3b8c5b12e9282p-4)
}

func asin(x float64) float64 {
	ix := high(x) & math.MaxInt32
	switch {
	case ix >= 0x3ff00000 && math.Abs(x) == 1:
		return mul(x, piOver2Hi) + mul(x, piOver2Lo)
	case ix >= 0x3ff00000:
		return math.NaN()
	case ix < 0x3e400000:
		return x
	case ix < 0x3fe00000:
		t := x * x
		return x + mul(x, arcP(t)/arcQ(t))
	}
	t := (1 - math.Abs(x)) * 0.5
	p, q, s := arcP(t), arcQ(t), math.Sqrt(t)
	if ix >= 0x3fef3333 {
		t = piOver2Hi - (2*(s+mul(s, p/q)) - piOver2Lo)
	} else {
		w := truncated(s)
		c := (t - mul(w, w)) / (s + w)
		p = mul(2*s, p/q) - (piOver2Lo - 2*c)
		t = piOver4Hi - (p - (piOver4Hi - 2*w))
	}
	return math.Copysign(t, x)
}

func acos(x float64) float64 {
	hx := high(x)
	ix := hx & math.MaxInt32
	switch {
	case x == 1:
		return 0
	case x == -1:
		return pi + 2*piOver2Lo
	case ix >= 0x3ff00000:
		return math.NaN()
	case ix <= 0x3c600000:
		return piOver2Hi + piOver2Lo
	case ix < 0x3fe00000:
		z := x * x
		return piOver2Hi - (x - (piOver2Lo - mul(x, arcP(z)/arcQ(z))))
	case hx < 0:
		z := (1 + x) * 0.5
		s := math.Sqrt(z)
		w := mul(arcP(z)/arcQ(z), s) - piOver2Lo
		return pi - 2*(s+w)
	}
	z := (1 - x) * 0.5
	s := math.Sqrt(z)
	d := truncated(s)
	c := (z - mul(d, d)) / (s + d)
	w := mul(arcP(z)/arcQ(z), s) + c
	return 2 * (d + w)
}

// atanAt are the arc tangents of 0.5, 1, 1.5 and infinity, each as a sum of two numbers.
var atanAt = [...]struct{ hi, lo float64 }{
	{0x1.dac670561bb4fp-2, 0x1.a2b7f222f65e2p-56},
	{0x1.921fb54442d18p-1, 0x1.1a62633145c07p-55},
	{0x1.f730bd281f69bp-1, 0x1.007887af0cbbdp-56},
	{0x1.921fb54442d18p0, 0x1.1a62633145c07p-54},
}

func atan(x float64) float64 {
	ix := high(x) & math.MaxInt32
	if ix >= 0x44100000 {
		if math.IsNaN(x) {
			return x
		}
		return math.Copysign(atanAt[3].hi+atanAt[3].lo, x)
	}
	id, sign := -1, x
	if ix < 0x3fdc0000 {
		if ix < 0x3e200000 {
			return x
		}
	} else {
		x = math.Abs(x)
		switch {
		case ix < 0x3fe60000:
			id, x = 0, (2*x-1)/(2+x)
		case ix < 0x3ff30000:
			id, x = 1, (x-1)/(x+1)
		case ix < 0x40038000:
			id, x = 2, (x-1.5)/(1+mul(1.5, x))
		default:
			id, x = 3, -1/x
		}
	}
	z := x * x
	w := z * z
	s1 := mul(z, poly(w, 0x1.555555555550dp-2, 0x1.24924920083ffp-3, 0x1.745cdc54c206ep-4, 0x1.10d66a0d03d51p-4, 0x1.97b4b24760debp-5, 0x1.0ad3ae322da11p-6))
	s2 := mul(w, poly(w, -0x1.999999998ebc4p-3, -0x1.c71c6fe231671p-4, -0x1.3b0f2af749a6dp-4, -0x1.dde2d52defd9ap-5, -0x1.2b4442c6a6c2fp-5))
	if id < 0 {
		return x - mul(x, s1+s2)
	}
	return math.Copysign(atanAt[id].hi-((mul(x, s1+s2)-atanAt[id].lo)-x), sign)
}

func atan2(y, x float64) float64 {
	switch {
	case math.IsNaN(x) || math.IsNaN(y):
		return math.NaN()
	case x == 1:
		return atan(y)
	}
	left := math.Signbit(x)
	signed := func(v float64) float64 { return math.Copysign(v, y) }
	ix, iy := high(x)&math.MaxInt32, high(y)&math.MaxInt32
	switch {
	case y == 0 && left:
		return signed(pi)
	case y == 0:
		return y
	case x == 0:
		return signed(piOver2Hi)
	case math.IsInf(x, 0):
		switch {
		case math.IsInf(y, 0) && left:
			return signed(3 * piOver4Hi)
		case math.IsInf(y, 0):
			return signed(piOver4Hi)
		case left:
			return signed(pi)
		}
		return signed(0)
	case math.IsInf(y, 0):
		return signed(piOver2Hi)
	}
	k := (iy - ix) >> 20
	var z float64
	switch {
	case k > 60:
		z = piOver2Hi + 0.5*piLo
	case left && k < -60:
		z = 0
	default:
		z = atan(math.Abs(y / x))
	}
	switch {
	case !left:
		return signed(z)
	case math.Signbit(y):
		return (z - piLo) - pi
	}
	return pi - (z - piLo)
}
