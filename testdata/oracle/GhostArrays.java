// Ghost variables that are arrays of which set statements set elements.
class GhostArrays {
    int[] a;
    //@ ghost int[] g;
    //@ ghost int[] h;

    // EXPECT holds bits=3 objects=1 arrays=2
    //@ requires g.length > 0;
    //@ ensures g[0] == x && g.length == \old(g.length) && g == \old(g);
    void puts(int x) {
        //@ set g[0] = x;
    }

    // EXPECT violated postcondition bits=3 objects=1 arrays=1
    //@ requires g.length > 0;
    //@ ensures h.length > 0 ==> h[0] == \old(h[0]);
    void putsInBoth(int x) {
        //@ set g[0] = x;
    }

    // EXPECT holds bits=2 objects=2 arrays=1
    //@ requires g.length > 0 && g != h && h.length > 0;
    //@ ensures h[0] == \old(h[0]);
    void putsInOne(int x) {
        //@ set g[0] = x;
    }

    // What a set statement changes is no array of the program.
    // EXPECT holds bits=2 objects=1 arrays=2
    //@ requires g.length > 0;
    //@ ensures (\forall int[] b; (\forall int k; 0 <= k && k < b.length; b[k] == \old(b[k])));
    void nothingOfCode(int x) {
        //@ set g[0] = x;
    }

    // EXPECT holds bits=2 objects=1 arrays=2
    //@ requires a.length > 0;
    //@ ensures (\forall int k; 0 <= k && k < g.length; g[k] == \old(g[k]));
    void nothingOfGhosts(int x) {
        a[0] = x;
    }

    // EXPECT violated assert bits=3 objects=1 arrays=2
    void outside(int i) {
        //@ set g[i] = 1;
    }

    // EXPECT violated assert bits=3 objects=1 arrays=1
    void outsideOfNone(/*@ nullable @*/ GhostArrays o) {
        //@ set o.g[0] = 1;
    }

    // EXPECT violated assert bits=3 objects=1 arrays=1
    //@ requires g.length == 1;
    void ofUndefined(int i) {
        //@ set g[0] = g[i];
    }

    // EXPECT violated assignable bits=3 objects=1 arrays=2
    //@ requires g.length > 1;
    //@ assignable g[1];
    void frame() {
        //@ set g[0] = 1;
    }

    // EXPECT holds bits=3 objects=1 arrays=2
    //@ requires g.length > 1;
    //@ assignable g[*];
    //@ ensures g[0] == \old(g[1]) && g[1] == \old(g[0]);
    void exchange() {
        //@ ghost int old = g[0];
        //@ set g[0] = g[1];
        //@ set g[1] = old;
    }

    // EXPECT holds bits=3 objects=1 arrays=2
    //@ assignable \strictly_nothing;
    static void local(int x) {
        //@ ghost int[] m = new int[2];
        //@ assert m[0] == 0 && m.length == 2;
        //@ set m[0] = x;
        //@ set m[1] = m[0] + 1;
        //@ assert m[1] - m[0] == 1;
    }

    // EXPECT violated assert bits=3 objects=1 arrays=2
    static void localWrong(int x) {
        //@ ghost int[] m = {x, x};
        //@ set m[1] = 1;
        //@ assert m[0] == m[1];
    }

    // EXPECT violated assert bits=3 objects=1 arrays=2
    static void negative(int n) {
        //@ ghost int[] m = new int[n < 2 ? n : 0];
        //@ set m = new int[1];
        //@ set m[0] = 1;
    }

    // EXPECT violated assert bits=3 objects=1 arrays=2
    static void listsUndefined(int n) {
        //@ ghost int[] m = new int[]{1 / n};
        //@ set m[0] = 1;
    }

    // EXPECT holds bits=3 objects=1 arrays=2
    //@ ensures g.length == 2 && g[0] == x && g[1] == \old(a.length) && \fresh(g) && h == \old(h);
    void makes(int x) {
        //@ set g = new int[]{x, a.length};
    }

    // EXPECT violated postcondition bits=3 objects=1 arrays=1
    //@ requires h.length == 1;
    //@ ensures h[0] == \old(h[0]);
    void shares(int x) {
        //@ set g = h;
        //@ set g[0] = x;
    }

    // EXPECT holds bits=3 objects=1 arrays=2
    //@ requires g.length == 2;
    //@ ensures g[0] == (int) (\old(g[0]) + x) && g[1] == (int) (\old(g[1]) + 1);
    void adds(int x) {
        //@ set g[0] += x;
        //@ set g[1]++;
    }

    // EXPECT holds bits=3 objects=1 arrays=3 unwind=3
    //@ requires g.length == a.length;
    //@ ensures (\forall int k; 0 <= k && k < a.length; g[k] == \old(a[k]) && a[k] == 0);
    void inALoop() {
        //@ loop_invariant (\forall int k; 0 <= k && k < i; g[k] == \old(a[k]));
        for (int i = 0; i < a.length; i++) {
            //@ set g[i] = a[i];
            a[i] = 0;
        }
    }

    // EXPECT violated postcondition bits=3 objects=1 arrays=2 unwind=2
    //@ requires g.length == a.length;
    //@ ensures (\forall int k; 0 <= k && k < a.length; g[k] == \old(a[k]));
    void inALoopWrong() {
        for (int i = 0; i < a.length; i++) {
            a[i] = 0;
            //@ set g[i] = a[i];
        }
    }
}

/** Arrays of other types, of a class, and of objects that a constructor makes. */
class GhostMarks {
    //@ ghost boolean[] seen = new boolean[2];
    //@ static ghost nullable Object[] last;
    int n;
    //@ invariant seen.length == 2 && (n > 0 ==> seen[0]);

    // EXPECT holds bits=3 objects=1 arrays=2
    //@ ensures !seen[0] && !seen[1];
    GhostMarks() { }

    // EXPECT violated postcondition bits=3 objects=1 arrays=2
    //@ ensures !seen[0] && !seen[1];
    GhostMarks(int k) {
        //@ set seen[1] = k > 2;
    }

    // EXPECT holds bits=3 objects=1 arrays=2
    void mark() {
        n = 1;
        //@ set seen[0] = n == 1;
    }

    // EXPECT violated invariant bits=3 objects=1 arrays=2
    void forgets() {
        n = 1;
        //@ set seen[1] = true;
    }

    // EXPECT holds bits=3 objects=1 arrays=1
    //@ requires last != null && last.length > 0;
    //@ assignable last[0];
    //@ ensures last[0] == o;
    static void keeps(Object o) {
        //@ set last[0] = o;
    }

    // EXPECT violated postcondition bits=3 objects=1 arrays=1
    //@ requires last != null && last.length > 0;
    //@ ensures last[0] == \old(last[0]);
    static void keepsAnother(Object o) {
        //@ set last[0] = o;
    }
}
