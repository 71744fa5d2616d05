package sat_test

import (
	"context"
	"fmt"
	"os"

	"inspect/smtlib"
	"inspect/solve"
	"inspect/solve/sat"
)

func less() *smtlib.Script {
	b := smtlib.NewBuilder()
	s := &smtlib.Script{B: b}
	s.Assert(b.ULt(b.Const("x", b.BitVec(2)), b.Const("y", b.BitVec(2))), "")
	return s
}

// Bits count from the lowest. 1 is the comparison, 4 that of the low bits.
func ExampleWriteCNF() {
	if err := sat.WriteCNF(context.Background(), os.Stdout, less()); err != nil {
		panic(err)
	}
	// Output:
	// c x bit 0 = 5
	// c x bit 1 = 2
	// c y bit 0 = 6
	// c y bit 1 = 3
	// p cnf 6 6
	// 1 0
	// -1 -2 3 0
	// -1 3 4 0
	// -1 4 -2 0
	// -4 -5 0
	// -4 6 0
}

func ExampleNew() {
	gophersat, err := sat.New("gophersat")
	if err != nil {
		panic(err)
	}
	s := less()
	s.Assert(s.B.ULt(s.B.BV(1, 2), s.B.Const("x", s.B.BitVec(2))), "")
	r, err := gophersat.Solve(context.Background(), s, solve.Options{WantModel: true})
	fmt.Println(r.Status, r.Model.Consts["x"], r.Model.Consts["y"], err)
	// Output: sat #b10 #b11 <nil>
}
