// Package bench measures inspect on instances with published figures: the case
// study of "Bounded Program Verification using an SMT Solver" (its Table I), and
// the linked structures that bounded verifiers are compared on.
//
// An Instance is a row: a method, its bounds, and the published seconds. Measure
// checks it in process, by each encoding in turn, with one attempt at a time, so
// that no figure contains a race:
//
//	method                  bounds  InspectJ  best               quantified                     ...
//	BinaryHeap.insert       3/3/3   1.9       0.09 ground        0.13 (0.01 + 0.02 + 0.10)      ...
//
// Seconds are wall-clock seconds of the whole check, with the questions whether
// the method can be run at all and whether the bounds cut anything off; CPU is the
// user time of the same, which other work on the machine disturbs less. Published
// figures come from their authors' machines and are no more than an order of
// magnitude.
package bench
