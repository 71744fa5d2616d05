/** Functions of an interface whose method has a contract give what that admits. */
class LawfulFunctions {
    static class Item { int n; }
    interface Above {
        //@ requires x >= 0;
        //@ ensures \result >= x;
        int above(int x);
    }
    interface Clip {
        //@ requires k > 0;
        //@ ensures \result == k;
        //@ also
        //@ requires k <= 0;
        //@ ensures \result == 0;
        int clip(int k);
    }
    interface Find {
        //@ ensures \result.n > 0;
        Item find();
    }
    interface Test {
        //@ ensures \result ==> i.n > 0;
        boolean test(Item i);
    }
    interface Never {
        //@ ensures x > 1 && false;
        int never(int x);
    }

    // EXPECT holds bits=3 objects=1 collection-size=1
    //@ ensures \result >= 2;
    static int above(Above a) { return a.above(2); }

    // EXPECT violated postcondition bits=3 objects=1 collection-size=1
    //@ ensures \result > 2;
    static int aboveWrong(Above a) { return a.above(2); }

    // EXPECT violated postcondition bits=3 objects=1 collection-size=1
    //@ ensures \result >= -1;
    static int belowIt(Above a) { return a.above(-1); }

    // A call by contract leaves what is of the library in valid states.

    // EXPECT holds bits=3 objects=1 collection-size=1
    //@ ensures true;
    static int beforeAnother(Above a, java.util.function.IntSupplier s) {
        a.above(1);
        return s.getAsInt();
    }

    // EXPECT holds bits=3 objects=1 collection-size=1
    //@ ensures true;
    static boolean beforeAList(Above a, java.util.List<Boolean> l) {
        a.above(1);
        if (l.size() > 0) {
            Boolean b = l.get(0);
            return b == null;
        }
        return false;
    }

    // EXPECT holds bits=5 objects=1 collection-size=1
    //@ ensures \result == 1;
    static int onAListAtHand(Above a, java.util.List<Boolean> l) {
        l.clear();
        l.add(true);
        a.above(1);
        l.clear();
        l.add(false);
        return l.size();
    }

    // EXPECT holds bits=3 objects=1 collection-size=2
    //@ ensures \result == 3;
    static int clipped(Clip c) { return c.clip(3) + c.clip(-2); }

    // EXPECT violated postcondition bits=3 objects=1 collection-size=2
    //@ ensures \result > 0;
    static int clippedWrong(Clip c) { return c.clip(3) + c.clip(-2) - 3; }

    // EXPECT holds bits=3 objects=2 collection-size=1
    //@ ensures \result > 0;
    static int found(Find f) { return f.find().n; }

    // EXPECT violated postcondition bits=3 objects=2 collection-size=1
    //@ ensures \result == 1;
    static int foundWrong(Find f) { return f.find().n; }

    // EXPECT holds bits=3 objects=1 collection-size=1
    //@ ensures \result ==> i.n > 0;
    static boolean tested(Test t, Item i) { return t.test(i); }

    // EXPECT violated postcondition bits=3 objects=1 collection-size=1
    //@ ensures \result <==> i.n > 0;
    static boolean testedWrong(Test t, Item i) { return t.test(i); }

    // EXPECT holds bits=3 objects=1 collection-size=1
    //@ ensures b;
    static void never(Never n, boolean b) { if (!b) n.never(1); }
}
