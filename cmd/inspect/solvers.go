package main

import (
	"context"
	"fmt"
	"text/tabwriter"

	"github.com/urfave/cli/v2"

	"inspect/solve"
	"inspect/solve/sat"
	"inspect/z3"
)

func (a *app) solversCommand() *cli.Command {
	return &cli.Command{
		Name:         "solvers",
		Usage:        "list the backends found, their versions, and where they were found",
		OnUsageError: func(c *cli.Context, err error, sub bool) error { return usagef("%v", err) },
		Action: func(c *cli.Context) error {
			if c.Args().Present() {
				return usagef("solvers takes no arguments")
			}
			return a.writeSolvers(c.Context)
		},
	}
}

// writeSolvers prints the backends found.
func (a *app) writeSolvers(ctx context.Context) error {
	w := tabwriter.NewWriter(a.stdout, 0, 8, 2, ' ', 0)
	fmt.Fprintln(w, "BACKEND\tVERSION\tWHERE")
	if lib, err := z3.Open(); err == nil {
		fmt.Fprintf(w, "z3\t%s\t%s\n", lib.Version(), lib.Path())
	} else {
		fmt.Fprintf(w, "z3\t-\t%v\n", err)
	}
	for _, s := range sat.Find(ctx) {
		fmt.Fprintf(w, "sat/%s\t%s\t%s\n", s.Name, s.Version, s.Where)
	}
	for _, s := range solve.Find(ctx) {
		fmt.Fprintf(w, "%q\t%s\t%s\n", s.Command, s.Version, s.Path)
	}
	return w.Flush()
}
