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
