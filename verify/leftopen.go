package verify

import (
	"slices"
	"strings"

	"inspect/replay"
	"inspect/report"
	"inspect/types"
	"inspect/witness"
	"inspect/witness/heap"
)

// What the reason of a counterexample says that rests on something which the JVM, or the world
// outside the program, decides: restsOnSuch, what it rests on, and how that is settled.
const (
	restsOnSuch = "rests on: "
	openEnds    = ", which a JVM decides (--confirm jvm)"
	outsideEnds = ", which the calls do not decide"
)

// restsOnOpen says what a counterexample rests on, which the interpreter confirms, of what Java
// leaves open, or what comes from outside the program, and has been met on the way: there the
// interpreter takes it as the model does, and a JVM need not. It does not rest on what it breaks
// the property in any case, as far as other ways to take it are tried.
func (c *method) restsOnOpen(machine *replay.Machine, w *witness.Witness, out *replay.Outcome, ce *report.Counterexample) {
	ends := openEnds
	for _, l := range out.Left {
		switch {
		case l == replay.LeftReads:
			if on := c.restsOnReads(machine, w, out.Reads); len(on) > 0 {
				ce.RestsOn, ends = append(ce.RestsOn, on...), outsideEnds
			}
		case l == replay.LeftOrder || c.keepsOtherwise(machine, w, replay.Choice{Of: l}):
			ce.RestsOn = append(ce.RestsOn, string(l))
		}
	}
	if on := c.restsOnStatics(machine, w); len(on) > 0 {
		ce.RestsOn, ends = append(ce.RestsOn, on...), outsideEnds
	}
	if len(ce.RestsOn) > 0 {
		ce.Status, ce.Reason = "unconfirmed", restsOnSuch+strings.Join(ce.RestsOn, ", ")+ends
	}
}

// keepsOtherwise tells whether some other way to take what is left open does not break the
// property.
func (c *method) keepsOtherwise(machine *replay.Machine, w *witness.Witness, of replay.Choice) bool {
	defer machine.Choose(replay.Choice{})
	for of.Seed = 1; of.Seed <= of.Of.Ways(); of.Seed++ {
		machine.Choose(of)
		if c.keeps(machine, w, w.Pre) {
			return true
		}
	}
	return false
}

// keeps tells whether an execution from a state does not break the property.
func (c *method) keeps(machine *replay.Machine, w *witness.Witness, pre *heap.State) bool {
	out, err := machine.Check(c.m, pre)
	return err == nil && out.Admitted && out.CutOff == nil && matching(w, out) == nil
}

// isTestable tells whether a test that makes the calls is to fail: in plain Java, of a method without
// a contract.
func (c *method) isTestable() bool {
	m := c.subject(c.m)
	return m.Class.Plain && !specified(m)
}

// restsOnReads names what gives the values from outside on which a counterexample rests. Of
// those that tools for verification declare, any value is meant.
func (c *method) restsOnReads(machine *replay.Machine, w *witness.Witness, reads []*replay.Read) []string {
	var all, alone []string
	if !c.isTestable() {
		return nil
	}
	for _, r := range reads {
		ofJDK := strings.HasPrefix(r.Method.Class.Name, "java.") || strings.HasPrefix(r.Method.Class.Name, "javax.")
		if ofJDK && !slices.Contains(all, r.From) {
			all = append(all, r.From)
		}
	}
	for _, from := range all {
		if c.keepsOtherwise(machine, w, replay.Choice{Of: replay.LeftReads, From: from}) {
			alone = append(alone, from)
		}
	}
	if len(alone) == 0 && len(all) > 1 && c.keepsOtherwise(machine, w, replay.Choice{Of: replay.LeftReads}) {
		return all
	}
	return alone
}

// restsOnStatics names static final fields that class initialisation gives a value from outside, on
// which a counterexample rests: some other number there does not break the property.
func (c *method) restsOnStatics(machine *replay.Machine, w *witness.Witness) (out []string) {
	if !c.isTestable() {
		return nil
	}
	for i, f := range w.Pre.Statics {
		if c.world.Established(f.Field) == nil || types.IsReference(f.Field.Type) || types.IsFloating(f.Field.Type) {
			continue
		}
		old := f.Value.Int
		for _, n := range []int64{0, 1, 2, 3, 7, old - 1, old + 1, 1000} {
			pre := *w.Pre
			pre.Statics, pre.Established = slices.Clone(pre.Statics), nil // which have the value at hand
			pre.Statics[i].Value.Int = n
			if n != old && fits(f.Field.Type, n) && c.keeps(machine, w, &pre) {
				out = append(out, f.Field.QName())
				break
			}
		}
	}
	return out
}

// fits tells whether a type has a number.
func fits(t types.Type, n int64) bool {
	switch {
	case types.IsKind(t, types.Boolean):
		return n == 0 || n == 1
	case types.IsKind(t, types.Byte, types.Char):
		return 0 <= n && n < 128
	}
	return true
}

// isOpen tells whether a counterexample is unconfirmed for that reason alone.
func isOpen(ce *report.Counterexample) bool {
	return ce.Status == "unconfirmed" && len(ce.RestsOn) > 0 && strings.HasPrefix(ce.Reason, restsOnSuch)
}

// openReason is what a counterexample rests on that Java leaves open; "": nothing.
func openReason(ce *report.Counterexample) string {
	if !isOpen(ce) {
		return ""
	}
	return "it rests on " + strings.Join(ce.RestsOn, " and on ")
}

// settledOnJVM makes a counterexample confirmed that rests on what a JVM decides, where one has
// decided it so.
func settledOnJVM(ce *report.Counterexample) {
	if isOpen(ce) && strings.HasSuffix(ce.Reason, openEnds) && ce.JVM != nil && ce.JVM.Status == "confirmed" {
		ce.Status, ce.Reason, ce.RestsOn = "confirmed", "", nil
	}
}
