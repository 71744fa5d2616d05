/** What an enum states of its objects: its initialisation must leave its constants so. */
class EnumInvariants {
    // EXPECT violated invariant bits=4
    enum Below {
        LOW(-1), HIGH(2);
        final int v;
        //@ invariant v > 0;
        Below(int v) { this.v = v; }
    }

    // EXPECT holds bits=4
    enum Above {
        LOW(1), HIGH(2);
        final int v;
        //@ invariant v > 0;
        Above(int v) { this.v = v; }
    }

    interface Sized { /*@ pure @*/ int size(); //@ instance invariant size() > 0;
    }
    static class Box implements Sized { int n = 1; public int size() { return n; } }

    // EXPECT violated invariant bits=4
    enum Empty implements Sized {
        NONE { public int size() { return 0; } }, ONE { public int size() { return 1; } }
    }

    // EXPECT holds bits=4
    enum Full implements Sized {
        TWO { public int size() { return 2; } }, ONE { public int size() { return 1; } }
    }

    // EXPECT violated invariant bits=4
    enum Unset {
        A(new Object()), B(null);
        final /*@ non_null @*/ Object s;
        Unset(/*@ nullable @*/ Object s) { this.s = s; }
    }

    // EXPECT holds bits=4
    enum Set {
        A(new Object()), B(new int[1]) { final /*@ non_null @*/ Object o = of(2); };
        final /*@ non_null @*/ Object s;
        Set(Object s) { this.s = s; }
        static Object of(int n) { return n > 0 ? new int[n] : new Object(); }
    }

    // EXPECT violated invariant bits=4
    enum Counted {
        A { int n = ordinal(); //@ invariant n > 0;
        }, B { int n = ordinal(); //@ invariant n == 1;
        };
        int changed;
    }

    // EXPECT holds bits=4 objects=1
    //@ ensures \result > 0;
    static int size(Sized s) { return s.size(); }

    // EXPECT violated postcondition bits=4 objects=1
    //@ ensures \result > 1;
    static int sizeOver(Sized s) { return s.size(); }

    // EXPECT vacuous bits=4
    //@ ensures \result > 0;
    static int below(Below b) { return b.v; }

    // EXPECT vacuous bits=4
    static Below named() { return Below.HIGH; }
}
