// Preconditions of constructors, whose bodies are executed where they are called.
class Constructions {
    int v;

    //@ requires x > 0; ensures v == x;
    Constructions(int x) {
        v = x;
    }

    //@ requires o.v > 0;
    Constructions(Constructions o) {
        v = o.v;
    }

    // EXPECT holds bits=3 objects=1
    //@ ensures \result.v == 1;
    Constructions inside() {
        return new Constructions(1);
    }

    // EXPECT violated precondition bits=3 objects=1
    Constructions outside(int k) {
        return new Constructions(k);
    }

    // EXPECT violated precondition bits=3 objects=1
    Constructions ofAnother(Constructions c) {
        return new Constructions(c);
    }

    // EXPECT holds bits=3 objects=1
    Constructions ofNew() {
        return new Constructions(new Constructions(2));
    }

    // EXPECT violated precondition bits=3 objects=1
    Constructions ofNull() {
        return new Constructions((Constructions) null);
    }
}

class ConstructionsBelow extends Constructions {
    // EXPECT violated precondition bits=3 objects=1
    ConstructionsBelow(int y) {
        super(y);
    }

    // EXPECT holds bits=3 objects=1
    //@ requires y > 1; ensures v == y - 1;
    ConstructionsBelow(int y, int z) {
        super(y - 1);
    }

    // EXPECT violated precondition bits=3 objects=1
    ConstructionsBelow(Constructions c) {
        this(c.v, 1);
    }
}
