package main

import (
	"bytes"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"regexp"
	"strings"

	"github.com/urfave/cli/v2"

	"inspect/internal/files"
	"inspect/report"
	"inspect/report/export"
	"inspect/report/gate"
)

// destination is a form of the report, and where it goes.
type destination struct {
	format string
	file   string // "": standard output
}

// formats are the forms that a report may have.
func formats() []string { return append([]string{"text", "json", "jsonl"}, export.Names()...) }

// destinations reads --format with -o, and --out. What --out sends to standard output
// takes the place of the text that goes there by default.
func destinations(c *cli.Context) ([]destination, error) {
	format, err := choice(c, "format", formats()...)
	if err != nil {
		return nil, err
	}
	main := destination{format, standard(c.String("output"))}
	var outs []destination
	for _, v := range c.StringSlice("out") {
		format, file, found := strings.Cut(v, "=")
		if !found || file == "" {
			return nil, usagef("--out %q: write FORMAT=FILE, as in sarif=inspect.sarif; - is standard output", v)
		}
		if !isKnownFormat(format) {
			return nil, usagef("--out %q: %q is not one of %s", v, format, strings.Join(formats(), ", "))
		}
		outs = append(outs, destination{format, standard(file)})
	}
	replaced := main.file == "" && !c.IsSet("format")
	for _, d := range outs {
		replaced = replaced && d.file != ""
	}
	if len(outs) == 0 || main.file != "" || c.IsSet("format") || replaced {
		outs = append([]destination{main}, outs...)
	}
	used := map[string]string{}
	for _, d := range outs {
		name := filepath.Clean(d.file)
		if d.file == "" {
			name = "standard output"
		}
		if other, twice := used[name]; twice {
			return nil, usagef("two reports go to %s: %s and %s", name, other, d.format)
		}
		used[name] = d.format
		if d.file != "" {
			if err := files.MayWrite(d.file, d.mark(), c.Bool("force")); err != nil {
				return nil, usagef("cannot write %s: %v", d.file, err)
			}
		}
	}
	return outs, nil
}

func isKnownFormat(format string) bool {
	for _, f := range formats() {
		if f == format {
			return true
		}
	}
	return false
}

// standard is a file's name, "" for standard output.
func standard(file string) string {
	if file == "-" {
		return ""
	}
	return file
}

// isForStdoutAlone reports whether a check writes nothing but its report on standard output, so that
// it may end when nobody reads that.
func isForStdoutAlone(c *cli.Context, ds []destination) bool {
	for _, flag := range []string{"smt-out", "cnf-out", "heap-out", "reproducer", "update-baseline"} {
		if c.IsSet(flag) {
			return false
		}
	}
	return len(ds) == 1 && ds[0].file == "" && os.Getenv("GITHUB_STEP_SUMMARY") == ""
}

// mark is what a file of the destination's form that inspect wrote matches.
func (d destination) mark() *regexp.Regexp {
	if f, ok := export.Find(d.format); ok {
		return f.Mark
	}
	if d.format == "jsonl" {
		return report.LinesMark
	}
	return report.Mark
}

// isJSON reports whether a form of the report has all that is said of the input, so that standard error is
// not to say it.
func isJSON(format string) bool { return format == "json" || format == "jsonl" }

// onStdout is the form of the report on standard output, "" without one.
func onStdout(ds []destination) string {
	for _, d := range ds {
		if d.file == "" {
			return d.format
		}
	}
	return ""
}

// textReport is how text is printed.
type textReport struct {
	options report.TextOptions
	live    *report.Text // that on standard output, which is under way; nil: there is none
	lines   *report.JSONLines
	printed int  // diagnostics that were printed
	force   bool // to overwrite what inspect did not write
}

// deliver writes the report to all its destinations. Each is made as a whole before it
// is written; that one fails keeps none of the others back, and is said on standard
// error.
func (a *app) deliver(doc *report.Document, ds []destination, o textReport) error {
	if !isJSON(onStdout(ds)) {
		a.diagnostics(doc.Diagnostics[o.printed:])
	}
	for _, d := range ds {
		if d.format == "text" && d.file == "" {
			o.live.End(doc) // run looks whether that went well
			if doc.Gate != nil {
				gate.WriteText(a.stdout, doc.Gate)
			}
			continue
		}
		if d.format == "jsonl" && d.file == "" {
			o.lines.End(doc)
			continue
		}
		var b bytes.Buffer
		if err := d.print(&b, doc, o); err != nil {
			return &faultError{err}
		}
		if d.file == "" {
			a.stdout.Write(b.Bytes()) // run looks whether that went well
			continue
		}
		err := files.WriteFile(d.file, d.mark(), o.force, func(w io.Writer) error {
			_, err := w.Write(b.Bytes())
			return err
		})
		if err != nil {
			a.noteUnwritten(d.file, err)
		}
	}
	a.onGitHub(doc, ds)
	return nil
}

// noteUnwritten says that a file could not be written after the work was done.
func (a *app) noteUnwritten(file string, err error) {
	fmt.Fprintf(a.stderr, "inspect: cannot write %s: %v\n", file, err)
	a.code = report.Worse(a.code, report.ExitUsage)
}

// print prints the document in the destination's form.
func (d destination) print(w io.Writer, doc *report.Document, o textReport) error {
	switch d.format {
	case "json":
		return doc.WriteJSON(w)
	case "jsonl":
		return report.NewJSONLines(w).End(doc)
	case "text":
		io.WriteString(w, doc.Heading())
		err := doc.WriteText(w, o.options)
		if err == nil && doc.Gate != nil {
			err = gate.WriteText(w, doc.Gate)
		}
		return err
	}
	f, _ := export.Find(d.format)
	return f.Write(w, doc, exportOptions())
}

func exportOptions() export.Options {
	root, _ := os.Getwd()
	return export.Options{Root: root}
}

// onGitHub is what a run in GitHub's workflows says besides: the workflow commands
// behind the text, unless they go somewhere already, and the summary of the step.
func (a *app) onGitHub(doc *report.Document, ds []destination) {
	if os.Getenv("GITHUB_ACTIONS") != "true" {
		return
	}
	commands := onStdout(ds) == "text"
	for _, d := range ds {
		commands = commands && d.format != "github"
	}
	if commands {
		f, _ := export.Find("github")
		f.Write(a.stdout, doc, exportOptions())
	}
	name := os.Getenv("GITHUB_STEP_SUMMARY")
	if name == "" {
		return
	}
	var b bytes.Buffer
	export.WriteSummary(&b, doc, exportOptions())
	f, err := os.OpenFile(name, os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o644)
	if err == nil {
		_, err = f.Write(b.Bytes())
		if e := f.Close(); err == nil {
			err = e
		}
	}
	if err != nil {
		fmt.Fprintf(a.stderr, "warning: the step's summary could not be written: %v\n", err)
	}
}
