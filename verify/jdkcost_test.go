package verify_test

import (
	"context"
	"runtime"
	"testing"

	"inspect/encode"
	"inspect/verify"
)

// TestJDKCosts: with the whole JDK at hand a file of ten tiny methods needs less than
// 60 MB more than without.
func TestJDKCosts(t *testing.T) {
	dir := tree(t, map[string]string{"A.java": `import java.util.*;
		class A {
			int v; List<Integer> list = new ArrayList<>();
			int a(int x) { return x + 1; }
			int b(int x) { return x > 0 ? x : -x; }
			int c(int[] a) { return a.length; }
			void d(int x) { v = x; }
			int e() { return list.size(); }
			String f(String s) { return s; }
			boolean g(Object o) { return o == this; }
			int h(int x, int y) { return Math.max(x, y); }
			int i(Map<String, Integer> m) { return m == null ? 1 : 2; }
			static int j() { return 3; }
		}`})
	allocated := func(c verify.Config) uint64 {
		c.Paths = []string{dir}
		c.Attempts = []verify.Attempt{{Encoding: encode.Options{Encoding: encode.Ground}, Backend: gophersat(t)}}
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		if doc := verify.Run(context.Background(), c); len(doc.Results) < 10 {
			t.Fatalf("%d results", len(doc.Results))
		}
		runtime.ReadMemStats(&after)
		return after.TotalAlloc - before.TotalAlloc
	}
	whole := modules(t)
	allocated(verify.Config{Modules: whole}) // what is set up once
	with, without := allocated(verify.Config{Modules: whole}), allocated(verify.Config{NoModules: "there is no JDK"})
	if t.Logf("allocated in all: %d KB with a JDK, %d KB without", with>>10, without>>10); with > without+60<<20 {
		t.Errorf("%d MB more", (with-without)>>20)
	}
}

// TestInitialisersCost: of the initialisers of the JDK's classes no more is loaded than is
// executed. Those of StringJoiner lead to most of java.base, and length asks for none.
func TestInitialisersCost(t *testing.T) {
	dir := tree(t, map[string]string{"A.java": `import java.util.StringJoiner;
		class A { static void f() { assert new StringJoiner("-").length() == 0; } }`})
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	expect(t, verdicts32(t, verify.Config{Paths: []string{dir}, Modules: modules(t), Library: "jdk"}), map[string]string{"A.f()": "holds"})
	runtime.ReadMemStats(&after)
	if all := after.TotalAlloc - before.TotalAlloc; all > 400<<20 {
		t.Errorf("%d MB are allocated", all>>20)
	}
}
