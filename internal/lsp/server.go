package lsp

import (
	"context"
	"errors"
	"fmt"
	"io"
	"sync"
	"time"

	"go.lsp.dev/jsonrpc2"

	"inspect"
	"inspect/internal/lsp/protocol"
)

// Config of a server.
type Config struct {
	// Options are those of a check of files, in a folder: of the workspace, or that of the file. With
	// them comes what is to be said of the project.
	Options func(ctx context.Context, folder string, files []string) (inspect.Options, []inspect.Diagnostic, error)
	// Log takes what cannot be said to the client; nil: nobody does.
	Log io.Writer
	// Ended is how long checks are waited for at the end; 0: two seconds.
	Ended time.Duration
}

// server is the state of one session.
type server struct {
	Config
	conn jsonrpc2.Conn
	ctx  context.Context // ends with the session

	slot    chan struct{} // holds one while a check runs
	running sync.WaitGroup
	exited  chan bool // the client has sent exit; true: after shutdown
	// publishing is held while findings are sent, so that those of an old text are not the last.
	publishing sync.Mutex

	mu           sync.Mutex // guards what follows
	initialized  bool
	isShutdown   bool
	client       protocol.ClientCapabilities
	hasPanel     bool
	folders      []string             // of the workspace
	documents    map[string]*document // by their paths
	tokens       map[string]context.CancelFunc
	tokensSoFar  int
	requests     map[jsonrpc2.ID]context.CancelFunc // that are being answered
	pages        string                             // a folder for pages; empty: there is none yet
	pagesWritten int
}

// Serve answers a client until that says exit, its pipe ends, or ctx does. The error is nil after an exit
// that was announced by shutdown.
func Serve(ctx context.Context, in io.Reader, out io.Writer, c Config) error {
	ctx, end := context.WithCancel(ctx)
	defer end()
	if c.Log == nil {
		c.Log = io.Discard
	}
	if c.Ended == 0 {
		c.Ended = 2 * time.Second
	}
	s := &server{Config: c, ctx: ctx, slot: make(chan struct{}, 1), exited: make(chan bool, 1),
		documents: map[string]*document{}, tokens: map[string]context.CancelFunc{}, requests: map[jsonrpc2.ID]context.CancelFunc{}}
	queued := newQueue(out)
	s.conn = jsonrpc2.NewConn(tolerant{jsonrpc2.NewStream(pipes{in, queued})})
	s.conn.Go(ctx, s.handler())
	var err error
	select {
	case <-ctx.Done():
		err = ctx.Err()
	case <-s.conn.Done():
		if err = s.conn.Err(); err == nil {
			err = errors.New("the client has gone without exit")
		}
	case announced := <-s.exited:
		if !announced {
			err = errors.New("exit came without shutdown")
		}
	}
	end()
	ended := make(chan struct{})
	go func() { s.running.Wait(); close(ended) }()
	select {
	case <-ended:
	case <-time.After(c.Ended):
	}
	queued.end(c.Ended)
	return err
}

// logf notes what cannot be said to the client.
func (s *server) logf(format string, args ...any) {
	fmt.Fprintf(s.Log, "inspect lsp: "+format+"\n", args...)
}

// notify sends a notification. That the client has gone is noticed elsewhere.
func (s *server) notify(method string, params any) { s.conn.Notify(s.ctx, method, params) }

// showMessage shows a message to the user.
func (s *server) showMessage(severity int, message string) {
	s.notify("window/showMessage", protocol.ShowMessageParams{Type: severity, Message: message})
}
