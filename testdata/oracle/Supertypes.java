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
}
