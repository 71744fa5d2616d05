// \not_modified of all fields of an object or class.
class Fields {
    int n;
    /*@ nullable @*/ Fields next;
    //@ ghost int g;
    static int s;
    static int t;
    final int k = 1;

    // EXPECT holds bits=3 objects=2
    //@ ensures \not_modified(this.*);
    void same() {
        n = n;
        s = 1;
    }

    // EXPECT violated postcondition bits=3 objects=1
    //@ ensures \not_modified(this.*);
    void ghost() {
        //@ set g = 1;
    }

    // EXPECT violated postcondition bits=3 objects=2
    //@ ensures \not_modified(this.*);
    void reference(Fields x) {
        next = x;
    }

    // EXPECT holds bits=3 objects=2
    //@ requires x != this;
    //@ ensures \not_modified(x.*);
    void other(Fields x) {
        n = 1;
    }

    // EXPECT violated postcondition bits=3 objects=2
    //@ ensures \not_modified(x.*);
    void alias(Fields x) {
        n = 1;
    }

    // EXPECT violated postcondition bits=3 objects=2
    //@ ensures \not_modified(x.*);
    void below(Fields x) {
        if (x instanceof Wider) ((Wider) x).more = 1;
    }

    // EXPECT holds bits=3 objects=2
    //@ requires !(x instanceof Wider);
    //@ ensures \not_modified(x.*);
    void notBelow(Fields x) {
        if (x instanceof Wider) ((Wider) x).more = 1;
    }

    // EXPECT violated postcondition bits=3 objects=1
    //@ ensures \not_modified(x.*);
    static void ofNull(/*@ nullable @*/ Fields x) {
    }

    // EXPECT holds bits=3 objects=1
    //@ ensures \not_modified(Fields.*);
    void notStatic() {
        n = 1;
        s = s + 0;
    }

    // EXPECT violated postcondition bits=3 objects=1
    //@ ensures \not_modified(Fields.*);
    void isStatic() {
        t = 1;
    }

    // EXPECT violated postcondition bits=2 objects=1
    //@ ensures \not_modified(this.*, Fields.*);
    void both() {
        t = 1;
    }

    // EXPECT violated assert bits=3 objects=1
    void inABody() {
        n = 1;
        //@ assert \not_modified(this.*);
    }
}

class Wider extends Fields {
    int more;

    // EXPECT violated postcondition bits=3 objects=1
    //@ ensures \not_modified(this.*);
    void inherited() {
        n = 1;
    }

    // EXPECT violated postcondition bits=3 objects=1
    //@ ensures \not_modified(Wider.*);
    void inheritedStatic() {
        s = 1;
    }
}

/** What a model field gives has changed with it. */
class Shown {
    int[] a;
    //@ model int first; represents first = a.length > 0 ? a[0] : 0;
    //@ model int any; //@ maps a[1] \into any;

    // EXPECT violated postcondition bits=2 objects=1 array-length=2
    //@ ensures \not_modified(this.*);
    void throughIt() {
        if (a.length > 0) a[0] = 1;
    }

    // EXPECT violated postcondition bits=3 objects=1 array-length=2
    //@ requires a.length == 2;
    //@ ensures \not_modified(this.*);
    void unrepresented() {
        a[1] = 1;
    }
}

class Fieldless {
    // EXPECT violated postcondition bits=3 objects=1
    //@ ensures \not_modified(x.*);
    static void ofNull(/*@ nullable @*/ Fieldless x) {
    }
}
