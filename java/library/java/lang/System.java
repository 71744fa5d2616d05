package java.lang;

import inspect.Read;
import java.io.InputStream;
import java.io.PrintStream;

/**
 * Of arraycopy there is one for each type of elements, which Java's types choose: what
 * they copy is what Java's own copies. Arrays that are held as Objects have none.
 */
public final class System {
    public static final InputStream in = null;
    public static final PrintStream out = null;
    public static final PrintStream err = null;

    /** Twice the last nanoTime, or more by one. */
    private static long nanos;

    private System() {
    }

    public static /*@ pure @*/ int identityHashCode(/*@ nullable @*/ Object x) {
        return Object.identityHashCodeOf(x);
    }

    /** None is installed. */
    public static /*@ pure nullable @*/ SecurityManager getSecurityManager() {
        return null;
    }

    /** Of what the machine says, all is open. */
    public static /*@ nullable @*/ String getProperty(String key) {
        if (key.isEmpty()) {
            throw new IllegalArgumentException();
        }
        return said();
    }

    public static /*@ nullable @*/ String getProperty(String key, /*@ nullable @*/ String otherwise) {
        String s = getProperty(key);
        return s == null ? otherwise : s;
    }

    public static /*@ nullable @*/ String getenv(String name) {
        if (name == null) {
            throw new NullPointerException();
        }
        return said();
    }

    private static /*@ nullable @*/ String said() {
        return Read.booleanValue() ? Read.string() : null;
    }

    public static /*@ pure @*/ String lineSeparator() {
        return "\n";
    }

    public static void gc() {
    }

    public static void exit(int status) {
        Runtime.getRuntime().exit(status);
    }

    /** Any time: clocks may be set. */
    public static long currentTimeMillis() {
        return Read.longValue();
    }

    /** Any number, from which it only grows: no program runs so long that the time between two calls overflows. */
    public static long nanoTime() {
        long t = Read.longValue();
        nanos = t < nanos ? nanos : t;
        return nanos >> 1;
    }

    public static void arraycopy(/*@ nullable @*/ Object[] src, int srcPos, /*@ nullable @*/ Object[] dest, int destPos, int length) {
        if (src == null || dest == null) {
            throw new NullPointerException();
        }
        if (srcPos < 0 || destPos < 0 || length < 0 || srcPos > src.length - length || destPos > dest.length - length) {
            throw new ArrayIndexOutOfBoundsException();
        }
        if (src == dest && srcPos < destPos) {
            for (int i = length - 1; i >= 0; i--) {
                dest[destPos + i] = src[srcPos + i];
            }
            return;
        }
        for (int i = 0; i < length; i++) {
            dest[destPos + i] = src[srcPos + i];
        }
    }

    public static void arraycopy(/*@ nullable @*/ boolean[] src, int srcPos, /*@ nullable @*/ boolean[] dest, int destPos, int length) {
        if (src == null || dest == null) {
            throw new NullPointerException();
        }
        if (srcPos < 0 || destPos < 0 || length < 0 || srcPos > src.length - length || destPos > dest.length - length) {
            throw new ArrayIndexOutOfBoundsException();
        }
        if (src == dest && srcPos < destPos) {
            for (int i = length - 1; i >= 0; i--) {
                dest[destPos + i] = src[srcPos + i];
            }
            return;
        }
        for (int i = 0; i < length; i++) {
            dest[destPos + i] = src[srcPos + i];
        }
    }

    public static void arraycopy(/*@ nullable @*/ byte[] src, int srcPos, /*@ nullable @*/ byte[] dest, int destPos, int length) {
        if (src == null || dest == null) {
            throw new NullPointerException();
        }
        if (srcPos < 0 || destPos < 0 || length < 0 || srcPos > src.length - length || destPos > dest.length - length) {
            throw new ArrayIndexOutOfBoundsException();
        }
        if (src == dest && srcPos < destPos) {
            for (int i = length - 1; i >= 0; i--) {
                dest[destPos + i] = src[srcPos + i];
            }
            return;
        }
        for (int i = 0; i < length; i++) {
            dest[destPos + i] = src[srcPos + i];
        }
    }

    public static void arraycopy(/*@ nullable @*/ char[] src, int srcPos, /*@ nullable @*/ char[] dest, int destPos, int length) {
        if (src == null || dest == null) {
            throw new NullPointerException();
        }
        if (srcPos < 0 || destPos < 0 || length < 0 || srcPos > src.length - length || destPos > dest.length - length) {
            throw new ArrayIndexOutOfBoundsException();
        }
        if (src == dest && srcPos < destPos) {
            for (int i = length - 1; i >= 0; i--) {
                dest[destPos + i] = src[srcPos + i];
            }
            return;
        }
        for (int i = 0; i < length; i++) {
            dest[destPos + i] = src[srcPos + i];
        }
    }

    public static void arraycopy(/*@ nullable @*/ short[] src, int srcPos, /*@ nullable @*/ short[] dest, int destPos, int length) {
        if (src == null || dest == null) {
            throw new NullPointerException();
        }
        if (srcPos < 0 || destPos < 0 || length < 0 || srcPos > src.length - length || destPos > dest.length - length) {
            throw new ArrayIndexOutOfBoundsException();
        }
        if (src == dest && srcPos < destPos) {
            for (int i = length - 1; i >= 0; i--) {
                dest[destPos + i] = src[srcPos + i];
            }
            return;
        }
        for (int i = 0; i < length; i++) {
            dest[destPos + i] = src[srcPos + i];
        }
    }

    public static void arraycopy(/*@ nullable @*/ int[] src, int srcPos, /*@ nullable @*/ int[] dest, int destPos, int length) {
        if (src == null || dest == null) {
            throw new NullPointerException();
        }
        if (srcPos < 0 || destPos < 0 || length < 0 || srcPos > src.length - length || destPos > dest.length - length) {
            throw new ArrayIndexOutOfBoundsException();
        }
        if (src == dest && srcPos < destPos) {
            for (int i = length - 1; i >= 0; i--) {
                dest[destPos + i] = src[srcPos + i];
            }
            return;
        }
        for (int i = 0; i < length; i++) {
            dest[destPos + i] = src[srcPos + i];
        }
    }

    public static void arraycopy(/*@ nullable @*/ long[] src, int srcPos, /*@ nullable @*/ long[] dest, int destPos, int length) {
        if (src == null || dest == null) {
            throw new NullPointerException();
        }
        if (srcPos < 0 || destPos < 0 || length < 0 || srcPos > src.length - length || destPos > dest.length - length) {
            throw new ArrayIndexOutOfBoundsException();
        }
        if (src == dest && srcPos < destPos) {
            for (int i = length - 1; i >= 0; i--) {
                dest[destPos + i] = src[srcPos + i];
            }
            return;
        }
        for (int i = 0; i < length; i++) {
            dest[destPos + i] = src[srcPos + i];
        }
    }

    public static void arraycopy(/*@ nullable @*/ float[] src, int srcPos, /*@ nullable @*/ float[] dest, int destPos, int length) {
        if (src == null || dest == null) {
            throw new NullPointerException();
        }
        if (srcPos < 0 || destPos < 0 || length < 0 || srcPos > src.length - length || destPos > dest.length - length) {
            throw new ArrayIndexOutOfBoundsException();
        }
        if (src == dest && srcPos < destPos) {
            for (int i = length - 1; i >= 0; i--) {
                dest[destPos + i] = src[srcPos + i];
            }
            return;
        }
        for (int i = 0; i < length; i++) {
            dest[destPos + i] = src[srcPos + i];
        }
    }

    public static void arraycopy(/*@ nullable @*/ double[] src, int srcPos, /*@ nullable @*/ double[] dest, int destPos, int length) {
        if (src == null || dest == null) {
            throw new NullPointerException();
        }
        if (srcPos < 0 || destPos < 0 || length < 0 || srcPos > src.length - length || destPos > dest.length - length) {
            throw new ArrayIndexOutOfBoundsException();
        }
        if (src == dest && srcPos < destPos) {
            for (int i = length - 1; i >= 0; i--) {
                dest[destPos + i] = src[srcPos + i];
            }
            return;
        }
        for (int i = 0; i < length; i++) {
            dest[destPos + i] = src[srcPos + i];
        }
    }

    public static native void arraycopy(/*@ nullable @*/ Object src, int srcPos, /*@ nullable @*/ Object dest, int destPos, int length);
}
