package main

import (
	"fmt"
	"io"
	"os"
	"sync"

	"github.com/vbauerster/mpb/v8"
	"github.com/vbauerster/mpb/v8/decor"
	"golang.org/x/term"

	"inspect/java/source"
	"inspect/verify"
)

// progress shows how far the work is: on a terminal as a bar with the method at
// work and the time left, and before as one of the files that are read; elsewhere, when asked, as a line for each method on
// standard error.
type progress struct {
	stderr io.Writer
	lines  bool
	screen *os.File // nil: no terminal

	mu    sync.Mutex
	at    string // the method at work, and its stage
	read  int    // files
	group *mpb.Progress
	bar   *mpb.Bar
}

// progress is shown on standard error, unless both that and standard output are the
// terminal: then below what is printed there.
func (a *app) progress(lines bool) *progress {
	p := &progress{stderr: a.stderr, lines: lines}
	if f, ok := a.stderr.(*os.File); ok && term.IsTerminal(int(f.Fd())) && os.Getenv("TERM") != "dumb" {
		p.screen = f
		if out := a.stdout.file(); out != nil && term.IsTerminal(int(out.Fd())) {
			p.screen = out
		}
	}
	return p
}

// files draws the bar of the files, before it is known which methods there are, and says how many are
// read. It is there until the first method begins.
func (p *progress) files(read, all int) {
	if p.screen == nil {
		return
	}
	p.mu.Lock()
	p.read = max(p.read, read)
	if p.bar == nil {
		p.group = mpb.New(mpb.WithOutput(p.screen), mpb.WithWidth(24))
		p.bar = p.group.AddBar(int64(all)+1,
			mpb.PrependDecorators(decor.Any(func(decor.Statistics) string {
				p.mu.Lock()
				defer p.mu.Unlock()
				return fmt.Sprintf("%d/%d files ", p.read, all)
			})))
	}
	bar := p.bar
	p.mu.Unlock() // the bar asks for what it shows
	bar.SetCurrent(int64(read))
}

// begin draws the bar of so many methods.
func (p *progress) begin(methods int) {
	if p.screen == nil {
		return
	}
	p.end()
	p.mu.Lock()
	defer p.mu.Unlock()
	p.group = mpb.New(mpb.WithOutput(p.screen), mpb.WithWidth(24))
	p.bar = p.group.AddBar(int64(methods),
		mpb.BarRemoveOnComplete(),
		mpb.PrependDecorators(decor.CountersNoUnit("%d/%d", decor.WCSyncSpace)),
		mpb.AppendDecorators(
			decor.Any(func(decor.Statistics) string {
				p.mu.Lock()
				defer p.mu.Unlock()
				return " " + p.at
			}),
			decor.OnComplete(decor.AverageETA(decor.ET_STYLE_GO, decor.WCSyncSpace), ""),
			decor.Name(" left"),
		))
}

// event notes what is going on.
func (p *progress) event(e verify.Event) {
	switch e.Stage {
	case verify.Found:
		p.found(e.Found)
		return
	case verify.Reading:
		p.files(e.Done, e.Total)
		return
	}
	p.mu.Lock()
	if e.Stage != "done" {
		p.at = source.Cut(e.Method, 40, true) + ", " + e.Stage
	}
	bar := p.bar
	p.mu.Unlock()
	switch {
	case e.Stage != "done":
	case bar != nil:
		bar.Increment()
	case p.lines && p.screen == nil:
		what := ""
		if e.Result != nil {
			what = fmt.Sprintf(": %s, %.1f s", e.Result.Headline().Status, e.Result.Seconds.Total)
		}
		fmt.Fprintf(p.stderr, "[%d/%d] %s%s\n", e.Done, e.Total, e.Method, what)
	}
}

// found prints a counterexample while a smaller one is looked for.
func (p *progress) found(headline string) {
	p.mu.Lock()
	group := p.group
	p.mu.Unlock()
	line := "so far: " + headline + "; a smaller counterexample is looked for\n"
	switch {
	case group != nil:
		io.WriteString(group, line)
	case p.lines && p.screen == nil:
		io.WriteString(p.stderr, line)
	}
}

// end takes the bar away.
func (p *progress) end() {
	p.mu.Lock()
	group, bar := p.group, p.bar
	p.group, p.bar = nil, nil
	p.mu.Unlock()
	if bar != nil {
		bar.Abort(true)
		group.Wait()
	}
}

// above is a writer to w that keeps the bar below what is written.
func (p *progress) above(w *output) io.Writer { return &aboveBar{p, w} }

type aboveBar struct {
	p *progress
	w *output
}

func (a *aboveBar) Write(b []byte) (int, error) {
	a.p.mu.Lock()
	group := a.p.group
	a.p.mu.Unlock()
	if group != nil && a.p.screen == a.w.file() {
		if n, err := group.Write(b); err == nil {
			return n, nil
		}
	}
	return a.w.Write(b)
}
