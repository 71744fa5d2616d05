import java.util.HashMap;

class HashMaps {
    /** All have one hash code, so that all fall into one bin. */
    static class Key {
        int id;

        @Override public boolean equals(Object o) {
            return o instanceof Key k && k.id == id;
        }

        @Override public int hashCode() {
            return 7;
        }
    }

    static void put(Key a, Key b, int x, int y) {
        HashMap<Key, Integer> m = new HashMap<>();
        m.put(a, x);
        m.put(b, y);
        assert m.get(b) == y && m.get(a) == (a.id == b.id ? y : x);
        assert m.size() == (a.id == b.id ? 1 : 2);
    }

    static void removed(Key a, Key b, int x, int y) {
        HashMap<Key, Integer> m = new HashMap<>();
        m.put(a, x);
        m.put(b, y);
        m.remove(a);
        assert !m.containsKey(a) && m.containsKey(b) == (a.id != b.id);
    }

    static void overwritten(Key a, Key b, int x, int y) {
        HashMap<Key, Integer> m = new HashMap<>();
        m.put(a, x);
        m.put(b, y);
        assert m.get(a) == x;
    }
}
