// Preconditions of methods that are called by super.
class Supers {
    int v;

    //@ requires x > 0; assignable v; ensures v == x;
    void set(int x) {
        v = x;
    }
}

class SupersBelow extends Supers {
    int u;
    //@ invariant u <= v;

    // EXPECT violated precondition bits=3 objects=1
    void outside(int x) {
        super.set(x);
        u = v;
    }

    // EXPECT holds bits=3 objects=1
    //@ requires x > 0;
    void inside(int x) {
        u = 3;
        super.set(x);
        u = v;
    }

    // EXPECT violated invariant bits=3 objects=1
    //@ requires x > 0;
    void half(int x) {
        super.set(x);
    }

    //@ also requires x <= 0; ensures true;
    void set(int x) {
        u = v = x;
    }
}
