/** Calls on what a cast narrows, where the value comes from one of several methods. */
class NarrowedCalls {
    interface Holder { Object get(); }
    interface Sized { int size(); }
    static class One implements Sized { int n; public int size() { return n; } }
    static class Num { int n; }
    static class OfSized implements Holder { One one; public Object get() { return one; } }
    static class OfNum implements Holder { Num num; public Object get() { return num; } }

    // EXPECT holds bits=3 objects=1
    static void cast(OfSized h, OfNum o, boolean b) {
        h.one = new One();
        h.one.n = 2;
        Holder x = b ? h : h;
        assert ((Sized) x.get()).size() == 2;
    }

    // EXPECT violated cast bits=3 objects=1
    static void other(OfSized h, OfNum o, boolean b) {
        Holder x = b ? h : o;
        if (x.get() != null) ((Sized) x.get()).size();
    }

    static class Two implements Sized { public int size() { return 1; } }
    static Sized either(boolean b, One o, Two t) { return b ? o : t; }
    static Object any(boolean b, One o, Num n) { return b ? o : n; }
    /*@ pure @*/ static Object chosen(boolean b, One o, Num n) { if (b) return o; return n; }

    // EXPECT violated assert bits=3 objects=1
    static void dispatches(boolean b, One o, Two t) { assert either(b, o, t).size() != 1 || o.n == 1; }

    // EXPECT holds bits=3 objects=1
    static void dispatchesEach(boolean b, One o, Two t) { if (o.n == 1) assert either(b, o, t).size() == 1; }

    // EXPECT violated assert bits=3 objects=1
    static void tests(boolean b, One o, Num n) { assert any(b, o, n) instanceof One; }

    // EXPECT holds bits=3 objects=1
    static void testsEach(boolean b, One o, Num n) { assert any(b, o, n) instanceof One == b; }

    // EXPECT violated cast bits=3 objects=1
    static void casts(boolean b, One o, Num n) { One x = (One) any(b, o, n); }

    // EXPECT violated cast bits=3 objects=1
    static void castsChoice(boolean b, One o, Num n) { One x = (One) (Object) (b ? o : n); }

    // EXPECT violated postcondition bits=3 objects=1
    //@ ensures chosen(b, o, n) instanceof One;
    static void inClause(boolean b, One o, Num n) { }

    // EXPECT holds bits=3 objects=1
    //@ ensures (chosen(b, o, n) instanceof One) == b;
    static void inClauseEach(boolean b, One o, Num n) { }

    // EXPECT violated assert bits=3 objects=1
    static void switches(int k, One o, Num n, Two t) {
        Object x = switch (k) { case 0 -> o; case 1 -> n; default -> t; };
        assert x instanceof Sized;
    }

    // EXPECT violated assert bits=3 objects=1
    static void sizes(Holder x) {
        if (x instanceof OfSized && x.get() != null) assert ((Sized) x.get()).size() != 3;
    }
}
