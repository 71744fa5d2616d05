/** Patterns of switches and of records. */
class Patterns {
    sealed interface S permits A, B {
    }

    record A(int v) implements S {
    }

    record B(/*@ nullable @*/ S in, int w) implements S {
    }

    enum E {
        X, Y
    }

    static int kind(/*@ nullable @*/ Object o) {
        return switch (o) {
            case null -> 0;
            case A a when a.v() > 1 -> 1;
            case A(int v) -> v;
            case B(A(var v), int w) when v == w -> 2;
            case B(S in, _) -> in == null ? 3 : -3;
            default -> -4;
        };
    }

    // EXPECT holds bits=4
    static void kinds() {
        assert kind(null) == 0 && kind(new A(2)) == 1 && kind(new A(-1)) == -1 && kind(new B(new A(1), 1)) == 2;
        assert kind(new B(new A(1), 2)) == -3 && kind(new B(null, 1)) == 3 && kind(new Object()) == -4;
    }

    // EXPECT violated assert bits=4 objects=1
    static void anyKind(Object o) {
        assert kind(o) != 3;
    }

    // EXPECT holds bits=3 objects=1
    //@ ensures \result == (s instanceof A ? 1 : 2);
    static int rules(S s) {
        int r;
        switch (s) {
            case A a -> r = 1;
            case B b -> r = 2;
        }
        return r;
    }

    // EXPECT violated null bits=3 objects=1
    static int ofNull(/*@ nullable @*/ S s) {
        return switch (s) {
            case A a -> 1;
            case S t -> 2;
        };
    }

    // EXPECT violated signals bits=3 objects=1
    //@ signals (MatchException e) false;
    static int noMatch(S s) {
        return switch (s) {
            case A a -> 1;
            case B(A in, int w) -> 2;
            case B(B in, int w) -> 3;
        };
    }

    // EXPECT holds bits=3 objects=1
    //@ ensures \result ==> s instanceof B && ((B) s).in != null;
    static boolean nested(S s) {
        if (!(s instanceof B(A(var v), var w)) || v != w) {
            return false;
        }
        return v == w;
    }

    // EXPECT violated assert bits=3 objects=1
    static void nullPart(S s) {
        if (s instanceof B(S in, int w)) {
            assert in != null;
        }
    }

    // EXPECT holds bits=3
    //@ ensures \result == (e == null ? 0 : e == E.X ? 1 : 2);
    static int enums(/*@ nullable @*/ E e) {
        switch (e) {
            case X:
                int one = 1;
                return one;
            case null:
                return 0;
            case Y:
                one = 2;
                return one;
        }
    }

    // EXPECT violated assert bits=3
    static void skipped() {
        Object o = new A(1);
        boolean both = o instanceof B(S in, int w) && o instanceof A a && a.v() == w;
        assert both;
    }

    sealed interface Opt<T> permits Some, None {
    }

    record Some<T>(/*@ nullable @*/ T v) implements Opt<T> {
    }

    record None<T>() implements Opt<T> {
    }

    record Pair<P, Q>(P p, Q q) {
    }

    static int sum(Pair<Opt<A>, Opt<A>> pair) {
        return switch (pair) {
            case Pair<Opt<A>, Opt<A>>(Some(var x), Some<A>(A(var y))) -> x.v() + y;
            case Pair(Some(var x), None()) -> x.v();
            case Pair(None(), Some(var y)) -> y.v() + 1;
            case Pair(None<A> n, None()) -> 0;
            case Pair(var x, Some(var y)) -> -1;
        };
    }

    // EXPECT holds bits=4 objects=1
    static void generic() {
        Opt<A> one = new Some<>(new A(1)), none = new None<>();
        assert sum(new Pair<>(one, one)) == 2 && sum(new Pair<>(one, none)) == 1 && sum(new Pair<>(none, one)) == 2;
        assert sum(new Pair<>(none, none)) == 0 && sum(new Pair<>(one, new Some<>(null))) == -1;
    }

    // EXPECT violated null bits=3
    static int genericNull(boolean b) {
        Opt<A> o = new Some<>(b ? null : new A(1));
        return switch (o) {
            case Some(var v) -> v.v();
            case None() -> 0;
        };
    }

    static int log;

    static int note(int n) {
        log = log * 2 + n;
        return n;
    }

    /** Its accessors leave a trace, and one of them may fail. */
    record Told(int x, /*@ nullable @*/ Object y) {
        public int x() {
            note(1);
            return x + 1;
        }

        public /*@ nullable @*/ Object y() {
            note(0);
            if (y == null) {
                throw new IllegalStateException();
            }
            return y;
        }
    }

    record Twice(/*@ nullable @*/ Object a, /*@ nullable @*/ Object b) {
        public /*@ nullable @*/ Object a() {
            note(1);
            return a;
        }

        public /*@ nullable @*/ Object b() {
            note(0);
            return b;
        }
    }

    /** An accessor that changes nothing. */
    record Size(int n) {
        public /*@ pure @*/ int n() {
            return n < 0 ? -(n + 1) : n;
        }
    }

    // EXPECT holds bits=8 objects=1
    //@ requires t.x < 7;
    //@ ensures \result == (t.y == null ? -1 : t.x + 1);
    static int told(Told t) {
        log = 0;
        try {
            boolean is = t instanceof Told(int x, var y) && x == t.x + 1 && y == t.y;
            assert is && log == 2;
            return t instanceof Told(var x, Object y) ? x : -1;
        } catch (MatchException e) {
            assert e.getCause() instanceof IllegalStateException && log == 2;
            assert e.getMessage().equals("java.lang.IllegalStateException");
            return -1;
        }
    }

    // EXPECT violated signals bits=4 objects=1
    //@ signals (MatchException e) false;
    static boolean toldNull(Told t) {
        return t instanceof Told(int x, Object y);
    }

    // EXPECT violated assert bits=4 objects=1
    static void toldField(Told t) {
        if (t.y != null && t instanceof Told(int x, _)) {
            assert x == t.x;
        }
    }

    // EXPECT holds bits=8
    static void order() {
        log = 1;
        Object o = new Twice(new Twice(null, null), new Told(1, "a"));
        if (o instanceof Twice(Twice(_, var a), Told(int x, Object b))) {
            assert a == null && x == 2 && b != null;
        }
        assert log == 106; // 1, then a b, a b, x y
    }

    // EXPECT violated assert bits=8
    static void orderOne() {
        log = 1;
        Object o = new Twice(new Told(1, "a"), new Twice(null, null));
        boolean is = o instanceof Twice(Told t, Told(int x, Object b));
        assert is || log == 2;
    }

    // EXPECT holds bits=4 objects=1
    //@ ensures \result == (s.n == 0 || s.n == -1 ? 0 : s.n > 0 ? s.n : -(s.n + 1));
    static int sized(Size s) {
        return switch (s) {
            case Size(int n) when n == 0 -> 0;
            case Size(int n) -> {
                assert n > 0;
                yield n;
            }
        };
    }

    // EXPECT violated postcondition bits=4 objects=1
    //@ ensures \result == s.n;
    static int sizedWrong(Size s) {
        return switch (s) {
            case Size(int n) when n == 0 -> 0;
            case Size(var n) -> n;
        };
    }

    // EXPECT holds bits=4
    static void toldOnce(int n) {
        Object o = new Told(n, new Object());
        log = 1;
        int r = switch (o) {
            case Told(int x, Told y) -> x;
            case Twice(Object x, var y) -> 3;
            case Size(int x) -> x;
            default -> -1;
        };
        assert log == 6 && r == -1;
    }

    static /*@ pure @*/ boolean large(/*@ nullable @*/ Object o) {
        return o instanceof Size(int n) && n > 2;
    }

    // EXPECT holds bits=4 objects=1
    //@ ensures \result == large(s);
    static boolean inClause(Size s) {
        return s.n > 2 || s.n < -3;
    }

    // EXPECT violated postcondition bits=4 objects=1
    //@ ensures \result == large(s);
    static boolean inClauseWrong(Size s) {
        return s.n > 2;
    }
}
