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
    // NEEDS i >= 0 && i < n
    static int ring(int n, int i) { int[] a = new int[n]; a[0] = 1; return a[i]; }
    // NEEDS n > 0; n + 1 >= 0
    static int both(int n) { int[] a = new int[n + 1]; a[0] = 1; a[1] = 1; return a[n]; }
    // VIOLATED
    static int half(int[] a, int i) { if (i < 0) return 0; return a[i]; }
    // VIOLATED
    static int always(int[] a) { return a[a.length]; }
    static final int SIZE = 3;
    // INCONCLUSIVE UNDER board.length > 2
    static int board(int[][] board) { int s = 0; for (int r = 0; r < SIZE; r++) for (int c = 0; c < SIZE; c++) s += board[r][c]; return s; }
    // INCONCLUSIVE UNDER a.length > 2
    static int third(int[] a) { return a[2]; }
    // NEEDS a.length > 1
    static int second(int[] a) { return a[1]; }
    // NEEDS i < a.length && i >= 0; j < a.length && j >= 0
    static void swap(int[] a, int i, int j) { int t = a[i]; a[i] = a[j]; a[j] = t; }
    // NEEDS x < a.length && x >= 0; \nonnullelements(a); y < a[x].length && y >= 0
    static int pixel(int[][] a, int x, int y) { return a[x][y]; }
    // NEEDS \nonnullelements(a); x < a.length && x >= 0; y < a[x].length && y >= 0
    static int column(int[][] a, int x, int y) { int[] r = a[x]; return r[y]; }
    // NEEDS \nonnullelements(a); n <= a.length && (\forall int row; 0 <= row && row < n; a[row].length >= n)
    static int square(int[][] a, int n) { int s = 0; for (int i = 0; i < n; i++) for (int j = 0; j < n; j++) s += a[i][j]; return s; }
    // NEEDS \nonnullelements(a); (\forall int row; 0 <= row && row < a.length; a[row].length >= a[0].length)
    static int even(int[][] a) { int s = 0; for (int i = 0; i < a.length; i++) for (int j = 0; j < a[0].length; j++) s += a[i][j]; return s; }
    // NEEDS \nonnullelements(a); (\forall int row; 0 <= row && row < a.length; a[row].length >= a.length)
    static int turned(int[][] a) { int s = 0; for (int i = 0; i < a.length; i++) for (int j = 0; j < a.length; j++) s += a[i][j]; return s; }
    // NEEDS hi <= a.length && lo + 1 >= 0
    static int behind(int[] a, int lo, int hi) { int s = 0; for (int i = lo + 1; i < hi; i++) s += a[i]; return s; }
    // NEEDS i < a.length && i >= 0; i + 1 < a.length
    static int next(int[] a, int i) { return a[i] + a[i + 1]; }
    // VIOLATED UNDER x < a.length && x >= 0; \nonnullelements(a)
    static int some(int[][] a, int x, int y) { return y < 0 ? 0 : a[x][y]; }
    // VIOLATED UNDER x < a.length && x >= 0; \nonnullelements(a)
    static int other(int[][] a, int x, int y) { if (a[x].length == y) return 0; return a[x][y]; }
    // VIOLATED UNDER x < a.length && x >= 0; \nonnullelements(a)
    static int emptyRow(int[][] a, int x) { if (a[x].length == 1) return 0; return a[x][0]; }
    // NEEDS lo < a.length && lo >= 0; hi < a.length && hi >= 0
    static int between(int[] a, int lo, int hi) { if (lo >= hi) return 0; return a[lo] + a[hi]; }
    // VIOLATED
    static int ordered(int[] a, int lo, int hi) { if (lo > hi) throw new IllegalArgumentException(); return a[lo] + a[hi]; }
    // VIOLATED
    static int sized(int[] a, int i) { int n = a.length; if (i >= n) return 0; return a[i]; }
    // NEEDS n >= 0
    static int asked(int n) { int[] a = new int[n]; if (!has(a, n)) return 0; return a.length; }
    // HOLDS
    static boolean has(int[] a, int n) { return a.length > 0; }
    // VIOLATED
    static int askedOfIt(int n) { if (isMany(n)) return 0; return new int[n].length; }
    // HOLDS
    static boolean isMany(int n) { if (n > 1) return true; return false; }
    // NEEDS x + 1 < a.length && x + 1 >= 0; \nonnullelements(a); n < a[x + 1].length && n >= 0
    static int called(int[][] a, int n, int x) { return pixel(a, x + 1, n); }
    // NEEDS n >= 0
    static int assigned(int n) { int k; int[] a = new int[k = n]; return a.length; }
    // VIOLATED
    static int within(int[] a, int lo, int hi) { int s = 0; for (int i = lo; i < hi; i++) s += a[a.length]; return s; }
    // VIOLATED UNDER to < a.length && from >= 0
    static int[] part(int[] a, int from, int to) { int[] r = new int[to - from]; for (int i = from; i <= to; i++) r[i - from] = a[i]; return r; }
    // VIOLATED UNDER to <= a.length && from >= 0; from <= to
    static int[] moved(int[] a, int from, int to) { int[] b = new int[to - from]; for (int i = from; i < to; i++) b[i] = a[i]; return b; }
    // VIOLATED
    static int[] joined(int[] a, int[] b) { int[] r = new int[a.length]; for (int i = 0; i < b.length; i++) r[a.length + i] = b[i]; return r; }
    // VIOLATED
    static int[] shifted(int[] a, int by) { int[] b = new int[a.length]; for (int i = 0; i < a.length; i++) b[i + by] = a[i]; return b; }
    // VIOLATED
    static int refused(int[] a, int i) { java.util.Objects.checkIndex(i, a.length + 1); return a[i]; }
    // VIOLATED
    static int refusedBy(int[] a, int i) { check(a, i); return a[i]; }
    // HOLDS
    static void check(int[] a, int i) { if (i < 0 || i > a.length) throw new IndexOutOfBoundsException(); }
    // NEEDS from >= 0 && from <= a.length - n
    static int window(int[] a, int from, int n) { int s = 0; for (int i = 0; i < n; i++) s += a[from + i]; return s; }
    // NEEDS n < a.length
    static int upTo(int[] a, int n) { int s = 0; for (int i = 1; i <= n; i++) s += a[i]; return s; }
    // NEEDS n < a.length
    static int rising(int[] a, int n) { int s = 0; for (int i = 0; i < n; i++) if (a[i] < a[i + 1]) s++; return s; }
    // VIOLATED
    static int past(int[] a) { int s = 0; for (int i = 0; i <= a.length; i++) s += a[i]; return s; }
    // VIOLATED
    static int pairs(int[] a) { int s = 0; for (int i = 0; i < a.length; i++) s += a[i + 1]; return s; }
    // VIOLATED
    static int skips(int[] a, int n) { int s = 0; for (int i = 0; i < n; i++) { if (i > 0) continue; s += a[i + 1]; } return s; }
    // NEEDS (!b ==> n <= a.length); (b ==> from <= a.length - n) && (b ==> from >= 0)
    static int flag(int[] a, int from, int n, boolean b) { int s = 0; for (int i = 0; i < n; i++) { if (b) s += a[from + i]; else s += a[i]; } return s; }
    // NEEDS \nonnullelements(a); (\forall int row; 0 <= row && row < a.length; a[row].length > 1)
    static int seconds(int[][] a) { int s = 0; for (int[] r : a) s += r[1]; return s; }
    // VIOLATED UNDER \nonnullelements(a)
    static int askedRows(int[][] a) { int s = 0; for (int[] r : a) if (r.length >= 1) s += r[1]; return s; }
    // NEEDS \nonnullelements(a); n <= a.length; (\forall int row1; 0 <= row1 && row1 < n; row < a[row1].length) && (\forall int row1; 0 <= row1 && row1 < n; row >= 0)
    static int someRows(int[][] a, int n, int row) { int s = 0; for (int i = 0; i < n; i++) s += a[i][row]; return s; }
    // VIOLATED
    static int replacedRows(int[][] a) { int s = 0; for (int i = 0; i < a.length; i++) { a[i] = new int[1]; s += a[i][1]; } return s; }
    // HOLDS
    static boolean isNegative(int i) { return i < 0; }
    // VIOLATED
    static int unlessNegative(int[] a, int i) { if (isNegative(i)) return -1; return a[i]; }
    // NEEDS a != null; a.length > 1
    static int orNull(int[] a) { if (a != null && a.length > 1) a[0] = 1; return a[1]; }
    // NEEDS (a != null ==> a.length > 1)
    static int nullable(int[] a) { if (a == null) return 0; return a[1]; }
    // VIOLATED UNDER j >= 0; n >= 0
    static int replaced(int n, int j) { int[][] g = new int[2][n]; g[0] = new int[2]; return g[0][j]; }
    // VIOLATED
    static int inner(int[] a, int i) { return i < 0 ? 0 : a[i]; }
    // VIOLATED
    static int throughInner(int[] a, int i) { return inner(a, i + 1); }
    // VIOLATED
    static int upTo(int[] a, int i, int n) { if (i > n) return 1; return a[i]; }
    // NEEDS n - 1 != 0
    static int rest(int k, int n) { return k % (n - 1); }
    // VIOLATED
    static int off(int[] a) { int s = 0; for (int j = 0; j <= a.length; j++) s += a[j]; return s; }
    // VIOLATED UNDER from < a.length && from >= 0
    static int find(int[] a, int from, int k) { while (a[from] != k) from++; return from; }
    // NEEDS \nonnullelements(a); (\forall int row; 0 <= row && row < a.length; a[row].length > 0)
    static int rows(int[][] a) { int s = 0; for (int[] r : a) s += r[0]; return s; }
    // NEEDS (\forall int row; 0 <= row && row < sizes.length; sizes[row] >= 0)
    static int made(int[] sizes) { int[][] r = new int[sizes.length][]; for (int i = 0; i < r.length; i++) r[i] = new int[sizes[i]]; return r.length; }
    // NEEDS (\forall int row; 0 <= row && row < p.length; p[row] < p.length) && (\forall int row; 0 <= row && row < p.length; p[row] >= 0)
    static int[] inverse(int[] p) { int[] q = new int[p.length]; for (int i = 0; i < p.length; i++) q[p[i]] = i; return q; }
    // VIOLATED
    static int tests(int[] a) { int s = 0; for (int i = 0; i < a.length; i++) { if (a[i] < 0) return -1; s += 3 / a[i]; } return s; }
    // VIOLATED
    static int nothing() { Plain p = null; return p.v; }
    // HOLDS
    static int before(int[] a) { // the index before the first is one of no array
        int[] b = new int[a.length + 1];
        for (int i = 0; i <= a.length; i++) if (i > 0) b[i] = b[i - 1];
        return b[0];
    }
    // NEEDS \nonnullelements(a); (\forall int row; 0 <= row && row < a.length; a[row].length >= a[0].length); a.length > 0
    static int zeroRows(int[][] a) { // as many columns as the first row has
        int n = a[0].length, zero = 0;
        outer:
        for (int y = 0; y < a.length; y++) {
            for (int x = 0; x < n; x++) if (a[y][x] != 0) continue outer;
            zero++;
        }
        return zero;
    }
    // NEEDS n >> 1 < a.length && n >> 1 >= 0
    static boolean bit(int[] a, int n) { return (a[n >> 1] & 1 << (n & 1)) != 0; }
    // NEEDS n / 2 < a.length && n / 2 >= 0
    static int middle(int[] a, int n) { return a[n / 2]; }
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

    int sum;
    // NEEDS \nonnullelements(a); (\forall int row; 0 <= row && row < a.length; a[row].length >= a.length)
    Plain(int[][] a) { // as many columns as rows, by a field that is set before
        this.v = a.length;
        for (int y = 0; y < v; y++) for (int x = 0; x < v; x++) sum += a[y][x];
    }
    // NEEDS \nonnullelements(a); a.length > 0; a[0].length > 0
    Plain(int[][] a, int k) { // the field is set behind
        for (int y = 0; y < 1; y++) for (int x = 0; x < v + 1; x++) sum += a[y][x];
        v = a.length;
    }
}
