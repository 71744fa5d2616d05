package verify

import (
	"context"
	"slices"

	"inspect/ast"
	"inspect/cfg"
	"inspect/parse"
	"inspect/report"
	"inspect/sequences"
	"inspect/source"
	"inspect/types"
	"inspect/witness"
)

// ReachableStates says that the state before a method without a contract is one that calls
// make (PLAIN.md, section 1); otherwise it is any.
const ReachableStates = "reachable"

// DefaultCallsBefore is how many calls sequences have before the last one, where nothing
// else is said.
const DefaultCallsBefore = 3

// sequenced is a method whose states are made by calls.
type sequenced struct {
	driver *sequences.Driver
	method *types.Method // of the driver
}

// driverFiles are the drivers of call sequences, which the world finds by name.
type driverFiles map[string]*ast.File

func (d driverFiles) Class(name string) (*ast.File, error) { return d[name], nil }
func (d driverFiles) Package(string) bool                  { return false }
func (d driverFiles) Platform() bool                       { return false }
func (d driverFiles) Compiled() bool                       { return false }

// prepareSequences writes the drivers of the methods that start in reachable states, and
// loads them.
func (r *run) prepareSequences(ctx context.Context, methods []*types.Method) {
	if r.config.States != ReachableStates || r.config.Laws {
		return
	}
	r.sequenced = map[*types.Method]*sequenced{}
	drivers := sequences.New(r.world, sequences.Options{
		Calls: r.config.CallsBefore,
		Objects: func(c *types.Class) int {
			return r.config.Bounds.WithDefaults().ObjectsOf(c)
		},
	})
	for _, m := range methods {
		if ctx.Err() != nil || !r.startsReachable(m) {
			continue
		}
		d, _ := drivers.Driver(m)
		if d == nil {
			continue
		}
		f, errs := parse.File(source.NewFile(sequences.Root+d.File, d.Text))
		if hasError(errs) {
			panic("the sequences of " + m.QName() + ": " + errs[0].Error())
		}
		r.drivers[d.Class] = f
		c := r.world.Lookup(d.Class)
		r.world.Header(c)
		i := slices.IndexFunc(c.Methods, func(k *types.Method) bool { return k.Name == d.Method })
		k := c.Methods[i]
		r.world.Load(k)
		r.sequenced[m] = &sequenced{d, k}
	}
}

// startsReachable reports whether a method starts in states that calls make: where nobody
// wrote what its states are.
func (r *run) startsReachable(m *types.Method) bool {
	return m.Derived == types.NotDerived && !m.Class.File.JML && !m.Class.InCode() && !specified(m) && m.Decl != nil && m.Decl.Body != nil &&
		!m.Decl.Modifiers.Has("private")
}

// sequencedFrom is the sequences by their driver's method, nil for another.
func (r *run) sequencedFrom(k *types.Method) *sequenced {
	for _, s := range r.sequenced {
		if s.method == k {
			return s
		}
	}
	return nil
}

// checkSequences checks a method in the states that calls make; nil: they do not decide it.
func (r *run) checkSequences(ctx context.Context, m *types.Method) *report.Result {
	s := r.sequenced[m]
	if s == nil {
		return nil
	}
	res := r.checkMethod(ctx, s.method)
	switch res.Verdict {
	case report.Holds, report.Violated:
		return res
	}
	return nil
}

// ofSequences is the configuration for a driver of call sequences.
func (c *Config) ofSequences() {
	c.Statics = cfg.StaticsInitialized
}

// asSequence says a counterexample against a driver of call sequences as one of the calls.
func (c *method) asSequence(w *witness.Witness, ce *report.Counterexample) {
	s := c.sequencedFrom(c.m)
	if s == nil {
		return
	}
	ce.Calls, _ = s.driver.Lines(w.Pre.Roots)
	own := map[string]bool{}
	for _, v := range s.driver.Of.Params {
		own[v.Name] = true
	}
	ce.Arguments = slices.DeleteFunc(ce.Arguments, func(a report.NamedValue) bool { return !own[a.Name] })
	last := 0
	for i, step := range ce.Steps {
		if step.Depth == 0 && step.Kind == "call" {
			last = i
		}
	}
	ce.Steps = ce.Steps[last:]
}
