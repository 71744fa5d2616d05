package bench

import (
	"context"
	"encoding/json"
	"fmt"
	"io/fs"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"

	"inspect/report"
	"inspect/verify"
)

// Clients asks the command what it says of the methods below a folder, under the settings
// where they stand, each by a process of its own, and how long that takes.
type Clients struct {
	Inspect  string // the command
	Folder   string
	Progress func(string)
}

// Table has a row for each method, in the order of the files.
func (c *Clients) Table(ctx context.Context) (Table, error) {
	t := Table{{"method", "bits", "verdict", "seconds"}}
	err := filepath.WalkDir(c.Folder, func(path string, d fs.DirEntry, err error) error {
		if err != nil || filepath.Ext(path) != ".java" {
			return err
		}
		rows, err := c.file(ctx, path)
		t = append(t, rows...)
		return err
	})
	return t, err
}

// file gives the rows of a file.
func (c *Clients) file(ctx context.Context, path string) ([][]string, error) {
	var l verify.List
	if err := c.run(ctx, &l, "list", path); err != nil {
		return nil, err
	}
	var p program
	p.name(l)
	var rows [][]string
	for _, m := range p.methods {
		c.Progress(m)
		var doc report.Document
		if err := c.run(ctx, &doc, "check", path, "--no-cache", "--method", m); err != nil {
			return nil, err
		}
		if len(doc.Results) != 1 {
			return nil, fmt.Errorf("%s: %d answers", m, len(doc.Results))
		}
		rows = append(rows, clientRow(m, doc.Results[0], doc.Seconds))
	}
	return rows, nil
}

// run runs the command in the folder of a file; its exit code says what the answer does.
func (c *Clients) run(ctx context.Context, answer any, what, path string, flags ...string) error {
	cmd := exec.CommandContext(ctx, c.Inspect, append([]string{what, filepath.Base(path), "--format", "json"}, flags...)...)
	cmd.Dir = filepath.Dir(path)
	out, err := cmd.Output()
	if ctx.Err() != nil {
		return context.Cause(ctx)
	}
	if json.Unmarshal(out, answer) != nil {
		return fmt.Errorf("%s: %s: no report: %v", path, what, err)
	}
	return nil
}

// clientRow says of a violated method what is broken, and for which arguments.
func clientRow(method string, r *report.Result, seconds float64) []string {
	what := string(r.Verdict)
	if x := r.Counterexample; x != nil {
		what += fmt.Sprintf(", %s: `%s`", x.Status, strings.Join(strings.Fields(x.Place.Text), " "))
	}
	if len(r.CutOff) > 0 {
		what += ", cut off: " + r.CutOff[0].Kind
	}
	if !r.Verdict.Good() && r.Counterexample == nil {
		what += ": " + causeOf(r)
	}
	return []string{"`" + method + "`", fmt.Sprint(r.Bounds.Bits), what, fmt.Sprintf("%.1f", seconds)}
}

// PerClass has a row for each class of a table of clients: the methods that hold, those with a
// counterexample, and the longest time of one.
func PerClass(t Table) Table {
	out := Table{{"clients", "hold", "broken", "s"}}
	var of string
	var longest float64
	for _, r := range t[1:] {
		name := strings.Trim(r[0], "`")
		class, method, _ := strings.Cut(name[:strings.IndexByte(name+"(", '(')], ".")
		if class != of {
			of, longest = class, 0
			out = append(out, []string{"`" + class + "`", "", "", ""})
		}
		row := out[len(out)-1]
		column := 0
		switch what, _, _ := strings.Cut(r[2], ","); what {
		case string(report.Holds):
			column = 1
		case string(report.Violated):
			column = 2
			if !strings.Contains(r[2], ", confirmed") {
				method += " (not confirmed)"
			}
		case string(report.Nothing):
			continue
		default:
			column, method = 2, method+" ("+what+")"
		}
		if row[column] != "" {
			row[column] += ", "
		}
		row[column] += "`" + method + "`"
		if r[1] != "32" {
			row[column] += " at " + r[1] + " bits"
		}
		if s, err := strconv.ParseFloat(r[3], 64); err == nil {
			longest = max(longest, s)
		}
		row[3] = fmt.Sprintf("%.1f", longest)
	}
	return out
}
