package mutate

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"
)

var (
	all  = flag.Bool("mutate.all", false, "try all rules that are kept, and a large sample of the generated mutants")
	only = flag.String("mutate.only", "", "try the mutants whose rule or file matches the expression")
	most = flag.String("mutate.most", "", "log the first so many methods that notice each mutant")
	seed = flag.Uint64("mutate.seed", 1, "draws the sample")
)

// How many mutants are tried: a few, and with -mutate.all many. Of the generated ones, at
// least one in floor must be noticed; of a few, none need be. The probe of a generated mutant checks each every-th method.
const (
	fewKept, fewGenerated, fewFloor, fewEvery     = 3, 2, 0, 40
	mostKept, manyGenerated, manyFloor, manyEvery = 60, 220, 2, 8
)

// chosen are the first n of mutants, or those that -mutate.only asks for.
func chosen(t *testing.T, ms []Mutant, n int) []Mutant {
	if *only == "" {
		return ms[:min(n, len(ms))]
	}
	re, err := regexp.Compile(*only)
	if err != nil {
		t.Fatal(err)
	}
	return slices.DeleteFunc(ms, func(m Mutant) bool { return !re.MatchString(m.Rule) && !re.MatchString(m.File) })
}

// TestKept breaks one rule at a time: the methods or tests that stand with it notice.
func TestKept(t *testing.T) {
	n := fewKept
	if *all {
		n = mostKept
	}
	ms := slices.Clone(handwritten)
	order(ms, *seed)
	each(t, chosen(t, ms, n), func(t *testing.T, m Mutant) {
		if f := try(t, m, 1); f != noticed {
			t.Errorf("%s: %s by %s: name a method with its expected verdict that notices", m.File, f, m.By)
		}
	})
}

// TestGenerated breaks code at random: most of it is noticed.
func TestGenerated(t *testing.T) {
	n, floor, every := fewGenerated, fewFloor, fewEvery
	if *all {
		n, floor, every = manyGenerated, manyFloor, manyEvery
	}
	var mu sync.Mutex
	count := map[fate]int{}
	t.Cleanup(func() {
		tried := count[noticed] + count[unnoticed]
		t.Logf("seed %d: %d of %d noticed, %d do not build", *seed, count[noticed], tried, count[unbuilt])
		if floor > 0 && count[noticed]*floor < tried {
			t.Errorf("%d of %d are noticed, want one in %d at least", count[noticed], tried, floor)
		}
	})
	each(t, chosen(t, sample(t), n), func(t *testing.T, m Mutant) {
		f := try(t, m, every)
		mu.Lock()
		defer mu.Unlock()
		count[f]++
		t.Log(f)
	})
}

// root is the project's folder.
const root = "../.."

// sample are the generated mutants of all packages, one of each package in turn.
func sample(t *testing.T) (ms []Mutant) {
	t.Helper()
	var of [][]Mutant
	for _, p := range packages {
		made, err := Generated(root, p.name, *seed)
		if err != nil {
			t.Fatal(err)
		}
		if len(made) < 30 {
			t.Fatalf("only %d mutants of %s", len(made), p.name)
		}
		for i := range made {
			made[i].By = p.by
		}
		of = append(of, made)
	}
	for i := 0; len(of) > 0; i++ {
		of = slices.DeleteFunc(of, func(made []Mutant) bool { return i >= len(made) })
		for _, made := range of {
			ms = append(ms, made[i])
		}
	}
	return ms
}

// each tries mutants, two at a time.
func each(t *testing.T, ms []Mutant, try func(*testing.T, Mutant)) {
	slots := make(chan struct{}, 2)
	for _, m := range ms {
		t.Run(m.Rule, func(t *testing.T) {
			t.Parallel()
			slots <- struct{}{}
			defer func() { <-slots }()
			try(t, m)
		})
	}
}

// TestUnbroken demands the expected verdicts of the translator as it is, of the
// methods that stand with the rules kept and of all calls by contract.
func TestUnbroken(t *testing.T) {
	names := map[string][]string{}
	for _, m := range handwritten {
		n := m.Notice()
		if n.Package != "" {
			continue
		}
		if len(n.Names) == 0 {
			t.Errorf("nothing is named that notices: %s", m.Rule)
		}
		for _, name := range n.Names {
			if !slices.Contains(names[n.Column], name) {
				names[n.Column] = append(names[n.Column], name)
			}
		}
	}
	names["contract"] = nil
	names["ground"] = append(names["ground"], "Approximations.sineBeyond") // its counterexamples may all be approximate
	for on, list := range names {
		t.Run(on, func(t *testing.T) {
			err := Probe(root, on, list, 1, func(what string) bool {
				t.Error(what)
				return true
			})
			if err != nil {
				t.Fatal(err)
			}
		})
	}
}

// fate is what becomes of a mutant.
type fate string

const (
	noticed   fate = "noticed"
	unnoticed fate = "not noticed"
	unbuilt   fate = "does not build"
)

// unasked is the exit code of a probe that could not find out, unended that of a program
// that does not end.
const (
	unasked = 3
	unended = -1
)

// try finds out what becomes of a mutant. Where no method is named that notices, each every-th
// is asked.
func try(t *testing.T, m Mutant, every int) fate {
	top, err := filepath.Abs(root)
	if err != nil {
		t.Fatal(err)
	}
	overlay := m.overlay(t, top)
	n := m.Notice()
	if n.Package != "" {
		out, code := run(t, top, "go", "test", "-count=1", "-overlay", overlay, "-run", "^("+strings.Join(n.Names, "|")+")", n.Package)
		switch {
		case code == 0:
			return unnoticed
		case bytes.Contains(out, []byte("[build failed]")), bytes.Contains(out, []byte("[setup failed]")):
			t.Logf("%s", out)
			return unbuilt
		}
		return noticed
	}
	probe := filepath.Join(t.TempDir(), "probe")
	// Compiled without optimisation, which takes longer than the probe runs.
	out, code := run(t, top, "go", "build", "-gcflags=inspect/...=-N -l", "-ldflags=-s -w", "-overlay", overlay, "-o", probe, "./internal/mutate/probe")
	if code != 0 {
		t.Logf("%s", out)
		return unbuilt
	}
	if *most != "" {
		out, _ := run(t, top, probe, "-most", *most, top, n.Column)
		t.Logf("noticed by\n%s", out)
	}
	out, code = run(t, top, probe, append([]string{"-every", fmt.Sprint(every), top, n.Column}, n.Names...)...)
	switch code {
	case unasked:
		t.Fatalf("the probe: %s", out)
	case 0:
		return unnoticed
	}
	t.Logf("%s", firstLine(string(out)))
	return noticed
}

// overlay writes the mutated file, and what lets the go command take it for the
// original, which stays as it is.
func (m Mutant) overlay(t *testing.T, top string) string {
	t.Helper()
	path := filepath.Join(top, filepath.FromSlash(m.File))
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	mutated, err := m.Apply(string(text))
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	file := filepath.Join(dir, "mutated.go")
	list, err := json.Marshal(map[string]map[string]string{"Replace": {path: file}})
	if err != nil {
		t.Fatal(err)
	}
	overlay := filepath.Join(dir, "overlay.json")
	for name, data := range map[string][]byte{file: []byte(mutated), overlay: list} {
		if err := os.WriteFile(name, data, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	return overlay
}

// run gives a program's output and exit code: unended after some minutes.
func run(t *testing.T, dir, name string, args ...string) ([]byte, int) {
	t.Helper()
	ctx, cancel := context.WithTimeout(t.Context(), 4*time.Minute)
	defer cancel()
	cmd := exec.CommandContext(ctx, name, args...)
	cmd.Dir = dir
	// Without cgo: a mutant of package smtlib would have the C compiler run again.
	cmd.Env = append(os.Environ(), "CGO_ENABLED=0")
	var out bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &out
	err := cmd.Run()
	var exit *exec.ExitError
	if ctx.Err() != nil && t.Context().Err() == nil {
		return out.Bytes(), unended
	}
	if err != nil && !errors.As(err, &exit) {
		t.Fatalf("%s %s: %v\n%s", name, strings.Join(args, " "), err, out.Bytes())
	}
	return out.Bytes(), cmd.ProcessState.ExitCode()
}
