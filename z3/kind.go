package z3

// Kind says how Z3 makes a solver. The zero value lets the backend choose by the script's logic (see choose).
type Kind struct {
	how  int // as the enumeration in libz3.h
	name string
	set  bool
}

// Combined is the solver of Z3_mk_solver: Z3 chooses a strategy by the goal and falls back to the incremental core.
func Combined() Kind { return Kind{0, "", true} }

// Simple is the solver of Z3_mk_simple_solver: the incremental SMT core with no preprocessing by tactics.
func Simple() Kind { return Kind{1, "", true} }

// ForLogic is the solver of Z3_mk_solver_for_logic.
func ForLogic(logic string) Kind { return Kind{2, logic, true} }

// Tactic is a solver that runs a tactic, such as "qfbv", on each check. Such solvers give empty cores, so a script with
// assumptions gets Combined instead.
func Tactic(name string) Kind { return Kind{3, name, true} }

// choose picks the kind that was fastest on scripts of a logic; see the measurements in doc.go.
func choose(logic string) Kind {
	switch logic {
	case "QF_BV", "QF_ABV", "QF_UFBV", "QF_AUFBV", "QF_BVFP":
		return ForLogic(logic)
	}
	return Combined()
}
