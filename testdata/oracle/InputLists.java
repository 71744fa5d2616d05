import java.util.*;

/** Lists that exist before the call. */
class InputLists {
    static class Item { int n; }
    static class Bag { List<Item> items; }

    // EXPECT violated assert bits=4 objects=1
    static void size(List<Item> l) { assert l.size() < 2; }
    // EXPECT holds bits=4 objects=1
    static void sizes(List<Item> l) { assert l.size() <= 2; assert l.isEmpty() == (l.size() == 0); }
    // EXPECT violated assert bits=5 objects=2 collection-size=1
    static void alias(List<Item> a, List<Item> b) { b.clear(); a.add(null); assert b.isEmpty(); }
    // EXPECT holds bits=5 objects=2 collection-size=1
    static void apart(List<Item> a, List<Item> b) { b.clear(); a.add(null); assert a == b || b.isEmpty(); }
    // EXPECT holds bits=4 objects=1
    static int loop(List<Item> l) { int n = 0; for (Item x : l) n++; assert n == l.size(); return n; }
    // EXPECT violated null bits=4 objects=1
    static int nulls(List<Item> l) { int n = 0; for (Item x : l) n += x.n; return n; }
    // EXPECT violated exception bits=4 objects=1 runtime-exceptions=violation
    static Item first(List<Item> l) { return l.get(0); }
    // EXPECT holds bits=4 objects=1 runtime-exceptions=violation
    static Item last(List<Item> l) { return l.isEmpty() ? null : l.get(l.size() - 1); }
    // EXPECT violated exception bits=4 objects=1 runtime-exceptions=violation
    static void removing(List<Item> l) { for (Item x : l) if (x == null) l.remove(x); }
    // EXPECT holds bits=4 objects=1
    static void set(List<Item> l, Item x) { if (l.size() > 1) { Item y = l.set(0, x); assert l.get(0) == x; assert l.size() == 2; } }
    // EXPECT violated assert bits=2 objects=2 collection-size=1
    static void shared(Bag a, Bag b) { if (a != b && a.items != null && b.items != null) { a.items.clear(); assert b.items.isEmpty() || a.items.size() == 1; } }
    // EXPECT holds bits=5 objects=2 collection-size=1
    static void kept(Bag a, Bag b) { if (a.items != null && b.items != null && a.items != b.items) { a.items.clear(); b.items.add(null); assert a.items.isEmpty(); } }
    // EXPECT violated assert bits=3 objects=1 ArrayList=2 collection-size=1
    static void typed(List<Boolean> a, List<Item> b) { if (!a.isEmpty() && a.get(0) != null && a.get(0)) for (Item i : b) assert i == null || i.n < 2; }
    // EXPECT violated assert bits=2 objects=1 collection-size=1
    static void array(Object[] a, List<Item> l) { if (a.length > 0) { a[0] = null; assert l.isEmpty() || l.get(0) == null; } }
    // EXPECT holds bits=2 objects=1 collection-size=1
    static void noArray(Item[] a, List<Item> l) { if (a.length > 0 && !l.isEmpty()) { Item x = l.get(0); a[0] = null; assert l.get(0) == x; } }
    // EXPECT violated assert bits=5 objects=1 collection-size=1
    static void linked(LinkedList<Item> l) { l.addFirst(null); List<Item> m = l; assert m.size() == 1; }
    // EXPECT violated cast bits=2 objects=1 collection-size=1
    static void raw(List l) { if (!l.isEmpty()) { Item i = (Item) l.get(0); } }
    // EXPECT holds bits=5 objects=1 collection-size=1
    static void queue(Deque<Item> q) { q.addFirst(new Item()); assert q.poll().n == 0; }
    // EXPECT violated null bits=5 objects=1 collection-size=1
    static void polled(Queue<Item> q) { q.add(new Item()); q.poll(); q.poll(); assert q.poll().n == 0; }
    // EXPECT violated exception bits=2 objects=1 runtime-exceptions=violation
    static Item optional(Optional<Item> o) { return o.get(); }
    // EXPECT holds bits=2 objects=1 runtime-exceptions=violation
    static Item present(Optional<Item> o) { return o.isPresent() ? o.get() : null; }
    // EXPECT violated assert bits=8 objects=1
    static void mapped(Optional<Item> o) { assert o.map(i -> i.n).orElse(0) == 0; }
    // EXPECT violated assert bits=3 objects=2 collection-size=1 Item=1
    static void inside(List<List<Item>> l) { assert l.isEmpty() || l.get(0) == null || l.get(0).isEmpty(); }
    // EXPECT holds bits=3 objects=2 collection-size=1 Item=1
    static void itself(List<List<Item>> l) { Object o = l; assert l.isEmpty() || l.get(0) != o; }

    // EXPECT violated assert bits=4 objects=1
    static <T extends List<Item>> void ofVariable(T l) { assert l.isEmpty() || l.get(0) == null; }

    // EXPECT violated assert bits=3 objects=1
    static void number(OptionalInt o) { assert o.isPresent() || o.orElse(1) == 0; }
    // EXPECT holds bits=3 objects=2
    static void numbers(OptionalInt a, OptionalInt b) { if (a.equals(b)) assert a.isPresent() == b.isPresent() && a.orElse(1) == b.orElse(1) && a.hashCode() == b.hashCode(); }
    // EXPECT violated assert bits=3 objects=1
    static void wide(OptionalLong o) { assert o.isEmpty() || o.getAsLong() <= 2; }
    // EXPECT holds bits=3 objects=1
    static void given(OptionalInt o) { if (o.isPresent() && o.getAsInt() > 1) assert o.orElseThrow() >= 2; }
}
