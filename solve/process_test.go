package solve_test

import (
	"context"
	"errors"
	"fmt"
	"math/big"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"sync"
	"testing"
	"time"

	"inspect/smtlib"
	"inspect/solve"
)

// small is satisfiable; contradiction makes it not so.
func small() *smtlib.Script {
	b := smtlib.NewBuilder()
	s := &smtlib.Script{B: b}
	x := b.Const("x", b.BitVec(8))
	s.Assert(b.ULt(x, b.BV(3, 8)), "x is small")
	s.Assert(b.Not(b.Eq(x, b.BV(0, 8))), "")
	return s
}

func contradiction() *smtlib.Script {
	s := small()
	s.Assert(s.B.Eq(s.B.Mul(s.B.Const("x", s.B.BitVec(8)), s.B.BV(2, 8)), s.B.BV(1, 8)), "even is odd")
	return s
}

// hard asks for the factors of a product of two primes of 61 and 60 bits.
func hard() *smtlib.Script {
	b := smtlib.NewBuilder()
	s := &smtlib.Script{B: b}
	x, y := b.Const("x", b.BitVec(128)), b.Const("y", b.BitVec(128))
	product := new(big.Int).Mul(prime(0x1a2b3c4d5e6f7081), prime(0x0f1e2d3c4b5a6978))
	s.Assert(b.Eq(b.Mul(x, y), b.BVBig(product, 128)), "")
	for _, v := range []*smtlib.Term{x, y} {
		s.Assert(b.ULt(b.BV(1, 128), v), "")
		s.Assert(b.ULt(v, b.BV(1<<62, 128)), "")
	}
	return s
}

// prime gives the least prime that is not below n.
func prime(n int64) *big.Int {
	p := big.NewInt(n)
	for !p.ProbablyPrime(20) {
		p.Add(p, big.NewInt(1))
	}
	return p
}

// large is satisfiable and its text fills a pipe many times over.
func large() *smtlib.Script {
	s := small()
	for i := range 20000 {
		s.Assert(s.B.Or(s.B.Const(fmt.Sprintf("p%d", i), s.B.BoolSort()), s.B.Const(fmt.Sprintf("q%d", i), s.B.BoolSort())), "")
	}
	return s
}

func backend(t *testing.T, line string) solve.Backend {
	t.Helper()
	b, err := solve.Process(line)
	if err != nil {
		t.Fatal(err)
	}
	return b
}

// fake writes a shell script that stands for a solver and gives the command line that runs it.
func fake(t *testing.T, body string) string {
	t.Helper()
	return fakeNamed(t, "fake", body)
}

func fakeNamed(t *testing.T, name, body string) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), name)
	if err := os.WriteFile(path, []byte("#!/bin/sh\n"+body+"\n"), 0o755); err != nil {
		t.Fatal(err)
	}
	return "'" + path + "'"
}

// realSolvers are required: the set-up installs them.
func realSolvers() []string { return []string{"z3 -in", "cvc5 --lang smt2 -"} }

func TestAnswers(t *testing.T) {
	for _, line := range realSolvers() {
		t.Run(line, func(t *testing.T) {
			p := backend(t, line)
			r, err := p.Solve(context.Background(), small(), solve.Options{Timeout: time.Minute})
			if err != nil || r.Status != solve.Sat || r.Model != nil || r.Backend != line || r.Seconds <= 0 {
				t.Errorf("without model: %+v, %v", r, err)
			}
			s := small()
			r, err = p.Solve(context.Background(), s, solve.Options{WantModel: true})
			if err != nil || r.Status != solve.Sat || r.Model == nil {
				t.Fatalf("with model: %+v, %v", r, err)
			}
			if err := solve.Verify(s, r.Model); err != nil {
				t.Error(err)
			}
			for _, want := range []bool{false, true} {
				r, err = p.Solve(context.Background(), contradiction(), solve.Options{WantModel: want})
				if err != nil || r.Status != solve.Unsat || r.Model != nil || r.Core != nil {
					t.Errorf("contradiction: %+v, %v", r, err)
				}
			}
			r, err = p.Solve(context.Background(), large(), solve.Options{WantModel: true})
			if err != nil || r.Status != solve.Sat {
				t.Errorf("large: %v, %v", r.Status, err)
			}
		})
	}
}

// withAssumptions is unsatisfiable because of its second and third assumptions, whose names need care.
func withAssumptions() *smtlib.Script {
	s := small()
	b := s.B
	x := b.Const("x", b.BitVec(8))
	free, and, odd := b.Const("free", b.BoolSort()), b.Const("and", b.BoolSort()), b.Const("is odd", b.BoolSort())
	s.Assert(b.Implies(and, b.Eq(x, b.BV(2, 8))), "")
	s.Assert(b.Or(odd, b.Eq(x, b.BV(1, 8))), "")
	s.Assumptions = []*smtlib.Term{free, and, b.Not(odd)}
	return s
}

func TestCore(t *testing.T) {
	for _, line := range append(realSolvers(), "cvc5 --lang smt2 --incremental -") {
		t.Run(line, func(t *testing.T) {
			s := withAssumptions()
			r, err := backend(t, line).Solve(context.Background(), s, solve.Options{WantModel: true})
			if err != nil || r.Status != solve.Unsat {
				t.Fatalf("%+v, %v", r, err)
			}
			if got := strings.Join(r.Core, " "); got != s.Assumptions[1].String()+" "+s.Assumptions[2].String() {
				t.Errorf("core %s", got)
			}
			s.Assumptions = s.Assumptions[:2]
			r, err = backend(t, line).Solve(context.Background(), s, solve.Options{WantModel: true})
			if err != nil || r.Status != solve.Sat {
				t.Fatalf("%+v, %v", r, err)
			}
			if err := solve.Verify(s, r.Model); err != nil {
				t.Error(err)
			}
		})
	}
}

func TestTimeout(t *testing.T) {
	for _, line := range realSolvers() {
		start := time.Now()
		r, err := backend(t, line).Solve(context.Background(), hard(), solve.Options{Timeout: 300 * time.Millisecond})
		if err != nil || r.Status != solve.Unknown || r.Reason != solve.ReasonTimeout || r.Backend != line {
			t.Errorf("%s: %+v, %v", line, r, err)
		}
		late(t, line, start, 300*time.Millisecond)
	}
}

func TestCancel(t *testing.T) {
	lines := append(realSolvers(),
		fake(t, `trap '' TERM INT HUP; while :; do sleep 1; done`),
		fake(t, `trap '' TERM INT HUP; cat >/dev/null & (sleep 1000 & sleep 1000)`),
		fake(t, `echo sat; sleep 1000`),
		fake(t, `while :; do echo hm >&2; done`))
	for _, line := range lines {
		for _, after := range []time.Duration{0, time.Millisecond, 100 * time.Millisecond} {
			ctx, cancel := context.WithTimeout(context.Background(), after)
			start := time.Now()
			_, err := backend(t, line).Solve(ctx, hard(), solve.Options{WantModel: true})
			if !errors.Is(err, context.DeadlineExceeded) {
				t.Errorf("%s after %v: %v", line, after, err)
			}
			late(t, line, start, after)
			cancel()
		}
	}
}

// late checks a delay loosely, for loaded machines, and logs it.
func late(t *testing.T, line string, start time.Time, due time.Duration) {
	t.Helper()
	over := time.Since(start) - due
	t.Logf("%s: %v after %v", line, over.Round(100*time.Microsecond), due)
	if over > 20*time.Second {
		t.Errorf("%s: %v too late", line, over)
	}
}

// A program that is not there is refused before it is asked anything.
func TestMissing(t *testing.T) {
	notExecutable := filepath.Join(t.TempDir(), "plain")
	if err := os.WriteFile(notExecutable, []byte("text"), 0o644); err != nil {
		t.Fatal(err)
	}
	for line, part := range map[string]string{
		"no-such-solver-here -in": "not found",
		"/no/such/file":           "no such file",
		"'" + notExecutable + "'": "permission denied",
		t.TempDir():               "is a directory",
	} {
		_, err := solve.Process(line)
		failure, ok := errors.AsType[*solve.Error](err)
		if !ok || failure.Fault != solve.Missing || !strings.Contains(err.Error(), part) || !strings.Contains(err.Error(), "install the solver") {
			t.Errorf("%s: %v", line, err)
		}
	}
	// One that vanishes between is a fault of the question.
	line := fake(t, `echo unsat`)
	b := backend(t, line)
	if err := os.Remove(strings.Trim(strings.Fields(line)[0], "'")); err != nil {
		t.Fatal(err)
	}
	if _, err := b.Solve(context.Background(), small(), solve.Options{}); err == nil || !strings.Contains(err.Error(), "cannot be started") {
		t.Errorf("gone: %v", err)
	}
}

func TestFaults(t *testing.T) {
	const ask = `while read l; do case "$l" in *check-sat*) break;; esac; done; `
	for _, c := range []struct {
		name   string
		line   string
		script *smtlib.Script
		fault  solve.Fault
		text   []string
	}{
		{"crash", fake(t, ask+`kill -SEGV $$`), small(), solve.Crashed, []string{"signal 11", "--smt-out"}},
		{"crash with last words", fake(t, ask+`echo assertion violated >&2; kill -ABRT $$`), small(), solve.Crashed, []string{"signal 6", "assertion violated"}},
		{"crash before reading", fake(t, `kill -SEGV $$`), large(), solve.Crashed, []string{"signal 11"}},
		{"crash after the answer", fake(t, ask+`echo sat; read l; kill -SEGV $$`), small(), solve.Crashed, []string{"signal 11"}},
		{"crash after everything", fake(t, ask+`echo unsat; read l; kill -SEGV $$`), small(), solve.Crashed, []string{"answered and then"}},
		{"silent", fake(t, ask+`exit 3`), small(), solve.NoAnswer, []string{"exit code 3 without an answer", "-in"}},
		{"silent with complaint", fake(t, ask+`echo "bad flag" >&2; exit 1`), small(), solve.NoAnswer, []string{"exit code 1", "bad flag"}},
		{"only a comment", fake(t, ask+`echo "; thinking"`), small(), solve.NoAnswer, []string{"exit code 0"}},
		{"output closed", fake(t, ask+`exec 1>&-; sleep 100`), small(), solve.NoAnswer, []string{"closed its output"}},
		{"nonsense", fake(t, ask+`echo Usage: solver FILE`), small(), solve.Nonsense, []string{`answered "Usage:"`}},
		{"unsupported", fake(t, ask+`echo unsupported; echo sat`), small(), solve.Nonsense, []string{`"unsupported"`}},
		{"error then unsat", fake(t, ask+`echo '(error "line 1: unknown")'; echo unsat`), small(), solve.Refused, []string{"line 1: unknown"}},
		{"unsat then error", fake(t, ask+`echo unsat; echo '(error "late")'`), small(), solve.Refused, []string{"late"}},
		{"two answers", fake(t, ask+`echo unsat; echo sat`), small(), solve.Nonsense, []string{`"sat" after it had answered`}},
		{"input closed", fake(t, `exec 0<&-; sleep 100`), large(), solve.InputClosed, []string{"closed its input"}},
		{"input closed, ended", "true", large(), solve.InputClosed, []string{"exit code 0"}},
		{"input closed, answered", fake(t, `echo unsat`), large(), solve.InputClosed, []string{`"unsat"`}},
		{"answer without reading", fake(t, `echo unsat; sleep 100`), large(), solve.InputClosed, []string{`printed "unsat" before`}},
		{"endless words", fake(t, ask+`echo sat; yes ')('`), small(), solve.Unreadable, nil},
		{"endless model", fake(t, ask+`echo sat; echo '('; yes`), small(), solve.Flooded, []string{"64 MB"}},
		{"endless word", fake(t, `tr '\000' x </dev/zero`), small(), solve.Flooded, []string{`beginning "xxx`}},
		{"endless blanks", fake(t, `tr '\000' ' ' </dev/zero`), small(), solve.Flooded, []string{"64 MB"}},
		{"endless complaints", fake(t, `yes >&2; echo`), small(), solve.Flooded, []string{"64 MB"}},
		{"half a model", fake(t, ask+`echo sat; read l; echo '((define-fun x'`), small(), solve.Nonsense, []string{"middle of a response"}},
		{"no model", fake(t, ask+`echo sat; read l; echo '(error "no model")'`), small(), solve.Refused, []string{"no model"}},
		{"odd model", fake(t, ask+`echo sat; read l; echo '((define-fun x () Real 1.5))'`), small(), solve.Unreadable, []string{"cannot be read"}},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			start := time.Now()
			r, err := backend(t, c.line).Solve(context.Background(), c.script, solve.Options{WantModel: true, Timeout: 50 * time.Second})
			failure, ok := errors.AsType[*solve.Error](err)
			if !ok || failure.Fault != c.fault {
				t.Fatalf("fault %v wanted; got %+v, %v", c.fault, r, err)
			}
			for _, part := range c.text {
				if !strings.Contains(err.Error(), part) {
					t.Errorf("no %q in: %v", part, err)
				}
			}
			t.Logf("%v: %v", time.Since(start).Round(time.Millisecond), err)
		})
	}
}

func TestUnknown(t *testing.T) {
	const ask = `while read l; do case "$l" in *check-sat*) break;; esac; done; `
	for _, c := range []struct{ body, reason string }{
		{`echo timeout`, solve.ReasonTimeout},
		{`echo unknown; read l; echo '(:reason-unknown "(incomplete quantifiers)")'`, solve.ReasonIncomplete},
		{`echo unknown; read l; echo '(:reason-unknown memout)'`, solve.ReasonMemory},
		{`echo unknown; read l; echo '(:reason-unknown "too tired")'`, "too tired"},
		{`echo unknown; read l; echo '(error "no such info")'`, solve.ReasonUnknown},
		{`echo '(error "out of memory")'; exit 101`, solve.ReasonMemory},
		{`echo "terminate called after throwing an instance of 'std::bad_alloc'" >&2; kill -ABRT $$`, solve.ReasonMemory},
	} {
		r, err := backend(t, fake(t, ask+c.body)).Solve(context.Background(), small(), solve.Options{WantModel: true, Timeout: 20 * time.Second})
		if err != nil || r.Status != solve.Unknown || r.Reason != c.reason {
			t.Errorf("%s: %+v, %v", c.body, r, err)
		}
	}
}

// A solver that has answered everything and then does not end is no failure, and neither delays nor outlives the answer.
func TestNoGoodbye(t *testing.T) {
	line := fake(t, `while read l; do case "$l" in *check-sat*) break;; esac; done; echo unsat; exec sleep 1000`)
	start := time.Now()
	r, err := backend(t, line).Solve(context.Background(), small(), solve.Options{})
	if err != nil || r.Status != solve.Unsat {
		t.Fatalf("%+v, %v", r, err)
	}
	late(t, "no goodbye", start, 0)
}

// A solver that answers at the end of its input only is known by its name.
func TestBatch(t *testing.T) {
	body := `all=$(cat); echo sat; case "$all" in *get-model*) echo '((define-fun x () (_ BitVec 8) #x01))';; esac`
	s := small()
	r, err := backend(t, fakeNamed(t, "boolector", body)).Solve(context.Background(), s, solve.Options{WantModel: true, Timeout: 20 * time.Second})
	if err != nil || r.Status != solve.Sat {
		t.Fatalf("%+v, %v", r, err)
	}
	if err := solve.Verify(s, r.Model); err != nil {
		t.Error(err)
	}
	body = `cat >/dev/null; echo unsat; echo '(error "no model")'; exit 1`
	r, err = backend(t, fakeNamed(t, "boolector", body)).Solve(context.Background(), s, solve.Options{WantModel: true, Timeout: 20 * time.Second})
	if err != nil || r.Status != solve.Unsat {
		t.Fatalf("%+v, %v", r, err)
	}
}

func TestMemoryLimit(t *testing.T) {
	if runtime.GOOS != "linux" {
		t.Skip("memory limits for programs need Linux")
	}
	for _, line := range realSolvers() {
		r, err := backend(t, line).Solve(context.Background(), hard(), solve.Options{MemoryMB: 60, Timeout: 40 * time.Second})
		t.Logf("%s: %+v, %v", line, r, err)
		if err != nil || r.Reason != solve.ReasonMemory {
			t.Errorf("%s: %+v, %v", line, r, err)
		}
	}
}

func TestVerify(t *testing.T) {
	s := small()
	r, err := backend(t, fake(t, `while read l; do case "$l" in
		*check-sat*) echo sat;;
		*get-model*) echo '((define-fun x () (_ BitVec 8) #x00))';;
		*exit*) exit;; esac; done`)).Solve(context.Background(), s, solve.Options{WantModel: true})
	if err != nil {
		t.Fatal(err)
	}
	failure, ok := errors.AsType[*solve.Error](solve.Verify(s, r.Model))
	if !ok || failure.Fault != solve.Lied || !strings.Contains(failure.Error(), "assertion 2") {
		t.Errorf("%v", failure)
	}
	// A quantifier that cannot be visited is not passed over in silence, and does not hide the lie after it.
	b := s.B
	v, w := b.BoundVar("v", b.BitVec(64)), b.BoundVar("w", b.BitVec(64))
	q := &smtlib.Script{B: b}
	f := b.Declare("f", []*smtlib.Sort{b.BitVec(64), b.BitVec(64)}, b.BoolSort())
	q.Assert(b.Forall([]*smtlib.Term{v, w}, b.Iff(b.App(f, b.Mul(v, w), w), b.App(f, b.Add(v, w), w))), "of products")
	if err := solve.Verify(q, r.Model); !errors.Is(err, solve.ErrNotCheckable) || !strings.Contains(err.Error(), "of products") {
		t.Errorf("%v", err)
	}
	q.Assert(b.Eq(b.Const("x", b.BitVec(8)), b.BV(1, 8)), "")
	if failure, ok := errors.AsType[*solve.Error](solve.Verify(q, r.Model)); !ok || failure.Fault != solve.Lied {
		t.Errorf("%v", failure)
	}
}

func TestParallel(t *testing.T) {
	var group sync.WaitGroup
	s := small()
	for i := range 8 {
		group.Go(func() {
			line := realSolvers()[i%2]
			r, err := backend(t, line).Solve(context.Background(), s, solve.Options{})
			if err != nil || r.Status != solve.Sat {
				t.Errorf("%s: %+v, %v", line, r, err)
			}
		})
	}
	group.Wait()
}

func TestFind(t *testing.T) {
	found := map[string]solve.Program{}
	for _, p := range solve.Find(context.Background()) {
		t.Logf("%+v", p)
		found[p.Name] = p
	}
	for _, name := range []string{"z3", "cvc5"} {
		p := found[name]
		if p.Err != nil || !filepath.IsAbs(p.Path) || !strings.ContainsAny(p.Version, "0123456789") {
			t.Errorf("%s: %+v", name, p)
		}
		r, err := backend(t, p.Command).Solve(context.Background(), small(), solve.Options{})
		if err != nil || r.Status != solve.Sat {
			t.Errorf("%s: %+v, %v", p.Command, r, err)
		}
	}
	line := fakeNamed(t, "z3", "sleep 1000")
	start := time.Now()
	if _, err := solve.ProgramVersion(context.Background(), strings.Trim(line, "'")); !errors.Is(err, context.DeadlineExceeded) {
		t.Errorf("%v", err)
	}
	late(t, "version", start, 3*time.Second)
}

// TestNoOrphan runs solvers that start others, which ignore polite signals, and checks that all die with them.
func TestNoOrphan(t *testing.T) {
	for _, tail := range []string{"exec sleep 1000", "kill -SEGV $$", "exit 0", "yes", "echo sat; yes '('"} {
		pids := filepath.Join(t.TempDir(), "pids")
		line := fake(t, fmt.Sprintf(`trap '' TERM HUP INT
sleep 1000 &
echo $! >>%[1]s
(trap '' TERM; sleep 1000 & echo $! >>%[1]s; wait) &
while ! [ $(wc -l <%[1]s) -ge 2 ]; do sleep 0.01; done
%[2]s`, pids, tail))
		r, err := backend(t, line).Solve(context.Background(), small(), solve.Options{Timeout: time.Second, WantModel: true})
		t.Logf("%s: %v %v", tail, r.Reason, err)
		text, _ := os.ReadFile(pids)
		started := strings.Fields(string(text))
		if len(started) < 2 {
			t.Fatalf("%s: the solver has not started its children", tail)
		}
		for _, pid := range started {
			for i := 0; running(pid); i++ {
				if i == 500 {
					t.Errorf("%s: process %s is left", tail, pid)
					break
				}
				time.Sleep(20 * time.Millisecond)
			}
		}
	}
}

// running reports whether a process exists and is no zombie.
func running(pid string) bool {
	stat, err := os.ReadFile("/proc/" + pid + "/stat")
	if err != nil {
		return false
	}
	fields := strings.Fields(string(stat[strings.LastIndexByte(string(stat), ')')+1:]))
	return fields[0] != "Z" && fields[0] != "X"
}
