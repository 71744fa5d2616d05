package verify_test

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"inspect/encode"
	"inspect/solve/sat"
	"inspect/verify"
)

// smallMethods writes a folder with 20 classes of ten small methods each, of which
// some break their contracts.
func smallMethods(t testing.TB) string {
	t.Helper()
	dir := t.TempDir()
	for k := range 20 {
		var b strings.Builder
		fmt.Fprintf(&b, `class Node%[1]d { int v; /*@ nullable @*/ Node%[1]d next; }
class C%[1]d {
  int[] a = {1, 2, 3}; /*@ nullable @*/ Node%[1]d head;
  static final int LIMIT = twice(50);
  static int twice(int n) { return 2 * n; }
  //@ invariant a.length >= 3;
`, k)
		for i := range 5 {
			fmt.Fprintf(&b, `  //@ requires n >= 0 && n < LIMIT; ensures \result >= n;
  int up%[1]d(int n) { int s = n; for (int i = 0; i < 3; i++) { if (a[i] > %[1]d) s = s + %[1]d - 1; } return s; }
  //@ ensures head == x && x.next == \old(head); assignable head, x.next;
  void push%[1]d(Node%[2]d x) { x.next = head; head = x; if (x.v > %[1]d) x.v = x.v - 1; }
`, i, k)
		}
		b.WriteString("}\n")
		if err := os.WriteFile(filepath.Join(dir, fmt.Sprintf("C%d.java", k)), []byte(b.String()), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	return dir
}

func jobsConfig(t testing.TB, dir string, jobs int) verify.Config {
	return verify.Config{Paths: []string{dir}, Jobs: jobs, Check: true,
		Attempts: []verify.Attempt{{Encoding: encode.Options{Encoding: encode.Ground}, Backend: gophersat(t)}}}
}

// TestJobs: several methods at a time share the world, and the answers are the same.
func TestJobs(t *testing.T) {
	t.Parallel()
	dir := smallMethods(t)
	answers := func(jobs int) []string {
		var out []string
		for _, r := range verify.Run(context.Background(), jobsConfig(t, dir, jobs)).Results {
			line := fmt.Sprint(r.Class, ".", r.Method, " ", r.Verdict, " ", r.Reason, " ", r.Size.Edges)
			if c := r.Counterexample; c != nil {
				line += fmt.Sprint(" ", c.Property, " ", c.Status, " ", len(c.Steps))
			}
			out = append(out, line)
		}
		return out
	}
	one, four := answers(1), answers(4)
	if len(one) < 200 || !slices.Equal(one, four) {
		for i := range one {
			if one[i] != four[i] {
				t.Errorf("one at a time: %s\nfour at a time: %s", one[i], four[i])
			}
		}
		t.Errorf("%d and %d methods", len(one), len(four))
	}
}

// BenchmarkJobs gives the time of two methods at a time as a part of that of one at a
// time, on a folder of 200 small methods:
//
//	go test ./verify -run '^$' -bench Jobs -benchtime 5x
//
// By default solvers that are programs take what the embedded one finds hard; that one
// serves one question at a time, so that alone it gains less.
func BenchmarkJobs(b *testing.B) {
	dir := smallMethods(b)
	for _, name := range []string{"auto", "gophersat"} {
		b.Run(name, func(b *testing.B) {
			backend, err := sat.New(name)
			if err != nil {
				b.Fatal(err)
			}
			seconds := func(jobs int) float64 {
				start := time.Now()
				c := jobsConfig(b, dir, jobs)
				c.Check, c.Attempts[0].Backend = false, backend
				verify.Run(context.Background(), c)
				return time.Since(start).Seconds()
			}
			var ratios []float64
			for b.Loop() {
				ratios = append(ratios, seconds(2)/seconds(1))
			}
			slices.Sort(ratios)
			b.ReportMetric(ratios[len(ratios)/2], "ratio")
		})
	}
}
