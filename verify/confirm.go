package verify

import (
	"fmt"

	"inspect/cfg"
	"inspect/replay"
	"inspect/witness"
)

// confirm lets the interpreter execute the method on the counterexample's
// pre-state and says whether it breaks the same kind of property.
func (c *method) confirm(w *witness.Witness) {
	if c.config.NoReplay {
		return
	}
	c.enter("replay")
	b := c.config.Bounds.WithDefaults()
	if b.Bits > 32 {
		c.res.Counterexample.Reason = "the interpreter knows integers of at most 32 bits"
		return
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	m := replay.New(c.world, replay.Config{
		Bits: b.Bits, Unwind: count(b.Unwind), Recursion: count(b.Recursion), ArrayLength: count(b.ArrayLength),
		InvariantsReceiverOnly: c.config.ReceiverOnly, RuntimeExceptionsAllowed: c.config.RuntimeAllowed,
	})
	out, err := m.Check(c.m, w.Pre)
	ce := c.res.Counterexample
	ce.Status, ce.Reason = judge(w, out, err)
	if ce.Status == "unconfirmed" && c.config.Check && c.config.Calls == "inline" {
		panic("replay: " + ce.Reason)
	}
}

func count(n int) int {
	if n == 0 {
		return replay.None
	}
	return n
}

// judge compares what the interpreter saw with what the model says.
func judge(w *witness.Witness, out *replay.Outcome, err error) (status, reason string) {
	switch {
	case err != nil:
		return "unconfirmed", fmt.Sprintf("the interpreter cannot execute it: %v", err)
	case !out.Admitted:
		return "unconfirmed", fmt.Sprintf("the interpreter does not admit the pre-state: %s", out.WhyText)
	case out.CutOff != nil:
		return "unconfirmed", fmt.Sprintf("the interpreter stops at a bound: %s", out.CutOff)
	case out.Violation == nil:
		return "unconfirmed", "the interpreter finds that the execution keeps the contract"
	}
	for _, v := range out.Violations {
		if string(v.Kind) == string(w.Property.Kind) && (v.Span == w.Property.Span || overlap(v.Span.Start, v.Span.End, w.Property)) {
			return "confirmed", ""
		}
	}
	v := out.Violation
	return "unconfirmed", fmt.Sprintf("the interpreter finds another violation: %s at %s", v.Kind, v.Span)
}

// overlap tells whether a span touches the property's.
func overlap(start, end int32, p *cfg.Property) bool {
	return start <= p.Span.End && p.Span.Start <= end
}
