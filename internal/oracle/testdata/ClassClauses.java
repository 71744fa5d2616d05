// Clauses of classes: constraints for some methods, static invariants, axioms.
class Limited {
    int v;
    //@ constraint v >= \old(v) for grow, set(int);

    // EXPECT holds bits=3 objects=1
    void grow() { if (v < 3) v++; }

    // EXPECT violated constraint bits=3 objects=1
    void set(int x) { v = x; }

    // EXPECT holds bits=3 objects=1
    void set(long x) { v = 0; }

    // EXPECT holds bits=3 objects=1
    void reset() { v = 0; }
}

class More extends Limited {
    // EXPECT violated constraint bits=3 objects=1
    void grow() { v--; }

    // EXPECT holds bits=3 objects=1
    void reset() { v = -1; }
}

class Everything {
    int v;
    //@ constraint v >= \old(v) for \everything;

    // EXPECT violated constraint bits=3 objects=1
    void reset() { v = 0; }
}

class StaticState {
    static int low, high;
    //@ static invariant low <= high;
    int v;

    // EXPECT holds bits=3 objects=1
    static void widen() { if (low > -4) low--; }

    // EXPECT violated invariant bits=3 objects=1
    static void narrow() { low++; }

    // EXPECT violated invariant bits=3 objects=1
    void shift() { high = v; }

    // EXPECT violated invariant bits=3 objects=1
    StaticState(int h) { high = h; }

    // EXPECT holds bits=3 objects=1
    /*@ helper @*/ void free() { low = 3; high = 0; }
}

class Assumed {
    static int s;
    //@ axiom s > 0;
    //@ axiom (\forall int i; 0 <= i && i <= 1; i <= s);

    // EXPECT holds bits=3 objects=1
    //@ ensures \result >= 1;
    static int get() { return s; }

    // EXPECT violated postcondition bits=3 objects=1
    //@ ensures \result >= 2;
    static int more() { return s; } // the axiom says no more
}

class Statics {
    static int a, b;
    static final int FIXED = 1;
    int v;

    // EXPECT holds bits=3 objects=1
    //@ assignable Statics.*;
    static void both() { a = 1; b = 2; }

    // EXPECT violated assignable bits=3 objects=1
    //@ assignable Statics.*;
    void instance() { v = 1; }

    // EXPECT violated assignable bits=3 objects=1
    //@ assignable Statics.*;
    static void elsewhere() { StaticState.low = 0; }
}

class SubStatics extends Statics {
    static int c;

    // EXPECT holds bits=3 objects=1
    //@ assignable SubStatics.*;
    static void inherited() { a = 1; c = 2; }

    // EXPECT violated assignable bits=3 objects=1
    //@ assignable Statics.*;
    static void below() { c = 2; }
}
