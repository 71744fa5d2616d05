// \invariant_for, which holds or not of objects that are given to helpers.
class Counter {
    int n;
    //@ invariant n >= 0;
    /*@ nullable @*/ Counter next;

    // EXPECT holds bits=2 objects=2
    /*@ requires \invariant_for(this); ensures n >= 0 && \invariant_for(this); @*/
    /*@ helper @*/ void keep() { if (n < 0) n = 1 / 0; }

    // EXPECT violated postcondition bits=2 objects=2
    /*@ ensures \invariant_for(this); @*/
    /*@ helper @*/ void broken() { n = -1; }

    // EXPECT violated postcondition bits=2 objects=2
    /*@ requires n >= 0; ensures \invariant_for(this, c); @*/
    /*@ helper @*/ void other(Counter c) { }

    // EXPECT violated postcondition bits=2 objects=1
    /*@ ensures \invariant_for(next); @*/
    /*@ helper @*/ void ofNull() { }

    // EXPECT holds bits=2 objects=2
    /*@ ensures \result <==> \invariant_for(this); @*/
    /*@ helper @*/ boolean valid() { return n >= 0 && (!(this instanceof Even) || ((Even) this).m == n); }
}

class Even extends Counter {
    int m;
    //@ invariant m == n;

    // EXPECT holds bits=2 objects=1
    /*@ requires \invariant_for(c); ensures c instanceof Even ==> ((Even) c).m >= 0; @*/
    /*@ helper @*/ static void dynamic(Counter c) { }

    // EXPECT violated postcondition bits=2 objects=1
    /*@ requires c.n >= 0; ensures \invariant_for(c); @*/
    /*@ helper @*/ static void ofSubclass(Counter c) { }
}

interface Sized {
    /*@ pure @*/ int size();
    //@ instance invariant size() >= 0;
}

class Holder implements Sized {
    int k;
    Object o;
    /*@ nullable @*/ Object p;

    /*@ pure @*/ public int size() { return k; }

    // EXPECT holds bits=2 objects=1
    /*@ requires \invariant_for(this); ensures k >= 0 && o != null; @*/
    /*@ helper @*/ void all() { }

    // EXPECT violated postcondition bits=2 objects=1
    /*@ requires k >= 0; ensures \invariant_for(this); @*/
    /*@ helper @*/ void nullField() { }

    // EXPECT violated postcondition bits=2 objects=1
    /*@ requires s instanceof Holder && ((Holder) s).o != null; ensures \invariant_for(s); @*/
    /*@ helper @*/ static void ofInterface(Sized s) { }
}

class Chain {
    int v;
    /*@ nullable @*/ Chain next;
    //@ invariant v > 0 && (next != null ==> \invariant_for(next));

    // EXPECT holds bits=2 objects=2
    /*@ requires next != null && next.next == null && \invariant_for(this); ensures next.v > 0; @*/
    /*@ helper @*/ void second() { }

    // EXPECT violated postcondition bits=2 objects=2
    /*@ requires next != null && next.next == null && next != this && v > 0; ensures \invariant_for(this); @*/
    /*@ helper @*/ void onlyFirst() { }
}

class Inv {
    int v;
    /*@ nullable @*/ Inv next;
    //@ invariant v > 0;

    // EXPECT holds bits=2 objects=2
    /*@ requires \inv && (next == null || next.\inv); ensures v > 0 && (next != null ==> next.v > 0); @*/
    /*@ helper @*/ void key() { }

    // EXPECT violated postcondition bits=2 objects=2
    /*@ requires \inv; ensures next != null ==> next.\inv; @*/
    /*@ helper @*/ void keyOfNext() { }

    // EXPECT violated postcondition bits=2 objects=2
    /*@ requires \inv; ensures \inv && \is_initialized(Inv); @*/
    /*@ helper @*/ void keyBroken() { v = 0; }
}
