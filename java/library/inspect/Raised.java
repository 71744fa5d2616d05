package inspect;

/**
 * What the exceptions say that the JVM itself raises. Of some it is any text: it names classes
 * with their loaders, or the code around.
 */
public final class Raised {
    private Raised() {
    }

    /** The JVM makes the text anew each time; it is not the constant of the same text. */
    public static String arithmeticException() {
        return new String("/ by zero");
    }

    public static String arrayIndexOutOfBoundsException(int index, int length) {
        return "Index " + index + " out of bounds for length " + length;
    }

    public static String classCastException() {
        return Arbitrary.string();
    }

    public static String arrayStoreException() {
        return Arbitrary.string();
    }

    /** A JVM may be told not to say which part of the code was null. */
    public static /*@ nullable @*/ String nullPointerException() {
        return Arbitrary.booleanValue() ? null : Arbitrary.string();
    }

    public static String negativeArraySizeException(int length) {
        return "" + length;
    }
}
