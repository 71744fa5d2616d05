// What is assumed of the pre-state must say no more than it does: of objects
// that need not exist, of objects behind others, of classes of one name.

class Assumptions {
    int x;

    // Where there is no Upper, the precondition says nothing of x.
    // EXPECT violated postcondition bits=4
    //@ requires (\forall Assumptions a; (\forall Upper u; a.x <= u.y && u.y <= 3));
    //@ ensures \result + 0 <= 3;
    int below() { return x; }

    // EXPECT holds bits=4
    //@ requires (\exists Upper u; true);
    //@ requires (\forall Assumptions a; (\forall Upper u; a.x <= u.y && u.y <= 3));
    //@ ensures \result + 0 <= 3;
    int belowOne() { return x; }

    // An Upper that exists is above three, no other cell is.
    // EXPECT violated postcondition bits=4 Behind=1 Upper=1
    //@ ensures \result + 0 >= 0;
    static int behind(/*@ nullable @*/ Behind b, Upper u) { return u.y; }

    // EXPECT holds bits=4 Behind=1 Upper=1
    //@ ensures \result + 0 > 3;
    static int inFront(Behind b, Upper u) { return u.y; }

    // EXPECT violated postcondition bits=4
    //@ ensures \result;
    static boolean sameField(First.Node a, Second.Node b) { return a.x + 1 == b.x + 1; }

    // EXPECT violated postcondition bits=4
    //@ requires a.length > 0 && b.length > 0;
    //@ ensures \result;
    static boolean sameLength(First.Node[] a, Second.Node[] b) { return a.length == b.length; }

    // EXPECT violated postcondition bits=4
    //@ requires (\exists First.Node n; true);
    //@ ensures (\exists Second.Node n; true);
    static void sameExistence() { }
}

class Upper { int y; }

class Behind {
    /*@ nullable @*/ Upper upper;
    //@ invariant upper.y > 3;
}

class Base { int x; }

class First {
    static class Node extends Base { int v; }
}

class Second {
    static class Node extends Base { int v; }

    // EXPECT holds bits=3
    /*@ requires x > 0; @*/
    static int follows(int x) {
        //@ hence_by x >= 1;
        return x;
    }

    // EXPECT violated assert bits=3
    static int doesNotFollow(int x) {
        //@ hence_by x >= 1;
        return x;
    }
}
