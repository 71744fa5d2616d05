/** Ghost variables and fields. */
class Ghosts {
    int v;
    //@ ghost int g;
    //@ ghost nullable Ghosts link;
    //@ ghost boolean set;

    // EXPECT holds
    /*@ requires a.g == a.v; ensures a.g == a.v; @*/
    static void together(Ghosts a) {
        a.v++;
        //@ set a.g = a.g + 1;
    }

    // EXPECT violated postcondition
    /*@ requires a.g == a.v; ensures a.g == a.v; @*/
    static void forgotten(Ghosts a) {
        a.v++;
    }

    // EXPECT holds
    /*@ ensures a.g == \old(a.v) && a.v == \old(a.v) + 1; @*/
    static void remembers(Ghosts a) {
        //@ set a.g = a.v;
        a.v++;
    }

    // EXPECT holds
    /*@ ensures \result == a; @*/
    static int local(int a) {
        int b = a + 1;
        //@ ghost int before = b;
        b--;
        //@ assert before == b + 1;
        //@ set before = \old(a);
        //@ assert before == b;
        return b;
    }

    // EXPECT holds bits=3
    /*@ ensures a.g == (int) (\old(a.g) - b) && \result == b; @*/
    static int changed(Ghosts a, int b) {
        //@ ghost int n = b;
        //@ set n++;
        //@ set n *= 1;
        //@ set a.g -= n - 1;
        //@ set --n;
        //@ assert n == b;
        return b;
    }

    // EXPECT violated postcondition bits=3
    /*@ ensures a.g == \old(a.g); @*/
    static void changedWrong(Ghosts a) {
        //@ set a.g++;
    }

    // EXPECT violated assert bits=3
    static void changedUndefined(int a) {
        //@ ghost int n = 1;
        //@ set n /= a;
    }

    // EXPECT violated assert
    static void localWrong(int a) {
        //@ ghost int before = a;
        a++;
        //@ set before = before + 2;
        //@ assert before == a;
    }

    // EXPECT violated assert
    static void undefined(/*@ nullable @*/ Ghosts a) {
        //@ ghost int before = a.v;
    }

    // EXPECT violated assert
    static void undefinedTarget(/*@ nullable @*/ Ghosts a) {
        //@ set a.g = 1;
    }

    // EXPECT violated assignable
    /*@ assignable a.v; @*/
    static void frame(Ghosts a) {
        a.v = 1;
        //@ set a.g = 1;
    }

    // EXPECT holds
    /*@ assignable a.v, a.g; @*/
    static void inFrame(Ghosts a) {
        a.v = 1;
        //@ set a.g = 1;
    }

    // EXPECT holds
    /*@ assignable a.*; ensures a.link == a; @*/
    static void wholeObject(Ghosts a) {
        //@ set a.link = a;
    }

    // EXPECT violated postcondition
    /*@ ensures a.link != null ==> a.link.link == a; @*/
    static void aliases(Ghosts a) {
        //@ set a.link = a.link;
    }

    // EXPECT holds
    /*@ requires a.link != null; ensures a.link.g == a.g || a.link == a; @*/
    static void through(Ghosts a) {
        //@ set a.link.g = a.g;
    }

    // EXPECT holds bits=3 unwind=8 array-length=2
    /*@ requires n >= 0; @*/
    static void counts(int n) {
        //@ ghost \bigint steps = 0;
        //@ loop_invariant steps == i && 0 <= i && i <= n;
        for (int i = 0; i < n; i++) {
            //@ set steps = steps + 1;
        }
        //@ assert steps == n;
    }

    // EXPECT holds bits=3
    static void wide(int a, int b) {
        //@ ghost \bigint p = \bigint_math(a * b);
        //@ assert p <= \bigint_math(4 * 4) && p - a < p + 5;
    }

    // EXPECT violated assert bits=3
    static void narrow(int a, int b) {
        //@ ghost \bigint p = \bigint_math(a * b);
        //@ assert p == a * b;
    }

    // EXPECT holds
    /*@ ensures \result == (\exists Ghosts o; o.set); @*/
    static boolean flags(Ghosts a) {
        //@ set a.set = true;
        return true;
    }

    // EXPECT holds
    /*@ ensures \result.g == 0 && \result.link == null && !\result.set; @*/
    static Ghosts create() {
        return new Ghosts();
    }
}

/** Objects whose ghost field an invariant ties to the state. */
class Tied {
    int v;
    //@ ghost int twice;
    //@ invariant twice == v + v;

    // EXPECT holds
    void add() {
        v++;
        //@ set twice = twice + 2;
    }

    // EXPECT violated invariant
    void addWrong() {
        v++;
        //@ set twice = twice + 1;
    }
}
