package verify_test

import (
	"path/filepath"
	"strings"
	"testing"

	"inspect/verify"
)

// TestNameless: what a program asks of an object of a class that the JDK does not name is
// refused, and all else is as Java has it.
func TestNameless(t *testing.T) {
	dir := t.TempDir()
	write(t, filepath.Join(dir, "A.java"), `import java.util.*;
		class A {
			static boolean classes() { Object o = List.of("a"), p = List.of("a", "b", "c"); assert o.getClass() == p.getClass(); return true; }
			static boolean iterators() { List<String> l = new ArrayList<>(); Object o = l.iterator(), p = l.listIterator(); assert o.getClass() == p.getClass(); return true; }
			static String name() { return List.of("a").getClass().getSimpleName(); }
			static boolean serializable() { Object o = List.of("a"); assert !(o instanceof java.io.Serializable); return true; }
			static boolean abstractList() { Object o = List.of("a"); assert o instanceof AbstractList; return true; }
			static boolean ordered() { Object o = new TreeMap<String, String>().keySet(); assert !(o instanceof SortedSet); return true; }
			static Object cast() { Object o = Comparator.naturalOrder(); return (Comparable<?>) o; }
			static boolean linked() { Object o = new Mine(); assert !(o instanceof AbstractSequentialList); return true; }
			//@ ensures !(\result instanceof java.io.Serializable);
			static Object clause() { return Set.of("a"); }
			static void instance() { Object o = List.of("a"); assert !java.io.Serializable.class.isInstance(o); }
			static void abstractInstance() { Object o = List.of("a"); assert AbstractList.class.isInstance(o); }
			static void promisedInstance() { Object o = List.of("a"); assert List.class.isInstance(o) && !Set.class.isInstance(o) && !A.class.isInstance(o); }
			static boolean promised() { Object o = List.of("a"); assert o instanceof List && o instanceof Iterable && !(o instanceof Set) && !(o instanceof A); return true; }
			static boolean other() { Object o = List.of("a"), p = new A(); assert o.getClass() != p.getClass() && o.getClass() != String.class; return true; }
			static boolean mixed(boolean b, Object a) { Object o = b ? List.of("a") : "a"; return b || o instanceof Comparable; }
			boolean mayEqual(Object o) { List<String> l = List.of(); return o != null && o.getClass() == getClass() && l.isEmpty(); }
			static class Mine extends LinkedList<String> { }
		}`)
	got := verdicts32(t, verify.Config{Paths: []string{dir}})
	for _, m := range []string{"classes", "iterators", "name", "serializable", "abstractList", "ordered", "cast", "linked", "clause", "instance", "abstractInstance"} {
		v := got["A."+m+"()"]
		if !strings.HasPrefix(v, "unsupported") {
			t.Errorf("%s: %s", m, v)
		}
	}
	for _, m := range []string{"promised()", "promisedInstance()", "other()", "mixed(boolean,Object)", "mayEqual(Object)"} {
		if v := got["A."+m]; v != "holds" && v != "nothing-to-check" {
			t.Errorf("%s: %s", m, v)
		}
	}
}
