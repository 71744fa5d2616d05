// JML's JMLObjectSequence, and what makes a JMLObjectSet.
class ObjectSequences {
    ObjectSequences[] a;
    /*@ nullable @*/ ObjectSequences x;
    //@ invariant a.length <= 2;
    //@ public model JMLObjectSequence all;
    //@ represents all = JMLObjectSequence.convertFrom(a);
    //@ public model org.jmlspecs.models.JMLObjectSet held;
    //@ represents held = JMLObjectSet.convertFrom(a);

    // EXPECT holds bits=4 objects=1 arrays=2
    //@ ensures all.int_size() == a.length && all.isEmpty() == (a.length == 0) && (a.length > 0 ==> all.itemAt(0) == a[0] && all.first() == a[0] && all.last() == a[a.length - 1]);
    void asks() { }

    // EXPECT violated postcondition bits=4 objects=1 arrays=1
    //@ ensures all.last() == all.first();
    void noLast() { }

    // EXPECT holds bits=4 objects=1 arrays=2
    //@ ensures all.insertBack(o).int_size() == a.length + 1 && all.insertBack(o).header().equals(all) && all.insertBack(o).last() == o && all.insertFront(o).trailer().equals(all) && all.insertFront(o).itemAt(0) == o;
    void ends(ObjectSequences o) { }

    // EXPECT violated postcondition bits=4 objects=1 arrays=1
    //@ ensures all.insertBack(this).equals(all.insertFront(o));
    void endsDiffer(/*@ nullable @*/ ObjectSequences o) { }

    // EXPECT violated postcondition bits=4 objects=1 arrays=1
    //@ ensures all.header().int_size() < 3;
    void noHeader() { }

    // EXPECT holds bits=4 objects=1 arrays=2
    //@ requires a.length == 2; ensures all.insertBeforeIndex(1, o).itemAt(1) == o && all.insertBeforeIndex(1, o).itemAt(2) == a[1] && all.insertAfterIndex(0, o).equals(all.insertBeforeIndex(1, o)) && all.insertBeforeIndex(1, o).removeItemAt(1).equals(all) && all.replaceItemAt(1, o).itemAt(1) == o && all.replaceItemAt(1, o).int_size() == 2;
    void inserts(/*@ nullable @*/ ObjectSequences o) { }

    // EXPECT violated postcondition bits=4 objects=1 arrays=2
    //@ ensures all.insertBeforeIndex(1, o).itemAt(1) == o;
    void insertsBeside(ObjectSequences o) { }

    // EXPECT holds bits=4 objects=1 arrays=2
    //@ ensures all.prefix(0).isEmpty() && all.prefix(a.length).equals(all) && all.removePrefix(a.length).isEmpty() && all.subsequence(0, a.length).equals(all) && all.concat(all).subsequence(a.length, 2 * a.length).equals(all) && all.reverse().reverse().equals(all);
    void parts() { }

    // EXPECT violated postcondition bits=4 objects=1 arrays=2
    //@ ensures all.prefix(1).concat(all.removePrefix(2)).isPrefix(all);
    void partsWrong() { }

    // EXPECT holds bits=4 objects=1 arrays=2
    //@ ensures all.isPrefix(all.insertBack(this)) && all.isSuffix(all.insertFront(this)) && all.isProperPrefix(all.insertBack(this)) && !all.isProperPrefix(all);
    void prefixes() { }

    // EXPECT violated postcondition bits=4 objects=1 arrays=2
    //@ ensures all.isPrefix(all.insertFront(x));
    void noPrefix() { }

    // EXPECT holds bits=4 objects=1 arrays=2
    //@ requires a.length == 2 && a[1] == this; ensures all.has(this) && all.itemAt(all.indexOf(this)) == this && all.count(this) == (a[0] == this ? 2 : 1) && (all.indexOf(this) == 0) == (a[0] == this);
    void occurs() { }

    // EXPECT violated postcondition bits=4 objects=1 arrays=1
    //@ ensures all.indexOf(this) >= 0;
    void nowhere() { }

    // EXPECT holds bits=4 objects=1 arrays=2
    //@ requires a.length > 0; ensures all.equals(\old(all).insertBack(o).trailer()) == \result;
    boolean shifts(ObjectSequences o) {
        if (a.length == 1) { a[0] = o; return true; }
        ObjectSequences t = a[0];
        a[0] = a[1];
        a[1] = o;
        return true;
    }

    // EXPECT holds bits=4 objects=1 arrays=2
    //@ ensures held.has(x) == all.has(x) && held.isEmpty() == all.isEmpty() && held.union(JMLObjectSet.EMPTY).equals(held) && JMLObjectSet.singleton(this).has(this) && held.insert(this).isProperSuperset(held) == !held.has(this);
    void sets() { }

    // EXPECT violated postcondition bits=4 objects=1 arrays=2
    //@ ensures held.int_size() == all.int_size();
    void twice() { }

    // EXPECT holds bits=4 objects=1 arrays=1
    //@ ensures new JMLObjectSequence(this).equals(JMLObjectSequence.singleton(this)) && new JMLObjectSequence().isEmpty() && JMLObjectSequence.EMPTY.equals(new JMLObjectSequence());
    void made() { }

    // EXPECT violated postcondition bits=4 objects=1 arrays=1
    //@ ensures JMLObjectSet.EMPTY.equals(held);
    void notMade() { }
}
