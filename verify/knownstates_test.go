package verify_test

import (
	"context"
	"testing"

	"inspect/encode"
	"inspect/report"
	"inspect/verify"
)

// TestSizesOfGraphs: what is known of texts, elements and choices keeps graphs of collections small.
func TestSizesOfGraphs(t *testing.T) {
	t.Parallel()
	dir := tree(t, map[string]string{"A.java": `import java.util.*;
class A {
	static String tail(Integer k) { TreeMap<Integer, Integer> r = new TreeMap<>(); r.put(1, 5); return r.tailMap(k).toString(); }
	//@ ensures \result.equals("{3=9}|{1=5, 3=9}");
	static String sorted() { TreeMap<Integer, Integer> r = new TreeMap<>(Map.of(1, 5, 3, 9)); return "" + r.tailMap(2) + "|" + r; }
	//@ ensures \result.equals("{a={2=[ab], 1=[a]}, b={2=[bb], 1=[b]}}");
	static String group() {
		Map<String, Map<Integer, List<String>>> m = new TreeMap<>();
		for (String s : List.of("a", "bb", "ab", "b"))
			m.computeIfAbsent(s.substring(0, 1), k -> new TreeMap<>(Comparator.reverseOrder())).computeIfAbsent(s.length(), k -> new ArrayList<>()).add(s);
		return m.toString();
	}
	static String counts() {
		Map<String, Integer> count = new TreeMap<>();
		for (String w : "the quick brown fox jumps over the lazy dog".split(" ")) count.merge(w, 1, Integer::sum);
		StringBuilder b = new StringBuilder();
		PriorityQueue<Integer> q = new PriorityQueue<>(Comparator.reverseOrder());
		q.addAll(count.values());
		while (!q.isEmpty()) b.append(q.poll()).append(' ');
		return b.toString().trim();
	}
	static int wrong() {
		Map<String, List<Integer>> m = new TreeMap<>();
		for (int i = 0; i < 10; i++) m.computeIfAbsent(i % 2 == 0 ? "even" : "odd", k -> new ArrayList<>()).add(i);
		return m.get("neither").size();
	}
}`})
	doc := verify.Run(context.Background(), verify.Config{Paths: []string{dir}, Reached: "off", Minimize: "off", States: "any", Modules: modules(t),
		Attempts: []verify.Attempt{{Encoding: encode.Options{Encoding: encode.Ground}, Backend: gophersat(t)}}})
	want := map[string]struct {
		verdict report.Verdict
		edges   int
	}{
		"A.tail(Integer)": {report.Holds, 1000},
		"A.sorted()":      {report.Holds, 2500},
		"A.group()":       {report.Holds, 4500},
		"A.counts()":      {report.Holds, 5000},
		"A.wrong()":       {report.Violated, 2500},
	}
	n := 0
	for _, r := range doc.Results {
		w, ok := want[r.Class+"."+r.Method]
		if !ok {
			continue
		}
		n++
		t.Logf("%s: %s, %d edges", r.Method, r.Verdict, r.Size.Edges)
		if r.Verdict != w.verdict || r.Size.Edges > w.edges {
			t.Errorf("%s: %s %s with %d edges, want %s with at most %d", r.Method, r.Verdict, r.Reason, r.Size.Edges, w.verdict, w.edges)
		}
		if w.verdict == report.Violated && (r.Counterexample == nil || r.Counterexample.Place.Line != 25) {
			t.Errorf("%s is violated elsewhere", r.Method)
		}
	}
	if n != len(want) {
		t.Errorf("%d results: %v", n, doc.Diagnostics)
	}
}
