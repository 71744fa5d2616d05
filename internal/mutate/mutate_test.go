package mutate

import (
	"bytes"
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"flag"
	"hash/fnv"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"
)

var (
	all  = flag.Bool("mutate.all", false, "try all mutants, not only a sample")
	only = flag.String("mutate.only", "", "try the mutants whose rule or file matches the expression")
	most = flag.String("mutate.most", "", "log the first so many methods that notice each mutant")
)

// sample is how many mutants are tried unless -mutate.all asks for all of them.
const sample = 8

// chosen are the mutants to try: of the sample, every n-th.
func chosen(t *testing.T) []Mutant {
	ms := Mutants()
	switch {
	case *only != "":
		re, err := regexp.Compile(*only)
		if err != nil {
			t.Fatal(err)
		}
		return slices.DeleteFunc(ms, func(m Mutant) bool { return !re.MatchString(m.Rule) && !re.MatchString(m.File) })
	case *all:
		return ms
	}
	// Always the same, however many rules there are: a new one takes the place of one at most.
	slices.SortStableFunc(ms, func(a, b Mutant) int { return cmp.Compare(hash(a.Rule), hash(b.Rule)) })
	return ms[:sample]
}

func hash(text string) uint32 {
	h := fnv.New32a()
	h.Write([]byte(text))
	return h.Sum32()
}

// TestMutants breaks one rule at a time: the methods or tests that the table
// names for it notice, or else some method does.
func TestMutants(t *testing.T) {
	top, err := filepath.Abs(root)
	if err != nil {
		t.Fatal(err)
	}
	slots := make(chan struct{}, 2)
	for _, m := range chosen(t) {
		t.Run(m.Rule, func(t *testing.T) {
			t.Parallel()
			slots <- struct{}{}
			defer func() { <-slots }()
			try(t, top, m)
		})
	}
}

// TestUnbroken demands the expected verdicts of the translator as it is, of the
// methods that the table names and of all calls by contract.
func TestUnbroken(t *testing.T) {
	names := map[string][]string{}
	for _, m := range Mutants() {
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
			err := Probe(root, on, list, func(what string) bool {
				t.Error(what)
				return true
			})
			if err != nil {
				t.Fatal(err)
			}
		})
	}
}

// unasked is the exit code of a probe that could not find out.
const unasked = 3

func try(t *testing.T, top string, m Mutant) {
	overlay := m.overlay(t, top)
	n := m.Notice()
	if n.Package != "" {
		args := []string{"test", "-count=1", "-overlay", overlay, "-run", "^(" + strings.Join(n.Names, "|") + ")$", n.Package}
		out, code := run(t, top, "go", args...)
		switch {
		case code == 0:
			t.Errorf("%s survives %s in %s", m.File, n.Names, n.Package)
		case bytes.Contains(out, []byte("[build failed]")):
			t.Errorf("the mutant does not build:\n%s", out)
		case *most != "":
			t.Logf("noticed by %s", n.Names)
		}
		return
	}
	probe := filepath.Join(t.TempDir(), "probe")
	// Compiled without optimisation, which takes longer than the probe runs.
	out, code := run(t, top, "go", "build", "-gcflags=inspect/...=-N -l", "-ldflags=-s -w", "-overlay", overlay, "-o", probe, "./internal/mutate/probe")
	if code != 0 {
		t.Fatalf("the mutant does not build:\n%s", out)
	}
	if *most != "" {
		out, _ := run(t, top, probe, "-most", *most, top, n.Column)
		t.Logf("noticed by\n%s", out)
		if len(out) == 0 {
			t.Errorf("%s survives", m.File)
		}
		return
	}
	if out, code = run(t, top, probe, append([]string{top, n.Column}, n.Names...)...); code == 0 && len(n.Names) > 0 && Quick(n.Column) {
		if out, code = run(t, top, probe, top, n.Column); code != 0 {
			t.Logf("not noticed by %s, but by %s", n.Names, out)
		}
	}
	switch code {
	case unasked:
		t.Fatalf("the probe: %s", out)
	case 0:
		t.Errorf("%s survives: add a method with its expected verdict that notices, or take the mutant out if it means the same", m.File)
	}
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

// run gives a program's output and exit code. A program that does not end fails
// the test.
func run(t *testing.T, dir, name string, args ...string) ([]byte, int) {
	t.Helper()
	ctx, cancel := context.WithTimeout(t.Context(), 10*time.Minute)
	defer cancel()
	cmd := exec.CommandContext(ctx, name, args...)
	cmd.Dir = dir
	// Without cgo: a mutant of package smtlib would have the C compiler run again.
	cmd.Env = append(os.Environ(), "CGO_ENABLED=0")
	var out bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &out
	err := cmd.Run()
	var exit *exec.ExitError
	if ctx.Err() != nil || err != nil && !errors.As(err, &exit) {
		t.Fatalf("%s %s: %v\n%s", name, strings.Join(args, " "), err, out.Bytes())
	}
	return out.Bytes(), cmd.ProcessState.ExitCode()
}
