package bench

import (
	"context"
	"path/filepath"
	"runtime"
	"strings"
	"time"

	"inspect/encode"
	"inspect/report"
	"inspect/verify"
)

// Column is one way to check an instance.
type Column struct {
	Name    string // quantified, ground
	Attempt verify.Attempt
	Side    []verify.Attempt // for the questions behind a "holds", see verify.Config
}

// Cell is what one column gave.
type Cell struct {
	Verdict                     report.Verdict
	Reason                      string
	Confirmed                   bool    // of a violation
	Front, Encode, Solve, Total float64 // wall-clock seconds
	CPU                         float64 // seconds of user time, external solvers included; 0 where not known
	Assertions, Terms           int
	Backend                     string
}

// Decided tells whether the cell has an answer.
func (c Cell) Decided() bool { return c.Verdict == report.Holds || c.Verdict == report.Violated }

// Row is an instance with its cells, in the order of the columns.
type Row struct {
	Instance
	Cells []Cell
}

// Best is the index of the decided cell that took the least wall-clock time, -1
// if none.
func (r Row) Best() int {
	best := -1
	for i, c := range r.Cells {
		if c.Decided() && (best < 0 || c.Total < r.Cells[best].Total) {
			best = i
		}
	}
	return best
}

// Disagree tells whether two columns decided differently.
func (r Row) Disagree() bool {
	var first report.Verdict
	for _, c := range r.Cells {
		if c.Decided() && first != "" && c.Verdict != first {
			return true
		}
		if c.Decided() {
			first = c.Verdict
		}
	}
	return false
}

// Measure checks an instance below the folder testdata by each column in turn.
// Invariants are the receiver's and calls are inlined, as in the paper.
func Measure(ctx context.Context, testdata string, in Instance, columns []Column, timeout time.Duration) Row {
	row := Row{Instance: in}
	for _, col := range columns {
		runtime.GC()
		before := cpuSeconds()
		doc := verify.Run(ctx, verify.Config{
			Paths: []string{filepath.Join(testdata, in.Path)}, Methods: []string{in.Method},
			Bounds: in.Bounds, ReceiverOnly: true, Calls: "inline", Timeout: timeout,
			Attempts: []verify.Attempt{col.Attempt}, Side: col.Side,
		})
		c := cell(doc)
		c.CPU = cpuSeconds() - before
		row.Cells = append(row.Cells, c)
	}
	return row
}

func cell(doc *report.Document) Cell {
	if len(doc.Results) != 1 {
		var ms []string
		for _, d := range doc.Diagnostics {
			ms = append(ms, d.Message)
		}
		return Cell{Verdict: report.Failed, Reason: strings.Join(ms, "; ")}
	}
	r := doc.Results[0]
	return Cell{
		Verdict: r.Verdict, Reason: r.Reason, Backend: r.Backend,
		Confirmed: r.Counterexample != nil && r.Counterexample.Status == "confirmed",
		Front:     r.Seconds.Front, Encode: r.Seconds.Encode, Solve: r.Seconds.Solve, Total: r.Seconds.Total,
		Assertions: r.Size.Assertions, Terms: r.Size.Terms,
	}
}

// Encodings are the encodings measured, in the order of their columns.
func Encodings() []encode.Method { return []encode.Method{encode.Quantified, encode.Ground} }
