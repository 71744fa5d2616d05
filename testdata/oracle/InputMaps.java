import java.util.*;

/** Maps that exist before the call: no key twice, each with its hash code. */
class InputMaps {
    static class Item { int n; }
    static class Key {
        final boolean a;
        Key(boolean a) { this.a = a; }
        public boolean equals(Object o) { return o instanceof Key && ((Key) o).a == a; }
        public int hashCode() { return a ? 1 : 0; }
    }
    static class Owner { Map<Item, Item> map; }
    /** It equals all boxes, none of which equals it. */
    static class Near {
        final boolean apart;
        Near(boolean apart) { this.apart = apart; }
        public boolean equals(Object o) { return o instanceof Integer; }
        public int hashCode() { return apart ? 2 : 1; }
    }

    // EXPECT violated assert bits=3 objects=1
    static void size(Map<Item, Item> m) { assert m.size() < 2; }
    // EXPECT holds bits=5 objects=1
    static void nulls(Map<Item, Item> m) { if (m.size() == 2) assert m.containsKey(null); }
    // EXPECT holds bits=5 objects=1 collection-size=1
    static void put(Map<Item, Item> m, Item k, Item v) { int n = m.size(); boolean had = m.containsKey(k); m.put(k, v); assert m.get(k) == v && m.size() == (had ? n : n + 1); }
    // EXPECT violated assert bits=5 objects=1 collection-size=1
    static void grows(Map<Item, Item> m, Item k) { int n = m.size(); m.put(k, null); assert m.size() > n; }
    // EXPECT holds bits=3 objects=1 collection-size=2
    static void removed(Map<Item, Item> m, Item k) { m.remove(k); assert !m.containsKey(k) && m.size() < 2; }
    // EXPECT violated assert bits=4 objects=1
    static void absent(Map<Item, Item> m, Item k) { if (m.get(k) == null) assert !m.containsKey(k); }
    // EXPECT holds bits=5 objects=1 Key=2
    static void equal(Map<Key, Item> m, Key a, Key b) { if (a != null && a.equals(b)) assert m.containsKey(a) == m.containsKey(b) && m.get(a) == m.get(b); }
    // EXPECT holds bits=5 objects=1 Key=2 collection-size=2
    static void distinct(Map<Key, Item> m) { Key last = null; for (Key k : m.keySet()) { assert last == null || k == null || last.a != k.a; last = k; } }
    // EXPECT violated assert bits=5 objects=1 Key=2 collection-size=2
    static void same(Map<Key, Item> m, Key k) { if (k != null && m.containsKey(k)) { for (Key x : m.keySet()) assert x == k || x == null || x.a != k.a; } }
    // EXPECT holds bits=5 objects=1 collection-size=1
    static void entries(Map<Item, Item> m, Item v) { for (Map.Entry<Item, Item> e : m.entrySet()) { e.setValue(v); assert e.getValue() == v && m.get(e.getKey()) == v; } }
    // EXPECT violated null bits=5 objects=1 collection-size=1
    static void values(Map<Item, Item> m) { for (Item v : m.values()) v.n = 0; }
    // EXPECT violated assert bits=3 objects=2 collection-size=1 Item=1
    static void shared(Owner a, Owner b) { if (a != b && a.map != null && b.map != null) { a.map.clear(); assert b.map.isEmpty() || a.map.size() == 1; } }
    // EXPECT holds bits=3 objects=2 collection-size=1 Item=1
    static void apart(Owner a, Owner b) { if (a.map != null && b.map != null && a.map != b.map) { int n = b.map.size(); a.map.clear(); assert b.map.size() == n; } }
    // EXPECT holds bits=12 objects=1 collection-size=1
    static void typed(Map<Boolean, Boolean> m) { for (Boolean b : m.keySet()) if (b != null && b) assert m.containsKey(true); }
    // EXPECT violated assert bits=3 objects=1 collection-size=2
    static void linked(LinkedHashMap<Item, Item> l) { Map<Item, Item> m = l; boolean first = true; for (Item k : m.keySet()) { assert first || k != null; first = false; } }
    // EXPECT violated assert bits=3 objects=1 collection-size=2
    static void used(LinkedHashMap<Item, Item> l) { Map<Item, Item> m = l; if (m.containsKey(null)) { m.get(null); boolean last = false; for (Item k : m.keySet()) last = k == null; assert !last || m.size() == 1; } }
    // EXPECT violated assert bits=5 objects=1 collection-size=1
    static void nested(List<Map<Item, Item>> l) { for (Map<Item, Item> m : l) assert m == null || !m.containsKey(null); }
    // EXPECT violated assert bits=5 objects=1 collection-size=1
    static void lists(Map<Item, List<Item>> m) { for (List<Item> l : m.values()) assert l == null || l.isEmpty(); }
    // EXPECT violated exception bits=3 objects=1 collection-size=2 runtime-exceptions=violation
    static void removing(Map<Item, Item> m) { for (Item k : m.keySet()) m.remove(k); }

    // EXPECT violated assert bits=5 objects=1 collection-size=1
    static void entry(Map.Entry<Item, Item> e, Item i) { Item v = e.setValue(i); assert v == i || e.getValue() != i; }
    // EXPECT holds bits=5 objects=2 Item=1
    static void entriesApart(Map.Entry<Item, Item> a, Map.Entry<Item, Item> b, Item i) { Item v = a.getValue(); b.setValue(i); assert a.getValue() == (a == b ? i : v) && a.getKey() == a.getKey(); }
    // EXPECT violated postcondition bits=5 objects=1
    //@ requires e.getKey() != null; ensures e.getValue() == \old(e.getValue());
    static void entryContract(AbstractMap.SimpleEntry<Item, Item> e) { e.setValue(e.getKey()); }
    // EXPECT violated null bits=5 objects=1 collection-size=1
    static void entryList(List<Map.Entry<Item, Item>> l) { for (Map.Entry<Item, Item> e : l) if (e != null && e.getKey() != null) e.getValue().n = 0; }
    // EXPECT holds bits=5 objects=1 Key=2
    static void entryEqual(Map.Entry<Key, Item> a, Map.Entry<Key, Item> b) { if (a.equals(b)) assert a.hashCode() == b.hashCode() && (a.getKey() == null || a.getKey().a == b.getKey().a); }
    // EXPECT holds bits=5 objects=1 collection-size=1 Item=2
    static void concurrent(java.util.concurrent.ConcurrentHashMap<Item, Item> m, Item k) { if (k != null) { boolean has = m.containsKey(k); int n = m.size(); assert m.remove(k) != null == has && m.size() == (has ? n - 1 : n); } }
    // EXPECT violated assert bits=5 objects=1 collection-size=1 Item=2
    static void concurrentSize(java.util.concurrent.ConcurrentMap<Item, Item> m, Item k) { if (k != null) { m.putIfAbsent(k, k); assert m.get(k) == k; } }
    // EXPECT holds bits=5 objects=1 collection-size=1
    static void concurrentNull(java.util.concurrent.ConcurrentHashMap<Item, Item> m) { for (Map.Entry<Item, Item> e : m.entrySet()) assert e.getKey() != null && e.getValue() != null; }
    // EXPECT violated assert bits=5 objects=2 collection-size=1 Item=1
    static void concurrentAlias(java.util.concurrent.ConcurrentHashMap<Item, Item> a, java.util.concurrent.ConcurrentHashMap<Item, Item> b) { int n = a.size(); b.clear(); assert a.size() == n; }
    // EXPECT holds bits=8 objects=1 collection-size=1
    static void hashed(Map<Integer, Item> m) { Object o = m; Map<Object, Item> any = (Map<Object, Item>) o; if (m.containsKey(1)) assert any.containsKey(new Near(false)) && !any.containsKey(new Near(true)); }
    // EXPECT violated assert bits=8 objects=1 collection-size=1
    static void hashedApart(Map<Integer, Item> m, boolean apart) { Object o = m; Map<Object, Item> any = (Map<Object, Item>) o; if (m.containsKey(1)) assert any.containsKey(new Near(apart)); }
    // EXPECT holds bits=8 objects=1
    static void hashedNew(boolean c, boolean apart) { Map<Object, Integer> m = new HashMap<>(); m.put(c ? 2 : 1, 1); m.put(new Near(apart), 2); assert m.size() == (c == apart ? 1 : 2); }
    // EXPECT holds bits=8 objects=1
    static void hashedFirst(boolean c, boolean apart) { Map<Object, Integer> m = new HashMap<>(); m.put(new Near(apart), 1); m.put(c ? 2 : 1, 2); assert m.size() == 2; }
    // EXPECT holds bits=8 objects=1
    static void hashedSet(boolean c, boolean apart) { Set<Object> s = new HashSet<>(); s.add(c ? 2 : 1); assert s.contains(new Near(apart)) == (c == apart); }
    // EXPECT violated assert bits=8 objects=1
    static void hashedSetApart(boolean c, boolean apart) { Set<Object> s = new HashSet<>(); s.add(c ? 2 : 1); s.add(new Near(apart)); assert s.size() == 2; }
}
