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
	command, clean, err := built(ctx)
	if err != nil {
		return err
	}
	defer clean()
	o.census.Inspect, o.census.Flags, o.census.Limit = command, censusFlags, censusLimit
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
	err = errors.Join(o.put("census", bench.VerdictTable(js)), o.put("causes", bench.CauseTable(js)))
	if o.all {
		err = errors.Join(err, o.put("each", bench.OpenTable(js)))
	}
	if err != nil {
		return err
	}
	if faults > 0 {
		return fmt.Errorf("%d methods end in an error", faults)
	}
	return nil
}

// built is the command, built from the sources here.
func built(ctx context.Context) (command string, clean func(), err error) {
	dir, err := os.MkdirTemp("", "bench")
	if err != nil {
		return "", nil, err
	}
	clean = func() { os.RemoveAll(dir) }
	command = filepath.Join(dir, "inspect")
	build := exec.CommandContext(ctx, "go", "build", "-o", command, "./cmd/inspect")
	build.Stderr = os.Stderr
	if err := build.Run(); err != nil {
		clean()
		return "", nil, fmt.Errorf("the command cannot be built: %w", err)
	}
	return command, clean, nil
}

// runClients prints what the command says of each method of a folder.
func (o *options) runClients(ctx context.Context) error {
	command, clean, err := built(ctx)
	if err != nil {
		return err
	}
	defer clean()
	o.clients.Inspect = command
	t, err := o.clients.Table(ctx)
	if err != nil {
		return err
	}
	if o.perClass {
		return o.put("brief", bench.PerClass(t))
	}
	return o.put(filepath.Base(o.clients.Folder), t)
}

// checkProjects prints what the command says of whole projects, and what that takes.
func (o *options) checkProjects(ctx context.Context) error {
	all, err := bench.ReadProjects(o.projectFile)
	if err != nil {
		return err
	}
	command, clean, err := built(ctx)
	if err != nil {
		return err
	}
	defer clean()
	o.projects.Inspect = command
	t, err := o.projects.Table(ctx, all)
	return errors.Join(o.put("projects", t), err)
}

// measureMentions prints what types of the library cost those who do not use them.
func (o *options) measureMentions(ctx context.Context) error {
	command, clean, err := built(ctx)
	if err != nil {
		return err
	}
	defer clean()
	t, err := (&bench.Mentions{Inspect: command, Times: o.times}).Table(ctx)
	if err != nil {
		return err
	}
	return o.put("mentions", t)
}
