/** KeY's clauses that are assumed only. */
public class Free {
    int v;

    // EXPECT holds
    //@ requires_free n > 0;
    //@ ensures \result > 0;
    int assumed(int n) {
        return n;
    }

    // EXPECT violated postcondition
    //@ requires_free n >= 0;
    //@ ensures \result > 0;
    int assumedTooLittle(int n) {
        return n;
    }

    // EXPECT holds
    //@ requires n > 1;
    //@ ensures_free \result > 2;
    //@ ensures \result > 1;
    int notChecked(int n) {
        return n;
    }

    // EXPECT violated postcondition
    //@ ensures_free \result > n;
    //@ ensures \result > n;
    int checkedBeside(int n) {
        return n;
    }

    // EXPECT holds
    //@ assignable_free \nothing;
    //@ signals_free (RuntimeException e) false;
    //@ ensures v == n;
    void writes(int n) {
        v = n;
    }

    // EXPECT violated assignable
    //@ assignable \nothing;
    //@ ensures v == n;
    void writesWhatItMayNot(int n) {
        v = n;
    }

    // EXPECT violated postcondition
    /*@ requires n == 0;
      @ requires_free v == 1;
      @ ensures v == 1;
      @ also
      @ requires n == 1;
      @ ensures v == 1;
      @*/
    void ofItsCaseOnly(int n) {
    }

    // EXPECT holds
    /*@ requires n == 0;
      @ requires_free v == 1;
      @ ensures v == 1;
      @ also
      @ requires n == 1;
      @ requires_free v == 2;
      @ ensures v == 2;
      @*/
    void ofEachCase(int n) {
    }

    // EXPECT holds unwind=4
    //@ requires 0 <= n && n < 3;
    //@ ensures \result == n;
    int loop(int n) {
        int i = 0;
        //@ loop_invariant i >= 0;
        //@ loop_invariant_free i != 2 || n == 2;
        while (i < n)
            i++;
        return i;
    }

    // EXPECT violated postcondition unwind=4
    //@ requires 0 <= n && n < 3;
    //@ ensures \result != 2;
    int loopToTwo(int n) {
        int i = 0;
        //@ loop_invariant_free i != 3;
        while (i < n)
            i++;
        return i;
    }

    // EXPECT holds unwind=4
    //@ requires 0 <= n && n < 3;
    //@ ensures \result != 2;
    int loopAssumed(int n) {
        int i = 0;
        //@ maintaining_free i != 2;
        while (i < n)
            i++;
        return i;
    }
}
