package backends

import (
	"context"
	"fmt"
	"os"

	"inspect/solve/sat"
	"inspect/z3"
)

// Found names what may decide on this machine, each with its version, place, size and time: verdicts
// that are kept are those of the same solvers.
func Found(ctx context.Context) []string {
	var out []string
	add := func(name, version, path string) {
		line := fmt.Sprintf("%s %s %s", name, version, path)
		if info, err := os.Stat(path); err == nil {
			line += fmt.Sprint(" ", info.Size(), " ", info.ModTime().UnixNano())
		}
		out = append(out, line)
	}
	if lib, err := z3.Open(); err == nil {
		add("z3", fmt.Sprint(lib.Version()), lib.Path())
	}
	for _, s := range sat.Find(ctx) {
		add(s.Name, s.Version, s.Where)
	}
	return out
}

// IsKnown reports whether a backend is one of those that Found names. What another command line
// runs, and of which version, is not known.
func IsKnown(backend string) bool { return backend == auto || backend == "z3" || backend == "sat" }
