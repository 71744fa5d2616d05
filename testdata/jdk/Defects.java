import java.util.Arrays;

/** Defects of the JDK's own code or of its callers that books tell of. */
class Defects {
    /** Bloch's binary search: the sum overflows. */
    static int middle(int lo, int hi) {
        if (lo < 0 || hi < lo) return lo;
        int mid = (lo + hi) / 2;
        assert lo <= mid && mid <= hi;
        return mid;
    }

    static class Version implements Comparable<Version> {
        int number;

        @Override public int compareTo(Version v) {
            return number - v.number;
        }
    }

    static void order(Version a, Version b) {
        assert a.compareTo(b) < 0 == a.number < b.number;
    }

    static int bucket(Object key, int n) {
        if (n <= 0) return 0;
        int b = Math.abs(key.hashCode()) % n;
        assert b >= 0;
        return b;
    }

    /** to - from overflows: what is in order is called illegal. */
    static void copy(int[] a, int from, int to) {
        if (from > to) return;
        try {
            Arrays.copyOfRange(a, from, to);
        } catch (IllegalArgumentException e) {
            assert false;
        } catch (ArrayIndexOutOfBoundsException e) {
        }
    }
}
