import java.util.*;

/** Objects of before the call whose classes extend abstract collections of the library. */
class ExtendedLists {
    static class Item { int n; }
    static class Pair extends AbstractList<Item> {
        Item a, b;
        public Item get(int i) { if (i == 0) return a; if (i == 1) return b; throw new IndexOutOfBoundsException(); }
        public int size() { return 2; }
        int changes() { return modCount; }
    }
    static class One extends AbstractCollection<Item> {
        Item only;
        boolean full;
        public int size() { return full ? 1 : 0; }
        public Iterator<Item> iterator() { return new Once(this); }
    }
    static class Once implements Iterator<Item> {
        One of;
        boolean more;
        Once(One of) { this.of = of; more = of.full; }
        public boolean hasNext() { return more; }
        public Item next() { if (!more) throw new NoSuchElementException(); more = false; return of.only; }
    }

    // EXPECT holds bits=3 objects=1 Item=2
    static void size(Pair p) { assert p.size() == 2 && !p.isEmpty(); }
    // EXPECT violated assert bits=3 objects=1
    static void changed(Pair p) { assert p.changes() == 0; }
    // EXPECT violated assert bits=3 objects=1 Item=2
    static void second(Pair p) { assert p.get(1) == p.a; }
    // EXPECT holds bits=4 objects=1 Item=2
    static void index(Pair p, Item i) { int k = p.indexOf(i); assert k == (i == p.a ? 0 : i == p.b ? 1 : -1); }
    // EXPECT violated assert bits=4 objects=1 Item=2
    static void first(Pair p, Item i) { assert p.indexOf(i) <= 0; }
    // EXPECT holds bits=4 objects=1 Item=2
    static void has(One o, Item i) { boolean b = o.contains(i); assert b == (o.full && o.only == i); }
    // EXPECT violated assert bits=4 objects=1 Item=2
    static void hasNot(One o, Item i) { assert !o.contains(i); }
    // EXPECT violated exception bits=3 objects=1
    static void unchangeable(Pair p, Item i) { p.set(0, i); }
    // EXPECT violated assert bits=3 objects=1 collection-size=1
    static void either(Collection<Item> c) { assert c.size() < 2; }
    // EXPECT holds bits=3 objects=1 collection-size=1
    static void most(Collection<Item> c) { assert c.size() <= 2; }
}
