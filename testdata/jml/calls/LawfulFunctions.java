/** Calls of functions of an interface whose method has a contract. */
class LawfulFunctions {
    interface Above {
        //@ requires x >= 0;
        //@ ensures \result >= x;
        int above(int x);
    }

    // EXPECT holds bits=4 objects=1 collection-size=1
    //@ ensures \result >= 6;
    static int three(Above a) { return a.above(a.above(a.above(6))); }

    // EXPECT violated postcondition bits=4 objects=1 collection-size=1
    //@ ensures \result > 2;
    static int wrong(Above a) { return a.above(2); }

    // EXPECT violated precondition bits=4 objects=1 collection-size=1
    static void negative(Above a) { a.above(-1); }
}
