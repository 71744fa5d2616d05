package verify_test

import (
	"path/filepath"
	"testing"

	"inspect/verify"
)

// TestLambdaContracts: the method of a lambda or method reference keeps the contract of
// the method that it stands for, as an overriding method does, whatever its object has
// captured; a call by contract relies on that.
func TestLambdaContracts(t *testing.T) {
	file := filepath.Join(tree(t, map[string]string{"A.java": `class A {
			static class Item { int v; }
			interface F {
				//@ requires 0 <= x && x < 9;
				//@ ensures \result > x;
				//@ assignable \nothing;
				int f(int x);
			}
			interface G<T> {
				//@ ensures \result != null;
				/*@ nullable @*/ T make(/*@ nullable @*/ T t);
			}
			static int count;
			int n;
			//@ ensures \result == x + 1; assignable \nothing;
			static int next(int x) { return x + 1; }
			static int twice(int x) { return 2 * x; }
			static void captured(int k) { F g = x -> x + k; }
			static void good(int k) { F g = x -> k == x ? x + 2 : x + 1; }
			static void writes() { F g = x -> { count++; return x + 1; }; }
			static void outside() { F g = x -> 9 / (9 - x); }
			void outer() { F g = x -> x + n; }
			static void reference() { F g = A::next; }
			static void wrong() { F g = A::twice; }
			static void typed() { G<Item> g = t -> t == null ? new Item() : t; }
			static void given() { G<Item> g = t -> t; }
			static F kept = x -> 0;
			static void calls() { F g = x -> x + 5; assert g.f(3) > 3; }
			static void more() { F g = x -> x + 5; assert g.f(3) == 8; }
			static void demands() { F g = x -> x + 5; g.f(9); }
		}`}), "A.java")
	lambdas := map[string]string{
		"A.lambda18.f(int)": "violated", "A.lambda19.f(int)": "holds", "A.lambda20.f(int)": "violated", "A.lambda21.f(int)": "violated",
		"A.lambda22.f(int)": "violated", "A.lambda23.f(int)": "holds", "A.lambda24.f(int)": "violated",
		"A.lambda25.make(Object)": "holds", "A.lambda26.make(Object)": "violated", "A.lambda28.f(int)": "holds",
		"A.calls()": "holds",
	}
	for calls, callers := range map[string][2]string{"inline": {"holds", "nothing-to-check"}, "contract": {"violated", "violated"}} {
		lambdas["A.more()"], lambdas["A.demands()"] = callers[0], callers[1]
		expect(t, verdicts32(t, verify.Config{Paths: []string{file}, Calls: calls}), lambdas)
	}
	expect(t, verdicts32(t, verify.Config{Paths: []string{file}, Methods: []string{"A.wrong()"}}), map[string]string{
		"A.wrong()": "nothing-to-check", "A.lambda24.f(int)": "violated",
	})
}
