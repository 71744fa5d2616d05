package fdlibm

import "math"

func pow(x, y float64) float64 {
	ax, ay := math.Abs(x), math.Abs(y)
	switch {
	case y == 0:
		return 1
	case math.IsNaN(x) || math.IsNaN(y):
		return math.NaN()
	case y == 2:
		return x * x
	case y == 0.5 && x >= -math.MaxFloat64:
		return math.Sqrt(x + 0)
	case y == 1:
		return x
	case y == -1:
		return 1 / x
	case math.IsInf(y, 0) && ax == 1:
		return math.NaN()
	case math.IsInf(y, 0):
		if (ax > 1) == (y > 0) {
			return math.Inf(1)
		}
		return 0
	}
	whole := ay == math.Trunc(ay)
	odd := whole && ay < 0x1p53 && math.Mod(ay, 2) == 1
	sign := 1.0
	if math.Signbit(x) {
		switch {
		case odd:
			sign = -1
		case !whole && ax != 0 && !math.IsInf(ax, 0):
			return math.NaN()
		}
	}
	if ax == 0 || ax == 1 || math.IsInf(ax, 0) {
		if y < 0 {
			ax = 1 / ax
		}
		return sign * ax
	}
	var t1, t2 float64
	if ay > 0x1.00000ffffffffp31 {
		switch {
		case ax < 0x1.fffff00000000p-1:
			return sign * over(y < 0)
		case ax > 0x1.00000ffffffffp0:
			return sign * over(y > 0)
		}
		t1, t2 = log2AtOne(ax)
	} else {
		t1, t2 = log2(ax)
	}
	return sign * power2(y, t1, t2)
}

// over is infinity, or else 0.
func over(infinite bool) float64 {
	if infinite {
		return math.Inf(1)
	}
	return 0
}

// log2AtOne is the logarithm of a number near 1, as a sum of two numbers.
func log2AtOne(x float64) (t1, t2 float64) {
	t := x - 1
	w := mul(mul(t, t), 0.5-mul(t, 0.3333333333333333333333-mul(t, 0.25)))
	u := mul(0x1.715476p0, t)
	v := mul(t, 0x1.4ae0bf85ddf44p-26) - mul(w, invLn2)
	t1 = truncated(u + v)
	return t1, v - (t1 - u)
}

// log2 is the logarithm of a positive number, as a sum of two numbers.
func log2(x float64) (t1, t2 float64) {
	ix, n := high(x), int32(0)
	if ix < 0x00100000 {
		x *= 0x1p53
		n, ix = -53, high(x)
	}
	n += ix>>20 - 0x3ff
	j := ix & 0xfffff
	ix = j | 0x3ff00000
	k, base, dpH, dpL := int32(0), 1.0, 0.0, 0.0
	switch {
	case j <= 0x3988e:
	case j < 0xbb67a:
		k, base, dpH, dpL = 1, 1.5, 0x1.2b8034p-1, 0x1.cfdeb43cfd006p-27
	default:
		n++
		ix -= 0x00100000
	}
	x = words(ix, low(x))
	u := x - base
	v := 1 / (x + base)
	ss := u * v
	sH := truncated(ss)
	tH := words((ix>>1|0x20000000)+0x00080000+k<<18, 0)
	tL := x - (tH - base)
	sL := mul(v, (u-mul(sH, tH))-mul(sH, tL))
	s2 := ss * ss
	r := mul(mul(s2, s2), poly(s2, 0x1.3333333333303p-1, 0x1.b6db6db6fabffp-2, 0x1.55555518f264dp-2, 0x1.17460a91d4101p-2, 0x1.d864a93c9db65p-3, 0x1.a7e284a454eefp-3))
	r += mul(sL, sH+ss)
	s2 = sH * sH
	tH = truncated(3 + s2 + r)
	tL = r - ((tH - 3) - s2)
	u = sH * tH
	v = mul(sL, tH) + mul(tL, ss)
	pH := truncated(u + v)
	pL := v - (pH - u)
	zH := mul(0x1.ec709ep-1, pH)
	zL := mul(-0x1.e2fe0145b01f5p-28, pH) + mul(pL, 0x1.ec709dc3a03fdp-1) + dpL
	t := float64(n)
	t1 = truncated(((zH + zL) + dpH) + t)
	return t1, zL - (((t1 - t) - dpH) - zH)
}

// power2 is 2 to the y*(t1+t2).
func power2(y, t1, t2 float64) float64 {
	y1 := truncated(y)
	pL := mul(y-y1, t1) + mul(y, t2)
	pH := y1 * t1
	z := pL + pH
	switch {
	case z > 1024 || z == 1024 && pL+8.0085662595372944372e-17 > z-pH:
		return math.Inf(1)
	case z < -1075 || z == -1075 && pL <= z-pH:
		return 0
	}
	j := high(z)
	i := j & math.MaxInt32
	n := int32(0)
	if i > 0x3fe00000 {
		k := i>>20 - 0x3ff
		n = j + 0x00100000>>(k+1)
		k = n&math.MaxInt32>>20 - 0x3ff
		t := words(n&^(0x000fffff>>k), 0)
		n = (n&0xfffff | 0x00100000) >> (20 - k)
		if j < 0 {
			n = -n
		}
		pH -= t
	}
	const ln2, ln2H, ln2L = 0x1.62e42fefa39efp-1, 0x1.62e43p-1, -0x1.05c610ca86c39p-29
	t := truncated(pL + pH)
	u := t * ln2H
	v := mul(pL-(t-pH), ln2) + mul(t, ln2L)
	z = u + v
	w := v - (z - u)
	t = z * z
	c := z - mul(t, poly(t, 0x1.555555555553ep-3, -0x1.6c16c16bebd93p-9, 0x1.1566aaf25de2cp-14, -0x1.bbd41c5d26bf1p-20, 0x1.6376972bea4dp-25))
	r := mul(z, c)/(c-2) - (w + mul(z, w))
	z = 1 - (r - z)
	if (high(z)+n<<20)>>20 <= 0 {
		return math.Ldexp(z, int(n))
	}
	return scaled(z, int(n))
}
