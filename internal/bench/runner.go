package bench

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"time"

	"inspect/report"
)

// Runner measures, each time in a process of its own: what that spends and holds
// is then what the check spends and holds.
type Runner struct {
	Child    []string // a command that calls Tools.Serve
	Testdata string   // the folder of the instances
	Timeout  time.Duration
	Backends []Backend // the columns
	Progress func(string)

	hopeless map[string]int // the least size, by family and backend, that took too long
}

// Backend is a column: an encoding with a solver.
type Backend struct {
	Name    string        // as Tools.Open knows it
	Timeout time.Duration // 0: the Runner's
}

// ParseBackend reads what String prints: NAME, or NAME@20s.
func ParseBackend(s string) (Backend, error) {
	name, limit, limited := strings.Cut(s, "@")
	b := Backend{Name: name}
	if !limited {
		return b, nil
	}
	var err error
	if b.Timeout, err = time.ParseDuration(limit); err != nil || b.Timeout <= 0 {
		return b, fmt.Errorf("%s: %q is no time such as 20s", s, limit)
	}
	return b, nil
}

func (b Backend) String() string {
	if b.Timeout == 0 {
		return b.Name
	}
	return fmt.Sprintf("%s@%v", b.Name, b.Timeout)
}

// Row is an instance with its outcomes, in the order of the backends.
type Row struct {
	Instance
	Cells []Cell
	Cell  Cell // that counted variables and clauses
}

// Cell is one outcome.
type Cell struct {
	Outcome
	Skipped bool // a smaller size had already taken too long
	Default bool `json:",omitempty"` // by Default
}

// Wrong reports whether a cell decided otherwise than what the method is known to
// be; two that disagree cannot both be right.
func (r Row) Wrong() bool {
	for _, c := range r.Cells {
		if c.Decided() && c.Verdict != r.Want {
			return true
		}
	}
	return false
}

// Measure checks an instance by each backend in turn. A backend that took too
// long for a smaller size of the same family is not asked again. The error is
// ctx.Err().
func (r *Runner) Measure(ctx context.Context, in Instance) (Row, error) {
	row := Row{Instance: in}
	var err error
	if row.Cell, err = r.cell(ctx, in, Backend{}); err != nil {
		return row, err
	}
	for _, b := range r.Backends {
		c, err := r.cell(ctx, in, b)
		if err != nil {
			return row, err
		}
		row.Cells = append(row.Cells, c)
	}
	return row, nil
}

func (r *Runner) cell(ctx context.Context, in Instance, backend Backend) (Cell, error) {
	key := key(in, backend)
	if n, ok := r.hopeless[key]; ok && n <= in.Size {
		return Cell{Skipped: true, Default: backend.Name == Default}, nil
	}
	what, timeout := backend.Name, backend.Timeout
	if what == "" {
		what = "size"
	}
	if timeout == 0 {
		timeout = r.Timeout
	}
	o, err := r.Run(ctx, in, backend.Name, timeout)
	if err != nil {
		return Cell{}, err
	}
	word := oneLine(string(o.Verdict) + " " + o.Reason)
	if o.Verdict == "" {
		word = fmt.Sprintf("%d variables, %d clauses", o.Variables, o.Clauses)
	}
	r.printf("%s, %s, %s: %s, %.2f s, %.2f CPU s", in.Name(), in.Label, what, word, o.Wall, o.CPU)
	c := Cell{Outcome: o, Default: backend.Name == Default}
	r.note(key, in.Size, c)
	return c, nil
}

func (r *Runner) note(key string, size int, c Cell) {
	if c.Verdict != report.Inconclusive || c.Reason != "timeout" {
		return
	}
	if r.hopeless == nil {
		r.hopeless = map[string]int{}
	}
	r.hopeless[key] = size
}

// Know takes over what a row measured earlier, by the same backends, says of
// larger sizes.
func (r *Runner) Know(row Row) {
	for i, c := range row.Cells {
		r.note(key(row.Instance, r.Backends[i]), row.Size, c)
	}
}

// key is what a timeout speaks of.
func key(in Instance, b Backend) string { return in.family() + " " + b.Name }

func (r *Runner) printf(format string, args ...any) {
	if r.Progress != nil {
		r.Progress(fmt.Sprintf(format, args...))
	}
}

// grace is how much longer than its timeout a process may take to say so.
const grace = 15 * time.Second

// Run makes one measurement. What goes wrong with it is a failed outcome; the
// error is ctx.Err(). When Run returns, the process has ended, and its solvers
// with it.
func (r *Runner) Run(ctx context.Context, in Instance, backend string, timeout time.Duration) (Outcome, error) {
	task, err := json.Marshal(Task{
		Path: filepath.Join(r.Testdata, in.Path), Method: in.Method, Bounds: in.Bounds, Backend: backend, Timeout: timeout,
	})
	if err != nil {
		panic(fmt.Sprintf("bench: a task has no JSON: %v", err))
	}
	limited, cancel := context.WithTimeout(ctx, timeout+grace)
	defer cancel()
	cmd := exec.CommandContext(limited, r.Child[0], r.Child[1:]...)
	cmd.Cancel = func() error { return cmd.Process.Signal(syscall.SIGTERM) }
	cmd.WaitDelay = 2 * time.Second
	var stdout, stderr bytes.Buffer
	cmd.Stdout, cmd.Stderr = &stdout, &stderr
	// The input stays open while we live: its end is the sign to give up.
	theirs, ours, err := os.Pipe()
	if err != nil {
		return failed("%v", err), nil
	}
	defer ours.Close()
	cmd.Stdin = theirs
	if err := cmd.Start(); err != nil {
		theirs.Close()
		if ctx.Err() != nil {
			return Outcome{}, ctx.Err()
		}
		return failed("%v", err), nil
	}
	theirs.Close()
	_, writeErr := ours.Write(append(task, '\n'))
	err = cmd.Wait()
	if ctx.Err() != nil {
		return Outcome{}, ctx.Err()
	}
	var o Outcome
	if err == nil {
		err = errors.Join(writeErr, json.Unmarshal(stdout.Bytes(), &o))
	}
	switch {
	case limited.Err() != nil:
		o = Outcome{Verdict: report.Inconclusive, Reason: "timeout"}
	case err != nil:
		o = failed("%v %s", err, lastLine(stderr.String()))
	}
	s := cmd.ProcessState
	o.CPU = s.UserTime().Seconds() + s.SystemTime().Seconds()
	o.PeakMB = peakMB(s)
	return o, nil
}

func failed(format string, args ...any) Outcome {
	return Outcome{Verdict: report.Failed, Reason: fmt.Sprintf(format, args...)}
}

func lastLine(s string) string {
	lines := strings.Split(strings.TrimSpace(s), "\n")
	return lines[len(lines)-1]
}

func oneLine(s string) string { return strings.Join(strings.Fields(s), " ") }
