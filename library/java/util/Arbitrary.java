package java.util;

/** Values that the program does not determine: any of their type. */
final class Arbitrary {
    private Arbitrary() {
    }

    static native boolean booleanValue();

    static native int intValue();

    static native long longValue();

    static native float floatValue();

    static native double doubleValue();

    /** Any index below a positive n. */
    static int index(int n) {
        int i = intValue();
        return 0 <= i && i < n ? i : 0;
    }
}
