package solve

import (
	"context"
	"sync"
)

// Gate says when a program may run: it is stopped, not ended, while the gate is shut, and goes on where it was when the
// gate opens. So several programs can take turns and lose nothing by it. A nil gate is open for good.
type Gate struct {
	mu      sync.Mutex
	open    bool
	changed chan struct{} // closed at the next change
}

// NewGate gives a gate that is shut.
func NewGate() *Gate { return &Gate{changed: make(chan struct{})} }

// Open lets the gate's programs run.
func (g *Gate) Open() { g.set(true) }

// Shut stops the gate's programs.
func (g *Gate) Shut() { g.set(false) }

func (g *Gate) set(open bool) {
	g.mu.Lock()
	defer g.mu.Unlock()
	if g.open != open {
		g.open = open
		close(g.changed)
		g.changed = make(chan struct{})
	}
}

// State reports whether the gate is open, and gives a channel that is closed when it is so no longer.
func (g *Gate) State() (open bool, changed <-chan struct{}) {
	if g == nil {
		return true, nil
	}
	g.mu.Lock()
	defer g.mu.Unlock()
	return g.open, g.changed
}

// Await waits until the gate is open. The error is ctx.Err().
func (g *Gate) Await(ctx context.Context) error {
	for {
		open, changed := g.State()
		if open {
			return ctx.Err()
		}
		select {
		case <-changed:
		case <-ctx.Done():
			return ctx.Err()
		}
	}
}
