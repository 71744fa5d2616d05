import java.util.*;

/** Sets of enums, made in the method and before the call, and maps of enums before the call. */
class EnumSets {
    enum Color { RED, GREEN { int f() { return 1; } }, BLUE; int f() { return 0; } }
    enum Other { X }

    // EXPECT holds bits=5 objects=1
    static void ordered(Color a, Color b) {
        EnumSet<Color> s = EnumSet.of(a, b);
        Iterator<Color> i = s.iterator();
        Color first = i.next();
        assert i.hasNext() == (a != b);
        if (i.hasNext()) { assert first.ordinal() < i.next().ordinal(); }
    }
    // EXPECT violated assert bits=5 objects=1
    static void inserted(Color a, Color b) { assert EnumSet.of(a, b).iterator().next() == a; }
    // EXPECT holds bits=5 objects=1
    static void complement(Color a) {
        EnumSet<Color> s = EnumSet.complementOf(EnumSet.of(a));
        assert s.size() == 2 && !s.contains(a) && EnumSet.complementOf(s).contains(a) && EnumSet.allOf(Color.class).containsAll(s);
    }
    // EXPECT holds bits=5 objects=1
    static void range(Color a, Color b) {
        try {
            assert EnumSet.range(a, b).size() == b.ordinal() - a.ordinal() + 1;
        } catch (IllegalArgumentException e) {
            assert a.compareTo(b) > 0;
        }
    }
    // EXPECT violated exception bits=5 objects=1 runtime-exceptions=violation
    static void backwards(Color a, Color b) { EnumSet.range(a, b); }
    // EXPECT violated null bits=5 objects=1
    static void nothing(/*@ nullable @*/ Color a) {
        EnumSet<Color> s = EnumSet.noneOf(Color.class);
        assert !s.contains(a) && !s.remove(a);
        s.add(a);
    }
    // EXPECT holds bits=5 objects=1
    static void whileWalking(Color a, Color b) {
        EnumSet<Color> s = EnumSet.of(a);
        int n = 0;
        for (Color c : s) { s.remove(c); s.add(b); n++; assert c == a; }
        assert n == 1 && s.size() == 1 && s.contains(b);
    }
    // EXPECT violated assert bits=5 objects=1
    static void copies(Color a, Color b) {
        EnumSet<Color> s = EnumSet.of(a);
        EnumSet<Color> t = EnumSet.copyOf(s);
        t.add(b);
        assert s.size() == 1;
        assert s.equals(t);
    }
    // EXPECT violated assert bits=5 objects=1
    @SuppressWarnings({"unchecked", "rawtypes"})
    static void otherEnum(Color a, boolean b) {
        EnumSet s = EnumSet.noneOf(Color.class);
        try { s.add(b ? a : Other.X); assert !s.contains(a); } catch (ClassCastException e) { assert s.isEmpty() && !b; }
    }
    // EXPECT holds bits=5 objects=1
    static void constants() { assert number(Color.class) == 3 && number(Other.class) == 1; }
    private static <E extends Enum<E>> int number(Class<E> c) { return c.getEnumConstants().length; }
    // EXPECT violated assert bits=5 objects=1
    static <E extends Enum<E>> void anyEnum(Class<E> c) { assert c.getEnumConstants().length == 3; }
    // EXPECT holds bits=5 objects=1
    static <E extends Enum<E>> void isEnum(Class<E> c) { assert c.isEnum() && c.getEnumConstants().length > 0; }

    // EXPECT holds bits=5 objects=1 collection-size=3
    static void before(EnumSet<Color> s) { assert s.size() <= 3 && EnumSet.complementOf(s).size() == 3 - s.size(); }
    // EXPECT violated assert bits=5 objects=1 collection-size=3
    static void full(EnumSet<Color> s) { assert s.size() < 3; }
    // EXPECT holds bits=5 objects=1 collection-size=2
    static void added(EnumSet<Color> s, Color c) { int n = s.size(); boolean more = s.add(c); assert s.contains(c) && s.size() == n + (more ? 1 : 0); }
    // EXPECT violated assert bits=5 objects=1 collection-size=2
    static void again(EnumSet<Color> s, Color c) { assert s.add(c); }

    // EXPECT holds bits=5 objects=1 collection-size=2
    static void keys(EnumMap<Color, Other> m) {
        int last = -1;
        for (Color c : m.keySet()) { assert c.ordinal() > last; last = c.ordinal(); }
    }
    // EXPECT violated assert bits=5 objects=1 collection-size=2
    static void values(EnumMap<Color, Other> m, Color c) { assert m.get(c) == null; }
    // EXPECT holds bits=5 objects=1 collection-size=2
    static void put(EnumMap<Color, Other> m, Color c) { m.put(c, Other.X); assert m.get(c) == Other.X; }
    // EXPECT violated assert bits=5 objects=1 collection-size=2
    static void removed(EnumMap<Color, Other> m, Color c) { int n = m.size(); m.remove(c); assert m.size() == n; }
}

/** Constants with bodies implement what their enum names, with its type arguments. */
class ConstantBodies {
    enum Tone { LOW, HIGH }
    interface Rule<T> { boolean over(T a, T b); }
    enum Rules implements Rule<Tone> {
        LATER { public boolean over(Tone a, Tone b) { return a.ordinal() > b.ordinal(); } },
        NONE { public boolean over(Tone a, Tone b) { return false; } };
    }
    interface Pair<A, B> { A first(A a, B b); }
    interface Turned<X> extends Pair<X, Tone> { }
    enum Pairs implements Turned<Rules> { P { public Rules first(Rules a, Tone b) { return b == Tone.LOW ? a : null; } } }

    // EXPECT holds bits=5 objects=1
    static void byConstant(Tone a) { Rule<Tone> r = Rules.LATER; assert !r.over(a, a); }
    // EXPECT violated assert bits=5 objects=1
    static void byAnyConstant(Rules r, Tone a, Tone b) { assert r.over(a, b) == (a.ordinal() > b.ordinal()); }
    // EXPECT holds bits=5 objects=1
    static void byInterface(Rule<Tone> r, Tone a, Tone b) { assert !(r.over(a, b) && r.over(b, a)); }
    // EXPECT holds bits=5 objects=1
    static void further(Rules a) { Pair<Rules, Tone> p = Pairs.P; assert p.first(a, Tone.LOW) == a; }
    // EXPECT violated assert bits=5 objects=1
    static void furtherYet(Rules a, Tone b) { Pair<Rules, Tone> p = Pairs.P; assert p.first(a, b) == a; }
}
