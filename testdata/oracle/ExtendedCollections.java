import java.util.*;

/** Objects of before the call whose classes extend collections of the library with a state of their own. */
class ExtendedCollections {
    static class Item { boolean b; }
    static class Items extends ArrayList<Item> {
        boolean added;
        //@ ensures size() == \old(size()) + 2 && added;
        // EXPECT holds bits=5 objects=1 collection-size=1
        void addTwice(Item s) { add(s); add(s); added = true; }
        //@ ensures size() <= \old(size()) + 1;
        // EXPECT violated postcondition bits=5 objects=1 collection-size=1
        void addOnce(Item s) { add(s); if (added) add(s); }
        // EXPECT holds bits=4 objects=1 runtime-exceptions=violation
        /*@ nullable @*/ Item last() { return isEmpty() ? null : get(size() - 1); }
        // EXPECT violated exception bits=4 objects=1 runtime-exceptions=violation
        /*@ nullable @*/ Item first() { return get(0); }
        // EXPECT violated null bits=4 objects=1
        boolean any() { for (Item i : this) if (i.b) return true; return false; }
        // EXPECT holds bits=4 objects=1
        boolean all() { for (Item i : this) if (i != null && !i.b) return false; return true; }
    }
    static class Full extends ArrayList<Item> {
        boolean closed;
        //@ invariant closed ==> size() == 1;
        // EXPECT holds bits=4 objects=1
        void closing() { if (size() == 1) closed = true; }
        // EXPECT violated invariant bits=5 objects=1
        void more(Item i) { super.add(i); }
        // EXPECT violated invariant bits=5 objects=1 collection-size=1
        void fewer() { clear(); }
        // EXPECT holds bits=5 objects=1 collection-size=1
        public boolean add(Item i) { return !closed && super.add(i); }
    }
    static class Stacked<T> extends ArrayDeque<T> {
        // EXPECT holds bits=5 objects=1 collection-size=1 runtime-exceptions=violation
        void twice() { if (!isEmpty()) { int n = size(); push(peek()); assert size() == n + 1 && peekFirst() == pop(); } }
        // EXPECT violated exception bits=5 objects=1 collection-size=1 runtime-exceptions=violation
        void again() { push(pop()); }
    }
    static class Flags extends Stacked<Boolean> {
        // EXPECT holds bits=5 objects=1 collection-size=1
        boolean set() { Boolean b = peek(); return b != null && b; }
        // EXPECT violated null bits=5 objects=1 collection-size=1
        boolean unset() { return peek(); }
    }
    static class Named extends HashMap<Item, Item> {
        boolean hit;
        // EXPECT holds bits=5 objects=1 collection-size=1
        //@ ensures hit == (\old(hit) || containsKey(k)) && size() == \old(size());
        /*@ nullable @*/ Item find(Item k) { if (containsKey(k)) hit = true; return get(k); }
        // EXPECT violated postcondition bits=5 objects=1 collection-size=1
        //@ ensures \result != null;
        Item findAny(Item k) { return containsKey(k) ? get(k) : new Item(); }
    }
    static class Recent extends LinkedHashMap<Item, Item> {
        boolean one;
        protected boolean removeEldestEntry(Map.Entry<Item, Item> e) { return one && size() > 1; }
        // EXPECT holds bits=5 objects=1 collection-size=1
        //@ requires one && size() <= 1;
        //@ ensures size() == 1 && containsKey(k);
        void keep(Item k, Item v) { put(k, v); }
        // EXPECT violated postcondition bits=5 objects=1 collection-size=1
        //@ requires size() <= 1;
        //@ ensures size() == 1;
        void store(Item k, Item v) { put(k, v); }
    }
    static class Holder { Items items; Object any; List<Item> list; }

    // EXPECT violated assert bits=4 objects=1 Items=1 Full=0
    static void size(Items l) { assert l.size() < 2; }
    // EXPECT holds bits=4 objects=1 Full=0
    static void sizes(Items l) { assert l.size() <= 2; }
    // EXPECT violated assert bits=4 objects=1 Full=0 collection-size=1
    static void list(List<Item> l) { assert !(l instanceof Items); }
    // EXPECT violated assert bits=4 objects=1 Full=0 collection-size=1
    static void plain(List<Item> l) { assert l instanceof Items; }
    // EXPECT violated assert bits=3 objects=1 Items=2 ArrayList=0 Full=0 collection-size=1
    static void alias(Items a, List<Item> b, Item x) { if (x != null && !a.isEmpty() && !b.isEmpty()) { b.set(0, null); a.set(0, x); assert b.get(0) == null; } }
    // EXPECT holds bits=3 objects=1 Items=2 ArrayList=0 Full=0 collection-size=1
    static void apart(Items a, List<Item> b, Item x) { if (x != null && !a.isEmpty() && !b.isEmpty()) { b.set(0, null); a.set(0, x); assert a == b || b.get(0) == null; } }
    // EXPECT violated assert bits=4 objects=2 Items=2 Full=0 ArrayList=0 collection-size=1
    static void shared(Holder h, Items b) { if (h.items != null) { h.items.clear(); assert b.isEmpty(); } }
    // EXPECT holds bits=3 objects=1 Full=0 collection-size=1
    static void asked(Holder h) { if (h.any instanceof Items) { Items i = (Items) h.any; assert i.size() < 2 && (i.isEmpty() || i.get(0) == null || i.get(0) instanceof Item); } }
    // EXPECT violated assert bits=3 objects=1 Full=0 collection-size=1
    static void found(Holder h) { assert !(h.any instanceof Items); }
    // EXPECT violated assert bits=3 objects=1 Item=1 Full=0 collection-size=1 array-length=1
    static void array(Object[] a, Items l) { if (a.length > 0) { a[0] = null; assert l.isEmpty() || l.get(0) == null; } }
    // EXPECT holds bits=3 objects=1 Item=1 Full=0 collection-size=1 array-length=1
    static void noArray(Item[] a, Items l) { if (a.length > 0 && !l.isEmpty()) { Item x = l.get(0); a[0] = null; assert l.get(0) == x; } }
    // EXPECT violated null bits=3 objects=1 Flags=0 collection-size=1
    static boolean top(Stacked<Item> s) { Item i = s.peek(); return s.isEmpty() ? false : i.b && s.size() == 0 || other(s).b; }
    //@ requires true;
    static Item other(Stacked<Item> s) { return s.size() > 0 ? null : s.peek(); }
    // EXPECT holds bits=3 objects=1 Flags=1 collection-size=1
    static void typed(Stacked<Boolean> s) { if (!s.isEmpty()) { boolean b = s.peek(); assert b || !b; } }
    static final Items KEPT = new Items();
    // EXPECT violated assert bits=5 objects=1 Full=0 collection-size=1
    static void kept() { assert KEPT.isEmpty(); }
    // EXPECT holds bits=5 objects=1 Full=0 collection-size=1
    static void keptItems() { assert KEPT.isEmpty() || KEPT.get(0) == null || !KEPT.get(0).b || KEPT.get(0).b; }
    // EXPECT holds bits=5 objects=1 Full=0 collection-size=1
    static void made(Item x) { ArrayList<Item> l = new ArrayList<>() {{ add(x); }}; assert l.size() == 1 && l.get(0) == x; }
    // EXPECT violated assert bits=5 objects=1 Full=0 collection-size=1
    static void madeOf(Item x) { ArrayList<Item> l = new ArrayList<>() {{ add(x); add(null); }}; assert l.get(1) == x; }
    static class AtFirst extends ArrayList<Item> { public int indexOf(Object o) { return 0; } }
    static class AtFirstToo extends Vector<Item> { public int indexOf(Object o) { return 0; } }
    // EXPECT holds bits=5 objects=1 Full=0 AtFirst=0 AtFirstToo=0 collection-size=1
    static void asksIndexOf(Item x) { assert new AtFirst().contains(x) && !new AtFirstToo().contains(x); }
    // EXPECT violated assert bits=5 objects=1 Full=0 AtFirst=0 AtFirstToo=0 collection-size=1
    static void asksIndexOfToo(boolean v, Item x) { assert v ? new AtFirstToo().contains(x) : new AtFirst().contains(x); }
}
