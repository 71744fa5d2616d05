// KeY's sequences: model fields, and what is made of them.
final class Sequences {
    /*@ nullable @*/ int[] a;
    int n;
    //@ invariant a != null && 0 <= n && n <= a.length;
    //@ public model \seq all;
    //@ represents all = (\seq_def int i; 0; n; a[i]);

    // EXPECT holds bits=3 objects=1 arrays=2
    //@ requires n < a.length; ensures all == \seq_concat(\old(all), \seq_singleton(x));
    void push(int x) { a[n] = x; n++; }

    // EXPECT holds bits=4 objects=1 arrays=2
    //@ requires n == 2; ensures \seq_concat(all, all)[3] == a[1] && \seq_concat(all, all)[1] == a[1];
    void twice() { }

    // EXPECT violated postcondition bits=3 objects=1 arrays=2
    //@ requires n < a.length; ensures all == \seq_concat(\seq_singleton(x), \old(all));
    void pushFront(int x) { a[n] = x; n++; }

    // EXPECT holds bits=3 objects=1 arrays=2
    //@ requires n > 0; ensures \result == \old(all)[0] && all.length == \old(all.length) && all != \seq_empty;
    int first() { return a[0]; }

    // EXPECT holds bits=3 objects=1 arrays=2
    //@ requires 0 <= i && i < n; ensures \result == \old(all)[i];
    int atBefore(int i) { int r = a[i]; a[i] = 0; i = 0; return r; }

    // EXPECT violated postcondition bits=3 objects=1 arrays=2
    //@ requires 0 <= i && i < n; ensures \result == \old(all)[i];
    int atAfter(int i) { a[i] = 0; i = 0; return a[i]; }

    // EXPECT holds bits=3 objects=1 arrays=2
    //@ requires n == 2 && 0 <= i && i < n; ensures all == \seq_concat(\seq_sub(\old(all), 0, i), \seq_sub(\old(all), i + 1, \old(all).length));
    void removeAt(int i) { if (i == 0) { a[0] = a[1]; } i = 3; n = 1; }

    // EXPECT violated postcondition bits=3 objects=1 arrays=2
    //@ requires n == 2 && 0 <= i && i < n; ensures all == \seq_concat(\seq_sub(\old(all), 0, i), \seq_sub(\old(all), i + 1, \old(all).length));
    void removeOther(int i) { if (i == 1) { a[0] = a[1]; } n = 1; }

    // EXPECT violated postcondition bits=3 objects=1 arrays=2
    //@ ensures \result == all[0];
    int firstOfEmpty() { return n > 0 ? a[0] : 0; }

    // EXPECT holds bits=3 objects=1 arrays=2
    //@ requires 0 <= i && i < n; ensures all == \seq_upd(\old(all), i, x);
    void set(int i, int x) { a[i] = x; }

    // EXPECT violated postcondition bits=3 objects=1 arrays=2
    //@ requires 0 <= i && i < n; ensures all == \seq_put(\old(all), 0, x);
    void setElsewhere(int i, int x) { a[i] = x; }

    // EXPECT holds bits=3 objects=1 arrays=2
    //@ requires n == 2; ensures all == \seq_reverse(\old(all)) && \seq_get(all, 0) == \old(\seq_get(all, 1));
    void swap() { int t = a[0]; a[0] = a[1]; a[1] = t; }

    // EXPECT violated postcondition bits=3 objects=1 arrays=2
    //@ requires n == 2; ensures all == \seq_reverse(\old(all));
    void swapLost() { a[0] = a[1]; a[1] = a[0]; }

    // EXPECT holds bits=3 objects=1 arrays=2
    //@ requires n > 0; ensures all == \seq_sub(\old(all), 0, \old(n) - 1) && \seq_length(all) == n;
    void pop() { n--; }

    // EXPECT violated postcondition bits=3 objects=1 arrays=2
    //@ requires n > 0; ensures all == \seq_sub(\old(all), 1, \old(n));
    void popWrong() { n--; }

    // EXPECT holds bits=3 objects=1 arrays=2
    //@ ensures n == a.length ==> all == \array2seq(a);
    void whole() { }

    // EXPECT violated postcondition bits=3 objects=1 arrays=2
    //@ ensures all == \array2seq(a);
    void notWhole() { }

    // EXPECT holds bits=3 objects=1 arrays=2
    //@ ensures (\forall int i; 0 <= i && i < all.length; all[i] == \old(all)[i]);
    void nothing() { }

    // EXPECT violated postcondition bits=3 objects=1 arrays=2
    //@ ensures (\forall int i; 0 <= i && i < \old(all).length; all[i] == \old(all)[i]);
    void clear() { n = 0; }

    // EXPECT holds bits=3 objects=2 arrays=1
    //@ ensures \result <==> all == o.all;
    boolean same(Sequences o) { return n == o.n && (n == 0 || a[0] == o.a[0]); }

    // EXPECT violated postcondition bits=3 objects=2 arrays=1
    //@ ensures \result <==> all == o.all;
    boolean sameLength(Sequences o) { return n == o.n; }

    // EXPECT holds bits=4 objects=1 arrays=2
    //@ ensures (\seq_def int i; 1; 4; i + x)[1] == x + 2 && (\seq_def int i; 2; 1; i) == \seq_empty;
    static void computed(int x) { }

    // EXPECT violated postcondition bits=3 objects=1 arrays=2
    //@ ensures (\seq_def int i; 0; 2; i)[2] == 2;
    static void outside() { }
}

class Links {
    int v;
    /*@ nullable @*/ Links[] kids;
    //@ public model \seq children;
    //@ represents children = (\seq_def int i; 0; kids == null ? 0 : kids.length; kids[i]);

    // EXPECT holds bits=2 objects=2 arrays=1
    //@ ensures children == \old(children) && (\forall int i; 0 <= i && i < children.length; children[i] == kids[i]);
    void keeps() { v = 1; }

    // EXPECT violated postcondition bits=2 objects=2 arrays=1
    //@ requires o.children.length > 0; ensures o.children[0].v == \old(o.children[0].v);
    void changes(Links o) { v = 1; }

    // EXPECT holds bits=2 objects=2 arrays=1
    //@ requires children.length == 1; ensures children == \seq_singleton(o);
    void replaces(Links o) { kids[0] = o; }

    // EXPECT violated postcondition bits=2 objects=2 arrays=1
    //@ ensures children == \seq_singleton(o);
    void replacesNothing(Links o) { if (kids != null && kids.length > 0) kids[0] = o; }
}
