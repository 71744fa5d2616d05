// Model methods without a body that have parameters: functions of them and of the state.
class Functions {
    int v;
    int[] a;
    //@ model static heap_free int free(int x);
    //@ model pure int f(int x);
    //@ model static pure boolean good(/*@ nullable @*/ Functions o, boolean b);

    //@ requires x > 0;
    //@ model pure int positive(int x);

    // EXPECT holds bits=2 objects=1
    //@ requires f(x) == 1 && y == x;
    //@ ensures f(y) == 1 && \result == f(x);
    int same(int x, int y) {
        return 1;
    }

    // EXPECT violated postcondition bits=2 objects=1
    //@ requires f(x) == 1;
    //@ ensures f(y) == 1;
    void another(int x, int y) {
    }

    // EXPECT violated postcondition bits=2 objects=1
    //@ ensures f(0) == \old(f(0));
    void changes() {
        v++;
    }

    // EXPECT holds bits=2 objects=1
    //@ requires v == 1;
    //@ ensures f(0) == \old(f(0));
    void writesTheSame() {
        v = 1;
    }

    // EXPECT violated postcondition bits=2 objects=1 arrays=1
    //@ requires a.length == 1;
    //@ ensures (\forall int k; 0 <= k && k < 1; f(k) == \old(f(k)));
    void changesAnElement() {
        a[0]++;
    }

    // EXPECT holds bits=2 objects=2
    //@ requires (\forall Functions o; good(o, true)) && good(null, false);
    //@ ensures good(this, true) && good(p, p != null);
    void ofObjects(/*@ nullable @*/ Functions p) {
    }

    // EXPECT violated postcondition bits=2 objects=2
    //@ requires good(this, true);
    //@ ensures good(p, true);
    void ofAnotherObject(/*@ nullable @*/ Functions p) {
    }

    // EXPECT violated postcondition bits=2 objects=1
    //@ requires good(this, b);
    //@ ensures good(this, !b);
    void ofBooleans(boolean b) {
    }

    // Each object has a function of its own.
    // EXPECT violated postcondition bits=2 objects=2
    //@ ensures f(0) == p.f(0);
    void ofReceivers(Functions p) {
    }

    // EXPECT holds bits=2 objects=1
    //@ ensures positive(1) == positive(1);
    void defined() {
    }

    // EXPECT violated postcondition bits=2 objects=1
    //@ ensures positive(x) == positive(x);
    void undefined(int x) {
    }

    // EXPECT holds bits=2 objects=1
    //@ requires x > 0 ==> positive(x) > 0;
    //@ ensures x > 0 ==> positive(x) != -1;
    void guarded(int x) {
    }

    // EXPECT violated assert bits=2 objects=1
    void inCode(int x) {
        //@ assert f(x) == f((int) (x + 1));
    }

    // EXPECT holds bits=2 objects=1
    void reads(int x) {
        //@ ghost int was = f(x);
        int y = v;
        //@ assert was == f(x) && was == f((int) (x + 0));
    }

    // EXPECT violated assert bits=2 objects=1
    void writes(int x) {
        //@ ghost int was = f(x);
        v = x;
        //@ assert was == f(x);
    }

    // EXPECT holds bits=2 objects=1
    //@ requires free(i) == 1;
    //@ ensures free(i) == 1;
    void freeOfTheHeap(int i) { v++; }

    // EXPECT violated postcondition bits=2 objects=1
    //@ requires free(i) == 1;
    //@ ensures free(j) == 1;
    void freeOfAnother(int i, int j) { v++; }
}
