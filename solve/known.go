package solve

import "path/filepath"

// program is what we know of a solver by the name of its executable.
type program struct {
	name    string
	command string // the arguments that make it read SMT-LIB from standard input
	version string // the argument that prints its version
	cores   string // commands it needs before the logic for check-sat-assuming with a core
	batch   bool   // answers at the end of its input only: no dialogue
}

// programs lists the known solvers in the order in which they are preferred.
func programs() []program {
	const incremental = "(set-option :incremental true)\n"
	return []program{
		{name: "z3", command: "-in", version: "--version"},
		{name: "cvc5", command: "--lang smt2 -", version: "--version", cores: incremental},
		{name: "bitwuzla", command: "", version: "--version"},
		{name: "yices-smt2", command: "--incremental", version: "--version"},
		{name: "cvc4", command: "--lang smt2 -", version: "--version", cores: incremental},
		{name: "mathsat", command: "", version: "-version"},
		{name: "boolector", command: "--smt2", version: "--version", batch: true},
	}
}

// known gives what we know of an executable; of others, that they follow the standard.
func known(executable string) program {
	for _, p := range programs() {
		if p.name == filepath.Base(executable) {
			return p
		}
	}
	return program{}
}
