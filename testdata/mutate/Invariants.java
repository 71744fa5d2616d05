/** Invariants and constraints where calls are replaced by contracts: a method may rely on the
 *  invariants that its own check assumes, and leaves behind those that it ensures. */
class Positive {
    int v;
    //@ invariant v > 0;

    /*@ ensures \result == v; @*/
    /*@ pure @*/ int get() {
        return v;
    }

    /*@ ensures \result == v; @*/
    /*@ pure helper @*/ int peek() {
        return v;
    }

    /*@ assignable v; ensures true; @*/
    void change() {
        v = 1;
    }

    /*@ assignable v; ensures true; @*/
    /*@ helper @*/ void disturb() {
        v = 0;
    }

    /*@ assignable v; signals (RuntimeException e) true; @*/
    void attempt() {
        v = 1;
    }

    // EXPECT violated precondition
    void brokenAtTheCall() {
        int was = v;
        v = 0;
        get();
        v = was;
    }

    // EXPECT holds
    void restoredBeforeTheCall() {
        int was = v;
        v = 0;
        v = was;
        get();
    }

    // EXPECT holds
    void helperFindsItBroken() {
        int was = v;
        v = 0;
        peek();
        v = was;
    }

    // EXPECT holds
    void leftAsItMustBe() {
        change();
    }

    // EXPECT violated invariant
    void brokenByAHelper() {
        disturb();
    }

    // EXPECT holds
    void leftByAnException() {
        try {
            attempt();
        } catch (RuntimeException e) {
            //@ assert v > 0;
        }
    }

    // EXPECT violated precondition
    void anotherIsBroken(Positive p) {
        int was = p.v;
        p.v = 0;
        get();
        p.v = was;
    }

    // EXPECT violated precondition invariants=receiver
    void receiverOfTheCallIsBroken(Positive p) {
        int was = p.v;
        p.v = 0;
        p.get();
        p.v = was;
    }

    // EXPECT holds invariants=receiver
    //@ requires p.v > 0;
    void thisIsBroken(Positive p) {
        if (p == this)
            return;
        int was = v;
        v = 0;
        p.get();
        v = was;
    }

    // EXPECT holds invariants=receiver
    /*@ requires p.v > 0; ensures p.v > 0; @*/
    void receiverIsLeftAsItMustBe(Positive p) {
        p.change();
    }

    // EXPECT violated postcondition invariants=receiver
    /*@ requires p != q && p.v > 0; ensures q.v > 0; @*/
    void onlyTheReceiverIsLeftAsItMustBe(Positive p, Positive q) {
        p.change();
    }

    // EXPECT holds
    int nothingIsAssumedOfIt() {
        int was = v;
        v = 0;
        int most = Arithmetic.max(v, 1);
        v = was;
        return most;
    }

    // EXPECT violated precondition
    Positive() {
        get();
        v = 1;
    }

    // EXPECT holds
    Positive(int k) {
        v = Arithmetic.max(k, 1);
    }
}

class Arithmetic {
    /*@ ensures \result >= a && \result >= b; @*/
    /*@ pure @*/ static int max(int a, int b) {
        return a < b ? b : a;
    }
}

class Rising {
    int k;
    static int high;
    //@ constraint k >= \old(k);
    //@ static constraint high >= \old(high);

    /*@ assignable k, high; ensures true; @*/
    void rise() {
    }

    /*@ assignable k, high; ensures true; @*/
    /*@ helper @*/ void fall() {
    }

    // EXPECT holds
    /*@ ensures k >= \old(k) && high >= \old(high); @*/
    void twice() {
        rise();
        rise();
    }

    // EXPECT holds
    /*@ requires k < 3; ensures k > \old(k); @*/
    void sinceTheCall() {
        k++;
        rise();
    }

    // EXPECT violated postcondition, constraint
    /*@ ensures k >= \old(k); @*/
    void fallen() {
        fall();
    }
}

class Referring {
    Positive p = new Positive(1);

    /*@ ensures true; @*/
    /*@ pure @*/ void look() {
        //@ assert p.v > 0;
    }

    // EXPECT violated precondition
    void nullAtTheCall() {
        Positive was = p;
        p = null;
        look();
        p = was;
    }

    /*@ assignable p; ensures true; @*/
    void refer() {
    }

    // EXPECT holds
    /*@ ensures p != null; @*/
    void leftReferring() {
        refer();
    }
}

class Counter {
    static int n;
    //@ static invariant n >= 0;

    /*@ assignable n; ensures true; @*/
    static void count() {
    }

    // EXPECT violated precondition
    static void negative() {
        int was = n;
        n = -1;
        count();
        n = was;
    }

    // EXPECT holds
    /*@ ensures n >= 0; @*/
    static void counted() {
        count();
    }
}

class Cell {
    int v;
}

class Watch {
    Cell cell;
    static /*@ nullable @*/ Watch current;
    //@ invariant cell.v > 0;
}

class Reader {
    /*@ ensures \result > 0; @*/
    /*@ pure @*/ static int read(Cell c) {
        return Watch.current != null && Watch.current.cell == c ? c.v : 1;
    }

    // EXPECT violated precondition
    static void unseenClass(Cell c) {
        int was = c.v;
        c.v = 0;
        read(c);
        c.v = was;
    }
}

class Shared {
    static int s;
    //@ static invariant s > 0;
}

class Overridden {
    int v;
    //@ invariant v > 0;

    /*@ assignable v; ensures true; @*/
    void set() {
        v = 1;
    }

    /*@ ensures \result > 0; @*/
    /*@ pure @*/ int get() {
        return 1;
    }

    // EXPECT violated assert
    static void leftBroken(Overridden o) {
        o.set();
        //@ assert o.v > 0;
        o.v = 1;
    }

    // EXPECT violated precondition
    static void foundBroken(Overridden o) {
        int was = Shared.s;
        Shared.s = 0;
        o.get();
        Shared.s = was;
    }
}

class Overriding extends Overridden {
    /*@ helper @*/ void set() {
        v = 0;
    }

    /*@ pure @*/ int get() {
        return Shared.s;
    }
}

class Filled {
    Cell p = new Cell();
    Cell q = new Cell();
    Cell[] all = { new Cell() };

    /*@ ensures true; @*/
    /*@ pure @*/ int look() {
        return p.v;
    }

    /*@ ensures true; @*/
    /*@ pure @*/ int first() {
        return all.length > 0 ? all[0].v : 0;
    }

    // EXPECT holds
    void unusedField() {
        Cell was = q;
        q = null;
        look();
        q = was;
    }

    // EXPECT violated precondition array-length=1
    static void unseenField(Filled f, Cell[] a) {
        if (a.length == 1) {
            Cell was = a[0];
            a[0] = null;
            f.first();
            a[0] = was;
        }
    }
}

class Throughout {
    static int n;

    /*@ ensures true; @*/
    /*@ helper @*/ static void breaks() {
        Shared.s = -1;
    }

    // EXPECT violated invariant
    /*@ ensures true; @*/
    static void callsAHelper() {
        breaks();
    }

    /*@ requires Related.s == Related.s; ensures true; @*/
    /*@ pure @*/ static void mentions() {
    }

    /*@ ensures \result > 0; @*/
    /*@ pure @*/ static int relies() {
        mentions();
        return n;
    }

    // EXPECT violated precondition
    static void contractsOfCalls() {
        int was = n;
        n = 0;
        relies();
        n = was;
    }
}

class Related {
    static int s;
    //@ static invariant Throughout.n > 0;
}
