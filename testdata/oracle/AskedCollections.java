import java.util.*;

/** Objects that the code asks whether they are collections. */
class AskedCollections {
    static class Box<T> {
        /*@ nullable @*/ T item;
        // EXPECT violated arithmetic bits=2 objects=1 collection-size=1
        int list() { return item instanceof List ? 1 / 0 : 1; }
    }
    static class Names extends ArrayList<Boolean> { boolean added; }
    static class Held {
        /*@ nullable @*/ Object o;
        // EXPECT violated arithmetic bits=2 objects=1 collection-size=1
        int field() { return o instanceof Collection<?> c && c.size() == 1 ? 1 / 0 : 1; }
    }

    // EXPECT violated assert bits=2 objects=1 collection-size=1
    static void list(Object o) { if (o instanceof List) assert false; }
    // EXPECT violated arithmetic bits=2 objects=1 collection-size=1
    static int cast(Object o) { try { return ((List<?>) o).size() == 1 ? 1 / 0 : 1; } catch (ClassCastException | NullPointerException e) { return 0; } }
    // EXPECT violated arithmetic bits=2 objects=1 collection-size=1
    static int pattern(Object o) { return switch (o) { case null -> 0; case Deque<?> d when d.isEmpty() -> 1 / 0; default -> 1; }; }
    // EXPECT violated arithmetic bits=2 objects=1 collection-size=1
    static int variable(Held h) { Object o = h.o; return o instanceof Queue<?> q ? 1 / 0 : 1; }
    // EXPECT violated arithmetic bits=2 objects=1 collection-size=1
    static int exactly(Object o) { return o != null && o.getClass() == LinkedList.class ? 1 / 0 : 1; }
    // EXPECT violated arithmetic bits=2 objects=1 collection-size=1
    static int element(Object[] a) { return a.length == 1 && a[0] instanceof List ? 1 / 0 : 1; }
    // EXPECT violated arithmetic bits=2 objects=1 collection-size=1 ArrayList=2
    static int inside(List<?> l) { return l.size() == 1 && l.get(0) instanceof List ? 1 / 0 : 1; }
    // EXPECT violated arithmetic bits=2 objects=1 collection-size=1
    static <T> int typed(T t) { return t instanceof Set ? 1 / 0 : 1; }
    // EXPECT violated cast bits=2 objects=1 collection-size=1
    static void unchecked(Object o) { if (o instanceof List) { List<Boolean> l = (List<Boolean>) o; for (Boolean b : l) { } } }
    // EXPECT violated arithmetic bits=2 objects=1 collection-size=1
    static int below(Object o) { return o instanceof List && o.getClass() == Names.class ? 1 / 0 : 1; }
    // EXPECT holds bits=2 objects=1 collection-size=1
    static void typedOnce(List<Boolean> l, Object o) { if (o instanceof List && l.size() > 0) { Object x = l.get(0); assert x == null || x instanceof Boolean; } }
    // EXPECT violated assert bits=2 objects=1 collection-size=1
    static void same(List<Boolean> l, Object o) { if (o instanceof List) assert o != l; }
    // EXPECT holds bits=5 objects=1 collection-size=1
    static void apart(List<Boolean> l, Object o) { if (o instanceof List<?> m && m != l) { m.clear(); l.add(null); assert m.isEmpty(); } }
    // EXPECT holds bits=2 objects=1 collection-size=1
    static void standing(Object o) { assert !(o instanceof List) || o instanceof ArrayList; }
    // EXPECT violated assert bits=2 objects=1 collection-size=1
    static void otherwise(Object o, List<Boolean> l) { if (o instanceof Boolean) l.clear(); assert o != l; }
    // EXPECT violated arithmetic bits=2 objects=1 collection-size=1
    static int equal(Object o, List<Boolean> l) { return l.equals(o) ? 1 / 0 : 1; }
    // EXPECT violated arithmetic bits=2 objects=1 collection-size=1
    static int equalObjects(Object o, List<Boolean> l) { return java.util.Objects.equals(o, l) && o != null ? 1 / 0 : 1; }
}
