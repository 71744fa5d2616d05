package java.util;

import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/** Sorting compares in an order of its own, which is open; the result is not. */
public final /*@ nullable_by_default @*/ class Arrays {
    private Arrays() {
    }

    private static /*@ pure @*/ void range(int length, int from, int to) {
        if (from > to) {
            throw new IllegalArgumentException();
        }
        if (from < 0 || to > length) {
            throw new ArrayIndexOutOfBoundsException();
        }
    }

    private static int span(int from, int to) {
        int n = to - from;
        if (n < 0) {
            throw new IllegalArgumentException();
        }
        return n;
    }

    /** Asks for the begin of a part of an array of a length. */
    private static void begin(int from, int length) {
        if (from < 0 || from > length) {
            throw new ArrayIndexOutOfBoundsException();
        }
    }

    public static void fill(boolean[] a, boolean v) {
        for (int i = 0; i < a.length; i++) {
            a[i] = v;
        }
    }

    public static void fill(boolean[] a, int from, int to, boolean v) {
        range(a.length, from, to);
        for (int i = from; i < to; i++) {
            a[i] = v;
        }
    }

    public static void fill(byte[] a, byte v) {
        for (int i = 0; i < a.length; i++) {
            a[i] = v;
        }
    }

    public static void fill(byte[] a, int from, int to, byte v) {
        range(a.length, from, to);
        for (int i = from; i < to; i++) {
            a[i] = v;
        }
    }

    public static void fill(short[] a, short v) {
        for (int i = 0; i < a.length; i++) {
            a[i] = v;
        }
    }

    public static void fill(short[] a, int from, int to, short v) {
        range(a.length, from, to);
        for (int i = from; i < to; i++) {
            a[i] = v;
        }
    }

    public static void fill(char[] a, char v) {
        for (int i = 0; i < a.length; i++) {
            a[i] = v;
        }
    }

    public static void fill(char[] a, int from, int to, char v) {
        range(a.length, from, to);
        for (int i = from; i < to; i++) {
            a[i] = v;
        }
    }

    public static void fill(int[] a, int v) {
        for (int i = 0; i < a.length; i++) {
            a[i] = v;
        }
    }

    public static void fill(int[] a, int from, int to, int v) {
        range(a.length, from, to);
        for (int i = from; i < to; i++) {
            a[i] = v;
        }
    }

    public static void fill(long[] a, long v) {
        for (int i = 0; i < a.length; i++) {
            a[i] = v;
        }
    }

    public static void fill(long[] a, int from, int to, long v) {
        range(a.length, from, to);
        for (int i = from; i < to; i++) {
            a[i] = v;
        }
    }

    public static void fill(float[] a, float v) {
        for (int i = 0; i < a.length; i++) {
            a[i] = v;
        }
    }

    public static void fill(float[] a, int from, int to, float v) {
        range(a.length, from, to);
        for (int i = from; i < to; i++) {
            a[i] = v;
        }
    }

    public static void fill(double[] a, double v) {
        for (int i = 0; i < a.length; i++) {
            a[i] = v;
        }
    }

    public static void fill(double[] a, int from, int to, double v) {
        range(a.length, from, to);
        for (int i = from; i < to; i++) {
            a[i] = v;
        }
    }

    public static void fill(Object[] a, Object v) {
        for (int i = 0; i < a.length; i++) {
            a[i] = v;
        }
    }

    public static void fill(Object[] a, int from, int to, Object v) {
        range(a.length, from, to);
        for (int i = from; i < to; i++) {
            a[i] = v;
        }
    }

    public static boolean[] copyOf(boolean[] a, int length) {
        boolean[] b = new boolean[length];
        for (int i = 0; i < a.length && i < length; i++) {
            b[i] = a[i];
        }
        return b;
    }

    public static boolean[] copyOfRange(boolean[] a, int from, int to) {
        boolean[] b = new boolean[span(from, to)];
        begin(from, a.length);
        for (int i = 0; i < b.length && from + i < a.length; i++) {
            b[i] = a[from + i];
        }
        return b;
    }

    public static byte[] copyOf(byte[] a, int length) {
        byte[] b = new byte[length];
        for (int i = 0; i < a.length && i < length; i++) {
            b[i] = a[i];
        }
        return b;
    }

    public static byte[] copyOfRange(byte[] a, int from, int to) {
        byte[] b = new byte[span(from, to)];
        begin(from, a.length);
        for (int i = 0; i < b.length && from + i < a.length; i++) {
            b[i] = a[from + i];
        }
        return b;
    }

    public static short[] copyOf(short[] a, int length) {
        short[] b = new short[length];
        for (int i = 0; i < a.length && i < length; i++) {
            b[i] = a[i];
        }
        return b;
    }

    public static short[] copyOfRange(short[] a, int from, int to) {
        short[] b = new short[span(from, to)];
        begin(from, a.length);
        for (int i = 0; i < b.length && from + i < a.length; i++) {
            b[i] = a[from + i];
        }
        return b;
    }

    public static char[] copyOf(char[] a, int length) {
        char[] b = new char[length];
        for (int i = 0; i < a.length && i < length; i++) {
            b[i] = a[i];
        }
        return b;
    }

    public static char[] copyOfRange(char[] a, int from, int to) {
        char[] b = new char[span(from, to)];
        begin(from, a.length);
        for (int i = 0; i < b.length && from + i < a.length; i++) {
            b[i] = a[from + i];
        }
        return b;
    }

    public static int[] copyOf(int[] a, int length) {
        int[] b = new int[length];
        for (int i = 0; i < a.length && i < length; i++) {
            b[i] = a[i];
        }
        return b;
    }

    public static int[] copyOfRange(int[] a, int from, int to) {
        int[] b = new int[span(from, to)];
        begin(from, a.length);
        for (int i = 0; i < b.length && from + i < a.length; i++) {
            b[i] = a[from + i];
        }
        return b;
    }

    public static long[] copyOf(long[] a, int length) {
        long[] b = new long[length];
        for (int i = 0; i < a.length && i < length; i++) {
            b[i] = a[i];
        }
        return b;
    }

    public static long[] copyOfRange(long[] a, int from, int to) {
        long[] b = new long[span(from, to)];
        begin(from, a.length);
        for (int i = 0; i < b.length && from + i < a.length; i++) {
            b[i] = a[from + i];
        }
        return b;
    }

    public static float[] copyOf(float[] a, int length) {
        float[] b = new float[length];
        for (int i = 0; i < a.length && i < length; i++) {
            b[i] = a[i];
        }
        return b;
    }

    public static float[] copyOfRange(float[] a, int from, int to) {
        float[] b = new float[span(from, to)];
        begin(from, a.length);
        for (int i = 0; i < b.length && from + i < a.length; i++) {
            b[i] = a[from + i];
        }
        return b;
    }

    public static double[] copyOf(double[] a, int length) {
        double[] b = new double[length];
        for (int i = 0; i < a.length && i < length; i++) {
            b[i] = a[i];
        }
        return b;
    }

    public static double[] copyOfRange(double[] a, int from, int to) {
        double[] b = new double[span(from, to)];
        begin(from, a.length);
        for (int i = 0; i < b.length && from + i < a.length; i++) {
            b[i] = a[from + i];
        }
        return b;
    }

    @SuppressWarnings("unchecked")
    private static <T> T[] like(Class<?> type, int length) {
        return type == Object[].class ? (T[]) new Object[length]
                : (T[]) java.lang.reflect.Array.newInstance(type.getComponentType(), length);
    }

    /** A new array of the class of a: its calls are an expression of core. */
    private static native <T> T[] alike(T[] a, int length);

    public static <T> T[] copyOf(T[] a, int length) {
        int n = a.length;
        if (length < 0) {
            throw new NegativeArraySizeException();
        }
        T[] b = alike(a, length);
        for (int i = 0; i < length && i < n; i++) {
            b[i] = a[i];
        }
        return b;
    }

    public static <T> T[] copyOfRange(T[] a, int from, int to) {
        int n = a.length;
        T[] b = alike(a, span(from, to));
        begin(from, n);
        for (int i = 0; i < b.length && from + i < a.length; i++) {
            b[i] = a[from + i];
        }
        return b;
    }

    @SuppressWarnings("unchecked")
    public static <T, U> T[] copyOf(U[] a, int length, Class<? extends T[]> type) {
        T[] b = like(type, length);
        for (int i = 0; i < a.length && i < length; i++) {
            b[i] = (T) a[i];
        }
        return b;
    }

    @SuppressWarnings("unchecked")
    public static <T, U> T[] copyOfRange(U[] a, int from, int to, Class<? extends T[]> type) {
        T[] b = like(type, span(from, to));
        begin(from, a.length);
        for (int i = 0; i < b.length && from + i < a.length; i++) {
            b[i] = (T) a[from + i];
        }
        return b;
    }

    public static /*@ pure @*/ boolean equals(boolean[] a, boolean[] b) {
        if (a == b) {
            return true;
        }
        if (a == null || b == null || a.length != b.length) {
            return false;
        }
        for (int i = 0; i < a.length; i++) {
            if (a[i] != b[i]) {
                return false;
            }
        }
        return true;
    }

    public static /*@ pure @*/ boolean equals(boolean[] a, int from, int to, boolean[] b, int otherFrom, int otherTo) {
        range(a.length, from, to);
        range(b.length, otherFrom, otherTo);
        if (to - from != otherTo - otherFrom) {
            return false;
        }
        for (int i = 0; i < to - from; i++) {
            if (a[from + i] != b[otherFrom + i]) {
                return false;
            }
        }
        return true;
    }

    public static /*@ pure @*/ int mismatch(boolean[] a, boolean[] b) {
        return mismatch(a, 0, a.length, b, 0, b.length);
    }

    public static /*@ pure @*/ int mismatch(boolean[] a, int from, int to, boolean[] b, int otherFrom, int otherTo) {
        range(a.length, from, to);
        range(b.length, otherFrom, otherTo);
        int both = Math.min(to - from, otherTo - otherFrom);
        for (int i = 0; i < both; i++) {
            if (a[from + i] != b[otherFrom + i]) {
                return i;
            }
        }
        return to - from == otherTo - otherFrom ? -1 : both;
    }

    public static /*@ pure @*/ int compare(boolean[] a, boolean[] b) {
        if (a == null || b == null) {
            return a == b ? 0 : a == null ? -1 : 1;
        }
        return compare(a, 0, a.length, b, 0, b.length);
    }

    public static /*@ pure @*/ int compare(boolean[] a, int from, int to, boolean[] b, int otherFrom, int otherTo) {
        int i = mismatch(a, from, to, b, otherFrom, otherTo);
        boolean within = i >= 0 && i < Math.min(to - from, otherTo - otherFrom);
        return within ? Boolean.compare(a[from + i], b[otherFrom + i]) : to - from - (otherTo - otherFrom);
    }

    public static /*@ pure @*/ int hashCode(boolean[] a) {
        if (a == null) {
            return 0;
        }
        int h = 1;
        for (int i = 0; i < a.length; i++) {
            h = 31 * h + (a[i] ? 1231 : 1237);
        }
        return h;
    }

    public static String toString(boolean[] a) {
        if (a == null) {
            return "null";
        }
        StringBuilder b = new StringBuilder();
        b.append('[');
        for (int i = 0; i < a.length; i++) {
            if (i > 0) {
                b.append(", ");
            }
            b.append(a[i]);
        }
        b.append(']');
        return b.toString();
    }

    public static /*@ pure @*/ boolean equals(byte[] a, byte[] b) {
        if (a == b) {
            return true;
        }
        if (a == null || b == null || a.length != b.length) {
            return false;
        }
        for (int i = 0; i < a.length; i++) {
            if (a[i] != b[i]) {
                return false;
            }
        }
        return true;
    }

    public static /*@ pure @*/ boolean equals(byte[] a, int from, int to, byte[] b, int otherFrom, int otherTo) {
        range(a.length, from, to);
        range(b.length, otherFrom, otherTo);
        if (to - from != otherTo - otherFrom) {
            return false;
        }
        for (int i = 0; i < to - from; i++) {
            if (a[from + i] != b[otherFrom + i]) {
                return false;
            }
        }
        return true;
    }

    public static /*@ pure @*/ int mismatch(byte[] a, byte[] b) {
        return mismatch(a, 0, a.length, b, 0, b.length);
    }

    public static /*@ pure @*/ int mismatch(byte[] a, int from, int to, byte[] b, int otherFrom, int otherTo) {
        range(a.length, from, to);
        range(b.length, otherFrom, otherTo);
        int both = Math.min(to - from, otherTo - otherFrom);
        for (int i = 0; i < both; i++) {
            if (a[from + i] != b[otherFrom + i]) {
                return i;
            }
        }
        return to - from == otherTo - otherFrom ? -1 : both;
    }

    public static /*@ pure @*/ int compare(byte[] a, byte[] b) {
        if (a == null || b == null) {
            return a == b ? 0 : a == null ? -1 : 1;
        }
        return compare(a, 0, a.length, b, 0, b.length);
    }

    public static /*@ pure @*/ int compare(byte[] a, int from, int to, byte[] b, int otherFrom, int otherTo) {
        int i = mismatch(a, from, to, b, otherFrom, otherTo);
        boolean within = i >= 0 && i < Math.min(to - from, otherTo - otherFrom);
        return within ? Byte.compare(a[from + i], b[otherFrom + i]) : to - from - (otherTo - otherFrom);
    }

    public static /*@ pure @*/ int compareUnsigned(byte[] a, byte[] b) {
        if (a == null || b == null) {
            return a == b ? 0 : a == null ? -1 : 1;
        }
        return compareUnsigned(a, 0, a.length, b, 0, b.length);
    }

    public static /*@ pure @*/ int compareUnsigned(byte[] a, int from, int to, byte[] b, int otherFrom, int otherTo) {
        int i = mismatch(a, from, to, b, otherFrom, otherTo);
        boolean within = i >= 0 && i < Math.min(to - from, otherTo - otherFrom);
        return within ? Byte.compareUnsigned(a[from + i], b[otherFrom + i]) : to - from - (otherTo - otherFrom);
    }

    public static /*@ pure @*/ int hashCode(byte[] a) {
        if (a == null) {
            return 0;
        }
        int h = 1;
        for (int i = 0; i < a.length; i++) {
            h = 31 * h + a[i];
        }
        return h;
    }

    public static String toString(byte[] a) {
        if (a == null) {
            return "null";
        }
        StringBuilder b = new StringBuilder();
        b.append('[');
        for (int i = 0; i < a.length; i++) {
            if (i > 0) {
                b.append(", ");
            }
            b.append(a[i]);
        }
        b.append(']');
        return b.toString();
    }

    public static /*@ pure @*/ boolean equals(short[] a, short[] b) {
        if (a == b) {
            return true;
        }
        if (a == null || b == null || a.length != b.length) {
            return false;
        }
        for (int i = 0; i < a.length; i++) {
            if (a[i] != b[i]) {
                return false;
            }
        }
        return true;
    }

    public static /*@ pure @*/ boolean equals(short[] a, int from, int to, short[] b, int otherFrom, int otherTo) {
        range(a.length, from, to);
        range(b.length, otherFrom, otherTo);
        if (to - from != otherTo - otherFrom) {
            return false;
        }
        for (int i = 0; i < to - from; i++) {
            if (a[from + i] != b[otherFrom + i]) {
                return false;
            }
        }
        return true;
    }

    public static /*@ pure @*/ int mismatch(short[] a, short[] b) {
        return mismatch(a, 0, a.length, b, 0, b.length);
    }

    public static /*@ pure @*/ int mismatch(short[] a, int from, int to, short[] b, int otherFrom, int otherTo) {
        range(a.length, from, to);
        range(b.length, otherFrom, otherTo);
        int both = Math.min(to - from, otherTo - otherFrom);
        for (int i = 0; i < both; i++) {
            if (a[from + i] != b[otherFrom + i]) {
                return i;
            }
        }
        return to - from == otherTo - otherFrom ? -1 : both;
    }

    public static /*@ pure @*/ int compare(short[] a, short[] b) {
        if (a == null || b == null) {
            return a == b ? 0 : a == null ? -1 : 1;
        }
        return compare(a, 0, a.length, b, 0, b.length);
    }

    public static /*@ pure @*/ int compare(short[] a, int from, int to, short[] b, int otherFrom, int otherTo) {
        int i = mismatch(a, from, to, b, otherFrom, otherTo);
        boolean within = i >= 0 && i < Math.min(to - from, otherTo - otherFrom);
        return within ? Short.compare(a[from + i], b[otherFrom + i]) : to - from - (otherTo - otherFrom);
    }

    public static /*@ pure @*/ int compareUnsigned(short[] a, short[] b) {
        if (a == null || b == null) {
            return a == b ? 0 : a == null ? -1 : 1;
        }
        return compareUnsigned(a, 0, a.length, b, 0, b.length);
    }

    public static /*@ pure @*/ int compareUnsigned(short[] a, int from, int to, short[] b, int otherFrom, int otherTo) {
        int i = mismatch(a, from, to, b, otherFrom, otherTo);
        boolean within = i >= 0 && i < Math.min(to - from, otherTo - otherFrom);
        return within ? Short.compareUnsigned(a[from + i], b[otherFrom + i]) : to - from - (otherTo - otherFrom);
    }

    public static /*@ pure @*/ int hashCode(short[] a) {
        if (a == null) {
            return 0;
        }
        int h = 1;
        for (int i = 0; i < a.length; i++) {
            h = 31 * h + a[i];
        }
        return h;
    }

    public static String toString(short[] a) {
        if (a == null) {
            return "null";
        }
        StringBuilder b = new StringBuilder();
        b.append('[');
        for (int i = 0; i < a.length; i++) {
            if (i > 0) {
                b.append(", ");
            }
            b.append(a[i]);
        }
        b.append(']');
        return b.toString();
    }

    public static /*@ pure @*/ boolean equals(char[] a, char[] b) {
        if (a == b) {
            return true;
        }
        if (a == null || b == null || a.length != b.length) {
            return false;
        }
        for (int i = 0; i < a.length; i++) {
            if (a[i] != b[i]) {
                return false;
            }
        }
        return true;
    }

    public static /*@ pure @*/ boolean equals(char[] a, int from, int to, char[] b, int otherFrom, int otherTo) {
        range(a.length, from, to);
        range(b.length, otherFrom, otherTo);
        if (to - from != otherTo - otherFrom) {
            return false;
        }
        for (int i = 0; i < to - from; i++) {
            if (a[from + i] != b[otherFrom + i]) {
                return false;
            }
        }
        return true;
    }

    public static /*@ pure @*/ int mismatch(char[] a, char[] b) {
        return mismatch(a, 0, a.length, b, 0, b.length);
    }

    public static /*@ pure @*/ int mismatch(char[] a, int from, int to, char[] b, int otherFrom, int otherTo) {
        range(a.length, from, to);
        range(b.length, otherFrom, otherTo);
        int both = Math.min(to - from, otherTo - otherFrom);
        for (int i = 0; i < both; i++) {
            if (a[from + i] != b[otherFrom + i]) {
                return i;
            }
        }
        return to - from == otherTo - otherFrom ? -1 : both;
    }

    public static /*@ pure @*/ int compare(char[] a, char[] b) {
        if (a == null || b == null) {
            return a == b ? 0 : a == null ? -1 : 1;
        }
        return compare(a, 0, a.length, b, 0, b.length);
    }

    public static /*@ pure @*/ int compare(char[] a, int from, int to, char[] b, int otherFrom, int otherTo) {
        int i = mismatch(a, from, to, b, otherFrom, otherTo);
        boolean within = i >= 0 && i < Math.min(to - from, otherTo - otherFrom);
        return within ? Character.compare(a[from + i], b[otherFrom + i]) : to - from - (otherTo - otherFrom);
    }

    public static /*@ pure @*/ int hashCode(char[] a) {
        if (a == null) {
            return 0;
        }
        int h = 1;
        for (int i = 0; i < a.length; i++) {
            h = 31 * h + a[i];
        }
        return h;
    }

    public static String toString(char[] a) {
        if (a == null) {
            return "null";
        }
        StringBuilder b = new StringBuilder();
        b.append('[');
        for (int i = 0; i < a.length; i++) {
            if (i > 0) {
                b.append(", ");
            }
            b.append(a[i]);
        }
        b.append(']');
        return b.toString();
    }

    public static /*@ pure @*/ boolean equals(int[] a, int[] b) {
        if (a == b) {
            return true;
        }
        if (a == null || b == null || a.length != b.length) {
            return false;
        }
        for (int i = 0; i < a.length; i++) {
            if (a[i] != b[i]) {
                return false;
            }
        }
        return true;
    }

    public static /*@ pure @*/ boolean equals(int[] a, int from, int to, int[] b, int otherFrom, int otherTo) {
        range(a.length, from, to);
        range(b.length, otherFrom, otherTo);
        if (to - from != otherTo - otherFrom) {
            return false;
        }
        for (int i = 0; i < to - from; i++) {
            if (a[from + i] != b[otherFrom + i]) {
                return false;
            }
        }
        return true;
    }

    public static /*@ pure @*/ int mismatch(int[] a, int[] b) {
        return mismatch(a, 0, a.length, b, 0, b.length);
    }

    public static /*@ pure @*/ int mismatch(int[] a, int from, int to, int[] b, int otherFrom, int otherTo) {
        range(a.length, from, to);
        range(b.length, otherFrom, otherTo);
        int both = Math.min(to - from, otherTo - otherFrom);
        for (int i = 0; i < both; i++) {
            if (a[from + i] != b[otherFrom + i]) {
                return i;
            }
        }
        return to - from == otherTo - otherFrom ? -1 : both;
    }

    public static /*@ pure @*/ int compare(int[] a, int[] b) {
        if (a == null || b == null) {
            return a == b ? 0 : a == null ? -1 : 1;
        }
        return compare(a, 0, a.length, b, 0, b.length);
    }

    public static /*@ pure @*/ int compare(int[] a, int from, int to, int[] b, int otherFrom, int otherTo) {
        int i = mismatch(a, from, to, b, otherFrom, otherTo);
        boolean within = i >= 0 && i < Math.min(to - from, otherTo - otherFrom);
        return within ? Integer.compare(a[from + i], b[otherFrom + i]) : to - from - (otherTo - otherFrom);
    }

    public static /*@ pure @*/ int compareUnsigned(int[] a, int[] b) {
        if (a == null || b == null) {
            return a == b ? 0 : a == null ? -1 : 1;
        }
        return compareUnsigned(a, 0, a.length, b, 0, b.length);
    }

    public static /*@ pure @*/ int compareUnsigned(int[] a, int from, int to, int[] b, int otherFrom, int otherTo) {
        int i = mismatch(a, from, to, b, otherFrom, otherTo);
        boolean within = i >= 0 && i < Math.min(to - from, otherTo - otherFrom);
        return within ? Integer.compareUnsigned(a[from + i], b[otherFrom + i]) : to - from - (otherTo - otherFrom);
    }

    public static /*@ pure @*/ int hashCode(int[] a) {
        if (a == null) {
            return 0;
        }
        int h = 1;
        for (int i = 0; i < a.length; i++) {
            h = 31 * h + a[i];
        }
        return h;
    }

    public static String toString(int[] a) {
        if (a == null) {
            return "null";
        }
        StringBuilder b = new StringBuilder();
        b.append('[');
        for (int i = 0; i < a.length; i++) {
            if (i > 0) {
                b.append(", ");
            }
            b.append(a[i]);
        }
        b.append(']');
        return b.toString();
    }

    public static /*@ pure @*/ boolean equals(long[] a, long[] b) {
        if (a == b) {
            return true;
        }
        if (a == null || b == null || a.length != b.length) {
            return false;
        }
        for (int i = 0; i < a.length; i++) {
            if (a[i] != b[i]) {
                return false;
            }
        }
        return true;
    }

    public static /*@ pure @*/ boolean equals(long[] a, int from, int to, long[] b, int otherFrom, int otherTo) {
        range(a.length, from, to);
        range(b.length, otherFrom, otherTo);
        if (to - from != otherTo - otherFrom) {
            return false;
        }
        for (int i = 0; i < to - from; i++) {
            if (a[from + i] != b[otherFrom + i]) {
                return false;
            }
        }
        return true;
    }

    public static /*@ pure @*/ int mismatch(long[] a, long[] b) {
        return mismatch(a, 0, a.length, b, 0, b.length);
    }

    public static /*@ pure @*/ int mismatch(long[] a, int from, int to, long[] b, int otherFrom, int otherTo) {
        range(a.length, from, to);
        range(b.length, otherFrom, otherTo);
        int both = Math.min(to - from, otherTo - otherFrom);
        for (int i = 0; i < both; i++) {
            if (a[from + i] != b[otherFrom + i]) {
                return i;
            }
        }
        return to - from == otherTo - otherFrom ? -1 : both;
    }

    public static /*@ pure @*/ int compare(long[] a, long[] b) {
        if (a == null || b == null) {
            return a == b ? 0 : a == null ? -1 : 1;
        }
        return compare(a, 0, a.length, b, 0, b.length);
    }

    public static /*@ pure @*/ int compare(long[] a, int from, int to, long[] b, int otherFrom, int otherTo) {
        int i = mismatch(a, from, to, b, otherFrom, otherTo);
        boolean within = i >= 0 && i < Math.min(to - from, otherTo - otherFrom);
        return within ? Long.compare(a[from + i], b[otherFrom + i]) : to - from - (otherTo - otherFrom);
    }

    public static /*@ pure @*/ int compareUnsigned(long[] a, long[] b) {
        if (a == null || b == null) {
            return a == b ? 0 : a == null ? -1 : 1;
        }
        return compareUnsigned(a, 0, a.length, b, 0, b.length);
    }

    public static /*@ pure @*/ int compareUnsigned(long[] a, int from, int to, long[] b, int otherFrom, int otherTo) {
        int i = mismatch(a, from, to, b, otherFrom, otherTo);
        boolean within = i >= 0 && i < Math.min(to - from, otherTo - otherFrom);
        return within ? Long.compareUnsigned(a[from + i], b[otherFrom + i]) : to - from - (otherTo - otherFrom);
    }

    public static /*@ pure @*/ int hashCode(long[] a) {
        if (a == null) {
            return 0;
        }
        int h = 1;
        for (int i = 0; i < a.length; i++) {
            h = 31 * h + (int) (a[i] ^ (a[i] >>> 32));
        }
        return h;
    }

    public static String toString(long[] a) {
        if (a == null) {
            return "null";
        }
        StringBuilder b = new StringBuilder();
        b.append('[');
        for (int i = 0; i < a.length; i++) {
            if (i > 0) {
                b.append(", ");
            }
            b.append(a[i]);
        }
        b.append(']');
        return b.toString();
    }

    public static /*@ pure @*/ boolean equals(float[] a, float[] b) {
        if (a == b) {
            return true;
        }
        if (a == null || b == null || a.length != b.length) {
            return false;
        }
        for (int i = 0; i < a.length; i++) {
            if (Float.floatToIntBits(a[i]) != Float.floatToIntBits(b[i])) {
                return false;
            }
        }
        return true;
    }

    public static /*@ pure @*/ boolean equals(float[] a, int from, int to, float[] b, int otherFrom, int otherTo) {
        range(a.length, from, to);
        range(b.length, otherFrom, otherTo);
        if (to - from != otherTo - otherFrom) {
            return false;
        }
        for (int i = 0; i < to - from; i++) {
            if (Float.floatToIntBits(a[from + i]) != Float.floatToIntBits(b[otherFrom + i])) {
                return false;
            }
        }
        return true;
    }

    public static /*@ pure @*/ int mismatch(float[] a, float[] b) {
        return mismatch(a, 0, a.length, b, 0, b.length);
    }

    public static /*@ pure @*/ int mismatch(float[] a, int from, int to, float[] b, int otherFrom, int otherTo) {
        range(a.length, from, to);
        range(b.length, otherFrom, otherTo);
        int both = Math.min(to - from, otherTo - otherFrom);
        for (int i = 0; i < both; i++) {
            if (Float.compare(a[from + i], b[otherFrom + i]) != 0) {
                return i;
            }
        }
        return to - from == otherTo - otherFrom ? -1 : both;
    }

    public static /*@ pure @*/ int compare(float[] a, float[] b) {
        if (a == null || b == null) {
            return a == b ? 0 : a == null ? -1 : 1;
        }
        return compare(a, 0, a.length, b, 0, b.length);
    }

    public static /*@ pure @*/ int compare(float[] a, int from, int to, float[] b, int otherFrom, int otherTo) {
        int i = mismatch(a, from, to, b, otherFrom, otherTo);
        boolean within = i >= 0 && i < Math.min(to - from, otherTo - otherFrom);
        return within ? Float.compare(a[from + i], b[otherFrom + i]) : to - from - (otherTo - otherFrom);
    }

    public static /*@ pure @*/ int hashCode(float[] a) {
        if (a == null) {
            return 0;
        }
        int h = 1;
        for (int i = 0; i < a.length; i++) {
            h = 31 * h + Float.hashCode(a[i]);
        }
        return h;
    }

    public static String toString(float[] a) {
        if (a == null) {
            return "null";
        }
        StringBuilder b = new StringBuilder();
        b.append('[');
        for (int i = 0; i < a.length; i++) {
            if (i > 0) {
                b.append(", ");
            }
            b.append(a[i]);
        }
        b.append(']');
        return b.toString();
    }

    public static /*@ pure @*/ boolean equals(double[] a, double[] b) {
        if (a == b) {
            return true;
        }
        if (a == null || b == null || a.length != b.length) {
            return false;
        }
        for (int i = 0; i < a.length; i++) {
            if (Double.doubleToLongBits(a[i]) != Double.doubleToLongBits(b[i])) {
                return false;
            }
        }
        return true;
    }

    public static /*@ pure @*/ boolean equals(double[] a, int from, int to, double[] b, int otherFrom, int otherTo) {
        range(a.length, from, to);
        range(b.length, otherFrom, otherTo);
        if (to - from != otherTo - otherFrom) {
            return false;
        }
        for (int i = 0; i < to - from; i++) {
            if (Double.doubleToLongBits(a[from + i]) != Double.doubleToLongBits(b[otherFrom + i])) {
                return false;
            }
        }
        return true;
    }

    public static /*@ pure @*/ int mismatch(double[] a, double[] b) {
        return mismatch(a, 0, a.length, b, 0, b.length);
    }

    public static /*@ pure @*/ int mismatch(double[] a, int from, int to, double[] b, int otherFrom, int otherTo) {
        range(a.length, from, to);
        range(b.length, otherFrom, otherTo);
        int both = Math.min(to - from, otherTo - otherFrom);
        for (int i = 0; i < both; i++) {
            if (Double.compare(a[from + i], b[otherFrom + i]) != 0) {
                return i;
            }
        }
        return to - from == otherTo - otherFrom ? -1 : both;
    }

    public static /*@ pure @*/ int compare(double[] a, double[] b) {
        if (a == null || b == null) {
            return a == b ? 0 : a == null ? -1 : 1;
        }
        return compare(a, 0, a.length, b, 0, b.length);
    }

    public static /*@ pure @*/ int compare(double[] a, int from, int to, double[] b, int otherFrom, int otherTo) {
        int i = mismatch(a, from, to, b, otherFrom, otherTo);
        boolean within = i >= 0 && i < Math.min(to - from, otherTo - otherFrom);
        return within ? Double.compare(a[from + i], b[otherFrom + i]) : to - from - (otherTo - otherFrom);
    }

    public static /*@ pure @*/ int hashCode(double[] a) {
        if (a == null) {
            return 0;
        }
        int h = 1;
        for (int i = 0; i < a.length; i++) {
            h = 31 * h + Double.hashCode(a[i]);
        }
        return h;
    }

    public static String toString(double[] a) {
        if (a == null) {
            return "null";
        }
        StringBuilder b = new StringBuilder();
        b.append('[');
        for (int i = 0; i < a.length; i++) {
            if (i > 0) {
                b.append(", ");
            }
            b.append(a[i]);
        }
        b.append(']');
        return b.toString();
    }

    public static /*@ pure @*/ boolean equals(Object[] a, Object[] b) {
        if (a == b) {
            return true;
        }
        if (a == null || b == null || a.length != b.length) {
            return false;
        }
        for (int i = 0; i < a.length; i++) {
            if (!Slots.same(a[i], b[i])) {
                return false;
            }
        }
        return true;
    }

    public static /*@ pure @*/ boolean equals(Object[] a, int from, int to, Object[] b, int otherFrom, int otherTo) {
        range(a.length, from, to);
        range(b.length, otherFrom, otherTo);
        if (to - from != otherTo - otherFrom) {
            return false;
        }
        for (int i = 0; i < to - from; i++) {
            if (!Slots.same(a[from + i], b[otherFrom + i])) {
                return false;
            }
        }
        return true;
    }

    public static /*@ pure @*/ int mismatch(Object[] a, Object[] b) {
        return mismatch(a, 0, a.length, b, 0, b.length);
    }

    public static /*@ pure @*/ int mismatch(Object[] a, int from, int to, Object[] b, int otherFrom, int otherTo) {
        range(a.length, from, to);
        range(b.length, otherFrom, otherTo);
        int both = Math.min(to - from, otherTo - otherFrom);
        for (int i = 0; i < both; i++) {
            if (!Objects.equals(a[from + i], b[otherFrom + i])) {
                return i;
            }
        }
        return to - from == otherTo - otherFrom ? -1 : both;
    }

    public static /*@ pure @*/ <T extends Comparable<? super T>> int compare(T[] a, T[] b) {
        if (a == null || b == null) {
            return a == b ? 0 : a == null ? -1 : 1;
        }
        for (int i = 0; i < a.length && i < b.length; i++) {
            if (a[i] != b[i]) {
                if (a[i] == null || b[i] == null) {
                    return a[i] == null ? -1 : 1;
                }
                int c = a[i].compareTo(b[i]);
                if (c != 0) {
                    return c;
                }
            }
        }
        return a.length - b.length;
    }

    public static /*@ pure @*/ int hashCode(Object[] a) {
        if (a == null) {
            return 0;
        }
        int h = 1;
        for (int i = 0; i < a.length; i++) {
            h = 31 * h + Slots.hash(a[i]);
        }
        return h;
    }

    public static String toString(Object[] a) {
        if (a == null) {
            return "null";
        }
        StringBuilder b = new StringBuilder();
        b.append('[');
        for (int i = 0; i < a.length; i++) {
            if (i > 0) {
                b.append(", ");
            }
            b.append(String.valueOf(a[i]));
        }
        b.append(']');
        return b.toString();
    }

    public static /*@ pure @*/ boolean deepEquals(Object[] a, Object[] b) {
        if (a == b) {
            return true;
        }
        if (a == null || b == null || a.length != b.length) {
            return false;
        }
        for (int i = 0; i < a.length; i++) {
            if (a[i] != b[i] && (a[i] == null || !deep(a[i], b[i]))) {
                return false;
            }
        }
        return true;
    }

    static /*@ pure @*/ boolean deep(Object a, Object b) {
        if (a instanceof Object[] && b instanceof Object[]) {
            return deepEquals((Object[]) a, (Object[]) b);
        }
        if (a instanceof boolean[] && b instanceof boolean[]) {
            return equals((boolean[]) a, (boolean[]) b);
        }
        if (a instanceof byte[] && b instanceof byte[]) {
            return equals((byte[]) a, (byte[]) b);
        }
        if (a instanceof short[] && b instanceof short[]) {
            return equals((short[]) a, (short[]) b);
        }
        if (a instanceof char[] && b instanceof char[]) {
            return equals((char[]) a, (char[]) b);
        }
        if (a instanceof int[] && b instanceof int[]) {
            return equals((int[]) a, (int[]) b);
        }
        if (a instanceof long[] && b instanceof long[]) {
            return equals((long[]) a, (long[]) b);
        }
        if (a instanceof float[] && b instanceof float[]) {
            return equals((float[]) a, (float[]) b);
        }
        if (a instanceof double[] && b instanceof double[]) {
            return equals((double[]) a, (double[]) b);
        }
        return a.equals(b);
    }

    public static /*@ pure @*/ int deepHashCode(Object[] a) {
        if (a == null) {
            return 0;
        }
        int h = 1;
        for (int i = 0; i < a.length; i++) {
            h = 31 * h + deepHash(a[i]);
        }
        return h;
    }

    private static /*@ pure @*/ int deepHash(Object o) {
        if (o instanceof Object[]) {
            return deepHashCode((Object[]) o);
        }
        if (o instanceof boolean[]) {
            return hashCode((boolean[]) o);
        }
        if (o instanceof byte[]) {
            return hashCode((byte[]) o);
        }
        if (o instanceof short[]) {
            return hashCode((short[]) o);
        }
        if (o instanceof char[]) {
            return hashCode((char[]) o);
        }
        if (o instanceof int[]) {
            return hashCode((int[]) o);
        }
        if (o instanceof long[]) {
            return hashCode((long[]) o);
        }
        if (o instanceof float[]) {
            return hashCode((float[]) o);
        }
        if (o instanceof double[]) {
            return hashCode((double[]) o);
        }
        return Slots.hash(o);
    }

    public static String deepToString(Object[] a) {
        return a == null ? "null" : deep(a, null);
    }

    /** The arrays around, the innermost first, are each an array and those around that. */
    private static String deep(Object o, Object[] around) {
        if (!(o instanceof Object[])) {
            return flat(o);
        }
        for (Object[] x = around; x != null; x = (Object[]) x[1]) {
            if (x[0] == o) {
                return "[...]";
            }
        }
        Object[] a = (Object[]) o;
        Object[] inside = new Object[] {a, around};
        StringBuilder b = new StringBuilder();
        b.append('[');
        for (int i = 0; i < a.length; i++) {
            if (i > 0) {
                b.append(", ");
            }
            b.append(deep(a[i], inside));
        }
        b.append(']');
        return b.toString();
    }

    private static String flat(Object o) {
        if (o instanceof boolean[]) {
            return toString((boolean[]) o);
        }
        if (o instanceof byte[]) {
            return toString((byte[]) o);
        }
        if (o instanceof short[]) {
            return toString((short[]) o);
        }
        if (o instanceof char[]) {
            return toString((char[]) o);
        }
        if (o instanceof int[]) {
            return toString((int[]) o);
        }
        if (o instanceof long[]) {
            return toString((long[]) o);
        }
        if (o instanceof float[]) {
            return toString((float[]) o);
        }
        if (o instanceof double[]) {
            return toString((double[]) o);
        }
        return String.valueOf(o);
    }

    public static <T> boolean equals(T[] a, T[] b, Comparator<? super T> order) {
        if (order == null) {
            throw new NullPointerException();
        }
        if (a == b) {
            return true;
        }
        if (a == null || b == null || a.length != b.length) {
            return false;
        }
        for (int i = 0; i < a.length; i++) {
            if (order.compare(a[i], b[i]) != 0) {
                return false;
            }
        }
        return true;
    }

    public static <T> boolean equals(T[] a, int from, int to, T[] b, int otherFrom, int otherTo, Comparator<? super T> order) {
        if (order == null) {
            throw new NullPointerException();
        }
        range(a.length, from, to);
        range(b.length, otherFrom, otherTo);
        if (to - from != otherTo - otherFrom) {
            return false;
        }
        for (int i = 0; i < to - from; i++) {
            if (order.compare(a[from + i], b[otherFrom + i]) != 0) {
                return false;
            }
        }
        return true;
    }

    public static void sort(byte[] a) {
        order(a, 0, a.length);
    }

    public static void sort(byte[] a, int from, int to) {
        range(a.length, from, to);
        order(a, from, to);
    }

    private static void order(byte[] a, int from, int to) {
        for (int i = from + 1; i < to; i++) {
            byte v = a[i];
            int j = i;
            while (j > from && a[j - 1] > v) {
                a[j] = a[j - 1];
                j--;
            }
            a[j] = v;
        }
    }

    public static int binarySearch(byte[] a, byte key) {
        return search(a, 0, a.length, key);
    }

    public static int binarySearch(byte[] a, int from, int to, byte key) {
        range(a.length, from, to);
        return search(a, from, to, key);
    }

    private static int search(byte[] a, int from, int to, byte key) {
        int low = from;
        int high = to - 1;
        while (low <= high) {
            int mid = (low + high) >>> 1;
            if (a[mid] < key) {
                low = mid + 1;
            } else if (a[mid] > key) {
                high = mid - 1;
            } else {
                return mid;
            }
        }
        return -(low + 1);
    }

    public static void sort(short[] a) {
        order(a, 0, a.length);
    }

    public static void sort(short[] a, int from, int to) {
        range(a.length, from, to);
        order(a, from, to);
    }

    private static void order(short[] a, int from, int to) {
        for (int i = from + 1; i < to; i++) {
            short v = a[i];
            int j = i;
            while (j > from && a[j - 1] > v) {
                a[j] = a[j - 1];
                j--;
            }
            a[j] = v;
        }
    }

    public static int binarySearch(short[] a, short key) {
        return search(a, 0, a.length, key);
    }

    public static int binarySearch(short[] a, int from, int to, short key) {
        range(a.length, from, to);
        return search(a, from, to, key);
    }

    private static int search(short[] a, int from, int to, short key) {
        int low = from;
        int high = to - 1;
        while (low <= high) {
            int mid = (low + high) >>> 1;
            if (a[mid] < key) {
                low = mid + 1;
            } else if (a[mid] > key) {
                high = mid - 1;
            } else {
                return mid;
            }
        }
        return -(low + 1);
    }

    public static void sort(char[] a) {
        order(a, 0, a.length);
    }

    public static void sort(char[] a, int from, int to) {
        range(a.length, from, to);
        order(a, from, to);
    }

    private static void order(char[] a, int from, int to) {
        for (int i = from + 1; i < to; i++) {
            char v = a[i];
            int j = i;
            while (j > from && a[j - 1] > v) {
                a[j] = a[j - 1];
                j--;
            }
            a[j] = v;
        }
    }

    public static int binarySearch(char[] a, char key) {
        return search(a, 0, a.length, key);
    }

    public static int binarySearch(char[] a, int from, int to, char key) {
        range(a.length, from, to);
        return search(a, from, to, key);
    }

    private static int search(char[] a, int from, int to, char key) {
        int low = from;
        int high = to - 1;
        while (low <= high) {
            int mid = (low + high) >>> 1;
            if (a[mid] < key) {
                low = mid + 1;
            } else if (a[mid] > key) {
                high = mid - 1;
            } else {
                return mid;
            }
        }
        return -(low + 1);
    }

    public static void sort(int[] a) {
        order(a, 0, a.length);
    }

    public static void sort(int[] a, int from, int to) {
        range(a.length, from, to);
        order(a, from, to);
    }

    private static void order(int[] a, int from, int to) {
        for (int i = from + 1; i < to; i++) {
            int v = a[i];
            int j = i;
            while (j > from && a[j - 1] > v) {
                a[j] = a[j - 1];
                j--;
            }
            a[j] = v;
        }
    }

    public static int binarySearch(int[] a, int key) {
        return search(a, 0, a.length, key);
    }

    public static int binarySearch(int[] a, int from, int to, int key) {
        range(a.length, from, to);
        return search(a, from, to, key);
    }

    private static int search(int[] a, int from, int to, int key) {
        int low = from;
        int high = to - 1;
        while (low <= high) {
            int mid = (low + high) >>> 1;
            if (a[mid] < key) {
                low = mid + 1;
            } else if (a[mid] > key) {
                high = mid - 1;
            } else {
                return mid;
            }
        }
        return -(low + 1);
    }

    public static void sort(long[] a) {
        order(a, 0, a.length);
    }

    public static void sort(long[] a, int from, int to) {
        range(a.length, from, to);
        order(a, from, to);
    }

    private static void order(long[] a, int from, int to) {
        for (int i = from + 1; i < to; i++) {
            long v = a[i];
            int j = i;
            while (j > from && a[j - 1] > v) {
                a[j] = a[j - 1];
                j--;
            }
            a[j] = v;
        }
    }

    public static int binarySearch(long[] a, long key) {
        return search(a, 0, a.length, key);
    }

    public static int binarySearch(long[] a, int from, int to, long key) {
        range(a.length, from, to);
        return search(a, from, to, key);
    }

    private static int search(long[] a, int from, int to, long key) {
        int low = from;
        int high = to - 1;
        while (low <= high) {
            int mid = (low + high) >>> 1;
            if (a[mid] < key) {
                low = mid + 1;
            } else if (a[mid] > key) {
                high = mid - 1;
            } else {
                return mid;
            }
        }
        return -(low + 1);
    }

    public static void sort(float[] a) {
        order(a, 0, a.length);
    }

    public static void sort(float[] a, int from, int to) {
        range(a.length, from, to);
        order(a, from, to);
    }

    private static void order(float[] a, int from, int to) {
        for (int i = from + 1; i < to; i++) {
            float v = a[i];
            int j = i;
            while (j > from && Float.compare(a[j - 1], v) > 0) {
                a[j] = a[j - 1];
                j--;
            }
            a[j] = v;
        }
    }

    public static int binarySearch(float[] a, float key) {
        return search(a, 0, a.length, key);
    }

    public static int binarySearch(float[] a, int from, int to, float key) {
        range(a.length, from, to);
        return search(a, from, to, key);
    }

    private static int search(float[] a, int from, int to, float key) {
        int low = from;
        int high = to - 1;
        while (low <= high) {
            int mid = (low + high) >>> 1;
            if (Float.compare(a[mid], key) < 0) {
                low = mid + 1;
            } else if (Float.compare(a[mid], key) > 0) {
                high = mid - 1;
            } else {
                return mid;
            }
        }
        return -(low + 1);
    }

    public static void sort(double[] a) {
        order(a, 0, a.length);
    }

    public static void sort(double[] a, int from, int to) {
        range(a.length, from, to);
        order(a, from, to);
    }

    private static void order(double[] a, int from, int to) {
        for (int i = from + 1; i < to; i++) {
            double v = a[i];
            int j = i;
            while (j > from && Double.compare(a[j - 1], v) > 0) {
                a[j] = a[j - 1];
                j--;
            }
            a[j] = v;
        }
    }

    public static int binarySearch(double[] a, double key) {
        return search(a, 0, a.length, key);
    }

    public static int binarySearch(double[] a, int from, int to, double key) {
        range(a.length, from, to);
        return search(a, from, to, key);
    }

    private static int search(double[] a, int from, int to, double key) {
        int low = from;
        int high = to - 1;
        while (low <= high) {
            int mid = (low + high) >>> 1;
            if (Double.compare(a[mid], key) < 0) {
                low = mid + 1;
            } else if (Double.compare(a[mid], key) > 0) {
                high = mid - 1;
            } else {
                return mid;
            }
        }
        return -(low + 1);
    }

    public static void sort(Object[] a) {
        order(a, 0, a.length, null);
    }

    public static void sort(Object[] a, int from, int to) {
        range(a.length, from, to);
        order(a, from, to, null);
    }

    @SuppressWarnings("unchecked")
    public static <T> void sort(T[] a, /*@ nullable @*/ Comparator<? super T> c) {
        order(a, 0, a.length, (Comparator<Object>) c);
    }

    @SuppressWarnings("unchecked")
    public static <T> void sort(T[] a, int from, int to, /*@ nullable @*/ Comparator<? super T> c) {
        range(a.length, from, to);
        order(a, from, to, (Comparator<Object>) c);
    }

    @SuppressWarnings("unchecked")
    private static int compare(/*@ nullable @*/ Comparator<Object> c, /*@ nullable @*/ Object a, /*@ nullable @*/ Object b) {
        return c == null ? ((Comparable<Object>) a).compareTo(b) : c.compare(a, b);
    }

    private static void order(Object[] a, int from, int to, /*@ nullable @*/ Comparator<Object> c) {
        for (int i = from + 1; i < to; i++) {
            Object v = a[i];
            int j = i;
            while (j > from && compare(c, v, a[j - 1]) < 0) {
                a[j] = a[j - 1];
                j--;
            }
            a[j] = v;
        }
    }

    public static int binarySearch(Object[] a, Object key) {
        return search(a, 0, a.length, key, null);
    }

    public static int binarySearch(Object[] a, int from, int to, Object key) {
        range(a.length, from, to);
        return search(a, from, to, key, null);
    }

    @SuppressWarnings("unchecked")
    public static <T> int binarySearch(T[] a, T key, /*@ nullable @*/ Comparator<? super T> c) {
        return search(a, 0, a.length, key, (Comparator<Object>) c);
    }

    @SuppressWarnings("unchecked")
    public static <T> int binarySearch(T[] a, int from, int to, T key, /*@ nullable @*/ Comparator<? super T> c) {
        range(a.length, from, to);
        return search(a, from, to, key, (Comparator<Object>) c);
    }

    private static int search(Object[] a, int from, int to, Object key, /*@ nullable @*/ Comparator<Object> c) {
        int low = from;
        int high = to - 1;
        while (low <= high) {
            int mid = (low + high) >>> 1;
            int order = compare(c, a[mid], key);
            if (order < 0) {
                low = mid + 1;
            } else if (order > 0) {
                high = mid - 1;
            } else {
                return mid;
            }
        }
        return -(low + 1);
    }

    @SafeVarargs
    public static <T> List<T> asList(T... a) {
        return new ArrayView<T>(a);
    }

    public static void setAll(int[] a, java.util.function.IntUnaryOperator f) {
        if (f == null) {
            throw new NullPointerException();
        }
        for (int i = 0; i < a.length; i++) {
            a[i] = f.applyAsInt(i);
        }
    }

    public static void setAll(long[] a, java.util.function.IntToLongFunction f) {
        if (f == null) {
            throw new NullPointerException();
        }
        for (int i = 0; i < a.length; i++) {
            a[i] = f.applyAsLong(i);
        }
    }

    public static void setAll(double[] a, java.util.function.IntToDoubleFunction f) {
        if (f == null) {
            throw new NullPointerException();
        }
        for (int i = 0; i < a.length; i++) {
            a[i] = f.applyAsDouble(i);
        }
    }

    public static <T> void setAll(T[] a, java.util.function.IntFunction<? extends T> f) {
        if (f == null) {
            throw new NullPointerException();
        }
        for (int i = 0; i < a.length; i++) {
            a[i] = f.apply(i);
        }
    }

    public static IntStream stream(int[] a) {
        return StreamSupport.of(a, 0, a.length);
    }

    public static IntStream stream(int[] a, int from, int to) {
        return StreamSupport.of(a, from, to);
    }

    public static LongStream stream(long[] a) {
        return StreamSupport.of(a, 0, a.length);
    }

    public static LongStream stream(long[] a, int from, int to) {
        return StreamSupport.of(a, from, to);
    }

    public static DoubleStream stream(double[] a) {
        return StreamSupport.of(a, 0, a.length);
    }

    public static DoubleStream stream(double[] a, int from, int to) {
        return StreamSupport.of(a, from, to);
    }

    public static <T> Stream<T> stream(T[] a) {
        return StreamSupport.of(a, 0, a.length);
    }

    public static <T> Stream<T> stream(T[] a, int from, int to) {
        return StreamSupport.of(a, from, to);
    }

    public static void parallelSort(byte[] a) {
        sort(a);
    }

    public static void parallelSort(byte[] a, int from, int to) {
        sort(a, from, to);
    }

    public static void parallelSort(char[] a) {
        sort(a);
    }

    public static void parallelSort(char[] a, int from, int to) {
        sort(a, from, to);
    }

    public static void parallelSort(short[] a) {
        sort(a);
    }

    public static void parallelSort(short[] a, int from, int to) {
        sort(a, from, to);
    }

    public static void parallelSort(int[] a) {
        sort(a);
    }

    public static void parallelSort(int[] a, int from, int to) {
        sort(a, from, to);
    }

    public static void parallelSort(long[] a) {
        sort(a);
    }

    public static void parallelSort(long[] a, int from, int to) {
        sort(a, from, to);
    }

    public static void parallelSort(float[] a) {
        sort(a);
    }

    public static void parallelSort(float[] a, int from, int to) {
        sort(a, from, to);
    }

    public static void parallelSort(double[] a) {
        sort(a);
    }

    public static void parallelSort(double[] a, int from, int to) {
        sort(a, from, to);
    }

    public static <T extends Comparable<? super T>> void parallelSort(T[] a) {
        sort(a);
    }

    public static <T extends Comparable<? super T>> void parallelSort(T[] a, int from, int to) {
        sort(a, from, to);
    }

    public static <T> void parallelSort(T[] a, /*@ nullable @*/ Comparator<? super T> c) {
        sort(a, c);
    }

    public static <T> void parallelSort(T[] a, int from, int to, /*@ nullable @*/ Comparator<? super T> c) {
        sort(a, from, to, c);
    }

    public static void parallelSetAll(int[] a, java.util.function.IntUnaryOperator f) {
        setAll(a, f);
    }

    public static void parallelSetAll(long[] a, java.util.function.IntToLongFunction f) {
        setAll(a, f);
    }

    public static void parallelSetAll(double[] a, java.util.function.IntToDoubleFunction f) {
        setAll(a, f);
    }

    public static <T> void parallelSetAll(T[] a, java.util.function.IntFunction<? extends T> f) {
        setAll(a, f);
    }

    public static void parallelPrefix(int[] a, java.util.function.IntBinaryOperator f) {
        if (f == null) {
            throw new NullPointerException();
        }
        for (int i = 1; i < a.length; i++) {
            a[i] = f.applyAsInt(a[i - 1], a[i]);
        }
    }

    public static void parallelPrefix(long[] a, java.util.function.LongBinaryOperator f) {
        if (f == null) {
            throw new NullPointerException();
        }
        for (int i = 1; i < a.length; i++) {
            a[i] = f.applyAsLong(a[i - 1], a[i]);
        }
    }

    public static void parallelPrefix(double[] a, java.util.function.DoubleBinaryOperator f) {
        if (f == null) {
            throw new NullPointerException();
        }
        for (int i = 1; i < a.length; i++) {
            a[i] = f.applyAsDouble(a[i - 1], a[i]);
        }
    }

    public static <T> void parallelPrefix(T[] a, java.util.function.BinaryOperator<T> f) {
        if (f == null) {
            throw new NullPointerException();
        }
        for (int i = 1; i < a.length; i++) {
            a[i] = f.apply(a[i - 1], a[i]);
        }
    }

    public static <T> int mismatch(T[] a, T[] b, Comparator<? super T> order) {
        if (order == null) {
            throw new NullPointerException();
        }
        int both = Math.min(a.length, b.length);
        for (int i = 0; a != b && i < both; i++) {
            if (a[i] != b[i] && order.compare(a[i], b[i]) != 0) {
                return i;
            }
        }
        return a.length == b.length ? -1 : both;
    }

    public static <T> int compare(T[] a, T[] b, Comparator<? super T> order) {
        if (order == null) {
            throw new NullPointerException();
        }
        if (a == b || a == null || b == null) {
            return a == b ? 0 : a == null ? -1 : 1;
        }
        for (int i = 0; i < a.length && i < b.length; i++) {
            int c = a[i] == b[i] ? 0 : order.compare(a[i], b[i]);
            if (c != 0) {
                return c;
            }
        }
        return a.length - b.length;
    }
}
