package solve

import (
	"fmt"
	"strings"
)

// Fault is a way in which a solver can fail us.
type Fault int

const (
	Missing     Fault = iota + 1 // the program is not found or cannot be started
	Crashed                      // it was ended by a signal that we did not send
	NoAnswer                     // it ended without an answer
	Nonsense                     // it printed something that is no answer
	Refused                      // it answered (error …)
	InputClosed                  // it closed its input before the script was read
	Hung                         // it answered, and then gave neither the model or core asked for
	Flooded                      // it printed more than any answer can be
	Lied                         // its model does not satisfy the script
	Unreadable                   // its model cannot be read
)

// remedies says what a user can do about each fault.
func (f Fault) remedy() string {
	return [...]string{
		Missing:     "install the solver or correct the command line; `inspect solvers` lists what is found",
		Crashed:     "run it by hand on the file that --smt-out writes, or choose another backend",
		NoAnswer:    "check that its flags make it read SMT-LIB from standard input (z3 needs -in, cvc5 needs --lang smt2 -)",
		Nonsense:    "check that its flags make it print SMT-LIB answers and nothing else",
		Refused:     "the solver may not know this logic; try --encoding ground, or another backend",
		InputClosed: "check that its flags make it read SMT-LIB from standard input (z3 needs -in, cvc5 needs --lang smt2 -)",
		Hung:        "check that it serves models interactively, or choose another backend",
		Flooded:     "check that its flags do not make it verbose",
		Lied:        "do not trust this solver's version; compare with another backend",
		Unreadable:  "compare with another backend; the solver prints models in a form of its own",
	}[f]
}

// Error is a backend's mistake.
type Error struct {
	Fault   Fault
	Backend string // its name
	Message string // what happened, starting with a verb: "answered …"
	Output  string // the end of what it printed, if that helps
	Err     error  // cause, may be nil
	Remedy  string // what a user can do about it; "": what is usual for the fault
}

// Error gives one line: backend, what happened, remedy; then, when there is one, the solver's own output, indented.
func (e *Error) Error() string {
	remedy := e.Remedy
	if remedy == "" {
		remedy = e.Fault.remedy()
	}
	text := fmt.Sprintf("solver %s %s; %s", e.Backend, e.Message, remedy)
	if e.Err != nil {
		text = fmt.Sprintf("solver %s %s: %v; %s", e.Backend, e.Message, e.Err, remedy)
	}
	if out := lastLines(e.Output, 8); out != "" {
		text += "\n    " + strings.ReplaceAll(out, "\n", "\n    ")
	}
	return text
}

func (e *Error) Unwrap() error { return e.Err }

// lastLines cuts s to its last lines.
func lastLines(s string, n int) string {
	lines := strings.Split(strings.TrimSpace(s), "\n")
	if len(lines) > n {
		lines = append([]string{"…"}, lines[len(lines)-n:]...)
	}
	return strings.Join(lines, "\n")
}

// excerpt cuts s to n bytes, for messages.
func excerpt(s string, n int) string {
	if len(s) <= n {
		return s
	}
	return strings.ToValidUTF8(s[:n], "") + "…"
}
