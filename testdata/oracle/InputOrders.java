import java.util.*;

/** Sorted collections that exist before the call, in the natural order. */
class InputOrders {
    static class Item implements Comparable<Item> {
        int n;
        public int compareTo(Item o) { return n < o.n ? -1 : n == o.n ? 0 : 1; }
    }

    // EXPECT holds bits=5 objects=1 Item=2 collection-size=2
    static void first(TreeSet<Item> s) { if (s.size() > 1) assert s.first().n < s.last().n; }
    // EXPECT violated assert bits=5 objects=1 Item=2 collection-size=2
    static void dense(SortedSet<Item> s) { if (s.size() > 1) assert s.first().n + 1 == s.last().n; }
    // EXPECT holds bits=5 objects=1 Item=2 collection-size=1
    static void ceiling(TreeMap<Item, Item> m, Item k) { Item c = m.ceilingKey(k); assert c == null || k.n <= c.n; }
    // EXPECT violated assert bits=5 objects=1 Item=2 collection-size=1
    static void floor(NavigableMap<Item, Item> m, Item k) { Item c = m.floorKey(k); assert c == null || c.n < k.n; }
    // EXPECT holds bits=5 objects=1 Item=2 collection-size=1
    static void put(SortedMap<Item, Item> m, Item k) { m.put(k, k); assert m.firstKey().n <= k.n && m.get(k) == k; }
    // EXPECT violated assert bits=5 objects=1 Item=2 collection-size=1
    static void key(SortedMap<Item, Item> m, Item k) { m.put(k, k); assert m.firstKey() == k; }
    // EXPECT holds bits=5 objects=1 Item=2 collection-size=2
    static void least(PriorityQueue<Item> q) { Item a = q.peek(); for (Item x : q) assert a.n <= x.n; }
    // EXPECT violated assert bits=5 objects=1 Item=2 collection-size=2
    static void twice(PriorityQueue<Item> q) { if (q.size() == 2) assert q.poll() != q.poll(); }
    // EXPECT holds bits=5 objects=1 Item=2 collection-size=2
    static void sorted(PriorityQueue<Item> q) { if (q.size() == 2) { Item a = q.poll(); assert a.n <= q.poll().n; } }
    // EXPECT violated null bits=5 objects=1 Item=2 collection-size=1
    static void empty(PriorityQueue<Item> q) { q.peek().n = 0; }
}
