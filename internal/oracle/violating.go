package oracle

import (
	"fmt"

	"inspect/counterexample/replay"
	"inspect/java/heap"
	"inspect/java/types"
)

// Violating visits every execution within the bounds that violates the contract
// of a method, one of each class of isomorphic pre-states. The pre-state holds
// what the execution depends on: objects counts those of its objects that the
// execution meets, the others need not be there. The outcome is detailed.
func Violating(w *types.World, method *types.Method, b Bounds, visit func(pre *heap.State, objects int, out *replay.Outcome)) error {
	b = b.WithDefaults()
	m := replay.New(w, b.config(true))
	scope, err := m.ScopeOf(method)
	if err != nil {
		return err
	}
	e := &explorer{world: w, method: method, bounds: b, machine: m, verdict: &Verdict{}, symmetry: true, scope: scope}
	for k := types.Byte; k <= types.Long; k++ {
		e.lo[k], e.hi[k] = m.Limits(k)
	}
	for _, shape := range e.shapes(scope) {
		e.begin(shape)
		for more := true; more; more = e.next() {
			if e.verdict.States++; e.verdict.States > b.States {
				return fmt.Errorf("%s has more than %d pre-states at these bounds", method.QName(), b.States)
			}
			e.restart()
			out, err := m.CheckLazy(method, e.state, e)
			if err != nil {
				return err
			}
			if !out.Allowed || out.CutOff != nil || out.Violation == nil {
				continue
			}
			objects := 0
			for _, used := range e.discovered {
				if used {
					objects++
				}
			}
			if err := e.remember(); err != nil {
				return err
			}
			visit(e.verdict.Pre, objects, e.verdict.First)
		}
	}
	return nil
}
