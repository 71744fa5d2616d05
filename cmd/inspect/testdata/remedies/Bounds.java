// Bounds that cut executions off, and bounds that exclude what a clause asks for.
class Bounds {
    // REMEDY cut off at line 8: --unwind 100
    // THEN holds
    //@ requires k >= 0 && k < 100; ensures \result == k * 1000003;
    static int far(int k) {
        int r = 0;
        for (int i = 0; i < k; i++) r += 1000003;
        return r;
    }

    // REMEDY cut off at line 17: --unwind 16
    // THEN holds
    //@ ensures \result >= 0;
    static int digits(int x) {
        int n = 0;
        while (x > 0) { x /= 10; n++; }
        return n;
    }

    // REMEDY cut off at line 26: --unwind 8, which goes further, and may be cut off again
    // THEN holds cut off
    //@ ensures n <= 0 || \result >= 0 || \result < 0;
    static int sum(int n) {
        int s = 0;
        for (int i = 0; i < n; i++) { s += i; }
        return s;
    }

    // REMEDY cut off at line 34: --array-length 20 --unwind 20
    // THEN holds
    //@ requires n >= 0 && n <= 20; ensures \result != null;
    static int[] make(int n) {
        int[] a = new int[n];
        for (int i = 0; i < n; i++) a[i] = i;
        return a;
    }

    // REMEDY cut off at line 43: --constant-limit 100
    // THEN holds
    static void table() {
        int[] a = new int[100];
        for (int i = 0; i < 100; i++) a[i] = i;
        assert a[99] == 99;
    }

    // REMEDY cut off at line 50: --constant-limit 71
    // THEN holds
    static int large() {
        int[] a = new int[9000];
        a[8999] = 1;
        assert a[8999] == 1;
        return a[0];
    }

    // REMEDY cut off at line 60: --constant-limit 200
    // THEN holds
    static void filled(int k) {
        int[] a = new int[200];
        java.util.Arrays.fill(a, k);
        assert a[7] == k;
    }

    private static int down(int n) { return n <= 0 ? 0 : 1 + down(n - 1); }

    // REMEDY cut off at line 64: --recursion 10
    // THEN holds
    //@ requires n <= 9; ensures n < 0 || \result == n;
    static int deep(int n) { return down(n); }

    // REMEDY the bounds exclude requires a.length == 10: --array-length 10
    // THEN holds
    //@ requires a.length == 10; ensures \result == 10;
    static int ten(int[] a) { return a.length; }

    // REMEDY the bounds exclude requires a.length > 5 and control comes here: --unwind 8 --array-length 8
    // THEN holds
    //@ requires a.length > 5; ensures \result >= 6;
    static int both(int[] a) {
        int n = 0;
        for (int i = 0; i < a.length; i++) n++;
        return n;
    }

    // REMEDY the bounds exclude requires s.length() > 5: --string-length 6
    // THEN holds
    //@ requires s.length() > 5; ensures \result > 5;
    static int text(String s) { return s.length(); }

    // REMEDY the bounds exclude requires l.size() > 5 && a.length > 7: --collection-size 6 --array-length 8
    // THEN holds
    //@ requires l.size() > 5 && a.length > 7; ensures \result > 13;
    static int several(java.util.List<Integer> l, int[] a) { return l.size() + a.length; }

    // WITH --bits 8
    // REMEDY 1000 does not fit --bits 8; it needs --bits 11: --bits 11
    // THEN holds
    //@ requires x > 1000; ensures \result > 1000;
    static int wide(int x) { return x; }

    // REMEDY cut off at line 103: --array-length 9
    // THEN holds
    //@ requires n == 9; ensures (\sum int i; 0 <= i && i < n; i) == 36;
    static void sums(int n) { }

    // REMEDY cut off at line 108: --constant-limit 128
    // THEN holds
    //@ ensures (\sum int i; 0 <= i && i < 100; i) == 4950;
    static void hundred() { }

    // WITH --objects 0
    // REMEDY the method needs an object to be called on: --objects Bounds=1
    // THEN holds
    //@ ensures \result == this;
    Bounds self() { return this; }

    // WITH --objects-total --objects 2
    // REMEDY cut off at line 122: --objects 4
    // THEN holds
    //@ ensures \result == 3;
    static int news() {
        Bounds a = new Bounds(), b = new Bounds(), c = new Bounds();
        return a == b || b == c ? 2 : 3;
    }
}
