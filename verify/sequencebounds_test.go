package verify_test

import (
	"context"
	"fmt"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"inspect/encode"
	"inspect/report"
	"inspect/verify"
)

// TestNothingToCheck: where numbers that are known close the way to the only check before a bound ends the
// loop, something is left to check beyond it.
func TestNothingToCheck(t *testing.T) {
	for body, want := range map[string]report.Verdict{
		"for (int i = 0; i < n; i += 50) { if (i > 1000) throw new AssertionError(); }":     report.Holds,
		"int k = 0; while (n > 0) { n /= 2; k++; } if (k > 20) throw new AssertionError();": report.Holds,
		"int s = 0; for (int i = 0; i < n; i++) { if (i > 10) s = 1 / (i - i); }":           report.Holds,
		"for (int i = 0; i < n; i++) { k += i; }":                                           report.Nothing,
		"k = n > 3 ? 1 : 2;": report.Nothing,
		"int j = 2; if (j > 20) throw new AssertionError();":                                            report.Nothing,
		"for (int i = 0; i < 3; i++) { if (i > 5) throw new AssertionError(); else k++; } k = n;":       report.Nothing,
		"for (int i = 0; i < n; i++) { if (i > 1000) throw new IllegalStateException(); else k += i; }": report.Holds,
	} {
		path := filepath.Join(t.TempDir(), "Steps.java")
		write(t, path, "class Steps { static int k; static void go(int n) { "+body+" } }")
		doc := verify.Run(context.Background(), verify.Config{Paths: []string{path},
			Attempts: []verify.Attempt{{Encoding: encode.Options{Encoding: encode.Ground}, Backend: gophersat(t)}}})
		if len(doc.Results) != 1 || doc.Results[0].Verdict != want {
			t.Errorf("%s: %v %+v, not %s", body, doc.Diagnostics, doc.Results, want)
		}
	}
}

// TestConstantsOfSteps: where constants decide the loops of a constructor beyond the limit for them, that is raised.
// Where it would have to be raised too far, or another bound cuts off each sequence, nothing is known of the state,
// though a larger bound is found that lets sequences end.
func TestConstantsOfSteps(t *testing.T) {
	for turns, want := range map[string]report.Verdict{"100": report.Holds, "5000": report.Inconclusive, "20 + (k & 1)": report.Inconclusive} {
		path := filepath.Join(t.TempDir(), "Pool.java")
		write(t, path, `class Pool {
			private final int[] free = new int[5];
			private int head;
			Pool(int k) { for (int i = 0; i < `+turns+`; i++) free[i & 3] = i; }
			void print() { if (head != -1) { int s = free[head]; System.out.println(s); } }
			void add(Object x) { java.util.Objects.requireNonNull(x); head = free[4] + 1; }
		}`)
		doc := verify.Run(context.Background(), verify.Config{Paths: []string{path}, Methods: []string{"Pool.print"}, States: verify.ReachableStates, CallsBefore: 2,
			Attempts: []verify.Attempt{{Encoding: encode.Options{Encoding: encode.Ground}, Backend: gophersat(t)}}})
		if len(doc.Results) != 1 || doc.Results[0].Verdict != want {
			t.Errorf("%s: %v %+v, not %s", turns, doc.Diagnostics, doc.Results[0].Verdict, want)
		}
	}
}

// TestManySteps: where more methods change what is read than make a graph, the rest is counted.
func TestManySteps(t *testing.T) {
	var b strings.Builder
	b.WriteString("class Count { private static int n; static void bump() { n += 1; } int share() { return 10 / (n + 1); } }\n")
	for i := range 100 {
		fmt.Fprintf(&b, "class Adder%d { static void add() { Count.bump(); } }\n", i)
	}
	path := filepath.Join(t.TempDir(), "Count.java")
	write(t, path, b.String())
	doc := verify.Run(context.Background(), verify.Config{Paths: []string{path}, Methods: []string{"Count.share"}, States: verify.ReachableStates, CallsBefore: 1,
		Attempts: []verify.Attempt{{Encoding: encode.Options{Encoding: encode.Ground}, Backend: gophersat(t)}}})
	if len(doc.Results) != 1 || doc.Results[0].States == nil || !slices.Contains(doc.Results[0].States.Without, "100 further methods") || doc.Results[0].States.CompleteInCalls {
		t.Errorf("%v %+v", doc.Diagnostics, doc.Results[0].States)
	}
}
