package main

import (
	"fmt"
	"io"
	"runtime"
	"runtime/debug"

	"github.com/urfave/cli/v2"

	"inspect/verify"
)

func (a *app) versionCommand() *cli.Command {
	return &cli.Command{
		Name:         "version",
		Usage:        "print version and commit, and the backends found",
		OnUsageError: func(c *cli.Context, err error, sub bool) error { return usagef("%v", err) },
		Action:       a.version,
	}
}

// version prints what a report of a fault needs to name.
func (a *app) version(c *cli.Context) error {
	if c.Args().Present() {
		return usagef("version takes no arguments")
	}
	info, _ := debug.ReadBuildInfo()
	fmt.Fprintf(a.stdout, "inspect %s\n", verify.Version)
	writeBuild(a.stdout, info)
	fmt.Fprintln(a.stdout)
	return a.writeSolvers(c.Context)
}

// writeBuild prints the commit that the program was built from, and by what.
// Without a repository, or with -buildvcs=false, the commit is not known.
func writeBuild(w io.Writer, info *debug.BuildInfo) {
	setting := map[string]string{}
	if info != nil {
		for _, s := range info.Settings {
			setting[s.Key] = s.Value
		}
	}
	commit := "not known (built outside of a repository)"
	if revision := setting["vcs.revision"]; revision != "" {
		commit = revision
		if at := setting["vcs.time"]; at != "" {
			commit += " of " + at
		}
		if setting["vcs.modified"] == "true" {
			commit += ", with changes that are not committed"
		}
	}
	cgo := "with cgo"
	if setting["CGO_ENABLED"] != "1" {
		cgo = "without cgo, which libz3 needs"
	}
	fmt.Fprintf(w, "commit  %s\n", commit)
	fmt.Fprintf(w, "built   by %s for %s/%s, %s\n", runtime.Version(), runtime.GOOS, runtime.GOARCH, cgo)
}
