package java.util.function;

import java.util.Comparator;

/**
 * Any order of some kinds. Strings and boxes are in their natural order, in the reverse of
 * it, or all equal; of other objects it is any ranking that never changes. Null is refused.
 */
final /*@ nullable_by_default @*/ class AnyComparator<T> implements Comparator<T> {
    private int direction; // 0: all are equal

    //@ invariant -1 <= direction && direction <= 1;

    public int compare(T a, T b) {
        if (a == null || b == null) {
            throw new NullPointerException();
        }
        int c = natural(a) || natural(b) ? compared(a, b) : ranked(System.identityHashCode(a), System.identityHashCode(b));
        return c < 0 ? -direction : c > 0 ? direction : 0;
    }

    private static boolean natural(Object o) {
        return o instanceof String || o instanceof Number || o instanceof Character || o instanceof Boolean;
    }

    @SuppressWarnings("unchecked")
    private static int compared(Object a, Object b) {
        return ((Comparable<Object>) a).compareTo(b);
    }

    private static int ranked(int x, int y) {
        return x < y ? -1 : x == y ? 0 : 1;
    }
}
