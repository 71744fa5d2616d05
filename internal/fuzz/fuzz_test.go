package fuzz

import (
	"flag"
	"fmt"
	"os"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"inspect/counterexample/replay"
	"inspect/counterexample/reproduce"
)

var (
	programs  = flag.Int("fuzz.programs", 500, "programs for the comparison with the JVM")
	firstSeed = flag.Uint64("fuzz.seed", 1, "seed of the first program; the others follow")
)

// batch is how many programs go to the JVM at once.
const batch = 100

// TestJVM compares the interpreter with the JVM, on the call with the pre-state as
// data and on set-up and call together, and the program with its core, both compiled
// and run, by the newest JDK that is found: with the constructs of Java 21, if that has them.
func TestJVM(t *testing.T) {
	jdk, err := reproduce.Find(t.Context(), os.LookupEnv)
	if err != nil {
		t.Fatal(err)
	}
	s, err := NewServer(t.TempDir(), jdk.Java)
	if err != nil {
		t.Fatal(err)
	}
	size := Default
	size.Java21 = jdk.Major >= 21
	t.Cleanup(func() { s.Close() }) // after shrink's
	gen := Programs(size)
	returned, failed, thrown, made, kinds := 0, 0, map[string]int{}, map[string]int{}, map[string]int{}
	for done := 0; done < *programs; done += batch {
		var ps []*Program
		seed := *firstSeed + uint64(done)
		for i := range min(batch, *programs-done) {
			ps = append(ps, gen.Example(int(seed)+i))
		}
		want, err := s.Run(ps)
		if err != nil {
			t.Fatal(err)
		}
		faults, err := coreDiffers(s, ps, want, kinds)
		if err != nil {
			t.Fatal(err)
		}
		for i, p := range ps {
			for name, n := range p.built {
				made[name] += n
			}
			if strings.HasPrefix(want[i], "return") {
				returned++
			} else if strings.HasPrefix(want[i], "? ") {
				failed++
			} else if _, object, ok := strings.Cut(want[i], "\n#1 "); ok {
				thrown[strings.Fields(object)[0]]++
			}
			f := differ(p, want[i])
			if f == nil {
				f = faults[p]
			}
			if f != nil {
				shrink(t, gen, seed+uint64(i), f, func(p *Program) *fault {
					want, err := s.Run([]*Program{p})
					if err != nil {
						t.Fatal(err)
					}
					if f := differ(p, want[0]); f != nil {
						return f
					}
					faults, err := coreDiffers(s, []*Program{p}, want, map[string]int{})
					if err != nil {
						t.Fatal(err)
					}
					return faults[p]
				})
			}
		}
	}
	t.Logf("%d of %d programs return, javac fails for %d, the others throw %v", returned, *programs, failed, thrown)
	if *programs >= 1000 && (returned < *programs/4 || failed > *programs/50 || len(thrown) < 8) {
		t.Error("the programs do too little")
	}
	table(t, made, *programs >= 500, size.Java21)
	if *programs >= 500 {
		allKinds(t, kinds)
	}
}

// TestDiffer: every line of an observation counts.
func TestDiffer(t *testing.T) {
	gen := Programs(Default)
	for seed := range 25 {
		p := gen.Example(seed)
		in, err := NewInterpreter(p)
		if err != nil {
			t.Fatal(err)
		}
		o, err := in.All(Wide)
		if err != nil {
			t.Fatal(err)
		}
		want := in.Observe(o)
		if f := differ(p, want); f != nil {
			t.Errorf("seed %d: %s", seed, f)
		}
		lines := strings.SplitAfter(want, "\n")
		for i := range lines[:len(lines)-1] {
			if f := differ(p, strings.Join(append(append([]string{}, lines[:i]...), lines[i+1:]...), "")); f == nil {
				t.Errorf("seed %d: nobody misses %q", seed, lines[i])
			}
		}
	}
}

// fault is a disagreement. Faults of one kind are taken for the same while a
// program shrinks.
type fault struct{ kind, detail string }

func (f *fault) String() string { return f.kind + ": " + f.detail }

// differ says how the interpreter's observations differ from the JVM's; nil: not
// at all.
func differ(p *Program, want string) *fault {
	if strings.HasPrefix(want, "? ") {
		return nil // javac fails
	}
	if strings.HasPrefix(want, "! ") {
		var n int
		fmt.Sscanf(want, "! line %d", &n)
		_, kind, _ := strings.Cut(want, ": ")
		kind, _, _ = strings.Cut(kind, "\n")
		if lines := strings.Split(p.Text("p", ""), "\n"); n > 0 && n <= len(lines) {
			want += "\n" + lines[n-1]
		}
		return &fault{"the JVM: " + kind, want}
	}
	in, err := NewInterpreter(p)
	if err != nil {
		return &fault{"the front end", err.Error()}
	}
	for _, r := range []struct {
		name string
		run  func(Limits) (*replay.Outcome, error)
	}{{"the call", in.Call}, {"set-up and call", in.All}} {
		o, err := r.run(Wide)
		if err != nil && strings.Contains(err.Error(), "that Java makes says is not supported") {
			return nil // the program asks what nobody knows, and is refused
		}
		if err != nil {
			return &fault{r.name + " fails", err.Error()}
		}
		if have := in.Observe(o); have != want {
			return &fault{r.name, fmt.Sprintf("the interpreter says\n%s\nthe JVM says\n%s", have, want)}
		}
	}
	return nil
}

// shrink fails the test with the smallest program found that has the fault of
// the program with the seed.
func shrink[T subject[T]](t *testing.T, gen *rapid.Generator[T], seed uint64, found *fault, judge func(T) *fault) {
	t.Helper()
	set := func(name, value string) {
		f := flag.Lookup(name)
		old := f.Value.String()
		if err := f.Value.Set(value); err != nil {
			t.Fatal(err)
		}
		t.Cleanup(func() { f.Value.Set(old) })
	}
	set("rapid.seed", fmt.Sprint(seed))
	set("rapid.checks", "1")
	set("rapid.nofailfile", "true")
	last := found
	var smallest T
	failed := false
	t.Cleanup(func() {
		if failed {
			smallest, last = reduce(smallest, last, judge)
			t.Logf("%s", smallest)
		}
		t.Logf("seed %d: %s", seed, last)
	})
	rapid.Check(t, func(rt *rapid.T) {
		p := gen.Draw(rt, "program")
		if f := judge(p); f != nil {
			last, smallest, failed = f, p, true
			rt.Fatal(f.kind) // rapid takes faults with one message for the same
		}
	})
	t.Error("the fault is not found again")
}
