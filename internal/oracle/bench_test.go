package oracle

import (
	"testing"

	"inspect/java/bounds"
)

// BenchmarkExhaust reports how many pre-states per second the oracle decides,
// on a method over integers and on one over a list with an invariant.
func BenchmarkExhaust(b *testing.B) {
	w, _, err := Load("testdata/Lists.java")
	if err != nil {
		b.Fatal(err)
	}
	for _, c := range []struct {
		method string
		bounds Bounds
	}{{"Lists.clamp", Bounds{Bounds: bounds.Bounds{Bits: 5}}}, {"Lists.push", Bounds{}}} {
		b.Run(c.method, func(b *testing.B) {
			ms, d := w.FindMethods(c.method)
			if d != nil {
				b.Fatal(d)
			}
			states := int64(0)
			for b.Loop() {
				v, err := Exhaust(w, ms[0], c.bounds)
				if err != nil || v.Word != "holds" {
					b.Fatal(v, err)
				}
				states += v.States
			}
			b.ReportMetric(float64(states)/b.Elapsed().Seconds(), "states/s")
		})
	}
}
