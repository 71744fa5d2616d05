import java.util.*;

/** Boxes that clauses make: values without a place in the heap. */
class BoxedClauses {
    // EXPECT holds bits=4 objects=1 collection-size=2
    //@ ensures \result == l.contains(x);
    static boolean contains(ArrayList<Boolean> l, boolean x) { for (Boolean b : l) { if (b != null && b == x) return true; } return false; }
    // EXPECT violated postcondition bits=4 objects=1 collection-size=2
    //@ ensures l.contains(x) ==> \result;
    static boolean first(ArrayList<Boolean> l, boolean x) { return l.size() > 0 && l.get(0) != null && l.get(0) == x; }
    // EXPECT holds bits=5 objects=1 collection-size=1
    //@ requires l.size() < 2;
    //@ ensures l.contains(x) && \old(l.contains(x)) ==> l.size() == 2;
    static void added(ArrayList<Boolean> l, boolean x) { l.add(x); }
    // EXPECT violated postcondition bits=5 objects=1 collection-size=1
    //@ ensures l.contains(x) == \old(l.contains(x));
    static void kept(ArrayList<Boolean> l, boolean x) { l.add(x); }
    // EXPECT holds bits=8 objects=1 collection-size=1
    //@ ensures \result == l.indexOf(3);
    static int index(List<Integer> l) { return l.size() > 0 && l.get(0) != null && l.get(0) == 3 ? 0 : -1; }
    // EXPECT violated postcondition bits=8 objects=1 collection-size=1
    //@ ensures \result == l.indexOf(3L);
    static int otherBox(List<Integer> l) { return l.indexOf(3); }
    // EXPECT holds bits=12 objects=1 collection-size=1
    //@ ensures \result == m.get(x);
    static /*@ nullable @*/ Boolean mapped(Map<Boolean, Boolean> m, boolean x) { return m.get(x); }
    // EXPECT violated postcondition bits=12 objects=1 collection-size=1
    //@ ensures m.containsKey(x) ==> \result.equals(m.get(x));
    static Boolean notMapped(Map<Boolean, Boolean> m, boolean x) { return true; }
    // EXPECT holds bits=8 objects=1
    //@ ensures b.equals(\result);
    static int equal(Integer b) { return b; }
    // EXPECT violated postcondition bits=8 objects=1
    //@ ensures java.util.Objects.equals(b, \result);
    static int unequal(/*@ nullable @*/ Integer b) { return b == null ? 0 : b; }
    // EXPECT holds bits=4 objects=1
    //@ ensures \result.equals(c ? b : x);
    static Boolean chosen(boolean c, Boolean b, boolean x) { if (c) return b; return x; }
    // EXPECT violated postcondition bits=4 objects=1
    //@ ensures \result.equals((Object) (c ? o : (Object) x));
    static Object mixed(boolean c, Boolean o, boolean x) { return o; }
    // EXPECT violated postcondition bits=8 objects=1
    //@ ensures b.intValue() == 1 ==> b == (Integer) 1;
    static void same(Integer b) { }
    // EXPECT holds bits=9 objects=1
    //@ ensures b != (Integer) 128;
    static void fresh(Integer b) { }
    // EXPECT holds bits=8 objects=1
    //@ ensures (\forall boolean y; l.contains(y) == (l.indexOf(y) >= 0)) && isBoolean(true) && !isBoolean(1);
    static void any(List<Boolean> l) { }
    static /*@ pure @*/ boolean isBoolean(Object o) { return o instanceof Boolean; }
}
