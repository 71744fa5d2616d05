package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"time"

	"inspect/internal/bench"
	"inspect/report"
)

// censusFlags are those of each check of a census.
var censusFlags = []string{"--bits", "32", "--objects", "2", "--unwind", "3", "--timeout", "10s", "--confirm", "jvm"}

// censusLimit is how long a process of a census may take for each method: its time for
// the solver, and what comes before and after.
const censusLimit = 30 * time.Second

// takeCensus prints what the command, built from the sources here, says of a folder.
func (o *options) takeCensus(ctx context.Context) error {
	dir, err := os.MkdirTemp("", "bench")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	o.census.Inspect, o.census.Flags = filepath.Join(dir, "inspect"), censusFlags
	o.census.Limit = censusLimit
	build := exec.CommandContext(ctx, "go", "build", "-o", o.census.Inspect, "./cmd/inspect")
	build.Stderr = os.Stderr
	if err := build.Run(); err != nil {
		return fmt.Errorf("the command cannot be built: %w", err)
	}
	js, err := o.census.Run(ctx)
	if err != nil {
		return err
	}
	faults := 0
	for _, j := range js {
		if j.Verdict == report.Failed {
			faults++
		}
	}
	if err := errors.Join(o.put("census", bench.VerdictTable(js)), o.put("causes", bench.CauseTable(js))); err != nil {
		return err
	}
	if faults > 0 {
		return fmt.Errorf("%d methods end in an error", faults)
	}
	return nil
}
