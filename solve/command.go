package solve

import (
	"bufio"
	"context"
	"io"
)

// Command is one run of a program that reads its whole input, prints, and ends: no dialogue. The program has a process
// group of its own, which is killed when Run returns, in whatever way, and on Linux also when this process dies; so is one
// that its gate has stopped.
type Command struct {
	Argv     []string
	MemoryMB int                     // bound on its address space, 0: none
	Input    func(w io.Writer) error // writes its standard input, nil: there is none; returns w's errors
	Gate     *Gate                   // when it may run, nil: always; it is not started before the gate opens first
}

// Finished is what a program left behind.
type Finished struct {
	Output     []byte
	Complaint  string // the end of what it printed on standard error
	Code       int    // exit code, -1 when a signal ended it
	Death      string // how a signal ended it, "" when none did
	Unconsumed bool   // it ended before it had read its input
}

// Memory reports whether the program says that it ran out of memory.
func (f Finished) Memory() bool {
	e := Error{Fault: Crashed, Message: f.Complaint, Output: string(f.Output[max(0, len(f.Output)-maxError):])}
	return e.isOutOfMemory()
}

// Run runs the program to its end. When ctx ends first, the program is killed and the error is ctx.Err(), within 0.2 s.
// Other errors are of type *Error: it cannot be started, or prints more than any answer can be. A program that fails in
// its own way is no error here.
func (c Command) Run(ctx context.Context) (Finished, error) {
	if err := c.Gate.Await(ctx); err != nil {
		return Finished{}, err
	}
	fault := func(f Fault, message string, err error) (Finished, error) {
		return Finished{}, &Error{Fault: f, Backend: c.Argv[0], Message: message, Err: err}
	}
	child, err := spawn(c.Argv, c.MemoryMB, (*child).slurp)
	if err != nil {
		return fault(Missing, "cannot be started", err)
	}
	d := &dialogue{process: &process{line: c.Argv[0]}, child: child, ctx: ctx}
	fed := make(chan error, 1)
	stopped := make(chan struct{})
	go func() {
		defer close(stopped)
		fed <- c.feed(ctx, child)
	}()
	defer func() {
		child.end() // which also unblocks the feeder
		<-stopped
	}()

	var f Finished
	var input error
	// Each is set to nil once it has come.
	replies, feeding, exited := child.replies, fed, child.exited
	for replies != nil || feeding != nil || exited != nil {
		open, turn := c.Gate.State()
		child.hold(!open)
		select {
		case r := <-replies:
			if r.err == errFlood {
				return Finished{}, d.flooded(r.text[:min(len(r.text), 80)])
			}
			f.Output, replies = []byte(r.text), nil
		case input = <-feeding:
			feeding = nil
		case <-exited:
			exited = nil
		case <-turn:
		case <-child.flooded:
			return Finished{}, d.flooded("")
		case <-ctx.Done():
			return Finished{}, ctx.Err()
		}
	}
	f.Complaint = child.complaint()
	f.Unconsumed = input != nil
	if child.state == nil {
		return fault(Crashed, "ended in an unknown way", nil)
	}
	f.Code = child.state.ExitCode()
	f.Death, _ = ending(child.state)
	return f, nil
}

// feed writes the input and closes it.
func (c Command) feed(ctx context.Context, child *child) error {
	p := &pump{ctx, child}
	b := bufio.NewWriterSize(p, 1<<18)
	var err error
	if c.Input != nil {
		err = c.Input(b)
	}
	if err == nil {
		err = b.Flush()
	}
	if err == nil {
		_, err = p.message(nil, true)
	}
	return err
}

// pump is a child's standard input.
type pump struct {
	ctx   context.Context
	child *child
}

func (p *pump) Write(b []byte) (int, error) { return p.message(b, false) }

func (p *pump) message(b []byte, last bool) (int, error) {
	select {
	case p.child.input <- message{b, last}:
	case <-p.child.stop:
		return 0, io.ErrClosedPipe
	case <-p.ctx.Done():
		return 0, p.ctx.Err()
	}
	// The text must not change before it is written: the writer answers in any case once the pipe is closed.
	if err := <-p.child.wrote; err != nil {
		return 0, err
	}
	return len(b), nil
}

// slurp reads all of the solver's output as one reply.
func (c *child) slurp() {
	defer c.running.Done()
	text, err := io.ReadAll(io.LimitReader(c.stdout, outputMax+1))
	if len(text) > outputMax {
		err = errFlood
	} else {
		err = io.EOF
	}
	select {
	case c.replies <- reply{string(text), err}:
	case <-c.stop:
	}
}
