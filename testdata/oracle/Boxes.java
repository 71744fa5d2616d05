/** Boxes that exist before the call: any value, each kept by valueOf or not. */
class Boxes {
    static class Cell { /*@ nullable @*/ Boolean on; /*@ nullable @*/ Byte small; }
    static /*@ nullable_by_default @*/ class Bag { /*@ non_null @*/ Boolean[] all; }

    // EXPECT holds bits=8 objects=2
    static void value(Boolean a, Boolean b) { assert a.equals(b) == (a.booleanValue() == b.booleanValue()); assert !(a == b) || a.equals(b); }
    // EXPECT violated assert bits=8 objects=2
    static void identity(Boolean a, Boolean b) { assert !a.equals(b) || a == b; }
    // EXPECT violated assert bits=8 objects=1
    static void kept(Integer a) { Integer b = a.intValue(); assert a == b; }
    // EXPECT holds bits=10 objects=1
    static void notKept(Integer a) { Integer b = a.intValue(); if (a > 127) assert a != b; assert a.equals(b); }
    // EXPECT violated assert bits=10 objects=1
    static void alsoKept(Integer a) { Integer b = a.intValue(); assert a != b; }
    // EXPECT violated assert bits=8 objects=1
    static void twice(Byte a, Byte b) { if (a == b) assert a != 3; }
    // EXPECT holds bits=8 objects=1
    static void same(Byte a, Byte b) { if (a == b) assert a.byteValue() == b.byteValue(); }
    // EXPECT holds bits=8 objects=1
    static void sum(/*@ nullable @*/ Byte a) { int n = a == null ? 0 : a; assert n <= 127 && n >= -128; }
    // EXPECT violated null bits=8 objects=1
    static int nothing(/*@ nullable @*/ Byte a) { return a + 1; }
    // EXPECT violated null bits=8 objects=1
    static boolean field(Cell c) { return c.on; }
    // EXPECT holds bits=8 objects=1
    static void fields(Cell c) { if (c.on != null && c.small != null && c.on) { c.small++; Byte b = c.small; assert b == c.small; } }
    // EXPECT violated assert bits=8 objects=1
    static void increased(Cell c) { if (c.small != null) { byte b = c.small; c.small++; assert c.small > b; } }
    // EXPECT holds bits=8 objects=2 arrays=2
    static int elements(Boolean[] a) { int n = 0; for (Boolean x : a) if (x) n++; assert n <= a.length; return n; }
    // EXPECT violated null bits=8 objects=1 arrays=1
    static int elementsNull(Bag b) { int n = 0; for (Boolean x : b.all) if (x) n++; return n; }
    // EXPECT violated assert bits=8 objects=1
    static void any(Object o) { assert !(o instanceof Boolean); Boolean b = true; }
    // EXPECT holds bits=8 objects=1
    static void order(Character a, Character b) { assert (a.compareTo(b) == 0) == a.equals(b); }
    // EXPECT holds bits=8 objects=1
    static void truth(boolean x) { Boolean y = x ? Boolean.TRUE : Boolean.FALSE; assert y == x && y == Boolean.valueOf(x) && Boolean.TRUE != Boolean.FALSE; }
    // EXPECT violated assert bits=8 objects=1
    static void made(Boolean x) { if (x != null && x) assert x == Boolean.TRUE; }
    // EXPECT holds bits=8 objects=1
    static void primitives(Integer i) { assert Integer.TYPE == int.class && (Class<?>) Integer.TYPE != Long.TYPE && (i == null || (Object) i.getClass() != Integer.TYPE); }

    // EXPECT holds bits=8 objects=1
    static void ofTwoBoxes(boolean b) {
        Object o = b ? Boolean.FALSE : Boolean.TRUE;
        assert o == (b ? (Object) Boolean.FALSE : Boolean.TRUE);
    }
}
