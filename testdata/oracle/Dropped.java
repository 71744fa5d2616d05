/** New objects that nobody can come to afterwards: their invariants do not count. */
public class Dropped {
    /*@ nullable @*/ Link head;
    /*@ nullable @*/ Link[] row;
    static /*@ nullable @*/ Link last;

    // EXPECT holds objects=1
    static void made(int x) {
        Link l = new Link(x);
        l.positive = -1;
    }

    // EXPECT violated invariant objects=1
    //@ ensures true;
    static Link returned(int x) {
        Link l = new Link(x);
        l.positive = -1;
        return l;
    }

    // EXPECT violated invariant objects=1
    static void inAStaticField(int x) {
        last = new Link(x);
        last.positive = -1;
    }

    // EXPECT violated invariant objects=1
    void inAField(int x) {
        head = new Link(x);
        head.positive = -1;
    }

    // EXPECT holds objects=1
    void overwritten(int x) {
        head = new Link(x);
        head.positive = -1;
        head = null;
    }

    // EXPECT violated invariant objects=1 array-length=1
    //@ requires a.length > 0;
    static void inAnElement(/*@ nullable @*/ Link[] a) {
        a[0] = new Link(1);
        a[0].positive = -1;
    }

    // EXPECT holds objects=0 array-length=1
    static void inADroppedArray() {
        Link[] a = new Link[1];
        a[0] = new Link(1);
        a[0].positive = -1;
    }

    // EXPECT violated invariant objects=1 array-length=1
    void inANewArray() {
        row = new Link[1];
        row[0] = new Link(1);
        row[0].positive = -1;
    }

    // EXPECT violated invariant objects=1
    void behindANewObject() {
        Link a = new Link(1);
        a.next = new Link(2);
        a.next.positive = -1;
        head = a;
    }

    // EXPECT holds objects=1
    void droppedTogether() {
        Link a = new Link(1);
        a.next = new Link(2);
        a.next.next = a;
        a.next.positive = -1;
    }

    // EXPECT violated invariant objects=1
    void cutLoose(int x) {
        Link a = new Link(1);
        a.positive = -1;
        Link b = new Link(2);
        b.next = a;
        head = b;
        if (x > 0) {
            b.next = null;
        }
    }

    // EXPECT holds objects=1
    void cutLooseAlways() {
        Link a = new Link(1);
        a.positive = -1;
        Link b = new Link(2);
        b.next = a;
        head = b;
        b.next = null;
    }

    // EXPECT violated invariant objects=1
    static void fromWhatExisted(Link p) {
        p.next = new Link(2);
        p.next.positive = -1;
    }

    // EXPECT holds objects=1 unwind=3
    static void inALoop(int n) {
        for (int i = 0; i < n && i < 3; i++) {
            Link l = new Link(i);
            l.positive = -1;
        }
    }

    // EXPECT violated invariant objects=1 unwind=2
    void listInALoop(int n) {
        for (int i = 0; i < n && i < 2; i++) {
            Link l = new Link(i);
            l.next = head;
            l.positive = 1 - i - i;
            head = l;
        }
    }

    // EXPECT violated invariant objects=1
    //@ signals (Carrier c) true; signals_only Carrier;
    static void byTheException() throws Carrier {
        Carrier c = new Carrier();
        c.load = new Link(1);
        c.load.positive = -1;
        throw c;
    }

    // EXPECT violated invariant objects=0
    static Keeper inAnInitialiser() {
        return new Keeper();
    }

    // EXPECT holds objects=1
    /*@ signals (RuntimeException e) true; @*/
    static void constructorThatThrows(int x) {
        try {
            new Fails(x);
        } catch (RuntimeException e) {
        }
    }
}

class Link {
    int positive = 1;
    int value;
    /*@ nullable @*/ Link next;
    //@ public invariant positive > 0;
    Link(int v) { value = v; }
}

class Carrier extends Exception {
    /*@ nullable @*/ Link load;
}

class Broken extends Link {
    Broken() { super(0); positive = -1; }
}

class Keeper {
    /*@ nullable @*/ Link kept = new Broken();
}

class Fails {
    static /*@ nullable @*/ Fails leaked;
    int n;
    //@ public invariant n > 0;

    // EXPECT holds objects=0 runtime-exceptions=allowed
    Fails(int x) {
        n = x;
        if (x <= 0) {
            throw new RuntimeException();
        }
    }

    // EXPECT violated invariant objects=0 runtime-exceptions=allowed
    Fails(int x, int y) {
        n = x;
        if (x <= 0) {
            leaked = this;
            throw new RuntimeException();
        }
    }
}
