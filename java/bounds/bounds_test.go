package bounds_test

import (
	"reflect"
	"testing"

	"inspect/java/bounds"
	"inspect/java/types"
)

// TestZero shows that a bound of zero stays zero, however often the defaults are
// asked for.
func TestZero(t *testing.T) {
	zero := bounds.Bounds{Objects: bounds.None, ArrayLength: bounds.None, Unwind: bounds.None, Recursion: bounds.None}
	b := zero.WithDefaults()
	if b.Bits != 32 || b.Objects != 0 || b.ArrayLength != 0 || b.Unwind != 0 || b.Recursion != 0 {
		t.Errorf("none of everything is %+v", b)
	}
	if again := b.WithDefaults(); !reflect.DeepEqual(again, b) {
		t.Errorf("filled again: %+v", again)
	}
	d := bounds.Bounds{}.WithDefaults()
	if d.Objects != 3 || d.ArrayLength != 4 || d.Unwind != 4 || d.Recursion != 3 {
		t.Errorf("the defaults are %+v", d)
	}
	d.Unwind = 0
	if d = d.WithDefaults(); d.Unwind != 0 {
		t.Errorf("a zero written into numbers became %d", d.Unwind)
	}
	if w := b.AsWritten(); w.Objects != bounds.None || w.Bits != 32 || !reflect.DeepEqual(w.WithDefaults(), b) || !reflect.DeepEqual(zero.AsWritten(), zero) {
		t.Errorf("as written: %+v", w)
	}
	if d = zero.Or(bounds.Bounds{Bits: 3, Objects: 2}); d.Bits != 3 || d.Objects != 0 {
		t.Errorf("with other defaults: %+v", d)
	}
}

func TestObjectsOf(t *testing.T) {
	node, list := &types.Class{Name: "p.Node"}, &types.Class{Name: "p.List"}
	array := &types.Array{Elem: node}
	b := bounds.Bounds{Objects: 3, PerClass: map[string]int{"Node": 0, "p.List": 5, "Node[]": 7}}
	for _, c := range []struct {
		typ  types.Type
		want int
	}{{node, 0}, {list, 5}, {array, 7}, {&types.Array{Elem: list}, 3}} {
		if n := b.ObjectsOf(c.typ); n != c.want {
			t.Errorf("%d objects of %s, want %d", n, c.typ, c.want)
		}
	}
}
