package calls;

import java.util.ArrayDeque;
import java.util.Collection;
import java.util.List;

/** Refuses what is beyond the bounds of a check. */
public final class Limit {
    static final int MOST = 3; // elements of a collection
    static final int LONGEST = 4; // array, text

    static final class Reached extends Error {
        Reached() { super(null, null, false, false); }
    }

    private static final Reached REACHED = new Reached();

    public static int size(int n) {
        if (n > LONGEST) throw REACHED;
        return n;
    }

    public static List<Integer> room(List<Integer> c) { full(c); return c; }
    public static ArrayDeque<Integer> room(ArrayDeque<Integer> c) { full(c); return c; }
    private static void full(Collection<Integer> c) { if (c.size() >= MOST) throw REACHED; }

    public static StringBuilder room(StringBuilder b) {
        if (b.length() + 2 > LONGEST) throw REACHED;
        return b;
    }
}
