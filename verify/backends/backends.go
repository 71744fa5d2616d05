// Package backends chooses the encodings and backends that decide, by the words of the
// command line.
//
//	as, err := backends.Choice{Encoding: "ground", Backend: "sat", Solver: "auto"}.Attempts()
//
// It is the only package below the command line that knows which backends there are. Its errors
// name the flags.
package backends

import (
	"fmt"

	"inspect/encode"
	"inspect/solve"
	"inspect/solve/sat"
	"inspect/verify"
	"inspect/z3"
)

// Choice says who decides, in the words of the flags.
type Choice struct {
	Encoding string // auto, quantified or ground
	Backend  string // auto, z3, sat, none, or the command line of an SMT-LIB solver
	Solver   string // of SAT: auto, or one of sat.Names
	Reach    string // closure or axioms
	Floats   string // bits or native
	Certify  bool   // every unsat has a proof that is checked
	Clauses  bool   // the clauses of the ground encoding are to be written
}

// auto is the word of a choice that is left to the program.
const auto = "auto"

// Apply sets who decides, who joins in for the questions behind a "holds", and who looks for
// smaller counterexamples. The error says what excludes each other, or is not there.
func (c Choice) Apply(v *verify.Config) (err error) {
	if v.Attempts, err = c.Attempts(); err != nil {
		return err
	}
	if v.Smaller, err = c.smaller(); err != nil {
		return err
	}
	if c.Backend != "none" {
		v.Side = side(v.Attempts)
	}
	return nil
}

// Attempts are the encodings with their backends. With auto for both, the ground encoding
// goes to SAT, and the quantified one to libz3, if there is one, as its reserve: they fail in
// different places.
func (c Choice) Attempts() ([]verify.Attempt, error) {
	if _, err := sat.New(c.Solver); err != nil { // what is named must be there, used or not
		return nil, fmt.Errorf("--sat-solver %s: %v", c.Solver, err)
	}
	p := picker{Choice: c}
	var err error
	switch {
	case c.Certify:
		err = p.certified()
	case c.Clauses && c.Encoding == string(encode.Quantified):
		err = fmt.Errorf("--cnf-out needs --encoding ground: there are no clauses for quantifiers")
	case c.Clauses && c.Floats == encode.Native:
		err = fmt.Errorf("--cnf-out needs --floats bits: there are no clauses for the theory of floating point")
	case c.Clauses && c.Backend == "none":
		p.Encoding = string(encode.Ground)
		fallthrough
	default:
		err = p.pick()
	}
	if err != nil {
		return nil, err
	}
	return p.out, nil
}

// side gives the attempts that join in for the questions behind a "holds": the ground
// encoding by SAT, unless it is asked anyway.
func side(as []verify.Attempt) []verify.Attempt {
	for _, a := range as {
		if a.Encoding.Encoding == encode.Ground {
			return nil
		}
	}
	p := picker{Choice: Choice{Encoding: string(encode.Ground), Solver: auto}}
	if p.sat() != nil {
		return nil
	}
	return p.out
}

// smaller is what looks for smaller counterexamples: by SAT, whatever decides, since that
// counts its effort and so finds the same on every machine.
func (c Choice) smaller() (verify.Attempt, error) {
	p := picker{Choice: Choice{Encoding: string(encode.Ground), Reach: c.Reach, Solver: c.Solver}}
	if err := p.sat(); err != nil {
		return verify.Attempt{}, err
	}
	return p.out[0], nil
}

// picker collects attempts.
type picker struct {
	Choice
	out []verify.Attempt
}

func (p *picker) add(e encode.Method, b solve.Backend) {
	p.out = append(p.out, verify.Attempt{Encoding: encode.Options{Encoding: e, Reach: p.Reach, Floats: p.Floats}, Backend: b})
}

// or gives the chosen encoding, or by default e.
func (p *picker) or(e encode.Method) encode.Method {
	if p.Encoding == auto {
		return e
	}
	return encode.Method(p.Encoding)
}

// errNative says who cannot decide what is native.
var errNative = fmt.Errorf("--floats native needs an SMT solver, as with --backend z3: SAT knows no numbers, only bits (--floats bits)")

func (p *picker) pick() error {
	switch p.Backend {
	case auto:
		return p.auto()
	case "z3":
		lib, err := z3.Open()
		if err != nil {
			return fmt.Errorf("--backend z3: %v", err)
		}
		usual := encode.Quantified
		if p.Floats == encode.Native { // numbers in arrays are hard for it
			usual = encode.Ground
		}
		p.add(p.or(usual), lib.Backend())
	case "sat":
		if p.Encoding == string(encode.Quantified) {
			return fmt.Errorf("--backend sat needs --encoding ground: SAT knows no quantifiers")
		}
		return p.sat()
	case "none":
		p.add(p.or(encode.Quantified), verify.NoBackend())
	default:
		b, err := solve.Process(p.Backend)
		if err != nil {
			return fmt.Errorf("--backend %q: %v", p.Backend, err)
		}
		p.add(p.or(encode.Ground), b)
	}
	return nil
}

func (p *picker) auto() error {
	lib, err := z3.Open()
	if p.Encoding == string(encode.Quantified) {
		if err != nil {
			return fmt.Errorf("--encoding quantified needs an SMT solver: %v; or name one with --backend", err)
		}
		p.add(encode.Quantified, lib.Backend())
		return nil
	}
	if p.Floats == encode.Native {
		if err != nil {
			return fmt.Errorf("--floats native needs an SMT solver: %v; or name one with --backend", err)
		}
		p.add(encode.Ground, lib.Backend())
	} else if e := p.sat(); e != nil {
		return e
	}
	if err == nil && p.Encoding == auto {
		p.add(encode.Quantified, lib.Backend())
	}
	return nil
}

func (p *picker) sat() error {
	if p.Floats == encode.Native {
		return errNative
	}
	b, err := sat.New(p.Solver)
	if err != nil {
		return fmt.Errorf("--sat-solver %s: %v", p.Solver, err)
	}
	p.add(encode.Ground, b)
	return nil
}

// certified picks the ground encoding with a SAT solver whose proofs are checked: cadical,
// unless --sat-solver names another that gives proofs.
func (p *picker) certified() error {
	if p.Encoding == string(encode.Quantified) || p.Backend != auto && p.Backend != "sat" {
		return fmt.Errorf("--certify works with --encoding ground and --backend sat only: no other backend gives proofs that can be checked")
	}
	if p.Floats == encode.Native {
		return errNative
	}
	name := p.Solver
	if name == auto {
		name = "cadical"
	}
	b, err := sat.NewCertified(name)
	if err != nil {
		return fmt.Errorf("--certify: %v (for cadical: apt-get install cadical)", err)
	}
	p.add(encode.Ground, b)
	return nil
}
