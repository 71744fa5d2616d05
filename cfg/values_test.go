package cfg

import (
	"maps"
	"testing"

	"pgregory.net/rapid"
)

// TestCells: maps that share what they have in common are what ordinary maps are, and
// stay as they are when others are made of them.
func TestCells(t *testing.T) {
	value := func(n int) atoms { return atoms{{num: int64(n)}} }
	rapid.Check(t, func(t *rapid.T) {
		key := rapid.IntRange(0, 40)
		draw := func(c *cells, m map[int]int, name string) (*cells, map[int]int) {
			m = maps.Clone(m)
			for _, k := range rapid.SliceOfN(key, 0, 12).Draw(t, name) {
				n := rapid.IntRange(0, 3).Draw(t, "value")
				c, m[k] = c.put(k, value(n), new(int)), n
			}
			return c, m
		}
		base, in := draw(noCells, map[int]int{}, "common")
		x, inX := draw(base, in, "left")
		y, inY := draw(base, in, "right")
		// Of what is the same, nothing is asked; of what is only on the left, nothing stays.
		merged := mergeCells(x, y, func(k int, a, b atoms, ofX, ofY bool) (atoms, bool) {
			if ofX && ofY {
				return value(int(max(a[0].num, b[0].num))), true
			}
			return b, ofY
		}, new(int))
		want := map[int]int{}
		for k, n := range inY {
			want[k] = n
			if m, both := inX[k]; both {
				want[k] = max(m, n)
			}
		}
		for _, c := range []struct {
			cells *cells
			want  map[int]int
		}{{base, in}, {x, inX}, {y, inY}, {merged, want}} {
			for k := range 41 {
				got, ok := c.cells.get(k)
				if n, there := c.want[k]; ok != there || ok && got[0].num != int64(n) {
					t.Fatalf("key %d: %v %v, want %d %v", k, got, ok, n, there)
				}
			}
		}
	})
}
