package verify_test

import (
	"context"
	"path/filepath"
	"testing"

	"inspect/cfg"
	"inspect/encode"
	"inspect/report"
	"inspect/verify"
)

// largest checks a method of the largest specification of TACO's kind at ten nodes.
func largest(t testing.TB, method string) *report.Result {
	t.Helper()
	doc := verify.Run(context.Background(), verify.Config{
		Paths: []string{filepath.Join("..", "testdata", "jml", "large", "BinomialHeap.java")}, Methods: []string{"BinomialHeap." + method},
		Bounds:       cfg.Bounds{Bits: 32, Objects: 3, PerClass: map[string]int{"BinomialHeap": 1, "HeapNode": 10}, Unwind: 4},
		ReceiverOnly: true, Nullness: "jml", Calls: "inline", Minimize: "off", Reached: "off",
		Attempts: []verify.Attempt{{Encoding: encode.Options{Encoding: encode.Ground}, Backend: gophersat(t)}},
	})
	if len(doc.Results) != 1 {
		t.Fatalf("%d results: %v", len(doc.Results), doc.Diagnostics)
	}
	return doc.Results[0]
}

// TestLargest: the specification is encoded in a second, at a size that fits into memory
// many times over.
func TestLargest(t *testing.T) {
	t.Parallel()
	r := largest(t, "findMinimum")
	if r.Verdict != report.Holds {
		t.Errorf("%s %s", r.Verdict, r.Reason)
	}
	if r.Seconds.Encode > 1 {
		t.Errorf("encoded in %.2f s, want at most 1", r.Seconds.Encode)
	}
	if r.Size.Terms > 50_000 {
		t.Errorf("size %+v, want at most 50000 terms", r.Size)
	}
}

// BenchmarkLargest measures its encoding: go test ./verify -run '^$' -bench Largest.
func BenchmarkLargest(b *testing.B) {
	b.ReportAllocs()
	var encode float64
	for b.Loop() {
		encode += largest(b, "findMinimum").Seconds.Encode
	}
	b.ReportMetric(encode/float64(b.N), "s-encode/op")
}
