// Calls by super of methods that are overridden: their contracts are checked for the objects
// that run them.
class SuperCalls {
    int v;

    //@ requires x >= 0; assignable v; ensures v == x;
    void set(int x) {
        v = x;
    }

    /*@ model pure int seen() { return v; } @*/

    // EXPECT holds bits=3 objects=1
    //@ ensures \result == seen();
    int get() {
        return v;
    }
}

class SuperCallsBelow extends SuperCalls {
    int u;
    //@ invariant u == v;

    /*@ model pure int seen() { return v - 1; } @*/

    // EXPECT violated postcondition bits=3 objects=1
    int get() {
        return super.get();
    }

    // EXPECT violated invariant bits=3 objects=1
    //@ requires x >= 0;
    void half(int x) {
        super.set(x);
    }

    // EXPECT holds bits=3 objects=1
    //@ requires x >= 0;
    //@ ensures v == x && u == x;
    void both(int x) {
        super.set(x);
        u = x;
    }

    //@ also requires x < 0; ensures v == \old(v);
    void set(int x) {
        if (x >= 0) {
            super.set(x);
            u = x;
        }
    }
}
