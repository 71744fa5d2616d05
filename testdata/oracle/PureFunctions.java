/**
 * Pure methods without a body in clauses: what their contract says that the result equals, or
 * functions of their arguments and of the state.
 */
class PureFunctions {
    int f;

    //@ ensures true;
    static native /*@ pure @*/ int any(int x);
    //@ ensures true;
    static native /*@ heap_free @*/ int free(int x);
    //@ ensures true;
    native /*@ pure @*/ boolean on(int x, PureFunctions o);
    //@ ensures true;
    native /*@ pure @*/ int mine();
    //@ ensures \result == x + 1;
    static native /*@ pure @*/ int next(int x);

    interface Shape {
        //@ ensures true;
        /*@ pure @*/ int area();
        //@ ensures \result == 2;
        /*@ pure @*/ int two();
    }

    static abstract class Base {
        //@ ensures true;
        abstract /*@ pure @*/ int a();
    }

    interface Length {
        //@ ensures true;
        /*@ pure @*/ int length();
    }

    static class One implements Length {
        public /*@ pure @*/ int length() { return 1; }
    }

    // EXPECT holds bits=3 objects=1
    //@ ensures any(x) == any(x);
    static void same(int x) { }

    // EXPECT holds bits=3 objects=1
    //@ requires x == y;
    //@ ensures any(x) == any(y);
    static void equal(int x, int y) { }

    // EXPECT violated postcondition bits=2 objects=1
    //@ ensures any(x) == any(y);
    static void unequal(int x, int y) { }

    // EXPECT violated postcondition bits=2 objects=1
    //@ ensures any(x) != 1;
    static void any(boolean b, int x) { }

    // EXPECT holds bits=2 objects=1
    //@ requires any(any(x)) == 1;
    //@ ensures any(\result) == 1 ==> any(x) == \result || any(x) != \result;
    static int nested(int x) { return x; }

    // EXPECT violated postcondition bits=2 objects=1
    //@ ensures any(1) == \old(any(1));
    void changed() { f++; }

    // EXPECT holds bits=2 objects=1
    //@ ensures any(1) == \old(any(1));
    void unchanged() { }

    // EXPECT holds bits=2 objects=1
    //@ ensures free(1) == \old(free(1));
    void changedFree() { f++; }

    // EXPECT violated postcondition bits=2 objects=1
    //@ ensures mine() == \old(mine());
    void changedMine() { f++; }

    // EXPECT violated postcondition bits=2 objects=1 PureFunctions=2
    //@ ensures on(1, o) == o.on(1, o);
    void receivers(PureFunctions o) { }

    // EXPECT holds bits=2 objects=1 PureFunctions=2
    //@ requires o == this;
    //@ ensures on(1, o) == o.on(1, this);
    void receiver(PureFunctions o) { }

    // EXPECT holds bits=3 objects=1
    //@ ensures \result == next(x);
    static int follows(int x) { return x + 1; }

    // EXPECT violated postcondition bits=3 objects=1
    //@ ensures \result == next(x);
    static int stays(int x) { return x; }

    // EXPECT holds bits=3 objects=2
    //@ requires s == t && s.area() == 1;
    //@ ensures t.area() == 1 && t.two() + 1 == s.two() + 1;
    static void shape(Shape s, Shape t) { }

    // EXPECT violated postcondition bits=2 objects=2
    //@ ensures s.area() == t.area();
    static void shapes(Shape s, Shape t) { }

    // EXPECT violated postcondition bits=2 objects=1
    //@ ensures b.a() == 0;
    static void base(Base b) { }

    // EXPECT holds bits=3 objects=1
    //@ ensures l.length() == 1;
    static void written(Length l) { }
}
