package java.util;

/** What the collections share that keep their elements in the first slots of an array. */
final class Slots {
    private Slots() {
    }

    /** A copy with room for one more than size elements. */
    static Object[] grown(Object[] a, int size) {
        Object[] b = size < 10 ? new Object[10] : new Object[size + 1];
        for (int i = 0; i < size; i++) {
            b[i] = a[i];
        }
        return b;
    }

    static int[] grown(int[] a, int size) {
        int[] b = size < 10 ? new int[10] : new int[size + 1];
        for (int i = 0; i < size; i++) {
            b[i] = a[i];
        }
        return b;
    }

    /** Moves the elements from index on to the right by one. */
    static void open(Object[] a, int size, int index) {
        for (int i = size; i > index; i--) {
            a[i] = a[i - 1];
        }
    }

    /** Moves the elements behind index to the left by one. */
    static void close(Object[] a, int size, int index) {
        for (int i = index; i < size - 1; i++) {
            a[i] = a[i + 1];
        }
        a[size - 1] = null;
    }

    static int indexOf(Object[] a, int size, /*@ nullable @*/ Object o) {
        for (int i = 0; i < size; i++) {
            if (o == null ? a[i] == null : o.equals(a[i])) {
                return i;
            }
        }
        return -1;
    }

    static Object[] copy(Object[] a, int size) {
        Object[] b = new Object[size];
        for (int i = 0; i < size; i++) {
            b[i] = a[i];
        }
        return b;
    }

    /** The elements of an array that nobody else has, the last one first. */
    static Object[] reversed(Object[] a) {
        Object[] b = new Object[a.length];
        for (int i = 0; i < a.length; i++) {
            b[i] = a[a.length - 1 - i];
        }
        return b;
    }

    /** The elements of from in a, or in a new array of its type where they need more room. */
    @SuppressWarnings("unchecked")
    static <T> T[] into(Object[] from, T[] a) {
        T[] b = a;
        if (from.length > a.length) {
            b = (T[]) java.lang.reflect.Array.newInstance(a.getClass().getComponentType(), from.length);
        }
        for (int i = 0; i < from.length; i++) {
            b[i] = (T) from[i];
        }
        if (from.length < a.length) {
            b[from.length] = null;
        }
        return b;
    }

    static /*@ pure @*/ boolean same(/*@ nullable @*/ Object a, /*@ nullable @*/ Object b) {
        return a == null ? b == null : a.equals(b);
    }

    /** By a comparator or, without one, in the natural order. */
    @SuppressWarnings("unchecked")
    static /*@ pure @*/ int compare(/*@ nullable @*/ Comparator<?> order, /*@ nullable @*/ Object a, /*@ nullable @*/ Object b) {
        return order == null ? ((Comparable<Object>) a).compareTo(b) : ((Comparator<Object>) order).compare(a, b);
    }

    static /*@ pure @*/ int hash(/*@ nullable @*/ Object o) {
        return o == null ? 0 : o.hashCode();
    }

    /** Whether whatever it equals has its hash code, which never changes: null, and objects of some classes of java.lang. */
    static /*@ pure @*/ boolean lawful(/*@ nullable @*/ Object o) {
        return o == null || o instanceof String || o instanceof Integer || o instanceof Long || o instanceof Character || o instanceof Enum;
    }

    /** The hash code to keep of an element: that of a lawful one is computed again where it is asked for. */
    static /*@ pure @*/ int kept(/*@ nullable @*/ Object o) {
        return lawful(o) ? 0 : o.hashCode();
    }

    /** The hash code of an element of which one was kept. */
    static /*@ pure @*/ int hash(/*@ nullable @*/ Object o, int kept) {
        return lawful(o) ? hash(o) : kept;
    }
}
