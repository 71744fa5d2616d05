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

    private static final Cell FIXED = new Cell();

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

    // EXPECT violated assert bits=3 objects=1
    static void eitherOfFixed(boolean c) {
        Cell a = new Cell(), x = c ? FIXED : a;
        a.v = 1;
        x.v = 2;
        if (a.v == 1) assert false;
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

    // EXPECT holds bits=4 objects=1
    static void ownElements(int i) {
        int[] a = new int[3];
        a[0] = 1;
        a[1] = 2;
        a[0] = a[1];
        assert a[0] == 2 && a[1] == 2 && a[2] == 0;
        Cell[] all = {new Cell(), new One()};
        assert all[0].get() == 0 && all[1].get() == 1;
    }

    // EXPECT violated assert bits=4 objects=1
    static void elementSomewhere(int i) {
        int[] a = new int[3];
        a[0] = 1;
        if (0 <= i && i < 3) a[i] = 2;
        if (a[0] == 2) assert false;
    }

    // EXPECT violated assert bits=4 objects=1
    static void elementKept(int i) {
        int[] a = new int[3];
        a[0] = 1;
        if (0 <= i && i < 3) a[i] = 2;
        if (a[0] == 1) assert false;
    }

    // EXPECT violated assert bits=4 objects=1
    static void elementBehind(int i) {
        int[] a = new int[3];
        if (0 <= i && i < 3) a[i] = 2;
        a[0] = 1;
        if (a[1] == 2) assert false;
    }

    // EXPECT violated assert bits=4 objects=1
    static void elementAtEither(boolean c) {
        int[] a = new int[2];
        a[0] = 1;
        a[c ? 0 : 1] = 2;
        if (a[0] == 1) assert false;
    }

    // EXPECT violated assert bits=4 objects=1
    static void elementAnywhere(int i) {
        int[] a = new int[2];
        a[0] = 1;
        try {
            a[i] = 2;
        } catch (ArrayIndexOutOfBoundsException e) {
            return;
        }
        if (a[0] == 2) assert false;
    }

    // EXPECT violated assert bits=4 objects=1
    static void elementFrom(int i) {
        int[] a = new int[2];
        a[0] = 1;
        int x = 3;
        try {
            x = a[i];
        } catch (ArrayIndexOutOfBoundsException e) {
        }
        if (x == 1) assert false;
    }

    // EXPECT violated assert bits=4 objects=1
    static void elementLeft(int i) {
        int[] a = new int[2];
        a[0] = 1;
        int x = 3;
        try {
            x = a[i];
        } catch (ArrayIndexOutOfBoundsException e) {
        }
        if (x == 0) assert false;
    }

    // EXPECT holds bits=4 objects=1
    static void all() {
        int[] a = {1, 2};
        //@ assert (\forall int i; 0 <= i && i < 2; a[i] == i + 1);
        //@ assert (\exists int i; 0 <= i && i < 2; a[i] == 2);
        //@ assert !(\exists int i; 0 <= i && i < 2; a[i] == 3);
        //@ assert !(\forall int i; 0 <= i && i <= 1; a[i] == 1);
    }

    // EXPECT violated assert bits=4 objects=1
    static void notAll() {
        int[] a = {1, 2};
        //@ assert (\forall int i; 0 <= i && i < 2; a[i] == 1);
    }

    // EXPECT violated assert bits=4 objects=1
    static void notSome(int n) {
        int[] a = {1, 2};
        //@ assert (\exists int i; 0 <= i && i < 2 && i < n; a[i] == 2);
    }

    // EXPECT violated assert bits=4 objects=1
    static void notLast() {
        int[] a = {1, 2};
        //@ assert (\forall int i; 0 <= i && i <= 1; a[i] == 1);
    }

    // EXPECT violated assert bits=4 objects=1
    static void some(int n) {
        int[] a = {1, 2};
        //@ assert !(\exists int i; 0 <= i && i < 2 && i < n; a[i] == 2);
    }

    // EXPECT violated assert bits=4 objects=1
    static void elementOfEither(boolean c) {
        int[] a = new int[2], b = new int[2], x = c ? a : b;
        a[1] = 1;
        x[1] = 2;
        if (a[1] == 1) assert false;
    }

    // EXPECT violated assert bits=4 objects=1
    static void elementOneWay(boolean c) {
        int[] a = new int[2];
        if (c) a[1] = 1;
        if (a[1] == 0) assert false;
    }

    // EXPECT violated assert bits=4 objects=1
    static void elementOtherWay(boolean c) {
        int[] a = new int[2];
        if (c) a[1] = 1; else a[0] = 1;
        if (a[1] == 0 && a[0] == 1) assert false;
    }

    // EXPECT violated assert bits=4 objects=1
    static void elementByAlias(int[] given, boolean c) {
        int[] a = new int[] {1, 2}, x = c ? a : given;
        if (x != null && x.length > 1) x[1] = 3;
        if (a[1] == 3) assert false;
    }

    // EXPECT holds bits=4 objects=1
    static void sides(int i) {
        int x = i == 1 ? 2 : -1;
        int y = x < 0 ? 0 : x;
        int[] a = new int[y];
        assert a.length == 0 || a.length == 2;
    }

    // EXPECT violated assert bits=4 objects=1
    static void side(int i) {
        int x = i == 1 ? 2 : -1;
        int y = x < 0 ? 0 : x;
        if (y == 2) assert false;
    }

    // EXPECT violated assert bits=4 objects=1
    static void otherSide(int i) {
        int x = i == 1 ? 2 : -1;
        int y = x < 0 ? 0 : x;
        if (y == 0) assert false;
    }

    // EXPECT holds bits=8 objects=1
    static void texts(boolean c) {
        String s = c ? "ab" : "b";
        String t = s + "c";
        assert t.length() == (c ? 3 : 2);
        assert t.charAt(t.length() - 1) == 'c';
        assert t.equals("abc") || t.equals("bc");
    }

    // EXPECT violated assert bits=8 objects=1
    static void text(boolean c) {
        String s = c ? "ab" : "b";
        if (s.equals("ab")) assert false;
    }

    // EXPECT violated assert bits=8 objects=1
    static void otherText(boolean c) {
        String s = c ? "ab" : "b";
        if ((s + "c").charAt(0) == 'b') assert false;
    }

    // EXPECT violated assert bits=8 objects=1
    static void sameText(boolean c) {
        String s = c ? "ab" : "b";
        if (s == "ab") assert false;
    }
}
