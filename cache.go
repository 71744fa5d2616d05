package inspect

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"time"

	"inspect/verify"
	"inspect/verify/backends"
	"inspect/verify/cache"
)

// unusedFor is how long a verdict that nobody asks for is kept.
const unusedFor = 30 * 24 * time.Hour

// UserCache is the folder in which the command keeps verdicts; empty: there is none, as in a home
// that cannot be written to.
func UserCache() string {
	base, err := os.UserCacheDir()
	if err != nil {
		return ""
	}
	folder := filepath.Join(base, "inspect")
	if _, err := cache.Open(folder); err != nil {
		return ""
	}
	return folder
}

// cache is where verdicts are kept; nil: none are.
func (o *Options) cache(ctx context.Context) (*verify.Cache, error) {
	if o.Cache == "" {
		return nil, nil
	}
	store, err := cache.Open(o.Cache)
	if err != nil {
		var p *os.PathError
		if errors.As(err, &p) {
			err = p.Err
		}
		return nil, fmt.Errorf("--cache %s: %v", o.Cache, err)
	}
	if !backends.IsKnown(o.Backend) || slices.ContainsFunc(o.Sections, Section.hasOwnCommand) {
		return nil, nil // what a command line runs, and of which version, is not known
	}
	store.Prune(time.Now(), unusedFor)
	program, err := verify.Program(backends.Found(ctx)...)
	if err != nil {
		return nil, nil
	}
	return &verify.Cache{Store: store, Program: program}, nil
}
