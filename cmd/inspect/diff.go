package main

import (
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"

	"github.com/urfave/cli/v2"

	"inspect/internal/diff"
	"inspect/internal/files"
	"inspect/report"
)

func (a *app) diffCommand() *cli.Command {
	return &cli.Command{
		Name:      "diff",
		Usage:     "compare a program with a revision of it: an input on which both differ, or the same within the bounds",
		ArgsUsage: "REV [PATH...]",
		Description: `REV is a commit, branch or tag of git. What stands in the working tree is compared with
it, committed or not. PATH is a .java file or a folder (default: the current folder).

Compared are methods whose text changed, or that of what they may call. Of each it says

   different     with the calls on which both differ in the result, the exception, or what
                 the caller sees of objects and arrays, and both values side by side
   same          no calls within the bounds show a difference
   not decided   with the reason: never taken for same

An object is made by the calls of its class, as clients do, and seen through what these
give: private fields may change as they like. Specifications in JML count for nothing.
A method is paired with one of its name and types, and a renamed or moved one with one of
the same text.

   inspect diff HEAD                                 what is not committed yet
   inspect diff main src/main/java --tests found     and a JUnit test of each difference
   inspect diff HEAD~1 src/main/java/p/Ring.java --calls-before 4 --format json

Exit codes: 0 all the same, 10 some differ, 5 some not decided, 2 no repository, an
unknown revision, sources that do not compile, 1 usage, 6 internal fault, 130 interrupted.`,
		Flags: flagsOf(only(inputFlags(), "class-path", "source-path"), configFlags(), boundFlags(), only(meaningFlags(), "calls-before"), only(solveFlags(), "backend", "sat-solver", "timeout", "budget", "jobs", "memory"), cacheFlags(), []cli.Flag{
			&cli.BoolFlag{Name: "all", Category: inputGroup, Usage: "compare methods that no change concerns, too"},
			&cli.StringFlag{Name: "tests", Category: outGroup, Usage: "write a JUnit test of each difference below `FOLDER`: it passes in the working tree, and fails in the revision"},
			&cli.BoolFlag{Name: "force", Category: outGroup, Usage: "allow --tests to overwrite files that inspect did not write"},
			&cli.StringFlag{Name: "format", Value: "text", Category: outGroup, Usage: "text or json"},
		}),
		OnUsageError: func(c *cli.Context, err error, sub bool) error { return usagef("%v (see `inspect diff --help`)", err) },
		Action:       a.diff,
	}
}

func (a *app) diff(c *cli.Context) error {
	if !c.Args().Present() {
		return usagef("no revision given: name a commit, branch or tag, as HEAD (see `inspect diff --help`)")
	}
	format, err := choice(c, "format", "text", "json")
	if err != nil {
		return err
	}
	o, err := options(c)
	if err != nil {
		return err
	}
	if o.Paths = c.Args().Tail(); len(o.Paths) == 0 {
		o.Paths = []string{"."}
	}
	if o.Cache, err = cacheFolder(c); err != nil {
		return err
	}
	tests := c.String("tests")
	bar := a.progress(false)
	found, err := diff.Run(c.Context, diff.Options{Check: o, Revision: c.Args().First(), All: c.Bool("all"), OnStart: bar.begin, OnProgress: bar.event})
	bar.end()
	var input *diff.InputError
	switch {
	case c.Context.Err() != nil:
		fmt.Fprintln(a.stderr, "inspect: interrupted: nothing is written, and nothing said of what was not reached")
		return nil
	case errors.As(err, &input):
		a.code = report.ExitInput
		found = diff.Nothing(c.Args().First(), input)
	case err != nil:
		return usagef("%v", err)
	default:
		a.code = found.Exit()
	}
	found.Diagnostics = a.noted(found.Diagnostics)
	if tests != "" && input == nil {
		if err := a.writeTests(tests, found, c.Bool("force")); err != nil {
			return err
		}
	}
	if format == "json" {
		a.json(found)
		return nil
	}
	if input != nil {
		fmt.Fprintf(a.stderr, "inspect: %v\n", input)
		return nil
	}
	for _, d := range found.Diagnostics {
		io.WriteString(a.stderr, d.Text())
	}
	writeDifferences(a.stdout, found)
	return nil
}

// writeTests writes the tests of the differences below a folder.
func (a *app) writeTests(folder string, found *diff.Found, force bool) error {
	for _, m := range found.Methods {
		if m.Test == nil {
			continue
		}
		path := filepath.Join(folder, filepath.FromSlash(m.Test.File))
		if err := os.MkdirAll(filepath.Dir(path), 0o777); err != nil {
			return usagef("%s cannot be written: %v", path, files.WithoutName(err))
		}
		w := inferred{app: a, force: force}
		if err := w.write(path, m.Test.Text); err != nil {
			return err
		}
	}
	return nil
}

// writeDifferences prints what was found, method by method.
func writeDifferences(out io.Writer, found *diff.Found) {
	count := map[diff.Verdict]int{}
	for _, m := range found.Methods {
		count[m.Verdict]++
		name := m.Method
		if m.Before != "" {
			name += ", before " + m.Before
		}
		fmt.Fprintf(out, "%s:%d: %s: %s", m.File, m.Line, m.Verdict, name)
		switch {
		case m.Verdict == diff.NotDecided:
			fmt.Fprintf(out, ": %s", m.Reason)
		case len(m.CutOff) > 0:
			fmt.Fprintf(out, "; cut off at %s", strings.Join(m.CutOff, ", "))
		}
		fmt.Fprintln(out)
		if m.Difference != nil {
			writeDifference(out, found.Revision, m)
		}
	}
	for _, o := range found.Only {
		fmt.Fprintf(out, "%s:%d: %s: %s\n", o.File, o.Line, o.Where, o.Method)
	}
	if len(found.Methods)+len(found.Only) == 0 {
		fmt.Fprintf(out, "no method changed since %s\n", found.Revision)
		return
	}
	fmt.Fprintf(out, "%s: %d different, %d same, %d not decided", plural(len(found.Methods), "method"), count[diff.Different], count[diff.Same], count[diff.NotDecided])
	if n := len(found.Only); n > 0 {
		fmt.Fprintf(out, "; %d new or gone", n)
	}
	if b := found.Bounds; b != nil {
		fmt.Fprintf(out, "; %s", b)
	}
	fmt.Fprintln(out)
}

// writeDifference prints an input with both values beside each other.
func writeDifference(out io.Writer, revision string, m *diff.Method) {
	fmt.Fprintln(out, "  calls")
	for _, line := range m.Calls {
		fmt.Fprintf(out, "    %s\n", line)
	}
	d := m.Difference
	before, now := strings.Split(d.Before, "\n"), strings.Split(d.Now, "\n")
	width := len(revision)
	for _, line := range before {
		width = max(width, len([]rune(line)))
	}
	fmt.Fprintf(out, "  %s\n    %-*s  %s\n", d.What, width, revision, "now")
	for i := range max(len(before), len(now)) {
		left, right := "", ""
		if i < len(before) {
			left = before[i]
		}
		if i < len(now) {
			right = now[i]
		}
		fmt.Fprintf(out, "    %-*s  %s\n", width, left, right)
	}
	fmt.Fprintf(out, "  confirmed by the %s\n", d.ConfirmedBy)
}
