package fdlibm

import "math"

// halfExp is half of e to the x, up to where that overflows.
func halfExp(x float64) float64 {
	switch {
	case high(x) < 0x40862e42:
		return 0.5 * exp(x)
	case math.Float64bits(x) <= 0x408633ce8fb9f87d:
		w := exp(0.5 * x)
		return 0.5 * w * w
	}
	return math.Inf(1)
}

func sinh(x float64) float64 {
	ix := high(x) & math.MaxInt32
	if ix >= 0x7ff00000 || ix < 0x3e300000 {
		return x
	}
	a := math.Abs(x)
	if ix >= 0x40360000 {
		return math.Copysign(halfExp(a), x)
	}
	t, h := expm1(a), math.Copysign(0.5, x)
	if ix < 0x3ff00000 {
		return h * (2*t - mul(t, t)/(t+1))
	}
	return h * (t + t/(t+1))
}

func cosh(x float64) float64 {
	ix := high(x) & math.MaxInt32
	a := math.Abs(x)
	switch {
	case ix >= 0x7ff00000:
		return a
	case ix < 0x3fd62e43:
		t := expm1(a)
		w := 1 + t
		if ix < 0x3c800000 {
			return w
		}
		return 1 + mul(t, t)/(w+w)
	case ix < 0x40360000:
		t := exp(a)
		return 0.5*t + 0.5/t
	}
	return halfExp(a)
}

func tanh(x float64) float64 {
	ix := high(x) & math.MaxInt32
	z := 1.0
	switch {
	case math.IsNaN(x):
		return x
	case ix < 0x3c800000:
		return mul(x, 1+x)
	case ix < 0x3ff00000:
		t := expm1(-2 * math.Abs(x))
		z = -t / (t + 2)
	case ix < 0x40360000:
		t := expm1(2 * math.Abs(x))
		z = 1 - 2/(t+2)
	}
	return math.Copysign(z, x)
}
