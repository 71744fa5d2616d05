/** Remedies of contracts that contradict each other or those above, and of what cannot be typed. */
class Types {
    // WITH --loops invariant
    // REMEDY a loop is taken by its invariants: say more in them, or: --loops unwind
    // THEN holds
    //@ requires n >= 0 && n <= 3;
    //@ ensures \result == n;
    static int counts(int n) {
        int k = 0;
        //@ loop_invariant k >= 0;
        while (k < n) { k++; }
        return k;
    }

    // REMEDY unknown class Missing: add its file, or the folder that holds its package with --source-path
    // MENDED present holds
    //@ ensures \result == 1;
    static int absent(Missing m) { return 1; }

    //@ ensures \result == 1;
    static int present(Held m) { return 1; }

    // REMEDY clauses of one case hold together: write also in front of requires n < 0; if these are two cases; weaken one of them otherwise
    // MENDED twoCases holds
    //@ requires n > 0;
    //@ ensures \result == n;
    //@ requires n < 0;
    //@ ensures \result == -n;
    static int oneCase(int n) { return n < 0 ? -n : n; }

    //@ requires n > 0;
    //@ ensures \result == n;
    //@ also
    //@ requires n < 0;
    //@ ensures \result == -n;
    static int twoCases(int n) { return n < 0 ? -n : n; }

    // REMEDY variable a is already declared at testdata/remedies/Types.java:42:13: rename or remove one of the two
    // MENDED once holds
    //@ ensures \result == 1;
    static int twice() {
        int a = 1;
        int a = 2;
        return 1;
    }

    //@ ensures \result == 1;
    static int once() {
        int a = 1;
        int b = 2;
        return a;
    }
}

class Held {
    Object o = this;
    /*@ nullable @*/ Object p = this;

    // REMEDY Held.o may not be null, by default or as declared: declare it /*@ nullable @*/ if it may be, or take plain Java's rules of what may be null: --nullness plain
    // MENDED clearNullable holds
    void clear() { o = null; }

    void clearNullable() { p = null; }
}

class Base {
    //@ ensures \result >= 0;
    int size() { return 1; }
}

class Sub extends Base {
    // REMEDY size overrides Base.size(): keep the contract of Base.size() as well, which this method overrides, or weaken it there
    // MENDED Kept.size holds
    int size() { return -1; }
}

class Kept extends Base {
    int size() { return 2; }
}

final class Last { }

class Behind extends Last {
    // REMEDY Last is final: correct the extends or implements clause
    // MENDED Beside.one holds
    //@ ensures \result == 1;
    static int one() { return 1; }
}

class Beside extends Base {
    //@ ensures \result == 1;
    static int one() { return 1; }
}

class Colour extends Base {
    // REMEDY the constants of Shade exist in every state that uses it: check Shade.static(), which says what breaks it, with the constants in question
    // MENDED tint holds
    //@ ensures \result > 0;
    static int shade(Shade s) { return s.n; }

    //@ ensures \result > 0;
    static int tint(Tint s) { return s.n; }
}

enum Shade {
    DARK(-1);

    final int n;
    //@ invariant n > 0;

    Shade(int n) { this.n = n; }
}

enum Tint {
    LIGHT(1);

    final int n;
    //@ invariant n > 0;

    Tint(int n) { this.n = n; }
}
