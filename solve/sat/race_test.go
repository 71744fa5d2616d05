package sat

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"inspect/solve"
)

// Bodies of programs in a race. Each first notes in the file $log that it runs.
const (
	readCadical = `echo cadical >>"$log"; cat >/dev/null;`
	readMinisat = `echo minisat >>"$log"; cat "$2" >/dev/null;`
	sayCadical  = ` echo s UNSATISFIABLE; exit 20`
	sayMinisat  = ` echo UNSAT >"$3"; exit 20`
	forever     = ` sleep 1000`
)

// racing gives the backend auto with two programs of those bodies, and what they
// noted.
func racing(t *testing.T, cadical, minisat string) (solve.Backend, func() []string) {
	t.Helper()
	log := filepath.Join(t.TempDir(), "log")
	fake(t, "cadical", "log='"+log+"'\n"+cadical, false)
	fake(t, "minisat", "log='"+log+"'\n"+minisat, false)
	return backendOf(t, "auto", false), func() []string {
		text, err := os.ReadFile(log)
		if err != nil {
			t.Fatal(err)
		}
		return strings.Fields(string(text))
	}
}

// TestRace: with two processors both programs run, and whichever decides first
// counts. That the other is gone is for TestMain to see.
func TestRace(t *testing.T) {
	for _, c := range []struct {
		name, cadical, minisat string
		by                     string // "": an error
	}{
		{"first", readCadical + sayCadical, readMinisat + forever, "sat/cadical"},
		{"second", readCadical + forever, readMinisat + sayMinisat, "sat/minisat"},
		{"one meets the other", readCadical + ` until grep -q minisat "$log"; do sleep 0.01; done;` + sayCadical, readMinisat + forever, "sat/cadical"},
		{"the first dies", readCadical + ` exit 1`, readMinisat + sayMinisat, "sat/minisat"},
		{"the second dies", readCadical + sayCadical, readMinisat + ` exit 1`, "sat/cadical"},
		{"both die", readCadical + ` exit 1`, readMinisat + ` exit 1`, ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			b, _ := racing(t, c.cadical, c.minisat)
			if b.Name() != "sat/minisat+cadical" {
				t.Fatal(b.Name())
			}
			for _, processors := range []int{0, 2} {
				if processors == 0 && strings.HasPrefix(c.name, "one meets") {
					processors = 1 // in its second turn
				}
				r, err := b.Solve(context.Background(), factor(40), solve.Options{Processors: processors})
				if fault, failed := errors.AsType[*solve.Error](err); failed != (c.by == "") || failed && fault.Fault != solve.NoAnswer {
					t.Fatalf("%d processors: %+v, %v", processors, r, err)
				}
				if c.by != "" && (r.Status != solve.Unsat || r.Backend != c.by) {
					t.Errorf("%d processors: %+v, want %s", processors, r, c.by)
				}
			}
		})
	}
}

// TestRaceInTurns: with one processor one program runs at a time, longer each
// time; none starts anew, and what is decided in the first turn is decided by the
// first alone.
func TestRaceInTurns(t *testing.T) {
	tick := ` while :; do echo %s >>"$log"; sleep 0.01; n=$((n+1)); %s done;`
	b, noted := racing(t, readCadical+fmt.Sprintf(tick, "c", `if [ $n -ge 150 ]; then `+sayCadical+`; fi;`),
		readMinisat+fmt.Sprintf(tick, "m", ""))
	r, err := b.Solve(context.Background(), factor(40), solve.Options{Processors: 1})
	if err != nil || r.Status != solve.Unsat || r.Backend != "sat/cadical" {
		t.Fatalf("%+v, %v", r, err)
	}
	last, changes := "", 0
	count := map[string]int{}
	for _, word := range noted() {
		count[word]++
		if who := word[:1]; who != last {
			last = who
			changes++
		}
	}
	// 150 ticks of a hundredth of a second are more than a first turn. Where one turn
	// ends and another begins there may be a few changes to and fro.
	if count["cadical"] != 1 || count["minisat"] != 1 || count["c"] != 150 || changes < 4 || changes > 20 {
		t.Errorf("%v, %d changes", count, changes)
	}
	b, noted = racing(t, readCadical+sayCadical, readMinisat+sayMinisat)
	if r, err = b.Solve(context.Background(), factor(40), solve.Options{}); err != nil || r.Backend != "sat/minisat" {
		t.Errorf("%+v, %v", r, err)
	}
	if words := noted(); len(words) != 1 {
		t.Errorf("started: %v", words)
	}
}

// TestRaceNarrow: with several processors of which the programs may use one for
// now, they take turns; once they may use all, both run.
func TestRaceNarrow(t *testing.T) {
	narrow := ` n=0; while [ $n -lt 130 ]; do echo %s >>"$log"; sleep 0.01; n=$((n+1)); done;`
	b, noted := racing(t, readCadical+fmt.Sprintf(narrow, "c")+sayCadical, readMinisat+fmt.Sprintf(narrow, "m")+forever)
	wide := solve.NewGate()
	r, err := b.Solve(context.Background(), factor(40), solve.Options{Processors: 2, Wide: wide})
	if err != nil || r.Backend != "sat/cadical" {
		t.Fatalf("%+v, %v", r, err)
	}
	last, changes := "", 0
	for _, word := range noted() {
		if who := word[:1]; who != last {
			last = who
			changes++
		}
	}
	if changes < 3 || changes > 20 {
		t.Errorf("%d changes: %v", changes, noted())
	}

	// The second has its turn only when the first's is over, or when both may run.
	b, _ = racing(t, readCadical+sayCadical, readMinisat+forever)
	wide = solve.NewGate()
	start := time.Now()
	time.AfterFunc(50*time.Millisecond, wide.Open)
	r, err = b.Solve(context.Background(), factor(40), solve.Options{Processors: 2, Wide: wide})
	if took := time.Since(start); err != nil || r.Backend != "sat/cadical" || took < 40*time.Millisecond || took > firstTurn {
		t.Errorf("%+v, %v after %v", r, err, took)
	}
}

// TestRaceRepeatable: where the answer must not depend on who is quicker, one
// program alone is asked.
func TestRaceRepeatable(t *testing.T) {
	b, noted := racing(t, readCadical+` sleep 1;`+sayCadical, readMinisat+sayMinisat)
	r, err := b.Solve(context.Background(), factor(40), solve.Options{Processors: 2, Repeatable: true})
	if words := noted(); err != nil || r.Backend != "sat/cadical" || len(words) != 1 {
		t.Errorf("%+v, %v, started: %v", r, err, words)
	}
}

// TestRaceStops: a race ends in time, whoever has the turn.
func TestRaceStops(t *testing.T) {
	b, _ := racing(t, readCadical+forever, readMinisat+forever)
	for _, processors := range []int{1, 2} {
		for _, after := range []time.Duration{0, 50 * time.Millisecond, firstTurn + 300*time.Millisecond} {
			start := time.Now()
			r, err := b.Solve(context.Background(), factor(40), solve.Options{Processors: processors, Timeout: after + 1})
			if over := time.Since(start) - after; err != nil || r.Status != solve.Unknown || r.Reason != solve.ReasonTimeout || over > tolerance {
				t.Errorf("%d processors: %+v, %v, %v too late", processors, r, err, over)
			}
			ctx, cancel := context.WithTimeout(context.Background(), after)
			start = time.Now()
			r, err = b.Solve(ctx, factor(40), solve.Options{Processors: processors})
			cancel()
			if over := time.Since(start) - after; err != context.DeadlineExceeded || over > tolerance {
				t.Errorf("%d processors: %+v, %v, %v too late", processors, r, err, over)
			}
		}
	}
}
