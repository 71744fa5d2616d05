// The bound on objects counts the allocated ones, too.

class Slot {
    /*@ nullable @*/ Slot next;
    int value;
    Slot() { }
    Slot(int v) { value = v; }
}

class Totals {
    // EXPECT violated arithmetic objects-total=true
    static int boom() {
        new Slot();
        return 1 / 0;
    }

    // EXPECT holds objects-total=true objects=1
    //@ ensures \result != null && \result.value == 0;
    static Slot one() {
        return new Slot();
    }

    // No room for it: all executions are cut off.
    // EXPECT inconclusive objects-total=true objects=0
    static Slot none() {
        return new Slot();
    }

    // Behind the allocation nothing can be seen within the bound.
    // EXPECT inconclusive objects-total=true objects=1
    //@ ensures false;
    static void two() {
        new Slot();
        new Slot();
    }

    // EXPECT violated postcondition objects-total=true objects=2
    //@ ensures false;
    static void twoFit() {
        new Slot();
        new Slot();
    }

    // Where p is an object, there is no room for another.
    // EXPECT holds objects-total=true objects=1
    //@ ensures p == null;
    static void full(/*@ nullable @*/ Slot p) {
        if (p != null) {
            new Slot();
        }
    }

    // EXPECT violated postcondition objects-total=true objects=2
    //@ ensures p == null;
    static void room(/*@ nullable @*/ Slot p) {
        if (p != null) {
            new Slot();
        }
    }

    // The objects that p leads to count as well, those that nothing leads to do not.
    // EXPECT holds objects-total=true objects=2
    //@ ensures p.next == null || p.next == p;
    static void chain(Slot p) {
        new Slot();
    }

    // EXPECT violated postcondition objects-total=true objects=2
    //@ ensures p.next != p;
    static void loop(Slot p) {
        new Slot();
    }

    // Objects of one class have one bound, those of another have their own.
    // EXPECT violated postcondition objects-total=true objects=1
    //@ ensures \result == 0;
    static int kinds() {
        Slot c = new Slot(3);
        int[] a = new int[2];
        return c.value;
    }

    // EXPECT inconclusive objects-total=true objects=1
    static int arrays() {
        int[] a = new int[1];
        int[] b = {1, 2};
        return b[1];
    }

    // EXPECT holds objects-total=true objects=3 arrays=2
    //@ requires n >= 0 && n <= 2;
    //@ ensures \result.length == n;
    static int[][] nested(int n) {
        return new int[n][1];
    }

    // A loop that allocates comes as far as there is room.
    // EXPECT holds objects-total=true objects=2 unwind=4
    //@ requires n >= 0;
    //@ ensures n <= 2;
    static void many(int n) {
        for (int i = 0; i < n; i++) {
            new Slot(i);
        }
    }

    // EXPECT violated postcondition objects-total=true objects=3 unwind=4
    //@ requires n >= 0;
    //@ ensures n <= 2;
    static void more(int n) {
        for (int i = 0; i < n; i++) {
            new Slot(i);
        }
    }

    // What a failing check throws has no place of its own, and is not counted.
    // EXPECT holds objects-total=true objects=0
    //@ ensures \result == 3;
    static int caught(int x) {
        try {
            return x / 0;
        } catch (ArithmeticException e) {
            return 3;
        }
    }

    // Nor is an exception of the library that the program makes.
    // EXPECT holds objects-total=true objects=0
    //@ ensures \result == 3;
    static int thrown() {
        try {
            throw new IllegalArgumentException();
        } catch (IllegalArgumentException e) {
            return 3;
        }
    }

    // A specification sees all objects that exist: with two of them there is no room.
    // EXPECT violated postcondition objects-total=true objects=2
    //@ requires (\exists Slot c; true; c.value == 1);
    //@ ensures (\forall Slot c; true; c.value == 1);
    static void seen() {
        new Slot(0);
    }

    // EXPECT inconclusive objects-total=true objects=1
    //@ requires (\exists Slot c; true; c.value == 1);
    //@ ensures (\forall Slot c; true; c.value == 1);
    static void seenAlone() {
        new Slot(0);
    }
}

class Made {
    int size;

    // The new object of a constructor is counted as well.
    // EXPECT holds objects-total=true objects=1
    //@ ensures size == n;
    Made(int n) {
        size = n;
    }

    // EXPECT inconclusive objects-total=true objects=0
    //@ ensures false;
    Made() {
    }
}

/** Totals over booleans. */
class BooleanTotals {
    int v;
    int[] a;

    // EXPECT holds bits=4 objects=1
    //@ ensures (\num_of boolean b; b) == 1 && (\num_of boolean b, c; b || c; true) == 3;
    void counted() {
    }

    // EXPECT holds bits=3 objects=1
    //@ requires a.length == 1;
    //@ ensures \result == (\sum int i; 0 <= i && i < a.length; (\sum boolean b; b; a[i]));
    int inside() {
        return a[0];
    }

    // EXPECT violated postcondition bits=3 objects=1
    //@ requires a.length == 1;
    //@ ensures \result == (\min boolean b; ; b ? a[0] : v);
    int least() {
        return a[0];
    }

    // EXPECT violated postcondition bits=3 objects=1
    //@ ensures (\sum boolean b; ; 1 / (b ? v : 1)) == 2;
    void undefined() {
    }

    // EXPECT holds bits=3 objects=1
    //@ requires v == 1;
    //@ ensures (\product boolean b; ; 1 / (b ? v : 1)) == 1;
    void defined() {
    }
}

/** Sums and products as KeY writes them. */
class SpannedTotals {
    int[] a;

    // EXPECT holds bits=3 objects=1
    //@ requires a.length == 2;
    //@ ensures \result == (\bsum int i; 0; a.length; a[i]) && (\bsum int i; 2; 1; i) == 0;
    int sum() {
        return a[0] + a[1];
    }

    // EXPECT violated postcondition bits=3 objects=1
    //@ requires a.length == 2;
    //@ ensures \result == (\bprod int i; 0; a.length - 1; a[i]);
    int product() {
        return a[0] * a[1];
    }

    // EXPECT violated postcondition bits=3 objects=1
    //@ ensures (\bsum int i; 0; 1; a[i]) == (\bsum int i; 0; 1; a[i]);
    void outside() {
    }
}
