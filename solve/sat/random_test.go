package sat

import (
	"context"
	"fmt"
	"os/exec"
	"strings"
	"testing"

	"inspect/smtlib"
	"inspect/solve"

	"pgregory.net/rapid"
)

var sampleWidths = []int{1, 2, 3, 4, 5, 6, 7, 8, 9, 16, 32}

// randomTerm builds a term with operators of all kinds over constants of one or
// two widths. Division and products of unknowns stay narrow: they are hard.
func randomTerm(rt *rapid.T, b *smtlib.Builder) *smtlib.Term {
	n := func(lo, hi int, label string) int { return rapid.IntRange(lo, hi).Draw(rt, label) }
	w := rapid.SampledFrom(sampleWidths).Draw(rt, "width")
	var pool []*smtlib.Term
	for i := range 3 {
		pool = append(pool, b.Const(fmt.Sprintf("x%d_%d", i, w), b.BitVec(w)), b.Const(fmt.Sprint("p", i), b.BoolSort()))
	}
	v := rapid.SampledFrom(sampleWidths).Draw(rt, "other")
	pool = append(pool, b.Const(fmt.Sprint("y_", v), b.BitVec(v)))
	pick := func(ok func(*smtlib.Term) bool) *smtlib.Term {
		var fit []*smtlib.Term
		for i := range pool {
			if t := pool[len(pool)-1-i]; ok(t) {
				fit = append(fit, t)
			}
		}
		return fit[n(0, len(fit)-1, "arg")]
	}
	like := func(x *smtlib.Term) *smtlib.Term {
		return pick(func(t *smtlib.Term) bool { return t.Sort == x.Sort })
	}
	isBool := func(t *smtlib.Term) bool { return t.Sort.IsBool() }
	isBits := func(t *smtlib.Term) bool { return t.Sort.IsBitVec() }
	any := func(t *smtlib.Term) bool { return true }
	for range 25 - n(0, 22, "steps") {
		op := smtlib.OpNot + smtlib.Op(uint64(n(0, 1<<30, "op"))*2654435761>>8%uint64(smtlib.OpSignExt-smtlib.OpNot+1))
		var args []*smtlib.Term
		p1, p2 := 0, 0
		switch op {
		case smtlib.OpNot:
			args = []*smtlib.Term{pick(isBool)}
		case smtlib.OpAnd, smtlib.OpOr:
			for range n(1, 5, "arity") {
				args = append(args, pick(isBool))
			}
		case smtlib.OpXor, smtlib.OpImplies:
			args = []*smtlib.Term{pick(isBool), pick(isBool)}
		case smtlib.OpEq, smtlib.OpDistinct:
			x := pick(any)
			args = []*smtlib.Term{x, like(x)}
		case smtlib.OpIte:
			x := pick(any)
			args = []*smtlib.Term{pick(isBool), x, like(x)}
		case smtlib.OpExtract:
			x := pick(isBits)
			args = []*smtlib.Term{x}
			p2 = n(0, x.Width()-1, "low")
			p1 = n(p2, x.Width()-1, "high")
		case smtlib.OpZeroExt, smtlib.OpSignExt:
			args = []*smtlib.Term{pick(func(t *smtlib.Term) bool { return isBits(t) && t.Width() < 40 })}
			p1 = n(0, 4, "more")
		case smtlib.OpConcat:
			x, y := pick(isBits), pick(isBits)
			if x.Width()+y.Width() > 80 {
				continue
			}
			args = []*smtlib.Term{x, y}
		case smtlib.OpBVNeg, smtlib.OpBVNot:
			args = []*smtlib.Term{pick(isBits)}
		default:
			x := pick(isBits)
			if op >= smtlib.OpBVMul && op <= smtlib.OpBVSRem && x.Width() > 9 {
				continue
			}
			y := like(x)
			if n(0, 3, "constant") == 0 {
				y = b.BV(rapid.Uint64().Draw(rt, "value"), x.Width())
			}
			args = []*smtlib.Term{x, y}
		}
		t, problem := b.Apply(op, p1, p2, args...)
		if problem != "" {
			rt.Fatalf("%v: %s", op, problem)
		}
		pool = append(pool, t)
	}
	return pool[len(pool)-1]
}

func randomModel(rt *rapid.T, t *smtlib.Term, b *smtlib.Builder) *smtlib.Model {
	m := &smtlib.Model{Consts: map[string]smtlib.Value{}}
	s := &smtlib.Script{B: b}
	s.Assert(b.Eq(t, t), "")
	for _, d := range s.Decls() {
		m.Consts[d.Name()] = smtlib.BVOrBool(d.Const.Sort, rapid.Uint64().Draw(rt, "bits")&(1<<max(d.Const.Sort.Width, 1)-1))
	}
	return m
}

// TestRandomTerms: the circuit of a random term has the value that the evaluator
// gives it, and gophersat finds the term's value possible with a model, and,
// under the model's constants, no other.
func TestRandomTerms(t *testing.T) {
	gophersat, err := New("gophersat")
	if err != nil {
		t.Fatal(err)
	}
	rapid.Check(t, func(rt *rapid.T) {
		b := smtlib.NewBuilder(smtlib.NoSimplify)
		term := randomTerm(rt, b)
		m := randomModel(rt, term, b)
		want, err := smtlib.Eval(term, m)
		if err != nil {
			rt.Fatal(err)
		}
		bl := NewBlaster()
		if err := bl.Blast(context.Background(), term); err != nil {
			rt.Fatal(err)
		}
		if got := circuitValue(bl, term, m); got.Compare(want) != 0 {
			rt.Fatalf("%s is %s, the circuit gives %s", term, want, got)
		}
		s := &smtlib.Script{B: b}
		s.Assert(b.Eq(term, b.ValueTerm(want)), "")
		r, err := gophersat.Solve(context.Background(), s, solve.Options{WantModel: true})
		if err != nil || r.Status != solve.Sat {
			rt.Fatalf("%v: %+v, %v", s, r, err)
		}
		if err := solve.Verify(s, r.Model); err != nil {
			rt.Fatal(err)
		}
		for _, d := range s.Decls() {
			if _, ok := r.Model.Consts[d.Name()]; !ok {
				rt.Fatalf("%s has no value", d.Name())
			}
		}
		for name, v := range m.Consts {
			s.Assert(b.Eq(b.LookupConst(name), b.ValueTerm(v)), "")
		}
		s.Assertions[0].Term = b.Not(s.Assertions[0].Term)
		r, err = gophersat.Solve(context.Background(), s, solve.Options{})
		if err != nil || r.Status != solve.Unsat {
			rt.Fatalf("%v: %+v, %v", s, r, err)
		}
	})
}

// TestAgreesWithZ3: random questions, built plainly and simplified, have the
// same answer from gophersat, cadical and the z3 program, which is asked once.
func TestAgreesWithZ3(t *testing.T) {
	backends := map[string]solve.Backend{}
	for _, name := range []string{"gophersat", "cadical"} {
		b, err := New(name)
		if err != nil {
			t.Fatal(err)
		}
		backends[name] = b
	}
	var text strings.Builder
	var scripts []*smtlib.Script
	gen := rapid.Custom(func(rt *rapid.T) *smtlib.Script {
		b := smtlib.NewBuilder()
		if rapid.Bool().Draw(rt, "plain") {
			b = smtlib.NewBuilder(smtlib.NoSimplify)
		}
		s := &smtlib.Script{B: b}
		for range rapid.IntRange(1, 3).Draw(rt, "assertions") {
			term := randomTerm(rt, b)
			if term.Sort.IsBitVec() {
				term = b.Eq(term, b.BV(rapid.Uint64().Draw(rt, "value"), term.Width()))
			}
			s.Assert(term, "")
		}
		return s
	})
	for seed := range 300 {
		s := gen.Example(seed)
		scripts = append(scripts, s)
		fmt.Fprintf(&text, "(reset)\n%s", s)
	}
	cmd := exec.Command("z3", "-in", "-T:50")
	cmd.Stdin = strings.NewReader(text.String())
	out, err := cmd.CombinedOutput()
	answers := strings.Fields(string(out))
	if err != nil || len(answers) != len(scripts) {
		t.Fatalf("z3: %v: %d answers to %d questions\n%.2000s", err, len(answers), len(scripts), out)
	}
	count := map[string]int{}
	for i, s := range scripts {
		count[answers[i]]++
		for name, b := range backends {
			r, err := b.Solve(context.Background(), s, solve.Options{WantModel: true})
			if err != nil || r.Status.String() != answers[i] {
				t.Errorf("%s: %v, %v; z3 says %s\n%s", name, r.Status, err, answers[i], s)
			} else if r.Status == solve.Sat {
				if err := solve.Verify(s, r.Model); err != nil {
					t.Errorf("%s: %v\n%s", name, err, s)
				}
			}
		}
	}
	if count["sat"] < 20 || count["unsat"] < 10 {
		t.Errorf("the questions are lopsided: %v", count)
	}
}
