package main

import (
	"os"
	"runtime"
	"runtime/debug"
	"runtime/metrics"
)

// Terms and clauses are many and short-lived: as long as the heap is small it may grow by several times its
// size between two collections. That of a large project may not.
const (
	collectAt    = 400       // how much the heap grows between two collections, in percent, where GOGC says nothing
	collectAfter = 384 << 20 // and in bytes, where that is less
	collectFrom  = 192 << 20 // but at least, in bytes
	collectLeast = 50        // and in percent
)

// tuneCollector sets the heap's growth anew at the end of each collection.
func tuneCollector() {
	if os.Getenv("GOGC") != "" {
		return
	}
	live := []metrics.Sample{{Name: "/gc/heap/live:bytes"}}
	var tune func(*[64]byte)
	tune = func(*[64]byte) {
		metrics.Read(live)
		n := max(live[0].Value.Uint64(), 4<<20) // as the runtime counts before the first collection
		debug.SetGCPercent(int(max(collectLeast, collectFrom*100/n, min(collectAt, collectAfter*100/n))))
		runtime.SetFinalizer(new([64]byte), tune) // at the next one
	}
	tune(nil)
}
