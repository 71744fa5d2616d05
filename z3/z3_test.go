package z3_test

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"math/big"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"runtime"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	"inspect/smtlib"
	"inspect/solve"
	"inspect/z3"
)

func library(t testing.TB) *z3.Library {
	t.Helper()
	l, err := z3.Open()
	if err != nil {
		t.Fatal(err)
	}
	return l
}

func small() *smtlib.Script {
	b := smtlib.NewBuilder()
	s := &smtlib.Script{B: b}
	x := b.Const("x", b.BitVec(8))
	s.Assert(b.ULt(x, b.BV(3, 8)), "x is small")
	s.Assert(b.Not(b.Eq(x, b.BV(0, 8))), "")
	return s
}

func prime(n int64) *big.Int {
	p := big.NewInt(n)
	for !p.ProbablyPrime(20) {
		p.Add(p, big.NewInt(1))
	}
	return p
}

// hard asks for the factors of a product of two primes of 61 and 60 bits.
func hard() *smtlib.Script {
	b := smtlib.NewBuilder()
	s := &smtlib.Script{B: b}
	x, y := b.Const("x", b.BitVec(128)), b.Const("y", b.BitVec(128))
	s.Assert(b.Eq(b.Mul(x, y), b.BVBig(new(big.Int).Mul(prime(0x1a2b3c4d5e6f7081), prime(0x0f1e2d3c4b5a6978)), 128)), "")
	for _, v := range []*smtlib.Term{x, y} {
		s.Assert(b.ULt(b.BV(1, 128), v), "")
		s.Assert(b.ULt(v, b.BV(1<<62, 128)), "")
	}
	return s
}

// large takes Z3 seconds to read and rewrite.
func large() *smtlib.Script {
	b := smtlib.NewBuilder(smtlib.NoSimplify)
	s := &smtlib.Script{B: b}
	x := b.Const("x", b.BitVec(32))
	for i := range 60000 {
		y := b.Const(fmt.Sprintf("y%d", i), b.BitVec(32))
		s.Assert(b.Eq(y, b.Add(b.Mul(x, b.BV(uint64(i), 32)), b.BVXor(x, b.BV(7, 32)))), "")
		x = y
	}
	return s
}

func TestOpen(t *testing.T) {
	l := library(t)
	t.Log(l.Version(), l.Path())
	if v := l.Version(); v.Major != 4 || !filepath.IsAbs(l.Path()) || !strings.Contains(l.Path(), "libz3") {
		t.Errorf("version %v, path %s", v, l.Path())
	}
	t.Setenv(z3.Variable, l.Path())
	if again := library(t); again.Path() != l.Path() || again.Version() != l.Version() {
		t.Errorf("by %s: %v %s", z3.Variable, again.Version(), again.Path())
	}
}

func TestOpenFails(t *testing.T) {
	text := filepath.Join(t.TempDir(), "text.so")
	if err := os.WriteFile(text, []byte("not a library"), 0o644); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		file string
		want []string
	}{
		{"/no/such/libz3.so", []string{"/no/such/libz3.so", "cannot open", "correct or unset INSPECT_Z3_LIB"}},
		{text, []string{"text.so"}},
		{"libm.so.6", []string{"libm.so.6", "no function Z3_", "older than 4.8.12"}},
		{oldLibrary(t), []string{"is version 4.8.7, older than 4.8.12"}},
	} {
		t.Setenv(z3.Variable, c.file)
		l, err := z3.Open()
		if err == nil {
			t.Errorf("%s: opened as %v", c.file, l.Version())
			continue
		}
		for _, w := range c.want {
			if !strings.Contains(err.Error(), w) {
				t.Errorf("%s: no %q in: %v", c.file, w, err)
			}
		}
		t.Log(err)
	}
}

// oldLibrary builds a library with all functions of the table that says it is 4.8.7.
func oldLibrary(t *testing.T) string {
	header, err := os.ReadFile("libz3.h")
	if err != nil {
		t.Fatal(err)
	}
	var source bytes.Buffer
	for _, m := range regexp.MustCompile(`(?m)^\tF\([^,]+, (\w+),`).FindAllSubmatch(header, -1) {
		body := ""
		if string(m[1]) == "get_version" {
			body = "*a = 4; *b = 8; *c = 7; *d = 0;"
		}
		fmt.Fprintf(&source, "void Z3_%s(unsigned *a, unsigned *b, unsigned *c, unsigned *d) { %s }\n", m[1], body)
	}
	dir := t.TempDir()
	c, so := filepath.Join(dir, "old.c"), filepath.Join(dir, "libold.so")
	if err := os.WriteFile(c, source.Bytes(), 0o644); err != nil {
		t.Fatal(err)
	}
	if out, err := exec.Command("cc", "-shared", "-fPIC", "-o", so, c).CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	return so
}

// Without cgo the package compiles.
func TestStub(t *testing.T) {
	cmd := exec.Command("go", "build", "-o", os.DevNull, ".")
	cmd.Env = append(os.Environ(), "CGO_ENABLED=0")
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Errorf("without cgo: %v\n%s", err, out)
	}
}

func kinds() map[string]z3.Kind {
	return map[string]z3.Kind{"chosen": {}, "combined": z3.Combined(), "simple": z3.Simple(), "logic": z3.ForLogic("QF_BV"), "tactic": z3.Tactic("smt")}
}

func TestAnswers(t *testing.T) {
	for name, kind := range kinds() {
		t.Run(name, func(t *testing.T) {
			p := library(t).Backend(z3.With(kind))
			s := small()
			r, err := p.Solve(context.Background(), s, solve.Options{WantModel: true, Timeout: time.Minute})
			if err != nil || r.Status != solve.Sat || r.Model == nil || r.Backend != p.Name() || r.Seconds <= 0 {
				t.Fatalf("%+v, %v", r, err)
			}
			if err := solve.Verify(s, r.Model); err != nil {
				t.Error(err)
			}
			r, err = p.Solve(context.Background(), s, solve.Options{})
			if err != nil || r.Status != solve.Sat || r.Model != nil {
				t.Errorf("%+v, %v", r, err)
			}
			s.Assert(s.B.Eq(s.B.Mul(s.B.Const("x", s.B.BitVec(8)), s.B.BV(2, 8)), s.B.BV(1, 8)), "even is odd")
			r, err = p.Solve(context.Background(), s, solve.Options{WantModel: true})
			if err != nil || r.Status != solve.Unsat || r.Model != nil || r.Core != nil {
				t.Errorf("%+v, %v", r, err)
			}
		})
	}
}

// A model of everything that scripts hold: arrays, functions, quantifiers, wide vectors, names that need quotes.
func TestModel(t *testing.T) {
	b := smtlib.NewBuilder()
	s := &smtlib.Script{B: b, GetModel: true, Status: "sat"}
	bv, word := b.BitVec(4), b.BitVec(70)
	m := b.Const("heap.[Node].next", b.Array(bv, word))
	f := b.Declare("reach", []*smtlib.Sort{bv, bv}, b.BoolSort())
	x, y := b.BoundVar("x", bv), b.BoundVar("y", bv)
	and := b.Const("and", b.BoolSort())
	i, j := b.Const("this.head", bv), b.Const("|odd", bv)
	j = b.Const("two words", bv)
	s.Assert(b.Forall([]*smtlib.Term{x, y}, b.Implies(b.App(f, x, y), b.ULt(x, y))), "")
	s.Assert(b.Exists([]*smtlib.Term{x}, b.App(f, x, b.BV(7, 4))), "")
	s.Assert(b.App(f, i, j), "")
	s.Assert(b.Not(b.Eq(b.Select(m, i), b.Select(m, j))), "")
	s.Assert(b.Eq(b.Select(b.Store(m, i, b.Select(m, j)), i), b.BVBig(new(big.Int).Lsh(big.NewInt(5), 66), 70)), "")
	s.Assert(and, "")
	s.Assumptions = []*smtlib.Term{b.Not(b.Const("not", b.BoolSort())), and}
	for name, kind := range kinds() {
		if name == "logic" {
			continue
		}
		r, err := library(t).Backend(z3.With(kind)).Solve(context.Background(), s, solve.Options{WantModel: true, Timeout: time.Minute})
		if err != nil || r.Status != solve.Sat {
			t.Fatalf("%s: %+v, %v", name, r, err)
		}
		if err := solve.Verify(s, r.Model); err != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
}

func TestCore(t *testing.T) {
	s := small()
	b := s.B
	x := b.Const("x", b.BitVec(8))
	free, and, odd := b.Const("free", b.BoolSort()), b.Const("and", b.BoolSort()), b.Const("is odd", b.BoolSort())
	s.Assert(b.Implies(and, b.Eq(x, b.BV(2, 8))), "")
	s.Assert(b.Or(odd, b.Eq(x, b.BV(1, 8))), "")
	for name, kind := range kinds() {
		s.Assumptions = []*smtlib.Term{free, and, b.Not(odd)}
		p := library(t).Backend(z3.With(kind))
		r, err := p.Solve(context.Background(), s, solve.Options{WantModel: true})
		if err != nil || r.Status != solve.Unsat {
			t.Fatalf("%s: %+v, %v", name, r, err)
		}
		if got := strings.Join(r.Core, " "); got != and.String()+" "+b.Not(odd).String() {
			t.Errorf("%s: core %s", name, got)
		}
		s.Assumptions = s.Assumptions[:2]
		r, err = p.Solve(context.Background(), s, solve.Options{WantModel: true})
		if err != nil || r.Status != solve.Sat {
			t.Fatalf("%s: %+v, %v", name, r, err)
		}
		if err := solve.Verify(s, r.Model); err != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
}

func TestBadKinds(t *testing.T) {
	for _, k := range []z3.Kind{z3.Tactic("no-such-tactic"), z3.ForLogic("NO_SUCH_LOGIC")} {
		r, err := library(t).Backend(z3.With(k)).Solve(context.Background(), small(), solve.Options{})
		failure, ok := errors.AsType[*z3.Error](err)
		if !ok || failure.Code == 0 || failure.Message == "" {
			t.Errorf("%+v, %v", r, err)
		}
		t.Log(err)
	}
}

// late checks a delay loosely, for loaded machines, and logs it.
func late(t *testing.T, start time.Time, due time.Duration) {
	t.Helper()
	over := time.Since(start) - due
	t.Logf("%v after %v", over.Round(100*time.Microsecond), due)
	if over > 20*time.Second {
		t.Errorf("%v too late", over)
	}
}

func TestTimeout(t *testing.T) {
	p := library(t).Backend()
	for _, due := range []time.Duration{1, time.Millisecond, 300 * time.Millisecond} {
		start := time.Now()
		r, err := p.Solve(context.Background(), hard(), solve.Options{Timeout: due})
		if err != nil || r.Status != solve.Unknown || r.Reason != solve.ReasonTimeout || r.Backend != p.Name() {
			t.Errorf("%+v, %v", r, err)
		}
		late(t, start, due)
	}
}

func TestCancel(t *testing.T) {
	p := library(t).Backend()
	for _, script := range []*smtlib.Script{hard(), large()} {
		for _, due := range []time.Duration{0, time.Millisecond, 50 * time.Millisecond, 400 * time.Millisecond} {
			ctx, cancel := context.WithTimeout(context.Background(), due)
			start := time.Now()
			_, err := p.Solve(ctx, script, solve.Options{})
			if !errors.Is(err, context.DeadlineExceeded) {
				t.Errorf("after %v: %v", due, err)
			}
			late(t, start, due)
			cancel()
		}
	}
	settle(t, 60*time.Second)
}

// settle waits until no run is left, abandoned ones included.
func settle(t *testing.T, limit time.Duration) {
	t.Helper()
	start := time.Now()
	stacks := make([]byte, 1<<20)
	for {
		n := runtime.Stack(stacks, true)
		if !bytes.Contains(stacks[:n], []byte("z3.(*run)")) {
			t.Logf("all runs ended after %v", time.Since(start).Round(time.Millisecond))
			return
		}
		if time.Since(start) > limit {
			t.Fatalf("runs are left after %v:\n%s", limit, stacks[:n])
		}
		time.Sleep(5 * time.Millisecond)
	}
}

func TestMemoryLimit(t *testing.T) {
	r, err := library(t).Backend().Solve(context.Background(), hard(), solve.Options{MemoryMB: 30, Timeout: 50 * time.Second})
	t.Logf("%+v, %v", r, err)
	if err != nil || r.Status != solve.Unknown || r.Reason != solve.ReasonMemory {
		t.Errorf("%+v, %v", r, err)
	}
}

// TestDeep solves a script whose terms nest deeply: Z3 runs on a thread of ordinary stack.
func TestDeep(t *testing.T) {
	b := smtlib.NewBuilder(smtlib.NoSimplify)
	s := &smtlib.Script{B: b}
	x := b.BV(1, 8)
	for i := range 5000 {
		x = b.Ite(b.Const(fmt.Sprintf("p%d", i%7), b.BoolSort()), b.Add(x, b.BV(3, 8)), b.BVXor(x, b.BV(5, 8)))
	}
	s.Assert(b.Eq(x, x), "")
	s.Assert(b.Not(b.Const("p0", b.BoolSort())), "")
	r, err := library(t).Backend().Solve(context.Background(), s, solve.Options{Timeout: 40 * time.Second})
	if err != nil || r.Status != solve.Sat {
		t.Fatalf("%+v, %v", r, err)
	}
	t.Logf("%v in %.2f s", r.Status, r.Seconds)
}

func TestParallel(t *testing.T) {
	p := library(t).Backend()
	s := small()
	var group sync.WaitGroup
	var reading sync.Mutex
	for range 16 {
		group.Go(func() {
			for range 10 {
				r, err := p.Solve(context.Background(), s, solve.Options{WantModel: true, Reading: &reading})
				if err != nil || r.Status != solve.Sat || solve.Verify(s, r.Model) != nil {
					t.Errorf("%+v, %v", r, err)
				}
			}
		})
	}
	group.Wait()
	settle(t, 20*time.Second)
}

const alone = "INSPECT_TEST_ALONE"

// TestLeak runs hundreds of contexts and looks at the memory of the process.
func TestLeak(t *testing.T) {
	if os.Getenv(alone) == "" {
		// In a process of its own: free memory that other tests leave would hide a leak.
		cmd := exec.Command(os.Args[0], "-test.run=^TestLeak$", "-test.v")
		cmd.Env = append(os.Environ(), alone+"=1")
		out, err := cmd.CombinedOutput()
		t.Logf("%s", out)
		if err != nil || !bytes.Contains(out, []byte("kB resident")) {
			t.Error(err)
		}
		return
	}
	p := library(t).Backend()
	s := small()
	x := s.B.Const("x", s.B.BitVec(8))
	for i := range 200 {
		s.Assert(s.B.Or(s.B.Const(fmt.Sprintf("p%d", i), s.B.BoolSort()), s.B.Eq(s.B.Mul(x, x), s.B.BV(uint64(i), 8))), "")
	}
	turns := func(n int) int {
		for range n {
			if r, err := p.Solve(context.Background(), s, solve.Options{WantModel: true}); err != nil || r.Status != solve.Sat {
				t.Fatalf("%+v, %v", r, err)
			}
			settleQuietly()
		}
		runtime.GC()
		return resident(t)
	}
	before := turns(60)
	after := turns(500)
	t.Logf("%d kB resident after 60 contexts, %d kB after 500 more", before, after)
	// A context is 17000 kB; what the allocators keep varies by some 27000.
	if after-before > 80<<10 {
		t.Errorf("%d kB for 500 contexts", after-before)
	}
}

func settleQuietly() {
	stacks := make([]byte, 1<<18)
	for bytes.Contains(stacks[:runtime.Stack(stacks, true)], []byte("z3.(*run)")) {
		time.Sleep(100 * time.Microsecond)
	}
}

func resident(t *testing.T) int {
	status, err := os.ReadFile("/proc/self/status")
	if err != nil {
		t.Fatal(err)
	}
	m := regexp.MustCompile(`VmRSS:\s+(\d+) kB`).FindSubmatch(status)
	n, err := strconv.Atoi(string(m[1]))
	if err != nil {
		t.Fatal(err)
	}
	return n
}
