// Sequences and sets of locations that several classes represent, each in its way.
interface Listed {
    //@ public instance model \seq all;
    //@ public instance model \locset parts;
}

class Pair implements Listed {
    int a, b;
    //@ represents all = \seq_concat(\seq_singleton(a), \seq_singleton(b));
    //@ represents parts = \set_union(\singleton(this.a), \singleton(this.b));

    // EXPECT holds bits=3 objects=1
    //@ requires !(this instanceof Lone); ensures all == \seq_upd(\old(all), 0, x); assignable parts;
    void put(int x) { a = x; }

    // EXPECT violated postcondition bits=3 objects=1
    //@ requires !(this instanceof Lone); ensures all == \seq_upd(\old(all), 1, x); assignable parts;
    void putWrong(int x) { a = x; }
}

class Lone extends Pair {
    int c;
    //@ represents all = \seq_singleton(c);
    //@ represents parts = \singleton(this.c);

    // EXPECT violated assignable bits=3 objects=1
    //@ assignable parts;
    void outside() { a = 1; }

    // EXPECT holds bits=3 objects=1
    //@ assignable parts; ensures all.length == 1 && all[0] == 1;
    void inside() { c = 1; }
}

class None implements Listed {
    int d;
    //@ represents all = \seq_empty;
    //@ represents parts = \empty;
}

class Represents {
    // EXPECT holds bits=3 objects=1
    //@ ensures \result ==> l.all.length == 2;
    static boolean two(Listed l) { return l instanceof Pair && !(l instanceof Lone); }

    // EXPECT violated postcondition bits=3 objects=1
    //@ ensures \result ==> l.all.length == 2;
    static boolean twoWrong(Listed l) { return l instanceof Pair; }

    // EXPECT holds bits=3 objects=1
    //@ requires l.all.length > 0; ensures \result == l.all[0];
    static int first(Listed l) { return l instanceof Lone ? ((Lone) l).c : ((Pair) l).a; }

    // EXPECT violated postcondition bits=3 objects=1
    //@ requires l.all.length > 0; ensures \result == l.all[0];
    static int firstWrong(Listed l) { return ((Pair) l).a; }

    // EXPECT violated postcondition bits=3 objects=1
    //@ ensures l.all[0] == l.all[0];
    static void undefined(Listed l) { }

    // EXPECT holds bits=3 objects=1
    //@ assignable l.parts;
    static void changes(Listed l) { if (l instanceof Lone) { ((Lone) l).c = 1; } else if (l instanceof Pair) { ((Pair) l).b = 1; } }

    // EXPECT violated assignable bits=3 objects=1
    //@ assignable l.parts;
    static void changesLone(Listed l) { if (l instanceof Pair) { ((Pair) l).b = 1; } }

    // EXPECT violated assignable bits=3 objects=1
    //@ assignable l.parts;
    static void changesNone(Listed l) { if (l instanceof None) { ((None) l).d = 1; } }

    // EXPECT holds bits=3 objects=1
    //@ requires \disjoint(l.parts, m.parts); ensures l == m ==> l instanceof None;
    static void apart(Listed l, Listed m) { }

    // EXPECT violated postcondition bits=3 objects=1
    //@ requires \disjoint(l.parts, m.parts); ensures l != m;
    static void apartWrong(Listed l, Listed m) { }
}

class Chained {
    /*@ nullable @*/ Chained next;
    //@ model JMLObjectSet chain;
    //@ represents chain \such_that chain == \reach(this, Chained, next);
    //@ model JMLObjectSet rest;
    //@ represents rest \such_that \reach(next, Chained, next).equals(rest);

    // EXPECT holds bits=3 objects=2
    //@ ensures chain.has(this) && (next != null ==> chain.has(next) && rest.has(next));
    void there() { }

    // EXPECT violated postcondition bits=3 objects=2
    //@ ensures !rest.has(this);
    void cyclic() { }
}
