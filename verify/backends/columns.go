package backends

import (
	"fmt"
	"strings"

	"inspect/encode"
	"inspect/solve/sat"
	"inspect/verify"
	"inspect/z3"
)

// Columns are the attempts named as ENCODING/BACKEND, as in ground/cadical or "ground/cvc5
// --lang smt2 -". Without names they are quantified/z3, ground/z3 and ground/gophersat, as far as
// they are there. What decides by SAT knows no native floats, and has bits all the same.
func Columns(names []string, reach, floats string) ([]verify.Attempt, error) {
	if len(names) == 0 {
		names = []string{"ground/gophersat"}
		if _, err := z3.Open(); err == nil {
			names = []string{"quantified/z3", "ground/z3", "ground/gophersat"}
		}
	}
	var out []verify.Attempt
	for _, n := range names {
		encoding, backend, ok := strings.Cut(n, "/")
		if !ok || encoding != string(encode.Quantified) && encoding != string(encode.Ground) {
			return nil, fmt.Errorf("--column %q: write ENCODING/BACKEND with the encoding quantified or ground", n)
		}
		p := picker{Choice: Choice{Encoding: encoding, Backend: backend, Reach: reach, Solver: auto}}
		for _, s := range sat.Names() {
			if s == backend {
				p.Solver, p.Backend = s, "sat"
			}
		}
		if p.Backend != "sat" {
			p.Floats = floats
		}
		if err := p.pick(); err != nil {
			return nil, fmt.Errorf("--column %q: %v", n, err)
		}
		out = append(out, p.out...)
	}
	return out, nil
}
