// The bound on objects counts the allocated ones, too.

class Cell {
    /*@ nullable @*/ Cell next;
    int value;
    Cell() { }
    Cell(int v) { value = v; }
}

class Totals {
    // EXPECT violated arithmetic objects-total=true
    static int boom() {
        new Cell();
        return 1 / 0;
    }

    // EXPECT holds objects-total=true objects=1
    //@ ensures \result != null && \result.value == 0;
    static Cell one() {
        return new Cell();
    }

    // No room for it: all executions are cut off.
    // EXPECT inconclusive objects-total=true objects=0
    static Cell none() {
        return new Cell();
    }

    // Behind the allocation nothing can be seen within the bound.
    // EXPECT inconclusive objects-total=true objects=1
    //@ ensures false;
    static void two() {
        new Cell();
        new Cell();
    }

    // EXPECT violated postcondition objects-total=true objects=2
    //@ ensures false;
    static void twoFit() {
        new Cell();
        new Cell();
    }

    // Where p is an object, there is no room for another.
    // EXPECT holds objects-total=true objects=1
    //@ ensures p == null;
    static void full(/*@ nullable @*/ Cell p) {
        if (p != null) {
            new Cell();
        }
    }

    // EXPECT violated postcondition objects-total=true objects=2
    //@ ensures p == null;
    static void room(/*@ nullable @*/ Cell p) {
        if (p != null) {
            new Cell();
        }
    }

    // The objects that p leads to count as well, those that nothing leads to do not.
    // EXPECT holds objects-total=true objects=2
    //@ ensures p.next == null || p.next == p;
    static void chain(Cell p) {
        new Cell();
    }

    // EXPECT violated postcondition objects-total=true objects=2
    //@ ensures p.next != p;
    static void loop(Cell p) {
        new Cell();
    }

    // Objects of one class have one bound, those of another have their own.
    // EXPECT violated postcondition objects-total=true objects=1
    //@ ensures \result == 0;
    static int kinds() {
        Cell c = new Cell(3);
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
            new Cell(i);
        }
    }

    // EXPECT violated postcondition objects-total=true objects=3 unwind=4
    //@ requires n >= 0;
    //@ ensures n <= 2;
    static void more(int n) {
        for (int i = 0; i < n; i++) {
            new Cell(i);
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

    // A specification sees all objects that exist: with two of them there is no room.
    // EXPECT violated postcondition objects-total=true objects=2
    //@ requires (\exists Cell c; true; c.value == 1);
    //@ ensures (\forall Cell c; true; c.value == 1);
    static void seen() {
        new Cell(0);
    }

    // EXPECT inconclusive objects-total=true objects=1
    //@ requires (\exists Cell c; true; c.value == 1);
    //@ ensures (\forall Cell c; true; c.value == 1);
    static void seenAlone() {
        new Cell(0);
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
