import java.util.*;

/** Inputs of types above the boxes, and orders of boxes. */
class Supertypes {
    static class Item implements Comparable<Item> {
        int n;
        public int compareTo(Item i) { return n < i.n ? -1 : n == i.n ? 0 : 1; }
    }
    /*@ nullable @*/ Object held;

    // EXPECT violated assert bits=8 objects=1
    static void box(Comparable<Integer> c) { if (c != null) assert c.compareTo(5) != 0; }
    // EXPECT holds bits=8 objects=1
    static void boxAlone(Comparable<Integer> c) { assert c == null || c instanceof Integer; }
    // EXPECT violated assert bits=8 objects=1
    static void asked(Object o) { assert !(o instanceof Integer); }
    // EXPECT violated assert bits=8 objects=1
    void askedOfField() { if (held instanceof Integer) assert (Integer) held != 3; }
    // EXPECT violated assert bits=8 objects=1
    static void askedOfElement(Object[] a) { if (a.length == 1 && a[0] instanceof Character) assert (Character) a[0] != 'a'; }
    // EXPECT holds bits=8 objects=1
    static void other(Object o) { if (o instanceof Byte) assert !(o instanceof Short); }
    // EXPECT violated assert bits=3 objects=1 Item=2
    static void item(Comparable<Item> c, Item i) { if (c != null && i != null) assert c.compareTo(i) == 0; }
    // EXPECT violated assert bits=8 objects=1
    static void ordered(Comparator<Integer> c, Integer i) { if (i < 5) assert c.compare(i, 5) < 0; }
    // EXPECT holds bits=8 objects=1
    static void same(Comparator<Integer> c, Integer i) { assert c.compare(i, i) == 0; }

    // EXPECT violated arithmetic bits=8 objects=1
    static int number(Object o) { return o instanceof Number ? 1 / 0 : 1; }
    // EXPECT violated arithmetic bits=8 objects=1
    static int numberAgain(Object o, Object p) { return o instanceof Number && p instanceof Number && o != p ? 1 / 0 : 1; }
    // EXPECT violated arithmetic bits=8 objects=1
    static int numberCast(Object o) { try { Number n = (Number) o; return n == null ? 1 : 1 / 0; } catch (ClassCastException e) { return 0; } }
    // EXPECT violated arithmetic bits=8 objects=1
    int numberOfField() { return held instanceof Number n ? 1 / 0 : 1; }
    // EXPECT violated arithmetic bits=8 objects=1
    static int numberOfElement(Object[] a) { return switch (a.length) { case 1 -> switch (a[0]) { case null -> 0; case Number n -> 1 / 0; default -> 1; }; default -> 0; }; }
    // EXPECT violated arithmetic bits=8 objects=1
    static int numberCompared(Comparable<?> c) { return c instanceof Number ? 1 / 0 : 1; }
    // EXPECT holds bits=8 objects=1
    static int notNumber(Object o) { try { Number n = (Number) o; return 1; } catch (ClassCastException e) { return o instanceof Number ? 1 / 0 : 0; } }
    // EXPECT holds bits=8 objects=1
    static void standing(Object o) { assert !(o instanceof Number) || o instanceof Integer || o instanceof Double; }
}
