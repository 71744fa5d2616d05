/** What the initialisation of a class comes to on its way: assertions, and what else may fail. */
class Initialising {
    // EXPECT violated assert bits=4
    enum Below {
        LOW(-1), HIGH(2);
        final int v;
        Below(int v) { assert v > 0; this.v = v; }
    }

    // EXPECT holds bits=4
    enum Above {
        LOW(1), HIGH(2);
        final int v;
        Above(int v) { assert v > 0; this.v = v; }
    }

    // EXPECT violated assert bits=4
    enum Chained {
        ONE(1), NONE();
        final int v;
        Chained() { this(0); }
        Chained(int v) { this.v = v; check(); }
        private void check() {
            //@ assert v > 0;
        }
    }

    // EXPECT violated assert bits=4
    enum InBody {
        A { int of(int n) { assert n > 2; return n; } };
        final int v;
        InBody() { v = of(2); }
        abstract int of(int n);
    }

    // EXPECT holds bits=4
    enum Whole {
        A(1), B(3);
        static int sum;
        final int v;
        Whole(int v) { this.v = v; }
        static {
            for (Whole w : values()) sum += w.v;
            assert sum == 4;
        }
    }

    // EXPECT violated assert bits=4
    static class Blocks {
        static int made = count(1);
        static { made = count(made); }
        static int count(int n) { assert n < 2; return n + 1; }
    }

    // EXPECT violated assert bits=4
    interface Level {
        int TOP = checked(3);
        static int checked(int n) { assert n != 3; return n; }
    }

    // EXPECT violated array-index bits=4
    static class Outside {
        static int[] a = new int[1];
        static { assert a[0] == 0; a[1] = 2; }
    }

    // EXPECT holds bits=4
    static class Caught {
        static /*@ nullable @*/ int[] a = new int[1];
        static { try { a[1] = 2; } catch (ArrayIndexOutOfBoundsException e) { assert a[0] == 0; } }
    }

    // EXPECT violated invariant bits=4
    static class Left {
        static int v = Above.LOW.v;
        //@ static invariant v > 1;
        static { assert v == 1; }
    }
}
