/** What a class gives for the type parameters of what it extends may stand where these do, and what a cast says. */
class Arguments {
    static abstract class Fold<T> {
        /*@ nullable @*/ T last;
        // EXPECT violated arithmetic bits=8 objects=1
        int next(T x) { return add(x); }
        // EXPECT holds bits=8 objects=1
        int nextNoted(T x) { last = x; return this instanceof Sum ? 0 : add(x); }
        // EXPECT violated assert bits=8 objects=1
        void noted(T x) { last = x; assert !(this instanceof Last); }
        // EXPECT holds bits=8 objects=1
        void apart(T x) { assert !(this instanceof Last) || (Object) x instanceof Integer; }
        // EXPECT holds bits=8 objects=1
        void together(T x) { assert !(this instanceof Other) || (Object) x instanceof Other; }
        abstract int add(T x);
    }
    static class Sum extends Fold<Integer> { int add(Integer x) { return 1 / x; } }
    static class Last extends Fold<Integer> { int add(Integer x) { return 0; } }
    static class Other extends Fold<Other> { int add(Other x) { return 1; } }

    interface Fn<T> { int of(T x); }
    static class OfLong implements Fn<Long> { public int of(Long x) { return x == 1 ? 1 / (int) (x - 1) : 1; } }
    static class OfSum implements Fn<Sum> { public int of(Sum x) { return 1; } }
    // EXPECT violated arithmetic bits=8 objects=1
    static <T> int call(Fn<T> f, T x) { return f.of(x); }

    // EXPECT violated arithmetic bits=8 objects=1
    static int cast(Object o) { try { Integer i = (Integer) o; return 1 / (i + 1); } catch (ClassCastException e) { return 0; } }
    // EXPECT holds bits=8 objects=1
    static int castOther(Object o) { try { Integer i = (Integer) o; return 1; } catch (ClassCastException e) { return o instanceof Integer ? 1 / 0 : 0; } }
}
