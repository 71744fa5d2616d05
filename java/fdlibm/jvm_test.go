package fdlibm

import (
	"bufio"
	"bytes"
	"fmt"
	"maps"
	"math"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"testing"
)

// edges are numbers where an algorithm goes another way, and their neighbours.
func edges() []float64 {
	var out []float64
	for _, x := range []float64{
		0, 0x1p-1074, 0x1p-1022, 0x1p-60, 0x1p-54, 0x1p-29, 0x1p-28, 0x1p-27, 0x1p-20, 0.1, 0.2928932188134524, 0.3, 0.34657359027997264, 0.4142135623730950, 0.4375, 0.5,
		0.67434, 0.6875, 0.75, 0.975, 1, 1.0397207708399179, 1.1875, 1.25, 1.5, 2, 2.4375, 3, 5, 10, 22, 36.04365338911715, 56, 709.78, 709.782712893384, 710.4758600739439, 745.1332191019411, 1000, 1024, 1075,
		1e5, 823549.6, 1e10, 0x1p31, 0x1p53, 0x1p66, 1e22, 1e100, 0x1p500, 0x1p600, 1e300, math.MaxFloat64, math.Inf(1),
		math.Pi / 4, 3 * math.Pi / 4, math.Pi / 2, math.Pi, 2 * math.Pi, 20 * math.Pi, 1000 * math.Pi, 0x1.6ac5b262ca1ffp849, 6381956970095103 * 0x1p797,
	} {
		for range 2 {
			out = append(out, x, math.Nextafter(x, math.Inf(1)), math.Nextafter(x, math.Inf(-1)))
			x = -x
		}
	}
	return append(out, math.NaN())
}

// numbers are arguments: edges, random bits, and numbers of the sizes that programs have.
func numbers(n int) []float64 {
	out := edges()
	r := rand.New(rand.NewPCG(1, 2))
	for range n {
		out = append(out, math.Float64frombits(r.Uint64()), r.NormFloat64(), 800*(r.Float64()-0.5)*4, math.Ldexp(r.Float64()*2-1, r.IntN(1100)),
			math.Pi/2*float64(r.IntN(2000)), math.Float64frombits(r.Uint64()&^(0x7ff<<52)|uint64(1023-30+r.IntN(40))<<52))
	}
	return out
}

// TestJVM: each function gives to the bit what StrictMath gives on the JVM, of edges, of
// random bits, and of large arguments.
func TestJVM(t *testing.T) {
	java, err := exec.LookPath("java")
	if err != nil {
		t.Fatal("make test installs java: ", err)
	}
	n := 3000
	if os.Getenv("SOAK") != "" {
		n = 300000
	}
	type call struct {
		name string
		x, y float64
	}
	var calls []call
	xs := numbers(n)
	r := rand.New(rand.NewPCG(3, 4))
	for _, name := range slices.Sorted(maps.Keys(functions)) {
		for i, x := range xs {
			calls = append(calls, call{name, x, xs[r.IntN(len(xs))]})
			if name == "pow" || name == "atan2" || name == "hypot" {
				calls = append(calls, call{name, x, x * (1 + r.NormFloat64())}, call{name, math.Abs(x), float64(r.IntN(80) - 40)},
					call{name, edges()[i%len(edges())], edges()[r.IntN(len(edges()))]}, call{name, 1 + r.NormFloat64()/64, 2000 * r.NormFloat64()})
			}
		}
	}
	var in bytes.Buffer
	for _, c := range calls {
		fmt.Fprintf(&in, "%s %x %x\n", c.name, math.Float64bits(c.x), math.Float64bits(c.y))
	}
	cmd := exec.Command(java, filepath.Join("testdata", "Bits.java"))
	cmd.Stdin, cmd.Stderr = &in, os.Stderr
	text, err := cmd.Output()
	if err != nil {
		t.Fatal(err)
	}
	bad := map[string]int{}
	lines := bufio.NewScanner(bytes.NewReader(text))
	for _, c := range calls {
		if !lines.Scan() {
			t.Fatal("the JVM gives too few results")
		}
		bits, err := strconv.ParseUint(lines.Text(), 16, 64)
		if err != nil {
			t.Fatal(err)
		}
		want := math.Float64frombits(bits)
		got := Function(c.name)([]float64{c.x, c.y})
		if math.Float64bits(got) != bits && !(math.IsNaN(got) && math.IsNaN(want)) {
			if bad[c.name]++; bad[c.name] <= 3 {
				t.Errorf("%s(%x, %x) = %x, want %x", c.name, c.x, c.y, got, want)
			}
		}
	}
	for name, n := range bad {
		t.Errorf("%s: %d of %d differ", name, n, len(calls))
	}
}
