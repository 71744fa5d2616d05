// Clauses of classes where calls stand for their contracts.
class Limited {
    int v;
    //@ constraint v >= \old(v) for grow;

    //@ assignable v;
    void grow() { if (v < 3) v++; }

    //@ assignable v;
    void set() { v = 0; }

    // EXPECT holds bits=3 objects=1
    //@ ensures v >= \old(v);
    void callsGrow() { grow(); }

    // EXPECT violated postcondition bits=3 objects=1
    //@ ensures v >= \old(v);
    void callsSet() { set(); }
}
