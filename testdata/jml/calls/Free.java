/** KeY's clauses that are assumed only, where calls stand for their contracts. */
public class Free {
    int v;
    int w;

    //@ ensures_free \result > n;
    //@ assignable_free v;
    int more(int n) {
        return n + 1;
    }

    //@ requires_free n > 0;
    //@ ensures \result == n;
    //@ assignable \nothing;
    int same(int n) {
        return n;
    }

    //@ ensures \result;
    //@ signals_free (IllegalStateException e) v == 1;
    //@ signals (IllegalStateException e) true;
    //@ assignable \nothing;
    boolean mayFail() {
        return true;
    }

    // EXPECT holds
    //@ requires w == 1;
    //@ ensures \result > n && w == 1;
    int assumed(int n) {
        return more(n);
    }

    // EXPECT violated postcondition
    //@ requires v == 1;
    //@ ensures v == 1;
    int changed(int n) {
        return more(n);
    }

    // EXPECT holds
    //@ ensures \result == n;
    int notAsked(int n) {
        return same(n);
    }

    // EXPECT holds
    //@ ensures true;
    //@ signals (IllegalStateException e) v == 1;
    void exceptional() {
        mayFail();
    }

    // EXPECT violated signals
    //@ ensures true;
    //@ signals (IllegalStateException e) v == 2;
    void exceptionalNot() {
        mayFail();
    }
}
