package main

import (
	"github.com/urfave/cli/v2"

	"inspect/encode"
	"inspect/solve"
	"inspect/solve/sat"
	"inspect/verify"
	"inspect/z3"
)

// decides sets who decides, and who looks for smaller counterexamples.
func decides(c *cli.Context, v *verify.Config) (err error) {
	if v.Attempts, err = attempts(c); err != nil {
		return err
	}
	if v.Smaller, err = smaller(c); err != nil {
		return err
	}
	if c.String("backend") != "none" {
		v.Side = side(v.Attempts, "auto")
	}
	return nil
}

// attempts picks encodings and backends from the flags. With `auto` for both, the
// ground encoding goes to SAT, and the quantified one to libz3, if there is one, as
// its reserve: they fail in different places.
func attempts(c *cli.Context) ([]verify.Attempt, error) {
	encoding, err := choice(c, "encoding", "auto", "quantified", "ground")
	if err != nil {
		return nil, err
	}
	reach, err := choice(c, "reach", "closure", "axioms")
	if err != nil {
		return nil, err
	}
	floats, err := choice(c, "floats", encode.Bits, encode.Native)
	if err != nil {
		return nil, err
	}
	solver, err := choice(c, "sat-solver", append([]string{"auto"}, sat.Names()...)...)
	if err != nil {
		return nil, err
	}
	if _, err := sat.New(solver); err != nil { // what is named must be there, used or not
		return nil, usagef("--sat-solver %s: %v", solver, err)
	}
	p := picker{encoding: encoding, reach: reach, floats: floats, solver: solver}
	backend := c.String("backend")
	switch {
	case c.Bool("certify"):
		err = p.certified(backend)
	case c.String("cnf-out") != "" && encoding == string(encode.Quantified):
		err = usagef("--cnf-out needs --encoding ground: there are no clauses for quantifiers")
	case c.String("cnf-out") != "" && floats == encode.Native:
		err = usagef("--cnf-out needs --floats bits: there are no clauses for the theory of floating point")
	case c.String("cnf-out") != "" && backend == "none":
		p.encoding = string(encode.Ground)
		fallthrough
	default:
		err = p.pick(backend)
	}
	if err != nil {
		return nil, err
	}
	return p.out, nil
}

// side gives the attempts that join in for the questions behind a "holds": the
// ground encoding by SAT, unless it is asked anyway.
func side(as []verify.Attempt, solver string) []verify.Attempt {
	for _, a := range as {
		if a.Encoding.Encoding == encode.Ground {
			return nil
		}
	}
	p := picker{encoding: "ground", solver: solver}
	if p.sat() != nil {
		return nil
	}
	return p.out
}

// smaller is what looks for smaller counterexamples: by SAT, whatever decides, since
// that counts its effort and so finds the same on every machine.
func smaller(c *cli.Context) (verify.Attempt, error) {
	p := picker{encoding: "ground", reach: c.String("reach"), solver: c.String("sat-solver")}
	if err := p.sat(); err != nil {
		return verify.Attempt{}, err
	}
	return p.out[0], nil
}

// picker collects attempts.
type picker struct {
	encoding, reach, floats, solver string
	out                             []verify.Attempt
}

func (p *picker) add(e encode.Method, b solve.Backend) {
	p.out = append(p.out, verify.Attempt{Encoding: encode.Options{Encoding: e, Reach: p.reach, Floats: p.floats}, Backend: b})
}

// or gives the chosen encoding, or by default e.
func (p *picker) or(e encode.Method) encode.Method {
	if p.encoding == "auto" {
		return e
	}
	return encode.Method(p.encoding)
}

// errNative says who cannot decide what is native.
var errNative = usagef("--floats native needs an SMT solver, as with --backend z3: SAT knows no numbers, only bits (--floats bits)")

func (p *picker) pick(backend string) error {
	switch backend {
	case "auto":
		return p.auto()
	case "z3":
		lib, err := z3.Open()
		if err != nil {
			return usagef("--backend z3: %v", err)
		}
		usual := encode.Quantified
		if p.floats == encode.Native { // numbers in arrays are hard for it
			usual = encode.Ground
		}
		p.add(p.or(usual), lib.Backend())
	case "sat":
		if p.encoding == string(encode.Quantified) {
			return usagef("--backend sat needs --encoding ground: SAT knows no quantifiers")
		}
		return p.sat()
	case "none":
		p.add(p.or(encode.Quantified), verify.NoBackend())
	default:
		b, err := solve.Process(backend)
		if err != nil {
			return usagef("--backend %q: %v", backend, err)
		}
		p.add(p.or(encode.Ground), b)
	}
	return nil
}

func (p *picker) auto() error {
	lib, err := z3.Open()
	if p.encoding == string(encode.Quantified) {
		if err != nil {
			return usagef("--encoding quantified needs an SMT solver: %v; or name one with --backend", err)
		}
		p.add(encode.Quantified, lib.Backend())
		return nil
	}
	if p.floats == encode.Native {
		if err != nil {
			return usagef("--floats native needs an SMT solver: %v; or name one with --backend", err)
		}
		p.add(encode.Ground, lib.Backend())
	} else if e := p.sat(); e != nil {
		return e
	}
	if err == nil && p.encoding == "auto" {
		p.add(encode.Quantified, lib.Backend())
	}
	return nil
}

func (p *picker) sat() error {
	if p.floats == encode.Native {
		return errNative
	}
	b, err := sat.New(p.solver)
	if err != nil {
		return usagef("--sat-solver %s: %v", p.solver, err)
	}
	p.add(encode.Ground, b)
	return nil
}

// certified picks the ground encoding with a SAT solver whose proofs are
// checked: cadical, unless --sat-solver names another that gives proofs.
func (p *picker) certified(backend string) error {
	if p.encoding == string(encode.Quantified) || backend != "auto" && backend != "sat" {
		return usagef("--certify works with --encoding ground and --backend sat only: no other backend gives proofs that can be checked")
	}
	if p.floats == encode.Native {
		return errNative
	}
	name := p.solver
	if name == "auto" {
		name = "cadical"
	}
	b, err := sat.NewCertified(name)
	if err != nil {
		return usagef("--certify: %v (for cadical: apt-get install cadical)", err)
	}
	p.add(encode.Ground, b)
	return nil
}
