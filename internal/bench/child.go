package bench

import (
	"bufio"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"slices"
	"strings"
	"time"

	"inspect/cfg"
	"inspect/encode"
	"inspect/report"
	"inspect/smtlib"
	"inspect/solve"
	"inspect/verify"
)

// Task is one measurement. It travels to the process that makes it as a line of
// JSON.
type Task struct {
	Path    string // of the program
	Method  string
	Bounds  cfg.Bounds
	Backend string // a name that Tools.Open knows; "" only counts variables and clauses
	Timeout time.Duration
}

// Outcome is what came of a task.
type Outcome struct {
	Verdict   report.Verdict
	Reason    string
	By        string   // encoding and backend that answered
	CutOff    []string // of holds: what the bounds cut off, such as loop
	Open      bool     // of holds: not known whether that is all
	Confirmed bool     // of a violation: the interpreter reproduces it

	// CPU seconds, of the solver's processes too. Prepare is what comes before the
	// first question, front end and encoding; Solve is that question alone: can
	// anything be broken? CPU is the whole process. With several attempts at a time
	// Prepare and Solve say nothing.
	Prepare, Solve, CPU float64
	Wall                float64 // seconds of the whole check
	PeakMB              float64 // the largest of the process and its solvers

	Variables, Clauses int // of the first question
}

// Decided reports whether there is an answer.
func (o Outcome) Decided() bool { return o.Verdict.Good() || o.Verdict == report.Violated }

// Tools are what a measurement needs of the packages that this one does not know.
type Tools struct {
	// Open gives the attempts of a backend by its name, and those that join in for
	// the questions behind a "holds".
	Open func(name string) (attempts, side []verify.Attempt, err error)
	// Size counts the variables and clauses that a script of the ground encoding has
	// for a SAT solver.
	Size   func(context.Context, *smtlib.Script) (variables, clauses int, err error)
	Refute verify.Refuter
}

// Serve reads one task, does it and writes its outcome. It gives up when its
// input ends: nobody waits for it then.
func (t Tools) Serve(ctx context.Context, in io.Reader, out io.Writer) error {
	r := bufio.NewReader(in)
	line, err := r.ReadBytes('\n')
	if err != nil {
		return fmt.Errorf("no task: %w", err)
	}
	var task Task
	if err := json.Unmarshal(line, &task); err != nil {
		return fmt.Errorf("not a task: %w", err)
	}
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	go func() {
		io.Copy(io.Discard, r)
		cancel()
	}()
	outcome, err := t.run(ctx, task)
	if err != nil {
		return err
	}
	return json.NewEncoder(out).Encode(outcome)
}

// run does a task in this process.
func (t Tools) run(ctx context.Context, task Task) (Outcome, error) {
	config := verify.Config{
		Paths: []string{task.Path}, Methods: []string{task.Method}, Bounds: task.Bounds,
		ReceiverOnly: true, Calls: "inline", Minimize: "off", Timeout: task.Timeout,
		Refute: t.Refute,
	}
	m := &meter{}
	if task.Backend == "" {
		m.size = t.Size
		config.Attempts = []verify.Attempt{{Encoding: encode.Options{Encoding: encode.Ground}, Backend: m}}
		doc := verify.Run(ctx, config)
		if m.err != nil || !m.wanted {
			return outcomeOf(doc), m.err
		}
		return Outcome{Variables: m.variables, Clauses: m.clauses}, nil
	}
	var err error
	if config.Attempts, config.Side, err = t.Open(task.Backend); err != nil {
		return Outcome{}, err
	}
	m.Backend = config.Attempts[0].Backend
	if len(config.Attempts) == 1 {
		config.Attempts[0].Backend = m
	}
	start := time.Now()
	o := outcomeOf(verify.Run(ctx, config))
	o.Wall = time.Since(start).Seconds()
	o.Prepare, o.Solve = m.prepare, m.solve
	return o, nil
}

func outcomeOf(doc *report.Document) Outcome {
	if len(doc.Results) != 1 {
		var ms []string
		for _, d := range doc.Diagnostics {
			ms = append(ms, d.Message)
		}
		return Outcome{Verdict: report.Failed, Reason: strings.Join(ms, "; ")}
	}
	r := doc.Results[0]
	o := Outcome{
		Verdict: r.Verdict, Reason: r.Reason, By: r.Encoding + "/" + r.Backend,
		Open:      r.Verdict.Good() && !r.CompleteKnown,
		Confirmed: r.Counterexample != nil && r.Counterexample.Status == "confirmed",
	}
	for _, c := range r.CutOff {
		if !slices.Contains(o.CutOff, c.Kind) {
			o.CutOff = append(o.CutOff, c.Kind)
		}
	}
	return o
}

// meter is a backend that notes what the first question costs, or, with size, how
// large it is. The first question is asked by one goroutine before any other. When
// it fails at quantifiers, what it costs to ask without them is not counted.
type meter struct {
	solve.Backend
	size func(context.Context, *smtlib.Script) (variables, clauses int, err error)

	wanted             bool
	prepare, solve     float64
	variables, clauses int
	err                error
}

func (m *meter) Name() string {
	if m.Backend == nil {
		return "size"
	}
	return m.Backend.Name()
}

func (m *meter) Solve(ctx context.Context, s *smtlib.Script, o solve.Options) (solve.Result, error) {
	first := !m.wanted
	m.wanted = true
	if m.size != nil {
		m.variables, m.clauses, m.err = m.size(ctx, s)
		return solve.Result{Reason: "size"}, m.err
	}
	if !first {
		return m.Backend.Solve(ctx, s, o)
	}
	m.prepare = cpuSeconds()
	defer func() { m.solve = cpuSeconds() - m.prepare }()
	return m.Backend.Solve(ctx, s, o)
}
