/** A file without annotations of specifications: what may be null in plain Java. */
public class Plain {
    Plain next;
    int v;
    final Plain own = this;
    final Plain given;
    static final int[] TWO = {1, 2};

    // The constructor leaves a field null.
    // EXPECT holds
    Plain() {
        given = null;
    }

    // EXPECT holds
    static int parameter(Plain a) {
        return a.v;
    }

    // EXPECT violated null
    static int comparedParameter(Plain a, boolean b) {
        if (a == null && b) {
            return 0;
        }
        return a.v;
    }

    // EXPECT holds
    static int comparedWithCare(Plain a) {
        return a == null ? 0 : a.v;
    }

    // EXPECT violated null
    static int field(Plain a) {
        return a.next.v;
    }

    // EXPECT holds
    static int fieldWithCare(Plain a) {
        return a.next != null ? a.next.v : 0;
    }

    // EXPECT violated null
    static int finalField(Plain a) {
        return a.given.v;
    }

    // EXPECT holds
    static int finalFieldWithObject(Plain a) {
        return a.own.v;
    }

    // EXPECT violated null
    static int element(Plain[] a) {
        return a.length > 0 ? a[0].v : 0;
    }

    // EXPECT holds
    static int elementOfElements(int[][] a) {
        return a.length > 0 && a[0] != null ? a[0].length : 0;
    }

    // EXPECT holds
    Plain link() {
        return next;
    }

    // EXPECT holds
    static Plain search(Plain a, int k) {
        Plain n = a;
        while (n != null && n.v != k) {
            n = n.next;
        }
        return n;
    }

    // EXPECT holds
    static Plain searchFurther(Plain a) {
        return search(a, 1);
    }

    // EXPECT holds
    static int guard(Plain a) {
        if (a == null) {
            throw new NullPointerException();
        }
        return a.v;
    }

    // EXPECT violated null
    static int caught(Plain a) {
        int sum = 0;
        try {
            sum = a.next.v;
        } catch (IllegalArgumentException e) {
            sum = 1;
        }
        return sum;
    }

    // What the JVM calls has all words of the command line.
    // EXPECT holds
    public static void main(String[] args) {
        if (args.length > 0) {
            args[0].length();
        }
    }

    // EXPECT violated null
    static void main(String[] args, int n) {
        if (args.length > 0) {
            args[0].length();
        }
    }
}
