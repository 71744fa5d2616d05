import java.util.Objects;

/** What constructors and initialisers say of all objects of a class, and what says too little. */
class Built {
    /** The class of what a field gets. */
    static class Figure {
        int area() { return 1; }
    }

    static class Dot extends Figure {
        @Override int area() { return 0; }
    }

    static class Drawn {
        private final Figure f = new Figure();

        // EXPECT holds bits=3 objects=1
        int share() { return 3 / f.area(); }
    }

    static class Redrawn {
        private Figure g = new Figure();

        // EXPECT holds bits=3 objects=1
        Redrawn(boolean b) { if (b) g = new Dot(); }

        // EXPECT violated arithmetic bits=3 objects=1
        int share() { return g == null ? 0 : 3 / g.area(); }
    }

    static class Wide {
        Figure f = new Figure();

        // EXPECT violated arithmetic bits=3 objects=1
        int share() { return f == null ? 0 : 3 / f.area(); }
    }

    /** What a constructor refuses. */
    static class Ring {
        private final int size;

        // EXPECT violated assert bits=3 objects=1
        Ring(int n) { if (n <= 0) throw new IllegalArgumentException(); size = n; assert size != 2; }

        // EXPECT holds bits=3 objects=1
        Ring() { this(1); }

        // EXPECT holds bits=3 objects=1
        int next(int i) { return i % size; }
    }

    static class SomeRing {
        private final int size;

        // EXPECT holds bits=3 objects=1
        SomeRing(int n) { if (n <= 0) throw new IllegalArgumentException(); size = n; }

        // EXPECT holds bits=3 objects=1
        SomeRing(byte n) { size = n; }

        // EXPECT violated arithmetic bits=3 objects=1
        int next(int i) { return i % size; }
    }

    static class LessRing {
        private final int size;

        // EXPECT holds bits=3 objects=1
        LessRing(int n) { if (n <= 0) throw new IllegalArgumentException(); n--; size = n; }

        // EXPECT violated arithmetic bits=3 objects=1
        int next(int i) { return i % size; }
    }

    static class OtherRing {
        private final int size;

        // EXPECT holds bits=3 objects=1
        OtherRing(int size, int n) { if (n <= 0) throw new IllegalArgumentException(); this.size = size; }

        // EXPECT violated arithmetic bits=3 objects=1
        int next(int i) { return i % size; }
    }

    static class EarlyRing {
        private final int size;

        // EXPECT holds bits=3 objects=1
        EarlyRing(int size) { this.size = size; if (size == 0) return; if (size <= 0) throw new IllegalArgumentException(); }

        // EXPECT violated arithmetic bits=3 objects=1
        int next(int i) { return i % size; }
    }

    static class SeenRing {
        private final int size;

        // EXPECT violated arithmetic bits=3 objects=1
        SeenRing(int size) { if (size <= 0) throw new IllegalArgumentException(); next(1); this.size = size; }

        // EXPECT violated arithmetic bits=3 objects=1
        int next(int i) { return i % size; }
    }

    static class Above {
        protected final int size;

        // EXPECT holds bits=3 objects=1
        Above(int size) { if (size <= 0) throw new IllegalArgumentException(); this.size = size; }
    }

    static class Under extends Above {
        // EXPECT violated assert bits=3 objects=1
        Under(int n) { super(n); assert size != 2; }

        // EXPECT holds bits=3 objects=1
        int next(int i) { return i % size; }
    }

    /** Two constructors refuse two things. */
    static class Framed {
        private final Figure of;

        // EXPECT holds bits=3 objects=2
        Framed(Figure f) { if (f == null || f instanceof Dot) throw new IllegalArgumentException(); of = f; }

        // EXPECT holds bits=3 objects=2
        Framed(Figure f, int n) { if (f == null || f instanceof Figure) throw new IllegalArgumentException(); of = f; }

        // EXPECT violated arithmetic bits=3 objects=2
        int share() { return of == null ? 0 : 3 / of.area(); }
    }

    /** A class of the name of another. */
    static class Hiding {
        private final Figure f = new Figure();

        static class Figure {
            private int area;

            int area() { return area; }
        }

        // EXPECT violated arithmetic bits=3 objects=1
        int share() { return f == null ? 0 : 3 / f.area(); }
    }

    /** That a constructor sets a field. */
    static class Set1 {
        private int[] a;

        // EXPECT holds bits=3 objects=1 array-length=1
        Set1() { a = new int[1]; }

        // EXPECT holds bits=3 objects=1 array-length=1
        void again(int n) { if (n > 0 && n < 2) a = new int[n]; }

        // EXPECT holds bits=3 objects=1 array-length=1
        int length() { return a.length; }
    }

    static class Unset {
        private int[] u;

        // EXPECT holds bits=3 objects=1 array-length=1
        Unset() { u = new int[1]; }

        // EXPECT holds bits=3 objects=1 array-length=1
        void of(Unset o) { o.u = null; }

        // EXPECT violated null bits=3 objects=1 array-length=1
        int length() { return u.length; }
    }

    static class HalfSet {
        private int[] h;

        // EXPECT holds bits=3 objects=1 array-length=1
        HalfSet() { h = new int[1]; }

        // EXPECT holds bits=3 objects=1 array-length=1
        HalfSet(boolean b) { if (b) h = new int[1]; }

        // EXPECT violated null bits=3 objects=1 array-length=1
        int length() { return h.length; }
    }

    static class Asked {
        private final int[] a;
        private final int[] b;

        // EXPECT violated assert bits=3 objects=1 array-length=1
        Asked(int[] x, int[] y) { a = Objects.requireNonNull(x); Objects.requireNonNull(y); b = y; assert a.length == 0; }

        // EXPECT holds bits=3 objects=1 array-length=1
        int lengths() { return a.length + b.length; }
    }
}
