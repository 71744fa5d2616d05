package main

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io"

	"github.com/urfave/cli/v2"

	"inspect/internal/files"
	"inspect/report"
	"inspect/report/export"
	"inspect/report/page"
)

func (a *app) reportCommand() *cli.Command {
	return &cli.Command{
		Name:      "report",
		Usage:     "write a page for the browser from what `check --format json` wrote",
		ArgsUsage: "FILE",
		Description: `FILE is a JSON document of check, - is standard input. The sources are read from
where it says they are, so start the command in the folder in which check was
started. The page needs neither network nor other files.

   inspect check src --format json -o result.json
   inspect report result.json -o result.html

check --out html=result.html writes the same at once.`,
		Flags: []cli.Flag{
			&cli.StringFlag{Name: "output", Aliases: []string{"o"}, Usage: "write the page to `FILE`; one that inspect wrote before is overwritten (default: standard output)"},
			&cli.BoolFlag{Name: "force", Usage: "overwrite a file that inspect did not write"},
		},
		OnUsageError: func(c *cli.Context, err error, sub bool) error { return usagef("%v", err) },
		Action:       a.report,
	}
}

// report writes the page.
func (a *app) report(c *cli.Context) error {
	if c.NArg() != 1 {
		return usagef("name one file that check --format json wrote, - for standard input (see `inspect report --help`)")
	}
	d := destination{"html", standard(c.String("output"))}
	if d.file != "" {
		if err := files.MayWrite(d.file, d.mark(), c.Bool("force")); err != nil {
			return usagef("cannot write %s: %v", d.file, err)
		}
	}
	doc, err := readDocument(c.Context, c.Args().First())
	if err != nil {
		return err
	}
	o := exportOptions()
	a.stale(export.Page(doc, o))
	var b bytes.Buffer
	f, _ := export.Find(d.format)
	if err := f.Write(&b, doc, o); err != nil {
		return &faultError{err}
	}
	if d.file == "" {
		_, err := a.stdout.Write(b.Bytes())
		return err
	}
	err = files.WriteFile(d.file, d.mark(), c.Bool("force"), func(w io.Writer) error {
		_, err := w.Write(b.Bytes())
		return err
	})
	if err != nil {
		a.noteUnwritten(d.file, err)
	}
	return nil
}

// stale warns of sources that the page shows otherwise than they were checked, or not
// at all.
func (a *app) stale(p *page.Page) {
	changed, missing := p.Stale()
	for _, f := range changed {
		fmt.Fprintf(a.stderr, "warning: %s has changed since it was checked: lines and paths need not fit; check anew\n", f)
	}
	for _, f := range missing {
		fmt.Fprintf(a.stderr, "warning: %s is not found, so the page does not show it: start the command in the folder in which check was started\n", f)
	}
}

// readDocument reads what check wrote as JSON.
func readDocument(ctx context.Context, file string) (*report.Document, error) {
	text, err := readInput(ctx, file)
	if ctx.Err() != nil {
		return nil, errInterrupted
	}
	if err != nil {
		return nil, usagef("cannot read a report: %v", err)
	}
	var head struct {
		SchemaVersion int
		Tool          report.Tool
		Results       []struct{ Verdict string }
	}
	err = json.Unmarshal(text, &head)
	if err != nil || head.Tool.Name != "inspect" {
		return nil, usagef("%s is no document that check --format json wrote%s", file, detail(err))
	}
	if head.SchemaVersion != report.SchemaVersion {
		return nil, usagef("%s has version %d of the schema, and this program reads version %d: check anew", file, head.SchemaVersion, report.SchemaVersion)
	}
	doc := &report.Document{}
	d := json.NewDecoder(bytes.NewReader(text))
	d.DisallowUnknownFields()
	if err := d.Decode(doc); err != nil {
		return nil, usagef("%s is no document that check --format json wrote%s", file, detail(err))
	}
	for i, r := range doc.Results {
		if r == nil {
			return nil, usagef("%s is no document that check --format json wrote: result %d is null", file, i+1)
		}
	}
	return doc, nil
}

func detail(err error) string {
	if err == nil {
		return ""
	}
	return fmt.Sprintf(": %v", err)
}
