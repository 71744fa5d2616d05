package inspect;

/**
 * A value that the program does not determine, any of its type: where the library leaves
 * something open. Nothing gives it to the object, and it stays.
 */
public final class Arbitrary {
    private boolean truth;
    private int value;

    private Arbitrary() {
    }

    public static int intValue() {
        return new Arbitrary().value;
    }

    public static boolean booleanValue() {
        return new Arbitrary().truth;
    }

    /** Any text. */
    public static String string() {
        String s = "";
        while (booleanValue()) {
            s = s + (char) intValue();
        }
        return s;
    }

    /** Any index below a positive n. */
    public static int index(int n) {
        int i = intValue();
        return 0 <= i && i < n ? i : 0;
    }
}
