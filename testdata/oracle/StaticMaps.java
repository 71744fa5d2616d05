import java.util.*;

/** Maps and sets in static final fields: what is in them may have changed, and is of the types of the field. */
class StaticMaps {
    static final class Key { public int hashCode() { return 1; } public boolean equals(Object o) { return this == o; } }
    static final Map<Key, Key> TO = new HashMap<>();
    private static final Set<Key> SEEN = new HashSet<>();
    static { TO.put(null, null); }

    // EXPECT holds bits=5 objects=1 collection-size=1
    static void got(Key k) { Key c = TO.get(k); assert c == null || TO.containsKey(k) && c == TO.get(k); }
    // EXPECT violated assert bits=5 objects=1 collection-size=1
    static void there(Key k) { Key c = TO.get(k); assert c != null; }
    // EXPECT violated assert bits=5 objects=1 collection-size=1
    static void other(Key k) { Key c = TO.get(k); assert c == null || c != k; }
    // EXPECT holds bits=5 objects=1 collection-size=1
    static void put(Key k) { TO.put(k, k); assert TO.get(k) == k; }
    // EXPECT holds bits=5 objects=1 collection-size=1
    static void seen(Key k) { boolean was = SEEN.contains(k); assert SEEN.add(k) != was && SEEN.contains(k); }
    // EXPECT violated assert bits=5 objects=1 collection-size=1
    static void notSeen(Key k) { assert !SEEN.contains(k); }
}
