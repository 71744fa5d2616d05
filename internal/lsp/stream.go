package lsp

import (
	"context"
	"errors"
	"io"
	"sync"
	"time"

	"go.lsp.dev/jsonrpc2"
)

// pipes are the two ends of a client.
type pipes struct {
	io.Reader
	io.Writer
}

func (pipes) Close() error { return nil }

// queue writes what is given to it without keeping the giver waiting: who reads messages never waits for
// a client that does not read its own.
type queue struct {
	w     io.Writer
	mu    sync.Mutex
	more  *sync.Cond // something waits, or no more comes
	waits []byte
	over  bool
	err   error // of the writer
	done  chan struct{}
}

func newQueue(w io.Writer) *queue {
	q := &queue{w: w, done: make(chan struct{})}
	q.more = sync.NewCond(&q.mu)
	go q.run()
	return q
}

func (q *queue) Write(b []byte) (int, error) {
	q.mu.Lock()
	defer q.mu.Unlock()
	if q.err != nil {
		return 0, q.err
	}
	q.waits = append(q.waits, b...)
	q.more.Signal()
	return len(b), nil
}

func (q *queue) run() {
	defer close(q.done)
	q.mu.Lock()
	defer q.mu.Unlock()
	for {
		for len(q.waits) == 0 && !q.over {
			q.more.Wait()
		}
		if len(q.waits) == 0 || q.err != nil {
			return
		}
		b := q.waits
		q.waits = nil
		q.mu.Unlock()
		_, err := q.w.Write(b)
		q.mu.Lock()
		q.err = err
	}
}

// end waits until all is written, or for some time.
func (q *queue) end(limit time.Duration) {
	q.mu.Lock()
	q.over = true
	q.more.Signal()
	q.mu.Unlock()
	select {
	case <-q.done:
	case <-time.After(limit):
	}
}

// tolerant is a stream that answers a message that is none, and goes on with the next one. Where one
// message ends and the next begins has to be clear.
type tolerant struct{ jsonrpc2.Stream }

func (s tolerant) Read(ctx context.Context) (jsonrpc2.Message, int64, error) {
	for {
		m, n, err := s.Stream.Read(ctx)
		var e *jsonrpc2.Error
		if !errors.As(err, &e) {
			return m, n, err
		}
		if _, err := s.Write(ctx, jsonrpc2.NewResponse(jsonrpc2.ID{}, nil, e)); err != nil {
			return nil, 0, err
		}
	}
}
