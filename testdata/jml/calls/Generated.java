// What the language gives records and enums has no contract of its own: its code counts.
record Pair(int x, int[] y) {
}

enum Colour {
    RED, BLUE
}

interface Sized {
    //@ ensures \result >= 0;
    /*@ pure @*/ int size();
}

record Box(int size) implements Sized {
    //@ invariant size >= 0;
}

class Generated {
    // EXPECT holds bits=3 objects=1
    //@ ensures \result == p.x;
    int accessor(Pair p) {
        return p.x();
    }

    // EXPECT violated postcondition bits=3 objects=1
    //@ ensures \result == 0;
    int accessorMore(Pair p) {
        return p.x();
    }

    // EXPECT holds bits=3 objects=1
    //@ ensures \result == p.y;
    int[] element(Pair p) {
        return p.y();
    }

    // EXPECT holds bits=3 objects=1
    //@ ensures \result <==> p.x == q.x && p.y == q.y;
    boolean equal(Pair p, Pair q) {
        return p.equals(q);
    }

    // EXPECT holds bits=4 objects=1
    //@ ensures \result == 2;
    int values() {
        return Colour.values().length;
    }

    // EXPECT holds bits=8 objects=1
    //@ ensures \result == Colour.BLUE;
    Colour named() {
        return Colour.valueOf("BLUE");
    }

    // EXPECT holds bits=3 objects=1
    //@ ensures \result >= 0;
    int byContract(Box b) {
        return b.size();
    }

    // EXPECT violated postcondition bits=3 objects=1
    //@ ensures \result == b.size;
    int byContractMore(Box b) {
        return b.size();
    }
}
