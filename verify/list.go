package verify

import (
	"cmp"
	"context"
	"fmt"
	"slices"
	"strings"
	"sync/atomic"
	"time"

	"golang.org/x/sync/errgroup"

	"inspect/cfg"
	"inspect/internal/halt"
	"inspect/java/bounds"
	"inspect/java/source"
	"inspect/java/types"
	"inspect/report"
)

// List is what `inspect list` prints.
type List struct {
	SchemaVersion int                 `json:"schemaVersion"`
	Tool          report.Tool         `json:"tool"`
	Diagnostics   []report.Diagnostic `json:"diagnostics"`
	Methods       []ListedMethod      `json:"methods"`
	// Causes are the things that stand in the way of methods, the most frequent first;
	// ListUnsupported fills them in.
	Causes []CauseCount `json:"causes,omitempty"`

	// WhereCalled is how many methods without a contract that are not public are checked only where
	// others call them, and so are not listed.
	WhereCalled int `json:"whereCalled,omitempty"`

	opened *opened // nil: there is nothing to list
}

// Cause is the first thing that stands in the way of a method.
type Cause struct {
	Message string `json:"message"`
	File    string `json:"file"`
	Line    int    `json:"line"`
	Column  int    `json:"column"`
	// Possible: the graph is too large to tell whether an execution comes to it.
	Possible bool `json:"possible,omitempty"`
}

// CauseCount is how many methods a thing stands in the way of, as their first cause.
type CauseCount struct {
	Cause   string `json:"cause"`
	Methods int    `json:"methods"`
}

// ListedMethod is a method that would be checked.
type ListedMethod struct {
	Class    string `json:"class"`
	Method   string `json:"method"`
	File     string `json:"file"`
	Line     int    `json:"line"`
	Contract string `json:"contract"` // "2 requires, 1 ensures", or "no contract"
	Cause    *Cause `json:"cause,omitempty"`
	// Unchecked: the run ended before ListUnsupported had looked for a cause.
	Unchecked bool `json:"notLookedAt,omitempty"`
}

// Exit is the exit code of a list.
func (l *List) Exit() int {
	return (&report.Document{Diagnostics: l.Diagnostics}).Exit()
}

// ListMethods lists what Run would check, or nothing when ctx ends before.
func ListMethods(ctx context.Context, c Config) *List { return listed(ctx, c, (*run).nameAll) }

func listed(ctx context.Context, c Config, prepare preparation) *List {
	ctx, _, unguard := guard(ctx, c.Memory)
	defer unguard()
	l := &List{SchemaVersion: report.SchemaVersion, Tool: newDocument().Tool,
		Diagnostics: []report.Diagnostic{}, Methods: []ListedMethod{}}
	p, diags := openWithin(ctx, &c, prepare)
	l.Diagnostics = append(l.Diagnostics, diags...)
	if p == nil {
		return l
	}
	p.run.close()
	for _, m := range p.methods {
		pos := m.Span.Position()
		l.Methods = append(l.Methods, ListedMethod{Class: m.Class.Name, Method: m.Title(), File: pos.File, Line: pos.Line, Contract: contractOf(m)})
	}
	l.opened, l.WhereCalled = p, p.run.whereCalled
	return l
}

// ListUnsupported is ListMethods with the first cause that stands in the way of each
// method: what the front end says at the smallest bounds that reach every construct.
func ListUnsupported(ctx context.Context, c Config) *List {
	c.Bounds = bounds.Bounds{Bits: 32, Objects: 1, ArrayLength: 1, Unwind: 1, Recursion: 1}
	c.Timeout, c.Calls = listTime, "auto"
	if c.MaxGraph == 0 {
		c.MaxGraph = listSize
	}
	l := listed(ctx, c, prepareAll)
	if l.opened == nil {
		return l
	}
	methods := l.opened.methods
	if c.Opened != nil {
		c.Opened(len(methods), l.Diagnostics)
	}
	var group errgroup.Group
	group.SetLimit(max(1, c.Jobs))
	var done atomic.Int64
	for i, m := range methods {
		group.Go(func() error {
			listed := &l.Methods[i]
			if ctx.Err() == nil {
				listed.Cause = l.opened.run.cause(ctx, m)
			}
			listed.Unchecked = listed.Cause == nil && ctx.Err() != nil
			if c.Progress != nil {
				c.Progress(Event{Method: m.QName(), Stage: "done", Done: int(done.Add(1)), Total: len(methods)})
			}
			return nil
		})
	}
	group.Wait()
	if ctx.Err() != nil {
		l.Diagnostics = append(l.Diagnostics, endedEarly(ctx, "not all methods were looked at"))
	}
	n := map[string]int{}
	for _, m := range l.Methods {
		if m.Cause != nil {
			n[m.Cause.Message]++
		}
	}
	for what, count := range n {
		l.Causes = append(l.Causes, CauseCount{what, count})
	}
	slices.SortFunc(l.Causes, func(a, b CauseCount) int {
		return cmp.Or(b.Methods-a.Methods, cmp.Compare(a.Cause, b.Cause))
	})
	return l
}

// listSize is how large a graph is made of a method that is only listed; where it is larger,
// the method is looked at without one (cfg.Obstacle).
const listSize = 20_000

// listTime is how long the front end may take for one method that is only listed.
const listTime = 30 * time.Second

// cause is what stands in the way of a method; nil: nothing.
func (r *run) cause(ctx context.Context, m *types.Method) (k *Cause) {
	c := r.newMethod(m)
	at := func(what string, file string, line, column int) *Cause {
		return &Cause{Message: strings.TrimSuffix(strings.TrimSuffix(what, source.NotYet), ","), File: file, Line: line, Column: column}
	}
	ended := ctx.Err
	ctx, cancel := context.WithTimeout(ctx, listTime)
	defer cancel()
	defer func() {
		switch recover().(type) {
		case nil:
		case *halt.Stopped:
			if ended() != nil {
				return
			}
			k = at("the time: more than "+listTime.String(), c.res.File, c.res.Line, 1)
		default:
			k = at(fmt.Sprintf("an internal fault in stage %s", c.stage), c.res.File, c.res.Line, 1)
		}
	}()
	if c.through(ctx, front) {
		if ks := c.refusals(); len(ks) > 0 {
			d := refusalAt(ks[0])
			p := d.Span.Position()
			return at(d.Message, p.File, p.Line, p.Column)
		}
		return nil
	}
	if c.candidate != nil && c.candidate.isTooLarge() {
		o := c.options(ctx)
		o.MaxSize = 0
		d := cfg.Obstacle(c.world, c.m, o)
		if d == nil {
			return nil
		}
		p := d.Span.Position()
		k := at(d.Message, p.File, p.Line, p.Column)
		k.Possible = true
		return k
	}
	for _, d := range c.res.Diagnostics {
		if d.Severity == source.Error.String() {
			return at(d.Message, d.File, d.Line, d.Column)
		}
	}
	if ended() == nil && ctx.Err() != nil {
		return at("the time: more than "+listTime.String(), c.res.File, c.res.Line, 1)
	}
	return nil
}

// contractOf counts the clauses of a method's contract.
func contractOf(m *types.Method) string {
	if m.Contract == nil || !m.Contract.Explicit {
		return "no contract: runtime checks only"
	}
	var names []string
	n := map[string]int{}
	for _, c := range m.Contract.Cases {
		for _, group := range [][]*types.Clause{c.Requires, c.Ensures, c.Signals, c.SignalsOnly, c.Assignable, c.Free} {
			for _, k := range group {
				w := string(k.Kind)
				if k.Free {
					w = k.Keyword.Text
				}
				if n[w] == 0 {
					names = append(names, w)
				}
				n[w]++
			}
		}
	}
	var parts []string
	if len(m.Contract.Cases) > 1 {
		parts = append(parts, fmt.Sprintf("%d cases", len(m.Contract.Cases)))
	}
	for _, w := range names {
		parts = append(parts, fmt.Sprintf("%d %s", n[w], w))
	}
	return strings.Join(parts, ", ")
}
