// Data groups: what maps clauses put into them, and model methods.
class Box {
    //@ public model int state;
    //@ public model int rest;
    int v; //@ in rest;
    /*@ nullable @*/ int[] a; //@ maps a[*] \into state; maps a[0] \into rest;
    /*@ nullable @*/ Box n; //@ maps n.v \into state;

    // EXPECT holds bits=3 objects=2 arrays=2
    //@ assignable state;
    void elements(int i) { if (a != null && 0 <= i && i < a.length) a[i] = 1; }

    // EXPECT violated assignable bits=3 objects=2 arrays=2
    //@ assignable rest;
    void oneElement(int i) { if (a != null && 0 <= i && i < a.length) a[i] = 1; }

    // EXPECT holds bits=3 objects=2 arrays=2
    //@ assignable b.rest;
    static void first(Box b) { if (b.a != null && b.a.length > 0) b.a[0] = 1; b.v = 2; }

    // EXPECT violated assignable bits=3 objects=2 arrays=2
    //@ assignable b.rest;
    static void another(Box b, Box c) { c.v = 1; }

    // EXPECT holds bits=3 objects=2
    //@ assignable state;
    void next() { if (n != null) n.v = 1; }

    // EXPECT violated assignable bits=3 objects=2
    //@ assignable state;
    void own() { v = 1; }

    // EXPECT violated assignable bits=3 objects=2
    //@ assignable state;
    void nextOfOther(Box b) { if (b.n != null) b.n.v = 1; }

    //@ public model int sum(int k) { return n == null ? v : v + n.v * k; }

    // EXPECT holds bits=3 objects=2
    //@ ensures \result == sum(1) && (n == null ==> sum(2) == v);
    int total() { return n == null ? v : v + n.v; }

    // EXPECT violated postcondition bits=3 objects=2
    //@ ensures \result == sum(1);
    int totalWrong() { return v; }
}

class SubBox extends Box {
    int w; //@ in state;
    int x;

    // EXPECT holds bits=3 objects=1
    //@ assignable state;
    void both() { w = 1; if (n != null) n.v = 2; }

    // EXPECT violated assignable bits=3 objects=1
    //@ assignable state;
    void outside() { x = 1; }
}

class Tree {
    boolean v;
    /*@ nullable @*/ Tree up;
    //@ public model boolean all() { return v && (\forall Tree t; t.up == this; t.all()); }

    // EXPECT holds bits=2 objects=3
    /*@ requires a.up == null && b.up == a && c.up == b && a.all();
      @ ensures b.all() && c.v; @*/
    static void inside(Tree a, Tree b, Tree c) { }

    // EXPECT violated postcondition bits=2 objects=3
    /*@ requires a.up == null && b.up == a && c.up == b && a.all();
      @ ensures a.all(); @*/
    static void broken(Tree a, Tree b, Tree c) { c.v = false; }
}

class Nested {
    //@ public model int outer;
    //@ public model int inner; in outer;
    int v; //@ in inner;
    int w; //@ in outer;

    // EXPECT holds bits=3 objects=1
    //@ assignable outer;
    void inside() { v = 1; w = 1; }

    // EXPECT violated assignable bits=3 objects=1
    //@ assignable inner;
    void outside() { w = 1; }
}

class Locations {
    int v, w;
    /*@ nullable @*/ Locations n;
    /*@ nullable @*/ int[] a;

    // EXPECT holds bits=2 objects=2
    //@ assignable \set_union(\singleton(v), \all_fields(o));
    void union(Locations o) { v = 1; o.w = 1; o.v = 1; }

    // EXPECT violated assignable bits=2 objects=2
    //@ assignable \set_union(\singleton(this.v), \all_fields(o));
    void outside(Locations o) { w = 1; }

    // EXPECT violated assignable bits=2 objects=2
    //@ assignable \empty;
    void nothing() { v = 1; }

    // EXPECT holds bits=2 objects=1 arrays=1
    //@ assignable \locset(a[*], n.v);
    void several() { if (a != null && a.length > 0) a[0] = 1; if (n != null) n.v = 1; }

    // EXPECT holds bits=2 objects=1 arrays=1
    //@ assignable \all_fields(a);
    void elements() { if (a != null && a.length > 0) a[0] = 1; }

    // EXPECT violated assignable bits=2 objects=1 arrays=1
    //@ assignable \all_fields(a), \empty;
    void noElements() { a = null; }
}
