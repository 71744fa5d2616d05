package fuzz

import (
	"flag"
	"fmt"
	"strings"
	"testing"

	"pgregory.net/rapid"
)

var (
	programs  = flag.Int("fuzz.programs", 2000, "programs for the comparison with the JVM")
	firstSeed = flag.Uint64("fuzz.seed", 1, "seed of the first program; the others follow")
)

// batch is how many programs go to the JVM at once.
const batch = 100

// TestJVM compares the interpreter with the JVM: on the call with the pre-state
// as data, and on set-up and call together.
func TestJVM(t *testing.T) {
	s, err := NewServer(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	gen := Programs(Default)
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
		for i, p := range ps {
			if d := differ(p, want[i]); d != "" {
				shrink(t, gen, s, seed+uint64(i), d)
			}
		}
	}
}

// differ says how the interpreter's observations differ from the JVM's; "": not
// at all.
func differ(p *Program, want string) string {
	if strings.HasPrefix(want, "! ") {
		var n int
		fmt.Sscanf(want, "! line %d", &n)
		if lines := strings.Split(p.Text("p", ""), "\n"); n > 0 && n <= len(lines) {
			want += "\n" + lines[n-1]
		}
		return "the JVM " + want
	}
	in, err := NewInterpreter(p)
	if err != nil {
		return "the front end: " + err.Error()
	}
	for _, r := range []struct {
		name string
		run  func(Limits) (string, error)
	}{{"the call", in.Call}, {"set-up and call", in.All}} {
		have, err := r.run(Wide)
		if err != nil {
			return fmt.Sprintf("%s: %v", r.name, err)
		}
		if have != want {
			return fmt.Sprintf("%s: the interpreter says\n%s\nthe JVM says\n%s", r.name, have, want)
		}
	}
	return ""
}

// shrink fails the test with the smallest program found that differs.
func shrink(t *testing.T, gen *rapid.Generator[*Program], s *Server, seed uint64, found string) {
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
	var last string
	t.Cleanup(func() {
		if last == "" {
			t.Errorf("seed %d: %s\n(not found again)", seed, found)
		}
	})
	rapid.Check(t, func(rt *rapid.T) {
		p := gen.Draw(rt, "program")
		want, err := s.Run([]*Program{p})
		if err != nil {
			t.Fatal(err)
		}
		if d := differ(p, want[0]); d != "" {
			last = d
			rt.Fatalf("seed %d: %s", seed, d)
		}
	})
}
