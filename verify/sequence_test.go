package verify

import (
	"math/rand/v2"
	"slices"
	"testing"

	"inspect/report"
)

// TestSequence: whatever order results come in, they are given in the methods'
// order, each as soon as those before it are there.
func TestSequence(t *testing.T) {
	const n = 9
	for range 200 {
		var given []int
		c := Config{Decided: func(r *report.Result) { given = append(given, r.Line) }}
		s := c.sequence(n)
		lost := map[int]bool{rand.IntN(n): true, rand.IntN(n): true}
		come := map[int]bool{}
		for _, i := range rand.Perm(n) {
			if lost[i] {
				s.put(i, nil) // it was not begun
				continue
			}
			s.put(i, &report.Result{Line: i})
			come[i] = true
			want := 0
			for come[want] {
				want++
			}
			if len(given) != want || !slices.IsSorted(given) {
				t.Fatalf("given %v of %v", given, come)
			}
		}
		s.end()
		if len(given) != n-len(lost) || !slices.IsSorted(given) {
			t.Fatalf("given %v without %v", given, lost)
		}
	}
	var order []int
	many := (&Config{Decided: func(r *report.Result) { order = append(order, r.Line) }}).sequence(2 * firstRound)
	many.expect([]int{7, 3, 5})
	many.put(3, &report.Result{Line: 3})
	many.put(7, nil) // calls before it are to decide
	many.put(5, &report.Result{Line: 5})
	many.expect([]int{7})
	many.put(7, &report.Result{Line: 7})
	many.put(1, &report.Result{Line: 1})
	if many.end(); !slices.Equal(order, []int{3, 5, 7, 1}) {
		t.Errorf("given %v in rounds, want the order of the checks", order)
	}
	given := 0
	c := Config{Confirm: ConfirmJVM, Decided: func(*report.Result) { given++ }}
	s := c.sequence(1)
	s.put(0, &report.Result{})
	if given != 0 {
		t.Error("a result is given before the JVM has spoken")
	}
	if s.end(); given != 1 {
		t.Error("a result is lost")
	}
}
