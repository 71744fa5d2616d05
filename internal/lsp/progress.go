package lsp

import (
	"context"
	"encoding/json"
	"fmt"
	"time"

	"inspect/internal/lsp/protocol"
)

// quick is how long a check may take that shows no progress.
const quick = 300 * time.Millisecond

// shown is the progress of one piece of work.
type shown struct {
	news chan protocol.Progress
	over chan struct{} // closed when the work is done
	done chan struct{} // closed when that is said
}

// progress shows work that is not quick, under the token of the client's request or one of its own. Its
// user may cancel it.
func (s *server) progress(ctx context.Context, cancel context.CancelFunc, title string, token any) *shown {
	w := &shown{make(chan protocol.Progress, 1), make(chan struct{}), make(chan struct{})}
	s.mu.Lock()
	isWanted := token != nil || s.client.Window.WorkDoneProgress
	s.mu.Unlock()
	if !isWanted {
		close(w.done)
		return w
	}
	go func() {
		defer close(w.done)
		select {
		case <-w.over:
			return
		case <-time.After(quick):
		}
		if token == nil {
			s.mu.Lock()
			s.tokensSoFar++
			token = fmt.Sprintf("inspect-%d", s.tokensSoFar)
			s.mu.Unlock()
			wait, stop := context.WithTimeout(ctx, 5*time.Second)
			_, err := s.conn.Call(wait, "window/workDoneProgress/create", protocol.TokenParams{Token: token}, nil)
			stop()
			if err != nil {
				return
			}
		}
		key := tokenKey(token)
		s.mu.Lock()
		s.tokens[key] = cancel
		s.mu.Unlock()
		send := func(p protocol.Progress) {
			s.notify("$/progress", protocol.ProgressParams{Token: token, Value: p})
		}
		send(protocol.Progress{Kind: "begin", Title: title, Cancellable: true})
		for isOver := false; !isOver; {
			select {
			case p := <-w.news:
				send(p)
			case <-w.over:
				isOver = true
			}
		}
		send(protocol.Progress{Kind: "end"})
		s.mu.Lock()
		delete(s.tokens, key)
		s.mu.Unlock()
	}()
	return w
}

// report says how far the work is. What comes too fast is left out.
func (w *shown) report(what string, done, all int) {
	p := protocol.Progress{Kind: "report", Message: what}
	if all > 0 {
		percent := min(100, 100*done/all)
		p.Percentage = &percent
	}
	select {
	case w.news <- p:
	default:
	}
}

// end says that the work is done.
func (w *shown) end() {
	close(w.over)
	<-w.done
}

// tokenKey is a token as it is written.
func tokenKey(token any) string {
	text, _ := json.Marshal(token)
	return string(text)
}

// cancelProgress ends the work of a token.
func (s *server) cancelProgress(_ context.Context, p *protocol.TokenParams) (any, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if cancel := s.tokens[tokenKey(p.Token)]; cancel != nil {
		cancel()
	}
	return nil, nil
}
