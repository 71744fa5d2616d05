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

    // EXPECT holds bits=4
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
}
