import java.util.*;

/** Sets that exist before the call: no element twice, each with its hash code. */
class InputSets {
    static class Item { int n; }

    // EXPECT violated assert bits=3 objects=1
    static void size(Set<Item> s) { assert s.size() < 2; }
    // EXPECT holds bits=3 objects=1
    static void twice(Set<Item> s) { Item last = null; int n = 0; for (Item x : s) { assert n == 0 || x != last; last = x; n++; } }
    // EXPECT holds bits=3 objects=1
    static void contains(Set<Item> s, Item x) { if (s.contains(x)) { s.remove(x); assert !s.contains(x); } }
    // EXPECT violated assert bits=3 objects=1
    static void removed(Set<Item> s, Item x) { int n = s.size(); s.remove(x); assert s.size() == n; }
    // EXPECT violated assert bits=2 objects=1 collection-size=1
    static void both(Set<Item> s, List<Item> l) { assert s.size() == l.size(); }
    // EXPECT holds bits=2 objects=1 collection-size=1
    static void apart(Set<Item> s, List<Item> l) { int n = l.size(); s.clear(); assert l.size() == n; }
    // EXPECT violated exception bits=3 objects=1 runtime-exceptions=violation
    static void removing(Set<Item> s) { for (Item x : s) s.remove(x); }
}
