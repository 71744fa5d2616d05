package verify

import (
	"context"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"inspect/cfg"
	"inspect/encode"
	"inspect/report"
	"inspect/smtlib"
	"inspect/solve/sat"
	"inspect/verify/decide"
)

const unreached = `class Unreached {
    /*@ nullable @*/ int[] a;
    int n;
    //@ invariant n > 3;
    //@ requires x <= 0;
    //@ requires y <= 7 && y > -50;
    //@ requires a != null;
    int sum(int x, int y) {
        if (x + y > 9 && x > -50) {
            return a[x + 1];
        }
        return 0;
    }
    //@ requires a != null;
    int late(int k) {
        for (int i = k; i < 2; i++) {
            if (i == 2) {
                return a[i];
            }
        }
        return 0;
    }
    //@ requires a != null;
    int fields() {
        int m = n;
        if (m * 0 != 0) {
            return 3;
        }
        if (m < 2) {
            return a[7];
        }
        return 1;
    }
    //@ requires x < y;
    //@ requires y < z && y != 9;
    //@ requires z <= x;
    void vacuous(int x, int y, int z) {
    }
    //@ requires x > 0;
    void assumed(int x, int y) {
        if (y > 3) {
            y = 0;
        }
        //@ assume x + 1 < 2 && x < 9;
        y = x / x;
    }
    //@ requires x >= 0 && x < 100;
    int everything(int x) {
        int s = 7 / (x + 1);
        assert ++s > x - 100;
        if (s < -99) {
            throw new IllegalStateException();
        }
        if (x == 3) {
            s = s + 7 / x;
        }
        return s / (x + 2);
    }
}
`

// TestUnreached reads why no execution comes to a check: all of what contradicts
// each other, and nothing else.
func TestUnreached(t *testing.T) {
	path := filepath.Join(t.TempDir(), "Unreached.java")
	if err := os.WriteFile(path, []byte(unreached), 0o644); err != nil {
		t.Fatal(err)
	}
	gopher, err := sat.New("gophersat")
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		method  string
		verdict report.Verdict
		status  map[int]report.Verdict // by line
		core    []string               // of the unreachable one, or of the verdict
	}{
		{"sum", report.Holds, map[int]report.Verdict{10: report.Unreachable},
			[]string{"05 requires x <= 0;", "06 requires y <= 7 && y > -50;", "09 [x + y > 9 && x > -50]"}},
		{"late", report.Holds, map[int]report.Verdict{18: report.Unreachable}, []string{"16 [i < 2]", "17 [i == 2]"}},
		{"fields", report.Holds, map[int]report.Verdict{30: report.Unreachable}, []string{"04 invariant n > 3;", "29 [m < 2]"}},
		{"vacuous", report.Vacuous, nil, []string{"34 requires x < y;", "35 requires y < z && y != 9;", "36 requires z <= x;"}},
		{"assumed", report.Vacuous, nil, []string{"39 requires x > 0;", "44 [assume x + 1 < 2 && x < 9]"}},
		{"everything", report.Holds, map[int]report.Verdict{49: report.Holds, 50: report.Holds, 52: report.Holds, 55: report.Holds, 57: report.Holds}, nil},
	} {
		doc := Run(context.Background(), Config{Paths: []string{path}, Methods: []string{"Unreached." + c.method}, Check: true,
			Bounds: cfg.Bounds{Bits: 8, Objects: 1}, Attempts: []decide.Attempt{{Encoding: encode.Options{Encoding: encode.Ground}, Backend: gopher}}, Reached: "full"})
		if len(doc.Results) != 1 || doc.Results[0].Verdict != c.verdict {
			t.Errorf("%s: want %s:\n%s", c.method, c.verdict, textOf(doc))
			continue
		}
		core := doc.Results[0].Core
		for _, p := range doc.Results[0].Properties {
			if p.Status == report.Unreachable && c.verdict == report.Holds {
				core = p.Core
			}
			if want := c.status[p.Line]; want != "" && want != p.Status {
				t.Errorf("%s: %s at line %d is %s", c.method, p.Kind, p.Line, p.Status)
			}
			delete(c.status, p.Line)
		}
		if len(c.status) > 0 {
			t.Errorf("%s: no property at %v", c.method, c.status)
		}
		var have []string
		for _, p := range core {
			have = append(have, strings.TrimSpace(itoa(p.Line)+" "+p.Text))
		}
		if !slices.Equal(have, c.core) {
			t.Errorf("%s: have %q, want %q", c.method, have, c.core)
		}
		shown := strings.Join(strings.Fields(textOf(doc)), " ") // however it is folded
		for _, k := range c.core {
			_, text, _ := strings.Cut(k, " ")
			if !strings.Contains(shown, text) {
				t.Errorf("%s: the text does not say %q:\n%s", c.method, text, shown)
			}
		}
	}
}

func textOf(doc *report.Document) string {
	var b strings.Builder
	doc.WriteText(&b, report.TextOptions{Verbose: true})
	return b.String()
}

func itoa(n int) string { return string(rune('0'+n/10)) + string(rune('0'+n%10)) }

// TestShrink: what is left is unsatisfiable, and nothing can be left out of it.
func TestShrink(t *testing.T) {
	b := smtlib.NewBuilder()
	var all []*smtlib.Term
	for _, n := range strings.Split("abcdefghijklm", "") {
		all = append(all, b.Const(n, b.BoolSort()))
	}
	for _, need := range []string{"", "a", "m", "aem", "abc", "klm", "abcdefghijklm"} {
		asked := 0
		got, ok := shrink(all, nil, func(some []*smtlib.Term) (bool, bool) {
			asked++
			for _, n := range need {
				if !slices.ContainsFunc(some, func(t *smtlib.Term) bool { return t.Name == string(n) }) {
					return false, true
				}
			}
			return true, true
		})
		var names string
		for _, g := range got {
			names += g.Name
		}
		if names != need || !ok {
			t.Errorf("%q is left of what needs %q", names, need)
		}
	}
}
