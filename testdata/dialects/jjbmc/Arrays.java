/** Methods of arrays, with frames and contracts of loops; calls stand for contracts. */
class Jjbmc {
    // EXPECT holds
    /*@ normal_behavior
      @ requires a != null && 0 <= i && i < a.length;
      @ ensures a[i] == v;
      @ assignable a[i]; @*/
    void put(int[] a, int i, int v) { a[i] = v; }

    // EXPECT violated assignable
    /*@ normal_behavior
      @ requires a != null && 0 <= i && i < a.length;
      @ ensures a[i] == v;
      @ assignable \nothing; @*/
    void putNoFrame(int[] a, int i, int v) { a[i] = v; }

    // EXPECT holds
    /*@ normal_behavior
      @ requires a != null;
      @ ensures (\forall int i; 0 <= i && i < a.length; a[i] == 0);
      @ assignable a[*]; @*/
    void zero(int[] a) {
        /*@ loop_invariant 0 <= k && k <= a.length && (\forall int i; 0 <= i && i < k; a[i] == 0);
          @ assignable k, a[*];
          @ decreases a.length - k; @*/
        for (int k = 0; k < a.length; k++) a[k] = 0;
    }

    // EXPECT violated postcondition
    /*@ normal_behavior
      @ requires a != null;
      @ ensures (\forall int i; 0 <= i && i < a.length; a[i] == 0);
      @ assignable a[*]; @*/
    void zeroOffByOne(int[] a) {
        for (int k = 1; k < a.length; k++) a[k] = 0;
    }

    // EXPECT holds
    /*@ normal_behavior
      @ requires a != null && a.length > 0;
      @ ensures (\forall int i; 0 <= i && i < a.length; a[i] <= \result);
      @ ensures (\exists int i; 0 <= i && i < a.length; a[i] == \result);
      @ assignable \nothing; @*/
    int max(int[] a) {
        int m = a[0];
        for (int k = 1; k < a.length; k++) if (a[k] > m) m = a[k];
        return m;
    }

    // EXPECT violated postcondition
    /*@ normal_behavior
      @ requires a != null;
      @ ensures (\exists int i; 0 <= i && i < a.length; a[i] == \result);
      @ assignable \nothing; @*/
    int maxOfEmpty(int[] a) {
        int m = 0;
        for (int k = 0; k < a.length; k++) if (a[k] > m) m = a[k];
        return m;
    }

    // EXPECT holds
    /*@ normal_behavior
      @ requires a != null && 0 <= i && i < a.length && 0 <= j && j < a.length;
      @ ensures a[i] == \old(a[j]) && a[j] == \old(a[i]);
      @ assignable a[i], a[j]; @*/
    void swap(int[] a, int i, int j) { int t = a[i]; a[i] = a[j]; a[j] = t; }

    // EXPECT violated postcondition
    /*@ normal_behavior
      @ requires a != null && 0 <= i && i < a.length && 0 <= j && j < a.length;
      @ ensures a[i] == \old(a[j]) && a[j] == \old(a[i]);
      @ assignable a[i], a[j]; @*/
    void swapLost(int[] a, int i, int j) { a[i] = a[j]; a[j] = a[i]; }

    // EXPECT holds
    /*@ normal_behavior
      @ requires a != null && a.length >= 2;
      @ ensures a[0] == 5;
      @ assignable a[0..1]; @*/
    void callsPut(int[] a) { put(a, 0, 5); }

    // EXPECT violated precondition
    /*@ normal_behavior
      @ requires a != null;
      @ ensures true;
      @ assignable a[0..1]; @*/
    void callsPutOutside(int[] a) { put(a, 7, 5); }

    // EXPECT holds
    /*@ normal_behavior requires b != 0; ensures \result == x / b; assignable \nothing;
      @ also exceptional_behavior requires b == 0; signals (ArithmeticException e) true; signals_only ArithmeticException; assignable \nothing; @*/
    int div(int x, int b) { return x / b; }

    // EXPECT violated arithmetic
    /*@ normal_behavior requires true; ensures \result == x / b; assignable \nothing; @*/
    int divByZero(int x, int b) { return x / b; }

    // EXPECT violated postcondition
    /*@ normal_behavior requires true; ensures \result >= 0; assignable \nothing; @*/
    int abs(int x) { return x < 0 ? -x : x; }

    // EXPECT holds
    /*@ normal_behavior requires x > -100; ensures \result >= 0; assignable \nothing; @*/
    int absBounded(int x) { return x < 0 ? -x : x; }

    // EXPECT holds
    /*@ normal_behavior
      @ requires a != null && a.length <= 100;
      @ ensures \result == a.length || (\exists int i; 0 < i && i == \result && i < a.length; a[i - 1] > a[i]) || a.length == 0;
      @ assignable \nothing; @*/
    int sortedUpTo(int[] a) {
        /*@ loop_invariant 1 <= k && (k <= a.length || a.length == 0);
          @ loop_invariant (\forall int i; 0 < i && i < k; a[i - 1] <= a[i]);
          @ assignable \nothing;
          @ decreases a.length - k + 1; @*/
        for (int k = 1; k < a.length; k++) if (a[k - 1] > a[k]) return k;
        return a.length;
    }

    // The body is right, and its loop's contract says too little of it.
    // EXPECT violated postcondition
    /*@ normal_behavior
      @ requires a != null && a.length > 0;
      @ ensures \result == a.length;
      @ assignable \nothing; @*/
    int sortedTooWeak(int[] a) {
        int k = 0;
        /*@ loop_invariant 0 <= k;
          @ assignable k;
          @ decreases a.length - k; @*/
        while (k < a.length) k++;
        return k;
    }

    int helper(int x) { return x & 7; }

    // A method without a contract is inlined.
    // EXPECT holds
    /*@ normal_behavior ensures 0 <= \result && \result <= 7; assignable \nothing; @*/
    int callsHelper(int x) { return helper(x); }

    // EXPECT holds
    /*@ normal_behavior requires n >= 0 && n <= 3; ensures \result == n; measured_by n; assignable \nothing; @*/
    int count(int n) { return n == 0 ? 0 : 1 + count(n - 1); }
}
