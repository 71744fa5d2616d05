package verify_test

import (
	"context"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"inspect/cfg"
	"inspect/encode"
	"inspect/internal/oracle"
	"inspect/report"
	"inspect/verify"
	"inspect/z3"
)

// libraryClients are methods that use the library's models, which hold or not as they
// do on the JVM: bad ones are violated, and the interpreter agrees.
const libraryClients = `import java.util.*;
import org.cprover.CProver;
class Box { final int v; Box(int v) { this.v = v; } }
class Key { final int k; Key(int k) { this.k = k; }
	public boolean equals(Object o) { return o instanceof Key && ((Key) o).k == k; }
	public int hashCode() { return k & 1; } }
class Loose { final int k; Loose(int k) { this.k = k; }
	public boolean equals(Object o) { return o instanceof Loose && ((Loose) o).k == k; } }
class A {
	static void list(int a, int b) {
		List<Box> l = new ArrayList<>();
		l.add(new Box(a)); l.add(0, new Box(b));
		assert l.size() == 2 && l.get(0).v == b && l.get(1).v == a;
	}
	static void badList(int a, int b) {
		List<Box> l = new ArrayList<>();
		l.add(new Box(a)); l.add(0, new Box(b));
		assert l.remove(1).v == b;
	}
	static int index(int a) throws IndexOutOfBoundsException { List<Box> l = new LinkedList<>(); l.add(new Box(1)); return l.get(a).v; }
	static void concurrent(int a) {
		ArrayList<Box> l = new ArrayList<>();
		l.add(new Box(a)); l.add(new Box(a));
		try {
			for (Box b : l) l.add(b);
			assert false;
		} catch (ConcurrentModificationException e) { }
	}
	static void deque(int a, int b) {
		ArrayDeque<Box> d = new ArrayDeque<>();
		d.push(new Box(a)); d.addLast(new Box(b));
		assert d.pollLast().v == b && d.pop().v == a && d.poll() == null;
	}
	static void map(int a, int b, int k, int m) {
		HashMap<Key, Box> h = new HashMap<>();
		h.put(new Key(k), new Box(a)); h.put(new Key(m), new Box(b));
		assert h.get(new Key(m)).v == b && h.size() == (k == m ? 1 : 2);
	}
	static void badMap(int a, int b, int k, int m) {
		HashMap<Key, Box> h = new HashMap<>();
		h.put(new Key(k), new Box(a)); h.put(new Key(m), new Box(b));
		assert h.get(new Key(k)).v == a;
	}
	static void badHash(int k) {
		Set<Loose> s = new HashSet<>();
		s.add(new Loose(k));
		assert s.contains(new Loose(k));
	}
	static void badOrder(Box a, Box b) {
		Set<Box> s = new HashSet<>();
		s.add(a); s.add(b);
		assert s.iterator().next() == a;
	}
	static void linked(Box a, Box b) {
		Set<Box> s = new LinkedHashSet<>();
		s.add(a); s.add(b);
		assert s.iterator().next() == a;
	}
	static void queue(int a, int b) {
		PriorityQueue<Box> q = new PriorityQueue<>((x, y) -> x.v < y.v ? -1 : x.v == y.v ? 0 : 1);
		q.add(new Box(a)); q.add(new Box(b));
		assert q.poll().v <= q.poll().v;
	}
	static void tree(int a, int b) {
		TreeMap<Box, Box> t = new TreeMap<>((x, y) -> x.v < y.v ? -1 : x.v == y.v ? 0 : 1);
		t.put(new Box(a), new Box(1)); t.put(new Box(b), new Box(2));
		assert t.firstKey().v <= t.lastKey().v && t.containsKey(new Box(a));
	}
	static void line() {
		Scanner s = new Scanner(System.in);
		if (s.hasNextLine()) { String l = s.nextLine(); assert l.indexOf('\n') < 0; }
	}
	static void badLine() {
		Scanner s = new Scanner(System.in);
		if (s.hasNextLine()) { String l = s.nextLine(); assert !l.equals("ab"); }
	}
	static void badWord() {
		Scanner s = new Scanner(System.in);
		if (s.hasNext()) assert !s.next().equals("0");
	}
	static void badLines() throws java.io.IOException {
		java.io.BufferedReader r = new java.io.BufferedReader(new java.io.InputStreamReader(System.in));
		int n = 0;
		for (String l = r.readLine(); l != null; l = r.readLine()) { n++; assert n < 2 || !l.equals("x"); }
	}
	static void dice(Random r) { int n = new Random().nextInt(6); assert 0 <= n && n < 6; }
	static void badDice() { assert new Random().nextInt(6) < 5; }
	static void assumed() { int x = CProver.nondetInt(); CProver.assume(x > 2); assert x > 1; }
	static void badAssumed() { int x = CProver.nondetInt(); CProver.assume(x > 2); assert x != 5; }
	static void sort(int a, int b) { int[] n = {a, b}; Arrays.sort(n); assert n[0] <= n[1]; }
	static void badFill(int a) { int[] n = new int[2]; Arrays.fill(n, a); assert n[1] != 3; }
	static void root(String s) { if (s.equals("Ab")) assert s.toLowerCase(Locale.ROOT).equals("ab"); }
	static void badLocale(String s, Locale l) { assert !s.toUpperCase(l).equals("A"); }
	static String turkish(String s) { return s.toUpperCase(new Locale("tr")); }
	static void enumerated(Vector<Box> v) { int n = 0; for (Enumeration<Box> e = v.elements(); e.hasMoreElements(); e.nextElement()) n++; assert n == v.size(); }
	static void badEnumeration(Enumeration<String> e) { if (e.hasMoreElements()) e.nextElement(); assert !e.hasMoreElements(); }
	static int input(List<Box> l) { return l.size(); }
	static int inputMap(HashMap<Key, Box> l) { return l.size(); }
	static boolean inputOptional(Optional<String> o) { return o.isPresent() && o.get().isEmpty(); }
}`

// TestLibraryModels: clients of the models, in both encodings. Values of a model's type
// are refused where they are there before the call.
func TestLibraryModels(t *testing.T) {
	t.Parallel()
	dir := tree(t, map[string]string{"A.java": libraryClients})
	violated := map[string]bool{"badList": true, "badMap": true, "badHash": true, "badOrder": true, "badDice": true, "badLine": true, "badWord": true, "badLines": true, "badAssumed": true, "badFill": true, "badLocale": true, "badEnumeration": true}
	for _, e := range []encode.Method{encode.Ground, encode.Quantified} {
		backend := gophersat(t)
		if e == encode.Quantified {
			lib, err := z3.Open()
			if err != nil {
				t.Log(err) // without libz3 the ground encoding is all there is
				continue
			}
			backend = lib.Backend()
		}
		var only []string
		if e == encode.Quantified {
			only = []string{"A.list", "A.map", "A.badHash", "A.badDice", "A.assumed", "A.badFill", "A.linked"}
		}
		doc := verify.Run(context.Background(), verify.Config{Methods: only, Paths: []string{filepath.Join(dir, "A.java")}, Bounds: cfg.Bounds{Bits: 9, Objects: 2},
			Timeout: 10 * time.Second, Minimize: "off",
			Attempts: []verify.Attempt{{Encoding: encode.Options{Encoding: e}, Backend: backend}}})
		for _, r := range doc.Results {
			name, _, _ := strings.Cut(r.Method, "(")
			want := report.Holds
			switch {
			case r.Class != "A" || name == "A":
				continue
			case name == "input", name == "inputMap":
				want = report.Nothing
			case name == "turkish":
				want = report.Unsupported
			case violated[name]:
				want = report.Violated
			}
			if e == encode.Quantified && r.Reason == "timeout" {
				continue // quantified formulas of some take long
			}
			if r.Verdict != want {
				t.Errorf("%s: %s: %s, want %s %v", e, r.Method, r.Verdict, want, r.Diagnostics)
			}
			if c := r.Counterexample; c != nil && !oracle.Confirmed(c.Status, c.Reason) {
				t.Errorf("%s: %s: %s: %s", e, r.Method, c.Status, c.Reason)
			}
		}
	}
}
