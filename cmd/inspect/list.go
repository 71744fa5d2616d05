package main

import (
	"fmt"
	"io"
	"strings"
	"text/tabwriter"

	"github.com/urfave/cli/v2"

	"inspect"
	"inspect/java/library"
	"inspect/report"
	"inspect/verify"
)

func (a *app) listCommand() *cli.Command {
	return &cli.Command{
		Name:      "list",
		Usage:     "list the methods that would be checked, with their contracts",
		ArgsUsage: "PATH...",
		Flags: flagsOf(inputFlags(), configFlags(), excludeFlags(), []cli.Flag{
			jobsFlag("with --unsupported: look at `N` methods at a time"),
			memoryFlag(),
			&cli.BoolFlag{Name: "unsupported", Usage: "say of each method what stands in its way, and count the causes"},
			&cli.BoolFlag{Name: "models", Usage: "list the classes of Java's library that are built in, with what each leaves open"},
			&cli.StringFlag{Name: "format", Value: "text", Category: outGroup, Usage: "text or json"},
		}),
		OnUsageError: func(c *cli.Context, err error, sub bool) error { return usagef("%v (see `inspect list --help`)", err) },
		Action:       a.list,
	}
}

func (a *app) list(c *cli.Context) error {
	if c.Bool("models") {
		for _, m := range library.Models() {
			fmt.Fprintln(a.stdout, strings.TrimSpace(m.Name+"  "+m.Note))
		}
		return nil
	}
	o, err := options(c)
	if err != nil {
		return err
	}
	format, err := choice(c, "format", "text", "json")
	if err != nil {
		return err
	}
	a.beside(&o)
	list := inspect.List
	if c.Bool("unsupported") {
		list = inspect.ListUnsupported
	}
	bar := a.progress(false)
	o.OnProgress, o.OnStart = bar.event, func(methods int, _ []report.Diagnostic) { bar.begin(methods) }
	l, err := list(c.Context, o)
	bar.end()
	if l == nil {
		return err
	}
	a.code = l.Exit()
	l.Diagnostics = a.noted(l.Diagnostics)
	if format == "json" {
		a.json(l)
		return nil
	}
	for _, d := range l.Diagnostics {
		io.WriteString(a.stderr, d.Text())
	}
	w := tabwriter.NewWriter(a.stdout, 0, 8, 2, ' ', 0)
	for _, m := range l.Methods {
		what := m.Contract
		if c.Bool("unsupported") {
			what = supported(m)
		}
		fmt.Fprintf(w, "%s:%d\t%s.%s\t%s\n", m.File, m.Line, m.Class, m.Method, what)
	}
	w.Flush()
	if n := l.WhereCalled; n > 0 {
		fmt.Fprintln(a.stdout, report.WhereCalled(n))
	}
	if c.Bool("unsupported") {
		causes(a.stdout, l)
	}
	return nil
}

// supported words what stands in the way of a method.
func supported(m verify.ListedMethod) string {
	k := m.Cause
	switch {
	case m.Unchecked:
		return "not looked at"
	case k == nil:
		return "supported"
	}
	what := fmt.Sprintf("%s (%s:%d:%d)", k.Message, k.File, k.Line, k.Column)
	if k.Possible {
		what = "perhaps " + what
	}
	return what
}

// causes prints how many methods each cause stands in the way of.
func causes(out io.Writer, l *verify.List) {
	total := 0
	w := tabwriter.NewWriter(out, 0, 8, 2, ' ', tabwriter.AlignRight)
	for _, k := range l.Causes {
		total += k.Methods
	}
	rest := 0
	for _, m := range l.Methods {
		if m.Unchecked {
			rest++
		}
	}
	fmt.Fprintf(out, "\n%d of %d methods are not supported", total, len(l.Methods)-rest)
	if rest > 0 {
		fmt.Fprintf(out, "; %d more %s not looked at", rest, wasWere(rest))
	}
	fmt.Fprintln(out)
	for _, k := range l.Causes {
		fmt.Fprintf(w, "%d\t  %s\n", k.Methods, k.Cause)
	}
	w.Flush()
}

func wasWere(n int) string {
	if n == 1 {
		return "was"
	}
	return "were"
}
