package draw

import (
	"fmt"
	"io"
	"testing"
)

// owned is a doubly linked list of n nodes that refer to their owner.
func owned(n int) *Graph {
	list := &Object{Name: "List#1", Type: "List"}
	g := &Graph{Objects: []*Object{list}, Roots: []Slot{{Name: "this", Value: "List#1", Target: list}}}
	var last *Object
	for i := range n {
		o := &Object{Name: fmt.Sprintf("Node#%d", i+1), Type: "Node"}
		o.Slots = []Slot{{Name: "key", Value: fmt.Sprint(i)}, {Name: "owner", Value: list.Name, Target: list}}
		if last == nil {
			list.Slots = append(list.Slots, Slot{Name: "head", Value: o.Name, Target: o})
		} else {
			last.Slots = append(last.Slots, Slot{Name: "next", Value: o.Name, Target: o})
			o.Slots = append(o.Slots, Slot{Name: "prev", Value: last.Name, Target: last})
		}
		g.Objects = append(g.Objects, o)
		last = o
	}
	return g
}

func BenchmarkText(b *testing.B) {
	for _, n := range []int{20, 2000} {
		g := owned(n)
		b.Run(fmt.Sprint(n), func(b *testing.B) {
			for b.Loop() {
				Text(g, Options{})
			}
		})
	}
}

func BenchmarkSVG(b *testing.B) {
	for _, n := range []int{20, 200} {
		g := owned(n)
		b.Run(fmt.Sprint(n), func(b *testing.B) {
			for b.Loop() {
				if err := SVG(io.Discard, "", []Panel{{"", g}}); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}
