package verify

import (
	"strings"

	"inspect/replay"
	"inspect/report"
	"inspect/types"
	"inspect/witness"
)

// openEnds is how the reason of a counterexample ends that rests on what Java leaves open.
const openEnds = ": a JVM decides that (--confirm jvm)"

// restsOnOpen says that a counterexample which the interpreter confirms rests on something that
// Java leaves open, and has been met on the way: there the interpreter takes it as the model
// does, and a JVM need not. It does not rest on what it breaks the property in any case, as far
// as other ways to take it are tried. "": it rests on nothing of the kind.
func restsOnOpen(machine *replay.Machine, m *types.Method, w *witness.Witness, met []replay.Left) string {
	defer machine.Choose(replay.Choice{})
	var on []string
	for _, l := range met {
		keeps := l == replay.LeftOrder
		for seed := uint64(1); seed <= l.Ways() && !keeps; seed++ {
			machine.Choose(replay.Choice{Of: l, Seed: seed})
			out, err := machine.Check(m, w.Pre)
			keeps = err == nil && out.Admitted && out.CutOff == nil && matching(w, out) == nil
		}
		if keeps {
			on = append(on, string(l))
		}
	}
	if len(on) == 0 {
		return ""
	}
	return "it rests on " + strings.Join(on, " and on ") + openEnds
}

// isOpen tells whether a counterexample is unconfirmed for that reason alone.
func isOpen(ce *report.Counterexample) bool {
	return ce.Status == "unconfirmed" && strings.HasSuffix(ce.Reason, openEnds)
}

// openReason is what a counterexample rests on that Java leaves open; "": nothing.
func openReason(ce *report.Counterexample) string {
	if !isOpen(ce) {
		return ""
	}
	return strings.TrimSuffix(ce.Reason, openEnds)
}

// settledOnJVM makes a counterexample confirmed that rests on what a JVM decides, where one has
// decided it so.
func settledOnJVM(ce *report.Counterexample) {
	if isOpen(ce) && ce.JVM != nil && ce.JVM.Status == "confirmed" {
		ce.Status, ce.Reason = "confirmed", ""
	}
}
