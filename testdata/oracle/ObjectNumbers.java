/** Numbers that are made of those of all objects: \sum, \product, \num_of, \min and \max over references. */
public class ObjectNumbers {
    int v;
    /*@ nullable @*/ ObjectNumbers next;

    // EXPECT holds objects=2
    //@ requires (\num_of ObjectNumbers o; ; o.v == 1) == 0;
    //@ ensures (\num_of ObjectNumbers o; ; o.v == 1) == 1;
    void counts() {
        v = 1;
    }

    // EXPECT violated postcondition objects=2
    //@ ensures (\num_of ObjectNumbers o; ; o.v == 1) == 1;
    void countsOthersToo() {
        v = 1;
    }

    // EXPECT holds objects=2
    //@ ensures (\num_of ObjectNumbers o; true; true) == \old((\num_of ObjectNumbers o; true; true)) + 1;
    static void countsNewOnes() {
        new ObjectNumbers();
    }

    // EXPECT violated postcondition objects=2
    //@ ensures (\num_of ObjectNumbers o; true; true) == \old((\num_of ObjectNumbers o; true; true));
    static void newOnesExist(boolean b) {
        if (b) {
            new ObjectNumbers();
        }
    }

    // EXPECT holds bits=4 objects=2
    //@ requires 0 <= n && n <= 2;
    //@ ensures (\sum ObjectNumbers o; ; o.v) == \old((\sum ObjectNumbers o; ; o.v)) + n;
    void sum(int n) {
        v += n;
    }

    // EXPECT violated postcondition bits=4 objects=2
    //@ requires next != null && next != this;
    //@ ensures (\sum ObjectNumbers o; o != this; o.v) == \old((\sum ObjectNumbers o; o != this; o.v));
    void sumOfOthers() {
        next.v = 2;
    }

    // EXPECT holds bits=4 objects=2
    //@ requires \reach(this, ObjectNumbers, next).int_size() == 2;
    //@ ensures \result == (\product ObjectNumbers o; \reach(this, ObjectNumbers, next).has(o); o.v);
    int product() {
        return v * next.v;
    }

    // EXPECT violated postcondition bits=4 objects=2
    //@ ensures \result == (\product ObjectNumbers o; o.next == this; o.v);
    int productOfNone() {
        return 0;
    }

    // EXPECT holds objects=2
    //@ requires (\max ObjectNumbers o; o != this; o.v) <= v;
    //@ ensures (\max ObjectNumbers o; ; o.v) == v && (\min ObjectNumbers o; ; o.v) <= v;
    void greatest() {
    }

    // EXPECT violated postcondition objects=2
    //@ ensures (\max ObjectNumbers o; ; o.v) == v && (\min ObjectNumbers o; ; o.v) <= v;
    void greaterOnes() {
    }

    // EXPECT violated postcondition objects=2
    //@ ensures (\min ObjectNumbers o; o.next == o; o.v) == v;
    void leastOfNone() {
        next = null;
        v = 1;
    }

    // EXPECT holds objects=2
    //@ requires next == null;
    //@ ensures (\max ObjectNumbers o; o != o; o.v) == Integer.MIN_VALUE;
    //@ ensures (\min ObjectNumbers o; o == this; o.v) == v;
    void extremesOfFew() {
    }

    // EXPECT holds objects=2
    //@ ensures (\num_of ObjectNumbers a, b; a != b; true) != 1;
    //@ ensures (\num_of ObjectNumbers a, b; a == b; true) == (\num_of ObjectNumbers a; ; true);
    static void pairs() {
    }

    // EXPECT violated postcondition objects=2
    //@ ensures (\num_of ObjectNumbers a, b; a.v == b.v; true) == (\num_of ObjectNumbers a; ; true);
    static void equalPairs() {
    }

    // EXPECT violated postcondition bits=4 objects=2
    //@ ensures (\sum ObjectNumbers o; o != this; o.next.v) <= 7;
    void undefinedSummand() {
    }

    // EXPECT holds bits=4 objects=2
    //@ ensures (\num_of int i, j; 0 <= i && i < 3 && 0 <= j && j < i; true) == 3;
    static void emptyInnerRange() {
    }

    // EXPECT violated postcondition bits=4 objects=2
    //@ ensures (\sum int i, j; 0 <= i && i < 3 && i <= j && j < i; 1) == n;
    static void noInnerRange(int n) {
    }

    // EXPECT holds bits=4 objects=2
    //@ ensures \bigint_math((\sum ObjectNumbers o; ; o.v)) <= 14;
    //@ ensures \bigint_math((\max ObjectNumbers o; o == this; o.v + 1)) == \bigint_math(v + 1);
    void exactSum() {
    }

    // EXPECT violated postcondition bits=4 objects=2
    //@ ensures \bigint_math((\sum ObjectNumbers o; ; o.v)) <= 7;
    void exactSumGrows() {
    }

    // EXPECT violated postcondition bits=4 objects=2
    //@ ensures \bigint_math((\min ObjectNumbers o; o != this; o.v + 1)) >= \bigint_math(-7);
    void exactLeastOfNone() {
    }
}
