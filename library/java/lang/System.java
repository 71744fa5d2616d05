package java.lang;

import java.io.PrintStream;

public final class System {
    public static final PrintStream out = null;
    public static final PrintStream err = null;

    private System() {
    }

    public static /*@ pure @*/ int identityHashCode(/*@ nullable @*/ Object x) {
        return Object.identityHashCodeOf(x);
    }

    /** Any time: clocks may be set. */
    public static long currentTimeMillis() {
        return new Object().hashCode() * (2L * Integer.MAX_VALUE + 2) + new Object().hashCode();
    }

    /** Any number; that it grows is left open. */
    public static long nanoTime() {
        return new Object().hashCode() * (2L * Integer.MAX_VALUE + 2) + new Object().hashCode();
    }
}
