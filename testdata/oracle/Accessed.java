/** What postconditions say of what was read, and of the calls that were made. */
public class Accessed {
    int v;
    int w;
    /*@ nullable @*/ Accessed next;
    static int count;
    static final int LIMIT = 2;

    // EXPECT holds
    //@ ensures \only_accessed(v);
    int readsIt() {
        w = 1;
        return v + LIMIT;
    }

    // EXPECT violated postcondition
    //@ ensures \only_accessed(w);
    int readsAnother() {
        return v;
    }

    // EXPECT violated postcondition
    //@ ensures \only_accessed(v);
    int ofAnother(Accessed o) {
        return o.v;
    }

    // EXPECT holds
    //@ ensures k > 0 || \only_accessed(\nothing);
    boolean onOneSide(int k) {
        return k > 0 && v == 0;
    }

    // EXPECT violated postcondition
    //@ ensures \only_accessed(\nothing);
    boolean onTheOther(int k) {
        return k > 0 || v == 0;
    }

    // EXPECT holds
    //@ ensures \only_accessed(next.v, next);
    int behindTheField() {
        return next == null ? 0 : next.v;
    }

    // EXPECT violated postcondition
    //@ ensures \only_accessed(next, next.v);
    int behindTheNewField(Accessed o) {
        next = o;
        return next.v;
    }

    // EXPECT violated postcondition
    //@ ensures \only_accessed(\nothing);
    void counts() {
        count++;
    }

    // EXPECT violated postcondition
    //@ ensures \only_accessed(\nothing);
    void adds() {
        v += 1;
    }

    // EXPECT holds
    //@ ensures \only_accessed(\nothing);
    int fresh(int k) {
        Accessed n = new Accessed();
        n.v = k;
        return n.v;
    }

    // EXPECT holds arrays=2
    //@ requires a.length == 2 && 0 <= i && i < 2;
    //@ ensures \only_accessed(a[i]);
    int element(int[] a, int i) {
        return a[i];
    }

    // EXPECT violated postcondition arrays=2
    //@ ensures \only_accessed(a[0]);
    int elements(int[] a) {
        int s = 0;
        for (int x : a) s ^= x;
        return s;
    }

    // EXPECT violated postcondition arrays=2
    //@ ensures \only_accessed(\nothing);
    int[] copied(int[] a) {
        return a.clone();
    }

    // EXPECT holds
    //@ ensures \only_accessed(v);
    //@ signals (RuntimeException e) \only_accessed(\nothing);
    int beforeItFails(int k) {
        if (k > 0)
            throw new RuntimeException();
        return v;
    }

    // EXPECT violated signals
    //@ ensures true;
    //@ signals (RuntimeException e) \only_accessed(\nothing);
    int beforeItFailed(Accessed o) {
        if (o.v > 0)
            throw new RuntimeException();
        return 0;
    }

    int get() {
        return v;
    }

    int twice() {
        return get() + get();
    }

    // EXPECT holds
    //@ ensures \only_accessed(v) && \only_called(get, Accessed.twice());
    int inACall() {
        return twice();
    }

    // EXPECT violated postcondition
    //@ ensures \only_called(twice);
    int callsWithin() {
        return twice();
    }

    // EXPECT holds
    //@ ensures k > 0 || \only_called(\nothing);
    boolean callsOnOneSide(int k) {
        return k > 0 && get() == 0;
    }

    // EXPECT holds
    //@ ensures \only_called(new Accessed, Accessed.get);
    int creates() {
        return new Accessed().get();
    }

    // EXPECT violated postcondition
    //@ ensures \only_called(get);
    int createsOne() {
        return new Accessed().get();
    }

    // EXPECT violated postcondition
    //@ ensures \only_called(get);
    boolean asks(Accessed o) {
        return o.getClass() == Accessed.class;
    }

    // EXPECT violated postcondition
    //@ ensures \only_called(get);
    int larger(int k) {
        return Math.max(k, get());
    }

    // EXPECT violated signals
    //@ ensures true;
    //@ signals (RuntimeException e) \only_accessed(w);
    void inAMessage(int k) {
        if (k > 0)
            throw new RuntimeException("" + v);
    }

    // EXPECT violated postcondition
    //@ ensures \only_accessed(\nothing);
    void printed() {
        System.out.println(v);
    }

    // EXPECT holds bits=8
    //@ ensures \only_called(Integer.intValue, Shape.sides());
    static int boxed(int k, Square s) {
        Integer b = k;
        return b + b.intValue() + s.sides();
    }

    // EXPECT violated postcondition
    //@ ensures \only_called(Square.sides);
    int overridden(Shape s) {
        return s.sides();
    }

    static abstract class Shape {
        abstract int sides();
    }

    static class Square extends Shape {
        int sides() { return 2; }
    }

    static class Point extends Shape {
        int sides() { return 1; }
    }
}
