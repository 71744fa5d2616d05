package solve

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"os/exec"
	"strings"
	"time"

	"inspect/smtlib"
)

// process is a solver program that reads SMT-LIB on standard input. It does not change.
type process struct {
	line      string
	argv      []string
	quirks    program
	modelTime time.Duration // how long an answered solver may take over its model or core
	farewell  time.Duration // how long it may take to end after (exit) before it is killed
}

// Process makes a backend of a command line such as "z3 -in" or "cvc5 --lang smt2 -". The line is split into words as a
// shell does, quotes included, without expansions. The error is a mistake in the line, or of type *Error, with Missing:
// there is no such program.
//
// Each Solve runs the program once, in a process group of its own, as a dialogue: the script's text as Script.Write
// gives it, its answer, then, when wanted, (get-model), and (get-value …) when that cannot be read,
// (get-unsat-assumptions) or (get-info :reason-unknown), and (exit). The first response must be sat, unsat, unknown or timeout, no response may be (error …), and nothing else may
// be printed.
func Process(commandLine string) (Backend, error) {
	argv, err := words(commandLine)
	if err != nil {
		return nil, err
	}
	p := &process{
		line:      strings.Join(strings.Fields(commandLine), " "),
		argv:      argv,
		quirks:    known(argv[0]),
		modelTime: 20 * time.Second,
		farewell:  250 * time.Millisecond,
	}
	if _, err := exec.LookPath(argv[0]); err != nil {
		return nil, p.fault(Missing, "cannot be started", "", err)
	}
	return p, nil
}

// Name is the command line.
func (p *process) Name() string { return p.line }

func (p *process) Solve(ctx context.Context, s *smtlib.Script, o Options) (Result, error) {
	start := time.Now()
	limited, cancel := WithTimeout(ctx, o)
	defer cancel()
	r, err := p.solve(limited, s, o)
	failure, failed := errors.AsType[*Error](err)
	switch {
	case err != nil && limited.Err() != nil:
		r, err = Ended(ctx, limited)
	case failed && failure.isOutOfMemory():
		r, err = Result{Reason: ReasonMemory}, nil
	}
	if err != nil {
		return Result{}, err
	}
	r.Backend, r.Seconds = p.line, time.Since(start).Seconds()
	return r, nil
}

// solve runs the program. Its error is ctx.Err() when ctx has ended.
func (p *process) solve(ctx context.Context, s *smtlib.Script, o Options) (Result, error) {
	text, err := p.question(ctx, s, o)
	if err != nil {
		return Result{}, err
	}
	if err := ctx.Err(); err != nil {
		return Result{}, err
	}
	c, err := startChild(p.argv, o.MemoryMB)
	if err != nil {
		return Result{}, p.fault(Missing, "cannot be started", "", err)
	}
	defer c.end()
	d := &dialogue{process: p, child: c, ctx: ctx, sent: len(text)}
	return d.hold(text, s, o)
}

// question is the text of everything that can be written before the answer is known.
func (p *process) question(ctx context.Context, s *smtlib.Script, o Options) ([]byte, error) {
	var text bytes.Buffer
	text.WriteString("(set-option :print-success false)\n")
	if o.WantModel {
		text.WriteString("(set-option :produce-models true)\n")
	}
	if len(s.Assumptions) > 0 {
		text.WriteString("(set-option :produce-unsat-assumptions true)\n")
		text.WriteString(p.quirks.cores)
	}
	if err := WriteScript(ctx, s, &text); err != nil {
		return nil, err
	}
	if p.quirks.batch && o.WantModel {
		text.WriteString("(get-model)\n")
	}
	if p.quirks.batch && len(s.Assumptions) > 0 {
		text.WriteString("(get-unsat-assumptions)\n")
	}
	return text.Bytes(), nil
}

func (p *process) fault(f Fault, message, output string, err error) *Error {
	return &Error{Fault: f, Backend: p.line, Message: message, Output: output, Err: err}
}

var (
	errTimeout   = errors.New("timeout")         // Options.Timeout ran out
	errModelTime = errors.New("out of patience") // a solver takes too long over a further question
)

// dialogue is one conversation with a running solver.
type dialogue struct {
	*process
	child *child
	ctx   context.Context
	sent  int // bytes of the question, for messages
}

func (d *dialogue) hold(text []byte, s *smtlib.Script, o Options) (Result, error) {
	answer, err := d.query(text)
	if err != nil {
		return Result{}, err
	}
	r, err := d.understand(answer)
	if err != nil || r.Reason != "" {
		return r, err
	}
	batch := d.quirks.batch
	switch {
	case r.Status == Sat && o.WantModel:
		model, err := d.follow("(get-model)\n")
		if err != nil {
			return Result{}, err
		}
		values := d.values
		if batch {
			values = nil // it has been asked everything
		}
		if r.Model, err = ReadModel(d.line, s, o, model, values); err != nil {
			return Result{}, err
		}
	case r.Status == Unsat && len(s.Assumptions) > 0:
		if batch && o.WantModel {
			if _, err := d.next(); err != nil { // the refusal of get-model
				return Result{}, err
			}
		}
		core, err := d.follow("(get-unsat-assumptions)\n")
		if err != nil {
			return Result{}, err
		}
		if r.Core, err = d.core(s, core); err != nil {
			return Result{}, err
		}
	case r.Status == Unknown && batch:
		r.Reason = ReasonUnknown
	case r.Status == Unknown:
		// Not all solvers know the reason, and none is needed: an error here is no failure.
		info, err := d.follow("(get-info :reason-unknown)\n")
		var refused *Error
		switch {
		case err == nil:
			r.Reason = ReasonOf(reasonIn(info))
		case errors.As(err, &refused):
			r.Reason = ReasonUnknown
			return r, nil
		default:
			return Result{}, err
		}
	}
	if batch {
		return r, nil // what was asked in case of another answer is answered by errors
	}
	return r, d.leave()
}

// query sends the question and gives the first response. The response counts only once the question has been read.
func (d *dialogue) query(text []byte) (string, error) {
	d.child.send(text, d.quirks.batch)
	var (
		response *reply
		wrote    = false
		replies  = d.child.replies
		hasty    <-chan time.Time // set when the response came before the question was read
	)
	for response == nil || !wrote {
		select {
		case err := <-d.child.wrote:
			if err != nil {
				return "", d.deaf(response)
			}
			wrote = true
		case r := <-replies:
			if r.err != nil && !wrote && d.isUnconsumed() {
				return "", d.deaf(&r)
			}
			if r.err != nil {
				return "", d.broken(r)
			}
			if isError(r.text) {
				return "", d.refused(r.text)
			}
			response, replies = &r, nil
			hasty = time.After(time.Second) // the last bytes may just be under way
		case <-hasty:
			if !wrote {
				return "", d.fault(InputClosed, fmt.Sprintf("printed %q before it had read the script (%d bytes)",
					excerpt(response.text, 80), d.sent), d.child.complaint(), nil)
			}
		case <-d.child.flooded:
			return "", d.flooded("")
		case <-d.ctx.Done():
			return "", d.ctx.Err()
		}
	}
	return response.text, nil
}

// next gives the next response of a solver that has answered.
func (d *dialogue) next() (string, error) {
	timer := time.NewTimer(d.modelTime)
	defer timer.Stop()
	select {
	case r := <-d.child.replies:
		if r.err != nil {
			return "", d.broken(r)
		}
		return r.text, nil
	case <-d.child.flooded:
		return "", d.flooded("")
	case <-d.ctx.Done():
		return "", d.ctx.Err()
	case <-timer.C:
		return "", errModelTime
	}
}

// follow asks a further question; in a batch it has been asked already.
func (d *dialogue) follow(question string) (string, error) {
	if !d.quirks.batch {
		// The pipe is empty by now: the solver has read and answered all that was written.
		d.child.send([]byte(question), false)
		select {
		case err := <-d.child.wrote:
			if err != nil {
				return "", d.deaf(nil)
			}
		case <-d.ctx.Done():
			return "", d.ctx.Err()
		}
	}
	text, err := d.next()
	name := excerpt(strings.TrimSpace(question), 80)
	if err == errModelTime {
		return "", d.fault(Hung, fmt.Sprintf("answered, but gave nothing on %s within %v", name, d.modelTime), d.child.complaint(), nil)
	}
	if err != nil {
		return "", err
	}
	if isError(text) {
		return "", d.refused(text)
	}
	return text, nil
}

// values asks for the values of terms in the model that the solver holds.
func (d *dialogue) values(_ *smtlib.Builder, terms []*smtlib.Term) ([]string, error) {
	answer, err := d.follow(getValue(terms))
	if err != nil {
		return nil, err
	}
	values, ok := valuesIn(answer)
	if !ok {
		return nil, d.fault(Nonsense, fmt.Sprintf("answered %q to (get-value …)", excerpt(answer, 200)), "", nil)
	}
	return values, nil
}

// leave says goodbye and sees that nothing more is said. A solver that has answered everything and then does not end is
// killed without reproach.
func (d *dialogue) leave() error {
	d.child.send([]byte("(exit)\n"), true)
	farewell := time.NewTimer(d.farewell)
	defer farewell.Stop()
	select {
	case r := <-d.child.replies:
		switch {
		case r.err == io.EOF:
		case r.err != nil:
			return d.broken(r)
		case isError(r.text):
			return d.refused(r.text)
		default:
			return d.fault(Nonsense, fmt.Sprintf("printed %q after it had answered everything", excerpt(r.text, 200)), "", nil)
		}
	case <-farewell.C:
		return nil
	case <-d.ctx.Done():
		return nil
	case <-d.child.flooded:
		return d.flooded("")
	}
	select {
	case <-d.child.exited:
		if name, died := ending(d.child.state); died {
			return d.fault(Crashed, "answered and then "+name, d.child.complaint(), nil)
		}
	case <-farewell.C:
	case <-d.ctx.Done():
	}
	return nil
}

// understand reads the first response.
func (d *dialogue) understand(answer string) (Result, error) {
	switch answer {
	case "sat":
		return Result{Status: Sat}, nil
	case "unsat":
		return Result{Status: Unsat}, nil
	case "unknown":
		return Result{Status: Unknown}, nil
	case "timeout":
		return Result{Status: Unknown, Reason: ReasonTimeout}, nil
	}
	return Result{}, d.fault(Nonsense, fmt.Sprintf("answered %q where sat, unsat or unknown was due", excerpt(answer, 200)),
		d.child.complaint(), nil)
}

// core maps the assumptions that the solver names back to the script's.
func (d *dialogue) core(s *smtlib.Script, response string) ([]string, error) {
	named, ok := list(response)
	in := map[string]bool{}
	for _, n := range named {
		in[plainLiteral(n)] = true
	}
	var core []string
	for _, a := range s.Assumptions {
		text := a.String()
		if in[plainLiteral(text)] {
			core = append(core, text)
			delete(in, plainLiteral(text))
		}
	}
	if !ok || len(in) > 0 {
		return nil, d.fault(Nonsense, fmt.Sprintf("gave as unsat assumptions %q, which are not among those of the script",
			excerpt(response, 200)), "", nil)
	}
	return core, nil
}

// plainLiteral gives a literal a single form: |a| and a are the same symbol.
func plainLiteral(text string) string {
	if elements, ok := list(text); ok {
		for i, e := range elements {
			elements[i] = plainLiteral(e)
		}
		return "(" + strings.Join(elements, " ") + ")"
	}
	if len(text) >= 2 && text[0] == '|' && text[len(text)-1] == '|' {
		return text[1 : len(text)-1]
	}
	return text
}

// reasonIn takes the reason out of (:reason-unknown "why").
func reasonIn(info string) string {
	elements, ok := list(info)
	if !ok || len(elements) != 2 || elements[0] != ":reason-unknown" {
		return ""
	}
	return strings.Trim(elements[1], `"`)
}
