// Package bench measures inspect on instances with published figures or targets:
// the case study of "Bounded Program Verification using an SMT Solver" (its Table
// I), and the linked structures that TACO measures (its Tables 2 to 4).
//
// An Instance is a row: a method, its bounds, what it is known to be, and figures
// to compare with. A Runner checks it by each backend in turn, every time in a
// process of its own, so that processor time and memory are those of that check:
//
//	Runner.Measure ──task──▶ child: Tools.Serve ──▶ verify.Run, one attempt
//	      ▲                                            │ meter: CPU before and
//	      └──── outcome, and the CPU and memory ◀──────┘ after the first question
//	            that the ended process is charged with
//
//	method                  size   verdict  variables  clauses  ground/cadical  best: check ...
//	BinaryHeap.insert       3/3/3  holds    1046       3336     0.01            0.07 ground/cadical
//
// A column is the CPU seconds of the first question (can anything be broken?),
// from script to answer: for a SAT solver with the translation to clauses. Prepare
// is what comes before: front end and encoding. Check is the whole process with
// the questions behind a "holds" (can the method run at all, do the bounds cut
// anything off) and the replay of a counterexample, which is not made smaller.
// Targets are about that. Published figures come from their authors' machines and
// are no more than an order of magnitude.
//
// Largest looks for the largest size at which a method is decided in a given time.
package bench
