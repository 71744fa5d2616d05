/** Constraints of constructors: of static ones, and of what exists besides. */
class Constraints {
    static int t;
    int v;
    //@ static constraint t >= \old(t);
    //@ constraint v >= \old(v);

    // EXPECT holds bits=3 objects=1
    Constraints() {
        v = -1;
    }

    // EXPECT violated constraint bits=3 objects=1
    Constraints(int x) {
        t = x;
    }

    // EXPECT violated constraint bits=3 objects=1
    Constraints(Constraints other) {
        other.v = 0;
    }

    // EXPECT violated constraint bits=3 objects=1
    //@ signals (RuntimeException e) true;
    Constraints(boolean b) {
        t = -1;
        throw new RuntimeException();
    }

    // EXPECT violated constraint bits=3 objects=2
    static void another(Constraints c) {
        c.v = 1;
    }
}

class ConstraintsBelow extends Constraints {
    // EXPECT holds bits=3 objects=1
    //@ requires x > 0 && t < 2;
    ConstraintsBelow(int x) {
        super();
        t = x > 1 ? t + 1 : t;
    }
}
