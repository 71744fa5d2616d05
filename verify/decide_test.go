package verify_test

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	"inspect/encode"
	"inspect/internal/columns"
	"inspect/report"
	"inspect/smtlib"
	"inspect/solve"
	"inspect/solve/sat"
	"inspect/verify"
	"inspect/z3"
)

// played is a backend that the test plays; it must keep solve.Backend's contract.
type played struct {
	name  string
	solve func(ctx context.Context, s *smtlib.Script, o solve.Options) (solve.Result, error)
}

func (p *played) Name() string { return p.name }

func (p *played) Solve(ctx context.Context, s *smtlib.Script, o solve.Options) (solve.Result, error) {
	return p.solve(ctx, s, o)
}

func ground(bs ...solve.Backend) []verify.Attempt {
	var out []verify.Attempt
	for _, b := range bs {
		out = append(out, verify.Attempt{Encoding: encode.Options{Encoding: encode.Ground}, Backend: b})
	}
	return out
}

// javaFile writes a source file of class A.
func javaFile(t testing.TB, text string) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), "A.java")
	if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	return path
}

const broken = `class A {
    //@ ensures \result != 7;
    int f(int x) { return x; }
}`

func gophersat(t testing.TB) solve.Backend {
	t.Helper()
	b, err := sat.New("gophersat")
	if err != nil {
		t.Fatal(err)
	}
	return b
}

// stage is what the attempts of a test do.
type stage struct {
	mu      sync.Mutex
	calls   []string
	running int
	most    int             // running at a time
	limits  []time.Duration // of each call, 0: none
	share   []int           // processors of each call
	wide    []*solve.Gate   // of each call
}

// never is the number of a call that does not come.
const never = 1 << 30

// play is a backend that answers from its n-th call on, as gophersat does; before
// that it runs until it is stopped.
func (g *stage) play(t *testing.T, name string, n int) solve.Backend {
	return g.playAs(name, n, gophersat(t))
}

// playAs is play with another backend in the place of gophersat.
func (g *stage) playAs(name string, n int, then solve.Backend) solve.Backend {
	return &played{name, func(ctx context.Context, s *smtlib.Script, o solve.Options) (solve.Result, error) {
		g.mu.Lock()
		g.calls = append(g.calls, name)
		limit := time.Duration(0)
		if end, ok := ctx.Deadline(); ok {
			limit = time.Until(end)
		}
		g.limits = append(g.limits, limit)
		g.share = append(g.share, o.Processors)
		g.wide = append(g.wide, o.Wide)
		g.running++
		g.most = max(g.most, g.running)
		n--
		answers := n <= 0
		g.mu.Unlock()
		defer func() {
			g.mu.Lock()
			g.running--
			g.mu.Unlock()
		}()
		if answers {
			r, err := then.Solve(ctx, s, o)
			r.Backend = name
			return r, err
		}
		<-ctx.Done()
		return solve.Result{}, ctx.Err()
	}}
}

// TestGivingUp: when all give up, the reasons are the verdict's; when all fail, it
// is an error.
func TestGivingUp(t *testing.T) {
	lazy := &played{"lazy", func(context.Context, *smtlib.Script, solve.Options) (solve.Result, error) {
		return solve.Result{Reason: "tired"}, nil
	}}
	broke := &played{"broke", func(context.Context, *smtlib.Script, solve.Options) (solve.Result, error) {
		return solve.Result{}, fmt.Errorf("out of order")
	}}
	run := func(as ...solve.Backend) *report.Result {
		return verify.Run(context.Background(), verify.Config{
			Paths: []string{javaFile(t, broken)}, Minimize: "off", Attempts: ground(as...),
		}).Results[0]
	}
	g := &stage{}
	if r := run(lazy, g.play(t, "first", 1), broke); r.Verdict != report.Violated || r.Backend != "first" {
		t.Errorf("%s (%s) by %s", r.Verdict, r.Reason, r.Backend)
	}
	if r := run(lazy, broke, lazy); r.Verdict != report.Inconclusive || r.Reason != "tired" {
		t.Errorf("%s (%s)", r.Verdict, r.Reason)
	}
	if r := run(broke, broke); r.Verdict != report.Failed || !strings.Contains(r.Reason, "out of order") {
		t.Errorf("%s (%s)", r.Verdict, r.Reason)
	}
}

// TestAttemptsEnd: attempts end with the method's time and with an interrupt, the
// reserve too, whether it waits or works.
func TestAttemptsEnd(t *testing.T) {
	g := &stage{}
	c := verify.Config{Paths: []string{javaFile(t, broken)}, CPUs: 1, Timeout: 300 * time.Millisecond, SplitAfter: 200 * time.Millisecond,
		Attempts: append(ground(g.play(t, "one", never), g.play(t, "other", never)), g.reserve(t, never))}
	if r := verify.Run(context.Background(), c).Results[0]; r.Verdict != report.Inconclusive || r.Reason != "timeout" {
		t.Errorf("%s (%s)", r.Verdict, r.Reason)
	}
	ctx, cancel := context.WithCancel(context.Background())
	stop := &played{"stop", func(context.Context, *smtlib.Script, solve.Options) (solve.Result, error) {
		cancel()
		return solve.Result{}, context.Canceled
	}}
	c.Timeout, c.SplitAfter, c.Attempts = 0, 0, append(ground(g.play(t, "one", never), stop), g.reserve(t, never))
	if r := verify.Run(ctx, c).Results[0]; r.Verdict != report.Inconclusive || r.Reason != "interrupted" {
		t.Errorf("%s (%s)", r.Verdict, r.Reason)
	}
}

// TestSideBySide: attempts run at the same time, and share the processors with
// other methods: a method alone has both, of two at a time each has one.
func TestSideBySide(t *testing.T) {
	both := make(chan bool)
	meet := func(name string) solve.Backend {
		then := gophersat(t)
		return &played{name, func(ctx context.Context, s *smtlib.Script, o solve.Options) (solve.Result, error) {
			select {
			case both <- true:
			case <-both:
			case <-time.After(time.Minute):
				return solve.Result{}, fmt.Errorf("the other did not come")
			}
			return then.Solve(context.WithoutCancel(ctx), s, o)
		}}
	}
	r := verify.Run(context.Background(), verify.Config{
		Paths: []string{javaFile(t, broken)}, CPUs: 2, Minimize: "off", Attempts: ground(meet("one"), meet("other")),
	}).Results[0]
	if r.Verdict != report.Violated {
		t.Errorf("%s (%s)", r.Verdict, r.Reason)
	}

	for jobs, share := range map[int]int{1: 2, 2: 1} {
		g := &stage{}
		doc := verify.Run(context.Background(), verify.Config{
			Paths: []string{javaFile(t, strings.Replace(broken, "int f", `int g(int x) { return x; }
    //@ ensures \result != 7;
    int f`, 1))}, CPUs: 2, Jobs: jobs, Minimize: "off", Attempts: ground(g.play(t, "one", 1)),
		})
		if len(doc.Results) != 2 || doc.Exit() != report.ExitViolated || !slices.Equal(g.share, slices.Repeat([]int{share}, len(g.share))) {
			t.Errorf("%d at a time: %d results, processors %v", jobs, len(doc.Results), g.share)
		}
	}
}

// TestCertifiedOnly: with Certify an unsat without a proof is the backend's
// fault, never a verdict, wherever it comes from.
func TestCertifiedOnly(t *testing.T) {
	lib, err := z3.Open()
	if err != nil {
		t.Fatal(err)
	}
	certified, err := sat.NewCertified("gophersat")
	if err != nil {
		t.Fatal(err)
	}
	holds := javaFile(t, `class A {
    //@ requires 0 <= n && n < 4;
    //@ ensures \result == 7 * n;
    int f(int n) {
        int s = 0;
        for (int i = 0; i < n; i++) s += 7;
        return s;
    }
}`)
	run := func(b solve.Backend) *report.Result {
		return verify.Run(context.Background(), verify.Config{Paths: []string{holds}, Certify: true, Attempts: ground(b)}).Results[0]
	}
	if r := run(lib.Backend()); r.Verdict != report.Failed || !strings.Contains(r.Reason, "unsat without a proof") || r.Certified {
		t.Errorf("%s (%s)", r.Verdict, r.Reason)
	}
	total := 0
	r := run(&played{"count", func(ctx context.Context, s *smtlib.Script, o solve.Options) (solve.Result, error) {
		r, err := certified.Solve(ctx, s, o)
		if r.Status == solve.Unsat {
			total++
		}
		return r, err
	}})
	if r.Verdict != report.Holds || !r.Certified || !r.Complete || r.Certificate.Answers != total || total < 2 {
		t.Fatalf("%s (%s), certified %v: %+v of %d", r.Verdict, r.Reason, r.Certified, r.Certificate, total)
	}
	for forged := 1; forged <= total; forged++ {
		n := 0
		r := run(&played{"forger", func(ctx context.Context, s *smtlib.Script, o solve.Options) (solve.Result, error) {
			r, err := certified.Solve(ctx, s, o)
			if r.Status == solve.Unsat {
				n++
				r.Certified = n != forged
			}
			return r, err
		}})
		if r.Verdict != report.Failed || r.Certified || r.Certificate != nil {
			t.Errorf("unsat %d of %d without proof: %s (%s), certified %v", forged, total, r.Verdict, r.Reason, r.Certified)
		}
	}
}

// hard is true, and beyond every solver here for minutes: 2^61 - 1 is a prime.
const hard = `class A {
    //@ requires x > 1 && y > 1;
    //@ ensures \result != 2305843009213693951L;
    long f(int x, int y) { return (long) x * y; }
}`

// losers are backends that will not decide hard.
func losers(t testing.TB) map[string]verify.Attempt {
	t.Helper()
	lib, err := z3.Open()
	if err != nil {
		t.Fatal(err)
	}
	out := map[string]verify.Attempt{"z3": ground(lib.Backend())[0],
		"quantified": {Encoding: encode.Options{Encoding: encode.Quantified}, Backend: lib.Backend()}}
	for _, name := range []string{"gophersat", "cadical", "minisat"} {
		b, err := sat.New(name)
		if err != nil {
			t.Fatal(err)
		}
		out[name] = ground(b)[0]
	}
	sleeper := filepath.Join(t.TempDir(), "sleeper")
	if err := os.WriteFile(sleeper, []byte("#!/bin/sh\ncat >/dev/null &\nsleep 1000 &\nsleep 1000\n"), 0o700); err != nil {
		t.Fatal(err)
	}
	for name, line := range map[string]string{"z3 -in": "z3 -in", "cvc5": "cvc5 --lang smt2 -", "sleeper": sleeper} {
		b, err := solve.Process(line)
		if err != nil {
			t.Fatal(err)
		}
		out[name] = ground(b)[0]
	}
	return out
}

// against runs the hard question with an attempt that loses: the winner says
// unsat, which is true, some time after the loser is seen to have begun. It gives
// the time from that answer until the loser was gone and the run went on.
func against(t testing.TB, loser verify.Attempt, seen func() bool) time.Duration {
	t.Helper()
	begun := make(chan bool, 100)
	slow := loser.Backend
	loser.Backend = &played{slow.Name(), func(ctx context.Context, s *smtlib.Script, o solve.Options) (solve.Result, error) {
		begun <- true
		return slow.Solve(ctx, s, o)
	}}
	var answered, gone time.Time
	first := true
	winner := &played{"winner", func(ctx context.Context, s *smtlib.Script, o solve.Options) (solve.Result, error) {
		if !first {
			return solve.Result{Status: solve.Sat}, nil // of course the method can run
		}
		first = false
		if <-begun; !await(seen) {
			t.Error("the loser did not start")
		}
		time.Sleep(200 * time.Millisecond) // let it search
		answered = time.Now()
		return solve.Result{Status: solve.Unsat}, nil
	}}
	doc := verify.Run(context.Background(), verify.Config{
		Paths: []string{javaFile(t, hard)}, CPUs: 2, Attempts: append(ground(winner), loser),
		Progress: func(e verify.Event) {
			if e.Stage == "vacuity" {
				gone = time.Now()
			}
		},
	})
	if r := doc.Results[0]; r.Verdict != report.Holds || r.Backend != "winner" {
		t.Fatalf("%s (%s) by %s\n%s", r.Verdict, r.Reason, r.Backend, columns.Text(doc))
	}
	return gone.Sub(answered)
}

// TestLosersAreGone: when a run ends, so have the processes and goroutines of
// the attempts that lost.
func TestLosersAreGone(t *testing.T) {
	inProcess := map[string]bool{"gophersat": true, "z3": true, "quantified": true}
	for name, a := range losers(t) {
		t.Run(name, func(t *testing.T) {
			t.Setenv(marker, name)
			against(t, a, func() bool {
				marked, _ := started(t, name)
				return inProcess[name] && len(working()) > 0 || len(marked) > 0
			})
			if _, children := started(t, name); len(children) > 0 {
				t.Errorf("children are left:\n%s", strings.Join(children, "\n"))
			}
			// A goroutine that was stopped may need a moment to unwind, and a killed
			// grandchild to be noticed by the system.
			left := func() []string {
				marked, _ := started(t, name)
				return append(working(), marked...)
			}
			if !await(func() bool { return len(left()) == 0 }) {
				t.Errorf("left are:\n%s", strings.Join(left(), "\n\n"))
			}
		})
	}
}

// await waits for a condition, for a good while.
func await(met func() bool) bool {
	for deadline := time.Now().Add(30 * time.Second); time.Now().Before(deadline); time.Sleep(10 * time.Millisecond) {
		if met() {
			return true
		}
	}
	return met()
}

// working lists the goroutines of solvers.
func working() []string {
	buf := make([]byte, 1<<20)
	buf = buf[:runtime.Stack(buf, true)]
	var out []string
	for _, g := range strings.Split(string(buf), "\n\n") {
		for _, p := range []string{"gophersat/solver.", "inspect/sat.", "inspect/solve.", "inspect/z3.", "os/exec."} {
			if strings.Contains(g, p) {
				out = append(out, g)
				break
			}
		}
	}
	return out
}

// marker is a variable that is set in the environment of whatever is started.
const marker = "INSPECT_TEST_STARTED"

// started lists the processes that run with the marker's value, and those that
// are children of this one, ended or not.
func started(t *testing.T, value string) (marked, children []string) {
	t.Helper()
	processes, err := filepath.Glob("/proc/[0-9]*")
	if err != nil || len(processes) == 0 {
		t.Fatalf("no processes: %v", err)
	}
	for _, dir := range processes {
		stat, err := os.ReadFile(filepath.Join(dir, "stat"))
		if err != nil {
			continue // it has ended
		}
		environ, _ := os.ReadFile(filepath.Join(dir, "environ"))
		// After the name, which is in brackets: state, parent.
		fields := strings.Fields(string(stat[bytes.LastIndexByte(stat, ')')+1:]))
		if bytes.Contains(environ, []byte(marker+"="+value+"\x00")) {
			marked = append(marked, string(stat))
		}
		if fields[1] == strconv.Itoa(os.Getpid()) {
			children = append(children, string(stat))
		}
	}
	return marked, children
}

// BenchmarkLoser measures how long a loser takes to be gone.
func BenchmarkLoser(b *testing.B) {
	for name, a := range losers(b) {
		b.Run(name, func(b *testing.B) {
			var total, most time.Duration
			for range b.N {
				d := against(b, a, func() bool { return true })
				total, most = total+d, max(most, d)
			}
			b.ReportMetric(float64(total.Milliseconds())/float64(b.N), "ms/gone")
			b.ReportMetric(float64(most.Milliseconds()), "ms/most")
		})
	}
}

// TestWhoAnswered: a backend of several solvers says which of them answered, and
// the report names that one with the attempt's seconds and sizes.
func TestWhoAnswered(t *testing.T) {
	gophersat, err := sat.New("gophersat")
	if err != nil {
		t.Fatal(err)
	}
	several := func(name string) *played {
		return &played{"several", func(ctx context.Context, s *smtlib.Script, o solve.Options) (solve.Result, error) {
			r, err := gophersat.Solve(ctx, s, o)
			r.Backend = name
			return r, err
		}}
	}
	for name, want := range map[string]string{"one of them": "one of them", "": "several"} {
		for _, java := range []string{broken, "class A { //@ requires x != 3;\n int f(int x) { return 7 / (x * x - 9 + (x & 8)); } }"} {
			doc := verify.Run(context.Background(), verify.Config{Paths: []string{javaFile(t, java)}, Attempts: ground(several(name))})
			if r := doc.Results[0]; r.Backend != want || r.Size.Terms == 0 || r.Seconds.Solve == 0 {
				t.Errorf("%s: backend %q, want %q; %d terms, %v s", r.Verdict, r.Backend, want, r.Size.Terms, r.Seconds.Solve)
			}
		}
	}
}
