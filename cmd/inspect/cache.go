package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"time"

	"github.com/urfave/cli/v2"

	"inspect/solve/sat"
	"inspect/verify"
	"inspect/verify/cache"
	"inspect/z3"
)

// cacheFlags say where verdicts are kept.
func cacheFlags() []cli.Flag {
	return []cli.Flag{
		&cli.StringFlag{Name: "cache", Category: solveGroup, Usage: "keep final verdicts in `FOLDER`, for the same sources and flags (default: inspect in the user's folder of caches, $XDG_CACHE_HOME)"},
		&cli.BoolFlag{Name: "no-cache", Category: solveGroup, Usage: "check everything anew, and keep nothing"},
	}
}

// unusedFor is how long a verdict that nobody asks for is kept.
const unusedFor = 30 * 24 * time.Hour

// cacheOf is the cache of a run; nil: there is none, as in a home that cannot be
// written to. One that is named must be there.
func (a *app) cacheOf(c *cli.Context) (*verify.Cache, error) {
	folder := c.String("cache")
	if c.Bool("no-cache") {
		if c.IsSet("cache") && c.IsSet("no-cache") && folder != "" {
			return nil, usagef("--cache and --no-cache exclude each other")
		}
		return nil, nil
	}
	named := folder != ""
	if !named {
		base, err := os.UserCacheDir()
		if err != nil {
			return nil, nil
		}
		folder = filepath.Join(base, "inspect")
	}
	store, err := cache.Open(folder)
	if err != nil {
		if !named {
			return nil, nil
		}
		var p *os.PathError
		if errors.As(err, &p) {
			err = p.Err
		}
		return nil, usagef("--cache %s: %v", folder, err)
	}
	if !isKnownBackend(c.String("backend")) || a.project.hasOwnCommand() {
		return nil, nil // what a command line runs, and of which version, is not known
	}
	store.Prune(time.Now(), unusedFor)
	program, err := verify.Program(solvers(c.Context)...)
	if err != nil {
		return nil, nil
	}
	return &verify.Cache{Store: store, Program: program}, nil
}

func isKnownBackend(name string) bool { return name == "auto" || name == "z3" || name == "sat" }

// solvers names what may decide, each with its version, place, size and time.
func solvers(ctx context.Context) []string {
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
