package sat

import (
	"context"
	"os/exec"
	"path/filepath"
	"runtime/debug"
	"strings"

	"inspect/solve"
)

// Found is a SAT solver that New can use.
type Found struct {
	Name    string
	Version string // as it prints it; "unknown" when it does not say
	Where   string // the program's absolute path, or "built in"
}

// Find lists the solvers that can be used, in the order of Names.
func Find(ctx context.Context) []Found {
	found := []Found{{embedded, moduleVersion("github.com/crillab/gophersat"), "built in"}}
	for _, p := range programs() {
		path, err := exec.LookPath(p.name)
		if err != nil {
			continue
		}
		if whole, err := filepath.Abs(path); err == nil {
			path = whole
		}
		s := Found{p.name, "unknown", path}
		if p.version != nil {
			done, err := solve.Command{Argv: append([]string{path}, p.version...)}.Run(ctx)
			if line, _, _ := strings.Cut(strings.TrimSpace(string(done.Output)), "\n"); err == nil && line != "" {
				s.Version = line
			}
		}
		found = append(found, s)
	}
	return found
}

// moduleVersion is the version of a module that this program was built with.
func moduleVersion(path string) string {
	if info, ok := debug.ReadBuildInfo(); ok {
		for _, m := range info.Deps {
			if m.Path == path {
				return strings.TrimPrefix(m.Version, "v")
			}
		}
	}
	return "unknown"
}
