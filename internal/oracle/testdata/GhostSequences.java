// KeY's sequences in ghost fields and variables, in \let, and handed to and returned by
// model methods.
class GhostSequences {
    int n;
    //@ ghost \seq<int> s = \seq_empty;
    //@ invariant s.length == n;
    //@ model static pure boolean sorted(\seq<int> a) { return (\forall int i; 0 < i && i < a.length; a[i - 1] <= a[i]); }
    //@ model static pure \seq<int> plus(\seq<int> a, int by) { return (\seq_def int i; 0; a.length; a[i] + by); }
    //@ model pure \seq<int> twice() { return n == 0 ? \seq_empty : \seq_concat(s, s); }

    // EXPECT holds bits=3 objects=1 arrays=2
    //@ ensures s == \seq_empty && n == s.length;
    GhostSequences() { }

    // EXPECT holds bits=3 objects=1 arrays=2
    //@ ensures s == \seq_concat(\old(s), \seq_singleton(x)) && s[n - 1] == x;
    void push(int x) {
        n++;
        //@ set s = \seq_concat(s, \seq_singleton(x));
    }

    // EXPECT violated postcondition bits=3 objects=1 arrays=2
    //@ ensures s == \seq_concat(\seq_singleton(x), \old(s));
    void pushBack(int x) {
        n++;
        //@ set s = \seq_concat(s, \seq_singleton(x));
    }

    // EXPECT violated invariant bits=3 objects=1 arrays=1
    void forgets() { n++; }

    // EXPECT violated assert bits=3 objects=1 arrays=1
    void takesNothing() {
        //@ set s = \seq_singleton(s[0]);
        n = 1;
    }

    // EXPECT violated assert bits=3 objects=1 arrays=2
    void takesTooMuch() {
        //@ set s = \seq_sub(s, 1, s.length + 1);
    }

    // EXPECT violated assignable bits=3 objects=1 arrays=1
    //@ assignable n;
    void outside() {
        //@ set s = \seq_reverse(s);
    }

    // EXPECT holds bits=3 objects=1 arrays=2
    //@ assignable s; ensures \seq_reverse(s) == \old(s);
    void turns() {
        //@ set s = \seq_reverse(s);
    }

    // EXPECT holds bits=3 objects=2 arrays=1
    //@ requires o != this; ensures s == o.s && o.s == \old(o.s) && o.n == \old(o.n);
    void copies(GhostSequences o) {
        //@ set s = o.s;
        n = o.n;
        //@ ghost \seq<int> before = s;
        //@ set s = \seq_reverse(\seq_reverse(s));
        //@ assert before == s;
    }

    // EXPECT violated postcondition bits=3 objects=2 arrays=1
    //@ ensures s != \old(s) || n == 0;
    void copiesSame(GhostSequences o) {
        //@ set s = o.s;
        n = o.n;
    }

    // EXPECT holds bits=3 objects=1 arrays=2
    static void local(int[] a) {
        //@ ghost \seq<int> old = \array2seq(a);
        for (int i = 0; i < a.length / 2; i++) { int t = a[i]; a[i] = a[a.length - 1 - i]; a[a.length - 1 - i] = t; }
        //@ assert \array2seq(a) == \seq_reverse(old);
        //@ set old = \seq_put(old, 0, 3);
        //@ assert a.length == 0 || old[0] == 3 && \seq_length(old) == a.length;
    }

    // EXPECT violated assert bits=3 objects=1 arrays=2
    static void localWrong(int[] a) {
        //@ ghost \seq<int> old = \array2seq(a);
        if (a.length > 0) a[0] = 1;
        //@ assert \array2seq(a) == old;
    }

    // EXPECT holds bits=3 objects=1 arrays=2
    //@ ensures (\let \seq q = \seq_reverse(s); q.length == n && (n == 0 || q[0] == s[n - 1]));
    void letHolds() { }

    // EXPECT violated postcondition bits=3 objects=1 arrays=2
    //@ ensures (\let \seq q = \seq_reverse(s); q == s);
    void letWrong() { }

    // EXPECT holds bits=3 objects=1 arrays=2
    //@ requires sorted(s); ensures sorted(\seq_sub(s, 0, n < 1 ? 0 : 1)) && (\result ==> sorted(\seq_reverse(s)));
    boolean sortedParts() { return n < 2; }

    // EXPECT violated postcondition bits=3 objects=1 arrays=2
    //@ requires sorted(s); ensures sorted(\seq_reverse(s));
    void sortedTurned() { }

    // EXPECT holds bits=3 objects=1 arrays=2
    //@ ensures plus(s, 0) == s && (\forall int i; 0 <= i && i < n; plus(s, 1)[i] == (int) (s[i] + 1));
    void more() { }

    // EXPECT violated postcondition bits=3 objects=1 arrays=1
    //@ ensures plus(s, n) == s;
    void moreWrong() { }

    // EXPECT holds bits=3 objects=1 arrays=1
    //@ ensures twice().length == 2 * n && (n == 0 || twice()[n] == s[0]);
    void doubled() { }

    // EXPECT violated postcondition bits=3 objects=1 arrays=1
    //@ ensures twice()[n] == \old(twice()[0]);
    void doubledWrong() { }

    // EXPECT holds bits=3 objects=1 arrays=2
    //@ requires n < 1;
    void byContract(int x) {
        append(x);
        //@ assert s[s.length - 1] == x && s.length == n;
    }

    // EXPECT violated assert bits=3 objects=1 arrays=2
    //@ requires n == 1;
    void byContractWrong(int x) {
        append(x);
        //@ assert s[0] == x;
    }

    //@ assignable n, s;
    //@ ensures n == \old(n) + 1 && s == \seq_concat(\old(s), \seq_singleton(x));
    void append(int x) {
        n++;
        //@ set s = \seq_concat(s, \seq_singleton(x));
    }
}

class Linked {
    int v;
    /*@ nullable @*/ Linked next;
    //@ ghost \seq seen;
    //@ model pure \seq<Linked> list() { return next == null ? \seq_singleton(this) : \seq_concat(\seq_singleton(this), next.list()); }

    // EXPECT holds bits=3 objects=2 arrays=1
    //@ requires next != this && (next == null || next.next == null);
    //@ ensures list() == \old(list()) && list()[0] == this && (next == null || list()[1].v == \old(v));
    void follows() { if (next != null) next.v = v; }

    // EXPECT violated postcondition bits=2 objects=2 arrays=1
    //@ requires next != this && (next == null || next.next == null);
    //@ ensures list() == \old(list());
    void cuts() { next = null; }

    // EXPECT holds bits=2 objects=2 arrays=1
    //@ requires seen.length == 1 && (Linked) seen[0] == this; ensures (Linked) seen[0] == next && \old(seen) == seen;
    void knows() { next = this; }

    // EXPECT violated postcondition bits=2 objects=2 arrays=1
    //@ requires seen.length == 1; ensures ((Linked) seen[0]).v == \old(((Linked) seen[0]).v);
    void changes() { v = 1; }

    // EXPECT holds bits=2 objects=2 arrays=1
    //@ ensures seen == \seq_singleton(next);
    void meets() {
        //@ set seen = \seq_singleton(next);
    }
}
