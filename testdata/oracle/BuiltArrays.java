import java.util.Arrays;

/** The type of the arrays that a field gets, and what says too little. */
class BuiltArrays {
    static class Cells<T> {
        @SuppressWarnings("unchecked")
        private T[] cells = (T[]) new Object[2];

        // EXPECT holds bits=3 objects=1 array-length=2
        void put(T x) { if (cells.length > 0) cells[0] = x; }

        // EXPECT holds bits=4 objects=1 array-length=2
        void grow() { cells = Arrays.copyOf(cells, cells.length + 1); }
    }

    static class Taken<T> {
        private T[] t;

        // EXPECT holds bits=3 objects=1 array-length=2
        Taken(T[] t) { this.t = t; }

        // EXPECT violated array-store bits=3 objects=1 array-length=2
        void put(T x) { if (t != null && t.length > 0) t[0] = x; }
    }

    static class Named {
        private Object[] n = new Object[2];

        // EXPECT holds bits=3 objects=1 array-length=2
        void name() { n = new BuiltArrays[1]; }

        // EXPECT violated array-store bits=3 objects=1 array-length=2
        void put() { if (n.length > 0) n[0] = this; }
    }

    static class Copied {
        private Object[] c = new Object[2];

        // EXPECT violated array-store bits=3 objects=1 array-length=2
        void put() { if (c != null && c.length > 0) c[0] = this; }

        static class Copy {
            BuiltArrays[] c;

            // EXPECT holds bits=3 objects=1 array-length=2
            void to(Copied o) { if (c != null) o.c = this.c.clone(); }
        }
    }
}
