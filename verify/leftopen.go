package verify

import (
	"slices"
	"strings"

	"inspect/counterexample/replay"
	"inspect/counterexample/witness"
	"inspect/java/heap"
	"inspect/java/types"
	"inspect/report"
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
	o := &otherwise{machine: machine, method: c.m, witness: w}
	isTestable := isTestable(c.subject(c.m))
	ends := openEnds
	if len(out.Arbitrary) > 0 {
		ce.RestsOn, ends = append(ce.RestsOn, out.Arbitrary...), outsideEnds
		ce.RestsOnUnknown = out.Arbitrary
	}
	for _, u := range o.unknown(out.Unknown) {
		ce.RestsOn, ends = append(ce.RestsOn, u.Name()), outsideEnds
		ce.RestsOnUnknown = append(ce.RestsOnUnknown, u.Method.QName())
	}
	for _, l := range out.Left {
		switch {
		case l == replay.LeftReads && isTestable:
			if on := o.reads(out.Reads); len(on) > 0 {
				ce.RestsOn, ends = append(ce.RestsOn, on...), outsideEnds
			}
		case l == replay.LeftReads:
		case l == replay.LeftOrder || o.keepsWith(replay.Choice{Of: l}):
			ce.RestsOn = append(ce.RestsOn, string(l))
		}
	}
	if isTestable {
		if on := o.statics(c.world); len(on) > 0 {
			ce.RestsOn, ends = append(ce.RestsOn, on...), outsideEnds
		}
	}
	if len(ce.RestsOn) > 0 {
		ce.Status, ce.Reason = "unconfirmed", restsOnSuch+strings.Join(ce.RestsOn, ", ")+ends
	}
}

// isTestable reports whether a test that makes the calls of a counterexample is to fail: in plain Java,
// of a method without a contract. Elsewhere any value from outside is meant.
func isTestable(m *types.Method) bool { return m.Class.Plain && !isSpecified(m) }

// otherwise executes a counterexample with something in it that is taken in another way.
type otherwise struct {
	machine *replay.Machine
	method  *types.Method
	witness *witness.Witness
}

// keepsWith reports whether some other way to take what is left open does not break the property.
func (o *otherwise) keepsWith(of replay.Choice) bool {
	defer o.machine.Choose(replay.Choice{})
	for of.Seed = 1; of.Seed <= of.Of.Seeds(); of.Seed++ {
		o.machine.Choose(of)
		if o.keeps(o.witness.Pre) {
			return true
		}
	}
	return false
}

// keeps reports whether an execution from a state does not break the property.
func (o *otherwise) keeps(pre *heap.State) bool {
	out, err := o.machine.Check(o.method, pre)
	return err == nil && out.Allowed && out.CutOff == nil && matching(o.witness, out) == nil
}

// reads names what gives the values from outside on which the counterexample rests. Of those that
// tools for verification declare, any value is meant.
func (o *otherwise) reads(all []*replay.Read) []string {
	var from, alone []string
	for _, r := range all {
		ofJDK := strings.HasPrefix(r.Method.Class.Name, "java.") || strings.HasPrefix(r.Method.Class.Name, "javax.")
		if ofJDK && !slices.Contains(from, r.From) {
			from = append(from, r.From)
		}
	}
	for _, f := range from {
		if o.keepsWith(replay.Choice{Of: replay.LeftReads, From: f}) {
			alone = append(alone, f)
		}
	}
	if len(alone) == 0 && len(from) > 1 && o.keepsWith(replay.Choice{Of: replay.LeftReads}) {
		return from
	}
	return alone
}

// unknown are the calls of which nobody knows what they execute on whose answers the counterexample rests:
// some other answer does not break the property, or the execution takes another way with it, or
// none was tried.
func (o *otherwise) unknown(all []*replay.UnknownCall) (out []*replay.UnknownCall) {
	keeps := func(from string) bool {
		defer o.machine.Choose(replay.Choice{})
		for of := (replay.Choice{Of: replay.LeftUnknown, Seed: 1, From: from}); of.Seed <= of.Of.Seeds(); of.Seed++ {
			o.machine.Choose(of)
			if k, err := o.machine.Check(o.method, o.witness.Pre); err != nil || matching(o.witness, k) == nil {
				return true
			}
		}
		return false
	}
	for _, u := range all {
		if !u.Varies || keeps(u.Name()) {
			out = append(out, u)
		}
	}
	if len(out) == 0 && len(all) > 1 && keeps("") {
		return all
	}
	return out
}

// statics names static final fields that class initialisation gives a value from outside, on which
// the counterexample rests: some other number there does not break the property.
func (o *otherwise) statics(world *types.World) (out []string) {
	for i, f := range o.witness.Pre.Statics {
		if world.InitializerFact(f.Field) == nil || types.IsReference(f.Field.Type) || types.IsFloating(f.Field.Type) {
			continue
		}
		old := f.Value.Int
		for _, n := range []int64{0, 1, 2, 3, 7, old - 1, old + 1, 1000} {
			pre := *o.witness.Pre
			pre.Statics, pre.InitializerFacts = slices.Clone(pre.Statics), nil // which have the value at hand
			pre.Statics[i].Value.Int = n
			if n != old && fits(f.Field.Type, n) && o.keeps(&pre) {
				out = append(out, f.Field.QName())
				break
			}
		}
	}
	return out
}

// fits reports whether a type has a number.
func fits(t types.Type, n int64) bool {
	switch {
	case types.IsKind(t, types.Boolean):
		return n == 0 || n == 1
	case types.IsKind(t, types.Byte, types.Char):
		return 0 <= n && n < 128
	}
	return true
}

// isOpen reports whether a counterexample is unconfirmed for that reason alone.
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

// decidedOnJVM makes a counterexample confirmed that rests on what a JVM decides, where one has
// decided it so.
func decidedOnJVM(ce *report.Counterexample) {
	if isOpen(ce) && strings.HasSuffix(ce.Reason, openEnds) && ce.JVM != nil && ce.JVM.Status == "confirmed" {
		ce.Status, ce.Reason, ce.RestsOn = "confirmed", "", nil
	}
}
