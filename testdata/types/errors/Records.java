class Records {
    record Point(int x, int y) { }
    record Range(int lo, int hi) {
        static int made;
        Range { if (lo > hi) { int t = lo; lo = hi; hi = t; } made++; }
        int length() { return hi - lo; }
        Range(int hi) { this(0, hi); }
    }
    record Explicit(int v) { Explicit(int v) { this.v = v; } public int v() { return v + 1; } }
    record Wrong(int v) { Wrong { this.v/* ERROR "is final" */ = 1; } }
    record Pair<A, B>(A first, B second) { }
    interface Sized { int size(); }
    record Box(int size) implements Sized { }

    int accessors(Point p) { return p.x() + p.y() + p.x; }
    int create() { return new Point(1, 2).x() + new Range(3).length() + new Explicit(4).v(); }
    int tooFew() { return new Point/* ERROR "takes 2 arguments" */(1).x(); }
    void change(Point p) { p.x/* ERROR "is final" */ = 3; }
    boolean same(Point p, Object o) { return p.equals(o); }
    int size(Sized s) { return s.size(); }
    int box(Box b) { return size(b); }
    class Heir extends Point/* ERROR "is final" */ { }
}
