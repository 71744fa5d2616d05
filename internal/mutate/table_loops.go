package mutate

// loops: by their invariants, and what they may change.
var loops = []Mutant{
	{File: "cfg/anyiteration.go", Rule: "the invariants hold before the loop", By: "loops: LoopSpecs.wrongBefore",
		Old: "check.head()\n\tif p.after && l.cur", New: "if p.after && l.cur"},
	{File: "cfg/anyiteration.go", Rule: "an iteration keeps the invariants", By: "loops: LoopSpecs.notKept",
		Old: "check.head()\n\t\tl.exitEdge", New: "l.exitEdge"},
	{File: "cfg/anyiteration.go", Rule: "variables that a loop assigns are arbitrary", By: "loops: LoopSpecs.bodyFirstAtLeastOnce",
		Old: "if c.Kind == Local && len(r.by[c]) > 0 {", New: "if c.Kind == Local && len(r.by[c]) > 0 && c.Temp {"},
	{File: "cfg/anyiteration.go", Rule: "elements that a loop assigns are arbitrary", By: "loops: LoopSpecs.fillsTheSame",
		Old: "s.change(rs, grown)", New: "s.change(nil, grown)"},
	{File: "cfg/anyiteration.go", Rule: "what no iteration writes stays", By: "loops: LoopSpecs.fills",
		Old: "case r.steady(l.mk, e.Object):", New: "case false:"},
	{File: "cfg/anyiteration.go", Rule: "the invariants are known of any iteration", By: "loops: LoopSpecs.counts",
		Old: "check.assume()", New: ""},
	{File: "cfg/loopframe.go", Rule: "the frame of a loop counts in its body", By: "LoopSpecs.changesField LoopSpecs.fillsTooMuch",
		Old: "p.frame, l.loopFrames = f, append(l.loopFrames, f)", New: "p.frame = f"},
	{File: "cfg/loopframe.go", Rule: "what existed before the loop is in its frame or not assigned", By: "LoopSpecs.earlierObject",
		Old: "l.frames, l.since, l.framing = []frame{f.frame}, f.since, i+1", New: "l.frames, l.framing = []frame{f.frame}, i+1"},
	{File: "cfg/loopframe.go", Rule: "the frame of a loop ends with it", By: "LoopSpecs.changesAfterwards",
		Old: "return func() { l.loopFrames = l.loopFrames[:n] }", New: "return func() { _ = n }"},
	{File: "cfg/measure.go", Rule: "a call within a call has a smaller measure", By: "Measures.stays Measures.otherObject",
		Old: "l.mk.lt(smaller, before)", New: "l.mk.le(smaller, before)"},
	{File: "cfg/measure.go", Rule: "a measure is not negative", By: "Measures.negative",
		Old: "l.mk.le(zero, v)", New: "l.mk.or(l.mk.yes, l.mk.le(zero, v))"},
	{File: "cfg/measure.go", Rule: "a measure is that of the activation as it began", By: "Measures.parameterChangesBack Measures.field",
		Old: "value3{l.mk.at(l.cur, x.v), l", New: "value3{x.v, l"},
}
