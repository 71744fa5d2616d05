package main

import (
	"io"
	"os"
	"slices"

	"github.com/urfave/cli/v2"
	"golang.org/x/term"

	"inspect"
	"inspect/report"
)

// glossary are the words of a report, for those who program in Java.
const glossary = `Words in the report:
   holds             no execution within the bounds breaks what is checked
   violated          a call, and objects before it, that break it: they are shown
   nothing to check  no contract, and nothing in the method can fail
   vacuous           the clauses contradict each other, so no call satisfies them
   inconclusive      not decided; the reason is in parentheses, the remedy below
   unsupported       an execution comes to Java or JML that inspect does not know yet
   bounds            how many objects, elements, iterations and nested calls, and
                     integers of how many bits are tried: all up to these
   cut off at line   the loop or call there could have gone on beyond its bound
   never reached     no execution within the bounds comes to the statement
   precondition      requires: what a caller must see to
   postcondition     ensures: what the method must have seen to when it returns
   invariant         what holds of each object whenever no method is at work on it
   NAME#1            an object: the first of its class; ─field─► leads to another
   before, after     the objects before the call and after it; * marks what changed
   path              the lines executed, with what each assigned
   because           the broken clause, with the values of its parts
   confirmed         an interpreter, which shares no code with the search, agrees`

func flagsOf(groups ...[]cli.Flag) []cli.Flag {
	var out []cli.Flag
	for _, g := range groups {
		out = append(out, g...)
	}
	return out
}

func checkFlags() []cli.Flag {
	return flagsOf(inputFlags(), configFlags(), excludeFlags(), boundFlags(), meaningFlags(), solveFlags(), cacheFlags(), gateFlags(), outputFlags())
}

func (a *app) checkCommand() *cli.Command {
	return &cli.Command{
		Name:      "check",
		Usage:     "check methods against their specifications within bounds",
		ArgsUsage: "PATH...",
		Description: `PATH is a .java file or a folder. Without --method every method with a body is
checked. Flags may stand before or after the paths: --help lists those that are used
most, --help-all all of them.

   inspect check List.java --method 'List.remove(Node)' --unwind 3
   inspect check List.java --bits 4 --objects Node=5,List=1 --stats
   inspect check List.java --encoding quantified --backend "cvc5 --lang smt2 -"

` + dialectHelp(checkFlags()) + "\n\n" + missingHelp() + "\n\n" + glossary,
		Flags:        checkFlags(),
		OnUsageError: func(c *cli.Context, err error, sub bool) error { return usagef("%v (see `inspect check --help`)", err) },
		Action:       a.check,
	}
}

func (a *app) check(c *cli.Context) error {
	o, err := options(c)
	if err != nil {
		return err
	}
	reports, err := destinations(c)
	if err != nil {
		return err
	}
	text := textReport{force: c.Bool("force"), options: report.TextOptions{Stats: c.Bool("stats"), Verbose: c.Bool("verbose"), Named: len(o.Methods) > 0}}
	if err := a.configure(c, &o); err != nil {
		return err
	}
	if text.options.Trace, err = choice(c, "trace", traces...); err != nil {
		return err
	}
	o.Out = a.stdout
	if on := onStdout(reports); on != "" && on != "text" {
		o.Out = a.stderr // standard output is for the one document
	}
	if isForStdoutAlone(c, reports) {
		a.stdout.readerGone = a.stop
	}
	bar := a.progress(text.options.Verbose)
	o.OnProgress = bar.event
	if onStdout(reports) == "text" {
		options := text.options
		options.Colour, options.Width = a.usesColour(), a.width()
		text.live = report.NewText(bar.above(a.stdout), options)
		o.OnResult = text.live.Result
	}
	if onStdout(reports) == "jsonl" {
		text.lines = report.NewJSONLines(a.stdout)
		o.OnResult = text.lines.Result
	}
	o.OnStart = func(methods int, ds []report.Diagnostic) {
		ds = a.noted(ds)
		if !isJSON(onStdout(reports)) {
			text.printed = len(ds)
			a.diagnostics(ds)
		}
		bar.begin(methods)
	}
	doc, err := inspect.Check(c.Context, o)
	bar.end()
	if doc == nil {
		return err
	}
	if a.stdout.readerGone != nil && isReaderGone(a.stdout.err) {
		return nil // it was for a reader who has seen enough
	}
	a.code = doc.Exit()
	doc.Diagnostics = a.noted(doc.Diagnostics)
	err = a.deliver(doc, reports, text)
	a.updateBaseline(c, o.Policy, doc)
	return err
}

// configure adds to the options of all commands what checks have for themselves.
func (a *app) configure(c *cli.Context, o *inspect.Options) (err error) {
	o.Laws = c.Command.Name == "contracts"
	if o.Policy, err = policy(c); err != nil {
		return err
	}
	a.beside(o)
	if o.Sections, err = a.project.sections(); err != nil {
		return err
	}
	if o.Cache, err = cacheFolder(c); err != nil {
		return err
	}
	o.AllProperties = o.AllProperties || c.Bool("update-baseline") // the baseline knows all there is
	return nil
}

// beside lets a change of the project's settings concern all methods.
func (a *app) beside(o *inspect.Options) {
	if p := a.project; p != nil && p.file != nil {
		o.ChangedBeside = []string{p.file.Name}
	}
}

// noted adds what is to be said of the project's build to what is said of the input.
func (a *app) noted(ds []report.Diagnostic) []report.Diagnostic {
	if a.project == nil || len(a.project.notes) == 0 {
		return ds
	}
	return append(slices.Clone(a.project.notes), ds...)
}

// diagnostics prints what is to be said of the input and the run.
func (a *app) diagnostics(ds []report.Diagnostic) {
	for _, d := range ds {
		io.WriteString(a.stderr, d.Text())
	}
}

// width is that of the terminal; 0: there is none.
func (a *app) width() int {
	if f := a.stdout.file(); f != nil {
		if columns, _, err := term.GetSize(int(f.Fd())); err == nil && columns > 0 {
			return max(columns, narrowest)
		}
	}
	return 0
}

// narrowest is the least width that a report is laid out for.
const narrowest = 40

// usesColour reports whether standard output is a terminal that wants colour, or somebody asks for it
// whatever it is, as CI services do that show it.
func (a *app) usesColour() bool {
	if os.Getenv("NO_COLOR") != "" {
		return false
	}
	if force := os.Getenv("CLICOLOR_FORCE"); force != "" && force != "0" {
		return true
	}
	f := a.stdout.file()
	return f != nil && os.Getenv("TERM") != "dumb" && term.IsTerminal(int(f.Fd()))
}
