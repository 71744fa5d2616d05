/** What postconditions say of the assignments that were made. */
public class Assigned {
    int v;
    int w;
    /*@ nullable @*/ Assigned next;
    static int count;

    // EXPECT holds
    //@ ensures \only_assigned(v);
    void onlyIt(int k) {
        v = k;
    }

    // EXPECT violated postcondition
    //@ ensures \only_assigned(w);
    void another(int k) {
        v = k;
    }

    // EXPECT violated postcondition
    //@ ensures \only_assigned(v);
    void ofAnother(Assigned o) {
        o.v = 1;
    }

    // EXPECT holds
    //@ ensures \only_assigned(v, o.v);
    void ofBoth(Assigned o) {
        v = 1;
        o.v = 1;
    }

    // EXPECT violated postcondition
    //@ ensures \not_assigned(v);
    void sameValue() {
        v = v;
    }

    // EXPECT holds
    //@ ensures \not_assigned(v);
    void theOther() {
        w = v;
    }

    // EXPECT holds
    //@ ensures \only_assigned(\nothing);
    //@ ensures \not_assigned(v, next);
    Assigned fresh(int k) {
        Assigned n = new Assigned();
        n.v = k;
        return n;
    }

    // EXPECT violated postcondition
    //@ ensures \only_assigned(\nothing);
    //@ signals (RuntimeException e) true;
    void sometimes(int k) {
        if (k > 0)
            v = 0;
    }

    // EXPECT holds
    //@ ensures k > 0 || \only_assigned(\nothing);
    void whereItMay(int k) {
        if (k > 0)
            v = 0;
    }

    // EXPECT holds
    //@ ensures \only_assigned(\nothing);
    //@ signals (RuntimeException e) !\only_assigned(\nothing);
    void beforeItFails(int k) {
        if (k > 0) {
            v = 0;
            throw new RuntimeException();
        }
    }

    // EXPECT violated signals
    //@ ensures true;
    //@ signals (RuntimeException e) \not_assigned(v);
    void beforeItFailed(int k) {
        v = 0;
        throw new RuntimeException();
    }

    // EXPECT holds
    //@ ensures \only_assigned(next.v);
    void behindTheOldField(Assigned o) {
        if (next != null) {
            next.v = 1;
        }
    }

    // EXPECT violated postcondition
    //@ ensures \only_assigned(next, next.v);
    void behindTheNewField(Assigned o) {
        next = o;
        next.v = 1;
    }

    // EXPECT violated postcondition arrays=2
    //@ requires a.length == 2;
    //@ ensures \not_assigned(a[1]);
    void element(int[] a, int i) {
        if (i == 0 || i == 1)
            a[i] = 1;
    }

    // EXPECT holds arrays=2
    //@ requires a.length == 2;
    //@ ensures \only_assigned(a[0..i]);
    void elements(int[] a, int i) {
        if (i == 0 || i == 1)
            a[i] = 1;
        i = 0;
    }

    // EXPECT violated postcondition
    //@ ensures \not_assigned(count);
    void ofTheClass() {
        count++;
    }

    // EXPECT holds
    //@ ensures \only_assigned(Assigned.count, this.*);
    void wholeObject() {
        v = 1;
        next = null;
        count = 2;
    }

    // EXPECT violated postcondition
    //@ ensures \not_assigned(this.*);
    void inACall(Assigned o) {
        o.theOther();
    }
}
