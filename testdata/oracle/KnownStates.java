/** What is known of new objects decides ways. */
class KnownStates {
    static class Cell {
        int v;
        /*@ nullable @*/ Cell next;

        /*@ pure @*/ int get() { return v; }
    }

    static class One extends Cell {
        /*@ pure @*/ int get() { return 1; }
    }

    static /*@ nullable @*/ Cell top;

    /*@ nullable @*/ Cell kept;

    // EXPECT holds bits=3 objects=1
    static void apart() {
        Cell a = new Cell(), b = new Cell();
        a.v = 1;
        if (b.v == 1) assert false;
        if (a == b) assert false;
    }

    // EXPECT violated assert bits=3 objects=1
    static void eitherOf(boolean c) {
        Cell a = new Cell(), b = new Cell(), x = c ? a : b;
        x.v = 1;
        if (a.v == 1) assert false;
    }

    // EXPECT violated assert bits=3 objects=1
    static void eitherKeeps(boolean c) {
        Cell a = new Cell(), b = new Cell(), x = c ? a : b;
        x.v = 1;
        if (a.v == 0) assert false;
    }

    // EXPECT violated assert bits=3 objects=2
    void throughField(KnownStates o) {
        Cell a = new Cell();
        o.kept = a;
        if (kept != null) kept.v = 2;
        if (a.v == 2) assert false;
    }

    // EXPECT violated assert bits=3 objects=1
    static void afterLoop(int n) {
        Cell a = new Cell();
        for (int i = 0; i < n; i++) a.v = a.v + 1;
        if (a.v == 2) assert false;
    }

    // EXPECT holds bits=3 objects=1
    static void list() {
        Cell a = new Cell();
        a.next = new Cell();
        a.next.next = a;
        int n = 0;
        for (Cell c = a.next; c != a; c = c.next) n++;
        assert n == 1;
    }

    // EXPECT violated assert bits=3 objects=1
    static void oneWay(boolean c) {
        Cell a = null;
        if (c) {
            a = new Cell();
            a.v = 1;
        }
        if (a != null && a.v == 1) assert false;
    }

    // EXPECT violated null bits=3 objects=1
    static int mayBeNull(boolean c) {
        Cell a = c ? new Cell() : null;
        return a.v == 0 ? 0 : 1;
    }

    // EXPECT violated assert bits=4 objects=1
    static void caught(int[] r, int i) {
        Cell a = new Cell();
        try {
            a.v = 1;
            r[i] = 0;
            a.v = 2;
        } catch (ArrayIndexOutOfBoundsException e) {
            if (a.v == 1) assert false;
        }
    }

    // EXPECT violated assert bits=3 objects=1
    static void elements(boolean c) {
        Cell[] all = {new Cell(), new Cell()};
        all[c ? 0 : 1].v = 1;
        if (all[0].v == 0) assert false;
    }

    // EXPECT violated assert bits=3 objects=1
    static int wraps(int n) {
        Cell a = new Cell();
        a.v = 3;
        a.v += n == 1 ? 1 : 0;
        if (a.v < 0) assert false;
        return a.v;
    }

    // EXPECT violated postcondition bits=3 objects=1
    //@ requires top != null;
    //@ ensures \old(top.get()) == 1;
    static void calledBefore() { top = new One(); }

    // EXPECT violated postcondition bits=3 objects=1
    /*@ old int was = top == null ? 1 : top.get();
      @ ensures was == 1; @*/
    static void declaredBefore() { top = new One(); }

    // EXPECT holds bits=3 objects=1
    static void calledAtLabel() {
        Cell a = new Cell();
        a.next = new Cell();
        here: a.next = new One();
        //@ assert \old(a.next.get(), here) == 0;
    }
}
