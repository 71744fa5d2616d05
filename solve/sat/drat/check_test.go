package drat

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// clauses of a formula in DIMACS literals.
type clauses [][]int32

func (f clauses) each(yield func([]int32) bool) {
	for _, c := range f {
		if !yield(c) {
			return
		}
	}
}

func (f clauses) vars() int {
	n := int32(0)
	for _, c := range f {
		for _, l := range c {
			n = max(n, l, -l)
		}
	}
	return int(n)
}

func (f clauses) dimacs() string {
	var sb strings.Builder
	fmt.Fprintf(&sb, "p cnf %d %d\n", f.vars(), len(f))
	for _, c := range f {
		for _, l := range c {
			fmt.Fprintf(&sb, "%d ", l)
		}
		sb.WriteString("0\n")
	}
	return sb.String()
}

// satisfiable tries all valuations.
func (f clauses) satisfiable() bool {
	n := f.vars()
	for v := range 1 << n {
		if !slices.ContainsFunc(f, func(c []int32) bool {
			return !slices.ContainsFunc(c, func(l int32) bool { return v>>(max(l, -l)-1)&1 == 1 == (l > 0) })
		}) {
			return true
		}
	}
	return false
}

// pigeons says that n+1 pigeons sit in n holes, one each.
func pigeons(n int) clauses {
	at := func(p, h int) int32 { return int32(p*n + h + 1) }
	var f clauses
	for p := range n + 1 {
		var c []int32
		for h := range n {
			c = append(c, at(p, h))
			for q := range p {
				f = append(f, []int32{-at(p, h), -at(q, h)})
			}
		}
		f = append(f, c)
	}
	return f
}

func random(r *rand.Rand, vars, count, size int) clauses {
	var f clauses
	for range count {
		var c []int32
		for range size {
			l := int32(1 + r.IntN(vars))
			if r.IntN(2) == 0 {
				l = -l
			}
			c = append(c, l)
		}
		f = append(f, c)
	}
	return f
}

func check(f clauses, proof string, format Format) error {
	return Check(context.Background(), f.each, strings.NewReader(proof), format)
}

func TestCheck(t *testing.T) {
	square := clauses{{1, 2}, {1, -2}, {-1, 2}, {-1, -2}}
	unit := clauses{{1}, {-1, 2}, {-2, 3}}
	tests := []struct {
		name  string
		f     clauses
		proof string
		err   string // "": accepted
	}{
		{"square", square, "1 0\n0\n", ""},
		{"without the empty clause", square, "1 0\n", ""},
		{"contradiction in the formula", clauses{{1}, {-1}}, "", ""},
		{"empty clause in the formula", clauses{{}}, "", ""},
		{"nothing", square, "", "ends before a contradiction"},
		{"empty clause at once", square, "0\n", "does not follow"},
		{"satisfiable formula", unit, "2 0\n3 0\n", "ends before"},
		{"wrong unit", unit, "-3 0\n", "does not follow"},
		{"comments and space", square, "c hello\n\n  c again\n 1\t0\r\n c\n 0", ""},
		{"deletion makes it fail", square, "d 1 2 0\n1 0\n", "step 2: the lemma [1] does not follow"},
		{"deletion in another order", square, "d 2 1 0\n1 0\n", "does not follow"},
		{"deletion after use", square, "1 0\nd 1 2 0\n0\n", ""},
		{"deletion of what is not there", square, "d 1 3 0\n1 0\n", ""},
		{"deletion of one of two", append(clauses{{2, 1}}, square...), "d 1 2 0\n1 0\n", ""},
		{"deletion of a reason", clauses{{1}, {-1, 2}, {-2, 3, 4}, {-2, 3, -4}, {-2, -3, 4}, {-2, -3, -4}},
			"d 1 0\nd -1 2 0\n3 0\n0\n", ""},
		// 3 is defined as 1 or 2: a RAT on 3, no RUP.
		{"definition", append(clauses{{1, 2, 4}}, square...), "3 -1 0\n3 -2 0\n-3 1 2 0\n3 0\n1 0\n0\n", ""},
		{"definition of a variable in use", clauses{{3, 1}, {-3, 2}}, "3 -1 0\n", "step 1: the lemma [3 -1] does not follow"},
		{"RAT on the first literal", clauses{{-1, 2}, {1, -2}}, "5 1 0\n", "ends before"},
		{"RAT on another literal than the first", clauses{{-1, 2}, {1, -2}}, "1 5 0\n", "does not follow"},
		{"tautology", square, "5 -5 0\n1 0\n", ""},
		{"repeated literals", square, "1 1 1 0\n", ""},
		{"word", square, "1 x 0\n", "is no part of a literal"},
		{"late d", square, "1 d 0\n", "is no part of a literal"},
		{"sign alone", square, "- 0\n", "is no part of a literal"},
		{"large", square, "99999999999 0\n", "too large"},
		{"cut short", square, "3 -1", "cut short"},
		{"cut short deletion", square, "d", "cut short"},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			err := check(test.f, test.proof, Text)
			if test.err == "" && err != nil {
				t.Error(err)
			}
			if _, ok := errors.AsType[*Rejected](err); test.err != "" && (!ok || !strings.Contains(err.Error(), test.err)) {
				t.Errorf("%v, want %s", err, test.err)
			}
		})
	}
}

func TestBinary(t *testing.T) {
	square := clauses{{1, 2}, {1, -2}, {-1, 2}, {-1, -2}}
	tests := []struct{ name, proof, err string }{
		{"lemma", "a\x02\x00a\x00", ""},
		{"deletion", "d\x02\x04\x00a\x02\x00", "step 2"},
		{"two bytes", "a\x81\x01\x00a\x02\x00", "does not follow"}, // -64, of which nothing is known, is a RAT
		{"kind", "x\x02\x00", "begins with the byte 0x78"},
		{"cut short", "a\x02", "cut short"},
		{"cut short number", "a\x82", "cut short"},
		{"variable 0", "a\x01\x00", "no literal with the code 1"},
		{"large", "a\xff\xff\xff\xff\xff\xff\x01\x00", "too large"},
		{"large variable", "a\xff\xff\xff\xff\x0f\x00", "no literal with the code"},
	}
	for _, test := range tests {
		err := check(square, test.proof, Binary)
		if test.name == "two bytes" {
			if err != nil {
				t.Errorf("%s: %v", test.name, err)
			}
			continue
		}
		if (err == nil) != (test.err == "") || err != nil && !strings.Contains(err.Error(), test.err) {
			t.Errorf("%s: %v", test.name, err)
		}
	}
}

// cadical gives the solver's proof of a formula, and whether that is
// unsatisfiable.
func cadical(t testing.TB, f clauses, format Format) (string, bool) {
	t.Helper()
	path := filepath.Join(t.TempDir(), "proof")
	cmd := exec.Command("cadical", "-q", "-n", fmt.Sprintf("--binary=%d", format), "-", path)
	cmd.Stdin = strings.NewReader(f.dimacs())
	out, _ := cmd.CombinedOutput()
	code := cmd.ProcessState.ExitCode()
	if code != 10 && code != 20 {
		t.Fatalf("cadical: %d: %s", code, out)
	}
	proof, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return string(proof), code == 20
}

// TestAcceptsCadical: all proofs of cadical are accepted, in both formats.
func TestAcceptsCadical(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	formulas := []clauses{pigeons(3), pigeons(7), random(r, 60, 300, 3), random(r, 120, 560, 3)}
	for range 40 {
		formulas = append(formulas, random(r, 8+r.IntN(12), 60+r.IntN(60), 3))
	}
	accepted := 0
	for i, f := range formulas {
		for _, format := range []Format{Text, Binary} {
			proof, unsat := cadical(t, f, format)
			err := check(f, proof, format)
			if (err == nil) != unsat {
				t.Errorf("formula %d, format %d: unsatisfiable: %v; %v", i, format, unsat, err)
			}
			if unsat && len(proof) > 0 {
				accepted++
			}
		}
	}
	if accepted < 30 {
		t.Errorf("only %d proofs", accepted)
	}
}

// TestRejectsMutants: a proof with something taken out or changed is rejected
// whenever one of its lemmas no longer follows, and no proof of a satisfiable
// formula is ever accepted.
func TestRejectsMutants(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	rejected, tried := 0, 0
	for range 60 {
		f := random(r, 6+r.IntN(4), 40+r.IntN(30), 3)
		proof, unsat := cadical(t, f, Text)
		if !unsat {
			continue
		}
		// A satisfiable part of the formula: no proof whatever is one of it.
		part := f
		for !part.satisfiable() {
			i := r.IntN(len(part))
			part = append(slices.Clone(part[:i]), part[i+1:]...)
		}
		if check(part, proof, Text) == nil {
			t.Fatalf("accepted a proof of the satisfiable\n%s\n%s", part.dimacs(), proof)
		}
		lines := strings.SplitAfter(proof, "\n")
		for range 20 {
			mutant := slices.Clone(lines)
			i := r.IntN(len(mutant))
			switch words := strings.Fields(mutant[i]); r.IntN(4) {
			case 0:
				mutant = slices.Delete(mutant, i, i+1)
			case 1:
				if len(words) > 1 && words[0] != "d" {
					words[0] = strings.TrimPrefix("-"+words[0], "--")
				}
				mutant[i] = strings.Join(words, " ") + "\n"
			case 2:
				if len(words) > 1 && words[0] != "d" {
					words = words[1:]
				}
				mutant[i] = strings.Join(words, " ") + "\n"
			case 3:
				mutant = mutant[:i]
			}
			text := strings.Join(mutant, "")
			if check(part, text, Text) == nil {
				t.Fatalf("accepted a proof of the satisfiable\n%s\n%s", part.dimacs(), text)
			}
			tried++
			if check(f, text, Text) != nil {
				rejected++
			}
		}
	}
	if tried < 200 || rejected < tried/10 {
		t.Errorf("%d of %d mutants rejected", rejected, tried)
	}
}

// TestCompact: the clauses left are the same after deleted ones are taken out of
// memory.
func TestCompact(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 6))
	c := newChecker()
	var kept clauses
	key := func(c []int32) string {
		c = slices.Clone(c)
		slices.Sort(c)
		return fmt.Sprint(slices.Compact(c))
	}
	for range 400 {
		for _, clause := range random(r, 2000, 20, 12) {
			lits, both := c.normal(clause)
			if both || len(lits) < 12 {
				continue
			}
			c.add(clause)
			kept = append(kept, clause)
		}
		for len(kept) > 30 {
			i := r.IntN(len(kept))
			c.delete(kept[i])
			kept[i] = kept[len(kept)-1]
			kept = kept[:len(kept)-1]
		}
		c.compact()
		var want, got []string
		for _, k := range kept {
			want = append(want, key(k))
		}
		for r := ref(0); int(r) < len(c.arena); r = c.after(r) {
			var clause []int32
			for _, l := range c.lits(r) {
				v := l >> 1
				if l&1 == 1 {
					v = -v
				}
				clause = append(clause, v)
			}
			got = append(got, key(clause))
			for i := range 2 {
				l := lit(c.lits(r)[i])
				if !slices.ContainsFunc(c.watches[l], func(w watch) bool { return w.clause == r }) {
					t.Fatalf("clause at %d is not watched by its literal %d", r, i)
				}
			}
		}
		slices.Sort(want)
		slices.Sort(got)
		if !slices.Equal(want, got) {
			t.Fatalf("%d clauses, want %d", len(got), len(want))
		}
	}
}

// FuzzCheck: no proof of a satisfiable formula is accepted, whatever its bytes.
func FuzzCheck(f *testing.F) {
	f.Add([]byte("1 0\n0\n"), false)
	f.Add([]byte("d 1 2 0\nc x\n-1 0 0"), false)
	f.Add([]byte("a\x02\x00a\x00d\x81\x01\x00"), true)
	formula := clauses{{1, 2, 3}, {1, -2}, {-1, 2}, {-1, -2, -3}, {2, 3}, {4, -3, 1}}
	if !formula.satisfiable() {
		f.Fatal("the formula must be satisfiable")
	}
	f.Fuzz(func(t *testing.T, proof []byte, binary bool) {
		format := Text
		if binary {
			format = Binary
		}
		if Check(context.Background(), formula.each, bytes.NewReader(proof), format) == nil {
			t.Errorf("accepted %q", proof)
		}
	})
}

func TestCancelled(t *testing.T) {
	f := pigeons(8)
	proof, _ := cadical(t, f, Binary)
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	if err := Check(ctx, f.each, strings.NewReader(proof), Binary); err != context.Canceled {
		t.Error(err)
	}
}

func BenchmarkPigeons(b *testing.B) {
	f := pigeons(9)
	proof, _ := cadical(b, f, Binary)
	b.SetBytes(int64(len(proof)))
	for b.Loop() {
		if err := check(f, proof, Binary); err != nil {
			b.Fatal(err)
		}
	}
}

// TestSteps: lemmas and deletions count, what stands behind the contradiction
// does not, and a formula that contradicts itself needs none.
func TestSteps(t *testing.T) {
	square := clauses{{1, 2}, {1, -2}, {-1, 2}, {-1, -2}}
	for _, test := range []struct {
		f     clauses
		proof string
		want  int
	}{
		{square, "1 0\n0\n", 1},
		{append(clauses{{2, 1}}, square...), "d 1 2 0\n5 -5 0\n1 0\n0\n7 0\n", 3},
		{clauses{{1}, {-1}}, "1 0\n", 0},
	} {
		got, err := Steps(context.Background(), test.f.each, strings.NewReader(test.proof), Text)
		if err != nil || got != test.want {
			t.Errorf("%q: %d steps, %v, want %d", test.proof, got, err, test.want)
		}
	}
}
