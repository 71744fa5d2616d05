// Package solve says what a backend is, what it answers, and runs solver programs.
//
// A Backend takes a script of package smtlib, with limits, and gives a Result: sat with a model, unsat with a core of the
// script's assumptions, or unknown with a reason. What goes wrong with the backend itself is an *Error: a fault, what
// happened, and what the user can do about it. When the context ends, a backend returns within 0.2 s and leaves nothing
// running.
//
// Process makes a backend of any program that reads SMT-LIB on standard input. It holds a dialogue, since get-model after
// unsat is an error to some solvers, and any error in their output is a failure here:
//
//	inspect                                       z3 -in
//	  │ (set-option :print-success false)            │
//	  │ (set-option :produce-models true)            │
//	  │ (set-logic QF_BV) … (check-sat) ───────────▶ │
//	  │ ◀────────────────────────────────────── sat  │
//	  │ (get-model) ───────────────────────────────▶ │
//	  │ ◀──────── ((define-fun x () Bool true) …)    │
//	  │ (exit) ────────────────────────────────────▶ ∎
//
// The program runs in a process group of its own, which is killed when the dialogue ends in whatever way; on Linux also
// when this process dies. A program that starts a session of its own (setsid) leaves the group and is out of reach.
//
// A model is the backend's claim. Verify evaluates the script under it.
//
//	b := smtlib.NewBuilder()
//	s := &smtlib.Script{B: b}
//	s.Assert(b.ULt(b.Const("x", b.BitVec(8)), b.BV(3, 8)), "x is small")
//	z3, err := solve.Process("z3 -in")
//	r, err := z3.Solve(ctx, s, solve.Options{Timeout: time.Minute, WantModel: true})
//	err = solve.Verify(s, r.Model)
package solve
