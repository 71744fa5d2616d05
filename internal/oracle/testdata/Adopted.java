// Behavioural subtyping: what a class implements by a method that it inherits, and what
// methods above say of null.

interface Sized {
    //@ ensures \result >= 0;
    int size();

    //@ requires k > 0;
    //@ assignable \nothing;
    //@ ensures \result == k;
    int same(int k);
}

class Box {
    int n;

    // EXPECT holds bits=3 objects=1
    public int size() { return n; }

    // EXPECT holds bits=3 objects=1
    public int same(int k) { return k; }
}

// Box.size() may be negative, and an object of this class is a Sized.
class Boxes extends Box implements Sized { }

class UsesSized {
    // EXPECT violated postcondition bits=3 objects=1
    //@ ensures \result >= 0;
    static int of(Boxes b) { return ((Sized) b).size(); }

    // EXPECT holds bits=3 objects=1
    //@ requires s instanceof Boxes && k > 0; ensures \result == k;
    static int same(Sized s, int k) { return s.same(k); }
}

class Above {
    int v;

    // EXPECT holds bits=3 objects=2
    //@ ensures \result == 0;
    int admits(/*@ nullable @*/ Above p) { return 0; }

    // EXPECT holds bits=3 objects=2
    //@ requires p == null; ensures \result == 0; also requires p != null; ensures \result == p.v;
    int both(/*@ nullable @*/ Above p) { return p == null ? 0 : p.v; }

    // EXPECT holds bits=3 objects=2
    //@ ensures \result == p.v;
    int excludes(Above p) { return p.v; }

    // EXPECT holds bits=3 objects=2
    Above result() { return this; }

    // EXPECT holds bits=3 objects=2
    /*@ nullable @*/ Above free() { return null; }
}

class Below extends Above {
    // Null is admitted by the case of Above.
    // EXPECT violated postcondition bits=3 objects=2
    int admits(Above p) { return p == null ? 1 : 0; }

    // EXPECT holds bits=3 objects=2
    //@ also ensures \result == p.v;
    int both(Above p) { return p == null ? 0 : p.v; }

    // EXPECT holds bits=3 objects=2
    //@ also requires p == null; ensures \result == 3;
    int excludes(/*@ nullable @*/ Above p) { return p == null ? 3 : p.v; }

    // EXPECT violated postcondition bits=3 objects=2
    /*@ nullable @*/ Above result() { return null; }

    // EXPECT holds bits=3 objects=2
    Above free() { return this; }
}

class Lowest extends Below {
    // Two levels up.
    // EXPECT violated null bits=3 objects=2
    int admits(Above p) { return p.v - p.v; }

    // EXPECT violated postcondition bits=3 objects=2
    int both(Above p) { return p == null ? 1 : p.v; }

    // EXPECT violated postcondition bits=3 objects=2
    int excludes(/*@ nullable @*/ Above p) { return p == null ? 2 : p.v; }

    // EXPECT violated postcondition bits=3 objects=2
    /*@ nullable @*/ Above free() { return null; }
}

// What callers of a method expect to be thrown is what its own contract says, whatever the
// cases admit that a class below adds.
class EndsAbove {
    int v;

    //@ ensures true;
    void silent(int k) { }

    //@ requires k > 0; ensures true;
    void limited(int k) { }

    //@ signals (IllegalStateException e) k > 0;
    void says(int k) { }

    //@ ensures true;
    void declares(int k) throws IllegalStateException { }
}

class EndsBelow extends EndsAbove {
    // EXPECT violated exception bits=3 objects=1
    //@ also signals_only IllegalStateException;
    void silent(int k) { if (k == 1) throw new IllegalStateException(); }

    // EXPECT holds bits=3 objects=1
    //@ also requires k < 0; signals_only IllegalStateException;
    void limited(int k) { if (k < 0) throw new IllegalStateException(); }

    // EXPECT holds bits=3 objects=1
    //@ also requires k > 2; signals (IllegalStateException e) k == 3;
    void says(int k) { if (k == 3) throw new IllegalStateException(); }

    // EXPECT violated exception bits=3 objects=1
    //@ also signals (IllegalArgumentException e) true;
    void declares(int k) { if (k == 1) throw new IllegalArgumentException(); }
}

class EndsLowest extends EndsBelow {
    // Two levels up.
    // EXPECT violated exception bits=3 objects=1
    void silent(int k) { if (k == 2) throw new IllegalStateException(); }

    // EXPECT violated exception bits=3 objects=1
    //@ also requires k < 2; signals_only IllegalStateException;
    void limited(int k) { if (k == 1) throw new IllegalStateException(); }

    // EXPECT holds bits=3 objects=1
    //@ also signals (IllegalArgumentException e) true;
    void declares(int k) throws IllegalArgumentException { if (k == 1) throw new IllegalArgumentException(); }
}
