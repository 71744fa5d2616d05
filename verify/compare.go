package verify

import (
	"context"
	"fmt"
	"path/filepath"
	"time"

	"inspect/java/types"
	"inspect/report"
	"inspect/smtlib"
	"inspect/solve"
	"inspect/verify/decide"
)

// Comparison is what `inspect compare` prints: the same methods on several
// encodings and backends.
type Comparison struct {
	SchemaVersion int                 `json:"schemaVersion"`
	Tool          report.Tool         `json:"tool"`
	Diagnostics   []report.Diagnostic `json:"diagnostics"`
	Columns       []string            `json:"columns"` // encoding/backend
	Rows          []ComparedMethod    `json:"rows"`
	// NotCompared counts the methods that an interrupt left without a full row.
	NotCompared int `json:"notCompared,omitempty"`
}

// ComparedMethod is one method with one cell for each column.
type ComparedMethod struct {
	Class  string         `json:"class"`
	Method string         `json:"method"`
	File   string         `json:"file"`
	Line   int            `json:"line"`
	Cells  []ComparedCell `json:"cells"`
	// Disagree is set when two columns decided differently; Scripts are then the
	// scripts of the columns that decided.
	Disagree bool     `json:"disagree"`
	Scripts  []string `json:"scripts,omitempty"`
}

// ComparedCell is one column's answer.
type ComparedCell struct {
	Verdict report.Verdict `json:"verdict"`
	Reason  string         `json:"reason,omitempty"`
	Seconds float64        `json:"seconds"`
}

// decided verdicts must agree between columns.
var decided = map[report.Verdict]bool{report.Holds: true, report.Nothing: true, report.Needs: true, report.Violated: true, report.Vacuous: true}

// Exit is 6 when any two columns disagree, else the most severe of the rows'
// verdicts, where a column that could not decide does not count when another did.
func (c *Comparison) Exit() int {
	code := report.ExitHolds
	for _, r := range c.Rows {
		if r.Disagree {
			return report.ExitFault
		}
		row, any := report.ExitHolds, false
		for _, cell := range r.Cells {
			if decided[cell.Verdict] {
				row, any = cell.Verdict.Exit(), true
			}
		}
		for _, cell := range r.Cells {
			if !any || cell.Verdict == report.Failed {
				row = report.Worse(row, cell.Verdict.Exit())
			}
		}
		code = report.Worse(code, row)
	}
	input := (&report.Document{Diagnostics: c.Diagnostics}).Exit()
	if input == report.ExitInput && code != report.ExitHolds {
		return code // what single files hold counts only where all else is well
	}
	return report.Worse(code, input)
}

// Compare asks every attempt of the configuration, one after the other, about
// every method. When two decide differently, their scripts are written to
// folder.
func Compare(ctx context.Context, c Config, folder string) *Comparison {
	out := &Comparison{SchemaVersion: report.SchemaVersion, Tool: newDocument().Tool,
		Diagnostics: []report.Diagnostic{}, Columns: []string{}, Rows: []ComparedMethod{}}
	for _, a := range c.Attempts {
		out.Columns = append(out.Columns, a.Name())
	}
	ctx, memory, unguard := guard(ctx, c.Memory)
	defer unguard()
	p, diags := openWithin(ctx, &c, prepareAll)
	out.Diagnostics = append(out.Diagnostics, diags...)
	if p == nil {
		return out
	}
	p.run.close()
	p.run.memory = memory
	methods := p.methods
	if c.Opened != nil {
		c.Opened(len(methods), out.Diagnostics)
	}
	names := newNameTable().nameAll(methods, fileName)
	for i, m := range methods {
		row := p.run.compareMethod(ctx, m, filepath.Join(folder, names[m]))
		if row == nil {
			out.NotCompared = len(methods) - i
			out.Diagnostics = append(out.Diagnostics, endedEarly(ctx, fmt.Sprintf("%d of %d methods were not compared", len(methods)-i, len(methods))))
			break
		}
		out.Rows = append(out.Rows, *row)
		if c.Progress != nil {
			c.Progress(Event{Method: m.QName(), Stage: "done", Done: i + 1, Total: len(methods)})
		}
	}
	return out
}

// compareMethod fills a row; nil: ctx ended before it was full. The scripts of a
// disagreement go to files that begin as base says.
func (r *run) compareMethod(ctx context.Context, m *types.Method, base string) *ComparedMethod {
	c := r.config
	pos := m.Span.Position()
	row := &ComparedMethod{Class: m.Class.Name, Method: m.Title(), File: pos.File, Line: pos.Line}
	var verdicts []report.Verdict
	for _, a := range c.Attempts {
		start := time.Now()
		res := r.withAttempt(a).checkWithin(ctx, m)
		if ctx.Err() != nil {
			return nil
		}
		row.Cells = append(row.Cells, ComparedCell{Verdict: res.Verdict, Reason: res.Reason, Seconds: time.Since(start).Seconds()})
		verdicts = append(verdicts, res.Verdict)
	}
	row.Disagree = isDisagreement(verdicts)
	if row.Disagree {
		for i, a := range c.Attempts {
			if !decided[verdicts[i]] {
				continue
			}
			name := fmt.Sprintf("%s.%d.%s.smt2", base, i+1, a.Encoding.Encoding)
			if err := writeQuestion(c, m, a, name); err != nil {
				row.Scripts = append(row.Scripts, fmt.Sprintf("%s could not be written: %v", name, err))
				continue
			}
			row.Scripts = append(row.Scripts, name)
		}
	}
	return row
}

// withAttempt is a run on the same program with one attempt.
func (r *run) withAttempt(a decide.Attempt) *run {
	one := r.config
	one.Attempts, one.Side = []decide.Attempt{a}, nil
	one.SMTOut, one.CNFOut = "", ""
	return &run{loaded: r.loaded, memory: r.memory, config: one, cpus: one.share(1), out: newOutputs(&one)}
}

func isDisagreement(vs []report.Verdict) bool {
	var first report.Verdict
	for _, v := range vs {
		if !decided[v] {
			continue
		}
		if first == "" {
			first = v
		}
		if v != first {
			return true
		}
	}
	return false
}

// writeQuestion writes the script of a method's main question as one attempt
// asks it.
func writeQuestion(c Config, m *types.Method, a decide.Attempt, path string) error {
	c.Attempts = []decide.Attempt{{Encoding: a.Encoding, Backend: nullBackend{}}}
	c.Methods = []string{m.QName()}
	c.SMTOut, c.Progress, c.Opened, c.Decided = path, nil, nil, nil
	doc := Run(context.Background(), c)
	diags := doc.Diagnostics
	for _, r := range doc.Results {
		diags = append(diags, r.Diagnostics...)
	}
	for _, d := range diags {
		if d.Code == string(codeOutput) {
			return fmt.Errorf("%s", d.Message)
		}
	}
	return nil
}

// nullBackend is the backend that never knows: with it a run only writes scripts.
type nullBackend struct{}

func (nullBackend) Name() string { return "none" }

func (nullBackend) Solve(context.Context, *smtlib.Script, solve.Options) (solve.Result, error) {
	return solve.Result{Reason: "no backend"}, nil
}

// NoBackend never answers; check with it writes scripts and dumps only.
func NoBackend() solve.Backend { return nullBackend{} }
