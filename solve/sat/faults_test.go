package sat

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"math/big"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
	"time"

	"inspect/smtlib"
	"inspect/solve"
)

// TestMain demands of all tests together that no goroutine, no child process and
// no temporary file is left.
func TestMain(m *testing.M) {
	tmp, err := os.MkdirTemp("", "sat-test-")
	if err != nil {
		panic(err)
	}
	os.Setenv("TMPDIR", tmp)
	// Terms and circuits are small: many of them. The command line has the last word.
	if err := flag.Set("rapid.checks", "2000"); err != nil {
		panic(err)
	}
	before := runtime.NumGoroutine()
	code := m.Run()
	for i := 0; ; i++ {
		left, _ := filepath.Glob(filepath.Join(tmp, "inspect-*"))
		left = append(left, children()...)
		goroutines := runtime.NumGoroutine() - before
		if goroutines <= 0 && len(left) == 0 {
			break
		}
		if i == 500 {
			stacks := make([]byte, 1<<16)
			fmt.Printf("left behind: %d goroutines, %q\n%s\n", goroutines, left, stacks[:runtime.Stack(stacks, true)])
			code = 1
			break
		}
		time.Sleep(20 * time.Millisecond)
	}
	os.RemoveAll(tmp)
	os.Exit(code)
}

// children lists the direct children of this process, zombies included.
func children() []string {
	var left []string
	stats, _ := filepath.Glob("/proc/[0-9]*/stat")
	for _, name := range stats {
		stat, err := os.ReadFile(name)
		if err != nil {
			continue
		}
		fields := strings.Fields(string(stat[strings.LastIndexByte(string(stat), ')')+1:]))
		if len(fields) > 3 && fields[1] == fmt.Sprint(os.Getpid()) {
			left = append(left, string(stat))
		}
	}
	return left
}

// factor asks for the factors of a product of two primes of the given bits.
func factor(bits int) *smtlib.Script {
	s := &smtlib.Script{B: smtlib.NewBuilder()}
	s.Assert(factorIn(s.B, bits), "")
	return s
}

func factorIn(b *smtlib.Builder, bits int) *smtlib.Term {
	prime := func(n int64) *big.Int {
		p := big.NewInt(n)
		for !p.ProbablyPrime(20) {
			p.Add(p, big.NewInt(1))
		}
		return p
	}
	width := 2 * bits
	x, y := b.Const(fmt.Sprint("x", width), b.BitVec(width)), b.Const(fmt.Sprint("y", width), b.BitVec(width))
	product := new(big.Int).Mul(prime(1<<(bits-1)|1<<(bits/2)), prime(1<<(bits-1)|1<<(bits/3)))
	out := b.Eq(b.Mul(x, y), b.BVBig(product, width))
	for _, v := range []*smtlib.Term{x, y} {
		out = b.And(out, b.ULt(b.BV(1, width), v), b.ULt(v, b.BV(1<<bits, width)))
	}
	return out
}

// contradiction has no model, which takes search to find.
func contradiction() *smtlib.Script {
	s := factor(6)
	b := s.B
	x := b.Const("x12", b.BitVec(12))
	s.Assert(b.Not(b.Or(b.Eq(x, b.BV(41, 12)), b.Eq(x, b.BV(37, 12)))), "")
	return s
}

// large has many clauses.
func large() *smtlib.Script {
	s := factor(6)
	b := s.B
	for i := range 100000 {
		p, q := b.Const(fmt.Sprint("p", i), b.BoolSort()), b.Const(fmt.Sprint("p", i/2), b.BoolSort())
		s.Assert(b.Or(p, b.Not(q), b.Const(fmt.Sprint("p", (i*7)%1000), b.BoolSort())), "")
	}
	return s
}

// installed are the solvers that the tests demand.
func installed() []string { return []string{"gophersat", "cadical", "minisat"} }

func backendOf(t testing.TB, name string, certify bool) solve.Backend {
	t.Helper()
	b, err := newBackend(name, certify)
	if err != nil {
		t.Fatal(err)
	}
	return b
}

func TestAnswers(t *testing.T) {
	for _, name := range append(installed(), "auto") {
		for _, certify := range []bool{false, true} {
			if certify && name == "minisat" {
				continue
			}
			t.Run(fmt.Sprint(name, certify), func(t *testing.T) {
				b := backendOf(t, name, certify)
				s := factor(6)
				r, err := b.Solve(context.Background(), s, solve.Options{WantModel: true})
				if err != nil || r.Status != solve.Sat || r.Certified || name != "auto" && r.Backend != b.Name() || r.Seconds <= 0 {
					t.Fatalf("%+v, %v", r, err)
				}
				if err := solve.Verify(s, r.Model); err != nil {
					t.Error(err)
				}
				r, err = b.Solve(context.Background(), s, solve.Options{})
				if err != nil || r.Status != solve.Sat || r.Model != nil {
					t.Errorf("without model: %+v, %v", r, err)
				}
				r, err = b.Solve(context.Background(), contradiction(), solve.Options{WantModel: true})
				if err != nil || r.Status != solve.Unsat || r.Model != nil || r.Core != nil || r.Certified != certify || r.Proof.Steps > 0 != certify {
					t.Errorf("contradiction: %+v, %v", r, err)
				}
				r, err = b.Solve(context.Background(), large(), solve.Options{WantModel: true})
				if err != nil || r.Status != solve.Sat {
					t.Errorf("large: %+v, %v", r.Status, err)
				}
				empty := &smtlib.Script{B: smtlib.NewBuilder()}
				if r, err = b.Solve(context.Background(), empty, solve.Options{WantModel: true}); err != nil || r.Status != solve.Sat || r.Model == nil {
					t.Errorf("empty: %+v, %v", r, err)
				}
				empty.Assert(empty.B.False(), "")
				if r, err = b.Solve(context.Background(), empty, solve.Options{WantModel: true}); err != nil || r.Status != solve.Unsat || r.Certified != certify {
					t.Errorf("false: %+v, %v", r, err)
				}
			})
		}
	}
}

func TestCore(t *testing.T) {
	for _, name := range installed() {
		b := smtlib.NewBuilder()
		s := &smtlib.Script{B: b}
		x := b.Const("x", b.BitVec(8))
		var p [4]*smtlib.Term
		for i := range p {
			p[i] = b.Const(fmt.Sprint("p", i), b.BoolSort())
		}
		s.Assert(b.Or(p[1], b.ULt(x, b.BV(9, 8))), "")
		s.Assert(b.Implies(p[2], b.ULt(b.BV(20, 8), x)), "")
		s.Assumptions = []*smtlib.Term{p[0], b.Not(p[1]), p[2], p[3]}
		backend := backendOf(t, name, false)
		r, err := backend.Solve(context.Background(), s, solve.Options{})
		if got := strings.Join(r.Core, " "); err != nil || r.Status != solve.Unsat || got != "(not p1) p2" {
			t.Errorf("%s: %v, core %s, %v", name, r.Status, got, err)
		}
		s.Assumptions = s.Assumptions[:2]
		r, err = backend.Solve(context.Background(), s, solve.Options{WantModel: true})
		if err != nil || r.Status != solve.Sat {
			t.Fatalf("%s: %+v, %v", name, r, err)
		}
		if err := solve.Verify(s, r.Model); err != nil {
			t.Error(name, err)
		}
		s.Assumptions = []*smtlib.Term{p[3], b.Not(p[3])}
		r, err = backend.Solve(context.Background(), s, solve.Options{})
		if got := strings.Join(r.Core, " "); err != nil || r.Status != solve.Unsat || got != "p3 (not p3)" {
			t.Errorf("%s: %v, core %s, %v", name, r.Status, got, err)
		}
		s.Assumptions = p[:]
		s.Assert(b.ULt(x, b.BV(1, 8)), "")
		s.Assert(b.ULt(b.BV(3, 8), x), "")
		r, err = backend.Solve(context.Background(), s, solve.Options{})
		if err != nil || r.Status != solve.Unsat || r.Core != nil {
			t.Errorf("%s: %v, core %v, %v", name, r.Status, r.Core, err)
		}
	}
}

// tolerance is how late an end may come on a machine that is busy with other
// things; what hangs in these tests would take minutes. BenchmarkStop measures
// the delay.
const tolerance = 20 * time.Second

// TestStops: a context's end and a timeout end every solver, at whatever moment.
func TestStops(t *testing.T) {
	hard := factor(40)
	for _, name := range installed() {
		for _, certify := range []bool{false, true} {
			if certify && name == "minisat" {
				continue
			}
			for _, after := range []time.Duration{0, 5 * time.Millisecond, 50 * time.Millisecond, 400 * time.Millisecond} {
				b := backendOf(t, name, certify)
				ctx, cancel := context.WithTimeout(context.Background(), after)
				start := time.Now()
				r, err := b.Solve(ctx, hard, solve.Options{})
				cancel()
				if over := time.Since(start) - after; err != context.DeadlineExceeded || over > tolerance {
					t.Errorf("%s: %+v, %v, %v too late", name, r, err, over)
				}
				start = time.Now()
				r, err = b.Solve(context.Background(), hard, solve.Options{Timeout: after + 1})
				if over := time.Since(start) - after; err != nil || r.Status != solve.Unknown || r.Reason != solve.ReasonTimeout || over > tolerance {
					t.Errorf("%s: %+v, %v, %v too late", name, r, err, over)
				}
			}
		}
	}
	// The embedded solver is free again.
	if r, err := backendOf(t, "gophersat", false).Solve(context.Background(), contradiction(), solve.Options{}); r.Status != solve.Unsat {
		t.Errorf("%+v, %v", r, err)
	}
}

// TestStopsTranslation: the translation of a large script can be stopped too.
func TestStopsTranslation(t *testing.T) {
	b := smtlib.NewBuilder(smtlib.NoSimplify)
	x := b.Const("x", b.BitVec(32))
	y := x
	for i := range 1000 {
		y = b.Mul(b.Add(y, x), b.BVXor(y, b.BV(uint64(i), 32)))
	}
	s := &smtlib.Script{B: b}
	s.Assert(b.Eq(y, x), "")
	start := time.Now()
	r, err := backendOf(t, "cadical", false).Solve(context.Background(), s, solve.Options{Timeout: 20 * time.Millisecond})
	if over := time.Since(start) - 20*time.Millisecond; err != nil || r.Reason != solve.ReasonTimeout || over > tolerance {
		t.Errorf("%+v, %v, %v too late", r, err, over)
	}
}

func TestMemory(t *testing.T) {
	for name, mb := range map[string]int{"gophersat": 1, "cadical": 24, "minisat": 24} {
		s := large()
		if name == "gophersat" {
			s.Assert(factorIn(s.B, 30), "") // it looks now and then
		}
		r, err := backendOf(t, name, false).Solve(context.Background(), s, solve.Options{MemoryMB: mb, Timeout: 20 * time.Second})
		if err != nil || r.Status != solve.Unknown || r.Reason != solve.ReasonMemory {
			t.Errorf("%s: %+v, %v", name, r, err)
		}
	}
}

// fake puts a shell script in the place of a solver and gives a backend of it.
func fake(t *testing.T, name, body string, certify bool) solve.Backend {
	t.Helper()
	sh, err := exec.LookPath("sh")
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, name), []byte("#!"+sh+"\n"+body+"\n"), 0o755); err != nil {
		t.Fatal(err)
	}
	t.Setenv("PATH", dir+":"+os.Getenv("PATH"))
	return backendOf(t, name, certify)
}

func TestBadSolvers(t *testing.T) {
	const read = "cat >/dev/null\n"
	tests := []struct {
		name, solver, body string
		certify            bool
		fault              solve.Fault
		message            string
	}{
		{"dies", "cadical", read + "kill -SEGV $$", false, solve.Crashed, "segmentation fault"},
		{"dies with an answer", "cadical", read + "echo s UNSATISFIABLE; kill -KILL $$", false, solve.Crashed, "signal 9"},
		{"fails", "cadical", read + "echo broken >&2; exit 1", false, solve.NoAnswer, "exit code 1 without an answer"},
		{"does not read", "cadical", "exit 1", false, solve.InputClosed, "before it had read the formula"},
		{"silent", "kissat", read, false, solve.NoAnswer, "exit code 0 without an answer"},
		{"rubbish", "cadical", read + "echo hello; exit 20", false, solve.Nonsense, `printed "hello"`},
		{"two answers", "cadical", read + "echo s SATISFIABLE; echo s UNSATISFIABLE; exit 20", false, solve.Nonsense, "no answer of a SAT solver"},
		{"wrong exit code", "cadical", read + "echo s UNSATISFIABLE; exit 0", false, solve.Nonsense, "do not agree"},
		{"no model", "cadical", read + "echo s SATISFIABLE; exit 10", false, solve.Nonsense, "cut short"},
		{"foreign model", "cadical", read + "echo s SATISFIABLE; echo v 999999 0; exit 10", false, solve.Nonsense, "999999"},
		{"wrong model", "cadical", read + "echo s SATISFIABLE; echo v 0; exit 10", false, solve.Lied, "makes the clause"},
		{"flood", "cadical", read + "yes c and so on | head -c 70000000", false, solve.Flooded, "64 MB"},
		{"no proof", "cadical", read + "echo s UNSATISFIABLE; exit 20", true, solve.Lied, "without the proof"},
		{"empty proof", "cadical", read + `for p; do :; done; : >"$p"; echo s UNSATISFIABLE; exit 20`, true, solve.Lied, "ends before a contradiction"},
		{"bad proof", "cadical", read + `for p; do :; done; printf 'a\000' >"$p"; echo s UNSATISFIABLE; exit 20`, true, solve.Lied, "step 1"},
		{"minisat without a file", "minisat", `cat "$2" >/dev/null; exit 20`, false, solve.NoAnswer, "exit code 20 without an answer"},
		{"minisat writes rubbish", "minisat", `cat "$2" >/dev/null; echo x >"$3"; exit 20`, false, solve.Nonsense, `printed "x"`},
		{"minisat dies", "minisat", `cat "$2" >/dev/null; echo UNSAT >"$3"; kill -ABRT $$`, false, solve.Crashed, "aborted"},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			b := fake(t, test.solver, test.body, test.certify)
			s := contradiction()
			if test.fault == solve.InputClosed {
				s = large() // more than a pipe holds
			}
			r, err := b.Solve(context.Background(), s, solve.Options{Timeout: 20 * time.Second})
			fault, ok := errors.AsType[*solve.Error](err)
			if !ok || fault.Fault != test.fault || fault.Backend != "sat/"+test.solver || !strings.Contains(err.Error(), test.message) {
				t.Errorf("%+v, %v", r, err)
			}
			if err != nil && strings.Contains(err.Error(), "SMT-LIB") {
				t.Errorf("a SAT solver's remedy: %v", err)
			}
		})
	}
}

// TestTries: cadical is tried with bounds on its effort before it is run without,
// and the first answer counts.
func TestTries(t *testing.T) {
	for unsure, want := range [][]string{{"--seed=2"}, {"--seed=2", "--unsat"}, {"--seed=2", "--unsat", ""}} {
		log := filepath.Join(t.TempDir(), "log")
		b := fake(t, "cadical", fmt.Sprintf(`cat >/dev/null
			echo "$*" >>%s
			if [ $(wc -l <%[1]s) -le %d ]; then exit 0; fi
			echo s UNSATISFIABLE; exit 20`, log, unsure), false)
		if r, err := b.Solve(context.Background(), contradiction(), solve.Options{}); err != nil || r.Status != solve.Unsat {
			t.Fatalf("%+v, %v", r, err)
		}
		text, err := os.ReadFile(log)
		if err != nil {
			t.Fatal(err)
		}
		runs := strings.Split(strings.TrimSuffix(string(text), "\n"), "\n")
		for i, run := range runs {
			if len(runs) != len(want) || !strings.Contains(run, want[i]) || strings.Contains(run, "-c ") != (want[i] != "") {
				t.Errorf("%q, want %q", runs, want)
			}
		}
	}
}

// TestRefusedTries: a cadical that does not know the arguments of the tries is run
// without them.
func TestRefusedTries(t *testing.T) {
	for _, body := range []string{
		`case "$*" in *--*) exit 1;; esac; cat >/dev/null; echo s UNSATISFIABLE; exit 20`,
		`cat >/dev/null; case "$*" in *--*) echo "unknown option" >&2; exit 1;; esac; echo s UNSATISFIABLE; exit 20`,
	} {
		for _, s := range []*smtlib.Script{contradiction(), large()} {
			if r, err := fake(t, "cadical", body, false).Solve(context.Background(), s, solve.Options{}); err != nil || r.Status != solve.Unsat {
				t.Errorf("%s: %+v, %v", body, r, err)
			}
		}
	}
}

// TestHangs: solvers that hang at any stage, with helpers of their own, are gone
// in time.
func TestHangs(t *testing.T) {
	for _, body := range []string{
		"sleep 100",
		"cat >/dev/null; sleep 100",
		"cat >/dev/null; sleep 100 & echo s UNSATISFIABLE; wait",
		"cat >/dev/null; echo s UNSATISFIABLE; exec >&-; sleep 100",
		"trap '' TERM INT HUP; cat >/dev/null; while :; do :; done",
	} {
		for _, certify := range []bool{false, true} {
			b := fake(t, "cadical", body, certify)
			start := time.Now()
			r, err := b.Solve(context.Background(), contradiction(), solve.Options{Timeout: 150 * time.Millisecond})
			if over := time.Since(start) - 150*time.Millisecond; err != nil || r.Reason != solve.ReasonTimeout || over > tolerance {
				t.Errorf("%s: %+v, %v, %v too late", body, r, err, over)
			}
		}
	}
}

func TestVanished(t *testing.T) {
	b := fake(t, "cadical", "exit 20", false)
	path, _ := exec.LookPath("cadical")
	os.Remove(path)
	_, err := b.Solve(context.Background(), contradiction(), solve.Options{})
	if fault, ok := errors.AsType[*solve.Error](err); !ok || fault.Fault != solve.Missing || !strings.Contains(err.Error(), "gophersat, which is built in") {
		t.Error(err)
	}
}

func TestNew(t *testing.T) {
	t.Setenv("PATH", t.TempDir())
	if b, err := New("auto"); err != nil || b.Name() != "sat/gophersat" {
		t.Errorf("auto without programs: %v, %v", b, err)
	}
	if b, err := NewCertified("auto"); err != nil || b.Name() != "sat/gophersat" {
		t.Errorf("auto without programs: %v, %v", b, err)
	}
	for name, message := range map[string]string{
		"cadical": "cadical is not found",
		"minisat": "minisat is not found",
		"glucose": `unknown SAT solver "glucose": choose one of gophersat, cadical, minisat, kissat`,
		"":        `unknown SAT solver ""`,
	} {
		if _, err := New(name); err == nil || !strings.Contains(err.Error(), message) {
			t.Errorf("%s: %v", name, err)
		}
	}
	if _, err := NewCertified("minisat"); err == nil || !strings.Contains(err.Error(), "no proof") {
		t.Error(err)
	}
}

// TestAuto: what is small and easy is answered in process, the rest by programs.
func TestAuto(t *testing.T) {
	for certify, name := range map[bool]string{false: "sat/minisat+cadical", true: "sat/cadical"} {
		b := backendOf(t, "auto", certify)
		if b.Name() != name {
			t.Fatal(b.Name())
		}
		for script, small := range map[*smtlib.Script]bool{factor(4): true, factor(14): false, large(): false} {
			r, err := b.Solve(context.Background(), script, solve.Options{WantModel: true})
			if err != nil || r.Status != solve.Sat || (r.Backend == "sat/gophersat") != small || strings.Contains(r.Backend, "+") {
				t.Errorf("%s, small %v: %v, %v", r.Backend, small, r.Status, err)
			}
			if err := solve.Verify(script, r.Model); err != nil {
				t.Error(err)
			}
		}
	}
}

func TestFind(t *testing.T) {
	found := map[string]Found{}
	for _, f := range Find(context.Background()) {
		found[f.Name] = f
	}
	for _, name := range installed() {
		f := found[name]
		if f.Version == "" || name != "gophersat" && !filepath.IsAbs(f.Where) || name == "gophersat" && f.Where != "built in" {
			t.Errorf("%s: %+v", name, f)
		}
	}
}

func TestForeignLogic(t *testing.T) {
	b := smtlib.NewBuilder()
	x := b.BoundVar("x", b.BitVec(4))
	for _, term := range []*smtlib.Term{
		b.Forall([]*smtlib.Term{x}, b.ULt(x, b.Const("y", b.BitVec(4)))),
		b.Eq(b.Const("a", b.Array(b.BitVec(2), b.BitVec(2))), b.Const("b", b.Array(b.BitVec(2), b.BitVec(2)))),
		b.Eq(b.App(b.Declare("f", []*smtlib.Sort{b.BitVec(4)}, b.BitVec(4)), b.BV(1, 4)), b.BV(1, 4)),
	} {
		s := &smtlib.Script{B: b}
		s.Assert(term, "")
		if _, err := backendOf(t, "gophersat", false).Solve(context.Background(), s, solve.Options{}); err == nil || !strings.Contains(err.Error(), "must be in QF_BV") {
			t.Errorf("%s: %v", term, err)
		}
	}
}

// TestSideBySide: backends may be used by several goroutines, gophersat too,
// which keeps state outside of its solvers.
func TestSideBySide(t *testing.T) {
	failed := make(chan error, 16)
	for i := range cap(failed) {
		go func() {
			name := installed()[i%2]
			s := contradiction()
			want := solve.Unsat
			if i%4 < 2 {
				s, want = factor(6), solve.Sat
			}
			b, err := New(name)
			if err == nil {
				var r solve.Result
				if r, err = b.Solve(context.Background(), s, solve.Options{WantModel: true}); err == nil && r.Status != want {
					err = fmt.Errorf("%s: %v, want %v", name, r.Status, want)
				}
			}
			failed <- err
		}()
	}
	for range cap(failed) {
		if err := <-failed; err != nil {
			t.Error(err)
		}
	}
}
