/** KeY's sets of locations, in model fields and in what is asked of them. */
public class Footprints {
    static int total;
    int v;
    /*@ nullable @*/ Footprints next;
    /*@ nullable @*/ int[] a;

    //@ model \locset own;
    //@ represents own = \set_union(this.*, \singleton(total));

    //@ model \locset first;
    //@ represents first = \locset(next, next.*);

    //@ model \locset both;
    //@ represents both = \set_union(own, first);

    // EXPECT holds objects=2
    //@ assignable own;
    void inFrame() {
        v = 1;
        total = 1;
    }

    // EXPECT violated assignable objects=2
    //@ assignable own;
    void notInFrame() {
        if (next != null) {
            next.v = 1;
        }
    }

    // EXPECT holds objects=2
    //@ assignable first;
    void firstInFrame() {
        if (next != null) {
            next.v = 1;
        }
        next = null;
    }

    // EXPECT holds objects=2
    //@ requires \disjoint(this.*, o.*);
    //@ assignable own;
    //@ ensures o.v == \old(o.v);
    void disjoint(Footprints o) {
        v = 1;
    }

    // EXPECT violated postcondition objects=2
    //@ requires \disjoint(first, \singleton(o.v));
    //@ ensures o.v == \old(o.v);
    void notDisjoint(Footprints o) {
        v = 1;
    }

    // EXPECT holds objects=2
    //@ ensures \disjoint(\singleton(v), \singleton(next), \singleton(total));
    //@ ensures \disjoint(\singleton(v), \singleton(o.v)) == (o != this);
    //@ ensures !\disjoint(own, o.own) && \disjoint(\empty, own);
    void singles(Footprints o) {
    }

    /*@ model static boolean apart(\locset x, \locset y) { return \disjoint(x, y); } @*/
    /*@ model pure boolean mine(\locset x, int k) { return k == 1 && \subset(x, this.*); } @*/

    // EXPECT holds objects=2
    //@ ensures \disjoint(\intersect(\singleton(v), this.*), \singleton(total)) && \subset(\intersect(this.*, o.*), o.*);
    //@ ensures o != this ==> \intersect(this.*, o.*) == \empty && \set_minus(this.*, o.*) == \locset(this.*);
    //@ ensures apart(\singleton(v), \singleton(next)) && mine(\singleton(v), 1) && mine(\singleton(o.v), 1) == (o == this);
    void partsOfSets(Footprints o) {
    }

    // EXPECT violated postcondition objects=2
    //@ ensures \intersect(this.*, \singleton(o.v)) == \empty;
    void common(Footprints o) {
    }

    // EXPECT violated postcondition objects=2
    //@ ensures apart(\set_minus(\singleton(v), \singleton(o.v)), \singleton(v));
    void handedOver(Footprints o) {
    }

    // EXPECT holds bits=4 objects=1
    //@ requires x.length == 2;
    //@ ensures \set_minus(x[*], x[0..0]) == \locset(x[1..2]) && \disjoint(\intersect(x[0..1], x[1..2]), x[0]);
    static void partsOfArrays(int[] x) {
    }

    // EXPECT violated postcondition bits=4 objects=1
    //@ requires x.length == 2;
    //@ ensures \disjoint(\intersect(x[0..1], x[1..2]), x[i]);
    static void commonElement(int[] x, int i) {
    }

    // EXPECT violated postcondition objects=2
    //@ ensures \disjoint(\singleton(v), o.*);
    void singleInAll(Footprints o) {
    }

    // EXPECT holds objects=2
    //@ ensures \subset(\singleton(v), own) && \subset(\singleton(total), own) && \subset(this.*, own);
    //@ ensures \subset(own, both) && \subset(first, both) && \subset(\empty, own) && !\subset(own, first);
    //@ ensures \subset(\singleton(o.v), own) == (o == this);
    void subsets(Footprints o) {
    }

    // EXPECT violated postcondition objects=2
    //@ ensures \subset(own, o.own);
    void notSubset(Footprints o) {
    }

    // EXPECT violated postcondition objects=2
    //@ ensures \subset(first, own);
    void fieldsOfAnother() {
    }

    // EXPECT holds objects=2
    //@ ensures both == \set_union(first, own) && (own == o.own) == (this == o) && both != \empty;
    void equality(Footprints o) {
    }

    // EXPECT violated postcondition objects=2
    //@ ensures both == own;
    void notEqual() {
    }

    // EXPECT holds bits=4 objects=1
    //@ ensures \subset(x[0..1], x[*]) && \disjoint(x[0..1], x[2..3]) && \subset(x[1], x[0..2]);
    //@ ensures \subset(x[*], x[0..1]) == (x.length <= 2);
    //@ ensures \disjoint(x[*], x[0]) == (x.length == 0) && \locset(x[*]) == \locset(x[0..0], x[1..]);
    static void elements(int[] x) {
    }

    // EXPECT violated postcondition bits=4 objects=2
    //@ ensures \disjoint(x[*], y[*]);
    static void sameArray(int[] x, int[] y) {
    }

    // EXPECT violated postcondition bits=4 objects=1
    //@ ensures \disjoint(x[0..i], x[1..2]);
    static void overlapping(int[] x, int i) {
    }

    // EXPECT violated postcondition bits=4 objects=2
    //@ ensures \subset(x[i], x[0]) || i >= x.length;
    static void outside(int[] x, int i) {
    }

    // EXPECT holds objects=2
    //@ ensures \new_elems_fresh(first) && \new_elems_fresh(own);
    void grows() {
        next = new Footprints();
    }

    // EXPECT violated postcondition objects=2
    //@ ensures \new_elems_fresh(first);
    void takes(Footprints o) {
        next = o;
    }

    // EXPECT holds objects=2
    //@ ensures \subset(first, \old(first)) && \old(\subset(\singleton(next), first));
    void shrinks() {
        next = null;
    }

    // EXPECT violated postcondition objects=2
    //@ ensures \subset(\old(first), first);
    void wasMore() {
        next = null;
    }

    // EXPECT violated postcondition objects=1
    //@ ensures \disjoint(next.first, \empty);
    void undefined() {
    }
}

/** Locations that a represents clause lists. */
class Listed {
    int n;
    int m;
    int[] a;

    //@ model \locset both; represents both = a, a[*];
    //@ model \locset one; represents one = n;
    //@ model \locset all; represents all = this.*;
    //@ model \locset head; represents head = a[0..0];

    // EXPECT holds objects=1 arrays=2
    //@ assignable both;
    void inside() {
        if (a.length > 0) a[0] = 1;
        a = new int[1];
        a[0] = 2;
    }

    // EXPECT violated assignable objects=1 arrays=1
    //@ assignable both;
    void outside() { n = 1; }

    // EXPECT violated assignable objects=1 arrays=1
    //@ assignable one;
    void beside() { m = 1; }

    // EXPECT violated assignable objects=1 arrays=1
    //@ assignable all;
    void elements() { if (a.length > 0) a[0] = 1; }

    // EXPECT violated assignable objects=1 arrays=2
    //@ assignable head;
    void tail() { if (a.length > 1) a[1] = 1; }

    // EXPECT holds objects=2 arrays=1
    //@ ensures \subset(one, all) && \disjoint(one, both, head) == (\result || a.length == 0) && \subset(head, both);
    boolean sets() { return false; }

    // EXPECT violated postcondition objects=2 arrays=1
    //@ ensures \disjoint(both, o.both);
    void apart(Listed o) { }
}
