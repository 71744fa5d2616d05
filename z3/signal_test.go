//go:build cgo && unix

package z3_test

import (
	"context"
	"os"
	"os/signal"
	"syscall"
	"testing"
	"time"

	"inspect/solve"
	"inspect/z3"
)

// TestInterruptIsTheProgramsOwn: while Z3 decides, and after it, a signal from the
// keyboard goes to who asked for it, and Z3 neither takes it nor stops for it.
func TestInterruptIsTheProgramsOwn(t *testing.T) {
	l := library(t)
	seen := make(chan os.Signal, 1)
	signal.Notify(seen, os.Interrupt)
	defer signal.Stop(seen)
	interrupt := func(t *testing.T, when string) {
		t.Helper()
		if err := syscall.Kill(os.Getpid(), syscall.SIGINT); err != nil {
			t.Fatal(err)
		}
		select {
		case <-seen:
		case <-time.After(10 * time.Second):
			t.Fatalf("the signal %s a check is not seen", when)
		}
	}
	for name, kind := range map[string]z3.Kind{
		"combined": z3.Combined(), "simple": z3.Simple(), "logic": z3.ForLogic("QF_BV"), "tactic": z3.Tactic("qfbv"),
	} {
		t.Run(name, func(t *testing.T) {
			ctx, cancel := context.WithCancel(t.Context())
			defer cancel()
			ended := make(chan error)
			go func() {
				_, err := l.Backend(z3.With(kind)).Solve(ctx, hard(), solve.Options{})
				ended <- err
			}()
			for range 3 {
				select {
				case err := <-ended:
					t.Fatalf("the check ends by itself: %v", err)
				case <-time.After(100 * time.Millisecond):
				}
				interrupt(t, "during")
			}
			cancel()
			<-ended
			interrupt(t, "after")
		})
	}
}
