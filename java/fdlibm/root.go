package fdlibm

import "math"

func cbrt(x float64) float64 {
	if x == 0 || math.IsNaN(x) || math.IsInf(x, 0) {
		return x
	}
	a := math.Abs(x)
	var t float64
	if a < 0x1p-1022 {
		t = 0x1p54 * a
		t = words(high(t)/3+696219795, low(t))
	} else {
		t = words(high(a)/3+715094163, 0)
	}
	r := mul(t, t) / a
	s := 0x1.15f15f15f15f1p-1 + mul(r, t)
	t *= 0x1.6db6db6db6db7p-2 + 0x1.9b6db6db6db6ep0/(s+0x1.6a0ea0ea0ea0fp0-0x1.691de2532c834p-1/s)
	t = words(high(t)+1, 0)
	s = t * t
	r = a / s
	r = (r - t) / (t + t + r)
	return math.Copysign(t+mul(t, r), x)
}

func hypot(x, y float64) float64 {
	a, b := math.Abs(x), math.Abs(y)
	switch {
	case math.IsInf(a, 0) || math.IsInf(b, 0):
		return math.Inf(1)
	case math.IsNaN(a) || math.IsNaN(b):
		return math.NaN()
	}
	if b > a {
		a, b = b, a
	}
	ha, hb := high(a), high(b)
	if ha-hb > 0x3c00000 {
		return a + b
	}
	k := 0
	if ha > 0x5f300000 {
		ha, hb, a, b, k = ha-0x25800000, hb-0x25800000, a*0x1p-600, b*0x1p-600, k+600
	}
	switch {
	case b == 0:
		return a
	case b < 0x1p-1022:
		a, b, k = a*0x1p1022, b*0x1p1022, k-1022
	case b < 0x1p-500:
		ha, hb, a, b, k = ha+0x25800000, hb+0x25800000, a*0x1p600, b*0x1p600, k-600
	}
	w := a - b
	if w > b {
		t1 := words(ha, 0)
		t2 := a - t1
		w = math.Sqrt(mul(t1, t1) - (mul(b, -b) - mul(t2, a+t1)))
	} else {
		a += a
		y1 := words(hb, 0)
		y2 := b - y1
		t1 := words(ha+0x00100000, 0)
		t2 := a - t1
		w = math.Sqrt(mul(t1, y1) - (mul(w, -w) - (mul(t1, y2) + mul(t2, b))))
	}
	if k != 0 {
		return math.Ldexp(1, k) * w
	}
	return w
}
