import java.util.*;

/** Maps of enums: in the order of the constants. */
class EnumMaps {
    enum Color { RED, GREEN { int f() { return 1; } }, BLUE; int f() { return 0; } }
    enum Other { X }

    // EXPECT holds bits=5 objects=1
    static void ordered(Color a, Color b) {
        EnumMap<Color, Color> m = new EnumMap<>(Color.class);
        m.put(a, b);
        m.put(b, a);
        Iterator<Color> i = m.keySet().iterator();
        Color first = i.next();
        assert i.hasNext() == (a != b);
        if (i.hasNext()) { assert first.ordinal() < i.next().ordinal(); }
    }
    // EXPECT violated assert bits=5 objects=1
    static void inserted(Color a, Color b) {
        EnumMap<Color, Color> m = new EnumMap<>(Color.class);
        m.put(a, b);
        m.put(b, a);
        assert m.keySet().iterator().next() == a;
    }
    // EXPECT holds bits=5 objects=1
    static void kept(Color a, Color b) {
        EnumMap<Color, Color> m = new EnumMap<>(Map.of(a, b));
        assert m.get(a) == b && m.containsValue(b) && m.size() == 1 && m.remove(a) == b && m.isEmpty() && !m.containsKey(a);
    }
    // EXPECT violated assert bits=5 objects=1
    @SuppressWarnings({"unchecked", "rawtypes"})
    static void otherEnum(Color a, boolean b) {
        EnumMap m = new EnumMap(Color.class);
        try { m.put(b ? a : Other.X, a); assert m.get(a) == a; } catch (ClassCastException e) { assert m.isEmpty() && b; }
    }
    // EXPECT violated null bits=5 objects=1
    static void nothing(/*@ nullable @*/ Color a) {
        EnumMap<Color, Color> m = new EnumMap<>(Color.class);
        assert m.get(a) == null && !m.containsKey(a) && m.remove(a) == null;
        m.put(a, Color.RED);
    }
    // EXPECT holds bits=5 objects=1
    static void whileWalking(Color a, Color b) {
        EnumMap<Color, Color> m = new EnumMap<>(Color.class);
        m.put(a, a);
        for (Map.Entry<Color, Color> e : m.entrySet()) {
            m.put(b, b);
            Color k = e.getKey();
            assert e.setValue(a) == k && m.get(k) == a && e.getValue() == a;
        }
    }
    // EXPECT violated assert bits=5 objects=1
    static void copies(Color a, Color b) {
        EnumMap<Color, Color> m = new EnumMap<>(Color.class);
        m.put(a, a);
        EnumMap<Color, Color> n = m.clone();
        n.put(b, b);
        assert m.size() == 1;
        assert n.equals(m);
    }
    // EXPECT holds bits=5 objects=1
    static void emptiesOfTwoEnums(Color a) {
        EnumMap<Color, Color> m = new EnumMap<>(Color.class);
        m.put(a, a);
        Map.Entry<Color, Color> e = m.entrySet().iterator().next();
        m.remove(a);
        e.setValue(a);
        assert m.equals(new EnumMap<Other, Color>(Other.class)) && !m.equals(new EnumMap<Color, Color>(Color.class));
    }
    // EXPECT violated assert bits=5 objects=1
    static void alikeOrNot(Color a, Color b) {
        EnumMap<Color, Color> m = new EnumMap<>(Color.class);
        EnumMap<Color, Color> n = new EnumMap<>(Color.class);
        m.put(a, b);
        n.put(b, a);
        assert !m.equals(n);
    }
}
