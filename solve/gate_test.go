package solve_test

import (
	"context"
	"os"
	"path/filepath"
	"testing"
	"time"

	"inspect/solve"
)

// sizeWhenStill gives the size of a growing file once it has not grown for a while.
func sizeWhenStill(t *testing.T, path string) int64 {
	t.Helper()
	last := int64(-1)
	for range 100 {
		time.Sleep(300 * time.Millisecond)
		info, err := os.Stat(path)
		if err != nil {
			return 0
		}
		if info.Size() == last {
			return last
		}
		last = info.Size()
	}
	t.Fatal("it does not stop")
	return 0
}

// grown waits until a file is larger than that.
func grown(path string, than int64) bool {
	for range 600 {
		if info, err := os.Stat(path); err == nil && info.Size() > than {
			return true
		}
		time.Sleep(50 * time.Millisecond)
	}
	return false
}

// TestGate: a program is not started before its gate opens; while the gate is shut it and what it started stand still;
// then it goes on where it was.
func TestGate(t *testing.T) {
	trace := filepath.Join(t.TempDir(), "trace")
	gate := solve.NewGate()
	type end struct {
		solve.Finished
		err error
	}
	ended := make(chan end, 1)
	c := solve.Command{Gate: gate, Argv: []string{program(t,
		`(while :; do echo x >>"`+trace+`"; sleep 0.01; done) & while [ ! -e "`+trace+`.stop" ]; do sleep 0.05; done; echo done; exit 20`)}}
	go func() {
		f, err := c.Run(context.Background())
		ended <- end{f, err}
	}()
	if n := sizeWhenStill(t, trace); n != 0 {
		t.Fatal("it was started before the gate opened")
	}
	size := int64(0)
	for range 3 {
		gate.Open()
		gate.Open() // once more is nothing new
		if !grown(trace, size) {
			t.Fatal("it does not go on")
		}
		gate.Shut()
		size = sizeWhenStill(t, trace)
	}
	if err := os.WriteFile(trace+".stop", nil, 0o600); err != nil {
		t.Fatal(err)
	}
	time.Sleep(200 * time.Millisecond)
	select {
	case e := <-ended:
		t.Fatalf("it ended behind a shut gate: %+v, %v", e.Finished, e.err)
	default:
	}
	gate.Open()
	if e := <-ended; e.err != nil || e.Code != 20 || string(e.Output) != "done\n" {
		t.Errorf("%+v, %v", e.Finished, e.err)
	}
}

// TestGateCancelled: what is stopped ends with the context all the same, and so does what waits for its first turn. That
// no process is left is for TestMain to see.
func TestGateCancelled(t *testing.T) {
	for _, begin := range []bool{false, true} {
		trace := filepath.Join(t.TempDir(), "trace")
		gate := solve.NewGate()
		ctx, cancel := context.WithCancel(context.Background())
		ended := make(chan error, 1)
		go func() {
			_, err := solve.Command{Gate: gate, Argv: []string{program(t,
				`trap '' TERM INT HUP; while :; do echo x >>"`+trace+`"; sleep 0.01; done`)}}.Run(ctx)
			ended <- err
		}()
		if begin {
			gate.Open()
			if !grown(trace, 0) {
				t.Fatal("it did not start")
			}
			gate.Shut()
			sizeWhenStill(t, trace)
		}
		start := time.Now()
		cancel()
		if err := <-ended; err != context.Canceled || time.Since(start) > 20*time.Second {
			t.Errorf("%v after %v", err, time.Since(start))
		}
	}
}
