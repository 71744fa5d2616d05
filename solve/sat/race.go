package sat

import (
	"context"
	"errors"
	"strings"
	"time"

	"inspect/solve"
)

// race runs several programs on the same clauses. The first answer counts, and
// when it is there the others are gone. Which program is quick differs from
// formula to formula by a factor of ten, both ways. With a processor for each
// they run side by side, with fewer they take turns.
type race struct {
	engines []engine // in the order of turns
	alone   engine   // one of them, asked alone where who is quicker must not matter
}

// newRace takes the best of the engines, given in order of preference. The second
// best is the quicker one where little is to be done, and begins.
func newRace(preferred []engine) *race {
	return &race{[]engine{preferred[1], preferred[0]}, preferred[0]}
}

func (r *race) name() string {
	var names []string
	for _, e := range r.engines {
		names = append(names, e.name())
	}
	return strings.Join(names, "+")
}

func (r *race) certifies() bool { return false }
func (r *race) counts() bool    { return r.alone.counts() }

func (r *race) run(ctx context.Context, f *CNF, l limits) (verdict, error) {
	if l.conflicts > 0 || l.repeatable {
		return byName(ctx, r.alone, f, l)
	}
	within, cancel := context.WithCancel(ctx)
	defer cancel()
	var racers []*racer
	ends := make(chan *racer, len(r.engines))
	for _, e := range r.engines {
		x := &racer{gate: solve.NewGate(), over: make(chan struct{})}
		racers = append(racers, x)
		go func() {
			own := l
			own.gate = x.gate
			x.verdict, x.err = byName(within, e, f, own)
			close(x.over)
			ends <- x
		}()
	}
	turns := make(chan struct{})
	go func() {
		defer close(turns)
		if l.processors < len(racers) {
			takeTurns(within, racers, firstTurn)
			return
		}
		for within.Err() == nil {
			wide, changed := l.wide.State()
			if wide {
				sideBySide(within, racers, changed)
			} else {
				narrow, end := until(within, changed)
				takeTurns(narrow, racers, firstTurn)
				end()
			}
		}
	}()
	best := <-ends
	for range len(racers) - 1 {
		if best.worth() == decided {
			cancel()
		}
		if x := <-ends; x.worth() > best.worth() {
			best = x
		}
	}
	cancel()
	<-turns
	return best.verdict, best.err
}

// byName runs an engine and gives its verdict with its name.
func byName(ctx context.Context, e engine, f *CNF, l limits) (verdict, error) {
	v, err := e.run(ctx, f, l)
	if v.by == "" {
		v.by = e.name()
	}
	return v, err
}

// racer is a program in a race.
type racer struct {
	gate    *solve.Gate
	over    chan struct{} // closed at its end; the rest is set then
	verdict verdict
	err     error
}

// What the end of a racer may be, from worst to best.
const (
	cancelled = iota
	failed
	gaveUp
	decided
)

func (x *racer) worth() int {
	switch {
	case errors.Is(x.err, context.Canceled) || errors.Is(x.err, context.DeadlineExceeded):
		return cancelled
	case x.err != nil:
		return failed
	case x.verdict.status == undecided:
		return gaveUp
	}
	return decided
}

// firstTurn is how long a racer runs before the next has its turn, in the first
// round. A question that is decided by then costs what the first racer takes.
const firstTurn = time.Second

// until gives a context that ends with ctx or when changed is closed.
func until(ctx context.Context, changed <-chan struct{}) (context.Context, context.CancelFunc) {
	ctx, cancel := context.WithCancel(ctx)
	go func() {
		select {
		case <-changed:
			cancel()
		case <-ctx.Done():
		}
	}()
	return ctx, cancel
}

// sideBySide lets all racers run until ctx ends or changed is closed.
func sideBySide(ctx context.Context, racers []*racer, changed <-chan struct{}) {
	for _, x := range racers {
		x.gate.Open()
	}
	select {
	case <-changed:
	case <-ctx.Done():
		return
	}
	for _, x := range racers {
		x.gate.Shut()
	}
}

// takeTurns lets one racer run at a time, in every round twice as long as in the
// one before. They are stopped and go on, so that nothing is done twice.
func takeTurns(ctx context.Context, racers []*racer, turn time.Duration) {
	for ; ctx.Err() == nil; turn *= 2 {
		for _, x := range racers {
			x.gate.Open()
			select {
			case <-x.over:
				if x.worth() == decided {
					return // before anybody else begins
				}
			case <-time.After(turn):
			case <-ctx.Done():
			}
			x.gate.Shut()
			if ctx.Err() != nil {
				return
			}
		}
	}
}
