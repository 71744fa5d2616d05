/** Ordinary methods; in front of each what its callers have to see to, if that is all. */
class Plain {
    int v;
    Plain next;
    // NEEDS y != 0
    static int div(int x, int y) { return x / y; }
    // NEEDS y != 0
    static int maybeDiv(boolean b, int x, int y) { return b ? x / y : x % y; }
    // NEEDS y != 0
    static int perhaps(boolean b, int x, int y) { if (b) return x / y; return x; }
    // NEEDS i < a.length && i >= 0
    static int at(int[] a, int i) { return a[i]; }
    // NEEDS i < a.length && i >= 0
    static int atIf(boolean b, int[] a, int i) { if (b) return a[i]; return 0; }
    // NEEDS n <= a.length
    static int sum(int[] a, int n) { int s = 0; for (int j = 0; j < n; j++) s += a[j]; return s; }
    // NEEDS a.length <= b.length
    static void copy(int[] a, int[] b) { for (int j = 0; j < a.length; j++) b[j] = a[j]; }
    // NEEDS n >= 0
    static int[] make(int n) { return new int[n]; }
    // NEEDS a.length > 0
    static int last(int[] a) { return a[a.length - 1]; }
    // NEEDS \nonnullelements(a)
    static int all(Plain[] a) { int s = 0; for (Plain p : a) s += p.v; return s; }
    // NEEDS n > i && i >= 0
    static int ring(int n, int i) { int[] a = new int[n]; a[0] = 1; return a[i]; }
    // VIOLATED UNDER n > 0
    static int both(int n) { int[] a = new int[n + 1]; a[0] = 1; a[1] = 1; return a[n]; }
    // VIOLATED
    static int half(int[] a, int i) { if (i < 0) return 0; return a[i]; }
    // VIOLATED
    static int always(int[] a) { return a[a.length]; }
    // VIOLATED
    static int third(int[] a) { return a[2]; }
    // VIOLATED
    static int off(int[] a) { int s = 0; for (int j = 0; j <= a.length; j++) s += a[j]; return s; }
    // VIOLATED
    static int find(int[] a, int from, int k) { while (a[from] != k) from++; return from; }
    // VIOLATED UNDER \nonnullelements(a)
    static int rows(int[][] a) { int s = 0; for (int[] r : a) s += r[0]; return s; }
    // VIOLATED
    static int nothing() { Plain p = null; return p.v; }
    // VIOLATED
    static int guarded(int[] a, int n) { if (n == 0) throw new IllegalArgumentException(); return a[n]; }
    // VIOLATED
    int follow() { return next.v; }
    // HOLDS
    static int careful(int[] a, int i) { return 0 <= i && i < a.length ? a[i] : 0; }
    // NEEDS n >= 0
    Plain(int n) { v = new int[n].length; }
    // NEEDS k != 0
    int scale(int k) { return v / k; }

    // NEEDS n > 1
    static int asserted(int n) {
        assert n > 1;
        return 3 / n;
    }

    // VIOLATED
    static void assertedAlone(int n) {
        assert n > 1;
    }

    // VIOLATED
    static int assertedLater(int n) {
        int half = n / 2;
        assert half > 0;
        return half;
    }
}
