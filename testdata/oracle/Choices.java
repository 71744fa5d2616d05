/** Values that \choose takes from those of which a predicate holds. */
class Choices {
    int v;
    int[] a;

    // EXPECT holds bits=3 objects=1
    //@ ensures \result == (\choose int i; 0 <= i && i < 3; i > 1);
    int theOnlyOne() {
        return 2;
    }

    // EXPECT violated postcondition bits=3 objects=1
    //@ ensures \result == (\choose int i; 0 <= i && i < 3; i > 0);
    int anyOfTwo() {
        return 2;
    }

    // EXPECT holds bits=3 objects=1
    //@ requires (\choose int i; i > v) == 2;
    //@ ensures v < 2 && (\choose boolean b; b);
    void inThePreState() {
    }

    // EXPECT violated postcondition bits=3 objects=1
    //@ requires v < 0;
    //@ ensures (\choose int i; i > v) == \old((\choose int i; i > v));
    void ofAnotherState() {
        v++;
    }

    // EXPECT violated postcondition bits=3 objects=1
    //@ ensures (\choose int i; i > v; i < 3) > v;
    void thereIsNone() {
    }

    // EXPECT holds bits=3 objects=1
    //@ requires (\exists int i; 0 <= i && i < a.length; a[i] == 0);
    //@ ensures a[(\choose int i; 0 <= i && i < a.length; a[i] == 0)] == 0;
    void anIndex() {
    }

    // EXPECT holds bits=3 objects=1
    //@ requires 0 < x && x < 3;
    //@ ensures \result == (\choose int i; i == x + 1 && i > 1);
    int whatItEquals(int x) {
        return x + 1;
    }

    // EXPECT violated postcondition bits=3 objects=1
    //@ requires 0 <= x && x < 3;
    //@ ensures \result == (\choose int i; i == x + 1 && i > 1);
    int whatItEqualsOrNone(int x) {
        return x + 1;
    }
}
