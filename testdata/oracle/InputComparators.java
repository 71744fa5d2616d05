import java.util.*;

/** Comparators and iterators that exist before the call. */
class InputComparators {
    static class Item { int n; }
    static class ByNumber implements Comparator<Item> {
        public int compare(Item a, Item b) { return a.n < b.n ? -1 : a.n == b.n ? 0 : 1; }
    }

    // EXPECT holds bits=3 objects=1 Item=2
    static void opposite(Comparator<Item> c, Item a, Item b) { int x = c.compare(a, b); int y = c.compare(b, a); assert x == -y; }
    // EXPECT holds bits=3 objects=1 Item=3
    static void transitive(Comparator<Item> c, Item a, Item b, Item d) { if (c.compare(a, b) <= 0 && c.compare(b, d) <= 0) assert c.compare(a, d) <= 0; }
    // EXPECT violated assert bits=3 objects=1 Item=2
    static void equal(Comparator<Item> c, Item a, Item b) { if (c.compare(a, b) == 0) assert a == b; }
    // EXPECT violated assert bits=3 objects=1 Item=2
    static void less(Comparator<Item> c, Item a, Item b) { assert c.compare(a, b) <= 0; }
    // EXPECT holds bits=3 objects=1 Item=2
    static void twice(Comparator<Item> c, Item a, Item b) { int x = c.compare(a, b); assert x == c.compare(a, b); }
    // EXPECT holds bits=3 objects=1 Item=2
    static void reversed(Comparator<Item> c, Item a, Item b) { assert c.reversed().compare(a, b) == -c.compare(a, b); }
    // EXPECT holds bits=3 objects=1 Item=2
    static void least(Comparator<Item> c, Item a, Item b) { Item m = c.compare(a, b) <= 0 ? a : b; assert c.compare(m, a) <= 0 && c.compare(m, b) <= 0; }
    // EXPECT violated assert bits=3 objects=1
    static void walks(Iterator<Item> i) { if (i.hasNext()) { Item x = i.next(); assert x == null || i.hasNext(); } }
    // EXPECT holds bits=5 objects=1 collection-size=2
    static void counts(Iterator<Item> i) { int n = 0; while (i.hasNext()) { i.next(); n++; } assert n <= 2; }
    // EXPECT violated assert bits=5 objects=1 collection-size=2
    static void counted(Iterator<Item> i) { int n = 0; while (i.hasNext()) { i.next(); n++; } assert n < 2; }
    // EXPECT violated assert bits=8 objects=1 collection-size=1
    static void numbers(Iterator<Integer> i) { if (i.hasNext()) { Integer x = i.next(); assert x == null || x != 2; } }
}
