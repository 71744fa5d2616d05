/** States inside a body to which specifications look back by labels. */
class States {
    static class Node { int v; /*@ nullable @*/ Node next; }

    int n;

    // EXPECT holds bits=3
    void before() {
        n++;
        L: n++;
        //@ assert n == \old(n, L) + 1 && n == \old(n) + 2;
    }

    // EXPECT violated assert bits=3
    void beforeNotEntry() {
        n++;
        L: n++;
        //@ assert n == \old(n, L) + 2;
    }

    // EXPECT holds bits=3
    static int localVariable(int k) {
        int i = k;
        i++;
        //@ here:;
        i++;
        k++;
        //@ assert i == \past(i, here) + 1 && k == \old(k, here) + 1 && \old(k) == \old(k, here);
        return i;
    }

    // EXPECT violated assert bits=3
    static int localVariableThen(int k) {
        int i = k;
        i++;
        //@ here:;
        i++;
        //@ assert i == \old(i, here);
        return i;
    }

    // EXPECT holds bits=3
    static int eachTurn(int k) {
        int s = 0;
        for (int i = 0; i < 3; i++) {
            L: s += k;
            //@ assert s == \old(s, L) + k;
        }
        return s;
    }

    // EXPECT violated assert bits=3
    static int lastTurn(int k) {
        int s = 0;
        for (int i = 0; i < 3; i++) {
            L: s += k;
            //@ assert \old(s, L) == 0;
        }
        return s;
    }

    // EXPECT holds bits=3
    static int loopWords(int k) {
        int s = k;
        //@ loop_invariant 0 <= i && i <= 3 && s == \old(s, \LoopInit) + i;
        for (int i = 0; i < 3; i++) {
            s++;
            //@ assert s == \old(s, LoopBodyBegin) + 1 && \old(s, LoopInit) == \old(k, Pre) && \old(i, LoopInit) == 0;
        }
        return s;
    }

    // EXPECT violated loop-invariant bits=3
    static int loopWordsWrong(int k) {
        int s = k;
        //@ loop_invariant s == \old(s, \LoopInit);
        for (int i = 0; i < 3; i++) s++;
        return s;
    }

    // EXPECT violated assert bits=3
    static int loopBodyBeginWrong(int k) {
        int s = k;
        for (int i = 0; i < 3; i++) {
            s++;
            //@ assert \old(s, LoopBodyBegin) == \old(s, LoopInit);
        }
        return s;
    }

    // EXPECT holds bits=3 int[]=1
    static int elements(int[] a) {
        int s = 0;
        L: for (int x : a) {
            s++;
            //@ assert s == \old(s, LoopBodyBegin) + 1 && \old(s, LoopInit) == \old(s, L) && \old(x, LoopBodyBegin) == x;
        }
        //@ assert s - \old(s, L) == a.length;
        return s;
    }

    // EXPECT holds bits=3 objects=2
    static void made(Node p) {
        L: p.next = new Node();
        //@ assert !\old(\reach(p, Node, next), L).has(p.next);
        M: p.next.v = 1;
        //@ assert \old(\reach(p, Node, next), M).has(p.next) && \old(p.next.v, M) == 0;
    }

    // EXPECT violated assert bits=3 objects=2
    static void notMadeYet(Node p) {
        L: p.next = new Node();
        Node q = p.next;
        M: q.v = 1;
        //@ assert (\forall Node o; o == q; \old(o.v, L) == 0);
    }

    // EXPECT holds bits=3 objects=2
    static void madeBefore(Node p) {
        Node q = new Node();
        M: q.v = 1;
        //@ assert (\forall Node o; o == q; \old(o.v, M) == 0);
    }

    // EXPECT holds bits=3
    static int recursive(int k) {
        if (k <= 0) return 0;
        int i = k;
        L: i = recursive(k - 1 > 2 ? 2 : k - 1);
        //@ assert \old(i, L) == k;
        return i + 1;
    }

    // EXPECT violated assert bits=3
    static int recursiveWrong(int k) {
        if (k <= 0) return 0;
        int i = k;
        L: i = recursiveWrong(k - 1 > 2 ? 2 : k - 1);
        //@ assert \old(i, L) == 1;
        return i + 1;
    }

    // EXPECT holds bits=3
    void finallyAfter(boolean b) {
        L: try {
            if (b) return;
            n++;
        } finally {
            //@ assert b ==> n == \old(n, L);
            M: n = 1;
            //@ assert b ==> \old(n, M) == \old(n, L);
        }
    }

    // EXPECT violated assert bits=3
    void finallyAfterWrong(boolean b) {
        L: try {
            if (b) return;
            n++;
        } finally {
            //@ assert n == \old(n, L);
        }
    }

    // EXPECT holds bits=3
    static int inSwitch(int k) {
        int i = k;
        switch (k) {
            case 1:
                L: i++;
                //@ assert i == \old(i, L) + 1;
            default:
                M: i--;
                //@ assert i == \old(i, M) - 1 || \old(i, M) == -4;
        }
        return i;
    }

    static int s;

    // EXPECT holds bits=3
    static void staticField() {
        L: { }
        //@ assert s == \old(s, L);
        s = 1;
        //@ assert s == 1 && \old(s, L) == \old(s);
    }

    // EXPECT violated assert bits=3
    static void staticFieldWrong() {
        L: s = 1;
        //@ assert s == \old(s, L);
    }

    // EXPECT holds bits=3
    States(int k) {
        n = k;
        L: n++;
        //@ assert this.n == \old(this.n, L) + 1 && \old(n, L) == k && n == \old(n, Here) + 0;
    }

    // EXPECT violated assert bits=3
    States(boolean b) {
        n = 1;
        L: n++;
        //@ assert \old(this.n, L) == 0;
    }
}
