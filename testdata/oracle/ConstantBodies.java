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
