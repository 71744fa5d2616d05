package java.util;

/**
 * Values that the program does not determine: any of their type. The identity hash code
 * of a new object is such a one.
 */
final class Arbitrary {
    private Arbitrary() {
    }

    static int intValue() {
        return new Arbitrary().hashCode();
    }

    static boolean booleanValue() {
        return intValue() < 0;
    }

    /** Any long, at every width of int: a long has twice its bits. */
    static long longValue() {
        return intValue() * (2L * Integer.MAX_VALUE + 2) + intValue();
    }

    /** Any index below a positive n. */
    static int index(int n) {
        int i = intValue();
        return 0 <= i && i < n ? i : 0;
    }
}
