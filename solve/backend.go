package solve

import (
	"context"
	"sync"
	"time"

	"inspect/smtlib"
)

// Status of a script's assertions. The zero value is Unknown.
type Status int

const (
	Unknown Status = iota
	Sat
	Unsat
)

// String gives the SMT-LIB word.
func (s Status) String() string {
	switch s {
	case Sat:
		return "sat"
	case Unsat:
		return "unsat"
	}
	return "unknown"
}

// Reasons why a result is Unknown. A backend that says something else is passed on in its own words.
const (
	ReasonTimeout    = "timeout"    // Options.Timeout ran out
	ReasonMemory     = "memout"     // Options.MemoryMB or the machine's memory ran out
	ReasonIncomplete = "incomplete" // the backend gave up, on quantifiers mostly
	ReasonUnknown    = "unknown"    // the backend does not say why
)

// Result of one Solve.
type Result struct {
	Status    Status
	Reason    string        // when Unknown: one of the reasons above, or the backend's own words
	Model     *smtlib.Model // when Sat and Options.WantModel, as the backend gave it: see Verify
	Core      []string      // when Unsat: assumptions, as written and in the script's order, that contradict the assertions; none when these contradict themselves
	Certified bool          // when Unsat: a proof of it has been checked, by a checker that trusts no solver
	Proof     Proof         // when Certified: how large it is and how long its check took
	Backend   string        // name of the backend that answered
	Seconds   float64       // wall-clock time from call to answer
}

// Proof measures a proof that has been checked. Its zero value is that of an answer that needs none: the question is
// false as it stands.
type Proof struct {
	Steps   int     // lemmas and deletions read
	Seconds float64 // wall-clock time of the check
}

// Options of one Solve. The zero value sets no limits and wants no model.
type Options struct {
	Timeout   time.Duration // 0: none
	WantModel bool
	MemoryMB  int // 0: no limit of ours

	// Processors is how many the backend may keep busy, 0: one. A backend of several solvers runs as many of them side by
	// side, or in turns. Repeatable asks it for the same answer every time, whichever of them would be quicker.
	Processors int
	Repeatable bool

	// Conflicts bounds the effort of a backend that counts them (Counting), so that what is found does not depend on how
	// busy the machine is; 0: no bound.
	Conflicts int

	// Wide, while it is shut, keeps the backend to one of its processors; the others are somebody else's for so long.
	Wide *Gate

	// Reading, when set, is held while a model is read, which adds terms to the script's builder. Whoever runs several
	// backends on scripts of one builder at once gives them one lock. All else that a backend does with a script only
	// reads it.
	Reading sync.Locker
}

// Counting is a Backend that keeps Options.Conflicts.
type Counting interface{ CountsConflicts() bool }

// Backend decides scripts. Its methods may be called by several goroutines at once.
type Backend interface {
	// Name for people and for Result.Backend, such as "z3 4.8.12" or "cvc5".
	Name() string

	// Solve decides the script's assertions under its assumptions. An error is the backend's mistake: it is missing,
	// crashes or answers nonsense. Limits of Options that run out are no error but Unknown with a reason. When ctx ends,
	// Solve returns ctx.Err() within 0.2 s, and whatever it started ends as well.
	Solve(ctx context.Context, s *smtlib.Script, o Options) (Result, error)
}
