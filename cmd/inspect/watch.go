package main

import (
	"context"
	"fmt"
	"io"
	"path/filepath"
	"slices"
	"strings"

	"github.com/urfave/cli/v2"

	"inspect"
	"inspect/internal/halt"
	"inspect/report"
)

func (a *app) watchCommand() *cli.Command {
	return &cli.Command{
		Name:      "watch",
		Usage:     "check, and check again whenever a file changes",
		ArgsUsage: "PATH...",
		Description: `PATH is a .java file or a folder. After each change of a .java or .jml file below it,
of inspect.toml or of the build, what the change concerns is checked again: a finding
that is new, or another one, is shown in full, those that stay in one line, and what
holds now where it did not. Ctrl-C ends it. A change during a check begins it anew.

   inspect watch src/main/java --timeout 20s

Each check begins with a line "checking" and ends with the line that counts, as the
problem matchers of editors want it.`,
		Flags:        flagsOf(runFlags(), only(outputFlags(), "verbose", "stats", "trace")),
		OnUsageError: func(c *cli.Context, err error, sub bool) error { return usagef("%v (see `inspect watch --help`)", err) },
		Action:       a.watch,
	}
}

// watch checks until it is interrupted.
func (a *app) watch(c *cli.Context) error {
	w := &watch{app: a, paths: c.Args().Slice(), printed: map[string]string{}}
	if len(w.paths) == 0 {
		return usagef("no path given: name a .java file or a folder (see `inspect watch --help`)")
	}
	w.options = report.TextOptions{Stats: c.Bool("stats"), Verbose: c.Bool("verbose"), Colour: a.usesColour(), Width: a.width()}
	var err error
	if w.options.Trace, err = choice(c, "trace", traces...); err != nil {
		return err
	}
	if err := limitAll(c); err != nil {
		return err
	}
	if !c.Bool("no-cache") {
		var remove func()
		if w.cache, remove, err = halt.Folder("inspect-watch-"); err != nil {
			return &faultError{err}
		}
		defer remove()
	}
	o, _, err := optionsIn(c.Context, "", a.flags, w.paths)
	if err != nil {
		return err
	}
	changes, err := watchFiles(c.Context, append(slices.Clone(w.paths), o.SourcePath...))
	if err != nil {
		return usagef("cannot watch: %v", err)
	}
	return w.run(c.Context, changes)
}

// watch is a series of checks.
type watch struct {
	app     *app
	paths   []string
	options report.TextOptions
	cache   string // of this series, where the user has none
	// printed is what was printed of each method, by its name.
	printed map[string]string
}

// run checks after each change, until ctx ends.
func (w *watch) run(ctx context.Context, changes <-chan []string) error {
	var changed []string
	for {
		checking, cancel := context.WithCancel(ctx)
		done := make(chan error, 1)
		go func() { done <- guard(func() error { return w.check(checking, changed) }) }()
		var next []string
		isOver := false
		var err error
		select {
		case err = <-done:
			isOver = true
		case next = <-changes:
			cancel()
		}
		if !isOver {
			err = <-done
		}
		cancel()
		switch {
		case ctx.Err() != nil:
			return nil
		case err != nil:
			fmt.Fprintf(w.app.stderr, "inspect: %v\n", err)
		}
		if next == nil {
			select {
			case next = <-changes:
			case <-ctx.Done():
				return nil
			}
		}
		changed = next
	}
}

// check checks once, and prints what is new.
func (w *watch) check(ctx context.Context, changed []string) error {
	out := w.app.stdout
	first := "checking"
	if n := len(changed); n > 0 {
		first += " after a change of " + filepath.Base(changed[0])
		if n > 1 {
			first += fmt.Sprintf(" and %d more", n-1)
		}
	}
	fmt.Fprintln(out, first)
	o, notes, err := optionsIn(ctx, "", w.app.flags, w.paths)
	if err != nil {
		return err
	}
	if o.Cache == "" {
		o.Cache = w.cache
	}
	o.Out = out
	bar := w.app.progress(w.options.Verbose)
	above := bar.above(out)
	o.OnProgress = bar.event
	o.OnResult = func(r *inspect.Result) {
		if ctx.Err() == nil { // what an interrupt left open is no result
			w.result(above, r)
		}
	}
	shown := 0
	o.OnStart = func(methods int, ds []report.Diagnostic) {
		ds = append(slices.Clone(notes), ds...)
		shown = len(ds)
		w.app.diagnostics(ds)
		bar.begin(methods)
	}
	doc, err := inspect.Check(ctx, o)
	bar.end()
	if doc == nil || ctx.Err() != nil {
		return err
	}
	w.app.diagnostics(append(notes, doc.Diagnostics...)[shown:])
	fmt.Fprintln(out, doc.Summary())
	return nil
}

// result prints a result that is another one than before, and of one that stays the findings, in a line
// each.
func (w *watch) result(out io.Writer, r *inspect.Result) {
	var b strings.Builder
	report.NewText(&b, w.options).Result(r)
	if text := b.String(); text != w.printed[r.Name()] {
		w.printed[r.Name()] = text
		if text == "" { // what is counted only takes the place of what was shown
			text = r.Headline().String() + "\n"
		}
		io.WriteString(out, text)
		return
	}
	for _, c := range r.Counterexamples() {
		fmt.Fprintln(out, r.HeadlineOf(c))
	}
	if r.Verdict == inspect.Needs {
		for i := range r.Needs {
			fmt.Fprintln(out, r.HeadlineOfNeed(&r.Needs[i]))
		}
	}
	if slices.Contains([]inspect.Verdict{inspect.Vacuous, inspect.Inconclusive, inspect.Failed}, r.Verdict) {
		fmt.Fprintln(out, r.Headline())
	}
}
