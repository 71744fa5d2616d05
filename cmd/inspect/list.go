package main

import (
	"encoding/json"
	"fmt"
	"io"
	"text/tabwriter"

	"github.com/urfave/cli/v2"

	"inspect/verify"
)

func (a *app) listCommand() *cli.Command {
	return &cli.Command{
		Name:      "list",
		Usage:     "list the methods that would be checked, with their contracts",
		ArgsUsage: "PATH...",
		Flags: flagsOf(inputFlags(), configFlags(), excludeFlags(), []cli.Flag{
			memoryFlag(),
			&cli.StringFlag{Name: "format", Value: "text", Category: outGroup, Usage: "text or json"},
		}),
		OnUsageError: func(c *cli.Context, err error, sub bool) error { return usagef("%v (see `inspect list --help`)", err) },
		Action:       a.list,
	}
}

func (a *app) list(c *cli.Context) error {
	config, err := a.config(c)
	if err != nil {
		return err
	}
	format, err := choice(c, "format", "text", "json")
	if err != nil {
		return err
	}
	a.changedSince(c, &config)
	if config.Excluded, err = excluded(c); err != nil {
		return err
	}
	l := verify.ListMethods(c.Context, config)
	a.code = l.Exit()
	if format == "json" {
		e := json.NewEncoder(a.stdout)
		e.SetEscapeHTML(false)
		e.SetIndent("", "  ")
		e.Encode(l)
		return nil
	}
	for _, d := range l.Diagnostics {
		io.WriteString(a.stderr, d.Text())
	}
	w := tabwriter.NewWriter(a.stdout, 0, 8, 2, ' ', 0)
	for _, m := range l.Methods {
		fmt.Fprintf(w, "%s:%d\t%s.%s\t%s\n", m.File, m.Line, m.Class, m.Method, m.Contract)
	}
	w.Flush()
	return nil
}
