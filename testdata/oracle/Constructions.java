import java.util.ArrayList;
import java.util.List;

/** What the constructor of a record refuses, no record is. */
public class Constructions {
    static int limit;

    record Range(int lo, int hi) {
        Range {
            if (lo > hi) {
                throw new IllegalArgumentException();
            }
        }
    }

    record Sign(int v) {
        Sign {
            if (v < 1) throw new IllegalArgumentException();
            v = -v;
        }
    }

    record Small(int v) {
        Small {
            if (v > limit) throw new IllegalArgumentException();
            else if (v < 0 || v == 3) throw new IllegalStateException();
        }
    }

    record Pair(Range a, /*@ nullable @*/ Range b) {
        Pair(Range a, /*@ nullable @*/ Range b) {
            java.util.Objects.requireNonNull(b);
            if (a.lo() < b.lo()) throw new IllegalArgumentException();
            this.a = a;
            this.b = b;
        }
    }

    record Swapped(int x, int y) {
        Swapped(int x, int y) {
            if (x > y) throw new IllegalArgumentException();
            this.x = y;
            this.y = x;
        }
    }

    record Sum(int x, int y) {
        Sum {
            if (x + 1 < x) throw new IllegalArgumentException();
        }
    }

    // EXPECT holds bits=3
    //@ ensures \result;
    static boolean ordered(Range r) {
        return r.lo() <= r.hi;
    }

    // EXPECT violated postcondition bits=3
    //@ ensures \result;
    static boolean strict(Range r) {
        return r.lo() < r.hi;
    }

    // EXPECT violated postcondition bits=3
    //@ ensures \result;
    static boolean changed(Sign s) {
        return s.v >= 1;
    }

    // EXPECT holds bits=3
    //@ ensures \result;
    static boolean fixed(Small s) {
        return s.v >= 0 && s.v != 3;
    }

    // EXPECT violated postcondition bits=3
    //@ ensures \result;
    static boolean moving(Small s) {
        return s.v <= limit;
    }

    // EXPECT holds bits=3 objects=1 Range=2
    //@ ensures \result;
    static boolean nested(Pair p) {
        return p.b != null && p.a.lo >= p.b().lo();
    }

    // EXPECT violated postcondition bits=3 objects=1 Range=2
    //@ ensures \result;
    static boolean inside(Pair p) {
        return p.a.hi >= p.b().hi();
    }

    // EXPECT violated postcondition bits=3
    //@ ensures \result;
    static boolean swapped(Swapped s) {
        return s.x <= s.y;
    }

    // EXPECT holds bits=3
    //@ ensures \result;
    static boolean wraps(Sum s) {
        return s.x + 1 > s.x;
    }

    // EXPECT holds bits=3
    //@ ensures \result;
    static boolean made(int a, int b) {
        try {
            return ordered(new Range(a, b));
        } catch (IllegalArgumentException e) {
            return a > b;
        }
    }

    /** What a constructor puts for what it got. */
    record Floor(int v) { Floor { v = v < 0 ? 0 : v; } }
    record Ceiling(int v) { Ceiling(int v) { this.v = Math.min(v, 1); } }
    record Ascending(int a, int b) { Ascending { if (b < a) b = a; } }
    record Raised(int a, int b) { Raised { if (b < a) b = a; a = a + 1; } }
    record Lowered(int v) { Lowered { v = v < 0 ? 0 : v; v = v - 1; } }

    // EXPECT holds bits=3 objects=1
    static void floor(Floor f) { assert f.v() >= 0; }
    // EXPECT violated assert bits=3 objects=1
    static void floorWrong(Floor f) { assert f.v() > 0; }
    // EXPECT holds bits=3 objects=1
    static void ceiling(Ceiling c) { assert c.v() <= 1; }
    // EXPECT violated assert bits=3 objects=1
    static void ceilingWrong(Ceiling c) { assert c.v() < 1; }
    // EXPECT holds bits=3 objects=1
    static void ascending(Ascending x) { assert x.a() <= x.b(); }
    // EXPECT violated assert bits=3 objects=1
    static void ascendingWrong(Ascending x) { assert x.a() < x.b(); }
    // EXPECT violated assert bits=3 objects=1
    static void raised(Raised r) { assert r.a() <= r.b(); }
    // EXPECT violated assert bits=3 objects=1
    static void lowered(Lowered x) { assert x.v() >= 0; }

    /** What is never null once it has been put for a component. */
    record Names(/*@ nullable @*/ List<String> list) { Names { list = List.copyOf(list); } }
    record Row(/*@ nullable @*/ int[] a) { Row { a = a.clone(); } }
    record Filled(/*@ nullable @*/ List<String> list) { Filled { if (list == null) list = new ArrayList<>(); } }
    record Maybe(/*@ nullable @*/ List<String> list) { Maybe { if (list != null) list = new ArrayList<>(list); } }
    record Absolute(int v) { Absolute { v = Math.abs(v); } }

    // EXPECT holds bits=3 objects=1 collection-size=1
    static void names(Names n) { assert n.list() != null; }
    // EXPECT holds bits=3 objects=1 array-length=1 collection-size=1
    static void filled(Row r, Filled f) { assert r.a() != null && f.list() != null; }
    // EXPECT violated assert bits=3 objects=1 collection-size=1
    static void maybe(Maybe m) { assert m.list() != null; }
    // EXPECT holds bits=3 objects=1
    static void absolute(Absolute a) { assert a.v() >= 0 || a.v() == -a.v(); }
    // EXPECT violated assert bits=3 objects=1
    static void absoluteWrong(Absolute a) { assert a.v() > 0; }

    /** What may be any, since another value is put for each. */
    record Next(int v) { Next { v = v + 1; } }
    record Mirrored(boolean on, int v) { Mirrored { on = !on; v = 1 - v; } }

    // EXPECT violated assert bits=3 objects=1
    static void next(Next n) { assert n.v() != 0; }
    // EXPECT violated assert bits=3 objects=1
    static void mirrored(Mirrored m) { assert m.on() || m.v() != 2; }
}
