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

    // EXPECT holds objects=2
    //@ ensures \result == new JMLObjectSet {Comprehensions x | \reach(this, Comprehensions, next).has(x) && x.v > 0}.int_size();
    int size() {
        return (v > 0 ? 1 : 0) + (next != null && next != this && next.v > 0 ? 1 : 0);
    }

    // EXPECT violated postcondition objects=2
    //@ ensures \result == new JMLObjectSet {Comprehensions x | x.v > 0}.size();
    int sizeOfMore() {
        return v > 0 ? 1 : 0;
    }

    //@ model JMLObjectSet all;
    //@ represents all = \reach(this, Comprehensions, next);

    // EXPECT holds objects=2
    //@ ensures all.union(o.all).equals(o.all.union(all)) && all.union(o.all).int_size() <= 2;
    //@ ensures all.intersection(o.all).isSubset(all) && all.union(o.all).containsAll(o.all);
    //@ ensures all.difference(o.all).intersection(o.all).isEmpty();
    //@ ensures all.remove(this).int_size() == all.int_size() - 1 && !all.remove(this).has(this);
    //@ ensures all.insert(this) == all && all.insert(null).int_size() == all.int_size() + 1;
    void algebra(Comprehensions o) {
    }

    // EXPECT violated postcondition objects=2
    //@ ensures all.union(o.all) == all;
    void unionIsMore(Comprehensions o) {
    }

    // EXPECT violated postcondition objects=2
    //@ ensures all.intersection(o.all) == all;
    void intersectionIsLess(Comprehensions o) {
    }

    // EXPECT violated postcondition objects=2
    //@ ensures all.difference(o.all).isEmpty();
    void differenceIsThere(Comprehensions o) {
    }

    // EXPECT violated postcondition objects=2
    //@ ensures all.insert(null) == all;
    void nullIsInserted() {
    }

    // EXPECT violated postcondition objects=2
    //@ ensures all.insert(null).remove(null).isEmpty() || all.remove(this) == all;
    void isRemoved() {
    }

    // EXPECT holds objects=2
    //@ requires next == null && o.next == null;
    //@ ensures all == \old(all).insert(o) && all == \old(all.insert(o)) && all == \old(all.union(o.all));
    void grows(Comprehensions o) {
        if (o != this) {
            next = o;
        }
    }

    // EXPECT violated postcondition objects=2
    //@ ensures \old(all.insert(this)) == all;
    void shrinks() {
        next = null;
    }

    // EXPECT holds objects=2
    //@ requires next == null;
    //@ ensures (b ? all : new JMLObjectSet()).int_size() == (b ? 1 : 0) && (new JMLObjectSet(this)).equals(all);
    void chosen(boolean b) {
    }

    // EXPECT violated postcondition objects=2
    //@ ensures (b ? all : new JMLObjectSet()).has(this);
    void chosenEmpty(boolean b) {
    }

    // EXPECT violated postcondition objects=2
    //@ ensures all.union(next.all).has(this);
    void undefinedPart() {
    }
}
