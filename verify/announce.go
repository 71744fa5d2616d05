package verify

import (
	"context"
	"time"

	"inspect/counterexample/witness"
	"inspect/internal/halt"
	"inspect/verify/present"
)

// announceAfter is how long a smaller counterexample is looked for before the one at hand is
// told of.
const announceAfter = time.Second

// announce reports a counterexample for which a smaller one may take its place, if the
// interpreter confirms it and nobody has accepted it.
func (c *method) announce(ctx context.Context, w *witness.Witness) {
	if c.config.Progress == nil {
		return
	}
	stage, above := c.stage, c.above
	defer func() { c.stage, c.above = stage, above }()
	ce := present.Counterexample(w)
	c.asLaw(c.m, ce)
	c.asSequence(w, ce)
	if w.Long != nil || halt.Caught(func() { c.interpret(ctx, w, ce) }) || ce.Status != "confirmed" {
		return
	}
	if r := c.listed(); c.gate == nil || !c.gate.Accepts(r, ce) {
		c.config.Progress(Event{Method: c.m.QName(), Stage: Found, Found: r.HeadlineOf(ce).String()})
	}
}
