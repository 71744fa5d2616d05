package replay

import (
	"testing"

	"inspect/java/heap"
	"inspect/java/types"
)

// TestForgotten: what leads to a value that is not known, as it may have changed since, is not known
// either, nor is anything on the way there.
func TestForgotten(t *testing.T) {
	row := &object{typ: &types.Array{Elem: types.Of(types.Int)}, slots: []value{{i: 1}}}
	whole := &object{typ: &types.Array{Elem: row.typ}, slots: []value{{r: row}, {r: absent}}}
	s := &Initials{m: &Machine{}, untouched: true, frozen: map[*object]bool{}, objects: map[*object]*heap.Constant{}, names: map[*object]string{}}
	if c, err := s.constant(whole); err == nil {
		t.Errorf("%v is known", c)
	}
	if len(s.objects) > 0 {
		t.Errorf("%d objects on the way are known", len(s.objects))
	}
	if c, err := s.constant(row); err != nil || len(c.Elems) != 1 {
		t.Errorf("%v, %v", c, err)
	}
}
