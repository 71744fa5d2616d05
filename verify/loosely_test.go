package verify_test

import (
	"strings"
	"testing"

	"inspect/cfg"
	"inspect/verify"
)

// loose are methods over maps and sets whose keys answer equals and hashCode with code that no
// clause can call, or are of a class without a body: the verdict stands in front of each. Which
// keys are equal is open; none is there twice, and their hash codes differ. Where a counterexample
// may be no state, as the interpreter finds, nothing is decided.
const loose = `import java.net.URL;
import java.util.*;
class Key {
    private final int[] parts;
    Key(int[] parts) { this.parts = parts; }
    public boolean equals(Object o) { return o instanceof Key && Arrays.equals(parts.clone(), ((Key) o).parts.clone()); }
    public int hashCode() { return new int[] {parts.length}[0]; }
}
class A {
    /* holds */ static int size(Map<Key, String> m) { return 10 / (m.size() + 1); }
    /* holds */ static int strings(Map<String, String> m) { m.put("a", ""); return m.get("a").length(); }
    /* inconclusive */ static void several(Map<Key, String> m) { assert m.size() < 2; }
    /* violated */ static void two(Set<URL> s) { assert s.size() < 2; }
    /* violated */ static void hashes(Set<Key> s) { if (s.size() == 2) { Iterator<Key> i = s.iterator(); assert i.next().hashCode() == i.next().hashCode(); } }
    /* holds */ static void once(Set<Key> s) { if (s.size() == 2) { Iterator<Key> i = s.iterator(); assert i.next() != i.next(); } }
    /* holds */ static void urls(Set<URL> s) { if (s.size() == 2) { Iterator<URL> i = s.iterator(); assert i.next() != i.next(); } }
    /* inconclusive */ static void different(Set<Key> s) { if (s.size() == 2) { Iterator<Key> i = s.iterator(); assert !i.next().equals(i.next()); } }
    /* violated */ static void found(Map<Key, String> m, Key k) { assert m.get(k) == null; }
    /* violated */ static void unknown(Map<URL, String> m, URL u) { assert m.get(u) == null; }
}`

func TestLooseKeys(t *testing.T) {
	c := verify.Config{Paths: []string{javaFile(t, loose)}, Modules: modules(t), Nullness: "plain", States: "any", Bounds: cfg.Bounds{Bits: 8, Objects: 2, ArrayLength: 2, Unwind: 3}}
	expectStated(t, loose, c)
}

// expectStated checks the methods of a text, of which each has its verdict in front.
func expectStated(t *testing.T, text string, c verify.Config) {
	t.Helper()
	want := map[string]string{}
	for _, line := range strings.Split(text, "\n") {
		if verdict, rest, ok := strings.Cut(strings.TrimSpace(line), " */ "); ok {
			head, _, _ := strings.Cut(rest, "(")
			words := strings.Fields(head)
			want[words[len(words)-1]] = strings.TrimPrefix(verdict, "/* ")
		}
	}
	got := map[string]string{}
	for m, v := range verdictsWithin(t, c) {
		name, _, _ := strings.Cut(strings.TrimPrefix(m, "A."), "(")
		got[name] = v
	}
	expect(t, got, want)
}

// jdkKeys are methods over keys of the JDK without a body, in states that calls make. What rests on what the
// library calls of a key says nothing; what the program calls itself may give anything, and is no matter of
// what is wrong behind it.
const jdkKeys = `import java.net.*;
import java.util.*;
class A {
    /* inconclusive */ static void added(Set<InetAddress> s, InetAddress u) { s.add(u); assert s.contains(u); }
    /* violated */ static int text(URL u, int[] a) { String s = u.toString(); int[] b = new int[2]; b[2] = 1; return 0; }
    /* violated */ static int same(URL u, URL v) { boolean e = u.equals(v); int[] b = new int[2]; b[2] = 1; return 0; }
}`

func TestKeysOfJDK(t *testing.T) {
	c := verify.Config{Paths: []string{javaFile(t, jdkKeys)}, Modules: modules(t), Nullness: "plain", States: verify.ReachableStates, CallsBefore: 1, Bounds: cfg.Bounds{Bits: 8, Objects: 2, ArrayLength: 2, Unwind: 3}}
	expectStated(t, jdkKeys, c)
}
