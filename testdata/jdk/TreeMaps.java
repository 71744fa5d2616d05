import java.util.TreeMap;

class TreeMaps {
    static void ordered(Integer a, Integer b, Integer c) {
        TreeMap<Integer, Integer> m = new TreeMap<>();
        m.put(a, 1);
        m.put(b, 2);
        m.put(c, 3);
        int least = Math.min(a, Math.min(b, c));
        assert m.firstKey() == least && m.get(c) == 3;
        Integer next = m.higherKey(least);
        assert next == null ? m.size() == 1 : next > least;
    }

    static void removed(Integer a, Integer b) {
        TreeMap<Integer, Integer> m = new TreeMap<>();
        m.put(a, 1);
        m.put(b, 2);
        m.remove(a);
        assert m.containsKey(b);
    }
}
