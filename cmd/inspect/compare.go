package main

import (
	"fmt"
	"io"
	"strings"
	"text/tabwriter"

	"github.com/urfave/cli/v2"

	"inspect"
	"inspect/internal/files"
	"inspect/report"
	"inspect/verify"
)

func (a *app) compareCommand() *cli.Command {
	return &cli.Command{
		Name:      "compare",
		Usage:     "check the same methods on several encodings and backends; a disagreement is a failure",
		ArgsUsage: "PATH...",
		Description: `COLUMN is ENCODING/BACKEND: quantified/z3, ground/z3, ground/sat, ground/gophersat,
ground/cadical, ground/minisat, or ENCODING/COMMAND as in "ground/cvc5 --lang smt2 -".
Without --column: quantified/z3, ground/z3, ground/gophersat, as far as they are there.
With --floats native the columns by SMT solvers use the theory of floating point, and
those by SAT solvers bits as ever.

When two columns decide differently, the exit code is 6 and both scripts are
written to the folder of --smt-out (default: the current one).`,
		Flags: flagsOf(inputFlags(), configFlags(), boundFlags(), meaningFlags(), []cli.Flag{
			&cli.StringSliceFlag{Name: "column", Aliases: []string{"c"}, Category: solveGroup, Usage: "compare `ENCODING/BACKEND`; repeatable"},
			&cli.StringFlag{Name: "reach", Value: "closure", Category: solveGroup, Usage: "encode \\reach by closure or by the paper's axioms"},
			floatsFlag(),
			timeoutFlag("give up on a cell after `TIME`: 10 (seconds), 90s or 5m (0: never)"),
			&cli.IntFlag{Name: "jobs", Value: 1, Hidden: true},
			memoryFlag(),
			&cli.StringFlag{Name: "smt-out", Value: ".", Category: outGroup, Usage: "`FOLDER` for the scripts of a disagreement"},
			&cli.StringFlag{Name: "format", Value: "text", Category: outGroup, Usage: "text or json"},
			&cli.BoolFlag{Name: "check", Category: outGroup, Usage: "check every stage's invariants and every model"},
		}),
		OnUsageError: func(c *cli.Context, err error, sub bool) error {
			return usagef("%v (see `inspect compare --help`)", err)
		},
		Action: a.compare,
	}
}

func (a *app) compare(c *cli.Context) error {
	o, err := options(c)
	if err != nil {
		return err
	}
	folder := c.String("smt-out")
	o.SMTOut = ""
	if c.IsSet("smt-out") {
		if err := files.Writable(folder); err != nil {
			return usagef("--smt-out %s: %v", folder, err)
		}
	}
	format, err := choice(c, "format", "text", "json")
	if err != nil {
		return err
	}
	bar := a.progress(false)
	o.OnProgress, o.OnStart = bar.event, func(methods int, _ []report.Diagnostic) { bar.begin(methods) }
	cmp, err := inspect.Compare(c.Context, o, c.StringSlice("column"), folder)
	bar.end()
	if cmp == nil {
		return err
	}
	a.code = cmp.Exit()
	cmp.Diagnostics = a.noted(cmp.Diagnostics)
	if format == "json" {
		a.json(cmp)
		return nil
	}
	for _, d := range cmp.Diagnostics {
		io.WriteString(a.stderr, d.Text())
	}
	return a.table(cmp)
}

// table prints verdict and time per column.
func (a *app) table(cmp *verify.Comparison) error {
	w := tabwriter.NewWriter(a.stdout, 0, 8, 2, ' ', 0)
	fmt.Fprintf(w, "METHOD\t%s\n", strings.Join(cmp.Columns, "\t"))
	for _, r := range cmp.Rows {
		fmt.Fprintf(w, "%s.%s", r.Class, r.Method)
		for _, cell := range r.Cells {
			v := string(cell.Verdict)
			if cell.Verdict == report.Inconclusive && cell.Reason != "" {
				v = cell.Reason
			}
			fmt.Fprintf(w, "\t%s %.2fs", v, cell.Seconds)
		}
		if r.Disagree {
			fmt.Fprint(w, "\tDISAGREE")
		}
		fmt.Fprintln(w)
	}
	w.Flush()
	for _, r := range cmp.Rows {
		for _, s := range r.Scripts {
			fmt.Fprintf(a.stdout, "script of the disagreement on %s.%s: %s\n", r.Class, r.Method, s)
		}
		for i, cell := range r.Cells {
			if cell.Verdict == report.Failed {
				fmt.Fprintf(a.stderr, "%s.%s on %s: %s\n", r.Class, r.Method, cmp.Columns[i], cell.Reason)
			}
		}
	}
	return nil
}
