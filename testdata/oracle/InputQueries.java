import java.util.*;

/** Clauses ask the library's collections. */
class InputQueries {
    static class Item { int n; }

    // EXPECT holds bits=5 objects=1 collection-size=1
    //@ ensures l.contains(x) && l.size() == \old(l.size()) + 1 && l.get(l.size() - 1) == x;
    static void add(List<Item> l, Item x) { l.add(x); }
    // EXPECT violated postcondition bits=5 objects=1 collection-size=1
    //@ ensures !l.contains(x);
    static void remove(List<Item> l, Item x) { l.clear(); l.add(x); }
    // EXPECT holds bits=5 objects=1
    //@ requires (\forall int i; 0 <= i && i < l.size(); l.get(i) != null);
    //@ ensures \result == l.size();
    static int count(List<Item> l) { int n = 0; for (Item x : l) if (x != null) n++; return n; }
    // EXPECT violated postcondition bits=5 objects=1
    //@ requires (\exists int i; 0 <= i && i < l.size(); l.get(i) != null);
    //@ ensures \result == l.size();
    static int some(List<Item> l) { int n = 0; for (Item x : l) if (x != null) n++; return n; }
    // EXPECT holds bits=5 objects=1 collection-size=1
    //@ ensures m.containsKey(k) && m.get(k) == v && !m.isEmpty();
    static void put(Map<Item, Item> m, Item k, Item v) { m.put(k, v); }
    // EXPECT violated postcondition bits=5 objects=1 collection-size=1
    //@ ensures m.size() == \old(m.size()) + 1;
    static void fresh(Map<Item, Item> m, Item k, Item v) { m.put(k, v); }
    // EXPECT holds bits=5 objects=1 collection-size=1
    //@ ensures m.size() == \old(m.size()) + (\old(m.containsKey(k)) ? 0 : 1);
    static void known(Map<Item, Item> m, Item k, Item v) { m.put(k, v); }
    // EXPECT violated postcondition bits=4 objects=1
    //@ ensures \result == m.containsValue(v);
    static boolean value(Map<Item, Item> m, Item k, Item v) { return v == m.get(k); }
    // EXPECT holds bits=5 objects=1 collection-size=1
    //@ ensures q.peekFirst() == x && q.getFirst() == x;
    static void push(Deque<Item> q, Item x) { q.push(x); }
    // EXPECT violated postcondition bits=5 objects=1 Item=2 collection-size=1
    //@ ensures q.peekLast() == x;
    static void last(Deque<Item> q, Item x) { q.push(x); }
    // EXPECT holds bits=5 objects=1 collection-size=2
    //@ ensures s.contains(x) == \old(s.contains(x));
    static void other(Set<Item> s, Item x) { if (s.remove(x)) s.add(x); }
    // EXPECT holds bits=5 objects=1 collection-size=1
    //@ requires m.containsKey(k);
    //@ ensures m.get(k) == \old(m.get(k)) && m.getOrDefault(k, null) == \result;
    static /*@ nullable @*/ Item linked(HashMap<Item, Item> m, Item k) { return m.get(k); }
    // EXPECT violated postcondition bits=5 objects=1 collection-size=1
    //@ ensures m.get(k) != null;
    static void unknown(HashMap<Item, Item> m, Item k) { if (!m.containsKey(k)) m.put(k, k); }
    // EXPECT holds bits=3 objects=1 Item=2 collection-size=2
    //@ requires m.getClass() == LinkedHashMap.class && m.get(null) == null;
    static void asked(LinkedHashMap<Item, Item> m) { Item last = null; for (Item k : m.keySet()) last = k; /*@ assert m.get(last) == m.get(last); @*/ for (Item k : m.keySet()) if (k == last) last = null; assert last == null; }
    // EXPECT holds bits=5 objects=2 Item=1 collection-size=1
    //@ ensures \result <==> a.equals(b);
    static boolean same(List<Item> a, List<Item> b) { return a.size() == b.size() && (a.isEmpty() || a.get(0) == b.get(0)); }
    // EXPECT violated postcondition bits=5 objects=2 Item=1 collection-size=1
    //@ requires a.equals(b);
    //@ ensures a == b;
    static void sameList(List<Item> a, List<Item> b) { }
}
