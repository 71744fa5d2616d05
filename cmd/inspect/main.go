package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/signal"
	"strings"
	"syscall"
	"time"

	"github.com/urfave/cli/v2"

	"inspect/internal/halt"
	"inspect/report"
	"inspect/verify"
)

func main() {
	code := run(os.Args, os.Stdout, os.Stderr)
	halt.RemoveFolders()
	os.Exit(code)
}

// run is main with its surroundings as arguments; it gives the exit code.
func run(args []string, stdout, stderr io.Writer) int {
	ctx, stop := signal.NotifyContext(context.Background(), endings()...)
	defer stop()
	// Who is not done some time after the first signal is ended by the next one, whatever holds it.
	context.AfterFunc(ctx, func() { time.AfterFunc(2*time.Second, stop) })
	signal.Notify(make(chan os.Signal, 1), syscall.SIGPIPE) // writing fails then, and nothing else happens
	out := &output{w: stdout, closed: stdout == io.Writer(os.Stdout) && isStdoutClosed()}
	a := &app{stdout: out, stderr: stderr, stop: stop}
	c := a.cli()
	args = helped(args, c)
	ordered, err := args, error(nil)
	if isCompletion(args) {
		if values, isValue := completedValues(args, c); isValue {
			fmt.Fprint(out, values)
			return 0
		}
	} else {
		if ordered, err = permute(args, c); err == nil {
			ordered, err = a.addSettings(ctx, ordered, c)
		}
	}
	if err == nil {
		err = guard(func() error { return c.RunContext(ctx, ordered) })
	}
	if isReaderGone(out.err) {
		return exitReaderGone
	}
	if unwritten := out.unwritten(); unwritten != nil {
		err = unwritten
	}
	if err != nil {
		a.code = a.fail(args, err)
	}
	if ctx.Err() != nil {
		a.code = report.ExitInterrupted
	}
	return a.code
}

// endings are the signals that end a run: SIGHUP, of a terminal that is closed, unless
// who started it wants it to go on.
func endings() []os.Signal {
	out := []os.Signal{os.Interrupt, syscall.SIGTERM}
	if !signal.Ignored(syscall.SIGHUP) {
		out = append(out, syscall.SIGHUP)
	}
	return out
}

// guard turns a panic outside any method's check into an error: the one JSON
// document is printed even then.
func guard(f func() error) (err error) {
	defer func() {
		if p := recover(); p != nil {
			err = &faultError{fmt.Errorf("internal fault: %v; please report it with the input", p)}
		}
	}()
	return f()
}

// app carries the exit code out of the commands.
type app struct {
	stdout *output
	stderr io.Writer
	code   int
	stop   func() // ends the run, as an interrupt does
	// folder is the one whose project is checked; empty: the current one.
	folder string
	// flags are those of a command of many runs, each of which reads the settings of the project anew.
	flags []string
	// project is its settings; nil before they are read, and for commands without.
	project *project
}

// fail reports a mistake on the command line. With --format json or jsonl the one
// document is printed all the same.
func (a *app) fail(args []string, err error) int {
	var u *usageError
	code := report.ExitFault
	if errors.As(err, &u) || isFlagError(err) {
		code = report.ExitUsage
	}
	if form := jsonFormat(args); form != "" && a.stdout.err == nil {
		doc := &report.Document{Tool: report.Tool{Name: "inspect", Version: verify.Version}}
		word := "usage"
		if code == report.ExitFault {
			word = "fault"
		}
		doc.Diagnostics = []report.Diagnostic{{Code: word, Severity: "error", Message: err.Error()}}
		destination{format: form}.print(a.stdout, doc, textReport{})
	} else {
		fmt.Fprintf(a.stderr, "inspect: %s\n", flagWords.Replace(err.Error()))
	}
	return code
}

// flagWords are what the package flag says, as we do.
var flagWords = strings.NewReplacer(" for flag -", " for --", ": parse error", ": it is no number")

// isFlagError tells the flag package's errors, which have no type of their own,
// from ours: a command's action wraps whatever is not the user's in faultError.
func isFlagError(err error) bool {
	var f *faultError
	return !errors.As(err, &f)
}

// faultError is an error that is no mistake on the command line.
type faultError struct{ err error }

func (e *faultError) Error() string { return e.err.Error() }
func (e *faultError) Unwrap() error { return e.err }

// jsonFormat looks for --format json or jsonl in arguments that may not even parse; empty: there is none.
func jsonFormat(args []string) string {
	for i, a := range args {
		name, value, joined := strings.Cut(strings.TrimPrefix(a, "-"), "=")
		if !joined && i+1 < len(args) {
			value = args[i+1]
		}
		if (name == "-format" || name == "format" && strings.HasPrefix(a, "-")) && isJSON(value) {
			return value
		}
	}
	return ""
}

const description = `inspect checks every execution of a Java method within bounds: that it does not fail,
and, where it has a specification in JML, that it keeps that. No loop invariants or other
help are needed. The answer is "holds" within those bounds, or "violated" with a concrete
heap and the path taken.

   inspect check List.java                        everything in the file
   inspect contracts List.java                    laws of equals, hashCode, compareTo, compare
   inspect check List.java --method 'List.insert(int)' --unwind 3 --objects Node=4
   inspect check src/ --format json -o result.json
   inspect report result.json -o result.html      the same as a page for the browser
   inspect check List.java --method List.insert --smt-out insert.smt2
   inspect compare List.java                      the same question to several backends

Exit codes: 0 holds, 10 violated, 5 inconclusive or vacuous, 1 usage,
2 input not understood or not supported, 6 internal fault, 130 interrupted.`

func (a *app) cli() *cli.App {
	out := &cli.App{
		Name:                      "inspect",
		Usage:                     "bounded verification of Java, with JML or without",
		Description:               description,
		Version:                   verify.Version,
		HideVersion:               true, // --version is ours: it prints what the command version does
		Flags:                     []cli.Flag{&cli.BoolFlag{Name: "version", Usage: "print version and commit, and the backends found"}},
		Writer:                    a.stdout,
		ErrWriter:                 a.stderr,
		DisableSliceFlagSeparator: true,
		EnableBashCompletion:      true,
		Commands:                  []*cli.Command{a.checkCommand(), a.contractsCommand(), a.compareCommand(), a.listCommand(), a.inferCommand(), a.diffCommand(), a.initCommand(), a.configCommand(), a.watchCommand(), a.lspCommand(), a.solversCommand(), a.versionCommand(), a.reportCommand(), a.completionCommand(), a.manCommand()},
		Action: func(c *cli.Context) error {
			if c.Args().Present() {
				var names []string
				known := map[string]bool{}
				for _, k := range c.App.VisibleCommands() {
					if k.Name != "help" {
						names, known[k.Name] = append(names, k.Name), true
					}
				}
				return usagef("there is no command %q; the commands are %s (see `inspect --help`)%s",
					c.Args().First(), strings.Join(names, ", "), suggest("", c.Args().First(), known))
			}
			if c.Bool("version") {
				return a.version(c)
			}
			return cli.ShowAppHelp(c)
		},
		OnUsageError:   func(c *cli.Context, err error, sub bool) error { return usagef("%v", err) },
		ExitErrHandler: func(*cli.Context, error) {},
	}
	for _, c := range out.Commands {
		c.HideHelpCommand = true // a path may be called help, or h
	}
	return out
}
