package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"inspect/internal/sample"
	"inspect/report"
)

// callers are methods that only call the library: what they assert is the same whatever the
// flags say of specifications, of exceptions and of null. Those of given are given collections
// that exist before the call, which are strangers where the library is the JDK's own.
var callers = map[string]string{
	"models": made + given,
	"jdk": `
	static void scales() { assert BigDecimal.valueOf(0, 2).equals(BigDecimal.ZERO); }
	static void sum() { assert BigDecimal.valueOf(15, 1).add(BigDecimal.ONE).intValue() == 2; }
	static void twice(int n) { BigInteger b = BigInteger.valueOf(n); assert b.add(b).longValue() == 2L * n; }` + made,
}

const (
	made = `
	static void text(int n) { assert new StringBuilder().append(n % 9).reverse().length() < 3; }
	static void pushed() { ArrayDeque<Integer> d = new ArrayDeque<>(); d.push(1); d.push(2); assert d.pop() == 2; }
	static void first() { TreeMap<Integer, Object> m = new TreeMap<>(); m.put(3, m); m.put(2, null); assert m.firstKey() == 3; }
	static void least() { PriorityQueue<Integer> q = new PriorityQueue<>(); q.add(2); q.add(1); assert q.poll() == 1; }
	static void mapped() { assert Optional.of("a").map(String::length).get() == 1; }`
	given = `
	static int grown(List<Integer> l) { if (l == null) return 0; int n = l.size(); l.add(1); assert l.size() > n; return n; }
	static int put(Map<String, Integer> m) { if (m == null) return 0; m.put("k", 1); assert m.get("k") == 2; return 1; }
	static void seen(Set<String> s) { if (s != null) assert s.contains("k") || s.add("k"); }
	static void sorted(int[] a) { if (a == null || a.length < 2) return; Arrays.sort(a); assert a[0] <= a[1]; }`
)

// TestForeignCode: no flag changes what the code of the library and of the JDK means, and
// none makes a check in a program that calls it unreachable. Asked is a third of the flags, with
// -sample.all each.
func TestForeignCode(t *testing.T) {
	t.Parallel()
	said := func(t *testing.T, file, flags string) map[string]string {
		var stdout, stderr bytes.Buffer
		run(append([]string{"inspect", "check", file, "--format", "json", "--no-cache", "--no-config"}, strings.Fields(flags)...), &stdout, &stderr)
		var doc report.Document
		if err := json.Unmarshal(stdout.Bytes(), &doc); err != nil {
			t.Fatalf("%v\n%s", err, &stderr)
		}
		out := map[string]string{}
		for _, r := range doc.Results {
			text := string(r.Verdict) + r.Reason
			for _, x := range r.Counterexamples() {
				text += fmt.Sprintf(", %s at %d:%d, %s", x.Kind, x.Place.Line, x.Place.Column, x.Status)
			}
			for _, p := range r.Properties {
				if p.Status == report.Unreachable && !report.OfLibrary(p.File) {
					text += fmt.Sprintf(", %s at %d:%d is unreachable", p.Kind, p.Line, p.Column)
				}
			}
			out[r.Method] = text
		}
		return out
	}
	flags := []string{
		"--nullness jml", "--nullness plain", "--nullable-by-default", "--overflow report", "--spec-math bigint", "--spec-math safe",
		"--invariants receiver", "--throws all", "--keys ESC,OPENJML,KEY", "--loops invariant", "--calls contract", "--calls inline",
		"--unknown-calls havoc", "--unknown-calls refuse", "--runtime-exceptions violation", "--runtime-exceptions allowed", "--private",
	}
	for _, d := range dialectNames() {
		flags = append(flags, "--dialect "+d)
	}
	for library, methods := range callers {
		t.Run(library, func(t *testing.T) {
			file := filepath.Join(t.TempDir(), "Callers.java")
			if err := os.WriteFile(file, []byte("import java.math.*;\nimport java.util.*;\nclass Callers {"+methods+"\n}\n"), 0o600); err != nil {
				t.Fatal(err)
			}
			where := "--library " + library
			want := said(t, file, where)
			if len(want) != strings.Count(methods, "assert") {
				t.Fatalf("%d methods: %v", len(want), want)
			}
			for _, f := range flags {
				if !sample.Chosen(library+f, 0, 3) {
					continue
				}
				t.Run(f, func(t *testing.T) {
					for m, got := range said(t, file, where+" "+f) {
						if got != want[m] {
							t.Errorf("%s: %s; without the flag: %s", m, got, want[m])
						}
					}
				})
			}
		})
	}
}
