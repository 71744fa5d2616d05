package inspect;

/**
 * A value that comes from outside the program, any of its type. A counterexample lists the
 * calls that read one, with what they give.
 */
public final class Read {
    private boolean truth;
    private int value;
    private double number;

    private Read() {
    }

    public static int intValue() {
        return new Read().value;
    }

    public static boolean booleanValue() {
        return new Read().truth;
    }

    /** Any long, at every width of int: a long has twice its bits. */
    public static long longValue() {
        return intValue() * (2L * Integer.MAX_VALUE + 2) + intValue();
    }

    public static double doubleValue() {
        return new Read().number;
    }

    public static float floatValue() {
        return (float) new Read().number;
    }

    /** Any text of a word, or else of a line. */
    public static String text(boolean word) {
        String s = "";
        while (booleanValue()) {
            char c = (char) intValue();
            s = s + (word ? c > ' ' ? c : '0' : c == '\n' || c == '\r' ? ' ' : c);
        }
        return word && s.isEmpty() ? "0" : s;
    }

    /** Any text. */
    public static String string() {
        String s = "";
        while (booleanValue()) {
            s = s + (char) intValue();
        }
        return s;
    }

    /** What the receiver of the call reads from now on comes from a seed. */
    public static void seeded() {
        new Seed();
    }

    private static final class Seed {
    }
}
