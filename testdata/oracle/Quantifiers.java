/** Quantifiers: nested, over several types, with and without a range, in two states. */
public class Quantifiers {
    // EXPECT holds
    /*@ ensures (\forall int i; (\exists int j; i + j == 0)); @*/
    static void everyIntHasANegative() {
    }

    // EXPECT violated postcondition
    /*@ ensures (\exists int j; (\forall int i; i + j == 0)); @*/
    static void orderOfQuantifiersMatters() {
    }

    // EXPECT holds
    /*@ ensures (\exists int j; (\forall int i; j <= i)) && (\exists int j; (\forall int i; i <= j)); @*/
    static void leastAndGreatest() {
    }

    // EXPECT holds
    /*@ ensures (\exists int i; i + 1 < i); @*/
    static void someSuccessorIsSmaller() {
    }

    // EXPECT violated postcondition
    /*@ ensures (\exists int i; i > 0; i + i == 2 && i * i == 3); @*/
    static void noSuchInt() {
    }

    // EXPECT holds
    /*@ ensures (\forall int i; i < i; false) && !(\exists int i; i < i; true); @*/
    static void emptyRange() {
    }

    // EXPECT holds
    /*@ requires a.v == 0; ensures !(\exists Cell c; c == a; c.v == 1); @*/
    static void rangeOfExists(Cell a) {
    }

    // EXPECT holds bits=6
    /*@ requires a >= 10 && b; ensures (\exists int i; a <= i && i <= a; b); @*/
    static void boundsThatMeet(int a, boolean b) {
    }

    // EXPECT violated postcondition bits=6
    /*@ requires a >= 10; ensures (\forall int i; i < a || a < i || b); @*/
    static void guardOfADisjunction(int a, boolean b) {
    }

    // EXPECT holds bits=6
    /*@ requires b; ensures (\exists int i; -30 < i && i < -5; b); @*/
    static void farBelowZero(boolean b) {
    }

    // EXPECT holds bits=6
    /*@ requires b; ensures (\exists int i; 5 < i && i < 30; b); @*/
    static void farAboveZero(boolean b) {
    }

    // EXPECT holds
    /*@ ensures (\forall boolean p, q; (p ==> q) <==> (!q ==> !p));
      @ ensures (\forall boolean p; (\exists boolean q; p <=!=> q));
      @ ensures (\exists boolean p; p == a);
      @*/
    static void booleans(boolean a) {
    }

    // EXPECT violated postcondition
    /*@ ensures (\forall boolean p, q; (p ==> q) <==> (q ==> p)); @*/
    static void implicationIsNoEquivalence() {
    }

    // EXPECT holds
    /*@ ensures (\forall boolean p, q, r; (p ==> q ==> r) <==> (p && q ==> r));
      @ ensures (\forall boolean p, q, r; (p <== q <== r) <==> (q && r ==> p));
      @*/
    static void implicationAssociates() {
    }

    // EXPECT holds objects=1
    /*@ ensures (\forall Cell c, d; c == d); @*/
    static void atMostOne(Cell a) {
    }

    // EXPECT violated postcondition objects=2
    /*@ ensures (\forall Cell c, d; c == d); @*/
    static void possiblyTwo(Cell a) {
    }

    // EXPECT holds
    /*@ ensures (\exists Cell c; c == a) && !(\exists Cell c; c == null); @*/
    static void quantifiersSkipNull(Cell a) {
    }

    // EXPECT holds
    /*@ requires (\forall Cell c; c.v == 0);
      @ ensures (\forall Cell c; c != a; c.v == 0);
      @ ensures (\exists Cell c; c.v == 1);
      @*/
    static void oneIsChanged(Cell a) {
        a.v = 1;
    }

    // EXPECT violated postcondition
    /*@ requires (\exists Cell c; c.v == 0);
      @ ensures (\exists Cell c; c.v == 0);
      @*/
    static void theOneIsChanged(Cell a) {
        a.v = 1;
    }

    // EXPECT holds
    /*@ ensures (\exists Cell c; c == \result && c.v == 2);
      @ ensures !\old((\exists Cell c; c.v == 2)) ==> (\forall Cell c; c.v == 2; c == \result);
      @*/
    static Cell newOneIsSeen() {
        Cell c = new Cell();
        c.v = 2;
        return c;
    }

    // EXPECT holds
    /*@ ensures (\forall Cell c; c.v == 0) ? a.v == 0 : (\exists Cell c; c.v != 0); @*/
    static void choiceByAQuantifier(Cell a) {
    }

    // EXPECT holds
    /*@ requires a.length == 2;
      @ ensures (\forall int i; 0 <= i && i < a.length; a[i] == \old(a[1 - i]));
      @ ensures (\forall int i, j; 0 <= i < a.length && 0 <= j < a.length && i != j; a[i] == \old(a[j]));
      @*/
    static void reverse(int[] a) {
        int t = a[0];
        a[0] = a[1];
        a[1] = t;
    }

    // EXPECT violated postcondition
    /*@ requires a.length == 2;
      @ ensures (\forall int i; 0 <= i && i < a.length; a[i] == \old(a[1 - i]));
      @*/
    static void reverseLosesOne(int[] a) {
        a[0] = a[1];
        a[1] = a[0];
    }

    // EXPECT holds
    /*@ requires a.length == 2;
      @ ensures (\forall int i; 0 <= i && i < 2; (\exists int j; 0 <= j && j < 2; a[i] == \old(a[j])));
      @ ensures a[0] <= a[1];
      @*/
    static void sort(int[] a) {
        if (a[1] < a[0]) {
            int t = a[0];
            a[0] = a[1];
            a[1] = t;
        }
    }

    // EXPECT violated postcondition
    /*@ requires a.length == 2;
      @ ensures (\forall int i; 0 <= i && i < 2; (\exists int j; 0 <= j && j < 2; \old(a[i]) == a[j]));
      @*/
    static void sortLosesOne(int[] a) {
        if (a[1] < a[0]) {
            a[0] = a[1];
        }
    }

    // EXPECT holds
    /*@ requires -1 <= x < y <= 2; ensures \result > 0 && x <= \result + x - 1 < y; @*/
    static int chainedComparisons(int x, int y) {
        return y - x;
    }

    // EXPECT holds
    /*@ requires p <==> q; ensures \result <==> true; ensures \result <=!=> false; @*/
    static boolean equivalences(boolean p, boolean q) {
        return p == q;
    }

    // EXPECT violated postcondition
    /*@ requires p <== q; ensures \result; @*/
    static boolean reverseImplication(boolean p, boolean q) {
        return p == q;
    }

    // EXPECT holds bits=4 objects=1
    //@ ensures (\sum byte x; x > 6; x) == 7 && (\num_of byte x; x <= -2) == 7 && (\max char c; c < 3; c) == 2;
    static void narrow() {}

    // EXPECT violated postcondition bits=3 objects=1
    //@ ensures (\num_of char c; k <= c; c < 3) == 3 - k;
    static void narrowWrong(int k) {}

    // EXPECT holds bits=3 objects=1
    //@ ensures (\sum char c; k <= c && c < n; 1) == (n <= 0 || n <= k ? 0 : n - (k < 0 ? 0 : k));
    static void beyond(int k, int n) {}

    // EXPECT holds bits=9 objects=1 array-length=8
    //@ ensures (\num_of byte x; 120 < x && x < k; true) == (k <= 121 ? 0 : k > 128 ? 7 : k - 121);
    static void bytesBelow(int k) {}

    // EXPECT violated postcondition bits=3 objects=1 array-length=4
    //@ ensures (\sum char c; k < c && c <= n; 1) < 3;
    static void beyondWrong(int k, int n) {}

    // EXPECT holds bits=4 objects=1
    //@ ensures \forall int i; 0 <= i && i < 3; \exists int j; 0 <= j && j < 3; i + j == 2;
    //@ ensures k > 3 ==> \exists int i; 0 <= i && i < k; i == 3;
    //@ requires k < 7;
    //@ pure
    static void withoutParentheses(int k) {}

    // EXPECT violated postcondition bits=4 objects=1
    //@ ensures k > 2 ==> \exists int i; 0 <= i && i < k; i == 3;
    static void withoutParenthesesWrong(int k) {}

    // EXPECT violated postcondition bits=3 objects=1
    //@ ensures \forall byte i; i <= k;
    //@ requires k > 0;
    static void wholeWidthWithoutParentheses(int k) {}
}

class Cell {
    int v;

    // What & joins bounds the variable as well; both sides are looked at.
    // EXPECT holds bits=4
    /*@ requires a.length == 2 && a[0] == 0 && a[1] == 0;
      @ ensures (\forall int i; 0 <= i & i < a.length; a[i] == 0); @*/
    static void joined(int[] a) {
    }

    // EXPECT violated postcondition bits=4
    /*@ ensures (\forall int i; 0 <= i & i < a.length; a[i] == 0); @*/
    static void joinedOfAny(int[] a) {
    }

    // EXPECT holds bits=4
    /*@ requires a.length == 2 && a[0] == 0 && a[1] == 0;
      @ ensures (\forall int i; 0 <= i && i < 2 && a[i] == 0; i < 2); @*/
    static void lookedAtInside(int[] a) {
    }

    // EXPECT violated postcondition bits=4
    /*@ requires a.length == 2 && a[0] == 0 && a[1] == 0;
      @ ensures (\forall int i; 0 <= i & i < 2 & a[i] == 0; i < 2); @*/
    static void lookedAtOutside(int[] a) {
    }
}
