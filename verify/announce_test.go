package verify

import (
	"context"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"inspect/encode"
	"inspect/report"
	"inspect/smtlib"
	"inspect/solve"
	"inspect/solve/sat"
	"inspect/verify/decide"
)

// sleepy answers late.
type sleepy struct{ solve.Backend }

func (s sleepy) Solve(ctx context.Context, q *smtlib.Script, o solve.Options) (solve.Result, error) {
	time.Sleep(announceAfter * 6 / 5)
	return s.Backend.Solve(ctx, q, o)
}

func (sleepy) CountsConflicts() bool { return true }

// TestToldBeforeSmall: of a counterexample for which a smaller one is looked for at length one
// hears at once, and once; of others with the result alone.
func TestToldBeforeSmall(t *testing.T) {
	t.Parallel()
	gopher, err := sat.New("gophersat")
	if err != nil {
		t.Fatal(err)
	}
	ground := encode.Options{Encoding: encode.Ground}
	path := writeJava(t, `class A {
		static void f(int a, int b) { assert a + b < 7 || a < 0 || b < 0; }
		static void holds(int a) { assert a != a + 1; }
	}`)
	for _, slow := range []bool{true, false} {
		var mu sync.Mutex
		var events []Event
		small := decide.Attempt{Encoding: ground, Backend: gopher}
		if slow {
			small.Backend = sleepy{gopher}
		}
		doc := Run(context.Background(), Config{Paths: []string{path}, Jobs: 1, Attempts: []decide.Attempt{{Encoding: ground, Backend: gopher}}, Smaller: small,
			Progress: func(e Event) {
				mu.Lock()
				defer mu.Unlock()
				if e.Stage == Found || e.Stage == "done" {
					events = append(events, e)
				}
			}})
		found := slices.IndexFunc(events, func(e Event) bool { return e.Stage == Found })
		done := slices.IndexFunc(events, func(e Event) bool { return e.Result != nil && e.Result.Verdict == report.Violated })
		switch {
		case done < 0 || doc.Results[0].Counterexample.Minimized.Magnitude == "":
			t.Fatalf("%v", events)
		case !slow && found >= 0:
			t.Errorf("told of %s", events[found].Found)
		case slow && (found < 0 || found > done || len(events) != 3):
			t.Errorf("not told in time: %v", events)
		case slow && !strings.Contains(events[found].Found, "violated: assertion a + b < 7 || a < 0 || b < 0 fails in A.f("):
			t.Errorf("told of %q", events[found].Found)
		}
	}
}
