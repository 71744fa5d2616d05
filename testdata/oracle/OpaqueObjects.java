/** Objects of types that nothing implements, in plain Java. */
class OpaqueObjects {
    interface Rate {
        int base();

        int of(int n);
    }

    interface Fixed extends Rate {
        int more();
    }

    static abstract class Shape {
        int n;
        Shape next;

        abstract int side();

        int twice() {
            return side() + side();
        }
    }

    Rate rate;
    static Shape shape;

    // EXPECT violated arithmetic bits=3 objects=1
    int field() {
        return rate == null ? 1 : 1 / 0;
    }

    // EXPECT violated arithmetic bits=3 objects=1
    static int given(Rate r) {
        return r == null ? 1 : 1 / 0;
    }

    // EXPECT violated arithmetic bits=3 objects=1
    static int known() {
        return shape == null ? 1 : 1 / 0;
    }

    // EXPECT violated arithmetic bits=3 objects=1
    static int element(Rate[] rs) {
        return rs.length == 0 || rs[0] == null ? 1 : 1 / 0;
    }

    // EXPECT violated arithmetic bits=3 objects=1
    int called() {
        return rate == null ? 0 : 3 / rate.base();
    }

    // EXPECT violated arithmetic bits=3 objects=1
    static int twoAnswers(Rate r) {
        int a = r.of(1);
        int b = r.of(1);
        return a == b ? 1 : 1 / 0;
    }

    // EXPECT violated arithmetic bits=3 objects=2
    static int apart(Rate r, Rate s) {
        return r == s ? 1 : 1 / 0;
    }

    // EXPECT holds bits=3 objects=1
    static int alone(Rate r, Rate s) {
        return r == s ? 1 : 1 / 0;
    }

    // EXPECT violated arithmetic bits=3 objects=1
    static int below(Rate r) {
        return r instanceof Fixed ? 1 / 0 : 1;
    }

    // EXPECT violated arithmetic bits=3 objects=1
    static int above(Rate r) {
        return r instanceof Fixed ? 1 : 1 / 0;
    }

    // EXPECT violated arithmetic bits=3 objects=2
    static int equal(Rate r, Rate s) {
        return r != s && r.equals(s) ? 1 / 0 : 1;
    }

    // EXPECT holds bits=3 objects=2
    static int lawful(Rate r, Rate s) {
        return r.equals(s) && (!s.equals(r) || r.hashCode() != s.hashCode()) ? 1 / 0 : 1;
    }

    // EXPECT violated arithmetic bits=3 objects=2
    static int linked(Shape s) {
        return s.next == null || s.next == s ? 1 : 1 / 0;
    }

    // EXPECT violated arithmetic bits=3 objects=1
    static int concrete(Shape s) {
        return 1 / s.twice();
    }

    // EXPECT holds bits=3 objects=1
    int keeps(Rate r, int n) {
        int[] a = {n};
        r.of(n);
        return a[0] == n ? 1 : 1 / 0;
    }

    // EXPECT violated arithmetic bits=3 objects=2
    static int classes(Rate r, Rate s) {
        return r.getClass() != s.getClass() ? 1 / 0 : 1;
    }

    // EXPECT violated arithmetic bits=3 objects=2
    static int oneClass(Rate r, Rate s) {
        return r != s && r.getClass() == s.getClass() ? 1 / 0 : 1;
    }

    // EXPECT holds bits=3 objects=1
    static int ownClass(Rate r, Rate s) {
        return r.getClass() != s.getClass() ? 1 / 0 : 1;
    }

    // EXPECT holds bits=3 objects=2
    static int thatClass(Rate r, Rate s) {
        return r.getClass() != s.getClass() || r.getClass() == Rate.class ? 1 : s.getClass() == r.getClass() ? 1 : 1 / 0;
    }

    // EXPECT violated arithmetic bits=3 objects=1
    static int classesOfTwo(Object r, Object s) {
        return r instanceof Rate && s instanceof Shape && r.getClass() == s.getClass() ? 1 / 0 : 1;
    }

    interface Priced {
        int price();

        int tax();
    }

    interface Taxed extends Priced {
        int more();
    }

    // EXPECT violated arithmetic bits=3 objects=1
    static int both(Rate r) {
        return r instanceof Priced ? 1 / 0 : 1;
    }

    // EXPECT violated arithmetic bits=3 objects=1
    static int notBoth(Rate r) {
        return r instanceof Priced ? 1 : 1 / 0;
    }

    // EXPECT violated cast bits=3 objects=1
    static int cast(Rate r) {
        Priced p = (Priced) r;
        return p == r ? 1 : 1 / 0;
    }

    // EXPECT holds bits=3 objects=1
    static int agrees(Rate r) {
        boolean is = r instanceof Priced;
        Object o = r;
        return o instanceof Priced == is ? 1 : 1 / 0;
    }

    // EXPECT holds bits=3 objects=1
    static int belowBoth(Rate r) {
        return r instanceof Taxed && !(r instanceof Priced) ? 1 / 0 : 1;
    }

    // EXPECT violated arithmetic bits=3 objects=1
    static int three(Rate r) {
        return r instanceof Priced && r instanceof Runnable ? 1 / 0 : 1;
    }

    // EXPECT violated arithmetic bits=3 objects=1
    static int withClass(Rate r) {
        return r instanceof Shape s && s.n == 1 ? 1 / 0 : 1;
    }

    // EXPECT violated arithmetic bits=3 objects=1
    static int one(Rate r, Priced p) {
        return r == p ? 1 / 0 : 1;
    }

    // EXPECT violated arithmetic bits=3 objects=1
    static int inObject(Object o) {
        return o instanceof Rate && o instanceof Priced ? 1 / 0 : 1;
    }

    // EXPECT violated arithmetic bits=3 objects=1
    static int equalToOther(Rate r, Priced p) {
        return r.equals(p) ? 1 / 0 : 1;
    }

    // EXPECT holds bits=3 objects=1
    static int lawfulOfTwo(Rate r, Priced p) {
        return r.equals(p) && !p.equals(r) ? 1 / 0 : 1;
    }

    // EXPECT holds bits=3 objects=1
    static int classOfBoth(Rate r, Priced p) {
        return r.getClass() == p.getClass() && !(r instanceof Priced) ? 1 / 0 : 1;
    }

    // EXPECT violated arithmetic bits=3 objects=1
    static <T extends Rate & Priced> int bounded(T t) {
        return 1 / t.price();
    }
}
