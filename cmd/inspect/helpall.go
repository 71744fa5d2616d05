package main

import (
	"slices"

	"github.com/urfave/cli/v2"
)

// allFlags asks for the help of a command with all of its flags.
const allFlags = "--help-all"

// common are the flags that people use first. The help of a command with many flags lists
// these alone, unless allFlags asks for all.
var common = []string{
	"method", "source-path", "class-path", "exclude", "changed-since", "dialect",
	"bits", "objects", "array-length", "unwind", "recursion",
	"states", "needs",
	"timeout", "budget", "jobs",
	"baseline", "update-baseline", "out", "reproducer",
}

// helped makes allFlags the flag --help, and hides what is not common where --help is asked for.
func helped(args []string, app *cli.App) []string {
	end := len(args)
	if i := slices.Index(args, "--"); i >= 0 {
		end = i
	}
	at := commandIndex(args, app)
	if at < 0 {
		return args
	}
	if i := slices.Index(args[:end], allFlags); i > at {
		args = slices.Clone(args)
		args[i] = "--help"
		return args
	}
	flags := app.Command(args[at]).Flags
	if len(flags) < 2*len(common) || !slices.Contains(args[:end], "--help") && !slices.Contains(args[:end], "-h") {
		return args
	}
	for _, f := range flags {
		if !slices.Contains(common, f.Names()[0]) {
			hide(f)
		}
	}
	return args
}

// hide leaves a flag out of the help.
func hide(f cli.Flag) {
	switch f := f.(type) {
	case *cli.BoolFlag:
		f.Hidden = true
	case *cli.IntFlag:
		f.Hidden = true
	case *cli.StringFlag:
		f.Hidden = true
	case *cli.StringSliceFlag:
		f.Hidden = true
	}
}
