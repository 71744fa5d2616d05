package solve

import (
	"errors"
	"io"
	"os"
	"os/exec"
	"runtime"
	"sync"
	"time"
)

// Bounds on a solver's output in bytes. A model of a million cells stays below the first.
const (
	outputMax = 64 << 20 // standard output, and standard error likewise
	maxError  = 4 << 10  // of standard error, its end, for messages
)

// reply is one response on a solver's standard output, or the end of it.
type reply struct {
	text string
	err  error // io.EOF, io.ErrUnexpectedEOF (text is incomplete), errFlood
}

// message is a text for a solver's standard input, which is closed after the last.
type message struct {
	text []byte
	last bool
}

// child is a running solver. It leads a process group of its own, which ends with it and with us.
//
//	writer ──stdin──▶ solver ──stdout──▶ reader ──▶ replies
//	                     └────stderr──▶ listener ──▶ tail
//	                     └────exit────▶ keeper  ──▶ exited
//
// All four goroutines end when end is called, whatever the solver does.
type child struct {
	group   *group
	replies chan reply
	flooded chan struct{} // closed when standard error overflows
	exited  chan struct{} // closed when the solver has been reaped; state is set then
	state   *os.ProcessState

	heard chan struct{} // closed when standard error has ended
	stop  chan struct{} // closed by end
	input chan message  // what the writer shall write
	wrote chan error    // one result per message

	stdin, stdout, stderr *os.File
	running               sync.WaitGroup

	mu      sync.Mutex
	reaped  bool
	stopped bool   // stopped by hold
	tail    []byte // the end of standard error
}

// startChild starts a program whose output is a sequence of responses. The error is that of finding or executing it.
func startChild(argv []string, memoryMB int) (*child, error) {
	return spawn(argv, memoryMB, (*child).read)
}

// spawn starts a program; reader turns its output into replies, the last of which has an error.
func spawn(argv []string, memoryMB int, reader func(*child)) (*child, error) {
	path, err := exec.LookPath(argv[0])
	if err != nil {
		return nil, err
	}
	c := &child{
		replies: make(chan reply),
		flooded: make(chan struct{}),
		exited:  make(chan struct{}),
		heard:   make(chan struct{}),
		stop:    make(chan struct{}),
		input:   make(chan message),
		wrote:   make(chan error, 1),
	}
	var theirs [3]*os.File
	closeAll := func(fs ...*os.File) {
		for _, f := range fs {
			if f != nil {
				f.Close()
			}
		}
	}
	var errs [3]error
	theirs[0], c.stdin, errs[0] = os.Pipe()
	c.stdout, theirs[1], errs[1] = os.Pipe()
	c.stderr, theirs[2], errs[2] = os.Pipe()
	if err := errors.Join(errs[:]...); err != nil {
		closeAll(theirs[0], theirs[1], theirs[2], c.stdin, c.stdout, c.stderr)
		return nil, err
	}
	started := make(chan error)
	go func() {
		// The kernel ties a parent-death signal to the thread that started the child: keep that thread.
		runtime.LockOSThread()
		defer runtime.UnlockOSThread()
		var err error
		c.group, err = startGroup(path, argv, theirs[:], memoryMB)
		started <- err
		if err == nil {
			c.keep()
		}
	}()
	err = <-started
	closeAll(theirs[:]...)
	if err != nil {
		closeAll(c.stdin, c.stdout, c.stderr)
		return nil, err
	}
	c.running.Add(3)
	go c.write()
	go reader(c)
	go c.listen()
	return c, nil
}

// keep waits until the solver ends, takes the rest of its group with it and reaps it.
func (c *child) keep() {
	c.group.awaitExit()
	c.mu.Lock()
	// Not reaped yet, so the group's number cannot have been given to another.
	c.group.kill()
	c.state = c.group.reap()
	c.reaped = true
	c.mu.Unlock()
	close(c.exited)
}

func (c *child) kill() {
	c.mu.Lock()
	defer c.mu.Unlock()
	if !c.reaped {
		c.group.kill()
	}
}

// hold stops the solver and what it started, or lets them go on.
func (c *child) hold(stop bool) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.reaped || c.stopped == stop {
		return
	}
	c.stopped = stop
	c.group.hold(stop)
}

func (c *child) write() {
	defer c.running.Done()
	defer c.stdin.Close()
	for {
		select {
		case <-c.stop:
			return
		case m := <-c.input:
			_, err := c.stdin.Write(m.text)
			c.wrote <- err // has room: one message is under way at a time
			if err != nil || m.last {
				return
			}
		}
	}
}

// send hands a message to the writer, which must be idle: the result of the one before has been taken from wrote, was no
// error, and that one was not the last.
func (c *child) send(text []byte, last bool) { c.input <- message{text, last} }

func (c *child) read() {
	defer c.running.Done()
	r := newResponses(c.stdout, outputMax)
	for {
		text, err := r.next()
		if err != nil && err != errFlood && err != io.ErrUnexpectedEOF {
			err = io.EOF // also a pipe closed by end
		}
		select {
		case c.replies <- reply{text, err}:
		case <-c.stop:
			return
		}
		if err != nil {
			return
		}
	}
}

func (c *child) listen() {
	defer c.running.Done()
	defer close(c.heard)
	buffer := make([]byte, 4<<10)
	for total := 0; ; {
		n, err := c.stderr.Read(buffer)
		c.mu.Lock()
		c.tail = append(c.tail, buffer[:n]...)
		if over := len(c.tail) - maxError; over > 0 {
			c.tail = append(c.tail[:0], c.tail[over:]...)
		}
		c.mu.Unlock()
		if err != nil {
			return
		}
		if total += n; total > outputMax {
			close(c.flooded)
			return
		}
	}
}

// complaint gives the end of what the solver printed on standard error, once it has ended or after a moment.
func (c *child) complaint() string {
	select {
	case <-c.heard:
	case <-time.After(50 * time.Millisecond):
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	return string(c.tail)
}

// end kills whatever still runs and releases everything. It waits for that a short while only: the kernel may take its
// time to take down a large process, and the keeper sees to it.
func (c *child) end() {
	close(c.stop)
	c.kill()
	// Closing our ends wakes the goroutines even if a process that left the group holds the other ends.
	c.stdin.Close()
	c.stdout.Close()
	c.stderr.Close()
	c.running.Wait()
	select {
	case <-c.exited:
	case <-time.After(100 * time.Millisecond):
	}
}
