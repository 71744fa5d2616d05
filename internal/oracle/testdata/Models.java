/** Model fields with represents clauses. */
class Models {
    int v;
    /*@ nullable @*/ Models next;
    //@ model int size;
    //@ represents size = next == null ? 1 : 2;
    //@ model boolean positive;
    //@ represents positive = v > 0;
    //@ static model int constant;
    //@ static represents constant = 1;

    // EXPECT holds
    /*@ ensures a.size == 2 && (a.positive <==> \old(a.positive)); @*/
    static void link(Models a) {
        a.next = a;
    }

    // EXPECT violated postcondition
    /*@ ensures a.size == \old(a.size); @*/
    static void linkWrong(Models a) {
        a.next = a;
    }

    // EXPECT holds
    /*@ requires positive; ensures positive == (\old(v) != Integer.MAX_VALUE) && size >= Models.constant; @*/
    void increment() {
        v++;
    }

    // EXPECT violated postcondition
    /*@ requires positive; ensures positive; @*/
    void incrementWraps() {
        v++;
    }

    // EXPECT violated postcondition
    /*@ ensures a.size > 0; @*/
    static void ofNull(/*@ nullable @*/ Models a) {
    }

    // EXPECT holds
    /*@ ensures (\forall Models o; o != a; o.positive == \old(o.positive)); @*/
    static void others(Models a) {
        a.v = 1;
    }
}

/** What subclasses represent otherwise. */
abstract class Shape {
    //@ model int area;

    /*@ ensures \result == area; @*/
    abstract int area();

    static class Square extends Shape {
        int side;
        //@ represents area = side + side;

        // EXPECT holds
        int area() {
            return side + side;
        }
    }

    static class Wrong extends Shape {
        int side;
        //@ represents area = side;

        // EXPECT violated postcondition
        int area() {
            return side + 1;
        }
    }

    // EXPECT holds
    /*@ requires s instanceof Wrong; ensures s.area == ((Wrong) s).side; @*/
    static void dispatched(Shape s) {
    }

    // EXPECT violated postcondition
    /*@ ensures s instanceof Square ==> s.area == ((Square) s).side; @*/
    static void dispatchedWrong(Shape s) {
    }
}

/** Data groups. */
class Grouped {
    //@ model int state;
    int v; //@ in state;
    int w;
    int a, b; //@ in state;
    //@ represents state = v;

    static class More extends Grouped {
        int x; //@ in state;

        // EXPECT holds
        /*@ assignable state; ensures state == \old(state); @*/
        void inSubclass() {
            x++;
            a++;
        }
    }

    // EXPECT holds
    /*@ assignable state; ensures state == \old(state) || state == \old(state) + 1; @*/
    void increment() {
        if (v < Integer.MAX_VALUE) {
            v++;
        }
        a = 1;
        b = 1;
    }

    // EXPECT violated assignable
    /*@ assignable state; @*/
    void outside() {
        w++;
    }

    // EXPECT violated assignable
    /*@ assignable g.state; @*/
    static void ofAnother(Grouped g, Grouped h) {
        h.v = 1;
    }

    // EXPECT holds
    /*@ assignable g.state; @*/
    static void below(Grouped g) {
        if (g instanceof More) {
            ((More) g).x = 1;
        }
    }
}
