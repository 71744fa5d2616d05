package verify_test

import (
	"cmp"
	"context"
	"os"
	"path/filepath"
	"testing"
	"time"

	"inspect/cfg"
	"inspect/encode"
	"inspect/internal/columns"
	"inspect/report"
	"inspect/verify"
)

// TestNames: Java names that look like what the encodings make up are the
// program's own, in every encoding.
func TestNames(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		name, text string
		want       report.Verdict
		calls      string
	}{
		{"a way out of a call", `class A {
			//@ assignable \nothing; signals (IllegalStateException e) true; ensures \result == 1;
			int thrower() { if (this == null) throw new IllegalStateException(); return 1; }
			//@ signals (IllegalStateException e) true; ensures choice_1_0;
			void m(boolean choice_1_0) { thrower(); }
		}`, report.Violated, ""},
		{"arrays of chars beside those of strings", `class A {
			//@ requires c.length == 1 && s.length() == 1; ensures s.charAt(0) == \old(s.charAt(0));
			static void m(char[] c, String s) { c[0] = 1; }
		}`, report.Holds, ""},
		{"lengths of arrays of chars and of strings", `class A {
			//@ requires c.length < 2 && s.length() < 2; ensures \result == c.length;
			static int m(char[] c, String s) { return s.length(); }
		}`, report.Violated, ""},
		{"edges", `class A {
			boolean exists;
			//@ requires E_0_1 && stop_1 && exists; ensures \result == 2;
			int m(boolean E_0_1, boolean stop_1) { return E_0_1 && stop_1 && exists ? 2 : 1; }
		}`, report.Holds, ""},
		{"contradictory clauses", `class A {
			//@ requires (\exists int pre; 0 <= pre && pre < a.length; a[pre] > 2) && a.length == 0; ensures false;
			void m(int[] a) { }
		}`, report.Vacuous, ""},
		{"chosen values", `class A {
			//@ requires (\exists int some; 0 <= some && some < n); ensures !(\exists int exit; 0 <= exit && exit < n; exit == reach);
			void m(int n, int reach) { }
		}`, report.Violated, ""},
		{"what a call leaves", `class A {
			//@ assignable \nothing; ensures \result >= 0;
			int f() { return 1; }
			//@ ensures \result >= 0 && (\forall int $f; 0 <= $f && $f <= \result; $f >= 0);
			int m() { return f(); }
		}`, report.Holds, ""},
		{"a variable named as the result", `class A {
			//@ requires x > 0; ensures \result == 4;
			static int m(int x) { int result = 5; if (x > 0) { result = 4; } return 3; }
		}`, report.Violated, ""},
		{"a variable named as a result of another type", `class A {
			//@ ensures \result == (x == 0);
			static boolean m(int x) { int r = f(x); return x == r; }
			static int f(int x) { int result = 0; while (x > 0) { result <<= 1; result |= (x & 1); x >>= 1; } return result; }
		}`, report.Violated, "inline"},
		{"variables named as the invented ones of solvers", `class A {
			//@ requires a != null && a.length > 0 && k >= 0 && k < a.length && e != 0;
			//@ ensures (\forall int x; 0 <= x && x < a.length; a[x] == (x == k ? e : \old(a[x])));
			static void m(int[] a, int k, int e) { int x = k; int t = e; k = k + 1; e = e + 1; a[x] = t; }
		}`, report.Holds, ""},
	} {
		for name, a := range map[string]verify.Attempt{
			"ground":     {Encoding: encode.Options{Encoding: encode.Ground}, Backend: gophersat(t)},
			"quantified": {Encoding: encode.Options{Encoding: encode.Quantified}, Backend: columns.All(t)["quantified/z3"].Backend},
		} {
			t.Run(c.name+", "+name, func(t *testing.T) {
				doc := verify.Run(context.Background(), verify.Config{
					Paths: []string{javaFile(t, c.text)}, Methods: []string{"A.m"}, Calls: cmp.Or(c.calls, "contract"), Check: true,
					Bounds: cfg.Bounds{Bits: 4, Objects: 2, ArrayLength: 2}, Timeout: time.Minute,
					Attempts: []verify.Attempt{a},
				})
				if len(doc.Results) != 1 || doc.Results[0].Verdict != c.want {
					t.Errorf("want %s\n%s", c.want, columns.Text(doc))
				}
			})
		}
	}
}

// TestNamesakes: static fields and objects of classes with one simple name have
// different names in a report.
func TestNamesakes(t *testing.T) {
	dir := t.TempDir()
	for name, text := range map[string]string{
		"p/S.java": "package p; public class S { public static int t; public int v; }",
		"q/S.java": "package q; public class S { public static int t; public int v; }",
		"U.java": `class U {
			//@ requires a.v != b.v; ensures p.S.t == \old(p.S.t) || b.v != 1;
			static void m(p.S a, q.S b) { p.S.t = q.S.t; q.S.t = 3; b.v = 1; }
		}`,
	} {
		path := filepath.Join(dir, name)
		if err := os.MkdirAll(filepath.Dir(path), 0o777); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	for name, a := range map[string]verify.Attempt{
		"ground":     {Encoding: encode.Options{Encoding: encode.Ground}, Backend: gophersat(t)},
		"quantified": {Encoding: encode.Options{Encoding: encode.Quantified}, Backend: columns.All(t)["quantified/z3"].Backend},
	} {
		t.Run(name, func(t *testing.T) {
			doc := verify.Run(context.Background(), verify.Config{
				Paths: []string{dir}, Methods: []string{"U.m"}, Check: true,
				Bounds: cfg.Bounds{Bits: 4, Objects: 1}, Timeout: time.Minute, Attempts: []verify.Attempt{a},
			})
			ce := doc.Results[0].Counterexample
			if ce == nil || ce.Status != "confirmed" {
				t.Fatal(columns.Text(doc))
			}
			seen := map[string]bool{}
			for _, v := range ce.Post.Statics {
				seen[v.Name+" = "+v.Value] = true
			}
			for _, o := range ce.Post.Objects {
				seen[o.Name] = true
			}
			for _, s := range []string{"p.S#1", "q.S#1", "q.S.t = 3"} {
				if !seen[s] {
					t.Errorf("no %s in %v", s, seen)
				}
			}
			if len(seen) != 4 {
				t.Errorf("%v", seen)
			}
		})
	}
}
