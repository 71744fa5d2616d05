// Variables of the specification of a method that is called.
class Variables {
    //@ forall int x; requires y == x && x > 0; assignable \nothing; ensures \result == x;
    int same(int y) { return y; }

    // EXPECT holds bits=3 objects=1
    //@ ensures \result == 3;
    int calls() { return same(3); }

    // EXPECT violated postcondition bits=3 objects=1
    //@ ensures \result == 2;
    int callsWrong() { return same(3); }

    // EXPECT violated precondition bits=3 objects=1
    int callsOutside() { return same(0); }
}

class Everywhere {
    static int a, b;
    int v;

    //@ assignable Everywhere.*;
    static void statics() { a = 1; }

    // EXPECT holds bits=3 objects=1
    //@ ensures v == \old(v);
    void keeps() { statics(); }

    // EXPECT violated postcondition bits=3 objects=1
    //@ ensures b == \old(b);
    void changes() { statics(); }
}
