package fdlibm

import (
	"math"
	"strconv"
)

// twoOverPi are the digits of 2/pi to the base 16 behind the point; six of them are one digit
// to the base 2^24.
const twoOverPi = "A2F9836E4E441529FC2757D1F534DDC0DB6295993C439041FE5163ABDEBBC561B7246E3A" +
	"424DD2E006492EEA09D1921CFE1DEB1CB129A73EE88235F52EBB4484E99C7026B45F7E41" +
	"3991D639835339F49C845F8BBDF9283B1FF897FFDE05980FEF2F118B5A0A6D1F6D367ECF" +
	"27CB09B74F463F669E5FEA2D7527BAC7EBE5F17B3D0739F78A5292EA6BFB5FB11F8D5D08" +
	"56033046FC7B6BABF0CFBC209AF4361DA9E391615EE61B086599855F14A068408DFFD880" +
	"4D73273106061556CA73A8C960E27BC08C6B"

// digit is digit i of 2/pi to the base 2^24.
func digit(i int) float64 {
	n, err := strconv.ParseUint(twoOverPi[6*i:6*i+6], 16, 32)
	if err != nil {
		panic(err)
	}
	return float64(n)
}

// piOver2 is pi/2 in pieces of 24 bits.
var piOver2 = [...]float64{
	0x1.921fb4p0, 0x1.4442dp-24, 0x1.846988p-48, 0x1.8cc516p-72,
	0x1.01b838p-96, 0x1.a25204p-120, 0x1.382228p-145, 0x1.9f31dp-169,
}

// pi/2 in pieces of 33 bits, each with what is left of it.
const (
	invPiOver2 = 0x1.45f306dc9c883p-1
	piOver2a   = 0x1.921fb544p0
	piOver2at  = 0x1.0b4611a626331p-34
	piOver2b   = 0x1.0b4611a6p-34
	piOver2bt  = 0x1.3198a2e037073p-69
	piOver2c   = 0x1.3198a2ep-69
	piOver2ct  = 0x1.b839a252049c1p-104
)

// reduced is x less the nearest multiple n of pi/2, as a sum of two numbers, and n, of which
// the last two bits are right.
func reduced(x float64) (n int, y0, y1 float64) {
	hx := high(x)
	ix := hx & math.MaxInt32
	switch {
	case ix <= 0x3fe921fb: // pi/4
		return 0, x, 0
	case ix < 0x4002d97c: // 3pi/4
		sign := 1.0
		if hx < 0 {
			sign = -1
		}
		z := x - sign*piOver2a
		if ix != 0x3ff921fb {
			y0 = z - sign*piOver2at
			return int(sign), y0, (z - y0) - sign*piOver2at
		}
		z -= sign * piOver2b
		y0 = z - sign*piOver2bt
		return int(sign), y0, (z - y0) - sign*piOver2bt
	case ix <= 0x413921fb: // 2^19 * pi/2
		n, y0, y1 = reducedMedium(math.Abs(x), ix)
	case ix >= 0x7ff00000:
		return 0, math.NaN(), math.NaN()
	default:
		n, y0, y1 = reducedLarge(math.Abs(x), ix)
	}
	if hx < 0 {
		return -n, -y0, -y1
	}
	return n, y0, y1
}

// reducedMedium subtracts the multiple in pieces, as many as the cancellation asks for (Cody
// and Waite).
func reducedMedium(t float64, ix int32) (n int, y0, y1 float64) {
	n = int(mul(t, invPiOver2) + 0.5)
	fn := float64(n)
	r := t - mul(fn, piOver2a)
	w := mul(fn, piOver2at)
	y0 = r - w
	if n >= 32 || ix == high(fn*(math.Pi/2)) {
		exponent := ix >> 20
		cancelled := func() int32 { return exponent - high(y0)>>20&0x7ff }
		if cancelled() > 16 {
			t = r
			w = mul(fn, piOver2b)
			r = t - w
			w = mul(fn, piOver2bt) - ((t - r) - w)
			y0 = r - w
			if cancelled() > 49 {
				t = r
				w = mul(fn, piOver2c)
				r = t - w
				w = mul(fn, piOver2ct) - ((t - r) - w)
				y0 = r - w
			}
		}
	}
	return n, y0, (r - y0) - w
}

// reducedLarge multiplies x with as many digits of 2/pi as matter (Payne and Hanek: Radian
// Reduction for Trigonometric Functions, SIGNUM 18, 1983).
func reducedLarge(x float64, ix int32) (n int, y0, y1 float64) {
	e0 := int(ix>>20) - 1046
	z := words(ix-int32(e0)<<20, low(x))
	var tx [3]float64
	for i := range 2 {
		tx[i] = math.Trunc(z)
		z = (z - tx[i]) * 0x1p24
	}
	tx[2] = z
	nx := 3
	for tx[nx-1] == 0 {
		nx--
	}
	r := remainder{x: tx[:nx]}
	return r.of(e0)
}

// remainder is a number in digits to the base 2^24 in the course of its reduction.
type remainder struct {
	x []float64
	f [20]float64 // digits of 2/pi
	q [20]float64 // digits of the product
	d [20]int     // those of its fraction, as integers
}

// first is how many digits of the product are made at first.
const first = 4

func (r *remainder) of(e0 int) (n int, y0, y1 float64) {
	jx := len(r.x) - 1
	jv := max((e0-3)/24, 0)
	q0 := e0 - 24*(jv+1)
	for i := 0; i <= jx+first; i++ {
		if j := jv - jx + i; j >= 0 {
			r.f[i] = digit(j)
		}
	}
	for i := 0; i <= first; i++ {
		r.product(i)
	}
	jz := first
	for {
		var half int
		var z float64
		n, half, z = r.fraction(jz, q0)
		if z == 0 {
			any := 0
			for i := jz - 1; i >= first; i-- {
				any |= r.d[i]
			}
			if any == 0 { // more digits are needed
				k := 1
				for r.d[first-k] == 0 {
					k++
				}
				for i := jz + 1; i <= jz+k; i++ {
					r.f[jx+i] = digit(jv + i)
					r.product(i)
				}
				jz += k
				continue
			}
		}
		y0, y1 = r.times(jz, q0, z)
		if half != 0 {
			y0, y1 = -y0, -y1
		}
		return n & 7, y0, y1
	}
}

// product makes digit i of the product.
func (r *remainder) product(i int) {
	jx := len(r.x) - 1
	sum := 0.0
	for j, x := range r.x {
		sum += mul(x, r.f[jx+i-j])
	}
	r.q[i] = sum
}

// fraction distils the digits of the fraction of the product into integers, from that of least
// weight on, and gives the whole part and whether one half or more was over (then the fraction
// is one less the digits), and the first digit.
func (r *remainder) fraction(jz, q0 int) (n, half int, z float64) {
	z = r.q[jz]
	for i, j := 0, jz; j > 0; i, j = i+1, j-1 {
		carry := math.Trunc(0x1p-24 * z)
		r.d[i] = int(z - 0x1p24*carry)
		z = r.q[j-1] + carry
	}
	z = math.Ldexp(z, q0)
	z -= 8 * math.Floor(z*0.125)
	n = int(z)
	z -= float64(n)
	switch {
	case q0 > 0:
		i := r.d[jz-1] >> (24 - q0)
		n += i
		r.d[jz-1] -= i << (24 - q0)
		half = r.d[jz-1] >> (23 - q0)
	case q0 == 0:
		half = r.d[jz-1] >> 23
	case z >= 0.5:
		half = 2
	}
	if half <= 0 {
		return n, half, z
	}
	n++
	carry := 0
	for i := range jz {
		switch {
		case carry != 0:
			r.d[i] = 0xffffff - r.d[i]
		case r.d[i] != 0:
			carry = 1
			r.d[i] = 0x1000000 - r.d[i]
		}
	}
	switch q0 {
	case 1:
		r.d[jz-1] &= 0x7fffff
	case 2:
		r.d[jz-1] &= 0x3fffff
	}
	if half == 2 {
		z = 1 - z
		if carry != 0 {
			z -= math.Ldexp(1, q0)
		}
	}
	return n, half, z
}

// times is the fraction times pi/2, as a sum of two numbers.
func (r *remainder) times(jz, q0 int, z float64) (y0, y1 float64) {
	if z == 0 {
		jz--
		q0 -= 24
		for r.d[jz] == 0 {
			jz--
			q0 -= 24
		}
	} else {
		z = math.Ldexp(z, -q0)
		if z >= 0x1p24 {
			carry := math.Trunc(0x1p-24 * z)
			r.d[jz] = int(z - 0x1p24*carry)
			jz++
			q0 += 24
			r.d[jz] = int(carry)
		} else {
			r.d[jz] = int(z)
		}
	}
	weight := math.Ldexp(1, q0)
	for i := jz; i >= 0; i-- {
		r.q[i] = weight * float64(r.d[i])
		weight *= 0x1p-24
	}
	var terms [20]float64
	for i := jz; i >= 0; i-- {
		sum := 0.0
		for k := 0; k <= first && k <= jz-i; k++ {
			sum += mul(piOver2[k], r.q[i+k])
		}
		terms[jz-i] = sum
	}
	for i := jz; i >= 0; i-- {
		y0 += terms[i]
	}
	y1 = terms[0] - y0
	for i := 1; i <= jz; i++ {
		y1 += terms[i]
	}
	return y0, y1
}
