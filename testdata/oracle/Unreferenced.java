// Objects that nothing refers to, whose invariants and constraints a method breaks
// through other objects.

class Unreferenced {
    int y;
}

class MayBeUndefined {
    /*@ nullable @*/ Unreferenced u;
    //@ invariant u.y > 3;

    // EXPECT violated invariant bits=4
    //@ requires w == null;
    static void set(/*@ nullable @*/ MayBeUndefined w, Unreferenced v) { v.y = 0; }

    // EXPECT holds bits=4
    //@ requires w == null;
    static void raise(/*@ nullable @*/ MayBeUndefined w, Unreferenced v) { v.y = 7; }
}

class OverStatics {
    int k;
    static /*@ nullable @*/ Unreferenced u;
    //@ invariant k < u.y;

    // EXPECT violated invariant bits=4
    //@ requires w == null && u != null;
    static void field(/*@ nullable @*/ OverStatics w) { u.y = 0; }

    // EXPECT violated invariant bits=4
    //@ requires w == null && u != null;
    static void whole(/*@ nullable @*/ OverStatics w, Unreferenced v) { u = v; }
}

class OverElements {
    int[] a;
    //@ invariant a.length > 1 && a[1] > 0;

    // EXPECT violated invariant bits=3 objects=1
    //@ requires w == null && b.length > 1;
    static void set(/*@ nullable @*/ OverElements w, int[] b) { b[1] = 0; }
}

class Growing {
    int k;
    //@ constraint k > \old(k);

    // EXPECT violated constraint
    //@ requires w == null;
    static void nothing(/*@ nullable @*/ Growing w) { }
}

class Keeping {
    /*@ nullable @*/ Unreferenced u;
    //@ constraint u != null ==> u.y >= \old(u.y);

    // EXPECT violated constraint
    //@ requires w == null;
    static void set(/*@ nullable @*/ Keeping w, Unreferenced v) { v.y = 0; }

    // EXPECT holds
    //@ requires w == null && v.y < 3;
    static void raise(/*@ nullable @*/ Keeping w, Unreferenced v) { v.y++; }
}

// The objects of the class itself, where no place of the method holds one.
class OfTheClass {
    Unreferenced u;
    int k;
    static int most;
    //@ invariant u.y > k;

    // EXPECT violated invariant
    static void set(Unreferenced v) { v.y = 0; }

    // EXPECT holds
    static void other() { most = 2; }
}

class BelowAStatic {
    int k;
    static int most;
    //@ invariant k <= most;

    // EXPECT violated invariant
    static void set() { most = 2; }

    // EXPECT vacuous
    //@ requires (\exists BelowAStatic b; b.k > most);
    static void nothing() { }
}

// A field that stands in the method's own frame alone.
class InTheFrame {
    Unreferenced u;
    int k;

    // EXPECT violated postcondition
    //@ assignable u;
    //@ ensures \result > 0;
    int get() { return k; }
}

// An object that only code which never runs would come to: somebody may run it later.
class InCapture {
    int v = 1;
    //@ invariant v > 0;
    record Of(InCapture it) {}

    // EXPECT violated invariant bits=3 objects=1
    static Runnable object() { InCapture a = new InCapture(); a.v = -1; return new Runnable() { public void run() { a.v = 1; } }; }

    // EXPECT violated invariant bits=3 objects=1
    static Object component() { InCapture a = new InCapture(); a.v = -1; return new Of(a); }

    // EXPECT holds bits=3 objects=1
    static void dropped() { InCapture a = new InCapture(); a.v = -1; Runnable r = () -> a.v = 1; }
}
