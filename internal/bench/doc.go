// Package bench measures inspect on instances with published figures or targets:
// the case study of "Bounded Program Verification using an SMT Solver" (its Table
// I), and the linked structures that TACO measures (its Tables 2 to 4).
//
// An Instance is a row: a method, its bounds, what it is known to be, and figures
// to compare with. A Runner checks it by each backend in turn, every time in a
// process of its own, so that processor time and memory are those of that check:
//
//	Runner.Measure ──task──▶ child: Tools.Serve ──▶ verify.Run, one backend
//	      ▲                                            │ meter: CPU before and
//	      └──── outcome, and the CPU and memory ◀──────┘ after the first question
//	            that the ended process is charged with
//
//	method                  size   verdict  auto: wall  CPU   of the best  ground/cadical  best ...
//	BinaryHeap.insert       6/6/6  holds    0.16        0.24  1.1, 1.6     0.25            ground/minisat
//
// A column is the seconds of the whole check: the front end, the encoding, the
// first question (can anything be broken?), the questions behind a "holds" (can the
// method run at all, do the bounds cut anything off, is every check reached) and the
// replay of a counterexample, which is not made smaller. Of the default, which asks
// several backends, there are wall-clock and CPU seconds, and how often the least
// seconds of a single backend that is. Prepare is what comes before the first
// question. Targets are about the CPU seconds of the best single backend. Published
// figures come from their authors' machines and are no more than an order of
// magnitude.
//
// Summary compares every backend with the best single one, over all rows. Largest
// looks for the largest size at which a method is decided in a given time.
package bench
