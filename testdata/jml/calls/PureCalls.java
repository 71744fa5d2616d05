// What the code gets from a pure method that it calls by its contract is what clauses mean by
// the same call.
class PureCalls {
    int n;
    /*@ nullable @*/ PureCalls next;

    //@ ensures \result >= 0;
    /*@ pure @*/ int size() { return n < 0 ? 0 : n; }

    //@ ensures true;
    /*@ pure nullable @*/ PureCalls tail() { return next; }

    // EXPECT holds bits=3 objects=2
    //@ ensures \result == size();
    int same() { return size(); }

    // EXPECT violated postcondition bits=3 objects=2
    //@ ensures \result == size();
    int more() { return size() + 1; }

    // EXPECT violated postcondition bits=3 objects=2
    //@ ensures \result == p.size();
    int ofAnother(PureCalls p) { return size(); }

    // EXPECT holds bits=3 objects=2
    //@ requires size() > 0;
    void guarded() { if (size() == 0) throw new IllegalStateException(); }

    // EXPECT violated exception bits=3 objects=2
    //@ requires size() > 0;
    void changed() {
        n--;
        if (size() == 0) throw new IllegalStateException();
    }

    // EXPECT holds bits=3 objects=2
    //@ requires size() > 0; ensures \result == \old(size());
    int before() {
        int k = size();
        n = 0;
        return k;
    }

    // EXPECT holds bits=3 objects=2
    //@ ensures \result == tail();
    /*@ nullable @*/ PureCalls sameObject() { return tail(); }

    // EXPECT violated postcondition bits=3 objects=2
    //@ ensures \result == tail();
    /*@ nullable @*/ PureCalls ofTheNext() { return next == null ? null : next.tail(); }

    // EXPECT holds bits=3 objects=2
    //@ assignable \nothing;
    void twice(PureCalls p) { assert p.size() == p.size(); }

    // EXPECT violated assert bits=3 objects=2
    void twiceWithAChange(PureCalls p) {
        int k = p.size();
        n = 0;
        assert p.size() == k;
    }

    // What is new is new at each call.
    //@ ensures \fresh(\result);
    /*@ pure @*/ PureCalls made() { return new PureCalls(); }

    // EXPECT violated assert bits=3 objects=4
    void apart() { assert made() == made(); }

    // Where a value is undefined, the call does not return.
    //@ ensures d != 0; signals (ArithmeticException e) d == 0;
    /*@ pure @*/ int part(int d) { return 3 / d; }

    // EXPECT holds bits=3 objects=1
    //@ requires d == 1 ==> part(d) == 3; ensures \result == 0 || \result == part(d); signals (ArithmeticException e) d == 0;
    int parted(int d) { return part(d); }

    // EXPECT violated postcondition bits=3 objects=1
    //@ requires d == 1 ==> part(d) == 3; ensures \result == 0; signals (ArithmeticException e) true;
    int partedBadly(int d) {
        try {
            return part(d);
        } catch (ArithmeticException e) {
            return 1;
        }
    }

    // Recursion is not followed beyond its bound.
    //@ requires 0 <= k && k < 3; ensures \result >= 0; measured_by k;
    static /*@ pure @*/ int up(int k) { return k == 0 ? 0 : up(k - 1) + 1; }

    // EXPECT holds bits=3 objects=1 recursion=4
    //@ requires 0 <= k && k < 3; ensures \result == up(k);
    static int climbs(int k) { return up(k); }

    // EXPECT violated postcondition bits=3 objects=1 recursion=4
    //@ requires 0 <= k && k < 2; ensures \result == up(k + 1);
    static int climbsTooHigh(int k) { return up(k); }

    // EXPECT violated assert bits=3 objects=1 recursion=1
    //@ requires k == 2;
    static void climbsBeyond(int k) { assert up(k) == 0 && up(k) >= 0; }
}

class PureBelow extends PureCalls {
    /*@ pure @*/ int size() { return n == 2 ? 1 : 3; }

    // EXPECT holds bits=3 objects=2
    //@ requires p.size() != 2;
    static void ofItsClass(PureCalls p) { if (p.size() == 2) throw new IllegalStateException(); }

    // EXPECT violated exception bits=3 objects=2
    //@ requires p.n == 2 && p.size() > 0;
    static void below(PureCalls p) { if (p.size() == 1) throw new IllegalStateException(); }

    // EXPECT holds bits=3 objects=2
    //@ requires !(p instanceof PureBelow) && p.n == 2 && p.size() > 0;
    static void notBelow(PureCalls p) { if (p.size() == 1) throw new IllegalStateException(); }
}
