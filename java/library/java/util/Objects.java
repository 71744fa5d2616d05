package java.util;

import java.util.function.Supplier;

public final /*@ nullable_by_default @*/ class Objects {
    private Objects() {
    }

    public static /*@ pure @*/ boolean equals(Object a, Object b) {
        return a == b || a != null && a.equals(b);
    }

    public static /*@ pure @*/ boolean deepEquals(Object a, Object b) {
        return a == b || a != null && b != null && Arrays.deep(a, b);
    }

    public static /*@ pure @*/ int hashCode(Object o) {
        return o == null ? 0 : o.hashCode();
    }

    public static /*@ pure @*/ int hash(Object... values) {
        return Arrays.hashCode(values);
    }

    public static String toString(Object o) {
        return String.valueOf(o);
    }

    public static String toString(Object o, String ifNull) {
        return o == null ? ifNull : o.toString();
    }

    public static <T> int compare(T a, T b, Comparator<? super T> c) {
        return a == b ? 0 : c.compare(a, b);
    }

    public static <T> T requireNonNull(T o) {
        if (o == null) {
            throw new NullPointerException(null);
        }
        return o;
    }

    public static <T> T requireNonNull(T o, String message) {
        if (o == null) {
            throw new NullPointerException(message);
        }
        return o;
    }

    public static <T> T requireNonNull(T o, Supplier<String> message) {
        if (o == null) {
            throw new NullPointerException(message == null ? null : message.get());
        }
        return o;
    }

    public static <T> T requireNonNullElse(T o, T other) {
        return o != null ? o : requireNonNull(other);
    }

    public static <T> T requireNonNullElseGet(T o, Supplier<? extends T> other) {
        return o != null ? o : requireNonNull(requireNonNull(other).get());
    }

    public static /*@ pure @*/ boolean isNull(Object o) {
        return o == null;
    }

    public static /*@ pure @*/ boolean nonNull(Object o) {
        return o != null;
    }

    public static int checkIndex(int index, int length) {
        if (index < 0 || index >= length) {
            throw new IndexOutOfBoundsException("Index " + index + " out of bounds for length " + length);
        }
        return index;
    }

    public static int checkFromToIndex(int from, int to, int length) {
        if (from < 0 || from > to || to > length) {
            throw new IndexOutOfBoundsException("Range [" + from + ", " + to + ") out of bounds for length " + length);
        }
        return from;
    }

    public static int checkFromIndexSize(int from, int size, int length) {
        if ((length | from | size) < 0 || size > length - from) {
            throw new IndexOutOfBoundsException("Range [" + from + ", " + from + " + " + size + ") out of bounds for length " + length);
        }
        return from;
    }

    public static long checkIndex(long index, long length) {
        if (index < 0 || index >= length) {
            throw new IndexOutOfBoundsException("Index " + index + " out of bounds for length " + length);
        }
        return index;
    }

    public static long checkFromToIndex(long from, long to, long length) {
        if (from < 0 || from > to || to > length) {
            throw new IndexOutOfBoundsException("Range [" + from + ", " + to + ") out of bounds for length " + length);
        }
        return from;
    }

    public static long checkFromIndexSize(long from, long size, long length) {
        if ((length | from | size) < 0 || size > length - from) {
            throw new IndexOutOfBoundsException("Range [" + from + ", " + from + " + " + size + ") out of bounds for length " + length);
        }
        return from;
    }
}
