package verify_test

import (
	"testing"

	"inspect/verify"
)

// giving is a class whose methods look at the collections that unknown calls give: the verdicts
// in plain Java stand in front of them.
const giving = `import java.util.*;
class Item { int n; }
interface Shape { int sides(); }
class Square implements Shape { public int sides() { return 4; } }
class Fail extends Exception { Shape shape; }
interface Source<T> { List<T> all(); Optional<T> one(); T get(); }
interface Repo {
	List<String> names(); List<Item> items(); Map<String, Item> map(); Set<Integer> set(); Iterator<Item> iterator(); Deque<Integer> deque();
	Optional<Item> find(int k); void save(Item i); List<@Nullable Item> holes(); TreeMap<Integer, String> tree(); Map.Entry<String, Item> entry();
	void fail() throws Fail;
}
@interface Nullable { }
abstract class Base { abstract List<Item> items(); }
class A {
	Repo repo; static Repo shared;
	native List<String> code();
	/*violated*/ static void empty(Repo r) { assert !r.items().isEmpty(); }
	/*violated*/ static void full(Repo r) { assert r.items().isEmpty(); }
	/*violated*/ static void content(Repo r) { List<Item> l = r.items(); assert l.size() != 2 || l.get(0).n != 7 || l.get(1).n != 8; }
	/*holds*/ static void valid(Repo r) { List<Item> l = r.items(); assert l.size() >= 0; for (Item i : l) assert i != null; }
	/*violated*/ static void holes(Repo r) { for (Item i : r.holes()) assert i != null; }
	/*holds*/ static void typed(Repo r) { for (String s : r.names()) assert s.length() >= 0; }
	/*violated*/ static void alias(Repo r, List<Item> p) { assert r.items() != p; }
	/*violated*/ static void again(Repo r) { assert r.items() != r.items(); }
	/*violated*/ static void other(Repo r) { assert r.items() == r.items(); }
	/*violated*/ static void saved(Repo r) { Item i = new Item(); r.save(i); assert !r.items().contains(i); }
	/*holds*/ static void notSaved(Repo r) { Item i = new Item(); for (Item j : r.items()) assert j != i; }
	/*holds*/ static void alone(Repo r, List<Item> p) { int n = p.size(); List<Item> l = r.items(); if (l != p) { l.add(null); assert p.size() == n; } }
	/*holds*/ static void elements(Repo r, List<Item> p) { List<Item> l = r.items(); if (l == p || l.isEmpty() || p.isEmpty()) return; Item i = p.get(0); l.set(0, new Item()); assert p.get(0) == i; }
	/*violated*/ static void thrown(Repo r) { try { r.fail(); } catch (Fail f) { assert f.shape == null || f.shape.sides() != 4; } }
	/*holds*/ static void added(Repo r) { List<String> l = r.names(); int n = l.size(); l.add("x"); assert l.size() == n + 1 && l.get(n).equals("x"); }
	/*violated*/ static void absent(Repo r) { assert r.map().get("a") != null; }
	/*violated*/ static void present(Repo r) { assert r.map().get("a") == null; }
	/*violated*/ static void contains(Repo r) { assert !r.set().contains(5); }
	/*holds*/ static void once(Repo r) { Set<Integer> s = r.set(); assert s.add(5) || s.contains(5); }
	/*violated*/ static void some(Repo r) { assert r.find(3).isPresent(); }
	/*violated*/ static void none(Repo r) { assert !r.find(3).isPresent(); }
	/*holds*/ static void ifSome(Repo r) { Optional<Item> o = r.find(3); assert !o.isPresent() || o.get() != null; }
	/*violated*/ static void more(Repo r) { assert !r.iterator().hasNext(); }
	/*holds*/ static void noNull(Repo r) { for (Iterator<Item> i = r.iterator(); i.hasNext();) assert i.next() != null; }
	/*violated*/ static void first(Repo r) { Deque<Integer> d = r.deque(); assert d.isEmpty() || d.peek() != 3; }
	/*holds*/ static void sorted(Repo r) { TreeMap<Integer, String> t = r.tree(); assert t.size() < 2 || t.firstKey() < t.lastKey(); }
	/*violated*/ static void entry(Repo r) { assert r.entry().getValue().n == 0; }
	/*holds*/ static void noNullEntry(Repo r) { Map.Entry<String, Item> e = r.entry(); assert e.getKey() != null && e.getValue() != null; }
	/*violated*/ static void guarded(Repo r, String s) { if (s == null) throw new IllegalStateException(); assert r.map().get(s) != null; }
	/*holds*/ static void guardedSet(Repo r, String s) { if (s == null) throw new IllegalStateException(); Set<Integer> t = r.set(); assert t.isEmpty() || t.iterator().hasNext(); }
	/*holds*/ static void generic(Source<Item> s) { for (Item i : s.all()) assert i.n == i.n; }
	/*holds*/ static void argument(Source<List<Item>> s) { assert s.get().size() >= 0; }
	/*violated*/ static void argumentSize(Source<List<Item>> s) { assert s.get().size() != 1; }
	/*violated*/ static void ofClass(Base b) { assert b.items().size() != 1; }
	/*violated*/ void field() { assert repo == null || repo.items().size() != 1; }
	/*violated*/ void inStatic() { assert shared == null || shared.items().size() != 1; }
	/*violated*/ void ofCode() { assert code().size() != 1; }
	/*violated*/ static void loop(Repo r) { int c = 0; for (int i = 0; i < 2; i++) c += r.items().size(); assert c != 3; }
	/*holds*/ static void untouched(Repo r, Map<String, Item> m) { int n = m.size(); r.items(); assert m.size() == n; }
}
`

// TestUnknownGiven: an unknown call whose result is of a type of the library that holds objects
// gives any that may exist before the call, or a new one.
func TestUnknownGiven(t *testing.T) {
	t.Parallel()
	unknownRows(t, giving, verify.Config{UnknownCalls: "plain", Nullness: "plain"}, "empty", "full", "alias", "valid", "ifSome", "absent")
}
