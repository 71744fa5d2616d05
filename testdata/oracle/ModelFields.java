/** Model fields that no clause represents: any value, until something in their data group changes. */
class Unrepresented {
    //@ model int weight;
    //@ model boolean heavy;
    int grams; //@ in weight, heavy;
    int other;

    // EXPECT holds bits=3 objects=1
    //@ ensures weight == \old(weight) && heavy == \old(heavy);
    void outside() {
        other = 1;
    }

    // EXPECT violated postcondition bits=3 objects=1
    //@ ensures weight == 0;
    void anyValue() {
        other = 1;
    }

    // EXPECT violated postcondition bits=3 objects=1
    //@ ensures weight == \old(weight);
    void inside() {
        grams = 1;
    }

    // EXPECT violated postcondition bits=3 objects=1
    //@ ensures heavy ==> \old(heavy);
    void insideToo() {
        grams = 1;
    }

    // EXPECT holds bits=3 objects=1
    //@ requires grams == 1;
    //@ ensures weight == \old(weight);
    void writtenTheSame() {
        grams = 1;
    }

    // EXPECT holds bits=3 objects=2
    //@ requires a != this;
    //@ ensures a.weight == \old(a.weight);
    void ofAnother(Unrepresented a) {
        grams = 1;
    }

    // EXPECT violated postcondition bits=3 objects=2
    //@ ensures a.weight == \old(a.weight);
    void perhapsTheSame(Unrepresented a) {
        grams = 1;
    }

    // EXPECT violated postcondition bits=3 objects=2
    //@ requires grams == a.grams;
    //@ ensures weight == a.weight;
    void eachItsOwn(Unrepresented a) {
    }

    // EXPECT violated postcondition bits=3 objects=1
    //@ ensures \result.weight == 0;
    Unrepresented made() {
        return new Unrepresented();
    }

    // EXPECT holds bits=3 objects=1
    //@ requires weight == 1;
    //@ ensures weight == 1 && \result != this;
    Unrepresented madeAnother() {
        return new Unrepresented();
    }

    // EXPECT holds bits=3 objects=1
    //@ assignable weight;
    void framed() {
        grams = 1;
    }

    // EXPECT violated assignable bits=3 objects=1
    //@ assignable weight;
    void outsideOfTheFrame() {
        other = 1;
    }

    // EXPECT holds bits=3 objects=1 unwind=2
    //@ requires 0 <= n && n <= 2;
    //@ ensures n == 0 ==> weight == \old(weight);
    void inALoop(int n) {
        for (int i = 0; i < n; i++) {
            grams++;
        }
    }

    // EXPECT violated postcondition bits=3 objects=1 unwind=2
    //@ requires 0 <= n && n <= 2;
    //@ ensures n <= 1 ==> weight == \old(weight);
    void inALoopWrong(int n) {
        for (int i = 0; i < n; i++) {
            grams++;
        }
    }
}

/** What fields lead to is in the group as well, and so are groups within it. */
class GroupedModel {
    //@ model int all;
    //@ model int part; //@ in all;
    int v; //@ in part;
    int[] a; //@ maps a[*] \into all;
    /*@ nullable @*/ GroupedModel next; //@ maps next.v \into all;

    // EXPECT violated postcondition bits=3 objects=1 array-length=1
    //@ ensures all == \old(all);
    void nested() {
        v = 1;
    }

    // EXPECT violated postcondition bits=2 objects=1 array-length=1
    //@ requires a.length == 1;
    //@ ensures all == \old(all);
    void element() {
        a[0] = 1;
    }

    // EXPECT holds bits=2 objects=1 array-length=1
    //@ requires a.length == 1;
    //@ ensures part == \old(part);
    void elementOfTheOther() {
        a[0] = 1;
    }

    // EXPECT violated postcondition bits=2 objects=2 array-length=0
    //@ requires next != null && next != this;
    //@ ensures all == \old(all);
    void fieldOfAnother() {
        next.v = 1;
    }

    // EXPECT holds bits=2 objects=2 array-length=0
    //@ requires next != null && next != this;
    //@ ensures part == \old(part);
    void fieldOfAnotherInNoGroup() {
        next.v = 1;
    }

    // EXPECT holds bits=2 objects=1 array-length=0
    //@ ensures all == \old(all) && part == \old(part);
    void theWayThere() {
        next = null;
    }
}

/** Represented in one class, and not in another. */
class Perhaps {
    //@ model int f;
    int v;

    // EXPECT violated postcondition bits=3 objects=1
    //@ requires x.v == 1;
    //@ ensures x.f == 1;
    static void inBoth(Perhaps x) {
    }

    // EXPECT holds bits=3 objects=1
    //@ requires x instanceof Certainly && x.v == 1;
    //@ ensures x.f == 1;
    static void inOne(Perhaps x) {
    }
}

class Certainly extends Perhaps {
    //@ represents f = v;

    // EXPECT holds bits=3 objects=1
    //@ ensures f == 2;
    void put() {
        v = 2;
    }
}

/** Static ones, and those of interfaces. */
interface SizedModel {
    //@ instance model int size;
    //@ model int total;
}

class Bag implements SizedModel {
    int n; //@ in size;
    static int t; //@ in total;

    // EXPECT holds bits=3 objects=1
    //@ ensures size == \old(size) && SizedModel.total == \old(SizedModel.total);
    void nothing() {
    }

    // EXPECT violated postcondition bits=3 objects=1
    //@ ensures size == \old(size);
    void own() {
        n = 1;
    }

    // EXPECT violated postcondition bits=3 objects=1
    //@ ensures SizedModel.total == \old(SizedModel.total);
    static void shared() {
        t = 1;
    }

    // EXPECT holds bits=3 objects=1
    //@ ensures size == \old(size);
    void sharedIsNoPart() {
        t = 1;
    }
}
