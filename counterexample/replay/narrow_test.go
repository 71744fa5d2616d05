package replay_test

import (
	"fmt"
	"strings"
	"testing"

	"inspect/counterexample/replay"
	"inspect/java/bounds"
	"inspect/java/heap"
)

// TestConstantsAtNarrowWidths: a constant expression means at few bits what the
// same expression on variables does, and what it does in Java, or needs more bits.
func TestConstantsAtNarrowWidths(t *testing.T) {
	values := []int64{-8, -3, -1, 0, 1, 2, 4, 7}
	var source strings.Builder
	source.WriteString("class C {\n")
	type pair struct {
		of, constant string
		args         []int64
	}
	var pairs []pair
	for i, shape := range []string{
		"(X << Y) == Z", "X * Y / 4 + Z", "X + Y > Z", "(X >>> Y) == Z", "-X - Y < Z", "(X & ~Y) != Z", "(byte) (X * Y) == Z",
		"(char) X < Y + Z", "(long) X * Y == Z", "X == Y ? X * Z : X + Z", "(int) ((long) X * Y) - Z", "(X << 3 << Y) + Z", "X % 3 * Y == Z",
	} {
		result := "int"
		if strings.ContainsAny(strings.NewReplacer("<<", "", ">>>", "").Replace(shape), "<>=!") && !strings.Contains(shape, "?") {
			result = "boolean"
		}
		fmt.Fprintf(&source, "static %s v%d(int X, int Y, int Z) { return %s; }\n", result, i, shape)
		for k := range len(values) * len(values) * 2 {
			x, y, z := values[k%8], values[k/8%8], values[(k*5+k/64)%8]
			if strings.Contains(shape, "% 3") && y == 0 {
				continue
			}
			text := strings.NewReplacer("X", fmt.Sprintf("(%d)", x), "Y", fmt.Sprintf("(%d)", y), "Z", fmt.Sprintf("(%d)", z)).Replace(shape)
			name := fmt.Sprintf("c%d_%d", i, k)
			fmt.Fprintf(&source, "static %s %s() { return %s; }\n", result, name, text)
			pairs = append(pairs, pair{fmt.Sprintf("v%d", i), name, []int64{x, y, z}})
		}
	}
	source.WriteString("}\n")
	w := textWorld(t, "C.java", source.String())
	ask := func(bits int, name string, args []int64) string {
		s := &heap.State{}
		for i, a := range args {
			s.Roots = append(s.Roots, integer(string(rune('X'+i)), a))
		}
		o, err := replay.New(w, replay.Config{Bounds: bounds.Bounds{Bits: bits}}).Check(method(t, w, "C."+name), s)
		return line(o, err)
	}
	same, needs := 0, 0
	for _, p := range pairs {
		if diags := w.Resolve(method(t, w, "C."+p.constant)); len(diags) > 0 {
			t.Fatal(diags[0])
		}
		java := ask(32, p.of, p.args)
		for _, bits := range []int{4, 5, 6, 9} {
			have, there := ask(bits, p.constant, nil), ask(bits, p.of, p.args)
			switch {
			case strings.HasPrefix(have, "needs "):
				needs++
				if there == java && !tooWide(java, bits) {
					t.Errorf("C.%s%v at %d bits: %s, but it is %s there and in Java", p.of, p.args, bits, have, there)
				}
			case have != there || have != java:
				t.Errorf("C.%s%v at %d bits: %s, on variables %s, in Java %s", p.of, p.args, bits, have, there, java)
			default:
				same++
			}
		}
	}
	if same < 1000 || needs < 200 {
		t.Errorf("%d the same, %d need more bits", same, needs)
	}
}

// tooWide reports whether an integer result does not fit.
func tooWide(result string, bits int) bool {
	var n int64
	if _, err := fmt.Sscanf(result, "result %d", &n); err != nil {
		return false
	}
	return n < -1<<(bits-1) || n >= 1<<(bits-1)
}
