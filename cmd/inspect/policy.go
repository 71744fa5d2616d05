package main

import (
	"io"
	"os"

	"github.com/urfave/cli/v2"

	"inspect/internal/files"
	"inspect/report"
	"inspect/report/gate"
)

const gateGroup = "Gate:"

// gateFlags say what fails a run.
func gateFlags() []cli.Flag {
	return []cli.Flag{
		&cli.StringSliceFlag{Name: "fail-on", Category: gateGroup, Usage: "`VERDICTS` that fail the run: violated, unsupported, inconclusive, vacuous, needs, unconfirmed (a violation that rests on what is not known), all, none (default: all but unsupported, needs and unconfirmed; a run that decides no method fails, and so does an unsupported method named by --method)"},
		&cli.StringFlag{Name: "baseline", Category: gateGroup, Usage: "findings that `FILE` knows do not fail"},
		&cli.BoolFlag{Name: "update-baseline", Category: gateGroup, Usage: "write the findings of this run to the file of --baseline"},
	}
}

// excludeFlags choose among the files.
func excludeFlags() []cli.Flag {
	return []cli.Flag{
		&cli.StringSliceFlag{Name: "exclude", Category: inputGroup, Usage: "read, but do not check, files that match `PATTERN`: src/gen/**, *Test.java; repeatable"},
		&cli.StringSliceFlag{Name: "include", Category: inputGroup, Usage: "check only files that match `PATTERN`; repeatable"},
		&cli.StringFlag{Name: "changed-since", Category: inputGroup, Usage: "check only methods that what changed since a `REVISION` of git may concern"},
	}
}

// policy reads what fails the run.
func policy(c *cli.Context) (*gate.Policy, error) {
	p := &gate.Policy{FailOn: gate.Default, Named: len(c.StringSlice("method")) > 0}
	if c.IsSet("fail-on") {
		var err error
		if p.FailOn, err = gate.ParseFailOn(c.StringSlice("fail-on")); err != nil {
			return nil, usagef("--fail-on: %v", err)
		}
	}
	file := c.String("baseline")
	update := c.Bool("update-baseline")
	if file == "" {
		if update {
			return nil, usagef("--update-baseline needs --baseline FILE, which it writes")
		}
		return p, nil
	}
	text, err := readInput(c.Context, file)
	switch {
	case c.Err() != nil:
		return nil, errInterrupted
	case err == nil && len(text) > 0:
		if p.Baseline, err = gate.ReadBaseline(text); err != nil && !(update && c.Bool("force")) {
			return nil, usagef("--baseline %s: %v", file, err)
		}
	case update: // it is to be made
	case os.IsNotExist(err):
		return nil, usagef("--baseline %s: there is no such file; --update-baseline makes it", file)
	default:
		return nil, usagef("--baseline %s: it cannot be read", file)
	}
	if update {
		if err := files.MayWrite(file, gate.BaselineMark, c.Bool("force")); err != nil {
			return nil, usagef("cannot write %s: %v", file, err)
		}
	}
	return p, nil
}

// updateBaseline writes the baseline after a run that came to its end.
func (a *app) updateBaseline(c *cli.Context, p *gate.Policy, doc *report.Document) {
	if !c.Bool("update-baseline") || doc.NotChecked+doc.NotReached > 0 || c.Context.Err() != nil || len(doc.Results) == 0 {
		return
	}
	whole := !p.Named // and no other choice of methods
	for _, flag := range []string{"changed-since", "exclude", "include"} {
		whole = whole && !c.IsSet(flag)
	}
	err := files.WriteFile(c.String("baseline"), gate.BaselineMark, c.Bool("force"), func(w io.Writer) error {
		return p.Baseline.Update(doc, whole).Write(w)
	})
	if err != nil {
		a.noteUnwritten(c.String("baseline"), err)
	}
}
