// Package z3 runs libz3 in this process, as a backend of package solve.
//
// The library is opened when the program runs, by dlopen, through a small table of the C functions used: inspect builds
// without Z3's headers and starts on a machine without Z3, and any libz3 from 4.8.12 on serves. Open finds it or says what
// to install. Built without cgo the package compiles to an Open that says so.
//
// What is written is what is solved: a backend hands Z3 the text of Script.Write, whole, by Z3_solver_from_string, which
// takes its declarations and assertions and passes over its commands; then it checks under the script's assumptions, and
// reads the model from Z3's own text of it.
//
//	Script ──Write──▶ text ─▶ ┌ context, solver ┐ ─▶ sat, model text ──ParseModel──▶ Model
//	Assumptions ──────names─▶ │ of this Solve   │ ─▶ unsat, core
//	ctx, Timeout ─interrupt─▶ └─────────────────┘ ─▶ unknown, reason
//
// Each Solve has a context of its own, on a goroutine of its own. Z3 is stopped by interrupts repeated until it heeds
// one. It heeds none for seconds while it reads and rewrites a large script: Solve then leaves that goroutine behind and
// returns; it ends at Z3's next look and releases what it holds. Nothing in Z3 aborts the process: an error handler is
// installed and the error code is read after every call. References are released in reverse order.
//
// Which solver. Seconds of 4.8.12 on scripts of the paper's kind, one run each on a loaded machine; the script's size is
// its objects, loops and, ground, bits 6:
//
//	                                 combined  for logic  simple  tactic smt  tactic default
//	quantified (AUFBV)
//	  deleteMin 4, holds               0.22      0.22      0.21      0.20         0.23
//	  insert 6, holds                  0.35      0.34      0.69      0.68         0.36
//	  insert 4 with a bug              0.22      0.22      2.7       1.1          3.6
//	ground (QF_BV)
//	  insert 4, holds                  3.5       2.6       2.6       1.7          1.6
//	  decreaseKey 4, holds             2.0       1.7       1.9       1.8          1.6
//	  list insert 6, holds             3.3       2.5       2.5       2.6          2.6
//	  insert 5 with a bug              1.2       1.5       >6        >6           1.4
//
// So "for logic" serves quantifier-free scripts and "combined" the rest; With overrides the choice.
//
// Memory limits are Z3's own, by the solver's parameter max_memory, and count what all contexts of the process hold.
package z3
