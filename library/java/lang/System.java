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
}
