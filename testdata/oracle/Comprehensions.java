/** Sets by comprehension. */
public class Comprehensions {
    int v;
    /*@ nullable @*/ Comprehensions next;

    // EXPECT holds objects=2
    //@ ensures \result == (new JMLObjectSet {Comprehensions x | \reach(this, Comprehensions, next).has(x) && x.v > 0}).has(this);
    boolean has() {
        return v > 0;
    }

    // EXPECT violated postcondition objects=2
    //@ ensures \result == (new JMLObjectSet {Comprehensions x | \reach(this, Comprehensions, next).has(x) && x.v > 0}).has(o);
    boolean hasAnother(Comprehensions o) {
        return o.v > 0;
    }

    // EXPECT holds objects=2
    //@ ensures \result ==> !(new JMLObjectSet {Comprehensions x | x.v == 0}).contains(o);
    boolean nullIsNone(/*@ nullable @*/ Comprehensions o) {
        return o == null;
    }

    // EXPECT violated postcondition objects=2
    //@ ensures !(new JMLObjectSet {Comprehensions x | true}).contains(o);
    void notNull(/*@ nullable @*/ Object o) {
    }

    // EXPECT holds objects=2
    //@ requires (new JMLObjectSet {Comprehensions x | \reach(this, Comprehensions, next).has(x) && x.v > 0}).isEmpty();
    //@ ensures \result <= 0;
    int empty() {
        return v;
    }

    // EXPECT violated postcondition objects=2
    //@ requires !(new JMLObjectSet {Comprehensions x | \reach(this, Comprehensions, next).has(x) && x.v > 0}).isEmpty();
    //@ ensures \result > 0;
    int notEmpty() {
        return v;
    }

    // EXPECT holds objects=2
    //@ ensures (new JMLObjectSet {Comprehensions x | \reach(this, Comprehensions, next).has(x)}) == \reach(this, Comprehensions, next);
    //@ ensures \reach(this, Comprehensions, next).equals(new JMLObjectSet {Comprehensions x | \reach(this, Comprehensions, next).has(x)});
    void itself() {
    }

    // EXPECT violated postcondition objects=2
    //@ ensures new JMLObjectSet {Comprehensions x | \reach(this, Comprehensions, next).has(x) && x.v == 1} == \reach(this, Comprehensions, next);
    void notAll() {
        v = 1;
    }

    // EXPECT holds objects=2
    //@ ensures new JMLObjectSet {Comprehensions x | \reach(this, Comprehensions, next).has(x) && x.v == 1} <= \reach(this, Comprehensions, next);
    //@ ensures \reach(this, Comprehensions, next).containsAll(new JMLObjectSet {Comprehensions x | \reach(next, Comprehensions, next).has(x)});
    void some() {
        v = 0;
    }

    // EXPECT violated postcondition objects=2
    //@ ensures (new JMLObjectSet {Comprehensions x | \reach(this, Comprehensions, next).has(x) && x.v == 0}).isProperSubset(\reach(this, Comprehensions, next));
    void notProper() {
        v = 0;
    }

    // EXPECT violated postcondition objects=2
    //@ ensures \reach(this, Comprehensions, next).isSubset(new JMLObjectSet {Comprehensions x | x != o});
    void without(Comprehensions o) {
    }

    // EXPECT holds objects=2
    //@ requires v == 1;
    //@ ensures new JMLObjectSet {Comprehensions x | x == this || x == o} != new JMLObjectSet {Comprehensions y | y.v != 1 && y == o};
    void twoSets(Comprehensions o) {
    }

    // EXPECT violated postcondition objects=2
    //@ ensures (new JMLObjectSet {Comprehensions x | x == next || x == this}).isSubset(new JMLObjectSet {Comprehensions y | y.next == next});
    void twoOthers() {
    }

    // EXPECT violated postcondition objects=2
    //@ ensures new JMLObjectSet {Comprehensions x | x.v == \old(x.v)} == new JMLObjectSet {Comprehensions x | x.v == x.v};
    void changed() {
        v = 0;
    }

    // EXPECT holds objects=2
    //@ requires o.next == null && !\reach(next, Comprehensions, next).has(o) && o != this;
    //@ ensures (new JMLObjectSet {Comprehensions x | \reach(next, Comprehensions, next).has(x)}) == (new JMLObjectSet {Comprehensions y | \old(\reach(next, Comprehensions, next).has(y)) || y == o});
    void push(Comprehensions o) {
        o.next = next;
        next = o;
    }

    // EXPECT violated postcondition objects=2
    //@ ensures (new JMLObjectSet {Comprehensions x | \reach(this, Comprehensions, next).has(x)}) <= (new JMLObjectSet {Comprehensions y | \old(\reach(this, Comprehensions, next).has(y))});
    void more(Comprehensions o) {
        next = o;
    }

    // EXPECT violated postcondition objects=2
    //@ ensures (new JMLObjectSet {Comprehensions x | \old(x.v) > 0}).has(\result);
    //@ ensures (new JMLObjectSet {Comprehensions x | \old(x.v) > 0}).has(this);
    Comprehensions found() {
        Comprehensions n = new Comprehensions();
        n.v = 1;
        return v > 0 ? this : n;
    }

    // EXPECT violated postcondition objects=2
    //@ ensures (new JMLObjectSet {Comprehensions x | x.next.v == 0}).isEmpty() || true;
    void undefined() {
    }
}
