package main

import (
	"fmt"
	"os/exec"
	"strings"

	"inspect/encode"
	"inspect/internal/bench"
	"inspect/solve"
	"inspect/solve/sat"
	"inspect/verify"
	"inspect/z3"
)

// z3Program is the SMT-LIB solver that the ground encoding is measured on.
const z3Program = "z3 -in"

// names are the backends that are measured where they are found: what inspect does
// by default first.
func names() []string {
	out := []string{bench.Default, "quantified/z3", "ground/z3"}
	for _, s := range sat.Names() {
		out = append(out, "ground/"+s)
	}
	return out
}

// found are those of names that can be used here.
func found() []bench.Backend {
	var out []bench.Backend
	for _, n := range names() {
		if _, _, err := open(n); err == nil {
			out = append(out, bench.Backend{Name: n})
		}
	}
	return out
}

// parseBackends reads a list of backends, all of which can be used.
func parseBackends(list string) ([]bench.Backend, error) {
	var out []bench.Backend
	for _, text := range strings.Split(list, ",") {
		b, err := bench.ParseBackend(text)
		if err != nil {
			return nil, err
		}
		if _, _, err := open(b.Name); err != nil {
			return nil, fmt.Errorf("%s: %w", b.Name, err)
		}
		out = append(out, b)
	}
	return out, nil
}

// open gives the attempts of a backend by its name, one of names.
func open(name string) (attempts, side []verify.Attempt, err error) {
	if name == bench.Default {
		b, err := sat.New("auto")
		if err != nil {
			return nil, nil, err
		}
		attempts = []verify.Attempt{attempt(encode.Ground, b)}
		if lib, err := z3.Open(); err == nil {
			attempts = append(attempts, attempt(encode.Quantified, lib.Backend()))
		}
		return attempts, nil, nil
	}
	encoding, solver, _ := strings.Cut(name, "/")
	var b solve.Backend
	switch {
	case name == "quantified/z3":
		lib, err := z3.Open()
		if err != nil {
			return nil, nil, err
		}
		ground, err := sat.New("auto")
		if err != nil {
			return nil, nil, err
		}
		return []verify.Attempt{attempt(encode.Quantified, lib.Backend())}, []verify.Attempt{attempt(encode.Ground, ground)}, nil
	case name == "ground/z3":
		if _, err = exec.LookPath("z3"); err == nil {
			b, err = solve.Process(z3Program)
		}
	case encoding == "ground":
		b, err = sat.New(solver)
	default:
		err = fmt.Errorf("unknown; choose among %s", strings.Join(names(), ", "))
	}
	if err != nil {
		return nil, nil, err
	}
	return []verify.Attempt{attempt(encode.Ground, b)}, nil, nil
}

func attempt(e encode.Method, b solve.Backend) verify.Attempt {
	return verify.Attempt{Encoding: encode.Options{Encoding: e}, Backend: b}
}
