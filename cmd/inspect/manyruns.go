package main

import (
	"context"
	"io"
	"slices"

	"github.com/urfave/cli/v2"

	"inspect"
	"inspect/report"
)

// ofManyRuns are the commands that check again and again. The settings of the project may change
// meanwhile: each check reads them, in front of the flags of the command.
var ofManyRuns = []string{"lsp", "watch"}

// runFlags are those of check that say what is checked and how, for all runs of such a command.
func runFlags() []cli.Flag {
	flags := flagsOf(inputFlags(), configFlags(), excludeFlags(), boundFlags(), meaningFlags(), solveFlags(), cacheFlags(), only(gateFlags(), "baseline"))
	return slices.DeleteFunc(flags, func(f cli.Flag) bool { return slices.Contains(ofOneRun, f.Names()[0]) })
}

// ofOneRun are flags of check that make no sense for many.
var ofOneRun = []string{"method", "changed-since", "budget"}

// optionsIn are the options that check has for files with flags, in the project of a folder; empty: of the
// current one. With them comes what is to be said of the project.
func optionsIn(ctx context.Context, folder string, flags, files []string) (inspect.Options, []report.Diagnostic, error) {
	a := &app{stdout: &output{w: io.Discard}, stderr: io.Discard, folder: folder}
	c := a.cli()
	var o inspect.Options
	c.Command("check").Action = func(c *cli.Context) (err error) {
		if o, err = optionsOf(c); err != nil {
			return err
		}
		return a.configure(c, &o)
	}
	args := slices.Concat([]string{"inspect", "check"}, flags, []string{"--"}, files)
	args, err := a.addSettings(ctx, args, c)
	if err == nil {
		err = c.RunContext(ctx, args)
	}
	return o, a.noted(nil), err
}

// limitAll limits the memory of the process for all runs of a command.
func limitAll(c *cli.Context) error {
	var o inspect.Options
	if c.IsSet("memory") {
		if err := o.Set("memory", c.String("memory")); err != nil {
			return usagef("%v", err)
		}
	}
	limit(&o)
	return nil
}
