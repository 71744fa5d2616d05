package verify

import (
	"context"
	"fmt"
	"os"
	"runtime/debug"
	"runtime/metrics"
	"strconv"
	"strings"
	"sync"
	"time"

	"inspect/java/source"
)

// noMemory is the cause of a context that ended because the memory allowed was used up.
type noMemory struct{ limit int64 }

func (e *noMemory) Error() string {
	return fmt.Sprintf("out of memory: the limit of %s is reached", Megabytes(e.limit))
}

func (e *noMemory) diagnostic() *source.Diagnostic {
	d := source.Errorf(codeMemory, source.Span{}, "%s", e.Error())
	d.Remedy = "lower the bounds or -j, or allow more with --memory where the machine has it"
	return d
}

// Megabytes prints a number of bytes.
func Megabytes(n int64) string { return fmt.Sprintf("%d MB", n>>20) }

// guardian watches the memory that the process holds. Beyond the limit it ends the
// methods that are being checked; where that does not help, the whole run.
type guardian struct {
	limit   int64
	end     context.CancelCauseFunc // of the run
	mu      sync.Mutex
	checks  map[int]context.CancelCauseFunc // of the methods under way
	next    int
	resides func() int64
}

// watchEvery is how often memory is looked at: in that time a gigabyte is not
// filled. relief is how long ended methods may take to give theirs back.
const (
	watchEvery = 20 * time.Millisecond
	relief     = 2 * time.Second
)

// guard watches the memory of a run until the function returned is called. A limit
// of 0 is none.
func guard(ctx context.Context, limit int64) (context.Context, *guardian, func()) {
	ctx, end := context.WithCancelCause(ctx)
	g := &guardian{limit: limit, end: end, checks: map[int]context.CancelCauseFunc{}, resides: resident}
	quit := make(chan struct{})
	if limit > 0 {
		go g.watch(quit)
	}
	return ctx, g, func() { close(quit); end(context.Canceled) }
}

func (g *guardian) watch(quit chan struct{}) {
	tick := time.NewTicker(watchEvery)
	defer tick.Stop()
	for {
		select {
		case <-quit:
			return
		case <-tick.C:
		}
		if g.resides() <= g.limit {
			continue
		}
		// What is garbage does not count.
		start := time.Now()
		if debug.FreeOSMemory(); g.resides() <= g.limit {
			time.Sleep(min(4*time.Since(start), 10*watchEvery)) // collecting is not all it does
			continue
		}
		full := &noMemory{g.limit}
		if !g.endChecks(full) {
			g.end(full)
			return
		}
		for deadline := time.Now().Add(relief); g.resides() > g.limit; time.Sleep(watchEvery) {
			if time.Now().After(deadline) {
				g.end(full)
				return
			}
			debug.FreeOSMemory()
		}
	}
}

// endChecks ends the methods under way; false: there is none.
func (g *guardian) endChecks(cause error) bool {
	g.mu.Lock()
	defer g.mu.Unlock()
	for _, cancel := range g.checks {
		cancel(cause)
	}
	return len(g.checks) > 0
}

// check is the context of a method's check, which ends when memory does.
func (g *guardian) check(ctx context.Context) (context.Context, func()) {
	ctx, cancel := context.WithCancelCause(ctx)
	g.mu.Lock()
	defer g.mu.Unlock()
	id := g.next
	g.next++
	g.checks[id] = cancel
	return ctx, func() {
		g.mu.Lock()
		defer g.mu.Unlock()
		delete(g.checks, id)
		cancel(context.Canceled)
	}
}

// resident is the memory that this process holds, in bytes: with what libraries
// hold where the system tells, else what Go's runtime does.
func resident() int64 {
	if text, err := os.ReadFile("/proc/self/statm"); err == nil {
		if f := strings.Fields(string(text)); len(f) > 1 {
			if pages, err := strconv.ParseInt(f[1], 10, 64); err == nil {
				return pages * int64(os.Getpagesize())
			}
		}
	}
	s := []metrics.Sample{{Name: "/memory/classes/total:bytes"}, {Name: "/memory/classes/heap/released:bytes"}}
	metrics.Read(s)
	return int64(s[0].Value.Uint64() - s[1].Value.Uint64())
}
