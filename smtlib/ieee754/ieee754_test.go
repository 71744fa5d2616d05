package ieee754

import (
	"fmt"
	"math"
	"math/big"
	"math/rand"
	"testing"

	"inspect/smtlib"
)

// tiny are formats small enough to try every pair of numbers.
var tiny = []Format{{2, 1}, {2, 2}, {2, 3}, {3, 1}, {3, 2}, {3, 3}, {4, 2}, {2, 4}}

// operation computes terms of one format, compared with a reference.
type operation struct {
	name  string
	arity int
	term  func(a Arith, x []*smtlib.Term) *smtlib.Term
	want  func(r *reference, x []datum) uint64
}

func truth(b bool) uint64 {
	if b {
		return 1
	}
	return 0
}

var operations = []operation{
	{"add", 2, func(a Arith, x []*smtlib.Term) *smtlib.Term { return a.Add(x[0], x[1]) },
		func(r *reference, x []datum) uint64 { return r.add(x[0], x[1]) }},
	{"sub", 2, func(a Arith, x []*smtlib.Term) *smtlib.Term { return a.Sub(x[0], x[1]) },
		func(r *reference, x []datum) uint64 { return r.add(x[0], r.negate(x[1])) }},
	{"mul", 2, func(a Arith, x []*smtlib.Term) *smtlib.Term { return a.Mul(x[0], x[1]) },
		func(r *reference, x []datum) uint64 { return r.mul(x[0], x[1]) }},
	{"div", 2, func(a Arith, x []*smtlib.Term) *smtlib.Term { return a.Div(x[0], x[1]) },
		func(r *reference, x []datum) uint64 { return r.div(x[0], x[1]) }},
	{"rem", 2, func(a Arith, x []*smtlib.Term) *smtlib.Term { return a.Rem(x[0], x[1]) },
		func(r *reference, x []datum) uint64 { return r.rem(x[0], x[1]) }},
	{"fma", 3, func(a Arith, x []*smtlib.Term) *smtlib.Term { return a.FMA(x[0], x[1], x[2]) },
		func(r *reference, x []datum) uint64 { return r.fma(x[0], x[1], x[2]) }},
	{"sqrt", 1, func(a Arith, x []*smtlib.Term) *smtlib.Term { return a.Sqrt(x[0]) },
		func(r *reference, x []datum) uint64 { return r.sqrt(x[0]) }},
	{"neg", 1, func(a Arith, x []*smtlib.Term) *smtlib.Term { return a.Neg(x[0]) },
		func(r *reference, x []datum) uint64 { return r.quiet(x[0], r.negate(x[0]).bits) }},
	{"abs", 1, func(a Arith, x []*smtlib.Term) *smtlib.Term { return a.Abs(x[0]) },
		func(r *reference, x []datum) uint64 { return r.quiet(x[0], x[0].bits&^r.zero(true)) }},
	{"copysign", 2, func(a Arith, x []*smtlib.Term) *smtlib.Term { return a.CopySign(x[0], x[1]) },
		func(r *reference, x []datum) uint64 {
			return r.quiet(x[0], x[0].bits&^r.zero(true)|r.zero(x[1].negative && !x[1].nan))
		}},
	{"signum", 1, func(a Arith, x []*smtlib.Term) *smtlib.Term { return a.Signum(x[0]) },
		func(r *reference, x []datum) uint64 {
			if x[0].isZero() {
				return x[0].bits
			}
			return r.quiet(x[0], r.round(big.NewRat(1, 1), false)|r.zero(x[0].negative))
		}},
	{"ulp", 1, func(a Arith, x []*smtlib.Term) *smtlib.Term { return a.Ulp(x[0]) },
		func(r *reference, x []datum) uint64 { return r.quiet(x[0], r.ulp(x[0])) }},
	{"eq", 2, func(a Arith, x []*smtlib.Term) *smtlib.Term { return a.bit(a.Eq(x[0], x[1])) },
		func(r *reference, x []datum) uint64 { return truth(ordered(x[0], x[1]) && order(x[0], x[1]) == 0) }},
	{"lt", 2, func(a Arith, x []*smtlib.Term) *smtlib.Term { return a.bit(a.Lt(x[0], x[1])) },
		func(r *reference, x []datum) uint64 { return truth(ordered(x[0], x[1]) && order(x[0], x[1]) < 0) }},
	{"le", 2, func(a Arith, x []*smtlib.Term) *smtlib.Term { return a.bit(a.Le(x[0], x[1])) },
		func(r *reference, x []datum) uint64 { return truth(ordered(x[0], x[1]) && order(x[0], x[1]) <= 0) }},
	{"min", 2, func(a Arith, x []*smtlib.Term) *smtlib.Term { return a.Min(x[0], x[1]) },
		func(r *reference, x []datum) uint64 { return r.extreme(x[0], x[1], -1) }},
	{"max", 2, func(a Arith, x []*smtlib.Term) *smtlib.Term { return a.Max(x[0], x[1]) },
		func(r *reference, x []datum) uint64 { return r.extreme(x[0], x[1], 1) }},
	{"compare", 2, func(a Arith, x []*smtlib.Term) *smtlib.Term { return a.Compare(x[0], x[1], 4) },
		func(r *reference, x []datum) uint64 { return uint64(total(x[0], x[1])) & 15 }},
}

func (r *reference) quiet(x datum, bits uint64) uint64 {
	if x.nan {
		return r.nan()
	}
	return bits
}

// ulp is the distance to the next larger magnitude.
func (r *reference) ulp(x datum) uint64 {
	if x.value == nil {
		return r.inf(false)
	}
	magnitude := x.bits &^ r.zero(true)
	next := r.datum(magnitude + 1)
	if next.value == nil { // of the largest: as far as from the one before
		magnitude, next = magnitude-1, r.datum(magnitude)
	}
	return r.round(distance(r.datum(magnitude).value, next.value), false)
}

func ordered(x, y datum) bool { return !x.nan && !y.nan }

// order compares numbers that are not NaN; 0 and -0 are the same.
func order(x, y datum) int {
	side := func(d datum) int {
		switch {
		case d.inf && d.negative:
			return -1
		case d.inf:
			return 1
		}
		return 0
	}
	if side(x) != 0 || side(y) != 0 {
		return side(x) - side(y)
	}
	return x.value.Cmp(y.value)
}

// total is the order of Double.compare.
func total(x, y datum) int {
	switch {
	case x.nan || y.nan:
		return int(truth(x.nan)) - int(truth(y.nan))
	case order(x, y) < 0:
		return -1
	case order(x, y) > 0:
		return 1
	}
	return int(truth(y.negative)) - int(truth(x.negative))
}

func (r *reference) extreme(x, y datum, sign int) uint64 {
	if !ordered(x, y) {
		return r.nan()
	}
	if total(x, y)*sign >= 0 {
		return x.bits
	}
	return y.bits
}

// evaluate gives a term under values of the constants x0, x1, …
func evaluate(t *testing.T, term *smtlib.Term, s *smtlib.Sort, xs ...uint64) uint64 {
	t.Helper()
	m := &smtlib.Model{Consts: map[string]smtlib.Value{}}
	for i, x := range xs {
		m.Consts[fmt.Sprintf("x%d", i)] = smtlib.BVValue(s, x)
	}
	v, err := smtlib.NewEvaluator(m).Eval(term)
	if err != nil {
		t.Fatal(err)
	}
	return v.Bits
}

// inputs are the constants x0, x1, …
func inputs(b *smtlib.Builder, s *smtlib.Sort, n int) []*smtlib.Term {
	var out []*smtlib.Term
	for i := range n {
		out = append(out, b.Const(fmt.Sprintf("x%d", i), s))
	}
	return out
}

// tuples calls f with every choice of n of the numbers below count, or with a
// sample of most of them when there are more.
func tuples(n int, count uint64, most int, f func(xs []uint64)) {
	all := 1.0
	for range n {
		all *= float64(count)
	}
	xs := make([]uint64, n)
	if all > float64(most) {
		dice := rand.New(rand.NewSource(1))
		for range most {
			for i := range xs {
				xs[i] = dice.Uint64() % count
			}
			f(xs)
		}
		return
	}
	for {
		f(xs)
		i := 0
		for ; i < n; i++ {
			if xs[i]++; xs[i] < count {
				break
			}
			xs[i] = 0
		}
		if i == n {
			return
		}
	}
}

// TestTiny compares every operation with the reference over all numbers of tiny
// formats (fma over a sample where there are more than 4,096 triples).
func TestTiny(t *testing.T) {
	for _, f := range tiny {
		r := newReference(f)
		for _, op := range operations {
			t.Run(fmt.Sprintf("%s/%d.%d", op.name, f.Exp, f.Frac), func(t *testing.T) {
				t.Parallel()
				b := smtlib.NewBuilder()
				a := New(b, f)
				term := op.term(a, inputs(b, a.Sort(), op.arity))
				ds := make([]datum, op.arity)
				tuples(op.arity, 1<<f.Width(), 1<<12, func(xs []uint64) {
					for i, x := range xs {
						ds[i] = r.datum(x)
					}
					want := op.want(r, ds)
					if got := evaluate(t, term, a.Sort(), xs...); got != want {
						t.Fatalf("%s of %x: got %x, want %x", op.name, xs, got, want)
					}
				})
			})
		}
	}
}

// TestTinyConversions compares conversions to integers of several widths, to
// integral numbers, from integers, by powers of two and between formats.
func TestTinyConversions(t *testing.T) {
	for _, f := range tiny {
		r := newReference(f)
		b := smtlib.NewBuilder()
		a := New(b, f)
		x := inputs(b, a.Sort(), 1)[0]
		for bits := range uint64(1) << f.Width() {
			d := r.datum(bits)
			for dir := range directions {
				want := d.bits
				switch {
				case d.nan:
					want = r.nan()
				case !d.inf:
					want = r.round(new(big.Rat).SetInt(toInteger(d.value, dir)), d.negative)
				}
				if got := evaluate(t, a.RoundToIntegral(x, dir), a.Sort(), bits); got != want {
					t.Fatalf("%v: %x in direction %d to integral: got %x, want %x", f, bits, dir, got, want)
				}
				for w := 1; w <= 9; w++ {
					want := saturated(d, dir, w)
					if got := evaluate(t, a.ToInt(x, w, dir), a.Sort(), bits); got != want {
						t.Fatalf("%v: %x in direction %d to %d bits: got %x, want %x", f, bits, dir, w, got, want)
					}
				}
			}
			for n := int64(-8); n < 8; n++ {
				want := bits
				switch {
				case d.nan:
					want = r.nan()
				case !d.inf:
					want = r.round(new(big.Rat).Mul(d.value, power(n)), d.negative)
				}
				if got := evaluate(t, a.Scalb(x, b.BVInt(n, 4)), a.Sort(), bits); got != want {
					t.Fatalf("%v: scalb of %x by %d: got %x, want %x", f, bits, n, got, want)
				}
			}
			for _, to := range tiny {
				other := newReference(to)
				var want uint64
				switch {
				case d.nan:
					want = other.nan()
				case d.inf:
					want = other.inf(d.negative)
				default:
					want = other.round(d.value, d.negative)
				}
				if got := evaluate(t, a.Convert(x, to), a.Sort(), bits); got != want {
					t.Fatalf("%v: %x to %v: got %x, want %x", f, bits, to, got, want)
				}
			}
		}
		for w := 1; w <= 9; w++ {
			i := b.Const(fmt.Sprintf("i%d", w), b.BitVec(w))
			term := a.FromInt(i)
			for v := -int64(1) << (w - 1); v < 1<<(w-1); v++ {
				m := &smtlib.Model{Consts: map[string]smtlib.Value{i.Name: smtlib.BVValue(i.Sort, uint64(v))}}
				got, err := smtlib.NewEvaluator(m).Eval(term)
				if want := r.round(big.NewRat(v, 1), false); err != nil || got.Bits != want {
					t.Fatalf("%v: from %d of %d bits: got %x, want %x, %v", f, v, w, got.Bits, want, err)
				}
			}
		}
	}
}

// saturated is what a number becomes as an integer of w bits.
func saturated(d datum, dir Direction, w int) uint64 {
	least, most := -int64(1)<<(w-1), int64(1)<<(w-1)-1
	v := int64(0)
	switch {
	case d.nan:
	case d.inf && d.negative:
		v = least
	case d.inf:
		v = most
	default:
		v = min(max(toInteger(d.value, dir).Int64(), least), most)
	}
	return uint64(v) & (1<<w - 1)
}

// special are bits at which something happens, of a format of at most 64 bits.
func special(f Format) []uint64 {
	one := (uint64(1)<<(f.Exp-1) - 1) << f.Frac
	inf := (uint64(1)<<f.Exp - 1) << f.Frac
	normal := uint64(1) << f.Frac
	out := []uint64{0, 1, 2, 3, normal - 1, normal, normal + 1, one - 1, one, one + 1, one + normal, one + normal/2,
		one - normal, inf - 1, inf, inf + 1<<(f.Frac-1), inf - normal,
		one + uint64(f.Frac)*normal, one + uint64(f.Frac)*normal - 1, one + uint64(f.Frac+1)*normal + 1,
		one + 31*normal, one + 31*normal - 1, one + 30*normal + 1}
	if f.Exp > 6 {
		out = append(out, one+63*normal, one+63*normal-1)
	}
	for _, x := range out {
		out = append(out, x|1<<(f.Width()-1))
	}
	return out
}

// draw gives a number: special, near one, of close exponents, or any bits.
func draw(dice *rand.Rand, f Format) uint64 {
	s := special(f)
	switch dice.Intn(4) {
	case 0:
		return s[dice.Intn(len(s))]
	case 1:
		return (s[dice.Intn(len(s))] + uint64(dice.Intn(9)) - 4) & (1<<(f.Width()-1)<<1 - 1)
	case 2:
		one := (uint64(1)<<(f.Exp-1) - 1) << f.Frac
		near := one + uint64(dice.Intn(8)-4)<<f.Frac
		return near | dice.Uint64()&(1<<f.Frac-1)&(^uint64(0)<<dice.Intn(f.Frac)) | uint64(dice.Intn(2))<<(f.Width()-1)
	}
	return dice.Uint64() >> (64 - f.Width())
}

// machine is Go's arithmetic on the bits of double or float.
type machine struct {
	f    Format
	read func(uint64) float64
	// write rounds what was computed in double to the format; sums, products,
	// quotients and roots of floats are the same when rounded twice (Figueroa 1995).
	write func(float64) uint64
}

var machines = []machine{
	{Double, math.Float64frombits, func(v float64) uint64 { return canonical(math.Float64bits(v), v, 0x7ff8000000000000) }},
	{Float, func(x uint64) float64 { return float64(math.Float32frombits(uint32(x))) },
		func(v float64) uint64 { return canonical(uint64(math.Float32bits(float32(v))), v, 0x7fc00000) }},
}

func canonical(bits uint64, v float64, nan uint64) uint64 {
	if math.IsNaN(v) {
		return nan
	}
	return bits
}

// TestMachine compares with the processor at Java's formats.
func TestMachine(t *testing.T) {
	ops := []struct {
		name   string
		arity  int
		rounds int
		term   func(a Arith, x []*smtlib.Term) *smtlib.Term
		want   func(x []float64) float64
	}{
		{"add", 2, 2000, func(a Arith, x []*smtlib.Term) *smtlib.Term { return a.Add(x[0], x[1]) }, func(x []float64) float64 { return x[0] + x[1] }},
		{"sub", 2, 2000, func(a Arith, x []*smtlib.Term) *smtlib.Term { return a.Sub(x[0], x[1]) }, func(x []float64) float64 { return x[0] - x[1] }},
		{"mul", 2, 2000, func(a Arith, x []*smtlib.Term) *smtlib.Term { return a.Mul(x[0], x[1]) }, func(x []float64) float64 { return x[0] * x[1] }},
		{"div", 2, 1000, func(a Arith, x []*smtlib.Term) *smtlib.Term { return a.Div(x[0], x[1]) }, func(x []float64) float64 { return x[0] / x[1] }},
		{"rem", 2, 100, func(a Arith, x []*smtlib.Term) *smtlib.Term { return a.Rem(x[0], x[1]) }, func(x []float64) float64 { return math.Mod(x[0], x[1]) }},
		{"sqrt", 1, 1000, func(a Arith, x []*smtlib.Term) *smtlib.Term { return a.Sqrt(x[0]) }, func(x []float64) float64 { return math.Sqrt(x[0]) }},
		{"rint", 1, 1000, func(a Arith, x []*smtlib.Term) *smtlib.Term { return a.RoundToIntegral(x[0], ToEven) }, func(x []float64) float64 { return math.RoundToEven(x[0]) }},
		{"floor", 1, 1000, func(a Arith, x []*smtlib.Term) *smtlib.Term { return a.RoundToIntegral(x[0], Down) }, func(x []float64) float64 { return math.Floor(x[0]) }},
		{"ceil", 1, 1000, func(a Arith, x []*smtlib.Term) *smtlib.Term { return a.RoundToIntegral(x[0], Up) }, func(x []float64) float64 { return math.Ceil(x[0]) }},
	}
	for _, m := range machines {
		for _, op := range ops {
			t.Run(fmt.Sprintf("%s/%d", op.name, m.f.Width()), func(t *testing.T) {
				t.Parallel()
				b := smtlib.NewBuilder()
				a := New(b, m.f)
				term := op.term(a, inputs(b, a.Sort(), op.arity))
				dice := rand.New(rand.NewSource(7))
				for range op.rounds {
					xs, vs := make([]uint64, op.arity), make([]float64, op.arity)
					for i := range xs {
						xs[i] = draw(dice, m.f)
						vs[i] = m.read(xs[i])
					}
					want := m.write(op.want(vs))
					if got := evaluate(t, term, a.Sort(), xs...); got != want {
						t.Fatalf("%s of %x: got %x, want %x", op.name, xs, got, want)
					}
				}
			})
		}
	}
}

// TestMachineFMA: of doubles by the processor, of floats by exact arithmetic.
func TestMachineFMA(t *testing.T) {
	b := smtlib.NewBuilder()
	a := New(b, Double)
	x := inputs(b, a.Sort(), 3)
	term := a.FMA(x[0], x[1], x[2])
	dice := rand.New(rand.NewSource(3))
	for range 2000 {
		xs := []uint64{draw(dice, Double), draw(dice, Double), draw(dice, Double)}
		v := math.FMA(math.Float64frombits(xs[0]), math.Float64frombits(xs[1]), math.Float64frombits(xs[2]))
		want := machines[0].write(v)
		if got := evaluate(t, term, a.Sort(), xs...); got != want {
			t.Fatalf("fma of %x: got %x, want %x", xs, got, want)
		}
	}
}

// TestMachineConversions: float and double, int and long.
func TestMachineConversions(t *testing.T) {
	b := smtlib.NewBuilder()
	float, double := New(b, Float), New(b, Double)
	x32, x64 := b.Const("x32", float.Sort()), b.Const("x64", double.Sort())
	narrow, wide := double.Convert(x64, Float), float.Convert(x32, Double)
	toInt, toLong := double.ToInt(x64, 32, ToZero), double.ToInt(x64, 64, ToZero)
	fromLong, floatOfLong, fromInt := double.FromInt(x64), float.FromInt(x64), double.FromInt(x32)
	dice := rand.New(rand.NewSource(11))
	for range 3000 {
		u, v := draw(dice, Float), draw(dice, Double)
		m := &smtlib.Model{Consts: map[string]smtlib.Value{
			"x32": smtlib.BVValue(float.Sort(), u), "x64": smtlib.BVValue(double.Sort(), v),
		}}
		e := smtlib.NewEvaluator(m)
		f32, f64 := float64(math.Float32frombits(uint32(u))), math.Float64frombits(v)
		for _, c := range []struct {
			name string
			term *smtlib.Term
			want uint64
		}{
			{"double to float", narrow, machines[1].write(f64)},
			{"float to double", wide, machines[0].write(f32)},
			{"double to int", toInt, uint64(uint32(cast(f64, 32)))},
			{"double to long", toLong, uint64(cast(f64, 64))},
			{"long to double", fromLong, math.Float64bits(float64(int64(v)))},
			{"long to float", floatOfLong, uint64(math.Float32bits(float32(int64(v))))},
			{"int to double", fromInt, math.Float64bits(float64(int32(u)))},
		} {
			got, err := e.Eval(c.term)
			if err != nil || got.Bits != c.want {
				t.Fatalf("%s of %x or %x: got %x, want %x, %v", c.name, u, v, got.Bits, c.want, err)
			}
		}
	}
}

// cast is Java's cast of a double to int or long.
func cast(v float64, w int) int64 {
	end := math.Ldexp(1, w-1)
	switch {
	case math.IsNaN(v):
		return 0
	case v >= end:
		return int64(uint64(1)<<(w-1) - 1)
	case v <= -end:
		return -1 << (w - 1)
	}
	return int64(v)
}

// TestConstants: what Const, Zero, Inf and NaN are.
func TestConstants(t *testing.T) {
	b := smtlib.NewBuilder()
	float, double := New(b, Float), New(b, Double)
	for _, c := range []struct {
		got  *smtlib.Term
		want uint64
	}{
		{double.Const(0.1), math.Float64bits(0.1)},
		{float.Const(0.1), uint64(math.Float32bits(0.1))},
		{float.Zero(true), 1 << 31},
		{double.Zero(false), 0},
		{float.Inf(false), uint64(math.Float32bits(float32(math.Inf(1))))},
		{double.Inf(true), math.Float64bits(math.Inf(-1))},
		{float.NaN(), 0x7fc00000},
		{double.NaN(), 0x7ff8000000000000},
	} {
		v, err := smtlib.NewEvaluator(&smtlib.Model{}).Eval(c.got)
		if err != nil || v.Bits != c.want {
			t.Errorf("got %x, want %x, %v", v.Bits, c.want, err)
		}
	}
}

// TestCommutes: what commutes is one term in either order.
func TestCommutes(t *testing.T) {
	b := smtlib.NewBuilder()
	a := New(b, Float)
	for _, a := range []Arith{a, a.Theory()} {
		x, y, z := b.Const("x", a.Sort()), b.Const("y", a.Sort()), b.Const("z", a.Sort())
		for name, pair := range map[string][2]*smtlib.Term{
			"add": {a.Add(x, y), a.Add(y, x)},
			"mul": {a.Mul(x, y), a.Mul(y, x)},
			"fma": {a.FMA(x, y, z), a.FMA(y, x, z)},
			"min": {a.Min(x, y), a.Min(y, x)},
			"max": {a.Max(x, y), a.Max(y, x)},
		} {
			if pair[0] != pair[1] {
				t.Errorf("%s: %v, and in the other order %v", name, pair[0], pair[1])
			}
		}
	}
}
