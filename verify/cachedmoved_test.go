package verify

import (
	"context"
	"maps"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// movedProject has results of every kind: with places in other files and classes, in constructors, in what was there
// before, in two methods on a line, with notes of lines in texts.
var movedProject = map[string]string{
	"A.java": `package p;

/** The first. */
class A {
	int v = 1; /*@ nullable @*/ A next;
	// of each
	//@ invariant v >= 0;

	//@ ensures v == n;
	A(int n) {
		if (n < 0) throw new IllegalArgumentException();
		v = n;
	}

	//@ ensures \result == x;
	int holds(int x) { return x; } int plain(int x) { return x / v; }
	//@ ensures \result > 0;
	int violated(A a) {
		for (int i = 0; i < 2; i++) {
			a.v = a.v + B.twice(i);
		}
		return a.v;
	}
	/*@ requires x > 0;
	  @ requires x < 0;
	  @*/
	int vacuous(int x) { return x; }
	int needs(int[] a, int n) { return a[n]; }
	Object unsupported() { return new Thread(() -> { }); }
	//@ requires n >= 0; ensures \result == n;
	int loop(int n) { int s = 0; while (s < n) s++; return s; }
	//@ ensures true;
	int reached(int n) {
		if (n > 0 && n < 0)
			return 1;

		return 0;
	}
	//@ ensures true;
	void clear() { B b = new B(); b.set(null); v = -1; }
}
`,
	"B.java": `package p; class B { Object o = "";

	static int twice(int n) { return n + n; }
	//@ ensures o == p;
	void set(Object p) { this.o = p; }
	//@ assignable \nothing;
	void frame() { o = this; }
	static class C { int w; //@ ensures w > 0;
		C() { }
		int get(C c) { return c == null ? 1 : c.w; }
	}
}
`,
	"P.java": `package q;

public class P {
	private String s; // set later
	private int[] all = new int[2];

	public void set(String s) { this.s = s; }

	public int length() { return s.length(); }
	public int at(int i) {
		if (i < 0) return 0;
		return all[i];
	}
}
`,
}

// TestMovedIsTheSame: where lines come between others, results are taken from the cache, and are what a check anew
// gives, to the letter.
func TestMovedIsTheSame(t *testing.T) {
	dir := project(t, movedProject)
	config := cachedConfig(t, dir)
	first := Run(context.Background(), config)
	const rounds = 10
	random := rand.New(rand.NewPCG(1, 2))
	taken := 0
	for range rounds {
		texts := map[string]string{}
		for _, name := range slices.Sorted(maps.Keys(movedProject)) {
			text := movedProject[name]
			if random.IntN(5) == 0 {
				text = strings.Replace(text, "\n\t//@ ensures true;", " //@ ensures true;", 1)
			}
			lines := strings.SplitAfter(text, "\n")
			for i := range lines {
				if random.IntN(2*len(lines)) < 3 && !strings.HasPrefix(lines[i], "\t  @") {
					lines[i] = []string{"\n", "\t// another\n", "/* two\nlines */\n", "\n\n\n"}[random.IntN(4)] + lines[i]
				}
			}
			texts[name] = strings.Join(lines, "")
			if err := os.WriteFile(filepath.Join(dir, name), []byte(texts[name]), 0o644); err != nil {
				t.Fatal(err)
			}
		}
		kept := Run(context.Background(), config)
		without := config
		without.Cache = nil
		anew := Run(context.Background(), without)
		if len(kept.Results) != len(first.Results) {
			t.Fatalf("%d results of\n%s", len(kept.Results), texts)
		}
		if kept, anew := answers(t, kept), answers(t, anew); kept != anew {
			t.Fatalf("from the cache\n%s\nanew\n%s\nof\n%s", kept, anew, texts)
		}
		taken += kept.Cached
	}
	if all := rounds * len(first.Results); taken < all/4 {
		t.Errorf("%d of %d results are from the cache", taken, all)
	} else {
		t.Logf("%d of %d results are from the cache", taken, all)
	}
}
